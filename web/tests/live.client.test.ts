import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RefusedError, Transport } from '../src/lib/socket.ts'
import { TableStore } from '../src/lib/table.svelte.ts'
import { readings } from './readings.svelte.ts'

class Line implements Transport {
  onopen: Transport['onopen'] = null
  onmessage: Transport['onmessage'] = null
  onclose: Transport['onclose'] = null
  sent: { t: string; id: string }[] = []
  send(data: string): void {
    this.sent.push(JSON.parse(data) as { t: string; id: string })
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const info = (more: object = {}) => ({
  id: 't',
  game: 'g',
  phase: 'playing',
  away: 'pause',
  pause: { paused: false, needed: [0, 1] },
  seats: [
    { seat: 0, kind: 'human', name: 'Ana', you: true },
    { seat: 1, kind: 'human', name: 'Bia' },
  ],
  ...more,
})
const board = () => ({
  now: 1000,
  players: [{ dice: [{ face: 'key' }, { face: 'fire' }] }, { dice: [{ face: 'foot' }] }],
  can: [0, 1],
  held: [],
})
const view = () => ({ game: 'g', seat: 0, board: board(), waiting: [], decision: null, outcome: null })

interface Shown {
  now: number
  players: { dice: { face: string }[] }[]
  can: number[]
}

let line: Line
let table: TableStore
const shown = () => table.view?.board as unknown as Shown

beforeEach(() => {
  vi.useFakeTimers()
  line = new Line()
  table = new TableStore('t', () => (line = new Line()))
  ;(table as unknown as { socket: { open(): void } }).socket.open()
})
afterEach(() => void vi.useRealTimers())

const welcome = (more: object = {}) =>
  line.hear({ t: 'welcome', v: 1, table: info(), seats: [0], view: view(), now: 1000, ...more })

describe('a live table', () => {
  it('takes deltas into its view, with the time of the message', () => {
    const told: number[] = []
    const deltas: number[] = []
    table.onMoments((moments) => told.push(...moments.map((moment) => moment.v)))
    table.onDelta((delta) => deltas.push(delta.v))
    welcome()
    expect(table.live).toBe(true)
    line.hear({
      t: 'delta',
      v: 2,
      now: 1100,
      patch: { board: { players: { 0: { dice: { 1: { face: 'sword' } } } }, can: [0] } },
    })
    line.hear({ t: 'delta', v: 3, now: 1200, moments: [{ v: 3, told: [] }] })
    expect(shown().players[0]?.dice.map((die) => die.face)).toEqual(['key', 'sword'])
    expect(shown()).toMatchObject({ now: 1200, can: [0] })
    expect([told, deltas, table.version]).toEqual([[3], [2, 3], 3])
    line.hear({
      t: 'delta',
      v: 4,
      now: 1300,
      patch: { outcome: { winners: [0], reason: 'deck', scores: [1, 0] } },
      table: info({ phase: 'over', pause: null }),
    })
    expect(table.view?.outcome?.winners).toEqual([0])
    expect(table.info?.phase).toBe('over')
  })

  it('draws anew only what changed', () => {
    welcome()
    const seen = readings({
      mine: () =>
        shown()
          .players[0]?.dice.map((die) => die.face)
          .join(' '),
      theirs: () =>
        shown()
          .players[1]?.dice.map((die) => die.face)
          .join(' '),
      can: () => shown().can.join(' '),
    })
    line.hear({ t: 'delta', v: 2, now: 1100, patch: { board: { players: { 1: { dice: { 0: { face: 'heart' } } } } } } })
    flushSync()
    expect(seen.read).toEqual({ mine: ['key fire'], theirs: ['foot', 'heart'], can: ['0 1'] })
    line.hear({
      t: 'welcome',
      v: 9,
      since: 2,
      table: info(),
      seats: [0],
      view: { ...view(), board: { ...board(), can: [0, 2] } },
      now: 4000,
    })
    flushSync()
    expect(seen.read).toEqual({ mine: ['key fire'], theirs: ['foot', 'heart', 'foot'], can: ['0 1', '0 2'] })
    seen.stop()
  })

  it('fetches the whole after a gap', () => {
    welcome()
    line.hear({ t: 'delta', v: 4, now: 1100, patch: { board: { can: [] } } })
    expect(shown().can).toEqual([0, 1])
    expect(table.link).toBe('offline')
    vi.advanceTimersByTime(600)
    line.hear({
      t: 'welcome',
      v: 6,
      since: 1,
      table: info(),
      seats: [0],
      view: { ...view(), board: { ...board(), can: [7] } },
      now: 1300,
    })
    expect(shown().can).toEqual([7])
    expect(table.link).toBe('online')
  })

  it('knows what each person of a shared screen sees', () => {
    const both = info({
      seats: [
        { seat: 0, kind: 'human', you: true },
        { seat: 1, kind: 'human', you: true },
      ],
      hot_seat: true,
    })
    welcome({ table: both, seats: [0, 1], views: { 0: view(), 1: view() } })
    table.seat = 1
    line.hear({ t: 'delta', v: 2, now: 1100, patch: {}, patches: { 1: { board: { can: [5] } } } })
    expect(shown().can).toEqual([5])
    table.seat = 0
    expect(shown().can).toEqual([0, 1])
  })

  it('counts the time on while it passes, and not while it is paused', () => {
    welcome()
    vi.advanceTimersByTime(250)
    expect(table.gameNow()).toBeCloseTo(1250)
    expect(table.paused).toBe(false)
    line.hear({
      t: 'update',
      v: 2,
      now: 1250,
      table: info({ pause: { paused: true, why: 'asked', wanted: [], needed: [0, 1] } }),
    })
    expect(table.paused).toBe(true)
    vi.advanceTimersByTime(10_000)
    expect(table.gameNow()).toBeCloseTo(1250)
    line.hear({
      t: 'update',
      v: 3,
      now: 1250,
      table: info({ pause: { paused: true, why: 'asked', wanted: [0, 1], needed: [0, 1], starts_in: 3000 } }),
    })
    expect(table.goesOnAt - performance.now()).toBeCloseTo(3000)
    vi.advanceTimersByTime(3000)
    expect(table.gameNow()).toBeCloseTo(1250)
    line.hear({ t: 'update', v: 4, now: 1250, table: info() })
    expect(table.goesOnAt).toBe(0)
    vi.advanceTimersByTime(40)
    expect(table.gameNow()).toBeCloseTo(1290)
    line.hear({ t: 'delta', v: 5, now: 1300, table: info({ phase: 'over' }) })
    vi.advanceTimersByTime(5000)
    expect(table.gameNow()).toBeCloseTo(1300)
  })
})

describe('acting in a live game', () => {
  it('is sent at once, several at a time, and resolves when done', async () => {
    welcome()
    const both = Promise.all([table.act(0, 0), table.act(0, 1032)])
    expect(line.sent).toMatchObject([
      { t: 'answer', seat: 0, decision: 0, action: 0 },
      { t: 'answer', action: 1032 },
    ])
    expect(table.answering).toBe(false)
    line.hear({ t: 'ack', id: line.sent[1]?.id, v: 2 })
    line.hear({ t: 'ack', id: line.sent[0]?.id, v: 3 })
    await expect(both).resolves.toEqual([undefined, undefined])
  })

  it('rejects with the words of a refusal, and pins no note', async () => {
    welcome()
    const done = table.act(0, 0)
    line.hear({ t: 'refused', id: line.sent[0]?.id, words: { key: 'refuse-hot', params: { ms: 120 } }, rule: 'RO-R8' })
    await expect(done).rejects.toMatchObject({
      words: { key: 'refuse-hot', params: { ms: 120 } },
      rule: 'RO-R8',
      late: false,
    })
    expect(table.refusal).toBeNull()
  })

  it('is sent again after a blink, and given up after two seconds', async () => {
    welcome()
    line.onclose?.({})
    const soon = table.act(0, 1)
    vi.advanceTimersByTime(600)
    line.hear({ t: 'welcome', v: 1, since: 1, table: info(), seats: [0], view: view(), now: 1600 })
    expect(line.sent).toMatchObject([{ t: 'answer', action: 1 }])
    line.hear({ t: 'ack', id: line.sent[0]?.id, v: 2 })
    await soon
    line.onclose?.({})
    const late = table.act(0, 2).catch((error: RefusedError) => error)
    vi.advanceTimersByTime(2000)
    expect(await late).toMatchObject({ late: true })
    line.hear({ t: 'welcome', v: 1, since: 1, table: info(), seats: [0], view: view(), now: 4000 })
    expect(line.sent).toEqual([])
  })
})

describe('talking', () => {
  it('shows at the chat why it was refused, until something is said', async () => {
    welcome()
    const said = table.talk.say('psst')
    line.hear({ t: 'refused', id: line.sent[0]?.id, words: { key: 'refuse-silence' }, rule: 'RO-R70' })
    await said
    expect(table.refusal).toBeNull()
    expect(table.talk.hushed).toMatchObject({ words: { key: 'refuse-silence' }, rule: 'RO-R70' })
    const emote = table.talk.emote('clap')
    line.hear({ t: 'ack', id: line.sent[1]?.id, v: 1 })
    await emote
    expect(table.talk.hushed).toBeNull()
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { Transport } from '../src/lib/socket.ts'
import { mergeChat, mySeats } from '../src/lib/messages.ts'
import { TableStore } from '../src/lib/table.svelte.ts'
import type { Effect } from '../src/protocol.ts'
import { canTouch, choicesFor, type Decision, maskOf, previewOf } from '../src/lib/view.ts'

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

const place = (seat: number, more: object = {}) => ({ seat, kind: 'human', name: `P${seat}`, ...more })
const info = (more: object = {}) => ({
  id: 't',
  game: 'g',
  phase: 'playing',
  seats: [place(0, { you: true }), place(1)],
  ...more,
})
const view = (id: number | null, waiting: number[] = [0]) => ({
  game: 'g',
  seat: 0,
  board: {},
  waiting,
  decision: id === null ? null : { id, kind: 'k', text: 'ask', rule: 'R', choices: [{ action: 1, label: 'do' }] },
  outcome: null,
})

let line: Line
let table: TableStore

beforeEach(() => {
  globalThis.addEventListener ??= () => undefined
  line = new Line()
  table = new TableStore('t', () => line)
  // The socket alone: there is no page here to listen to.
  ;(table as unknown as { socket: { open(): void } }).socket.open()
})

const welcome = (more: object = {}) =>
  line.hear({ t: 'welcome', v: 1, table: info(), seats: [0], view: view(5), ...more })

describe('TableStore', () => {
  it('does not ask again what has just been answered, and asks anew after an undo', async () => {
    welcome()
    expect(table.decision?.id).toBe(5)
    const done = table.answer(1)
    expect(table.answering).toBe(true)
    line.hear({ t: 'ack', id: line.sent[0]?.id, v: 2 })
    await done
    expect(table.answering).toBe(false)
    expect(table.decision).toBeNull()
    line.hear({ t: 'update', v: 2, view: view(null, [1]) })
    expect(table.decision).toBeNull()
    line.hear({ t: 'update', v: 3, view: view(5) })
    expect(table.decision?.id).toBe(5)
  })

  it('knows which moves are my own', async () => {
    const own: boolean[] = []
    const push = table.playback.push.bind(table.playback)
    table.playback.push = (shown, told, mine) => {
      own.push(mine ?? false)
      push(shown, told, mine)
    }
    welcome()
    const done = table.answer(1)
    line.hear({ t: 'update', v: 2, view: view(null, [1]), moments: [{ v: 2, told: [] }] })
    line.hear({ t: 'ack', id: line.sent[0]?.id, v: 2 })
    await done
    line.hear({ t: 'update', v: 3, view: view(7), moments: [{ v: 3, told: [] }] })
    const again = table.answer(1)
    line.hear({ t: 'ack', id: line.sent[1]?.id, v: 4 })
    await again
    line.hear({ t: 'update', v: 4, view: view(null, [1]), moments: [{ v: 4, told: [] }] })
    expect(own).toEqual([false, true, false, true])
  })

  it('shows a refusal until the next command', async () => {
    welcome()
    const done = table.answer(1)
    line.hear({ t: 'refused', id: line.sent[0]?.id, words: { key: 'refuse-stale' }, rule: 'R1' })
    await done
    expect(table.refusal).toMatchObject({ words: { key: 'refuse-stale' }, rule: 'R1' })
    expect(table.decision?.id).toBe(5)
    void table.answer(1)
    expect(table.refusal).toBeNull()
  })

  it('keeps the view and undo when only the table changes', () => {
    welcome({ undo: { reach: 1, blocked_by: 'roll' } })
    line.hear({ t: 'update', v: 2, table: info({ watchers: 3 }) })
    expect(table.view).not.toBeNull()
    expect(table.undoInfo?.reach).toBe(1)
    expect(table.info?.watchers).toBe(3)
  })

  it('learns its seats from the table', () => {
    welcome()
    line.hear({ t: 'update', v: 2, table: info({ seats: [place(0), place(1, { you: true })] }) })
    expect(table.mine).toEqual([1])
    expect(table.seat).toBe(1)
    expect(mySeats({ ...info(), seats: [place(0, { you: true, left: true })] })).toEqual([])
  })

  it('tells moments as they happen, and after a resume those that were missed, but not a whole log', () => {
    const told: number[] = []
    table.onMoments((moments) => told.push(...moments.map((moment) => moment.v)))
    welcome({ log: [{ v: 1, told: [] }] })
    expect(told).toEqual([])
    line.hear({ t: 'update', v: 2, moments: [{ v: 2, told: [] }] })
    line.hear({
      t: 'welcome',
      v: 4,
      since: 2,
      table: info(),
      seats: [0],
      view: view(6),
      log: [
        { v: 3, told: [] },
        { v: 4, told: [] },
      ],
    })
    expect(told).toEqual([2, 3, 4])
    expect(table.log.map((moment) => moment.v)).toEqual([1, 2, 3, 4])
  })

  it('covers the screen between two people who see secrets', () => {
    const both = info({ seats: [place(0, { you: true }), place(1, { you: true })], hot_seat: true })
    const views = (asked: number) => ({
      '0': view(asked === 0 ? 7 : null, [asked]),
      '1': view(asked === 1 ? 7 : null, [asked]),
    })
    line.hear({ t: 'welcome', v: 1, table: both, seats: [0, 1], view: view(null, [0]), views: views(0), secret: [0] })
    expect(table.passTo).toBe(0)
    expect(table.covered).toBe(true)
    table.lookThrough(0)
    expect(table.passTo).toBeNull()
    expect(table.decision?.id).toBe(7)
    line.hear({ t: 'update', v: 2, view: view(null, [1]), views: views(1), secret: [0] })
    expect(table.passTo).toBe(1)
    expect(table.covered).toBe(true)
    expect(table.decision).toBeNull()
    table.lookThrough(1)
    line.hear({ t: 'update', v: 3, view: view(null, [0]), views: views(0) }) // nobody sees anything secret any more
    expect(table.seat).toBe(0)
    expect(table.covered).toBe(false)
  })

  it('asks what takes nothing hidden without covering the screen, on a board that hides everything', () => {
    const both = info({ seats: [place(0, { you: true }), place(1, { you: true })], hot_seat: true })
    const seen = (asked: number, id: number, uncovered = false) => {
      const own = view(id, [asked])
      if (uncovered) Object.assign(own.decision as object, { uncovered })
      const mine = { ...own, board: { of: asked } }
      const other = { ...view(null, [asked]), board: { of: 1 - asked } }
      return {
        view: { ...view(null, [asked]), board: { of: null } },
        views: { [asked]: mine, [1 - asked]: other },
        secret: [0, 1],
      }
    }
    line.hear({ t: 'welcome', v: 1, table: both, seats: [0, 1], ...seen(0, 7) })
    expect(table.covered).toBe(true)
    table.lookThrough(0)
    expect([table.covered, table.veiled, table.view?.board]).toEqual([false, false, { of: 0 }])
    line.hear({ t: 'update', v: 2, ...seen(1, 8, true) })
    expect([table.seat, table.covered, table.veiled, table.decision?.id]).toEqual([1, false, true, 8])
    expect(table.view?.board).toEqual({ of: null })
    line.hear({ t: 'update', v: 3, ...seen(0, 9) }) // back to whoever holds the screen
    expect([table.seat, table.covered, table.veiled, table.view?.board]).toEqual([0, false, false, { of: 0 }])
    line.hear({ t: 'update', v: 4, ...seen(1, 10, true) })
    line.hear({ t: 'update', v: 5, ...seen(1, 11) }) // and now the other's own turn
    expect([table.passTo, table.covered]).toEqual([1, true])
    table.lookThrough(1)
    expect([table.covered, table.veiled, table.view?.board]).toEqual([false, false, { of: 1 }])
  })

  it('does not ask what an order of mine is about to answer', () => {
    const order = { seat: 0, kind: 'react', until: 'match' }
    welcome({ standing: [{ ...order, answers: 5 }] })
    expect([table.decision, table.question]).toEqual([null, null])
    line.hear({ t: 'update', v: 2, view: view(5), standing: [{ ...order, answers: 0 }] })
    expect(table.decision?.id).toBe(5)
  })

  it('knows how long an offer waits, and asks for more', () => {
    welcome({ windows: [{ seat: 0, decision: 5, closes_in: 9000, whole: 15000, more: true }] })
    expect(table.window?.at).toBeGreaterThan(performance.now())
    void table.wantMoreTime()
    expect(line.sent.at(-1)).toMatchObject({ t: 'more-time', seat: 0, decision: 5 })
    line.hear({ t: 'update', v: 2, view: view(6) })
    expect(table.window).toBeNull()
  })

  it('joins chat without doubling it', () => {
    const said = (at: number) => ({ at, name: 'x', seat: null, text: String(at) })
    expect(mergeChat([said(1), said(2)], [said(1), said(2), said(3)]).map((one) => one.at)).toEqual([1, 2, 3])
  })
})

describe('decisions', () => {
  const decision: Decision = {
    id: 1,
    kind: 'keep',
    text: '',
    rule: '',
    pick: 'subset',
    items: ['die:0', 'die:1', 'die:2'],
    choices: [{ action: 9, label: 'x', refs: ['card:4'] }],
  }

  it('sums the bits of the chosen items', () => {
    expect(maskOf(decision, ['die:0', 'die:2'])).toBe(5)
    expect(maskOf(decision, [])).toBe(0)
  })

  it('reads what a choice of items would give from the question', () => {
    const stars = { kind: 'stars', seat: 0, n: 2 } as Effect
    const asked: Decision = { ...decision, preview: { outcomes: [[], [stars]], by_mask: [0, 0, 0, 0, 0, 1, 0, 0] } }
    expect(previewOf(asked, ['die:0', 'die:2'])).toEqual([stars])
    expect(previewOf(asked, ['die:0'])).toEqual([])
    expect(previewOf(decision, ['die:0'])).toBeNull()
  })

  it('knows what can be touched', () => {
    expect(canTouch(decision, 'die:1')).toBe(true)
    expect(canTouch(decision, 'card:4')).toBe(true)
    expect(canTouch(decision, 'card:5')).toBe(false)
    expect(choicesFor(decision, 'card:4')).toHaveLength(1)
    expect(canTouch(null, 'die:1')).toBe(false)
  })
})

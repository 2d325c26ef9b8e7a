import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { arrange } from '../src/games/keep-the-heroes-out/model/arrange.ts'
import { clamped, fitted, scaleFor, shown, windowOf, zoomed } from '../src/games/keep-the-heroes-out/model/camera.ts'
import { hang } from '../src/games/keep-the-heroes-out/model/corners.ts'
import { around, doorsBetween, FLOOR, sizeOf, tileAt } from '../src/games/keep-the-heroes-out/model/grid.ts'
import { linesOf, nameOn } from '../src/games/keep-the-heroes-out/model/lettering.ts'
import { knows } from '../src/games/keep-the-heroes-out/model/pace.ts'
import * as carrying from '../src/games/keep-the-heroes-out/model/pick.ts'
import * as picking from '../src/lib/pick.ts'
import { NOTHING, progressed, storyOf } from '../src/games/keep-the-heroes-out/model/steps.ts'
import { applied, roomIn } from '../src/games/keep-the-heroes-out/model/told.ts'
import { verbOf } from '../src/games/keep-the-heroes-out/model/verbs.ts'
import type { Board, HeroFace, MonsterFace, RoomFace, RoomId } from '../src/games/keep-the-heroes-out/model/types.ts'
import type { Choice, Told } from '../src/protocol.ts'

const pick = { ...picking, ...carrying }

const people = '../../src/ludoteca/games/keep_the_heroes_out/people/'
const events = readFileSync(new URL(`${people}events.py`, import.meta.url), 'utf8')

const hero = (n: number, change: Partial<HeroFace> = {}): HeroFace => ({
  ref: `hero:${n}`,
  like: `hero:${n}`,
  hero: 'mage',
  awake: false,
  stage: 'asleep',
  vitality: 1,
  left: 1,
  next: { key: '', params: {} },
  why: [],
  ...change,
})

const rat = (n: number, wounds = 0): MonsterFace => ({
  ref: `monster:5.${n}`,
  like: 'monster:5.0',
  clan: 0,
  seat: 0,
  wounds,
  vitality: 1,
})

const WALLS = { north: 'wall', east: 'wall', south: 'wall', west: 'wall' } as const

const room = (id: RoomId, x: number, y: number, change: Partial<RoomFace> = {}): RoomFace => ({
  ref: `room:${id}`,
  room: id,
  type: 'eye',
  place: 0,
  x,
  y,
  edges: { ...WALLS },
  makes: null,
  sells: null,
  price: null,
  works: true,
  tokens: [],
  portal: null,
  treasure: null,
  monsters: [],
  heroes: [],
  distance: 1,
  next_room: [],
  coming: 0,
  marks: [],
  ...change,
})

/** What the rules of the picture look at; the rest of a board does not matter here. */
const board = (rooms: RoomFace[]): Board =>
  ({ rooms, clans: [{ clan: 'ratfolk', index: 0, seat: 0, vitality: 1 }], scenario: {}, phase: 4 }) as unknown as Board

const word = (key: string, ref: string) => ({ key, params: { ref } })
const told = (kind: string, params: Record<string, unknown> = {}): Told => ({ kind, rule: '', params })
const at = (id: RoomId) => word(`at-${id}`, `room:${id}`)
const someone = (n: number) => word('class-mage', `hero:${n}`)

const choice = (action: number, ...refs: string[]): Choice => ({ action, label: 'do', refs })

describe('the drawing of a dungeon', () => {
  const rooms = [room('vault', 1, 1), room('forge', 2, 1), room('study', 1, 2)]

  it('is as large as its grid, and knows what lies around its tiles', () => {
    const grid = { columns: 4, rows: 3 }
    expect(around(rooms, grid).width).toBeLessThan(sizeOf(grid).width)
    expect(around([], grid)).toEqual({ x: 0, y: 0, ...sizeOf(grid) })
  })

  it('has footprints on open ways to where one may go', () => {
    const passage = (one: RoomId, other: RoomId, bricked = false) => ({
      ref: `passage:${one}.${other}`,
      rooms: [one, other],
      vertical: false,
      bricked,
    })
    const ways = [passage('vault', 'forge'), passage('study', 'vault', true), passage('forge', 'study')]
    expect(doorsBetween(ways, 'vault', new Set(['forge', 'study'])).map((way) => way.ref)).toEqual([
      'passage:vault.forge',
    ])
  })

  it.each([1, 3, 5, 8, 12, 20])('keeps %i figures on the floor of their room', (n) => {
    const full = room('study', 0, 0, {
      heroes: Array.from({ length: Math.floor(n / 2) }, (_, i) => hero(i)),
      monsters: Array.from({ length: Math.ceil(n / 2) }, (_, i) => rat(i)),
      treasure: { ref: 'treasure:study', value: 3, odds: null },
      tokens: (['coin', 'book', 'frog', 'bone', 'trap'] as const).map((token) => ({ ref: token, token, n: 2 })),
      portal: 'completed',
    })
    const { heroes, monsters, tokens } = arrange(full)
    const all = [...heroes, ...monsters]
    expect(all.reduce((sum, one) => sum + one.n, 0)).toBe(n)
    for (const { x, y, size } of all) {
      expect(x - size / 2).toBeGreaterThan(-8)
      expect(x + size / 2).toBeLessThan(FLOOR.width + 8)
      expect(y).toBeLessThan(FLOOR.height)
    }
    expect(new Set(tokens.map(({ x }) => x)).size).toBe(5)
  })

  it('writes long words in two lines, and long names smaller', () => {
    expect(linesOf('holds the Treasure of value 3', 12.5, 130)).toHaveLength(2)
    expect(nameOn('Beast Trainer', 100).size).toBeLessThan(nameOn('Forge', 100).size)
    expect(nameOn('Beast Trainer', 100).lines).toHaveLength(1)
    const long = nameOn('Treinador de Feras', 90)
    expect(long.lines).toEqual(['Treinador', 'de Feras'])
    expect(long.size).toBeGreaterThanOrEqual(13)
    expect(nameOn('Unteilbarkeitsraum', 90).size).toBeLessThan(13)
  })
})

describe('the camera', () => {
  const box = { x: 0, y: 0, width: 800, height: 600 }
  const frame = { width: 400, height: 200 }

  it('fits all of it, or comes as near as it is told', () => {
    expect(fitted(box, frame).scale).toBeCloseTo(1 / 3)
    expect(fitted(box, frame, 0.8).scale).toBe(0.8)
  })

  it('never shows what is beyond the edge, and keeps a point where it is while it comes nearer', () => {
    const near = clamped({ scale: 1, x: 300, y: -900 }, box, frame)
    expect(near.x).toBeCloseTo(0)
    expect(near.y).toBe(-400)
    const middle = { x: 100, y: 50 }
    const zoom = zoomed({ scale: 1, x: 0, y: 0 }, 2, middle, [0.2, 3])
    expect((middle.x - zoom.x) / zoom.scale).toBe(100)
  })

  it('moves as little as will do', () => {
    const still = { scale: 1, x: 0, y: 0 }
    expect(shown(still, { x: 20, y: 20, width: 50, height: 50 }, frame)).toEqual(still)
    expect(windowOf(shown(still, { x: 500, y: 0, width: 100, height: 50 }, frame), frame).x).toBeGreaterThan(100)
  })

  it('steps back for what is too large to be seen whole, and comes near again', () => {
    const frame = { width: 390, height: 320 }
    expect(scaleFor({ x: 0, y: 0, width: 180, height: 180 }, frame, [0.4, 0.84])).toBe(0.84)
    const far = scaleFor({ x: 0, y: 0, width: 540, height: 360 }, frame, [0.4, 0.84])
    expect(far * 540).toBeLessThan(frame.width)
    expect(far * 540).toBeGreaterThan(0.9 * frame.width)
    expect(scaleFor({ x: 0, y: 0, width: 2000, height: 360 }, frame, [0.4, 0.84])).toBe(0.4)
  })

  it('hangs signs where no room is', () => {
    const rooms = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]
    const spot = hang({ width: 90, height: 80 }, { width: 460, height: 420 }, { scale: 1, x: 0, y: 0 }, rooms, [])
    const free = tileAt(1, 1)
    expect(spot.x).toBeGreaterThanOrEqual(free.x)
    expect(spot.y).toBeGreaterThanOrEqual(free.y)
    expect(spot.free).toBe(true)
    const large = hang({ width: 300, height: 80 }, { width: 460, height: 420 }, { scale: 1, x: 0, y: 0 }, rooms, [])
    expect(large.free).toBe(false)
  })
})

describe('picking step by step', () => {
  const choices = [
    choice(0, 'pass'),
    choice(1, 'icon:move', 'monster:5.0', 'room:forge', 'carry:nothing'),
    choice(2, 'icon:move', 'monster:5.0', 'room:forge', 'token:vault.coin'),
    choice(3, 'icon:move', 'monster:5.0', 'room:study', 'carry:nothing'),
    choice(4, 'icon:move', 'monster:5.4', 'room:forge', 'carry:nothing'),
    choice(5, 'icon:activate', 'room:forge', 'loot:2'),
  ]

  it('offers what tells choices apart, and in the end all of the one that is left', () => {
    const open = pick.pickable(choices, [])
    expect(open.has('room:forge') && open.has('monster:5.0') && open.has('icon:activate')).toBe(true)
    expect(pick.pickable(choices, ['monster:5.4'])).toEqual(new Set(['icon:move', 'room:forge', 'carry:nothing']))
  })

  it('makes one answer of a Monster, a room and what is carried', () => {
    const picked = ['monster:5.0', 'room:forge']
    const fitting = pick.fitting(choices, picked)
    expect(pick.carriesOf(fitting)).toEqual(['nothing', 'coin'])
    expect(pick.withCarried(fitting, 'nothing').map(({ action }) => action)).toEqual([1])
    expect(pick.withCarried(fitting, 'coin').map(({ action }) => action)).toEqual([2])
    expect(pick.withCarried(choices, 'coin').map(({ action }) => action)).toEqual([0, 2, 3, 4, 5])
  })

  it('knows the answer that is all that was picked', () => {
    const renew = [choice(1, 'card:7', 'loot:0'), choice(2, 'card:7', 'loot:0', 'loot:3')]
    expect(pick.exactly(renew, ['card:7', 'loot:0'])?.action).toBe(1)
    expect(pick.exactly(renew, ['loot:3', 'loot:0', 'card:7'])?.action).toBe(2)
    expect(pick.exactly(renew, ['card:7'])).toBeNull()
  })

  it('tells where a choice leads, and what kind of deed it is', () => {
    expect(pick.targetOf(choices[1] as Choice)).toBe('room:forge')
    expect(verbOf(choices[1] as Choice).icon).toBe('footprint')
    expect(verbOf(choice(8, 'icon:resource.book', 'room:forge')).key).toBe('icon:resource.book')
    expect(verbOf(choice(9, 'icon:activate', 'plan:0', 'place:210', 'turn:0', 'value:1')).key).toBe('build')
  })
})

describe('the eight steps', () => {
  const run = (...all: Told[]) => all.reduce(progressed, NOTHING)
  const states = (progress: typeof NOTHING) => progress.steps.map((line) => line.state[0]).join('')
  const card = told('guild-card', { card: word('guild-hero', 'guild:3'), number: 1, of: 2 })
  const comes = (n: number, id: RoomId) => told('hero-comes', { hero: someone(n), room: at(id) })

  it('are done, skipped with a reason, or to come', () => {
    const attack = told('hero-attacks', { hero: someone(12), room: at('forge') })
    const progress = run(card, comes(12, 'forge'), comes(13, 'study'), attack)
    expect(states(progress)).toBe('dsssnttt')
    expect(progress.steps[2]?.skipped).toBe('no-trap')
    expect([progress.hero, progress.room, progress.number, progress.of]).toEqual(['hero:12', 'forge', 1, 2])
    expect(storyOf(progress).map(({ kind }) => kind)).toEqual(['hero-comes', 'hero-attacks'])
  })

  it('begin again with the third for who has charged, and with the second for another Hero', () => {
    const charge = told('charged', { hero: someone(12), from: at('forge'), to: at('vault') })
    const wakes = told('inspired', { hero: someone(3), by: someone(12), room: at('vault') })
    const charged = run(card, comes(12, 'forge'), charge)
    expect(charged.room).toBe('vault')
    expect(states(progressed(charged, wakes))).toBe('dssntttt')
    const other = told('waited', { hero: someone(13), room: at('study') })
    expect(states(progressed(charged, other))).toBe('dsssssnt')
  })

  it('keep the card that brought each Hero, also while another one is sent to the Cells', () => {
    const sent = told('sent-card', { card: word('guild-hero', 'guild:9') })
    const wait = told('waited', { hero: someone(12), room: at('forge') })
    const progress = run(card, comes(12, 'forge'), sent, comes(20, 'cells'), wait)
    expect(progress.card).toBe(card)
    expect(run(card, comes(12, 'forge'), sent, comes(20, 'cells')).card).toBe(sent)
  })
})

describe('what an event changes in the picture', () => {
  const before = board([
    room('forge', 0, 0, { monsters: [rat(0)], tokens: [{ ref: 'token:forge.coin', token: 'coin', n: 2 }] }),
    room('vault', 1, 0, { heroes: [hero(7)] }),
    room('study', 2, 0, { treasure: { ref: 'treasure:study', value: 3, odds: null } }),
  ])
  const find = (after: Board, id: RoomId) => after.rooms.find((one) => one.room === id) as RoomFace
  const later = [told('turn'), ...(['forge', 'vault', 'study'] as const).map((id) => told('x', { room: at(id) }))]
  const play = (event: Told) => applied(before, event, later, before)

  it('moves a Monster with what it carries', () => {
    const monster = word('monster-ratfolk', 'monster:5.0')
    const token = { key: 'carrying-coin', params: {} }
    const after = play(told('moved', { monster, from: at('forge'), to: at('vault'), token }))
    expect(find(after, 'vault').monsters).toHaveLength(1)
    expect(find(after, 'vault').tokens[0]?.n).toBe(1)
    expect(find(after, 'forge').tokens[0]?.n).toBe(1)
  })

  it('brings, wakes, moves and removes Heroes, and Treasures', () => {
    expect(find(play(told('hero-comes', { hero: someone(9), room: at('study') })), 'study').heroes[0]?.awake).toBe(true)
    expect(find(play(told('inspired', { hero: someone(7), room: at('vault') })), 'vault').heroes[0]?.awake).toBe(true)
    const charge = told('charged', { hero: someone(7), from: at('vault'), to: at('forge') })
    expect(find(play(charge), 'forge').heroes).toHaveLength(1)
    expect(find(play(told('killed', { hero: someone(7), room: at('vault') })), 'vault').heroes).toEqual([])
    expect(find(play(told('pillaged', { hero: someone(7), room: at('study') })), 'study').treasure).toBeNull()
  })

  it('takes a room from the view that follows once nothing more happens there', () => {
    const end = board([room('forge', 0, 0), room('vault', 1, 0), room('study', 2, 0)])
    const after = applied(before, told('waited', { hero: someone(7), room: at('vault') }), [], end)
    expect(find(after, 'vault').heroes).toEqual([])
    expect(find(after, 'forge').monsters).toHaveLength(1)
  })

  it('reads rooms by their ref, and by their name', () => {
    expect(roomIn(told('x', { room: at('forge') }))).toBe('forge')
    expect(roomIn(told('x', { room: { key: 'room-study' } }))).toBe('study')
    expect(roomIn(told('x'))).toBeNull()
  })

  it('has a length for every event', () => {
    const kinds = [...events.matchAll(/^ {4}"([a-z-]+)": EventKind/gm)].map((found) => found[1] as string)
    expect(kinds.length).toBeGreaterThan(60)
    expect(kinds.filter((kind) => !knows(kind))).toEqual([])
  })
})

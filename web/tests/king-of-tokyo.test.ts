import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawnDice, lastTurn } from '../src/games/king-of-tokyo/model/how.ts'
import { effectOn, hitsIn } from '../src/games/king-of-tokyo/model/outcome.ts'
import { burstAt, FIGURE_RATIO, spotsOf } from '../src/games/king-of-tokyo/model/places.ts'
import { applied, lengthOf, travelsOf, wordIn } from '../src/games/king-of-tokyo/model/told.ts'
import { byFace, inCommon } from '../src/games/king-of-tokyo/model/turning.ts'
import type { Board, Face, Monster } from '../src/games/king-of-tokyo/model/types.ts'
import type { Frame, Told } from '../src/protocol.ts'

const events = readFileSync(new URL('../../src/ludoteca/games/king_of_tokyo/people/events.py', import.meta.url), 'utf8')

function monster(seat: number, change: Partial<Monster> = {}): Monster {
  return {
    ref: `seat:${seat}`,
    seat,
    monster: 'gigazaur',
    figure: 'giga',
    color: '#fff',
    hearts: 8,
    max_hearts: 10,
    stars: 5,
    energy: 3,
    place: 'outside',
    poison: 0,
    shrink: 0,
    alive: true,
    wings: false,
    cards: [],
    ...change,
  }
}

function board(monsters: Monster[], dice = ''): Board {
  const faces = dice.split(' ').filter(Boolean) as Face[]
  return {
    step: 'roll',
    turn: 0,
    turns: 3,
    target: 20,
    monsters,
    bay_open: monsters.length > 4,
    dice: faces.map((face, at) => ({ ref: `die:${at}`, face, green: false, kept: false })),
    rolls: 3,
    rolls_left: 1,
    market: [],
    deck: 40,
    discard: [],
    extra_turns: [],
    next: 1,
    reason: '',
  }
}

describe('how the last turn went', () => {
  const told = (kind: string, params: object): Told => ({
    kind,
    rule: 'KOT-R27',
    params: { seat: { seat: 0 }, ...params },
  })
  const frame = (...events: Told[]): Frame => ({ v: 1, seat: 0, told: events, view: {} })
  const turn = told('turn', {})
  const threes = (count: number) => told('stars-dice', { n: count, count, face: ['face-3', {}], stars: 12 + count })
  const entered = told('entered', { place: ['place-city', {}], n: 1, stars: 18 })

  it('draws every die that counted', () => {
    for (const count of [3, 4, 5, 6, 8]) {
      const how = lastTurn([frame(told('stars-card', { n: 12, stars: 12 })), frame(turn, threes(count))], 0, 12 + count)
      expect(how.from).toBe(12)
      expect(drawnDice(how.gains, true)).toEqual([count])
      expect(drawnDice(how.gains, false)).toEqual([count])
    }
  })

  it('draws one with its number where other gains need the room, and nothing for those', () => {
    const { gains } = lastTurn([frame(turn, threes(5), entered)], 0, 18)
    expect(drawnDice(gains, true)).toEqual([1, 0])
    expect(drawnDice(gains, false)).toEqual([5, 0])
    expect(gains[0]?.count).toBe(5)
  })
})

describe('cards that turn a die', () => {
  const to = (action: number, face: string, energy: number) => ({
    action,
    label: 'do-change',
    params: { face: [`face-${face}`, {}] },
    outcome: [
      { kind: 'stars', seat: 0, n: 2, after: 7 },
      { kind: 'energy', seat: 0, n: energy, after: 3 + energy },
    ],
  })
  const [free, dear, other] = [to(1, '3', 1), to(2, '3', -1), to(3, 'claw', -1)] as const

  it('stand together where they lead to the same face', () => {
    expect(byFace([free, other, dear])).toEqual([[free, dear], [other]])
  })

  it('promise together only what each of them gives', () => {
    expect(inCommon([free, dear]).map((effect) => effect.kind)).toEqual(['stars'])
    expect(inCommon([dear])).toEqual(dear.outcome)
  })
})

describe('what a choice leads to', () => {
  const effects = [
    { kind: 'stars', seat: 0, n: 3, after: 8 },
    { kind: 'hearts', seat: 1, n: -2, after: 6 },
    { kind: 'falls', seat: 2, n: -1 },
    { kind: 'hearts', seat: 0, n: -1, after: 7 },
  ]

  it('is read as the question tells it: whom else it hurts, and who falls', () => {
    expect(hitsIn(effects, 0)).toEqual([
      { seat: 1, n: 2, fells: false },
      { seat: 2, n: 1, fells: true },
    ])
    const choice = { action: 1, label: 'do-stop', outcome: effects }
    expect(effectOn(choice, 'stars', 0)?.after).toBe(8)
    expect(effectOn(choice, 'energy', 0)).toBeUndefined()
  })
})

describe('events', () => {
  const told = (kind: string, params: Record<string, unknown>) => ({ kind, rule: 'KOT-R1', params })

  it('every kind that the game declares has its length', () => {
    const table = board([monster(0)])
    for (const [, kind] of events.matchAll(/^ {4}"([a-z-]+)": EventKind/gm)) {
      const one = told(kind as string, { seat: { seat: 0 }, n: 1 })
      expect(lengthOf(one), kind).toBeGreaterThan(0)
      expect(applied(table, one, [], table).monsters).toEqual(table.monsters)
    }
  })

  it('bring their numbers, and what they do not tell comes from the view that follows', () => {
    const before = board([monster(0, { stars: 19 }), monster(1, { place: 'city' })])
    const end = board([monster(0, { stars: 20, place: 'city' }), monster(1, { hearts: 4, place: 'outside' })])
    const story = [
      told('stars-dice', { seat: { seat: 0 }, n: 3, stars: 20 }),
      told('hurt', { seat: { seat: 1 }, n: 4, by: { seat: 0 }, hearts: 4 }),
      told('yielded', { seat: { seat: 1 }, to: { seat: 0 } }),
      told('entered', { seat: { seat: 0 }, place: { key: 'place-city' }, stars: 20 }),
    ]
    const seen = story.reduce<Board[]>(
      (boards, one, at) => [...boards, applied(boards.at(-1) ?? before, one, story.slice(at + 1), end)],
      [],
    )
    expect(seen.map((now) => now.monsters[0]?.stars)).toEqual([20, 20, 20, 20]) // capped by the rules alone
    expect(seen.map((now) => now.monsters[1]?.hearts)).toEqual([8, 4, 4, 4])
    expect(seen.map((now) => now.monsters[1]?.place)).toEqual(['city', 'city', 'outside', 'outside'])
    const rolled = told('rolled', { seat: { seat: 1 }, dice: { dice: ['1', 'claw'] }, mask: 0 })
    expect(applied(before, rolled, [], end).dice.map((die) => die.face)).toEqual(['1', 'claw'])
  })

  it('let things travel from what causes them to what they change', () => {
    const claws = told('hurt', { seat: { seat: 1 }, n: 2, by: { seat: 0 }, cause: { key: 'cause-claws' }, hearts: 6 })
    expect(travelsOf(claws)).toMatchObject([{ from: ['figure:0', 'seat:0'], to: ['figure:1', 'seat:1'], n: 2 }])
    const poison = told('hurt', { seat: { seat: 1 }, n: 1, by: { seat: 1 }, hearts: 5 })
    expect(travelsOf(poison)).toEqual([])
    const stars = told('stars-dice', { seat: { seat: 2 }, n: 3, face: { key: 'face-3' }, stars: 8 })
    expect(travelsOf(stars)[0]?.from[0]).toBe('face:3')
    expect(travelsOf(stars)[0]?.to[0]).toBe('stars:2')
  })

  it('reads words in both shapes', () => {
    expect(wordIn(told('bought', { card: { key: 'card-wings' } }), 'card')).toBe('wings')
    expect(wordIn(told('bought', { card: ['card-wings', {}] }), 'card')).toBe('wings')
  })
})

describe('where monsters stand', () => {
  const all = [
    monster(0, { place: 'city' }),
    monster(1, { place: 'bay' }),
    ...[2, 3, 4, 5].map((seat) => monster(seat)),
  ]

  it.each([500, 352, 300, 258, 181])('is in sight where %i of the picture are', (height) => {
    const spots = spotsOf(all, height)
    for (const { y, w } of spots.values()) {
      expect(w).toBeGreaterThan(40)
      expect(y).toBeGreaterThanOrEqual(500 - height)
      expect(y + w * FIGURE_RATIO).toBeLessThanOrEqual(506)
    }
  })

  it.each([280, 177, 150, 74])(
    'is whole, and beside what was rolled, where %i of the City alone are seen',
    (height) => {
      const { x, y, w } = spotsOf(all, height, true).get(0) ?? { x: 0, y: 0, w: 0 }
      if (height >= 280) return expect(w).toBeGreaterThan(200)
      expect(x).toBeGreaterThan(336)
      expect(x + w).toBeLessThan(566)
      expect(y).toBeGreaterThanOrEqual(260 - height / 2)
      expect(y + w * FIGURE_RATIO).toBeLessThanOrEqual(260 + height / 2 + 1)
    },
  )

  it('has its number on the left in the City of a low picture: the sign of the Bay is on the right', () => {
    const spot = { x: 400, y: 100, w: 100 }
    expect(burstAt(spot, true).x).toBeLessThan(spot.x + spot.w / 2)
    expect(burstAt(spot).x).toBeGreaterThan(spot.x + spot.w / 2)
  })

  it('is beside the others, however low the picture is', () => {
    const spots = spotsOf(all, 181)
    const [city, bay, last] = [spots.get(0), spots.get(1), spots.get(5)]
    expect((last?.x ?? 0) + (last?.w ?? 0)).toBeLessThan(city?.x ?? 0)
    expect((city?.x ?? 0) + (city?.w ?? 0)).toBeLessThan(bay?.x ?? 0)
  })
})

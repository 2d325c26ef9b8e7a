/** Kick-Ass in the client: what is pure. */
import { describe, expect, it } from 'vitest'
import { begun, fought } from '../src/games/kick-ass/model/combat.ts'
import { EVENT_KINDS } from './fixtures/kick-ass-events.ts'
import { knows, STORY, tonesOf } from '../src/games/kick-ass/model/pace.ts'
import { boxOf, circlesOf, cornersOf, laid, READING, standing } from '../src/games/kick-ass/model/places.ts'
import { applied, districtIn, districtsIn } from '../src/games/kick-ass/model/told.ts'
import type { Board, DistrictFace, HeroFace } from '../src/games/kick-ass/model/types.ts'
import type { Told } from '../src/protocol.ts'

const told = (kind: string, params: Record<string, unknown> = {}): Told => ({ kind, rule: '', params })
const place = (name: string) => [`at-${name}`, { ref: `district:${name}` }]
const said = { key: '', params: {} }

function district(name: string, kinds: string[]): DistrictFace {
  return {
    ref: `district:${name}`,
    district: name,
    name: said,
    circles: kinds.map((kind) => ({ kind })),
    enemies: [{ ref: 'enemy:minion', kind: 'minion', n: 2, need: 1 }],
  } as unknown as DistrictFace
}

const hero = (seat: number, at: string) =>
  ({
    seat,
    ref: `hero:${seat}`,
    hero: 'kick_ass',
    district: at,
    meters: [{ meter: 'life', n: 4, high: 5 }],
  }) as unknown as HeroFace

const board = (districts: DistrictFace[], heroes: HeroFace[] = []): Board =>
  ({ districts, heroes, arrival: { track: [3], at: 0 }, spawn: null, combat: null, docks: null }) as unknown as Board

const kindsOf = (now: Board, at: number) => now.districts[at]?.circles.map((one) => one.kind)

describe('the map', () => {
  it.each([
    [false, 780, 420],
    [true, 433, 180],
    [true, 390, 272],
  ])('keeps every circle and figure within its district (in the hand: %s, %i × %i)', (narrow, width, height) => {
    const map = laid(narrow, width, height)
    for (const id of READING) {
      const box = boxOf(cornersOf(map, id))
      for (const [x, y] of [...circlesOf(map, id, 5), ...standing(map, id, [50, 30, 30, 30])]) {
        expect(x).toBeGreaterThan(box.x)
        expect(x).toBeLessThan(box.x + box.width)
        expect(y).toBeGreaterThan(box.y)
        expect(y).toBeLessThanOrEqual(box.y + box.height)
      }
    }
  })

  it('lays circles next to each other, never on top of each other', () => {
    const map = laid(false, 812, 436)
    const spots = circlesOf(map, 'city_hall', 5).map(([x]) => x)
    expect(spots.every((x, at) => at === 0 || x - (spots[at - 1] as number) > map.page.radius)).toBe(true)
  })
})

describe('events', () => {
  it('knows how long each kind is looked at', () => {
    expect(EVENT_KINDS.filter((kind) => !knows(kind))).toEqual([])
  })

  it('keeps links of a story only of kinds that are told', () => {
    expect([...STORY.links, ...STORY.begins, ...STORY.ends].filter((kind) => !EVENT_KINDS.includes(kind))).toEqual([])
    expect(tonesOf('nothing-like-that')).toBeUndefined()
  })

  it('finds the districts that an event names', () => {
    const event = told('passed-on', { from: place('shop'), to: place('park') })
    expect(districtIn(event, 'to')).toBe('park')
    expect(districtsIn(event)).toEqual(['shop', 'park'])
  })

  it('lets a minion drop onto the first free circle, and leaves what is still to come', () => {
    const before = board([district('shop', ['minion', 'free', 'free'])])
    const end = board([district('shop', ['minion', 'minion', 'minion'])])
    const spawned = told('spawned', { what: ['enemy-minion', {}], sent: place('shop'), at: place('shop'), n: 2 })
    expect(kindsOf(applied(before, spawned, [spawned], end), 0)).toEqual(['minion', 'minion', 'free'])
    expect(kindsOf(applied(before, spawned, [], end), 0)).toEqual(['minion', 'minion', 'minion'])
  })

  it('walks a hero to the next district', () => {
    const before = board([district('shop', [])], [hero(0, 'shop')])
    const moved = told('moved', { seat: { seat: 0 }, from: place('shop'), to: place('park'), moves: 0 })
    const again = told('gained', { seat: { seat: 0 } })
    expect(applied(before, moved, [again], before).heroes[0]?.district).toBe('park')
  })
})

describe('a fight that nobody is asked about', () => {
  const at = board([district('docks', ['minion', 'minion'])], [hero(0, 'docks'), hero(1, 'docks')])
  const combat = told('combat', { seat: { seat: 0 }, at: place('docks'), power: 2, fighters: 3 })

  it('has those who fight, and the enemies of the place', () => {
    const fight = begun(at, combat)
    expect(fight?.fighters.map((one) => one.seat)).toEqual([0, 1])
    expect(fight?.enemies[0]?.n).toBe(2)
    expect(fight?.power).toBe(2)
  })

  it('shows dice, damage and who falls as it is told', () => {
    const fight = begun(at, combat)
    if (!fight) throw new Error('no fight')
    const rolled = told('rolled', { seat: { seat: 0 }, red: { dice: ['hit', 'blank'] }, blue: { dice: ['shield'] } })
    const dice = fought(fight, rolled).fighters[0]?.dice ?? []
    expect(dice.map((die) => die.face)).toEqual(['hit', 'blank', 'shield'])
    const hurt = fought(fight, told('lost', { seat: { seat: 0 }, what: ['stat-life', {}], n: 1, now: 3 }))
    expect(hurt.fighters[0]?.taken).toBe(1)
    const fell = fought(fight, told('fell', { what: ['enemy-minion', {}], at: place('docks'), left: 1 }))
    expect(fell.enemies[0]?.n).toBe(1)
  })
})

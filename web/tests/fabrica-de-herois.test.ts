import { describe, expect, it } from 'vitest'
import { difficulty, signed } from '../src/games/fabrica-de-herois/model/looks.ts'
import { applied, cardIn, travelsOf } from '../src/games/fabrica-de-herois/model/told.ts'
import { type Board, BOX, type Team } from '../src/games/fabrica-de-herois/model/types.ts'
import type { Told } from '../src/protocol.ts'

const told = (kind: string, params: Record<string, unknown>): Told => ({ kind, params }) as unknown as Told
const hero = (id: string, more = {}) => ({
  ref: `hero:${id}`,
  hero: 1,
  id,
  blocked: false,
  counts: true,
  bonus: 2,
  ...more,
})
const team = (seat: number, field: unknown[], more = {}) =>
  ({ seat, field, actions: 3, marker: 0, ...more }) as unknown as Team
const board = (...players: Team[]) => ({ players, turn: 0, step: 'plays', stack: [] }) as unknown as Board

describe('the cards of the box', () => {
  it('are a hundred Heroes, seventy-five Missions and fifteen Bases, each with its words', () => {
    const heroes = Object.entries(BOX.heroes)
    expect([heroes.length, Object.keys(BOX.missions).length, Object.keys(BOX.bases).length]).toEqual([100, 75, 15])
    expect(heroes.every(([id, face]) => face.name.key === `hero-${id}` && face.portrait !== null)).toBe(true)
  })

  it('have five difficulties, told by dots as well as by colour', () => {
    expect(new Set(Object.values(BOX.missions).map((face) => difficulty(face.colour).dots))).toEqual(
      new Set([1, 2, 3, 4, 5]),
    )
  })
})

describe('what is told', () => {
  it('names a card by its id', () => {
    expect(cardIn(told('aimed', { hero: ['hero-dona_chinela', {}] }), 'hero')).toBe('dona_chinela')
    expect(signed(-2)).toBe('−2')
  })

  it('turns a Hero over when it is Blocked, before the whole truth comes', () => {
    const before = board(team(0, [hero('a')]), team(1, [hero('b')]))
    const end = board(team(0, [hero('a')]), team(1, []))
    const blocked = told('blocked', { seat: { seat: 1 }, hero: ['hero-b', {}] })
    const later = told('eliminated', { seat: { seat: 1 }, hero: ['hero-b', {}] })
    const now = applied(before, blocked, [later], end)
    expect(now.players[1]?.field[0]?.blocked).toBe(true)
    expect(applied(now, later, [], end).players[1]?.field).toEqual([])
  })

  it('flies from whom aims to the target', () => {
    const [flight] = travelsOf(told('aimed', { seat: { seat: 0 }, whose: { seat: 1 }, hero: ['hero-b', {}] }))
    expect([flight?.from, flight?.to]).toEqual([['seat:0'], ['id:b']])
  })
})

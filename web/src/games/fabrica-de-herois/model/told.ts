/** Events as the board plays them: what each one changes in the picture, what travels, and how long it is looked at.
 *
 * The server sends whole views, so nothing here decides how the table stands; it only lets the picture get there step
 * by step: of every player that an event names, what it tells; the rest comes with the view. */
import type { Travel } from '../../../lib/flights.svelte.ts'
import { isRecord, numberIn, seatIn } from '../../../lib/told.ts'
import type { Told } from '../../../protocol.ts'
import type { Board, Team } from './types.ts'

/** The id of the card that an event names: `hero-dona_chinela` is `dona_chinela`. */
export function cardIn(told: Told, name: string): string {
  const value = told.params?.[name]
  const key = Array.isArray(value) ? (value[0] as unknown) : isRecord(value) ? value.key : value
  return typeof key === 'string' ? key.replace(/^[a-z]+-/, '').replace(/\..*$/, '') : ''
}

/** Numbers that an event tells as they are after it. */
const NUMBERS = ['actions', 'points', 'marker'] as const

/** What an event changes about a Hero in a Field. */
const STATES: Record<string, Partial<Team['field'][number]>> = {
  blocked: { blocked: true, protected: false, counts: false, bonus: 0, emblems: 0 },
  unblocked: { blocked: false },
  protected: { protected: true },
  unprotected: { protected: false },
  stripped: { protected: false },
  sealed: { sealed: true },
}
const LEAVES = new Set(['eliminated', 'exiled', 'to-deck', 'went-home', 'swapped', 'stolen'])

/** The board after an event, on its way to the board that follows. */
export function applied(board: Board, told: Told, rest: readonly Told[], end: Board): Board {
  const seat = seatIn(told)
  const hero = cardIn(told, 'hero')
  const later = new Set(rest.flatMap((one) => [seatIn(one), seatIn(one, 'whom'), seatIn(one, 'from')]))
  const players = board.players.map((team) => {
    const truth = end.players.find((one) => one.seat === team.seat) ?? team
    // The last word about a player: the picture of them is as it will be.
    if (team.seat === seat && !later.has(seat)) return truth
    return { ...team, ...numbersOf(told, team, seat), field: fieldOf(told, team, truth, seat, hero) }
  })
  const next = { ...board, players }
  if (told.kind === 'turn' && seat !== null) return { ...next, turn: seat, step: 'begin', stack: [] }
  return next
}

function numbersOf(told: Told, team: Team, seat: number | null): Partial<Team> {
  if (team.seat !== seat) return {}
  return Object.fromEntries(
    NUMBERS.filter((name) => typeof told.params?.[name] === 'number').map((name) => [name, told.params?.[name]]),
  )
}

function fieldOf(told: Told, team: Team, truth: Team, seat: number | null, hero: string): Team['field'] {
  if (!hero) return team.field
  if (LEAVES.has(told.kind)) return team.field.filter((one) => one.id !== hero)
  const change = STATES[told.kind]
  if (change && team.seat === seat) return team.field.map((one) => (one.id === hero ? { ...one, ...change } : one))
  if (told.kind === 'entered' && team.seat === seat) {
    const entered = truth.field.find((one) => one.id === hero)
    if (entered && !team.field.some((one) => one.id === hero)) return [...team.field, entered]
  }
  return team.field
}

const ATTACK = { icon: 'crossed-swords', color: '#b3122f' }
const GRAVE = { icon: 'tombstone', color: '#5b6478' }
const CARD = { icon: 'person', color: '#1f6fb0' }
const POINT = { icon: 'trophy', color: '#d9700f' }

/** What travels, from where to where. */
export function travelsOf(told: Told): Travel[] {
  const seat = seatIn(told)
  if (seat === null) return []
  const hero = `id:${cardIn(told, 'hero')}`
  const mine = [`seat:${seat}`]
  switch (told.kind) {
    case 'bought':
    case 'drew':
      return [{ ...CARD, from: ['deck:heroes'], to: [`support:${seat}`, ...mine], n: numberIn(told) || 1 }]
    case 'aimed':
      return [{ ...ATTACK, from: mine, to: [hero], n: 1 }]
    case 'aimed-at': {
      const whom = seatIn(told, 'whom')
      return whom === null || whom === seat ? [] : [{ ...ATTACK, from: mine, to: [`seat:${whom}`], n: 1 }]
    }
    case 'eliminated':
      return [{ ...GRAVE, from: [hero, ...mine], to: ['graveyard'], n: 1 }]
    case 'completed':
      return [{ ...POINT, from: [`mission-of:${seat}`, ...mine], to: [`points:${seat}`, ...mine], n: 3 }]
    default:
      return []
  }
}

const LENGTHS: Record<string, number> = {
  turn: 260,
  mission: 700,
  bought: 320,
  drew: 320,
  entered: 420,
  'went-home': 360,
  leads: 420,
  fled: 500,
  declared: 900,
  aimed: 360,
  'aimed-at': 360,
  cancelled: 800,
  redirected: 700,
  eliminated: 520,
  exiled: 520,
  stolen: 620,
  blocked: 420,
  protected: 360,
  rolled: 620,
  compared: 900,
  completed: 900,
  failed: 800,
  duelled: 800,
  rotated: 900,
  marker: 420,
  actions: 260,
  received: 120,
  ended: 700,
}

/** How long an event is shown, in milliseconds, when nobody is in a hurry. */
export const lengthOf = (told: Told): number => LENGTHS[told.kind] ?? 240

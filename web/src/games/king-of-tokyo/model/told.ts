/** Events as the board plays them: what each one changes in the picture, and how long it deserves to be looked at.
 *
 * The server sends whole views, so nothing here decides how the table stands; it only lets the picture get there step
 * by step. */
import type { Travel } from '../../../lib/flights.svelte.ts'
import { isRecord, numberIn, seatIn } from '../../../lib/told.ts'
import type { Told } from '../../../protocol.ts'
import type { Board, Face, Monster } from './types.ts'

export { numberIn, seatIn }

/** The key of a word as it comes in parameters: `{key, params}` or `[key, params]`. */
export function wordKey(value: unknown): string {
  const key = Array.isArray(value) ? (value[0] as unknown) : isRecord(value) ? value.key : value
  return typeof key === 'string' ? key : ''
}

/** The key of a word parameter, without its prefix: `card-wings` is `wings`. A card of a pack brings its id beside its
 * name. */
export function wordIn(told: Told, name: string): string {
  const value = told.params?.[name]
  const params: unknown = Array.isArray(value) ? value[1] : isRecord(value) ? value.params : null
  if (isRecord(params) && typeof params.id === 'string') return params.id
  return wordKey(value).replace(/^[a-z]+-/, '')
}

export function diceIn(told: Told, name = 'dice'): Face[] {
  const value = told.params?.[name]
  return isRecord(value) && Array.isArray(value.dice) ? (value.dice.map(String) as Face[]) : []
}

/** What each kind of event changes of the monsters that it names. */
const TOUCHES: Record<string, (keyof Monster)[]> = {
  'stars-dice': ['stars'],
  'stars-start': ['stars'],
  'stars-card': ['stars'],
  'stars-lost': ['stars'],
  'energy-dice': ['energy'],
  'energy-card': ['energy'],
  'energy-lost': ['energy'],
  'energy-spent': ['energy'],
  paid: ['energy'],
  earned: ['energy'],
  changed: ['energy', 'cards'],
  sold: ['energy', 'cards'],
  bought: ['energy', 'cards'],
  'bought-from-deck': ['energy', 'cards'],
  'bought-from': ['energy', 'cards'],
  drank: ['energy'],
  flew: ['energy', 'wings'],
  treated: ['energy', 'hearts'],
  'used-up': ['cards'],
  mimicked: ['cards'],
  'hearts-dice': ['hearts'],
  'hearts-card': ['hearts'],
  'hearts-cut': ['hearts', 'max_hearts'],
  hurt: ['hearts'],
  fell: ['alive', 'hearts', 'place', 'cards'],
  reborn: ['alive', 'hearts', 'stars', 'place', 'cards'],
  yielded: ['place'],
  'bay-closed': ['place'],
  'driven-out': ['place'],
  'moved-to-city': ['place'],
  entered: ['place', 'stars'],
  poisoned: ['poison'],
  'poison-removed': ['poison'],
  shrunk: ['shrink'],
  'shrink-removed': ['shrink'],
}

const seatsIn = (told: Told): number[] =>
  Object.keys(told.params ?? {}).flatMap((name) => {
    const seat = seatIn(told, name)
    return seat === null ? [] : [seat]
  })

/** Things of a monster that this event is the last one to change: they are now as they will be in the end. */
function settled(told: Told, rest: readonly Told[]): [seat: number, field: keyof Monster][] {
  const later = new Set(
    rest.flatMap((next) => seatsIn(next).flatMap((seat) => (TOUCHES[next.kind] ?? []).map((one) => `${seat} ${one}`))),
  )
  const now = seatsIn(told).flatMap((seat) => (TOUCHES[told.kind] ?? []).map((field) => [seat, field] as const))
  return now.filter(([seat, field]) => !later.has(`${seat} ${field}`)).map(([seat, field]) => [seat, field])
}

/** The numbers that an event tells as they are after it. */
const NUMBERS = ['stars', 'energy', 'hearts', 'poison', 'shrink'] as const

const numbersIn = (told: Told): Partial<Monster> =>
  Object.fromEntries(
    NUMBERS.filter((name) => typeof told.params?.[name] === 'number').map((name) => [name, told.params?.[name]]),
  )

/** The board after an event, on its way to the board that follows: what the event tells (numbers, dice, whose turn, a
 * card that leaves the market), and everything else that no later event (`rest`) changes again. Nothing is worked out
 * here. */
export function applied(board: Board, told: Told, rest: readonly Told[], end: Board): Board {
  const done = settled(told, rest)
  const monsters = board.monsters.map((monster) => {
    const fields = done.filter(([seat]) => seat === monster.seat)
    const truth = end.monsters.find((one) => one.seat === monster.seat) ?? monster
    const numbers = seatIn(told) === monster.seat ? numbersIn(told) : {}
    return { ...monster, ...Object.fromEntries(fields.map(([, field]) => [field, truth[field]])), ...numbers }
  })
  const next = { ...board, monsters }
  const turn = seatIn(told) ?? board.turn
  switch (told.kind) {
    case 'turn':
    case 'extra-turn':
      return { ...next, turn, step: 'start', dice: [] }
    case 'rolled':
    case 'rolled-off': {
      const faces = diceIn(told)
      const before = faces.length === board.dice.length ? board.dice : faces.length === end.dice.length ? end.dice : []
      const dice = faces.map((face, at) => ({ ref: `die:${at}`, green: false, kept: false, ...before[at], face }))
      return { ...next, turn, step: 'roll', dice }
    }
    case 'bought':
      return { ...next, market: board.market.map((card) => (card?.id === wordIn(told, 'card') ? null : card)) }
    default:
      return next
  }
}

const CLAW = { icon: 'claw-slashes', color: '#d7263d' }
const STAR = { icon: 'round-star', color: '#f0a000' }
const ENERGY = { icon: 'power-lightning', color: '#1c9b4b' }
const HEART = { icon: 'hearts', color: '#e6296b' }

const figure = (seat: number): string[] => [`figure:${seat}`, `seat:${seat}`]

/** Where something comes from that a card gives. */
const cardIn = (told: Told, seat: number): string[] => [`card:${wordIn(told, 'card')}`, ...figure(seat)]

/** What travels, from where to where: damage from whom it comes to whom it hurts, what is gained to its meter. */
export function travelsOf(told: Told): Travel[] {
  const seat = seatIn(told)
  if (seat === null) return []
  const n = numberIn(told)
  const stars = { ...STAR, to: [`stars:${seat}`, ...figure(seat)], n }
  const energy = { ...ENERGY, to: [`energy:${seat}`, ...figure(seat)], n }
  const hearts = { ...HEART, to: [`hearts:${seat}`, ...figure(seat)], n }
  switch (told.kind) {
    case 'hurt': {
      const by = seatIn(told, 'by')
      return by === null || by === seat ? [] : [{ ...CLAW, from: figure(by), to: figure(seat), n }]
    }
    case 'stars-dice':
      return [{ ...stars, from: [`face:${wordIn(told, 'face')}`, 'dice'] }]
    case 'stars-start':
      return [{ ...stars, from: ['place:city', 'dice'] }]
    case 'entered':
      return [{ ...stars, from: [`place:${wordIn(told, 'place')}`] }]
    case 'stars-card':
      return [{ ...stars, from: cardIn(told, seat) }]
    case 'energy-dice':
      return [{ ...energy, from: ['face:energy', 'dice'] }]
    case 'energy-card':
      return [{ ...energy, from: cardIn(told, seat) }]
    case 'earned':
      return [{ ...energy, from: figure(seatIn(told, 'from') ?? seat) }]
    case 'hearts-dice':
      return [{ ...hearts, from: ['face:heart', 'dice'] }]
    case 'hearts-card':
      return [{ ...hearts, from: cardIn(told, seat) }]
    default:
      return []
  }
}

const LENGTHS: Record<string, number> = {
  turn: 200,
  'extra-turn': 700,
  rolled: 680,
  'rolled-off': 450,
  begins: 450,
  probed: 900,
  changed: 600,
  'used-up': 250,
  'stars-dice': 520,
  'stars-start': 600,
  'stars-card': 520,
  'stars-lost': 450,
  'energy-dice': 350,
  'energy-card': 350,
  'energy-lost': 300,
  'energy-spent': 300,
  paid: 300,
  earned: 300,
  'hearts-dice': 420,
  'hearts-card': 420,
  'hearts-cut': 420,
  treated: 420,
  poisoned: 350,
  shrunk: 350,
  'poison-removed': 300,
  'shrink-removed': 300,
  hurt: 480,
  blocked: 500,
  camouflaged: 800,
  flew: 500,
  fell: 800,
  reborn: 800,
  yielded: 650,
  stayed: 350,
  entered: 620,
  'moved-to-city': 600,
  'bay-closed': 600,
  'driven-out': 600,
  bought: 520,
  'bought-from-deck': 520,
  'bought-from': 520,
  sold: 350,
  mimicked: 400,
  frenzied: 600,
  revealed: 160,
  swept: 450,
  reshuffled: 300,
  smoked: 300,
  drank: 250,
  ended: 700,
}

/** How long an event is shown, in milliseconds, when nobody is in a hurry. */
export const lengthOf = (told: Told): number => LENGTHS[told.kind] ?? 250

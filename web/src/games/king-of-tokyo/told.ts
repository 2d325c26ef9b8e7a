/** Events as the board plays them: what each one changes in the picture, and how long it deserves to be looked at.
 *
 * The server sends whole views, so nothing here decides how the table stands; it only lets the picture get there step by step. */
import type { Told } from '../../protocol.ts'
import type { Board, Face, Monster, Place } from './types.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

export function seatIn(told: Told, name = 'seat'): number | null {
  const value = told.params?.[name]
  return isRecord(value) && typeof value.seat === 'number' ? value.seat : null
}

export function numberIn(told: Told, name = 'n'): number {
  const value = told.params?.[name]
  return typeof value === 'number' ? value : 0
}

/** The key of a word parameter (`{key, params}` or `[key, params]`), without its prefix: `card-wings` is `wings`. */
export function wordIn(told: Told, name: string): string {
  const value = told.params?.[name]
  const key = Array.isArray(value) ? value[0] : isRecord(value) ? value.key : value
  return typeof key === 'string' ? key.replace(/^[a-z]+-/, '') : ''
}

export function diceIn(told: Told, name = 'dice'): Face[] {
  const value = told.params?.[name]
  return isRecord(value) && Array.isArray(value.dice) ? (value.dice.map(String) as Face[]) : []
}

const withMonster = (board: Board, seat: number | null, change: (monster: Monster) => Partial<Monster>): Board => ({
  ...board,
  monsters: board.monsters.map((monster) => (monster.seat === seat ? { ...monster, ...change(monster) } : monster)),
})

/** The card leaves its place in the market; one that is kept lies before its owner. */
function bought(board: Board, seat: number | null, id: string, price: number): Board {
  const slot = board.market.findIndex((card) => card?.id === id)
  const card = board.market[slot]
  const paid = withMonster(board, seat, (monster) => ({
    energy: Math.max(0, monster.energy - price),
    cards: card?.type === 'keep' ? [...monster.cards, card] : monster.cards,
  }))
  return card ? { ...paid, market: board.market.map((shown, at) => (at === slot ? null : shown)) } : paid
}

const PLACES: Record<string, Place> = { city: 'city', bay: 'bay', outside: 'outside' }

/** The board after an event, as far as the event tells. The view that follows has the last word. */
export function applied(board: Board, told: Told): Board {
  const seat = seatIn(told)
  const n = numberIn(told)
  switch (told.kind) {
    case 'turn':
    case 'extra-turn':
      return { ...board, turn: seat ?? board.turn, step: 'start', dice: [] }
    case 'rolled':
    case 'rolled-off': {
      const faces = diceIn(told)
      const same = faces.length === board.dice.length
      return {
        ...board,
        turn: seat ?? board.turn,
        step: 'roll',
        dice: faces.map((face, at) => ({ ref: `die:${at}`, face, green: at >= 6, kept: same ? Boolean(board.dice[at]?.kept) : false })),
      }
    }
    case 'stars-dice':
    case 'stars-start':
    case 'stars-card':
      return withMonster(board, seat, (monster) => ({ stars: Math.min(board.target, monster.stars + n) }))
    case 'stars-lost':
      return withMonster(board, seat, (monster) => ({ stars: Math.max(0, monster.stars - n) }))
    case 'energy-dice':
    case 'energy-card':
    case 'sold':
      return withMonster(board, seat, (monster) => ({ energy: monster.energy + n }))
    case 'bought':
      return bought(board, seat, wordIn(told, 'card'), n)
    case 'energy-lost':
    case 'flew':
    case 'drank':
    case 'bought-from-deck':
    case 'bought-from':
      return withMonster(board, seat, (monster) => ({ energy: Math.max(0, monster.energy - n) }))
    case 'hearts-dice':
    case 'hearts-card':
      return withMonster(board, seat, (monster) => ({ hearts: Math.min(monster.max_hearts, monster.hearts + n) }))
    case 'hurt':
      return withMonster(board, seat, (monster) => ({ hearts: Math.max(0, monster.hearts - n) }))
    case 'fell':
      return withMonster(board, seat, () => ({ hearts: 0, alive: false, place: 'outside' }))
    case 'reborn':
      return withMonster(board, seat, () => ({ hearts: 10, stars: 0, place: 'outside' }))
    case 'yielded':
    case 'bay-closed':
    case 'driven-out':
      return withMonster(board, seat, () => ({ place: 'outside' }))
    case 'entered':
      return withMonster(board, seat, (monster) => ({
        place: PLACES[wordIn(told, 'place')] ?? 'city',
        stars: Math.min(board.target, monster.stars + 1),
      }))
    case 'moved-to-city':
      return withMonster(board, seat, () => ({ place: 'city' }))
    case 'poisoned':
      return withMonster(board, seat, (monster) => ({ poison: monster.poison + n }))
    case 'shrunk':
      return withMonster(board, seat, (monster) => ({ shrink: monster.shrink + n }))
    case 'poison-removed':
      return withMonster(board, seat, (monster) => ({ poison: Math.max(0, monster.poison - n) }))
    case 'shrink-removed':
      return withMonster(board, seat, (monster) => ({ shrink: Math.max(0, monster.shrink - n) }))
    default:
      return board
  }
}

const LENGTHS: Record<string, number> = {
  turn: 200, 'extra-turn': 700, rolled: 680, 'rolled-off': 450, begins: 450, probed: 900, changed: 600, 'used-up': 250,
  'stars-dice': 520, 'stars-start': 600, 'stars-card': 520, 'stars-lost': 450, 'energy-dice': 350, 'energy-card': 350, 'energy-lost': 300,
  'hearts-dice': 420, 'hearts-card': 420, treated: 420, poisoned: 350, shrunk: 350, 'poison-removed': 300, 'shrink-removed': 300,
  hurt: 480, blocked: 500, camouflaged: 800, flew: 500, fell: 800, reborn: 800, yielded: 650, stayed: 350, entered: 620,
  'moved-to-city': 600, 'bay-closed': 600, 'driven-out': 600, bought: 520, 'bought-from-deck': 520, 'bought-from': 520, sold: 350,
  mimicked: 400, frenzied: 600, revealed: 160, swept: 450, reshuffled: 300, smoked: 300, drank: 250, ended: 700,
}

/** How long an event is shown, in milliseconds, when nobody is in a hurry. */
export const lengthOf = (told: Told): number => LENGTHS[told.kind] ?? 250

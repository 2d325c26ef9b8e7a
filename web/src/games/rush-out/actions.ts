/** The numbers of the actions, as `rules/actions.py` gives them. */
import { SLOTS_PER_PLACE } from './types.ts'

export const ROLL = 0
export const RECALL = 1
export const RECALL_ALL = 6
export const START = 7
export const HIGH_FIVE = 8
export const READY = 9
export const SPEND = 11
export const WHIRL = 16
export const KEEP_AWARD = 24
export const GIVE_AWARD = 25
export const AIM_PLACE = 32
export const AIM_DIE = 64
export const AIM_HERO = 92
export const BARD = 100
export const GUARD = 108
export const WARRIOR = 121
export const CLERIC = 124
export const SWAP_SPELL = 150
export const TURN_WATER = 154
export const TURN_AIR = 160
export const BUY_GEAR = 170
export const RETURN_GEAR = 200
export const BUY_SCROLL = 230
export const RETURN_SCROLL = 240
export const PLACE = 1024

const DICE = 5
const GENERATIONS = 8
/** Ids of dice for aiming and for the Cleric: five to a seat. */
export const dieId = (seat: number, die: number): number => seat * DICE + die

export interface Fit {
  action: number
  place: number
  slot: number
  die: number
  gen: number
}

export function placeAction(place: number, slot: number, die: number, gen: number): number {
  return PLACE + ((place * SLOTS_PER_PLACE + slot) * DICE + die) * GENERATIONS + gen
}

/** What a placing action means; null for any other action. */
export function decodePlace(action: number): Fit | null {
  if (action < PLACE) return null
  const code = action - PLACE
  const gen = code % GENERATIONS
  const rest = Math.floor(code / GENERATIONS)
  const die = rest % DICE
  const where = Math.floor(rest / DICE)
  return { action, place: Math.floor(where / SLOTS_PER_PLACE), slot: where % SLOTS_PER_PLACE, die, gen }
}

/** The actions of a block that are open, as offsets from its base: `offsets(can, AIM_HERO, 5)` are seats. */
export function offsets(can: readonly number[], base: number, count: number): number[] {
  return can.filter((action) => action >= base && action < base + count).map((action) => action - base)
}

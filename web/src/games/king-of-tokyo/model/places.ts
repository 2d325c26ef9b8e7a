/** Where monsters stand in the picture of 720 × 500. */
import type { Monster } from './types.ts'

export interface Spot {
  x: number
  y: number
  w: number
}

export const FIGURE_RATIO = 226 / 216

const CITY: Spot = { x: 220, y: 148, w: 218 }
const BAY: Spot = { x: 512, y: 318, w: 168 }

/** The picture is cut from above where it is low. Below this height whoever is in Tokyo comes to the front, smaller. */
export const WHOLE = 352
const ROAD = 420
const SHORE = 500
/** Room for the sign that names the Bay. */
const SIGN = 46

const inFront = (middle: number, top: number, foot: number, most: number): Spot => {
  const w = Math.max(44, Math.min(most, (foot - top) / FIGURE_RATIO))
  return { x: middle - w / 2, y: foot - w * FIGURE_RATIO, w }
}
const cityAt = (height: number): Spot => (height >= WHOLE ? CITY : inFront(430, 504 - height, ROAD, 180))
const bayAt = (height: number): Spot => (height >= WHOLE ? BAY : inFront(600, 500 - height + SIGN, SHORE, BAY.w))

/** The City alone, as a strip: what is seen of it lies around the middle of its view. The face is whole, and beside
 * the sign and the dice. */
const STRIP = 280
const MIDDLE = 260
const aloneAt = (height: number): Spot =>
  height >= STRIP ? CITY : inFront(440, MIDDLE - height / 2 + 6, MIDDLE + height / 2, CITY.w)

/** The spots of all living monsters, by seat, where so much of the picture's height is seen. Those outside share the
 * hill from left to right in seat order. `alone`: there is room for the City only. */
export function spotsOf(monsters: Monster[], height = 500, alone = false): Map<number, Spot> {
  const spots = new Map<number, Spot>()
  const outside = monsters.filter((monster) => monster.alive && monster.place === 'outside')
  const step = Math.min(108, 336 / Math.max(1, outside.length))
  const w = Math.min(108, step + 14)
  for (const monster of monsters) {
    if (!monster.alive) continue
    if (monster.place === 'city') spots.set(monster.seat, alone ? aloneAt(height) : cityAt(height))
    else if (monster.place === 'bay') spots.set(monster.seat, bayAt(height))
    else spots.set(monster.seat, { x: 24 + step * outside.indexOf(monster), y: 500 - w, w })
  }
  return spots
}

/** Where a number bursts beside a monster; on the left of who is in the City of a low picture, where the sign of the
 * Bay is on the right. */
export function burstAt(spot: Spot, left = false): { x: number; y: number; r: number } {
  const r = Math.max(30, Math.min(52, spot.w * 0.23))
  return { x: spot.x + spot.w * (left ? 0.06 : 0.94), y: spot.y + spot.w * 0.26, r }
}

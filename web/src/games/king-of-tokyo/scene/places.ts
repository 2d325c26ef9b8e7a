/** Where monsters stand in the picture of 720 × 500. */
import type { Monster } from '../types.ts'

export interface Spot {
  x: number
  y: number
  w: number
}

export const FIGURE_RATIO = 226 / 216

const CITY: Spot = { x: 220, y: 148, w: 218 }
const BAY: Spot = { x: 512, y: 318, w: 168 }

/** The spots of all living monsters, by seat. Those outside share the hill from left to right in seat order. */
export function spotsOf(monsters: Monster[]): Map<number, Spot> {
  const spots = new Map<number, Spot>()
  const outside = monsters.filter((monster) => monster.alive && monster.place === 'outside')
  const step = Math.min(108, 336 / Math.max(1, outside.length))
  const w = Math.min(108, step + 14)
  for (const monster of monsters) {
    if (!monster.alive) continue
    if (monster.place === 'city') spots.set(monster.seat, CITY)
    else if (monster.place === 'bay') spots.set(monster.seat, BAY)
    else spots.set(monster.seat, { x: 24 + step * outside.indexOf(monster), y: 500 - w, w })
  }
  return spots
}

/** Where a number bursts beside a monster. */
export function burstAt(spot: Spot): { x: number; y: number; r: number } {
  const r = Math.max(30, Math.min(52, spot.w * 0.23))
  return { x: spot.x + spot.w * 0.94, y: spot.y + spot.w * 0.26, r }
}

/** What can be done, and the placings among it. */
import type { Act } from '../../../lib/actions.ts'
import { ACTIONS } from '../generated.ts'

export const LIVE = ACTIONS.live

/** A die of mine that may go into a slot now. */
export interface Placing {
  action: number
  place: number
  slot: number
  die: number
  generation: number
}

const placingOf = ({ action, values }: Act<(typeof LIVE)['shapes'], 'place'>): Placing => ({ action, ...values })

/** What a placing action means; null for any other action. */
export function placing(action: number): Placing | null {
  const act = LIVE.decode(action)
  return act?.name === 'place' ? placingOf(act) : null
}

/** Every placing among these actions. */
export const placingsIn = (can: readonly number[]): Placing[] => LIVE.among(can, 'place').map(placingOf)

/** One die of the table as a key: for what can be aimed at. */
export const dieKey = (seat: number, die: number): string => `${seat}.${die}`

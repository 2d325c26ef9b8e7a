/** What fits where, as the server says it: the best use of the hand comes first. Pure. */
import { type Placing, placing, placingsIn } from './actions.ts'
import type { Board } from './types.ts'

export type Heat = '' | 'warm' | 'hot'

export interface Offer {
  place: number
  /** The dice that would go there together. */
  fits: Placing[]
  /** Every single placing there. */
  all: Placing[]
  /** They would complete it. */
  closes: boolean
  /** Gaps that would be left. */
  left: number
}

/** All places that can take some of my dice; what cannot be done any more is left out. */
export function offersOf(board: Board, can: readonly number[]): Offer[] {
  const open = placingsIn(can)
  return board.fits.flatMap(({ place, actions, left, closes }) => {
    const all = open.filter((one) => one.place === place)
    const fits = actions.filter((action) => can.includes(action)).map((action) => placing(action) as Placing)
    return all.length ? [{ place, fits, all, closes, left }] : []
  })
}

/** How a slot glows: for one chosen die, or for the whole hand. */
export function heatOf(list: readonly Offer[], place: number, slot: number, die: number | null): Heat {
  const offer = list.find((one) => one.place === place)
  const fits = offer?.all.some((one) => one.slot === slot && (die === null || one.die === die))
  if (!offer || !fits) return ''
  return offer.closes ? 'hot' : 'warm'
}

/** Where one die should go on a place: into the slot that it takes when the whole hand goes there, else the first that
 * fits. */
export function slotFor(offer: Offer, die: number): Placing | undefined {
  return offer.fits.find((fit) => fit.die === die) ?? offer.all.find((fit) => fit.die === die)
}

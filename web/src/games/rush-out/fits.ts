/** What fits where: the open placings of one hand, and the best use of it. Pure. */
import { decodePlace, type Fit } from './actions.ts'
import { type Board, type DieState, missing, placeOf, slotsAt } from './types.ts'

export type Heat = '' | 'warm' | 'hot'

export const fitsIn = (can: readonly number[]): Fit[] => can.map(decodePlace).filter((fit): fit is Fit => fit !== null)

/** The most dice of this hand that a place can take at once, no die and no slot twice. A joker stays free while another die
 * will do, so that it can help again. */
export function together(fits: readonly Fit[], dice: readonly DieState[]): Fit[] {
  const slots = [...new Set(fits.map((fit) => fit.slot))]
  const order = [...new Set(fits.map((fit) => fit.die))].sort((one, other) => Number(dice[one]?.face === 'joker') - Number(dice[other]?.face === 'joker'))
  const taken = new Map<number, Fit>()
  const give = (die: number, seen: Set<number>): boolean => {
    for (const slot of slots) {
      const fit = fits.find((one) => one.die === die && one.slot === slot)
      if (!fit || seen.has(slot)) continue
      seen.add(slot)
      const holder = taken.get(slot)
      if (!holder || give(holder.die, seen)) {
        taken.set(slot, fit)
        return true
      }
    }
    return false
  }
  for (const die of order) give(die, new Set())
  return [...taken.values()].sort((one, other) => one.slot - other.slot)
}

export interface Offer {
  place: number
  /** The dice that would go there together. */
  fits: Fit[]
  /** Every single placing there. */
  all: Fit[]
  /** They would fill the last gaps. */
  closes: boolean
  /** Gaps that would be left. */
  left: number
  /** Some of my dice lie there already. */
  begun: boolean
}

/** All places that can take some of these dice, the best first: one that closes, one where I already am, the most dice. */
export function offers(board: Board, dice: readonly DieState[], can: readonly number[]): Offer[] {
  const byPlace = new Map<number, Fit[]>()
  for (const fit of fitsIn(can)) byPlace.set(fit.place, [...(byPlace.get(fit.place) ?? []), fit])
  const found = [...byPlace].map(([place, all]): Offer => {
    const fits = together(all, dice)
    const left = missing(slotsAt(board, place)) - fits.length
    return { place, fits, all, left, closes: left === 0 && !isSatOn(board, place), begun: dice.some((die) => placeOf(die) === place) }
  })
  return found.sort(
    (one, other) =>
      Number(other.closes) - Number(one.closes) ||
      Number(other.begun) - Number(one.begun) ||
      other.fits.length - one.fits.length ||
      one.left - other.left ||
      one.place - other.place,
  )
}

/** The Dragon sits on it: full or not, it does not close. */
function isSatOn(board: Board, place: number): boolean {
  const space = place < 3 ? place : place >= 24 && place < 27 ? place - 24 : -1
  return space >= 0 && Boolean(board.challenges[space]?.dragon)
}

/** How a slot glows: for one chosen die, or for the whole hand. */
export function heatOf(list: readonly Offer[], place: number, slot: number, die: number | null): Heat {
  const offer = list.find((one) => one.place === place)
  const fit = offer?.all.some((one) => one.slot === slot && (die === null || one.die === die))
  if (!offer || !fit) return ''
  return offer.closes ? 'hot' : 'warm'
}

/** Where one die should go on a place: into the slot that it takes when the whole hand goes there, else the first that fits. */
export function slotFor(offer: Offer, die: number): Fit | undefined {
  return offer.fits.find((fit) => fit.die === die) ?? offer.all.find((fit) => fit.die === die)
}

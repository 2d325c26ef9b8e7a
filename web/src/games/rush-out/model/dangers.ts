/** What would decide the round, and what a move of mine would give to the other side, in words. What it is comes from
 * the server. Pure. */
import { say } from '../../../lib/words.svelte.ts'
import type { Offer } from './fits.ts'
import type { Board, Decides, Risk } from './types.ts'

/** What completing this place ends, if it ends the round. */
export const decidedAt = (board: Board, place: number): Decides | null =>
  board.decides.find((one) => one.place === place) ?? null

/** How it ends the round: *the dragon reaches the deck: the round is the Sorcerer's*. */
export const decisionWords = (decides: Decides): string => say(`danger-round-${decides.reason}`)

/** What is wrong with a move that ends with one of these actions. */
export const riskOf = (board: Board, actions: readonly number[]): Risk | null =>
  board.risks.find((risk) => risk.actions.some((action) => actions.includes(action))) ?? null

/** What is wrong with completing a place as it is offered to me. */
export function riskAt(board: Board, offer: Offer | null): Risk | null {
  if (!offer?.closes) return null
  return riskOf(
    board,
    offer.fits.map((fit) => fit.action),
  )
}

export function riskWords(risk: Risk): string {
  if (risk.what === 'frees') return say('danger-frees', { card: say(`card-${risk.card}`) })
  return say(risk.what === 'reveals' ? 'danger-reveals' : `danger-round-${risk.reason}`)
}

/** The card of the other side that lacks one die and then ends the round: nothing is more urgent. */
export function lastDie(board: Board, sorcerer: boolean): Decides | null {
  const others = sorcerer ? 'heroes' : 'sorcerer'
  const nearly = [...board.challenges, ...board.spells].filter((card) => card?.nearly.includes(others))
  return board.decides.find((one) => one.winner === others && nearly.some((card) => card?.place === one.place)) ?? null
}

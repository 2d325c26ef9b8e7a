/** What `Session.view(seat)` gives: the game's own board, who must answer, and my question, if there is one. */
import type { Choice, Prompt } from '../protocol.ts'

export interface Decision extends Prompt {
  id: number
}

export interface Outcome {
  winners: number[]
  reason: string
  scores: number[]
}

export interface View<Board = Record<string, unknown>> {
  game: string
  seat: number | null
  board: Board
  waiting: number[]
  decision: Decision | null
  outcome: Outcome | null
}

/** The view as it came over the wire; the server builds it from the game, so only its outline is known here. */
export function asView(raw: Record<string, unknown> | null | undefined): View | null {
  return raw ? (raw as unknown as View) : null
}

export const choicesOf = (decision: Decision | null): Choice[] => decision?.choices ?? []

/** The choices that touch a thing on the board. */
export function choicesFor(decision: Decision | null, ref: string): Choice[] {
  return choicesOf(decision).filter((choice) => choice.refs?.includes(ref))
}

/** Whether a thing on the board can be picked now, as an item of a subset or as part of a choice. */
export function canTouch(decision: Decision | null, ref: string): boolean {
  return Boolean(decision?.items?.includes(ref)) || choicesFor(decision, ref).length > 0
}

/** The answer to a subset question: bit i for `items[i]`. */
export function maskOf(decision: Decision, chosen: Iterable<string>): number {
  const set = new Set(chosen)
  return (decision.items ?? []).reduce((mask, ref, bit) => (set.has(ref) ? mask + 2 ** bit : mask), 0)
}

export function isSubset(decision: Decision | null): boolean {
  return decision?.pick === 'subset'
}

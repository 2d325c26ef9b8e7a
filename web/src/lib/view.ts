/** What `Session.view(seat)` gives: the game's own board, who must answer, and my question, if there is one. */
import type { Choice, Effect, Prompt } from '../protocol.ts'
import type { Face } from './manifest.ts'

export interface Decision extends Prompt {
  id: number
  /** What a clock or a standing order answers. */
  default?: number
  /** An offer to interrupt, which can be declined. */
  reaction?: boolean
  /** It takes nothing that is hidden from others at the same screen. */
  uncovered?: boolean
  /** It goes on with the move that my last answer began. */
  follows?: boolean
  /** A team decides: my answer is a wish. */
  council?: { seats: number[]; tie: number }
  /** Everyone sees what the others have chosen, and may choose again until all are in. */
  open?: { chosen: Record<string, number> }
}

/** Whether an answer can be changed while others still think. */
export const canChange = (decision: Decision): boolean => Boolean(decision.council ?? decision.open)

/** Someone who has spoken at a question that others answer too. */
export interface Voice {
  seat: number
  name: string
  face: Face
}

interface Outcome {
  winners: number[]
  reason: string
  scores: number[]
}

export interface View<Board = Record<string, unknown>> {
  game: string
  seat: number | null
  board: Board
  waiting: number[]
  /** The seats that are out while the others play on. */
  out?: number[]
  decision: Decision | null
  outcome: Outcome | null
  /** The game has failed at this view: there is no board, only what is asked. */
  fault?: boolean
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

/** What these items would give by themselves, as the question says; null where it does not say. */
export function previewOf(decision: Decision, chosen: Iterable<string>): Effect[] | null {
  const at = decision.preview?.by_mask?.[maskOf(decision, chosen)]
  return at === undefined ? null : (decision.preview?.outcomes?.[at] ?? null)
}

export function isSubset(decision: Decision | null): boolean {
  return decision?.pick === 'subset'
}

/** Cards that turn a die: the choices by the face that it would show, so that many cards are not more to look at.
 * Pure. */
import type { Choice, Effect } from '../../../protocol.ts'
import { wordKey } from './told.ts'
import type { Face } from './types.ts'

/** The face that a choice would turn a die to. */
export function faceOf(choice: Choice): Face | null {
  const key = wordKey(choice.params?.face)
  return key.startsWith('face-') ? (key.slice(5) as Face) : null
}

/** Choices that would show the same face stand together, in the order of the offers. */
export function byFace(choices: readonly Choice[]): Choice[][] {
  const found = new Map<Face | null, Choice[]>()
  for (const choice of choices) {
    const face = faceOf(choice)
    found.set(face, [...(found.get(face) ?? []), choice])
  }
  return [...found.values()]
}

const alike = (one: Effect, other: Effect): boolean =>
  one.kind === other.kind && one.seat === other.seat && one.n === other.n

/** What happens whichever of these choices is made. */
export function inCommon(choices: readonly Choice[]): Effect[] {
  const [first, ...rest] = choices
  return (first?.outcome ?? []).filter((effect) =>
    rest.every((choice) => choice.outcome?.some((other) => alike(effect, other))),
  )
}

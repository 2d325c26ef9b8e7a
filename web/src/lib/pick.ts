/** An answer is picked step by step (who, where to, what is taken along), and sent as one: the choice whose refs are
 * all picked. Nothing is known here but the choices of the question. Pure. */
import type { Choice } from '../protocol.ts'

export const refsOf = (choice: Choice): string[] => choice.refs ?? []

/** What a ref names: `room:vault` is a `room`, `vault`. */
export function partsOf(ref: string): [kind: string, name: string] {
  const at = ref.indexOf(':')
  return at < 0 ? [ref, ''] : [ref.slice(0, at), ref.slice(at + 1)]
}

/** The choices that touch everything that was picked. */
export const fitting = (choices: readonly Choice[], picked: readonly string[]): Choice[] =>
  choices.filter((choice) => picked.every((ref) => refsOf(choice).includes(ref)))

/** The choice that touches just this, whatever else there is. */
export function exactly(choices: readonly Choice[], picked: readonly string[]): Choice | null {
  return fitting(choices, picked).find((choice) => refsOf(choice).length === picked.length) ?? null
}

/** What can be touched next: whatever tells some of the choices from others; all of it where one is left. */
export function pickable(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const left = fitting(choices, picked)
  const count = new Map<string, number>()
  for (const choice of left) for (const ref of new Set(refsOf(choice))) count.set(ref, (count.get(ref) ?? 0) + 1)
  const found = new Set<string>()
  for (const [ref, n] of count) if (!picked.includes(ref) && (left.length === 1 || n < left.length)) found.add(ref)
  return found
}

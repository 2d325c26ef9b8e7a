/** What a choice leads to, as the question says: the rules have worked it out, this only reads it. */
import type { Choice, Effect } from '../../../protocol.ts'

/** What becomes of a number of a seat, if the choice changes it. */
export const effectOn = (choice: Choice | null | undefined, kind: string, seat: number | null): Effect | undefined =>
  choice?.outcome?.find((effect) => effect.kind === kind && effect.seat === seat)

export interface Hit {
  seat: number
  n: number
  fells: boolean
}

/** Who else loses hearts, and who falls. */
export function hitsIn(outcome: readonly Effect[], me: number | null): Hit[] {
  return outcome
    .filter(({ kind, seat, n = 0 }) => seat !== me && (kind === 'falls' || (kind === 'hearts' && n < 0)))
    .map(({ kind, seat = -1, n = 0 }) => ({ seat, n: -n, fells: kind === 'falls' }))
}

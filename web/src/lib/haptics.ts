/** A phone in the hand feels what matters to its owner, where it can and may. */
import { settings } from './settings.svelte.ts'

/** Milliseconds of shaking, resting, shaking … */
const FEELS = {
  turn: [40],
  hurt: [70, 50, 70],
  win: [40, 60, 40, 60, 120],
  clap: [30, 40, 30],
} as const

export type Feel = keyof typeof FEELS

/** Whether there is anything to feel with here. */
export const canFeel = (): boolean =>
  typeof navigator !== 'undefined' && 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

/** What is being felt: how long it takes, and until when. */
let felt = { length: 0, until: 0 }

/** Several things at once (struck, and asked what now) are felt as the longest of them: each would cut off the one
 * before it. */
export function feel(what: Feel): void {
  // A browser complains about a page that shakes the phone before it was touched.
  if (!settings.haptics || !canFeel() || !navigator.userActivation?.hasBeenActive) return
  const length = FEELS[what].reduce((sum, ms) => sum + ms, 0)
  const now = performance.now()
  if (now < felt.until && length < felt.length) return
  felt = { length, until: now + length }
  navigator.vibrate([...FEELS[what]])
}

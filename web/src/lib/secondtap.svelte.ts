/** What may be the end of a player takes two taps: the first one only arms it, and the control says so.
 *
 * Every answer of a game with turns passes here, whichever control gives it, by hand or by key. */
import type { Decision } from './view.ts'

/** A second tap that comes sooner is the tail of a double tap, and does not count. */
const TOO_QUICK = 350

interface Armed {
  decision: number
  action: number
  at: number
}

export class SecondTap {
  private armed = $state.raw<Armed | null>(null)

  /** Whether this answer may be given now; a dangerous one is armed at its first time. */
  allows(decision: Decision, action: number, now = performance.now()): boolean {
    const grave = decision.choices?.some((choice) => choice.action === action && choice.danger?.grave)
    if (grave && !this.waitsFor(decision, action)) {
      this.armed = { decision: decision.id, action, at: now }
      return false
    }
    if (grave && now - (this.armed?.at ?? 0) < TOO_QUICK) return false
    this.armed = null
    return true
  }

  /** Whether this answer was given once, and waits to be given again. */
  waitsFor(decision: Decision | null, action: number): boolean {
    return this.armed !== null && this.armed.decision === decision?.id && this.armed.action === action
  }

  /** Think again. */
  forget(): void {
    this.armed = null
  }
}

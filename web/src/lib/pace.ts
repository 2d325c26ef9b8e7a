/** Several events play in order, at the speed that one likes. Nothing is left out: what has to be caught up with goes
 * faster, and what is shown at once is still shown in its order. Pure: time and drawing come from outside. */

import type { Pace as Speed } from '../protocol.ts'

export type { Speed }
export const SPEEDS: readonly Speed[] = ['calm', 'normal', 'quick', 'instant']

/** How long things take, as a factor, and the longest that all that waits may take, in milliseconds. */
const TEMPO: Record<Speed, { factor: number; longest: number }> = {
  calm: { factor: 1.7, longest: Infinity },
  normal: { factor: 1, longest: 9000 },
  quick: { factor: 0.45, longest: 3000 },
  instant: { factor: 0, longest: 0 },
}
/** The longest while my own clock runs: nobody loses time by watching. */
const LONGEST_ON_THE_CLOCK = 1200

export interface Tempo {
  speed: Speed
  /** My clock runs already, although I cannot see yet what I am asked. */
  timed?: boolean
}

/** By what factor steps that would take `total` milliseconds are stretched or shortened. */
export function factorFor(total: number, { speed, timed = false }: Tempo): number {
  const { factor, longest } = TEMPO[speed]
  const most = timed ? Math.min(longest, LONGEST_ON_THE_CLOCK) : longest
  return total * factor <= most ? factor : most / total
}

export interface Step<T> {
  what: T
  /** How long it takes by itself; asked anew whenever it counts. */
  readonly ms: number
  /** It is what I did myself: I have seen it coming, and do not wait for it longer than it takes. */
  own?: boolean
}

export interface Clock {
  after(ms: number, run: () => void): () => void
}

const realClock: Clock = {
  after(ms, run) {
    const handle = setTimeout(run, ms)
    return () => clearTimeout(handle)
  },
}

export class Pace<T> {
  private queue: Step<T>[] = []
  private cancel: (() => void) | null = null
  private showing = false
  private flushing = false
  private holds = 0

  constructor(
    private readonly show: (what: T, ms: number) => void,
    private readonly done: () => void,
    private readonly tempo: () => Tempo,
    private readonly clock: Clock = realClock,
  ) {}

  get busy(): boolean {
    return this.showing || this.cancel !== null
  }

  /** Put steps at the end. */
  add(steps: Step<T>[]): void {
    this.queue.push(...steps)
    if (!this.busy) this.go()
  }

  /** Show nothing more before the returned function is called; several may want that. Nothing is returned while the
   * rest is shown at once: that stands still for nobody. */
  hold(): (() => void) | undefined {
    if (this.flushing) return undefined
    this.holds++
    let holding = true
    return () => {
      if (!holding) return
      holding = false
      this.holds--
      if (!this.busy) this.go()
    }
  }

  /** Show the rest at once. */
  flush(): void {
    this.cancel?.()
    this.cancel = null
    this.showing = this.flushing = true
    for (let step = this.queue.shift(); step; step = this.queue.shift()) this.show(step.what, 0)
    this.showing = this.flushing = false
    this.done()
  }

  /** Forget everything. */
  stop(): void {
    this.cancel?.()
    this.cancel = null
    this.queue = []
  }

  /** Show what takes no time, and wait with the first step that does. */
  private go(): void {
    this.cancel = null
    if (this.holds > 0) return
    this.showing = true // while `show` runs, which may add more
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      const total = this.queue.reduce((sum, one) => sum + one.ms, step.ms)
      const factor = factorFor(total, this.tempo())
      const ms = step.ms * (step.own ? Math.min(1, factor) : factor)
      this.show(step.what, ms)
      if (ms > 0) {
        this.showing = false
        this.cancel = this.clock.after(ms, () => this.go())
        return
      }
      if (this.holds > 0) {
        this.showing = false
        return
      }
    }
    this.showing = false
    this.done()
  }
}

/** Several events play in order, quickly, and never keep anyone waiting: the more there is to show, the faster it goes, and whoever is
 * asked something sees it all in a moment. Pure: time and drawing come from outside. */

export interface Step<T> {
  what: T
  ms: number
}

/** The longest that a backlog may take: with nothing to do for me, and with a question for me at its end. */
export const LONGEST = 1800
export const LONGEST_WHEN_ASKED = 1200

/** By what factor the steps must be shortened. */
export function hurry(total: number, asked: boolean): number {
  const most = asked ? LONGEST_WHEN_ASKED : LONGEST
  return total <= most ? 1 : most / total
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
  private asked = false

  constructor(
    private readonly show: (what: T, ms: number) => void,
    private readonly done: () => void,
    private readonly clock: Clock = realClock,
  ) {}

  get busy(): boolean {
    return this.cancel !== null
  }

  get length(): number {
    return this.queue.length
  }

  /** Put steps at the end. `asked`: someone here must answer as soon as they have been shown. */
  add(steps: Step<T>[], asked: boolean): void {
    this.queue.push(...steps)
    this.asked = asked
    if (!this.cancel) this.next()
  }

  /** Show the rest at once. */
  flush(): void {
    this.cancel?.()
    this.cancel = null
    while (this.queue.length) this.show((this.queue.shift() as Step<T>).what, 0)
    this.done()
  }

  /** Forget everything. */
  stop(): void {
    this.cancel?.()
    this.cancel = null
    this.queue = []
  }

  private next(): void {
    const total = this.queue.reduce((sum, step) => sum + step.ms, 0)
    const step = this.queue.shift()
    if (!step) {
      this.cancel = null
      this.done()
      return
    }
    const ms = step.ms * hurry(total, this.asked)
    this.cancel = () => undefined // busy while `show` runs, which may add more
    this.show(step.what, ms)
    this.cancel = this.clock.after(ms, () => this.next())
  }
}

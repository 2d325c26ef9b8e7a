/** What plays on top of a picture for a moment: shouts, bursts with a number, tumbling dice. A game says when. */
import { say } from './words.svelte.ts'

export type ShoutKind = 'boom' | 'gain' | 'place'

/** A number that has just changed, beside the figure of a seat. */
export interface Pop {
  key: number
  seat: number
  text: string
  icon: string
  kind: string
}

export interface Shouted {
  key: number
  text: string
  kind: ShoutKind
}

/** How long a shout or a burst is seen. */
const SEEN = 1100

export class Effects {
  shout = $state.raw<Shouted | null>(null)
  pops = $state.raw<Pop[]>([])
  /** How often each die, or each player, has rolled: dice tumble when the number changes. */
  rolls = $state.raw<Record<string, number>>({})

  private next = 1
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()

  constructor(
    protected readonly mine: (seat: number) => boolean = () => false,
    /** Whether it makes sounds. */
    public loud = true,
  ) {}

  cry(message: string, kind: ShoutKind): void {
    const shout = { key: this.next++, text: say(message), kind }
    this.shout = shout
    this.later(SEEN, () => {
      if (this.shout === shout) this.shout = null
    })
  }

  /** Nothing is left to be seen of it. */
  stop(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
    this.shout = null
    this.pops = []
  }

  protected tumble(dice: (string | number)[]): void {
    const rolls = { ...this.rolls }
    for (const die of dice) rolls[die] = (rolls[die] ?? 0) + 1
    this.rolls = rolls
  }

  protected burst(seat: number, text: string, icon: string, kind: string): void {
    const pop: Pop = { key: this.next++, seat, text, icon, kind }
    this.pops = [...this.pops.filter((other) => other.seat !== seat), pop]
    this.later(SEEN, () => (this.pops = this.pops.filter((other) => other !== pop)))
  }

  protected later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      run()
    }, ms)
    this.timers.add(timer)
  }
}

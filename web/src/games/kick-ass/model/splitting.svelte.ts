/** Damage and hits are handed out token by token, and sent target by target: what lies where so far, and what is still
 * to be sent. Only what the question offers can be sent. */
import { refsOf } from '../../../lib/pick.ts'
import type { Choice } from '../../../protocol.ts'
import type { Play } from './play.svelte.ts'

export class Splitting {
  /** How many tokens lie at each target. */
  plan = $state.raw<Record<string, number>>({})
  /** The token kind that was tapped, and waits for its target. */
  held = $state(false)
  /** Targets whose answers still have to be sent, the next one first. */
  private queue: string[] = []
  private kind = ''

  constructor(private readonly play: Play) {}

  get active(): boolean {
    return this.play.kind === 'damage' || this.play.kind === 'hits'
  }

  /** How much there is to hand out in this question. */
  get total(): number {
    const left = this.play.decision?.about?.left
    return typeof left === 'number' ? left : 0
  }

  get placed(): number {
    return Object.values(this.plan).reduce((sum, n) => sum + n, 0)
  }

  get left(): number {
    return Math.max(0, this.total - this.placed)
  }

  at(ref: string): number {
    return this.plan[ref] ?? 0
  }

  /** The numbers that a target may be given, the largest first. */
  offered(ref: string): number[] {
    return this.play
      .for(ref)
      .map(amountOf)
      .sort((one, other) => other - one)
  }

  can(ref: string): boolean {
    return this.active && this.left > 0 && this.at(ref) < Math.max(0, ...this.offered(ref))
  }

  /** One more token for a target; or back, with a negative number. */
  put(ref: string, n = 1): void {
    const most = Math.max(0, ...this.offered(ref))
    const now = Math.max(0, Math.min(this.at(ref) + n, most, this.at(ref) + this.left))
    this.plan = { ...this.plan, [ref]: now }
    this.held = false
  }

  /** All the rest here, as far as it takes it. */
  all(ref: string): void {
    this.put(ref, this.left)
  }

  clear(): void {
    this.plan = {}
    this.held = false
    this.queue = []
  }

  /** What would be sent for a target: what lies there, or the most below it that can be. */
  private answerFor(ref: string): Choice | null {
    const wanted = this.at(ref)
    const n = this.offered(ref).find((one) => one <= wanted)
    return n === undefined || (n === 0 && this.play.kind === 'hits')
      ? null
      : (this.play.for(ref).find((choice) => amountOf(choice) === n) ?? null)
  }

  /** Whether what lies there can be sent as it is. */
  get ready(): boolean {
    if (!this.active) return false
    const loaded = Object.entries(this.plan).filter(([, n]) => n > 0)
    const whole = loaded.every(([ref, n]) => this.offered(ref).includes(n))
    return whole && (this.play.kind === 'damage' ? this.left === 0 : loaded.length > 0 || this.total === 0)
  }

  /** Send it, target by target; the rest follows as the questions come. */
  send(): void {
    if (!this.ready) return
    this.kind = this.play.kind
    this.queue = Object.keys(this.plan).filter((ref) => this.at(ref) > 0)
    if (this.kind === 'damage' && !this.queue.length) this.queue = [this.firstTarget()].filter(Boolean)
    this.next()
  }

  private firstTarget(): string {
    return this.play.choices.flatMap(refsOf).find((ref) => ref.startsWith('hero:')) ?? ''
  }

  private next(): void {
    const ref = this.queue.shift()
    if (ref === undefined) return
    const choice = this.answerFor(ref)
    if (choice) this.play.give(choice)
    else this.queue = []
  }

  /** A question has come: go on with what was decided, or begin anew. */
  begin(): void {
    const together = (this.play.table.council?.voters ?? []).length > 1
    if (this.queue.length && this.play.kind === this.kind && !together) {
      const ref = this.queue[0] as string
      if (this.play.for(ref).length) {
        this.next()
        return
      }
    }
    this.clear()
  }
}

const amountOf = (choice: Choice): number => {
  const found = refsOf(choice).find((ref) => ref.startsWith('n:'))
  return found ? Number(found.slice(2)) : 0
}

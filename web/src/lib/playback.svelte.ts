/** What is shown of a match with turns. Views come at once and whole; the picture follows them event by event, each
 * from its cause to its effect, at the speed that its viewer likes. A game says what an event looks like (`Director`);
 * order, speed, skipping and what still waits are here. */
import type { Told } from '../protocol.ts'
import { send, type Travel } from './flights.svelte.ts'
import { type Clock, Pace, type Step, type Tempo } from './pace.ts'

/** How a game shows what is told. */
export interface Director<V> {
  /** How long an event is looked at, in milliseconds, when nobody is in a hurry. */
  lengthOf(told: Told): number
  /** What travels from the cause of an event to what it changes. */
  travelsOf(told: Told): Travel[]
  /** The picture after an event, on its way to `end`: `rest` is what is told between them. */
  after(now: V, told: Told, rest: Told[], end: V): V
  /** Its bursts, shouts and sounds. `end` is given with the last event before it. */
  perform(told: Told, now: V, end: V | null, ms: number): void
}

/** How long something travels. */
const TRAVEL = 460
/** How long an event is looked at where the game does not say. */
const PLAIN_LENGTH = 450

interface Scene<V> {
  told: Told | null
  /** Its cause is shown, not yet what it changes. */
  departs: boolean
  rest: Told[]
  end: V
}

export class Playback<V extends object> {
  /** The picture now. */
  view = $state.raw<V | null>(null)
  /** Something is being shown. */
  busy = $state(false)
  /** Events that wait to be shown. */
  behind = $state(0)

  private director: Director<V> | null = null
  /** Ends the waiting for a board. */
  private begin: (() => void) | undefined
  private readonly pace: Pace<Scene<V>>

  constructor(tempo: () => Tempo, clock?: Clock) {
    this.pace = new Pace(
      (scene, ms) => this.show(scene, ms),
      () => this.rest(),
      tempo,
      clock,
    )
  }

  /** Nothing is played before a board is there to show it, however late its code comes. */
  waitForBoard(): void {
    this.begin ??= this.pace.hold()
  }

  /** Stand still until the returned function is called; nothing is returned while everything is being skipped. */
  hold(): (() => void) | undefined {
    return this.pace.hold()
  }

  /** A board is there, and from now on this is how events look; null where they look like nothing in particular.
   * Returns a way to stop that. */
  direct(director: Director<V> | null): () => void {
    this.director = director
    this.begin?.()
    this.begin = undefined
    return () => {
      if (this.director === director) this.director = null
    }
  }

  /** The table as it is, without a story. */
  jump(view: V | null): void {
    this.pace.stop()
    this.rest()
    this.view = view
  }

  /** What happened, and how the table stands after it; `own`: by what I did. */
  push(view: V, told: Told[], own = false): void {
    if (!this.view || (!told.length && !this.busy)) {
      this.jump(view)
      return
    }
    const steps = told.flatMap((one, at) => {
      const scene = { told: one, rest: told.slice(at + 1), end: view }
      const travel = () => (this.director?.travelsOf(one).length ? TRAVEL : 0)
      const look = () => this.director?.lengthOf(one) ?? PLAIN_LENGTH
      return [this.step({ ...scene, departs: true }, own, travel), this.step({ ...scene, departs: false }, own, look)]
    })
    this.busy = true
    this.behind += told.length
    this.pace.add(steps.length ? steps : [this.step({ told: null, departs: false, rest: [], end: view }, own, () => 0)])
  }

  /** How long a scene takes is for the board to say that shows it, and may not be known before. */
  private step(what: Scene<V>, own: boolean, length: () => number): Step<Scene<V>> {
    return {
      what,
      own,
      get ms() {
        return length()
      },
    }
  }

  /** Nobody has to watch: show how things stand now. */
  skip(): void {
    if (this.busy) this.pace.flush()
  }

  stop(): void {
    this.pace.stop()
    this.rest()
  }

  private rest(): void {
    this.busy = false
    this.behind = 0
  }

  private show({ told, departs, rest, end }: Scene<V>, ms: number): void {
    const now = this.view
    if (told && departs) {
      if (ms > 0) send(this.director?.travelsOf(told) ?? [], ms)
      return
    }
    const last = rest.length === 0
    if (told) this.behind = Math.max(0, this.behind - 1)
    if (told && now) this.director?.perform(told, now, last ? end : null, ms)
    if (last || !told || !now) this.view = end
    else this.view = this.director?.after(now, told, rest, end) ?? now
  }
}

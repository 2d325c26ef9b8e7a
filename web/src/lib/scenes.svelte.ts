/** A story that is shown scene by scene: an invasion, a spawn, a chain. It goes by itself, or waits at each step for
 * whoever looks; its scenes are kept, so that one can go back to them. A game says what a story is, and its scenes. */
import type { Told } from '../protocol.ts'
import { Effects } from './effects.svelte.ts'
import { recall, remember } from './storage.ts'

/** A moment of a story: what was told, and how the table stood after it. */
export interface Scene<V> {
  told: Told
  view: V
}

export type How = 'auto' | 'step'

export abstract class Scenes<V, S extends Scene<V> = Scene<V>> extends Effects {
  /** The last story, scene by scene. */
  reel = $state.raw<S[]>([])
  /** The scene that one has gone back to; null: the present. */
  at = $state<number | null>(null)
  /** It is still going on. */
  running = $state(false)
  /** The event that is being shown. */
  current = $state.raw<Told | null>(null)
  /** Whether scenes follow each other by themselves, or wait for whoever looks. */
  how = $state<How>('auto')
  /** Stands still until someone goes on. */
  held = $state(false)

  private release: (() => void) | undefined
  /** It stood still already when one began to look back. */
  private heldBefore = false

  constructor(
    mine: (seat: number) => boolean,
    /** Lets the picture stand still; returns a way to let it go on, or nothing where it does not stand still. */
    private readonly hold: () => (() => void) | undefined,
    /** Under which name it is remembered how this game is followed. */
    private readonly habit: string,
  ) {
    super(mine)
    this.how = recall(habit) === 'step' ? 'step' : 'auto'
  }

  /** Whether a step is long enough to be looked at by itself. */
  protected abstract isLong(told: Told): boolean

  /** The scene that is shown: one of the past, or the newest. */
  get scene(): S | null {
    return (this.at === null ? this.reel.at(-1) : this.reel[this.at]) ?? null
  }

  get canGoBack(): boolean {
    return (this.at ?? this.reel.length - 1) > 0
  }

  /** The next scene: of the past, or of what still waits to be shown. */
  forward(): void {
    if (this.at === null) return this.go()
    this.at = this.at + 1 < this.reel.length ? this.at + 1 : null
    if (this.at === null && !this.heldBefore) this.go()
  }

  /** One scene back. */
  back(): void {
    const last = this.at ?? this.reel.length - 1
    if (last <= 0) return
    this.lookBack(last - 1)
    this.wait()
  }

  /** From its beginning, once it is over. */
  review(): void {
    if (this.reel.length) this.lookBack(0)
  }

  /** To how things stand now. */
  present(): void {
    this.at = null
    this.go()
  }

  choose(how: How): void {
    this.how = how
    remember(this.habit, how)
    if (how === 'auto') this.present()
    else if (this.running) this.wait()
  }

  /** A story begins. */
  protected begin(): void {
    this.reel = []
    this.running = true
  }

  /** Whoever wants to see each step is asked before the next one, also where nothing takes time. */
  protected pauseAfter(told: Told): void {
    if (this.how === 'step' && this.running && this.isLong(told)) this.wait()
  }

  /** The story is over. */
  protected rest(): void {
    this.running = false
    this.heldBefore = false
    if (this.at === null) this.go()
  }

  private wait(): void {
    this.release ??= this.hold()
    this.held = this.release !== undefined
  }

  private go(): void {
    const release = this.release
    this.release = undefined
    this.held = false
    release?.() // the next step may be shown before this returns, and be waited at in its turn
  }

  private lookBack(at: number): void {
    if (this.at === null) this.heldBefore = this.held
    this.at = at
  }
}

/** One player's side of a question at a table that shows its stories scene by scene: the answers, what is picked of one
 * so far, who wishes what, and giving it. A game says what it shows, and what else an answer closes. */
import { onMount, untrack } from 'svelte'
import type { Choice } from '../protocol.ts'
import { exactly, fitting, pickable, refsOf } from './pick.ts'
import type { Director } from './playback.svelte.ts'
import type { Scenes } from './scenes.svelte.ts'
import { play as sound } from './sound.ts'
import type { TableStore } from './table.svelte.ts'
import { choicesOf, type Decision, type View, type Voice } from './view.ts'
import { say } from './words.svelte.ts'

export abstract class Answering<V extends object = object, S extends Scenes<V> = Scenes<V>> {
  /** What has been picked of an answer so far. */
  picked = $state.raw<string[]>([])
  readonly stage: S
  private asked: number | null = null

  constructor(
    readonly table: TableStore,
    Stage: new (mine: (seat: number) => boolean, hold: () => (() => void) | undefined) => S,
  ) {
    this.stage = new Stage(
      (seat) => table.isMine(seat),
      () => table.playback.hold(),
    )
  }

  /** What is shown: how things stand, or a scene that one has gone back to. */
  get view(): V {
    const { at, scene } = this.stage
    return at !== null && scene ? scene.view : (this.table.shown as unknown as V)
  }

  get seat(): number | null {
    return this.table.seat
  }

  /** My question, once the board has come to it; none while one looks back. */
  get decision(): Decision | null {
    return this.stage.at === null ? this.table.question : null
  }

  get kind(): string {
    return this.decision?.kind ?? ''
  }

  get busy(): boolean {
    return this.table.answering
  }

  nameOf(seat: number): string {
    return seat === this.seat && !this.table.hotSeat ? say('ui-kit-you') : this.table.nameOf(seat)
  }

  // -- what can be touched -------------------------------------------------------------------------------------

  get choices(): Choice[] {
    return choicesOf(this.decision)
  }

  /** What still fits what was picked. */
  get fits(): Choice[] {
    return fitting(this.choices, this.picked)
  }

  /** What can be picked next. */
  protected readonly open = $derived.by(() => pickable(this.choices, this.picked))

  can(ref: string): boolean {
    return this.open.has(ref)
  }

  isPicked(ref: string): boolean {
    return this.picked.includes(ref)
  }

  /** The choices that touch a thing. */
  for(ref: string): Choice[] {
    return this.choices.filter((choice) => refsOf(choice).includes(ref))
  }

  /** The answer that goes on, ends or declines: always in reach. */
  get passing(): Choice | null {
    return this.for('pass')[0] ?? null
  }

  /** The answer that is all that was picked and nothing else. */
  get whole(): Choice | null {
    return this.picked.length ? exactly(this.choices, this.picked) : null
  }

  /** What I have said myself, where everyone sees what the others say. */
  get mine(): number | null {
    return this.seat === null ? null : (this.table.chosen[this.seat] ?? null)
  }

  /** Who wishes this, of those who decide with me. */
  voices(action: number): Voice[] {
    return Object.entries(this.table.chosen)
      .filter(([, wish]) => wish === action)
      .map(([key]) => ({
        seat: Number(key),
        name: this.table.nameOf(Number(key)),
        face: this.table.faceOf(Number(key)),
      }))
  }

  get hinted(): number | null {
    return this.table.hint?.action ?? null
  }

  hints(ref: string): boolean {
    return this.hinted !== null && this.for(ref).some((choice) => choice.action === this.hinted)
  }

  /** Waits for its second tap, because it is dangerous. */
  armed(choice: Choice): boolean {
    return this.table.secondTap.waitsFor(this.decision, choice.action)
  }

  // -- doing it ------------------------------------------------------------------------------------------------

  /** Answer. False while that is not on its way: something else is, or it takes a second tap. */
  answer(action: number, about = ''): boolean {
    if (this.busy || !this.decision || !this.table.answer(action, about)) return false
    this.picked = []
    this.given()
    return true
  }

  give(choice: Choice): boolean {
    sound('click')
    return this.answer(choice.action, refsOf(choice).at(-1) ?? '')
  }

  /** An answer is on its way: what lies open for it is closed. */
  protected abstract given(): void

  /** All that can be done, as a list over the board. */
  abstract showList(): void

  /** A new question: forget what was being picked for the last one. One that comes again, after something was shown, is
   * no new one. */
  begin(): void {
    if (this.decision?.id === this.asked) return
    this.asked = this.decision?.id ?? null
    this.picked = []
    this.opened()
  }

  /** A new question has come. */
  protected abstract opened(): void

  forget(): void {
    this.picked = []
  }
}

/** For a board that is being set up: events look as its stage shows them, a question that comes is begun, and the
 * picture settles when nothing is on its way any more. */
export function conduct<V extends object>(
  play: Answering<V, Scenes<V> & Director<V>>,
  settle: () => void,
  begin: () => void = () => play.begin(),
): void {
  const { table, stage } = play
  onMount(() => {
    const done = table.playback.direct(stage as unknown as Director<View>)
    return () => {
      done()
      stage.present()
      stage.stop()
    }
  })
  const question = $derived(play.decision?.id ?? null)
  $effect(() => {
    if (question !== null) untrack(begin)
  })
  $effect(() => {
    if (!table.playback.busy) untrack(settle)
  })
}

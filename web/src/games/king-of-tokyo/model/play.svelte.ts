/** One player's hand on the table: what the board shows, what is being chosen, and what a choice would do. */
import type { Choice, Effect } from '../../../protocol.ts'
import { goOnTo } from '../../../lib/focus.ts'
import { find } from '../../../lib/motion.ts'
import { play as sound } from '../../../lib/sound.ts'
import type { TableStore } from '../../../lib/table.svelte.ts'
import { choicesFor, choicesOf, type Decision, isSubset, maskOf, previewOf } from '../../../lib/view.ts'
import { say } from '../../../lib/words.svelte.ts'
import { ACTIONS } from '../generated.ts'
import { hitsIn } from './outcome.ts'
import { Stage } from './stage.svelte.ts'
import { type Board, type CardFace, type Monster, type TokyoView } from './types.ts'

/** Decisions that come out of turn and must not be missed. */
const INTERRUPTIONS = new Set(['yield', 'react', 'rapid-healing', 'snatch', 'probe'])

export class Play {
  readonly stage: Stage
  /** The dice that stay when the rest is rolled. */
  chosen = $state.raw(new Set<string>())
  /** The choice that waits for its confirmation. */
  picked = $state<number | null>(null)
  /** The most dice that have lain on the table: from then on there is room for as many, whoever rolls. */
  mostDice = $state(0)
  /** The card that is being read. */
  sheet = $state.raw<CardFace | null>(null)

  constructor(readonly table: TableStore) {
    this.stage = new Stage((seat) => table.isMine(seat))
  }

  // -- what is shown -------------------------------------------------------------------------------------------

  get view(): TokyoView {
    return this.table.shown as unknown as TokyoView
  }

  get board(): Board {
    return this.view.board
  }

  get seat(): number | null {
    return this.table.seat
  }

  get me(): Monster | null {
    return this.board.monsters.find((monster) => monster.seat === this.seat) ?? null
  }

  /** The others, in the order in which they play after me; from the first seat on for a spectator. */
  get rivals(): Monster[] {
    const all = this.board.monsters
    if (this.seat === null) return all
    const at = all.findIndex((monster) => monster.seat === this.seat)
    return [...all.slice(at + 1), ...all.slice(0, at)]
  }

  get active(): Monster {
    return this.board.monsters[this.board.turn] as Monster
  }

  get myTurn(): boolean {
    return this.seat !== null && this.board.turn === this.seat
  }

  /** My question, once the board has come to it. */
  get decision(): Decision | null {
    return this.table.question
  }

  get kind(): string {
    return this.decision?.kind ?? ''
  }

  get interrupted(): boolean {
    return this.decision !== null && INTERRUPTIONS.has(this.kind) && !this.myTurn
  }

  /** More than fit into one row in the hand. */
  get manyDice(): boolean {
    return Math.max(this.mostDice, this.board.dice.length) > 6
  }

  get busy(): boolean {
    return this.table.answering
  }

  /** Who plays next after the one whose turn it is. */
  get next(): number {
    return this.board.next
  }

  monster(seat: number): Monster | undefined {
    return this.board.monsters.find((monster) => monster.seat === seat)
  }

  /** Everyone has a name; I am "you". */
  nameOf(seat: number): string {
    return seat === this.seat && !this.table.hotSeat ? say('ui-kit-you') : this.table.nameOf(seat)
  }

  /** What the dice that I have chosen to keep would give by themselves; null while it is all of them, or none. */
  get keptSum(): Effect[] | null {
    const decision = this.decision
    if (this.kind !== 'keep' || !decision || !this.chosen.size || this.chosen.size === decision.items?.length)
      return null
    return previewOf(decision, this.chosen)
  }

  /** While I am rolling: what stopping now would give, whichever dice I am about to keep. */
  get sum(): Effect[] | null {
    if (this.kind !== 'keep') return null
    return this.choices.find((choice) => choice.label === 'do-stop')?.outcome ?? []
  }

  get threats(): Map<number, number> {
    return new Map(hitsIn(this.sum ?? [], this.seat).map((hit) => [hit.seat, hit.n]))
  }

  // -- what can be touched -------------------------------------------------------------------------------------

  get choices(): Choice[] {
    return choicesOf(this.decision)
  }

  choicesFor(ref: string): Choice[] {
    return choicesFor(this.decision, ref)
  }

  can(ref: string): boolean {
    return this.choicesFor(ref).length > 0
  }

  get picking(): Choice | null {
    return this.choices.find((choice) => choice.action === this.picked) ?? null
  }

  get hinted(): number | null {
    return this.table.hint?.action ?? null
  }

  /** The best bot would keep this die, or touch this thing. */
  hints(ref: string): boolean {
    const action = this.hinted
    if (action === null || !this.decision) return false
    const single = this.choices.find((choice) => choice.action === action)
    if (single) return Boolean(single.refs?.includes(ref))
    if (!isSubset(this.decision)) return false
    const bit = this.decision.items?.indexOf(ref) ?? -1
    return bit >= 0 && Math.floor(action / 2 ** bit) % 2 === 1
  }

  // -- doing it ------------------------------------------------------------------------------------------------

  /** Give an answer. False while it is not on its way: something else is, or it takes a second tap. */
  answer(action: number, about = ''): boolean {
    if (this.busy || !this.decision || !this.table.answer(action, about)) return false
    this.picked = null
    this.sheet = null
    return true
  }

  /** Whether a dangerous choice was tapped once, and waits to be tapped again. */
  armed(choice: Choice): boolean {
    return this.table.secondTap.waitsFor(this.decision, choice.action)
  }

  keepAndRoll(): void {
    if (!this.decision) return
    const kept = new Set(this.chosen)
    if (this.answer(maskOf(this.decision, kept))) this.stage.kept = kept
  }

  /** Take what the best bot suggests for the dice. */
  useHint(): void {
    const items = this.decision?.items ?? []
    this.chosen = new Set(items.filter((ref) => this.hints(ref)))
    sound('keep')
  }

  /** Choose something to see what it leads to; the focus goes on to what does it. */
  pick(choice: Choice): void {
    this.picked = choice.action
    sound('click')
    void goOnTo('.cta')
  }

  /** Think again: nothing is chosen. */
  putBack(): void {
    this.picked = null
    sound('click')
    void goOnTo()
  }

  /** A card was touched: choose it where it can be chosen, try it where it is for sale, else read it. */
  touchCard(card: CardFace): void {
    const found = this.choicesFor(card.ref)
    if (found.length > 0) {
      const first = found[0] as Choice
      if (this.picked === first.action) this.putBack()
      else this.pick(first)
      return
    }
    const slot = this.board.market.findIndex((shown) => shown?.ref === card.ref)
    if (slot >= 0 && (this.kind === 'buy' || this.kind === 'snatch')) {
      this.answer(ACTIONS.buy.encode('buy', { slot }), card.ref) // the server says what lacks, and which rule says so
      return
    }
    this.sheet = card
  }

  /** A new question: forget what was being chosen for the last one. */
  begin(): void {
    this.picked = null
    this.chosen = new Set(this.board.dice.filter((die) => die.kept).map((die) => die.ref))
  }

  focus(ref: string): void {
    find(ref)?.focus()
  }
}

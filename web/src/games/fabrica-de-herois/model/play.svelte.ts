/** One player's hand on the table: what the board shows, what is being chosen, and what a choice would do. */
import { goOnTo } from '../../../lib/focus.ts'
import { play as sound } from '../../../lib/sound.ts'
import type { TableStore } from '../../../lib/table.svelte.ts'
import { choicesFor, choicesOf, type Decision } from '../../../lib/view.ts'
import { say } from '../../../lib/words.svelte.ts'
import type { Choice, Effect } from '../../../protocol.ts'
import { ACTIONS } from '../generated.ts'
import { Stage } from './stage.svelte.ts'
import { type Board, type FactoryView, type HeroCard, type Reason, type Team, teamOf } from './types.ts'

/** Questions of the own turn, with plays to choose among. */
const PLAYS = new Set(['prepare', 'plays', 'overfull'])

/** The plays of the grid, in its order; each is one or several choices of the question. */
export const PLAY_NAMES = ['buy', 'leader', 'discard', 'home', 'lead', 'flee'] as const
export type PlayName = (typeof PLAY_NAMES)[number] | 'base' | 'enter'

const LABELS: Record<string, PlayName> = {
  'do-buy': 'buy',
  'do-flee': 'flee',
  'do-base': 'base',
  'do-use-leader': 'leader',
  'do-use-discard': 'discard',
  'do-home': 'home',
  'do-lead': 'lead',
  'do-enter': 'enter',
}

/** One play of the grid as it stands: what it costs, who could do it, or why nobody can. */
export interface Offer {
  name: PlayName
  choices: Choice[]
  price: number
  dear: boolean
  /** What is tried where it is not possible: the server says why, with the rule. */
  tried: number | null
  why: Reason | null
}

export class Play {
  readonly stage: Stage
  /** The choice that waits for its confirmation. */
  picked = $state<number | null>(null)
  /** A play that several Heroes could do: who is still to be chosen. */
  mode = $state<PlayName | null>(null)
  /** The card that is being read. */
  sheet = $state.raw<HeroCard | null>(null)
  /** The player whose Field is looked at closely. */
  opened = $state<number | null>(null)
  /** The response window is put aside to look at the table. */
  aside = $state(false)
  /** Setting up: who takes the Field, and who leads. */
  fielded = $state.raw(new Set<string>())
  named = $state('')

  constructor(readonly table: TableStore) {
    this.stage = new Stage((seat) => table.isMine(seat))
  }

  // -- what is shown -------------------------------------------------------------------------------------------

  get view(): FactoryView {
    return this.table.shown as unknown as FactoryView
  }

  get board(): Board {
    return this.view.board
  }

  get seat(): number | null {
    return this.table.seat
  }

  get me(): Team | null {
    return this.board.players.find((team) => team.seat === this.seat) ?? null
  }

  /** Whose belt is on the large picture: mine; for a spectator, that of whose turn it is. */
  get front(): Team {
    return this.me ?? (this.board.players[this.board.turn] as Team)
  }

  /** The others, in the order in which they play after me; for a spectator everyone. */
  get rivals(): Team[] {
    const all = this.board.players
    if (this.seat === null) return all
    const at = all.findIndex((team) => team.seat === this.seat)
    return [...all.slice(at + 1), ...all.slice(0, at)]
  }

  get active(): Team {
    return this.board.players[this.board.turn] as Team
  }

  get myTurn(): boolean {
    return this.seat !== null && this.board.turn === this.seat && this.board.step !== 'setup'
  }

  get next(): number {
    return (this.board.turn + 1) % this.board.players.length
  }

  /** My question, once the board has come to it. */
  get decision(): Decision | null {
    return this.table.question
  }

  get kind(): string {
    return this.decision?.kind ?? ''
  }

  get playing(): boolean {
    return PLAYS.has(this.kind)
  }

  get answering(): boolean {
    return this.kind === 'answer'
  }

  get busy(): boolean {
    return this.table.answering
  }

  nameOf(seat: number): string {
    return seat === this.seat && !this.table.hotSeat ? say('ui-kit-you') : this.table.nameOf(seat)
  }

  /** Whose turn it is, in words; also while I watch what my own play comes to. */
  get whoseTurn(): string {
    const { seat } = this.active
    if (seat === this.seat && !this.table.hotSeat) return say('ui-fh-your-turn')
    return say('ui-fh-turn-of', { name: this.nameOf(seat) })
  }

  team(seat: number): Team | undefined {
    return this.board.players.find((team) => team.seat === seat)
  }

  // -- what can be chosen --------------------------------------------------------------------------------------

  get choices(): Choice[] {
    return choicesOf(this.decision)
  }

  choicesFor(ref: string): Choice[] {
    return choicesFor(this.decision, ref)
  }

  get picking(): Choice | null {
    return this.choices.find((choice) => choice.action === this.picked) ?? null
  }

  /** Done with my plays, or nothing to answer. */
  get done(): Choice | null {
    return this.choices.find((choice) => choice.label.startsWith('do-done') || choice.label === 'do-pass') ?? null
  }

  get enough(): Choice | null {
    return this.choices.find((choice) => choice.label === 'do-enough') ?? null
  }

  choicesOfPlay(name: PlayName): Choice[] {
    return this.playing ? this.choices.filter((choice) => LABELS[choice.label] === name) : []
  }

  playOf(choice: Choice): PlayName | null {
    return LABELS[choice.label] ?? null
  }

  private reasons(): Record<string, Reason> {
    return (this.decision?.about?.why ?? {}) as Record<string, Reason>
  }

  /** Why an action is not possible now, as the question says. */
  why(action: number): Reason | null {
    return this.reasons()[String(action)] ?? null
  }

  /** The number of a play of one of my Heroes, possible or not. */
  actionOf(name: PlayName, hero: number): number {
    switch (name) {
      case 'leader':
        return ACTIONS.plays.encode('use', { ability: 2 * hero })
      case 'discard':
        return ACTIONS.plays.encode('use', { ability: 2 * hero + 1 })
      case 'home':
      case 'lead':
      case 'enter':
        return ACTIONS.plays.encode(name, { hero })
      default:
        return ACTIONS.plays.of(name)
    }
  }

  offer(name: PlayName): Offer {
    const choices = this.choicesOfPlay(name)
    const team = this.me
    const prices = team?.prices
    const price = name === 'base' || name === 'enter' ? 0 : (prices?.[name] ?? 1)
    const tried = choices.length || !team ? null : this.triedOf(name, team)
    return {
      name,
      choices,
      price,
      dear: prices?.dear.includes(name) ?? false,
      tried,
      why: tried === null ? null : this.why(tried),
    }
  }

  /** What stands for a play that nobody can do: the Leader's, or that of the first who might. */
  private triedOf(name: PlayName, team: Team): number {
    if (name === 'buy' || name === 'flee' || name === 'base') return this.actionOf(name, 0)
    const others = team.field.filter((hero) => !hero.leads)
    const who = name === 'leader' ? team.field.find((hero) => hero.leads) : (others[0] ?? team.field[0])
    return this.actionOf(name, who?.hero ?? 0)
  }

  /** What my sum would be with the choice that waits; null where it would not change, or nobody can tell. */
  get ghost(): Effect | null {
    return this.picking ? this.sumOf(this.picking) : null
  }

  /** What a choice comes to: of abilities, if nobody answers them. */
  outcomeOf(choice: Choice): Effect[] {
    const foretold = (this.decision?.about?.foretold ?? {}) as Record<string, Effect[]>
    const found = foretold[String(choice.action)] ?? choice.outcome ?? []
    const first = (effect: Effect) => Number(effect.kind === 'sum' && effect.seat === this.seat)
    return [...found].sort((one, other) => first(other) - first(one))
  }

  sumOf(choice: Choice): Effect | null {
    return this.outcomeOf(choice).find((effect) => effect.kind === 'sum' && effect.seat === this.seat) ?? null
  }

  get hinted(): number | null {
    return this.table.hint?.action ?? null
  }

  hints(ref: string): boolean {
    const choice = this.choices.find((one) => one.action === this.hinted)
    return Boolean(choice?.refs?.includes(ref))
  }

  /** Whether a card on the belt, in the hand or before a rival can be touched for the question. */
  glows(ref: string): boolean {
    if (this.answering) return false
    if (!this.playing) return this.choicesFor(ref).length > 0
    const wanted = this.mode
    return this.choicesFor(ref).some((choice) =>
      wanted === null ? LABELS[choice.label] === 'enter' : LABELS[choice.label] === wanted,
    )
  }

  isPicked(ref: string): boolean {
    return this.picking?.refs?.[0] === ref
  }

  ownerOf(ref: string): Team | null {
    return teamOf(this.board, ref)
  }

  // -- doing it ------------------------------------------------------------------------------------------------

  /** Give an answer. False while it is not on its way: something else is, or it takes a second tap. */
  answer(action: number, about = ''): boolean {
    if (this.busy || !this.decision || !this.table.answer(action, about)) return false
    this.picked = null
    this.mode = null
    this.sheet = null
    return true
  }

  armed(choice: Choice): boolean {
    return this.table.secondTap.waitsFor(this.decision, choice.action)
  }

  /** Choose something to see what it leads to; the second touch does it, or the button to which the focus goes on. */
  pick(choice: Choice): void {
    if (this.picked === choice.action) {
      this.answer(choice.action, choice.refs?.[0] ?? '')
      return
    }
    this.picked = choice.action
    sound('click')
    void goOnTo('.put, .go')
  }

  /** Think again: nothing is chosen, and the focus is where it began. */
  putBack(): void {
    this.picked = null
    this.mode = null
    void goOnTo()
  }

  confirm(): void {
    const choice = this.picking
    if (choice) this.answer(choice.action, choice.refs?.[0] ?? '')
  }

  /** A play of the grid: one choice is picked, several ask for the Hero, none is refused with its reason. */
  touchPlay(name: PlayName): void {
    const offer = this.offer(name)
    const only = offer.choices[0]
    if (!only) {
      if (offer.tried !== null) this.answer(offer.tried, `play:${name}`)
      return
    }
    if (offer.choices.length === 1) {
      this.mode = null
      this.pick(only)
      return
    }
    this.mode = this.mode === name ? null : name
    this.picked = null
    sound('click')
  }

  /** A card: chosen where it can be chosen, else read. */
  touch(card: HeroCard): void {
    const found = this.glows(card.ref)
      ? this.choicesFor(card.ref).find((choice) => !this.playing || LABELS[choice.label] === (this.mode ?? 'enter'))
      : undefined
    if (!found) this.sheet = card
    else if (this.playing) this.pick(found)
    else this.answer(found.action, card.ref)
  }

  // -- setting up ----------------------------------------------------------------------------------------------

  get dealt(): HeroCard[] {
    return (this.me?.support.cards ?? []).filter((card) => card !== null)
  }

  toggle(card: HeroCard): void {
    const next = new Set(this.fielded)
    if (!next.delete(card.ref)) next.add(card.ref)
    this.fielded = next
    if (!next.has(this.named)) this.named = [...next][0] ?? ''
    sound('keep')
  }

  lead(card: HeroCard): void {
    if (!this.fielded.has(card.ref)) this.toggle(card)
    this.named = card.ref
    sound('click')
  }

  /** The answer that the cards as they are sorted stand for, if it is one. */
  get teamAction(): number {
    const dealt = this.dealt
    const field = dealt.reduce((mask, card, at) => (this.fielded.has(card.ref) ? mask | (1 << at) : mask), 0)
    const leader = Math.max(
      0,
      dealt.findIndex((card) => card.ref === this.named),
    )
    return ACTIONS.team.encode('team', { field, leader })
  }

  get teamReady(): boolean {
    return this.choices.some((choice) => choice.action === this.teamAction)
  }

  /** A new question: forget what was being chosen for the last one. */
  begin(): void {
    this.picked = null
    this.mode = null
    this.aside = false
    if (this.kind !== 'answer') this.opened = null
    if (this.kind === 'team') {
      const first = this.dealt.slice(0, 5).map((card) => card.ref)
      this.fielded = new Set(first)
      this.named = first[0] ?? ''
    }
  }
}

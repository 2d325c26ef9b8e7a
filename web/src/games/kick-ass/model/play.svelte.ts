/** One player's hand on the table: what the board shows, what is being picked, and what a choice would do. */
import type { Choice, Word } from '../../../protocol.ts'
import { exactly, fitting, pickable, refsOf } from '../../../lib/pick.ts'
import { play as sound } from '../../../lib/sound.ts'
import type { TableStore } from '../../../lib/table.svelte.ts'
import { choicesOf, type Decision, type Voice } from '../../../lib/view.ts'
import { say } from '../../../lib/words.svelte.ts'
import { FACES } from '../generated.ts'
import { Stage } from './stage.svelte.ts'
import { type Board, cardOf, type CityView, type DistrictId, heroOf, type HeroFace, itemOf, partsOf } from './types.ts'

/** Questions of a fight: they are answered on the spread. */
const OF_THE_FIGHT = new Set(['dice', 'damage', 'hits'])
/** Questions that the shop, or the display of cards, answers. */
const OF_THE_SHOP = new Set(['buy', 'solo-item'])
const OF_THE_DISPLAY = new Set(['refresh', 'city-hall', 'solo-card'])

/** What lies open over the board. */
export type Sheet =
  | { kind: 'card'; ref: string }
  | { kind: 'item'; ref: string }
  | { kind: 'hero'; seat: number }
  | { kind: 'district'; district: DistrictId }
  | { kind: 'enemy'; ref: string }
  | { kind: 'event'; space: number }
  | { kind: 'shop' }
  | { kind: 'display' }
  | { kind: 'plot' }
  | { kind: 'spawn' }
  | { kind: 'list' }

export class Play {
  readonly stage: Stage
  /** What has been picked of an answer so far. */
  picked = $state.raw<string[]>([])
  sheet = $state.raw<Sheet | null>(null)
  /** In the hand: the map instead of the fight that is under way. */
  mapInstead = $state(false)
  private asked: number | null = null

  constructor(readonly table: TableStore) {
    this.stage = new Stage(
      (seat) => table.isMine(seat),
      () => table.playback.hold(),
    )
  }

  // -- what is shown -------------------------------------------------------------------------------------------

  get view(): CityView {
    const { at, scene } = this.stage
    return at !== null && scene ? scene.view : (this.table.shown as unknown as CityView)
  }

  get board(): Board {
    return this.view.board
  }

  get seat(): number | null {
    return this.table.seat
  }

  /** My hero; for who watches, the first one that is asked. */
  get me(): HeroFace {
    const seat = this.seat ?? this.view.waiting[0] ?? 0
    return heroOf(this.board, seat) ?? (this.board.heroes[0] as HeroFace)
  }

  get partners(): HeroFace[] {
    return this.board.heroes.filter((hero) => hero !== this.me)
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

  get fighting(): boolean {
    return this.board.combat !== null && !this.mapInstead
  }

  get ofTheFight(): boolean {
    return OF_THE_FIGHT.has(this.kind)
  }

  get ofTheShop(): boolean {
    return OF_THE_SHOP.has(this.kind)
  }

  get ofTheDisplay(): boolean {
    return OF_THE_DISPLAY.has(this.kind)
  }

  nameOf(seat: number): string {
    return seat === this.seat && !this.table.hotSeat ? say('ui-kit-you') : this.table.nameOf(seat)
  }

  /** What a hero's bot says that it will do in this part of the day; what was said of an earlier one is over. */
  planOf(seat: number): string {
    const words = this.saidOf(seat)
    return words ? say(words.key, words.params) : ''
  }

  /** My part of the partners' plan, and who asks me for it. */
  get request(): { by: number; text: string } | null {
    const words = this.seat === null ? null : this.saidOf(this.seat)
    const by = (words?.params?.by as { seat?: number } | undefined)?.seat
    return words && by !== undefined ? { by, text: say(words.key, words.params) } : null
  }

  /** Whether partners may ask something of me: bots do. */
  get mayBeAsked(): boolean {
    const places = this.table.info?.seats ?? []
    return this.seat !== null && places.some((place) => place.kind === 'bot')
  }

  private saidOf(seat: number): Word | null {
    const words = this.table.sayings.find((one) => one.seat === seat)?.words
    const { round, segment } = this.board
    return words && words.params?.round === round && words.params.segment === segment ? words : null
  }

  // -- what can be touched -------------------------------------------------------------------------------------

  get choices(): Choice[] {
    return choicesOf(this.decision)
  }

  /** What still fits what was picked. */
  get fits(): Choice[] {
    return fitting(this.choices, this.picked)
  }

  private readonly open = $derived.by(() => pickable(this.choices, this.picked))
  private readonly touchable = $derived.by(() => new Set(this.choices.flatMap(refsOf)))

  can(ref: string): boolean {
    return this.open.has(ref) || (this.picked.length > 0 && !this.isPicked(ref) && this.touchable.has(ref))
  }

  isPicked(ref: string): boolean {
    return this.picked.includes(ref)
  }

  /** The answer that goes on, ends or declines: always in reach. */
  get passing(): Choice | null {
    return this.choices.find((choice) => refsOf(choice).includes('pass')) ?? null
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
    const hinted = this.hinted === null ? undefined : this.choices.find((choice) => choice.action === this.hinted)
    return Boolean(hinted && refsOf(hinted).includes(ref))
  }

  armed(choice: Choice): boolean {
    return this.table.secondTap.waitsFor(this.decision, choice.action)
  }

  /** The choices that touch a thing. */
  for(ref: string): Choice[] {
    return this.choices.filter((choice) => refsOf(choice).includes(ref))
  }

  // -- doing it ------------------------------------------------------------------------------------------------

  /** Give an answer. False while it is not on its way: something else is, or it takes a second tap. */
  give(choice: Choice): boolean {
    sound('click')
    const about = refsOf(choice).at(-1) ?? ''
    if (this.busy || !this.decision || !this.table.answer(choice.action, about)) return false
    this.picked = []
    if (this.sheet?.kind !== 'shop') this.sheet = null
    return true
  }

  /** A new question: forget what was being picked for the last one. One that comes again is no new one. */
  begin(): void {
    if (this.decision?.id === this.asked) return
    this.asked = this.decision?.id ?? null
    this.picked = []
    this.mapInstead = false
    if (this.ofTheShop) this.sheet = { kind: 'shop' }
    else if (this.ofTheDisplay) this.sheet = { kind: 'display' }
    else if (this.sheet?.kind === 'shop' || this.sheet?.kind === 'display') this.sheet = null
  }

  forget(): void {
    this.picked = []
  }

  /** Something on the board was touched. What it then is may be all that an answer needs. */
  touch(ref: string): void {
    if (this.busy) return
    if (this.isPicked(ref)) {
      this.picked = this.picked.filter((one) => one !== ref)
      return
    }
    let left = fitting(this.choices, [...this.picked, ref])
    if (!left.length && this.picked.length) {
      this.picked = []
      left = fitting(this.choices, [ref])
    }
    if (!left.length) return this.look(ref)
    sound('click')
    this.picked = [...this.picked, ref]
    if (left.length === 1) this.give(left[0] as Choice)
  }

  /** What can only be looked at is shown more closely. */
  look(ref: string): void {
    const [kind, name] = partsOf(ref)
    if (kind === 'district') this.sheet = { kind: 'district', district: name as DistrictId }
    else if (kind === 'enemy') this.sheet = { kind: 'enemy', ref }
    else if (kind === 'minion' || kind === 'super' || kind === 'token')
      this.sheet = { kind: 'district', district: name as DistrictId }
    else if (kind === 'hero') this.sheet = { kind: 'hero', seat: Number(name) }
    else if (kind === 'event') this.sheet = { kind: 'event', space: Number(name) }
    else if (kind === 'card' && cardOf(this.board, ref)) this.sheet = { kind: 'card', ref }
    else if (kind === 'item' && itemOf(this.board, ref)) this.sheet = { kind: 'item', ref }
  }

  /** The answer that is all that was picked and nothing else. */
  get whole(): Choice | null {
    return this.picked.length ? exactly(this.choices, this.picked) : null
  }
}

/** How a hero, or a brute, looks. */
export const faceOf = (id: string): { figure: string; color: string } =>
  FACES[id] ?? { figure: `ka-${id.replaceAll('_', '-')}`, color: '#8a93ad' }

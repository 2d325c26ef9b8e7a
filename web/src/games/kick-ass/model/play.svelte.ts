/** One player's hand on the table: what the board shows, what is being picked, and what a choice would do. */
import type { Choice, Word } from '../../../protocol.ts'
import { Answering } from '../../../lib/answering.svelte.ts'
import { goOnTo } from '../../../lib/focus.ts'
import { fitting, partsOf, refsOf } from '../../../lib/pick.ts'
import { play as sound } from '../../../lib/sound.ts'
import type { TableStore } from '../../../lib/table.svelte.ts'
import { say } from '../../../lib/words.svelte.ts'
import { FACES } from '../generated.ts'
import { Stage } from './stage.svelte.ts'
import { type Board, cardOf, type CityView, type DistrictId, heroOf, type HeroFace, itemOf } from './types.ts'

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

export class Play extends Answering<CityView, Stage> {
  sheet = $state.raw<Sheet | null>(null)
  /** In the hand: the map instead of the fight that is under way. */
  mapInstead = $state(false)

  constructor(table: TableStore) {
    super(table, Stage)
  }

  // -- what is shown -------------------------------------------------------------------------------------------

  get board(): Board {
    return this.view.board
  }

  /** My hero; for who watches, the first one that is asked. */
  get me(): HeroFace {
    const seat = this.seat ?? this.view.waiting[0] ?? 0
    return heroOf(this.board, seat) ?? (this.board.heroes[0] as HeroFace)
  }

  get partners(): HeroFace[] {
    return this.board.heroes.filter((hero) => hero !== this.me)
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
    return this.seat !== null && this.botsPlan
  }

  /** Whether somebody says what they are going to do: bots do. */
  get botsPlan(): boolean {
    return (this.table.info?.seats ?? []).some((place) => place.kind === 'bot')
  }

  private saidOf(seat: number): Word | null {
    const words = this.table.sayings.find((one) => one.seat === seat)?.words
    const { round, segment } = this.board
    return words && words.params?.round === round && words.params.segment === segment ? words : null
  }

  // -- what can be touched -------------------------------------------------------------------------------------

  private readonly touchable = $derived.by(() => new Set(this.choices.flatMap(refsOf)))

  override can(ref: string): boolean {
    return super.can(ref) || (this.picked.length > 0 && !this.isPicked(ref) && this.touchable.has(ref))
  }

  // -- doing it ------------------------------------------------------------------------------------------------

  protected given(): void {
    if (this.sheet?.kind !== 'shop') this.sheet = null
  }

  showList(): void {
    this.sheet = { kind: 'list' }
  }

  protected opened(): void {
    this.mapInstead = false
    if (this.ofTheShop) this.sheet = { kind: 'shop' }
    else if (this.ofTheDisplay) this.sheet = { kind: 'display' }
    else if (this.sheet?.kind === 'shop' || this.sheet?.kind === 'display') this.sheet = null
  }

  /** A card that is asked for is picked, and then played one way or the other: the focus goes on to that. */
  pickCard(ref: string): void {
    sound('click')
    this.picked = this.isPicked(ref) ? [] : [ref]
    if (this.picked.length) void goOnTo('.acts .main')
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
}

/** How a hero, or a brute, looks. */
export const faceOf = (id: string): { figure: string; color: string } =>
  FACES[id] ?? { figure: `ka-${id.replaceAll('_', '-')}`, color: '#8a93ad' }

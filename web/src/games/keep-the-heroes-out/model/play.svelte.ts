/** One player's hand on the table: what the board shows, what is being picked, and what a choice would do. */
import type { Choice, Effect } from '../../../protocol.ts'
import { Answering } from '../../../lib/answering.svelte.ts'
import { goOnTo } from '../../../lib/focus.ts'
import { play as sound } from '../../../lib/sound.ts'
import type { TableStore } from '../../../lib/table.svelte.ts'
import type { Voice } from '../../../lib/view.ts'
import { say, sayEffect, sayEffects } from '../../../lib/words.svelte.ts'
import { fitting, partsOf, refsOf } from '../../../lib/pick.ts'
import { carriesOf, targetOf, withCarried } from './pick.ts'
import { Site } from './site.svelte.ts'
import { Stage } from './stage.svelte.ts'
import { refIn } from './told.ts'
import {
  type Board,
  type CardFace,
  type ClanFace,
  type DungeonView,
  type GuildFace,
  heroOf,
  type RoomFace,
  type RoomId,
} from './types.ts'

/** Questions in which the hand itself is asked for: a card is picked first, and said yes to. */
const OF_THE_HAND = new Set(['turn', 'renew', 'defend', 'defend-last', 'curse'])
/** Questions about what a card does. */
const DEEDS = new Set(['act', 'swarm', 'combo'])

/** Effects that are no matter of a room: cards that come and go. */
const IN_HANDS = new Set(['hand', 'spent', 'card'])

/** What lies open over the board. */
export type Sheet =
  | { kind: 'card'; card: CardFace }
  | { kind: 'clan'; clan: number }
  | { kind: 'room'; room: RoomId }
  | { kind: 'hero'; hero: string }
  | { kind: 'guild' }
  | { kind: 'loot' }
  | { kind: 'scenario' }
  | { kind: 'list' }

export class Play extends Answering<DungeonView, Stage> {
  /** Where one is about to build. */
  readonly site: Site
  /** What Monsters take along, by its kind. */
  carry = $state('nothing')
  sheet = $state.raw<Sheet | null>(null)
  /** Picking where to build. */
  building = $state(false)

  constructor(table: TableStore) {
    super(table, Stage)
    this.site = new Site(this)
  }

  // -- what is shown -------------------------------------------------------------------------------------------

  get board(): Board {
    return this.view.board
  }

  /** My Clan: of two, the one whose turn it is. */
  get me(): ClanFace | null {
    const mine = this.board.clans.filter((clan) => clan.seat === this.seat)
    return mine.find((clan) => clan.active) ?? mine[0] ?? null
  }

  /** The Clan whose hand lies at the bottom of the screen: mine, or the active one's for who watches. */
  get shownClan(): ClanFace {
    return this.me ?? this.active
  }

  /** The others, in the order in which they play after mine. */
  get allies(): ClanFace[] {
    const all = this.board.clans
    const mine = this.me
    if (!mine) return all
    const at = all.indexOf(mine)
    return [...all.slice(at + 1), ...all.slice(0, at)]
  }

  get active(): ClanFace {
    return this.board.clans[this.board.active] ?? (this.board.clans[0] as ClanFace)
  }

  get myTurn(): boolean {
    return this.seat !== null && this.board.turn === this.seat && this.board.phase > 0
  }

  /** Heroes are on their way, or one looks back at how they were. */
  get invading(): boolean {
    return this.stage.at !== null || (this.stage.running && (this.table.playback.busy || this.board.phase === 4))
  }

  /** The Guild card that is being resolved, as far as the picture has come. */
  get guildCard(): GuildFace | null {
    const ref = this.stage.scene?.progress.card ? refIn(this.stage.scene.progress.card, 'card') : ''
    const truth = this.table.view as unknown as DungeonView | null
    return truth?.board.guild.gone.findLast((card) => card.ref === ref) ?? this.board.invasion?.card ?? null
  }

  get ofTheHand(): boolean {
    return OF_THE_HAND.has(this.kind)
  }

  get ofDeeds(): boolean {
    return DEEDS.has(this.kind)
  }

  /** Whose turn it is, in words. */
  get whoseTurn(): string {
    const { seat } = this.active
    if (seat === this.seat && !this.table.hotSeat) return say('ui-ktho-your-turn')
    return say('ui-ktho-turn-of', { name: this.nameOf(seat) })
  }

  /** Who leads a Clan, and, where one leads two, which it is. */
  clanName(clan: ClanFace): string {
    const alone = this.board.clans.filter((one) => one.seat === clan.seat).length < 2
    return alone ? this.nameOf(clan.seat) : `${this.nameOf(clan.seat)}: ${say(`clan-${clan.clan}`)}`
  }

  // -- what can be touched -------------------------------------------------------------------------------------

  /** What still fits, each thing once, with what I want to carry. */
  get offers(): Choice[] {
    return withCarried(this.fits, this.carry)
  }

  /** What a card can do, as a list. Building has a picture of its own: hundreds of places and turns are no list. */
  get deeds(): Choice[] {
    const aside = [this.passing, this.cells, ...this.buildings]
    return this.offers.filter((choice) => !aside.includes(choice))
  }

  /** What Monsters could take along. */
  get carries(): string[] {
    return carriesOf(this.fits)
  }

  get cells(): Choice | null {
    return this.for('cells')[0] ?? null
  }

  /** Whether one can build now, and what. */
  get buildings(): Choice[] {
    return this.choices.filter((choice) => refsOf(choice).some((ref) => ref.startsWith('place:')))
  }

  /** What going on in this room would do, for each room that can be touched. */
  tagOf(room: RoomFace): { text: string; bad: boolean } | null {
    if (!this.can(room.ref)) return null
    const found = this.offers.filter((choice) => targetOf(choice) === room.ref)
    const one = found[0]
    if (!one) return null
    if (found.length > 1 && !sameOutcome(found))
      return { text: say('ui-ktho-options', { n: found.length }), bad: false }
    const told = (one.outcome ?? []).filter((effect) => !IN_HANDS.has(effect.kind))
    const text = told.slice(0, 2).map(shortly).join(' · ')
    return text ? { text, bad: Boolean(one.danger) } : null
  }

  /** Who wishes something that touches this thing alone. */
  voicesAt(ref: string): Voice[] {
    return this.for(ref).flatMap((choice) => this.voices(choice.action))
  }

  // -- doing it ------------------------------------------------------------------------------------------------

  protected given(): void {
    this.building = false
    this.sheet = null
  }

  showList(): void {
    this.sheet = { kind: 'list' }
  }

  protected opened(): void {
    this.building = false
    this.site.begin()
    if (!this.carries.includes(this.carry)) this.carry = 'nothing'
  }

  /** Where, and how, is picked on the map; the keys of the dock do it, too. */
  startBuilding(): void {
    this.building = true
    void goOnTo('.plan')
  }

  /** What a card can do besides. */
  stopBuilding(): void {
    this.building = false
    void goOnTo()
  }

  /** Something on the board was touched. What it then is may be all that an answer needs. */
  touch(ref: string): void {
    if (this.busy) return
    if (this.isPicked(ref)) {
      this.picked = this.picked.filter((one) => one !== ref)
      return
    }
    if (!this.can(ref)) {
      const alone = fitting(this.choices, [ref]).length > 0
      if (alone) this.picked = []
      else return this.look(ref)
    }
    sound('click')
    this.picked = [...this.picked, ref]
    if (this.ofTheHand) return
    const left = this.offers
    if (left.length === 1) this.give(left[0] as Choice)
  }

  /** What can only be looked at is shown more closely. */
  look(ref: string): void {
    const [kind, name] = partsOf(ref)
    if (kind === 'room') this.sheet = { kind: 'room', room: name as RoomId }
    else if (kind === 'hero') this.sheet = { kind: 'hero', hero: ref }
    else if (kind === 'monster') {
      const room = this.board.rooms.find((one) => one.monsters.some((monster) => monster.ref === ref))
      if (room) this.sheet = { kind: 'room', room: room.room }
    }
  }

  /** A card of a hand was touched: picked where it can be, else read. The focus goes on to what ends the answer. */
  touchCard(card: CardFace): void {
    const found = fitting(this.choices, [card.ref])
    if (!found.length) this.sheet = { kind: 'card', card }
    else if (this.isPicked(card.ref)) this.picked = this.picked.filter((ref) => ref !== card.ref)
    else {
      sound('click')
      this.picked = [...this.picked.filter((ref) => ref.startsWith('loot:')), card.ref]
      if (this.kind !== 'renew') void goOnTo('.sides .side')
      else if (this.whole) void goOnTo('.pass')
    }
  }

  /** One of several things is in, or out again. */
  toggle(ref: string): void {
    sound('keep')
    this.picked = this.isPicked(ref) ? this.picked.filter((one) => one !== ref) : [...this.picked, ref]
  }

  /** Where the camera looks: the room that the invasion is in, or the one that a picked thing is in. */
  get focus(): RoomId | null {
    if (this.invading) return this.stage.scene?.progress.room ?? null
    for (const ref of this.picked.toReversed()) {
      const [kind, name] = partsOf(ref)
      if (kind === 'room') return name as RoomId
      if (kind === 'hero') return heroOf(this.board, ref)?.room.room ?? null
      if (kind === 'monster')
        return this.board.rooms.find((room) => room.monsters.some((one) => one.ref === ref))?.room ?? null
    }
    return null
  }
}

/** What comes of something, for a place on the map where one sees which room is meant. */
const shortly = (effect: Effect): string =>
  sayEffect({ ...effect, params: { ...effect.params, room: '' } })
    .replace(/\s+/g, ' ')
    .trim()

/** Whether it makes no difference which of these is chosen, as far as anyone can tell beforehand. */
function sameOutcome(choices: Choice[]): boolean {
  const told = (outcome: Effect[] | undefined) => sayEffects(outcome ?? [])
  return choices.every((choice) => told(choice.outcome) === told(choices[0]?.outcome))
}

/** One player's hands on the table: what is shown, what can be done, and the doing of it, shown at once.
 *
 * The server has the last word. What I did and it has not shown yet lies over the board as wishes (`overlay.ts`). */
import { shake } from '../../lib/motion.ts'
import { RefusedError } from '../../lib/socket.ts'
import type { TableStore } from '../../lib/table.svelte.ts'
import { say, words } from '../../lib/words.svelte.ts'
import type { Word } from '../../protocol.ts'
import * as act from './actions.ts'
import { heatOf, type Heat, type Offer, offers, slotFor } from './fits.ts'
import { overlaid, unanswered, type Wish } from './overlay.ts'
import { cardAt, placeName } from './places.ts'
import { shared } from './shared.ts'
import { rush } from './sounds.ts'
import { Stage } from './stage.svelte.ts'
import { type Board, type DieState, dieRef, isFree, placeOf, placeRef, type Player, type Role, type RushView } from './types.ts'

/** A roll asked for a little too early is kept and sent when the cool-down is over. */
const EARLY = 350
/** A second tap on the same die within this time places it. */
const DOUBLE = 320
/** How long a note about a refusal stays. */
const NOTE = 3200
/** A wish that was granted goes when the board shows it, or after this time at the latest. */
const GRANTED = 400
const NOTHING: number[] = []

export interface Note {
  key: number
  anchor: string
  words: Word
  rule: string
  /** Nothing was refused: it only explains. */
  calm: boolean
}

/** What the hand aims at: a target for a spell of the Sorcerer, or for a Hero's ability. */
export interface Aim {
  places: Map<number, number>
  dice: Map<number, number>
  heroes: Map<number, number>
}

/** What the parts of the board ask of whoever looks at it: a player with hands, or someone who only watches. */
export interface Eyes {
  readonly board: Board
  readonly seat: number | null
  readonly isSorcerer: boolean
  readonly isHero: boolean
  readonly stage: Stage
  readonly aim: Aim | null
  readonly now: number
  readonly keyed: boolean
  readonly over: number | null
  readonly game: string
  nameOf(seat: number): string
  callOf(seat: number): string
  letterOf(seat: number): string
  placeName(place: number): string
  may(action: number): boolean
  heat(place: number, slot: number): Heat
  offerAt(place: number): Offer | null
  tapSlot(place: number, slot: number): void
  tapPlace(place: number): void
  tapHero(seat: number): void
  tapDie(seat: number, die: number): void
  do(action: number, anchor?: string): void
}

export class Play implements Eyes {
  readonly stage: Stage
  /** The die that was picked to be placed. */
  picked = $state<number | null>(null)
  /** My ability is looking for its target. */
  using = $state(false)
  note = $state.raw<Note | null>(null)
  /** Game time, as fresh as the last frame; runs only while something counts down. */
  now = $state(0)
  /** Keys were used: the letters of the places are shown. */
  keyed = $state(false)
  /** The place over which a die is being dragged. */
  over = $state<number | null>(null)
  wishes = $state.raw<Wish[]>([])
  /** A roll is on its way and its faces are not known yet. */
  readonly rolling = $derived.by(() => this.wishes.some((wish) => wish.action === act.ROLL && this.truth.players[this.seat ?? -1]?.cool === wish.cool))

  private next = 1
  private lastTap = { die: -1, at: 0 }
  private waiting: ReturnType<typeof setTimeout> | null = null
  private noteTimer: ReturnType<typeof setTimeout> | null = null
  private frame = 0

  private lastTruth: Board | null = null
  private lastOffers: Offer[] = []

  /** The board as the server tells it: a copy that stays as it is while the next one comes, and shares with it what did not change. */
  readonly truth = $derived.by(() => (this.lastTruth = shared(this.lastTruth, $state.snapshot((this.table.view as RushView | null)?.board) as Board)))
  readonly board = $derived.by(() => overlaid(this.truth, this.seat, this.wishes))
  readonly me = $derived.by((): Player | null => (this.seat === null ? null : (this.board.players[this.seat] ?? null)))
  readonly can = $derived.by(() => (this.table.paused ? NOTHING : this.board.can))
  readonly offers = $derived.by((): Offer[] => (this.lastOffers = shared(this.lastOffers, this.me ? offers(this.board, this.me.dice, this.can) : [])))

  constructor(readonly table: TableStore) {
    this.stage = new Stage((seat) => table.isMine(seat))
  }

  // -- who ---------------------------------------------------------------------------------------------------------

  get seat(): number | null {
    return this.table.seat
  }

  get game(): string {
    return this.table.game
  }

  get role(): Role | null {
    return this.me?.role ?? null
  }

  get isSorcerer(): boolean {
    return this.role === 'sorcerer'
  }

  get isHero(): boolean {
    return this.role !== null && this.role !== 'sorcerer'
  }

  nameOf = (seat: number): string => this.table.nameOf(seat)

  /** What I am called at this table: my name for others, *you* for me. */
  callOf = (seat: number): string => (this.seat === seat ? say('ui-kit-you') : this.table.nameOf(seat))

  /** The letter on a player's dice. */
  letterOf = (seat: number): string => [...this.table.nameOf(seat)][0]?.toUpperCase() ?? ''

  // -- time --------------------------------------------------------------------------------------------------------

  /** Run the clock while something counts down. Returns a way to stop. */
  run(): () => void {
    const tick = () => {
      this.now = this.table.gameNow()
      this.frame = requestAnimationFrame(tick)
    }
    tick()
    return () => cancelAnimationFrame(this.frame)
  }

  /** When my hand may roll, in game time. */
  readonly freeAt = $derived.by(() => Math.max(this.me?.cool ?? 0, this.me?.busy ?? 0))
  readonly wait = $derived.by(() => Math.max(0, this.freeAt - this.now))
  readonly busy = $derived.by(() => Math.max(0, (this.me?.busy ?? 0) - this.now))

  // -- what can be done --------------------------------------------------------------------------------------------

  may(action: number): boolean {
    return this.can.includes(action)
  }

  readonly racing = $derived.by(() => this.board.phase === 'race' && !this.table.paused)

  /** Dice of mine that a roll would roll. */
  readonly free = $derived.by(() => (this.me?.dice ?? []).filter(isFree).length)

  readonly offerBest = $derived.by((): Offer | null => {
    const list = this.picked === null ? this.offers : this.offers.filter((offer) => offer.all.some((fit) => fit.die === this.picked))
    return list[0] ?? null
  })

  heat(place: number, slot: number): Heat {
    return heatOf(this.offers, place, slot, this.picked)
  }

  offerAt(place: number): Offer | null {
    return this.offers.find((offer) => offer.place === place && (this.picked === null || offer.all.some((fit) => fit.die === this.picked))) ?? null
  }

  /** Everything that can be aimed at now, with the action that does it. */
  readonly aim = $derived.by((): Aim | null => {
    const can = this.can
    const map = (base: number, count: number) => new Map(act.offsets(can, base, count).map((offset) => [offset, base + offset]))
    if (this.board.aim && this.isSorcerer) return { places: map(act.AIM_PLACE, 29), dice: map(act.AIM_DIE, 25), heroes: map(act.AIM_HERO, 5) }
    if (!this.using) return null
    const laid = new Map(act.offsets(can, act.GUARD, 12).map((offset) => [offset + 9, act.GUARD + offset]))
    return { places: laid, dice: map(act.CLERIC, 25), heroes: map(act.BARD, 5) }
  })

  /** My ability can be used now. */
  readonly ability = $derived.by(() => {
    const can = this.can
    return can.some((action) => action >= act.BARD && action < act.SWAP_SPELL)
  })

  // -- doing -------------------------------------------------------------------------------------------------------

  /** Do it and show it at once; what the server refuses goes back with a note on what it was about. */
  private send(action: number, anchor: string): void {
    const seat = this.seat
    if (seat === null) return
    this.note = null
    const wish: Wish = { key: this.next++, action, cool: this.truth.players[seat]?.cool ?? 0, granted: false }
    this.wishes = [...this.wishes, wish]
    const drop = () => (this.wishes = this.wishes.filter((other) => other.key !== wish.key))
    this.table.act(seat, action).then(
      () => {
        this.wishes = this.wishes.map((other) => (other.key === wish.key ? { ...other, granted: true } : other))
        setTimeout(drop, GRANTED)
      },
      (problem: unknown) => {
        drop()
        this.refused(problem, anchor, action)
      },
    )
  }

  private refused(problem: unknown, anchor: string, action: number): void {
    const why = problem instanceof RefusedError ? problem.words : { key: 'ui-kit-not-yet' }
    const rule = problem instanceof RefusedError ? problem.rule : ''
    rush('nope')
    shake(anchor)
    if (action === act.ROLL && this.wait > 0) return // the clock here ran a little ahead: the ring tells
    this.say({ key: this.next++, anchor, words: why, rule, calm: false })
  }

  private say(note: Note): void {
    this.note = note
    if (this.noteTimer) clearTimeout(this.noteTimer)
    this.noteTimer = setTimeout(() => (this.note = null), NOTE)
  }

  /** Wishes that the board grants already, or that make no sense any more, are let go. */
  settle(): void {
    if (this.seat === null || this.wishes.length === 0) return
    const left = unanswered(this.truth, this.seat, this.wishes)
    if (left.length !== this.wishes.length) this.wishes = left
  }

  /** A plain action: start, ready, buy, clap. */
  do(action: number, anchor = ''): void {
    if (!this.may(action)) return
    this.send(action, anchor)
  }

  roll(): void {
    if (!this.me || this.rolling || this.waiting) return
    if (!this.racing || !this.may(act.ROLL) || this.free === 0) {
      if (this.racing && this.free === 0) shake('roll')
      return
    }
    const wait = this.freeAt - this.table.gameNow()
    if (wait > EARLY) {
      shake('roll')
      return
    }
    if (wait > 0) {
      this.waiting = setTimeout(() => {
        this.waiting = null
        this.roll()
      }, wait + 4)
      return
    }
    this.picked = null
    rush('roll')
    this.send(act.ROLL, 'roll')
  }

  recall(die: number): void {
    if (!this.may(act.RECALL + die)) return
    rush('recall')
    this.send(act.RECALL + die, dieRef(this.seat as number, die))
  }

  recallAll(): void {
    if (!this.may(act.RECALL_ALL)) return
    rush('recall')
    this.send(act.RECALL_ALL, 'hand')
  }

  /** A tap on one of my dice: picks it, or on a second quick tap places it where it does most. */
  tap(die: number): void {
    const state = this.me?.dice[die]
    if (!state) return
    if (this.may(act.WHIRL + die)) {
      this.do(act.WHIRL + die, dieRef(this.seat as number, die))
      return
    }
    const aimed = this.aim?.dice.get(act.dieId(this.seat as number, die))
    if (aimed !== undefined) {
      this.target(aimed, dieRef(this.seat as number, die))
      return
    }
    if (placeOf(state) !== null) {
      this.recall(die)
      return
    }
    const at = performance.now()
    const twice = this.lastTap.die === die && at - this.lastTap.at < DOUBLE
    this.lastTap = { die, at }
    if (twice && this.placeQuickly(die)) return
    this.pick(this.picked === die ? null : die)
  }

  pick(die: number | null): void {
    if (die !== null && this.me?.dice[die]?.at !== 'hand') {
      shake(dieRef(this.seat as number, die))
      return
    }
    this.picked = die
    if (die !== null) rush('pick', 0.6)
  }

  /** Put a die where it does most: a card that it closes, else the card where I already am, else the only one it fits. */
  placeQuickly(die: number): boolean {
    const list = this.offers.filter((offer) => offer.all.some((fit) => fit.die === die))
    const best = list.find((offer) => offer.closes) ?? list.find((offer) => offer.begun) ?? (list.length === 1 ? list[0] : undefined)
    const fit = best && slotFor(best, die)
    if (!fit) return false
    this.place(fit.action)
    return true
  }

  place(action: number): void {
    const fit = act.decodePlace(action)
    if (!fit || !this.may(action)) return
    rush('place')
    this.picked = null
    this.send(action, placeRef(fit.place))
  }

  /** A tap on a slot: the picked die goes there, else the best one that fits. */
  tapSlot(place: number, slot: number): void {
    const offer = this.offerAt(place)
    if (!offer) return
    const fits = offer.all.filter((fit) => fit.slot === slot && (this.picked === null || fit.die === this.picked))
    const fit = offer.fits.find((one) => fits.some((other) => other.action === one.action)) ?? this.plainest(fits)
    if (fit) this.place(fit.action)
  }

  private plainest(fits: Offer['all']): Offer['all'][number] | undefined {
    const face = (die: number): DieState['face'] | undefined => this.me?.dice[die]?.face
    return fits.find((fit) => face(fit.die) !== 'joker') ?? fits[0]
  }

  /** A tap on a card: it is a target, or it takes what fits: the picked die, else all that go there together. */
  tapPlace(place: number): void {
    const aimed = this.aim?.places.get(place)
    if (aimed !== undefined) {
      this.target(aimed, placeRef(place))
      return
    }
    const offer = this.offerAt(place)
    if (!offer) {
      this.read(place)
      return
    }
    if (this.picked !== null) {
      const fit = slotFor(offer, this.picked)
      if (fit) this.place(fit.action)
      return
    }
    for (const fit of offer.fits) this.place(fit.action)
  }

  /** Say something about a thing, without anything having been refused. */
  explain(key: string, anchor: string): void {
    this.say({ key: this.next++, anchor, words: { key }, rule: '', calm: true })
  }

  /** Nothing of mine goes there: say what it is. */
  private read(place: number): void {
    const card = cardAt(this.board, place)
    const text = [`text-${card}`, `card-${card}`].find((key) => card && words.has(key))
    if (text) this.explain(text, placeRef(place))
  }

  /** A die was dropped: on a slot, on a card, or on nothing. */
  drop(die: number, place: number | null, slot: number | null): boolean {
    this.over = null
    const offer = this.offers.find((one) => one.place === place)
    const fit = offer?.all.find((one) => one.die === die && one.slot === slot) ?? (offer && slotFor(offer, die))
    if (!fit) return false
    this.place(fit.action)
    return true
  }

  tapHero(seat: number): void {
    const aimed = this.aim?.heroes.get(seat)
    if (aimed !== undefined) this.target(aimed, `seat:${seat}`)
  }

  tapDie(seat: number, die: number): void {
    const aimed = this.aim?.dice.get(act.dieId(seat, die))
    if (aimed !== undefined) this.target(aimed, dieRef(seat, die))
    else if (seat === this.seat) this.tap(die)
  }

  private target(action: number, anchor: string): void {
    this.using = false
    this.send(action, anchor)
  }

  /** My ability: at once when it needs no target, else it waits for one. */
  useAbility(): void {
    if (this.may(act.WARRIOR)) this.do(act.WARRIOR, 'ability')
    else if (this.ability) this.using = !this.using
  }

  highFive(): void {
    if (!this.may(act.HIGH_FIVE)) return
    rush('clap')
    this.send(act.HIGH_FIVE, 'call')
  }

  /** What a place is called. */
  placeName(place: number): string {
    return placeName(this.board, place, this.callOf)
  }

  stop(): void {
    if (this.waiting) clearTimeout(this.waiting)
    if (this.noteTimer) clearTimeout(this.noteTimer)
    cancelAnimationFrame(this.frame)
    this.stage.stop()
  }
}

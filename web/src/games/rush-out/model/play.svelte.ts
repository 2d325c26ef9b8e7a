/** One player's hands on the table: what is shown, what can be done, and the doing of it, shown at once.
 *
 * The server has the last word. What I did and it has not shown yet lies over the board as wishes (`overlay.ts`). */
import { keyed } from '../../../lib/keyed.svelte.ts'
import { shake } from '../../../lib/motion.ts'
import { RefusedError } from '../../../lib/socket.ts'
import type { TableStore } from '../../../lib/table.svelte.ts'
import { say, words } from '../../../lib/words.svelte.ts'
import type { Word } from '../../../protocol.ts'
import { dieKey, LIVE, placing } from './actions.ts'
import type { Aimed } from './drag.ts'
import { heatOf, type Heat, type Offer, offersOf, slotFor } from './fits.ts'
import { isRolling, overlaid, unanswered, type Wish } from './overlay.ts'
import { decidedAt, decisionWords } from './dangers.ts'
import { cardAt, letterOf, placeName } from './places.ts'
import { shared } from './shared.ts'
import { rush } from './sounds.ts'
import { Stage } from './stage.svelte.ts'
import {
  type Board,
  type DieState,
  dieRef,
  isFree,
  LAID_PLACE,
  placeOf,
  placeRef,
  type Player,
  type Role,
  type RushView,
  slotName,
  spotsOf,
} from './types.ts'

/** A roll asked for a little too early is kept and sent when the cool-down is over. */
const EARLY = 350
/** A second tap on the same die within this time places it. */
const DOUBLE = 320
/** How long a note about a refusal stays. */
const NOTE = 3200
/** A wish that was granted goes when the board shows it, or after this time at the latest. */
const GRANTED = 400
const NOTHING: number[] = []
const ABILITIES = ['heal', 'lift', 'drive_back', 'bless'] as const

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
  /** By `dieKey`. */
  dice: Map<string, number>
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
  /** Whether the keys of the places are shown. */
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
  touch(place: number, hit: Aimed): void
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
  /** The place over which a die is being dragged. */
  over = $state<number | null>(null)
  wishes = $state.raw<Wish[]>([])
  /** A roll is on its way and its faces are not known yet. */
  readonly rolling = $derived.by(() => isRolling(this.truth, this.seat, this.wishes))

  private next = 1
  /** It is on its way to be told why there is no roll. */
  private asking = false
  private lastTap = { die: -1, at: 0 }
  private waiting: ReturnType<typeof setTimeout> | null = null
  private noteTimer: ReturnType<typeof setTimeout> | null = null
  private frame = 0

  private lastTruth: Board | null = null
  private lastOffers: Offer[] = []

  /** The board as the server tells it: a copy that stays as it is while the next one comes, and shares with it what did
   * not change. */
  readonly truth = $derived.by(
    () =>
      (this.lastTruth = shared(this.lastTruth, $state.snapshot((this.table.view as RushView | null)?.board) as Board)),
  )
  readonly board = $derived.by(() => overlaid(this.truth, this.seat, this.wishes))
  readonly me = $derived.by((): Player | null => (this.seat === null ? null : (this.board.players[this.seat] ?? null)))
  readonly can = $derived.by(() => (this.table.paused ? NOTHING : this.board.can))
  /** Where my dice fit; while they roll, nowhere. */
  readonly offers = $derived.by(
    (): Offer[] => (this.lastOffers = shared(this.lastOffers, this.rolling ? [] : offersOf(this.board, this.can))),
  )

  constructor(readonly table: TableStore) {
    this.stage = new Stage((seat) => table.isMine(seat))
  }

  // -- who ---------------------------------------------------------------------------------------------------------

  get keyed(): boolean {
    return keyed.on
  }

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

  letterOf = (seat: number): string => letterOf(this.board, seat)

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
    const list =
      this.picked === null
        ? this.offers
        : this.offers.filter((offer) => offer.all.some((fit) => fit.die === this.picked))
    return list[0] ?? null
  })

  heat(place: number, slot: number): Heat {
    return heatOf(this.offers, place, slot, this.picked)
  }

  offerAt(place: number): Offer | null {
    return (
      this.offers.find(
        (offer) => offer.place === place && (this.picked === null || offer.all.some((fit) => fit.die === this.picked)),
      ) ?? null
    )
  }

  /** Everything that can be aimed at now, with the action that does it. */
  readonly aim = $derived.by((): Aim | null => {
    const dice = (act: 'aim_die' | 'bless') =>
      new Map(LIVE.among(can, act).map(({ action, values }) => [dieKey(values.seat, values.die), action]))
    const heroes = (act: 'aim_hero' | 'heal') =>
      new Map(LIVE.among(can, act).map(({ action, values }) => [values.seat, action]))
    const can = this.can
    if (this.board.aim && this.isSorcerer) {
      const places = LIVE.among(can, 'aim_place').map(({ action, values }) => [values.place, action] as const)
      return { places: new Map(places), dice: dice('aim_die'), heroes: heroes('aim_hero') }
    }
    if (!this.using) return null
    const laid = LIVE.among(can, 'lift').map(({ action, values }) => [LAID_PLACE + values.laid, action] as const)
    return { places: new Map(laid), dice: dice('bless'), heroes: heroes('heal') }
  })

  /** My ability can be used now. */
  readonly ability = $derived.by(() => ABILITIES.some((act) => LIVE.among(this.can, act).length > 0))

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

  /** Ask for what is not on offer: the server says why not, and the note lies where it was tried. */
  private askWhyNot(die: number, place: number, slot: number | null): void {
    const spot = spotsOf(this.truth).find((one) => one.place === place)
    if (!spot || this.seat === null || !this.racing) return
    const at =
      slot ??
      Math.max(
        0,
        spot.slots.findIndex((one) => one.die === null),
      )
    const action = LIVE.encode('place', { generation: spot.gen, place, slot: at, die })
    this.table.act(this.seat, action).catch((problem: unknown) => this.refused(problem, slotName(place, at), action))
  }

  private refused(problem: unknown, anchor: string, action: number): void {
    // the clock here ran a little ahead: the ring tells
    if (action === LIVE.of('roll') && this.wait > 0 && this.wait <= EARLY) shake(anchor)
    else this.complain(problem, anchor)
  }

  /** Say at a thing why it was refused. */
  private complain(problem: unknown, anchor: string): void {
    const why = problem instanceof RefusedError ? problem.words : { key: 'ui-kit-not-yet' }
    const rule = problem instanceof RefusedError ? problem.rule : ''
    rush('nope')
    shake(anchor)
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

  /** Ask for the roll that cannot be: the server says why not, at the button. Once, however often it is pressed. */
  private askWhyNoRoll(): void {
    const told = this.note?.anchor === 'roll' && !this.note.calm
    if (this.seat === null || told || this.asking) {
      shake('roll')
      return
    }
    this.asking = true
    const done = (): void => void (this.asking = false)
    this.table.act(this.seat, LIVE.of('roll')).then(done, (problem: unknown) => {
      done()
      this.complain(problem, 'roll')
    })
  }

  roll(): void {
    if (!this.me || this.rolling || this.waiting) return
    const wait = this.freeAt - this.table.gameNow()
    if (!this.racing || !this.may(LIVE.of('roll')) || this.free === 0 || wait > EARLY) {
      this.askWhyNoRoll()
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
    this.send(LIVE.of('roll'), 'roll')
  }

  recall(die: number): void {
    if (!this.may(LIVE.encode('recall', { die }))) return
    rush('recall')
    this.send(LIVE.encode('recall', { die }), dieRef(this.seat as number, die))
  }

  recallAll(): void {
    if (!this.may(LIVE.of('recall_all'))) return
    rush('recall')
    this.send(LIVE.of('recall_all'), 'hand')
  }

  /** A tap on one of my dice: picks it, or on a second quick tap places it where it does most. */
  tap(die: number): void {
    const state = this.me?.dice[die]
    if (!state) return
    if (this.may(LIVE.encode('whirl', { die }))) {
      this.do(LIVE.encode('whirl', { die }), dieRef(this.seat as number, die))
      return
    }
    const aimed = this.aim?.dice.get(dieKey(this.seat as number, die))
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

  /** Put a die where it does most. */
  placeQuickly(die: number): boolean {
    const best = this.offers.find((offer) => offer.all.some((fit) => fit.die === die))
    const fit = best && slotFor(best, die)
    if (!fit) return false
    this.place(fit.action)
    return true
  }

  place(action: number): void {
    const fit = placing(action)
    if (!fit || !this.may(action)) return
    rush('place')
    this.picked = null
    this.send(action, placeRef(fit.place))
  }

  /** A tap on a card: what was hit of it decides, a die of mine, a target or an open slot; else the card itself. */
  touch(place: number, hit: Aimed): void {
    const die = spotsOf(this.board).find((spot) => spot.place === hit.place)?.slots[hit.slot ?? -1]?.die
    if (die && (this.aim?.dice.has(dieKey(...die)) || this.may(LIVE.encode('recall', { die: die[1] }))))
      if (this.aim || die[0] === this.seat) return this.tapDie(...die)
    if (hit.place === place && hit.slot !== null && this.heat(place, hit.slot)) return this.tapSlot(place, hit.slot)
    this.tapPlace(place, hit.place === place ? hit.slot : null)
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
  tapPlace(place: number, slot: number | null = null): void {
    const aimed = this.aim?.places.get(place)
    if (aimed !== undefined) {
      this.target(aimed, placeRef(place))
      return
    }
    const offer = this.offerAt(place)
    if (!offer) {
      if (this.picked === null) this.read(place)
      else this.askWhyNot(this.picked, place, slot)
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
  explain(key: string, anchor: string, params: Record<string, string> = {}): void {
    this.say({ key: this.next++, anchor, words: { key, params }, rule: '', calm: true })
  }

  /** Nothing of mine goes there: say what it is. */
  private read(place: number): void {
    const card = cardAt(this.board, place)
    const text = [`text-${card}`, `card-${card}`].find((key) => card && words.has(key))
    const decides = decidedAt(this.board, place)
    if (text && decides)
      this.explain('ui-ro-text-decides', placeRef(place), { text: say(text), danger: decisionWords(decides) })
    else if (text) this.explain(text, placeRef(place))
  }

  /** A die was dropped: on a slot, on a card, or on nothing. */
  drop(die: number, place: number | null, slot: number | null): boolean {
    this.over = null
    const offer = this.offers.find((one) => one.place === place)
    const fit = offer?.all.find((one) => one.die === die && one.slot === slot) ?? (offer && slotFor(offer, die))
    if (!fit) {
      if (place !== null) this.askWhyNot(die, place, slot)
      return false
    }
    this.place(fit.action)
    return true
  }

  tapHero(seat: number): void {
    const aimed = this.aim?.heroes.get(seat)
    if (aimed !== undefined) this.target(aimed, `seat:${seat}`)
  }

  tapDie(seat: number, die: number): void {
    const aimed = this.aim?.dice.get(dieKey(seat, die))
    if (aimed !== undefined) this.target(aimed, dieRef(seat, die))
    else if (seat === this.seat) this.tap(die)
  }

  private target(action: number, anchor: string): void {
    this.using = false
    this.send(action, anchor)
  }

  /** My ability: at once when it needs no target, else it waits for one. */
  useAbility(): void {
    if (this.may(LIVE.of('drive_back'))) this.do(LIVE.of('drive_back'), 'ability')
    else if (this.ability) this.using = !this.using
  }

  highFive(): void {
    if (!this.may(LIVE.of('clap'))) return
    rush('clap')
    this.send(LIVE.of('clap'), 'call')
  }

  /** What a place is called. */
  placeName(place: number): string {
    return placeName(this.board, place, this.callOf, this.seat)
  }

  stop(): void {
    if (this.waiting) clearTimeout(this.waiting)
    if (this.noteTimer) clearTimeout(this.noteTimer)
    cancelAnimationFrame(this.frame)
    this.stage.stop()
  }
}

/** One table as this browser knows it: what the socket told, what can be done, and the commands to do it.
 *
 * Boards get this object and nothing else. All of its fields are reactive. */
import type {
  CouncilInfo,
  Delta,
  Effect,
  Hinted,
  Moment,
  Pace,
  PauseInfo,
  Place,
  Refused,
  Saying,
  ServerMessage,
  Silent,
  StandingOrder,
  TableInfo,
  UndoInfo,
  Update,
  Welcome,
  Window,
  Word,
} from '../protocol.ts'
import { choiceKey, type Face, faceOf } from './worlds.ts'
import { pickOf } from './choices.ts'
import { GameTime } from './gametime.ts'
import type { Tempo } from './pace.ts'
import { mySeats } from './messages.ts'
import { placeName } from './names.ts'
import { Playback } from './playback.svelte.ts'
import { Room } from './room.ts'
import { connectTo, type Draft, type Link, RefusedError, TableSocket, type Transport } from './socket.ts'
import { canChange, type Decision, type View } from './view.ts'
import { SecondTap } from './secondtap.svelte.ts'
import { shownOf } from './since.ts'
import { settings } from './settings.svelte.ts'
import { Sight } from './sight.svelte.ts'
import { Talk } from './talk.svelte.ts'
import { words } from './words.svelte.ts'

/** How many lines of the log a page keeps. */
const LOG_LENGTH = 400
/** A live action that found no line for so many milliseconds is given up: a late roll helps nobody. */
const WORTH_SENDING = 2000
type Raw = Record<string, unknown>

export interface Refusal {
  words: Word
  rule: string
  draft: Draft
}

export class TableStore {
  readonly id: string
  info = $state.raw<TableInfo | null>(null)
  version = $state(0)
  /** My seats: several in a hot-seat game, none for a spectator. */
  mine = $state.raw<number[]>([])
  /** The seat whose eyes we look through. */
  seat = $state<number | null>(null)
  log = $state.raw<Moment[]>([])
  undoInfo = $state.raw<UndoInfo | null>(null)
  /** What my team wishes, where it decides together. */
  council = $state.raw<CouncilInfo | null>(null)
  /** When the council is closed, by `performance.now()`; 0 when it may take its time. */
  councilEnds = $state(0)
  standing = $state.raw<StandingOrder[]>([])
  /** Partners who are offered something and say nothing; from `at` on, by `performance.now()`, I may pass for them. */
  silent = $state.raw<(Silent & { at: number })[]>([])
  /** Offers to my seats that wait for an answer until `at`, by `performance.now()`; then they are declined. */
  windows = $state.raw<(Window & { at: number })[]>([])
  /** What bots say that they are about to do. */
  sayings = $state.raw<Saying[]>([])
  link = $state<Link>('connecting')
  attempt = $state(0)
  retryAt = $state(0)
  lastSeen = $state(0)
  pending = $state.raw<Draft[]>([])
  refusal = $state.raw<Refusal | null>(null)
  /** When a paused match goes on, by `performance.now()`; 0 while it does not by itself. */
  goesOnAt = $state(0)
  hint = $state.raw<Hinted | null>(null)
  thinking = $state(false) // a hint was asked for
  /** The ref of the thing that the last answer was about: a refusal is pinned to it. */
  about = $state('')
  /** 4404: no such table; 4403: not for us. */
  gone = $state(0)
  /** What is shown of a match with turns, and what waits to be shown. */
  readonly playback = new Playback<View>(() => this.tempo())
  /** This page knew the match before it was over: its end is played, not only told. */
  seenBefore = $state(false)
  /** I am out and want to see the end: nothing is played any more. */
  hastened = $state(false)
  /** How fast the server believes that I want to see others move; null before its first word. */
  private saidSpeed = $state<Pace | null>(null)
  /** What may be my end is asked for twice. */
  readonly secondTap = new SecondTap()

  /** The question that was answered while its effect has not reached us yet. */
  private answered = $state<number | null>(null)
  /** Of several people at this screen, those who see what the others must not. */
  private secret = $state.raw<number[]>([])
  /** Of several people at this screen, whoever took it last: a question that takes nothing hidden is asked without
   * handing it over. */
  private holder = $state<number | null>(null)
  /** Hot seat: the seat that is shown answers while the screen is in another's hands, so what it alone may see is not
   * shown. Derived, so that whoever draws a view draws it anew only when this changes. */
  readonly veiled = $derived(
    this.hotSeat && this.seat !== null && this.seat !== this.holder && this.secret.includes(this.seat),
  )
  private readonly time = new GameTime()
  private readonly sight = new Sight()
  /** What people say to each other. */
  readonly talk = new Talk(
    (draft) => this.deliver(draft),
    () => this.seat,
  )
  /** Who sits where, as whom, and what is played. */
  readonly room = new Room((draft) => this.send(draft))
  private readonly socket: TableSocket
  private readonly listeners = new Set<(moments: Moment[]) => void>()
  private readonly deltaListeners = new Set<(delta: Delta) => void>()

  constructor(id: string, connect: (version: number | null) => Transport = connectTo(id)) {
    this.id = id
    this.socket = new TableSocket({
      connect,
      onMessage: (message) => this.hear(message),
      onLink: (link) => {
        this.link = link
        this.attempt = this.socket.attempt
        this.retryAt = this.socket.retryAt
        this.gone = this.socket.gone
      },
    })
  }

  // -- what is known -------------------------------------------------------------------------------------------

  get game(): string {
    return this.info?.game ?? ''
  }

  /** No turns: time passes, and everyone acts at once. */
  get live(): boolean {
    return this.sight.live
  }

  get view(): View | null {
    const seen = this.sight.of(this.seat)
    return seen && this.veiled ? { ...(this.sight.of(null) ?? seen), seat: seen.seat, decision: seen.decision } : seen
  }

  /** The view that the picture has come to; what is true already may still wait to be shown. */
  get shown(): View | null {
    return this.live ? this.view : (this.playback.view ?? this.view)
  }

  /** My question, once the picture has come to it. */
  get question(): Decision | null {
    const asked = this.decision
    return asked && asked.id === this.shown?.decision?.id ? asked : null
  }

  /** How fast I want to see what the others do. */
  get speed(): Pace {
    return this.hastened ? 'instant' : settings.speed
  }

  /** Whether the seat that I look through is out, as far as the picture has come. */
  get out(): boolean {
    const shown = this.shown
    return this.seat !== null && !shown?.outcome && Boolean(shown?.out?.includes(this.seat))
  }

  /** How a live match stands with pausing; null when there is nothing to pause. */
  get pause(): PauseInfo | null {
    return this.info?.phase === 'playing' ? (this.info.pause ?? null) : null
  }

  /** Time stands still, also while the countdown to going on runs. */
  get paused(): boolean {
    return this.pause?.paused ?? false
  }

  /** The time of a live game in milliseconds, as well as it can be known here. Not reactive: ask when you draw. */
  gameNow(): number {
    return this.time.read(performance.now())
  }

  /** The question that the seat we look through must answer, if any; not one that an order of its own is about to
   * answer. */
  get decision(): Decision | null {
    const asked = this.view?.decision ?? null
    return asked && (asked.id === this.answered || this.isOrdered(asked)) ? null : asked
  }

  private isOrdered(asked: Decision | null | undefined): boolean {
    return Boolean(asked && this.standing.some((order) => order.answers === asked.id))
  }

  /** How long the offer that I am looking at still waits for me. */
  get window(): (Window & { at: number }) | null {
    const asked = this.question
    return asked ? (this.windows.find((one) => one.decision === asked.id) ?? null) : null
  }

  get places(): Place[] {
    return this.info?.seats ?? []
  }

  get watching(): boolean {
    return this.mine.length === 0
  }

  get hotSeat(): boolean {
    return this.mine.length > 1
  }

  /** People who are not here, gone for good or for the moment: the host may let a bot play for them. */
  get absent(): Place[] {
    return this.places.filter((place) => place.kind === 'human' && !place.you && (place.left || !place.online))
  }

  /** Hot seat: the seat that must answer next while another one is being shown. Time to pass the device. */
  get passTo(): number | null {
    if (!this.hotSeat || this.info?.phase !== 'playing') return null
    const asked = this.awaited
    if (this.seat !== null && asked.includes(this.seat) && (!this.veiled || this.takesNothing(this.seat))) return null
    return (
      asked.find((seat) => seat === this.holder) ?? asked.find((seat) => this.takesNothing(seat)) ?? asked[0] ?? null
    )
  }

  /** Those of my seats that somebody waits for. */
  private get awaited(): number[] {
    const waiting = this.view?.waiting ?? []
    return waiting.filter((seat) => this.mine.includes(seat) && !this.isOrdered(this.sight.of(seat)?.decision))
  }

  /** Whether what a seat is asked takes nothing that is hidden from the others. */
  private takesNothing(seat: number): boolean {
    return this.sight.of(seat)?.decision?.uncovered === true
  }

  /** Hot seat: the screen must not show both what this one and what the next one sees. */
  get covered(): boolean {
    const next = this.passTo
    if (next === null || next === this.holder || this.takesNothing(next)) return false
    return [this.seat, next].some((seat) => seat !== null && this.secret.includes(seat))
  }

  place(seat: number): Place | undefined {
    return this.places.find((place) => place.seat === seat)
  }

  nameOf(seat: number): string {
    const place = this.place(seat)
    return place ? placeName(this.game, place) : words.say('seat-name', { n: seat + 1 })
  }

  /** The seat of the person who plays the character that a message names, unless that is me or a bot. */
  personAs(key: string): number | null {
    const place = this.places.find((one) => one.name && choiceKey(this.game, pickOf(one)) === key)
    return place && place.seat !== this.seat ? place.seat : null
  }

  /** The face of a seat: the bust and the colour of what its player picked. */
  faceOf(seat: number): Face {
    return faceOf(this.game, pickOf(this.place(seat)), seat)
  }

  isMine(seat: number): boolean {
    return this.mine.includes(seat)
  }

  /** Called with the moments of each update as they happen, not with the log of a first welcome. Returns a way to
   * stop. */
  onMoments(listen: (moments: Moment[]) => void): () => void {
    this.listeners.add(listen)
    return () => this.listeners.delete(listen)
  }

  /** Called with each delta of a live table; the view has it already. Returns a way to stop. */
  onDelta(listen: (delta: Delta) => void): () => void {
    this.deltaListeners.add(listen)
    return () => this.deltaListeners.delete(listen)
  }

  // -- the connection ------------------------------------------------------------------------------------------

  open(): () => void {
    this.socket.open()
    const back = () => {
      if (document.visibilityState === 'visible') this.socket.retryNow()
    }
    addEventListener('online', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      removeEventListener('online', back)
      document.removeEventListener('visibilitychange', back)
      this.playback.stop()
      this.socket.close()
    }
  }

  retryNow(): void {
    this.socket.retryNow()
  }

  private hear(message: ServerMessage): void {
    this.lastSeen = Date.now()
    switch (message.t) {
      case 'welcome': {
        const resumed = message.since !== undefined && message.since !== null
        this.time.forget()
        this.learn(message.table, message.now)
        this.mine = message.seats
        this.saidSpeed = message.speed ?? 'normal'
        this.setViews(message.view, message.views)
        this.secret = message.secret ?? []
        const log = message.log ?? []
        this.log = resumed ? this.trimmed([...this.log, ...log]) : this.trimmed(log)
        this.talk.meet(message.me ?? '', message.blocked ?? [])
        if (message.chat) this.talk.catchUp(message.chat, resumed)
        this.learnOfTeam(message)
        this.chooseSeat()
        if (resumed && log.length) this.tell(log)
        this.follow(resumed ? log : [])
        break
      }
      case 'update': {
        let own = false
        this.learn(message.table, message.now)
        if (message.view) {
          own = this.answered !== null || this.answering
          this.setViews(message.view, message.views)
          this.secret = message.secret ?? []
          this.learnOfTeam(message)
          this.hint = null
        } else if (message.council) this.learnOfCouncil(message.council)
        this.chooseSeat()
        this.happened(message.moments)
        if (message.view) this.follow(message.moments ?? [], own)
        break
      }
      case 'delta':
        this.learn(message.table, message.now)
        if (message.sayings) this.talk.signs.overhear((this.sayings = message.sayings))
        this.sight.change(message)
        this.chooseSeat()
        this.happened(message.moments)
        for (const listen of this.deltaListeners) listen(message)
        break
      case 'chat':
        this.talk.hear(message.said)
        break
      case 'sign':
        this.talk.see(message)
        break
      case 'hint':
        this.hint = message
        this.thinking = false
        break
      default:
        break
    }
    if ('v' in message) this.version = message.v
    this.noteWaiting()
  }

  /** What a message says of the table, and of the time of a live game. */
  private learn(table: TableInfo | null | undefined, now: number | null | undefined): void {
    const at = performance.now()
    if (table) {
      this.info = table
      if (table.phase !== 'over') this.seenBefore = true
      this.mine = mySeats(table)
      this.sight.live = Boolean(table.away)
      this.goesOnAt = table.pause?.starts_in ? at + table.pause.starts_in : 0
      this.time.run(this.live && table.phase === 'playing' && !this.paused, at)
    }
    if (now !== null && now !== undefined) this.time.hear(now, at)
  }

  /** What comes with a view, and stands until the next one. */
  private learnOfTeam(message: Welcome | Update): void {
    this.undoInfo = message.undo ?? null
    this.standing = message.standing ?? []
    this.silent = (message.silent ?? []).map((one) => ({ ...one, at: performance.now() + one.passes_in }))
    this.windows = (message.windows ?? []).map((one) => ({ ...one, at: performance.now() + one.closes_in }))
    this.talk.signs.overhear((this.sayings = message.sayings ?? []), true)
    this.learnOfCouncil(message.council ?? null)
  }

  private learnOfCouncil(council: CouncilInfo | null): void {
    this.council = council
    const left = council?.closes_in
    this.councilEnds = left === undefined || left === null ? 0 : performance.now() + left
  }

  private happened(moments: Moment[] | undefined): void {
    if (!moments?.length) return
    this.log = this.trimmed([...this.log, ...moments])
    this.tell(moments)
  }

  private tell(moments: Moment[]): void {
    for (const listen of this.listeners) listen(moments)
  }

  /** The picture follows what has come, from my own answer or from elsewhere; a live game is shown as it is. */
  private follow(moments: Moment[], own = false): void {
    if (this.live || !this.view) return
    if (this.view.fault || this.shown?.fault) this.playback.jump(this.view)
    else this.playback.push(this.view, shownOf(moments, 0), own)
  }

  /** How fast the picture follows: as its viewer likes; at once where nobody looks. */
  private tempo(): Tempo {
    const unseen = typeof document !== 'undefined' && document.hidden
    const clock = this.seat === null || !this.decision ? null : this.place(this.seat)?.clock
    const waits = this.windows.some((one) => one.decision === this.decision?.id)
    const timed = waits || (clock !== undefined && clock !== null)
    return { speed: unseen ? 'instant' : this.speed, timed }
  }

  private trimmed(log: Moment[]): Moment[] {
    return log.slice(-LOG_LENGTH)
  }

  private setViews(one: Raw | null | undefined, bySeat: Record<string, Raw> = {}): void {
    this.answered = null
    if (one) this.sight.set(one, bySeat)
  }

  private chooseSeat(): void {
    if (this.mine.length === 0) this.lookThrough(null)
    else if (this.seat === null || !this.mine.includes(this.seat))
      this.lookThrough(this.hotSeat ? null : (this.mine[0] ?? null))
    const next = this.passTo
    if (next !== null && !this.covered) {
      this.seat = next // nothing to hide: what happened is played on
      if (!this.takesNothing(next)) this.holder = next
    } else if (next === null && this.veiled && !this.awaited.length) this.seat = this.holder
  }

  /** See the table as this seat does, as it stands now. */
  lookThrough(seat: number | null): void {
    const veiled = this.veiled
    this.holder = seat
    if (veiled) this.playback.jump(this.view)
    if (seat === this.seat) return
    this.seat = seat
    if (!this.live) this.playback.jump(this.view)
  }

  // -- commands ------------------------------------------------------------------------------------------------

  private async send(draft: Draft): Promise<ServerMessage> {
    this.refusal = null
    const reply = await this.deliver(draft)
    if (reply.t === 'refused') this.refuse(reply, draft)
    else if (draft.t === 'answer') this.noteAnswered(draft.decision)
    return reply
  }

  /** Send something and note what is on its way. */
  private async deliver(draft: Draft): Promise<ServerMessage> {
    const answered = this.socket.send(draft)
    this.noteWaiting()
    const reply = await answered
    this.noteWaiting()
    return reply
  }

  /** An answer is in: the question is gone for me, unless I may think again. */
  private noteAnswered(decision: number): void {
    const asked = this.view?.decision
    if (asked?.id === decision && !canChange(asked)) this.answered = decision
  }

  private noteWaiting(): void {
    const waiting = this.socket.pending
    if (waiting.length || this.pending.length) this.pending = waiting
  }

  private refuse(reply: Refused, draft: Draft): void {
    this.thinking = false
    this.refusal = { words: reply.words, rule: reply.rule ?? '', draft }
  }

  /** Answer my pending question; null where it takes a second tap first. */
  answer(action: number, about = ''): Promise<ServerMessage> | null {
    const decision = this.decision
    if (!decision || this.seat === null || !this.secondTap.allows(decision, action)) return null
    this.about = about
    this.hint = null
    return this.send({ t: 'answer', seat: this.seat, decision: decision.id, action })
  }

  /** Act in a live game, at once; any number may be on their way. Resolves when it is done, rejects with a
   * `RefusedError`.
   *
   * Unlike other commands it is not kept for ever: what found no line within two seconds is given up (`late`). */
  act(seat: number, action: number): Promise<void> {
    this.hint = null
    const done = this.socket.send({ t: 'answer', seat, decision: 0, action }, WORTH_SENDING).then((reply) => {
      if (reply.t === 'refused') throw new RefusedError(reply)
    })
    done.catch(() => undefined) // who does not ask how it went need not care
    return done
  }

  /** Wish to pause a live match (`on`) or to go on. */
  askPause(on: boolean): Promise<ServerMessage> {
    return this.send({ t: 'pause', on })
  }

  /** Tell the server how fast I want to see others move, where it does not know. */
  saySpeed(): void {
    if (this.saidSpeed === null || this.saidSpeed === this.speed) return
    this.saidSpeed = this.speed
    void this.send({ t: 'speed', speed: this.speed })
  }

  /** An answer is on its way and not yet acknowledged. */
  get answering(): boolean {
    return this.pending.some((draft) => draft.t === 'answer')
  }

  /** Take back the last answer, or the whole move that it belongs to. */
  undo(whole = false): Promise<ServerMessage> | null {
    return this.seat === null ? null : this.send({ t: 'undo', seat: this.seat, whole })
  }

  /** Agree that an answer of this seat is taken back, or not. */
  consent(seat: number, agree: boolean): Promise<ServerMessage> {
    return this.send({ t: 'consent', seat, agree })
  }

  /** Let offers like the present one pass, or those of a kind, until a span of the game ends; or all but the pressing
   * ones; or only those about the same thing (`same`). */
  giveStanding(
    until: string,
    but_pressing = false,
    kind = this.decision?.kind,
    same = false,
  ): Promise<ServerMessage> | null {
    if (!kind || this.seat === null) return null
    return this.send({ t: 'give-standing', seat: this.seat, kind, until, but_pressing, same })
  }

  /** `whole`: with it all others about the same, for whatever span they are. */
  endStanding(order: StandingOrder, whole = false): Promise<ServerMessage> {
    const { seat, kind, subject = -1 } = order
    return this.send({ t: 'end-standing', seat, kind, subject, until: whole ? '' : order.until })
  }

  /** Let the offer that I look at wait longer. */
  wantMoreTime(): Promise<ServerMessage> | null {
    const window = this.window
    return window ? this.send({ t: 'more-time', seat: window.seat, decision: window.decision }) : null
  }

  /** Let pass what a partner is offered and does not answer. */
  passFor(silent: Silent): Promise<ServerMessage> | null {
    const seat = silent.partners.find((one) => this.isMine(one))
    if (seat === undefined) return null
    return this.send({ t: 'pass-for', seat, partner: silent.seat, decision: silent.decision })
  }

  /** What each seat has chosen, or wishes, at a question that others answer too. */
  get chosen(): Record<string, number> {
    const decision = this.decision
    if (decision?.council) return this.council?.decision === decision.id ? (this.council.wishes ?? {}) : {}
    return decision?.open?.chosen ?? {}
  }

  askHint(): Promise<ServerMessage> | null {
    if (this.seat === null || (!this.live && !this.decision)) return null
    this.thinking = true
    return this.send({ t: 'hint', seat: this.seat })
  }

  /** What a thing on the board does for me as things stand. */
  async examine(ref: string): Promise<Effect[]> {
    const reply = this.seat === null ? null : await this.socket.send({ t: 'examine', seat: this.seat, ref })
    return reply?.t === 'examined' ? (reply.outcome ?? []) : []
  }
}

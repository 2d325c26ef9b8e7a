/** One table as this browser knows it: what the socket told, what can be done, and the commands to do it.
 *
 * Boards get this object and nothing else. All of its fields are reactive. */
import type { Delta, Hinted, Moment, PauseInfo, Place, Refused, Said, ServerMessage, TableInfo, UndoInfo, Word } from '../protocol.ts'
import { choiceKey, type Face, faceOf } from './worlds.ts'
import { GameTime } from './gametime.ts'
import { applyPatch, become, type Tree } from './patch.ts'
import { connectTo, type Draft, type Link, RefusedError, TableSocket, type Transport } from './socket.ts'
import { asView, type Decision, type View } from './view.ts'
import { settings } from './settings.svelte.ts'
import { words } from './words.svelte.ts'

/** How many lines of the log a page keeps. */
const LOG_LENGTH = 400
/** A live action that found no line for so many milliseconds is given up: a late roll helps nobody. */
export const WORTH_SENDING = 2000
/** What one says to the others; when that is refused, the chat shows why. */
const TALK = new Set(['chat', 'emote'])

type Raw = Record<string, unknown>

/** What is seen of the table: by this browser, and, where people share it, by each seat. */
interface Sight {
  one: View | null
  bySeat: Record<string, View>
}

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
  chat = $state.raw<Said[]>([])
  undoInfo = $state.raw<UndoInfo | null>(null)
  link = $state<Link>('connecting')
  attempt = $state(0)
  retryAt = $state(0)
  lastSeen = $state(0)
  pending = $state.raw<Draft[]>([])
  refusal = $state.raw<Refusal | null>(null)
  /** Why the last thing that I wanted to say was not said, until something is. */
  hushed = $state.raw<Refusal | null>(null)
  /** No turns: time passes, and everyone acts at once. */
  live = $state(false)
  /** When a paused match goes on, by `performance.now()`; 0 while it does not by itself. */
  goesOnAt = $state(0)
  hint = $state.raw<Hinted | null>(null)
  thinking = $state(false) // a hint was asked for
  /** The ref of the thing that the last answer was about: a refusal is pinned to it. */
  about = $state('')
  /** 4404: no such table; 4403: not for us. */
  gone = $state(0)

  /** The question that was answered while its effect has not reached us yet. */
  private answered = $state<number | null>(null)
  /** With turns a view comes whole and is exchanged; a live one is changed in place, so that only what changed is drawn anew. */
  private still = $state.raw<Sight>({ one: null, bySeat: {} })
  private living = $state<Sight>({ one: null, bySeat: {} })
  private readonly time = new GameTime()
  private readonly socket: TableSocket
  private readonly listeners = new Set<(moments: Moment[]) => void>()
  private readonly deltaListeners = new Set<(delta: Delta) => void>()
  private readonly chatListeners = new Set<(said: Said) => void>()

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

  get view(): View | null {
    const sight = this.live ? this.living : this.still
    return (this.seat === null ? null : sight.bySeat[this.seat]) ?? sight.one
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

  /** The question that the seat we look through must answer, if any. */
  get decision(): Decision | null {
    const asked = this.view?.decision ?? null
    return asked && asked.id === this.answered ? null : asked
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
    const asked = this.view?.waiting.filter((seat) => this.mine.includes(seat)) ?? []
    if (asked.length === 0 || (this.seat !== null && asked.includes(this.seat))) return null
    return asked[0] ?? null
  }

  place(seat: number): Place | undefined {
    return this.places.find((place) => place.seat === seat)
  }

  nameOf(seat: number): string {
    const place = this.place(seat)
    return place ? placeName(this.game, place) : words.say('seat-name', { n: seat + 1 })
  }

  /** The face of a seat: the bust and the colour of what its player picked. */
  faceOf(seat: number): Face {
    return faceOf(this.game, this.place(seat)?.choice, seat)
  }

  isMine(seat: number): boolean {
    return this.mine.includes(seat)
  }

  /** Called with the moments of each update as they happen, not with the log of a first welcome. Returns a way to stop. */
  onMoments(listen: (moments: Moment[]) => void): () => void {
    this.listeners.add(listen)
    return () => this.listeners.delete(listen)
  }

  /** Called with each delta of a live table; the view has it already. Returns a way to stop. */
  onDelta(listen: (delta: Delta) => void): () => void {
    this.deltaListeners.add(listen)
    return () => this.deltaListeners.delete(listen)
  }

  onChat(listen: (said: Said) => void): () => void {
    this.chatListeners.add(listen)
    return () => this.chatListeners.delete(listen)
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
        this.setViews(message.view, message.views)
        const log = message.log ?? []
        this.log = resumed ? this.trimmed([...this.log, ...log]) : this.trimmed(log)
        if (message.chat && !resumed) this.chat = message.chat
        else if (message.chat) this.chat = mergeChat(this.chat, message.chat)
        this.undoInfo = message.undo ?? null
        this.chooseSeat()
        if (resumed && log.length) this.tell(log)
        break
      }
      case 'update':
        this.learn(message.table, message.now)
        if (message.view) {
          this.setViews(message.view, message.views)
          this.undoInfo = message.undo ?? null
          this.hint = null
        }
        this.chooseSeat()
        this.happened(message.moments)
        break
      case 'delta':
        this.learn(message.table, message.now)
        this.change(message)
        this.chooseSeat()
        this.happened(message.moments)
        for (const listen of this.deltaListeners) listen(message)
        break
      case 'chat':
        this.chat = [...this.chat, message.said]
        for (const listen of this.chatListeners) listen(message.said)
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
      this.mine = mySeats(table)
      this.live = Boolean(table.away)
      this.goesOnAt = table.pause?.starts_in ? at + table.pause.starts_in : 0
      this.time.run(this.live && table.phase === 'playing' && !this.paused, at)
    }
    if (now !== null && now !== undefined) this.time.hear(now, at)
  }

  private happened(moments: Moment[] | undefined): void {
    if (!moments?.length) return
    this.log = this.trimmed([...this.log, ...moments])
    this.tell(moments)
  }

  private tell(moments: Moment[]): void {
    for (const listen of this.listeners) listen(moments)
  }

  private trimmed(log: Moment[]): Moment[] {
    return log.slice(-LOG_LENGTH)
  }

  private setViews(one: Raw | null | undefined, bySeat: Record<string, Raw> = {}): void {
    this.answered = null
    if (!one) return
    const whole: Sight = {
      one: asView(one),
      bySeat: Object.fromEntries(Object.entries(bySeat).map(([seat, view]) => [seat, asView(view) as View])),
    }
    if (this.live) become(this.living as unknown as Tree, whole as unknown as Tree)
    else this.still = whole
  }

  /** Bring the live views to what a delta tells. */
  private change(delta: Delta): void {
    const views: [View | null | undefined, Raw | undefined][] = [[this.living.one, delta.patch]]
    for (const [seat, patch] of Object.entries(delta.patches ?? {})) views.push([this.living.bySeat[seat], patch])
    for (const [view, patch] of views) {
      if (!view) continue
      if (patch) applyPatch(view as unknown as Tree, patch)
      view.board.now = delta.now
    }
  }

  private chooseSeat(): void {
    if (this.mine.length === 0) this.seat = null
    else if (this.seat === null || !this.mine.includes(this.seat)) this.seat = this.hotSeat ? null : (this.mine[0] ?? null)
  }

  // -- commands ------------------------------------------------------------------------------------------------

  private async send(draft: Draft): Promise<ServerMessage> {
    this.refusal = null
    const answered = this.socket.send(draft)
    this.noteWaiting()
    const reply = await answered
    this.noteWaiting()
    if (reply.t === 'refused') this.refuse(reply, draft)
    else if (TALK.has(draft.t)) this.hushed = null
    else if (draft.t === 'answer' && this.view?.decision?.id === draft.decision) this.answered = draft.decision
    return reply
  }

  private noteWaiting(): void {
    const waiting = this.socket.pending
    if (waiting.length || this.pending.length) this.pending = waiting
  }

  private refuse(reply: Refused, draft: Draft): void {
    this.thinking = false
    const refusal = { words: reply.words, rule: reply.rule ?? '', draft }
    if (TALK.has(draft.t)) this.hushed = refusal
    else this.refusal = refusal
  }

  /** Answer my pending question. */
  answer(action: number, about = ''): Promise<ServerMessage> | null {
    const decision = this.decision
    if (!decision || this.seat === null) return null
    this.about = about
    this.hint = null
    return this.send({ t: 'answer', seat: this.seat, decision: decision.id, action })
  }

  /** Act in a live game, at once; any number may be on their way. Resolves when it is done, rejects with a `RefusedError`.
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

  /** An answer is on its way and not yet acknowledged. */
  get answering(): boolean {
    return this.pending.some((draft) => draft.t === 'answer')
  }

  undo(): Promise<ServerMessage> | null {
    return this.seat === null ? null : this.send({ t: 'undo', seat: this.seat })
  }

  askHint(): Promise<ServerMessage> | null {
    if (this.seat === null || (!this.live && !this.decision)) return null
    this.thinking = true
    return this.send({ t: 'hint', seat: this.seat })
  }

  say(text: string): Promise<ServerMessage> | null {
    const trimmed = text.trim().slice(0, 300)
    return trimmed ? this.send({ t: 'chat', text: trimmed }) : null
  }

  emote(emote: string): Promise<ServerMessage> {
    return this.send({ t: 'emote', emote })
  }

  sit(seat: number): Promise<ServerMessage> {
    return this.send({ t: 'sit', seat, name: settings.name })
  }

  stand(seat: number): Promise<ServerMessage> {
    return this.send({ t: 'stand', seat })
  }

  choose(seat: number, choice: string): Promise<ServerMessage> {
    return this.send({ t: 'choose', seat, choice })
  }

  putBot(seat: number, level: string): Promise<ServerMessage> {
    return this.send({ t: 'put-bot', seat, level })
  }

  clear(seat: number): Promise<ServerMessage> {
    return this.send({ t: 'clear', seat })
  }

  configure(change: { seats?: number; options?: Record<string, unknown>; clock?: { kind: string; seconds: number }; away?: string }): Promise<ServerMessage> {
    return this.send({ t: 'configure', ...change })
  }

  start(fill = ''): Promise<ServerMessage> {
    return this.send({ t: 'start', fill })
  }

  rematch(): Promise<ServerMessage> {
    return this.send({ t: 'rematch' })
  }
}

/** The seats that this browser plays: its own, while no bot stands in for it. */
export function mySeats(table: TableInfo): number[] {
  return table.seats.filter((place) => place.you && place.kind === 'human' && !place.left).map((place) => place.seat)
}

/** Chat after a reconnect: what came meanwhile, without what we had. */
export function mergeChat(before: Said[], now: Said[]): Said[] {
  const last = before.at(-1)?.at ?? -1
  return [...before, ...now.filter((said) => said.at > last)]
}

/** What a seat is called: its player's name; a bot goes by what it plays, else by its level. */
export function placeName(game: string, place: Place): string {
  if (place.name) return place.name
  const key = choiceKey(game, place.choice)
  if (place.kind === 'bot' && key && words.has(key)) return words.say(key)
  if (place.kind === 'bot' && place.level) return words.say(`level-${place.level}`)
  return words.say('seat-name', { n: place.seat + 1 })
}

/** One table as this browser knows it: what the socket told, what can be done, and the commands to do it.
 *
 * Boards get this object and nothing else. All of its fields are reactive. */
import type { Hinted, Moment, Place, Refused, Said, ServerMessage, TableInfo, UndoInfo, Word } from '../protocol.ts'
import { choiceKey, type Face, faceOf } from './worlds.ts'
import { connectTo, type Draft, type Link, TableSocket, type Transport } from './socket.ts'
import { asView, type Decision, type View } from './view.ts'
import { settings } from './settings.svelte.ts'
import { words } from './words.svelte.ts'

/** How many lines of the log a page keeps. */
const LOG_LENGTH = 400

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
  hint = $state.raw<Hinted | null>(null)
  thinking = $state(false) // a hint was asked for
  /** The ref of the thing that the last answer was about: a refusal is pinned to it. */
  about = $state('')
  /** 4404: no such table; 4403: not for us. */
  gone = $state(0)

  /** The question that was answered while its effect has not reached us yet. */
  private answered = $state<number | null>(null)
  private one = $state.raw<View | null>(null)
  private bySeat = $state.raw<Record<string, View>>({})
  private readonly socket: TableSocket
  private readonly listeners = new Set<(moments: Moment[]) => void>()
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
    return (this.seat === null ? null : this.bySeat[this.seat]) ?? this.one
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
        this.info = message.table
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
        if (message.table) {
          this.info = message.table
          this.mine = mySeats(message.table)
        }
        if (message.view) {
          this.setViews(message.view, message.views)
          this.undoInfo = message.undo ?? null
          this.hint = null
        }
        this.chooseSeat()
        if (message.moments?.length) {
          this.log = this.trimmed([...this.log, ...message.moments])
          this.tell(message.moments)
        }
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
    this.pending = this.socket.pending
  }

  private tell(moments: Moment[]): void {
    for (const listen of this.listeners) listen(moments)
  }

  private trimmed(log: Moment[]): Moment[] {
    return log.slice(-LOG_LENGTH)
  }

  private setViews(one: Record<string, unknown> | null | undefined, bySeat: Record<string, Record<string, unknown>> | undefined): void {
    this.answered = null
    if (one) this.one = asView(one)
    if (bySeat && Object.keys(bySeat).length) {
      this.bySeat = Object.fromEntries(Object.entries(bySeat).map(([seat, view]) => [seat, asView(view) as View]))
    } else if (one) this.bySeat = {}
  }

  private chooseSeat(): void {
    if (this.mine.length === 0) this.seat = null
    else if (this.seat === null || !this.mine.includes(this.seat)) this.seat = this.hotSeat ? null : (this.mine[0] ?? null)
  }

  // -- commands ------------------------------------------------------------------------------------------------

  private async send(draft: Draft): Promise<ServerMessage> {
    this.refusal = null
    const answered = this.socket.send(draft)
    this.pending = this.socket.pending
    const reply = await answered
    this.pending = this.socket.pending
    if (reply.t === 'refused') this.refuse(reply, draft)
    else if (draft.t === 'answer' && this.view?.decision?.id === draft.decision) this.answered = draft.decision
    return reply
  }

  private refuse(reply: Refused, draft: Draft): void {
    this.thinking = false
    this.refusal = { words: reply.words, rule: reply.rule ?? '', draft }
  }

  /** Answer my pending question. */
  answer(action: number, about = ''): Promise<ServerMessage> | null {
    const decision = this.decision
    if (!decision || this.seat === null) return null
    this.about = about
    this.hint = null
    return this.send({ t: 'answer', seat: this.seat, decision: decision.id, action })
  }

  /** An answer is on its way and not yet acknowledged. */
  get answering(): boolean {
    return this.pending.some((draft) => draft.t === 'answer')
  }

  undo(): Promise<ServerMessage> | null {
    return this.seat === null ? null : this.send({ t: 'undo', seat: this.seat })
  }

  askHint(): Promise<ServerMessage> | null {
    if (this.seat === null || !this.decision) return null
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

  configure(change: { seats?: number; options?: Record<string, unknown>; clock?: { kind: string; seconds: number } }): Promise<ServerMessage> {
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

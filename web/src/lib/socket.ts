/** One table's connection: resumes with `?v`, pings, comes back with backoff and jitter, and keeps every command that
 * the server has not answered yet, to send it again with the same id. A command may be perishable: after its time it
 * is not sent (again), and is answered here as refused. Knows no page and no framework. */
import type { ClientMessage, Ping, Refused, ServerMessage, Word } from '../protocol.ts'

export type Link = 'connecting' | 'online' | 'offline'
export type Command = Exclude<ClientMessage, Ping>
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never
export type Draft = WithoutId<Command>

export interface Transport {
  send(data: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code?: number }) => void) | null
}

export interface Timers {
  now(): number
  after(ms: number, run: () => void): () => void
}

export interface SocketOptions {
  connect: (version: number | null) => Transport
  onMessage: (message: ServerMessage) => void
  onLink: (link: Link) => void
  timers?: Timers
  random?: () => number
  id?: () => string
}

export const PING_EVERY = 10_000
export const PONG_WITHIN = 5_000
const OPEN_WITHIN = 8_000
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** Why a command was given up: it had waited too long for a line. */
export const LATE: Word = { key: 'ui-live-late' }
/** The server closes with these when coming back makes no sense: no such table, not allowed. */
const FINAL_CODES = new Set([4403, 4404])

const realTimers: Timers = {
  now: () => Date.now(),
  after(ms, run) {
    const handle = setTimeout(run, ms)
    return () => clearTimeout(handle)
  },
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** How long to wait before attempt number `n` (from 0): doubling from half a second, never above 15 s, at least half of
 * it. */
export function waitBefore(n: number, random: () => number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n)
  return full / 2 + (random() * full) / 2
}

/** A command that the server has not answered yet; `until` is when it is worth nothing any more. */
interface Waiting {
  command: Command
  until: number
  settle: (message: ServerMessage) => void
}

/** What was asked was not done: the server's words, and the rule that forbids it. */
export class RefusedError extends Error {
  readonly words: Word
  readonly rule: string

  constructor(refused: Refused) {
    super(refused.sentence || refused.words.key)
    this.words = refused.words
    this.rule = refused.rule ?? ''
  }

  /** Nobody refused it: there was no line to send it by while it was worth something. */
  get late(): boolean {
    return this.words.key === LATE.key
  }
}

export class TableSocket {
  link: Link = 'connecting'
  version: number | null = null
  attempt = 0
  retryAt = 0
  gone = 0 // close code that ended the connection for good

  private readonly outbox = new Map<string, Waiting>()
  private transport: Transport | null = null
  private cancelPing: (() => void) | null = null
  private cancelPong: (() => void) | null = null
  private cancelRetry: (() => void) | null = null
  private cancelOpen: (() => void) | null = null
  private stopped = false
  private readonly timers: Timers
  private readonly random: () => number
  private readonly newId: () => string

  constructor(private readonly options: SocketOptions) {
    this.timers = options.timers ?? realTimers
    this.random = options.random ?? Math.random
    this.newId = options.id ?? freshId
  }

  /** Commands that the server has not answered yet and that will be sent whatever it takes, oldest first. */
  get pending(): Command[] {
    return [...this.outbox.values()].filter(({ until }) => until === Infinity).map(({ command }) => command)
  }

  open(): void {
    this.stopped = false
    this.cancelRetry?.()
    this.drop()
    const transport = this.options.connect(this.version)
    this.transport = transport
    this.cancelOpen = this.timers.after(OPEN_WITHIN, () => this.lost(transport, 0))
    transport.onmessage = (event) => this.receive(transport, event.data)
    transport.onclose = (event) => this.lost(transport, event.code ?? 0)
    transport.onopen = null
  }

  /** Try again at once instead of waiting. */
  retryNow(): void {
    if (this.link !== 'online') this.open()
  }

  close(): void {
    this.stopped = true
    this.cancelRetry?.()
    this.drop()
  }

  /** Send a command; resolves with the server's `Ack`, `Refused` or `Hinted`, however many reconnects that takes. With
   * `within` it is given up when that many milliseconds have passed and there is no line. */
  send(draft: Draft, within = Infinity): Promise<ServerMessage> {
    const command = { ...draft, id: this.newId() } as Command
    const answered = new Promise<ServerMessage>((settle) => {
      this.outbox.set(command.id, { command, until: this.timers.now() + within, settle })
    })
    if (this.link === 'online') this.write(command)
    if (within !== Infinity) this.timers.after(within, () => this.link !== 'online' && this.giveUp())
    return answered
  }

  /** Let go of what has waited too long. */
  private giveUp(): void {
    for (const [id, { until }] of this.outbox) {
      if (until <= this.timers.now()) this.settle(id, { t: 'refused', id, words: LATE })
    }
  }

  private write(message: ClientMessage): void {
    this.transport?.send(JSON.stringify(message))
  }

  private receive(transport: Transport, data: unknown): void {
    if (transport !== this.transport || typeof data !== 'string') return
    const message = JSON.parse(data) as ServerMessage
    this.cancelPong?.()
    this.cancelPong = null
    switch (message.t) {
      case 'welcome':
        this.version = message.v
        this.attempt = 0
        this.cancelOpen?.()
        this.setLink('online')
        this.options.onMessage(message)
        this.giveUp()
        for (const { command } of this.outbox.values()) this.write(command)
        this.schedulePing()
        return
      case 'update':
        if (this.version !== null && message.v < this.version) return
        this.version = message.v
        break
      case 'delta':
        if (this.version !== null && message.v <= this.version) return
        if (this.version === null || message.v !== this.version + 1) {
          this.lost(transport, 0) // a piece is missing: only the whole view helps
          return
        }
        this.version = message.v
        break
      case 'pong':
        if (this.version !== null && message.v > this.version) {
          this.lost(transport, 0) // something did not reach us: come back and ask for what we missed
          return
        }
        break
      case 'ack':
      case 'refused':
      case 'hint':
      case 'examined':
        this.settle(message.id, message)
        break
      case 'chat':
      case 'sign':
        break
    }
    this.options.onMessage(message)
  }

  private settle(id: string, message: ServerMessage): void {
    const waiting = this.outbox.get(id)
    this.outbox.delete(id)
    waiting?.settle(message)
  }

  private schedulePing(): void {
    this.cancelPing?.()
    this.cancelPing = this.timers.after(PING_EVERY, () => {
      const transport = this.transport
      if (!transport || this.link !== 'online') return
      this.write({ t: 'ping', v: this.version ?? 0 })
      this.cancelPong = this.timers.after(PONG_WITHIN, () => this.lost(transport, 0))
      this.schedulePing()
    })
  }

  private lost(transport: Transport, code: number): void {
    if (transport !== this.transport || this.stopped) return
    this.drop()
    if (FINAL_CODES.has(code)) {
      this.gone = code
      this.setLink('offline')
      return
    }
    const wait = waitBefore(this.attempt++, this.random)
    this.retryAt = this.timers.now() + wait
    this.cancelRetry = this.timers.after(wait, () => this.open())
    this.setLink('offline')
    this.giveUp()
  }

  private drop(): void {
    for (const cancel of [this.cancelPing, this.cancelPong, this.cancelOpen]) cancel?.()
    this.cancelPing = this.cancelPong = this.cancelOpen = null
    const old = this.transport
    this.transport = null
    if (!old) return
    old.onopen = old.onmessage = old.onclose = null
    old.close()
  }

  private setLink(link: Link): void {
    this.link = link
    this.options.onLink(link)
  }
}

/** A real WebSocket to a table of this site. */
export function connectTo(table: string): (version: number | null) => Transport {
  return (version) => {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const query = version === null ? '' : `?v=${version}`
    return new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(table)}${query}`) as unknown as Transport
  }
}

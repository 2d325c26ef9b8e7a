import { beforeEach, describe, expect, it } from 'vitest'
import type { ClientMessage, ServerMessage } from '../src/protocol.ts'
import {
  LATE,
  type Link,
  PING_EVERY,
  PONG_WITHIN,
  RefusedError,
  TableSocket,
  type Timers,
  type Transport,
  waitBefore,
} from '../src/lib/socket.ts'

class FakeTimers implements Timers {
  private time = 0
  private waiting: { at: number; run: () => void }[] = []

  now(): number {
    return this.time
  }

  after(ms: number, run: () => void): () => void {
    const entry = { at: this.time + ms, run }
    this.waiting.push(entry)
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry)
    }
  }

  pass(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const next = this.waiting.filter((entry) => entry.at <= end).sort((one, other) => one.at - other.at)[0]
      if (!next) break
      this.waiting = this.waiting.filter((entry) => entry !== next)
      this.time = next.at
      next.run()
    }
    this.time = end
  }
}

class FakeLine implements Transport {
  onopen: Transport['onopen'] = null
  onmessage: Transport['onmessage'] = null
  onclose: Transport['onclose'] = null
  sent: ClientMessage[] = []
  closed = false

  constructor(readonly version: number | null) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage)
  }

  close(): void {
    this.closed = true
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const TABLE = { id: 't', game: 'g', phase: 'playing', seats: [] }
const welcome = (v: number, since?: number) => ({
  t: 'welcome',
  v,
  table: TABLE,
  seats: [0],
  view: null,
  ...(since === undefined ? {} : { since }),
})

let lines: FakeLine[]
let links: Link[]
let heard: ServerMessage[]
let timers: FakeTimers
let socket: TableSocket
const line = () => lines.at(-1) as FakeLine

beforeEach(() => {
  lines = []
  links = []
  heard = []
  timers = new FakeTimers()
  let count = 0
  socket = new TableSocket({
    connect: (version) => {
      const made = new FakeLine(version)
      lines.push(made)
      return made
    },
    onMessage: (message) => heard.push(message),
    onLink: (link) => links.push(link),
    timers,
    random: () => 1,
    id: () => `id${++count}`,
  })
  socket.open()
})

describe('connecting', () => {
  it('comes without a version at first, and with the last one seen afterwards', () => {
    expect(line().version).toBeNull()
    line().hear(welcome(7))
    line().hear({ t: 'update', v: 9 })
    line().onclose?.({ code: 1006 })
    timers.pass(500)
    expect(lines).toHaveLength(2)
    expect(line().version).toBe(9)
    line().hear(welcome(12, 9))
    expect(links).toEqual(['online', 'offline', 'online'])
  })

  it('waits longer after each failure, up to 15 s, and starts over once it worked', () => {
    const waits: number[] = []
    line().hear(welcome(1))
    for (let i = 0; i < 8; i++) {
      const before = timers.now()
      line().onclose?.({})
      waits.push(socket.retryAt - before)
      timers.pass(waits.at(-1) as number)
    }
    expect(waits.slice(0, 6)).toEqual([500, 1000, 2000, 4000, 8000, 15_000])
    expect(Math.max(...waits)).toBe(15_000)
    line().hear(welcome(1))
    expect(socket.attempt).toBe(0)
  })

  it('spreads attempts: at least half of the wait, at most all of it', () => {
    expect(waitBefore(1, () => 0)).toBe(500)
    expect(waitBefore(1, () => 1)).toBe(1000)
  })

  it('gives up when the table is not there', () => {
    line().onclose?.({ code: 4404 })
    timers.pass(60_000)
    expect(lines).toHaveLength(1)
    expect(socket.gone).toBe(4404)
  })

  it('tries at once when asked to', () => {
    line().onclose?.({})
    socket.retryNow()
    expect(lines).toHaveLength(2)
    timers.pass(500)
    expect(lines).toHaveLength(2)
  })

  it('treats a connection that never says hello as lost', () => {
    timers.pass(9000)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines[0]?.closed).toBe(true)
  })

  it('hears nothing from a line that it has dropped', () => {
    const old = line()
    const hear = old.onmessage
    old.onclose?.({})
    timers.pass(500)
    line().hear(welcome(3))
    hear?.({ data: JSON.stringify({ t: 'update', v: 99 }) })
    expect(socket.version).toBe(3)
  })
})

describe('heartbeat', () => {
  it('pings, and reconnects when nothing comes back', () => {
    line().hear(welcome(4))
    timers.pass(PING_EVERY)
    expect(line().sent).toEqual([{ t: 'ping', v: 4 }])
    timers.pass(PONG_WITHIN)
    expect(links.at(-1)).toBe('offline')
  })

  it('stays when the pong comes', () => {
    line().hear(welcome(4))
    timers.pass(PING_EVERY)
    line().hear({ t: 'pong', v: 4, now: 0 })
    timers.pass(PONG_WITHIN)
    expect(links.at(-1)).toBe('online')
  })

  it('comes back when the pong tells of something newer than it knows', () => {
    line().hear(welcome(4))
    timers.pass(PING_EVERY)
    line().hear({ t: 'pong', v: 5, now: 0 })
    timers.pass(500)
    expect(line().version).toBe(4)
    expect(lines).toHaveLength(2)
  })
})

describe('outbox', () => {
  it('resolves with the acknowledgement', async () => {
    line().hear(welcome(1))
    const answered = socket.send({ t: 'answer', seat: 0, decision: 3, action: 5 })
    expect(line().sent).toEqual([{ t: 'answer', seat: 0, decision: 3, action: 5, id: 'id1' }])
    expect(socket.pending).toHaveLength(1)
    line().hear({ t: 'ack', id: 'id1', v: 2 })
    expect((await answered).t).toBe('ack')
    expect(socket.pending).toHaveLength(0)
  })

  it('sends what was not answered again with the same id, in the same order, and what was answered never', async () => {
    line().hear(welcome(1))
    const first = socket.send({ t: 'chat', text: 'a' })
    void socket.send({ t: 'chat', text: 'b' })
    line().hear({ t: 'ack', id: 'id1', v: 1 })
    await first
    line().onclose?.({})
    void socket.send({ t: 'chat', text: 'c' })
    timers.pass(500)
    expect(line().sent).toEqual([])
    line().hear(welcome(1, 1))
    expect(line().sent).toEqual([
      { t: 'chat', text: 'b', id: 'id2' },
      { t: 'chat', text: 'c', id: 'id3' },
    ])
  })

  it('keeps what is said before the first hello', () => {
    void socket.send({ t: 'sit', seat: 1, name: 'Malu' })
    expect(line().sent).toEqual([])
    line().hear(welcome(1))
    expect(line().sent).toEqual([{ t: 'sit', seat: 1, name: 'Malu', id: 'id1' }])
  })

  it('resolves with a refusal, and lets it go', async () => {
    line().hear(welcome(1))
    const answered = socket.send({ t: 'undo', seat: 0 })
    line().hear({ t: 'refused', id: 'id1', words: { key: 'undo-blocked-roll' } })
    expect((await answered).t).toBe('refused')
    line().onclose?.({})
    timers.pass(500)
    line().hear(welcome(1, 1))
    expect(line().sent).toEqual([])
  })

  it('ignores updates that are older than what it has', () => {
    line().hear(welcome(5))
    line().hear({ t: 'update', v: 4 })
    expect(heard.map((message) => message.t)).toEqual(['welcome'])
    expect(socket.version).toBe(5)
  })

  it('is silent after close', () => {
    line().hear(welcome(5))
    socket.close()
    timers.pass(100_000)
    expect(lines).toHaveLength(1)
    expect(line().closed).toBe(true)
  })
})

describe('deltas', () => {
  it('are heard one after another', () => {
    line().hear(welcome(5))
    line().hear({ t: 'delta', v: 6, now: 10 })
    line().hear({ t: 'delta', v: 7, now: 20 })
    expect(heard.map((message) => message.t)).toEqual(['welcome', 'delta', 'delta'])
    expect(socket.version).toBe(7)
  })

  it('are not heard twice', () => {
    line().hear(welcome(5))
    line().hear({ t: 'delta', v: 5, now: 10 })
    expect(heard).toHaveLength(1)
  })

  it('with a gap make it come back for the whole', () => {
    line().hear(welcome(5))
    line().hear({ t: 'delta', v: 7, now: 10 })
    expect(heard).toHaveLength(1)
    timers.pass(500)
    expect(lines).toHaveLength(2)
    expect(line().version).toBe(5)
    line().hear(welcome(8, 5))
    line().hear({ t: 'delta', v: 9, now: 30 })
    expect(socket.version).toBe(9)
  })

  it('go on from a whole view that came in between', () => {
    line().hear(welcome(5))
    line().hear({ t: 'update', v: 9, view: {} })
    line().hear({ t: 'delta', v: 10, now: 10 })
    expect(socket.version).toBe(10)
    expect(lines).toHaveLength(1)
  })
})

describe('perishable commands', () => {
  const roll = () => socket.send({ t: 'answer', seat: 0, decision: 0, action: 0 }, 2000)
  const outcome = (answered: Promise<ServerMessage>) => {
    const seen: ServerMessage[] = []
    void answered.then((message) => seen.push(message))
    return async () => {
      await Promise.resolve()
      return seen[0]
    }
  }

  it('are sent at once, many at a time, and are not what waits for a line', async () => {
    line().hear(welcome(1))
    const first = outcome(roll())
    const second = outcome(roll())
    expect(line().sent).toHaveLength(2)
    expect(socket.pending).toEqual([])
    line().hear({ t: 'ack', id: 'id2', v: 1 })
    expect(await second()).toMatchObject({ t: 'ack' })
    expect(await first()).toBeUndefined()
  })

  it('are sent again after a blink of the line, with the same id', () => {
    line().hear(welcome(1))
    void roll()
    line().onclose?.({})
    timers.pass(500)
    line().hear(welcome(1, 1))
    expect(line().sent).toMatchObject([{ t: 'answer', id: 'id1' }])
  })

  it('are given up when they found no line in time', async () => {
    line().hear(welcome(1))
    line().onclose?.({})
    const given = outcome(roll())
    timers.pass(1999)
    expect(await given()).toBeUndefined()
    timers.pass(1)
    expect(await given()).toMatchObject({ t: 'refused', words: LATE })
    line().hear(welcome(1, 1))
    expect(line().sent).toEqual([])
  })

  it('that hang in a dead line are given up when that shows', async () => {
    line().hear(welcome(1))
    const hanging = outcome(roll())
    timers.pass(3000)
    expect(await hanging()).toBeUndefined() // the line is said to be good: the server may yet answer
    line().onclose?.({})
    expect(await hanging()).toMatchObject({ words: LATE })
  })

  it('tell in the error whether they were refused or too late', () => {
    expect(new RefusedError({ t: 'refused', id: '', words: LATE }).late).toBe(true)
    const refused = new RefusedError({
      t: 'refused',
      id: '',
      words: { key: 'refuse-hot', params: { ms: 40 } },
      rule: 'R1',
    })
    expect(refused).toMatchObject({ late: false, rule: 'R1', words: { key: 'refuse-hot', params: { ms: 40 } } })
  })
})

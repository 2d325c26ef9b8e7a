/** Who sits where, as whom, and what is played: the commands about a table and its seats. */
import type { ServerMessage } from '../protocol.ts'
import { settings } from './settings.svelte.ts'
import type { Draft } from './socket.ts'

type Sent = Promise<ServerMessage>

export class Room {
  constructor(private readonly send: (draft: Draft) => Sent) {}

  sit(seat: number): Sent {
    return this.send({ t: 'sit', seat, name: settings.name })
  }

  /** Before the match: I want to begin, or not yet. */
  sayReady(seat: number, on: boolean): Sent {
    return this.send({ t: 'ready', seat, on })
  }

  stand(seat: number): Sent {
    return this.send({ t: 'stand', seat })
  }

  choose(seat: number, choice: string): Sent {
    return this.send({ t: 'choose', seat, choice })
  }

  /** Pick several, where a seat may have them. */
  chooseParts(seat: number, parts: string[]): Sent {
    return this.send({ t: 'choose', seat, parts })
  }

  putBot(seat: number, level: string): Sent {
    return this.send({ t: 'put-bot', seat, level })
  }

  clear(seat: number): Sent {
    return this.send({ t: 'clear', seat })
  }

  configure(change: {
    seats?: number
    options?: Record<string, unknown>
    clock?: { kind: string; seconds: number }
    away?: string
    council_seconds?: number
    silence_seconds?: number
    reaction_seconds?: number
  }): Sent {
    return this.send({ t: 'configure', ...change })
  }

  start(fill = ''): Sent {
    return this.send({ t: 'start', fill })
  }

  rematch(): Sent {
    return this.send({ t: 'rematch' })
  }
}

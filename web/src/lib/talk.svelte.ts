/** What people at a table say to each other: lines of the chat, emotes, and signs pinned to things. */
import type { Said, ServerMessage, Signed } from '../protocol.ts'
import { mergeChat } from './messages.ts'
import type { Draft } from './socket.ts'
import type { Refusal } from './table.svelte.ts'
import { Signs } from './signs.svelte.ts'

/** How long a line may be. */
const LONGEST_LINE = 300

export class Talk {
  lines = $state.raw<Said[]>([])
  /** Why the last thing that I wanted to say was not said, until something is. */
  hushed = $state.raw<Refusal | null>(null)
  readonly signs: Signs
  /** My own mark at this table, and the marks of those of whom I do not want to hear. */
  me = $state('')
  blocked = $state.raw<string[]>([])
  /** Those whom I do not want to read at this table for now; nobody else knows. */
  muted = $state.raw<string[]>([])
  private readonly listeners = new Set<(said: Said) => void>()

  /** `deliver` sends something to the table; `seat` is the one that we look through. */
  constructor(
    private readonly deliver: (draft: Draft) => Promise<ServerMessage>,
    seat: () => number | null,
  ) {
    this.signs = new Signs((sign, ref) => {
      const giver = seat()
      if (giver !== null) void this.tell({ t: 'sign', seat: giver, sign, ref })
    })
  }

  /** Who I am here, and of whom I do not want to hear. */
  meet(me: string, blocked: string[]): void {
    this.me = me
    this.blocked = blocked
  }

  /** The lines that I want to read. */
  get heard(): Said[] {
    return this.muted.length ? this.lines.filter((said) => !said.by || !this.muted.includes(said.by)) : this.lines
  }

  mute(who: string, on: boolean): void {
    this.muted = on ? [...this.muted, who] : this.muted.filter((one) => one !== who)
  }

  block(who: string, on: boolean): Promise<ServerMessage> {
    return this.tell({ t: 'block', who, on })
  }

  report(who: string, reason: string): Promise<ServerMessage> {
    return this.tell({ t: 'report', who, reason: reason.trim().slice(0, LONGEST_LINE) })
  }

  /** For the host: someone says nothing here any more, or goes. */
  hush(who: string, on: boolean): Promise<ServerMessage> {
    return this.tell({ t: 'hush', who, on })
  }

  showOut(who: string): Promise<ServerMessage> {
    return this.tell({ t: 'show-out', who })
  }

  /** What was said before we came; after a lost connection, what we know may be more than that. */
  catchUp(said: Said[], resumed: boolean): void {
    this.lines = resumed ? mergeChat(this.lines, said) : said
  }

  hear(said: Said): void {
    this.lines = [...this.lines, said]
    if (said.by && this.muted.includes(said.by)) return
    for (const listen of this.listeners) listen(said)
  }

  see(signed: Signed): void {
    this.signs.hear(signed)
  }

  /** Called with each line as it is said. Returns a way to stop. */
  onLine(listen: (said: Said) => void): () => void {
    this.listeners.add(listen)
    return () => this.listeners.delete(listen)
  }

  say(text: string): Promise<ServerMessage> | null {
    const trimmed = text.trim().slice(0, LONGEST_LINE)
    return trimmed ? this.tell({ t: 'chat', text: trimmed }) : null
  }

  emote(emote: string): Promise<ServerMessage> {
    return this.tell({ t: 'emote', emote })
  }

  private async tell(draft: Draft): Promise<ServerMessage> {
    const reply = await this.deliver(draft)
    this.hushed = reply.t === 'refused' ? { words: reply.words, rule: reply.rule ?? '', draft } : null
    return reply
  }
}

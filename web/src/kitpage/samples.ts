/** Tables that nobody plays at: each part of the kit sees one in the state that it is to be shown in. Their words are
 * those of King of Tokyo, which has dice, faces, cards and a rulebook. */
import { onDestroy } from 'svelte'
import { Answering } from '../lib/answering.svelte.ts'
import { Scenes } from '../lib/scenes.svelte.ts'
import { TableStore } from '../lib/table.svelte.ts'
import type { Transport } from '../lib/socket.ts'
import type { Decision } from '../lib/view.ts'
import { worldOf } from '../lib/worlds.ts'
import type { ClientMessage, Place, ServerMessage, TableInfo, Told, Welcome } from '../protocol.ts'

export const GAME = 'king-of-tokyo'
/** A game without turns, whose signs come in groups. */
export const LIVE_GAME = 'rush-out'
/** A game that tells a story over several matches. */
export const STORY = { game: 'keep-the-heroes-out', campaign_name: 'rent', chapter: 'cauldron' }
export const LONG_NAME = 'Maria Antonieta Vilela'
const NAMES = ['Ana', 'Bia', LONG_NAME, 'Téo']
const CHOICES = Object.keys(worldOf(GAME).faces ?? {})

export const place = (seat: number, more: Partial<Place> = {}): Place => ({
  seat,
  kind: 'human',
  name: NAMES[seat] ?? '',
  choice: CHOICES[seat] ?? '',
  online: true,
  ...more,
})

export const PLACES: Place[] = [
  place(0, { you: true }),
  place(1),
  place(2),
  place(3, { kind: 'bot', name: '', level: 'mestre' }),
]

export const info = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'kit',
  game: GAME,
  phase: 'playing',
  seats: PLACES,
  ...more,
})

/** A dangerous choice, a hinted one, and one that another rule than the question's allows. */
export const QUESTION: Decision = {
  id: 1,
  kind: 'buy',
  text: 'ask-buy',
  params: { energy: 5 },
  rule: 'KOT-R39',
  choices: [
    {
      action: 1,
      label: 'ui-kot-stay',
      rule: 'KOT-R39',
      danger: { text: 'danger-falls-odds', params: { n: 2, of: 3 }, n: 2, of: 3, grave: true },
    },
    { action: 2, label: 'ui-kot-leave', rule: 'KOT-R39', outcome: [{ kind: 'safe', text: 'ui-kot-leave-safe' }] },
    { action: 3, label: 'card-wings', rule: 'KOT-wings' },
  ],
}

/** Any of these may be kept, and in any number. */
export const PICK: Decision = {
  id: 2,
  kind: 'keep',
  text: 'ask-keep',
  rule: 'KOT-R21',
  pick: 'subset',
  items: ['1', '2', '3', 'heart', 'energy', 'claw'],
}

const seat = (n: number) => ({ seat: n })
const claws = { key: 'cause-claws' }

export const TOLD: Told[] = [
  { kind: 'turn', rule: 'KOT-R20', params: { seat: seat(0) }, answer: 1 },
  { kind: 'turn', rule: 'KOT-R20', params: { seat: seat(1) }, answer: 2, cause: { key: 'cause-turn' } },
  {
    kind: 'rolled',
    rule: 'KOT-R21',
    params: { seat: seat(1), mask: 0, dice: { dice: ['claw', 'claw', '3', 'heart', 'energy', '1'] } },
    answer: 2,
    cause: { key: 'cause-roll' },
    cause_rule: 'KOT-R21',
  },
  {
    kind: 'hurt',
    rule: 'KOT-R29',
    params: { seat: seat(0), n: 3, by: seat(1), cause: claws },
    answer: 2,
    cause: claws,
    cause_rule: 'KOT-R29',
    bill: [
      { words: claws, n: 2 },
      { words: { key: 'card-acid_attack' }, n: 1 },
    ],
  },
  { kind: 'turn', rule: 'KOT-R20', params: { seat: seat(2) }, answer: 3, cause: { key: 'cause-turn' } },
  {
    kind: 'stars-dice',
    rule: 'KOT-R27',
    params: { seat: seat(2), n: 3, count: 3, face: ['face-3', {}] },
    answer: 3,
    cause: { key: 'cause-numbers' },
    cause_rule: 'KOT-R27',
  },
]

/** The other end of the line: takes whatever is sent, and lets everyone hear what was said. */
class Line implements Transport {
  onopen: Transport['onopen'] = null
  onmessage: Transport['onmessage'] = null
  onclose: Transport['onclose'] = null

  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage
    if (message.t === 'ping') return this.tell({ t: 'pong', v: message.v ?? 0, now: 0 })
    const said = { at: Date.now(), name: NAMES[0] ?? '', seat: 0 }
    if (message.t === 'chat') this.tell({ t: 'chat', said: { ...said, text: message.text } })
    if (message.t === 'emote') this.tell({ t: 'chat', said: { ...said, emote: message.emote } })
    this.tell({ t: 'ack', id: message.id, v: 1 })
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  close(): void {}
}

export interface Sample {
  table: TableStore
  tell: (message: ServerMessage) => void
}

/** What a seat sees of a sample. */
export const viewOf = (decision: Decision | null, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  game: GAME,
  seat: 0,
  board: {},
  waiting: [0],
  decision,
  outcome: null,
  ...more,
})

/** A table in the state that a server would describe like this. To be called while a component is made. */
export function sample(more: Partial<Welcome> = {}): Sample {
  const line = new Line()
  const table = new TableStore('kit', () => line)
  onDestroy(table.open())
  line.tell({ t: 'welcome', v: 1, table: info(), seats: [0], view: viewOf(null), ...more })
  return { table, tell: (message) => line.tell(message) }
}

/** A board that tells no story. */
class Still extends Scenes<object> {
  constructor(mine: (seat: number) => boolean, hold: () => undefined | (() => void)) {
    super(mine, hold, 'kit-follow')
  }
  protected isLong(): boolean {
    return false
  }
}

/** Someone who is asked something at a sample, and whose answers lead nowhere. */
export class Asked extends Answering {
  constructor(table: TableStore) {
    super(table, Still)
  }
  protected given(): void {}
  protected opened(): void {}
  showList(): void {}
}

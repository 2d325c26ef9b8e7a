/** Made by tools/web_types.py from src/ludoteca/server/messages.py: change the structs there, then `make types`. */

/** One action as a person sees it. `refs` are the things on the board that it touches (`die:3`, `card:42`). */
export interface Choice {
  action: number
  label: string
  params?: Record<string, unknown>
  refs?: string[]
  rule?: string
  note?: string
  note_params?: Record<string, unknown>
}

/**
 * A decision as a person sees it.
 *
 * With `pick == "subset"` the answer is a bit mask over `items` (bit 0 is the first item); `low` and `high`
 * bound the masks that may be given, and `choices` holds further single actions, if any.
 */
export interface Prompt {
  kind: string
  text: string
  rule: string
  params?: Record<string, unknown>
  pick?: string
  items?: string[]
  choices?: Choice[]
  about?: Record<string, unknown>
}

/** A Fluent message by its key; parameters may be words themselves. */
export interface Word {
  key: string
  params?: Record<string, unknown>
}

/**
 * An event as a seat may know it: `event-<kind>` in the game's locales, with these parameters.
 *
 * A parameter is a number, a text, a `Word`, `{"seat": n}` (shown as that player's name), or `{"dice": [faces]}`.
 */
export interface Told {
  kind: string
  rule: string
  params?: Record<string, unknown>
}

/** How long one may think: `none`, `move` (seconds for each answer) or `game` (seconds for the whole match). */
export interface Clock {
  kind?: string
  seconds?: number
}

/** One seat of a table. `kind` is `open`, `human` or `bot`; `level` is a bot's. */
export interface Place {
  seat: number
  kind: string
  name?: string
  level?: string
  choice?: string
  online?: boolean
  you?: boolean
  left?: boolean
  clock?: number | null
}

/**
 * Whether the time of a live match stands still, and who wants that changed.
 *
 * `why` is `asked` (all agreed) or `away` (someone lost the connection). `wanted` are the seats that want to pause,
 * or, while it is paused, to go on; it happens once all of `needed` (the people who are here) do.
 */
export interface PauseInfo {
  paused: boolean
  why?: string
  wanted?: number[]
  needed?: number[]
  starts_in?: number
}

/** A table as everyone may know it. `phase` is `waiting`, `playing` or `over`. */
export interface TableInfo {
  id: string
  game: string
  phase: string
  seats: Place[]
  options?: Record<string, unknown>
  host?: number | null
  you_host?: boolean
  clock?: Clock
  public?: boolean
  watchers?: number
  turns?: number
  commitment?: string
  rematch?: string
  created?: number
  updated?: number
  hot_seat?: boolean
  away?: string
  pause?: PauseInfo | null
}

/** One line of chat, or an emote. */
export interface Said {
  at: number
  name: string
  seat: number | null
  text?: string
  emote?: string
}

/** How far undo reaches for me, and what blocks it there (`undo-blocked-<reason>` in the house's locales). */
export interface UndoInfo {
  reach: number
  blocked_by: string
}

/** What happened with one answer: the events that I may know, with the table's version after it. */
export interface Moment {
  v: number
  told: Told[]
  at?: number
}

/** First message of a connection: everything, or, when `since` is given, only what came after that version. */
export interface Welcome {
  t: "welcome"
  v: number
  table: TableInfo
  seats: number[]
  view: Record<string, unknown> | null
  views?: Record<string, Record<string, unknown>>
  log?: Moment[]
  chat?: Said[]
  undo?: UndoInfo | null
  since?: number | null
  now?: number | null
}

/** The table has gone on. `view` is whole; what happened is in `moments`. */
export interface Update {
  t: "update"
  v: number
  table?: TableInfo | null
  view?: Record<string, unknown> | null
  views?: Record<string, Record<string, unknown>>
  moments?: Moment[]
  undo?: UndoInfo | null
  now?: number | null
}

/** A live table has gone on from version `v - 1`. `patch` is what changed in my view (`docs/protocol.md`). */
export interface Delta {
  t: "delta"
  v: number
  now: number
  patch?: Record<string, unknown>
  patches?: Record<string, Record<string, unknown>>
  moments?: Moment[]
  table?: TableInfo | null
}

/** A command was done, and is on disk. */
export interface Ack {
  t: "ack"
  id: string
  v: number
  result?: Record<string, unknown>
}

/** A command was not done, and nothing has changed. `words` says why, `rule` cites the rule if one forbids it. */
export interface Refused {
  t: "refused"
  id: string
  words: Word
  rule?: string
  sentence?: string
}

/** Someone said something. */
export interface Chatted {
  t: "chat"
  said: Said
}

/** What the best bot would do. In a live game `action` may be -1: wait. */
export interface Hinted {
  t: "hint"
  id: string
  action: number
  words: Word
}

/** Still here. */
export interface Pong {
  t: "pong"
  v: number
  now: number
}

/** Answer a decision. In a live game: act; `decision` is 0. */
export interface Answer {
  t: "answer"
  id: string
  seat: number
  decision: number
  action: number
}

/** Take back my last answer. */
export interface Undo {
  t: "undo"
  id: string
  seat: number
}

/** Ask the best bot. */
export interface Hint {
  t: "hint"
  id: string
  seat: number
}

/** Say something, at most 300 characters. */
export interface Chat {
  t: "chat"
  id: string
  text: string
}

/** A quick emote by name: `laugh`, `wow`, `angry`, `cry`, `clap`, `hurry`, `hello`, `gg`. */
export interface Emote {
  t: "emote"
  id: string
  emote: string
}

/** Take an open seat, or my own seat back from a bot. */
export interface Sit {
  t: "sit"
  id: string
  seat: number
  name: string
}

/** Leave my seat (in a running match it stays mine to take back). */
export interface Stand {
  t: "stand"
  id: string
  seat: number
}

/** Pick what is mine to pick before the match (a monster). */
export interface Choose {
  t: "choose"
  id: string
  seat: number
  choice: string
}

/** Host: a bot of this level takes an open seat, or the seat of someone who left. */
export interface PutBot {
  t: "put-bot"
  id: string
  seat: number
  level: string
}

/** Host, while waiting: free a seat (send a bot or a player away). */
export interface Clear {
  t: "clear"
  id: string
  seat: number
}

/** Host, while waiting: number of seats, options, clock, what happens when someone loses the connection. */
export interface Configure {
  t: "configure"
  id: string
  seats?: number | null
  options?: Record<string, unknown> | null
  clock?: Clock | null
  away?: string | null
}

/** Host: begin the match. Open seats must be filled or cleared first. */
export interface Start {
  t: "start"
  id: string
  fill?: string
}

/** Live games: I want to pause (`on`), or to go on. */
export interface Pause {
  t: "pause"
  id: string
  on: boolean
}

/** After the end: a new table with the same people; everyone is told its id. */
export interface Rematch {
  t: "rematch"
  id: string
}

/** Are you there? */
export interface Ping {
  t: "ping"
  v?: number
}

/** One option of a game, for the form that creates a table. */
export interface OptionInfo {
  name: string
  kind: string
  default?: unknown
  choices?: string[]
  low?: number | null
  high?: number | null
  rule?: string
  needed?: string[]
}

/** A game on the shelf; `playable` is false for those that are announced only. */
export interface GameInfo {
  id: string
  playable: boolean
  seats?: number[]
  options?: OptionInfo[]
  levels?: string[]
  live?: boolean
}

/** What the lobby shows: me, the games, open tables, my unfinished tables, recent replays. */
export interface Lobby {
  name: string
  games: GameInfo[]
  open: TableInfo[]
  mine: TableInfo[]
  replays: TableInfo[]
}

/** Create a table. `bots` fills the last seats; `hot_seat` names all people on this one device. */
export interface NewTable {
  game: string
  name: string
  seats: number
  options?: Record<string, unknown>
  bots?: string[]
  hot_seat?: string[]
  clock?: Clock
  public?: boolean
  start?: boolean
  away?: string
}

/** The new table. */
export interface Created {
  id: string
  path: string
}

/**
 * One step of a replay: who moved, what happened, how the table stands for the chosen viewer.
 *
 * In a live game the first frame has the whole `view`, and each later one (its `view` is empty) a `patch` of the frame
 * before it, as in `Delta`. `seat` is null there when several moved.
 */
export interface Frame {
  v: number
  seat: number | null
  told: Told[]
  view: Record<string, unknown>
  at?: number
  patch?: Record<string, unknown>
}

/** A player's match in numbers, for the end page. */
export interface SeatStats {
  seat: number
  stars?: number[]
  hearts?: number[]
  luck?: number
  moments?: Word[]
}

/** A finished match, to be stepped through. */
export interface Replay {
  table: TableInfo
  record: Record<string, unknown>
  frames: Frame[]
  verified: boolean
  stats?: SeatStats[]
}

/** Why an HTTP request was not done. */
export interface Problem {
  error: string
  words?: Word | null
}

export type ServerMessage =
  | Welcome
  | Update
  | Delta
  | Ack
  | Refused
  | Chatted
  | Hinted
  | Pong

export type ClientMessage =
  | Answer
  | Undo
  | Hint
  | Chat
  | Emote
  | Sit
  | Stand
  | Choose
  | PutBot
  | Clear
  | Configure
  | Start
  | Pause
  | Rematch
  | Ping

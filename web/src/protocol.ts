/** Made by tools/web_types.py from messages.py and bodies.py of the server: change those, then `make types`. */

/**
 * One thing that a choice leads to, worked out by the rules themselves.
 *
 * `kind` is what changes, by the name that the game's board has for it (`stars`, `hearts`, `place`), `seat` whose it
 * is (-1: nobody's), `n` by how much, and `after` what it then is. `text` and `params` say it in words.
 */
export interface Effect {
  kind: string
  seat?: number
  n?: number
  after?: number
  text?: string
  params?: Record<string, unknown>
}

/**
 * That a choice may be the end of the one who makes it. `text` and `params` say what may happen.
 *
 * It comes `n` times in `of`: always when they are the same, and nobody can tell how often when `n` is 0. Where it is
 * `grave`, people are asked once more before they do it.
 */
export interface Danger {
  text: string
  params?: Record<string, unknown>
  n?: number
  of?: number
  grave?: boolean
}

/**
 * One action as a person sees it. `refs` are the things on the board that it touches (`die:3`, `card:42`).
 *
 * `outcome` is what it leads to before luck or another player has a say, `danger` that it may end this seat's match;
 * `Session.prompt` fills them in.
 */
export interface Choice {
  action: number
  label: string
  params?: Record<string, unknown>
  refs?: string[]
  rule?: string
  outcome?: Effect[]
  danger?: Danger | null
}

/** What each subset would give: the mask `m` gives `outcomes[by_mask[m]]`. */
export interface Preview {
  outcomes?: Effect[][]
  by_mask?: number[]
}

/**
 * A decision as a person sees it.
 *
 * With `pick == "subset"` the answer is a bit mask over `items` (bit 0 is the first item); `choices` holds further
 * single actions, if any, and `preview` what each mask would give if nothing else came. `named` has a word for each
 * item, so that a subset can be told without pointing at it; the word of several like ones is given their number `n`.
 */
export interface Prompt {
  kind: string
  text: string
  rule: string
  params?: Record<string, unknown>
  pick?: string
  items?: string[]
  named?: ([string, Record<string, unknown>])[]
  choices?: Choice[]
  about?: Record<string, unknown>
  preview?: Preview | null
}

/** A Fluent message by its key; parameters may be words themselves. */
export interface Word {
  key: string
  params?: Record<string, unknown>
}

/** One part of a changed number: what it is due to, and how much it is. */
export interface BillItem {
  words: Word
  n: number
}

/**
 * An event as a seat may know it: `event-<kind>` in the game's locales, with these parameters.
 *
 * A parameter is a number, a text, a `Word`, `{"seat": n}` (shown as that player's name), or `{"dice": [faces]}`.
 * Events in a row with the same `answer` and `cause` belong together: log and playback show them under their cause.
 */
export interface Told {
  kind: string
  rule: string
  params?: Record<string, unknown>
  answer?: number
  cause?: Word | null
  cause_rule?: string
  bill?: BillItem[]
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
  parts?: string[]
  online?: boolean
  you?: boolean
  left?: boolean
  clock?: number | null
  ready?: boolean
  speed?: Pace | null
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
  council_seconds?: number
  silence_seconds?: number
  reaction_seconds?: number
  campaign?: string
  chapter?: string
  campaign_name?: string
  chapter_won?: boolean | null
  fixed?: string[]
  picks?: string[]
  code?: string
  winners?: number[]
  speed?: Pace
  hushed?: string[]
}

/** One line of chat, or an emote. */
export interface Said {
  at: number
  name: string
  seat: number | null
  text?: string
  emote?: string
  by?: string
}

/** Someone wants to take back more than is theirs alone: `missing` are the seats that have yet to agree. */
export interface UndoAsk {
  seat: number
  whole: boolean
  missing: number[]
}

/** How far undo reaches for me, and what blocks it there (`undo-blocked-<reason>` in the house's locales). */
export interface UndoInfo {
  reach: number
  blocked_by: string
  move?: number
  consent?: number[]
  move_consent?: number[]
  asked?: UndoAsk | null
}

/** What a team wishes so far, for all its members: a majority of `voters` settles it, a tie is `tie`'s to break. */
export interface CouncilInfo {
  decision: number
  tie: number
  voters?: number[]
  wishes?: Record<string, number>
  closes_in?: number | null
}

/** An order that a seat of mine has given: reactions of this kind get their default answer until it ends. */
export interface StandingOrder {
  seat: number
  kind: string
  until: string
  passed?: Word[]
  but_pressing?: boolean
  subject?: number
  about?: Word | null
  answers?: number
}

/** How long an offer to react waits for the answer of a seat of mine; then it is declined. */
export interface Window {
  seat: number
  decision: number
  closes_in: number
  whole: number
  more: boolean
}

/** A partner of mine has been offered a reaction and says nothing: I may let it pass for them, once it is time. */
export interface Silent {
  seat: number
  decision: number
  partners: number[]
  passes_in: number
}

/** What a bot says that it is about to do. */
export interface Saying {
  seat: number
  words: Word
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
  secret?: number[]
  log?: Moment[]
  chat?: Said[]
  me?: string
  blocked?: string[]
  undo?: UndoInfo | null
  council?: CouncilInfo | null
  standing?: StandingOrder[]
  silent?: Silent[]
  windows?: Window[]
  sayings?: Saying[]
  speed?: Pace
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
  secret?: number[]
  moments?: Moment[]
  undo?: UndoInfo | null
  council?: CouncilInfo | null
  standing?: StandingOrder[]
  silent?: Silent[]
  windows?: Window[]
  sayings?: Saying[]
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
  sayings?: Saying[] | null
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

/** A seat gave a sign, and I may see it. It is shown for a moment, and not kept. */
export interface Signed {
  t: "sign"
  seat: number
  sign: string
  ref?: string
}

/** What the best bot would do, and what it gains by it. In a live game `action` may be -1: wait. */
export interface Hinted {
  t: "hint"
  id: string
  action: number
  words: Word
  why?: Word | null
}

/** What the thing that was asked about does for the seat as things stand. */
export interface Examined {
  t: "examined"
  id: string
  ref: string
  outcome?: Effect[]
}

/** Still here. */
export interface Pong {
  t: "pong"
  v: number
  now: number
}

/** Answer a decision; where a council decides, this is my wish. In a live game: act; `decision` is 0. */
export interface Answer {
  t: "answer"
  id: string
  seat: number
  decision: number
  action: number
}

/** Take back my team's last answer, or the whole move that it belongs to. Others may have to agree. */
export interface Undo {
  t: "undo"
  id: string
  seat: number
  whole?: boolean
}

/** Agree that an answer of mine is taken back, or not. Who asked withdraws by not agreeing. */
export interface Consent {
  t: "consent"
  id: string
  seat: number
  agree: boolean
}

/** Give a standing order: reactions of this kind get their default answer, until the span ends. */
export interface GiveStanding {
  t: "give-standing"
  id: string
  seat: number
  kind: string
  until: string
  but_pressing?: boolean
  same?: boolean
}

/** End a standing order of mine. */
export interface EndStanding {
  t: "end-standing"
  id: string
  seat: number
  kind: string
  subject?: number
  until?: string
}

/** Let an offer to react that is mine to answer wait longer, once. */
export interface MoreTime {
  t: "more-time"
  id: string
  seat: number
  decision: number
}

/** Let pass what a partner is offered and does not answer. `seat` is mine, `decision` is the partner's question. */
export interface PassFor {
  t: "pass-for"
  id: string
  seat: number
  partner: number
  decision: number
}

/** Ask the best bot. */
export interface Hint {
  t: "hint"
  id: string
  seat: number
}

/** Look closely at a thing on the board, by its ref. */
export interface Examine {
  t: "examine"
  id: string
  seat: number
  ref: string
}

/** Say something, at most 300 characters. */
export interface Chat {
  t: "chat"
  id: string
  text: string
}

/** The host lets someone, by their mark, say nothing here any more, or again. */
export interface Hush {
  t: "hush"
  id: string
  who: string
  on?: boolean
}

/** The host shows someone out, by their mark: they do not come back to this table. */
export interface ShowOut {
  t: "show-out"
  id: string
  who: string
}

/** I do not want to hear of someone, by their mark, here or at other tables; or I do again. */
export interface Block {
  t: "block"
  id: string
  who: string
  on?: boolean
}

/** Whoever runs this server shall look at what someone does, by their mark. At most 300 characters. */
export interface Report {
  t: "report"
  id: string
  who: string
  reason?: string
}

/** A quick emote by name: `laugh`, `wow`, `angry`, `cry`, `clap`, `hurry`, `hello`, `gg`. */
export interface Emote {
  t: "emote"
  id: string
  emote: string
}

/** Give a sign of the game's or of the house's, pinned to the thing with this ref. A team's signs go to the team. */
export interface GiveSign {
  t: "sign"
  id: string
  seat: number
  sign: string
  ref?: string
}

/** Take an open seat, or my own seat back from a bot. */
export interface Sit {
  t: "sit"
  id: string
  seat: number
  name: string
}

/** While waiting: I want to begin, or not yet. */
export interface Ready {
  t: "ready"
  id: string
  seat: number
  on: boolean
}

/** Leave my seat (in a running match it stays mine to take back). */
export interface Stand {
  t: "stand"
  id: string
  seat: number
}

/** Pick what is mine to pick before the match (a monster); `parts` where a seat may have several. */
export interface Choose {
  t: "choose"
  id: string
  seat: number
  choice?: string
  parts?: string[]
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
  council_seconds?: number | null
  silence_seconds?: number | null
  reaction_seconds?: number | null
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

/** I want to see bots move this fast, here and at every table that I come to. A match has nothing of it. */
export interface Speed {
  t: "speed"
  id: string
  speed: Pace
}

/** Are you there? */
export interface Ping {
  t: "ping"
  v?: number
}

/** On what it depends whether an option is asked. */
export interface OptionWhen {
  name: string
  values: unknown[]
}

/** The choices of an option by the value of another one. */
export interface OptionChoices {
  name: string
  by: Record<string, string[]>
}

/**
 * One option of a game, for the form that creates a table.
 *
 * An option with `when` is asked only where the option of that name has one of the values; one with `choices_by` has
 * the choices that belong to the value of another option (none: it is not asked), and `choices` are all of them.
 */
export interface OptionInfo {
  name: string
  kind: string
  default?: unknown
  choices?: string[]
  low?: number | null
  high?: number | null
  rule?: string
  needed?: string[]
  each?: Record<string, number[]>
  when?: OptionWhen | null
  choices_by?: OptionChoices | null
  names?: Record<string, string>
}

/**
 * A pack that tables can choose: what it is called, a line about it, and its cards as the game's client draws
 * them.
 */
export interface PackInfo {
  key: string
  title: string
  about: string
  cards: Record<string, unknown>
}

/** A campaign that a game has; the words are `campaign-<name>` and `campaign-<name>-<chapter>`. */
export interface CampaignOffer {
  name: string
  chapters: string[]
  options?: Record<string, Record<string, unknown>>
  by_seats?: Record<string, Record<string, Record<string, unknown>>>
}

/** Something to tell others with one tap; the words are `sign-<name>`. */
export interface SignInfo {
  name: string
  icon: string
  about?: string[]
  group?: string
}

/** A game on the shelf; `playable` is false for those that are announced only. */
export interface GameInfo {
  id: string
  playable: boolean
  seats?: number[]
  options?: OptionInfo[]
  levels?: string[]
  live?: boolean
  campaigns?: CampaignOffer[]
  spans?: string[]
  presses?: string[]
  reaction_seconds?: number | null
  councils?: boolean
  teams?: boolean
  signs?: SignInfo[]
  secrets?: boolean
}

/** One finished match of a chapter. */
export interface ChapterResult {
  table: string
  won: boolean
  at: number
  people: string[]
  options?: Record<string, unknown>
  outcome?: Record<string, unknown>
}

/** How a chapter stands: `locked`, `open`, `won` or `lost`, and the table where it is being played, if it is. */
export interface ChapterInfo {
  name: string
  state: string
  table?: string
  results?: ChapterResult[]
}

/** A campaign and how far it has come, as its finished matches tell. */
export interface CampaignInfo {
  id: string
  game: string
  name: string
  chapters: ChapterInfo[]
  people: string[]
  created: number
  updated: number
}

/** Begin a campaign. */
export interface NewCampaign {
  game: string
  campaign: string
  name: string
}

/** What the lobby shows: me, the games, open tables, my unfinished tables, recent replays, my campaigns. */
export interface Lobby {
  name: string
  games: GameInfo[]
  open: TableInfo[]
  mine: TableInfo[]
  replays: TableInfo[]
  campaigns?: CampaignInfo[]
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
  council_seconds?: number
  silence_seconds?: number
  reaction_seconds?: number | null
  campaign?: string
  chapter?: string
}

/** Where others find this server. Only who sits at this very machine is told; others have come by a good address. */
export interface Reach {
  addresses?: string[]
  alone?: boolean
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
  lines?: Record<string, number[]>
  luck?: number
  fortune?: "awful" | "bad" | "even" | "good" | "great"
}

/** Something that people will tell of: where it is in the replay, whose moment it was, and what happened. */
export interface KeyMoment {
  frame: number
  seat: number | null
  kind: string
  word: Word
  front?: boolean
}

/** What a player was best at: `award-<name>`, with how much of it. */
export interface Award {
  name: string
  seat: number
  n: number
}

/** A finished match, to be stepped through. */
export interface Replay {
  table: TableInfo
  record: Record<string, unknown>
  frames: Frame[]
  verified: boolean
  stats?: SeatStats[]
  points?: number[]
  moments?: KeyMoment[]
  awards?: Award[]
}

/** How likely everyone was to win, at some frames of a finished match. */
export interface Chances {
  frames: number[]
  shares: number[][]
}

/** Something that one could do, and how often it wins from there on. */
export interface Idea {
  word: Word
  chance: number
}

/** A choice of a finished match beside the best other one. */
export interface Verdict {
  seat: number
  chosen: Idea
  other: Idea
}

/** Why an HTTP request was not done. */
export interface Problem {
  error: string
  words?: Word | null
}

export type Pace = "calm" | "normal" | "quick" | "instant"

export type ServerMessage =
  | Welcome
  | Update
  | Delta
  | Ack
  | Refused
  | Chatted
  | Signed
  | Hinted
  | Examined
  | Pong

export type Order =
  | Answer
  | Undo
  | Consent
  | GiveStanding
  | EndStanding
  | MoreTime
  | PassFor
  | Chat
  | Emote
  | Sit
  | Ready
  | Stand
  | Choose
  | PutBot
  | Clear
  | Configure
  | Start
  | Pause
  | Rematch
  | Hush
  | ShowOut

export type ClientMessage =
  | Answer
  | Undo
  | Consent
  | GiveStanding
  | EndStanding
  | MoreTime
  | PassFor
  | Chat
  | Emote
  | Sit
  | Ready
  | Stand
  | Choose
  | PutBot
  | Clear
  | Configure
  | Start
  | Pause
  | Rematch
  | Hush
  | ShowOut
  | Hint
  | Examine
  | GiveSign
  | Speed
  | Block
  | Report
  | Ping

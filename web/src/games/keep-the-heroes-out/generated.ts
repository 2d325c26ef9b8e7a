/** Made by tools/web_types.py of what ludoteca.games.keep_the_heroes_out declares: change it there, then `make types`. */

import { actionSpace } from '../../lib/actions.ts'

export const STEPS = { reveal: 1, "show-off": 2, check: 3, inspire: 4, attack: 5, pillage: 6, wait: 7, charge: 8 } as const

export const STEP_OF = { "guild-card": 1, "sent-card": 1, "hero-comes": 1, "supply-empty": 1, called: 1, "archer-shoots": 2, "warrior-takes": 2, "rogue-disarms": 2, "mage-frees": 2, "ability-idle": 2, "trap-sprung": 3, trapped: 3, imprisoned: 3, inspired: 4, "hero-attacks": 5, pillaged: 6, waited: 7, charged: 8 } as const

export const SKIPPED = { "hero-attacks": { "2": "only-new", "3": "no-trap", "4": "nobody-asleep" }, pillaged: { "2": "only-new", "3": "no-trap", "4": "nobody-asleep", "5": "no-monster" }, waited: { "2": "only-new", "3": "no-trap", "4": "nobody-asleep", "5": "no-monster", "6": "too-few" }, charged: { "2": "only-new", "3": "no-trap", "4": "nobody-asleep", "5": "no-monster", "6": "no-treasure", "7": "no-treasure" }, inspired: { "2": "only-new", "3": "no-trap" }, imprisoned: { "2": "only-new" } } as const

export type Step = "setup" | "place" | "play" | "card" | "renew" | "clean" | "last" | "invade" | "next" | "over" | "begin"

export type RoomId = "vault" | "library" | "sewers" | "graveyard" | "workshop" | "forge" | "trainer" | "apothecary" | "study" | "cells" | "laboratory" | "builder"

export type RoomType = "jewel" | "swords" | "hats" | "eye" | "bones" | "special"

export type TokenKind = "coin" | "book" | "frog" | "bone" | "trap"

export type LootKind = "equipment" | "beast" | "potion" | "scroll"

export type CardKind = "equipment" | "beast" | "potion" | "scroll" | "tactic"

export type HeroClass = "warrior" | "rogue" | "mage" | "archer" | "champion"

export type ClanId = "dragon" | "scaled" | "gnoll" | "slime" | "skeleton" | "ratfolk" | "gremlin" | "ghost" | "witch"

export type RoleId = "crowd-control" | "defender" | "supporter"

export type IconName = "draw" | "activate" | "move" | "melee" | "ranged" | "defend" | "resource" | "trap" | "portal" | "summon" | "ambush" | "reinforce" | "discard"

export type Edge = "wall" | "door" | "dead" | "bricked"

export type PortalState = "uncompleted" | "completed"

export type LevelId = "family" | "challenging" | "hardcore"

export type HeroStage = "asleep" | "new" | "arrived" | "ready"

export type StepName = "reveal" | "show-off" | "check" | "inspire" | "attack" | "pillage" | "wait" | "charge"

export type StepState = "done" | "now" | "skipped" | "todo"

export type EffectId = "spoils" | "curse" | "heal" | "prisoner" | "defeat"

export type Reason = "running" | "held" | "pillaged"

/** Words: a message key of the game's locales and its parameters, which may be such words themselves. */
export interface Said {
  key: string
  params: Record<string, unknown>
}

/**
 * One icon of a card: `n` times its action.
 *
 * `arg` is what the icon is about: a token (resource, discard), a type of room (summon, ambush), another icon
 * (reinforce). `swarm`: all Monsters of one room do it. `then`: the right part of a Combo.
 */
export interface IconFace {
  icon: IconName
  n: number
  arg: string | null
  swarm: boolean
  then: IconFace[]
}

/** What stands on one side of a card's slash; a card without a slash has one. `text` says it in words. */
export interface SideFace {
  ref: string
  icons: IconFace[]
  text: Said
}

/**
 * A Tactic or Loot card lying face up. Its name is `card-<id>`; `clan` is whose it is, None for Loot; `icon` its
 * picture. `defends`: it can be played as a reaction. `rule` is where the rulebook speaks of its kind. `like` is the
 * ref that choices name: that of the first card of the same face in this hand.
 */
export interface CardFace {
  ref: string
  like: string
  id: string
  kind: CardKind
  clan: ClanId | null
  icon: string
  sides: SideFace[]
  defends: boolean
  rule: string
}

/** A card in a pile, by its name and picture alone. */
export interface CardName {
  ref: string
  id: string
  kind: CardKind
  icon: string
}

/**
 * A place of the Available Loot: a card or a gap. `room` sells it (the Laboratory, for a card of a foreign Clan),
 * `price` is the token that lies there for it. `ready`: the active Clan has a Monster in that room and the price lies
 * there, so that one Activate takes it. `like` is the ref that choices name, that of the first
 * place with a card of this face.
 */
export interface LootFace {
  ref: string
  like: string
  card: CardFace | null
  room: RoomId | null
  price: TokenKind | null
  ready: boolean
}

/** The card that is being resolved and its side; `left` says for each icon how often it can still be used. */
export interface Resolving {
  card: CardFace
  side: number
  left: IconLeft[]
}

/** An icon of the side that was chosen, and how much of it is left. `ref` is the one that choices name. */
export interface IconLeft {
  ref: string
  icon: IconFace
  left: number
}

/**
 * A tile's four edges as it lies. `dead`: a door that leads against a wall or into the void; `bricked`: a passage
 * that the scenario has closed.
 */
export interface Edges {
  north: Edge
  east: Edge
  south: Edge
  west: Edge
}

/** Tokens of one kind in a room. */
export interface TokenPile {
  ref: string
  token: TokenKind
  n: number
}

/**
 * A Monster in the dungeon; `clan` is an index of `Board.clans`. `like` is the ref that choices name: that of the
 * first Monster of this Clan in this room with as many wounds, for those are never told apart.
 */
export interface MonsterFace {
  ref: string
  like: string
  clan: number
  seat: number
  wounds: number
  vitality: number
}

/**
 * One link of why a Hero is where it is and as it is: words, rule, and the step of the invasion (0 outside it).
 *
 * `stopped` is what would have prevented this link, where something could have.
 */
export interface Cause {
  text: Said
  rule: string
  step: number
  stopped: Said | null
}

/**
 * A Hero in the dungeon. `vitality` is what it can take, `left` what is left of it.
 *
 * `next` is what it will do if it is resolved as the room is now, for one that is awake; and for one asleep what would
 * follow if it woke. `why` tells how it came here, oldest first. `like` is the ref that choices name where it makes no
 * difference which Hero is meant: that of the first of its class in the room with as much damage.
 */
export interface HeroFace {
  ref: string
  like: string
  hero: HeroClass
  awake: boolean
  stage: HeroStage
  vitality: number
  left: number
  next: Said
  why: Cause[]
}

/**
 * A Treasure, face down. `odds` is how likely it is to be pillaged in this turn's invasion, in percent, if nothing
 * changes and nobody defends; None where nobody can tell.
 */
export interface TreasureFace {
  ref: string
  value: number
  odds: number | null
}

/** A Treasure that was turned: what it was worth, and what it did (`effect-name-<effect>`). */
export interface TurnedFace {
  value: number
  effect: EffectId
}

/**
 * A room of the dungeon. Its tile lies at column `x` and row `y` of `Board.grid`.
 *
 * `makes` is the token that an Activate makes here; `sells` the kind of Loot to be had for a `price`. `distance`:
 * steps to the Vault, None where no way leads there. `works`: whether the action of the room can be used (a
 * scenario may forbid it). `next_room`: where Heroes would charge from here, several where the players would choose.
 * `coming`: how many Guild cards that can put a Hero here are still in the deck. `marks`: what the scenario has put
 * here, each `mark-<name>` in the locales.
 */
export interface RoomFace {
  ref: string
  room: RoomId
  type: RoomType
  place: number
  x: number
  y: number
  edges: Edges
  makes: TokenKind | null
  sells: LootKind | null
  price: TokenKind | null
  works: boolean
  tokens: TokenPile[]
  portal: PortalState | null
  treasure: TreasureFace | null
  monsters: MonsterFace[]
  heroes: HeroFace[]
  distance: number | null
  next_room: RoomId[]
  coming: number
  marks: string[]
}

/** Two rooms joined by a passage; `vertical`: it is crossed from north to south. A bricked one is closed. */
export interface Passage {
  ref: string
  rooms: RoomId[]
  vertical: boolean
  bricked: boolean
}

/**
 * The part of the grid that is in use: how many columns and rows, with one free line around all tiles where the
 * Builder is in the game. `left` and `top` are the column and row of the first of them: the place of a ref is
 * `(y + top) * size + x + left`.
 */
export interface Grid {
  columns: number
  rows: number
  left: number
  top: number
  size: number
}

/** A room on offer at the Builder; `edges` are those of its tile before it is turned: wall or door. */
export interface PlanFace {
  ref: string
  room: RoomId
  type: RoomType
  edges: Edges
}

/**
 * A plan with its edges as it lies after 0, 1, 2 and 3 quarter turns. Actions name the first of turns that look the
 * same: `same[turn]`.
 */
export interface Tile {
  ref: string
  edges: Edges[]
  same: number[]
}

/**
 * A free place beside the dungeon: column `x` and row `y` of the whole grid, the pairs of plan and turn that fit
 * there, and why any other does not.
 */
export interface Site {
  ref: string
  x: number
  y: number
  fits: number[][]
  refused: Said
}

/**
 * What a question is about, beside its words: `Prompt.about`. Refs of those concerned, where there are any.
 *
 * `clan` is the Clan that is asked for. `sites` and `tiles` are for a ghost tile, where something can be built.
 * `last`: the Monster is the last one between Heroes and a Treasure.
 */
export interface About {
  clan?: string
  card?: string
  hero?: string
  heroes?: string[]
  monster?: string
  room?: string
  last?: boolean
  sites?: Site[]
  tiles?: Tile[]
}

/**
 * A Clan in play, in turn order: `index` is its place there.
 *
 * Its name is `clan-<clan>`, its power `ability-<clan>`. `deck` is how many cards lie face down; hand, play area and
 * discard pile are open. `monsters`: how many it has, `lair` of them out of the dungeon. `defends`: how many cards of
 * the hand can defend.
 */
export interface ClanFace {
  ref: string
  index: number
  seat: number
  clan: ClanId
  role: RoleId
  figure: string
  color: string
  monsters: number
  lair: number
  vitality: number
  start_type: RoomType
  ability: Said
  hand: CardFace[]
  played: CardFace[]
  discard: CardName[]
  deck: number
  active: boolean
  defends: number
}

/** A Guild card: a class and a type of room, or a card of the scenario with its own words (`event`) and picture. */
export interface GuildFace {
  ref: string
  id: string
  hero: HeroClass | null
  type: RoomType | null
  event: string | null
  icon: string | null
}

/** A class and a type of room: how many such cards are still in the deck, how many have been drawn in this wave. */
export interface GuildCell {
  hero: HeroClass
  type: RoomType
  left: number
  gone: number
}

/**
 * Hero tokens of a class (KTHO-R61): `left` in the supply of `total`. `wakes`: how many Heroes would wake if a card
 * asked for one more than there are; `danger`: the next card of this class would do that.
 */
export interface HeroSupply {
  hero: HeroClass
  left: number
  total: number
  wakes: number
  danger: boolean
  ability: Said
}

/**
 * What cards still in the deck can do to a Treasure, as the dungeon is now, if nobody defends.
 *
 * Of the `left` cards in the deck, `cards` lead to its pillage; `chance` is the percentage that at least one of them
 * is drawn in the invasion of this turn, `round` until this Clan's next turn. `types` are the types of room on those
 * cards, `by` refs of the cards. `loses`: with it the match is lost.
 */
export interface Threat {
  ref: string
  room: RoomId
  value: number
  cards: number
  left: number
  types: RoomType[]
  by: string[]
  chance: number
  round: number
  loses: boolean
  text: Said
}

/**
 * The Guild deck. `left` cards face down, `events` of them cards of the scenario; `gone` were drawn in this wave,
 * the last one last. `grid` has every class with every type of room that the deck has. `per_turn` is how many are
 * drawn after a turn, in Wave 1 and Wave 2; `today` after this one. `mages` are the Mage cards left: the odds of a
 * break-out for whoever thinks of the Cells, as `cells_risk`, in percent.
 */
export interface Guild {
  left: number
  events: number
  events_total: number
  gone: GuildFace[]
  types: RoomType[]
  classes: HeroClass[]
  grid: GuildCell[]
  per_turn: number[]
  today: number
  mages: number
  cells_risk: number
}

/** One of the eight steps, for the Hero that is being resolved: what it did, or why it was skipped. */
export interface StepFace {
  step: number
  name: StepName
  state: StepState
  text: Said | null
}

/**
 * The Guild card that is being resolved. `number` of the `of` cards of this turn; `sent`: it was drawn for the
 * Cells, and is none of them. `hero` is the one whose turn it is, `room` where it stands. `awake`: all who still have
 * to act.
 */
export interface Invasion {
  card: GuildFace | null
  number: number
  of: number
  sent: boolean
  hero: string | null
  room: string | null
  steps: StepFace[]
  awake: string[]
}

/** A number that the scenario's rule keeps, in words. */
export interface Register {
  ref: string | null
  text: Said
}

/**
 * The scenario: its name is `scenario-<id>`, its rule in one sentence `scenario-<id>.rule`, the words of its cards
 * `guild-event-<name>` with `.text`. `storm`: Guild cards more when Wave 1 ends, 0 for none; `scenario-storm` says it.
 * `lit`: its rule or the storm has acted since the turn began. `registers`: what it remembers. `goal`: where Heroes
 * charge to, the Vault if the rule does not say otherwise.
 */
export interface Scenario {
  id: string
  number: number
  chapter: string
  events: string[]
  storm: number
  lit: boolean
  registers: Register[]
  goal: RoomId
}

/**
 * All that anyone may see. `phase` is 0 before the first turn, then 1 to 5; `active` the Clan whose turn it is, as
 * an index of `clans`, `next` the one after it. `cells`: whether the Cells can still be used this turn, and how often.
 * `turn` is the seat of the active Clan. `turned` are the Treasures that the Heroes have taken, in their order.
 */
export interface Board {
  step: Step
  phase: number
  turns: number
  turn: number
  active: number
  next: number
  level: LevelId
  wave: number
  rooms: RoomFace[]
  passages: Passage[]
  turned: TurnedFace[]
  grid: Grid
  clans: ClanFace[]
  loot: LootFace[]
  loot_deck: number
  loot_known: CardName[]
  plans: PlanFace[]
  pile: number
  supply: Record<string, number>
  portals_left: number
  heroes: HeroSupply[]
  guild: Guild
  threats: Threat[]
  resolving: Resolving | null
  invasion: Invasion | null
  cells: CellsFace | null
  scenario: Scenario
  reason: Reason
}

/** The Cells, where they stand: `left` uses this turn for the active Clan, `prisoners` who would be set free. */
export interface CellsFace {
  left: number
  prisoners: number
}

/** Whom a seat can play: the drawn bust and the colours. */
export const FACES: Record<string, { figure: string; color: string }> = {
  dragon: { figure: "ktho-dragon", color: "#ff9a86" },
  scaled: { figure: "ktho-scaled", color: "#9fe8dc" },
  gnoll: { figure: "ktho-gnoll", color: "#ffd08a" },
  slime: { figure: "ktho-slime", color: "#ffb8e0" },
  skeleton: { figure: "ktho-skeleton", color: "#d8d2ea" },
  ratfolk: { figure: "ktho-ratfolk", color: "#ead0b4" },
  gremlin: { figure: "ktho-gremlin", color: "#d2f094" },
  ghost: { figure: "ktho-ghost", color: "#cfc8ff" },
  witch: { figure: "ktho-witch", color: "#d9bcff" },
}

/** What the numbers of each kind of decision mean. */
export const ACTIONS = {
  split: actionSpace({
    place: { at: 0, params: { n: 16 } },
  }),
  turn: actionSpace({
    pass: { at: 0, params: {} },
    cells: { at: 1, params: {} },
    play: { at: 100, params: { card: 512, side: 4 } },
  }),
  act: actionSpace({
    pass: { at: 0, params: {} },
    cells: { at: 1, params: {} },
    draw: { at: 2, params: {} },
    move: { at: 10000, params: { from: 16, to: 16, carried: 6, wounds: 8 } },
    melee: { at: 30000, params: { hero: 64 } },
    ranged: { at: 30100, params: { hero: 64 } },
    place: { at: 30200, params: { token: 8, room: 16 } },
    portal: { at: 30400, params: { room: 16 } },
    summon: { at: 30500, params: { room: 16, n: 16 } },
    ambush: { at: 30800, params: { type: 8, room: 16 } },
    reinforce: { at: 31000, params: { icon: 16 } },
    swarm: { at: 31100, params: { icon: 16, room: 16 } },
    discard: { at: 31400, params: { token: 8, room: 16 } },
    produce: { at: 31600, params: { room: 16 } },
    buy: { at: 31700, params: { room: 16, slot: 8 } },
    complete: { at: 31900, params: { room: 16 } },
    research: { at: 31950, params: {} },
    ability: { at: 32000, params: {} },
    "ability-hero": { at: 32100, params: { hero: 64 } },
    "ability-room": { at: 32200, params: { room: 16, wounds: 8 } },
    "ability-move": { at: 33000, params: { from: 16, to: 16, carried: 6, wounds: 8 } },
    extra: { at: 48000, params: { kind: 64, room: 16 } },
    build: { at: 50000, params: { plan: 8, place: 400, turn: 4, value: 4 } },
  }),
  swarm: actionSpace({
    pass: { at: 0, params: {} },
    cells: { at: 1, params: {} },
    draw: { at: 2, params: {} },
    move: { at: 10000, params: { from: 16, to: 16, carried: 6, wounds: 8 } },
    melee: { at: 30000, params: { hero: 64 } },
    ranged: { at: 30100, params: { hero: 64 } },
    place: { at: 30200, params: { token: 8, room: 16 } },
    portal: { at: 30400, params: { room: 16 } },
    summon: { at: 30500, params: { room: 16, n: 16 } },
    ambush: { at: 30800, params: { type: 8, room: 16 } },
    reinforce: { at: 31000, params: { icon: 16 } },
    swarm: { at: 31100, params: { icon: 16, room: 16 } },
    discard: { at: 31400, params: { token: 8, room: 16 } },
    produce: { at: 31600, params: { room: 16 } },
    buy: { at: 31700, params: { room: 16, slot: 8 } },
    complete: { at: 31900, params: { room: 16 } },
    research: { at: 31950, params: {} },
    ability: { at: 32000, params: {} },
    "ability-hero": { at: 32100, params: { hero: 64 } },
    "ability-room": { at: 32200, params: { room: 16, wounds: 8 } },
    "ability-move": { at: 33000, params: { from: 16, to: 16, carried: 6, wounds: 8 } },
    extra: { at: 48000, params: { kind: 64, room: 16 } },
    build: { at: 50000, params: { plan: 8, place: 400, turn: 4, value: 4 } },
  }),
  combo: actionSpace({
    pass: { at: 0, params: {} },
    cells: { at: 1, params: {} },
    draw: { at: 2, params: {} },
    move: { at: 10000, params: { from: 16, to: 16, carried: 6, wounds: 8 } },
    melee: { at: 30000, params: { hero: 64 } },
    ranged: { at: 30100, params: { hero: 64 } },
    place: { at: 30200, params: { token: 8, room: 16 } },
    portal: { at: 30400, params: { room: 16 } },
    summon: { at: 30500, params: { room: 16, n: 16 } },
    ambush: { at: 30800, params: { type: 8, room: 16 } },
    reinforce: { at: 31000, params: { icon: 16 } },
    swarm: { at: 31100, params: { icon: 16, room: 16 } },
    discard: { at: 31400, params: { token: 8, room: 16 } },
    produce: { at: 31600, params: { room: 16 } },
    buy: { at: 31700, params: { room: 16, slot: 8 } },
    complete: { at: 31900, params: { room: 16 } },
    research: { at: 31950, params: {} },
    ability: { at: 32000, params: {} },
    "ability-hero": { at: 32100, params: { hero: 64 } },
    "ability-room": { at: 32200, params: { room: 16, wounds: 8 } },
    "ability-move": { at: 33000, params: { from: 16, to: 16, carried: 6, wounds: 8 } },
    extra: { at: 48000, params: { kind: 64, room: 16 } },
    build: { at: 50000, params: { plan: 8, place: 400, turn: 4, value: 4 } },
  }),
  "lab-card": actionSpace({
    take: { at: 0, params: { slot: 8 } },
  }),
  renew: actionSpace({
    pass: { at: 0, params: {} },
    cells: { at: 1, params: {} },
    renew: { at: 110000, params: { card: 512, mask: 32 } },
  }),
  last: actionSpace({
    pass: { at: 0, params: {} },
    cells: { at: 1, params: {} },
  }),
  defend: actionSpace({
    pass: { at: 0, params: {} },
    defend: { at: 1, params: { card: 512 } },
    "defend-only": { at: 1000, params: { card: 512 } },
  }),
  curse: actionSpace({
    discard: { at: 0, params: { card: 512 } },
  }),
  hero: actionSpace({
    rest: { at: 0, params: {} },
    hero: { at: 1, params: { hero: 64 } },
  }),
  way: actionSpace({
    go: { at: 0, params: { room: 16 } },
  }),
  hit: actionSpace({
    hit: { at: 0, params: { room: 16, clan: 8, wounds: 8 } },
  }),
  supply: actionSpace({
    last: { at: 0, params: { room: 16 } },
  }),
  rooms: actionSpace({
    rooms: { at: 0, params: { mask: 65536 } },
  }),
  pillagers: actionSpace({
    exhaust: { at: 0, params: { first: 64, second: 64, third: 64, fourth: 64 } },
  }),
  spoil: actionSpace({
    take: { at: 0, params: { token: 8 } },
  }),
  "scenario-side": actionSpace({
    side: { at: 0, params: { side: 4 } },
  }),
  "scenario-room": actionSpace({
    room: { at: 0, params: { room: 16 } },
  }),
  "scenario-bite": actionSpace({
    hit: { at: 0, params: { room: 16, clan: 8, wounds: 8 } },
  }),
  "scenario-open": actionSpace({
    open: { at: 0, params: { room: 16, other: 16 } },
  }),
  "scenario-close": actionSpace({
    close: { at: 0, params: { room: 16, other: 16 } },
  }),
  "scenario-tile": actionSpace({
    turn: { at: 0, params: { room: 16, turn: 4 } },
  }),
}

/** Made by tools/web_types.py of what ludoteca.games.rush_out declares: change it there, then `make types`. */

import { actionSpace } from '../../lib/actions.ts'

export const PLACES = { challenge: 0, dragon: 3, wound: 4, laid: 9, spell: 21, their_end: 24, scroll: 27 } as const

export type HeroSymbol = "fire" | "sword" | "foot" | "key" | "heart" | "joker"

export type SpellSymbol = "plant" | "water" | "air" | "lightning" | "fire" | "joker"

export type Face = "fire" | "sword" | "foot" | "key" | "heart" | "joker" | "plant" | "water" | "air" | "lightning"

export type Role = "sorcerer" | "bard" | "guard" | "warrior" | "cleric"

export type Side = "heroes" | "sorcerer"

export type ChallengeKind = "standard" | "coin" | "confrontation" | "summoning"

export type Family = "confusion" | "summoning" | "dracology" | "dispelling" | "curse" | "doom" | "regression"

export type LaidKind = "dispelling" | "curse"

export type Effect = "whirlwind" | "fire" | "sword" | "foot" | "key" | "silence" | "one-hand" | "high-five"

export type Phase = "ready" | "countdown" | "race" | "break" | "over"

export type Owed = "" | "whirl" | "award"

export type Target = "place" | "die" | "hero"

/**
 * One die. `hand`: may be placed; `cold`: must be rolled first; `whirl`: caught in a whirlwind; else
 * `slot:<place>.<slot>`.
 */
export interface DieState {
  face: Face
  at: string
}

/** One slot, and the die in it as its seat and its number. */
export interface Slot {
  symbol: Face
  die: [number, number] | null
}

/** Where dice can lie: a place with its slots. The generation tells a card from the one that lay there before. */
export interface Spot {
  place: number
  gen: number
  slots: Slot[]
}

/** A card that lies face up. */
export interface FaceUp {
  place: number
  gen: number
  slots: Slot[]
  ref: string
  card: string
}

/** A player with dice, Equipment and what lies before them. */
export interface Player {
  ref: string
  seat: number
  role: Role
  cool: number
  busy: number
  dice: DieState[]
  joker: Face[]
  forbidden: Face[]
  whirlwind: number
  wounded: Spot | null
  equipment: string[]
  xp: number
  ready: boolean
  owes: Owed
}

/** A card of the Heroes; some have an end for the Sorcerer, too. `nearly`: the sides that lack one die here. */
export interface Challenge {
  place: number
  gen: number
  slots: Slot[]
  ref: string
  card: string
  kind: ChallengeKind
  flag: SpellSymbol | null
  dragon: boolean
  nearly: Side[]
  theirs: Spot | null
}

/** A card of the Sorcerer. `nearly`: as of a Challenge. */
export interface Spell {
  place: number
  gen: number
  slots: Slot[]
  ref: string
  card: string
  kind: Family
  flag: SpellSymbol | null
  power: number
  nearly: Side[]
  aiming: boolean
}

/** A Spell that lies with the Heroes until they lift it; it may forbid a symbol to its victim. */
export interface Laid {
  place: number
  gen: number
  slots: Slot[]
  ref: string
  card: string
  kind: LaidKind
  effect: Effect
  forbids: Face | null
  victim: number | null
}

/** The Dragon: where it sits, and its tile. */
export interface Dragon {
  place: number
  gen: number
  slots: Slot[]
  at: number
}

/** A Scroll of the Sorcerer; some have slots. */
export interface Scroll {
  id: string
  scroll: number
  effect: string
  spot: Spot | null
}

/** A complete card that waits for hands. */
export interface Held {
  place: number
  seats: number[]
  pressed: number[]
  until: number
}

/** A card of experience that two Heroes have to decide about. */
export interface Award {
  card: string
  seats: number[]
}

/** An effect that waits for its target. */
export interface Aim {
  card: string
  place: number
  what: Target
  left: number
}

/** Equipment or a Scroll for sale: its number, its price, how many are left, and how many coins the buyers lack. */
export interface Good {
  id: string
  kind: number
  cost: number
  left: number
  short: number
}

/** What can be bought. */
export interface Shop {
  equipment: Good[]
  scrolls: Good[]
}

/** A number for each side. */
export interface Sides {
  heroes: number
  sorcerer: number
}

/** Coin cards won, who has the token, and what is left to spend. */
export interface Coins {
  heroes: number
  sorcerer: number
  token: Side | null
  purse: Sides
}

/** How many are left, and of how many. */
export interface Tally {
  left: number
  all: number
}

/** Cards that everyone saw go onto a deck, the top one first. */
export interface Top {
  challenges: string[]
  spells: string[]
}

/** Who won a round, and how. */
export interface Round {
  winner: Side
  reason: string
}

/** One seat's race in numbers, once it is over. */
export interface SeatNumbers {
  rolls: number
  placed: number
  finished: number
}

/**
 * A place that takes some of my dice: the placings that go there together, whether they complete it, and how many
 * dice it would lack then.
 */
export interface Fit {
  place: number
  actions: number[]
  left: number
  closes: boolean
}

/**
 * A move of mine that helps the other side. `round`: it ends the round for them, for this `reason`; `frees`: it
 * completes this `card` for them; `reveals`: it turns over a card of their deck, which may be the last one.
 */
export interface Risk {
  actions: number[]
  what: "frees" | "reveals" | "round"
  card: string
  reason: string
}

/** A place that ends the round when it is completed as things stand: for whom, and how. */
export interface Decides {
  place: number
  winner: Side
  reason: string
}

/** A die of mine that can be turned, the action that does it, and what it would show. */
export interface Turn {
  die: number
  action: number
  face: Face
}

/**
 * What only the one who looks sees: `can`, the open actions, cool-downs apart; `fits`, what of the hand goes
 * where, the best first; `turns`, the dice that can be turned; `risks`, what helps the other side.
 */
export interface Own {
  can: number[]
  fits: Fit[]
  turns: Turn[]
  risks: Risk[]
}

/** All that a seat may see. */
export interface Board {
  can: number[]
  fits: Fit[]
  turns: Turn[]
  risks: Risk[]
  scenario: string
  round: number
  phase: Phase
  now: number
  until: number
  cooldown: number
  relaxed: boolean
  one_hand: boolean
  silence: boolean
  high_five: boolean
  experience: boolean
  trophies: Sides
  goal: number
  players: Player[]
  challenges: (Challenge | null)[]
  spells: (Spell | null)[]
  dragon: Dragon | null
  laid: Laid[]
  souls: Tally | null
  lives: Tally | null
  coins: Coins | null
  shop: Shop | null
  scrolls: Scroll[]
  held: Held[]
  awards: Award[]
  aim: Aim | null
  decides: Decides[]
  top: Top
  winner: Side | null
  reason: string
  rounds: Round[]
  stats: SeatNumbers[] | null
}

/** Whom a seat can play: the drawn bust and the colours. */
export const FACES: Record<string, { figure: string; color: string; dice: { face: string; light: string; ink: string } }> = {
  sorcerer: { figure: "sorc", color: "#7a3ff2", dice: { face: "#1a1030", light: "#5c4690", ink: "#d6ff7a" } },
  bard: { figure: "bard", color: "#2b9a52", dice: { face: "#1f7d42", light: "#5cc983", ink: "#fff" } },
  guard: { figure: "guard", color: "#2f74e0", dice: { face: "#2f74e0", light: "#7db2ff", ink: "#fff" } },
  warrior: { figure: "warrior", color: "#9a5b2c", dice: { face: "#8a4d22", light: "#c98a55", ink: "#fff" } },
  cleric: { figure: "cleric", color: "#d8c9a8", dice: { face: "#e9dfc8", light: "#fff", ink: "#3a2a1c" } },
}

/** The icon of each card, and its colours. */
export const PICTURES: Record<string, { icon: string; color: string; ground?: string; holes?: string }> = {
  tower_spider: { icon: "spider-face", color: "#7b4fbf", ground: "#4b8f6a", holes: "#fff" },
  thorn_bridge: { icon: "stone-bridge", color: "#d9a35c", ground: "#2b7fb8", holes: "#4a2f18" },
  blade_hall: { icon: "sword-array", color: "#c8d3e8", ground: "#b8432f", holes: "#39405a" },
  sticky_cobweb: { icon: "spider-web", color: "#f3ecff", ground: "#6d4a8f" },
  rolling_boulder: { icon: "boulder-dash", color: "#b9a38c", ground: "#c9822f" },
  bottomless_well: { icon: "well", color: "#9fb3c8", ground: "#2f6f86" },
  rusty_gate: { icon: "dungeon-gate", color: "#c46a3a", ground: "#4f6a8f" },
  bat_cloud: { icon: "moon-bats", color: "#5b4690", ground: "#e8a13a" },
  hungry_hedge: { icon: "carnivorous-plant", color: "#5cc95a", ground: "#a83f6a" },
  sleepy_troll: { icon: "troll", color: "#7fb86a", ground: "#7a5fb0" },
  dart_corridor: { icon: "striking-arrows", color: "#ffcf5c", ground: "#8f4a3a" },
  snake_nest: { icon: "snake-totem", color: "#6fd08a", ground: "#b0762c" },
  flooded_stairs: { icon: "stairs", color: "#d8cfe8", ground: "#2b93b8" },
  lava_leap: { icon: "lava", color: "#ff7a3c", ground: "#5a3a6a" },
  gargoyle_choir: { icon: "gargoyle", color: "#a9a2bd", ground: "#3f7f8f" },
  minotaur_crossing: { icon: "minotaur", color: "#b5713f", ground: "#6a8f3a" },
  seven_padlocks: { icon: "triple-lock", color: "#f4c542", ground: "#4a5fa8" },
  hydra_bath: { icon: "hydra", color: "#4fc0a0", ground: "#a84a6f" },
  mapless_maze: { icon: "maze", color: "#f1dcae", ground: "#4f8f5a" },
  golem_on_duty: { icon: "metal-golem-head", color: "#c0cad8", ground: "#b85f2f" },
  wishing_well: { icon: "water-fountain", color: "#8fe3ff", ground: "#c99a1f" },
  loose_stone: { icon: "stone-block", color: "#cfc3b0", ground: "#c99a1f" },
  goblin_banker: { icon: "goblin-head", color: "#7ed957", ground: "#c99a1f" },
  dragon_piggy_bank: { icon: "piggy-bank", color: "#ff9dba", ground: "#c99a1f" },
  face_to_face: { icon: "duel", color: "#ffd27a", ground: "#8a2038" },
  duel_on_the_stairs: { icon: "crossed-swords", color: "#dfe7f5", ground: "#8a2038" },
  staff_tug_of_war: { icon: "wizard-staff", color: "#d9a35c", ground: "#8a2038" },
  hat_heist: { icon: "pointy-hat", color: "#9a6bff", ground: "#8a2038" },
  hall_of_mirrors: { icon: "mirror-mirror", color: "#bfeaff", ground: "#8a2038" },
  pocket_torch: { icon: "primitive-torch", color: "#ff9d2e" },
  hasty_boots: { icon: "walking-boot", color: "#b5713f" },
  master_hairpin: { icon: "lockpicks", color: "#c0cad8" },
  folding_sword: { icon: "switchblade", color: "#dfe7f5" },
  granny_amulet: { icon: "heart-necklace", color: "#ff6d88" },
  hat_of_many_uses: { icon: "magic-hat", color: "#9a6bff" },
  backwards_watering_can: { icon: "watering-can", color: "#5cc9e8" },
  seeds_in_the_wind: { icon: "dandelion-flower", color: "#fff6df" },
  grimoire_bookmark: { icon: "bookmark", color: "#ff6d88" },
  spare_puddle: { icon: "droplet-splash", color: "#4bb8ff" },
  pet_cactus: { icon: "cactus-pot", color: "#5cc95a" },
  second_wind: { icon: "lungs", color: "#bfeaff" },
  bottled_storm: { icon: "bolt-drop", color: "#ffe14a" },
  dragon_chow: { icon: "meat", color: "#ff8f6a" },
  total_dizziness: { icon: "star-swirl", color: "#ff77b0" },
  spinning_room: { icon: "magic-swirl", color: "#7fdcff" },
  colossal_sneeze: { icon: "wind-slap", color: "#ff77b0" },
  lights_out: { icon: "candle-holder", color: "#ffe14a" },
  butterfingers: { icon: "butter", color: "#ffe08a" },
  wrong_pocket: { icon: "robber-hand", color: "#ff77b0" },
  phantom_tickle: { icon: "feather", color: "#ffd6ea" },
  stubbed_toe: { icon: "foot-trip", color: "#ff77b0" },
  standing_bones: { icon: "skeleton", color: "#e9e2ff" },
  cellar_goblin: { icon: "goblin", color: "#7ed957" },
  hungry_chest: { icon: "mimic-chest", color: "#d9a35c" },
  moody_golem: { icon: "rock-golem", color: "#b9a7d6" },
  three_headed_puppy: { icon: "hound", color: "#c98a55" },
  grumpy_mummy: { icon: "mummy-head", color: "#f1dcae" },
  clingy_slime: { icon: "slime", color: "#7ef0a0" },
  roar: { icon: "dragon-breath", color: "#ff6a4d" },
  dragon_alarm_clock: { icon: "alarm-clock", color: "#ffb02e" },
  heavy_steps: { icon: "quake-stomp", color: "#ff6a4d" },
  morning_breath: { icon: "fire-breath", color: "#ff6a4d" },
  smell_of_hero: { icon: "dragon-head", color: "#ff6a4d" },
  low_flight: { icon: "wyvern", color: "#ff6a4d" },
  pocket_whirlwind: { icon: "whirlwind", color: "#8fe3ff" },
  thieving_wind: { icon: "tornado", color: "#8fe3ff" },
  wet_matches: { icon: "matchbox", color: "#ff9d6b" },
  rubber_sword: { icon: "drop-weapon", color: "#c8d3e8" },
  floor_of_glue: { icon: "sticky-boot", color: "#d9e86a" },
  bent_key: { icon: "skeleton-key", color: "#ffcf5c" },
  silence: { icon: "silence", color: "#e9e2ff" },
  stolen_tongue: { icon: "tongue", color: "#ff8fa8" },
  hand_in_the_jar: { icon: "honeypot", color: "#ffc65c" },
  itchy_back: { icon: "back-pain", color: "#ffb59a" },
  team_spirit: { icon: "high-five", color: "#ffe14a" },
  demanding_audience: { icon: "party-popper", color: "#ff9de0" },
  soul_harvest: { icon: "reaper-scythe", color: "#ff5d78" },
  surprise_visit: { icon: "grim-reaper", color: "#ff5d78" },
  icy_grip: { icon: "skeletal-hand", color: "#9be7ff" },
  last_will: { icon: "death-note", color: "#e9e2ff" },
  twin_daggers: { icon: "daggers", color: "#c8d3e8" },
  loose_chandelier: { icon: "candles", color: "#ffd93b" },
  domino_of_doom: { icon: "domino-tiles", color: "#fff6df" },
  blank_mind: { icon: "brain-leak", color: "#ffd27a" },
  second_childhood: { icon: "baby-face", color: "#ffd2b0" },
  rusty_reflexes: { icon: "rusty-sword", color: "#d98a55" },
  back_to_school: { icon: "graduate-cap", color: "#9bb8ff" },
  shared_amnesia: { icon: "brain-dump", color: "#ffd27a" },
  time_rewind: { icon: "backward-time", color: "#7fdcff" },
}

/** What the numbers of each kind of decision mean. */
export const ACTIONS = {
  live: actionSpace({
    roll: { at: 0, params: {} },
    recall: { at: 1, params: { die: 5 } },
    recall_all: { at: 6, params: {} },
    start: { at: 7, params: {} },
    clap: { at: 8, params: {} },
    done: { at: 9, params: {} },
    spend: { at: 11, params: {} },
    whirl: { at: 16, params: { die: 5 } },
    aim_place: { at: 32, params: { place: 29 } },
    aim_die: { at: 64, params: { seat: 5, die: 5 } },
    aim_hero: { at: 92, params: { seat: 5 } },
    heal: { at: 100, params: { seat: 5 } },
    lift: { at: 108, params: { laid: 12 } },
    drive_back: { at: 121, params: {} },
    bless: { at: 124, params: { seat: 5, die: 5 } },
    swap_spell: { at: 150, params: { space: 3 } },
    to_water: { at: 154, params: { die: 5 } },
    to_air: { at: 160, params: { die: 5 } },
    buy_gear: { at: 256, params: { gear: 32, seat: 5 } },
    return_gear: { at: 448, params: { gear: 32, seat: 5 } },
    buy_scroll: { at: 640, params: { scroll: 32 } },
    return_scroll: { at: 704, params: { scroll: 32 } },
    keep: { at: 1024, params: { card: 512 } },
    give: { at: 1536, params: { card: 512 } },
    place: { at: 2048, params: { generation: 1099511627776, place: 29, slot: 6, die: 5 } },
  }),
}

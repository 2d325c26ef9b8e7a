/** Made by tools/web_types.py of what ludoteca.games.kick_ass declares: change it there, then `make types`. */

import { actionSpace } from '../../lib/actions.ts'

export type DistrictId = "police" | "park" | "wall_street" | "shop" | "library" | "hospital" | "docks" | "city_hall"

export type PhaseId = "setup" | "event" | "day" | "sleep" | "refresh" | "hideout" | "square" | "over"

export type SegmentId = "morning" | "afternoon" | "night"

export type Meter = "happiness" | "strength" | "media" | "life"

export type CardColor = "blue" | "red" | "green"

export type CardType = "work" | "personal" | "hero" | "famous"

export type SlotId = "head" | "body" | "left" | "right" | "backpack"

export type ItemSlot = "head" | "body" | "hand" | "two-hands" | "backpack"

export type HeroDeed = "choosing" | "chosen" | "walking" | "acting" | "saved" | "done" | "out" | "idle"

export type DieFace = "hit" | "hit-bolt" | "shield" | "shield-bolt" | "blank"

export type DieColor = "red" | "blue"

export type EnemyKind = "minion" | "super" | "mini" | "gang" | "boss"

export type DangerId = "city-hall" | "events" | "rounds" | "plot" | "skull" | "faint" | "waves" | "idle"

export type PlotId = "red_mist" | "vic" | "john" | "don" | "mother"

export type FightStep = "begin" | "dice" | "bolts" | "damage" | "hits" | "after"

/** Words to be: a key with its parameters. */
export interface Said {
  key: string
  params: Record<string, unknown>
}

/** An icon with a number; 0 is no number. */
export interface IconN {
  icon: string
  n: number
}

/**
 * One thing that a card, an item or a reward does: icons with their numbers (`or` between the sides of a choice,
 * `then` after a price), and the same in words.
 */
export interface EffectFace {
  ref: string
  icons: IconN[]
  text: Said
  used: boolean
  must: boolean
}

/** An activation card, face up. */
export interface CardFace {
  ref: string
  id: string
  name: Said
  color: CardColor
  type: CardType | null
  move: number
  effects: EffectFace[]
  more: EffectFace[]
  district: DistrictId | null
  rule: string
}

/** A card that was played in a segment; face down it is one step and one clock. */
export interface PlayedCard {
  card: CardFace
  down: boolean
  now: boolean
}

/** An item. */
export interface ItemFace {
  ref: string
  id: string
  name: Said
  slot: ItemSlot
  price: number
  exhausted: boolean
  works: boolean
  effects: EffectFace[]
  asks: Said | null
  restore: Said | null
}

/** An equipment slot with what is in it; a hand can be closed. */
export interface SlotFace {
  ref: string
  slot: SlotId
  item: ItemFace | null
  closed: boolean
}

/** One of the two crises of a hero. What was never up is nobody's to know (KA-D-61). */
export interface CrisisFace {
  ref: string
  level: number
  up: boolean
  id: string | null
  name: Said | null
  effects: EffectFace[]
}

/** A threshold of a meter, with a word. */
export interface Foot {
  at: number
  text: Said
}

/** A meter: where it stands, how far it goes, and its thresholds. */
export interface MeterFace {
  meter: Meter
  n: number
  low: number
  high: number
  feet: Foot[]
}

/** What a hero would roll now. */
export interface Pool {
  red: number
  blue: number
  hits: number
  shields: number
}

/** A hero with its panel. */
export interface HeroFace {
  ref: string
  seat: number
  hero: string
  name: Said
  district: DistrictId | null
  meters: MeterFace[]
  dollars: number
  slots: SlotFace[]
  backpack: ItemFace[]
  crises: CrisisFace[]
  hand: CardFace[]
  played: PlayedCard[]
  famous: boolean
  green: CardFace | null
  pool: Pool
  steps: number
  deed: HeroDeed
  left: EffectFace[]
  viral: EffectFace[]
  out: boolean
  carries: Said[]
}

/** A circle of a district. */
export interface Circle {
  kind: "free" | "minion" | "shield" | "super"
}

/** An enemy off the circles: mini-boss, boss, member of a gang. */
export interface FigureFace {
  ref: string
  kind: EnemyKind
  id: string
  name: Said
  figure: string
  power: number
  life: number
  armour: number
  n: number
  untouchable: boolean
  effects: EffectFace[]
}

/** An enemy in a fight, or `n` of a kind: and how many hits one of them takes to fall. */
export interface EnemyFace {
  ref: string
  kind: EnemyKind
  id: string
  name: Said
  figure: string
  n: number
  power: number
  life: number
  armour: number
  need: number
  untouchable: boolean
  effects: EffectFace[]
}

/** What an event has laid into a district: its letter, and how far its task here is. */
export interface Badge {
  event: number
  letter: string
  n: number
  of: number
  text: Said
}

/** A token of the final plot. */
export interface TokenFace {
  ref: string
  up: boolean
  color: string
  picture: string
  n: number
  text: Said
}

/** A district. */
export interface DistrictFace {
  ref: string
  district: DistrictId
  name: Said
  limit: number
  minions: number
  supers: number
  shields: number
  circles: Circle[]
  taken: boolean
  blocked: boolean
  next: DistrictId
  near: DistrictId[]
  figures: FigureFace[]
  badges: Badge[]
  tokens: TokenFace[]
  timer: Said
  timer_icons: IconN[]
  bonus: Said
  bonus_icons: IconN[]
  power: number
  enemies: EnemyFace[]
}

/** A part of what an event asks for. */
export interface TaskFace {
  icon: string
  n: number
  of: number
  done: boolean
  district: DistrictId | null
  text: Said
}

/** A card of the event row. */
export interface EventFace {
  ref: string
  space: number
  letter: string
  id: string
  boss: boolean
  name: Said
  figure: string
  new: boolean
  last: boolean
  setup: EffectFace[]
  ways: TaskFace[][]
  reward: EffectFace[]
  mature: EffectFace[]
  lasting: EffectFace[]
}

/** The last spawn card. */
export interface SpawnFace {
  ref: string
  id: string
  name: Said
  advance: number
  n: number
  districts: DistrictId[]
  effects: EffectFace[]
}

/** The arrival track. */
export interface Arrival {
  track: number[]
  at: number
}

/** One way to lose, or, with `good`, what is still missing to win: n of so many. */
export interface DangerFace {
  id: DangerId
  icon: string
  n: number
  of: number
  grave: boolean
  good: boolean
  title: Said
  text: Said
}

/** The marker of the docks: what it gives, and on which space it is. */
export interface DocksFace {
  gives: "hit" | "shield"
  at: number
}

/** A marker on the track of the final plot, and whose it is. */
export interface Tracker {
  id: string
  icon: string
  color: string
  name: Said
  whose: Said | null
  n: number
}

/** A room of the hideout, or a wave; `figure` is who leads it. */
export interface Place {
  id: string
  name: Said
  now: boolean
  done: boolean
  modifier: Said | null
  effects: EffectFace[]
  minions: number
  supers: number
  brute: Said | null
  figure: string
}

/**
 * The final plot: its goal, what its track shows, and what its own scene needs.
 *
 * `march` is the ring that Vic and Don walk; `hidden` are tokens that nobody has turned; `pieces` are the boss events
 * that have become rooms or parts of the square, of so many; `enemies` are those on the field of a last stand.
 */
export interface PlotFace {
  id: PlotId | null
  name: Said
  figure: string
  revealed: boolean
  goal: Said
  rules: Said[]
  top: number
  trackers: Tracker[]
  march: DistrictId[]
  at: DistrictId | null
  places: Place[]
  pieces: number
  pieces_needed: number
  hidden: number
  enemies: EnemyFace[]
}

/** A die of a fight. */
export interface DieRolled {
  ref: string
  color: DieColor
  face: DieFace
}

/** What a bolt does for a fighter, and by what. */
export interface BoltFace {
  color: "any" | "blue" | "red"
  name: Said
  effect: EffectFace
}

/** A hero in a fight. */
export interface Fighter {
  ref: string
  seat: number
  hero: string
  life: number
  most: number
  taken: number
  faints: boolean
  dice: DieRolled[]
  hits: number
  shields: number
  done: boolean
  bolts: BoltFace[]
}

/** A fight that is under way. */
export interface Combat {
  district: DistrictId | null
  where: Said
  step: FightStep
  fighters: Fighter[]
  enemies: EnemyFace[]
  power: number
  hits: number
  shields: number
  damage: number
  damage_left: number
  hits_left: number
  docks_hit: number
  docks_shield: number
  modifiers: Said[]
}

/** What a question is about, for whoever draws it. */
export interface About {
  district?: string
  hero?: string
  card?: string
  item?: string
  event?: string
  step?: string
  left?: number
  targets?: string[]
  chain?: Said
}

/** All that anyone may see. */
export interface Board {
  phase: PhaseId
  round: number
  rounds: number
  segment: SegmentId | null
  players: number
  solo: boolean
  heroes: HeroFace[]
  districts: DistrictFace[]
  events: (EventFace | null)[]
  event_deck: number
  completed: number
  needed: number
  matured: number
  most_matured: number
  arrival: Arrival
  spawn: SpawnFace | null
  dangers: DangerFace[]
  shop: (ItemFace | null)[]
  shop_track: number
  display: (CardFace | null)[]
  drawn: CardFace[]
  drawn_items: ItemFace[]
  docks: DocksFace | null
  plot: PlotFace
  combat: Combat | null
  reason: string
}

/** Whom a seat can play: the drawn bust and the colours. */
export const FACES: Record<string, { figure: string; color: string }> = {
  scrap: { figure: "ka-scrap", color: "#c0c5ce" },
  dentist: { figure: "ka-dentist", color: "#9be7ff" },
  tractor_twins: { figure: "ka-tractor-twins", color: "#ffcc66" },
  poodle: { figure: "ka-poodle", color: "#ffb3d1" },
  inspector: { figure: "ka-inspector", color: "#c8b6a6" },
  big_bastard: { figure: "ka-big-bastard", color: "#ff8552" },
  mother_russia: { figure: "ka-mother-russia", color: "#ff5d73" },
  red_mist: { figure: "ka-red-mist", color: "#e63946" },
  vic: { figure: "ka-vic", color: "#9aa5b1" },
  john: { figure: "ka-john", color: "#b08968" },
  don: { figure: "ka-don", color: "#d4a373" },
  mother: { figure: "ka-mother", color: "#c77dff" },
  kick_ass: { figure: "ka-kick-ass", color: "#19c37d" },
  hit_girl: { figure: "ka-hit-girl", color: "#b77bff" },
  big_daddy: { figure: "ka-big-daddy", color: "#8ea6dc" },
  colonel_stars: { figure: "ka-colonel-stars", color: "#b5c266" },
  doctor_gravity: { figure: "ka-doctor-gravity", color: "#8a7bff" },
  ass_kicker: { figure: "ka-ass-kicker", color: "#ff8a3c" },
  night_bitch: { figure: "ka-night-bitch", color: "#5f7bff" },
}

/** The icon of each card, and its colours. */
export const PICTURES: Record<string, { icon: string; color: string; ground?: string; holes?: string }> = {
  empty_limousine: { icon: "race-car", color: "#e76f51" },
  rented_villa: { icon: "house", color: "#e76f51" },
  his_fan_page: { icon: "laptop", color: "#e76f51" },
  hired_doubles: { icon: "two-shadows", color: "#e76f51" },
  bribed_patrol: { icon: "police-car", color: "#e76f51" },
  skull_parade: { icon: "skull-crossed-bones", color: "#e76f51" },
  tattoo_parlour: { icon: "skull-signet", color: "#e76f51" },
  broken_lockup: { icon: "locked-door", color: "#e76f51" },
  wine_cellar: { icon: "wine-bottle", color: "#e76f51" },
  laundry_chute: { icon: "clothesline", color: "#e76f51" },
  piano_bar: { icon: "grand-piano", color: "#e76f51" },
  panic_room: { icon: "locked-chest", color: "#e76f51" },
  protection_money: { icon: "receive-money", color: "#e76f51" },
  sunday_dinner: { icon: "meal", color: "#e76f51" },
  judge_on_payroll: { icon: "gavel", color: "#e76f51" },
  container_night: { icon: "cargo-crane", color: "#e76f51" },
  stolen_cameras: { icon: "video-camera", color: "#e76f51" },
  giant_screen: { icon: "tv", color: "#e76f51" },
  villain_casting: { icon: "drama-masks", color: "#e76f51" },
  stage_by_night: { icon: "theater", color: "#e76f51" },
  second_job: { icon: "briefcase", color: "#7fb2ff" },
  stock_tip: { icon: "chart", color: "#7fb2ff" },
  night_watchman: { icon: "flashlight", color: "#7fb2ff" },
  substitute_teacher: { icon: "teacher", color: "#7fb2ff" },
  dog_walker: { icon: "sitting-dog", color: "#7fb2ff" },
  ambulance_volunteer: { icon: "hospital-cross", color: "#7fb2ff" },
  port_loader: { icon: "hand-truck", color: "#7fb2ff" },
  archive_desk: { icon: "archive-register", color: "#7fb2ff" },
  camera_shift: { icon: "cctv-camera", color: "#7fb2ff" },
  shop_clerk: { icon: "shopping-bag", color: "#7fb2ff" },
  doctors_note: { icon: "scroll-quill", color: "#7fb2ff" },
  freelance: { icon: "laptop", color: "#7fb2ff" },
  waiting_tables: { icon: "cook", color: "#7fb2ff" },
  gym: { icon: "gym-bag", color: "#7fb2ff" },
  best_friend: { icon: "hearts", color: "#7fb2ff" },
  barbecue: { icon: "barbecue", color: "#7fb2ff" },
  blind_date: { icon: "rose", color: "#7fb2ff" },
  video_call: { icon: "video-conference", color: "#7fb2ff" },
  boxing_class: { icon: "boxing-glove", color: "#7fb2ff" },
  long_sleep: { icon: "person-in-bed", color: "#7fb2ff" },
  comic_fair: { icon: "open-book", color: "#7fb2ff" },
  therapy: { icon: "sofa", color: "#7fb2ff" },
  study_group: { icon: "book-pile", color: "#7fb2ff" },
  morning_run: { icon: "running-shoe", color: "#7fb2ff" },
  garage_band: { icon: "guitar", color: "#7fb2ff" },
  grandmas_lunch: { icon: "meal", color: "#7fb2ff" },
  yard_sale: { icon: "price-tag", color: "#7fb2ff" },
  pick_up_game: { icon: "soccer-ball", color: "#7fb2ff" },
  borrowed_scooter: { icon: "kick-scooter", color: "#7fb2ff" },
  wait_for_me: { icon: "hourglass", color: "#7fb2ff" },
  crowdfunding: { icon: "cash", color: "#7fb2ff" },
  live_stream: { icon: "video-camera", color: "#7fb2ff" },
  neighbourhood_watch: { icon: "binoculars", color: "#7fb2ff" },
  tinkering: { icon: "toolbox", color: "#7fb2ff" },
  old_favour: { icon: "shaking-hands", color: "#7fb2ff" },
  letter_to_the_editor: { icon: "newspaper", color: "#7fb2ff" },
  bar_fight: { icon: "beer-stein", color: "#ff7a6b" },
  bin_lid_charge: { icon: "trash-can", color: "#ff7a6b" },
  alley_ambush: { icon: "hidden", color: "#ff7a6b" },
  rooftop_relay: { icon: "jump-across", color: "#ff7a6b" },
  chase: { icon: "sprint", color: "#ff7a6b" },
  on_the_signal: { icon: "whistle", color: "#ff7a6b" },
  back_to_back: { icon: "two-shadows", color: "#ff7a6b" },
  viral_punch: { icon: "punch-blast", color: "#ff7a6b" },
  pepper_spray: { icon: "spray", color: "#ff7a6b" },
  city_hall_steps: { icon: "capitol", color: "#ff7a6b" },
  dock_raid: { icon: "anchor", color: "#ff7a6b" },
  subway_sweep: { icon: "subway", color: "#ff7a6b" },
  adrenaline: { icon: "heart-beats", color: "#ff7a6b" },
  cool_head: { icon: "snowflake-1", color: "#ff7a6b" },
  one_more_round: { icon: "bell-shield", color: "#ff7a6b" },
  comeback: { icon: "sunrise", color: "#ff7a6b" },
  mask_on: { icon: "duality-mask", color: "#ff7a6b" },
  crowbar: { icon: "crowbar", color: "#ff7a6b" },
  laziness: { icon: "snail", color: "#c59bff" },
  lending_a_hand: { icon: "arm-sling", color: "#c59bff" },
  lost_backpack: { icon: "school-bag", color: "#c59bff" },
  insomnia: { icon: "night-sleep", color: "#c59bff" },
  debts: { icon: "receive-money", color: "#c59bff" },
  shame: { icon: "frog-prince", color: "#c59bff" },
  not_talking: { icon: "back-forth", color: "#c59bff" },
  lone_wolf: { icon: "wolf-howl", color: "#c59bff" },
  grounded: { icon: "locked-door", color: "#c59bff" },
  shaky_hands: { icon: "shaking-hands", color: "#c59bff" },
  taxi_habit: { icon: "city-car", color: "#c59bff" },
  junk_food: { icon: "hamburger", color: "#c59bff" },
  subway_blackout: { icon: "subway", color: "#f4a261" },
  scrap_in_power: { icon: "metal-golem-head", color: "#f4a261" },
  lost_cat: { icon: "cat", color: "#f4a261" },
  smuggled_fireworks: { icon: "firework-rocket", color: "#f4a261" },
  rent_strike: { icon: "house-keys", color: "#f4a261" },
  exam_week: { icon: "notebook", color: "#f4a261" },
  clinic_hostages: { icon: "nurse-female", color: "#f4a261" },
  cup_final: { icon: "soccer-ball", color: "#f4a261" },
  silent_auction: { icon: "price-tag", color: "#f4a261" },
  the_vow: { icon: "prayer", color: "#f4a261" },
  dentist_is_in: { icon: "tooth", color: "#f4a261" },
  twins_go_shopping: { icon: "steamroller", color: "#f4a261" },
  walking_poodle: { icon: "sniffing-dog", color: "#f4a261" },
  sleaze_inspects: { icon: "police-badge", color: "#f4a261" },
  clean_bay: { icon: "fishing-boat", color: "#f4a261" },
  election_night: { icon: "vote", color: "#f4a261" },
  charity_run: { icon: "running-shoe", color: "#f4a261" },
  job_fair: { icon: "briefcase", color: "#f4a261" },
  fan_club: { icon: "thumb-up", color: "#f4a261" },
  stolen_masks: { icon: "domino-mask", color: "#f4a261" },
  substation: { icon: "power-lightning", color: "#f4a261" },
  sleepover: { icon: "bed", color: "#f4a261" },
  two_fronts: { icon: "split-arrows", color: "#f4a261" },
  human_chain: { icon: "team-idea", color: "#f4a261" },
  blood_drive: { icon: "hearts", color: "#f4a261" },
  toy_drive: { icon: "present", color: "#f4a261" },
  graffiti_war: { icon: "spray", color: "#f4a261" },
  pirate_radio: { icon: "radio-tower", color: "#f4a261" },
  hero_school: { icon: "graduate-cap", color: "#f4a261" },
  three_of_a_kind: { icon: "three-friends", color: "#f4a261" },
  missing_mayor: { icon: "capitol", color: "#f4a261" },
  bike_courier: { icon: "cycle", color: "#7fb2ff" },
  movie_night: { icon: "clapperboard", color: "#7fb2ff" },
  park_training: { icon: "weight-lifting-up", color: "#7fb2ff" },
  fire_escape: { icon: "ladder", color: "#ff7a6b" },
  rooftop_patrol: { icon: "bat-mask", color: "#ff7a6b" },
  through_the_window: { icon: "broken-wall", color: "#ff7a6b" },
  bread_knives: { icon: "crossed-swords", color: "#ff7a6b" },
  homework: { icon: "notebook", color: "#7fb2ff" },
  up_the_drainpipe: { icon: "mountain-climbing", color: "#ff7a6b" },
  dark_corridor: { icon: "dark-squad", color: "#ff7a6b" },
  old_badge: { icon: "police-badge", color: "#7fb2ff" },
  floor_plans: { icon: "armor-blueprint", color: "#7fb2ff" },
  hot_chocolate: { icon: "coffee-mug", color: "#7fb2ff" },
  heavy_door: { icon: "metal-golem-head", color: "#ff7a6b" },
  chest_first: { icon: "muscular-torso", color: "#ff7a6b" },
  roll_call: { icon: "rank-3", color: "#7fb2ff" },
  soup_kitchen: { icon: "camp-cooking-pot", color: "#7fb2ff" },
  charity_bingo: { icon: "perspective-dice-six-faces-random", color: "#7fb2ff" },
  shoulder_to_shoulder: { icon: "team-idea", color: "#ff7a6b" },
  follow_the_flag: { icon: "flying-flag", color: "#ff7a6b" },
  overtime: { icon: "office-chair", color: "#7fb2ff" },
  lab_night: { icon: "test-tubes", color: "#7fb2ff" },
  balcony_astronomy: { icon: "spyglass", color: "#7fb2ff" },
  private_lesson: { icon: "teacher", color: "#7fb2ff" },
  equal_and_opposite: { icon: "gravitation", color: "#ff7a6b" },
  resale: { icon: "cash", color: "#7fb2ff" },
  night_shift: { icon: "coffee-cup", color: "#7fb2ff" },
  selfie_with_cape: { icon: "smartphone", color: "#7fb2ff" },
  second_in_line: { icon: "backup", color: "#7fb2ff" },
  hired_help: { icon: "pay-money", color: "#ff7a6b" },
  last_bus: { icon: "bus", color: "#7fb2ff" },
  clinic_shift: { icon: "nurse-female", color: "#7fb2ff" },
  bad_company: { icon: "martini", color: "#ff7a6b" },
  claws_out: { icon: "claws", color: "#ff7a6b" },
  lights_out: { icon: "night-sky", color: "#ff7a6b" },
  everyone_masked: { icon: "domino-mask", color: "#6fdd8b" },
  city_legend: { icon: "ninja-heroic-stance", color: "#6fdd8b" },
  the_plan: { icon: "chess-knight", color: "#6fdd8b" },
  parade: { icon: "party-flags", color: "#6fdd8b" },
  zero_gravity: { icon: "floating-platforms", color: "#6fdd8b" },
  sponsorship: { icon: "trophy", color: "#6fdd8b" },
  they_run: { icon: "run", color: "#6fdd8b" },
  pruning_sticks: { icon: "wood-stick", color: "#f28482" },
  steel_yoyo: { icon: "flail", color: "#ff9f68" },
  welding_mask: { icon: "architect-mask", color: "#ffd166" },
  megaphone: { icon: "megaphone", color: "#ff9f68" },
  gravity_device: { icon: "gravitation", color: "#f28482" },
  sponsored_cape: { icon: "cape", color: "#8ecae6" },
  swim_goggles: { icon: "steampunk-goggles", color: "#ffd166" },
  motorcycle_helmet: { icon: "full-motorcycle-helmet", color: "#ffd166" },
  skate_helmet: { icon: "brodie-helmet", color: "#ffd166" },
  roller_helmet: { icon: "helmet", color: "#ffd166" },
  colander: { icon: "cooking-pot", color: "#ffd166" },
  gas_mask: { icon: "gas-mask", color: "#ffd166" },
  headlamp: { icon: "mining-helmet", color: "#ffd166" },
  wig_and_glasses: { icon: "prank-glasses", color: "#ffd166" },
  hockey_mask: { icon: "hockey", color: "#ffd166" },
  antenna_hat: { icon: "aerial-signal", color: "#ffd166" },
  phone_book_vest: { icon: "kevlar-vest", color: "#8ecae6" },
  aluminium_coat: { icon: "lab-coat", color: "#8ecae6" },
  leather_jacket: { icon: "leather-vest", color: "#8ecae6" },
  bomb_suit: { icon: "hazmat-suit", color: "#8ecae6" },
  track_suit: { icon: "clothes", color: "#8ecae6" },
  borrowed_uniform: { icon: "police-officer-head", color: "#8ecae6" },
  sandwich_board: { icon: "wooden-sign", color: "#8ecae6" },
  silk_cape: { icon: "vampire-cape", color: "#8ecae6" },
  knee_pads: { icon: "knee-pad", color: "#8ecae6" },
  lead_pipe: { icon: "lead-pipe", color: "#ff9f68" },
  frying_pan: { icon: "saucepan", color: "#ff9f68" },
  dustbin_lid: { icon: "bolt-shield", color: "#ff9f68" },
  baseball_bat: { icon: "baseball-bat", color: "#ff9f68" },
  tactical_torch: { icon: "flashlight", color: "#ff9f68" },
  stun_gun: { icon: "electric-whip", color: "#ff9f68" },
  clothesline: { icon: "rope-coil", color: "#ff9f68" },
  selfie_stick: { icon: "smartphone", color: "#ff9f68" },
  truncheon: { icon: "telescopic-baton", color: "#ff9f68" },
  paint_gun: { icon: "laser-gun", color: "#ff9f68" },
  bolt_cutter: { icon: "bolt-cutter", color: "#ff9f68" },
  slingshot: { icon: "slingshot", color: "#ff9f68" },
  fire_extinguisher: { icon: "fire-extinguisher", color: "#f28482" },
  sledgehammer: { icon: "thor-hammer", color: "#f28482" },
  shopping_trolley: { icon: "shopping-cart", color: "#f28482" },
  stop_sign: { icon: "stop-sign", color: "#f28482" },
  leaf_blower: { icon: "wind-slap", color: "#f28482" },
  fishing_net: { icon: "fishing-net", color: "#f28482" },
  paint_roller: { icon: "paint-roller", color: "#f28482" },
  pocket_camera: { icon: "photo-camera", color: "#b5e48c" },
  piggy_bank: { icon: "piggy-bank", color: "#b5e48c" },
  whistle: { icon: "whistle", color: "#b5e48c" },
  first_aid_kit: { icon: "first-aid-kit", color: "#b5e48c" },
  energy_drink: { icon: "soda-can", color: "#b5e48c" },
  police_radio: { icon: "pocket-radio", color: "#b5e48c" },
  spare_phone: { icon: "vibrating-smartphone", color: "#b5e48c" },
  tool_box: { icon: "toolbox", color: "#b5e48c" },
  firecrackers: { icon: "firework-rocket", color: "#b5e48c" },
  fan_mail: { icon: "envelope", color: "#b5e48c" },
  union_card: { icon: "id-card", color: "#b5e48c" },
  tear_gas: { icon: "poison-gas", color: "#ffd6a5" },
  spotlights: { icon: "light-projector", color: "#ffd6a5" },
  trip_wires: { icon: "tripwire", color: "#ffd6a5" },
  bodyguards: { icon: "team-downgrade", color: "#ffd6a5" },
  jammer: { icon: "radar-dish", color: "#ffd6a5" },
  riot_line: { icon: "riot-shield", color: "#ffd6a5" },
  chartered_bus: { icon: "bus", color: "#ffb703" },
  happy_hour: { icon: "beer-stein", color: "#ffb703" },
  night_train: { icon: "subway", color: "#ffb703" },
  ferry: { icon: "cargo-ship", color: "#ffb703" },
  school_is_out: { icon: "school-bag", color: "#ffb703" },
  traffic_jam: { icon: "traffic-lights-red", color: "#ffb703" },
  power_cut: { icon: "light-bulb", color: "#ffb703" },
  big_brother: { icon: "muscular-torso", color: "#ffb703" },
  flash_sale: { icon: "price-tag", color: "#ffb703" },
  false_fans: { icon: "thumb-down", color: "#ffb703" },
  strike_day: { icon: "fist", color: "#ffb703" },
  masked_ball: { icon: "carnival-mask", color: "#ffb703" },
  recruiters: { icon: "megaphone", color: "#ffb703" },
  rumours: { icon: "talk", color: "#ffb703" },
  payday: { icon: "cash", color: "#ffb703" },
  sea_fog: { icon: "fog", color: "#ffb703" },
  street_fair: { icon: "food-truck", color: "#ffb703" },
  getaway_car: { icon: "race-car", color: "#ffb703" },
  back_streets: { icon: "dungeon-gate", color: "#ffb703" },
  stadium_gates: { icon: "soccer-field", color: "#ffb703" },
}

/** What the numbers of each kind of decision mean. */
export const ACTIONS = {
  "solo-card": actionSpace({
    replace: { at: 0, params: { drawn: 8, card: 256 } },
  }),
  "solo-item": actionSpace({
    keep: { at: 0, params: { slot: 8 } },
  }),
  card: actionSpace({
    "face-up": { at: 0, params: { card: 256 } },
    "face-down": { at: 256, params: { card: 256 } },
  }),
  step: actionSpace({
    done: { at: 0, params: {} },
    fight: { at: 1, params: {} },
    call: { at: 2, params: {} },
    move: { at: 100, params: { place: 16 } },
    effect: { at: 200, params: { line: 16, option: 8 } },
    timer: { at: 400, params: { option: 64 } },
    clock: { at: 500, params: { space: 4, need: 16 } },
    "pick-up": { at: 600, params: { space: 4, need: 16 } },
    deliver: { at: 700, params: { space: 4, need: 16 } },
    turn: { at: 800, params: { token: 16 } },
    collect: { at: 850, params: { token: 16 } },
    report: { at: 880, params: {} },
    bribe: { at: 900, params: { token: 16 } },
    pay: { at: 1000, params: { space: 4, need: 16, n: 64 } },
    give: { at: 6000, params: { space: 4, need: 16, item: 128 } },
    exhaust: { at: 15000, params: { item: 128, option: 8 } },
    equip: { at: 17000, params: { item: 128, slot: 8 } },
  }),
  join: actionSpace({
    pass: { at: 0, params: {} },
    join: { at: 1, params: {} },
  }),
  buy: actionSpace({
    done: { at: 0, params: {} },
    buy: { at: 1, params: { slot: 8 } },
  }),
  afar: actionSpace({
    pass: { at: 0, params: {} },
    timer: { at: 1, params: { option: 64 } },
  }),
  dice: actionSpace({
    done: { at: 0, params: {} },
    reroll: { at: 100, params: { source: 64, die: 64 } },
    exhaust: { at: 5000, params: { item: 128, option: 8 } },
  }),
  damage: actionSpace({
    take: { at: 0, params: { seat: 8, n: 64 } },
  }),
  hits: actionSpace({
    waste: { at: 0, params: {} },
    strike: { at: 1, params: { target: 64, n: 64 } },
  }),
  "ko-order": actionSpace({
    hero: { at: 0, params: { seat: 8 } },
  }),
  bonus: actionSpace({
    hero: { at: 0, params: { seat: 8 } },
  }),
  "free-item": actionSpace({
    hero: { at: 0, params: { seat: 8 } },
  }),
  "loot-for": actionSpace({
    hero: { at: 0, params: { seat: 8 } },
  }),
  "pick-gang": actionSpace({
    minion: { at: 0, params: {} },
    gang: { at: 1, params: {} },
  }),
  "police-bonus": actionSpace({
    pass: { at: 0, params: {} },
    remove: { at: 1, params: { place: 16 } },
  }),
  forgo: actionSpace({
    "take-it": { at: 0, params: {} },
    forgo: { at: 1, params: { space: 4, need: 16 } },
  }),
  "shut-hand": actionSpace({
    hand: { at: 0, params: { slot: 8 } },
  }),
  sixth: actionSpace({
    remove: { at: 0, params: { card: 256 } },
  }),
  famous: actionSpace({
    discard: { at: 0, params: { card: 256 } },
  }),
  sleeper: actionSpace({
    hero: { at: 0, params: { seat: 8 } },
  }),
  viral: actionSpace({
    pass: { at: 0, params: {} },
    use: { at: 1, params: { option: 8 } },
  }),
  refresh: actionSpace({
    gain: { at: 1, params: { what: 16 } },
    take: { at: 100, params: { slot: 8 } },
    forgo: { at: 200, params: { space: 4, need: 16 } },
  }),
  mist: actionSpace({
    turn: { at: 0, params: { place: 16 } },
  }),
  "gang-from": actionSpace({
    take: { at: 0, params: { place: 16 } },
  }),
  "last-helper": actionSpace({
    hero: { at: 0, params: { seat: 8 } },
  }),
  raid: actionSpace({
    ready: { at: 0, params: {} },
    exhaust: { at: 15000, params: { item: 128, option: 8 } },
    equip: { at: 17000, params: { item: 128, slot: 8 } },
  }),
  "pick-option": actionSpace({
    pass: { at: 0, params: {} },
    option: { at: 1, params: { option: 8 } },
  }),
  "pick-place": actionSpace({
    pass: { at: 0, params: {} },
    place: { at: 1, params: { place: 16 } },
  }),
  "pick-ways": actionSpace({
    pass: { at: 0, params: {} },
    "from-to": { at: 1, params: { from: 16, to: 16 } },
  }),
  "pick-hero": actionSpace({
    pass: { at: 0, params: {} },
    hero: { at: 1, params: { seat: 8 } },
  }),
  "pick-item": actionSpace({
    pass: { at: 0, params: {} },
    item: { at: 1, params: { item: 128 } },
  }),
  "pick-card": actionSpace({
    pass: { at: 0, params: {} },
    card: { at: 1, params: { card: 256 } },
  }),
  "pick-slot": actionSpace({
    pass: { at: 0, params: {} },
    slot: { at: 1, params: { slot: 8 } },
  }),
  "pick-space": actionSpace({
    pass: { at: 0, params: {} },
    space: { at: 1, params: { space: 4 } },
  }),
  "pick-side": actionSpace({
    hits: { at: 0, params: {} },
    shields: { at: 1, params: {} },
  }),
}

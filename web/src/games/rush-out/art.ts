/** How cards and dice look. What a card does comes from the server; this is only its picture. A test keeps the icons those of
 * the game's content files. */
import type { Effect, Face, Family, Role } from './types.ts'

export interface Art {
  icon: string
  color: string
  /** Colour behind the figure; cards of the Sorcerer all lie on violet. */
  ground?: string
  holes?: string
}

export const ART: Record<string, Art> = {
  total_dizziness: { icon: 'star-swirl', color: '#ff77b0' },
  spinning_room: { icon: 'magic-swirl', color: '#7fdcff' },
  colossal_sneeze: { icon: 'wind-slap', color: '#ff77b0' },
  lights_out: { icon: 'candle-holder', color: '#ffe14a' },
  butterfingers: { icon: 'butter', color: '#ffe08a' },
  wrong_pocket: { icon: 'robber-hand', color: '#ff77b0' },
  phantom_tickle: { icon: 'feather', color: '#ffd6ea' },
  stubbed_toe: { icon: 'foot-trip', color: '#ff77b0' },
  standing_bones: { icon: 'skeleton', color: '#e9e2ff' },
  cellar_goblin: { icon: 'goblin', color: '#7ed957' },
  hungry_chest: { icon: 'mimic-chest', color: '#d9a35c' },
  moody_golem: { icon: 'rock-golem', color: '#b9a7d6' },
  three_headed_puppy: { icon: 'hound', color: '#c98a55' },
  grumpy_mummy: { icon: 'mummy-head', color: '#f1dcae' },
  clingy_slime: { icon: 'slime', color: '#7ef0a0' },
  roar: { icon: 'dragon-breath', color: '#ff6a4d' },
  dragon_alarm_clock: { icon: 'alarm-clock', color: '#ffb02e' },
  heavy_steps: { icon: 'quake-stomp', color: '#ff6a4d' },
  morning_breath: { icon: 'fire-breath', color: '#ff6a4d' },
  smell_of_hero: { icon: 'dragon-head', color: '#ff6a4d' },
  low_flight: { icon: 'wyvern', color: '#ff6a4d' },
  pocket_whirlwind: { icon: 'whirlwind', color: '#8fe3ff' },
  thieving_wind: { icon: 'tornado', color: '#8fe3ff' },
  wet_matches: { icon: 'matchbox', color: '#ff9d6b' },
  rubber_sword: { icon: 'drop-weapon', color: '#c8d3e8' },
  floor_of_glue: { icon: 'sticky-boot', color: '#d9e86a' },
  bent_key: { icon: 'skeleton-key', color: '#ffcf5c' },
  silence: { icon: 'silence', color: '#e9e2ff' },
  stolen_tongue: { icon: 'tongue', color: '#ff8fa8' },
  hand_in_the_jar: { icon: 'honeypot', color: '#ffc65c' },
  itchy_back: { icon: 'back-pain', color: '#ffb59a' },
  team_spirit: { icon: 'high-five', color: '#ffe14a' },
  demanding_audience: { icon: 'party-popper', color: '#ff9de0' },
  soul_harvest: { icon: 'reaper-scythe', color: '#ff5d78' },
  surprise_visit: { icon: 'grim-reaper', color: '#ff5d78' },
  icy_grip: { icon: 'skeletal-hand', color: '#9be7ff' },
  last_will: { icon: 'death-note', color: '#e9e2ff' },
  twin_daggers: { icon: 'daggers', color: '#c8d3e8' },
  loose_chandelier: { icon: 'candles', color: '#ffd93b' },
  domino_of_doom: { icon: 'domino-tiles', color: '#fff6df' },
  blank_mind: { icon: 'brain-leak', color: '#ffd27a' },
  second_childhood: { icon: 'baby-face', color: '#ffd2b0' },
  rusty_reflexes: { icon: 'rusty-sword', color: '#d98a55' },
  back_to_school: { icon: 'graduate-cap', color: '#9bb8ff' },
  shared_amnesia: { icon: 'brain-dump', color: '#ffd27a' },
  time_rewind: { icon: 'backward-time', color: '#7fdcff' },
  tower_spider: { icon: 'spider-face', color: '#7b4fbf', ground: '#4b8f6a', holes: '#fff' },
  thorn_bridge: { icon: 'stone-bridge', color: '#d9a35c', ground: '#2b7fb8', holes: '#4a2f18' },
  blade_hall: { icon: 'sword-array', color: '#c8d3e8', ground: '#b8432f', holes: '#39405a' },
  sticky_cobweb: { icon: 'spider-web', color: '#f3ecff', ground: '#6d4a8f' },
  rolling_boulder: { icon: 'boulder-dash', color: '#b9a38c', ground: '#c9822f' },
  bottomless_well: { icon: 'well', color: '#9fb3c8', ground: '#2f6f86' },
  rusty_gate: { icon: 'dungeon-gate', color: '#c46a3a', ground: '#4f6a8f' },
  bat_cloud: { icon: 'moon-bats', color: '#5b4690', ground: '#e8a13a' },
  hungry_hedge: { icon: 'carnivorous-plant', color: '#5cc95a', ground: '#a83f6a' },
  sleepy_troll: { icon: 'troll', color: '#7fb86a', ground: '#7a5fb0' },
  dart_corridor: { icon: 'striking-arrows', color: '#ffcf5c', ground: '#8f4a3a' },
  snake_nest: { icon: 'snake-totem', color: '#6fd08a', ground: '#b0762c' },
  flooded_stairs: { icon: 'stairs', color: '#d8cfe8', ground: '#2b93b8' },
  lava_leap: { icon: 'lava', color: '#ff7a3c', ground: '#5a3a6a' },
  gargoyle_choir: { icon: 'gargoyle', color: '#a9a2bd', ground: '#3f7f8f' },
  minotaur_crossing: { icon: 'minotaur', color: '#b5713f', ground: '#6a8f3a' },
  seven_padlocks: { icon: 'triple-lock', color: '#f4c542', ground: '#4a5fa8' },
  hydra_bath: { icon: 'hydra', color: '#4fc0a0', ground: '#a84a6f' },
  mapless_maze: { icon: 'maze', color: '#f1dcae', ground: '#4f8f5a' },
  golem_on_duty: { icon: 'metal-golem-head', color: '#c0cad8', ground: '#b85f2f' },
  wishing_well: { icon: 'water-fountain', color: '#8fe3ff', ground: '#c99a1f' },
  loose_stone: { icon: 'stone-block', color: '#cfc3b0', ground: '#c99a1f' },
  goblin_banker: { icon: 'goblin-head', color: '#7ed957', ground: '#c99a1f' },
  dragon_piggy_bank: { icon: 'piggy-bank', color: '#ff9dba', ground: '#c99a1f' },
  face_to_face: { icon: 'duel', color: '#ffd27a', ground: '#8a2038' },
  duel_on_the_stairs: { icon: 'crossed-swords', color: '#dfe7f5', ground: '#8a2038' },
  staff_tug_of_war: { icon: 'wizard-staff', color: '#d9a35c', ground: '#8a2038' },
  hat_heist: { icon: 'pointy-hat', color: '#9a6bff', ground: '#8a2038' },
  hall_of_mirrors: { icon: 'mirror-mirror', color: '#bfeaff', ground: '#8a2038' },
  pocket_torch: { icon: 'primitive-torch', color: '#ff9d2e' },
  hasty_boots: { icon: 'walking-boot', color: '#b5713f' },
  master_hairpin: { icon: 'lockpicks', color: '#c0cad8' },
  folding_sword: { icon: 'switchblade', color: '#dfe7f5' },
  granny_amulet: { icon: 'heart-necklace', color: '#ff6d88' },
  hat_of_many_uses: { icon: 'magic-hat', color: '#9a6bff' },
  backwards_watering_can: { icon: 'watering-can', color: '#5cc9e8' },
  seeds_in_the_wind: { icon: 'dandelion-flower', color: '#fff6df' },
  grimoire_bookmark: { icon: 'bookmark', color: '#ff6d88' },
  spare_puddle: { icon: 'droplet-splash', color: '#4bb8ff' },
  pet_cactus: { icon: 'cactus-pot', color: '#5cc95a' },
  second_wind: { icon: 'lungs', color: '#bfeaff' },
  bottled_storm: { icon: 'bolt-drop', color: '#ffe14a' },
  dragon_chow: { icon: 'meat', color: '#ff8f6a' },
}

const UNKNOWN: Art = { icon: 'spell-book', color: '#e9e2ff', ground: '#6a8fb8' }
export const artOf = (card: string): Art => ART[card] ?? UNKNOWN

const SYMBOLS: Record<Face, string> = {
  fire: 'flame',
  sword: 'broadsword',
  foot: 'footprint',
  key: 'key',
  heart: 'hearts',
  joker: 'round-star',
  plant: 'oak-leaf',
  water: 'water-drop',
  air: 'whirlwind',
  lightning: 'power-lightning',
}
export const symbolIcon = (face: string): string => SYMBOLS[face as Face] ?? 'round-star'

const EFFECTS: Record<Effect, string> = {
  whirlwind: 'whirlwind',
  fire: 'flame',
  sword: 'broadsword',
  foot: 'footprint',
  key: 'key',
  silence: 'silence',
  'one-hand': 'hand',
  'high-five': 'high-five',
}
export const effectIcon = (effect: Effect): string => EFFECTS[effect]

/** The picture of a whole family, for shouts and for the log. */
export const FAMILY_ICONS: Record<Family, string> = {
  confusion: 'star-swirl',
  summoning: 'skeleton',
  dracology: 'dragon-head',
  dispelling: 'whirlwind',
  curse: 'silence',
  doom: 'grim-reaper',
  regression: 'backward-time',
}

export const ABILITY_ICONS: Record<Exclude<Role, 'sorcerer'>, string> = { bard: 'lyre', guard: 'round-shield', warrior: 'dragon-head', cleric: 'round-star' }

/** The dice of a role: class name, and the colours of its seat. */
export const TONES: Record<Role, { dice: string; seat: string; figure: string }> = {
  sorcerer: { dice: 'black', seat: '#7a3ff2', figure: 'sorc' },
  bard: { dice: 'green', seat: '#2b9a52', figure: 'bard' },
  guard: { dice: 'blue', seat: '#2f74e0', figure: 'guard' },
  warrior: { dice: 'brown', seat: '#9a5b2c', figure: 'warrior' },
  cleric: { dice: 'white', seat: '#d9cbaa', figure: 'cleric' },
}

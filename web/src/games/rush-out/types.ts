/** Rush Out! as its `view.py` shows it. Times are milliseconds of the game, which stands still while the table is paused. */
import type { View } from '../../lib/view.ts'

export type HeroSymbol = 'fire' | 'sword' | 'foot' | 'key' | 'heart' | 'joker'
export type SpellSymbol = 'plant' | 'water' | 'air' | 'lightning' | 'fire' | 'joker'
export type Face = HeroSymbol | SpellSymbol
export type Role = 'sorcerer' | 'bard' | 'guard' | 'warrior' | 'cleric'
export type Side = 'heroes' | 'sorcerer'
export type Family = 'confusion' | 'summoning' | 'dracology' | 'dispelling' | 'curse' | 'doom' | 'regression'
export type Effect = 'whirlwind' | 'fire' | 'sword' | 'foot' | 'key' | 'silence' | 'one-hand' | 'high-five'
export type Phase = 'ready' | 'countdown' | 'race' | 'break' | 'over'

export const HERO_FACES: HeroSymbol[] = ['fire', 'sword', 'foot', 'key', 'heart', 'joker']
export const SPELL_FACES: SpellSymbol[] = ['plant', 'water', 'air', 'lightning', 'fire', 'joker']
export const facesOf = (role: Role): Face[] => (role === 'sorcerer' ? SPELL_FACES : HERO_FACES)

/** `hand`: may be placed; `cold`: must be rolled first; `whirl`: caught in a whirlwind; else `slot:<place>.<slot>`. */
export interface DieState {
  face: Face
  at: string
}

export interface Slot {
  symbol: Face
  die: [seat: number, die: number] | null
}

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
  wounded: Slot[] | null
  wound_gen: number
  equipment: string[]
  xp: number
  ready: boolean
  owes: '' | 'whirl' | 'award'
}

interface OpenCard {
  ref: string
  place: number
  gen: number
  card: string
  slots: Slot[]
}

export interface Challenge extends OpenCard {
  kind: 'standard' | 'coin' | 'confrontation' | 'summoning'
  flag: SpellSymbol | null
  theirs?: Slot[]
  their_gen?: number
  dragon: boolean
  done: boolean
}

export interface Spell extends OpenCard {
  kind: Family
  flag: SpellSymbol | null
  power: number
  aiming: boolean
}

export interface Laid extends OpenCard {
  kind: 'dispelling' | 'curse'
  effect: Effect
  victim: number | null
}

export interface Dragon {
  at: number
  place: number
  gen: number
  slots: Slot[]
}

export interface Scroll {
  id: string
  scroll: number
  effect: string
  place: number | null
  gen: number | null
  slots: Slot[] | null
}

export interface Held {
  place: number
  seats: number[]
  pressed: number[]
  until: number
}

export interface Gear {
  id: string
  kind: number
  cost: number
  left: number
}

export interface ScrollOffer {
  id: string
  scroll: number
  cost: number
  left: number
}

export interface Tally {
  left: number
  all: number
}

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

export interface Board {
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
  trophies: Record<Side, number>
  goal: number
  players: Player[]
  challenges: (Challenge | null)[]
  spells: (Spell | null)[]
  dragon: Dragon | null
  laid: Laid[]
  souls: Tally | null
  lives: Tally | null
  /** Coin cards won, who has the token, and what is left to spend. */
  coins: { heroes: number; sorcerer: number; token: Side | null; purse: Record<Side, number> } | null
  shop: { equipment: Gear[]; scrolls: ScrollOffer[] } | null
  scrolls: Scroll[]
  held: Held[]
  awards: { seats: number[] }[]
  aim: { card: string; place: number; what: 'place' | 'die' | 'hero'; left: number } | null
  /** Cards that everyone saw go onto a deck, the top one first. */
  top: { challenges: string[]; spells: string[] }
  winner: Side | null
  reason: string
  rounds: Round[]
  stats: SeatNumbers[] | null
  can: number[]
}

export type RushView = View<Board>

// -- places: where dice can lie ------------------------------------------------------------------------------------

export const SLOTS_PER_PLACE = 6
export const DRAGON_PLACE = 3
export const WOUNDED_PLACE = 4
export const LAID_PLACE = 9
export const SPELL_PLACE = 21
export const THEIR_END = 24
export const LIGHTNING_SCROLL = 27
export const FIRE_SCROLL = 28

/** Everything that holds dice, by its place. */
export function slotsAt(board: Board, place: number): Slot[] {
  if (place < DRAGON_PLACE) return board.challenges[place]?.slots ?? []
  if (place === DRAGON_PLACE) return board.dragon?.slots ?? []
  if (place < LAID_PLACE) return board.players[place - WOUNDED_PLACE]?.wounded ?? []
  if (place < SPELL_PLACE) return board.laid.find((laid) => laid.place === place)?.slots ?? []
  if (place < THEIR_END) return board.spells[place - SPELL_PLACE]?.slots ?? []
  if (place < LIGHTNING_SCROLL) return board.challenges[place - THEIR_END]?.theirs ?? []
  return board.scrolls.find((scroll) => scroll.place === place)?.slots ?? []
}

export const slotName = (place: number, slot: number): string => `slot:${place}.${slot}`

/** The place of a die that lies on a card, or null. */
export function placeOf(die: DieState): number | null {
  const found = /^slot:(\d+)\./.exec(die.at)
  return found ? Number(found[1]) : null
}

export const dieRef = (seat: number, die: number): string => `die:${seat}.${die}`
export const placeRef = (place: number): string => `place:${place}`

export const isFree = (die: DieState): boolean => die.at === 'hand' || die.at === 'cold'
export const sorcererOf = (board: Board): Player | undefined => board.players.find((player) => player.role === 'sorcerer')
export const heroesOf = (board: Board): Player[] => board.players.filter((player) => player.role !== 'sorcerer')
export const sideOf = (player: Player): Side => (player.role === 'sorcerer' ? 'sorcerer' : 'heroes')
export const missing = (slots: Slot[]): number => slots.filter((slot) => slot.die === null).length

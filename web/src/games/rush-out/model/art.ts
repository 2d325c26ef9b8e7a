/** How cards and dice look. Icons and colours of cards and characters come from the game's content files. */
import { FACES, PICTURES } from '../generated.ts'
import type { Effect, Face, Role } from './types.ts'

export type Art = (typeof PICTURES)[string]

const PLAIN: Art = { icon: 'spell-book', color: '#e9e2ff', ground: '#6a8fb8' }
export const artOf = (card: string): Art => PICTURES[card] ?? PLAIN

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

export const ABILITY_ICONS: Record<Exclude<Role, 'sorcerer'>, string> = {
  bard: 'lyre',
  guard: 'round-shield',
  warrior: 'dragon-head',
  cleric: 'round-star',
}

/** A character's bust, and the colours of its seat and dice. */
export const lookOf = (role: Role): (typeof FACES)[string] => FACES[role] as (typeof FACES)[string]

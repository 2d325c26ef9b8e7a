/** What deserves a sound, a shout or a jump: events as the server tells them, and dice, of which it tells nothing
 * because everyone sees them. Pure.
 *
 * In a race the picture never waits for a story: the board is drawn as it is, and these cues play on top of it. */
import type { ShoutKind } from '../../../lib/effects.svelte.ts'
import { seatIn } from '../../../lib/told.ts'
import type { Told } from '../../../protocol.ts'
import type { RushSound } from './sounds.ts'
import { type Board, placeOf } from './types.ts'

/** How an event is played. */
export interface Scene {
  sound?: RushSound
  /** The end of `ui-ro-shout-…`. */
  shout?: string
  mood?: ShoutKind
  /** What trembles, or jumps: `seat` is the seat that the event names. */
  shakes?: string
  pops?: string
}

const SCENES: Record<string, Scene> = {
  race: { sound: 'go', shout: 'go', mood: 'gain' },
  'round-heroes': { sound: 'round' },
  'round-sorcerer': { sound: 'round' },
  completed: { sound: 'solved' },
  'completed-together': { sound: 'solved' },
  cast: { sound: 'cast' },
  summoned: { shout: 'summoning' },
  scattered: { sound: 'sweep', shout: 'confusion' },
  snatched: { sound: 'sweep', shout: 'confusion', shakes: 'seat' },
  'dragon-advanced': { sound: 'dragon', shout: 'dragon', shakes: 'table' },
  'dragon-back': { sound: 'repel', shout: 'repel', mood: 'gain' },
  dispelled: { sound: 'curse', shout: 'dispelling', shakes: 'seat' },
  cursed: { sound: 'curse', shout: 'curse' },
  'ability-guard': { sound: 'lift' },
  wounded: { sound: 'wound', shout: 'doom', shakes: 'seat' },
  healed: { sound: 'heal', pops: 'seat' },
  souls: { sound: 'soul', pops: 'souls' },
  'life-lost': { sound: 'life', shout: 'life', mood: 'gain', pops: 'lives' },
  'coin-heroes': { sound: 'coin', pops: 'coins:heroes' },
  'coin-sorcerer': { sound: 'coin', pops: 'coins:sorcerer' },
  experience: { sound: 'xp' },
  'experience-lost': { shout: 'regression', shakes: 'seat' },
  held: { sound: 'owed' },
}

/** The scene of an event, with what it touches by name; null when nobody plays it. */
export function sceneOf(told: Told): Scene | null {
  const scene = SCENES[told.kind]
  if (!scene) return null
  const named = (what: string | undefined) => (what === 'seat' ? `seat:${seatIn(told) ?? ''}` : what)
  return { ...scene, shakes: named(scene.shakes), pops: named(scene.pops) }
}

/** Whose dice were thrown, and whose were put onto a card, between two boards of one round. */
export function diceMoved(before: Board, after: Board): { rolled: number[]; placed: number[] } {
  const found = { rolled: [] as number[], placed: [] as number[] }
  if (before.round !== after.round || after.phase !== 'race') return found
  for (const { seat, cool, dice } of after.players) {
    const was = before.players[seat]
    if (!was) continue
    if (cool > was.cool) found.rolled.push(seat)
    if (dice.some((die, i) => placeOf(die) !== null && was.dice[i]?.at !== die.at)) found.placed.push(seat)
  }
  return found
}

/** One die short of being cast: the heart beats. */
export const inDanger = (board: Board): boolean => board.spells.some((spell) => spell?.nearly.includes('sorcerer'))

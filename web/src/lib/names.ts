/** How seats are called. */
import type { Place } from '../protocol.ts'
import { words } from './words.svelte.ts'
import { pickOf } from './choices.ts'
import { choiceKey } from './worlds.ts'

/** What a seat is called: its player's name; a bot goes by what it plays, else by its number. */
export function placeName(game: string, place: Place): string {
  if (place.name) return place.name
  const key = choiceKey(game, pickOf(place))
  if (place.kind === 'bot' && key && words.hasIn(game, key)) return words.sayIn(game, key)
  if (place.kind === 'bot') return words.say('bot-name', { n: place.seat + 1 })
  return words.say('seat-name', { n: place.seat + 1 })
}

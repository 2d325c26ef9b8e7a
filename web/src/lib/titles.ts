/** The title of a game, be it one without a folder of its own here. */
import { words } from './words.svelte.ts'
import { hasWorld, worldOf } from './worlds.ts'

/** As its world writes it; else as its own words do, once they are here. */
export function titleOf(game: string): string {
  if (hasWorld(game)) return worldOf(game).title
  if (words.hasIn(game, 'game-title')) return words.sayIn(game, 'game-title')
  return words.knows(game) ? game : ''
}

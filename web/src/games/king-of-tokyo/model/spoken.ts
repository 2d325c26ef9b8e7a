/** What screen readers say of a monster: everything that the panel shows. */
import { say } from '../../../lib/words.svelte.ts'
import { cardName } from './cards.ts'
import type { Board, Monster } from './types.ts'

export function spoken(monster: Monster, board: Board, name: string): string {
  /** Bots are called like their monsters: once is enough. */
  const who = [...new Set([name, say(`monster-${monster.monster}`)])].join(', ')
  if (!monster.alive) return say('ui-kot-spoken-out', { who })
  const parts = [
    say('ui-kot-spoken', {
      who,
      place: say(`place-${monster.place}`),
      hearts: monster.hearts,
      max: monster.max_hearts,
      stars: monster.stars,
      target: board.target,
      energy: monster.energy,
    }),
  ]
  if (monster.poison) parts.push(say('count-poison', { n: monster.poison }))
  if (monster.shrink) parts.push(say('count-shrink', { n: monster.shrink }))
  if (monster.cards.length) parts.push(monster.cards.map(cardName).join(', '))
  if (board.turn === monster.seat) parts.push(say('ui-kot-playing'))
  return parts.join('. ')
}

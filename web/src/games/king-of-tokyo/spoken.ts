/** What screen readers say of a monster: everything that the panel shows. */
import { say } from '../../lib/words.svelte.ts'
import type { Board, Monster } from './types.ts'

export function spoken(monster: Monster, board: Board, name: string): string {
  if (!monster.alive) return say('ui-kot-spoken-out', { name, monster: say(`monster-${monster.monster}`) })
  const parts = [
    say('ui-kot-spoken', {
      name,
      monster: say(`monster-${monster.monster}`),
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
  if (monster.cards.length) parts.push(monster.cards.map((card) => say(`card-${card.id}`)).join(', '))
  if (board.turn === monster.seat) parts.push(say('ui-kot-playing'))
  return parts.join('. ')
}

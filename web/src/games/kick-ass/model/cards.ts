/** What a screen reader says of a card. */
import { say } from '../../../lib/words.svelte.ts'
import { type CardFace, told } from './types.ts'

export function spokenCard(card: CardFace, down = false): string {
  if (down) return say('ui-ka-card-down', { name: told(card.name) })
  const parts = [
    told(card.name),
    card.type ? say(`type-${card.type}`) : '',
    say('ui-ka-steps', { n: card.move }),
    ...card.effects.map((effect) => told(effect.text)),
    ...card.more.map((effect) => told(effect.text)),
    card.district ? say('ui-ka-only-in', { district: say(`district-${card.district.replace('_', '-')}`) }) : '',
  ]
  return parts.filter(Boolean).join('. ')
}

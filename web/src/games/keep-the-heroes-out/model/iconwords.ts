/** The icons of a card in a few words: `2 × Activate + Move → Draw`. */
import { say } from '../../../lib/words.svelte.ts'
import type { CardFace, IconFace } from './types.ts'

function one(icon: IconFace): string {
  const about =
    icon.icon === 'resource' || icon.icon === 'discard'
      ? say(`token-${icon.arg}`)
      : icon.arg && icon.icon !== 'reinforce'
        ? `${say(`icon-${icon.icon}`)} (${say(`type-${icon.arg}`)})`
        : say(`icon-${icon.icon}`)
  const counted = icon.n > 1 ? `${icon.n} × ${about}` : about
  const swarm = icon.swarm ? `${say('ui-ktho-swarm')}: ${counted}` : counted
  const then = icon.then.map(one).join(' + ')
  const lost = icon.icon === 'discard' ? `−${swarm}` : swarm
  return then ? `${lost} → ${then}` : lost
}

export const wordsOf = (icons: readonly IconFace[]): string => icons.map(one).join(' + ')

/** All of a card, for who hears it. */
export function cardSpoken(card: CardFace): string {
  const sides = card.sides.map((side) => say(side.text.key, side.text.params))
  return `${say(`card-${card.id}`)}: ${sides.join(` ${say('ui-ktho-or')} `)}`
}

/** What a card is called and says. The box has words under the ids of its cards; cards of packs bring theirs. */
import { say, words } from '../../../lib/words.svelte.ts'
import type { CardFace, Copied } from '../generated.ts'

export const cardName = (card: CardFace | Copied): string =>
  card.name ? say(card.name.key, card.name.params) : say(`card-${card.id}`)

export const cardText = (card: CardFace): string =>
  card.text ? say(card.text.key, card.text.params) : say(`card-${card.id}.text`)

export function cardFlavour(card: CardFace): string {
  if (card.flavour) return say(card.flavour.key, card.flavour.params)
  return words.has(`card-${card.id}.flavour`) ? say(`card-${card.id}.flavour`) : ''
}

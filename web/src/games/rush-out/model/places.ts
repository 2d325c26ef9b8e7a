/** What places are called, and the key that reaches each. */
import { say } from '../../../lib/words.svelte.ts'
import { type Board, DRAGON_PLACE, LAID_PLACE, SCROLL_PLACE, SPELL_PLACE, THEIR_END, WOUNDED_PLACE } from './types.ts'

/** The card at a place, by its id; empty for tiles. */
export function cardAt(board: Board, place: number): string {
  if (place < DRAGON_PLACE) return board.challenges[place]?.card ?? ''
  if (place >= LAID_PLACE && place < SPELL_PLACE) return board.laid.find((laid) => laid.place === place)?.card ?? ''
  if (place >= SPELL_PLACE && place < THEIR_END) return board.spells[place - SPELL_PLACE]?.card ?? ''
  if (place >= THEIR_END && place < SCROLL_PLACE) return board.challenges[place - THEIR_END]?.card ?? ''
  return ''
}

/** `me` is the seat of who reads it, if any: their own wound is theirs. */
export function placeName(
  board: Board,
  place: number,
  nameOf: (seat: number) => string,
  me: number | null = null,
): string {
  if (place === DRAGON_PLACE) return say('ui-ro-dragon-tile')
  if (place >= WOUNDED_PLACE && place < LAID_PLACE) {
    const seat = place - WOUNDED_PLACE
    return seat === me ? say('ui-ro-wound-mine') : say('ui-ro-wound-of', { name: nameOf(seat) })
  }
  if (place >= SCROLL_PLACE) {
    const scroll = board.scrolls.find((one) => one.spot?.place === place)
    return scroll ? say(`scroll-${scroll.id}`) : ''
  }
  const card = cardAt(board, place)
  return card ? say(`card-${card}`) : ''
}

/** The same in a word or two: a challenge or a spell by its number. */
export function placeShort(
  board: Board,
  place: number,
  nameOf: (seat: number) => string,
  me: number | null = null,
): string {
  if (place < DRAGON_PLACE) return say('place-challenge', { n: place + 1 })
  if (place === DRAGON_PLACE) return say('ui-ro-at-dragon')
  if (place >= SPELL_PLACE && place < THEIR_END) return say('place-spell', { n: place - SPELL_PLACE + 1 })
  if (place >= THEIR_END && place < SCROLL_PLACE) return say('place-challenge', { n: place - THEIR_END + 1 })
  return placeName(board, place, nameOf, me)
}

/** The letter on a Hero's dice. The names of two Heroes may begin alike: each has a letter of its own. */
export function letterOf(board: Board, seat: number): string {
  const role = board.players[seat]?.role
  return role && role !== 'sorcerer' ? say(`role-letter-${role}`) : ''
}

/** Letters under the left hand, in the order of the board: my own row first, then the other places. */
const OWN_ROW = ['q', 'w', 'e']
const OTHERS = ['a', 's', 'd', 'f', 'g', 'z', 'x', 'c', 'v', 'b', 't', 'y', 'n', 'm']

/** The key of every place that takes dice or can be aimed at. */
export function keysOf(board: Board, sorcerer: boolean): Map<number, string> {
  const first = sorcerer ? SPELL_PLACE : 0
  const keys = new Map<number, string>(OWN_ROW.map((key, i) => [first + i, key]))
  const rest: number[] = []
  if (sorcerer) {
    for (const { spot } of board.scrolls) if (spot) rest.push(spot.place)
    rest.push(THEIR_END, THEIR_END + 1, THEIR_END + 2, 0, 1, 2)
  }
  if (board.dragon) rest.push(DRAGON_PLACE)
  for (const player of board.players) if (player.wounded) rest.push(WOUNDED_PLACE + player.seat)
  for (const laid of board.laid) rest.push(laid.place)
  for (const [i, place] of rest.entries()) if (OTHERS[i]) keys.set(place, OTHERS[i])
  return keys
}

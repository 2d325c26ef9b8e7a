/** Rush Out! as its board sees it; `generated.ts` has the shape of what the server sends. */
import type { View } from '../../../lib/view.ts'
import { PLACES } from '../generated.ts'
import type { Board, DieState, Face, HeroSymbol, Player, Role, Slot, SpellSymbol, Spot } from '../generated.ts'

export type * from '../generated.ts'

const HERO_FACES: HeroSymbol[] = ['fire', 'sword', 'foot', 'key', 'heart', 'joker']
const SPELL_FACES: SpellSymbol[] = ['plant', 'water', 'air', 'lightning', 'fire', 'joker']
export const facesOf = (role: Role): Face[] => (role === 'sorcerer' ? SPELL_FACES : HERO_FACES)

export type RushView = View<Board>

// -- places: where dice can lie ------------------------------------------------------------------------------------

export const {
  dragon: DRAGON_PLACE,
  wound: WOUNDED_PLACE,
  laid: LAID_PLACE,
  spell: SPELL_PLACE,
  their_end: THEIR_END,
  scroll: SCROLL_PLACE,
} = PLACES

/** Everything on the table that holds dice. */
export function spotsOf(board: Board): Spot[] {
  const found = [
    ...board.challenges,
    ...board.challenges.map((card) => card?.theirs),
    board.dragon,
    ...board.players.map((player) => player.wounded),
    ...board.laid,
    ...board.spells,
    ...board.scrolls.map((scroll) => scroll.spot),
  ]
  return found.filter((spot) => spot !== null && spot !== undefined)
}

/** The place of a die that lies on a card, or null. */
export function placeOf(die: DieState): number | null {
  const found = /^slot:(\d+)\./.exec(die.at)
  return found ? Number(found[1]) : null
}

export const slotName = (place: number, slot: number): string => `slot:${place}.${slot}`
export const dieRef = (seat: number, die: number): string => `die:${seat}.${die}`
export const placeRef = (place: number): string => `place:${place}`

export const isFree = (die: DieState): boolean => die.at === 'hand' || die.at === 'cold'
export const sorcererOf = (board: Board): Player | undefined =>
  board.players.find((player) => player.role === 'sorcerer')
export const heroesOf = (board: Board): Player[] => board.players.filter((player) => player.role !== 'sorcerer')
export const missing = (slots: Slot[]): number => slots.filter((slot) => slot.die === null).length
/** Whether this scenario has Lives, Souls or coins. */
export const hasTokens = (board: Board): boolean => Boolean(board.lives ?? board.souls ?? board.coins)

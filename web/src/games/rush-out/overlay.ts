/** What I did a moment ago and the server has not shown yet, laid over the board: the die lies in its slot at once. Pure. */
import { decodePlace, PLACE, RECALL, RECALL_ALL, ROLL } from './actions.ts'
import { type Board, type DieState, DRAGON_PLACE, LAID_PLACE, LIGHTNING_SCROLL, placeOf, type Slot, slotName, slotsAt, SPELL_PLACE, THEIR_END, WOUNDED_PLACE } from './types.ts'

export interface Wish {
  key: number
  action: number
  /** The roll that the server knew of when I asked for another. */
  cool: number
  /** The server has done it; the board may not show it yet. */
  granted: boolean
}

/** The generation of the card at a place: a card that has gone is not the one that was meant. */
export function genAt(board: Board, place: number): number | null {
  if (place < DRAGON_PLACE) return board.challenges[place]?.gen ?? null
  if (place === DRAGON_PLACE) return board.dragon?.gen ?? null
  if (place < LAID_PLACE) return board.players[place - WOUNDED_PLACE]?.wound_gen ?? null
  if (place < SPELL_PLACE) return board.laid.find((laid) => laid.place === place)?.gen ?? null
  if (place < THEIR_END) return board.spells[place - SPELL_PLACE]?.gen ?? null
  if (place < LIGHTNING_SCROLL) return board.challenges[place - THEIR_END]?.their_gen ?? null
  return board.scrolls.find((scroll) => scroll.place === place)?.gen ?? null
}

function withSlots(board: Board, place: number, slots: Slot[]): Board {
  const at = <T>(list: readonly T[], index: number, change: (one: NonNullable<T>) => T): T[] => list.map((one, i) => (i === index && one ? change(one) : one))
  if (place < DRAGON_PLACE) return { ...board, challenges: at(board.challenges, place, (card) => ({ ...card, slots })) }
  if (place === DRAGON_PLACE) return { ...board, dragon: board.dragon && { ...board.dragon, slots } }
  if (place < LAID_PLACE) return { ...board, players: at(board.players, place - WOUNDED_PLACE, (player) => ({ ...player, wounded: slots })) }
  if (place < SPELL_PLACE) return { ...board, laid: board.laid.map((card) => (card.place === place ? { ...card, slots } : card)) }
  if (place < THEIR_END) return { ...board, spells: at(board.spells, place - SPELL_PLACE, (card) => ({ ...card, slots })) }
  if (place < LIGHTNING_SCROLL) return { ...board, challenges: at(board.challenges, place - THEIR_END, (card) => ({ ...card, theirs: slots })) }
  return { ...board, scrolls: board.scrolls.map((scroll) => (scroll.place === place ? { ...scroll, slots } : scroll)) }
}

const withDie = (board: Board, seat: number, die: number, change: Partial<DieState>): Board => ({
  ...board,
  players: board.players.map((player) => (player.seat === seat ? { ...player, dice: player.dice.map((one, i) => (i === die ? { ...one, ...change } : one)) } : player)),
})

function placed(board: Board, seat: number, action: number): Board {
  const fit = decodePlace(action)
  if (!fit) return board
  const gen = genAt(board, fit.place)
  const slots = slotsAt(board, fit.place)
  const die = board.players[seat]?.dice[fit.die]
  if (!die || die.at !== 'hand' || slots[fit.slot]?.die !== null || gen !== fit.gen) return board
  const filled = slots.map((slot, i): Slot => (i === fit.slot ? { ...slot, die: [seat, fit.die] } : slot))
  const next = withDie(withSlots(board, fit.place, filled), seat, fit.die, { at: slotName(fit.place, fit.slot) })
  const can = next.can.filter((open) => {
    if (open < PLACE) return true
    const other = decodePlace(open)
    return other !== null && other.place === fit.place && other.slot !== fit.slot && other.die !== fit.die
  })
  return { ...next, can }
}

function recalled(board: Board, seat: number, die: number): Board {
  const state = board.players[seat]?.dice[die]
  const place = state ? placeOf(state) : null
  if (place === null) return board
  const slots = slotsAt(board, place).map((slot): Slot => (slot.die && slot.die[0] === seat && slot.die[1] === die ? { ...slot, die: null } : slot))
  const next = withDie(withSlots(board, place, slots), seat, die, { at: 'cold' })
  return { ...next, can: next.can.filter((action) => action !== RECALL + die) }
}

/** The board as I expect it to be in a moment. */
export function overlaid(board: Board, seat: number | null, wishes: readonly Wish[]): Board {
  if (seat === null || wishes.length === 0) return board
  let next = board
  for (const wish of wishes) {
    if (wish.action >= PLACE) next = placed(next, seat, wish.action)
    else if (wish.action === RECALL_ALL) for (const die of board.players[seat]?.dice.keys() ?? []) next = recalled(next, seat, die)
    else if (wish.action >= RECALL && wish.action < RECALL_ALL) next = recalled(next, seat, wish.action - RECALL)
    else if (wish.action === ROLL && board.players[seat]?.cool === wish.cool) next = { ...next, can: next.can.filter((action) => action < PLACE && action !== ROLL) }
  }
  return next
}

/** Wishes that the board does not answer yet. */
export function unanswered(board: Board, seat: number, wishes: readonly Wish[]): Wish[] {
  const me = board.players[seat]
  return wishes.filter((wish) => {
    if (!me || wish.granted) return false
    if (wish.action === ROLL) return me.cool === wish.cool
    const fit = decodePlace(wish.action)
    if (fit) return me.dice[fit.die]?.at === 'hand'
    return true
  })
}

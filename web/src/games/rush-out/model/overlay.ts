/** What I did a moment ago and the server has not shown yet, laid over the board: the die lies in its slot at once, and
 * what was asked for is not offered again. What follows from it is for the server to say. Pure. */
import { LIVE, type Placing, placing } from './actions.ts'
import { type Board, type Player, type Scroll, type Slot, slotName, type Spot, spotsOf } from './types.ts'

export interface Wish {
  key: number
  action: number
  /** The roll that the server knew of when I asked for another. */
  cool: number
  /** The server has done it; the board may not show it yet. */
  granted: boolean
}

/** The board with other slots in one place. */
function withSlots(board: Board, place: number, change: (slots: Slot[]) => Slot[]): Board {
  const changed = <T extends Spot | null>(spot: T): T =>
    spot?.place === place ? { ...spot, slots: change(spot.slots) } : spot
  const part = <T extends object, K extends keyof T>(whole: T, key: K, spot: T[K]): T =>
    spot === whole[key] ? whole : { ...whole, [key]: spot }
  return {
    ...board,
    challenges: board.challenges.map((card) => card && part(changed(card), 'theirs', changed(card.theirs))),
    spells: board.spells.map(changed),
    dragon: changed(board.dragon),
    laid: board.laid.map(changed),
    players: board.players.map((player): Player => part(player, 'wounded', changed(player.wounded))),
    scrolls: board.scrolls.map((scroll): Scroll => part(scroll, 'spot', changed(scroll.spot))),
  }
}

/** The die lies in its slot; neither of them is offered again before the server has spoken. */
function placed(board: Board, seat: number, fit: Placing): Board {
  const spot = spotsOf(board).find((one) => one.place === fit.place)
  const die = board.players[seat]?.dice[fit.die]
  if (die?.at !== 'hand' || spot?.gen !== fit.generation || spot.slots[fit.slot]?.die !== null) return board
  const next = withSlots(board, fit.place, (slots) =>
    slots.map((slot, i): Slot => (i === fit.slot ? { ...slot, die: [seat, fit.die] } : slot)),
  )
  const at = slotName(fit.place, fit.slot)
  return {
    ...next,
    players: next.players.map((player) =>
      player.seat === seat
        ? { ...player, dice: player.dice.map((one, i) => (i === fit.die ? { ...one, at } : one)) }
        : player,
    ),
    can: next.can.filter((open) => {
      const other = placing(open)
      return other === null || (other.die !== fit.die && (other.place !== fit.place || other.slot !== fit.slot))
    }),
  }
}

/** The board as I expect it to be in a moment. */
export function overlaid(board: Board, seat: number | null, wishes: readonly Wish[]): Board {
  if (seat === null || wishes.length === 0) return board
  let next = board
  for (const wish of wishes) {
    const fit = placing(wish.action)
    if (fit) next = placed(next, seat, fit)
    else if (!wish.granted) next = { ...next, can: next.can.filter((action) => action !== wish.action) }
  }
  return next
}

/** A roll that was asked for, and whose faces nobody knows yet. */
export const isRolling = (board: Board, seat: number | null, wishes: readonly Wish[]): boolean =>
  seat !== null && wishes.some((wish) => wish.action === LIVE.of('roll') && board.players[seat]?.cool === wish.cool)

/** Wishes that the board does not answer yet. */
export function unanswered(board: Board, seat: number, wishes: readonly Wish[]): Wish[] {
  const me = board.players[seat]
  return wishes.filter((wish) => {
    if (!me || wish.granted) return false
    if (wish.action === LIVE.of('roll')) return me.cool === wish.cool
    const fit = placing(wish.action)
    return fit === null || me.dice[fit.die]?.at === 'hand'
  })
}

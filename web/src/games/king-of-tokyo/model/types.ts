/** King of Tokyo as its board sees it; `generated.ts` has the shape of what the server sends. */
import type { View } from '../../../lib/view.ts'
import type { Board } from '../generated.ts'

export type { Board, CardFace, DieFace, Face, Monster, Place } from '../generated.ts'

export type TokyoView = View<Board>

/** The five steps of a turn, as the strip at the top counts them. */
export const STEPS = ['roll', 'resolve', 'enter', 'buy', 'end'] as const
export type Step = (typeof STEPS)[number]

export function stepOf(board: Board): Step {
  switch (board.step) {
    case 'setup':
    case 'start':
    case 'roll':
    case 'probe':
    case 'change':
      return 'roll'
    case 'resolve':
      return 'resolve'
    case 'buy':
      return 'buy'
    default:
      return 'end'
  }
}

/** The round of the table: how often everyone has had a turn, from 1. */
export const roundOf = (board: Board): number =>
  Math.max(1, Math.ceil(board.turns / Math.max(1, board.monsters.length)))

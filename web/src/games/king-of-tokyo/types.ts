/** King of Tokyo as its `view.py` shows it. */
import type { CardFace } from '../../kit/Card.svelte'
import type { View } from '../../lib/view.ts'

export type Place = 'city' | 'bay' | 'outside'
export type Face = '1' | '2' | '3' | 'heart' | 'energy' | 'claw'

export interface DieFace {
  ref: string
  face: Face
  green: boolean
  kept: boolean
}

export interface Monster {
  ref: string
  seat: number
  monster: string
  figure: string
  color: string
  hearts: number
  max_hearts: number
  stars: number
  energy: number
  place: Place
  poison: number
  shrink: number
  alive: boolean
  wings: boolean
  cards: CardFace[]
}

export interface Board {
  step: 'setup' | 'start' | 'roll' | 'probe' | 'change' | 'resolve' | 'buy' | 'end' | 'next' | 'over'
  turn: number
  turns: number
  target: number
  monsters: Monster[]
  bay_open: boolean
  dice: DieFace[]
  rolls_left: number
  market: (CardFace | null)[]
  deck: number
  discard: string[]
  extra_turns: number[]
  reason: string
  known_top?: CardFace[]
}

export type TokyoView = View<Board>
export type { CardFace }

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
export const roundOf = (board: Board): number => Math.max(1, Math.ceil(board.turns / Math.max(1, board.monsters.length)))

/** Players in seat order from the one after `seat`: the order in which they will play. */
export function clockwise(monsters: Monster[], seat: number): Monster[] {
  const at = monsters.findIndex((monster) => monster.seat === seat)
  return [...monsters.slice(at + 1), ...monsters.slice(0, Math.max(0, at))].filter((monster) => monster.alive)
}

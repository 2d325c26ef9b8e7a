/** What cannot wait: a hand for a high five, or who keeps the experience. */
import { LIVE } from './actions.ts'
import type { Play } from './play.svelte.ts'
import type { Award, Held, Player } from './types.ts'

export interface Owed {
  held: Held | null
  award: Award | null
  /** The actions that settle the award. */
  keep: number | undefined
  give: number | undefined
}

/** Of several cards the oldest comes first; the actions name the card. Null when nothing is owed. */
export function owedBy(play: Play, me: Player): Owed | null {
  const held = play.board.held.find((one) => one.seats.includes(me.seat)) ?? null
  const keep = LIVE.among(play.can, 'keep')[0]?.action
  const give = LIVE.among(play.can, 'give')[0]?.action
  const settles = keep !== undefined || give !== undefined
  const award = settles ? (play.board.awards.find((one) => one.seats.includes(me.seat)) ?? null) : null
  return held || award ? { held, award, keep, give } : null
}

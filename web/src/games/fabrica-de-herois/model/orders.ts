/** When I am asked off my turn, as my standing orders have it, and what they still stop for. */
import { listed, say, sayWord } from '../../../lib/words.svelte.ts'
import type { StandingOrder } from '../../../protocol.ts'
import type { Play } from './play.svelte.ts'

const KIND = 'answer'
/** About attacks on me, about anything, about nothing until my turn, about nothing in this round or turn. */
export type When = 'attacks' | 'any' | 'none' | 'round' | 'turn'

const mine = (play: Play): StandingOrder[] =>
  play.table.standing.filter((one) => one.kind === KIND && one.seat === play.seat)

/** The order about all windows, if there is one: one for a short while lies over the one for the match. */
export function general(play: Play): StandingOrder | null {
  const all = mine(play).filter((one) => !one.about)
  return all.find((one) => one.until !== 'match') ?? all[0] ?? null
}

/** The orders about single abilities. */
export const single = (play: Play): StandingOrder[] => mine(play).filter((one) => one.about)

export function when(play: Play): When {
  const order = general(play)
  if (!order) return 'any'
  if (order.but_pressing) return 'attacks'
  return order.until === 'round' || order.until === 'turn' ? order.until : 'none'
}

export function change(play: Play, value: When): void {
  const order = general(play)
  if (value === when(play)) return
  if (value === 'any') {
    if (order) void play.table.endStanding(order, true)
  } else if (value === 'attacks') void play.table.giveStanding('match', true, KIND)
  else void play.table.giveStanding(value === 'none' ? 'own-turn' : value, false, KIND)
}

/** The ability that waits is not asked about again. */
export const notThisAgain = (play: Play): void => void play.table.giveStanding('match', false, KIND, true)

/** What they still stop for, in a sentence. */
export function sentence(play: Play): string {
  const names = single(play).flatMap((one) => (one.about ? [sayWord(one.about)] : []))
  const now = when(play)
  const asks = say('ui-fh-order', { when: now })
  return names.length && (now === 'any' || now === 'attacks')
    ? `${asks}, ${say('ui-fh-order-but', { names: listed(names) })}`
    : asks
}

/** The same in two or three words. */
export function short(play: Play): string {
  const now = when(play)
  return now === 'round' || now === 'turn' ? say('ui-fh-order', { when: now }) : say(`ui-fh-ask-${now}`)
}

/** How many windows they have let pass. */
export const passed = (play: Play): number => mine(play).reduce((sum, one) => sum + (one.passed?.length ?? 0), 0)

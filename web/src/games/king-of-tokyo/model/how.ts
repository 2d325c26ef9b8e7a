/** How the match was won: the last turn as a sum of stars, or the order in which the others fell. Pure. */
import type { Frame } from '../../../protocol.ts'
import { numberIn, seatIn, wordIn } from './told.ts'

interface Gain {
  kind: 'start' | 'dice' | 'enter' | 'card'
  n: number
  face: string
  count: number
  card: unknown // a word
}

export interface LastTurn {
  from: number
  gains: Gain[]
  to: number
}

const KINDS: Record<string, Gain['kind']> = {
  'stars-start': 'start',
  'stars-dice': 'dice',
  'stars-card': 'card',
  entered: 'enter',
}

/** The stars that the winner gained from its last turn on: each event tells how many it then had. */
export function lastTurn(frames: Frame[], winner: number, to: number): LastTurn {
  const all = frames.flatMap((frame) => frame.told).filter((told) => seatIn(told) === winner)
  const begin = all.findLastIndex((told) => told.kind === 'turn' || told.kind === 'extra-turn')
  const gains: Gain[] = []
  let stars = 0
  let from = 0
  for (const [at, told] of all.entries()) {
    if (at === begin) from = stars
    const after = told.params?.stars
    if (typeof after !== 'number') continue
    const kind = KINDS[told.kind]
    if (kind && at > begin) {
      const count = numberIn(told, 'count')
      gains.push({ kind, n: after - stars, face: wordIn(told, 'face'), count, card: told.params?.card })
    }
    stars = after
  }
  return { from, gains, to }
}

/** As many dice have room where there are several gains: each of them takes the room of some. */
const ROOM = { narrow: 9, wide: 10 }
const roomOf = (gain: Gain): number => (gain.kind === 'dice' ? gain.count + 2 : 3)

/** How many dice are drawn for each gain: all that counted, or, without room, one with its number beside it. */
export function drawnDice(gains: readonly Gain[], narrow: boolean): number[] {
  const crowded =
    gains.length > 1 && gains.reduce((sum, gain) => sum + roomOf(gain), 0) > (narrow ? ROOM.narrow : ROOM.wide)
  return gains.map(({ kind, count }) => (kind !== 'dice' ? 0 : crowded && count > 3 ? 1 : count))
}

/** Who fell, in order, with the number of the turn. */
export function falls(frames: Frame[]): { seat: number; turn: number }[] {
  let turn = 0
  const fallen: { seat: number; turn: number }[] = []
  for (const told of frames.flatMap((frame) => frame.told)) {
    if (told.kind === 'turn' || told.kind === 'extra-turn') turn++
    const seat = seatIn(told)
    if (told.kind === 'fell' && seat !== null) fallen.push({ seat, turn })
  }
  return fallen
}

/** How the match was won: the last turn as a sum of stars, or the order in which the others fell. Pure. */
import type { Frame } from '../../../protocol.ts'
import { numberIn, seatIn, wordIn } from '../told.ts'

export interface Gain {
  kind: 'start' | 'dice' | 'enter' | 'card'
  n: number
  face: string
  count: number
  card: string
}

export interface LastTurn {
  from: number
  gains: Gain[]
  to: number
}

/** The stars that the winner gained from its last turn on. */
export function lastTurn(frames: Frame[], winner: number, to: number): LastTurn {
  const all = frames.flatMap((frame) => frame.told)
  const begin = all.findLastIndex((told) => (told.kind === 'turn' || told.kind === 'extra-turn') && seatIn(told) === winner)
  const gains: Gain[] = []
  for (const told of all.slice(Math.max(0, begin))) {
    if (seatIn(told) !== winner) continue
    const gain = { n: numberIn(told), face: wordIn(told, 'face'), count: numberIn(told, 'count'), card: wordIn(told, 'card') }
    if (told.kind === 'stars-start') gains.push({ ...gain, kind: 'start' })
    else if (told.kind === 'stars-dice') gains.push({ ...gain, kind: 'dice' })
    else if (told.kind === 'stars-card') gains.push({ ...gain, kind: 'card' })
    else if (told.kind === 'entered') gains.push({ ...gain, n: 1, kind: 'enter' })
  }
  return { from: to - gains.reduce((sum, gain) => sum + gain.n, 0), gains, to }
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

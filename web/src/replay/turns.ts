/** A replay in turns: which frames belong to which and whose turn it was. Pure. */
import { beginsTurn } from '../lib/causes.ts'
import { seatIn } from '../lib/told.ts'
import type { Frame, Told } from '../protocol.ts'

export interface Turn {
  seat: number
  first: number
  last: number
}

/** A turn begins with the event that says so; what comes before the first one belongs to it. */
export function turnsOf(frames: Frame[]): Turn[] {
  const turns: Turn[] = []
  for (const [index, frame] of frames.entries()) {
    for (const told of frame.told) {
      if (!beginsTurn(told)) continue
      const seat = seatIn(told) ?? 0
      const before = turns.at(-1)
      if (before) before.last = Math.max(before.first, index - 1)
      turns.push({ seat, first: before ? index : 0, last: index })
    }
  }
  const final = turns.at(-1)
  if (!final) return [{ seat: 0, first: 0, last: Math.max(0, frames.length - 1) }]
  final.last = frames.length - 1
  return turns
}

export interface Step {
  key: string
  frame: number
  told: Told
}

/** What happened in a turn, from the event that begins it to the one that begins the next; the first turn has the
 * opening too. */
export function stepsOf(frames: Frame[], turns: Turn[], number: number): Step[] {
  const turn = turns[number]
  const next = turns[number + 1]
  if (!turn) return []
  const steps = frames
    .slice(turn.first, (next?.first ?? turn.last) + 1)
    .flatMap((frame, offset) =>
      frame.told.map((told, place) => ({ key: `${turn.first + offset}.${place}`, frame: turn.first + offset, told })),
    )
  const begins = (step: Step) => beginsTurn(step.told)
  const from = number === 0 ? 0 : Math.max(0, steps.findIndex(begins))
  const to = next ? steps.findLastIndex((step) => step.frame === next.first && begins(step)) : steps.length
  return steps.slice(from, to < 0 ? steps.length : to)
}

/** The turn that a frame belongs to. */
export const turnAt = (turns: Turn[], frame: number): number =>
  Math.max(
    0,
    turns.findLastIndex((turn) => turn.first <= frame),
  )

/** The turn in which an event of this kind happened. A frame that begins a turn may first tell how the one before
 * ended: whoever falls by poison falls at the end of their own turn. */
export function turnOf(frames: Frame[], turns: Turn[], frame: number, kind = ''): number {
  const at = turnAt(turns, frame)
  const told = frames[frame]?.told ?? []
  const here = told.findIndex((one) => one.kind === kind)
  return at > 0 && here >= 0 && here < told.findIndex(beginsTurn) ? at - 1 : at
}

/** How far along the line a frame is, from 0 to 1: every turn is equally long. */
export function shareOf(turns: Turn[], frame: number): number {
  const at = turnAt(turns, frame)
  const turn = turns[at] as Turn
  const within = (frame - turn.first) / (turn.last - turn.first + 1)
  return (at + Math.min(1, within)) / turns.length
}

/** The frame at a share of the line. */
export function frameAt(turns: Turn[], share: number): number {
  const x = Math.min(0.9999, Math.max(0, share)) * turns.length
  const turn = turns[Math.floor(x)] as Turn
  return Math.min(turn.last, turn.first + Math.round((x - Math.floor(x)) * (turn.last - turn.first)))
}

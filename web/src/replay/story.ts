/** A live match in time: its rounds, what was told when, and where the moments are that one steps through. Pure. */
import { seatIn } from '../lib/causes.ts'
import type { Frame, KeyMoment, Told } from '../protocol.ts'

/** A round, from one game time to another. */
export interface Chapter {
  number: number
  from: number
  to: number
}

/** Something that was told, and when. */
export interface Line {
  key: string
  frame: number
  at: number
  told: Told
  seat: number | null
}

const timeOf = (frame: Frame | undefined): number => frame?.at ?? 0
export const lengthOf = (frames: Frame[]): number => timeOf(frames.at(-1))

/** The frame that is shown at a game time: the last one that is not after it. */
export function frameAtTime(frames: Frame[], ms: number): number {
  let low = 0
  let high = frames.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (timeOf(frames[middle]) <= ms) low = middle
    else high = middle - 1
  }
  return low
}

/** The rounds, where the board counts them (`board.round`); else all is one. */
export function chaptersOf(frames: Frame[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const frame of frames) {
    const round = roundIn(chapters.length ? frame.patch : frame.view)
    if (round === null && chapters.length) continue
    const before = chapters.at(-1)
    if (before) before.to = timeOf(frame)
    chapters.push({ number: round ?? 1, from: timeOf(frame), to: timeOf(frame) })
  }
  const last = chapters.at(-1)
  if (last) last.to = lengthOf(frames)
  return chapters
}

function roundIn(part: Record<string, unknown> | undefined): number | null {
  const board = part?.board
  return typeof board === 'object' && board !== null && 'round' in board && typeof board.round === 'number'
    ? board.round
    : null
}

export const chapterAt = (chapters: Chapter[], ms: number): number =>
  Math.max(
    0,
    chapters.findLastIndex((chapter) => chapter.from <= ms),
  )

export function linesOf(frames: Frame[]): Line[] {
  return frames.flatMap((frame, index) =>
    frame.told.map((told, place) => ({
      key: `${index}.${place}`,
      frame: index,
      at: timeOf(frame),
      told,
      seat: seatIn(told),
    })),
  )
}

/** The times that one steps through: beginnings of rounds, key moments, the end. */
export function stopsOf(frames: Frame[], chapters: Chapter[], flags: KeyMoment[]): number[] {
  const times = [
    ...chapters.map((chapter) => chapter.from),
    ...flags.map((flag) => timeOf(frames[flag.frame])),
    lengthOf(frames),
  ]
  return [...new Set(times)].sort((one, other) => one - other)
}

/** A moment before, and a moment after: what is worth seeing when only key moments are. */
const BEFORE = 4000
const AFTER = 2500

/** Where to play next when only key moments count: on, if one is near; else shortly before the next one; else at the
 * end. */
export function nextWorth(moments: number[], ms: number, length: number): number {
  if (moments.some((moment) => moment - BEFORE <= ms && ms <= moment + AFTER)) return ms
  const next = moments.find((moment) => moment > ms)
  return next === undefined ? length : next - BEFORE
}

/** Game time as a clock shows it. */
export const clockText = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')}`

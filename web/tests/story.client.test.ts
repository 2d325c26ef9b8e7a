import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { Frame, Told } from '../src/protocol.ts'
import { Reel } from '../src/replay/reel.svelte.ts'
import { chapterAt, chaptersOf, clockText, frameAtTime, linesOf, nextWorth, stopsOf } from '../src/replay/story.ts'
import { readings } from './readings.svelte.ts'

const told = (kind: string, seat: number): Told => ({ kind, rule: 'R1', params: { seat: { seat } } })
const first: Frame = { v: 0, seat: null, told: [], view: { board: { now: 0, round: 1, dice: [1, 2], n: 0 } }, at: 0 }
const later = (v: number, at: number, board: object, ...events: Told[]): Frame => ({
  v,
  seat: 0,
  told: events,
  view: {},
  at,
  patch: { board },
})

const frames: Frame[] = [
  first,
  later(1, 3000, { n: 1 }, told('race', 0)),
  later(2, 5200, { dice: { 1: 6 } }, told('cast', 1), told('completed', 0)),
  later(3, 61_000, { round: 2, dice: [] }),
  later(4, 70_000, { dice: [3] }, told('cast', 1)),
]

describe('the time of a live replay', () => {
  it('finds the frame of any moment', () => {
    expect([0, 2999, 3000, 5199, 5200, 60_999, 61_000, 1e9].map((ms) => frameAtTime(frames, ms))).toEqual([
      0, 0, 1, 1, 2, 2, 3, 4,
    ])
    expect(frameAtTime([first], 50)).toBe(0)
  })

  it('knows its rounds', () => {
    const chapters = chaptersOf(frames)
    expect(chapters).toEqual([
      { number: 1, from: 0, to: 61_000 },
      { number: 2, from: 61_000, to: 70_000 },
    ])
    expect([0, 60_000, 61_000, 70_000].map((ms) => chapterAt(chapters, ms))).toEqual([0, 0, 1, 1])
    expect(chaptersOf([{ ...first, view: {} }, later(1, 500, {})])).toEqual([{ number: 1, from: 0, to: 500 }])
  })

  it('tells what happened when, and whose it was', () => {
    expect(linesOf(frames).map((line) => [line.key, line.at, line.seat])).toEqual([
      ['1.0', 3000, 0],
      ['2.0', 5200, 1],
      ['2.1', 5200, 0],
      ['4.0', 70_000, 1],
    ])
  })

  it('steps through rounds and key moments', () => {
    const flags = [{ frame: 2, seat: 1, kind: 'cast', word: { key: 'event-cast' } }]
    expect(stopsOf(frames, chaptersOf(frames), flags)).toEqual([0, 5200, 61_000, 70_000])
  })

  it('skips what lies between key moments when only they count', () => {
    const moments = [20_000, 50_000]
    expect(nextWorth(moments, 0, 90_000)).toBe(16_000)
    expect(nextWorth(moments, 17_000, 90_000)).toBe(17_000)
    expect(nextWorth(moments, 22_500, 90_000)).toBe(22_500)
    expect(nextWorth(moments, 22_501, 90_000)).toBe(46_000)
    expect(nextWorth(moments, 60_000, 90_000)).toBe(90_000)
  })

  it('reads like a clock', () => {
    expect([0, 999, 61_000, 600_500].map(clockText)).toEqual(['0:00', '0:00', '1:01', '10:00'])
  })
})

describe('a reel', () => {
  const long: Frame[] = [
    first,
    ...Array.from({ length: 400 }, (_, at) =>
      later(at + 1, (at + 1) * 100, { n: at + 1, dice: at % 3 ? { 0: at } : [at, at + 1] }),
    ),
  ]

  /** What a plain reading from the first frame gives. */
  function expected(index: number): unknown {
    const dice = [1, 2]
    for (let at = 0; at < index; at++) {
      dice[0] = at
      if (at % 3 === 0) dice[1] = at + 1
    }
    return { board: { now: index * 100, round: 1, dice, n: index } }
  }

  it('shows any frame, whichever was shown before', () => {
    const reel = new Reel(long)
    for (const index of [0, 1, 2, 70, 71, 135, 400, 399, 64, 65, 0, 128, 1, 400]) {
      reel.to(index)
      expect(reel.view).toEqual(expected(index))
    }
    expect(long[0]?.view).toEqual({ board: { now: 0, round: 1, dice: [1, 2], n: 0 } })
  })

  it('draws anew only what changed', () => {
    const reel = new Reel(frames)
    const board = () => reel.view.board as { n: number; dice: number[] }
    const seen = readings({ n: () => board().n, dice: () => board().dice.join() })
    for (const index of [1, 2]) {
      reel.to(index)
      flushSync()
    }
    expect(seen.read).toEqual({ n: [0, 1], dice: ['1,2', '1,6'] })
    seen.stop()
  })
})

import { describe, expect, it } from 'vitest'
import { falls, lastTurn } from '../src/games/king-of-tokyo/model/how.ts'
import type { Frame, Told } from '../src/protocol.ts'
import { frameAt, shareOf, stepsOf, turnAt, turnOf, turnsOf } from '../src/replay/turns.ts'
import { turningPoint } from '../src/table/finished.svelte.ts'

const told = (kind: string, seat: number, more: Record<string, unknown> = {}): Told => ({
  kind,
  rule: 'KOT-R1',
  params: { seat: { seat }, ...more },
})
const frame = (v: number, ...events: Told[]): Frame => ({ v, seat: null, told: events, view: {} })

const frames = [
  frame(0, told('begins', 1), told('turn', 1), told('rolled', 1)),
  frame(1, told('rolled', 1)),
  frame(2, told('hurt', 0, { n: 3 }), told('turn', 0), told('rolled', 0)),
  frame(3, told('rolled', 0)),
  frame(
    4,
    told('stars-start', 1, { n: 2, stars: 15 }),
    told('turn', 1),
    told('stars-start', 1, { n: 2, stars: 17 }),
    told('stars-dice', 1, { n: 3, count: 3, face: { key: 'face-3' }, stars: 20 }),
    told('fell', 0),
  ),
]

describe('a replay in turns', () => {
  const turns = turnsOf(frames)

  it('knows whose turn it was, from which frame to which', () => {
    expect(turns).toEqual([
      { seat: 1, first: 0, last: 1 },
      { seat: 0, first: 2, last: 3 },
      { seat: 1, first: 4, last: 4 },
    ])
    expect(turnAt(turns, 3)).toBe(1)
  })

  it('gives each turn its own events, although an answer may end one turn and begin the next', () => {
    expect(stepsOf(frames, turns, 0).map((step) => step.told.kind)).toEqual([
      'begins',
      'turn',
      'rolled',
      'rolled',
      'hurt',
    ])
    expect(stepsOf(frames, turns, 1).map((step) => step.told.kind)).toEqual(['turn', 'rolled', 'rolled', 'stars-start'])
    expect(stepsOf(frames, turns, 2).map((step) => step.told.kind)).toEqual([
      'turn',
      'stars-start',
      'stars-dice',
      'fell',
    ])
  })

  it('gives a turn what ended it, although the frame that tells it begins the next', () => {
    expect(turnOf(frames, turns, 2, 'hurt')).toBe(0)
    expect(turnOf(frames, turns, 2, 'rolled')).toBe(1)
    expect(turnOf(frames, turns, 4, 'fell')).toBe(2)
    expect(turnOf(frames, turns, 2)).toBe(1)
  })

  it('finds its way along the line and back', () => {
    for (let at = 0; at < frames.length; at++) expect(frameAt(turns, shareOf(turns, at) + 0.0001)).toBe(at)
    expect(frameAt(turns, 2)).toBe(4)
    expect(frameAt(turns, -1)).toBe(0)
  })

  it('lives with a replay without turns', () => {
    expect(turnsOf([frame(0)])).toEqual([{ seat: 0, first: 0, last: 0 }])
  })
})

describe('where a match turned', () => {
  it('is the turn in which a chance to win rose most', () => {
    const shares = [
      [0.5, 0.5],
      [0.4, 0.6],
      [0.8, 0.2],
      [1, 0],
    ]
    expect(turningPoint({ frames: [0, 4, 9, 12], shares })).toEqual({ frame: 4, seat: 0, before: 0.4, after: 0.8 })
  })

  it('is nowhere in a match without surprises', () => {
    expect(
      turningPoint({
        frames: [0, 4],
        shares: [
          [0.5, 0.5],
          [0.6, 0.4],
        ],
      }),
    ).toBeNull()
    expect(turningPoint({ frames: [], shares: [] })).toBeNull()
  })
})

describe('how it was won', () => {
  it('sums up the last turn of the winner', () => {
    expect(lastTurn(frames, 1, 20)).toMatchObject({
      from: 15,
      to: 20,
      gains: [
        { kind: 'start', n: 2 },
        { kind: 'dice', n: 3, face: '3', count: 3 },
      ],
    })
    expect(falls(frames)).toEqual([{ seat: 0, turn: 3 }])
  })
})

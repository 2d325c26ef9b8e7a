import { describe, expect, it } from 'vitest'
import { briefsOf, lastOf, shownOf, sinceMyTurn } from '../src/lib/since.ts'
import type { Told } from '../src/protocol.ts'

const told = (kind: string, seat: number, more: Record<string, unknown> = {}, answer = 0): Told => ({
  kind,
  rule: '',
  params: { seat: { seat }, ...more },
  answer,
})
const kinds = (events: Told[]) => events.map((one) => `${one.kind}:${(one.params?.seat as { seat: number }).seat}`)

describe('since my last turn', () => {
  const round = [
    told('turn', 0),
    told('stars', 0, { n: 1 }),
    told('turn', 1),
    told('hurt', 0, { n: 2, by: { seat: 1 } }),
    told('turn', 2),
    told('hurt', 0, { n: 1, by: { seat: 2 } }),
    told('hurt', 1, { n: 1, by: { seat: 2 } }),
  ]

  it('is what the others did, while they do it and once it is my turn again', () => {
    const others = ['turn:1', 'hurt:0', 'turn:2', 'hurt:0', 'hurt:1']
    expect(kinds(sinceMyTurn(round, 0))).toEqual(others)
    expect(kinds(sinceMyTurn([...round, told('turn', 0), told('rolled', 0)], 0))).toEqual(others)
  })

  it('leaves nothing out when I had two turns in a row', () => {
    const twice = [...round, told('turn', 0), told('stars', 0), told('extra-turn', 0), told('rolled', 0)]
    expect(kinds(sinceMyTurn(twice, 0))).toEqual(['turn:1', 'hurt:0', 'turn:2', 'hurt:0', 'hurt:1'])
    expect(kinds(sinceMyTurn([...twice, told('turn', 1), told('stars', 1)], 0))).toEqual(['turn:1', 'stars:1'])
  })

  it('is everything before my first turn, and nothing where there are no turns', () => {
    expect(kinds(sinceMyTurn([told('turn', 1), told('stars', 1), told('turn', 0)], 0))).toEqual(['turn:1', 'stars:1'])
    expect(sinceMyTurn([told('turn', 0), told('stars', 0)], 0)).toEqual([])
    expect(sinceMyTurn([told('stars', 0)], 0)).toEqual([])
  })

  it('tells what happened to me first, and adds up what is alike', () => {
    const more = [...round, told('hurt', 0, { n: 3, by: { seat: 2 } })]
    const mark = (one: Told) => (one.kind === 'hurt' ? JSON.stringify(one.params?.by) : '')
    const found = briefsOf(sinceMyTurn(more, 0), 0, mark)
    expect(found.map(({ seat, briefs }) => [seat, briefs.map((brief) => brief.n)])).toEqual([
      [0, [2, 4]],
      [1, [1]],
    ])
  })
})

describe('what is shown so far', () => {
  it('is the log without what still waits', () => {
    const log = [
      { v: 1, told: [told('a', 0), told('b', 0)] },
      { v: 2, told: [told('c', 0)] },
    ]
    expect(kinds(shownOf(log, 0))).toEqual(['a:0', 'b:0', 'c:0'])
    expect(kinds(shownOf(log, 2))).toEqual(['a:0'])
  })
})

describe('what put someone out', () => {
  it('is what their last move says, and no older blow', () => {
    const story = [
      told('hurt', 0, {}, 4),
      told('hurt', 0, {}, 7),
      told('hurt', 1, {}, 7),
      told('fell', 0, {}, 7),
      told('turn', 2, {}, 8),
    ]
    expect(kinds(lastOf(story, 0))).toEqual(['hurt:0', 'fell:0'])
  })
})

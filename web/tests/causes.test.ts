import { describe, expect, it } from 'vitest'
import { groupByCause, newestFirst, seatIn, sumOf } from '../src/lib/causes.ts'
import type { Told } from '../src/protocol.ts'

const told = (kind: string, answer = 0, cause = ''): Told => ({
  kind,
  rule: 'R1',
  answer,
  ...(cause ? { cause: { key: cause }, cause_rule: `RULE-${cause}` } : {}),
})
const kinds = (events: Told[]) =>
  groupByCause(events, (event) => event).map((group) => group.items.map((one) => one.kind))

describe('what happened, by its cause', () => {
  it('keeps together what one card did in one move', () => {
    const events = [told('hit', 4, 'claws'), told('lost', 4, 'claws'), told('healed', 4, 'healing')]
    expect(kinds(events)).toEqual([['hit', 'lost'], ['healed']])
    const [first] = groupByCause(events, (event) => event)
    expect(first).toMatchObject({ cause: { key: 'claws' }, rule: 'RULE-claws' })
  })

  it('keeps two moves apart, even with the same cause', () => {
    expect(kinds([told('rolled', 1, 'dice'), told('rolled', 2, 'dice')])).toEqual([['rolled'], ['rolled']])
  })

  it('tells causes apart by their parameters, and returns to an earlier one as to a new one', () => {
    const of = (seat: number, kind: string): Told => ({
      kind,
      rule: 'R1',
      answer: 1,
      cause: { key: 'turn', params: { who: { seat } } },
    })
    expect(kinds([of(0, 'a'), of(1, 'b'), of(0, 'c')])).toEqual([['a'], ['b'], ['c']])
  })

  it('keeps together what follows from an answer where the game names no causes', () => {
    expect(kinds([told('used', 3), told('brighter', 3), told('rested', 4)])).toEqual([['used', 'brighter'], ['rested']])
  })

  it('shows the newest group first, each from its cause on', () => {
    const events = [told('a', 1, 'x'), told('b', 1, 'x'), told('c', 2, 'y')]
    const shown = newestFirst(groupByCause(events, (event) => event))
    expect(shown.map(({ item, head }) => [item.kind, head?.cause?.key ?? null])).toEqual([
      ['c', 'y'],
      ['a', 'x'],
      ['b', null],
    ])
  })

  it('finds the face of an event', () => {
    expect(seatIn({ kind: 'k', rule: 'R', params: { n: 2, who: { seat: 3 } } })).toBe(3)
    expect(seatIn({ kind: 'k', rule: 'R' })).toBeNull()
  })
})

describe('the bill of a number', () => {
  const say = ({ key }: { key: string }) => key
  const item = (key: string, n: number) => ({ words: { key }, n })

  it('is a sum of its parts', () => {
    expect(sumOf([item('claws', 2), item('Acid Attack', 1)], say)).toBe('3 = 2 claws + 1 Acid Attack')
    expect(sumOf([item('claws', 3), item('Armor', -1)], say)).toBe('2 = 3 claws − 1 Armor')
    expect(sumOf([item('claws', -3), item('Armor', 1)], say)).toBe('−2 = −3 claws + 1 Armor')
  })

  it('says nothing where there is one part only: the cause says it already', () => {
    expect(sumOf([item('claws', 2)], say)).toBe('')
    expect(sumOf(undefined, say)).toBe('')
  })
})

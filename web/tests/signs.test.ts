import { expect, test, vi } from 'vitest'
import { inGroups, Signs } from '../src/lib/signs.svelte.ts'
import type { Word } from '../src/protocol.ts'

test('signs of one group stand together, where the first of them stands', () => {
  const signs = [
    { name: 'mine', icon: 'hand', about: ['place'] },
    { name: 'need-key', icon: 'key', about: ['place'], group: 'need' },
    { name: 'thanks', icon: 'hearts' },
    { name: 'need-fire', icon: 'flame', about: ['place'], group: 'need' },
    { name: 'sorry', icon: 'broken-heart', group: '' },
  ]
  expect(inGroups(signs).map((alike) => alike.map((sign) => sign.name))).toEqual([
    ['mine'],
    ['need-key', 'need-fire'],
    ['thanks'],
    ['sorry'],
  ])
})

test('what a bot says is seen once, for a moment, and not at all when it was said before one came', () => {
  vi.useFakeTimers()
  const signs = new Signs(() => undefined)
  const [coming, staying] = ['intent-comes', 'intent-stays'].map((key) => ({ key }))
  signs.overhear([{ seat: 1, words: coming as Word }], true)
  expect(signs.said).toEqual([])
  signs.overhear([{ seat: 1, words: coming as Word }])
  expect(signs.said).toEqual([])
  signs.overhear([{ seat: 1, words: staying as Word }])
  signs.overhear([
    { seat: 1, words: staying as Word },
    { seat: 2, words: coming as Word },
  ])
  expect(signs.said.map((one) => [one.seat, one.words.key])).toEqual([
    [1, 'intent-stays'],
    [2, 'intent-comes'],
  ])
  signs.overhear([{ seat: 2, words: staying as Word }])
  expect(signs.said.map((one) => [one.seat, one.words.key])).toEqual([
    [1, 'intent-stays'],
    [2, 'intent-stays'],
  ])
  vi.runAllTimers()
  expect(signs.said).toEqual([])
  vi.useRealTimers()
})

import { expect, test } from 'vitest'
import { inGroups } from '../src/lib/signs.svelte.ts'

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

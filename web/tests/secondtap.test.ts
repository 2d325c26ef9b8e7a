import { expect, test } from 'vitest'
import { SecondTap } from '../src/lib/secondtap.svelte.ts'
import type { Decision } from '../src/lib/view.ts'

const GRAVE = { text: 'danger-falls', n: 1, of: 1, grave: true }
const decision: Decision = {
  id: 7,
  kind: 'buy',
  text: 'ask-buy',
  rule: 'KOT-R47',
  choices: [
    { action: 1, label: 'do-buy', danger: GRAVE },
    { action: 2, label: 'do-finish-buying' },
    { action: 3, label: 'do-sweep', danger: { text: 'danger-falls-odds', n: 1, of: 400 } },
  ],
}

test('what is harmless, or hardly a danger, takes one tap', () => {
  const taps = new SecondTap()
  expect(taps.allows(decision, 2, 0)).toBe(true)
  expect(taps.allows(decision, 3, 0)).toBe(true)
})

test('what may be the end takes two, and a double tap is one', () => {
  const taps = new SecondTap()
  expect(taps.allows(decision, 1, 1000)).toBe(false)
  expect(taps.waitsFor(decision, 1)).toBe(true)
  expect(taps.allows(decision, 1, 1100)).toBe(false)
  expect(taps.allows(decision, 1, 1900)).toBe(true)
  expect(taps.waitsFor(decision, 1)).toBe(false)
})

test('another answer, another question or a second thought takes the first tap back', () => {
  const taps = new SecondTap()
  taps.allows(decision, 1, 0)
  expect(taps.allows(decision, 2, 1000)).toBe(true)
  expect(taps.waitsFor(decision, 1)).toBe(false)
  taps.allows(decision, 1, 0)
  expect(taps.waitsFor({ ...decision, id: 8 }, 1)).toBe(false)
  expect(taps.allows({ ...decision, id: 8 }, 1, 1000)).toBe(false)
  taps.forget()
  expect(taps.waitsFor({ ...decision, id: 8 }, 1)).toBe(false)
})

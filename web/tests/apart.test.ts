import { expect, test } from 'vitest'
import { apart } from '../src/lib/apart.ts'

test('who has room stays, and who has none makes room', () => {
  expect(apart([20, 100, 180], 28, 200)).toEqual([20, 100, 180])
  expect(apart([20, 30, 180], 28, 200)).toEqual([20, 48, 180])
})

test('a crowd at the bottom does not push out who is alone at the top', () => {
  expect(apart([24, 206, 206, 206, 206], 28, 206)).toEqual([24, 122, 150, 178, 206])
})

test('nothing of nothing', () => {
  expect(apart([], 28, 100)).toEqual([])
})

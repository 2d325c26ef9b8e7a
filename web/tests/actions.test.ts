/** Python takes some numbers of every act to pieces (`make types`); the client must find the same in them. */
import { describe, expect, it } from 'vitest'
import type { ActionSpace } from '../src/lib/actions.ts'
import fixture from './fixtures/actions.json'

type Spaces = Record<string, ActionSpace<Record<string, { at: number; params: Record<string, number> }>>>
const generated = import.meta.glob<Spaces>('../src/games/*/generated.ts', { eager: true, import: 'ACTIONS' })
type Sample = [action: number, name: string, values: Record<string, number>]
const samples = fixture as unknown as Record<string, Record<string, Sample[]>>

describe.each(Object.entries(samples))('the actions of %s', (game, kinds) => {
  const spaces = generated[`../src/games/${game}/generated.ts`] as Spaces

  it.each(Object.entries(kinds))('%s', (kind, acts) => {
    const space = spaces[kind]
    for (const [action, name, values] of acts) {
      expect(space?.decode(action)).toEqual({ name, action, values })
      expect(space?.encode(name, values)).toBe(action)
    }
  })

  it('are all declared', () => {
    expect(Object.keys(spaces)).toEqual(Object.keys(kinds))
  })
})

it('a number that no act has means nothing', () => {
  for (const spaces of Object.values(generated)) {
    for (const space of Object.values(spaces ?? {})) expect(space.decode(-1)).toBeNull()
  }
})

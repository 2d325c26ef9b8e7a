import { describe, expect, it } from 'vitest'
import { partsFor, partsOf } from '../src/lobby/roles.ts'
import type { GameInfo } from '../src/protocol.ts'

const option = {
  name: 'roles',
  kind: 'per-seat',
  choices: ['sorcerer', 'bard', 'guard', 'warrior', 'cleric'],
  needed: ['sorcerer'],
}
const game: GameInfo = { id: 'g', playable: true, options: [{ name: 'pace', kind: 'choice' }, option] }

describe('who plays what', () => {
  it('is asked only where someone must play something', () => {
    expect(partsOf(game)).toBe(option)
    expect(partsOf({ ...game, options: [{ ...option, needed: [] }] })).toBeUndefined()
  })

  it('gives me what I want, and someone what is needed', () => {
    expect(partsFor(option, 'guard', 3)).toEqual(['guard', 'sorcerer', 'bard'])
    expect(partsFor(option, 'sorcerer', 4)).toEqual(['sorcerer', 'bard', 'guard', 'warrior'])
    expect(partsFor(option, 'cleric', 5)).toEqual(['cleric', 'sorcerer', 'bard', 'guard', 'warrior'])
  })
})

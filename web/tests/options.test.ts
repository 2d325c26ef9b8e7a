import { describe, expect, it } from 'vitest'
import { agreed, choicesOf, isAsked, partsEach, toggled } from '../src/lib/options.ts'
import type { OptionInfo } from '../src/protocol.ts'

const ROUTE: OptionInfo = { name: 'route', kind: 'choice', default: 'hills', choices: ['hills', 'dunes', 'sea'] }
const WELLS: OptionInfo = {
  name: 'wells',
  kind: 'number',
  default: 1,
  low: 0,
  high: 2,
  when: { name: 'route', values: ['dunes'] },
}
const STOPS: OptionInfo = {
  name: 'stops',
  kind: 'set',
  default: ['mill'],
  choices: ['mill', 'abbey', 'oasis'],
  low: 1,
  high: 2,
  choices_by: { name: 'route', by: { hills: ['mill', 'abbey'], dunes: ['oasis'] } },
}
const BEASTS: OptionInfo = { name: 'beasts', kind: 'per-seat', choices: ['mule'], each: { 1: [1, 2], 2: [1, 1] } }
const ALL = [ROUTE, WELLS, STOPS, BEASTS]

describe('options that depend on each other', () => {
  it('asks only what there is to agree on', () => {
    expect(agreed(ALL, {})).toEqual({ route: 'hills', stops: ['mill'] })
    expect(agreed(ALL, { route: 'dunes' })).toEqual({ route: 'dunes', wells: 1, stops: ['oasis'] })
    expect(agreed(ALL, { route: 'sea' })).toEqual({ route: 'sea' })
    expect(isAsked(WELLS, { route: 'hills' })).toBe(false)
    expect(choicesOf(STOPS, { route: 'dunes' })).toEqual(['oasis'])
  })

  it('keeps what was given while it fits, and forgets it where it does not', () => {
    expect(agreed(ALL, { stops: ['abbey'] })).toMatchObject({ stops: ['abbey'] })
    expect(agreed(ALL, { route: 'dunes', stops: ['abbey'] })).toMatchObject({ stops: ['oasis'] })
    expect(agreed(ALL, { wells: 2 })).not.toHaveProperty('wells')
  })
})

describe('sets and parts', () => {
  it('never has more values than allowed, nor fewer', () => {
    expect(toggled(['mill'], 'abbey', 1, 2)).toEqual(['mill', 'abbey'])
    expect(toggled(['mill', 'abbey'], 'mill', 1, 2)).toEqual(['abbey'])
    expect(toggled(['mill'], 'mill', 1, 2)).toEqual(['mill'])
    expect(toggled(['mill', 'abbey'], 'oasis', 1, 2)).toEqual(['mill', 'abbey'])
  })

  it('gives a lone player more parts where the game does', () => {
    expect(partsEach(BEASTS, 1)).toEqual([1, 2])
    expect(partsEach(BEASTS, 2)).toEqual([1, 1])
    expect(partsEach(ROUTE, 3)).toEqual([1, 1])
    expect(partsEach(undefined, 3)).toEqual([1, 1])
  })
})

import { describe, expect, it } from 'vitest'
import { has, makeBundle, say, sayParts } from '../src/lib/fluent.ts'

const pt = makeBundle(
  'pt-BR',
  `
count-hearts =
    { $n ->
        [0] { $n } corações
        [one] { $n } coração
       *[other] { $n } corações
    }
card-wings = Asas
    .text = Voe.
monster-giga = Gigazaur
face-claw = Garra
die-claw = ⚔
die-1 = 1
dice-none = nenhum dado
do-buy = Comprar { $card } por { $n } de energia
event-hurt = { $seat } perde { count-hearts } ({ $cause })
event-rolled = { $seat } rola { $dice }.
event-row = { $faces }
`,
)
const names = (seat: number) => ['Malu', 'Bia'][seat] ?? '?'

describe('say', () => {
  it('gives plural forms and attributes', () => {
    expect(say(pt, 'count-hearts', { n: 0 })).toBe('0 corações')
    expect(say(pt, 'count-hearts', { n: 1 })).toBe('1 coração')
    expect(say(pt, 'card-wings.text')).toBe('Voe.')
  })

  it('gives an unknown key back as it is', () => {
    expect(say(pt, 'nothing-here', { n: 1 })).toBe('nothing-here')
    expect(say(pt, 'card-wings.flavour')).toBe('card-wings.flavour')
    expect(has(pt, 'card-wings.flavour')).toBe(false)
    expect(has(pt, 'card-wings')).toBe(true)
  })

  it('says words within words, as lists and as objects', () => {
    expect(say(pt, 'do-buy', { card: ['card-wings', {}], n: 6 })).toBe('Comprar Asas por 6 de energia')
    expect(say(pt, 'do-buy', { card: { key: 'card-wings' }, n: 6 })).toBe('Comprar Asas por 6 de energia')
  })

  it('shares parameters with the messages that a message refers to', () => {
    expect(say(pt, 'event-hurt', { seat: { seat: 1 }, n: 2, cause: ['card-wings', {}] }, names)).toBe('Bia perde 2 corações (Asas)')
  })

  it('says rows of words, and dice', () => {
    expect(say(pt, 'event-row', { faces: [['die-1', {}], ['die-claw', {}]] })).toBe('1 ⚔')
    expect(say(pt, 'event-rolled', { seat: { seat: 0 }, dice: { dice: ['1', 'claw'] } }, names)).toBe('Malu rola 1 ⚔.')
    expect(say(pt, 'event-rolled', { seat: { seat: 0 }, dice: { dice: [] } }, names)).toBe('Malu rola nenhum dado.')
  })

  it('never lets a player name act as a message', () => {
    expect(say(pt, 'event-rolled', { seat: { seat: 0 }, dice: { dice: ['1'] } }, () => '{ card-wings } \uE0000\uE001')).toContain('{ card-wings }')
  })
})

describe('sayParts', () => {
  it('cuts names and dice out of the sentence', () => {
    expect(sayParts(pt, 'event-rolled', { seat: { seat: 0 }, dice: { dice: ['1', 'claw'] } }, names)).toEqual([
      { seat: 0, name: 'Malu' },
      ' rola ',
      { dice: ['1', 'claw'] },
      '.',
    ])
  })
})

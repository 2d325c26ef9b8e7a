import { describe, expect, it, vi } from 'vitest'
import { called, has, makeBundle, say, sayParts } from '../src/lib/fluent.ts'

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
effect-wins = { $who } vence a partida
effect-with-dice = numa rolagem como esta: { $what }
told-you = você
`,
)
const names = (seat: number) => ['Malu', 'Bia'][seat] ?? '?'

describe('say', () => {
  it('gives plural forms and attributes', () => {
    expect(say(pt, 'count-hearts', { n: 0 })).toBe('0 corações')
    expect(say(pt, 'count-hearts', { n: 1 })).toBe('1 coração')
    expect(say(pt, 'card-wings.text')).toBe('Voe.')
  })

  it('shows nobody a key: without words nothing is said, but to developers', () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(say(pt, 'nothing-here', { n: 1 })).toBe('')
    expect(say(pt, 'card-wings.flavour')).toBe('')
    expect(complained.mock.calls).toEqual([['no words for "nothing-here"'], ['no words for "card-wings.flavour"']])
    complained.mockRestore()
    expect(has(pt, 'card-wings.flavour')).toBe(false)
    expect(has(pt, 'card-wings')).toBe(true)
  })

  it('says words within words, as lists and as objects', () => {
    expect(say(pt, 'do-buy', { card: ['card-wings', {}], n: 6 })).toBe('Comprar Asas por 6 de energia')
    expect(say(pt, 'do-buy', { card: { key: 'card-wings' }, n: 6 })).toBe('Comprar Asas por 6 de energia')
  })

  it('calls whom a game has no name for as the table does', () => {
    expect(say(pt, 'effect-wins', { who: ['seat-name', { n: 2 }] }, names)).toBe('Bia vence a partida')
    const within = called({ what: ['effect-wins', { who: ['monster-giga', {}] }] }, 1)
    expect(say(pt, 'effect-with-dice', within, names)).toBe('numa rolagem como esta: Bia vence a partida')
    const mine = say(pt, 'effect-with-dice', within, names, undefined, (seat) => seat === 1)
    expect(mine.toLowerCase()).toBe('numa rolagem como esta: você vence a partida')
  })

  it('shares parameters with the messages that a message refers to', () => {
    expect(say(pt, 'event-hurt', { seat: { seat: 1 }, n: 2, cause: ['card-wings', {}] }, names)).toBe(
      'Bia perde 2 corações (Asas)',
    )
  })

  it('says rows of words, and dice', () => {
    expect(
      say(pt, 'event-row', {
        faces: [
          ['die-1', {}],
          ['die-claw', {}],
        ],
      }),
    ).toBe('1 ⚔')
    expect(say(pt, 'event-rolled', { seat: { seat: 0 }, dice: { dice: ['1', 'claw'] } }, names)).toBe('Malu rola 1 ⚔.')
    expect(say(pt, 'event-rolled', { seat: { seat: 0 }, dice: { dice: [] } }, names)).toBe('Malu rola nenhum dado.')
  })

  it('writes figures as the language does', () => {
    const why = 'why-treasure = { NUMBER($n, minimumFractionDigits: 1) } a mais\n'
    expect(say(makeBundle('pt-BR', why), 'why-treasure', { n: 1.2 })).toBe('1,2 a mais')
    expect(say(makeBundle('en', why), 'why-treasure', { n: 2 })).toBe('2.0 a mais')
  })

  it('has whoever is called by a plural act in the plural', () => {
    const clans = 'clan-witch = Bruxas\nnames-many = { clan-witch } | Gnolls\n'
    const played = (form: string, name: string, me = false) =>
      say(
        makeBundle('pt-BR', `${clans}told-you = você\nevent-played = { $seat } { VERB($seat, ${form}) }.`),
        'event-played',
        { seat: { seat: 0 } },
        () => name,
        undefined,
        () => me,
      )
    expect(played('"joga", "joga", "jogam"', 'Bruxas')).toBe('Bruxas jogam.')
    expect(played('"joga", "joga", "jogam"', 'Ana')).toBe('Ana joga.')
    expect(played('"joga", "joga", "jogam"', 'Bruxas', true)).toBe('Você joga.')
    expect(played('"play", "plays"', 'Gnolls')).toBe('Gnolls play.')
  })

  it('never lets a player name act as a message', () => {
    expect(
      say(pt, 'event-rolled', { seat: { seat: 0 }, dice: { dice: ['1'] } }, () => '{ card-wings } \uE0000\uE001'),
    ).toContain('{ card-wings }')
  })
})

describe('a character that a person plays', () => {
  it('is called by the name of that person; one that a bot plays by its own', () => {
    const bundle = makeBundle('en', 'danger-loses = { $who } wins\nmonster-giga = Gigazaur\nmonster-king = The King\n')
    const seen = (key: string) =>
      say(
        bundle,
        'danger-loses',
        { who: [key, {}] },
        () => 'Rui',
        undefined,
        undefined,
        (word) => (word === 'monster-giga' ? 1 : null),
      )
    expect(seen('monster-giga')).toBe('Rui wins')
    expect(seen('monster-king')).toBe('The King wins')
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

describe('what happened to me', () => {
  const en = makeBundle(
    'en',
    `
told-you = you
event-hurt = { $seat } { VERB($seat, "lose", "loses") } { $n } to { $by }.
event-probed = { $seat } { VERB($seat, "reroll", "rerolls") } a die of { VERB($of, "yours", $of) }.
ask-yield = { $seat } stays?
`,
  )
  const isMe = (seat: number) => seat === 0
  const told = (key: string, params: Record<string, unknown>) => say(en, key, params, names, undefined, isMe)

  it('is told to you, and of others by their names', () => {
    const [me, other] = [{ seat: 0 }, { seat: 1 }]
    expect(told('event-hurt', { seat: me, n: 2, by: other })).toBe('You lose 2 to Bia.')
    expect(told('event-hurt', { seat: other, n: 2, by: me })).toBe('Bia loses 2 to you.')
    expect(told('event-probed', { seat: other, of: me })).toBe('Bia rerolls a die of yours.')
    expect(told('event-probed', { seat: me, of: other })).toBe('You reroll a die of Bia.')
  })

  it('leaves everything but events as it is, and names as they are written', () => {
    expect(told('ask-yield', { seat: { seat: 0 } })).toBe('Malu stays?')
    expect(say(en, 'event-hurt', { seat: { seat: 1 }, n: 1, by: 'x' }, () => 'ana', undefined, isMe)).toBe(
      'ana loses 1 to x.',
    )
  })
})

describe('wording', () => {
  it('says what the table has chosen, wherever there are words for it', () => {
    const source = 'brute-tank = The Bruiser\nbrute-tank-family = The Grumbler\nask-who = { $who } hits\n'
    expect(say(makeBundle('en', source), 'brute-tank')).toBe('The Bruiser')
    const gentle = makeBundle('en', source, 'family')
    expect(say(gentle, 'brute-tank')).toBe('The Grumbler')
    expect(say(gentle, 'ask-who', { who: ['brute-tank', {}] })).toBe('The Grumbler hits')
  })
})

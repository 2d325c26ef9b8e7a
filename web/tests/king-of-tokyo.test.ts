import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hurry, LONGEST_WHEN_ASKED, Pace } from '../src/games/king-of-tokyo/pace.ts'
import { clawsOf, preview, starsForNumbers } from '../src/games/king-of-tokyo/preview.ts'
import { applied, lengthOf, wordIn } from '../src/games/king-of-tokyo/told.ts'
import type { Board, Face, Monster } from '../src/games/king-of-tokyo/types.ts'

const events = readFileSync(new URL('../../src/ludoteca/games/king_of_tokyo/events.py', import.meta.url), 'utf8')

function monster(seat: number, change: Partial<Monster> = {}): Monster {
  return {
    ref: `seat:${seat}`, seat, monster: 'gigazaur', figure: 'giga', color: '#fff', hearts: 8, max_hearts: 10, stars: 5, energy: 3,
    place: 'outside', poison: 0, shrink: 0, alive: true, wings: false, cards: [], ...change,
  }
}

const card = (id: string, copies?: string) => ({
  ref: `card:${id}`, id, cost: 3, type: 'keep' as const, icon: 'acid', rule: `KOT-${id}`, ...(copies ? { copies: { ref: 'card:9', id: copies } } : {}),
})

function board(monsters: Monster[], dice = ''): Board {
  const faces = dice.split(' ').filter(Boolean) as Face[]
  return {
    step: 'roll', turn: 0, turns: 3, target: 20, monsters, bay_open: monsters.length > 4,
    dice: faces.map((face, at) => ({ ref: `die:${at}`, face, green: false, kept: false })),
    rolls_left: 1, market: [], deck: 40, discard: [], extra_turns: [], reason: '',
  }
}

describe('what the dice would give', () => {
  it('scores three of a number, and one more for each further one', () => {
    expect(starsForNumbers('1 1 1 2 2 3'.split(' ') as Face[])).toBe(1)
    expect(starsForNumbers('3 3 3 3 2 1'.split(' ') as Face[])).toBe(4)
    expect(starsForNumbers('2 2 2 1 1 1'.split(' ') as Face[])).toBe(3)
  })

  it('from outside, claws hit whoever is in Tokyo, and hearts heal up to the maximum', () => {
    const table = board([monster(0, { hearts: 9 }), monster(1, { place: 'city' }), monster(2)], 'claw claw heart heart energy 3')
    expect(preview(table, 0)).toMatchObject({ hits: [{ seat: 1, n: 2, fells: false }], heal: 1, energy: 1, stars: 0, enters: null })
  })

  it('in Tokyo, claws hit everyone outside, hearts are wasted, and a pair is one short', () => {
    const table = board([monster(0, { place: 'city' }), monster(1, { hearts: 1 }), monster(2)], 'claw heart 3 3 1 2')
    const sum = preview(table, 0)
    expect(sum.hits).toEqual([{ seat: 1, n: 1, fells: true }, { seat: 2, n: 1, fells: false }])
    expect(sum).toMatchObject({ heal: 0, wasted: 1, near: [{ face: '3', stars: 3 }] })
  })

  it('counts cards that add claws in the order of the rules, and Mimic as what it copies', () => {
    const faces = ['1', '1', '1', 'heart', '2', '3'] as Face[]
    expect(clawsOf(monster(0, { cards: [card('spiked_tail')] }), faces)).toBe(0)
    expect(clawsOf(monster(0, { cards: [card('spiked_tail'), card('acid_attack')] }), faces)).toBe(2)
    expect(clawsOf(monster(0, { cards: [card('mimic', 'acid_attack')] }), faces)).toBe(1)
    expect(clawsOf(monster(0, { place: 'city', cards: [card('urbavore'), card('burrowing')] }), faces)).toBe(2)
  })

  it('knows cards that score or shield', () => {
    const me = monster(0, { cards: [card('gourmet'), card('alpha_monster'), card('friend_of_children'), card('fire_breathing')] })
    const table = board([me, monster(1, { place: 'city', cards: [card('armor_plating')] }), monster(2), monster(3)], '1 1 1 claw energy 2')
    const sum = preview(table, 0)
    expect(sum.stars).toBe(1 + 2 + 1)
    expect(sum.energy).toBe(2)
    expect(sum.hits).toEqual([{ seat: 1, n: 2, fells: false }, { seat: 3, n: 1, fells: false }])
  })

  it('says where the monster would walk to', () => {
    expect(preview(board([monster(0), monster(1)], '1'), 0).enters).toBe('city')
    const five = [0, 1, 2, 3, 4].map((seat) => monster(seat, seat === 1 ? { place: 'city' } : {}))
    expect(preview(board(five, '1'), 0).enters).toBe('bay')
  })
})

describe('events', () => {
  const told = (kind: string, params: Record<string, unknown>) => ({ kind, rule: 'KOT-R1', params })

  it('every kind that the game declares has its length', () => {
    for (const [, kind] of events.matchAll(/^ {4}"([a-z-]+)": EventKind/gm)) {
      expect(lengthOf(told(kind as string, {})), kind).toBeGreaterThan(0)
      expect(() => applied(board([monster(0)]), told(kind as string, { seat: { seat: 0 }, n: 1 }))).not.toThrow()
    }
  })

  it('move the picture towards the next view', () => {
    let now = board([monster(0), monster(1, { place: 'city' })])
    now = applied(now, told('hurt', { seat: { seat: 1 }, n: 3, by: { seat: 0 } }))
    now = applied(now, told('yielded', { seat: { seat: 1 }, to: { seat: 0 } }))
    now = applied(now, told('entered', { seat: { seat: 0 }, place: { key: 'place-city' } }))
    expect(now.monsters.map((one) => [one.hearts, one.place, one.stars])).toEqual([[8, 'city', 6], [5, 'outside', 5]])
    expect(applied(now, told('rolled', { seat: { seat: 1 }, dice: { dice: ['1', 'claw'] }, mask: 0 })).dice.map((die) => die.face)).toEqual(['1', 'claw'])
  })

  it('reads words in both shapes', () => {
    expect(wordIn(told('bought', { card: { key: 'card-wings' } }), 'card')).toBe('wings')
    expect(wordIn(told('bought', { card: ['card-wings', {}] }), 'card')).toBe('wings')
  })
})

describe('pace', () => {
  function scripted() {
    const shown: [string, number][] = []
    const waits: { ms: number; run: () => void }[] = []
    let done = 0
    const pace = new Pace<string>((what, ms) => shown.push([what, ms]), () => done++, {
      after(ms, run) {
        const wait = { ms, run }
        waits.push(wait)
        return () => waits.splice(waits.indexOf(wait), 1)
      },
    })
    return { pace, shown, waits, tick: () => waits.shift()?.run(), done: () => done }
  }

  it('plays in order and tells when all is shown', () => {
    const { pace, shown, tick, done } = scripted()
    pace.add([{ what: 'a', ms: 100 }, { what: 'b', ms: 50 }], false)
    pace.add([{ what: 'c', ms: 10 }], false)
    tick()
    tick()
    expect(done()).toBe(0)
    tick()
    expect(shown.map(([what]) => what)).toEqual(['a', 'b', 'c'])
    expect(done()).toBe(1)
    expect(pace.busy).toBe(false)
  })

  it('hurries when someone is asked', () => {
    const { pace, shown, tick } = scripted()
    pace.add(Array.from({ length: 20 }, (_, at) => ({ what: String(at), ms: 1000 })), true)
    while (shown.length < 20) tick()
    expect(shown.reduce((sum, [, ms]) => sum + ms, 0)).toBeLessThanOrEqual(LONGEST_WHEN_ASKED * 4)
    expect(shown[0]?.[1]).toBeCloseTo(1000 * hurry(20_000, true))
  })

  it('flushes at once', () => {
    const { pace, shown, waits, done } = scripted()
    pace.add([{ what: 'a', ms: 100 }, { what: 'b', ms: 50 }], false)
    pace.flush()
    expect(shown).toEqual([['a', 100], ['b', 0]])
    expect(waits).toHaveLength(0)
    expect(done()).toBe(1)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodePlace, offsets, PLACE, placeAction, RECALL, RECALL_ALL, ROLL } from '../src/games/rush-out/actions.ts'
import { ART } from '../src/games/rush-out/art.ts'
import { cues, inDanger } from '../src/games/rush-out/cues.ts'
import { heatOf, offers, slotFor } from '../src/games/rush-out/fits.ts'
import { overlaid, unanswered, type Wish } from '../src/games/rush-out/overlay.ts'
import { shared } from '../src/games/rush-out/shared.ts'
import type { Board, Challenge, DieState, Face, Player, Slot, Spell } from '../src/games/rush-out/types.ts'

const GAME = new URL('../../src/ludoteca/games/rush_out/', import.meta.url)

const slots = (...symbols: (Face | [Face, number, number])[]): Slot[] =>
  symbols.map((one) => (typeof one === 'string' ? { symbol: one, die: null } : { symbol: one[0], die: [one[1], one[2]] }))

const dice = (...faces: (Face | [Face, string])[]): DieState[] => faces.map((one) => (typeof one === 'string' ? { face: one, at: 'hand' } : { face: one[0], at: one[1] }))

function player(seat: number, role: Player['role'], own: DieState[], change: Partial<Player> = {}): Player {
  return {
    ref: `seat:${seat}`, seat, role, cool: 0, busy: 0, dice: own, joker: ['key'], forbidden: [], whirlwind: 0, wounded: null, wound_gen: 0,
    equipment: [], xp: 0, ready: false, owes: '', ...change,
  }
}

const challenge = (place: number, own: Slot[], change: Partial<Challenge> = {}): Challenge => ({
  ref: `place:${place}`, place, gen: 0, card: 'thorn_bridge', kind: 'standard', flag: null, slots: own, dragon: false, done: false, ...change,
})

const spell = (place: number, own: Slot[], change: Partial<Spell> = {}): Spell => ({
  ref: `place:${place}`, place, gen: 0, card: 'roar', kind: 'dracology', flag: null, slots: own, power: 1, aiming: false, ...change,
})

function board(change: Partial<Board> = {}): Board {
  return {
    scenario: '1', round: 1, phase: 'race', now: 1000, until: 0, cooldown: 700, relaxed: false, one_hand: false, silence: false, high_five: false,
    trophies: { heroes: 0, sorcerer: 0 }, goal: 2,
    players: [
      player(0, 'guard', dice('key', 'joker', 'sword')),
      player(1, 'warrior', dice(['foot', 'slot:0.0'], 'fire', 'heart')),
      player(2, 'sorcerer', dice(['plant', 'slot:21.0'], 'air', 'air', 'fire', 'water')),
    ],
    challenges: [challenge(0, slots(['foot', 1, 0], 'key', 'key')), challenge(1, slots('sword', 'sword', 'fire', 'heart')), challenge(2, slots('key', 'fire'))],
    spells: [spell(21, slots(['plant', 2, 0], 'air', 'fire')), spell(22, slots('water', 'water', 'water')), null],
    dragon: { at: 1, place: 3, gen: 0, slots: slots('joker', 'joker') },
    laid: [], souls: null, lives: null, coins: null, shop: null, scrolls: [], held: [], awards: [], aim: null, top: { challenges: [], spells: [] },
    winner: null, reason: '', rounds: [], stats: null,
    can: [ROLL, placeAction(0, 1, 0, 0), placeAction(0, 2, 0, 0), placeAction(0, 1, 1, 0), placeAction(0, 2, 1, 0), placeAction(1, 0, 2, 0), placeAction(1, 1, 2, 0), placeAction(2, 0, 0, 0), placeAction(2, 0, 1, 0)],
    ...change,
  }
}

const wish = (action: number, change: Partial<Wish> = {}): Wish => ({ key: 1, action, cool: 0, granted: false, ...change })

describe('actions', () => {
  it('are numbered as the rules number them', () => {
    const source = readFileSync(new URL('rules/actions.py', GAME), 'utf8')
    const numbers = Object.fromEntries([...source.matchAll(/^([A-Z_]+): Final = (\d+)/gm)].map((found) => [found[1], Number(found[2])]))
    expect(numbers).toMatchObject({ ROLL, RECALL, RECALL_ALL, PLACE, START: 7, CLAP: 8, DONE: 9, SPEND: 11, WHIRL: 16, KEEP: 24, GIVE: 25 })
    expect(numbers).toMatchObject({ AIM_PLACE: 32, AIM_DIE: 64, AIM_HERO: 92, HEAL: 100, LIFT: 108, DRIVE_BACK: 121, BLESS: 124, SWAP_SPELL: 150, TO_WATER: 154, TO_AIR: 160 })
    expect(numbers).toMatchObject({ BUY_GEAR: 170, RETURN_GEAR: 200, BUY_SCROLL: 230, RETURN_SCROLL: 240 })
  })

  it('place, slot, die and generation survive the number', () => {
    for (const [place, slot, die, gen] of [[0, 0, 0, 0], [28, 5, 4, 7], [9, 2, 1, 3]] as const) {
      const action = placeAction(place, slot, die, gen)
      expect(decodePlace(action)).toEqual({ action, place, slot, die, gen })
    }
    expect(decodePlace(ROLL)).toBeNull()
    expect(offsets([92, 94, 100], 92, 5)).toEqual([0, 2])
  })
})

describe('what fits where', () => {
  it('prefers the card that closes, and keeps the Joker for what nothing else fills', () => {
    const table = board()
    const [best, ...rest] = offers(table, table.players[0]?.dice ?? [], table.can)
    expect(best).toMatchObject({ place: 0, closes: true, left: 0 })
    expect(best?.fits.map((fit) => fit.die).sort()).toEqual([0, 1])
    const third = rest.find((offer) => offer.place === 2)
    expect(third).toMatchObject({ closes: false, left: 1 })
    expect(third?.fits.map((fit) => fit.die)).toEqual([0])
    expect(third && slotFor(third, 1)?.die).toBe(1)
  })

  it('is hot where it closes and warm elsewhere, for one die or for all', () => {
    const table = board()
    const list = offers(table, table.players[0]?.dice ?? [], table.can)
    expect(heatOf(list, 0, 1, null)).toBe('hot')
    expect(heatOf(list, 1, 0, null)).toBe('warm')
    expect(heatOf(list, 1, 0, 0)).toBe('')
    expect(heatOf(list, 1, 3, null)).toBe('')
  })

  it('never closes a card under the Dragon', () => {
    const table = board()
    table.challenges[0] = challenge(0, slots(['foot', 1, 0], 'key', 'key'), { dragon: true })
    expect(offers(table, table.players[0]?.dice ?? [], table.can).find((offer) => offer.place === 0)).toMatchObject({ closes: false, left: 0 })
  })
})

describe('what I did a moment ago', () => {
  it('lies on the board at once, and only what still makes sense stays open', () => {
    const before = board()
    const table = overlaid(before, 0, [wish(placeAction(0, 1, 0, 0))])
    expect(table.players[0]?.dice[0]?.at).toBe('slot:0.1')
    expect(table.challenges[0]?.slots[1]?.die).toEqual([0, 0])
    expect(table.can).toEqual([ROLL, placeAction(0, 2, 1, 0)])
    expect(before.players[0]?.dice[0]?.at).toBe('hand')
  })

  it('is not shown on a card that has gone, or in a slot that someone else took', () => {
    const gone = board({ challenges: [challenge(0, slots('key', 'key'), { gen: 1 }), null, null] })
    expect(overlaid(gone, 0, [wish(placeAction(0, 1, 0, 0))])).toBe(gone)
    const taken = board({ challenges: [challenge(0, slots(['foot', 1, 0], ['key', 1, 1], 'key')), null, null] })
    expect(overlaid(taken, 0, [wish(placeAction(0, 1, 0, 0))])).toBe(taken)
  })

  it('takes dice back cold, and rolls without a place to go until the faces are known', () => {
    const table = board()
    expect(overlaid(table, 1, [wish(RECALL)]).players[1]?.dice[0]?.at).toBe('cold')
    expect(overlaid(table, 1, [wish(RECALL_ALL)]).challenges[0]?.slots[0]?.die).toBeNull()
    expect(overlaid(table, 0, [wish(ROLL)]).can).toEqual([])
    expect(overlaid(table, 0, [wish(ROLL, { cool: -1 })]).can).toEqual(table.can)
  })

  it('is let go when the board answers, or when it was granted and something changed', () => {
    const table = board()
    const placing = wish(placeAction(0, 1, 0, 0))
    expect(unanswered(table, 0, [placing, wish(ROLL)])).toHaveLength(2)
    expect(unanswered(table, 0, [{ ...placing, granted: true }])).toEqual([])
    const shown = board({ players: [player(0, 'guard', dice(['key', 'cold'], 'joker', 'sword'), { cool: 1700 }), ...table.players.slice(1)] })
    expect(unanswered(shown, 0, [placing, wish(ROLL)])).toEqual([])
  })
})

describe('what happened', () => {
  const after = (change: (table: Board) => void): Board => {
    const table = structuredClone(board())
    change(table)
    return table
  }

  it('is nothing when nothing changed, or when another round begins', () => {
    expect(cues(board(), structuredClone(board()))).toEqual([])
    expect(cues(board(), after((table) => void (table.round = 2)))).toEqual([])
  })

  it('tells rolls, placed dice, solved cards and the Dragon', () => {
    const rolled = after((table) => void ((table.players[0] as Player).cool = 1700))
    expect(cues(board(), rolled)).toEqual([{ kind: 'rolled', seat: 0, dice: [0, 1, 2] }])
    const solved = after((table) => void ((table.challenges[0] as Challenge).gen = 1))
    expect(cues(board(), solved)).toEqual([{ kind: 'solved', place: 0 }])
    const moved = after((table) => void ((table.dragon as { at: number }).at = 2))
    expect(cues(board(), moved)).toEqual([{ kind: 'dragon', from: 1, to: 2 }])
  })

  it('knows a cast spell from one that was swapped', () => {
    const table = board({ spells: [spell(21, slots(['plant', 2, 0], 'air', 'fire')), spell(22, slots('water', 'water', 'water')), null] })
    const next = structuredClone(table)
    ;(next.spells[0] as Spell).gen = 1
    ;(next.spells[1] as Spell).gen = 1
    expect(cues(table, next)).toEqual([{ kind: 'cast', place: 21, family: 'dracology' }])
  })

  it('hears the heart when a spell lacks one die', () => {
    expect(inDanger(board())).toBe(false)
    expect(inDanger(board({ spells: [spell(21, slots(['plant', 2, 0], ['air', 2, 1], 'fire')), null, null] }))).toBe(true)
  })

  it('ends with who won the round', () => {
    const over = after((table) => {
      table.phase = 'break'
      table.rounds = [{ winner: 'heroes', reason: 'deck' }]
    })
    expect(cues(board(), over)).toEqual([{ kind: 'round', winner: 'heroes' }])
  })
})

describe('sharing', () => {
  it('keeps every piece that stayed the same', () => {
    const before = { a: [1, { b: 2 }], c: { d: 3 } as Record<string, number> }
    expect(shared(before, structuredClone(before))).toBe(before)
    const after = shared(before, { a: [1, { b: 2 }], c: { d: 4 } as Record<string, number> })
    expect(after).not.toBe(before)
    expect(after.a).toBe(before.a)
    expect(shared(before, { ...structuredClone(before), c: {} as Record<string, number> }).c).toEqual({})
  })
})

describe('pictures', () => {
  it('every card and thing has one, with the icon of its content file', () => {
    const content = readdirSync(new URL('content/', GAME)).filter((file) => /^(spells|challenges|gear)\.toml$/.test(file))
    const found: Record<string, string> = {}
    for (const file of content) {
      const source = readFileSync(new URL(`content/${file}`, GAME), 'utf8')
      for (const table of source.split(/^\[\[/m).slice(1)) {
        const id = /^id = "([^"]+)"/m.exec(table)?.[1]
        const icon = /^icon = "([^"]+)"/m.exec(table)?.[1]
        if (id && icon) found[id] = icon
      }
    }
    expect(Object.keys(found)).toHaveLength(89)
    expect(Object.fromEntries(Object.entries(ART).map(([id, art]) => [id, art.icon]))).toEqual(found)
  })
})

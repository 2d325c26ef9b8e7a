import { describe, expect, it } from 'vitest'
import { LIVE } from '../src/games/rush-out/model/actions.ts'
import { Cells } from '../src/games/rush-out/model/cells.ts'
import { diceMoved, inDanger, sceneOf } from '../src/games/rush-out/model/cues.ts'
import { heatOf, offersOf, slotFor } from '../src/games/rush-out/model/fits.ts'
import { isRolling, overlaid, unanswered, type Wish } from '../src/games/rush-out/model/overlay.ts'
import { shared } from '../src/games/rush-out/model/shared.ts'
import type { Board, Challenge, DieState, Face, Player, Slot, Spell } from '../src/games/rush-out/model/types.ts'

const ROLL = LIVE.of('roll')
const placeAction = (place: number, slot: number, die: number, generation: number) =>
  LIVE.encode('place', { place, slot, die, generation })

const slots = (...symbols: (Face | [Face, number, number])[]): Slot[] =>
  symbols.map((one) =>
    typeof one === 'string' ? { symbol: one, die: null } : { symbol: one[0], die: [one[1], one[2]] },
  )

const dice = (...faces: (Face | [Face, string])[]): DieState[] =>
  faces.map((one) => (typeof one === 'string' ? { face: one, at: 'hand' } : { face: one[0], at: one[1] }))

function player(seat: number, role: Player['role'], own: DieState[], change: Partial<Player> = {}): Player {
  return {
    ref: `seat:${seat}`,
    seat,
    role,
    cool: 0,
    busy: 0,
    dice: own,
    joker: ['key'],
    forbidden: [],
    whirlwind: 0,
    wounded: null,
    equipment: [],
    xp: 0,
    ready: false,
    owes: '',
    ...change,
  }
}

const challenge = (place: number, own: Slot[], change: Partial<Challenge> = {}): Challenge => ({
  ref: `place:${place}`,
  place,
  gen: 0,
  card: 'thorn_bridge',
  kind: 'standard',
  flag: null,
  slots: own,
  dragon: false,
  nearly: [],
  theirs: null,
  ...change,
})

const spell = (place: number, own: Slot[], change: Partial<Spell> = {}): Spell => ({
  ref: `place:${place}`,
  place,
  gen: 0,
  card: 'roar',
  kind: 'dracology',
  flag: null,
  slots: own,
  power: 1,
  nearly: [],
  aiming: false,
  ...change,
})

function board(change: Partial<Board> = {}): Board {
  return {
    scenario: '1',
    round: 1,
    phase: 'race',
    now: 1000,
    until: 0,
    cooldown: 700,
    relaxed: false,
    one_hand: false,
    silence: false,
    high_five: false,
    experience: false,
    trophies: { heroes: 0, sorcerer: 0 },
    goal: 2,
    players: [
      player(0, 'guard', dice('key', 'joker', 'sword')),
      player(1, 'warrior', dice(['foot', 'slot:0.0'], 'fire', 'heart')),
      player(2, 'sorcerer', dice(['plant', 'slot:21.0'], 'air', 'air', 'fire', 'water')),
    ],
    challenges: [
      challenge(0, slots(['foot', 1, 0], 'key', 'key')),
      challenge(1, slots('sword', 'sword', 'fire', 'heart')),
      challenge(2, slots('key', 'fire')),
    ],
    spells: [spell(21, slots(['plant', 2, 0], 'air', 'fire')), spell(22, slots('water', 'water', 'water')), null],
    dragon: { at: 1, place: 3, gen: 0, slots: slots('joker', 'joker') },
    laid: [],
    souls: null,
    lives: null,
    coins: null,
    shop: null,
    scrolls: [],
    held: [],
    awards: [],
    aim: null,
    decides: [],
    top: { challenges: [], spells: [] },
    winner: null,
    reason: '',
    rounds: [],
    stats: null,
    can: [
      ROLL,
      placeAction(0, 1, 0, 0),
      placeAction(0, 2, 0, 0),
      placeAction(0, 1, 1, 0),
      placeAction(0, 2, 1, 0),
      placeAction(1, 0, 2, 0),
      placeAction(1, 1, 2, 0),
      placeAction(2, 0, 0, 0),
      placeAction(2, 0, 1, 0),
    ],
    fits: [
      { place: 0, actions: [placeAction(0, 1, 0, 0), placeAction(0, 2, 1, 0)], left: 0, closes: true },
      { place: 1, actions: [placeAction(1, 0, 2, 0)], left: 3, closes: false },
      { place: 2, actions: [placeAction(2, 0, 0, 0)], left: 1, closes: false },
    ],
    turns: [],
    risks: [],
    ...change,
  }
}

const wish = (action: number, change: Partial<Wish> = {}): Wish => ({
  key: 1,
  action,
  cool: 0,
  granted: false,
  ...change,
})

describe('what fits where', () => {
  it('is what the server offers, in its order, with every single placing beside it', () => {
    const table = board()
    const [best, ...rest] = offersOf(table, table.can)
    expect(best).toMatchObject({ place: 0, closes: true, left: 0 })
    expect(best?.fits.map((fit) => fit.die)).toEqual([0, 1])
    expect(best?.all).toHaveLength(4)
    const third = rest.find((offer) => offer.place === 2)
    expect(third?.fits.map((fit) => fit.die)).toEqual([0])
    expect(third && slotFor(third, 1)?.die).toBe(1)
  })

  it('is hot where it closes and warm elsewhere, for one die or for all', () => {
    const table = board()
    const list = offersOf(table, table.can)
    expect(heatOf(list, 0, 1, null)).toBe('hot')
    expect(heatOf(list, 1, 0, null)).toBe('warm')
    expect(heatOf(list, 1, 0, 0)).toBe('')
    expect(heatOf(list, 1, 3, null)).toBe('')
  })

  it('loses what was placed a moment ago', () => {
    const table = overlaid(board(), 0, [wish(placeAction(0, 1, 0, 0))])
    const list = offersOf(table, table.can)
    expect(list[0]?.fits.map((fit) => fit.die)).toEqual([1])
    expect(list.map((offer) => offer.place)).toEqual([0, 1, 2])
  })
})

describe('what I did a moment ago', () => {
  it('lies on the board at once, and only what still makes sense stays open', () => {
    const before = board()
    const table = overlaid(before, 0, [wish(placeAction(0, 1, 0, 0))])
    expect(table.players[0]?.dice[0]?.at).toBe('slot:0.1')
    expect(table.challenges[0]?.slots[1]?.die).toEqual([0, 0])
    const left = [placeAction(0, 2, 1, 0), placeAction(1, 0, 2, 0), placeAction(1, 1, 2, 0), placeAction(2, 0, 1, 0)]
    expect(table.can).toEqual([ROLL, ...left]) // neither that die nor that slot is offered again
    expect(before.players[0]?.dice[0]?.at).toBe('hand')
  })

  it('is not shown on a card that has gone, or in a slot that someone else took', () => {
    const gone = board({ challenges: [challenge(0, slots('key', 'key'), { gen: 1 }), null, null] })
    expect(overlaid(gone, 0, [wish(placeAction(0, 1, 0, 0))])).toBe(gone)
    const taken = board({ challenges: [challenge(0, slots(['foot', 1, 0], ['key', 1, 1], 'key')), null, null] })
    expect(overlaid(taken, 0, [wish(placeAction(0, 1, 0, 0))])).toBe(taken)
  })

  it('is shown wherever dice can lie', () => {
    const spot = (place: number) => ({ place, gen: 2, slots: slots('heart', 'key') })
    const scroll = { id: 'bottled_storm', scroll: 6, effect: 'lightning', spot: spot(27) }
    const table = board({
      challenges: [challenge(0, slots('key'), { theirs: spot(24) }), null, null],
      scrolls: [scroll],
    })
    table.players[1] = player(1, 'warrior', dice('heart'), { wounded: spot(5) })
    const filled = [[0, 0], null]
    const shown = (place: number) => overlaid(table, 0, [wish(placeAction(place, 0, 0, 2))])
    const taken = (own: Slot[] | undefined) => own?.map((slot) => slot.die)
    expect(taken(shown(5).players[1]?.wounded?.slots)).toEqual(filled)
    expect(taken(shown(24).challenges[0]?.theirs?.slots)).toEqual(filled)
    expect(taken(shown(27).scrolls[0]?.spot?.slots)).toEqual(filled)
    expect(shown(24).players[1]).toBe(table.players[1])
  })

  it('is not asked for twice, and a roll is on its way until its faces are known', () => {
    const table = board()
    expect(overlaid(table, 0, [wish(ROLL)]).can).toEqual(table.can.slice(1))
    expect(isRolling(table, 0, [wish(ROLL)])).toBe(true)
    expect(isRolling(table, 0, [wish(ROLL, { cool: -1 })])).toBe(false)
    expect(isRolling(table, 0, [wish(placeAction(0, 1, 0, 0))])).toBe(false)
  })

  it('is let go when the board answers, or when it was granted and something changed', () => {
    const table = board()
    const placing = wish(placeAction(0, 1, 0, 0))
    expect(unanswered(table, 0, [placing, wish(ROLL)])).toHaveLength(2)
    expect(unanswered(table, 0, [{ ...placing, granted: true }])).toEqual([])
    const shown = board({
      players: [player(0, 'guard', dice(['key', 'cold'], 'joker', 'sword'), { cool: 1700 }), ...table.players.slice(1)],
    })
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
    expect(diceMoved(board(), structuredClone(board()))).toEqual({ rolled: [], placed: [] })
    const next = after((table) => {
      table.round = 2
      ;(table.players[0] as Player).cool = 1700
    })
    expect(diceMoved(board(), next)).toEqual({ rolled: [], placed: [] })
  })

  it('is seen of dice: who rolled, and who placed', () => {
    const moved = after((table) => {
      ;(table.players[0] as Player).cool = 1700
      ;(table.players[1] as Player).dice[1] = { face: 'fire', at: 'slot:1.2' }
    })
    expect(diceMoved(board(), moved)).toEqual({ rolled: [0], placed: [1] })
  })

  it('is told of everything else, and played where it belongs', () => {
    const told = (kind: string, params: Record<string, unknown> = {}) => sceneOf({ kind, rule: '', params })
    expect(told('wounded', { seat: { seat: 2 } })).toMatchObject({ sound: 'wound', shakes: 'seat:2' })
    expect(told('coin-heroes')).toMatchObject({ sound: 'coin', pops: 'coins:heroes' })
    expect(told('dragon-advanced')).toMatchObject({ shout: 'dragon', shakes: 'table' })
    expect(told('spell')).toBeNull()
  })

  it('hears the heart when the server says that a spell lacks one die', () => {
    expect(inDanger(board())).toBe(false)
    expect(inDanger(board({ spells: [spell(21, slots('fire'), { nearly: ['sorcerer'] }), null, null] }))).toBe(true)
  })
})

describe('things that come and go', () => {
  it('stay where they are, and what is new takes the first free cell', () => {
    const cells = new Cells()
    expect(cells.of(['dragon', 'curse', 'wound'])).toEqual([0, 1, 2])
    expect(cells.of(['dragon', 'wound'])).toEqual([0, 2])
    expect(cells.of(['dragon', 'storm', 'wound'])).toEqual([0, 1, 2])
    expect(cells.of(['storm', 'wound', 'glue', 'key'])).toEqual([1, 2, 0, 3])
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

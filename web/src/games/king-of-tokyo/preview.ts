/** What the dice would give if the player stopped now: the sums of KOT-R25 to R35 with the cards that change them. */
import { clockwise, type Board, type Face, type Monster } from './types.ts'

export interface Preview {
  stars: number
  energy: number
  /** Hearts gained; `wasted` counts heart dice that cannot heal in Tokyo. */
  heal: number
  wasted: number
  claws: number
  hits: { seat: number; n: number; fells: boolean }[]
  /** Two of a number: one short of scoring. */
  near: { face: '1' | '2' | '3'; stars: number }[]
  /** Where the monster would walk to with nobody in its way. */
  enters: 'city' | 'bay' | null
}

/** How many of each card work for a monster; a Mimic counts as the card it copies. */
export function powersOf(monster: Monster): Map<string, number> {
  const powers = new Map<string, number>()
  for (const card of monster.cards) {
    const id = card.copies?.id ?? card.id
    powers.set(id, (powers.get(id) ?? 0) + 1)
  }
  return powers
}

const count = (faces: Face[], face: Face): number => faces.filter((shown) => shown === face).length

export function starsForNumbers(faces: Face[]): number {
  return (['1', '2', '3'] as const).reduce((sum, face) => {
    const shown = count(faces, face)
    return shown >= 3 ? sum + Number(face) + shown - 3 : sum
  }, 0)
}

/** KOT-R29 with the cards that add claws: some add always, some only to a roll that has a claw. */
export function clawsOf(me: Monster, faces: Face[]): number {
  const powers = powersOf(me)
  const inside = me.place !== 'outside'
  let claws = count(faces, 'claw') + (powers.get('acid_attack') ?? 0)
  if (inside) claws += powers.get('burrowing') ?? 0
  if (count(faces, '2') >= 3) claws += 2 * (powers.get('poison_quills') ?? 0)
  if (claws > 0) claws += (powers.get('spiked_tail') ?? 0) + (inside ? (powers.get('urbavore') ?? 0) : 0)
  return claws
}

function hitsOf(board: Board, me: Monster, claws: number): Preview['hits'] {
  if (claws === 0) return []
  const powers = powersOf(me)
  const inside = me.place !== 'outside'
  const others = clockwise(board.monsters, me.seat)
  const harm = new Map<number, number>()
  for (const other of others) {
    if (powers.has('nova_breath') || (other.place !== 'outside') !== inside) harm.set(other.seat, claws)
  }
  const fire = powers.get('fire_breathing') ?? 0
  if (fire) {
    const neighbours = new Set([others[0], others.at(-1)].flatMap((other) => (other ? [other.seat] : [])))
    for (const seat of neighbours) harm.set(seat, (harm.get(seat) ?? 0) + fire)
  }
  return others.flatMap((other) => {
    let n = harm.get(other.seat) ?? 0
    if (n === 1 && powersOf(other).has('armor_plating')) n = 0
    return n > 0 ? [{ seat: other.seat, n, fells: n >= other.hearts }] : []
  })
}

export function preview(board: Board, seat: number, faces: Face[] = board.dice.map((die) => die.face)): Preview {
  const me = board.monsters.find((monster) => monster.seat === seat)
  const nothing: Preview = { stars: 0, energy: 0, heal: 0, wasted: 0, claws: 0, hits: [], near: [], enters: null }
  if (!me) return nothing
  const powers = powersOf(me)
  const of = (id: string): number => powers.get(id) ?? 0
  const claws = clawsOf(me, faces)
  const has = (face: Face): boolean => faces.includes(face)

  let stars = starsForNumbers(faces)
  if (count(faces, '1') >= 3) stars += 2 * of('gourmet')
  if (has('1') && has('2') && has('3')) {
    stars += 2 * of('detritivore')
    if (claws > 0 && has('heart') && has('energy')) stars += 9 * of('complete_destruction')
  }
  if (claws > 0) stars += of('alpha_monster')

  const rolledEnergy = count(faces, 'energy')
  const hearts = count(faces, 'heart')
  const inside = me.place !== 'outside'
  const room = Math.max(0, me.max_hearts - me.hearts)
  const heal = inside || hearts === 0 ? 0 : Math.min(room, hearts + of('regeneration'))
  const empty = (place: 'city' | 'bay'): boolean => !board.monsters.some((other) => other.alive && other.place === place)
  const enters = inside ? null : empty('city') ? 'city' : board.bay_open && empty('bay') ? 'bay' : null

  return {
    stars,
    energy: rolledEnergy ? rolledEnergy + of('friend_of_children') : 0,
    heal,
    wasted: inside ? hearts : 0,
    claws,
    hits: hitsOf(board, me, claws),
    near: (['1', '2', '3'] as const).filter((face) => count(faces, face) === 2).map((face) => ({ face, stars: Number(face) })),
    enters,
  }
}

export const isNothing = (sum: Preview): boolean =>
  sum.stars === 0 && sum.energy === 0 && sum.heal === 0 && sum.wasted === 0 && sum.hits.length === 0 && sum.near.length === 0

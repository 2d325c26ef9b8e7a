/** A fight that nobody was asked about is shown all the same, as far as its events tell it: who fights whom, the dice,
 * what comes through, who falls. Numbers come with the events and the district; nothing is worked out here. */
import { isRecord } from '../../../lib/told.ts'
import type { Told } from '../../../protocol.ts'
import { districtIn, keyIn, numberIn, seatIn } from './told.ts'
import { type Board, type Combat, type DieRolled, districtOf, type Fighter, heroOf } from './types.ts'

const BLUE = 32

/** The names of faces in an event. */
function facesIn(told: Told, name: string): string[] {
  const value = told.params?.[name]
  const faces = isRecord(value) ? (value.faces ?? value.dice) : value
  return Array.isArray(faces) ? faces.map(String) : []
}

function fighterOf(board: Board, seat: number): Fighter[] {
  const hero = heroOf(board, seat)
  const life = hero?.meters.find((meter) => meter.meter === 'life')
  if (!hero || !life) return []
  return [
    {
      ref: hero.ref,
      seat,
      hero: hero.hero,
      life: life.n,
      most: life.high,
      taken: 0,
      faints: false,
      dice: [],
      hits: 0,
      shields: 0,
      done: false,
      bolts: [],
    },
  ]
}

/** A fight begins. */
export function begun(board: Board, told: Told): Combat | null {
  const place = districtIn(told, 'at')
  const district = districtOf(board, place)
  if (!place || !district) return null
  const mask = numberIn(told, 'fighters')
  const seats = board.heroes.map((hero) => hero.seat).filter((seat) => Math.floor(mask / 2 ** seat) % 2 === 1)
  return {
    district: place,
    where: district.name,
    step: 'begin',
    fighters: seats.flatMap((seat) => fighterOf(board, seat)),
    enemies: district.enemies,
    power: numberIn(told, 'power'),
    hits: 0,
    shields: 0,
    damage: 0,
    damage_left: 0,
    hits_left: 0,
    docks_hit: board.docks?.gives === 'hit' ? 1 : 0,
    docks_shield: board.docks?.gives === 'shield' ? 1 : 0,
    modifiers: [],
  }
}

const diceOf = (told: Told, seat: number): DieRolled[] => [
  ...facesIn(told, 'red').map((face, at) => ({
    ref: `die:${seat}.${at}`,
    color: 'red' as const,
    face: face as DieRolled['face'],
  })),
  ...facesIn(told, 'blue').map((face, at) => ({
    ref: `die:${seat}.${BLUE + at}`,
    color: 'blue' as const,
    face: face as DieRolled['face'],
  })),
]

function withFighter(combat: Combat, seat: number | null, change: (one: Fighter) => Fighter): Combat {
  return { ...combat, fighters: combat.fighters.map((one) => (one.seat === seat ? change(one) : one)) }
}

/** The fight after an event of it. */
export function fought(combat: Combat, told: Told): Combat {
  const seat = seatIn(told)
  switch (told.kind) {
    case 'rolled':
      return withFighter({ ...combat, step: 'dice' }, seat, (one) => ({ ...one, dice: diceOf(told, one.seat) }))
    case 'more-hits':
      return withFighter(combat, seat, (one) => ({ ...one, hits: one.hits + numberIn(told) }))
    case 'more-shields':
      return withFighter(combat, seat, (one) => ({ ...one, shields: one.shields + numberIn(told) }))
    case 'damage':
      return {
        ...combat,
        step: 'damage',
        shields: numberIn(told, 'shields'),
        damage: numberIn(told),
        power: numberIn(told, 'power'),
      }
    case 'total-hits':
      return { ...combat, step: 'hits', hits: numberIn(told) }
    case 'lost':
      if (keyIn(told, 'what') !== 'stat-life') return combat
      return withFighter(combat, seat, (one) => ({
        ...one,
        taken: one.taken + numberIn(told),
        faints: numberIn(told, 'now') < 0,
      }))
    case 'fell': {
      const kind = keyIn(told, 'what').includes('super') ? 'super' : 'minion'
      return { ...combat, enemies: lessOf(combat, `enemy:${kind}`) }
    }
    case 'gang-fell':
      return { ...combat, enemies: lessOf(combat, 'enemy:gang') }
    default:
      return combat
  }
}

const lessOf = (combat: Combat, ref: string): Combat['enemies'] =>
  combat.enemies.map((one) => (one.ref === ref ? { ...one, n: one.n - 1 } : one)).filter((one) => one.n > 0)

/** Events as the board plays them: what each one changes in the picture.
 *
 * The server sends whole views, so nothing here decides how the table stands; it only lets the picture get there step
 * by step. Numbers after an event come with it, and what no later event touches is taken from the view that follows. */
import { partsOf } from '../../../lib/pick.ts'
import { isRecord, numberIn, seatIn } from '../../../lib/told.ts'
import type { Told } from '../../../protocol.ts'
import { begun, fought } from './combat.ts'
import type { Board, DistrictFace, DistrictId, HeroFace } from './types.ts'

export { numberIn, seatIn }

/** A word among the parameters of an event, with the ref of what it names. */
function named(told: Told, name: string): { key: string; ref: string } | null {
  const value = told.params?.[name]
  const [key, params] = Array.isArray(value)
    ? [value[0] as unknown, value[1] as unknown]
    : isRecord(value)
      ? [value.key, value.params]
      : [undefined, undefined]
  if (typeof key !== 'string') return null
  return { key, ref: isRecord(params) && typeof params.ref === 'string' ? params.ref : '' }
}

const refIn = (told: Told, name: string): string => named(told, name)?.ref ?? ''
export const keyIn = (told: Told, name: string): string => named(told, name)?.key ?? ''

const DISTRICTS = new Set(['police', 'park', 'wall_street', 'shop', 'library', 'hospital', 'docks', 'city_hall'])

/** The district that a parameter names. */
export function districtIn(told: Told, name: string): DistrictId | null {
  const [kind, district] = partsOf(refIn(told, name))
  return kind === 'district' && DISTRICTS.has(district) ? (district as DistrictId) : null
}

/** Every district that an event names, whatever it calls it. */
export const districtsIn = (told: Told): DistrictId[] =>
  Object.keys(told.params ?? {}).flatMap((name) => districtIn(told, name) ?? [])

/** Whether a later event touches this district, so that it must not look finished yet. */
const touchedLater = (rest: Told[], district: DistrictId): boolean =>
  rest.some((told) => districtsIn(told).includes(district))

const seatsIn = (told: Told): number[] => Object.keys(told.params ?? {}).flatMap((name) => seatIn(told, name) ?? [])

function withDistrict(board: Board, district: DistrictId | null, change: (one: DistrictFace) => DistrictFace): Board {
  if (!district) return board
  return { ...board, districts: board.districts.map((one) => (one.district === district ? change(one) : one)) }
}

function withHero(board: Board, seat: number | null, change: (one: HeroFace) => HeroFace): Board {
  if (seat === null) return board
  return { ...board, heroes: board.heroes.map((one) => (one.seat === seat ? change(one) : one)) }
}

type Kind = DistrictFace['circles'][number]['kind']

/** One circle of a district becomes something else. */
function recircled(one: DistrictFace, from: readonly Kind[], to: Kind): DistrictFace {
  const at = from.map((kind) => one.circles.findIndex((circle) => circle.kind === kind)).find((found) => found >= 0)
  if (at === undefined) return one
  const circles = one.circles.map((circle, index) => (index === at ? { kind: to } : circle))
  return { ...one, circles }
}

/** The picture after an event, on its way to `end`. */
export function applied(board: Board, told: Told, rest: Told[], end: Board): Board {
  let now = board
  const kind = keyIn(told, 'what').includes('super') ? 'super' : 'minion'
  switch (told.kind) {
    case 'spawned':
      now = withDistrict(now, districtIn(told, 'at'), (one) => recircled(one, ['free', 'shield'], kind))
      break
    case 'shielded':
      now = withDistrict(now, districtIn(told, 'at'), (one) => recircled(one, ['shield'], 'free'))
      break
    case 'replaced':
    case 'ignored':
      now = withDistrict(now, districtIn(told, 'at'), (one) => recircled(one, ['shield', 'minion'], 'free'))
      break
    case 'protected':
      now = withDistrict(now, districtIn(told, 'at'), (one) => recircled(one, ['free'], 'shield'))
      break
    case 'fell':
      now = withDistrict(now, districtIn(told, 'at'), (one) => recircled(one, [kind], 'free'))
      break
    case 'moved': {
      const to = districtIn(told, 'to')
      now = withHero(now, seatIn(told), (one) => ({ ...one, district: to ?? one.district }))
      break
    }
    case 'arrival':
      now = { ...now, arrival: end.arrival }
      break
    default:
      break
  }
  return settled(now, told, rest, end)
}

/** What no later event touches stands as it will. */
function settled(board: Board, told: Told, rest: Told[], end: Board): Board {
  const places = new Set(districtsIn(told).filter((one) => !touchedLater(rest, one)))
  const later = new Set(rest.flatMap(seatsIn))
  const seats = new Set(seatsIn(told).filter((seat) => !later.has(seat)))
  return {
    ...board,
    districts: board.districts.map((one, at) => (places.has(one.district) ? (end.districts[at] ?? one) : one)),
    heroes: board.heroes.map((one, at) => (seats.has(one.seat) ? (end.heroes[at] ?? one) : one)),
    spawn: end.spawn,
    combat: combatAfter(board, told, rest, end),
  }
}

/** The spread opens with a fight, follows its events, and is closed by whatever comes after it. */
function combatAfter(board: Board, told: Told, rest: Told[], end: Board): Board['combat'] {
  if (told.kind === 'combat') return rest.length ? begun(board, told) : end.combat
  if (!rest.length) return end.combat
  if (told.kind === 'combat-over') return null
  return board.combat ? fought(board.combat, told) : null
}

/** Events as the board plays them: what each one changes in the picture.
 *
 * The server sends whole views, so nothing here decides how the table stands; it only lets the picture get there
 * step by step. Numbers after an event come with it, and what no later event touches is taken from the view that
 * follows. */
import { partsOf } from '../../../lib/pick.ts'
import { isRecord, numberIn, seatIn } from '../../../lib/told.ts'
import type { Told } from '../../../protocol.ts'
import { type Board, type HeroFace, type MonsterFace, type RoomFace, type RoomId, type TokenKind } from './types.ts'

export { numberIn, seatIn }

interface Named {
  key: string
  ref: string
}

/** A word among the parameters of an event: `{key, params}` or `[key, params]`, with the ref of what it names. */
export function named(told: Told, name: string): Named | null {
  const value = told.params?.[name]
  const [key, params] = Array.isArray(value)
    ? [value[0] as unknown, value[1] as unknown]
    : isRecord(value)
      ? [value.key, value.params]
      : [undefined, undefined]
  if (typeof key !== 'string') return null
  const ref = isRecord(params) && typeof params.ref === 'string' ? params.ref : ''
  return { key, ref }
}

/** What the word of a parameter is about: `class-rogue` is `rogue`. */
export const wordIn = (told: Told, name: string): string => named(told, name)?.key.replace(/^[a-z]+-/, '') ?? ''

export const refIn = (told: Told, name: string): string => named(told, name)?.ref ?? ''

/** The room that a parameter names. */
export function roomIn(told: Told, name = 'room'): RoomId | null {
  const found = named(told, name)
  if (!found) return null
  const [kind, room] = partsOf(found.ref)
  return (kind === 'room' && room ? room : found.key.replace(/^[a-z]+-/, '')) as RoomId
}

const ROOMS = ['room', 'from', 'to'] as const

/** Every room that an event names. */
const roomsIn = (told: Told): RoomId[] => ROOMS.flatMap((name) => roomIn(told, name) ?? [])

/** What each event changes in the picture besides its rooms. */
const CARDS = new Set([
  'played',
  'done',
  'drew',
  'reshuffled',
  'kept',
  'thrown',
  'bought',
  'researched',
  'renewed',
  'cleaned',
  'defended',
  'cursed',
])
const LOOT = new Set(['bought', 'researched', 'loot', 'under'])
const GUILD = new Set([
  'guild-card',
  'sent-card',
  'wave',
  'killed',
  'trapped',
  'hero-comes',
  'supply-empty',
  'invasion',
])
const CLANS = new Set(['summoned', 'fell', 'began-in', 'joined'])
const BUILDING = new Set(['built', 'plan', 'dungeon', 'passage-opened', 'passage-closed', 'tile-turned', 'collapsed'])

type Field = 'clans' | 'loot' | 'guild' | 'building'

function fieldsOf({ kind }: Told): Field[] {
  const found: Field[] = []
  if (CARDS.has(kind) || CLANS.has(kind)) found.push('clans')
  if (LOOT.has(kind)) found.push('loot')
  if (GUILD.has(kind)) found.push('guild')
  if (BUILDING.has(kind)) found.push('building')
  return found
}

const FIELDS: Record<Field, (keyof Board)[]> = {
  clans: ['clans'],
  loot: ['loot', 'loot_deck', 'loot_known'],
  guild: ['guild', 'heroes', 'wave'],
  building: ['rooms', 'passages', 'grid', 'plans', 'pile'],
}

type Rooms = RoomFace[]

const change = (rooms: Rooms, id: RoomId | null, by: (room: RoomFace) => RoomFace): Rooms =>
  id === null ? rooms : rooms.map((room) => (room.room === id ? by(room) : room))

function withToken(room: RoomFace, token: TokenKind, n: number): RoomFace {
  const others = room.tokens.filter((pile) => pile.token !== token)
  const pile = { ref: `token:${room.room}.${token}`, token, n }
  return { ...room, tokens: n > 0 ? [...others, pile] : others }
}

const tokenCount = (room: RoomFace, token: TokenKind): number =>
  room.tokens.find((pile) => pile.token === token)?.n ?? 0

/** A token more, or one less. */
const byToken = (rooms: Rooms, id: RoomId | null, token: string, n: number): Rooms =>
  !token || token === 'nothing'
    ? rooms
    : change(rooms, id, (room) => withToken(room, token as TokenKind, tokenCount(room, token as TokenKind) + n))

function findMonster(rooms: Rooms, ref: string): MonsterFace | undefined {
  for (const room of rooms) {
    const found = room.monsters.find((one) => one.ref === ref)
    if (found) return found
  }
  return undefined
}

function findHero(rooms: Rooms, ref: string): HeroFace | undefined {
  for (const room of rooms) {
    const found = room.heroes.find((one) => one.ref === ref)
    if (found) return found
  }
  return undefined
}

/** Somewhere else, or nowhere. */
function putMonster(rooms: Rooms, monster: MonsterFace | undefined, to: RoomId | null): Rooms {
  if (!monster) return rooms
  const away = rooms.map((room) => ({ ...room, monsters: room.monsters.filter((one) => one.ref !== monster.ref) }))
  return change(away, to, (room) => ({ ...room, monsters: [...room.monsters, monster] }))
}

function putHero(rooms: Rooms, hero: HeroFace | undefined, to: RoomId | null): Rooms {
  if (!hero) return rooms
  const away = rooms.map((room) => ({ ...room, heroes: room.heroes.filter((one) => one.ref !== hero.ref) }))
  return change(away, to, (room) => ({ ...room, heroes: [...room.heroes, hero] }))
}

const changeHero = (rooms: Rooms, ref: string, by: Partial<HeroFace>): Rooms =>
  rooms.map((room) => ({ ...room, heroes: room.heroes.map((one) => (one.ref === ref ? { ...one, ...by } : one)) }))

const changeMonster = (rooms: Rooms, ref: string, by: Partial<MonsterFace>): Rooms =>
  rooms.map((room) => ({ ...room, monsters: room.monsters.map((one) => (one.ref === ref ? { ...one, ...by } : one)) }))

const AWAKE: Partial<HeroFace> = { awake: true, stage: 'ready' }
const ASLEEP: Partial<HeroFace> = { awake: false, stage: 'asleep' }

/** A Hero who was not there before: as the view has it in the end, or as its word says. */
function newHero(told: Told, end: Board): HeroFace {
  const ref = refIn(told, 'hero')
  const known = findHero(end.rooms, ref)
  const plain = { like: ref, vitality: 1, left: 1, next: { key: '', params: {} }, why: [] }
  return { ...plain, ...known, ref, hero: wordIn(told, 'hero') as HeroFace['hero'], awake: true, stage: 'new' }
}

function newMonster(told: Told, board: Board, end: Board): MonsterFace | undefined {
  const ref = refIn(told, 'monster')
  const known = findMonster(end.rooms, ref)
  if (known) return { ...known, wounds: 0 }
  const clan = board.clans.find((one) => one.clan === wordIn(told, 'monster'))
  return clan && { ref, like: ref, clan: clan.index, seat: clan.seat, wounds: 0, vitality: clan.vitality }
}

/** The rooms after an event. */
function moved(board: Board, told: Told, end: Board): Rooms {
  const { rooms } = board
  const room = roomIn(told)
  const hero = refIn(told, 'hero')
  const monster = refIn(told, 'monster')
  const token = wordIn(told, 'token') as TokenKind
  const n = numberIn(told)
  switch (told.kind) {
    case 'moved':
    case 'through-portal':
    case 'through-wall': {
      const [from, to] = [roomIn(told, 'from'), roomIn(told, 'to')]
      const carried = byToken(byToken(rooms, from, token, -1), to, token, 1)
      return putMonster(carried, findMonster(rooms, monster), to)
    }
    case 'melee':
    case 'ranged':
      return changeHero(rooms, hero, { left: numberIn(told, 'left') })
    case 'killed':
    case 'trapped':
    case 'released':
    case 'buried':
      return putHero(rooms, findHero(rooms, hero), null)
    case 'token-placed':
    case 'token-spent':
    case 'token-came':
    case 'token-gone':
    case 'produced':
    case 'warrior-takes':
    case 'spoiled':
      return change(rooms, room, (one) => withToken(one, token, n))
    case 'rogue-disarms':
    case 'trap-sprung':
      return change(rooms, room, (one) => withToken(one, 'trap', n))
    case 'portal-placed':
    case 'portal-completed':
    case 'portal-opened':
      return change(rooms, room, (one) => ({ ...one, portal: 'completed' }))
    case 'portal-closed':
      return change(rooms, room, (one) => ({ ...one, portal: 'uncompleted' }))
    case 'frogs-hop':
      return byToken(byToken(rooms, roomIn(told, 'from'), 'frog', -n), roomIn(told, 'to'), 'frog', n)
    case 'darkened':
    case 'relit':
    case 'stage':
      return rooms.map((one) => ({
        ...one,
        marks: end.rooms.find((other) => other.room === one.room)?.marks ?? one.marks,
      }))
    case 'summoned':
      return putMonster(rooms, newMonster(told, board, end), room)
    case 'fell':
      return putMonster(rooms, findMonster(rooms, monster), null)
    case 'wounded':
    case 'healed':
      return changeMonster(rooms, monster, { wounds: numberIn(told, 'wounds') })
    case 'hero-comes':
      return putHero(rooms, newHero(told, end), room)
    case 'called':
    case 'inspired':
    case 'freed':
    case 'woken':
      return changeHero(rooms, hero, AWAKE)
    case 'imprisoned':
    case 'exhausted':
    case 'waited':
    case 'hero-attacks':
      return changeHero(rooms, hero, ASLEEP)
    case 'charged':
      return putHero(rooms, findHero(rooms, hero), roomIn(told, 'to'))
    case 'pillaged':
    case 'treasure':
      return change(rooms, room, (one) => ({ ...one, treasure: null }))
    default:
      return rooms
  }
}

/** The board after an event, on its way to the board that follows. */
export function applied(board: Board, told: Told, rest: readonly Told[], end: Board): Board {
  const later = new Set(rest.flatMap(roomsIn))
  const settled = new Set(roomsIn(told).filter((room) => !later.has(room)))
  const rooms = moved(board, told, end).map((room) =>
    settled.has(room.room) ? (end.rooms.find((one) => one.room === room.room) ?? room) : room,
  )
  const next: Board = { ...board, rooms }
  const waiting = new Set(rest.flatMap(fieldsOf))
  for (const field of fieldsOf(told))
    if (!waiting.has(field)) for (const name of FIELDS[field]) Object.assign(next, { [name]: end[name] })
  switch (told.kind) {
    case 'turn': {
      const clan = board.clans.find((one) => one.clan === wordIn(told, 'clan'))
      const turn = seatIn(told) ?? board.turn
      return {
        ...next,
        step: 'play',
        phase: 1,
        turn,
        active: clan?.index ?? next.active,
        invasion: null,
        resolving: null,
      }
    }
    case 'played':
      return { ...next, step: 'card', phase: 1 }
    case 'renewed':
      return { ...next, step: 'renew', phase: 2 }
    case 'cleaned':
      return { ...next, step: 'clean', phase: 3, resolving: null }
    case 'invasion':
      return { ...next, step: 'invade', phase: 4, resolving: null }
    case 'wave':
      return { ...next, wave: numberIn(told) }
    case 'rule-acted':
      return { ...next, scenario: { ...next.scenario, lit: true, registers: end.scenario.registers } }
    default:
      return next
  }
}

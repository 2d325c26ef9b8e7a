/** Things on the map that can be touched by themselves, each with its place in the drawing. Pure. */
import { arrange, type Arranged } from './arrange.ts'
import { type Box, floorOf, PITCH, tileAt } from './grid.ts'
import type { Board, MonsterFace, RoomFace } from './types.ts'

export interface Spot extends Box {
  ref: string
  /** The very one, where `ref` names all that are like it. */
  own?: string
  kind: 'hero' | 'monster' | 'token' | 'portal' | 'treasure' | 'passage'
  room: RoomFace
}

/** No smaller than a finger, where the map is as near as it is in the hand. */
const LEAST = 54

const boxAround = (x: number, y: number, width: number, height: number): Box => {
  const [wide, high] = [Math.max(LEAST, width), Math.max(LEAST, height)]
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high }
}

/** A room with everything in it, and where it all stands. */
export interface Furnished {
  room: RoomFace
  tile: Box
  floor: Box
  things: Arranged
}

/** These rooms with all that is in them. */
export function furnish(board: Board, rooms: readonly RoomFace[]): Furnished[] {
  const huge = (monster: MonsterFace) => board.clans[monster.clan]?.monsters === 1
  return rooms.map((room) => {
    const tile = tileAt(room.x, room.y)
    return { room, tile, floor: floorOf(tile), things: arrange(room, huge) }
  })
}

export function spotsOf({ room, floor, things }: Furnished): Spot[] {
  const at = (x: number, y: number) => ({ x: floor.x + x, y: floor.y + y })
  const spot = (kind: Spot['kind'], ref: string, x: number, y: number, width: number, height: number): Spot => {
    const middle = at(x, y)
    return { kind, ref, room, ...boxAround(middle.x, middle.y, width, height) }
  }
  const found: Spot[] = []
  for (const { thing, x, y, size } of things.heroes)
    found.push({ ...spot('hero', thing.like, x, y - size / 2, size * 0.8, size), own: thing.ref })
  for (const { thing, x, y, size } of things.monsters)
    found.push(spot('monster', thing.like, x, y - size / 2, size * 0.8, size))
  for (const { ref, x, y } of things.tokens) found.push(spot('token', ref, x, y, 30, 30))
  if (things.portal) found.push(spot('portal', `portal:${room.room}`, things.portal.x, things.portal.y, 48, 40))
  if (room.treasure && things.chest)
    found.push(spot('treasure', room.treasure.ref, things.chest.x, things.chest.y - 20, things.chest.width, 44))
  return found
}

/** The edge between two rooms that lie side by side, by its ref (`passage:forge.vault`). */
export function passageSpot(ref: string, rooms: readonly RoomFace[]): Spot | null {
  const [one, other] = ref
    .replace('passage:', '')
    .split('.')
    .map((id) => rooms.find((room) => room.room === id))
  if (!one || !other) return null
  const [a, b] = [tileAt(one.x, one.y), tileAt(other.x, other.y)]
  const middle = { x: (a.x + b.x + PITCH.x) / 2, y: (a.y + b.y + PITCH.y) / 2 }
  return { kind: 'passage', ref, room: one, ...boxAround(middle.x, middle.y, 56, 56) }
}

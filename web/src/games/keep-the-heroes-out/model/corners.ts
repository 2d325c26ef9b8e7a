/** Where a sign may hang over the map so that it covers as little of the dungeon as possible. Pure. */
import type { Camera, Size } from './camera.ts'
import { type Box, tileAt } from './grid.ts'
import type { RoomId } from './types.ts'

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

/** In pixels of the frame. */
const onScreen = (tile: Box, { scale, x, y }: Camera): Box => ({
  x: tile.x * scale + x,
  y: tile.y * scale + y,
  width: tile.width * scale,
  height: tile.height * scale,
})

/** Where a sign hangs, and whether it covers nothing there. */
export interface Spot extends Box {
  free: boolean
}

/** Tells where something of a size hangs best; null where there is no room for signs. */
export type Hang = (sign: Size, taken?: readonly (Box | null)[], never?: readonly RoomId[]) => Spot | null

/** How far apart the places are that are tried, and from the edge of the frame. */
const STEP = 20
const MARGIN = 12
/** To cover another sign is worse than to cover a room. */
const WORSE = 20

/** The best place for something of this size, from the lower right on. `taken` are signs that hang there already. */
export function hang(
  sign: Size,
  frame: Size,
  camera: Camera,
  rooms: readonly { x: number; y: number; room?: RoomId }[],
  taken: readonly Box[],
  never: readonly RoomId[] = [],
): Spot {
  const tiles = rooms.map((room) => onScreen(tileAt(room.x, room.y), camera))
  const weights = rooms.map(({ room }) => (room && never.includes(room) ? WORSE : 1))
  const cost = (spot: Box) =>
    tiles.reduce((sum, tile, at) => sum + (weights[at] as number) * overlap(spot, tile), 0) +
    taken.reduce((sum, other) => sum + WORSE * overlap(spot, other), 0)
  const last = { x: frame.width - sign.width - MARGIN, y: frame.height - sign.height - MARGIN }
  let best: Box = { ...last, ...sign }
  let least = cost(best)
  for (let y = last.y; y >= MARGIN && least > 0; y -= STEP)
    for (let x = last.x; x >= MARGIN && least > 0; x -= STEP) {
      const spot = { x, y, ...sign }
      const covers = cost(spot)
      if (covers < least - 1) [best, least] = [spot, covers]
    }
  return { ...best, free: least === 0 }
}

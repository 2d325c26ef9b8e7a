/** Where tiles lie on the drawing: any dungeon becomes a picture of its own size. Pure.
 *
 * A tile is `PITCH` wide and high, walls included; its floor lies `WALL` further in. All numbers are units of the
 * drawing, which a camera then brings to the screen. */
import type { Edge, Edges, Grid, Passage, RoomFace, RoomId } from '../generated.ts'

export const PITCH = { x: 212, y: 190 } as const
export const WALL = 13
export const FLOOR = { width: PITCH.x - 2 * WALL, height: PITCH.y - 2 * WALL } as const
/** Earth around the outermost tiles. */
const MARGIN = 16

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const sizeOf = (grid: Pick<Grid, 'columns' | 'rows'>): { width: number; height: number } => ({
  width: grid.columns * PITCH.x + 2 * MARGIN,
  height: grid.rows * PITCH.y + 2 * MARGIN,
})

/** The tile at a column and a row, with its walls. */
export const tileAt = (x: number, y: number): Box => ({
  x: MARGIN + x * PITCH.x,
  y: MARGIN + y * PITCH.y,
  width: PITCH.x,
  height: PITCH.y,
})

/** The floor of a tile. */
export const floorOf = (tile: Box): Box => ({
  x: tile.x + WALL,
  y: tile.y + WALL,
  width: tile.width - 2 * WALL,
  height: tile.height - 2 * WALL,
})

/** What lies around all these tiles, and nothing else. */
export function around(tiles: readonly { x: number; y: number }[], grid: Pick<Grid, 'columns' | 'rows'>): Box {
  if (!tiles.length) return { x: 0, y: 0, ...sizeOf(grid) }
  const xs = tiles.map((tile) => tile.x)
  const ys = tiles.map((tile) => tile.y)
  const first = tileAt(Math.min(...xs), Math.min(...ys))
  const last = tileAt(Math.max(...xs), Math.max(...ys))
  return {
    x: first.x - MARGIN,
    y: first.y - MARGIN,
    width: last.x + last.width - first.x + 2 * MARGIN,
    height: last.y + last.height - first.y + 2 * MARGIN,
  }
}

/** The middle of the threshold between two joined rooms. */
export function thresholdOf(passage: Passage, rooms: readonly RoomFace[]): { x: number; y: number } | null {
  const [one, other] = passage.rooms.map((id) => rooms.find((room) => room.room === id))
  if (!one || !other) return null
  const [a, b] = [tileAt(one.x, one.y), tileAt(other.x, other.y)]
  return { x: (a.x + b.x + PITCH.x) / 2, y: (a.y + b.y + PITCH.y) / 2 }
}

/** Where on a tile's edge something stands, from its middle. */
const OUT = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const
type Side = keyof typeof OUT

/** The doors of a tile that lead nowhere, and those that are bricked up: where each is. */
export function closedDoors(edges: Edges, tile: Box): { side: Side; kind: Edge; x: number; y: number }[] {
  return (Object.keys(OUT) as Side[])
    .filter((side) => edges[side] === 'dead' || edges[side] === 'bricked')
    .map((side) => {
      const [dx, dy] = OUT[side]
      return {
        side,
        kind: edges[side],
        x: tile.x + tile.width / 2 + dx * (tile.width / 2 - 7),
        y: tile.y + tile.height / 2 + dy * (tile.height / 2 - 7),
      }
    })
}

/** Rooms in the order in which one reads them: row by row. */
export const inReadingOrder = (rooms: readonly RoomFace[]): RoomFace[] =>
  [...rooms].sort((one, other) => one.y - other.y || one.x - other.x)

/** Which passages lead from one of these rooms into another one: a footprint lies there. */
export function doorsBetween(passages: readonly Passage[], from: RoomId, to: ReadonlySet<RoomId>): Passage[] {
  return passages.filter(({ rooms, bricked }) => {
    return !bricked && rooms.includes(from) && rooms.some((room) => room !== from && to.has(room))
  })
}

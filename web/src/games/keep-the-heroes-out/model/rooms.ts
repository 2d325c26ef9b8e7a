/** The furniture of each room, and where light falls in it. */
import type { RoomId } from '../generated.ts'

const found = import.meta.glob<string>('../art/rooms/*.svg', { eager: true, query: '?url', import: 'default' })
export const furnitureOf = (room: RoomId): string => found[`../art/rooms/${room}.svg`] ?? ''

/** Candles and fires, on the floor of a room: where, and how far they shine. */
export const LIGHTS: Record<RoomId, readonly (readonly [x: number, y: number, r: number])[]> = {
  vault: [[93, 92, 110]],
  library: [[26, 48, 60]],
  sewers: [],
  graveyard: [],
  workshop: [[94, 20, 60]],
  forge: [[152, 26, 74]],
  trainer: [],
  apothecary: [[36, 112, 50]],
  study: [[170, 20, 60]],
  cells: [[24, 98, 60]],
  laboratory: [[40, 44, 60]],
  builder: [[40, 40, 60]],
}

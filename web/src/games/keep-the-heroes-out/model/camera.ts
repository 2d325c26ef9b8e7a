/** What of the map is on the screen: a scale and where its upper left corner lies. Pure: gestures are elsewhere. */
import type { Box } from './grid.ts'

export interface Size {
  width: number
  height: number
}

export interface Camera {
  /** Pixels of the frame for a unit of the drawing. */
  scale: number
  /** Where the drawing's origin is in the frame. */
  x: number
  y: number
}

const MOST = 2.2

/** The whole box in the frame, in its middle; at least as large as `least`. */
export function fitted(box: Box, frame: Size, least = 0): Camera {
  const scale = Math.max(least, Math.min(MOST, Math.min(frame.width / box.width, frame.height / box.height)))
  return {
    scale,
    x: (frame.width - box.width * scale) / 2 - box.x * scale,
    y: (frame.height - box.height * scale) / 2 - box.y * scale,
  }
}

/** How near to look at this: as near as usual, or as far away as it takes to see it whole. */
export const scaleFor = (box: Box, frame: Size, [least, usual]: readonly [number, number], margin = 8): number =>
  Math.min(
    usual,
    Math.max(least, Math.min((frame.width - 2 * margin) / box.width, (frame.height - 2 * margin) / box.height)),
  )

/** As near to this as it may be: the drawing fills the frame where it is larger, and is inside where it is smaller. */
export function clamped(camera: Camera, box: Box, frame: Size): Camera {
  const held = (at: number, from: number, length: number, room: number): number => {
    const low = room - (from + length) * camera.scale
    const high = -from * camera.scale
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, at))
  }
  return {
    scale: camera.scale,
    x: held(camera.x, box.x, box.width, frame.width),
    y: held(camera.y, box.y, box.height, frame.height),
  }
}

/** Nearer or farther by a factor, with a point of the frame kept where it is. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: { x: number; y: number },
  [least, most]: readonly [number, number],
): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * factor))
  const by = scale / camera.scale
  return { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by }
}

/** With this box in the middle, at the same scale. */
export const centred = (camera: Camera, box: Box, frame: Size): Camera => ({
  scale: camera.scale,
  x: frame.width / 2 - (box.x + box.width / 2) * camera.scale,
  y: frame.height / 2 - (box.y + box.height / 2) * camera.scale,
})

/** Moved as little as will bring the box into the frame. */
export function shown(camera: Camera, box: Box, frame: Size, margin = 8): Camera {
  const into = (at: number, from: number, length: number, room: number): number => {
    const begin = from * camera.scale + at - margin
    const end = (from + length) * camera.scale + at + margin
    if (end - begin > room) return room / 2 - (from + length / 2) * camera.scale
    if (begin < 0) return at - begin
    return end > room ? at - (end - room) : at
  }
  return {
    scale: camera.scale,
    x: into(camera.x, box.x, box.width, frame.width),
    y: into(camera.y, box.y, box.height, frame.height),
  }
}

/** The part of the drawing that the frame shows. */
export const windowOf = (camera: Camera, frame: Size): Box => ({
  x: -camera.x / camera.scale,
  y: -camera.y / camera.scale,
  width: frame.width / camera.scale,
  height: frame.height / camera.scale,
})

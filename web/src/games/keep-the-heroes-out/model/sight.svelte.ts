/** The camera of one map: fits the whole dungeon, is dragged, pinched and wheeled, and follows what happens. */
import { type Camera, centred, clamped, fitted, scaleFor, shown, type Size, windowOf, zoomed } from './camera.ts'
import type { Box } from './grid.ts'

/** A finger that has moved less has tapped. */
const TAP = 8
/** In the hand a room is at least so large that what is in it can be told. */
const IN_HAND = 0.84

export class Sight {
  frame = $state.raw<Size>({ width: 0, height: 0 })
  camera = $state.raw<Camera>({ scale: 1, x: 0, y: 0 })
  /** Someone has moved it: it no longer fits by itself. */
  moved = $state(false)
  /** It glides, instead of following a finger. */
  gliding = $state(false)

  private box: Box = { x: 0, y: 0, width: 1, height: 1 }
  private near = false
  /** What it was last asked to look at: a frame of another size looks at the same. */
  private looked: { box: Box; inset: number; whole: boolean } | null = null
  private fingers = new Map<number, { x: number; y: number }>()
  private begun: { x: number; y: number } | null = null
  /** A drag is no tap: the click that ends it is swallowed. */
  private dragged = false

  /** What there is to see, and where. `near`: closer than it would have to be to see all. */
  see(box: Box, frame: Size, near: boolean): void {
    const same = frame.width === this.frame.width && frame.height === this.frame.height && near === this.near
    const grown = box.width !== this.box.width || box.height !== this.box.height || box.x !== this.box.x
    this.box = box
    this.frame = frame
    this.near = near
    if (!this.moved || !same) {
      this.reset()
      if (near && this.looked) this.show(this.looked.box, this.looked)
      this.gliding = false
    } else if (grown) this.put(this.camera)
  }

  private get least(): number {
    return fitted(this.box, this.frame).scale
  }

  /** How near it is before anybody moves it. */
  private get usual(): number {
    return fitted(this.box, this.frame, this.near ? IN_HAND : 0).scale
  }

  get range(): readonly [number, number] {
    return [Math.min(this.least, IN_HAND), Math.max(1.6, this.least)]
  }

  /** All of it, or as much as the hand allows. */
  reset(): void {
    this.moved = false
    this.gliding = false
    this.put(fitted(this.box, this.frame, this.near ? IN_HAND : 0))
  }

  /** All of it, or near again. */
  toggle(): void {
    if (!this.whole) this.zoom(0)
    else {
      this.reset()
      this.moved = true
      this.gliding = true
    }
  }

  get whole(): boolean {
    return this.camera.scale <= this.least * 1.01
  }

  get window(): Box {
    return windowOf(this.camera, this.frame)
  }

  private put(camera: Camera): void {
    this.camera = clamped(camera, this.box, this.frame)
  }

  zoom(factor: number, at = { x: this.frame.width / 2, y: this.frame.height / 2 }): void {
    this.moved = true
    this.gliding = true
    this.put(zoomed(this.camera, factor, at, this.range))
  }

  /** Look at this; as little as possible moves. `whole`: what is too large to be seen is looked at from farther away,
   * unless somebody has chosen how near to be. */
  show(box: Box, { inset = 0, whole = false } = {}): void {
    const before = this.looked
    this.looked = { box, inset, whole }
    if (!this.frame.width) return
    this.gliding = before !== null // it is there at once when the board is first seen
    const open = { width: this.frame.width, height: this.frame.height - inset }
    if (!this.moved) {
      const scale = whole ? scaleFor(box, open, [this.least, this.usual]) : this.usual
      const middle = { x: open.width / 2, y: open.height / 2 }
      this.camera = zoomed(this.camera, scale / this.camera.scale, middle, [scale, scale])
    }
    this.camera = clamped(
      shown(this.camera, box, open),
      this.box,
      inset ? { ...this.frame, height: open.height } : this.frame,
    )
  }

  goTo(box: Box): void {
    this.moved = true
    this.gliding = true
    this.put(centred(this.camera, box, this.frame))
  }

  // -- fingers -------------------------------------------------------------------------------------------------

  down(id: number, at: { x: number; y: number }): void {
    this.fingers.set(id, at)
    if (this.fingers.size === 1) {
      this.begun = at
      this.dragged = false
    }
    this.gliding = false
  }

  /** True once it is a drag, and not the tail of a tap. */
  move(id: number, at: { x: number; y: number }): boolean {
    const before = this.fingers.get(id)
    if (!before) return false
    const others = [...this.fingers].filter(([key]) => key !== id).map(([, spot]) => spot)
    const other = others[0]
    if (this.begun && Math.hypot(at.x - this.begun.x, at.y - this.begun.y) > TAP) this.dragged = true
    this.fingers.set(id, at)
    if (other) {
      this.dragged = true
      this.moved = true
      const was = Math.hypot(before.x - other.x, before.y - other.y)
      const is = Math.hypot(at.x - other.x, at.y - other.y)
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
      const slid = {
        ...this.camera,
        x: this.camera.x + (at.x - before.x) / 2,
        y: this.camera.y + (at.y - before.y) / 2,
      }
      this.put(zoomed(slid, was > 0 ? is / was : 1, middle, this.range))
      return true
    }
    if (!this.dragged) return false
    this.moved = true
    this.put({ ...this.camera, x: this.camera.x + at.x - before.x, y: this.camera.y + at.y - before.y })
    return true
  }

  up(id: number): void {
    this.fingers.delete(id)
    if (!this.fingers.size) this.begun = null
  }

  /** Whether the click that comes now ends a drag. */
  swallows(): boolean {
    const was = this.dragged
    this.dragged = false
    return was
  }
}

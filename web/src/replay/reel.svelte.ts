/** The view of a live replay at any of its frames. The first frame has it whole, each later one what changed: going on
 * applies that in place, so that only what changed is drawn anew; a jump starts from one of the copies that are kept
 * here and there. */
import { applyPatch, become, type Tree } from '../lib/patch.ts'
import type { Frame } from '../protocol.ts'

/** A copy is kept every so many frames. */
const EVERY = 64

export class Reel {
  readonly view: Tree
  private index = 0
  private readonly copies: Tree[]

  constructor(private readonly frames: Frame[]) {
    this.copies = [structuredClone(frames[0]?.view ?? {})]
    this.view = $state(this.built(0))
  }

  /** Show this frame. */
  to(index: number): void {
    const ahead = index - this.index
    if (ahead > 0 && ahead <= EVERY) this.play(this.view, this.index, index)
    else if (ahead !== 0) become(this.view, this.built(index))
    this.index = index
  }

  private built(index: number): Tree {
    const base = Math.floor(index / EVERY)
    for (let next = this.copies.length; next <= base; next++) {
      const copy = structuredClone(this.copies[next - 1] as Tree)
      this.play(copy, (next - 1) * EVERY, next * EVERY)
      this.copies.push(copy)
    }
    const view = structuredClone(this.copies[base] as Tree)
    this.play(view, base * EVERY, index)
    return view
  }

  private play(view: Tree, from: number, to: number): void {
    for (let index = from + 1; index <= to; index++) applyPatch(view, this.frames[index]?.patch ?? {})
    const board = view.board as Tree | undefined
    if (board) board.now = this.frames[to]?.at ?? 0
  }
}

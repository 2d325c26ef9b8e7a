/** What is seen of the table: by this browser, and, where people share it, by each seat. With turns a view comes whole
 * and is exchanged; a live one is changed in place, so that only what changed is drawn anew. */
import type { Delta } from '../protocol.ts'
import { applyPatch, become, type Tree } from './patch.ts'
import { asView, type View } from './view.ts'

type Raw = Record<string, unknown>

interface Views {
  one: View | null
  bySeat: Record<string, View>
}

export class Sight {
  /** No turns: time passes, and everyone acts at once. */
  live = $state(false)
  private still = $state.raw<Views>({ one: null, bySeat: {} })
  private living = $state<Views>({ one: null, bySeat: {} })

  /** What a seat sees, or, without one, what this browser may see. */
  of(seat: number | null): View | null {
    const views = this.live ? this.living : this.still
    return (seat === null ? null : views.bySeat[seat]) ?? views.one
  }

  /** Whole views have come. */
  set(one: Raw, bySeat: Record<string, Raw> = {}): void {
    const whole: Views = {
      one: asView(one),
      bySeat: Object.fromEntries(Object.entries(bySeat).map(([seat, view]) => [seat, asView(view) as View])),
    }
    if (this.live) become(this.living as unknown as Tree, whole as unknown as Tree)
    else this.still = whole
  }

  /** Bring the live views to what a delta tells. */
  change(delta: Delta): void {
    const views: [View | null | undefined, Raw | undefined][] = [[this.living.one, delta.patch]]
    for (const [seat, patch] of Object.entries(delta.patches ?? {})) views.push([this.living.bySeat[seat], patch])
    for (const [view, patch] of views) {
      if (!view) continue
      if (patch) applyPatch(view as unknown as Tree, patch)
      view.board.now = delta.now
    }
  }
}

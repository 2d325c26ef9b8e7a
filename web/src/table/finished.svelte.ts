/** A match that is over, with its recording: the recording comes a moment after the end page, the chances later. */
import { api } from '../lib/api.ts'
import type { TableStore } from '../lib/table.svelte.ts'
import type { Chances, Replay } from '../protocol.ts'

/** The turn in which someone's chance to win rose most. */
export interface TurningPoint {
  frame: number
  seat: number
  before: number
  after: number
}

/** A rise of less than this turned nothing. */
const TURNED = 0.15

export function turningPoint({ frames, shares }: Chances): TurningPoint | null {
  let best: TurningPoint | null = null
  for (let at = 1; at < frames.length; at++) {
    for (const [seat, after] of (shares[at] ?? []).entries()) {
      const before = shares[at - 1]?.[seat] ?? 0
      if (after - before > (best ? best.after - best.before : TURNED))
        best = { frame: frames[at - 1] ?? 0, seat, before, after }
    }
  }
  return best
}

export class FinishedMatch {
  replay = $state.raw<Replay | null>(null)
  chances = $state.raw<Chances | null>(null)
  failed = $state(false)
  /** Whether chances are on their way, or there: not for live matches. */
  guessed = $state(false)
  readonly frames = $derived(this.replay?.frames ?? [])
  readonly stats = $derived(this.replay?.stats ?? [])
  readonly points = $derived(this.replay?.points ?? [])
  readonly moments = $derived((this.replay?.moments ?? []).filter((moment) => moment.front))
  readonly awards = $derived(this.replay?.awards ?? [])
  readonly turned = $derived(this.chances && turningPoint(this.chances))
  /** Where the last key moment begins to show. */
  readonly lastBlow = $derived(Math.max(0, (this.moments.at(-1)?.frame ?? this.frames.length) - 1))

  constructor(readonly table: TableStore) {}

  load(): void {
    this.failed = false
    api.replay(this.table.id).then(
      (found) => {
        this.replay = found
        this.guess(found)
      },
      () => (this.failed = true),
    )
  }

  /** What might have been is an extra: the page is whole without it. */
  private guess(replay: Replay): void {
    this.guessed = !replay.frames.at(-1)?.at
    if (!this.guessed) return
    api.chances(this.table.id).then(
      (found) => (this.chances = found),
      () => (this.guessed = false),
    )
  }

  /** The address of a moment of the replay; `playing`: it goes on by itself from there. */
  at(frame: number, playing = false): string {
    return `/r/${this.table.id}#${frame}${playing ? '+' : ''}`
  }
}

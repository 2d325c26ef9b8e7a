/** What a board shows in a replay: the frame that it is given, event by event while it moves on, else at once. */
import { untrack } from 'svelte'
import { type Director, Playback } from '../lib/playback.svelte.ts'
import type { Told } from '../protocol.ts'

/** What a board in a replay is given. */
export interface Replayed {
  view: Record<string, unknown>
  told: Told[]
  moving: boolean
  nameOf: (seat: number) => string
}

/** To be called while the board is made. */
export function pictured<V extends object>(
  stage: Director<V> & { stop: () => void },
  given: () => Pick<Replayed, 'view' | 'told' | 'moving'>,
): { readonly view: V } {
  const playback = new Playback<V>(() => ({ speed: 'normal' }))
  playback.direct(stage)
  const truth = $derived(given().view as V)
  $effect(() => {
    const now = truth
    untrack(() => {
      const { moving, told } = given()
      if (moving && playback.view) {
        playback.skip()
        playback.push(now, told)
      } else playback.jump(now)
    })
  })
  $effect(() => () => {
    playback.stop()
    stage.stop()
  })
  return {
    get view() {
      return playback.view ?? truth
    },
  }
}

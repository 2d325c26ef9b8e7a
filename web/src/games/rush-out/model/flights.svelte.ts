/** Dice that lie elsewhere than a moment ago fly there (FLIP): where they were is measured before the page changes. */
import { arrive, boxes } from '../../../lib/motion.ts'
import { type Board, dieRef } from './types.ts'

const FLIGHT = 240

/** Call it while a component is made; `moving` says whether things may fly now. */
export function flights(board: () => Board, moving: () => boolean = () => true): void {
  const whereabouts = $derived(
    board()
      .players.map((player) => player.dice.map((die) => die.at).join(' '))
      .join('|'),
  )
  let before = new Map<string, DOMRect>()
  let lay = new Map<string, string>()
  $effect.pre(() => {
    void whereabouts
    before = boxes('die:')
  })
  $effect(() => {
    const now = new Map(
      whereabouts.split('|').flatMap((dice, seat) => dice.split(' ').map((at, i) => [dieRef(seat, i), at] as const)),
    )
    for (const [ref, at] of now) {
      const was = lay.get(ref)
      if (was !== undefined && was !== at && (was.startsWith('slot') || at.startsWith('slot')) && moving())
        arrive(ref, before.get(ref), FLIGHT)
    }
    lay = now
  })
}

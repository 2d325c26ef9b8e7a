/** Sounds, shouts and bursts on top of the board: what just happened, in a blink, in nobody's way. */
import { Effects } from '../../../lib/effects.svelte.ts'
import { feel } from '../../../lib/haptics.ts'
import { pop, shake } from '../../../lib/motion.ts'
import { seatIn } from '../../../lib/told.ts'
import type { Told } from '../../../protocol.ts'
import { diceMoved, sceneOf } from './cues.ts'
import { rush, type RushSound } from './sounds.ts'
import type { Board } from './types.ts'

/** Others' dice are heard from afar. */
const AFAR = 0.16

export class Stage extends Effects {
  private last: Board | null = null

  /** Let dice tumble that were rolled since the board before. `silent`: after a jump in time nothing happened, it is
   * only shown. */
  show(board: Board, silent = false): void {
    const before = this.last
    this.last = board
    if (!before || silent) return
    const { rolled, placed } = diceMoved(before, board)
    this.tumble(rolled)
    for (const seat of rolled) if (!this.mine(seat)) this.play('roll', AFAR)
    for (const seat of placed) if (!this.mine(seat)) this.play('place', 0.35)
  }

  /** Play what the server tells. */
  hear(told: readonly Told[]): void {
    for (const one of told) {
      const scene = sceneOf(one)
      if (!scene) continue
      if (scene.sound) this.play(scene.sound)
      if (scene.shout) this.cry(`ui-ro-shout-${scene.shout}`, scene.mood ?? 'boom')
      if (scene.shakes) shake(scene.shakes)
      if (scene.pops) pop(scene.pops)
      if (one.kind === 'held') feel('clap')
      if (one.kind === 'wounded' && this.mine(seatIn(one) ?? -1)) feel('hurt')
    }
  }

  private play(sound: RushSound, loud = 1): void {
    if (this.loud) rush(sound, loud)
  }
}

/** How King of Tokyo shows what is told: tumbling dice, flying cards, bursts, shouts and sounds. */
import type { Told } from '../../../protocol.ts'
import { Effects } from '../../../lib/effects.svelte.ts'
import type { Travel } from '../../../lib/flights.svelte.ts'
import { feel } from '../../../lib/haptics.ts'
import { flyTo, pop as popThing, shake } from '../../../lib/motion.ts'
import type { Director } from '../../../lib/playback.svelte.ts'
import { play } from '../../../lib/sound.ts'
import { applied, diceIn, lengthOf, numberIn, seatIn, travelsOf, wordIn } from './told.ts'
import type { DieFace, TokyoView } from './types.ts'

/** The dice that a roll turned, as far as one can know: all of them, those that were not kept, or those that
 * changed. */
function turned(before: DieFace[], after: string[], count: number, kept: Set<string>): string[] {
  const refs = after.map((_, at) => `die:${at}`)
  if (count === 0 || before.length !== after.length) return refs
  const free = refs.filter((ref) => !kept.has(ref))
  return free.length === count ? free : refs.filter((_, at) => before[at]?.face !== after[at])
}

/** What is seen even when nothing is played: dice that tumble, and whose turn it is. */
const STILL_SEEN = new Set(['rolled', 'rolled-off', 'turn', 'extra-turn'])

export class Stage extends Effects implements Director<TokyoView> {
  slashed = $state<number | null>(null)
  /** What the last dice thrown here kept; the tray tells. */
  kept = new Set<string>()

  lengthOf = (told: Told): number => lengthOf(told)
  travelsOf = (told: Told): Travel[] => travelsOf(told)

  after(now: TokyoView, told: Told, rest: Told[], end: TokyoView): TokyoView {
    return { ...now, board: applied(now.board, told, rest, end.board), decision: null, waiting: [] }
  }

  perform(told: Told, now: TokyoView, end: TokyoView | null, ms: number): void {
    const seat = seatIn(told) ?? -1
    const n = numberIn(told)
    if (told.kind === 'hurt' && this.mine(seat)) feel('hurt') // also by those who watch nothing
    if (ms === 0 && !STILL_SEEN.has(told.kind)) return // nobody watches it
    switch (told.kind) {
      case 'rolled':
      case 'rolled-off': {
        const faces = diceIn(told)
        const kept = this.mine(seat)
          ? this.kept
          : new Set((end?.board.dice ?? now.board.dice).filter((die) => die.kept).map((die) => die.ref))
        this.tumble(turned(now.board.dice, faces, numberIn(told, 'mask'), kept))
        this.play('dice')
        break
      }
      case 'probed':
        this.play('dice')
        break
      case 'turn':
      case 'extra-turn':
        if (told.kind === 'extra-turn') this.cry('ui-kot-shout-again', 'gain')
        this.kept = new Set()
        break
      case 'hurt':
        this.burst(seat, `−${n}`, 'hearts', 'hurt')
        this.play('heart')
        shake(`seat:${seat}`)
        if (wordIn(told, 'cause') === 'claws') this.slash(seat)
        if (n >= 4) this.cry('ui-kot-shout-boom', 'boom')
        break
      case 'blocked':
      case 'camouflaged':
      case 'flew':
        this.burst(seat, '0', 'shield', 'block')
        break
      case 'stars-dice':
      case 'stars-start':
      case 'stars-card':
        this.burst(seat, `+${n}`, 'round-star', 'stars')
        this.play('star')
        popThing(`seat:${seat}`)
        if (n >= 4) this.cry('ui-kot-shout-stars', 'gain')
        break
      case 'energy-dice':
      case 'energy-card':
        this.burst(seat, `+${n}`, 'power-lightning', 'energy')
        this.play('energy')
        break
      case 'hearts-dice':
      case 'hearts-card':
        this.burst(seat, `+${n}`, 'hearts', 'heal')
        this.play('energy')
        break
      case 'treated':
        this.burst(seatIn(told, 'patient') ?? -1, `+${n}`, 'hearts', 'heal')
        break
      case 'entered':
        this.play('thud')
        this.cry(wordIn(told, 'place') === 'bay' ? 'ui-kot-shout-bay' : 'ui-kot-shout-city', 'place')
        break
      case 'fell':
        this.play('lose')
        this.cry('ui-kot-shout-fell', 'boom')
        break
      case 'reborn':
        this.cry('ui-kot-shout-reborn', 'gain')
        break
      case 'frenzied':
        this.cry('ui-kot-shout-again', 'gain')
        break
      case 'bought': {
        this.play('card')
        const card = now.board.market.find((shown) => shown?.id === wordIn(told, 'card'))
        if (card && ms > 0) void flyTo(card.ref, this.mine(seat) ? 'hand' : `seat:${seat}`, Math.min(460, ms))
        break
      }
      case 'bought-from':
      case 'bought-from-deck':
      case 'swept':
      case 'mimicked':
        this.play('card')
        break
      default:
        break
    }
  }

  private play(sound: Parameters<typeof play>[0]): void {
    if (this.loud) play(sound)
  }

  private slash(seat: number): void {
    this.slashed = seat
    this.later(700, () => {
      if (this.slashed === seat) this.slashed = null
    })
  }
}

/** How Fábrica de Heróis shows what is told: bursts, shouts, shakes and sounds. */
import { Effects } from '../../../lib/effects.svelte.ts'
import type { Travel } from '../../../lib/flights.svelte.ts'
import { feel } from '../../../lib/haptics.ts'
import { pop, shake } from '../../../lib/motion.ts'
import type { Director } from '../../../lib/playback.svelte.ts'
import { play } from '../../../lib/sound.ts'
import { numberIn, seatIn } from '../../../lib/told.ts'
import type { Told } from '../../../protocol.ts'
import { signed } from './looks.ts'
import { applied, cardIn, lengthOf, travelsOf } from './told.ts'
import type { FactoryView } from './types.ts'

export class Stage extends Effects implements Director<FactoryView> {
  lengthOf = (told: Told): number => lengthOf(told)
  travelsOf = (told: Told): Travel[] => travelsOf(told)

  after(now: FactoryView, told: Told, rest: Told[], end: FactoryView): FactoryView {
    return { ...now, board: applied(now.board, told, rest, end.board), decision: null, waiting: [] }
  }

  perform(told: Told, now: FactoryView, _end: FactoryView | null, ms: number): void {
    if (told.kind === 'aimed' && this.mine(seatIn(told, 'whose') ?? -1)) feel('hurt') // also by those who watch nothing
    if (ms === 0) return // nobody watches it
    const seat = seatIn(told) ?? -1
    const n = numberIn(told)
    const id = cardIn(told, 'hero')
    const ref = now.board.players.flatMap((team) => team.field).find((hero) => hero.id === id)?.ref ?? ''
    switch (told.kind) {
      case 'completed':
        this.burst(seat, `+${n}`, 'trophy', 'gain')
        this.sound('star')
        this.cry('ui-fh-shout-done', 'gain')
        break
      case 'failed':
        this.sound('lose')
        this.cry('ui-fh-shout-failed', 'boom')
        break
      case 'cancelled':
        this.sound('keep')
        this.cry('ui-fh-shout-cancelled', 'place')
        break
      case 'aimed':
        if (ref) shake(ref)
        break
      case 'eliminated':
      case 'exiled':
        this.sound('heart')
        if (ref) shake(ref)
        break
      case 'blocked':
      case 'protected':
      case 'unblocked':
        this.sound('click')
        if (ref) pop(ref)
        break
      case 'marker':
        this.burst(seat, signed(n), 'upgrade', n < 0 ? 'hurt' : 'gain')
        break
      case 'rolled':
      case 'rolled-off':
        this.burst(seat, String(n), 'rolling-dices', 'place')
        this.sound('dice')
        break
      case 'bought':
      case 'drew':
      case 'entered':
      case 'mission':
        this.sound('card')
        break
      default:
        break
    }
  }

  private sound(name: Parameters<typeof play>[0]): void {
    if (this.loud) play(name)
  }
}

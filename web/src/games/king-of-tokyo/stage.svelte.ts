/** What the board shows at this moment. Views come at once and whole; the stage lets the picture follow them event by event, with
 * tumbling dice, flying cards, bursts and sounds, and is never more than a moment behind. */
import type { Told } from '../../protocol.ts'
import type { ShoutKind } from '../../kit/Shout.svelte'
import { calm, flyTo, pop as popThing, shake } from '../../lib/motion.ts'
import { play } from '../../lib/sound.ts'
import { say } from '../../lib/words.svelte.ts'
import { Pace } from './pace.ts'
import { applied, diceIn, lengthOf, numberIn, seatIn, wordIn } from './told.ts'
import type { DieFace, TokyoView } from './types.ts'

export interface Pop {
  key: number
  seat: number
  text: string
  icon: string
  kind: 'hurt' | 'stars' | 'energy' | 'heal' | 'block'
}

interface Scene {
  told: Told | null
  /** The truth, when this is the last step towards it. */
  view: TokyoView | null
}

/** The dice that a roll turned, as far as one can know: all of them, those that were not kept, or those that changed. */
export function turned(before: DieFace[], after: string[], count: number, kept: Set<string>): string[] {
  const refs = after.map((_, at) => `die:${at}`)
  if (count === 0 || before.length !== after.length) return refs
  const free = refs.filter((ref) => !kept.has(ref))
  return free.length === count ? free : refs.filter((_, at) => before[at]?.face !== after[at])
}

export class Stage {
  view = $state.raw<TokyoView | null>(null)
  pops = $state.raw<Pop[]>([])
  shout = $state.raw<{ key: number; text: string; kind: ShoutKind } | null>(null)
  /** How often each die has been rolled: a die tumbles when its number changes. */
  rolls = $state.raw<Record<string, number>>({})
  slashed = $state<number | null>(null)
  busy = $state(false)
  /** Events that wait to be shown. */
  behind = $state(0)
  /** What the last dice thrown here kept; the tray tells. */
  kept = new Set<string>()

  private next = 1
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()
  private readonly pace = new Pace<Scene>(
    (scene, ms) => this.show(scene, ms),
    () => {
      this.busy = false
      this.behind = 0
    },
  )

  constructor(
    private readonly mine: (seat: number) => boolean = () => false,
    private readonly loud = true,
  ) {}

  /** The table as it is, without a story. */
  jump(view: TokyoView | null): void {
    this.pace.stop()
    this.busy = false
    this.behind = 0
    this.view = view
  }

  /** What happened, and how the table stands after it. */
  push(view: TokyoView, told: Told[]): void {
    if (!this.view || told.length === 0) {
      if (!this.busy) this.view = view
      else this.pace.add([{ what: { told: null, view }, ms: 0 }], view.decision !== null)
      return
    }
    const steps = told.map((one, at) => ({ what: { told: one, view: at === told.length - 1 ? view : null }, ms: lengthOf(one) * (calm() ? 0.5 : 1) }))
    this.busy = true
    this.behind += told.length
    this.pace.add(steps, view.decision !== null)
  }

  /** Nobody has to watch: show how things stand now. */
  skip(): void {
    if (this.busy) this.pace.flush()
  }

  stop(): void {
    this.pace.stop()
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
  }

  private show({ told, view }: Scene, ms: number): void {
    const now = this.view
    if (told) this.behind = Math.max(0, this.behind - 1)
    if (told && now) this.perform(told, now, view, ms)
    if (view) this.view = view
    else if (told && now) this.view = { ...now, board: applied(now.board, told), decision: null, waiting: [] }
  }

  private perform(told: Told, now: TokyoView, after: TokyoView | null, ms: number): void {
    const seat = seatIn(told) ?? -1
    const n = numberIn(told)
    const quick = ms < 60
    switch (told.kind) {
      case 'rolled':
      case 'rolled-off': {
        const faces = diceIn(told)
        const kept = this.mine(seat) ? this.kept : new Set((after?.board.dice ?? now.board.dice).filter((die) => die.kept).map((die) => die.ref))
        const rolls = { ...this.rolls }
        for (const ref of turned(now.board.dice, faces, numberIn(told, 'mask'), kept)) rolls[ref] = (rolls[ref] ?? 0) + 1
        this.rolls = rolls
        if (!quick) this.play('dice')
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
        this.play('tokyo')
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
        if (card && !quick) void flyTo(card.ref, this.mine(seat) ? 'hand' : `seat:${seat}`, Math.min(460, Math.max(260, ms)))
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

  private later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      run()
    }, ms)
    this.timers.add(timer)
  }

  private burst(seat: number, text: string, icon: string, kind: Pop['kind']): void {
    const pop: Pop = { key: this.next++, seat, text, icon, kind }
    this.pops = [...this.pops.filter((other) => other.seat !== seat), pop]
    this.later(1100, () => (this.pops = this.pops.filter((other) => other !== pop)))
  }

  private slash(seat: number): void {
    this.slashed = seat
    this.later(700, () => {
      if (this.slashed === seat) this.slashed = null
    })
  }

  private cry(message: string, kind: ShoutKind): void {
    const shout = { key: this.next++, text: say(message), kind }
    this.shout = shout
    this.later(1100, () => {
      if (this.shout === shout) this.shout = null
    })
  }
}

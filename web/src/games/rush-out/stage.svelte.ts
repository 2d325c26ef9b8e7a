/** Sounds, shouts and bursts on top of the board: what just happened, in a blink, in nobody's way. */
import type { ShoutKind } from '../../kit/Shout.svelte'
import { pop, shake } from '../../lib/motion.ts'
import { say } from '../../lib/words.svelte.ts'
import { type Cue, cues } from './cues.ts'
import { rush } from './sounds.ts'
import type { Board } from './types.ts'

/** Others' dice are heard from afar. */
const AFAR = 0.16
const SHOUT = 1100

export interface Shouted {
  key: number
  text: string
  kind: ShoutKind
}

export class Stage {
  shout = $state.raw<Shouted | null>(null)
  /** How often each player has rolled: dice tumble when the number changes. */
  rolls = $state.raw<Record<number, number>>({})

  private next = 1
  private last: Board | null = null
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()

  constructor(
    private readonly mine: (seat: number) => boolean = () => false,
    /** Whether it makes sounds. */
    public loud = true,
  ) {}

  /** Play what happened since the board before. `silent`: after a jump in time nothing happened, it is only shown. */
  show(board: Board, silent = false): Cue[] {
    const before = this.last
    this.last = board
    if (!before || silent) return []
    const found = cues(before, board)
    for (const cue of found) this.perform(cue)
    return found
  }

  private perform(cue: Cue): void {
    switch (cue.kind) {
      case 'rolled':
        this.rolls = { ...this.rolls, [cue.seat]: (this.rolls[cue.seat] ?? 0) + 1 }
        if (!this.mine(cue.seat)) this.play('roll', AFAR)
        break
      case 'placed':
        if (!this.mine(cue.seat)) this.play('place', 0.35)
        break
      case 'solved':
        this.play('solved')
        break
      case 'cast':
        this.play('cast')
        if (cue.family !== 'dracology') this.cry(`ui-ro-shout-${cue.family}`, 'boom')
        break
      case 'swept':
        this.play('sweep')
        for (const seat of cue.seats) shake(`seat:${seat}`)
        break
      case 'dragon':
        this.play(cue.to > cue.from ? 'dragon' : 'repel')
        this.cry(cue.to > cue.from ? 'ui-ro-shout-dragon' : 'ui-ro-shout-repel', cue.to > cue.from ? 'boom' : 'gain')
        if (cue.to > cue.from) shake('table')
        break
      case 'cursed':
        this.play('curse')
        break
      case 'lifted':
        this.play('lift')
        break
      case 'wounded':
        this.play('wound')
        shake(`seat:${cue.seat}`)
        break
      case 'healed':
        this.play('heal')
        pop(`seat:${cue.seat}`)
        break
      case 'coin':
        this.play('coin')
        pop(`coins:${cue.side}`)
        break
      case 'soul':
        this.play('soul')
        pop('souls')
        break
      case 'life':
        this.play('life')
        pop('lives')
        this.cry('ui-ro-shout-life', 'gain')
        break
      case 'xp':
        this.play('xp', this.mine(cue.seat) ? 1 : 0.4)
        break
      case 'owed':
        this.play('owed')
        break
      case 'go':
        this.play('go')
        this.cry('ui-ro-shout-go', 'gain')
        break
      case 'round':
        this.play('round')
        break
      case 'danger':
        break
    }
  }

  private play(sound: Parameters<typeof rush>[0], loud = 1): void {
    if (this.loud) rush(sound, loud)
  }

  cry(message: string, kind: ShoutKind): void {
    const shout = { key: this.next++, text: say(message), kind }
    this.shout = shout
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      if (this.shout === shout) this.shout = null
    }, SHOUT)
    this.timers.add(timer)
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
  }
}

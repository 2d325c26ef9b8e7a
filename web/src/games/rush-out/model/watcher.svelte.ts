/** Eyes without hands: the board of a replay. */
import { letterOf, placeName } from './places.ts'
import type { Eyes } from './play.svelte.ts'
import { Stage } from './stage.svelte.ts'
import type { Board } from './types.ts'

export class Watcher implements Eyes {
  readonly stage: Stage
  readonly seat = null
  readonly isSorcerer = false
  readonly isHero = false
  readonly aim = null
  readonly keyed = false
  readonly over = null
  readonly game = 'rush-out'

  constructor(
    private readonly seen: () => Board,
    readonly nameOf: (seat: number) => string,
    private readonly time: () => number,
  ) {
    this.stage = new Stage()
  }

  get board(): Board {
    return this.seen()
  }

  get now(): number {
    return this.time()
  }

  callOf = (seat: number): string => this.nameOf(seat)
  letterOf = (seat: number): string => letterOf(this.board, seat)
  placeName = (place: number): string => placeName(this.board, place, this.nameOf)
  may = (): boolean => false
  heat = () => '' as const
  offerAt = () => null
  tapSlot = (): void => undefined
  tapPlace = (): void => undefined
  touch = (): void => undefined
  tapHero = (): void => undefined
  tapDie = (): void => undefined
  do = (): void => undefined
}

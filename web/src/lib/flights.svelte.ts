/** Things travel from cause to effect: claws to whom they hurt, stars to the meter. Anything with a ref or an anchor
 * can be where they set out and where they land; `kit/FlyingLayer.svelte` draws them over the page. */
import { boxesOf } from './motion.ts'

export interface Travel {
  icon: string
  /** The ground that the icon stands on. */
  color: string
  /** Names of anchors, the best first: the first one that is on the page counts. All things of that name take part. */
  from: string[]
  to: string[]
  n: number
}

export interface Flight {
  key: number
  icon: string
  color: string
  from: DOMRect
  to: DOMRect
  ms: number
  delay: number
}

/** More than so many of one kind are a crowd, not a number. */
const MOST = 6
/** Between one and the next, as a part of the whole time. */
const APART = 0.07

class Flights {
  now = $state.raw<Flight[]>([])
  private next = 1

  add(travels: Travel[], ms: number): void {
    const flights = travels.flatMap(({ icon, color, from, to, n }) => {
      const starts = firstOf(from)
      const goal = firstOf(to)[0]
      const count = goal && starts.length ? Math.min(MOST, Math.max(1, n)) : 0
      return Array.from({ length: count }, (_, at): Flight => {
        const delay = at * APART * ms
        const start = starts[at % starts.length] as DOMRect
        return { key: this.next++, icon, color, from: start, to: goal as DOMRect, ms: ms - MOST * APART * ms, delay }
      })
    })
    if (flights.length) this.now = [...this.now, ...flights]
  }

  landed(flight: Flight): void {
    this.now = this.now.filter((one) => one !== flight)
  }
}

const firstOf = (names: string[]): DOMRect[] => names.map(boxesOf).find((found) => found.length > 0) ?? []

export const flights = new Flights()

/** Let things travel; all of them have landed after `ms`. */
export const send = (travels: Travel[], ms: number): void => flights.add(travels, ms)

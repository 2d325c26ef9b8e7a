/** Where a note is pinned to a thing on the page. */
import { find } from './motion.ts'

/** How much the page is zoomed. */
const pageScale = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue('--k')) || 1

export interface Spot {
  left: number
  top: number
  /** Where its tail points at the thing, from its left edge. */
  tail: number
  above: boolean
  /** Whether there was room neither above nor below the thing: the note lies at the side of the window that is free. */
  aside: boolean
}

const TOUCHABLE = 'button:not(:disabled), a[href], input, summary, [role=button], [role=checkbox], [role=slider]'

/** A place for a small mark about the thing `ref` that covers as little as can be of what can be touched. */
export const markBeside = (ref: string, box: HTMLElement): { left: number; top: number } | null =>
  besideThing(ref, box, TOUCHABLE)

/** The same for a sentence, which is larger: also what is asked stays in sight; null where it would cover any of it. */
export function sentenceBeside(ref: string, box: HTMLElement): { left: number; top: number } | null {
  const spot = besideThing(ref, box, `${TOUCHABLE}, [data-slot], .prompt`)
  return spot && spot.covered === 0 ? spot : null
}

/** A place for a box about the thing `ref` that covers as little as can be of what the selector `clear` finds: beside
 * the thing, else on its edge, else so much `farther` above or below it. In units of the zoomed page; null where there
 * is no such thing. */
export function besideThing(
  ref: string,
  box: HTMLElement,
  clear: string,
  farther: readonly number[] = [],
): { left: number; top: number; covered: number } | null {
  const thing = find(ref)
  if (!thing) return null
  const k = pageScale()
  const at = thing.getBoundingClientRect()
  const [width, height] = [box.offsetWidth * k, box.offsetHeight * k]
  const middle = Math.min(Math.max(4, at.x + at.width / 2 - width / 2), innerWidth - width - 4)
  const places: [number, number][] = [
    [middle, at.top - height - 4],
    [middle, at.bottom + 4],
    [at.right + 4, at.top + 4],
    [at.left - width - 4, at.top + 4],
    [middle, at.top - height * 0.6],
    ...farther.map((step): [number, number] => [middle, at.top - height - step]),
    ...farther.map((step): [number, number] => [middle, at.bottom + step]),
  ]
  const touchable = [...document.querySelectorAll(clear)].map((element) => element.getBoundingClientRect())
  const covered = ([left, top]: [number, number]) =>
    touchable.reduce((sum, other) => {
      const wide = Math.min(left + width, other.right) - Math.max(left, other.left)
      const high = Math.min(top + height, other.bottom) - Math.max(top, other.top)
      return sum + (wide > 0 && high > 0 ? wide * high : 0)
    }, 0)
  const inside = places.filter(
    ([left, top]) => left >= 4 && top >= 4 && left + width <= innerWidth - 4 && top + height <= innerHeight - 4,
  )
  const within: [number, number] = [middle, Math.min(Math.max(4, at.top - height * 0.6), innerHeight - height - 4)]
  const [left, top] = [...inside, within].reduce((best, one) => (covered(one) < covered(best) ? one : best))
  return { left: left / k, top: top / k, covered: covered([left, top]) }
}

/** A place for the note `box` beside the thing `ref`, in units of the zoomed page; null where there is no such thing.
 * `wantsAbove`: whether it belongs over the thing, from the thing's box, the note's height and the gap. */
export function pinTo(
  ref: string,
  box: HTMLElement | undefined,
  gap: number,
  wantsAbove: (at: DOMRect, height: number) => boolean,
): Spot | null {
  const thing = ref ? find(ref) : null
  if (!thing || !box) return null
  const k = pageScale()
  const at = thing.getBoundingClientRect()
  // laid-out size: the box is still growing while it pops in
  const own = { width: box.offsetWidth * k, height: box.offsetHeight * k }
  const above = wantsAbove(at, own.height)
  const aside = above && at.top - own.height - gap < 8
  const middle = at.x + at.width / 2
  const edge = middle < innerWidth / 2 ? innerWidth - own.width - 8 : 8
  const left = aside ? edge : Math.min(Math.max(8, middle - own.width / 2), innerWidth - own.width - 8)
  const level = Math.min(Math.max(26, at.y + at.height / 2 - own.height / 2), innerHeight - own.height - 16)
  const top = aside ? level : above ? at.top - own.height - gap : at.bottom + gap
  return { left: left / k, top: top / k, tail: (middle - left) / k, above, aside }
}

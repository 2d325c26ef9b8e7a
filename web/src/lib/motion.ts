/** Things move: flights from one ref to another, shakes, counting numbers. With reduced motion they are simply there.
 *
 * Anything drawn with `data-ref="card:42"` can be found again by its ref. What is not a thing of its own, or one of
 * several alike, has anchors: `data-anchor="face:claw"`. */

export const calm = (): boolean =>
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches

/** The visible element of a ref; the last one drawn wins where a thing is shown twice. */
export function find(ref: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]`)]
  return all.findLast((element) => element.getClientRects().length > 0) ?? null
}

/** Where everything that has this name, as its ref or among its anchors, is seen. */
export function boxesOf(name: string): DOMRect[] {
  const quoted = CSS.escape(name)
  const all = document.querySelectorAll(`[data-ref="${quoted}"], [data-anchor~="${quoted}"]`)
  return [...all].map((element) => element.getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0)
}

/** The boxes of all things with a ref, to compare with after a change (FLIP). */
export function boxes(prefix = ''): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-ref]')) {
    const ref = element.dataset.ref as string
    if (ref.startsWith(prefix) && element.getClientRects().length) found.set(ref, element.getBoundingClientRect())
  }
  return found
}

const FLY = 420
const EASE = 'cubic-bezier(.2,.8,.2,1)'

/** A copy of `element` flies in an arc from one box to another, grows by 8 % on the way, and is gone. */
export async function flyCopy(element: HTMLElement, from: DOMRect, to: DOMRect, ms = FLY): Promise<void> {
  if (calm() || !from.width || !to.width) return
  const copy = element.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-ref')
  copy.removeAttribute('id')
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  const width = element.offsetWidth || from.width
  const height = element.offsetHeight || from.height
  Object.assign(copy.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    margin: '0',
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '80',
    pointerEvents: 'none',
    transformOrigin: '0 0',
  })
  document.body.append(copy)
  const at = (box: DOMRect, lift = 0, grow = 1) =>
    `translate(${box.x}px, ${box.y - lift}px) scale(${(box.width / width) * grow}, ${(box.height / height) * grow})`
  const lift = Math.min(120, Math.hypot(to.x - from.x, to.y - from.y) * 0.25)
  const middle = new DOMRect(
    (from.x + to.x) / 2,
    (from.y + to.y) / 2,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  )
  try {
    await copy.animate(
      [{ transform: at(from) }, { transform: at(middle, lift, 1.08), offset: 0.5 }, { transform: at(to) }],
      { duration: ms, easing: EASE },
    ).finished
  } finally {
    copy.remove()
  }
}

/** Fly the thing with this ref to another ref (a card to a seat panel). Resolves when it has landed. */
export async function flyTo(ref: string, target: string, ms = FLY): Promise<void> {
  const [thing, goal] = [find(ref), find(target)]
  if (thing && goal) await flyCopy(thing, thing.getBoundingClientRect(), goal.getBoundingClientRect(), ms)
}

/** FLIP: the thing is already in its new place; let it come from its old box. */
export function arrive(ref: string, from: DOMRect | undefined, ms = FLY): void {
  const element = find(ref)
  if (!element || !from || calm()) return
  const now = element.getBoundingClientRect()
  if (!now.width || (Math.abs(now.x - from.x) < 2 && Math.abs(now.y - from.y) < 2)) return
  const zoom = now.width / (element.offsetWidth || now.width)
  const dx = (from.x - now.x) / zoom
  const dy = (from.y - now.y) / zoom
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${from.width / now.width})`, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    { duration: ms, easing: EASE },
  )
}

/** Struck: three shakes of six pixels. */
export function shake(target: string | Element | null): void {
  const element = typeof target === 'string' ? find(target) : target
  if (!element || calm()) return
  const steps = [0, -6, 6, -6, 6, -6, 6, 0].map((x) => ({ translate: `${x}px 0` }))
  element.animate(steps, { duration: 360 })
}

/** A thing pops: something was gained here. */
export function pop(target: string | Element | null): void {
  const element = typeof target === 'string' ? find(target) : target
  if (!element || calm()) return
  element.animate([{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], { duration: 320, easing: 'cubic-bezier(.3,1.6,.5,1)' })
}

/** Count from one number to another in steps; `show` gets each value, the last one always. Returns a way to stop. */
export function countUp(from: number, to: number, show: (value: number) => void, stepMs = 60): () => void {
  if (from === to || calm() || typeof requestAnimationFrame === 'undefined') {
    show(to)
    return () => undefined
  }
  const steps = Math.min(20, Math.abs(to - from))
  let done = 0
  const timer = setInterval(() => {
    done++
    show(done >= steps ? to : Math.round(from + ((to - from) * done) / steps))
    if (done >= steps) clearInterval(timer)
  }, stepMs)
  return () => clearInterval(timer)
}

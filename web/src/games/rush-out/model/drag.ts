/** Dragging a die: it follows the finger, the card under it lights up, and it flies home when it fits nowhere. */
import type { Attachment } from 'svelte/attachments'
import { flyCopy } from '../../../lib/motion.ts'
import type { Play } from './play.svelte.ts'

/** A finger that moves less than this is a tap. */
const THRESHOLD = 8

/** Where on the table something is meant: a place, and a slot of it when one was hit. */
export interface Aimed {
  place: number | null
  slot: number | null
}

const NEAR = 4

/** The slot of this card that a tap hit, or nearly hit. */
export function slotUnder(card: Element, { clientX: x, clientY: y }: MouseEvent): Aimed {
  for (const slot of card.querySelectorAll<HTMLElement>('[data-slot]')) {
    const at = slot.getBoundingClientRect()
    if (x > at.left - NEAR && x < at.right + NEAR && y > at.top - NEAR && y < at.bottom + NEAR)
      return { place: Number(slot.dataset.place), slot: Number(slot.dataset.slot) }
  }
  return { place: null, slot: null }
}

function under(event: PointerEvent): Aimed {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const thing = element.closest<HTMLElement>('[data-place]')
    if (!thing) continue
    const hit = slotUnder(thing.dataset.slot === undefined ? thing : (thing.parentElement as Element), event)
    return hit.place === null ? { place: Number(thing.dataset.place), slot: null } : hit
  }
  return { place: null, slot: null }
}

/** `{@attach draggable(play, 2)}` on the button of my die 2. */
export function draggable(play: Play, die: number): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null
    let ghost: HTMLElement | null = null
    let home: DOMRect | null = null
    let dragged = false

    const down = (event: PointerEvent) => {
      dragged = false
      if (event.button !== 0 || play.me?.dice[die]?.at !== 'hand' || !play.racing) return
      start = { x: event.clientX, y: event.clientY }
      element.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      if (!start) return
      if (!ghost) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < THRESHOLD) return
        begin()
      }
      if (!ghost || !home) return
      dragged = true
      ghost.style.transform = `translate(${event.clientX - home.width / 2}px, ${event.clientY - home.height / 2 - 14}px) scale(1.06) rotate(-4deg)`
      const { place } = under(event)
      play.over =
        place !== null && play.offers.some((offer) => offer.place === place && offer.all.some((fit) => fit.die === die))
          ? place
          : null
    }
    const begin = () => {
      const face = element.querySelector<HTMLElement>('.die') ?? element
      home = face.getBoundingClientRect()
      ghost = face.cloneNode(true) as HTMLElement
      ghost.removeAttribute('data-ref')
      ghost.setAttribute('aria-hidden', 'true')
      const zoom = home.width / (face.offsetWidth || home.width)
      Object.assign(ghost.style, {
        position: 'fixed',
        left: '0',
        top: '0',
        margin: '0',
        zIndex: '90',
        pointerEvents: 'none',
        zoom: '1',
      })
      ghost.style.setProperty('--d', `${face.offsetWidth * zoom}px`)
      document.body.append(ghost)
      element.classList.add('dragged')
      play.picked = die
    }
    const end = (event: PointerEvent) => {
      start = null
      if (!ghost || !home) return
      const { place, slot } = event.type === 'pointercancel' ? { place: null, slot: null } : under(event)
      const from = ghost.getBoundingClientRect()
      const placed = play.drop(die, place, slot)
      if (!placed) {
        void flyCopy(ghost, from, home, 220)
        play.picked = null
      }
      ghost.remove()
      ghost = null
      element.classList.remove('dragged')
      play.over = null
    }
    /** The click that ends a drag is not a tap. */
    const click = (event: MouseEvent) => {
      if (!dragged) return
      dragged = false
      event.stopImmediatePropagation()
      event.preventDefault()
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', end)
    element.addEventListener('click', click, { capture: true })
    return () => {
      ghost?.remove()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', end)
      element.removeEventListener('click', click, { capture: true })
    }
  }
}

/** How cards come and go: a new one is dealt from its deck, an old one is lifted off the table. */
import type { TransitionConfig } from 'svelte/transition'
import { calm } from '../../../lib/motion.ts'

const outCubic = (t: number): number => 1 - (1 - t) ** 3

export function deal(_node: Element): TransitionConfig {
  if (calm()) return { duration: 120, css: (t) => `opacity:${t}` }
  return {
    duration: 300,
    easing: outCubic,
    css: (t, u) =>
      `opacity:${Math.min(1, t * 2)};translate:${u * 90}px ${u * -16}px;rotate:${u * 7}deg;scale:${1 - u * 0.2}`,
  }
}

/** The dice on it have gone home already: what is left here are pictures of them. */
export function lift(node: Element): TransitionConfig {
  for (const die of node.querySelectorAll('[data-ref]')) die.removeAttribute('data-ref')
  node.removeAttribute('data-ref')
  node.classList.add('leaving')
  if (node instanceof HTMLElement) node.inert = true
  if (calm()) return { duration: 120, css: (t) => `opacity:${t}` }
  return {
    duration: 460,
    css: (t, u) =>
      `opacity:${Math.min(1, t * 2.4)};translate:0 ${u < 0.35 ? 0 : (u - 0.35) * -70}px;scale:${u < 0.35 ? 1 + u * 0.14 : 1.05 - (u - 0.35) * 0.3}`,
  }
}

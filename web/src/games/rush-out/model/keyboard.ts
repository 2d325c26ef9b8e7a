/** Everything by keyboard: space rolls, digits pick dice, letters are places, R takes back, H claps, arrows walk over
 * what fits. */
import { keyed } from '../../../lib/keyed.svelte.ts'
import { isTyping } from '../../../lib/keys.ts'
import { keysOf } from './places.ts'
import type { Play } from './play.svelte.ts'
import { LIVE } from './actions.ts'

const inDialog = (): boolean => document.querySelector('dialog[open]') !== null

/** Move the focus over everything that glows, in the order of the board. */
function walk(step: number): boolean {
  const stops = [...document.querySelectorAll<HTMLElement>('[data-fit]')].filter(
    (stop) => stop.getClientRects().length > 0,
  )
  if (stops.length === 0) return false
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (step > 0 ? 0 : stops.length - 1) : (at + step + stops.length) % stops.length
  stops[next]?.focus()
  return true
}

function pressed(play: Play, key: string): boolean {
  if (key === ' ') {
    if (play.board.phase === 'ready') play.do(LIVE.of('start'), 'roll')
    else if (play.board.phase === 'break') play.do(LIVE.of('done'), 'roll')
    else play.roll()
    return true
  }
  if (/^[1-5]$/.test(key)) {
    const die = Number(key) - 1
    if (play.me?.dice[die]) play.tap(die)
    return true
  }
  if (key === 'r') play.recallAll()
  else if (key === 'h') play.highFive()
  else if (key === 'Escape') {
    play.picked = null
    play.using = false
    play.note = null
  } else if (key === 'ArrowRight' || key === 'ArrowDown') return walk(1)
  else if (key === 'ArrowLeft' || key === 'ArrowUp') return walk(-1)
  else {
    for (const [place, letter] of keysOf(play.board, play.isSorcerer)) {
      if (letter !== key) continue
      play.tapPlace(place)
      return true
    }
    return false
  }
  return true
}

const isShortcut = (play: Play, key: string): boolean =>
  /^[1-5 rh]$/.test(key) || [...keysOf(play.board, false).values()].includes(key)

/** Listen until the returned function is called. */
export function listen(play: Play): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || !play.me) return
    if (isTyping(event) || inDialog()) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    // The space bar is the dice cup, also while a die or a card has the focus; elsewhere it presses what is focused.
    const focused = (event.target as HTMLElement | null)?.closest<HTMLElement>('button, a, [role=button], summary')
    if (focused && key === ' ' && !focused.closest('[data-ref]')) return
    if (play.isHero && play.board.one_hand && !/^(?:Arrow|Escape)/.test(key)) {
      if (isShortcut(play, key)) play.explain('ui-ro-no-shortcuts', 'hand') // the other hand is behind the back (RO-R72)
      return
    }
    if (!pressed(play, key)) return
    keyed.used()
    event.preventDefault()
  }
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
}

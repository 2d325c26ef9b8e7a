/** Everything by keyboard: digits pick what is numbered, letters do what the page lists, never while someone types. */
import type { Attachment } from 'svelte/attachments'
import { keyed } from './keyed.svelte.ts'

export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null
  return Boolean(target?.closest('input, textarea, select, [contenteditable]'))
}

/** A dialog keeps its keys to itself. */
const inDialog = (): boolean => document.querySelector('dialog[open]') !== null

export type Keys = Record<string, () => void>

/** Listen for plain keys (`'1'`, `'Enter'`, `'u'`) until the returned function is called. */
export function onKeys(keys: () => Keys, evenInDialogs = false): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (isTyping(event) || (!evenInDialogs && inDialog())) return
    // Enter and space belong to the control that has the focus.
    const focused = (event.target as HTMLElement | null)?.closest('button, a, [role=button], summary')
    if (focused && (event.key === 'Enter' || event.key === ' ')) return
    const act = keys()[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act) return
    event.preventDefault()
    keyed.used()
    act()
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}

/** `{@attach roving}` on a row of buttons: arrow keys move the focus within it. */
export const roving: Attachment<HTMLElement> = (row) => {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    const stops = [...row.querySelectorAll<HTMLElement>('button:not(:disabled), [tabindex="0"]')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    event.preventDefault()
    stops[(at + step + stops.length) % stops.length]?.focus()
  }
  row.addEventListener('keydown', move)
  return () => row.removeEventListener('keydown', move)
}

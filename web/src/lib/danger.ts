/** What a danger says. Where several people share a screen nobody is "you": it names the one whose end it may be. */
import type { Danger } from '../protocol.ts'
import type { TableStore } from './table.svelte.ts'
import { say, words } from './words.svelte.ts'

export function sayDanger({ text, params }: Danger, table: TableStore | null): string {
  const named = `${text}.of`
  return table?.hotSeat && table.seat !== null && words.has(named)
    ? say(named, { ...params, who: { seat: table.seat } })
    : say(text, params)
}

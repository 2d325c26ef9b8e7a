/** What the best bot would do, and why, as one sentence where there is room for no more. */
import type { TableStore } from '../../../lib/table.svelte.ts'
import { say, sayWord } from '../../../lib/words.svelte.ts'

export function hintWords(hint: TableStore['hint']): string {
  if (!hint) return ''
  const choice = say('ui-hint', { choice: sayWord(hint.words) })
  return hint.why ? `${choice}. ${sayWord(hint.why)}` : choice
}

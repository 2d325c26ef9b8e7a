/** The focus stays where the next move is: at the first answer to a question, never taken from someone who writes, or
 * from an open dialog. What to begin with, if that is not the first button, is marked with `data-first`. */
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { TableStore } from './table.svelte.ts'

const ANSWER = ':is(button, a[href], input, [tabindex="0"]):not(:disabled):not([aria-disabled="true"]):not(.why)'

const seen = (element: Element): boolean => element.getClientRects().length > 0

/** Whether the focus may be moved: it is nowhere, or among the answers to a question that is gone. A question that
 * is itself an alert is no dialog over the board. */
function isFree(): boolean {
  if (document.querySelector('dialog[open], [role="alertdialog"]:not([data-answers] *)')) return false
  const at = document.activeElement
  return !at || at === document.body || at.closest('[data-answers]') !== null
}

/** Begin at the first answer, unless the board has chosen another one already. */
function toFirstAnswer(place: HTMLElement): void {
  const at = document.activeElement
  if (at instanceof HTMLElement && at !== place && place.contains(at) && at.matches(ANSWER)) return
  const first =
    [...place.querySelectorAll<HTMLElement>(`[data-first] ${ANSWER}, ${ANSWER}[data-first]`)].find(seen) ??
    [...place.querySelectorAll<HTMLElement>(ANSWER)].find(seen)
  first?.focus({ preventScroll: true })
}

/** `{@attach answers(table)}` where a board has its answers, which is focusable (`tabindex="-1"`): when a question
 * comes the focus goes to its first answer, and when it is gone the next Tab goes on from here. Where it has to wait,
 * for an answer on its way or a dialog, it follows then. */
export const answers =
  (table: TableStore): Attachment<HTMLElement> =>
  (place) => {
    const asked = table.passTo === null && table.question !== null
    void table.question?.id
    void table.answering
    void table.refusal
    const put = () => {
      if (!place.isConnected || !isFree()) return
      if (asked) toFirstAnswer(place)
      else if (!place.contains(document.activeElement)) place.focus({ preventScroll: true })
    }
    const afterDialog = () => void tick().then(put)
    afterDialog()
    document.addEventListener('close', afterDialog, true)
    return () => document.removeEventListener('close', afterDialog, true)
  }

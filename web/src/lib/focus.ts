/** The focus stays where the next move is: at the first answer to a question, never taken from someone who writes, or
 * from an open dialog. What to begin with, if that is not the first button, is marked with `data-first`; where several
 * things are marked, the first of them that is there and can be pressed. What lies among the answers and is none
 * (`data-aside`: one's own panel) is never begun with. */
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { TableStore } from './table.svelte.ts'

const ANSWER =
  ':is(button, a[href], input, [tabindex="0"]):not(:disabled):not([aria-disabled="true"]):not(.why):not([data-aside] *)'

const seen = (element: Element): boolean => element.getClientRects().length > 0

/** Whether the focus may be moved: it is nowhere, or among the answers to a question that is gone. A question that
 * is itself an alert is no dialog over the board. */
function isFree(): boolean {
  if (document.querySelector('dialog[open], [role="alertdialog"]:not([data-answers], [data-answers] *)')) return false
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

/** Something was picked of an answer, or put back: the focus goes on to the first thing among the answers that matches,
 * once it is drawn; to what one begins with where nothing is named. */
export async function goOnTo(selector = '[data-first], [data-first] *'): Promise<void> {
  await tick()
  if (!isFree()) return
  const found = [...document.querySelectorAll<HTMLElement>(`[data-answers] :is(${selector})`)]
  found.find((one) => one.matches(ANSWER) && seen(one))?.focus({ preventScroll: true })
}

/** `{@attach answers(table)}` where a board has its answers, which is focusable (`tabindex="-1"`): when a question
 * comes the focus goes to its first answer, and when it is gone the next Tab goes on from here. Where it has to wait,
 * for an answer on its way or a dialog, it follows then. */
export const answers =
  (table: TableStore): Attachment<HTMLElement> =>
  (place) => {
    const asked = table.passTo === null && table.question !== null
    const busy = table.answering // whatever could be pressed meanwhile is no answer
    void table.question?.id
    void table.refusal
    let over = false // what was asked a moment ago may be gone by the time that all is drawn
    const put = () => {
      if (over || !place.isConnected || !isFree()) return
      if (asked && !busy) toFirstAnswer(place)
      else if (!place.contains(document.activeElement)) place.focus({ preventScroll: true })
    }
    const afterDialog = () => void tick().then(put)
    afterDialog()
    document.addEventListener('close', afterDialog, true)
    return () => {
      over = true
      document.removeEventListener('close', afterDialog, true)
    }
  }

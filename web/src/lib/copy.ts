/** Puts words where one can paste them. A house without a certificate, as in one's own network, gets no clipboard from
 * the browser: there they are marked in a field for a moment and copied as by hand. False: nothing was copied. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

function copyByHand(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' })
  // What a dialog holds off cannot be marked: the field lies inside it.
  const stage = before?.closest('dialog') ?? document.body
  stage.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}

/** Which of the two layouts is on: hand (narrow) or table (wide). */
import { NARROW } from './fit.ts'

class Layout {
  narrow = $state(false)

  constructor() {
    if (typeof matchMedia === 'undefined') return
    const query = matchMedia(NARROW)
    this.narrow = query.matches
    query.addEventListener('change', () => (this.narrow = query.matches))
  }
}

export const layout = new Layout()

/** How wide words are on the map, near enough: it is drawn before a browser could measure them. Pure. */

/** The mean width of a letter, as a part of the size of its font. */
const NUNITO = 0.575
const LILITA = 0.525

interface Line {
  text: string
  width: number
  /** It is longer than it may be, and has to be drawn closer. */
  squeezed: boolean
}

export function linesOf(text: string, size: number, most: number): Line[] {
  const widthOf = (words: string) => words.length * size * NUNITO
  const line = (words: string): Line => ({ text: words, width: widthOf(words), squeezed: widthOf(words) > most })
  if (widthOf(text) <= most) return [line(text)]
  const parts = text.split(' ')
  let best = [line(text)]
  let worst = widthOf(text)
  for (let at = 1; at < parts.length; at++) {
    const both = [line(parts.slice(0, at).join(' ')), line(parts.slice(at).join(' '))]
    const widest = Math.max(...both.map((one) => one.width))
    if (widest < worst) [best, worst] = [both, widest]
  }
  return best
}

/** The size at which a name fits on its plate, and how wide the name then is. */
export function nameSize(name: string, most: number, largest = 16.5): { size: number; width: number } {
  const size = Math.max(10, Math.min(largest, most / (name.length * LILITA)))
  return { size, width: Math.min(most, name.length * size * LILITA) }
}

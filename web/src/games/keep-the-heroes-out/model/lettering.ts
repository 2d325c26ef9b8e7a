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

/** In two lines as alike as can be; one where there is no place to part it. */
function halved(text: string): string[] {
  const parts = text.split(' ')
  const ways = parts.slice(1).map((_, at) => [parts.slice(0, at + 1).join(' '), parts.slice(at + 1).join(' ')])
  const longest = (way: string[]) => Math.max(...way.map((words) => words.length))
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best), [text])
}

export function linesOf(text: string, size: number, most: number): Line[] {
  const widthOf = (words: string) => words.length * size * NUNITO
  return (widthOf(text) <= most ? [text] : halved(text)).map((words) => ({
    text: words,
    width: widthOf(words),
    squeezed: widthOf(words) > most,
  }))
}

/** Letters smaller than this are hard to read. */
const READABLE = 13

/** How a name stands on its plate: in one line as large as fits, in two where that would be too small. */
export function nameOn(name: string, most: number, largest = 16.5): { lines: string[]; size: number; width: number } {
  const sizeOf = (words: string) => most / (words.length * LILITA)
  const lines = sizeOf(name) < READABLE ? halved(name) : [name]
  const longest = lines.reduce((one, other) => (other.length > one.length ? other : one))
  const size = Math.max(10, Math.min(lines.length > 1 ? READABLE : largest, sizeOf(longest)))
  return { lines, size, width: Math.min(most, longest.length * size * LILITA) }
}

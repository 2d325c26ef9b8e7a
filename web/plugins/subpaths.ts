/** SVG path data in which every subpath begins with an absolute `M`, so that it can be cut at each `M` and drawn
 * piece by piece (that is how an icon becomes a figure: each piece filled with ink closes the holes and gives the
 * outline). */

const LENGTHS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy

/** The commands of a path with their numbers; arc flags may be written without spaces between them. */
function* commands(d: string): Generator<[string, number[]]> {
  let at = 0
  let letter = ''
  const skip = () => {
    while (at < d.length && /[\s,]/.test(d[at] as string)) at++
  }
  const number = (flag: boolean): number => {
    skip()
    if (flag) return Number(d[at++])
    NUMBER.lastIndex = at
    const found = NUMBER.exec(d)
    if (!found) throw new Error(`not a path: ${d.slice(at, at + 20)}`)
    at = NUMBER.lastIndex
    return Number(found[0])
  }
  for (skip(); at < d.length; skip()) {
    const char = d[at] as string
    if (/[a-z]/i.test(char)) {
      letter = char
      at++
    } else if (letter === 'm') letter = 'l'
    else if (letter === 'M') letter = 'L'
    const kind = letter.toLowerCase()
    const values: number[] = []
    for (let i = 0; i < (LENGTHS[kind] ?? 0); i++) values.push(number(kind === 'a' && (i === 3 || i === 4)))
    yield [letter, values]
  }
}

const short = (value: number): string => String(Math.round(value * 100) / 100)

export function eachSubpathAbsolute(d: string): string {
  let out = ''
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  let closed = false
  for (const [letter, values] of commands(d)) {
    const kind = letter.toLowerCase()
    const relative = letter === kind
    if (kind === 'z') {
      out += 'z'
      ;[x, y, closed] = [startX, startY, true]
      continue
    }
    if (kind === 'm') {
      x = (relative ? x : 0) + (values[0] as number)
      y = (relative ? y : 0) + (values[1] as number)
      ;[startX, startY, closed] = [x, y, false]
      out += `M${short(x)} ${short(y)}`
      continue
    }
    if (closed) {
      out += `M${short(x)} ${short(y)}` // a drawing command right after `z` starts a new subpath where the last one began
      closed = false
    }
    out += letter + values.map(short).join(' ')
    const last = values.length
    if (kind === 'h') x = (relative ? x : 0) + (values[0] as number)
    else if (kind === 'v') y = (relative ? y : 0) + (values[0] as number)
    else {
      x = (relative ? x : 0) + (values[last - 2] as number)
      y = (relative ? y : 0) + (values[last - 1] as number)
    }
  }
  return out
}

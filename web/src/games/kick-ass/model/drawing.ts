/** Lines of speed from the middle of a picture, as a comic has them. The same every time. */
export function speedLines(): string {
  const [x, y] = [300, 170]
  const parts: string[] = []
  for (let at = 0; at < 46; at++) {
    const turn = (at * Math.PI * 2) / 46
    const wide = 0.02 + ((at * 37) % 11) * 0.004
    const near = 110 + ((at * 53) % 50)
    const point = (angle: number, reach: number) =>
      `${(x + reach * Math.cos(angle)).toFixed(0)} ${(y + reach * 0.6 * Math.sin(angle)).toFixed(0)}`
    parts.push(`M${point(turn, near)}L${point(turn, 700)}L${point(turn + wide, 700)}Z`)
  }
  return parts.join('')
}

/** A splash of paint, on a ground of 120 by 120. */
export const SPLASH =
  'M95 54Q100 60 96 66Q91 71 99 86Q107 100 93 96Q78 92 74 105Q70 118 62 103Q55 95 46 103Q32 118 32 100' +
  'Q32 92 19 93Q2 92 14 78Q22 70 14 62Q2 50 18 46Q28 43 24 30Q20 12 36 22Q46 28 54 16Q62 2 68 18' +
  'Q72 28 86 20Q102 14 94 30Q88 42 95 54Z'

/** A burst behind a shout, on a ground of 400 by 150. */
export const BURST =
  'M200 8L225 23L266 9L276 27L322 22L311 41L361 41L344 56L393 63L351 75L397 88L349 95L361 109L319 112' +
  'L321 128L273 121L266 141L225 128L200 148L174 130L133 142L122 124L75 130L85 110L33 110L63 93L16 87' +
  'L56 75L8 63L63 57L25 38L84 39L81 23L128 29L131 5L174 20Z'

/** The table scales like a board: one design size for each layout, and a factor `--k` from the window to it.
 *
 * Larger text asked for in the browser (root font size above 16 px) is respected: the table may then grow beyond the window. */
export const NARROW = 900

export function scaleFor(width: number, height: number): number {
  const narrow = width <= NARROW
  const fits = Math.min(width / (narrow ? 390 : 1440), height / (narrow ? 844 : 900))
  return narrow ? Math.max(0.9, Math.min(1.7, width / 390, Math.max(fits, 0.9))) : Math.max(0.8, Math.min(2.4, fits))
}

export function keepFitting(): void {
  const fit = () => {
    document.documentElement.style.setProperty('--k', scaleFor(innerWidth, innerHeight).toFixed(3))
  }
  fit()
  addEventListener('resize', fit)
}

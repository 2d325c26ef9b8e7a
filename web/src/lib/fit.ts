/** The table scales like a board: one design size for each layout, and a factor `--k` from the window to it.
 *
 * Whoever asks their browser for larger text gets the layout of a smaller window: the break is in em (900 px at the
 * usual 16), and a window holds fewer of those then. */
export const NARROW = '(max-width: 56.25em)'

export function scaleFor(width: number, height: number, narrow: boolean): number {
  const fits = Math.min(width / (narrow ? 390 : 1440), height / (narrow ? 844 : 900))
  return narrow ? Math.max(0.9, Math.min(1.7, width / 390, Math.max(fits, 0.9))) : Math.max(0.8, Math.min(2.4, fits))
}

export function keepFitting(): void {
  const page = document.documentElement
  const fit = () => {
    // A phone's `innerWidth` grows with what sticks out of the page; the page itself keeps its size.
    const k = scaleFor(page.clientWidth, page.clientHeight, matchMedia(NARROW).matches)
    page.style.setProperty('--k', k.toFixed(3))
  }
  fit()
  addEventListener('resize', fit)
}

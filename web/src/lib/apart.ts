/** Where things of a column stand, from the top: in their order, at least `gap` apart, none below `low`, and each as
 * near to where it belongs as that allows. */
export function apart(wanted: number[], gap: number, low: number): number[] {
  const down: number[] = []
  for (const y of wanted) down.push(Math.max(y, (down.at(-1) ?? -Infinity) + gap))
  const up: number[] = []
  for (const y of down.reverse()) up.push(Math.min(y, (up.at(-1) ?? low + gap) - gap))
  return up.reverse()
}

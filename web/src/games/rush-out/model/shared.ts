/** A new tree made of the old one wherever nothing changed: who holds a piece that stayed the same has nothing to draw.
 * Pure. */
export function shared<T>(before: unknown, after: T): T {
  if (
    Object.is(before, after) ||
    typeof before !== 'object' ||
    before === null ||
    typeof after !== 'object' ||
    after === null
  )
    return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const old = before as Record<string, unknown>
  const now = after as Record<string, unknown>
  const keys = Object.keys(now)
  let same = keys.length === Object.keys(old).length
  for (const key of keys) {
    const kept = shared(old[key], now[key])
    now[key] = kept
    if (same && !(Object.is(kept, old[key]) && key in old)) same = false
  }
  return (same ? before : after) as T
}

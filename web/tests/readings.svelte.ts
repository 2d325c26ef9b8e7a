/** Reads values as a page does, and keeps what each of them was at every reading: what is not read anew was not drawn
 * anew. */
import { flushSync } from 'svelte'

export function readings<Name extends string>(
  watched: Record<Name, () => unknown>,
): { read: Record<Name, unknown[]>; stop: () => void } {
  const names = Object.keys(watched) as Name[]
  const read = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, unknown[]>
  const stop = $effect.root(() => {
    for (const name of names) {
      $effect(() => {
        read[name].push(watched[name]())
      })
    }
  })
  flushSync()
  return { read, stop }
}

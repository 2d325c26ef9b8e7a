/** A clock that goes on by hand. */
export function handClock() {
  const waits: { ms: number; run: () => void }[] = []
  return {
    waits,
    after(ms: number, run: () => void) {
      const wait = { ms, run }
      waits.push(wait)
      return () => void waits.splice(waits.indexOf(wait), 1)
    },
    tick: () => waits.shift()?.run(),
  }
}

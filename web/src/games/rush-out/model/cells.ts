/** Things that come and go in a row, each in a cell of its own: what is there stays where it is, what is new takes the
 * first cell that is free. */
export class Cells {
  private held: (string | null)[] = []

  /** The cell of each of these things, in their order. */
  of(things: readonly string[]): number[] {
    this.held = this.held.map((thing) => (thing !== null && things.includes(thing) ? thing : null))
    return things.map((thing) => {
      const known = this.held.indexOf(thing)
      if (known >= 0) return known
      const free = this.held.indexOf(null)
      const cell = free < 0 ? this.held.length : free
      this.held[cell] = thing
      return cell
    })
  }
}

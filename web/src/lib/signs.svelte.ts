/** Signs at a table: what was told with one tap, shown for a moment, and mine that waits to be pinned. */
import type { Saying, Signed, SignInfo } from '../protocol.ts'

/** How many milliseconds a sign is seen. */
const SEEN_FOR = 5000

/** Signs in the order in which they are offered, those of one group together. */
export function inGroups(signs: SignInfo[]): SignInfo[][] {
  const found: SignInfo[][] = []
  for (const sign of signs) {
    const alike = sign.group ? found.find((one) => one[0]?.group === sign.group) : undefined
    if (alike) alike.push(sign)
    else found.push([sign])
  }
  return found
}

export interface ShownSign extends Signed {
  /** Tells two signs apart. */
  key: number
}

export interface ShownSaying extends Saying {
  key: number
}

export class Signs {
  shown = $state.raw<ShownSign[]>([])
  /** What bots have just said, where nobody is asked and so nobody waits: they answer signs, or ask something. */
  said = $state.raw<ShownSaying[]>([])
  /** The last words of each seat. */
  private readonly known = new Map<number, string>()
  /** The sign that waits for a thing to be pinned to. */
  pointing = $state.raw<SignInfo | null>(null)
  private count = 0

  /** `give` sends a sign of mine, pinned to a ref or to nothing. */
  constructor(private readonly give: (sign: string, ref: string) => void) {}

  /** Someone gave a sign: it takes the place of what the same seat has told about the same thing. */
  hear(signed: Signed): void {
    const key = this.count++
    const others = this.shown.filter((one) => one.seat !== signed.seat || one.ref !== signed.ref)
    this.shown = [...others, { ...signed, key }]
    setTimeout(() => (this.shown = this.shown.filter((one) => one.key !== key)), SEEN_FOR)
  }

  /** The last that each bot has said. What is new of it is seen for a moment; `old`: it was said before we came. */
  overhear(sayings: Saying[], old = false): void {
    for (const saying of sayings) {
      const words = JSON.stringify(saying.words)
      if (this.known.get(saying.seat) === words) continue
      this.known.set(saying.seat, words)
      if (old) continue
      const key = this.count++
      this.said = [...this.said.filter((one) => one.seat !== saying.seat), { ...saying, key }]
      setTimeout(() => (this.said = this.said.filter((one) => one.key !== key)), SEEN_FOR)
    }
  }

  /** Give a sign at once, or wait for the thing that it is about. The same sign again: never mind. */
  choose(sign: SignInfo): void {
    if (this.pointing?.name === sign.name) this.pointing = null
    else if (sign.about?.length) this.pointing = sign
    else {
      this.pointing = null
      this.give(sign.name, '')
    }
  }

  /** Whether the waiting sign can be pinned to this thing. */
  fits(ref: string): boolean {
    return this.pointing?.about?.includes(ref.split(':')[0] as string) ?? false
  }

  pointAt(ref: string): void {
    if (this.pointing && this.fits(ref)) this.give(this.pointing.name, ref)
    this.pointing = null
  }
}

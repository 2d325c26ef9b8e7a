/** Words for keys, with the same Fluent sources as the server. Pure: no state, no network. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Params = Record<string, unknown>
export type Part = string | { seat: number; name: string } | { dice: string[] }
export type NameOf = (seat: number) => string

export function makeBundle(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

export function has(bundle: FluentBundle, key: string): boolean {
  const [name, attribute] = split(key)
  const message = bundle.getMessage(name)
  return Boolean(message && (attribute ? message.attributes[attribute] : message.value))
}

function split(key: string): [string, string] {
  const dot = key.indexOf('.')
  return dot < 0 ? [key, ''] : [key.slice(0, dot), key.slice(dot + 1)]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Names and dice travel through Fluent as marks from the private use area, and are cut out of the sentence afterwards.
const MARK = /\uE000(\d+)\uE001/

class Speaker {
  private readonly held: Exclude<Part, string>[] = []

  constructor(
    private readonly bundle: FluentBundle,
    private readonly nameOf: NameOf,
  ) {}

  /** The sentence with marks in it. An unknown key comes back as it is, so that a gap is seen and not hidden. */
  sentence(key: string, params: Params = {}): string {
    const [name, attribute] = split(key)
    const message = this.bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return key
    const given: Record<string, FluentVariable> = {}
    for (const [param, value] of Object.entries(params)) given[param] = this.variable(value)
    const errors: Error[] = []
    return this.bundle.formatPattern(pattern, given, errors)
  }

  /** A parameter as Fluent takes it: words are said first, names and dice are marked. */
  private variable(value: unknown): FluentVariable {
    if (typeof value === 'number' || typeof value === 'string') return value
    if (Array.isArray(value)) {
      if (value.length === 2 && typeof value[0] === 'string' && isRecord(value[1])) return this.sentence(value[0], value[1])
      return value.map((part) => String(this.variable(part))).join(' ')
    }
    if (isRecord(value)) {
      if (typeof value.key === 'string') return this.sentence(value.key, isRecord(value.params) ? value.params : {})
      if (typeof value.seat === 'number') return this.mark({ seat: value.seat, name: this.nameOf(value.seat) })
      if (Array.isArray(value.dice)) {
        return value.dice.length ? this.mark({ dice: value.dice.map(String) }) : this.sentence('dice-none')
      }
    }
    return value === null || value === undefined ? '' : String(value)
  }

  private mark(part: Exclude<Part, string>): string {
    this.held.push(part)
    return `\uE000${this.held.length - 1}\uE001`
  }

  parts(sentence: string): Part[] {
    return sentence
      .split(MARK)
      .map((piece, index) => (index % 2 ? (this.held[Number(piece)] as Part) : piece))
      .filter((piece) => piece !== '')
  }

  plain(part: Part): string {
    if (typeof part === 'string') return part
    if ('name' in part) return part.name
    return part.dice.map((face) => this.face(face)).join(' ')
  }

  private face(face: string): string {
    const key = [`die-${face}`, `face-${face}`].find((known) => has(this.bundle, known))
    return key ? this.sentence(key) : face
  }
}

const seatNumber: NameOf = (seat) => String(seat + 1)

/** The message in words. */
export function say(bundle: FluentBundle, key: string, params: Params = {}, nameOf: NameOf = seatNumber): string {
  const speaker = new Speaker(bundle, nameOf)
  return speaker
    .parts(speaker.sentence(key, params))
    .map((part) => speaker.plain(part))
    .join('')
}

/** The message in parts, so that names can be drawn as people and dice as dice. */
export function sayParts(bundle: FluentBundle, key: string, params: Params = {}, nameOf: NameOf = seatNumber): Part[] {
  const speaker = new Speaker(bundle, nameOf)
  return speaker.parts(speaker.sentence(key, params))
}

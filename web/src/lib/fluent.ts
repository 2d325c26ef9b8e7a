/** Words for keys, with the same Fluent sources as the server. Pure: no state, no network. */
import { FluentBundle, FluentNone, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'

export type Params = Record<string, unknown>
export type Part = string | { seat: number; name: string; you?: boolean } | { dice: string[] }
export type NameOf = (seat: number) => string
export type IsMe = (seat: number) => boolean
/** The seat of the person who plays the character that a message names (`monster-gigazaur`), if someone does. */
export type PlayedBy = (key: string) => number | null

/** `{ VERB($seat, "lose", "loses") }`: the form for *you* or for someone with a name. Where the name is a plural
 * (`names-many`) it is a fourth argument, or the form for *you*, which in English is the same. */
const VERB = ([who, you, other, many]: FluentValue[]): FluentValue => {
  const name = String(who)
  if (name.includes(YOU)) return you ?? new FluentNone()
  return (name.includes(MANY) ? (many ?? you) : other) ?? new FluentNone()
}

/** With a wording, `<key>` says what `<key>-<wording>` says, wherever there is such a message. */
export function makeBundle(language: string, source: string, wording = ''): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { VERB } })
  const resource = new FluentResource(source)
  bundle.addResource(resource, { allowOverrides: true })
  if (wording) {
    const ending = `-${wording}`
    const others = new FluentResource('')
    others.body = resource.body
      .filter(({ id }) => id.endsWith(ending))
      .map((message) => ({ ...message, id: message.id.slice(0, -ending.length) }))
    bundle.addResource(others, { allowOverrides: true })
  }
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
// A mark of the one who reads ends with another sign, and so does one of whose name is a plural.
const MARK = /\uE000(\d+)\uE001[\uE002\uE003]?/
const YOU = '\uE002'
const MANY = '\uE003'

class Speaker {
  private readonly held: Exclude<Part, string>[] = []

  constructor(
    private readonly bundle: FluentBundle,
    private readonly nameOf: NameOf,
    private readonly onGap: (key: string) => void,
    private readonly isMe: IsMe,
    private readonly playedBy: PlayedBy,
  ) {}

  /** The sentence with marks in it. Nobody reads a key: where there are no words nothing is said, but to developers. */
  sentence(key: string, params: Params = {}): string {
    const [name, attribute] = split(key)
    const message = this.bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) {
      if (key) this.onGap(key)
      return ''
    }
    const given: Record<string, FluentVariable> = {}
    for (const [param, value] of Object.entries(params)) given[param] = this.variable(value)
    const errors: Error[] = []
    return this.bundle.formatPattern(pattern, given, errors)
  }

  /** A parameter as Fluent takes it: words are said first, names and dice are marked. Who has no other name in the
   * game than a number, or a character's, has one at the table. */
  private variable(value: unknown): FluentVariable {
    if (typeof value === 'number' || typeof value === 'string') return value
    if (Array.isArray(value)) {
      if (value[0] === 'seat-name' && isRecord(value[1])) return this.variable({ seat: Number(value[1].n) - 1 })
      if (value.length === 2 && typeof value[0] === 'string' && isRecord(value[1])) {
        const player = this.playedBy(value[0])
        return player === null ? this.sentence(value[0], value[1]) : this.variable({ seat: player })
      }
      return value.map((part) => String(this.variable(part))).join(' ')
    }
    if (isRecord(value)) {
      if (typeof value.key === 'string') return this.sentence(value.key, isRecord(value.params) ? value.params : {})
      if (typeof value.seat === 'number') {
        if (this.isMe(value.seat))
          return this.mark({ seat: value.seat, name: this.sentence('told-you'), you: true }) + YOU
        const name = this.nameOf(value.seat)
        return this.mark({ seat: value.seat, name }) + (this.isMany(name) ? MANY : '')
      }
      if (Array.isArray(value.dice)) {
        return value.dice.length ? this.mark({ dice: value.dice.map(String) }) : this.sentence('dice-none')
      }
    }
    return value === null || value === undefined ? '' : String(value)
  }

  /** Whether a name is a plural: a bot that leads the Witches is called Witches. A game lists such names. */
  private isMany(name: string): boolean {
    return has(this.bundle, 'names-many') && this.sentence('names-many').split(' | ').includes(name)
  }

  private mark(part: Exclude<Part, string>): string {
    this.held.push(part)
    return `\uE000${this.held.length - 1}\uE001`
  }

  parts(sentence: string): Part[] {
    const parts = sentence
      .split(MARK)
      .map((piece, index) => (index % 2 ? (this.held[Number(piece)] as Part) : piece))
      .filter((piece) => piece !== '')
    const first = parts[0]
    if (typeof first === 'object' && 'name' in first && first.you)
      parts[0] = { ...first, name: first.name.charAt(0).toUpperCase() + first.name.slice(1) }
    return parts
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

/** The parameters of what happens to a seat, with *who* as the table calls them: also in a message within the message
 * (*with a roll like this one: you …*). */
export const called = (params: Params | undefined, seat: number): Params =>
  Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => {
      if (name === 'who') return [name, { seat }]
      const inner: unknown = Array.isArray(value) ? value[1] : null
      return [name, isRecord(inner) && 'who' in inner ? [(value as unknown[])[0], called(inner, seat)] : value]
    }),
  )

const complain = (key: string): void => console.error(`no words for "${key}"`)
/** What happened, and what a choice would do, is told to *you*; everything else calls people by their names. */
const meIn = (key: string, isMe: IsMe): IsMe => (/^(?:event|effect)-/.test(key) ? isMe : nobody)
const nobody: IsMe = () => false
const noPerson: PlayedBy = () => null
const seatNumber: NameOf = (seat) => String(seat + 1)

/** The message in words. */
export function say(
  bundle: FluentBundle,
  key: string,
  params: Params = {},
  nameOf: NameOf = seatNumber,
  onGap = complain,
  isMe: IsMe = nobody,
  playedBy = noPerson,
): string {
  const speaker = new Speaker(bundle, nameOf, onGap, meIn(key, isMe), playedBy)
  return speaker
    .parts(speaker.sentence(key, params))
    .map((part) => speaker.plain(part))
    .join('')
}

/** The message in parts, so that names can be drawn as people and dice as dice. */
export function sayParts(
  bundle: FluentBundle,
  key: string,
  params: Params = {},
  nameOf: NameOf = seatNumber,
  onGap = complain,
  isMe: IsMe = nobody,
  playedBy = noPerson,
): Part[] {
  const speaker = new Speaker(bundle, nameOf, onGap, meIn(key, isMe), playedBy)
  return speaker.parts(speaker.sentence(key, params))
}

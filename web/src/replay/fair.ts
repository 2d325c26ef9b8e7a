/** *These dice were fair*: recompute the commitment and every outcome of a record in the browser, from nothing but the
 * published seed. docs/protocol.md, "Fair luck", has the algorithm. Pure but for WebCrypto. */

/** Dice of a live game: each seat has a stream of its own there. */
interface SeatDice {
  sides: number
  seat: number
}

/** Whether a pile may have lain as it did before it was shuffled, after all that luck had told until then. */
type Sound = (before: number[], earlier: Checked[]) => boolean

/** What a tag stands for: dice with that many sides, dice of a seat, or a shuffle: of a deck that came in order from
 * the box, or of a pile that the game itself can judge. */
export type Tags = Record<string, number | SeatDice | 'shuffle' | Sound>

export interface RecordFile {
  game: string
  names?: string[]
  luck: { kind: string; seed?: number | string | null; commitment?: string; contributions?: string }
  log: [number | string, number | number[]][]
}

export interface Checked {
  /** Running number of the outcome in the record, from 0. */
  index: number
  tag: string
  told: number[]
  /** What the seed gives; for a shuffle, the order before it that the seed turns into what was told. */
  found: number[]
  kind: 'roll' | 'shuffle'
  ok: boolean
}

export interface Verdict {
  /** Why nothing could be checked: the record tells no seed, or a tag is unknown. */
  problem: '' | 'no-seed' | 'unknown-tag'
  /** The seed is the one that the table committed to. */
  bound: boolean
  /** The commitment of the record is the one that this browser saw during the match, when it saw one. */
  same: boolean
  commitment: string
  checked: Checked[]
  dice: number
  shuffles: number
  ok: boolean
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const utf8 = new TextEncoder()

export async function commitmentOf(seed: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', utf8.encode(seed)))
}

const WORDS = 2 ** 32

/** Numbers of one question: 32 bits at a time from HMAC blocks, rejecting what would favour small numbers. */
class Stream {
  private block = 0
  private words: number[] = []

  constructor(
    private readonly key: CryptoKey,
    private readonly label: string,
  ) {}

  async below(n: number): Promise<number> {
    const bound = WORDS - (WORDS % n)
    for (;;) {
      if (this.words.length === 0) await this.more()
      const word = this.words.shift() as number
      if (word < bound) return word % n
    }
  }

  private async more(): Promise<void> {
    const digest = await crypto.subtle.sign('HMAC', this.key, utf8.encode(`${this.label}|${this.block++}`))
    const view = new DataView(digest)
    this.words = Array.from({ length: 8 }, (_, word) => view.getUint32(word * 4, false))
  }
}

async function rolled(stream: Stream, sides: number, n: number): Promise<number[]> {
  const out: number[] = []
  for (let die = 0; die < n; die++) out.push(await stream.below(sides))
  return out
}

/** The order that this stream shuffles into `told`: its swaps, undone from the last one to the first. */
async function unshuffled(stream: Stream, told: number[]): Promise<number[]> {
  const swaps: [number, number][] = []
  for (let k = told.length - 1; k > 0; k--) swaps.push([k, await stream.below(k + 1)])
  const items = [...told]
  for (const [k, j] of swaps.reverse()) [items[k], items[j]] = [items[j] as number, items[k] as number]
  return items
}

/** A pile holds each of its cards once. */
const eachOnce = (pile: number[]): boolean => new Set(pile).size === pile.length

/** A new deck lies in its order from the box, 0, 1, 2 …; a pile of discards lies as the table threw it. */
function fromTheBox(before: number[], earlier: Checked[], tag: string): boolean {
  return earlier.some((outcome) => outcome.tag === tag) || before.every((card, at) => card === at)
}

/** The label of each stream's next question: the table's, and in a live game every seat's, with a running number of its
 * own. */
class Labels {
  private readonly asked = new Map<number, number>()

  constructor(private readonly contributions: string) {}

  next(tag: string, seat = -1): string {
    const number = this.asked.get(seat) ?? 0
    this.asked.set(seat, number + 1)
    return `${this.contributions}${seat < 0 ? '' : `|seat ${seat}`}|${number}|${tag}`
  }
}

export async function verify(
  record: RecordFile,
  tags: Tags,
  seen = '',
  progress?: (done: number, of: number) => void,
): Promise<Verdict> {
  const verdict: Verdict = {
    problem: '',
    bound: false,
    same: true,
    commitment: record.luck.commitment ?? '',
    checked: [],
    dice: 0,
    shuffles: 0,
    ok: false,
  }
  const { seed, contributions = '' } = record.luck
  if (record.luck.kind !== 'fair' || typeof seed !== 'string') return { ...verdict, problem: 'no-seed' }
  verdict.bound = (await commitmentOf(seed)) === record.luck.commitment
  verdict.same = seen === '' || seen === record.luck.commitment
  const key = await crypto.subtle.importKey('raw', utf8.encode(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const outcomes = record.log.filter(
    (entry): entry is [string, number[]] => typeof entry[0] === 'string' && Array.isArray(entry[1]),
  )
  const labels = new Labels(contributions)
  for (const [index, [tag, told]] of outcomes.entries()) {
    const meaning = tags[tag]
    if (meaning === undefined) return { ...verdict, problem: 'unknown-tag' }
    if (meaning === 'shuffle' || typeof meaning === 'function') {
      const found = await unshuffled(new Stream(key, labels.next(tag)), told)
      const sound = meaning === 'shuffle' ? fromTheBox(found, verdict.checked, tag) : meaning(found, verdict.checked)
      verdict.checked.push({ index, tag, told, found, kind: 'shuffle', ok: sound && eachOnce(found) })
      verdict.shuffles++
    } else {
      const { sides, seat } = typeof meaning === 'number' ? { sides: meaning, seat: -1 } : meaning
      const found = await rolled(new Stream(key, labels.next(tag, seat)), sides, told.length)
      verdict.checked.push({ index, tag, told, found, kind: 'roll', ok: found.every((face, at) => face === told[at]) })
      verdict.dice += told.length
    }
    progress?.(index + 1, outcomes.length)
  }
  verdict.ok = verdict.bound && verdict.same && verdict.checked.every((outcome) => outcome.ok)
  return verdict
}

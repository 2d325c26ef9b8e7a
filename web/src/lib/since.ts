/** What has happened since I last had my turn, and what put me out: short, from the events that were told. Pure. */
import type { Moment, Told } from '../protocol.ts'
import { beginsTurn, seatIn } from './causes.ts'

/** The events that have been shown, without those that a picture has yet to come to. */
export function shownOf(log: Moment[], behind: number): Told[] {
  const all = log.flatMap((moment) => moment.told)
  return all.slice(0, Math.max(0, all.length - behind))
}

/** What was told between my turns: after my last one, up to the one that has begun now, if it has. */
export function sinceMyTurn(told: Told[], me: number): Told[] {
  const starts = told.flatMap((one, at) => (beginsTurn(one) ? [{ at, mine: seatIn(one) === me }] : []))
  const now = starts.at(-1)
  if (!now) return []
  // a turn may be followed by another one of mine
  const fresh = starts.findLastIndex((start) => !start.mine)
  const end = now.mine ? starts[fresh + 1] : undefined
  const before = starts.findLastIndex((start, index) => start.mine && index <= fresh)
  const begin = before < 0 ? starts[0] : starts[before + 1]
  return fresh < 0 || !begin ? [] : told.slice(begin.at, end?.at)
}

/** Something that happened to a player, once or several times in one way; `n` is what that makes together. */
export interface Brief {
  told: Told
  n: number
}

export interface PlayerBriefs {
  seat: number
  briefs: Brief[]
}

/** What happened to each player, mine first, then as the events name them. `mark` tells events apart that must not be
 * added up; the game leaves out by an empty mark what is not worth a word. */
export function briefsOf(told: Told[], me: number, mark: (told: Told) => string): PlayerBriefs[] {
  const players = new Map<number, Map<string, Brief>>([[me, new Map()]])
  for (const one of told) {
    const seat = seatIn(one)
    const key = seat === null ? '' : mark(one)
    if (seat === null || !key) continue
    const own = players.get(seat) ?? new Map<string, Brief>()
    players.set(seat, own)
    const n = Number(one.params?.n ?? 0)
    const known = own.get(key)
    if (known) known.n += n
    else own.set(key, { told: one, n })
  }
  return [...players]
    .map(([seat, own]) => ({ seat, briefs: [...own.values()] }))
    .filter(({ briefs }) => briefs.length > 0)
}

/** How many events are enough to say what put someone out. */
const LAST_WORDS = 3

/** What happened to a player at last: the events of the last move that concerned them. */
export function lastOf(told: Told[], seat: number): Told[] {
  const own = told.filter((one) => seatIn(one) === seat)
  const move = own.at(-1)?.answer
  return own.filter((one) => one.answer === move).slice(-LAST_WORDS)
}

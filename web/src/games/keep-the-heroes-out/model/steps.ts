/** The eight steps of an invasion as its events tell them: what was done, what was skipped and why, what is now. Pure.
 *
 * What an event shows, and why steps before it were skipped, is declared with the view (`STEP_OF`, `SKIPPED`). */
import type { Told } from '../../../protocol.ts'
import { SKIPPED, STEP_OF, STEPS } from '../generated.ts'
import { numberIn, refIn, roomIn } from './told.ts'
import type { RoomId, StepFace } from './types.ts'

type StepName = StepFace['name']
type StepState = StepFace['state']

export interface StepLine {
  step: number
  name: StepName
  state: StepState
  /** The event that shows it; where it was skipped, the one that came instead. */
  told: Told | null
  /** Why it was skipped: `skip-<reason>`. */
  skipped: string
  /** How often it was told: who wakes three is told three times. */
  times: number
}

/** A card of the Guild that is being resolved, as far as it has come. */
export interface Progress {
  /** The card that brought the Hero whose turn it is. */
  card: Told | null
  /** The one of the turn's cards: others may be drawn for the Cells meanwhile. */
  main: Told | null
  number: number
  of: number
  hero: string
  room: RoomId | null
  steps: StepLine[]
  /** By Hero: what brought it, and what has happened to it, oldest first. */
  cards: Record<string, Told>
  stories: Record<string, Told[]>
}

const NAMES = Object.keys(STEPS) as StepName[]
const STEP: Record<string, number> = STEP_OF
const REASONS: Record<string, Record<string, string>> = SKIPPED

const fresh = (): StepLine[] =>
  NAMES.map((name) => ({ step: STEPS[name], name, state: 'todo', told: null, skipped: '', times: 0 }))

export const NOTHING: Progress = {
  card: null,
  main: null,
  number: 0,
  of: 0,
  hero: '',
  room: null,
  steps: fresh(),
  cards: {},
  stories: {},
}

/** What has happened to the Hero whose turn it is. */
export const storyOf = (progress: Progress): Told[] => progress.stories[progress.hero] ?? []

/** Whether an event belongs to an invasion or a break-out. */
export const isStep = (told: Told): boolean => told.kind in STEP || INVADES.has(told.kind)
const INVADES = new Set([
  'invasion',
  'freed',
  'defended',
  'wounded',
  'fell',
  'exhausted',
  'stayed',
  'treasure',
  'spoiled',
  'cursed',
  'woken',
  'no-effect',
  'rule-acted',
  'sent-nothing',
  'no-room',
  'wave',
])

/** Who acts in an event: the Hero who wakes others, where it is told of those. */
const actorOf = (told: Told): string => refIn(told, 'by') || refIn(told, 'hero')

function drawn(before: Progress, told: Told): Progress {
  const steps = fresh().map((line) => (line.step === 1 ? { ...line, state: 'now' as const, told } : line))
  if (told.kind === 'sent-card') return { ...before, card: told, hero: '', steps }
  const count = { number: numberIn(told, 'number'), of: numberIn(told, 'of') }
  return { ...before, ...count, card: told, main: told, hero: '', steps }
}

export function progressed(before: Progress, told: Told): Progress {
  if (told.kind === 'guild-card' || told.kind === 'sent-card') return drawn(before, told)
  const stories = { ...before.stories }
  for (const ref of new Set([refIn(told, 'hero'), refIn(told, 'by')]))
    if (ref) stories[ref] = [...(stories[ref] ?? []), told]
  const step = STEP[told.kind]
  if (step === undefined) return { ...before, stories }
  const hero = actorOf(told)
  const comes = told.kind === 'hero-comes' && before.card
  const cards = comes ? { ...before.cards, [hero]: before.card as Told } : before.cards
  const same = step === 1 || hero === before.hero
  // Who has charged begins again with the third step; another Hero with the second.
  const charged = before.steps.at(-1)?.state === 'now' && step < STEPS.charge
  const from = !same ? STEPS['show-off'] : charged ? STEPS.check : STEPS.charge + 1
  const lines = fresh().map((line) => (line.step < from ? (before.steps[line.step - 1] ?? line) : line))
  const reasons = REASONS[told.kind] ?? {}
  const steps = lines.map((line): StepLine => {
    if (line.step === step) return { ...line, state: 'now', told, skipped: '', times: line.times + 1 }
    if (line.step > step) return { ...line, state: 'todo', told: null, skipped: '', times: 0 }
    if (line.state === 'now') return { ...line, state: 'done' }
    const passed = line.state === 'todo' && line.step > 1
    return passed ? { ...line, state: 'skipped', told, skipped: reasons[String(line.step)] ?? '' } : line
  })
  const room = roomIn(told, told.kind === 'charged' ? 'to' : 'room') ?? before.room
  const card = cards[hero] ?? before.main ?? before.card
  return { ...before, card, hero: hero || before.hero, room, steps, cards, stories }
}

/** What would have stopped an event: a message about its rooms, or nothing. */
export const STOPPED: Record<string, string> = {
  charged: 'stop-charge',
  waited: 'stop-wait',
  'hero-attacks': 'stop-attack',
  pillaged: 'stop-pillage',
  inspired: 'stop-inspire',
  freed: 'stop-free',
  called: 'stop-call',
}

/** Why Heroes are where they are, as lines of a note: from what was just told, or from the story of one of them. */
import { say } from '../../../lib/words.svelte.ts'
import type { Told } from '../../../protocol.ts'
import { STOPPED, storyOf, type Progress } from './steps.ts'
import { roomIn } from './told.ts'
import type { HeroFace } from './types.ts'

export interface NoteLine {
  icon: string
  text: string
}

/** The icon of each step of an invasion. */
const STEP_ICONS = [
  'dungeon-gate',
  'crested-helmet',
  'hunting-horn',
  'wolf-trap',
  'sunrise',
  'broadsword',
  'locked-chest',
  'player-time',
  'footprint',
] as const

const STEP_OF_KIND: Record<string, number> = {
  'guild-card': 1,
  'sent-card': 1,
  'hero-comes': 1,
  called: 1,
  'trap-sprung': 3,
  trapped: 3,
  imprisoned: 3,
  inspired: 4,
  freed: 4,
  'hero-attacks': 5,
  pillaged: 6,
  treasure: 6,
  waited: 7,
  charged: 8,
}

/** What explains nothing. */
const DULL = new Set(['ability-idle', 'exhausted'])

const lineOf = (told: Told): NoteLine => ({
  icon: STEP_ICONS[STEP_OF_KIND[told.kind] ?? 2] ?? 'crested-helmet',
  text: say(`event-${told.kind}`, told.params),
})

/** Where it would have been stopped: in the room that it is about, or that it left, and in the one that it goes to. */
function placesOf(told: Told): Record<string, unknown> {
  const at = (room: string | null): [string, Record<string, unknown>] => [`at-${room ?? 'vault'}`, {}]
  const to = roomIn(told, 'to')
  return { room: at(roomIn(told, 'from') ?? roomIn(told)), to: at(to ?? roomIn(told)) }
}

/** What led to what is shown now: the card, and what its Hero did so far. */
export function noteOf(progress: Progress): { lines: NoteLine[]; stopped: string[] } {
  const told = storyOf(progress)
  const story = told.filter((one) => !DULL.has(one.kind))
  const shown = [...(progress.card ? [progress.card] : []), ...story.slice(-3)]
  const stopped = told
    .filter((one) => one.kind in STOPPED)
    .slice(-1)
    .map((one) => say(STOPPED[one.kind] as string, placesOf(one)))
  return { lines: shown.map(lineOf), stopped }
}

/** The whole story of a Hero. */
export function whyOf(hero: HeroFace): { lines: NoteLine[]; stopped: string[] } {
  const lines = hero.why.map(({ text, step }) => ({
    icon: STEP_ICONS[step] ?? 'crested-helmet',
    text: say(text.key, text.params),
  }))
  const stopped = hero.why.flatMap(({ stopped: word }) => (word ? [say(word.key, word.params)] : []))
  return { lines, stopped: [...new Set(stopped)].slice(-2) }
}

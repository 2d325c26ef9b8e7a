/** Key moments as small posters: what to draw for each kind of event. */
import type { Word } from '../../../protocol.ts'

const ICONS: Record<string, string> = {
  'event-hurt': 'claw-slashes', 'event-fell': 'death-skull', 'event-reborn': 'sprout', 'event-entered': 'entry-door', 'event-stars-dice': 'round-star',
  'event-stars-card': 'round-star', 'event-stars-start': 'sunrise', 'event-bought': 'card-pick', 'event-energy-dice': 'power-lightning',
  'event-energy-card': 'power-lightning', 'event-hearts-dice': 'hearts', 'event-hearts-card': 'hearts', 'event-frenzied': 'cycle', 'event-stayed': 'halt',
  'event-yielded': 'exit-door', 'event-rolled': 'rolling-dices', 'event-driven-out': 'exit-door', 'event-ended': 'crown',
}

export const iconOf = (word: Word): string => ICONS[word.key] ?? 'clapperboard'

/** Key moments as small posters: what to draw for each kind of event. */
import type { Word } from '../../../protocol.ts'

const ICONS: Record<string, string> = {
  'event-completed-together': 'high-five', 'event-high-fived': 'high-five', 'event-cast': 'magic-swirl', 'event-scroll-lightning': 'bolt-drop',
  'event-scroll-fire': 'dragon-head', 'event-ability-bard': 'lyre', 'event-ability-guard': 'round-shield', 'event-ability-warrior': 'dragon-head',
  'event-completed': 'check-mark', 'event-repelled': 'dragon-head', 'event-repelled-together': 'dragon-head', 'event-rolled': 'rolling-dices',
}

export const iconOf = (word: Word): string => ICONS[word.key] ?? 'clapperboard'

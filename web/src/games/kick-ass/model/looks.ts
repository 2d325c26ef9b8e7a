/** How things that cards speak of look: a silhouette and a colour for each. */
import type { CardType, DieFace, ItemSlot, SlotId } from '../generated.ts'

interface Look {
  icon: string
  color: string
}

const LOOKS: Record<string, Look> = {
  happiness: { icon: 'ka-face', color: 'var(--c-happiness)' },
  strength: { icon: 'biceps', color: 'var(--c-strength)' },
  media: { icon: 'thumb-up', color: 'var(--c-media)' },
  life: { icon: 'hearts', color: 'var(--c-life)' },
  dollar: { icon: 'ka-note', color: 'var(--c-dollar)' },
  timer: { icon: 'ka-clock', color: '#22142f' },
  combat: { icon: 'fist', color: '#c8102e' },
  move: { icon: 'walk', color: '#22142f' },
  red: { icon: 'rolling-dices', color: '#c8102e' },
  blue: { icon: 'rolling-dices', color: '#1d5fc4' },
  hit: { icon: 'fist', color: '#c8102e' },
  shield: { icon: 'shield', color: '#1d5fc4' },
  bolt: { icon: 'power-lightning', color: '#b87400' },
  'red-bolt': { icon: 'power-lightning', color: '#c8102e' },
  'blue-bolt': { icon: 'power-lightning', color: '#1d5fc4' },
  reroll: { icon: 'clockwise-rotation', color: '#5b3fb8' },
  protect: { icon: 'checked-shield', color: '#0a7a45' },
  clean: { icon: 'broom', color: '#0b7a75' },
  minion: { icon: 'domino-mask', color: '#3a4257' },
  super: { icon: 'domino-mask', color: '#111013' },
  item: { icon: 'shopping-bag', color: '#9a5a1c' },
  buy: { icon: 'shopping-cart', color: '#9a5a1c' },
  card: { icon: 'card-pick', color: '#5b3fb8' },
  arrival: { icon: 'meeple-army', color: '#b3122f' },
  event: { icon: 'newspaper', color: '#b3122f' },
  docks: { icon: 'anchor', color: '#0b6d8a' },
  crisis: { icon: 'drama-masks', color: '#7a0f26' },
  exhaust: { icon: 'clockwise-rotation', color: '#574c5e' },
  enemy: { icon: 'skull-crossed-bones', color: '#111013' },
  hero: { icon: 'domino-mask', color: '#b3122f' },
  token: { icon: 'position-marker', color: '#5b3fb8' },
  'if-morning': { icon: 'sunrise', color: '#574c5e' },
  'if-afternoon': { icon: 'sun', color: '#574c5e' },
  'if-night': { icon: 'moon', color: '#574c5e' },
  other: { icon: 'round-star', color: '#574c5e' },
}

const PLAIN: Look = { icon: 'round-star', color: '#574c5e' }
export const lookOf = (name: string): Look => LOOKS[name] ?? PLAIN

export const TYPE_ICONS: Record<CardType, string> = {
  work: 'briefcase',
  personal: 'coffee-cup',
  hero: 'domino-mask',
  famous: 'round-star',
}

export const SLOT_ICONS: Record<SlotId | ItemSlot, string> = {
  head: 'full-motorcycle-helmet',
  body: 'kevlar-vest',
  left: 'hand',
  right: 'hand',
  hand: 'hand',
  'two-hands': 'hand',
  backpack: 'backpack',
}

export const FACE_ICON: Record<DieFace, string> = {
  hit: 'fist',
  'hit-bolt': 'fist',
  shield: 'shield',
  'shield-bolt': 'shield',
  blank: '',
}

/** What a choice is about, for a list: the first ref that has a look. */
const REFS: Record<string, string> = {
  district: 'move',
  timer: 'timer',
  combat: 'combat',
  card: 'card',
  back: 'card',
  item: 'item',
  slot: 'item',
  event: 'event',
  die: 'reroll',
  enemy: 'hit',
  minion: 'minion',
  super: 'super',
  hero: 'hero',
  token: 'token',
  crisis: 'crisis',
}

export function lookOfRefs(refs: readonly string[]): Look {
  for (const ref of refs) {
    const [kind = '', name = ''] = ref.split(':')
    if (kind === 'stat') return lookOf(name)
    const look = REFS[kind]
    if (look) return lookOf(look)
  }
  return refs.includes('pass') ? { icon: 'check-mark', color: '#0b7a75' } : PLAIN
}

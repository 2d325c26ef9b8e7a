/** The icon of a key moment. */
const ICONS: Record<string, string> = {
  completed: 'trophy-cup',
  matured: 'newspaper',
  'foe-fell': 'punch-blast',
  fainted: 'broken-heart',
  famous: 'round-star',
  plot: 'drama-masks',
  'last-stand': 'skull-crossed-bones',
  out: 'broken-heart',
  'city-hall-full': 'capitol',
  crisis: 'drama-masks',
}

export const iconOf = (kind: string): string => ICONS[kind] ?? 'round-star'

/** Key moments as small posters: what to draw for each kind of event. */
const ICONS: Record<string, string> = {
  hurt: 'claw-slashes',
  fell: 'death-skull',
  reborn: 'sprout',
  entered: 'entry-door',
  'stars-dice': 'round-star',
  'stars-card': 'round-star',
  'stars-start': 'sunrise',
  bought: 'card-pick',
  'energy-dice': 'power-lightning',
  'energy-card': 'power-lightning',
  'hearts-dice': 'hearts',
  'hearts-card': 'hearts',
  frenzied: 'cycle',
  stayed: 'halt',
  yielded: 'exit-door',
  rolled: 'rolling-dices',
  'driven-out': 'exit-door',
  ended: 'crown',
}

export const iconOf = (kind: string): string => ICONS[kind] ?? 'clapperboard'

/** Key moments as small posters: what to draw for each kind of event. */
const ICONS: Record<string, string> = {
  'round-heroes': 'open-treasure-chest',
  'round-sorcerer': 'warlock-hood',
  'completed-together': 'high-five',
  'high-fived': 'high-five',
  cast: 'magic-swirl',
  'scroll-lightning': 'bolt-drop',
  'scroll-fire': 'dragon-head',
  'ability-bard': 'lyre',
  'ability-guard': 'round-shield',
  'ability-warrior': 'dragon-head',
  completed: 'check-mark',
  repelled: 'dragon-head',
  'repelled-together': 'dragon-head',
  rolled: 'rolling-dices',
}

export const iconOf = (kind: string): string => ICONS[kind] ?? 'clapperboard'

/** Key moments as small posters: what to draw for each kind of event. */
const ICONS: Record<string, string> = {
  pillaged: 'locked-chest',
  'mage-frees': 'imprisoned',
  'supply-empty': 'hunting-horn',
  wave: 'big-wave',
  built: 'stake-hammer',
  defended: 'shield',
  bought: 'swap-bag',
  ended: 'crown',
}

export const iconOf = (kind: string): string => ICONS[kind] ?? 'clapperboard'

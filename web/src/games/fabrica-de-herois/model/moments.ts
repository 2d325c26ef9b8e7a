/** Key moments as small posters: what to draw for each kind of event. */
const ICONS: Record<string, string> = {
  completed: 'trophy',
  failed: 'cancel',
  cancelled: 'shield-reflect',
  redirected: 'return-arrow',
  stolen: 'card-exchange',
  exiled: 'exit-door',
  rotated: 'cycle',
  duelled: 'crossed-swords',
  ended: 'crown',
}

export const iconOf = (kind: string): string => ICONS[kind] ?? 'clapperboard'

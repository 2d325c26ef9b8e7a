/** How things of this game look: the icon and the colour of tokens, actions, types of rooms and kinds of cards. */
import type { CardKind, HeroClass, IconName, RoomType, TokenKind } from '../generated.ts'

interface Look {
  icon: string
  color: string
}

export const TOKENS: Record<TokenKind, Look & { ink: string }> = {
  coin: { icon: 'two-coins', color: '#ffcf3f', ink: '#170d26' },
  book: { icon: 'open-book', color: '#8f7bff', ink: '#1d1250' },
  frog: { icon: 'frog', color: '#7ad14a', ink: '#170d26' },
  bone: { icon: 'ktho-bone', color: '#fff3d8', ink: '#170d26' },
  trap: { icon: 'wolf-trap', color: '#ff7a5c', ink: '#170d26' },
}

export const TYPES: Record<RoomType, string> = {
  jewel: 'cut-diamond',
  swords: 'crossed-swords',
  hats: 'pointy-hat',
  eye: 'ktho-eye',
  bones: 'crossed-bones',
  special: 'imprisoned',
}

/** The special rooms each have an icon of their own on the plate. */
export const SPECIALS: Partial<Record<string, string>> = {
  cells: 'imprisoned',
  laboratory: 'bubbling-flask',
  builder: 'stake-hammer',
}

export const ACTS: Record<IconName, Look> = {
  draw: { icon: 'card-draw', color: '#1d9a84' },
  activate: { icon: 'cog', color: '#7b4fbf' },
  move: { icon: 'footprint', color: '#2f7fd8' },
  melee: { icon: 'broadsword', color: '#d7263d' },
  ranged: { icon: 'bow-arrow', color: '#e07b12' },
  defend: { icon: 'shield', color: '#4f6fa8' },
  resource: { icon: 'swap-bag', color: '#a9741c' },
  trap: { icon: 'wolf-trap', color: '#7a4a5c' },
  portal: { icon: 'magic-portal', color: '#8f2fd0' },
  summon: { icon: 'paw-print', color: '#1f8f4a' },
  ambush: { icon: 'hidden', color: '#35603a' },
  reinforce: { icon: 'hunting-horn', color: '#b5672a' },
  discard: { icon: 'card-discard', color: '#6b5a4a' },
}

export const KINDS: Record<CardKind, Look & { ground: string }> = {
  equipment: { icon: 'battle-axe', color: '#4f5f86', ground: '#c0442c' },
  beast: { icon: 'paw-print', color: '#b5672a', ground: '#2e7d4f' },
  potion: { icon: 'round-potion', color: '#c0308f', ground: '#1d9a84' },
  scroll: { icon: 'tied-scroll', color: '#9a6a1c', ground: '#6b4fc0' },
  tactic: { icon: 'poker-hand', color: '#2e7d4f', ground: '#2e7d4f' },
}

/** What becomes of the price in a Loot room: the icon on the pill at its door. */
export const SOLD: Record<string, string> = {
  equipment: 'battle-axe',
  beast: 'paw-print',
  potion: 'round-potion',
  scroll: 'tied-scroll',
}

/** The art of a card behind its picture, by kind and number: cards of a kind look alike, not the same. */
export const FIGURE_COLORS = ['#ffd76a', '#8fe0c8', '#ff9bd2', '#c9d3e4', '#b79cff', '#ffb02e'] as const

export const heroFigure = (hero: HeroClass, awake: boolean): string =>
  awake || hero === 'champion' ? `ktho-hero-${hero}` : `ktho-hero-${hero}-asleep`

/** Chests by value: lid, body, and how wide they are on the map. */
export const CHESTS = [
  { lid: '#e0a468', body: '#b06a35', width: 44 },
  { lid: '#e0a468', body: '#b06a35', width: 44 },
  { lid: '#a9c6f0', body: '#5f7fb8', width: 48 },
  { lid: '#c99bff', body: '#8a4bd0', width: 56 },
  { lid: '#ffb02e', body: '#d8352a', width: 78 },
] as const

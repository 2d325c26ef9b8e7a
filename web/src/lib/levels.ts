/** How strong bots play: which level this person likes, remembered by this browser. */
import { recall, remember } from './storage.ts'

const ICONS = ['sprout', 'rolling-dices', 'black-belt']
export const levelIcon = (index: number): string => ICONS[index] ?? 'robot-helmet'

/** The level that was chosen before; null when none was, or when there is none of that name any more. */
export function likedLevel(levels: string[]): string | null {
  const liked = recall('level') ?? ''
  return levels.includes(liked) ? liked : null
}

export const likeLevel = (level: string): void => remember('level', level)

/** A level for bots that nobody has chosen one for: the liked one, else the one in the middle. */
export const usualLevel = (levels: string[]): string =>
  likedLevel(levels) ?? levels[Math.floor(levels.length / 2)] ?? ''

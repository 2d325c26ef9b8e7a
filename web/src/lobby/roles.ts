/** Who plays what when one person starts a match with bots. Pure. */
import type { GameInfo, OptionInfo } from '../protocol.ts'

/** What each seat picks for itself, when it matters so much that one is asked before the match. */
export const partsOf = (game: GameInfo): OptionInfo | undefined =>
  game.options?.find((option) => option.kind === 'per-seat' && option.needed?.length)

/** A part for every seat: mine for the first, then what someone must play, then the others in their order. */
export function partsFor(option: OptionInfo, mine: string, seats: number): string[] | string[][] {
  const rest = [...(option.needed ?? []), ...(option.choices ?? [])]
  const parts = [...new Set([mine, ...rest])].slice(0, seats)
  return Object.keys(option.each ?? {}).length ? parts.map((part) => [part]) : parts
}

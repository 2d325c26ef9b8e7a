/** Campaigns in words: their names, and the story that a chapter tells before it is played and after. */
import type { TableInfo } from '../protocol.ts'
import { words } from './words.svelte.ts'

const named = (game: string, key: string, name: string) =>
  words.hasIn(game, key) ? words.sayIn(game, key) : words.knows(game) ? name : ''
const told = (game: string, key: string): string => (words.hasIn(game, key) ? words.sayIn(game, key) : '')

export const campaignName = (game: string, campaign: string): string => named(game, `campaign-${campaign}`, campaign)
export const campaignAbout = (game: string, campaign: string): string => told(game, `campaign-${campaign}.about`)
export const chapterName = (game: string, campaign: string, chapter: string): string =>
  named(game, `campaign-${campaign}-${chapter}`, chapter)

/** What is told of a chapter: `before` it is played, after it was `won` or `lost`. Empty where a game tells nothing. */
export const chapterStory = (
  game: string,
  campaign: string,
  chapter: string,
  part: 'before' | 'won' | 'lost',
): string => told(game, `campaign-${campaign}-${chapter}.${part}`)

/** The part of the story that this table has come to, if it plays a chapter of a campaign that tells one. */
export function storyOf(table: TableInfo | null | undefined): string {
  if (!table?.campaign_name || !table.chapter) return ''
  const won = table.chapter_won ?? null
  const part = won === null ? 'before' : won ? 'won' : 'lost'
  return chapterStory(table.game, table.campaign_name, table.chapter, part)
}

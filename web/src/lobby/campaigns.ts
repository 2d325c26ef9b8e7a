/** What the chapters of campaigns prescribe, and what was free to choose when one was played. Pure. */
import type { CampaignInfo, CampaignOffer, ChapterResult, GameInfo, OptionInfo } from '../protocol.ts'

type Values = Record<string, unknown>

/** A chapter that is about to be played. */
export interface NextChapter {
  campaign: CampaignInfo
  name: string
  offer: CampaignOffer | undefined
}

const offerOf = (games: GameInfo[], campaign: CampaignInfo): CampaignOffer | undefined =>
  games.find((info) => info.id === campaign.game)?.campaigns?.find((one) => one.name === campaign.name)

export const nextChapter = (games: GameInfo[], campaign: CampaignInfo, name: string): NextChapter => ({
  campaign,
  name,
  offer: offerOf(games, campaign),
})

/** The options that a chapter prescribes for so many seats. */
export const prescribed = (chapter: NextChapter | null, seats: number): Values => ({
  ...chapter?.offer?.options?.[chapter.name],
  ...chapter?.offer?.by_seats?.[chapter.name]?.[seats],
})

/** What it prescribes that the seats have, one by one; empty where everybody picks freely. */
export function prescribedPicks(option: OptionInfo | undefined, fixed: Values): string[] {
  const entries = option ? fixed[option.name] : undefined
  return Array.isArray(entries) ? entries.flat().map(String) : []
}

/** What people were free to choose for a match of a chapter, and chose: how hard it was, say. */
export function chosenFreely(
  games: GameInfo[],
  campaign: CampaignInfo,
  chapter: string,
  result: ChapterResult,
): { option: OptionInfo; choice: string }[] {
  const info = games.find((game) => game.id === campaign.game)
  const fixed = prescribed(nextChapter(games, campaign, chapter), result.people.length)
  return (info?.options ?? [])
    .filter((option) => option.kind === 'choice' && !(option.name in fixed))
    .map((option) => ({ option, choice: String(result.options?.[option.name] ?? '') }))
    .filter(({ choice }) => choice !== '')
}

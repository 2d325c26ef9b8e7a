/** What chapters prescribe, and what was chosen freely. */
import { expect, test } from 'vitest'
import { chosenFreely, nextChapter, prescribed, prescribedPicks } from '../src/lobby/campaigns.ts'
import type { CampaignInfo, GameInfo } from '../src/protocol.ts'

const game: GameInfo = {
  id: 'caravan',
  playable: true,
  seats: [1, 2],
  options: [
    { name: 'route', kind: 'choice', choices: ['hills', 'dunes'] },
    { name: 'pace', kind: 'choice', choices: ['slow', 'quick'] },
    { name: 'days', kind: 'number' },
    { name: 'beasts', kind: 'per-seat', choices: ['mule', 'ox'] },
  ],
  campaigns: [
    {
      name: 'salt',
      chapters: ['market', 'desert'],
      options: { market: { route: 'hills' } },
      by_seats: { market: { 1: { beasts: [['mule', 'ox']] }, 2: { beasts: [['ox'], ['mule']] } } },
    },
  ],
}
const campaign = {
  id: 'x',
  game: 'caravan',
  name: 'salt',
  chapters: [],
  people: [],
  created: 0,
  updated: 0,
} as CampaignInfo
const picks = game.options?.[3]

test('a chapter prescribes for any number of seats and for some', () => {
  const chapter = nextChapter([game], campaign, 'market')
  expect(prescribed(chapter, 2)).toEqual({ route: 'hills', beasts: [['ox'], ['mule']] })
  expect(prescribed(chapter, 3)).toEqual({ route: 'hills' })
  expect(prescribed(nextChapter([game], campaign, 'desert'), 2)).toEqual({})
  expect(prescribed(null, 2)).toEqual({})
})

test('what the seats have is told seat by seat', () => {
  const chapter = nextChapter([game], campaign, 'market')
  expect(prescribedPicks(picks, prescribed(chapter, 1))).toEqual(['mule', 'ox'])
  expect(prescribedPicks(picks, prescribed(chapter, 2))).toEqual(['ox', 'mule'])
  expect(prescribedPicks(picks, {})).toEqual([])
  expect(prescribedPicks(undefined, prescribed(chapter, 2))).toEqual([])
})

test('a result tells what was free to choose', () => {
  const options = { route: 'hills', pace: 'quick', days: 2, beasts: [['ox'], ['mule']] }
  const result = { table: 't', won: true, at: 0, people: ['Ana', 'Rui'], options, outcome: {} }
  expect(chosenFreely([game], campaign, 'market', result).map(({ choice }) => choice)).toEqual(['quick'])
  expect(chosenFreely([game], campaign, 'desert', result).map(({ choice }) => choice)).toEqual(['hills', 'quick'])
})

/** The questions that Kick-Ass asks of luck, by their tags: dice of two colours, the knock-out die, and shuffles. */
import type { Tags } from '../../../replay/fair.ts'

const SHUFFLES = [
  'heroes',
  'plot',
  'blue-cards',
  'red-cards',
  'items',
  'spawn',
  'crises',
  'events',
  'boss-events',
  'mist',
  'tokens',
  'twists',
]

const tags: Tags = {
  red: 6,
  blue: 6,
  ko: 6,
  ...(Object.fromEntries(SHUFFLES.map((tag) => [tag, 'shuffle'])) as Tags),
}
export default tags

/** The questions that Keep the Heroes Out! asks of luck, by their tags: shuffles, and nothing else. */
import type { Tags } from '../../../replay/fair.ts'

const SEATS = [0, 1, 2, 3, 4, 5]
const VALUES = [1, 2, 3, 4]
const named = (name: string, numbers: number[]): Tags =>
  Object.fromEntries(numbers.map((n) => [`${name}-${n}`, 'shuffle'] as const))

const tags: Tags = {
  ...named('tactics', SEATS),
  ...named('treasures', VALUES),
  loot: 'shuffle',
  guild: 'shuffle',
  pile: 'shuffle',
  laboratory: 'shuffle',
}
export default tags

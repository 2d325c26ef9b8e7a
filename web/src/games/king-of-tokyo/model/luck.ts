/** The questions that King of Tokyo asks of luck, by their tags: dice with so many sides, or a shuffle. */
import type { Tags } from '../../../replay/fair.ts'

const tags: Tags = { deck: 'shuffle', 'roll-off': 6, roll: 6, reroll: 6, probe: 6, camouflage: 6 }
export default tags

/** The questions that Fábrica de Heróis asks of luck, by their tags: dice with so many sides, or a shuffle. */
import type { Tags } from '../../../replay/fair.ts'

const tags: Tags = { heroes: 'shuffle', missions: 'shuffle', bases: 'shuffle', first: 6, effect: 6, nd: 6 }
export default tags

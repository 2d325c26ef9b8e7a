/** The picture of a piece, by its id: what content says, else a plain star. */
import { PICTURES } from '../generated.ts'

interface Picture {
  icon: string
  color: string
  ground?: string
  holes?: string
}

const PLAIN: Picture = { icon: 'round-star', color: '#ffd24d' }
export const pictureOf = (id: string): Picture => PICTURES[id] ?? PLAIN

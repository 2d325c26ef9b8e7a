/** The questions that Rush Out! asks of luck, by their tags: dice, a stream for each seat; and how each pile must have
 * lain before it was shuffled. */
import type { Checked, Tags } from '../../../replay/fair.ts'

const SEATS = [0, 1, 2, 3, 4]
const dice = Object.fromEntries(SEATS.map((seat) => [`dice-${seat}`, { sides: 6, seat }]))

/** As they lie in the box. */
const inOrder = (pile: number[]): boolean => pile.every((card, at) => at === 0 || card > (pile[at - 1] as number))

const last = (earlier: Checked[], tag: string): Checked | undefined =>
  earlier.findLast((outcome) => outcome.tag === tag)

/** The challenges are taken from the box for each round. Should one that is not Standard come up at the beginning, it
 * is mixed back into what is left of the same deck. */
function challenges(pile: number[], earlier: Checked[]): boolean {
  const before = last(earlier, 'challenges')
  return (
    inOrder(pile) ||
    (before !== undefined && before.told.length === pile.length + 3 && pile.every((card) => before.told.includes(card)))
  )
}

/** The spells lie family by family, each family as chance drew it, and the same in every round. */
function spells(pile: number[], earlier: Checked[]): boolean {
  const before = last(earlier, 'spells')
  if (before) return before.found.every((card, at) => card === pile[at]) && before.found.length === pile.length
  return earlier
    .filter((outcome) => outcome.tag === 'spell-kinds')
    .every(({ told }) => {
      const drawn = pile.filter((card) => told.includes(card))
      const from = pile.indexOf(drawn[0] as number)
      return drawn.length > 0 && drawn.every((card, at) => card === told[at] && card === pile[from + at])
    })
}

const tags: Tags = { ...dice, 'spell-kinds': inOrder, handicap: inOrder, challenges, spells }
export default tags

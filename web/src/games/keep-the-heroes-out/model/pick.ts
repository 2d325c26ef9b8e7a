/** What Monsters carry along when they move, and where a choice leads to. Pure. */
import { refsOf } from '../../../lib/pick.ts'
import type { Choice } from '../../../protocol.ts'

const NOTHING = 'carry:nothing'

/** What a choice would be without what is carried along, as text; and what that is. A token is carried where the same
 * could be done with empty hands. */
interface Stem {
  key: string
  /** `carry:nothing`, `token:vault.coin`, or empty where nothing can be carried. */
  carried: string
}

function stemsOf(choices: readonly Choice[]): Map<Choice, Stem> {
  const bare = new Set(
    choices.filter((choice) => refsOf(choice).at(-1) === NOTHING).map((choice) => keyOf(refsOf(choice).slice(0, -1))),
  )
  return new Map(
    choices.map((choice) => {
      const refs = refsOf(choice)
      const key = keyOf(refs.slice(0, -1))
      const carried = refs.at(-1) ?? ''
      const carries = bare.has(key) && (carried === NOTHING || carried.startsWith('token:'))
      return [choice, carries ? { key, carried } : { key: `${choice.action}`, carried: '' }]
    }),
  )
}

const keyOf = (refs: readonly string[]): string => refs.join(' ')

/** What a Monster may take along, among these choices: kinds of tokens, and with them empty hands. */
export function carriesOf(choices: readonly Choice[]): string[] {
  const kinds = new Set<string>()
  for (const { carried } of stemsOf(choices).values()) if (carried) kinds.add(kindOf(carried))
  return kinds.size > 1 ? ['nothing', ...[...kinds].filter((kind) => kind !== 'nothing').sort()] : []
}

/** `token:vault.coin` is a `coin`, `carry:nothing` is `nothing`. */
const kindOf = (carried: string): string => carried.split(/[:.]/).at(-1) ?? ''

/** One choice for each thing that can be done, with this in hand where it can be carried, else with nothing. */
export function withCarried(choices: readonly Choice[], carry: string): Choice[] {
  const stems = stemsOf(choices)
  const best = new Map<string, Choice>()
  for (const choice of choices) {
    const { key, carried } = stems.get(choice) as Stem
    const before = best.get(key)
    if (!before || (carried && kindOf(carried) === carry) || (kindOf(carried) === 'nothing' && !fits(before))) {
      best.set(key, choice)
    }
  }
  return [...best.values()]

  function fits(choice: Choice): boolean {
    return kindOf(stems.get(choice)?.carried ?? '') === carry
  }
}

/** The room that a choice leads to: the last one that it names. */
export function targetOf(choice: Choice): string | null {
  return refsOf(choice).findLast((ref) => ref.startsWith('room:')) ?? null
}

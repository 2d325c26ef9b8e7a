/** What kind of deed a choice is, and how it looks in a list: by the icon that it names, or by what it touches.
 * Pure. */
import type { Choice } from '../../../protocol.ts'
import type { IconName } from '../generated.ts'
import { ACTS, TOKENS } from './looks.ts'
import { refsOf } from '../../../lib/pick.ts'
import type { TokenKind } from './types.ts'

export interface Verb {
  /** `icon:move`, `icon:resource.book`, or what else it begins with. */
  key: string
  icon: string
  color: string
}

const OTHERS: Record<string, { icon: string; color: string }> = {
  pass: { icon: 'check-mark', color: '#6b5a4a' },
  cells: { icon: 'imprisoned', color: '#4f6fa8' },
  card: { icon: 'poker-hand', color: '#2e7d4f' },
  room: { icon: 'dungeon-gate', color: '#8a5a2c' },
  hero: { icon: 'crested-helmet', color: '#4f6fa8' },
  monster: { icon: 'paw-print', color: '#1f8f4a' },
  loot: { icon: 'swap-bag', color: '#9a5a1c' },
  passage: { icon: 'entry-door', color: '#8a5a2c' },
  scenario: { icon: 'scroll-unfurled', color: '#b5672a' },
}

export function verbOf(choice: Choice): Verb {
  const refs = refsOf(choice)
  const first = refs[0] ?? ''
  const [kind = '', whole = ''] = first.split(':')
  const [name = ''] = whole.split('.')
  if (kind === 'icon' && name in ACTS) {
    const look = ACTS[name as IconName]
    if (name === 'activate' && refs.some((ref) => ref.startsWith('place:')))
      return { key: 'build', icon: 'stake-hammer', color: '#a05a2c' }
    return { key: first, ...look }
  }
  if (kind === 'token') {
    const token = TOKENS[whole.split('.').at(-1) as TokenKind]
    return { key: 'token', icon: token?.icon ?? 'swap-bag', color: '#8a5a2c' }
  }
  return { key: kind, ...(OTHERS[kind] ?? { icon: 'check-mark', color: '#6b5a4a' }) }
}

/** The choices by their deed, in the order in which they come. */
export function byVerb(choices: readonly Choice[]): { verb: Verb; choices: Choice[] }[] {
  const found = new Map<string, { verb: Verb; choices: Choice[] }>()
  for (const choice of choices) {
    const verb = verbOf(choice)
    const group = found.get(verb.key) ?? { verb, choices: [] }
    group.choices.push(choice)
    found.set(verb.key, group)
  }
  return [...found.values()]
}

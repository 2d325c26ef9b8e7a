/** What offers to react are called: a game names its kinds, and those among them that press. */
import { say, words } from './words.svelte.ts'

export const reactionName = (kind: string): string =>
  say(words.has(`reaction-${kind}`) ? `reaction-${kind}` : 'reaction-some')

/** Those of a kind that press; nothing where the game makes no difference. */
export const pressingName = (kind: string): string => (words.has(`pressing-${kind}`) ? say(`pressing-${kind}`) : '')

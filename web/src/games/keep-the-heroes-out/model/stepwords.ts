/** What a step of an invasion came to, in a few words. */
import { say, sayWord } from '../../../lib/words.svelte.ts'
import type { Told, Word } from '../../../protocol.ts'
import type { StepLine } from './steps.ts'
import { named, numberIn } from './told.ts'

/** The words for what each event came to, and the number in them. */
const CAME: Record<string, [key: string, n: (told: Told, times: number) => number]> = {
  'hero-comes': ['came-revealed', () => 0],
  'archer-shoots': ['came-shot', () => 0],
  'warrior-takes': ['came-took', (_, times) => times],
  'rogue-disarms': ['came-disarmed', () => 0],
  'mage-frees': ['came-set-free', (told) => numberIn(told)],
  'trap-sprung': ['came-sprung', (_, times) => times],
  trapped: ['came-killed', () => 0],
  imprisoned: ['came-locked-in', () => 0],
  inspired: ['came-woke', (_, times) => times],
  'hero-attacks': ['came-struck', () => 0],
  pillaged: ['came-took-treasure', (told) => numberIn(told, 'value')],
  waited: ['came-waits', (told) => numberIn(told, 'value')],
  charged: ['came-charges', () => 0],
}

export function stepText(line: StepLine): string {
  const { told } = line
  if (!told) return ''
  if (line.skipped) return say(`skip-${line.skipped}`, { n: numberIn(told) })
  if (told.kind === 'guild-card' || told.kind === 'sent-card')
    return named(told, 'card') ? sayWord(told.params?.card as Word) : ''
  const came = CAME[told.kind]
  return came ? say(came[0], { n: came[1](told, line.times) }) : ''
}

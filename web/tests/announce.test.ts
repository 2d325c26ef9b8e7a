import { describe, expect, it } from 'vitest'
import { announceAll, announcements, asOne } from '../src/lib/announce.svelte.ts'

describe('what screen readers are told', () => {
  it('all sentences of an update, the oldest first', () => {
    const sentences = [
      'Ana rolls.',
      'Rui loses 2 hearts.',
      'Eve loses 2 hearts.',
      'Rui yields.',
      'Ana enters.',
      'Ana buys.',
    ]
    expect(asOne(sentences)).toBe(sentences.join(' '))
  })

  it('the same sentence in a row once, with how often', () => {
    expect(asOne(['Ana rolls.', 'Rui loses 1 heart.', 'Rui loses 1 heart.', '', 'Ana rolls.'])).toBe(
      'Ana rolls. Rui loses 1 heart. (2×) Ana rolls.',
    )
  })

  it('an update that follows at once does not take the place of the one before', () => {
    announceAll(['Ana rolls.'])
    announceAll(['Rui rolls.'])
    announceAll([])
    expect(announcements.happened.map((one) => one.text)).toEqual(['Ana rolls.', 'Rui rolls.'])
    for (let times = 0; times < 50; times += 1) announceAll(['Eve rolls.'])
    expect(announcements.happened).toHaveLength(20)
  })
})

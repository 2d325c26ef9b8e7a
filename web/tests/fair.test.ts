import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import tags from '../src/games/king-of-tokyo/luck.ts'
import { commitmentOf, type RecordFile, verify } from '../src/replay/fair.ts'

/** A whole match that the kernel's `Fair` luck played, with the discards shuffled into a new deck along the way. */
const record = (): RecordFile => JSON.parse(readFileSync(new URL('./fixtures/king-of-tokyo-record.json', import.meta.url), 'utf8')) as RecordFile

describe('these dice were fair', () => {
  it('recomputes every outcome of a match that the server played', async () => {
    const verdict = await verify(record(), tags)
    expect(verdict).toMatchObject({ ok: true, bound: true, same: true, problem: '' })
    expect(verdict.shuffles).toBeGreaterThan(1)
    expect(verdict.dice).toBeGreaterThan(300)
  })

  it('finds one turned die', async () => {
    const forged = record()
    const roll = forged.log.filter(([tag]) => tag === 'roll')[7] as [string, number[]]
    roll[1][2] = ((roll[1][2] as number) + 1) % 6
    const verdict = await verify(forged, tags)
    expect(verdict.ok).toBe(false)
    expect(verdict.checked.filter((outcome) => !outcome.ok)).toHaveLength(1)
  })

  it('finds a stacked deck', async () => {
    const forged = record()
    const deck = forged.log.find(([tag]) => tag === 'deck') as [string, number[]]
    ;[deck[1][0], deck[1][1]] = [deck[1][1] as number, deck[1][0] as number]
    expect((await verify(forged, tags)).ok).toBe(false)
  })

  it('finds another seed, and a commitment that is not the one seen', async () => {
    const forged = record()
    forged.luck.seed = `${'0'.repeat(63)}f`
    expect(await verify(forged, tags)).toMatchObject({ ok: false, bound: false })
    expect(await verify(record(), tags, 'something else')).toMatchObject({ ok: false, bound: true, same: false })
    expect(await commitmentOf(record().luck.seed as string)).toBe(record().luck.commitment)
  })

  it('says when there is nothing to check with', async () => {
    expect(await verify({ ...record(), luck: { kind: 'recorded' } }, tags)).toMatchObject({ ok: false, problem: 'no-seed' })
    expect(await verify(record(), {})).toMatchObject({ ok: false, problem: 'unknown-tag' })
  })
})

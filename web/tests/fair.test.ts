import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import tags from '../src/games/king-of-tokyo/model/luck.ts'
import liveTags from '../src/games/rush-out/model/luck.ts'
import { commitmentOf, type RecordFile, verify } from '../src/replay/fair.ts'

/** A whole match that the kernel's `Fair` luck played, with the discards shuffled into a new deck along the way. */
const record = (game = 'king-of-tokyo'): RecordFile =>
  JSON.parse(readFileSync(new URL(`./fixtures/${game}-record.json`, import.meta.url), 'utf8')) as RecordFile
/** The luck of a live match of two rounds, each seat with a stream of its own. */
const live = (): RecordFile => record('rush-out')

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
    expect(await verify({ ...record(), luck: { kind: 'recorded' } }, tags)).toMatchObject({
      ok: false,
      problem: 'no-seed',
    })
    expect(await verify(record(), {})).toMatchObject({ ok: false, problem: 'unknown-tag' })
  })
})

describe('the dice of a live match were fair', () => {
  const nth = (file: RecordFile, tag: string, n: number) =>
    file.log.filter((entry) => entry[0] === tag)[n] as [string, number[]]
  const wrong = async (file: RecordFile) =>
    (await verify(file, liveTags)).checked.filter((outcome) => !outcome.ok).map((outcome) => outcome.tag)

  it("recomputes every roll from the stream of its seat, and every shuffle from the table's", async () => {
    const verdict = await verify(live(), liveTags)
    expect(verdict).toMatchObject({ ok: true, bound: true, problem: '' })
    expect(new Set(verdict.checked.map((outcome) => outcome.tag))).toEqual(
      new Set(['dice-0', 'dice-1', 'dice-2', 'dice-3', 'spell-kinds', 'handicap', 'challenges', 'spells']),
    )
    expect(verdict.shuffles).toBeGreaterThan(9)
    expect(verdict.dice).toBeGreaterThan(500)
  })

  it('does not mind who rolled a moment sooner', async () => {
    const file = live()
    for (let at = 20; at < 120; at += 2) {
      const [one, other] = file.log.slice(at, at + 2)
      if (one && other && one[0] !== other[0]) file.log.splice(at, 2, other, one)
    }
    expect(JSON.stringify(file.log)).not.toBe(JSON.stringify(live().log))
    expect(await wrong(file)).toEqual([])
  })

  it("finds one turned die, and dice that were another seat's", async () => {
    const turned = live()
    const roll = nth(turned, 'dice-3', 5)
    roll[1][0] = ((roll[1][0] as number) + 1) % 6
    expect(await wrong(turned)).toEqual(['dice-3'])
    const taken = live()
    nth(taken, 'dice-1', 0)[0] = 'dice-2'
    expect((await wrong(taken)).length).toBeGreaterThan(5)
  })

  it('finds a stacked pile of each kind', async () => {
    for (const tag of ['spell-kinds', 'handicap', 'challenges', 'spells']) {
      const stacked = live()
      const [, pile] = nth(stacked, tag, 0)
      ;[pile[0], pile[1]] = [pile[1] as number, pile[0] as number]
      expect(await wrong(stacked), tag).toContain(tag)
    }
  })
})

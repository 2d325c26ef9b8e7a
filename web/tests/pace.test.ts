import { describe, expect, it } from 'vitest'
import { factorFor, Pace, type Speed } from '../src/lib/pace.ts'
import { type Director, Playback } from '../src/lib/playback.svelte.ts'
import type { Told } from '../src/protocol.ts'
import { handClock } from './clock.ts'

const steps = (...all: [string, number][]) => all.map(([what, ms]) => ({ what, ms }))

describe('pace', () => {
  function scripted(speed: Speed = 'normal', timed = false) {
    const clock = handClock()
    const shown: [string, number][] = []
    let done = 0
    const tempo = { speed, timed }
    const pace = new Pace<string>(
      (what, ms) => shown.push([what, ms]),
      () => done++,
      () => tempo,
      clock,
    )
    return { pace, shown, clock, tempo, done: () => done }
  }

  it('plays in order and tells when all is shown', () => {
    const { pace, shown, clock, done } = scripted()
    pace.add(steps(['a', 100], ['b', 50]))
    pace.add(steps(['c', 10]))
    expect(shown).toEqual([['a', 100]])
    clock.tick()
    clock.tick()
    expect(done()).toBe(0)
    clock.tick()
    expect(shown.map(([what]) => what)).toEqual(['a', 'b', 'c'])
    expect(done()).toBe(1)
    expect(pace.busy).toBe(false)
  })

  it('takes its time when one wants calm, and less when one is quick', () => {
    expect(factorFor(1000, { speed: 'calm' })).toBeGreaterThan(factorFor(1000, { speed: 'normal' }))
    expect(factorFor(1000, { speed: 'normal' })).toBeGreaterThan(factorFor(1000, { speed: 'quick' }))
  })

  it('never cuts short what one wants to see calmly, and catches up otherwise', () => {
    expect(factorFor(100_000, { speed: 'calm' })).toBe(factorFor(100, { speed: 'calm' }))
    expect(100_000 * factorFor(100_000, { speed: 'normal' })).toBeLessThanOrEqual(9000)
    expect(100_000 * factorFor(100_000, { speed: 'quick' })).toBeLessThanOrEqual(3000)
  })

  it('costs hardly any of my time while my clock runs', () => {
    for (const speed of ['calm', 'normal', 'quick'] as const)
      expect(20_000 * factorFor(20_000, { speed, timed: true })).toBeLessThanOrEqual(1200)
  })

  it('shows all at once, in its order, where one wants that', () => {
    const { pace, shown, clock, done } = scripted('instant')
    pace.add(steps(['a', 100], ['b', 50]))
    expect(shown.map(([what]) => what)).toEqual(['a', 'b'])
    expect(clock.waits).toHaveLength(0)
    expect(done()).toBe(1)
  })

  it('goes at a new speed from the next step on', () => {
    const { pace, shown, clock, tempo } = scripted('calm')
    pace.add(steps(['a', 100], ['b', 100], ['c', 100]))
    tempo.speed = 'instant'
    clock.tick()
    expect(shown.map(([what]) => what)).toEqual(['a', 'b', 'c'])
    expect(clock.waits).toHaveLength(0)
  })

  it('never makes me wait for what I did myself, however calm the rest is', () => {
    const { pace, shown, clock } = scripted('calm')
    pace.add([{ what: 'mine', ms: 100, own: true }, ...steps(['theirs', 100])])
    clock.tick()
    expect(shown[0]).toEqual(['mine', 100])
    expect(shown[1]?.[1]).toBeGreaterThan(100)
  })

  it('stands still while someone holds it, and goes on where it was', () => {
    const { pace, shown, clock, done } = scripted()
    pace.add(steps(['a', 100], ['b', 50]))
    const [one, other] = [pace.hold(), pace.hold()]
    clock.tick()
    pace.add(steps(['c', 10]))
    one?.()
    one?.() // once is enough, and counts once
    expect(shown.map(([what]) => what)).toEqual(['a'])
    expect(done()).toBe(0)
    other?.()
    expect(shown.map(([what]) => what)).toEqual(['a', 'b'])
    expect(clock.waits).toHaveLength(1)
  })

  it('stands still between steps that take no time, too', () => {
    const clock = handClock()
    const shown: string[] = []
    const releases: (() => void)[] = []
    const pace: Pace<string> = new Pace<string>(
      (what) => {
        shown.push(what)
        const release = pace.hold()
        if (release) releases.push(release)
      },
      () => shown.push('done'),
      () => ({ speed: 'instant' }),
      clock,
    )
    pace.add(steps(['a', 100], ['b', 50], ['c', 50], ['d', 50]))
    expect(shown).toEqual(['a'])
    releases.shift()?.()
    expect(shown).toEqual(['a', 'b'])
    pace.flush() // for nobody
    expect(shown).toEqual(['a', 'b', 'c', 'd', 'done'])
    expect(releases).toHaveLength(1)
  })

  it('skips without losing anything', () => {
    const { pace, shown, clock, done } = scripted()
    pace.add(steps(['a', 100], ['b', 50], ['c', 50]))
    pace.flush()
    expect(shown).toEqual([
      ['a', 100],
      ['b', 0],
      ['c', 0],
    ])
    expect(clock.waits).toHaveLength(0)
    expect(done()).toBe(1)
  })
})

interface Picture {
  hearts: number
  over: boolean
}

describe('playback', () => {
  const hurt = (hearts: number): Told => ({ kind: 'hurt', rule: '', params: { hearts } })
  const ended: Told = { kind: 'ended', rule: '' }

  function played(speed: Speed = 'normal') {
    const clock = handClock()
    const performed: [string, boolean][] = []
    const director: Director<Picture> = {
      lengthOf: () => 100,
      travelsOf: () => [],
      after: (now, told) => ({ ...now, hearts: Number(told.params?.hearts ?? now.hearts) }),
      perform: (told, _, end) => performed.push([told.kind, end !== null]),
    }
    const playback = new Playback<Picture>(() => ({ speed }), clock)
    playback.direct(director)
    playback.jump({ hearts: 10, over: false })
    return { playback, clock, performed }
  }

  it('follows event by event, and is as the table is in the end', () => {
    const { playback, clock } = played()
    playback.push({ hearts: 5, over: false }, [hurt(8), hurt(5)])
    expect(playback.view?.hearts).toBe(8)
    expect(playback.behind).toBe(1)
    clock.tick()
    expect(playback.view?.hearts).toBe(5)
    expect(playback.busy).toBe(true) // the last one is looked at, too
    clock.tick()
    expect(playback.busy).toBe(false)
    expect(playback.behind).toBe(0)
  })

  it('plays the last blow before the match is over', () => {
    const { playback, clock, performed } = played()
    playback.push({ hearts: 3, over: false }, [hurt(3)])
    playback.push({ hearts: 0, over: true }, [hurt(0), ended])
    clock.tick()
    expect(playback.view).toEqual({ hearts: 0, over: false })
    expect(playback.busy).toBe(true)
    clock.tick()
    expect(playback.view?.over).toBe(true)
    expect(performed.at(-1)).toEqual(['ended', true])
    clock.tick()
    expect(playback.busy).toBe(false)
  })

  it('skips to how the table stands, after everything was shown once', () => {
    const { playback, performed } = played()
    playback.push({ hearts: 5, over: false }, [hurt(8), hurt(5)])
    playback.push({ hearts: 4, over: false }, [hurt(4)])
    playback.skip()
    expect(playback.view?.hearts).toBe(4)
    expect(performed).toHaveLength(3)
    expect(playback.busy).toBe(false)
  })

  it('shows a view without a story at once, but not before the story that runs', () => {
    const { playback, clock } = played()
    playback.push({ hearts: 9, over: false }, [])
    expect(playback.view?.hearts).toBe(9)
    playback.push({ hearts: 5, over: false }, [hurt(8), hurt(5)])
    playback.push({ hearts: 6, over: false }, [])
    expect(playback.view?.hearts).toBe(8)
    clock.tick()
    clock.tick()
    expect(playback.view?.hearts).toBe(6)
  })

  it('waits for the board that shows it, and then shows all as the board does', () => {
    const clock = handClock()
    const playback = new Playback<Picture>(() => ({ speed: 'normal' }), clock)
    playback.waitForBoard()
    playback.push({ hearts: 10, over: false }, [])
    playback.push({ hearts: 0, over: true }, [hurt(0), ended])
    expect(playback.view?.over).toBe(false)
    expect(playback.busy).toBe(true)
    expect(clock.waits).toHaveLength(0)
    const travel = { icon: '', color: '', from: [], to: [], n: 1 }
    playback.direct({
      lengthOf: () => 100,
      travelsOf: (told) => (told === ended ? [] : [travel]),
      after: (now, told) => ({ ...now, hearts: Number(told.params?.hearts ?? now.hearts) }),
      perform: () => undefined,
    })
    expect(playback.view?.hearts).toBe(10) // claws are on their way
    clock.tick()
    expect(playback.view).toEqual({ hearts: 0, over: false })
    clock.tick()
    expect(playback.view?.over).toBe(true)
  })

  it('goes straight on where nobody directs it', () => {
    const clock = handClock()
    const playback = new Playback<Picture>(() => ({ speed: 'normal' }), clock)
    playback.push({ hearts: 10, over: false }, [])
    playback.push({ hearts: 2, over: true }, [hurt(4), hurt(2)])
    expect(playback.view?.hearts).toBe(10)
    expect(playback.behind).toBe(1)
    clock.tick()
    expect(playback.view).toEqual({ hearts: 2, over: true })
  })
})

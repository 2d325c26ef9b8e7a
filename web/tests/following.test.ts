/** Following a story step by step, an invasion or a spawn: nothing goes on before whoever looks wants it to. */
import { describe, expect, it } from 'vitest'
import { Stage } from '../src/games/keep-the-heroes-out/model/stage.svelte.ts'
import type { DungeonView } from '../src/games/keep-the-heroes-out/model/types.ts'
import { Stage as CityStage } from '../src/games/kick-ass/model/stage.svelte.ts'
import type { CityView } from '../src/games/kick-ass/model/types.ts'
import type { Speed } from '../src/lib/pace.ts'
import { Playback } from '../src/lib/playback.svelte.ts'
import type { Told } from '../src/protocol.ts'
import { handClock } from './clock.ts'

const INVADING = 4
const told = (kind: string): Told => ({ kind, rule: '', params: {} })
const view = (phase: number) => ({ board: { rooms: [], clans: [], scenario: {}, phase } }) as unknown as DungeonView
const INVASION = ['invasion', 'guild-card', 'hero-comes', 'waited']

function followed(speed: Speed = 'quick') {
  const clock = handClock()
  const playback = new Playback<DungeonView>(() => ({ speed }), clock)
  const stage = new Stage(
    () => false,
    () => playback.hold(),
  )
  stage.loud = false
  stage.how = 'step'
  stage.travelsOf = () => [] // there is no page on which anything could fly
  playback.direct(stage)
  playback.jump(view(INVADING - 1))
  const tell = (...kinds: string[]) => playback.push(view(INVADING), kinds.map(told))
  /** All the time that someone takes who reads what is shown. */
  const read = () => {
    while (clock.waits.length) clock.tick()
  }
  /** Read each step, or go on at once, until nothing waits any more: what was seen standing still. */
  const seen = (reading: boolean): string[] => {
    const kinds: string[] = []
    while (playback.busy) {
      if (reading) read()
      else if (!stage.held) clock.tick()
      if (!stage.held) continue
      kinds.push(stage.current?.kind ?? '')
      stage.forward()
    }
    return kinds
  }
  return { playback, stage, tell, read, seen }
}

describe('an invasion, step by step', () => {
  it.each([true, false])('stands still at every step, whether one reads it (%s) or hurries', (reading) => {
    const { tell, seen } = followed()
    tell(...INVASION)
    expect(seen(reading)).toEqual(INVASION)
  })

  it('does so, too, for who wants everything else at once', () => {
    const { tell, seen } = followed('instant')
    tell(...INVASION)
    expect(seen(true)).toEqual(INVASION)
  })

  it('is skipped as a whole, and nothing after it waits for that', () => {
    const { playback, stage, tell, read } = followed()
    tell(...INVASION)
    read()
    playback.skip()
    stage.present()
    expect([playback.busy, stage.held, stage.reel.length]).toEqual([false, false, INVASION.length])
    tell('turn', 'drew')
    read()
    expect(playback.busy).toBe(false)
  })

  it('goes on where it was after one has looked back', () => {
    const { stage, tell, read } = followed()
    tell(...INVASION)
    read()
    stage.forward()
    read()
    stage.back()
    expect(stage.scene?.told.kind).toBe('invasion')
    while (stage.at !== null) stage.forward()
    expect([stage.held, stage.current?.kind]).toEqual([true, 'guild-card'])
    stage.forward()
    read()
    expect([stage.held, stage.current?.kind]).toEqual([true, 'hero-comes'])
  })

  it('holds nothing up once it was seen again', () => {
    const { playback, stage, tell, read, seen } = followed()
    tell(...INVASION)
    seen(true)
    tell('turn')
    read()
    stage.review()
    stage.forward()
    stage.back()
    while (stage.at !== null) stage.forward()
    tell('drew')
    read()
    expect([playback.busy, stage.held]).toEqual([false, false])
  })
})

describe('a spawn in the city, step by step', () => {
  const SPAWN = ['spawn-card', 'spawned', 'passed-on', 'spawned']
  const city = () => ({ board: { districts: [], heroes: [], events: [] } }) as unknown as CityView

  it.each(['quick', 'instant'] as const)('stands still at every step, also when all else is %s', (speed) => {
    const clock = handClock()
    const playback = new Playback<CityView>(() => ({ speed }), clock)
    const stage = new CityStage(
      () => false,
      () => playback.hold(),
    )
    stage.loud = false
    stage.how = 'step'
    stage.travelsOf = () => []
    playback.direct(stage)
    playback.jump(city())
    playback.push(city(), SPAWN.map(told))
    const kinds: string[] = []
    while (playback.busy) {
      while (clock.waits.length) clock.tick()
      if (!stage.held) continue
      kinds.push(stage.current?.kind ?? '')
      stage.forward()
    }
    expect(kinds).toEqual(SPAWN)
    expect(stage.reel.length).toBe(SPAWN.length)
  })
})

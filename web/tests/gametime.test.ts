import { describe, expect, it } from 'vitest'
import { GameTime } from '../src/lib/gametime.ts'

/** Messages as a line delivers them: sent at `sent` by the server's clock, which is the game's, `late` milliseconds on
 * their way. */
const HERE = 1_000_000 // the local clock is anywhere

describe('game time', () => {
  it('runs on between messages, and trusts the quickest of them', () => {
    const time = new GameTime()
    time.run(true, HERE)
    for (const [sent, late] of [
      [100, 90],
      [200, 20],
      [300, 75],
      [400, 60],
    ] as const)
      time.hear(sent, HERE + sent + late)
    expect(time.read(HERE + 500)).toBe(480)
    expect(time.read(HERE + 1500)).toBe(1480)
  })

  it('is never ahead of the server, and never goes back, however unsteady the line is', () => {
    for (let seed = 1; seed < 40; seed++) {
      const time = new GameTime()
      time.run(true, HERE)
      let random = seed
      let before = 0
      let arrived = 0
      for (let sent = 0; sent < 60_000; sent += 37) {
        random = (random * 48271) % 2147483647
        arrived = Math.max(arrived, sent + 15 + (random % 100 < 5 ? random % 1500 : random % 60)) // in order, as TCP is
        time.hear(sent, HERE + arrived)
        const now = time.read(HERE + arrived)
        if (now < before || now > arrived)
          expect.fail(`seed ${seed}, sent ${sent}: ${now} after ${before}, at ${arrived}`)
        before = now
      }
      expect(arrived - before).toBeLessThan(60)
    }
  })

  it('stands still while paused, and goes on from there', () => {
    const time = new GameTime()
    time.run(true, HERE)
    time.hear(1000, HERE)
    expect(time.read(HERE + 250)).toBe(1250)
    time.run(false, HERE + 300)
    time.hear(1280, HERE + 300)
    expect(time.read(HERE + 300)).toBe(1280)
    expect(time.read(HERE + 60_000)).toBe(1280)
    time.run(true, HERE + 60_000)
    expect(time.read(HERE + 60_500)).toBe(1780)
  })

  it('holds rather than going back a little', () => {
    const time = new GameTime()
    time.run(true, HERE)
    time.hear(1000, HERE)
    expect(time.read(HERE + 400)).toBe(1400)
    time.run(false, HERE + 400)
    time.hear(1350, HERE + 400)
    expect(time.read(HERE + 400)).toBe(1400)
    time.run(true, HERE + 5000)
    time.hear(1350, HERE + 5000)
    expect(time.read(HERE + 5020)).toBe(1400)
    expect(time.read(HERE + 5100)).toBe(1450)
  })

  it('follows a table that went back for good', () => {
    const time = new GameTime()
    time.run(true, HERE)
    time.hear(50_000, HERE)
    expect(time.read(HERE + 1000)).toBe(51_000)
    time.forget()
    time.hear(44_000, HERE + 3000)
    expect(time.read(HERE + 3000)).toBe(44_000)
  })

  it('needs no wall clock: only differences of the local clock matter', () => {
    for (const start of [0, 17, 9_000_000]) {
      const time = new GameTime()
      time.run(true, start)
      time.hear(500, start)
      expect(time.read(start + 123)).toBe(623)
    }
  })
})

/** The frenzy in sound: dice, ticks, growls and heartbeats, all synthesised. What others do is softer than what I
 * do. */
import { bell, burst, perform, tone } from '../../../lib/sound.ts'

export type RushSound =
  | 'roll'
  | 'ready'
  | 'place'
  | 'solved'
  | 'cast'
  | 'sweep'
  | 'dragon'
  | 'repel'
  | 'heartbeat'
  | 'curse'
  | 'lift'
  | 'wound'
  | 'heal'
  | 'coin'
  | 'soul'
  | 'life'
  | 'clap'
  | 'owed'
  | 'count'
  | 'go'
  | 'xp'
  | 'recall'
  | 'pick'
  | 'nope'
  | 'round'

type Player = (audio: AudioContext, loud: number) => void

const PLAYERS: Record<RushSound, Player> = {
  roll(audio, loud) {
    for (let i = 0; i < 4; i++)
      burst(audio, 1700 + Math.random() * 2400, 3.5, {
        at: i * 0.045 + Math.random() * 0.02,
        length: 0.04,
        volume: (0.5 - i * 0.07) * loud,
      })
  },
  ready(audio, loud) {
    tone(audio, 'sine', 1320, 1760, { at: 0, length: 0.07, volume: 0.16 * loud })
    burst(audio, 4200, 6, { at: 0, length: 0.02, volume: 0.16 * loud })
  },
  place(audio, loud) {
    burst(audio, 850, 6, { at: 0, length: 0.05, volume: 0.7 * loud })
    tone(audio, 'sine', 480, 300, { at: 0, length: 0.06, volume: 0.3 * loud })
  },
  pick(audio, loud) {
    burst(audio, 2200, 5, { at: 0, length: 0.025, volume: 0.25 * loud })
  },
  recall(audio, loud) {
    tone(audio, 'triangle', 420, 260, { at: 0, length: 0.12, volume: 0.2 * loud })
  },
  nope(audio, loud) {
    tone(audio, 'triangle', 180, 140, { at: 0, length: 0.13, volume: 0.3 * loud })
  },
  solved(audio, loud) {
    for (const [i, pitch] of [659.3, 880, 1174.7].entries()) bell(audio, pitch, i * 0.07, 0.22 * loud)
  },
  cast(audio, loud) {
    tone(audio, 'sawtooth', 90, 360, { at: 0, length: 0.34, volume: 0.16 * loud })
    tone(audio, 'square', 247, 233, { at: 0.2, length: 0.4, volume: 0.08 * loud })
    burst(audio, 900, 0.8, { at: 0.02, length: 0.4, volume: 0.3 * loud })
  },
  sweep(audio, loud) {
    for (let i = 0; i < 5; i++) burst(audio, 3000 - i * 480, 1.2, { at: i * 0.05, length: 0.12, volume: 0.32 * loud })
    for (let i = 0; i < 5; i++)
      burst(audio, 1500 + Math.random() * 1500, 4, { at: 0.16 + i * 0.05, length: 0.04, volume: 0.35 * loud })
  },
  dragon(audio, loud) {
    tone(audio, 'sawtooth', 110, 46, { at: 0, length: 0.7, volume: 0.4 * loud })
    tone(audio, 'sawtooth', 116, 50, { at: 0.02, length: 0.7, volume: 0.3 * loud })
    burst(audio, 240, 0.6, { at: 0, length: 0.6, volume: 0.6 * loud })
    tone(audio, 'sine', 80, 34, { at: 0.42, length: 0.3, volume: 0.9 * loud })
  },
  repel(audio, loud) {
    tone(audio, 'sawtooth', 60, 150, { at: 0, length: 0.3, volume: 0.22 * loud })
    bell(audio, 784, 0.16, 0.25 * loud)
    bell(audio, 1046.5, 0.26, 0.25 * loud)
  },
  heartbeat(audio, loud) {
    tone(audio, 'sine', 72, 44, { at: 0, length: 0.14, volume: 0.55 * loud })
    tone(audio, 'sine', 62, 38, { at: 0.19, length: 0.16, volume: 0.42 * loud })
  },
  curse(audio, loud) {
    for (const [i, pitch] of [311.1, 293.7, 220].entries())
      tone(audio, 'square', pitch, pitch * 0.97, { at: i * 0.12, length: 0.22, volume: 0.11 * loud })
    burst(audio, 500, 1, { at: 0, length: 0.5, volume: 0.2 * loud })
  },
  lift(audio, loud) {
    for (const [i, pitch] of [523.3, 784, 1046.5, 1568].entries()) bell(audio, pitch, i * 0.05, 0.16 * loud)
  },
  wound(audio, loud) {
    tone(audio, 'sine', 150, 50, { at: 0, length: 0.3, volume: 0.8 * loud })
    burst(audio, 2600, 2, { at: 0, length: 0.08, volume: 0.4 * loud })
  },
  heal(audio, loud) {
    bell(audio, 698.5, 0, 0.2 * loud)
    bell(audio, 1046.5, 0.1, 0.2 * loud)
  },
  coin(audio, loud) {
    bell(audio, 1568, 0, 0.2 * loud)
    bell(audio, 2093, 0.06, 0.22 * loud)
  },
  soul(audio, loud) {
    tone(audio, 'sine', 900, 300, { at: 0, length: 0.5, volume: 0.2 * loud })
    tone(audio, 'sine', 930, 320, { at: 0.05, length: 0.5, volume: 0.14 * loud })
  },
  life(audio, loud) {
    burst(audio, 1200, 1, { at: 0, length: 0.18, volume: 0.6 * loud })
    bell(audio, 587.3, 0.06, 0.28 * loud)
    bell(audio, 880, 0.16, 0.28 * loud)
  },
  clap(audio, loud) {
    burst(audio, 1500, 0.9, { at: 0, length: 0.06, volume: 0.9 * loud })
    burst(audio, 2600, 0.8, { at: 0.012, length: 0.05, volume: 0.5 * loud })
  },
  owed(audio, loud) {
    for (const [i, pitch] of [880, 1174.7, 880, 1174.7].entries())
      tone(audio, 'triangle', pitch, pitch, { at: i * 0.07, length: 0.07, volume: 0.18 * loud })
  },
  count(audio, loud) {
    tone(audio, 'square', 440, 440, { at: 0, length: 0.12, volume: 0.14 * loud })
    burst(audio, 900, 3, { at: 0, length: 0.05, volume: 0.4 * loud })
  },
  go(audio, loud) {
    for (const [i, pitch] of [523.3, 659.3, 784].entries())
      tone(audio, 'sawtooth', pitch, pitch, { at: i * 0.012, length: 0.5, volume: 0.12 * loud })
    burst(audio, 3000, 0.7, { at: 0, length: 0.35, volume: 0.25 * loud })
  },
  xp(audio, loud) {
    bell(audio, 1318.5, 0, 0.2 * loud)
  },
  round(audio, loud) {
    for (const [i, pitch] of [392, 523.3, 659.3, 784].entries()) bell(audio, pitch, i * 0.11, 0.28 * loud)
  },
}

/** Play it; `loud` from 0 to 1. */
export function rush(sound: RushSound, loud = 1): void {
  perform((audio) => PLAYERS[sound](audio, Math.max(0.02, loud)))
}

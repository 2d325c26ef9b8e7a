/** Every sound is synthesised: no files, no requests. One tap mutes, a slider says how loud; the browser remembers
 * both. */
import { settings } from './settings.svelte.ts'

export type Sound =
  | 'dice'
  | 'keep'
  | 'heart'
  | 'star'
  | 'energy'
  | 'thud'
  | 'card'
  | 'turn'
  | 'win'
  | 'click'
  | 'refuse'
  | 'chat'
  | 'lose'

/** What full volume is: several sounds at once must not hurt. */
const LOUDEST = 0.7

let context: AudioContext | null = null
let master: GainNode | null = null
let noise: AudioBuffer | null = null

/** Browsers allow sound only after a touch: the first one wakes the context. */
export function wakeOnFirstTouch(): void {
  const wake = () => {
    if (!settings.muted) void ready()?.resume()
  }
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, wake, { once: true, passive: true })
}

function ready(): AudioContext | null {
  if (context) return context
  if (typeof AudioContext === 'undefined') return null
  context = new AudioContext()
  master = context.createGain()
  const limiter = context.createDynamicsCompressor()
  master.connect(limiter).connect(context.destination)
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return context
}

export interface Shape {
  at: number
  length: number
  volume: number
}

function envelope(audio: AudioContext, { at, length, volume }: Shape): GainNode {
  const gain = audio.createGain()
  const start = audio.currentTime + at
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(master as GainNode)
  return gain
}

export function tone(audio: AudioContext, type: OscillatorType, from: number, to: number, shape: Shape): void {
  const oscillator = audio.createOscillator()
  const start = audio.currentTime + shape.at
  oscillator.type = type
  oscillator.frequency.setValueAtTime(from, start)
  if (to !== from) oscillator.frequency.exponentialRampToValueAtTime(to, start + shape.length)
  oscillator.connect(envelope(audio, shape))
  oscillator.start(start)
  oscillator.stop(start + shape.length + 0.02)
}

export function burst(audio: AudioContext, pitch: number, sharpness: number, shape: Shape): void {
  const source = audio.createBufferSource()
  source.buffer = noise
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = sharpness
  const start = audio.currentTime + shape.at
  source.connect(filter).connect(envelope(audio, shape))
  source.start(start, Math.random() * 0.5, shape.length + 0.02)
}

export function bell(audio: AudioContext, pitch: number, at: number, volume = 0.3): void {
  tone(audio, 'sine', pitch, pitch, { at, length: 0.5, volume })
  tone(audio, 'sine', pitch * 2.76, pitch * 2.76, { at, length: 0.22, volume: volume * 0.35 })
}

const PLAYERS: Record<Sound, (audio: AudioContext) => void> = {
  dice(audio) {
    const clicks = 4 + Math.floor(Math.random() * 3)
    for (let i = 0; i < clicks; i++) {
      const at = 0.05 * i + Math.random() * 0.05 + i * i * 0.012
      burst(audio, 1800 + Math.random() * 2200, 3, { at, length: 0.05, volume: 0.55 - i * 0.06 })
    }
  },
  keep(audio) {
    burst(audio, 900, 6, { at: 0, length: 0.05, volume: 0.7 })
    tone(audio, 'sine', 420, 260, { at: 0, length: 0.07, volume: 0.3 })
  },
  heart(audio) {
    tone(audio, 'sine', 130, 48, { at: 0, length: 0.28, volume: 0.9 })
    burst(audio, 220, 1, { at: 0, length: 0.12, volume: 0.5 })
  },
  star(audio) {
    bell(audio, 880, 0)
    bell(audio, 1318.5, 0.12)
  },
  energy(audio) {
    tone(audio, 'square', 220, 1400, { at: 0, length: 0.14, volume: 0.14 })
  },
  thud(audio) {
    tone(audio, 'sine', 160, 32, { at: 0, length: 0.8, volume: 0.95 })
    burst(audio, 140, 0.7, { at: 0.04, length: 0.5, volume: 0.5 })
  },
  card(audio) {
    burst(audio, 3200, 0.8, { at: 0, length: 0.16, volume: 0.28 })
    burst(audio, 1400, 2, { at: 0.13, length: 0.05, volume: 0.4 })
  },
  turn(audio) {
    bell(audio, 659.3, 0, 0.25)
    bell(audio, 987.8, 0.14, 0.25)
  },
  win(audio) {
    for (const [i, pitch] of [523.3, 659.3, 784, 1046.5, 1318.5].entries()) bell(audio, pitch, i * 0.13, 0.32)
    tone(audio, 'triangle', 130.8, 130.8, { at: 0.5, length: 1.1, volume: 0.35 })
  },
  lose(audio) {
    for (const [i, pitch] of [392, 311.1, 261.6].entries())
      tone(audio, 'triangle', pitch, pitch * 0.98, { at: i * 0.2, length: 0.34, volume: 0.3 })
  },
  click(audio) {
    burst(audio, 2400, 4, { at: 0, length: 0.025, volume: 0.25 })
  },
  refuse(audio) {
    tone(audio, 'triangle', 196, 185, { at: 0, length: 0.12, volume: 0.3 })
    tone(audio, 'triangle', 155, 147, { at: 0.11, length: 0.18, volume: 0.3 })
  },
  chat(audio) {
    tone(audio, 'sine', 700, 900, { at: 0, length: 0.09, volume: 0.18 })
  },
}

export const play = (sound: Sound): void => perform(PLAYERS[sound])

/** A sound of a game's own, made of `tone`, `burst` and `bell`. */
export function perform(player: (audio: AudioContext) => void): void {
  if (settings.muted) return
  const audio = ready()
  if (!audio || !master || audio.state !== 'running') return
  master.gain.value = LOUDEST * settings.volume
  player(audio)
}

/** Language, theme, sound, speed and name: switchable at any moment, remembered by this browser. */
import { type Speed, SPEEDS } from './pace.ts'
import { recall, remember } from './storage.ts'

type Language = 'pt-BR' | 'en'
type Theme = 'light' | 'dark'

function firstLanguage(): Language {
  const kept = recall('language')
  const wishes = [kept, ...(typeof navigator === 'undefined' ? [] : navigator.languages)]
  for (const wish of wishes) {
    if (wish?.startsWith('pt')) return 'pt-BR'
    if (wish?.startsWith('en')) return 'en'
  }
  return 'pt-BR'
}

function systemTheme(): Theme {
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

const firstSpeed = (): Speed => SPEEDS.find((speed) => speed === recall('speed')) ?? 'normal'

function firstVolume(): number {
  const kept = Number(recall('volume') ?? NaN)
  return kept >= 0 && kept <= 1 ? kept : 0.7
}

class Settings {
  language = $state<Language>(firstLanguage())
  theme = $state<Theme>((recall('theme') as Theme | null) ?? systemTheme())
  muted = $state(recall('muted') === 'yes')
  /** From 0 to 1. */
  volume = $state(firstVolume())
  /** How fast one sees what the others do. */
  speed = $state<Speed>(firstSpeed())
  /** Whether a phone may shake at what matters to me. */
  haptics = $state(recall('haptics') !== 'no')
  name = $state(recall('name') ?? '')

  setLanguage(language: Language): void {
    this.language = language
    remember('language', language)
  }

  toggleTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark'
    remember('theme', this.theme)
    this.apply()
  }

  toggleMute(): void {
    this.muted = !this.muted
    remember('muted', this.muted ? 'yes' : 'no')
  }

  /** Turning the volume up ends the silence; turning it all the way down is one. */
  setVolume(volume: number): void {
    this.volume = Math.min(1, Math.max(0, volume))
    remember('volume', String(this.volume))
    if (this.muted !== (this.volume === 0)) this.toggleMute()
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    remember('speed', speed)
  }

  toggleHaptics(): void {
    this.haptics = !this.haptics
    remember('haptics', this.haptics ? 'yes' : 'no')
  }

  setName(name: string): void {
    this.name = name.trim().slice(0, 24)
    remember('name', this.name)
  }

  /** Put the theme on the document; called once before the first paint and on every change. */
  apply(): void {
    document.documentElement.dataset.theme = this.theme
  }
}

export const settings = new Settings()

/** Language, theme, sound and name: switchable at any moment, remembered by this browser. */
import { recall, remember } from './storage.ts'

export const LANGUAGES = ['pt-BR', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'light' | 'dark'

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

class Settings {
  language = $state<Language>(firstLanguage())
  theme = $state<Theme>((recall('theme') as Theme | null) ?? systemTheme())
  muted = $state(recall('muted') === 'yes')
  name = $state(recall('name') ?? '')

  setLanguage(language: Language): void {
    this.language = language
    remember('language', language)
    this.apply()
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

  setName(name: string): void {
    this.name = name.trim().slice(0, 24)
    remember('name', this.name)
  }

  /** Put language and theme on the document; called once before the first paint and on every change. */
  apply(): void {
    document.documentElement.lang = this.language
    document.documentElement.dataset.theme = this.theme
  }
}

export const settings = new Settings()

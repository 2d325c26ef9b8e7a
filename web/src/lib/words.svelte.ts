/** The words of the page in the language of the moment, for the house and one game at a time. */
import type { FluentBundle } from '@fluent/bundle'
import type { Word } from '../protocol.ts'
import { api } from './api.ts'
import { has, makeBundle, type NameOf, type Params, type Part, say as sayWith, sayParts } from './fluent.ts'
import { settings } from './settings.svelte.ts'

/** The house alone, without a game. */
export const HOUSE = 'house'

class Words {
  private bundles = $state.raw<Record<string, FluentBundle>>({})
  private asked = new Map<string, Promise<void>>()
  game = $state(HOUSE)
  nameOf = $state.raw<NameOf>((seat) => this.say('seat-name', { n: seat + 1 }))

  /** The bundle to speak with: this game and language, else the house's, else whatever was loaded last. */
  private current = $derived.by(() => {
    const wanted = [`${this.game}/${settings.language}`, `${HOUSE}/${settings.language}`]
    for (const key of wanted) if (this.bundles[key]) return this.bundles[key]
    return Object.values(this.bundles).at(-1)
  })

  get ready(): boolean {
    return this.current !== undefined
  }

  load(game: string, language: string = settings.language): Promise<void> {
    const key = `${game}/${language}`
    const before = this.asked.get(key)
    if (before) return before
    const loading = api.words(game, language).then(
      (source) => {
        this.bundles = { ...this.bundles, [key]: makeBundle(language, source) }
      },
      (problem: unknown) => {
        this.asked.delete(key)
        throw problem
      },
    )
    this.asked.set(key, loading)
    return loading
  }

  has(key: string): boolean {
    return this.current ? has(this.current, key) : false
  }

  say(key: string, params?: Params): string {
    return this.current ? sayWith(this.current, key, params, (seat) => this.nameOf(seat)) : ''
  }

  /** Whether a game that is not the one on the page has words for this. */
  hasIn(game: string, key: string): boolean {
    const bundle = this.bundles[`${game}/${settings.language}`]
    return bundle ? has(bundle, key) : false
  }

  /** In the words of a game that is not the one on the page (the lobby names the options of a game); else its key. */
  sayIn(game: string, key: string, params?: Params): string {
    const bundle = this.bundles[`${game}/${settings.language}`]
    return bundle ? sayWith(bundle, key, params) : ''
  }

  parts(key: string, params?: Params): Part[] {
    return this.current ? sayParts(this.current, key, params, (seat) => this.nameOf(seat)) : []
  }
}

export const words = new Words()

/** `say('ui-room-start', { n: 4 })`: reactive to language and game when called in a template. */
export const say = (key: string, params?: Params): string => words.say(key, params)
export const sayWord = (word: Word): string => words.say(word.key, word.params)
export const sayRich = (key: string, params?: Params): Part[] => words.parts(key, params)
/** Names in a row, as the language joins them: *Ana, Bia and Téo*. */
export const listed = (names: string[]): string => new Intl.ListFormat(settings.language).format(names)

/** The words of the page in the language of the moment, for the house and one game at a time. */
import type { FluentBundle } from '@fluent/bundle'
import type { Effect, Word } from '../protocol.ts'
import { api } from './api.ts'
import {
  has,
  type IsMe,
  makeBundle,
  type NameOf,
  type Params,
  type Part,
  type PlayedBy,
  called,
  say as sayWith,
  sayParts,
} from './fluent.ts'
import { settings } from './settings.svelte.ts'

/** Milliseconds before words that did not come are asked for again. */
const RETRY = 2000

/** The house alone, without a game. */
export const HOUSE = 'house'

class Words {
  private bundles = $state.raw<Record<string, FluentBundle>>({})
  private sources = $state.raw<Record<string, string>>({})
  private asked = new Map<string, Promise<void>>()
  game = $state(HOUSE)
  /** How the table on the page wants to be spoken to, by the option `wording` of its game; empty for as usual. */
  wording = $state('')
  nameOf = $state.raw<NameOf>((seat) => this.say('seat-name', { n: seat + 1 }))
  /** Whose seat is told as *you*; at a shared screen, and for who watches, nobody's. */
  isMe = $state.raw<IsMe>(() => false)
  /** Which person plays a character; nobody's own name is told to themself. */
  playedBy = $state.raw<PlayedBy>(() => null)

  /** The words of the game on the page as its table has chosen them, where it has. */
  private reworded = $derived.by(() => {
    const source = this.wording ? this.sources[`${this.game}/${settings.language}`] : undefined
    return source === undefined ? undefined : makeBundle(settings.language, source, this.wording)
  })

  /** The bundle to speak with: that of the game on the page, else the house's. */
  private current = $derived(this.reworded ?? this.bundleOf(this.game) ?? this.bundleOf(HOUSE))

  private readonly named: NameOf = (seat) => this.nameOf(seat)
  /** A gap is a fault, unless the words of the game are still on their way. */
  private readonly onGap = (key: string): void => {
    if (this.knows(this.game)) console.error(`no words for "${key}"`)
  }

  /** The words of a game in the language of the moment; until they are here, in the one that was spoken before. */
  private bundleOf(game: string): FluentBundle | undefined {
    const spoken = Object.keys(this.bundles).findLast((key) => key.startsWith(`${game}/`))
    return this.bundles[`${game}/${settings.language}`] ?? (spoken ? this.bundles[spoken] : undefined)
  }

  /** The language that is spoken: the one that was chosen, as soon as its words are here. */
  get language(): string {
    return this.current?.locales[0] ?? settings.language
  }

  get ready(): boolean {
    return this.current !== undefined
  }

  /** Whether the words of a game are here: nothing of it is shown before. */
  knows(game: string): boolean {
    return this.bundleOf(game) !== undefined
  }

  /** Load the words of a game in a language, and try again until they are here. Returns a way to stop. */
  insist(game: string, language: string): () => void {
    let timer = 0
    const ask = (): void => {
      this.load(game, language).catch(() => (timer = window.setTimeout(ask, RETRY)))
    }
    ask()
    return () => clearTimeout(timer)
  }

  load(game: string, language: string = settings.language): Promise<void> {
    const key = `${game}/${language}`
    const before = this.asked.get(key)
    if (before) return before
    const loading = api.words(game, language).then(
      (source) => {
        this.bundles = { ...this.bundles, [key]: makeBundle(language, source) }
        this.sources = { ...this.sources, [key]: source }
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
    return this.current ? sayWith(this.current, key, params, this.named, this.onGap, this.isMe, this.playedBy) : ''
  }

  /** Whether a game that is not the one on the page has words for this. */
  hasIn(game: string, key: string): boolean {
    const bundle = game === this.game ? this.current : this.bundleOf(game)
    return bundle ? has(bundle, key) : false
  }

  /** In the words of a game that is not the one on the page (the lobby names the options of a game). */
  sayIn(game: string, key: string, params?: Params): string {
    const bundle = game === this.game ? this.current : this.bundleOf(game)
    return bundle ? sayWith(bundle, key, params) : ''
  }

  parts(key: string, params?: Params): Part[] {
    return this.current ? sayParts(this.current, key, params, this.named, this.onGap, this.isMe, this.playedBy) : []
  }
}

export const words = new Words()

/** `say('ui-room-start', { n: 4 })`: reactive to language and game when called in a template. */
export const say = (key: string, params?: Params): string => words.say(key, params)
export const sayWord = (word: Word): string => words.say(word.key, word.params)
/** What a choice leads to, with everyone called as the table calls them. */
export const sayEffect = ({ text, params, seat }: Effect): string =>
  words.say(text ?? '', typeof seat === 'number' && seat >= 0 ? called(params, seat) : params)
/** All that a choice leads to, in a row; what happens several times is said once. */
export const sayEffects = (effects: readonly Effect[], most = effects.length): string => {
  const times = new Map<string, number>()
  for (const effect of effects) times.set(sayEffect(effect), (times.get(sayEffect(effect)) ?? 0) + 1)
  const told = [...times].map(([text, n]) => (n > 1 ? `${n} × ${text}` : text))
  return told.slice(0, most).join(' · ')
}
export const sayRich = (key: string, params?: Params): Part[] => words.parts(key, params)
/** Names in a row, as the language joins them: *Ana, Bia and Téo*. */
export const listed = (names: string[]): string => new Intl.ListFormat(words.language).format(names)

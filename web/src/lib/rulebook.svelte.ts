/** *Why?*: the paragraph of the rulebook behind a card, a refusal or a line of the log. */
import { api, type Rulebook } from './api.ts'
import { settings } from './settings.svelte.ts'

export interface Paragraph {
  id: string
  chapter: string
  section: string
  text: string
}

class Rules {
  private books = $state.raw<Record<string, Rulebook>>({})
  private asked = new Set<string>()
  private missing = $state.raw<Record<string, boolean>>({})
  /** The rule that the taped page shows now, and for which game. */
  open = $state<{ game: string; rule: string; title: string } | null>(null)

  load(game: string, language: string = settings.language): void {
    const key = `${game}/${language}`
    if (this.asked.has(key)) return
    this.asked.add(key)
    api.rules(game, language).then(
      (book) => (this.books = { ...this.books, [key]: book }),
      () => {
        this.asked.delete(key)
        this.missing = { ...this.missing, [key]: true }
      },
    )
  }

  book(game: string): Rulebook | undefined {
    return this.books[`${game}/${settings.language}`]
  }

  /** The server has no rulebook for this game in this language, or did not answer. */
  lacks(game: string): boolean {
    return this.missing[`${game}/${settings.language}`] ?? false
  }

  /** A rule and the rulings about it: `KOT-wings` with `KOT-wings.1` and so on. */
  paragraphs(game: string, rule: string): Paragraph[] {
    const book = this.book(game)
    if (!book) return []
    const ids = book.order.filter((id) => id === rule || id.startsWith(`${rule}.`))
    return ids.flatMap((id) => {
      const found = book.ids[id]
      return found ? [{ id, chapter: found.chapter, section: found.section ?? '', text: found.text }] : []
    })
  }
}

export const rules = new Rules()

/** Open the taped page at a rule. `title` replaces the heading of the rulebook, when the asker knows better. */
export function why(game: string, rule: string, title = ''): void {
  rules.load(game)
  rules.open = { game, rule, title }
}

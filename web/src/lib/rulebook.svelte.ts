/** *Why?*: the paragraph of the rulebook behind a card, a refusal or a line of the log. */
import { api, type Rulebook } from './api.ts'
import { settings } from './settings.svelte.ts'

interface Paragraph {
  id: string
  chapter: string
  section: string
  text: string
}

const MOST_FOUND = 40
/** Letters as one looks for them: without accents and capitals. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

class Rules {
  private books = $state.raw<Record<string, Rulebook>>({})
  private asked = new Set<string>()
  private missing = $state.raw<Record<string, boolean>>({})
  /** The rule that the taped page shows now, and for which game. */
  open = $state<{ game: string; rule: string; title: string } | null>(null)

  /** Whether the rules lie over the table. */
  atTable = $state(false)

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

  /** The paragraphs that speak of something, in the order of the book; the first of them, where there are many. */
  find(game: string, wanted: string): Paragraph[] {
    const [book, needle] = [this.book(game), fold(wanted.trim())]
    const entries = (book?.order ?? []).map((id) => ({ id, section: '', ...book?.ids[id] })) as Paragraph[]
    return entries
      .filter((one) => fold(`${one.chapter} ${one.section} ${one.text} ${one.id}`).includes(needle))
      .slice(0, MOST_FOUND)
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

/** What happened, by what made it happen: events in a row of one move and one cause belong together. Pure. */
import type { BillItem, Told, Word } from '../protocol.ts'

/** Events of one cause, in their order. Without a cause: those of one move that no rule or card names itself for. */
export interface Group<Item> {
  cause: Word | null
  rule: string
  items: Item[]
}

/** What lies in a row and has the same move and the same cause, as one. `told` finds the event of an item. */
export function groupByCause<Item>(items: Item[], told: (item: Item) => Told): Group<Item>[] {
  const groups: Group<Item>[] = []
  let before = ''
  for (const item of items) {
    const event = told(item)
    const cause = event.cause ?? null
    const mark = JSON.stringify([event.answer ?? 0, cause?.key, cause?.params])
    const last = groups.at(-1)
    if (last && mark === before) last.items.push(item)
    else groups.push({ cause, rule: event.cause_rule ?? '', items: [item] })
    before = mark
  }
  return groups
}

/** The groups newest first, each told from its cause on, item by item: `head` is set where a group begins. */
export function newestFirst<Item>(groups: Group<Item>[]): { item: Item; head: Group<Item> | null }[] {
  return groups
    .toReversed()
    .flatMap((group) => group.items.map((item, place) => ({ item, head: place === 0 ? group : null })))
}

/** Whether someone's turn begins with this event: games of turns tell it so. */
export const beginsTurn = (told: Told): boolean => told.kind === 'turn' || told.kind === 'extra-turn'

/** The first player that an event names: whose face it wears. */
export function seatIn(told: Told): number | null {
  for (const value of Object.values(told.params ?? {})) {
    if (typeof value === 'object' && value !== null && 'seat' in value) return Number((value as { seat: number }).seat)
  }
  return null
}

/** What a number is made of, as a sum: `3 = 2 Claws + 1 Acid Attack`. Empty where it is due to one thing alone. */
export function sumOf(bill: BillItem[] | undefined, word: (words: Word) => string): string {
  if (!bill || bill.length < 2) return ''
  const total = bill.reduce((sum, item) => sum + item.n, 0)
  const parts = bill.map((item, place) => {
    const sign = item.n < 0 ? (place ? ' − ' : '−') : place ? ' + ' : ''
    return `${sign}${Math.abs(item.n)} ${word(item.words)}`
  })
  return `${total < 0 ? `−${-total}` : total} = ${parts.join('')}`
}

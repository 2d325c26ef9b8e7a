import { untrack } from 'svelte'

/** So many updates stay in the region: what is read is the new one, and a slow reader may still be at an older one. */
const KEPT = 20

/** The same sentence several times in a row, as one: `Ana loses 1 heart. (3×)`. All are told, the oldest first. */
export function asOne(sentences: string[]): string {
  const groups: { text: string; times: number }[] = []
  for (const text of sentences) {
    const last = groups.at(-1)
    if (last?.text === text) last.times += 1
    else if (text) groups.push({ text, times: 1 })
  }
  return groups.map(({ text, times }) => (times > 1 ? `${text} (${times}×)` : text)).join(' ')
}

/** What screen readers say: whose move it is and what happened. `Announcer.svelte` holds the live regions. */
class Announcements {
  polite = $state('')
  urgent = $state('')
  /** What happened, update by update: each is added to the others, so that none is passed over for the next one. */
  happened = $state.raw<{ key: number; text: string }[]>([])
  private told = 0

  /** Queue nothing: the newest sentence wins, and the same sentence twice is said twice. */
  say(text: string): void {
    if (text) this.polite = untrack(() => this.polite) === text ? `${text}\u00A0` : text
  }

  /** All that happened in an update, however much and however soon after the one before. */
  tell(sentences: string[]): void {
    const text = asOne(sentences)
    if (!text) return
    this.told += 1
    this.happened = [...untrack(() => this.happened).slice(1 - KEPT), { key: this.told, text }]
  }

  /** For questions that interrupt: it is your move. */
  shout(text: string): void {
    if (text) this.urgent = untrack(() => this.urgent) === text ? `${text}\u00A0` : text
  }
}

export const announcements = new Announcements()
export const announce = (text: string): void => announcements.say(text)
export const announceAll = (sentences: string[]): void => announcements.tell(sentences)
export const announceNow = (text: string): void => announcements.shout(text)

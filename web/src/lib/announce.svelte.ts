import { untrack } from 'svelte'

/** What screen readers say: whose move it is and what happened. `Announcer.svelte` holds the live regions. */
class Announcements {
  polite = $state('')
  urgent = $state('')

  /** Queue nothing: the newest sentence wins, and the same sentence twice is said twice. */
  say(text: string): void {
    if (text) this.polite = untrack(() => this.polite) === text ? `${text}\u00A0` : text
  }

  /** For questions that interrupt: it is your move. */
  shout(text: string): void {
    if (text) this.urgent = untrack(() => this.urgent) === text ? `${text}\u00A0` : text
  }
}

export const announcements = new Announcements()
export const announce = (text: string): void => announcements.say(text)
export const announceNow = (text: string): void => announcements.shout(text)

/** What this browser remembers. Private windows may refuse storage; then nothing is remembered and all works. */
const PREFIX = 'ludoteca.'

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value)
  } catch {
    // storage is full or forbidden
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

/** Whether someone plays by keyboard: from the first key that did something on, until a finger touches the screen. Then
 * buttons show their keys (`kit/Key.svelte`). */
class Keyed {
  on = $state(false)

  constructor() {
    if (typeof document !== 'undefined')
      document.addEventListener('touchstart', () => (this.on = false), { passive: true })
  }

  /** A key did something. */
  used(): void {
    this.on = true
  }
}

export const keyed = new Keyed()

// Whether the parts of a board stay where they are while it is played. Evaluates to functions that `staying.py` calls.
(() => {
  const NOISE = 1 // pixels that rounding may cost
  const places = new Map()
  const moved = []

  /** How a board is laid out: it may have a layout for each kind of question, and within that nothing moves. Where only
   * some of its classes have one of their own (`apart`), all other questions share one. */
  const layoutOf = (app, apart) =>
    [...app.classList].filter((name) => (apart ? apart.includes(name) : !name.startsWith('svelte-'))).join(' ')

  /** Where a part is laid out: what shakes, flies or is lifted under a pointer is back there afterwards. */
  function boxOf(el) {
    let [left, top] = [0, 0]
    for (let e = el; e; e = e.offsetParent) [left, top] = [left + e.offsetLeft, top + e.offsetTop]
    return [left, top, el.offsetWidth, el.offsetHeight]
  }

  function look(parts, apart) {
    const app = document.querySelector('.app[data-kind]')
    for (const [name, selector] of app ? Object.entries(parts) : []) {
      const el = document.querySelector(selector)
      if (!el || !el.offsetParent) continue
      const key = `${name}, ${layoutOf(app, apart)}`
      const box = boxOf(el)
      const before = places.get(key)
      if (before && box.some((edge, at) => Math.abs(edge - before[at]) > NOISE)) moved.push(`${key}: ${before} → ${box}`)
      places.set(key, box)
    }
  }

  const within = (box, frame) =>
    ['top', 'left'].every((edge) => box[edge] >= frame[edge] - NOISE) &&
    ['bottom', 'right'].every((edge) => box[edge] <= frame[edge] + NOISE)

  /** Whether something is whole in the window, and in whatever it scrolls in. */
  function inSight(el, box) {
    for (let e = el.parentElement; e; e = e.parentElement)
      if (/auto|scroll/.test(getComputedStyle(e).overflow) && !within(box, e.getBoundingClientRect())) return false
    return within(box, { top: 0, left: 0, right: innerWidth, bottom: innerHeight })
  }

  window.staying = {
    moved,
    /** Look at these parts in every frame from now on. */
    watch(parts, apart) {
      const frame = () => {
        look(parts, apart)
        requestAnimationFrame(frame)
      }
      frame()
    },
    /** What can be touched and is in sight, but lies below something else. */
    covered: () =>
      [...document.querySelectorAll('.app button:not(:disabled), .app a[href]')]
        .filter((el) => el.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !el.closest('[inert]'))
        .map((el) => [el, el.getBoundingClientRect()])
        .filter(([el, box]) => inSight(el, box))
        .map(([el, box]) => [el, document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)])
        .filter(([el, hit]) => !el.contains(hit))
        .map(([el, hit]) => `${el.className} “${el.textContent.trim().slice(0, 30)}” below ${hit?.className}`),
  }
})()

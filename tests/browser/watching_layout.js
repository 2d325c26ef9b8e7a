// Watches a live board for as long as it is played: whatever changes its place or size, and whatever lies over what is
// played with, is kept in `window.moved` and `window.covered`. Drawn movement (transforms) is no change of place.
() => {
  const PARTS = '.table, .row, .space, .dock, .prompt, .call, .tray, .well, .grip, .helpers, .roll, .allies, .ally, .weights'
  const PLAYED = '.slot, .prompt, .call, .grip, .roll'
  const OVER = '.note, .shout, .hint, [data-sign]'
  const SENTENCE = '.prompt, .call' // as wide as its words, and nobody beside it
  const SLACK = 1.5 // pixels that rounding may cost
  const first = new Map()
  window.moved = new Set()
  window.covered = new Set()

  /** Where something lies by its layout, whatever moves it on the screen. */
  function placeOf(el) {
    let x = 0
    let y = 0
    for (let e = el; e; e = e.offsetParent) {
      x += e.offsetLeft - (e === el ? 0 : e.scrollLeft)
      y += e.offsetTop - (e === el ? 0 : e.scrollTop)
    }
    return [x, y, el.offsetWidth, el.offsetHeight]
  }

  /** The same thing has the same name for as long as it is there. */
  function nameOf(el, n) {
    const card = el.closest('article.card')
    if (el.matches('.slot')) {
      const on = el.closest('.holds, .end, .scroll')
      return `slot ${el.dataset.place}.${el.dataset.slot} of ${on?.className.match(/n\d/)?.[0] ?? ''} ${card?.querySelector('h3')?.textContent ?? ''}`
    }
    const own = [...el.classList].filter((one) => !one.startsWith('svelte-'))[0]
    return `${own} ${el.dataset.ref ?? n}`
  }

  function look() {
    const app = document.querySelector(".app[data-phase='race']")
    if (app && !app.querySelector('.intro')) {
      const counts = new Map()
      for (const el of app.querySelectorAll(`${PARTS}, .card .slot`)) {
        if (el.closest('.leaving') || !el.checkVisibility()) continue
        const kind = el.classList[0]
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
        const name = nameOf(el, counts.get(kind))
        const now = placeOf(el)
        const was = first.get(name)
        if (!was) first.set(name, now)
        else if (now.some((value, i) => Math.abs(value - was[i]) > SLACK && !(el.matches(SENTENCE) && i % 2 === 0))) {
          window.moved.add(`${name}: ${was.join(' ')} → ${now.join(' ')}`)
        }
      }
      const played = [...app.querySelectorAll(PLAYED)].filter((el) => !el.closest('.leaving') && el.checkVisibility())
      for (const over of document.querySelectorAll(OVER)) {
        if (!over.checkVisibility({ checkOpacity: true })) continue
        const a = over.getBoundingClientRect()
        for (const el of played) {
          const b = el.getBoundingClientRect()
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          if (wide > 4 && high > 4 && !over.contains(el)) {
            window.covered.add(`${nameOf(el, 0)} by ${over.className.replace(/ ?svelte-\w+/g, '')} “${over.textContent.trim().slice(0, 50)}”`)
          }
        }
      }
    }
    window.watching = requestAnimationFrame(look)
  }
  look()
}

// What a person would complain about on a screen, measured from the page itself. Evaluates to functions that `looking.py` calls.
(() => {
  const NOISE = 1.5 // pixels that rounding may cost
  const visible = (el) => el.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !el.closest('[inert], .sr')
  const styleOf = (el) => getComputedStyle(el)
  const words = (text) => text.replace(/\s+/g, ' ').trim()
  const onScreen = (box) => box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight
  const within = (a, b) => a !== null && (a.contains(b) || b.contains(a))
  const at = (x, y) => document.elementFromPoint(x, y)
  const round = Math.round

  /** How a complaint names an element. */
  function name(el) {
    const one = (e) => e.tagName.toLowerCase() + [...e.classList].filter((c) => !c.startsWith('svelte-')).map((c) => `.${c}`).join('')
    const parent = el.parentElement && el.parentElement !== document.body ? `${one(el.parentElement)} > ` : ''
    return `${parent}${one(el)} “${words(el.getAttribute('aria-label') ?? el.textContent ?? '').slice(0, 40)}”`
  }

  /** A dialog that holds everything else off, or the whole page. */
  const stageOf = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body

  /** The boxes that cut what lies in `el`, from the inside out; where one can scroll to it, that is said. */
  function frames(el) {
    const found = []
    let free = false // out of the flow: boxes between it and what it hangs on do not cut it
    for (let e = el; e && e !== document.documentElement; e = e.parentElement) {
      const style = styleOf(e)
      const holds = style.position !== 'static' || style.transform !== 'none' || style.filter !== 'none' || style.contain !== 'none'
      if (e !== el && free && holds) free = false
      if (!free && (style.overflowX !== 'visible' || style.overflowY !== 'visible')) {
        const box = e.getBoundingClientRect()
        const margin = parseFloat(style.overflowClipMargin) || 0
        found.push({ e, x: style.overflowX, y: style.overflowY, left: box.left - margin, right: box.right + margin, top: box.top - margin, bottom: box.bottom + margin })
      }
      if (style.position === 'fixed') break
      if (style.position === 'absolute') free = true
    }
    return found
  }

  const scrolls = (how) => how === 'auto' || how === 'scroll'

  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  /** The characters of a text that stand on one of its lines. */
  function onLine(node, line) {
    const range = document.createRange()
    const middle = (line.top + line.bottom) / 2
    return [...node.data].filter((_, at) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const box = range.getBoundingClientRect()
      return box.top < middle && box.bottom > middle
    }).join('')
  }
  /** How much of the height of a line its letters leave free above and below: the tail of a g is part of it. */
  function ink(node, line) {
    const style = styleOf(node.parentElement)
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const text = onLine(node, line)
    const size = pen.measureText(style.textTransform === 'uppercase' ? text.toUpperCase() : text)
    const k = line.height / (size.fontBoundingBoxAscent + size.fontBoundingBoxDescent)
    return {
      above: (size.fontBoundingBoxAscent - size.actualBoundingBoxAscent) * k,
      below: (size.fontBoundingBoxDescent - size.actualBoundingBoxDescent) * k,
      beyond: (size.actualBoundingBoxRight - size.width) * k,
    }
  }

  /** Every piece of text that is shown, with where it is and what is left of it after boxes have cut it. */
  function texts() {
    const found = []
    const walker = document.createTreeWalker(stageOf(), NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const el = node.parentElement
      if (!words(node.data) || !el || el.closest('svg, script, style, option') || !visible(el)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const cutting = frames(el)
      for (const line of range.getClientRects()) {
        if (line.width < 1 || line.height < 1) continue
        const shown = { left: line.left, right: line.right, top: line.top, bottom: line.bottom }
        let lost = ''
        let reachX = false
        let reachY = false
        for (const frame of cutting) {
          reachX ||= scrolls(frame.x)
          reachY ||= scrolls(frame.y)
          const hard = (how) => how === 'hidden' || how === 'clip'
          if (hard(frame.x) && !reachX && (shown.left < frame.left - NOISE || shown.right > frame.right + NOISE)) lost ||= name(frame.e)
          if (hard(frame.y) && !reachY && (line.top < frame.top - NOISE || line.bottom > frame.bottom + NOISE)) {
            const free = ink(node, line) // letters are lower than their line
            if (line.top + free.above < frame.top - NOISE || line.bottom - free.below > frame.bottom + NOISE) lost ||= name(frame.e)
          }
          // A letter that leans over reaches beyond its line.
          if (hard(frame.x) && !reachX && line.right > frame.right - 0.2 * line.height && line.right + ink(node, line).beyond > frame.right + NOISE)
            lost ||= name(frame.e)
          if (frame.x !== 'visible') [shown.left, shown.right] = [Math.max(shown.left, frame.left), Math.min(shown.right, frame.right)]
          if (frame.y !== 'visible') [shown.top, shown.bottom] = [Math.max(shown.top, frame.top), Math.min(shown.bottom, frame.bottom)]
        }
        if (shown.right - shown.left < 2 || shown.bottom - shown.top < 2) continue // not shown at all
        found.push({ el, node, text: words(node.data), line, shown, lost, scrollable: reachX })
      }
    }
    return found
  }

  /** Text that ends in the middle, or in an ellipsis. */
  function cutText(found, allowed) {
    const out = new Set()
    for (const { el, text, lost } of found) {
      if (allowed && el.closest(allowed)) continue
      if (lost) out.add(`cut: “${text}” in ${lost}`)
      for (let e = el; e && !e.matches('button, a, li, p'); e = e.parentElement) {
        const style = styleOf(e)
        if (style.overflowX === 'visible' || scrolls(style.overflowX)) continue
        if (style.textOverflow === 'ellipsis' && e.scrollWidth > e.clientWidth + 1) out.add(`cut: “${text}” in ${name(e)}`)
        if (style.webkitLineClamp !== 'none' && e.scrollHeight > e.clientHeight + 2) out.add(`cut: “${text}” in ${name(e)}`)
      }
    }
    return [...out]
  }

  /** Words that stick out of their button: not those of a tag that hangs at its edge. */
  function stickingOut(found) {
    const out = new Set()
    for (const { el, node, text, line, shown } of found) {
      const button = el.closest('button, .btn')
      if (!button || !parseFloat(styleOf(button).borderBottomWidth)) continue // without a frame there is no outside
      let hangs = false
      for (let e = el; e !== button; e = e.parentElement) hangs ||= styleOf(e).position === 'absolute' || styleOf(e).rotate !== 'none' || styleOf(e).transform !== 'none'
      const box = button.getBoundingClientRect()
      if (hangs || (shown.bottom < box.bottom && shown.top > box.top)) continue
      const free = ink(node, line)
      if (line.bottom - free.below > box.bottom + 1 || line.top + free.above < box.top - 1) out.add(`sticks out: “${text}” of ${name(button)}`)
    }
    return [...out]
  }

  /** What is chosen or written in a field, and does not fit into it. */
  function cutFields() {
    const out = new Set()
    for (const field of stageOf().querySelectorAll('select, input[readonly], textarea[readonly]')) {
      if (!visible(field)) continue
      const style = styleOf(field)
      if (field.matches('select')) {
        pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
        const arrow = style.appearance === 'none' ? 0 : 20
        const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow
        const wanted = pen.measureText(field.selectedOptions[0]?.text ?? '').width
        if (wanted > room + NOISE) out.add(`cut: “${field.selectedOptions[0].text}” in ${name(field)} (${round(wanted)} in ${round(room)})`)
      } else if (field.scrollWidth > field.clientWidth + 1 || field.scrollHeight > field.clientHeight + 1) out.add(`cut: “${field.value}” in ${name(field)}`)
    }
    return [...out]
  }

  /** Lines that lie over each other, and lines that something solid covers. */
  function crossed(found, allowed) {
    const out = new Set()
    const core = found
      .filter((one) => onScreen(one.shown) && !(allowed && one.el.closest(allowed)))
      .map((one) => {
        const third = (one.shown.bottom - one.shown.top) * 0.24
        const box = { left: one.shown.left + 1, right: one.shown.right - 1, top: one.shown.top + third, bottom: one.shown.bottom - third }
        return { ...one, box, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
      })
      .filter((one) => one.x > 0 && one.x < innerWidth && one.y > 0 && one.y < innerHeight)
    const everything = new CSSStyleSheet()
    everything.replaceSync('*, *::before, *::after { pointer-events: auto !important }')
    document.adoptedStyleSheets.push(everything)
    const shown = core.filter((one) => {
      const stack = document.elementsFromPoint(one.x, one.y)
      const mine = stack.findIndex((e) => e === one.el || one.el.contains(e))
      if (mine < 0) return false
      for (const cover of stack.slice(0, mine)) {
        if (within(cover, one.el) || cover.closest('svg, .veil')) continue
        const style = styleOf(cover)
        const alpha = /rgba\(.*, ([\d.]+)\)$/.exec(style.backgroundColor)?.[1] ?? '1'
        const solid = (style.backgroundColor !== 'rgba(0, 0, 0, 0)' && Number(alpha) > 0.5) || style.backgroundImage.includes('linear-gradient(rgb(')
        if (!solid || Number(style.opacity) < 0.5) continue
        if (onTop(cover)) return false // one scrolls it out from there
        out.add(`covered: “${one.text}” of ${name(one.el)} by ${name(cover)}`)
        return false
      }
      return true
    })
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== everything)
    shown.forEach((a, i) => {
      for (const b of shown.slice(i + 1)) {
        if (a.el === b.el || (a.el.closest('.ttl') && b.el.closest('.ttl')) || a.el.contains(b.el) || b.el.contains(a.el)) continue
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        if (wide > 2 && high > 2) out.add(`over each other: “${a.text}” and “${b.text}” (${name(a.el)}, ${name(b.el)})`)
      }
    })
    return [...out]
  }

  /** Whether something stays in sight while the page scrolls below it. */
  function onTop(el) {
    for (let e = el; e; e = e.parentElement) if (['sticky', 'fixed'].includes(styleOf(e).position)) return true
    return false
  }

  const TOUCHED = 'button, a[href], input, select, textarea, summary, [role=slider], [role=switch], [draggable=true]'

  const hits = (el, x, y) => {
    const hit = at(x, y)
    return hit !== null && (el.contains(hit) || (hit.closest('label')?.control ?? null) === el)
  }
  const THIRDS = [0.15, 0.5, 0.85]
  /** How many of nine spots on something can be touched. */
  const hitsOf = (el, box) =>
    THIRDS.flatMap((a) => THIRDS.map((b) => hits(el, box.left + a * box.width, box.top + b * box.height))).filter(Boolean).length

  /** How wide and high something is for a finger around its middle, as far as one looks. */
  function reach(el, x, y, most) {
    const far = (dx, dy) => {
      let n = 0
      while (n < most && hits(el, x + dx * (n + 1), y + dy * (n + 1))) n += 1
      return n
    }
    return { wide: far(1, 0) + far(-1, 0) + 1, high: far(0, 1) + far(0, -1) + 1 }
  }

  /** What is wrong with touching something where it is now; empty if nothing is. */
  function touchable(el, least, apart) {
    const box = el.getBoundingClientRect()
    const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2
    const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2
    if (hitsOf(el, box) < 2) return `cannot be touched: ${name(el)}, below ${at(x, y) ? name(at(x, y)) : 'the edge'}`
    const free = hitsOf(el, box) > 6 // all of it, or all but a corner
    if (box.width >= least && box.height >= least && (free || !apart || !el.matches(apart))) return ''
    const { wide, high } = reach(el, x, y, least)
    return wide < least || high < least ? `small: ${wide}×${high} (box ${round(box.width)}×${round(box.height)}) ${name(el)}` : ''
  }

  /** What can be touched and is too small for a finger, or lies below something else. */
  function smallTargets(least, allowed, apart) {
    const out = new Set()
    const rolls = (e) => e.scrollHeight > e.clientHeight || e.scrollWidth > e.clientWidth
    const before = [...document.querySelectorAll('*')].filter(rolls).map((e) => [e, e.scrollLeft, e.scrollTop])
    const page = document.querySelector('.pane') // someone has opened it over the board, but never over the answers
    for (const el of stageOf().querySelectorAll(TOUCHED)) {
      if (page && !page.contains(el) && !el.closest('[data-answers]')) continue
      if (el.disabled || el.type === 'hidden' || el.matches('.skip') || !visible(el) || (allowed && el.closest(allowed))) continue
      const style = styleOf(el)
      if (style.pointerEvents === 'none') continue
      const inText = el.tagName === 'A' && style.display === 'inline' && words(el.parentElement.textContent) !== words(el.textContent)
      const box = el.getBoundingClientRect()
      if (inText || box.width < 2 || box.height < 2) continue
      if (!touchable(el, least, apart)) continue
      el.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }) // perhaps something hangs over it there
      const complaint = touchable(el, least, apart)
      if (complaint) out.add(complaint)
    }
    scrollTo({ left: 0, top: 0, behavior: 'instant' })
    for (const [e, left, top] of before) e.scrollTo({ left, top, behavior: 'instant' })
    return [...out]
  }

  /** Whatever is wider than the window, or than a box that nobody thinks of scrolling sideways. */
  function sideways(found, swiped) {
    const out = new Set()
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (wider > 1) {
      const edge = [...document.body.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > innerWidth - wider + 1)
      out.add(`the page is ${wider} px wider than the window: ${edge.slice(-2).map(name).join('; ')}`)
    }
    const boxes = [...stageOf().querySelectorAll('*')].filter((e) => !e.closest('svg') && visible(e))
    for (const e of boxes) {
      if (scrolls(styleOf(e).overflowX) && e.scrollWidth > e.clientWidth + 1 && !e.matches(swiped || 'none'))
        out.add(`scrolls sideways: ${name(e)} (${e.scrollWidth} in ${e.clientWidth})`)
    }
    for (const { el, text, line, scrollable } of found) {
      if (scrollable) continue
      if (line.left < -NOISE || line.right > innerWidth + NOISE) out.add(`beyond the edge: “${text}” of ${name(el)} (${round(line.left)}…${round(line.right)})`)
    }
    return [...out]
  }

  /** Whether these are there whole, in sight without scrolling, and not covered. */
  function inSight(selectors) {
    const out = []
    for (const selector of selectors) {
      const all = [...stageOf().querySelectorAll(selector)].filter(visible)
      if (!all.length) out.push(`not there: ${selector}`)
      for (const el of all) {
        const box = el.getBoundingClientRect()
        if (box.top < -2 || box.left < -2 || box.bottom > innerHeight + 2 || box.right > innerWidth + 2) {
          out.push(`out of sight: ${name(el)} (${round(box.left)}…${round(box.right)}, ${round(box.top)}…${round(box.bottom)})`)
          continue
        }
        const spots = [[0.5, 0.5], [0.2, 0.3], [0.8, 0.3], [0.2, 0.7], [0.8, 0.7]]
        const free = spots.filter(([a, b]) => within(at(box.left + a * box.width, box.top + b * box.height), el)).length
        if (free < 4) {
          const cover = at(box.left + box.width / 2, box.top + box.height / 2)
          out.push(`covered: ${name(el)} by ${cover ? name(cover) : 'nothing'}`)
        }
      }
    }
    return out
  }

  // -- contrast ------------------------------------------------------------------------------------------------

  const HIDDEN = new CSSStyleSheet()
  HIDDEN.replaceSync('*, *::before, *::after { color: transparent !important; -webkit-text-stroke-color: transparent !important; text-shadow: none !important; animation: none !important }')
  let inked = []

  // Nothing changes slowly while one looks: the letters that `blank` took away are back at once.
  const AT_ONCE = new CSSStyleSheet()
  AT_ONCE.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets.push(AT_ONCE)

  const channels = (color) => {
    const found = /rgba?\(([^)]+)\)/.exec(color)?.[1].split(/[ ,/]+/).map(Number)
    if (found) return [found[0], found[1], found[2], found[3] ?? 1]
    const srgb = /color\(srgb ([^)]+)\)/.exec(color)?.[1].split(/[ /]+/).map(Number)
    return srgb ? [srgb[0] * 255, srgb[1] * 255, srgb[2] * 255, srgb[3] ?? 1] : [0, 0, 0, 1]
  }
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05)

  /** Whether something is drawn paler on purpose, all of it, because it is not its turn. */
  function faded(el) {
    for (let e = el; e; e = e.parentElement) if (/brightness|grayscale|saturate/.test(styleOf(e).filter)) return true
    return false
  }

  /** Take the ink away, and keep in mind what was written where. */
  function blank() {
    inked = texts()
      .filter((one) => onScreen(one.shown))
      .filter((one) => {
        const x = (one.shown.left + one.shown.right) / 2
        const y = (one.shown.top + one.shown.bottom) / 2
        const hit = at(x, y)
        return within(hit, one.el) && !one.el.closest(':disabled, [aria-disabled=true]') && !faded(one.el)
      })
      .map((one) => {
        const style = styleOf(one.el)
        let opacity = 1
        for (let e = one.el; e; e = e.parentElement) opacity *= Number(styleOf(e).opacity)
        const size = parseFloat(style.fontSize) * (one.el.currentCSSZoom ?? 1)
        const large = size >= 24 || (size >= 18.5 && Number(style.fontWeight) >= 700)
        const outlined = parseFloat(style.webkitTextStrokeWidth) >= 2 ? channels(style.webkitTextStrokeColor) : null
        return { ...one, color: channels(style.color), opacity, least: large ? 3 : 4.5, outlined, named: name(one.el) }
      })
    document.adoptedStyleSheets.push(HIDDEN)
  }

  /** Compare what was written with a picture of what it was written on. */
  async function faint(picture) {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== HIDDEN)
    const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    pen.drawImage(image, 0, 0)
    const pixels = pen.getImageData(0, 0, image.width, image.height).data
    const pixel = (x, y) => {
      const first = 4 * (Math.floor(y) * image.width + Math.floor(x))
      return [pixels[first], pixels[first + 1], pixels[first + 2]]
    }
    const k = image.width / innerWidth
    const out = new Set()
    for (const { text, shown, color, opacity, least, outlined, named } of inked) {
      const ratios = []
      for (let i = 0; i < 12; i += 1) {
        for (let j = 1; j < 4; j += 1) {
          const x = (shown.left + ((shown.right - shown.left) * (i + 0.5)) / 12) * k
          const y = (shown.top + ((shown.bottom - shown.top) * j) / 4) * k
          if (x < 0 || y < 0 || x >= image.width || y >= image.height) continue
          const ground = outlined ?? pixel(x, y)
          const share = color[3] * opacity
          const ink = [0, 1, 2].map((c) => color[c] * share + ground[c] * (1 - share))
          ratios.push(ratio(ink, ground))
        }
      }
      ratios.sort((a, b) => a - b)
      const measured = ratios[Math.floor(ratios.length / 2)]
      if (measured !== undefined && measured < least - 0.05) out.add(`faint: ${measured.toFixed(1)} < ${least} “${text}” of ${named}`)
    }
    return [...out]
  }

  window.looking = {
    complaints({ least, cut, crossing, swiped, small, apart, sight }) {
      const found = texts()
      return [
        ...sideways(found, swiped),
        ...inSight(sight),
        ...cutText(found, cut),
        ...cutFields(),
        ...stickingOut(found),
        ...crossed(found, crossing),
        ...(least ? smallTargets(least, small, apart) : []),
      ]
    },
    blank,
    faint,
  }
})()

"""Looks at a screen as a critical person does: cut words, small targets, things out of sight, faint letters.

`look` measures what is on the screen now, `look_every_way` the same in several sizes of a window, both languages and
both themes. What is measured, and how, is in `looking.js`. With LUDOTECA_PICTURES=FOLDER each of these screens is kept
there as a picture, and in every way, however few of them the test itself looks at: for eyes.
"""

from __future__ import annotations

import base64
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tests.browser.person import Person

MEASURES = (Path(__file__).parent / "looking.js").read_text("utf-8")
SMALLEST = 40  # pixels that a finger needs

SIZES = {"hand": (390, 664), "small": (360, 640), "lying": (664, 390), "table": (1440, 900)}
PORTUGUESE, ENGLISH = "pt-BR", "en"

# Words that may end in an ellipsis: one tap shows them whole.
MAY_BE_CUT = ".peek .line"
# What one swipes along.
MAY_BE_SWIPED = "[data-swipe]"

# What ends soon has ended; clocks that run for longer, and what never ends, are no movement.
# A colour that has arrived may set off the one of what lies in it, which takes it over.
ARRIVE = """async () => {
  for (let times = 0; times < 8; times += 1) {
    const moving = document
      .getAnimations()
      .filter((one) => one.playState !== 'finished' && one.effect.getComputedTiming().endTime < 3000)
    if (!moving.length) return
    moving.forEach((one) => one.finish())
    await new Promise((done) => requestAnimationFrame(done))
  }
}"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# At a desk the languages stand in the bar; a page over the board does not keep this hand off.
SPEAK = """language => {
  const choice = document.querySelector(`nav.tools [lang='${language}']`)
  choice?.click()
  return choice !== null
}"""
# Pages between games have no bar: there the browser is told, as by a visit before.
BARE = "() => document.querySelector('header.top') === null"
REMEMBER = "language => localStorage.setItem('ludoteca.language', language)"
# Nothing is scrolled: a window that was smaller or larger may have left it anywhere.
FROM_THE_TOP = """() => document.querySelectorAll('html, .app, .app *').forEach((one) => {
  if (one.scrollTop > 0 && !one.matches('[role=log], [role=log] *')) one.scrollTop = 0
})"""
# Whose content is wider than they are, by what they say.
TOO_WIDE = """selector => [...document.querySelectorAll(selector)]
  .filter((one) => one.getClientRects().length && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim())"""
# Words that begin on one line and end on the next.
BROKEN = """selector => [...document.querySelectorAll(selector)].flatMap((one) =>
  [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).flatMap((node) =>
    [...node.data.matchAll(/\\S+/g)].filter((word) => {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1
    }).map((word) => word[0])))"""
# By how many pixels the page is higher than the window.
TOO_HIGH = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"
SPEAKS = "language => document.documentElement.lang === language && !/ui-[a-z]+-[a-z]/.test(document.body.innerText)"

# Panels of the end page that lie over each other.
OVERLAPPING = """() => {
  const shown = [...document.querySelectorAll('.end .panel, .app .panel')].filter((one) => one.clientHeight > 0)
  const boxes = shown.map((one) => [one.getAttribute('aria-label'), one.getBoundingClientRect(), one])
  return boxes.flatMap(([name, a, one], at) => boxes.slice(at + 1)
    .filter(([, b, other]) => !one.contains(other) && a.left < b.right - 2 && b.left < a.right - 2
      && a.top < b.bottom - 2 && b.top < a.bottom - 2)
    .map(([other]) => `${name} and ${other}`))
}"""

# How many sentences of a replay's diary one sees whole: nothing lies over them, and their list is not scrolled.
READ = """() => [...document.querySelectorAll('.steps li p')].filter((one) => {
  const box = one.getBoundingClientRect()
  return [box.top + 4, box.bottom - 4].every((y) => {
    const seen = document.elementFromPoint(box.left + 20, y)
    return seen !== null && one.closest('li').contains(seen)
  })
}).length"""


class Way(NamedTuple):
    """One way of looking at a screen."""

    size: str
    language: str
    theme: str
    faint: bool = False  # whether to look for faint letters, too


# Portuguese words are longer, so the narrowest windows speak it; every size of a hand is seen in both languages and
# themes.
EVERY_WAY = (
    Way("table", PORTUGUESE, "light", faint=True),
    Way("lying", PORTUGUESE, "light"),
    Way("hand", PORTUGUESE, "dark", faint=True),
    Way("small", PORTUGUESE, "light", faint=True),
    Way("table", ENGLISH, "dark", faint=True),
    Way("small", ENGLISH, "dark"),
    Way("hand", ENGLISH, "light"),
    Way("lying", ENGLISH, "dark"),
)
BY_HAND = tuple(way for way in EVERY_WAY if way.size != "table")
# For a screen that differs little from another one.
QUICKLY = (
    Way("table", PORTUGUESE, "light", faint=True),
    Way("hand", PORTUGUESE, "light"),
    Way("small", PORTUGUESE, "dark", faint=True),
)


@dataclass(frozen=True)
class Screen:
    """What to expect of a screen: `sight` is what one must see without scrolling, `apart` what must not lie over
    another, however large it is; all of them are selectors.
    """

    sight: Sequence[str] = ()
    cut: str = MAY_BE_CUT
    crossing: str = ""
    swiped: str = MAY_BE_SWIPED
    small: str = ""
    apart: str = ""


PLAIN = Screen()
PICTURES = os.environ.get("LUDOTECA_PICTURES")


def settle(who: Person) -> None:
    """Let everything that moves arrive, and wait until that is drawn."""
    who.page.evaluate(TWO_FRAMES)
    who.page.evaluate(ARRIVE)
    who.page.evaluate(TWO_FRAMES)


def turn_to(who: Person, way: Way) -> None:
    """See the same screen another way."""
    width, height = SIZES[way.size]
    if who.page.locator("html").get_attribute("lang") != way.language:
        who.page.set_viewport_size({"width": 1440, "height": 900})
        if who.page.evaluate(BARE):
            who.page.evaluate(REMEMBER, way.language)
            who.page.reload()
        else:
            who.page.wait_for_function(SPEAK, arg=way.language)
        who.page.wait_for_function(SPEAKS, arg=way.language)
    who.page.set_viewport_size({"width": width, "height": height})
    who.page.wait_for_function("width => document.documentElement.clientWidth === width", arg=width)
    who.page.evaluate("dispatchEvent(new Event('resize'))")
    who.page.evaluate(FROM_THE_TOP)
    who.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", way.theme)
    settle(who)


def look(who: Person, screen: Screen = PLAIN, *, touched: bool = True, faint: bool = True) -> list[str]:
    """Everything that is wrong with what is on the screen."""
    bring_measures(who)
    found: list[str] = who.page.evaluate(
        "how => looking.complaints(how)",
        {
            "least": SMALLEST if touched else 0,
            "sight": list(screen.sight),
            "cut": screen.cut,
            "crossing": screen.crossing,
            "swiped": screen.swiped,
            "small": screen.small,
            "apart": screen.apart,
        },
    )
    pale = faint_letters(who) if faint else []
    if pale:  # a board may have moved on meanwhile: once more, when that has arrived
        settle(who)
        again = faint_letters(who)
        pale = [complaint for complaint in pale if complaint in again]
    return found + pale


def too_wide(who: Person, selector: str) -> list[str]:
    """What sticks out of these, or is cut off there."""
    return list(who.page.evaluate(TOO_WIDE, selector))


def broken_words(who: Person, selector: str) -> list[str]:
    """Words in these that no hyphen parts, and that two lines share all the same."""
    return list(who.page.evaluate(BROKEN, selector))


def too_high(who: Person) -> int:
    """By how many pixels one would have to scroll to see all of a page; one may come of its scale."""
    return max(0, int(who.page.evaluate(TOO_HIGH)) - 1)


def bring_measures(who: Person) -> None:
    """The page knows how to measure."""
    if not who.page.evaluate("typeof looking === 'object'"):
        who.page.evaluate(MEASURES)


def faint_letters(who: Person) -> list[str]:
    """Letters that are hard to read on what is behind them."""
    bring_measures(who)
    who.page.evaluate("looking.blank()")
    picture = base64.b64encode(who.page.screenshot(animations="allow")).decode()
    return list(who.page.evaluate("picture => looking.faint(picture)", picture))


def look_every_way(who: Person, where: str, screen: Screen = PLAIN, ways: Sequence[Way] = EVERY_WAY) -> list[str]:
    """Everything that is wrong with a screen, in any of these ways of looking at it."""
    found: list[str] = []
    for way in ways if PICTURES is None else EVERY_WAY:
        turn_to(who, way)
        if PICTURES is not None:
            keep_picture(who, where, way, Path(PICTURES))
        if way in ways:
            complaints = look(who, screen, touched=way.size != "table", faint=way.faint)
            found += [f"{where}, {', '.join(way[:3])}: {complaint}" for complaint in complaints]
    if PICTURES is not None and ways:
        turn_to(who, ways[-1])  # the test goes on as it would without pictures
    return found


def keep_picture(who: Person, where: str, way: Way, folder: Path) -> None:
    """For whoever wants to see it: named by the world, the screen and the way."""
    folder.mkdir(parents=True, exist_ok=True)
    world = who.page.locator("html").get_attribute("data-world") or "house"
    name = re.sub(r"[^a-z0-9]+", "-", f"{world} {where} {' '.join(way[:3])}".lower())
    who.photograph(folder / f"{name}.png")


def assert_diary_is_read(who: Person) -> None:
    """On a small phone, too, one sees more than a line of what happened around the moment of a replay."""
    for way in (QUICKLY[1], QUICKLY[2]):
        turn_to(who, way)
        assert who.page.evaluate(READ) >= 2, f"{way}: the diary cannot be read"

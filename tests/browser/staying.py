"""Watches a board while it is played: whether parts keep their places, and whether something lies on what is touched.

`watch` begins, `moved` tells what was seen since, `covered` what is so now. How it is measured is in `staying.js`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import Person

MEASURES = (Path(__file__).parent / "staying.js").read_text("utf-8")

# Whatever one plays with, by name. What is said and shown inside of them may change; where they are may not.
PARTS = {
    "players": ".seats",
    "me": ".app .me",
    "picture": ".app .picture",
    "market": ".app .market",
    "tray": ".app .tray",
    "dice": ".tray .dice",
    "answers": ".tray .acts",
    "diary": ".app .diary",
}

# Nothing is on its way any more; what glows goes on glowing.
ARRIVED = """() => document.getAnimations()
  .every((one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime > 3000)"""


def watch(who: Person, parts: Mapping[str, str] = PARTS, *, apart: Sequence[str] | None = None) -> None:
    """From now on, see whether anything moves.

    A board may have a layout for each set of its classes, and nothing moves within one. Given `apart`, only these
    classes have one of their own, and nothing moves from one kind of question to the next either."""
    expect(who.page.locator(".signs").first).to_be_visible()  # the last thing to arrive
    who.page.evaluate(MEASURES)
    who.page.evaluate("([parts, apart]) => staying.watch(parts, apart)", [dict(parts), apart and list(apart)])


def moved(who: Person) -> list[str]:
    """What has changed its place or size since, with both."""
    return list(who.page.evaluate("staying.moved"))


def covered(who: Person) -> list[str]:
    """What could be touched, once everything has arrived, if nothing lay on it."""
    who.page.wait_for_function(ARRIVED)
    return list(who.page.evaluate("staying.covered()"))

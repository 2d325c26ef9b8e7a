"""Playing at the plain board, with which any game can be played before it has one of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.person import PATIENCE, QUESTION, Person

EXAMPLES = ("tests.kernel.examples:put_on_shelf",)


def sit_down(host: Person, others: Sequence[Person], game: str, bots: int = 0, **more: Any) -> str:
    """A table with these people and some bots, everyone seated, the match begun; its id."""
    seats = 1 + len(others) + bots
    body = {"game": game, "name": host.name, "seats": seats, "bots": ["aprendiz"] * bots, **more}
    table = str(host.api("/api/tables", body)["id"])
    host.go(f"/t/{table}")
    for other in others:
        other.go(f"/t/{table}")
        other.button("Sit here").first.click()
        expect(host.page.get_by_role("article", name=re.compile(other.name))).to_be_visible()
    host.button(f"Start with {seats}").click()
    return table


def offers(who: Person) -> Locator:
    """What I can choose."""
    return who.page.locator(".choices .list .btn")


def chosen(who: Person, words: str) -> Locator:
    """What I have chosen, and may still change."""
    return who.page.locator(".choices .list .btn.mine", has_text=words)


def asked(who: Person, kind: str) -> None:
    """Wait until I am asked a question of this kind."""
    who.page.wait_for_function(f"kind => ({QUESTION})().startsWith(kind + ':')", arg=kind)


def choose(who: Person, words: str) -> None:
    """Choose what has these words."""
    who.press(offers(who).filter(has_text=words).first)


def answer(who: Person) -> None:
    """Take the first offer, or confirm a pick of nothing; wait until that is said or the board has gone on."""
    question = who.question
    who.press((offers(who) if offers(who).count() else who.page.locator(".choices .cta")).first)
    who.page.wait_for_function(
        f"asked => ({QUESTION})() !== asked || document.querySelector('.choices .btn.mine') !== null", arg=question
    )


def play_on(people: Sequence[Person], most: int = 200) -> None:
    """Everyone answers whatever they are asked, until all see the end page."""
    answered = 0
    last = monotonic()
    while not all(who.is_over for who in people):
        for who in people:
            waits = who.glance() and who.page.locator(".choices .btn.mine").count() == 0
            if who.is_over or not waits:
                continue
            answer(who)
            answered += 1
            last = monotonic()
            assert answered < most, "the match does not end"
        assert monotonic() - last < 2 * PATIENCE / 1000, "nobody is asked anything any more"

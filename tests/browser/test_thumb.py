"""Rush Out! by thumb on a small phone: everything that can be touched is large enough, and nothing needs scrolling."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.test_live import mine_on_cards, race, wait_for_phase

SMALL_PHONE = {"width": 390, "height": 664}  # with the bars of its browser
THUMB = 40  # pixels

# What can be touched and is too small for a thumb, or lies outside the window.
OUT_OF_REACH = """least => [...document.querySelectorAll('.app button:not(:disabled), .app a[href]')]
  .filter(one => one.getClientRects().length > 0)
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, at]) => Math.min(at.width, at.height) < least - 0.5 || at.top < 0 || at.bottom > innerHeight + 1)
  .map(([one, at]) => `${one.getAttribute('aria-label') ?? one.textContent} ${at.width}x${at.height} at ${at.y}`)"""
# Whether the note lies on a slot or on the sentence above the dice.
COVERS_PLAY = """() => {
  const note = document.querySelector('.note').getBoundingClientRect()
  return [...document.querySelectorAll('.slot, .prompt, .grip')].some(one => {
    const at = one.getBoundingClientRect()
    return at.left < note.right && at.right > note.left && at.top < note.bottom && at.bottom > note.top
  })
}"""


def small_race(who: Person, roles: list[str]) -> None:
    """A training with bots, in the hand."""
    who.page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]
    race(who, roles, ["aprendiz", "aprendiz"])


def roll(who: Person) -> None:
    """Tap the yellow button as soon as the dice are cool."""
    expect(who.page.locator("[data-ref=roll].ready")).to_be_visible()
    who.page.locator("[data-ref=roll]").tap()
    expect(who.page.locator("[data-ref=roll].ready")).to_be_hidden()


def place_all_that_fits(who: Person) -> None:
    """Roll until some card is lit, and tap that card."""
    for _ in range(12):
        roll(who)
        lit = who.page.locator("article.near button[data-fit]")
        if lit.count():
            lit.first.tap()
            expect(who.page.locator(".grip.gone").first).to_be_visible()
            return
    raise AssertionError("twelve rolls, and nothing fits")


@pytest.mark.long
@pytest.mark.parametrize("mine", ["guard", "sorcerer"])
def test_a_training_is_played_by_thumb(person: NewPerson, mine: str) -> None:
    ana = person("Ana", phone=True)
    small_race(ana, [mine, *[role for role in ("sorcerer", "bard", "guard") if role != mine]])
    if mine == "sorcerer":
        wait_for_phase(ana, "ready")
        ana.page.locator("[data-ref=roll]").tap()
    wait_for_phase(ana, "race")
    assert ana.page.evaluate(OUT_OF_REACH, THUMB) == []
    place_all_that_fits(ana)
    assert mine_on_cards(ana) == 0, "on a phone the card is the button, not its slots"
    assert ana.page.evaluate(OUT_OF_REACH, THUMB) == []
    assert ana.overflow() <= 0


def test_a_die_that_does_not_fit_is_told_why_beside_the_slot(person: NewPerson) -> None:
    ana = person("Ana", phone=True)
    small_race(ana, ["guard", "sorcerer", "bard"])
    wait_for_phase(ana, "race")
    for _ in range(12):
        roll(ana)
        for die in ana.page.locator(".grip").all():
            die.tap()
            dark = ana.page.locator("article.near button:not([data-fit])")
            if dark.count():
                dark.first.tap()
                note = ana.page.locator(".note")
                expect(note).to_contain_text(re.compile("asks for|Joker does not count as"))  # as the die fell
                assert not ana.page.evaluate(COVERS_PLAY), "the note lies on what is played with"
                return
    raise AssertionError("every die fits everywhere")

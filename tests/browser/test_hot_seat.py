"""Several people at one screen: it is covered between two of them where someone sees a secret, and nowhere else."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.plain import EXAMPLES, answer

MORE_GAMES = EXAMPLES


def test_where_all_lies_open_nothing_is_covered(person: NewPerson) -> None:
    screen = person("Ana", phone=True)
    screen.go("/")
    screen.button("All on this screen").tap()
    form = screen.page.get_by_role("dialog", name="New table")
    form.get_by_role("textbox", name="Player 1").fill("Ana")
    form.get_by_role("textbox", name="Player 2").fill("Rui")
    form.get_by_role("slider").fill("5")
    form.get_by_role("button", name="Create table").tap()
    screen.button(re.compile("^Start with 2")).tap()
    for _ in range(60):
        assert cover(screen).count() == 0
        if not screen.glance():
            continue
        if screen.is_over:
            break
        screen.answer()
    assert screen.is_over


def test_the_device_is_passed_and_hides_the_table(person: NewPerson) -> None:
    screen = person("Ana", phone=True)
    body = {"game": "night-ferry", "name": "Ana", "seats": 2, "hot_seat": ["Ana", "Rui"], "options": {"rounds": 1}}
    screen.go(f"/t/{screen.api('/api/tables', body)['id']}")
    screen.button(re.compile("^Start with 2")).tap()
    passed: list[str] = []
    for _ in range(80):
        who = take_device(screen)
        if who:
            passed.append(who)
        if not screen.glance():
            continue
        if screen.is_over:
            break
        answer(screen)
    assert screen.is_over
    assert {"Ana", "Rui"} <= set(passed)
    assert all(one != other for one, other in pairwise(passed)), "passed only to someone else"


def cover(screen: Person) -> Locator:
    """What lies over the table between two people."""
    return screen.page.get_by_role("dialog", name=re.compile("it’s you!"))


def take_device(screen: Person) -> str:
    """If the device is to be passed: nothing of the table shows; then its new owner takes it."""
    if not cover(screen).is_visible():
        return ""
    assert screen.board.count() == 0, "the table is not even on the page"
    name = str(cover(screen).get_attribute("aria-label")).partition(",")[0]
    screen.button(f"I am {name}").tap()
    expect(cover(screen)).to_be_hidden()
    return name

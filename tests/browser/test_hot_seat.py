"""Several people at one screen: the device is passed, and nothing shows through meanwhile."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person


def test_the_device_is_passed_and_hides_the_table(person: NewPerson) -> None:
    screen = person("Ana", phone=True)
    screen.go("/")
    screen.button("All on this screen").tap()
    form = screen.page.get_by_role("dialog", name="New table")
    form.get_by_role("textbox", name="Player 1").fill("Ana")
    form.get_by_role("textbox", name="Player 2").fill("Rui")
    form.get_by_role("slider").fill("5")
    form.get_by_role("button", name="Create table").tap()
    screen.button(re.compile("^Start with 2")).tap()

    passed: list[str] = []
    for _ in range(60):
        who = take_device(screen)
        if who:
            passed.append(who)
        if not screen.glance():
            continue
        if screen.is_over:
            break
        screen.answer()
    assert screen.is_over
    assert {"Ana", "Rui"} <= set(passed)
    assert all(one != other for one, other in pairwise(passed)), "passed only to someone else"


def take_device(screen: Person) -> str:
    """If the device is to be passed: nothing of the table shows; then its new owner takes it."""
    cover = screen.page.get_by_role("dialog", name=re.compile("it’s you!"))
    if not cover.is_visible():
        return ""
    assert screen.board.count() == 0, "the table is not even on the page"
    name = str(cover.get_attribute("aria-label")).partition(",")[0]
    screen.button(f"I am {name}").tap()
    expect(cover).to_be_hidden()
    return name

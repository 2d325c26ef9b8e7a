"""What may be my end is marked, and takes a second tap: by mouse, by touch and by key."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import DOUBLE_TAP, Person
from tests.browser.server import Server

# In the City no rolled heart heals: whatever the dice show, Tank costs the last heart.
POSITION = {
    "players": [
        {"monster": "gigazaur", "hearts": 1, "energy": 9, "place": "city"},
        {"monster": "the_king", "hearts": 10},
    ],
    "market": ["tank", "heal", "corner_store"],
    "turn": 0,
}


def before_the_tank(who: Person, server: Server) -> str:
    """A match in which I can buy the card that would be my end; what is asked."""
    server.stage(POSITION)
    who.play_now()
    who.wait_for_question("keep")
    asked = who.question
    who.stop_rolling()
    who.wait_past(asked)
    return who.wait_for_question("buy")


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_a_card_that_would_be_my_end_takes_a_second_tap(person: NewPerson, server: Server, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    asked = before_the_tank(ana, server)
    ana.page.locator(".market .pcard").first.click()
    buy = ana.tray.locator(".btn.cta.buy")
    expect(buy).to_contain_text("you fall")
    box = buy.bounding_box()
    (buy.tap if phone else buy.click)()
    expect(buy.get_by_role("alert")).to_have_text("Tap again: you fall")
    assert buy.bounding_box() == box, "the button has moved under the finger"
    assert ana.question == asked, "one tap was enough"
    ana.page.wait_for_timeout(DOUBLE_TAP)
    (buy.tap if phone else buy.click)()
    ana.wait_past(asked)


def test_a_double_tap_is_one_tap_and_thinking_again_takes_it_back(person: NewPerson, server: Server) -> None:
    ana = person("Ana")
    asked = before_the_tank(ana, server)
    ana.page.locator(".market .pcard").first.click()
    buy = ana.tray.locator(".btn.cta.buy")
    buy.dblclick()
    expect(buy.get_by_role("alert")).to_be_visible()
    assert ana.question == asked, "a double tap went through"
    ana.page.keyboard.press("Escape")
    expect(buy.get_by_role("alert")).to_have_count(0)


def test_by_keyboard_it_takes_the_key_twice(person: NewPerson, server: Server) -> None:
    ana = person("Ana")
    asked = before_the_tank(ana, server)
    ana.page.keyboard.press("1")
    buy = ana.tray.locator(".btn.cta.buy")
    ana.page.keyboard.press("Enter")
    expect(buy.get_by_role("alert")).to_have_text("Tap again: you fall")
    assert ana.question == asked, "one key was enough"
    ana.page.wait_for_timeout(DOUBLE_TAP)
    ana.page.keyboard.press("Enter")
    ana.wait_past(asked)

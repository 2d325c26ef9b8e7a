"""What may be my end is marked, and takes a second tap: by mouse, by touch and by key."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.looking import SIZES, settle
from tests.browser.person import CLAW, DOUBLE_TAP, Person
from tests.browser.plain import sit_down
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


NOTHING = [0, 0, 1, 1, 2, 2]  # pairs of numbers, which bring no star and no energy


def before_the_tank(who: Person, server: Server) -> str:
    """A match in which I can buy the card that would be my end; what is asked."""
    server.stage(POSITION, NOTHING)
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
    ana.later(DOUBLE_TAP)
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
    ana.later(DOUBLE_TAP)
    ana.page.keyboard.press("Enter")
    ana.wait_past(asked)


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_the_card_says_it_before_it_is_touched(person: NewPerson, server: Server, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    before_the_tank(ana, server)
    tank, heal = ana.page.locator(".market .pcard").nth(0), ana.page.locator(".market .pcard").nth(1)
    expect(tank).to_contain_text("you fall")
    expect(heal).not_to_contain_text("you fall")
    for width, height in [SIZES["hand"], SIZES["small"]] if phone else [SIZES["table"]]:
        ana.page.set_viewport_size({"width": width, "height": height})
        settle(ana)
        box = heal.bounding_box()
        ana.touch(tank)
        expect(tank).to_contain_text("chosen")
        assert heal.bounding_box() == box, "the market has moved under the finger"
        ana.touch(tank)
        expect(tank).not_to_contain_text("chosen")


def test_a_card_is_read_in_the_shop_and_bought_from_its_sheet(person: NewPerson, server: Server) -> None:
    ana = person("Ana", phone=True)
    asked = before_the_tank(ana, server)
    ana.page.locator(".market .pcard").nth(1).tap()
    ana.button("read", exact=True).tap()
    sheet = ana.page.get_by_role("dialog", name="Heal")
    energy = 9 - 3
    expect(sheet).to_contain_text(f"→ {energy}")
    sheet.get_by_role("button", name="Close").tap()

    ana.page.locator(".market .pcard").first.tap()
    ana.button("read", exact=True).tap()
    sheet = ana.page.get_by_role("dialog", name="Tank")
    expect(sheet.locator(".harm").first).to_be_visible()
    buy = sheet.locator(".btn.cta")
    buy.tap()
    expect(buy.get_by_role("alert")).to_have_text("Tap again: you fall")
    assert ana.question == asked, "one tap was enough"
    ana.later(DOUBLE_TAP)
    buy.tap()
    ana.wait_past(asked)


@pytest.mark.long
def test_at_a_shared_screen_it_names_whose_end_it_may_be(person: NewPerson, server: Server) -> None:
    server.stage(POSITION)
    ana = person("Ana")
    body = {"game": "king-of-tokyo", "name": "Ana", "seats": 2, "hot_seat": ["Ana", "Rui"], "start": True}
    ana.go(f"/t/{ana.api('/api/tables', body)['id']}")
    asked = ana.wait_for_question("keep")
    ana.stop_rolling()
    ana.wait_past(asked)
    ana.wait_for_question("buy")
    tank = ana.page.locator(".market .pcard").first
    expect(tank).to_contain_text("Ana falls")
    tank.click()
    buy = ana.tray.locator(".btn.cta.buy")
    buy.click()
    expect(buy.get_by_role("alert")).to_have_text("Tap again: Ana falls")


def test_who_would_win_by_it_is_named_as_at_the_table(person: NewPerson, server: Server) -> None:
    ana, rui = person("Ana"), person("Rui")
    server.stage({"players": [{"place": "city"}, {"stars": 19}], "turn": 1}, [CLAW] * 6)
    sit_down(ana, [rui], "king-of-tokyo")
    rui.wait_for_question("keep")
    rui.stop_rolling()
    ana.wait_for_question("yield")
    leave = ana.tray.locator(".choice.out")
    expect(leave.locator(".danger")).to_contain_text("Rui wins")
    leave.click()
    expect(leave.get_by_role("alert")).to_have_text("Tap again: Rui wins")

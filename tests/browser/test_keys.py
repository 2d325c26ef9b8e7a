"""Keys at every board: on the buttons once one was used, listed in the rules, and never what someone types."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.plain import EXAMPLES
from tests.browser.test_live import race, wait_for_phase

MORE_GAMES = EXAMPLES
BOARDS = ["king-of-tokyo", "rush-out", "night-ferry"]  # the last one has no board of its own
A_KEY = {"king-of-tokyo": "1", "rush-out": "1", "night-ferry": "?"}
EVERY_KEY = "1234567890 abcdefghijklmnopqrstuvwxyz?"


def sit_at(who: Person, game: str) -> None:
    """At a board of this game, with something to do."""
    if game == "rush-out":
        race(who, ["bard", "sorcerer", "guard"], ["aprendiz", "aprendiz"])
        wait_for_phase(who, "race")
        return
    table = who.create(3, game=game, options={}, bots=["aprendiz", "aprendiz"], start=True)
    who.go(f"/t/{table}")
    who.wait_for_question()


def keys_shown(who: Person) -> Locator:
    return who.page.locator(".app kbd:visible")


@pytest.mark.parametrize("game", BOARDS)
def test_buttons_show_their_keys_once_one_was_used_and_the_rules_list_them(person: NewPerson, game: str) -> None:
    ana = person("Ana")
    sit_at(ana, game)
    expect(ana.page.locator(".app kbd").first).to_be_attached()
    expect(keys_shown(ana)).to_have_count(0)
    ana.page.keyboard.press(A_KEY[game])
    expect(keys_shown(ana)).not_to_have_count(0)
    shown = set(keys_shown(ana).all_inner_texts())
    ana.page.keyboard.press("?")
    rules = ana.page.get_by_role("dialog", name="Rules")
    listed = rules.get_by_role("region", name="Keys").locator("kbd")
    expect(listed.first).to_be_visible()
    said = set(listed.all_inner_texts())
    ranges = [re.fullmatch(r"(\d)–(\d)", text) for text in said]
    said |= {str(key) for found in ranges if found for key in range(int(found[1]), int(found[2]) + 1)}
    assert shown <= said


def test_a_finger_sends_the_keys_away(person: NewPerson) -> None:
    ana = person("Ana", phone=True)
    sit_at(ana, "king-of-tokyo")
    ana.page.keyboard.press("?")
    ana.page.keyboard.press("Escape")
    expect(keys_shown(ana)).not_to_have_count(0)
    ana.page.locator(".picture").tap()
    expect(keys_shown(ana)).to_have_count(0)


ASIDE = """() => {
  const chat = document.querySelector('[role=log]').closest('.chat').getBoundingClientRect()
  const answers = document.querySelector('[data-answers]').getBoundingClientRect()
  const inside = chat.top >= 0 && chat.left >= 0 && chat.right <= innerWidth + 1 && chat.width > 150
  const apart = chat.bottom <= answers.top || answers.bottom <= chat.top
    || chat.right <= answers.left || answers.right <= chat.left
  return inside && apart
}"""


def open_chat(who: Person, game: str) -> None:
    """To where one writes; at the plain board it is always there."""
    if game == "king-of-tokyo" and who.phone:
        who.page.locator(".peek").tap()
    if game != "night-ferry":
        who.button(re.compile("^Chat")).first.click()


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", BOARDS)
def test_the_chat_lies_beside_what_is_asked_and_means_nothing_to_the_board(
    person: NewPerson, game: str, phone: bool
) -> None:
    ana = person("Ana", phone=phone)
    sit_at(ana, game)
    open_chat(ana, game)
    words = ana.page.get_by_label("Your message")
    expect(words).to_be_visible()
    expect(ana.page.locator("dialog[open]")).to_have_count(0)
    ana.page.wait_for_function(ASIDE)
    words.focus()
    before = len(ana.said)
    words.press_sequentially(EVERY_KEY)
    expect(words).to_have_value(EVERY_KEY)
    words.press("Enter")
    expect(ana.page.get_by_role("log", name="Chat")).to_contain_text(EVERY_KEY.strip())
    sent = {json.loads(text)["t"] for text in ana.said[before:]}
    assert sent <= {"chat", "ping"}
    expect(ana.page.locator("dialog[open]")).to_have_count(0)

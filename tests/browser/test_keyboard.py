"""Everything by keyboard, with the focus in sight, and said to those who cannot see."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import CLAW, DESKTOP, Person
from tests.browser.server import Server

OWN_LOBBY = True

ONE, TWO, THREE, _, ENERGY, _ = range(6)  # as the position of a match numbers faces

FOCUS = """() => {
  const at = document.activeElement
  if (!at || at === document.body) return null
  const style = getComputedStyle(at)
  const box = at.getBoundingClientRect()
  const heard = at.cloneNode(true)
  for (const unheard of heard.querySelectorAll('[aria-hidden=true]')) unheard.remove()
  return {
    name: at.getAttribute('aria-label') || heard.textContent.trim().replace(/\\s+/g, ' '),
    ring: at.matches(':focus-visible') && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    inside: box.bottom > 0 && box.top < innerHeight && box.width > 0,
  }
}"""


def tab_to(who: Person, name: str, most: int = 90) -> None:
    """Press Tab until something with this name has the focus; wherever the focus is, it can be seen."""
    for _ in range(most):
        who.page.keyboard.press("Tab")
        focus = who.page.evaluate(FOCUS)
        if focus is None:
            continue
        assert focus["ring"], f"the focus cannot be seen on {focus['name']}"
        assert focus["inside"], f"the focus is outside the window on {focus['name']}"
        if re.search(name, focus["name"]):
            return
    raise AssertionError(f"Tab never reaches {name}")


def test_a_whole_turn_by_keyboard_alone(person: NewPerson) -> None:
    ana = person("Ana")
    ana.go("/")
    expect(ana.button("Play now")).to_be_visible()
    tab_to(ana, "Play now")
    ana.page.keyboard.press("Enter")
    expect(ana.button(re.compile("^apprentice"))).to_be_focused()
    ana.page.keyboard.press("Enter")
    ana.board.wait_for()
    for _ in range(12):  # until my turn comes, whatever I am asked before it
        ana.wait_for_question()
        if ana.kind == "keep":
            break
        asked = ana.question
        ana.page.keyboard.press("1")
        ana.wait_past(asked)
    said = ana.page.get_by_role("alert").last
    expect(said).to_contain_text("Which dice do you keep?")

    asked = ana.question
    first = ana.tray.locator('[data-ref="die:0"]')
    expect(first).to_have_attribute("aria-pressed", "false")
    ana.page.keyboard.press("1")
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(first).to_be_focused()
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator(":focus")).to_have_attribute("data-ref", re.compile("^die:"))
    tab_to(ana, "^Roll")
    ana.page.keyboard.press("Enter")
    ana.wait_past(asked)

    finished = False
    for _ in range(20):
        asked = ana.wait_for_question()
        kind = asked.partition(":")[0]
        if finished and kind == "keep":
            break
        keys = {"keep": "s", "buy": "e", "snatch": "e", "yield": "1"}
        ana.page.keyboard.press(keys.get(kind, "1"))
        finished = finished or kind == "keep"
        ana.wait_past(asked)
    assert finished
    expect(ana.page.get_by_role("status").last).not_to_be_empty()


def test_the_focus_stays_where_the_next_move_is(person: NewPerson) -> None:
    ana = person("Ana")
    ana.play_now()
    for _ in range(4):
        asked = ana.wait_for_question()
        expect(ana.tray.locator(":focus")).to_have_count(1)  # at an answer, not somewhere on the page
        ana.page.keyboard.press({"keep": "s", "buy": "e"}.get(ana.kind, "1"))
        ana.wait_past(asked)

    ana.wait_for_question()
    ana.button("Chat").first.click()
    words = ana.page.get_by_role("textbox").first
    words.focus()
    asked = ana.question
    ana.answer()
    words.focus()
    ana.wait_for_question()
    expect(words).to_be_focused()  # whoever writes is left alone
    assert ana.question != asked


def test_the_focus_goes_along_with_what_is_picked(person: NewPerson, server: Server) -> None:
    ana = person("Ana")
    market = ["heal", "energize", "national_guard"]
    server.stage({"players": [{"energy": 9, "hearts": 5}, {}], "turn": 0, "market": market}, [ENERGY] * 6)
    ana.play_now()
    ana.wait_for_question("keep")
    ana.page.keyboard.press("s")
    asked = ana.wait_for_question("buy")
    expect(ana.tray.locator(".after ul button").first).to_be_focused()
    ana.page.keyboard.press("2")
    expect(ana.tray.locator(".buy")).to_be_focused()
    ana.page.keyboard.press("Escape")  # think again
    expect(ana.tray.locator(".after ul button").first).to_be_focused()
    ana.page.keyboard.press("1")
    expect(ana.tray.locator(".buy")).to_be_focused()
    ana.page.keyboard.press("Enter")
    ana.wait_past(asked)
    expect(ana.tray.locator(":focus")).to_have_count(1)


def test_with_nothing_to_buy_the_focus_is_where_the_turn_ends(person: NewPerson, server: Server) -> None:
    ana = person("Ana")
    market = ["energize", "national_guard", "complete_destruction"]
    players = [{"place": "city", "energy": 2}, {}]  # enough to sweep, which is no first move
    server.stage({"players": players, "turn": 0, "market": market}, [ONE, ONE, TWO, TWO, THREE, THREE])
    ana.play_now()
    ana.wait_for_question("keep")
    ana.page.keyboard.press("s")
    ana.wait_for_question("buy")
    expect(ana.tray.locator(".done")).to_be_focused()


@pytest.mark.long
def test_the_focus_goes_to_a_question_out_of_turn(person: NewPerson, server: Server) -> None:
    ana = person("Ana")
    server.stage({"players": [{"place": "city"}, {}], "turn": 1}, [CLAW] * 18)
    ana.go(f"/t/{ana.create(2, bots=['aprendiz'])}")
    ana.button("Start with 2").click()
    ana.wait_for_question("yield")
    expect(ana.tray.locator(".choice.out")).to_be_focused()


def test_the_focus_comes_to_the_question_when_a_dialog_is_closed(person: NewPerson, server: Server) -> None:
    ana = person("Ana")
    server.stage({"players": [{"place": "city"}, {}], "turn": 1}, [CLAW] * 18)
    ana.go(f"/t/{ana.create(2, bots=['aprendiz'])}")
    ana.button("Start with 2").click()
    ana.wait_for_question("yield")
    ana.page.keyboard.press("?")
    rules = ana.page.get_by_role("dialog", name="Rules")
    expect(rules).to_be_visible()
    ana.page.evaluate("document.activeElement.blur()")
    ana.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(ana.tray.locator(":focus")).to_have_count(1)


def test_dialogs_keep_the_focus_and_give_it_back(person: NewPerson) -> None:
    ana = person("Ana")
    ana.go("/")
    expect(ana.page.get_by_role("main").get_by_role("button", name="Create table")).to_be_visible()
    tab_to(ana, "Create table")
    ana.page.keyboard.press("Enter")
    form = ana.page.get_by_role("dialog", name="New table")
    expect(form).to_be_visible()
    assert form.evaluate("box => box.contains(document.activeElement)")
    ana.page.keyboard.press("Escape")
    expect(form).to_be_hidden()
    expect(ana.page.locator(":focus")).to_have_text(re.compile("Create table"))


@pytest.mark.long
@pytest.mark.parametrize("how", ["zoomed", "phone"])
def test_text_may_be_twice_as_large(person: NewPerson, how: str) -> None:
    """A window zoomed to 200 % is half as wide; on a phone the system asks for larger letters."""
    who = person("Ana", phone=how == "phone")
    if how == "zoomed":
        who.page.set_viewport_size({"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2})
    who.go("/")
    if how == "phone":
        who.page.evaluate("document.documentElement.style.fontSize = '200%'")
    who.button("Play now").click()
    assert who.overflow() <= 0
    who.button(re.compile("^apprentice")).click()
    who.wait_for_question()
    assert who.overflow() <= 0
    who.answer()

"""Whole matches of the games with cards on the table, by keys alone: the focus is always where the next move is, in
sight and with a name, and what happens is told to those who cannot see it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import DOUBLE_TAP, Person
from tests.browser.server import Server
from tests.browser.teams import begin_city, begin_dungeon
from tests.browser.test_fabrica_de_herois import ME, THEM, come_to_a_window, sit_down
from tests.browser.test_fabrica_de_herois import begin as begin_factory

# What has the focus when something is asked: its name, whether it is an answer, and whether one sees it.
FOCUS = """() => {
  const at = document.activeElement
  const dialog = at?.closest('dialog[open]')
  const heard = at?.cloneNode(true)
  for (const unheard of heard?.querySelectorAll('[aria-hidden=true]') ?? []) unheard.remove()
  return {
    name: at?.getAttribute('aria-label') || heard?.textContent.trim().replace(/\\s+/g, ' ') || '',
    among: Boolean(at?.closest('[data-answers]')) || Boolean(dialog),
    own: Boolean(at?.closest('.me')),
    seen: (at?.getClientRects().length ?? 0) > 0,
  }
}"""
NAMELESS = """() => [...document.querySelectorAll('button, a[href], [role=button], input')]
  .filter((one) => one.getClientRects().length && !one.closest('[aria-hidden=true], [inert]'))
  .filter((one) => !(one.getAttribute('aria-label') || one.title || one.textContent.trim() || one.labels?.length))
  .map((one) => one.outerHTML.slice(0, 160))"""

FEW_CARDS: dict[str, Any] = {
    "wave": 2,
    "guild": ["rogue swords", "warrior eye", "mage hats", "archer bones"],
    "guild_rest": "discard",
    "level": "family",
}
FIGHT = {"lines": ["fight"], "colour": "red", "type": "hero", "moves": 1}
CLOCK = {"lines": ["timer", "gain 1 happiness"], "moves": 2}
STRONG = {"lines": ["combat: roll 4 red + roll 2 blue"], "slot": "hand"}


def press(who: Person, key: str) -> None:
    """Press a key; again, where it says that the first time may be our end."""
    who.page.keyboard.press(key)
    if who.page.locator(".danger.armed").count():
        who.later(DOUBLE_TAP)
        who.page.keyboard.press(key)


def tab_to(who: Person, selector: str, most: int = 60) -> None:
    """Press Tab until something like this has the focus."""
    for _ in range(most):
        if who.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        who.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def focus_is_at_an_answer(who: Person) -> None:
    """Wherever one is asked, the focus is on something that can be pressed for it, which has a name."""
    who.page.wait_for_function(f"() => {{ const at = ({FOCUS})(); return at.among && at.seen && at.name !== '' }}")
    assert not who.page.evaluate(FOCUS)["own"], f"{who.kind}: the focus is on my own panel"


def play_by_keys(who: Person, answer: Callable[[Person], None], most: int = 80) -> set[str]:
    """Answer with keys alone until the end page; the kinds of questions met."""
    met: set[str] = set()
    for _ in range(most):
        while not who.glance():
            assert not who.complaints, who.complaints
        if who.is_over:
            return met
        asked = who.question
        kind = asked.partition(":")[0]
        if kind not in met:
            assert not who.page.evaluate(NAMELESS), who.page.evaluate(NAMELESS)
        met.add(kind)
        focus_is_at_an_answer(who)
        answer(who)
        who.wait_past(asked)
    raise AssertionError("the match does not end")


def in_the_dungeon(who: Person) -> None:
    """A card by its digit and the side that has the focus then; the first answer; else what ends the phase."""
    cards = who.tray.locator(".hand .slot.can")
    if who.kind in ("turn", "defend", "curse") and cards.count():
        number = who.page.evaluate("[...document.querySelectorAll('.hand .slot')].findIndex(s => s.matches('.can'))")
        who.page.keyboard.press(str(number + 1))
        expect(who.tray.locator(".side:focus")).to_have_count(1)
        press(who, "Enter")
    elif who.kind in ("turn", "renew", "last"):
        press(who, "e")
    else:
        press(who, "1")


@pytest.mark.long
def test_a_match_of_the_dungeon_by_keys_alone(server: Server, person: NewPerson) -> None:
    ana = person("Ana", speed="instant")
    mine = {"clan": "ratfolk", "monsters": {"vault": 3}, "hand": ["short_cut", "follow_the_cheese"]}
    begin_dungeon(server, ana, mine, {"clan": "dragon"}, **FEW_CARDS)
    assert {"turn", "act"} <= play_by_keys(ana, in_the_dungeon)
    expect(ana.page.get_by_role("heading", name=re.compile("Vault"))).to_be_visible()


def test_with_an_empty_hand_enter_ends_the_phase(server: Server, person: NewPerson) -> None:
    ana = person("Ana", speed="instant")
    mine = {"clan": "ratfolk", "monsters": {"vault": 3}, "hand": []}
    begin_dungeon(server, ana, mine, {"clan": "dragon"}, phase="play", **FEW_CARDS)
    asked = ana.wait_for_question("turn")
    expect(ana.tray.locator(".pass:focus")).to_have_count(1)
    press(ana, "Enter")
    ana.wait_past(asked)
    expect(ana.page.get_by_role("dialog")).to_have_count(0)


def test_a_card_that_is_put_back_has_the_focus_again(server: Server, person: NewPerson) -> None:
    ana = person("Ana", speed="instant")
    mine = {"clan": "ratfolk", "monsters": {"vault": 3}, "hand": ["short_cut", "follow_the_cheese"]}
    begin_dungeon(server, ana, mine, {"clan": "dragon"}, phase="play", **FEW_CARDS)
    ana.wait_for_question("turn")
    ana.page.keyboard.press("2")
    expect(ana.tray.locator(".side:focus")).to_have_count(1)
    ana.page.keyboard.press("Escape")
    expect(ana.tray.locator(".hand .slot:focus")).to_have_count(1)


def test_the_builder_builds_by_keys_alone(server: Server, person: NewPerson) -> None:
    ana = person("Ana", speed="instant")
    hands = {"clan": "gremlin", "monsters": {"builder": 2}, "hand": ["many_hands"]}
    site = {"scenario": "ground-breaking", "tokens": {"builder": {"coin": 3}}, "phase": "play"}
    begin_dungeon(server, ana, hands, {"clan": "slime", "monsters": {}}, **site)
    for key in ("1", "q"):
        ana.page.keyboard.press(key)
    asked = ana.wait_for_question("act")
    rooms = ana.page.locator(".room").count()
    ana.page.keyboard.press("b")
    expect(ana.tray.locator(".plan:focus")).to_have_count(1)
    ana.page.keyboard.press("ArrowRight")
    place = ana.page.locator(".ghost.here")
    expect(place).to_have_accessible_name(re.compile("beside .*: fits here"))
    first = place.get_attribute("data-ref")
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator(".ghost.here")).not_to_have_attribute("data-ref", first or "")
    expect(ana.tray.locator(".build .cta:focus")).to_have_count(1)
    ana.page.keyboard.press("Enter")
    ana.wait_past(asked)
    expect(ana.page.locator(".room")).to_have_count(rooms + 1)


def in_the_city(who: Person) -> None:
    """A card and how it is played, all tokens to the first target, the first answer; else go on."""
    page = who.page
    if page.get_by_role("dialog").count():  # the shop or the display lie open, with the focus inside
        tab_to(who, "dialog :is(.answer, .ac.can, .it .cta, .shop > .btn)")
        press(who, "Enter")
    elif who.kind == "card":
        page.keyboard.press("1")
        expect(page.locator(".dock .main:focus")).to_have_count(1)
        press(who, "Enter")
    elif who.kind in ("hits", "damage"):
        for key in ("q", "w", "r"):
            page.keyboard.press(key)
        if page.locator(".fight .cta").is_enabled():
            expect(page.locator(".fight .cta:focus")).to_have_count(1)
        press(who, "Enter")
    elif page.locator(".fight").count():
        press(who, "Enter")
    elif (fight := page.locator(".dock .answer", has_text=re.compile("Fight"))).count():
        press(who, fight.first.get_attribute("aria-keyshortcuts") or "")
    elif page.locator(".dock .main").count():
        press(who, "e")
    else:
        press(who, "1")


@pytest.mark.long
def test_the_last_night_of_the_city_by_keys_alone(server: Server, person: NewPerson) -> None:
    ana = person("Ana", speed="instant")
    me = {"hero": "kick-ass", "at": "library", "hand": [FIGHT, CLOCK, CLOCK], "items": [STRONG], "strength": 6}
    hit_girl = {"hero": "hit-girl", "at": "docks", "hand": [CLOCK, CLOCK]}
    night: dict[str, Any] = {"phase": "spawn", "round": 9, "segment": "night", "minions": {"library": 2, "shop": 2}}
    begin_city(server, ana, me, hit_girl, **night)
    assert {"card", "step"} <= play_by_keys(ana, in_the_city)
    expect(ana.page.get_by_role("heading", name=re.compile("Time is up|City Hall"))).to_be_visible()


@pytest.mark.long
def test_the_last_stand_in_the_hideout_by_keys_alone(server: Server, person: NewPerson) -> None:
    ana = person("Ana", speed="instant")
    me = {"hero": "kick-ass", "at": "arena", "strength": 6}
    hit_girl = {"hero": "hit-girl", "at": "arena"}
    hideout: dict[str, Any] = {
        "plot": "john",
        "revealed": True,
        "pieces": 3,
        "phase": "raid",
        "round": 8,
        "twists": [[], [], []],
    }
    rooms: dict[str, Any] = {
        "minions": {"arena": 3},
        "supers": {"arena": 1, "second": 1},
        "boss": {"at": "third", "power": 2, "life": 2, "armour": 0},
    }
    begin_city(server, ana, me, hit_girl, faces=[0, 3, 4, 0, 4, 0] * 2, **hideout, **rooms)
    met = play_by_keys(ana, in_the_city)
    assert {"damage", "hits"} <= met, met


def in_the_factory(who: Person) -> None:
    """A play by its digit, which Enter carries out; the first answer of a window; else the turn ends."""
    if who.kind in ("prepare", "plays") and who.page.locator("[data-ref='play:buy']:not(.off)").count():
        who.page.keyboard.press("1")
        expect(who.tray.locator(".put:focus")).to_have_count(1)
        press(who, "Enter")
    elif who.kind == "answer":
        who.page.keyboard.press("1")
        expect(who.tray.locator(".go:focus")).to_have_count(1)
        press(who, "Enter")
    elif who.kind in ("prepare", "plays", "overfull"):
        press(who, "e")
    elif who.kind == "team":
        press(who, "Enter")
    else:
        press(who, "1")


@pytest.mark.long
def test_a_short_match_of_the_factory_by_keys_alone(server: Server, person: NewPerson) -> None:
    ana = person("Ana", speed="instant")
    sit_down(ana, 2, target=15)
    assert {"team", "plays"} <= play_by_keys(ana, in_the_factory, most=200)


def test_what_a_digit_has_chosen_in_the_factory_is_done_by_enter(server: Server, person: NewPerson) -> None:
    """And not what had the focus before."""
    ana = person("Ana", speed="instant")
    begin_factory(server, ana, [ME, THEM], step="plays", turns=2)
    asked = ana.wait_for_question("plays")
    held = ana.tray.locator(".hand .hc").count()
    ana.page.keyboard.press("1")  # a Hero into the Support; the focus was at one who could enter
    press(ana, "Enter")
    ana.wait_past(asked)
    expect(ana.tray.locator(".hand .hc")).to_have_count(held + 1)


def test_the_answer_that_a_digit_has_chosen_is_given_by_enter(server: Server, person: NewPerson) -> None:
    """And the window is not let pass, where the focus was."""
    ana = person("Ana", speed="instant", language="pt-BR")
    come_to_a_window(server, ana)
    asked = ana.question
    expect(ana.tray.locator(".pass")).to_be_focused()
    ana.page.keyboard.press("1")
    press(ana, "Enter")
    ana.wait_past(asked)
    expect(ana.page.get_by_role("region", name="Diário")).to_contain_text("Você usa Conta Errada")

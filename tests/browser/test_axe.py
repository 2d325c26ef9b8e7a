"""axe-core finds no serious or critical problem on any page, in both themes, on the table and on the phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.looking import settle
from tests.browser.person import CLAW, Person, play
from tests.browser.server import ROOT, Server
from tests.browser.teams import begin_city, begin_dungeon

OWN_LOBBY = True

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
# Beside what axe looks for by itself: whoever speaks to a button says what stands on it, so that has to be in its name.
RUN = """(only) => axe.run(document, {
  resultTypes: ['violations'],
  ...(only ? { runOnly: only } : { rules: { 'label-content-name-mismatch': { enabled: true } } }),
}).then((found) => found.violations
  .filter((problem) => problem.impact === 'serious' || problem.impact === 'critical')
  .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`)))"""

BOTS = ("jogador", "jogador", "aprendiz")
# In the middle of a match: cards on the table, someone hurt, something to pay with.
FULL_TABLE = {
    "players": [
        {"place": "city", "energy": 9, "stars": 7, "cards": ["giant_brain", "fire_breathing"]},
        {"hearts": 4, "energy": 3, "cards": ["mimic"]},
        {"hearts": 7, "stars": 12},
        {"energy": 1},
    ],
    "mimics": "fire_breathing",
    "market": ["heal", "tank", "corner_store"],
}


# A dungeon and a city with something of everything.
DUNGEON: dict[str, Any] = {
    "dungeon": [
        ["library", "forge", "study", "graveyard"],
        ["cells", "vault", "workshop", "trainer"],
        ["apothecary", "sewers"],
    ],
    "tokens": {"workshop": {"trap": 2}, "vault": {"coin": 1}, "sewers": {"frog": 2}},
    "portals": {"library": "uncompleted", "trainer": "completed", "sewers": "completed"},
    "treasures": {"library": 1, "forge": 2, "study": 3, "graveyard": 1, "cells": 1},
    "heroes": {"library": ["mage"], "study": ["archer", "archer"], "cells": ["rogue"]},
}
RATS = {"clan": "ratfolk", "monsters": {"workshop": 3, "sewers": 2}, "hand": ["out_of_the_walls", "short_cut"]}
DRAGON = {"clan": "dragon", "monsters": {"vault": [1]}, "hand": ["good_stretch"]}
CITY: dict[str, Any] = {
    "minions": {"shop": 3, "park": 2, "city-hall": 3, "hospital": 2, "library": 1},
    "supers": {"city-hall": 1, "wall-street": 1},
    "protection": {"docks": 2},
    "docks": {"space": 1, "side": "shield"},
    "foes": [{"foe": "scrap", "at": "city-hall"}],
    "row": ["subway_blackout", "lost_cat"],
    "round": 5,
}
FIGHT = {"lines": ["fight"], "colour": "red", "type": "hero", "moves": 1}
CLOCK = {"lines": ["timer", "gain 1 happiness"], "moves": 2}
WALKER = {"hero": "kick-ass", "at": "city-hall", "card": FIGHT, "moves": 0, "stage": "walking", "hand": [CLOCK]}
PARTNER = {"hero": "hit-girl", "at": "docks", "hand": [CLOCK, CLOCK]}


def check(who: Person, where: str) -> None:
    """Both themes of what is on the screen."""
    problems: list[str] = []
    for only in (None, ["color-contrast"]):  # in the other theme only colours are others
        if not who.page.evaluate("typeof axe === 'object'"):
            who.page.evaluate(f"() => {{ {AXE} }}")
        theme = who.page.locator("html").get_attribute("data-theme")
        settle(who)  # colours are measured when what moves has arrived
        problems += [f"{where}, {theme}: {found}" for found in who.page.evaluate(RUN, only)]
        who.change_theme()
    assert who.overflow() <= 0, f"{where}: {who.overflow()} pixels wider than the window"
    assert not problems, "\n".join(problems)


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["table", "phone"])
def test_lobby_rules_and_waiting_room(person: NewPerson, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    ana.play_now()  # something to go on with, in the lobby
    ana.wait_for_question()
    ana.create(4)
    ana.go("/")
    expect(ana.button("Play now")).to_be_visible()
    check(ana, "lobby")
    ana.go("/rules/king-of-tokyo")
    expect(ana.page.get_by_role("heading", level=2).first).to_be_visible()
    check(ana, "rules")
    table = ana.create(5, bots=["mestre", "aprendiz"])
    ana.go(f"/t/{table}")
    expect(ana.button("Sit here").first).to_be_visible()
    check(ana, "waiting room")


@pytest.mark.parametrize("phone", [False, True], ids=["table", "phone"])
def test_board(person: NewPerson, server: Server, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    server.stage({**FULL_TABLE, "turn": 0})
    ana.play_now(BOTS)
    asked = ana.wait_for_question("keep")
    ana.tray.locator(".die.can").first.click()
    check(ana, "my roll")
    ana.stop_rolling()
    ana.wait_past(asked)
    ana.wait_for_question("buy")
    check(ana, "buying")
    server.stage({**FULL_TABLE, "turn": 1}, [CLAW] * 18)
    ana.play_now(BOTS)
    ana.wait_for_question("yield")
    check(ana, "yield?")


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["table", "phone"])
def test_end_and_replay(person: NewPerson, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    ana.play_now(["jogador"], target=5)
    play([ana])
    expect(ana.page.get_by_role("region", name="Luck or brains?").get_by_role("listitem")).to_have_count(2)
    check(ana, "end")
    ana.end.click()
    expect(ana.button("Play", exact=True)).to_be_visible()
    check(ana, "replay")


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["table", "phone"])
def test_the_dungeon(person: NewPerson, server: Server, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    begin_dungeon(server, ana, RATS, DRAGON, **DUNGEON, phase="play")
    check(ana, "my cards")
    ana.touch(ana.tray.locator(".hand .slot.can").first)
    check(ana, "a card")
    ana.press(ana.tray.locator(".sides .side").first)
    ana.wait_for_question("act")
    check(ana, "what it can do")
    begin_dungeon(server, ana, RATS, DRAGON, **DUNGEON, phase="invade", coming=1, guild=["mage hats"])
    ana.wait_for_question("hero")
    check(ana, "the team decides")


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["table", "phone"])
def test_the_city(person: NewPerson, server: Server, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    begin_city(server, ana, {**PARTNER, "hero": "kick-ass"}, PARTNER, **CITY, phase="choose")
    check(ana, "cards")
    ana.touch(ana.page.locator(".hand .ac").first)
    check(ana, "a card is picked")
    begin_city(server, ana, WALKER, PARTNER, **CITY, faces=[0, 0, 4, 0, 4, 0], phase="act", segment="night")
    check(ana, "a step")
    ana.press(ana.page.locator(".dock .answer", has_text=re.compile("Fight")).first)
    ana.wait_for_question("hits")
    check(ana, "a fight")


@pytest.mark.long
def test_the_hideout(person: NewPerson, server: Server) -> None:
    ana = person("Ana")
    raid: dict[str, Any] = {"plot": "john", "revealed": True, "pieces": 3, "phase": "raid", "twists": [[], [], []]}
    begin_city(server, ana, {**PARTNER, "at": "arena"}, {"at": "arena"}, **raid, minions={"arena": 2, "second": 1})
    check(ana, "the last stand")

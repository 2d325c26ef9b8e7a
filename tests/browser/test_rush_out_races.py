"""Races played to their end page: by thumb on a small phone, as Hero and as Sorcerer, and at the table.

They are staged near their end, in the scenario that has everything, with five players. All the while the board is
watched: nothing changes its place, and nothing lies over what one plays with.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import SEES_END, Person
from tests.browser.server import Server
from tests.browser.test_live import GAME, LONGEST_RACE, wait_for_phase
from tests.browser.test_thumb import SMALL_PHONE

WATCH = (Path(__file__).parent / "watching_layout.js").read_text("utf-8")
WATCH = WATCH[WATCH.index("() =>") :]

# Where the next tap goes, as the board offers it: what cannot wait, then what fits, then the dice.
NEXT = """() => {
  const ways = ['.call .five:enabled', '.call .btn:enabled', '.targets button', '.app [data-fit]',
                '.grip.whirl', '.roll.ready:enabled']
  for (const way of ways) {
    for (const one of document.querySelectorAll(way)) {
      const at = one.getBoundingClientRect()
      const x = at.x + at.width / 2, y = at.y + at.height / 2
      if (one.contains(document.elementFromPoint(x, y))) return { x, y, way }
    }
  }
  return null
}"""
READY_OR_OVER = f"() => {SEES_END} || ({NEXT})() !== null"

# One round decides, and both decks are nearly through.
NEAR_THE_END: dict[str, Any] = {
    "scenario": "6",
    "phase": "countdown",
    "now": 0,
    "until": 6000,  # milliseconds: time to look around
    "cooldown": 500,
    "challenges": [
        {"card": "rusty_gate", "slots": ["key", "foot", "heart", "heart"]},
        {
            "card": "face_to_face",
            "slots": ["sword", "fire", "heart", "heart"],
            "dark": ["air", "air", "water", "water"],
        },
        {"card": "loose_stone", "slots": ["key", "sword", "fire", "foot"], "dark": ["plant", "plant", "plant", "fire"]},
    ],
    "challenge_deck": ["seven_padlocks", "snake_nest", "gargoyle_choir", "hydra_bath", "mapless_maze"],
    "spells": [
        {"card": "icy_grip", "slots": ["air", "plant", "plant"], "flag": "fire"},
        {"card": "rusty_reflexes", "slots": ["water", "fire", "fire"], "flag": "air"},
        {"card": "wet_matches", "slots": ["lightning", "air", "air"], "flag": None},
    ],
    "spell_deck": ["roar", "team_spirit", "thieving_wind", "heavy_steps"],
    "rest": "gone",
    "dragon": 1,
    "lives": 3,
    "souls": 6,
    "trophies": {"heroes": 1, "sorcerer": 1},
    "scrolls": ["bottled_storm", "seeds_in_the_wind"],
}


def race(who: Person, server: Server, mine: str) -> str:
    """A staged race with me in the first seat, watched from its beginning; its id."""
    roles = [mine, *(role for role in ("sorcerer", "bard", "guard", "warrior", "cleric") if role != mine)]
    players = [{"role": role} if role == "sorcerer" else {"role": role, "xp": 1} for role in roles]
    server.stage({**NEAR_THE_END, "players": players})
    table = who.create(5, game=GAME, options={"scenario": "6", "roles": roles}, bots=["aprendiz"] * 4, start=True)
    who.go(f"/t/{table}")
    wait_for_phase(who, "race")
    who.page.evaluate(f"({WATCH})()")
    return table


def play_to_the_end(who: Person) -> set[str]:
    """Tap what is offered until the end page comes; the ways that were used."""
    used: set[str] = set()
    while True:
        who.page.wait_for_function(READY_OR_OVER, timeout=LONGEST_RACE)
        if who.page.evaluate(SEES_END):
            return used
        spot = who.page.evaluate(NEXT)
        if spot is None:
            continue
        used.add(spot["way"])
        (who.page.touchscreen.tap if who.phone else who.page.mouse.click)(spot["x"], spot["y"])


def watched(who: Person) -> tuple[list[str], list[str]]:
    """What has moved, and what was covered."""
    return who.page.evaluate("[...window.moved]"), who.page.evaluate("[...window.covered]")


@pytest.mark.long
@pytest.mark.parametrize("mine", ["guard", "sorcerer"])
def test_a_race_is_played_by_thumb_to_its_end(person: NewPerson, server: Server, mine: str) -> None:
    ana = person("Ana", phone=True)
    ana.page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]
    table = race(ana, server, mine)
    used = play_to_the_end(ana)
    expect(ana.end).to_have_attribute("href", f"/r/{table}")
    assert used & {".roll.ready:enabled", ".app [data-fit]"}, "the thumb did something"
    record = ana.api(f"/api/tables/{table}/record")
    assert any(entry[0] == 0 for entry in record["log"])
    moved, covered = watched(ana)
    assert moved == []
    assert covered == []


@pytest.mark.long
def test_on_the_table_nothing_moves_and_nothing_is_covered(person: NewPerson, server: Server) -> None:
    ana = person("Ana")
    race(ana, server, "guard")
    assert play_to_the_end(ana) >= {".roll.ready:enabled", ".app [data-fit]"}, "too little was done to see anything"
    moved, covered = watched(ana)
    assert moved == []
    assert covered == []

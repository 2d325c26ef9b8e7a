"""The board of Keep the Heroes Out! in a terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import ludoteca
from ludoteca.boards import Viewer, board_of
from ludoteca.games.keep_the_heroes_out.game import SCENARIOS
from ludoteca.kernel.session import Session
from ludoteca.narrate import Teller, ask, seat_names, teller
from tests.games.keep_the_heroes_out.table import clan, table

KTHO = "keep-the-heroes-out"
GAME = ludoteca.game(KTHO)
DUNGEON = [["study", "forge", None], ["cells", "vault", "workshop"]]


def shown(session: Session, me: int | None = 0, language: str = "en", width: int = 80, cramped: bool = False) -> str:
    """The board as one who sits there reads it."""
    out = io.StringIO()
    viewer = Viewer(KTHO, language, seat_names(session, language), ["you", "bot"] * 3, me, width, cramped)
    Console(file=out, width=width, color_system=None).print(board_of(session.game).paint(session.view(me), viewer))
    return out.getvalue()


def painted(*players: dict[str, Any], me: int | None = 0, language: str = "en", **more: Any) -> str:
    """The board of a position."""
    return shown(GAME.start_at({"players": list(players), "dungeon": DUNGEON, **more}, seed=3), me, language)


def test_everything_in_the_dungeon_is_in_the_picture() -> None:
    seen = painted(
        {"clan": "slime", "monsters": {"vault": 2, "forge": [1]}, "hand": ["2 move / draw"]},
        {"clan": "witch", "monsters": {"vault": 1}},
        tokens={"forge": {"coin": 2, "trap": 1}, "study": ["book"]},
        portals={"forge": "completed", "study": "uncompleted"},
        treasures={"forge": 2, "study": 3, "vault": 4},
        heroes={"forge": ["mage"], "workshop": ["rogue hurt 1", "champion"]},
        wave=2,
        level="hardcore",
    )
    for expected in (
        "The Cauldron · Hardcore",
        "wave 2",
        "│ ◉ Study",
        "★3 ◌ Book → Scroll",
        "★2 ◎ Coin →",
        "Coin×2 Trap",
        "Slime×2 Witch",
        "Slime−1",
        "zM",
        "zR",
        "M Mage",
        "Portal 4",
        "▶ Slimes (you)  lair 5/8",
        "Vitality 2. Activate: take a Wound off one of your Slimes",
        "▪ A card of icons 2 moves / draw a card",
        "  Witches (bot)  lair 1/2",
    ):
        assert expected in seen, expected
    assert max(map(len, seen.splitlines())) <= 80


def test_rooms_are_joined_and_passages_are_gaps_in_their_walls() -> None:
    seen = painted({"clan": "witch"}, walls=[["study", "forge"]]).splitlines()
    top = next(number for number, line in enumerate(seen) if line.startswith("┌"))
    assert seen[top] == "┌" + "─" * 21 + "┬" + "─" * 21 + "┐"
    assert seen[top + 2][22] == "▒"  # between Study and Forge
    middle = next(line for line in seen if line.startswith("├"))
    assert middle.count("╴    ╶") == 2  # Study to Cells, Forge to Vault
    assert middle.endswith("┐")
    below = seen[seen.index(middle) + 2]
    assert (below[22], below[44], below[66]) == (" ", " ", "│")


def test_loot_has_its_price_and_says_what_can_be_had_at_once() -> None:
    seen = painted(
        {"clan": "witch", "monsters": {"forge": 1}},
        tokens={"forge": ["coin"]},
        loot=["notched_sword", None, "night_owl"],
    )
    assert "1 ✓ Coin Notched Sword" in seen
    assert "2        " in seen
    assert "empty" in seen
    assert "Bone   Night Owl" in seen


def test_a_card_that_is_being_resolved_shows_what_is_left_of_it() -> None:
    session = GAME.start_at(
        {
            "players": [{"clan": "ghost", "monsters": {"vault": 1}, "hand": ["2 move > draw + coin"]}],
            "dungeon": DUNGEON,
        },
        seed=3,
    )
    play = next(choice.action for choice in session.prompt(session.pending[0]).choices if choice.label == "do-play")
    session.answer(0, play)
    assert "» A card of icons  left: 2× Move → Draw, Coin" in shown(session)


def test_who_leads_two_clans_sees_both_hands() -> None:
    session = GAME.start(1, seed=3, options={"clans": [["ratfolk", "witch"]]})
    seen = shown(session, language="pt-BR")
    assert "Rataria (you)" in seen
    assert "Bruxas (you)" in seen
    assert seen.count("▪") == 10


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("language", ["pt-BR", "en"])
def test_every_scenario_fits_eighty_columns(scenario: str, language: str) -> None:
    session = GAME.start(2, seed=3, options={"scenario": scenario})
    for seat in (0, None):
        seen = shown(session, seat, language)
        assert max(map(len, seen.splitlines())) <= 80
        assert "terminal-" not in seen
        assert "board-" not in seen
        for room in session.view(seat)["board"]["rooms"]:
            assert f" {say(language, 'room-' + room['room']).split()[0]}" in seen


def say(language: str, key: str) -> str:
    """A word of the game."""
    return Viewer(KTHO, language, [], [], None, 80).word(key)


def test_plans_of_the_builder_are_shown_with_their_doors() -> None:
    seen = shown(GAME.start(2, seed=3, options={"scenario": "ground-breaking"}))
    assert "Plans (" in seen
    assert "┄ door to nowhere" in seen


def test_a_short_screen_gets_a_short_picture() -> None:
    session = GAME.start(2, seed=3)
    heights = [len(shown(session, cramped=cramped).splitlines()) for cramped in (False, True)]
    assert heights[1] <= 30 < heights[0]
    assert "Guild, to come" in shown(session, cramped=True)


@pytest.mark.rule("KTHO-R72")
def test_a_charge_is_asked_from_the_room_it_begins_in_whatever_the_numbers_of_heroes() -> None:
    position = {
        "players": [{"clan": "witch"}],
        "dungeon": [["vault", "forge"], ["workshop", "trainer"]],
        "heroes": {"forge": ["rogue"], "trainer": ["warrior awake"]},  # the Rogue's token has the Trainer's number
        "treasures": {"vault": 4},
        "phase": "invade",
        "coming": 0,
    }
    session = GAME.start_at(position, seed=3)
    prompt = session.prompt(session.pending[0])
    assert session.pending[0].kind == "way"
    assert ask(GAME, prompt, "en") == "Charging from the Beast Trainer (1): which way do they go?"


def test_who_plays_a_card_names_it_and_nobody_else_does() -> None:
    with table(clan("ratfolk", {"vault": 1}, hand=["2 activate"]), clan("dragon", {"vault": 1})) as g:
        g.plays("2 activate").does("produce", "vault")
        told = " ".join(teller(g.session, "en").tell_all(g.events))
    assert told.count("Ratfolk play ") == 1
    card = told.split("Ratfolk play ")[1].split(". ")[0]
    assert f"{card}: Ratfolk" not in told, told
    assert "Vault: Ratfolk make a Coin" in told  # what acts and is not named by what it does still is


@pytest.mark.rule("KTHO-D-63")
def test_who_leads_two_clans_is_told_of_as_the_one_that_acts() -> None:
    rats = {**clan("ratfolk", {"vault": 1}, hand=["2 activate", "book"]), "seat": 0}
    witches = {**clan("witch", {"vault": 1}), "seat": 0}
    with table(rats, witches) as g:
        g.plays("2 activate").does("produce", "vault").passes().plays("book").does("place", "book", "vault")
        told = " ".join(teller(g.session, "en").tell_all(g.events))
        assert seat_names(g.session, "en") == ["Ratfolk and Witches"]
    assert "Ratfolk make a Coin" in told
    assert "Ratfolk place a Book" in told
    assert "and Witches" not in told, told
    named = Teller(g.session.game, g.session.content, ["Ana"], "en")
    assert "Ana makes a Coin" in " ".join(named.tell_all(g.events))

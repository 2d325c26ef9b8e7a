"""The rules of the fourth chapter: Ground-Breaking, the Inspector, the Earthquake, Decoys."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.keep_the_heroes_out.content.box import BUILDER, COIN, ROOM_NAMES, VAULT
from ludoteca.games.keep_the_heroes_out.content.scenario import MARK_MORE, MARK_RAID
from ludoteca.games.keep_the_heroes_out.state import NO_TREASURE
from tests.games.keep_the_heroes_out.scenarios import active, clan, event, my_turn
from tests.games.keep_the_heroes_out.table import GAME

# -- Ground-Breaking ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-D-18", "KTHO-R63")
def test_a_hero_without_a_room_digs_into_the_vault() -> None:
    with event("ground-breaking", "mage hats") as g:
        g.waits()
        assert g.asleep() == {"vault": ["mage"]}
        assert g.acted() == 1


@pytest.mark.rule("KTHO-D-18", "KTHO-R63")
def test_who_finds_a_room_comes_there() -> None:
    with event("ground-breaking", "mage bones", clans=(clan("slime", {"sewers": 2, "trainer": 2}),)) as g:
        g.waits()
        assert g.asleep() == {"sewers": ["mage"], "trainer": ["mage"]}
        assert g.acted() == 0


@pytest.mark.rule("KTHO-R63")
def test_payday_brings_a_coin_to_the_builder() -> None:
    with event("ground-breaking", "payday", "payday", tokens={"builder": {"coin": 1}}) as g:
        g.waits()
        assert g.lies("builder") == {"coin": 3}


# -- the Inspector -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R27", "KTHO-R16")
def test_too_few_types_of_rooms_at_the_end_of_wave_one_bring_a_card_more_in_every_turn() -> None:
    me = active("witch", {}, ["move"], deck=["move"] * 3)
    with my_turn("inspector", me, guild=["rogue swords"], guild_rest="discard", storm=5) as g:
        g.does("cells")
        assert g.state.wave == 2
        assert g.state.marks[MARK_RAID] == 1
        assert g.told("raid") == [(1, 0, 0, 0, 0)]
        while not g.told("invasion"):
            g.passes()
        assert g.told("invasion")[0][1] == 3 + 5  # two of the Family's Wave 2, and one; and the storm, once
        assert g.state.marks[MARK_MORE] == 0


@pytest.mark.rule("KTHO-R27")
def test_with_all_six_types_everyone_draws_two_cards() -> None:
    whole = (
        ("cells", "sewers", "library", "forge"),
        ("apothecary", "vault", "builder", None),
        (None, "trainer", "study", None),
    )
    me = active("witch", {}, ["move"], deck=["move"] * 5)
    with my_turn("inspector", me, guild=["rogue swords"], guild_rest="discard", dungeon=whole) as g:
        g.does("cells")
        assert g.state.marks[MARK_RAID] == 0
        assert g.hand == ["move"] * (1 + 3 + 2)


@pytest.mark.rule("KTHO-R63", "KTHO-R41", "KTHO-D-62")
def test_a_spot_check_costs_a_coin_from_anywhere_or_brings_one_more_card() -> None:
    lying = {"trainer": {"coin": 1}, "vault": {"coin": 1}}
    with event("inspector", "spot_check", tokens=lying) as g:
        g.is_asked("scenario-side", "0", "1").says("0")
        g.is_asked("scenario-room", "trainer", "vault").says("trainer").waits()
        assert (g.lies("trainer"), g.lies("vault")) == ({}, {"coin": 1})


@pytest.mark.rule("KTHO-R63", "KTHO-R16")
def test_without_a_coin_a_spot_check_just_brings_the_card() -> None:
    with event("inspector", "spot_check", "mage swords", coming=1) as g:
        g.waits()
        assert g.told("more-cards") == [(1, 1, 0, 0, 0)]
        assert g.told("no-room")


@pytest.mark.rule("KTHO-R41")
def test_the_players_may_keep_their_coin() -> None:
    with event("inspector", "spot_check", "mage swords", coming=1, tokens={"vault": {"coin": 1}}) as g:
        g.says("1").waits()
        assert g.lies("vault") == {"coin": 1}
        assert g.told("more-cards")


# -- the Earthquake ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R63", "KTHO-R78", "KTHO-D-62")
def test_the_players_turn_a_tile_and_nobody_is_cut_off() -> None:
    with event("earthquake", "tremor") as g:
        assert g.kind == "scenario-tile"
        offered = g.offers()
        assert not any(turn.startswith("graveyard") for turn in offered)  # it has one way out
        assert not any(turn.startswith("vault") for turn in offered)  # a crossing: no difference
        before = {room: g.ways(room) for room in ROOM_NAMES}
        g.says(min(offered)).waits()
        assert {room: g.ways(room) for room in ROOM_NAMES} != before
        assert all(g.state.ways.distance[room] < 99 for room in range(len(ROOM_NAMES)) if g.table.has(room))
        assert g.acted() == 1


@pytest.mark.rule("KTHO-R78")
def test_turns_with_the_same_outcome_are_one() -> None:
    square = {
        "vault": "J10",
        "library": {"at": "K10"},
        "sewers": {"at": "L10", "turn": 0, "doors": ["north", "east", "south", "west"]},
        "forge": {"at": "J9", "doors": ["north", "east", "south", "west"]},
        "trainer": {"at": "K9", "doors": ["north", "east", "south", "west"]},
        "study": {"at": "L9", "doors": ["north", "east", "south", "west"]},
    }
    with event("earthquake", "tremor", dungeon=square) as g:
        g.waits()  # the Library, straight, turned once or three times: one outcome, and no question
        assert g.ways("library") == {"trainer"}


@pytest.mark.rule("KTHO-R63")
def test_where_nothing_can_be_turned_nothing_happens() -> None:
    with event("earthquake", "tremor", dungeon=(("vault", "forge", "study"),)) as g:
        g.waits()
        assert g.acted() == 0


# -- Decoys ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R4")
def test_there_is_no_treasure_but_the_four_and_a_coin_for_the_builder() -> None:
    state = ludoteca.game(GAME).start(1, seed=3, options={"scenario": "decoys"}).state
    treasures = state.treasures  # type: ignore[attr-defined]
    assert [room for room, treasure in enumerate(treasures) if treasure != NO_TREASURE] == [VAULT]
    assert state.tokens[BUILDER][COIN] == 1  # type: ignore[attr-defined]


@pytest.mark.rule("KTHO-R63", "KTHO-R8", "KTHO-R11", "KTHO-D-62")
def test_the_farthest_room_without_a_treasure_collapses_with_all_that_is_in_it() -> None:
    clans = (clan("slime", {"graveyard": [0, 1], "vault": 1}),)
    more = {
        "heroes": {"graveyard": ["mage", "rogue"]},
        "tokens": {"graveyard": {"bone": 2}},
        "treasures": {"cells": 1, "study": 1},
    }
    with event("decoys", "cave_in", clans=clans, **more) as g:
        g.is_asked("scenario-room", "library", "graveyard").says("graveyard").waits()
        assert not g.table.has(ROOM_NAMES.index("graveyard"))
        assert g.monsters("slime") == {"vault": 1}
        assert g.heroes() == {}
        assert len(g.told("buried")) == 2
        assert g.portal("graveyard") == ""
        shown = [ROOM_NAMES[room] for room in (*g.state.plans, *g.state.pile)]
        assert "graveyard" in shown


@pytest.mark.rule("KTHO-R63")
def test_rooms_that_others_need_and_the_builder_stay() -> None:
    row = (("study", "forge", "vault", "builder"),)
    with event("decoys", "cave_in", dungeon=row, treasures={"study": 2}) as g:
        g.waits()  # the Forge is the only way from the Study; nothing else is left
        assert g.at("forge")
        assert g.acted() == 0

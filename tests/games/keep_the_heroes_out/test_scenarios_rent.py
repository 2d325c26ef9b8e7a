"""The rules of the first chapter: Cauldron, Bailiff, Ring, Battle of the Bands."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.keep_the_heroes_out.content.box import CELLS, ROOM_NAMES, ROOMS
from tests.games.keep_the_heroes_out.scenarios import active, clan, event, marks, my_turn
from tests.games.keep_the_heroes_out.table import GAME

# -- the Cauldron ------------------------------------------------------------------------------------------------

E7_AND_E8 = {
    frozenset(pair)
    for pair in (
        ("vault", "sewers"),
        ("vault", "workshop"),
        ("sewers", "apothecary"),
        ("workshop", "trainer"),
        ("graveyard", "trainer"),
        ("library", "forge"),
        ("cells", "apothecary"),
        ("cells", "vault"),
    )
}


@pytest.mark.rule("KTHO-R4", "KTHO-E7", "KTHO-E8", "KTHO-E2")
def test_the_first_dungeon_has_the_passages_of_the_examples() -> None:
    with event("cauldron", "big_stir") as g:
        ways = g.state.ways
        joined = {
            frozenset((ROOM_NAMES[room], ROOM_NAMES[other])) for room in range(ROOMS) for other in ways.passages[room]
        }
        # The examples leave open only where the Forge and the Study are joined to the rest.
        assert joined == E7_AND_E8 | {frozenset(("forge", "vault")), frozenset(("study", "workshop"))}
        far = {name: ways.distance[room] for room, name in enumerate(ROOM_NAMES)}
        assert far["trainer"] < far["graveyard"]
        assert far["forge"] < far["library"]
        assert CELLS in ways.passages[0]


@pytest.mark.rule("KTHO-R63", "KTHO-R4")
def test_three_frogs_in_the_apothecary_give_everyone_two_cards_and_stay() -> None:
    clans = (clan("witch", deck=["move", "melee"]), clan("ratfolk", deck=["move", "melee"]))
    with event("cauldron", "big_stir", clans=clans, tokens={"apothecary": {"frog": 3}}) as g:
        g.waits()
        assert (len(g.of("witch").hand), len(g.of("ratfolk").hand)) == (2, 3)
        assert g.lies("apothecary") == {"frog": 3}
        assert g.acted() == 1


@pytest.mark.rule("KTHO-R63")
def test_two_frogs_give_nothing_and_loose_frogs_are_lost() -> None:
    lying = {"apothecary": {"frog": 2}, "sewers": {"frog": 2, "coin": 1}, "vault": {"frog": 1}}
    clans = (clan("witch", deck=["move", "melee"]),)
    with event("cauldron", "big_stir", clans=clans, tokens=lying, supply={"frog": 1}) as g:
        g.waits()
        assert len(g.of("witch").hand) == 1
        assert (g.lies("apothecary"), g.lies("sewers"), g.lies("vault")) == ({"frog": 2}, {"coin": 1}, {})
        assert [row[:3] for row in g.told("token-gone")] == [(2, 0, 0), (2, 2, 0)]


@pytest.mark.rule("KTHO-R63")
def test_a_stir_without_a_frog_is_no_act_of_the_rule() -> None:
    with event("cauldron", "big_stir") as g:
        g.waits()
        assert g.acted() == 0


@pytest.mark.rule("KTHO-R56a", "KTHO-D-47")
def test_a_scenario_card_in_the_cells_does_nothing() -> None:
    me = active("witch", {"sewers": 1}, ["move"], deck=["move", "move", "move"])
    with my_turn("cauldron", me, guild=["big_stir"], tokens={"sewers": {"frog": 2}}) as g:
        g.does("cells")
        assert g.lies("sewers") == {"frog": 2}
        assert g.acted() == 0


# -- the Bailiff -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R63", "KTHO-R41", "KTHO-D-62")
def test_the_players_pay_the_bailiff_or_let_the_lowest_treasure_go() -> None:
    clans = (clan("witch"), clan("ratfolk"))
    with event("bailiff", "rent_day", clans=clans, tokens={"vault": {"coin": 3}}) as g:
        g.is_asked("scenario-side", "0", "1")
        assert sorted(g.session.pending) == [0, 1]
        g.says("0").waits()
        assert g.lies("vault") == {"coin": 2}
        assert (g.treasure("library"), g.treasure("graveyard"), g.treasure("trainer")) == (1, 1, 1)


@pytest.mark.rule("KTHO-R63")
def test_in_wave_two_the_rent_is_two_coins() -> None:
    with event("bailiff", "rent_day", tokens={"vault": {"coin": 2}}, wave=2) as g:
        g.says("0").waits()
        assert g.lies("vault") == {}


@pytest.mark.rule("KTHO-R63", "KTHO-R70", "KTHO-D-62")
def test_without_the_coins_the_lowest_treasure_is_turned_and_the_players_choose_among_equals() -> None:
    treasures = {"library": "1 spoils", "graveyard": "1 curse", "trainer": "1 heal"}
    with event("bailiff", "rent_day", tokens={"vault": {"coin": 1}}, wave=2, treasures=treasures) as g:
        g.is_asked("scenario-room", "library", "graveyard", "trainer").says("library").waits()
        assert g.treasure("library") == 0
        assert g.lies("vault") == {"coin": 1}


@pytest.mark.rule("KTHO-R70c", "KTHO-R82")
def test_whom_a_turned_treasure_heals_is_resolved_after_the_card() -> None:
    treasures = {"library": "1 heal", "graveyard": None, "trainer": None}
    with event("bailiff", "rent_day", treasures=treasures, heroes={"library": ["mage"]}) as g:
        assert g.treasure("library") == 0
        g.waits()
        assert g.asleep() == {"vault": ["mage"]}  # over the Forge, which has no Treasure


@pytest.mark.rule("KTHO-R3", "KTHO-R70e")
def test_the_last_treasure_is_the_lowest() -> None:
    bare = dict.fromkeys(("library", "graveyard", "trainer", "apothecary", "study", "workshop", "sewers"))
    with event("bailiff", "rent_day", treasures=bare) as g:
        g.is_over("pillaged")


# -- the Ring ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R63", "KTHO-D-51", "KTHO-D-62")
def test_one_way_opens_and_another_one_is_closed() -> None:
    with event("ring", "new_entrance") as g:
        g.is_asked("scenario-open", "vault-library", "vault-sewers", "vault-graveyard").says("vault-library")
        assert g.ways("vault") == {"forge", "library"}
        offered = g.offers()
        assert "vault-forge" in offered
        assert "vault-library" not in offered  # not the one that was just opened
        assert "sewers-workshop" not in offered  # the Workshop would be cut off
        g.says("vault-forge").waits()
        assert g.ways("vault") == {"library"}
        assert g.state.ways.distance[ROOM_NAMES.index("forge")] == 5
        assert (g.told("passage-opened"), g.told("passage-closed")) == (
            [(0, 1, 0, 0, 0)],
            [(0, 5, 0, 0, 0)],
        )


@pytest.mark.rule("KTHO-D-51")
def test_what_was_closed_can_be_opened_again() -> None:
    with event("ring", "new_entrance", "new_entrance") as g:
        g.says("vault-library").says("vault-forge")
        g.is_asked("scenario-open", "vault-sewers", "vault-graveyard", "vault-forge").says("vault-forge")
        g.says("vault-library").waits()
        assert g.ways("vault") == {"forge"}
        assert g.acted() == 2


# -- Battle of the Bands -----------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R4", "KTHO-R72")
def test_heroes_charge_to_the_stage_and_not_to_the_vault() -> None:
    with event("bands", marks=marks(stage="graveyard")) as g:
        assert g.charges_to("forge") == {"trainer"}
        assert g.charges_to("trainer") == {"graveyard"}
        assert g.charges_to("vault") == {"forge"}
        assert g.charges_to("graveyard") == set()


@pytest.mark.rule("KTHO-R72", "KTHO-R73")
def test_who_is_at_the_stage_stays_and_is_exhausted() -> None:
    with event("bands", marks=marks(stage="forge"), heroes={"forge": ["mage awake"], "sewers": ["rogue awake"]}) as g:
        g.is_asked("way", "vault", "apothecary").says("vault").waits()
        assert g.asleep() == {"forge": ["mage"], "vault": ["rogue"]}
        assert g.told("stayed")
        assert g.treasure("vault") == 4


@pytest.mark.rule("KTHO-R63", "KTHO-R82")
def test_an_encore_moves_the_stage_towards_the_vault_and_wakes_who_listened() -> None:
    heroes = {"trainer": ["mage", "archer"], "cells": ["rogue"]}
    with event("bands", "encore", marks=marks(stage="trainer"), heroes=heroes, treasures={"trainer": None}) as g:
        g.waits()
        assert g.stage() == "forge"
        assert g.asleep() == {"forge": ["archer", "mage"], "cells": ["rogue"]}


@pytest.mark.rule("KTHO-R63", "KTHO-D-62")
def test_from_the_vault_the_stage_goes_to_a_farthest_room() -> None:
    with event("bands", "encore", marks=marks(stage="vault")) as g:
        g.is_asked("scenario-room", "graveyard", "cells").says("cells").waits()
        assert g.stage() == "cells"


@pytest.mark.rule("KTHO-R4")
def test_the_stage_stands_in_the_graveyard_at_first() -> None:
    session = ludoteca.game(GAME).start(2, seed=1, options={"scenario": "bands"})
    shown = session.view(0)["board"]["scenario"]
    assert shown["goal"] == "graveyard"
    assert [register["text"]["key"] for register in shown["registers"]] == ["mark-text-stage"]

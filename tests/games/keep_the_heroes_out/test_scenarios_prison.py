"""The rules of the second chapter: Full House, Ransom, Ringleader, Night Shift."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.keep_the_heroes_out.content.box import CLASS_NAMES, ROOM_NAMES
from tests.games.keep_the_heroes_out.scenarios import active, clan, event, marks, my_turn
from tests.games.keep_the_heroes_out.table import GAME


def at_start(name: str) -> dict[str, list[str]]:
    """The Heroes of a dungeon before the first turn; all of them are exhausted."""
    state = ludoteca.game(GAME).start(2, seed=3, options={"scenario": name}).state
    assert not any(hero.awake for hero in state.heroes)  # type: ignore[attr-defined]
    found: dict[str, list[str]] = {}
    for hero in state.heroes:  # type: ignore[attr-defined]
        found.setdefault(ROOM_NAMES[hero.room], []).append(CLASS_NAMES[hero.hero])
    return found


# -- Full House --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R4")
def test_four_prisoners_begin_in_the_cells() -> None:
    assert at_start("full-house") == {"cells": ["warrior", "rogue", "mage", "archer"]}


@pytest.mark.rule("KTHO-R63", "KTHO-R57", "KTHO-R3")
def test_the_spare_key_brings_a_mage_who_frees_everybody_beside_the_vault() -> None:
    heroes = {"cells": ["warrior", "rogue", "archer"]}
    with event("full-house", "spare_key", heroes=heroes) as g:
        assert g.acted() == 1
        g.is_over("pillaged")  # four walk over to the Vault, which nobody holds


@pytest.mark.rule("KTHO-R63", "KTHO-R57")
def test_whoever_holds_the_vault_meets_the_break_out() -> None:
    heroes = {"cells": ["warrior"]}
    clans = (clan("slime", {"vault": [0, 1]}),)
    with event("full-house", "spare_key", heroes=heroes, clans=clans) as g:
        g.settles()
        assert g.asleep() == {"vault": ["mage", "warrior"]}
        assert g.treasure("vault") == 4


@pytest.mark.rule("KTHO-R61")
def test_without_a_mage_left_all_mages_and_their_company_wake() -> None:
    heroes = {"graveyard": ["mage"] * 6, "cells": ["rogue"]}
    clans = (clan("slime", {"graveyard": [0] * 8}),)
    with event("full-house", "spare_key", heroes=heroes, clans=clans) as g:
        g.settles()
        assert g.told("supply-empty") == [(2, 6, 0, 0, 0)]
        assert g.asleep()["cells"] == ["rogue"]


# -- Ransom ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R4")
def test_two_prisoners_wait_for_their_ransom() -> None:
    assert at_start("ransom") == {"cells": ["warrior", "rogue"]}


@pytest.mark.rule("KTHO-R33", "KTHO-R8")
def test_a_coin_in_the_cells_buys_a_prisoner_off_and_brings_two_cards() -> None:
    me = active("gremlin", {"cells": 1}, ["2 activate"], deck=["melee", "ranged", "draw"])
    heroes = {"cells": ["warrior", "mage", "mage"]}
    with my_turn("ransom", me, heroes=heroes, tokens={"cells": {"coin": 1}}) as g:
        g.plays("2 activate")
        assert g.can_use_rule("cells", 1, "warrior")
        assert g.can_use_rule("cells", 1, "mage")
        assert not g.can_use_rule("cells", 1, "rogue")
        g.uses_rule("cells", 1, "mage")
        assert g.heroes() == {"cells": ["mage", "warrior"]}
        assert g.lies("cells") == {}
        assert g.hand == ["melee", "ranged"]
        assert g.told("released")
        assert not g.can_use_rule("cells", 1, "mage")  # there is no second Coin
        assert g.acted() == 1


@pytest.mark.rule("KTHO-R51")
def test_a_ransom_is_paid_in_the_cells_by_a_monster_there() -> None:
    me = active("gremlin", {"forge": 1}, ["activate"], deck=["melee", "ranged"])
    heroes = {"cells": ["warrior"], "forge": ["mage"]}
    with my_turn("ransom", me, heroes=heroes, tokens={"cells": {"coin": 1}, "forge": {"coin": 1}}) as g:
        g.plays("activate")
        assert not g.can_use_rule("cells", 1, "warrior")
        assert not g.can_use_rule("forge", 1, "mage")


@pytest.mark.rule("KTHO-R63", "KTHO-R82")
def test_more_than_three_prisoners_break_out() -> None:
    clans = (clan("slime", {"forge": [0] * 8}),)
    heroes = {"cells": ["warrior", "warrior", "rogue", "mage"]}
    with event("ransom", "jailbreak", heroes=heroes, clans=clans) as g:
        g.settles()
        assert g.asleep() == {"forge": ["mage", "rogue", "warrior", "warrior"]}
        assert g.acted() == 1


@pytest.mark.rule("KTHO-R63", "KTHO-R81")
def test_three_prisoners_stay_and_get_company() -> None:
    with event("ransom", "jailbreak", "archer hats", heroes={"cells": ["warrior", "warrior", "rogue"]}, coming=1) as g:
        g.waits()
        assert g.asleep() == {"cells": ["archer", "rogue", "warrior", "warrior"]}
        assert g.acted() == 1


# -- the Ringleader ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R65")
def test_the_class_with_most_prisoners_has_vitality_two_everywhere() -> None:
    heroes = {"cells": ["warrior", "warrior", "mage"], "forge": ["warrior", "mage"]}
    with my_turn("ringleader", active("scaled", {"forge": 1}, ["2 melee"]), heroes=heroes) as g:
        assert (g.vitality("warrior@forge"), g.vitality("mage@forge"), g.vitality("warrior@cells")) == (2, 1, 2)
        g.plays("2 melee").does("melee", "warrior@forge")
        assert g.heroes()["forge"] == ["mage", "warrior"]
        assert g.acted() == 1
        g.does("melee", "warrior@forge")
        assert g.heroes()["forge"] == ["mage"]


@pytest.mark.rule("KTHO-R65")
def test_a_tie_has_no_ringleader() -> None:
    heroes = {"cells": ["warrior", "mage"], "forge": ["warrior"]}
    with my_turn("ringleader", active("scaled", {"forge": 1}, ["melee"]), heroes=heroes) as g:
        assert g.vitality("warrior@forge") == 1


@pytest.mark.rule("KTHO-R65")
def test_who_is_no_longer_tough_stays_on_its_feet_until_the_next_hit() -> None:
    heroes = {"cells": ["warrior", "warrior", "mage"], "forge": ["warrior hurt 1"]}
    me = active("scaled", {"forge": 1, "cells": 1}, ["4 melee"])
    with my_turn("ringleader", me, heroes=heroes, marks=marks(leader="warrior")) as g:
        g.plays("4 melee").does("melee", "warrior@cells").does("melee", "warrior@cells")
        assert g.told("no-ringleader")
        assert g.heroes() == {"cells": ["mage", "warrior"], "forge": ["warrior"]}
        g.does("melee", "warrior@forge")
        assert "forge" not in g.heroes()


@pytest.mark.rule("KTHO-R63", "KTHO-R81")
def test_a_roll_call_sends_a_prisoner_and_may_make_a_ringleader() -> None:
    heroes = {"cells": ["warrior", "rogue"]}
    with event("ringleader", "roll_call", "rogue hats", heroes=heroes, coming=1) as g:
        g.waits()
        assert g.heroes() == {"cells": ["rogue", "rogue", "warrior"]}
        assert g.told("ringleader") == [(1, 0, 0, 0, 0)]
        shown = g.session.view(0)["board"]["scenario"]
        assert [register["text"]["key"] for register in shown["registers"]] == ["mark-text-leader"]


# -- the Night Shift ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R56", "KTHO-R4")
def test_the_cells_work_twice_and_the_second_time_two_guild_cards_go_in() -> None:
    me = active("ratfolk", {"vault": 2}, ["move"], deck=["move"] * 6)
    with my_turn("night-shift", me, guild=["warrior eye", "rogue eye", "archer eye"]) as g:
        g.does("cells")
        assert g.heroes() == {"cells": ["warrior"]}
        assert g.acted() == 0
        g.does("cells")
        assert g.heroes() == {"cells": ["archer", "rogue", "warrior"]}
        assert len(g.hand) == 7
        assert g.acted() == 1
        assert not g.may("cells")


@pytest.mark.rule("KTHO-R63", "KTHO-R16")
def test_a_head_count_with_too_few_prisoners_brings_one_more_card() -> None:
    clans = (clan("slime", {"graveyard": 4, "study": 4}),)
    with event("night-shift", "head_count", "mage eye", clans=clans, heroes={"cells": ["rogue"]}, coming=1) as g:
        g.waits()
        assert g.told("more-cards") == [(1, 1, 0, 0, 0)]
        assert g.asleep() == {"cells": ["rogue"], "graveyard": ["mage"], "study": ["mage"]}


@pytest.mark.rule("KTHO-R63")
def test_a_head_count_with_two_prisoners_brings_nothing() -> None:
    with event("night-shift", "head_count", heroes={"cells": ["rogue", "mage"]}) as g:
        g.waits()
        assert (g.told("more-cards"), g.acted()) == ([], 0)

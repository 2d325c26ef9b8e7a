"""The rules of the third chapter: Borrowed Claws, Thin Walls, the Frogs, Two Wings."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.keep_the_heroes_out.content.box import CLAN_NAMES, SEWERS, TRAINER, VAULT
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.state import COMPLETED
from tests.games.keep_the_heroes_out.scenarios import active, clan, event, my_turn
from tests.games.keep_the_heroes_out.table import GAME

# -- Borrowed Claws ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R58", "KTHO-R4")
def test_two_foreign_clans_are_in_the_loot() -> None:
    state = ludoteca.game(GAME).start(3, seed=3, options={"scenario": "borrowed-claws"}).state
    foreign = state.foreign  # type: ignore[attr-defined]
    assert len(foreign) == 2
    assert not {CLAN_NAMES[one] for one in foreign} & {"witch", "slime", "gnoll"}


@pytest.mark.rule("KTHO-R58", "KTHO-R54")
def test_a_borrowed_card_is_in_the_hand_at_once() -> None:
    me = active("witch", {"laboratory": 1}, ["activate"])
    content = ludoteca.game(GAME).content({"scenario": "borrowed-claws"})
    dragon = next(card.id for card in content.cards if card.clan == 0)
    with my_turn("borrowed-claws", me, foreign=["dragon"], loot=[dragon], guild=["rogue hats"]) as g:
        g.plays("activate").does("research")
        assert dragon in g.hand
        assert dragon not in g.discard
        assert g.heroes() == {"cells": ["rogue"]}
        assert g.acted() == 1


@pytest.mark.rule("KTHO-R63", "KTHO-D-65")
def test_the_lender_takes_borrowed_cards_back_and_changes_the_display() -> None:
    content = ludoteca.game(GAME).content({"scenario": "borrowed-claws"})
    dragons = [card.id for card in content.cards if card.clan == 0]
    mine = [card.id for card in content.cards if card.clan == 8]
    clans = (clan("witch", hand=[dragons[0], mine[0]]), clan("slime", hand=[dragons[3], "move"]))
    shown = [card.id for card in content.cards if card.clan < 0][:10]
    more = {"loot": shown[:5], "loot_deck": shown[5:], "foreign": ["dragon"]}
    with event("borrowed-claws", "lender", clans=clans, **more) as g:
        g.waits()
        assert g.cards(g.of("witch").hand) == [mine[0]]
        assert g.cards(g.of("slime").hand) == ["move"]
        assert len(g.told("given-back")) == 2
        assert len(g.told("under")) == 5
        assert g.state.loot_under == 7
        assert g.row == shown[5:]
        assert g.loot_deck[-7:] == [dragons[0], dragons[3], *shown[:5]]
        assert g.acted() == 1


# -- Thin Walls --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R48", "KTHO-R72")
def test_heroes_go_through_completed_portals() -> None:
    portals = {"study": "completed", "vault": "completed"}
    heroes = {"study": ["mage awake"]}
    with event("thin-walls", portals=portals, heroes=heroes, treasures={"study": None}) as g:
        g.waits()
        assert g.asleep() == {"vault": ["mage"]}
        assert g.acted() == 1


@pytest.mark.rule("KTHO-R48")
def test_uncompleted_portals_lead_nowhere() -> None:
    with event("thin-walls", portals={"study": "completed", "vault": "uncompleted"}) as g:
        assert g.charges_to("study") == {"library", "forge"}  # both are as far from the Vault


@pytest.mark.rule("KTHO-R48", "KTHO-D-17")
def test_a_portal_shortens_ways_for_rooms_around_it_too() -> None:
    with event("thin-walls", portals={"trainer": "completed", "vault": "completed"}) as g:
        assert g.charges_to("apothecary") == {"sewers", "trainer"}
        assert g.charges_to("library") == {"trainer"}
        assert g.charges_to("study") == {"library"}


@pytest.mark.rule("KTHO-R33", "KTHO-R46")
def test_an_activate_closes_a_portal() -> None:
    me = active("ghost", {"vault": 1, "trainer": 1}, ["2 activate"])
    with my_turn("thin-walls", me, portals={"vault": "completed"}) as g:
        g.plays("2 activate")
        assert g.can_use_rule("vault", 1)
        assert not g.can_use_rule("trainer", 1)
        g.uses_rule("vault", 1)
        assert g.portal("vault") == "uncompleted"
        assert g.may("complete", "vault")
        assert g.told("portal-closed") == [(0, 0, 0, 0, 0)]


@pytest.mark.rule("KTHO-R63", "KTHO-R46")
def test_the_draught_opens_the_farthest_portal() -> None:
    with event("thin-walls", "draught", "draught") as g:
        g.is_asked("scenario-room", "trainer", "cells").says("cells").waits()
        assert (g.portal("study"), g.portal("cells"), g.portal("vault")) == ("completed", "completed", "uncompleted")


@pytest.mark.rule("KTHO-R63")
def test_a_draught_with_all_portals_open_does_nothing() -> None:
    portals = dict.fromkeys(("study", "vault", "trainer", "cells"), "completed")
    with event("thin-walls", "draught", portals=portals) as g:
        g.waits()
        assert g.acted() == 0


# -- the Frogs rebel ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R4")
def test_two_frogs_sit_in_the_sewers_at_first() -> None:
    state = ludoteca.game(GAME).start(1, seed=3, options={"scenario": "frogs"}).state
    assert state.tokens[SEWERS] == [0, 0, 2, 0, 0]  # type: ignore[attr-defined]


@pytest.mark.rule("KTHO-R63", "KTHO-D-62")
def test_a_frog_beside_a_monster_bites_and_is_gone() -> None:
    clans = (clan("slime", {"sewers": [0, 1]}), clan("dragon", {"sewers": 1}))
    with event("frogs", "croak", clans=clans, tokens={"sewers": {"frog": 2}}) as g:
        g.is_asked("scenario-bite", "slime@sewers", "slime@sewers:1", "dragon@sewers").says("slime@sewers:1")
        g.is_asked("scenario-bite", "slime@sewers", "dragon@sewers").says("dragon@sewers").waits()
        assert g.monsters("slime") == {"sewers": 1}
        assert g.wounds("sewers", "dragon") == [1]
        assert g.lies("sewers") == {"frog": 2}  # two new ones
        assert len(g.told("frog-bites")) == 2


@pytest.mark.rule("KTHO-R63")
def test_other_frogs_hop_one_room_towards_the_vault() -> None:
    lying = {"sewers": {"frog": 1}, "graveyard": {"frog": 1}, "apothecary": {"frog": 2}}
    with event("frogs", "croak", tokens=lying, supply={"frog": 2}) as g:
        g.waits()
        assert g.lies("vault") == {"frog": 1}
        assert g.lies("graveyard") == {"frog": 1}
        assert g.lies("library") == {"frog": 2}
        assert g.lies("sewers") == {"frog": 2}


@pytest.mark.rule("KTHO-R63", "KTHO-R16")
def test_three_frogs_in_the_vault_call_one_more_card() -> None:
    lying = {"vault": {"frog": 2}, "graveyard": {"frog": 1}}
    clans = (clan("slime", {"library": 4, "apothecary": 4}),)
    with event("frogs", "croak", "mage hats", tokens=lying, clans=clans, coming=1) as g:
        g.waits()
        assert g.lies("vault") == {}
        assert g.told("more-cards") == [(1, 1, 0, 0, 0)]
        assert g.asleep() == {"apothecary": ["mage"], "library": ["mage"]}
        assert g.acted() == 2


@pytest.mark.rule("KTHO-R31")
def test_no_more_frogs_come_than_there_are() -> None:
    with event("frogs", "croak", tokens={"graveyard": {"frog": 1}}, supply={"frog": 1}) as g:
        g.waits()
        assert g.lies("sewers") == {"frog": 1}


# -- Two Wings ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R4")
def test_the_wings_meet_in_the_vault_alone() -> None:
    with event("two-wings", "snap") as g:
        west = {"study", "sewers", "graveyard", "trainer"}
        assert g.ways("vault") == {"trainer", "forge"}
        for room in west:
            assert g.ways(room) <= west | {"vault"}


@pytest.mark.rule("KTHO-R63", "KTHO-D-62")
def test_a_snap_turns_a_completed_portal_back() -> None:
    portals = {"graveyard": "completed", "apothecary": "completed"}
    with event("two-wings", "snap", portals=portals) as g:
        g.is_asked("scenario-room", "graveyard", "apothecary").says("apothecary").waits()
        assert (g.portal("graveyard"), g.portal("apothecary")) == ("completed", "uncompleted")
        assert g.told("more-cards") == []


@pytest.mark.rule("KTHO-R63", "KTHO-R16")
def test_without_a_completed_portal_one_more_card_comes() -> None:
    clans = (clan("slime", {"library": 4, "apothecary": 4}),)
    with event("two-wings", "snap", "mage hats", clans=clans, coming=1) as g:
        g.waits()
        assert g.told("more-cards") == [(1, 1, 0, 0, 0)]
        assert sorted(g.asleep()) == ["apothecary", "library"]


@pytest.mark.rule("KTHO-R48", "KTHO-D-17")
def test_ways_through_portals_are_worked_out_once_for_each_change_of_the_dungeon() -> None:
    with my_turn("thin-walls", active("ghost", {"trainer": 1}, ["activate"])) as g:
        far = scenario.hero_distances(g.table)
        assert scenario.hero_distances(g.table) is far
        g.plays("activate").does("complete", "trainer")
        one = scenario.hero_distances(g.table)
        assert one == far, "a Portal alone leads nowhere"
        g.state.portals[VAULT] = COMPLETED
        near = scenario.hero_distances(g.table)
        assert near[TRAINER] == 1 < far[TRAINER]
        assert scenario.hero_distances(g.table) is near
        assert scenario.hero_passages(g.table) is scenario.hero_passages(g.table)

"""The rules of the fifth chapter: Veterans, Champion, Blackout, the Last Night."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.keep_the_heroes_out.content.box import CHAMPION, GRAVEYARD, ROOM_NAMES, TYPE_NAMES
from tests.games.keep_the_heroes_out.scenarios import active, clan, event, marks, my_turn
from tests.games.keep_the_heroes_out.table import GAME

# -- the Veterans ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R65")
def test_heroes_in_rooms_of_the_last_cards_type_have_vitality_two() -> None:
    heroes = {"library": ["mage"], "apothecary": ["rogue"], "forge": ["mage"]}
    me = active("scaled", {"library": 1, "forge": 1}, ["3 melee"])
    with my_turn("veterans", me, heroes=heroes, marks=marks(shown="hats")) as g:
        assert (g.vitality("mage@library"), g.vitality("rogue@apothecary"), g.vitality("mage@forge")) == (2, 2, 1)
        g.plays("3 melee").does("melee", "mage@library").does("melee", "mage@forge")
        assert g.heroes() == {"apothecary": ["rogue"], "library": ["mage"]}
        assert g.acted() == 1
        board = g.session.view(0)["board"]
        assert [one["text"]["key"] for one in board["scenario"]["registers"]] == ["mark-text-shown"]
        assert {room["room"] for room in board["rooms"] if "veterans" in room["marks"]} == {"library", "apothecary"}


@pytest.mark.rule("KTHO-R65", "KTHO-R60", "KTHO-D-62")
def test_a_hurt_hero_who_is_no_veteran_any_more_stands_until_the_next_hit_and_is_asked_for() -> None:
    """It comes to the Vault as any other would: the order of the two matters, for three Rats are there."""
    heroes = {"library": ["rogue awake hurt 1"], "forge": ["mage awake"]}
    clans = (clan("ratfolk", {"vault": 3}), clan("dragon"))
    more = {"treasures": dict.fromkeys(("library", "forge", "workshop")), "marks": marks(shown="bones")}
    with event("veterans", "mage bones", coming=0, clans=clans, heroes=heroes, **more) as g:
        g.is_asked("hero", "rest", "rogue@library", "mage@forge")
        rooms = {room["room"]: room["heroes"] for room in g.session.view(0)["board"]["rooms"]}
        assert [(hero["left"], hero["vitality"]) for hero in rooms["library"]] == [(1, 1)]
    me = active("scaled", {"library": 1}, ["melee"])
    with my_turn("veterans", me, heroes={"library": ["rogue hurt 1"]}, marks=marks(shown="bones")) as g:
        g.plays("melee").does("melee", "rogue@library")
        assert g.heroes() == {}


@pytest.mark.rule("KTHO-R65", "KTHO-R60", "KTHO-D-62")
def test_whom_a_trap_will_not_stop_because_it_charges_among_veterans_is_asked_for() -> None:
    heroes = {"library": ["rogue awake"], "forge": ["mage awake"]}
    clans = (clan("ratfolk", {"vault": 3}), clan("dragon"))
    more = {"treasures": dict.fromkeys(("library", "forge", "workshop")), "marks": marks(shown="swords")}
    lying = {"workshop": {"trap": 1}}
    with event("veterans", "mage bones", coming=0, clans=clans, heroes=heroes, tokens=lying, **more) as g:
        g.is_asked("hero", "rest", "rogue@library", "mage@forge")


@pytest.mark.rule("KTHO-R65", "KTHO-R66", "KTHO-D-42")
def test_the_newcomers_of_a_card_are_veterans_at_once() -> None:
    lying = {"library": {"trap": 1}, "apothecary": {"trap": 2}}
    with event("veterans", "mage hats", tokens=lying, treasures={"library": 3, "apothecary": 3}) as g:
        g.settles()
        assert g.asleep() == {"library": ["mage"]}  # two Traps for the other
        assert g.lies("library") == {}


@pytest.mark.rule("KTHO-R63", "KTHO-R82")
def test_the_old_guard_wakes_where_the_last_card_pointed() -> None:
    heroes = {"library": ["rogue", "archer"], "study": ["mage"]}
    clans = (clan("slime", {"library": 4}),)
    with event("veterans", "old_guard", heroes=heroes, clans=clans, marks=marks(shown="hats")) as g:
        g.settles()
        assert len(g.told("woken")) == 2
        assert g.wounds("library", "slime") != [0, 0, 0, 0]


@pytest.mark.rule("KTHO-R63")
def test_a_card_that_goes_to_the_cells_shows_no_type() -> None:
    me = active("scaled", {"library": 1}, ["melee"], deck=["move"] * 3)
    with my_turn("veterans", me, guild=["rogue eye"], marks=marks(shown="hats")) as g:
        g.does("cells")
        assert TYPE_NAMES[g.state.marks[1] - 1] == "hats"


# -- the Champion ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R4", "KTHO-R65")
@pytest.mark.parametrize("seats", [1, 4])
def test_the_champion_waits_in_the_graveyard_with_vitality_for_all_of_you(seats: int) -> None:
    session = ludoteca.game(GAME).start(seats, seed=3, options={"scenario": "champion"})
    (hero,) = session.state.heroes  # type: ignore[attr-defined]
    assert (hero.hero, hero.room, hero.awake) == (CHAMPION, GRAVEYARD, False)
    rooms = session.view(0)["board"]["rooms"]
    (shown,) = next(room["heroes"] for room in rooms if room["room"] == "graveyard")
    assert shown["vitality"] == seats + 2


@pytest.mark.rule("KTHO-R72", "KTHO-R73")
def test_he_walks_one_room_with_every_card() -> None:
    heroes = {"graveyard": ["champion"]}
    clans = (clan("slime", {"cells": 4}),)
    with event("champion", "mage special", heroes=heroes, clans=clans, treasures={"graveyard": None}) as g:
        g.settles()
        assert g.asleep()["library"] == ["champion"]
        assert g.acted() >= 1


@pytest.mark.rule("KTHO-R69", "KTHO-R68", "KTHO-R66")
def test_he_pillages_attacks_and_springs_traps_like_any_hero() -> None:
    heroes = {"graveyard": ["champion"]}
    clans = (clan("slime", {"library": 1, "cells": 4}),)
    more = {"treasures": {"graveyard": "1 spoils"}, "tokens": {"library": {"trap": 1}}}
    with event("champion", *["mage special"] * 3, heroes=heroes, clans=clans, **more) as g:
        g.settles()
        assert g.treasure("graveyard") == 0  # with the first card
        assert g.hero("champion@library").hurt == 1  # with the second
        assert g.wounds("library", "slime") == [1]  # with the third


@pytest.mark.rule("KTHO-R67", "KTHO-D-70")
def test_who_sleeps_where_he_comes_wakes_and_goes_on() -> None:
    heroes = {"graveyard": ["champion"], "library": ["rogue"]}
    bare = {"graveyard": None, "library": None}
    with event("champion", "mage special", heroes=heroes, treasures=bare, clans=(clan("slime", {"cells": 4}),)) as g:
        g.settles()
        assert g.asleep()["library"] == ["champion"]
        assert "rogue" not in g.asleep()["library"]


@pytest.mark.rule("KTHO-R63")
def test_second_wind_brings_him_back_or_heals_him() -> None:
    with event("champion", "second_wind", heroes={"library": ["champion hurt 2"]}) as g:
        g.settles()
        assert next(hero.hurt for hero in g.state.heroes) == 0
        assert g.told("champion-recovers")
    with event("champion", "second_wind", treasures={"graveyard": 3}) as g:
        g.waits()
        assert g.asleep() == {"graveyard": ["champion"]}


@pytest.mark.rule("KTHO-R35", "KTHO-R65")
def test_he_can_be_brought_down() -> None:
    me = active("scaled", {"library": 1}, ["4 melee"])
    with my_turn("champion", me, heroes={"library": ["champion"]}) as g:
        g.plays("4 melee")
        for _ in range(3):
            assert g.heroes() == {"library": ["champion"]}
            g.does("melee", "champion@library")
        assert g.heroes() == {}


# -- the Blackout ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R63", "KTHO-R51")
def test_a_card_darkens_a_type_and_its_rooms_do_not_work() -> None:
    clans = (clan("witch", {"forge": 1}), clan("ratfolk", {"workshop": 1, "vault": 1}, hand=["activate"]))
    with event("blackout", "blackout_swords", clans=clans, tokens={"forge": {"coin": 1}}) as g:
        g.waits()
        g.plays("activate")
        assert not g.may("produce", "workshop")
        assert g.may("produce", "vault")
        assert g.told("darkened") == [(1, 0, 0, 0, 0)]
        board = g.session.view(0)["board"]
        assert {room["room"] for room in board["rooms"] if "dark" in room["marks"]} == {"workshop", "forge"}
        assert [one["text"]["key"] for one in board["scenario"]["registers"]] == ["mark-text-dark"]
        assert board["scenario"]["lit"] is False  # it acted in the turn before


@pytest.mark.rule("KTHO-R33", "KTHO-R51")
def test_an_activate_in_a_dark_room_lights_its_type() -> None:
    lights = [1 if name in {"workshop", "forge", "library"} else 0 for name in ROOM_NAMES]
    me = active("ratfolk", {"workshop": 1, "vault": 1}, ["2 activate"])
    with my_turn("blackout", me, lights=lights) as g:
        g.plays("2 activate")
        assert not g.can_use_rule("vault", 4)
        g.uses_rule("workshop", 4)
        assert [name for name, dark in zip(ROOM_NAMES, g.state.lights, strict=True) if dark] == ["library"]
        g.does("produce", "workshop")
        assert g.lies("workshop") == {"trap": 1}
        assert g.session.view(0)["board"]["scenario"]["lit"] is True


@pytest.mark.rule("KTHO-R33", "KTHO-R46")
def test_what_is_no_action_of_the_room_can_be_done_in_the_dark() -> None:
    lights = [1 if name in {"graveyard", "study"} else 0 for name in ROOM_NAMES]
    with my_turn("blackout", active("skeleton", {"graveyard": 1}, ["3 activate"]), lights=lights) as g:
        g.plays("3 activate")
        assert not g.may("produce", "graveyard")
        g.does("complete", "graveyard").does("ability-room", "graveyard")
        assert g.lies("graveyard") == {"bone": 1}
        assert g.portal("graveyard") == "completed"


@pytest.mark.rule("KTHO-R63")
def test_what_is_dark_already_cannot_be_darkened() -> None:
    lights = [1 if name in {"workshop", "forge"} else 0 for name in ROOM_NAMES]
    with event("blackout", "blackout_swords", lights=lights) as g:
        g.waits()
        assert g.acted() == 0


# -- the Last Night ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R75", "KTHO-R7")
def test_the_guild_has_cards_for_the_jewel_and_for_special_rooms() -> None:
    content = ludoteca.game(GAME).content({"scenario": "last-night"})
    shown = [TYPE_NAMES[card.room_type] for card in content.guild if card.hero >= 0]
    assert (shown.count("jewel"), shown.count("special")) == (2, 2)


@pytest.mark.rule("KTHO-R75", "KTHO-D-18")
def test_a_jewel_card_brings_one_hero_into_the_vault() -> None:
    with event("last-night", "rogue jewel") as g:
        g.waits()
        assert g.asleep() == {"vault": ["rogue"]}


@pytest.mark.rule("KTHO-R63", "KTHO-R82", "KTHO-D-62")
def test_the_horn_wakes_the_fullest_room() -> None:
    heroes = {"forge": ["mage", "rogue"], "library": ["mage", "archer"], "cells": ["mage"]}
    clans = (clan("slime", {"forge": 4, "library": 4}),)
    with event("last-night", "last_horn", heroes=heroes, clans=clans) as g:
        g.is_asked("scenario-room", "forge", "library").says("forge").settles()
        assert len(g.told("woken")) == 2
        assert g.wounds("library", "slime") == [0, 0, 0, 0]
        assert g.acted() == 1


@pytest.mark.rule("KTHO-R63")
def test_a_horn_in_an_empty_dungeon_wakes_nobody() -> None:
    with event("last-night", "last_horn") as g:
        g.waits()
        assert g.acted() == 0

"""Step 1 of an invasion: Guild cards, the Hero supply, the two Waves, and how a match ends."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.keep_the_heroes_out.content.box import PER_TURN
from tests.games.keep_the_heroes_out.invading import IDLE, PLAIN, WHOLE, clan, invade, turn

# Rooms of two types in a row; the Vault in the middle.
ROW = (("study", "forge", "vault", "workshop", "graveyard"),)
WITH_CELLS = (("study", "forge", "vault", "cells"),)
HELD = {"forge": 3, "workshop": 3, "study": 3, "graveyard": 3}  # whoever comes waits


# -- how many cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R16", "KTHO-R26")
@pytest.mark.parametrize("level", [0, 1, 2])
@pytest.mark.parametrize("wave", [1, 2])
def test_the_level_and_the_wave_say_how_many_guild_cards_are_resolved(level: int, wave: int) -> None:
    assert PER_TURN == ((1, 2), (2, 2), (2, 3))
    names = ("family", "challenging", "hardcore")
    players = [clan("witch", hand=[IDLE])]
    cards = ["rogue swords", "mage eye", "rogue eye", "mage swords"]
    g = turn(*players, dungeon=ROW, treasures=HELD, level=names[level], wave=wave, guild=cards, phase="last")
    assert len(g.told("guild-card")) == PER_TURN[level][wave - 1]


@pytest.mark.rule("KTHO-R29", "KTHO-R28")
def test_there_is_an_invasion_in_each_players_turn() -> None:
    clans = [clan(name, hand=[IDLE]) for name in ("witch", "ghost", "gremlin", "slime")]
    with turn(*clans, dungeon=ROW, treasures=HELD) as g:
        for after in (1, 2, 3, 0):
            g.goes_on()
            assert g.state.active == after
        assert len(g.told("invasion")) == 4


@pytest.mark.rule("KTHO-R60", "KTHO-R62", "KTHO-R63")
def test_one_card_is_resolved_to_its_end_before_the_next_is_drawn() -> None:
    rats = clan("ratfolk", {"vault": 3})
    with invade(rats, cards=["mage swords", "mage eye"], dungeon=ROW, treasures={"study": 3, "graveyard": 3}) as g:
        g.is_asked("hero", "rest", "mage@workshop", "mage@forge")  # they meet in the Vault
        assert len(g.told("guild-card")) == 1
        g.says("rest").waits()
        assert len(g.told("guild-card")) == 2
        discard = g.session.view(None)["board"]["guild"]["gone"]  # open to everybody
        assert [(card["hero"], card["type"]) for card in discard][-2:] == [("mage", "swords"), ("mage", "eye")]
        assert g.asleep() == {"study": ["mage"], "graveyard": ["mage"], "vault": ["mage", "mage"]}


# -- who comes where ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R63")
def test_a_hero_comes_into_each_of_the_two_rooms_of_the_type() -> None:
    with invade(cards=["rogue eye"], dungeon=ROW, treasures=HELD) as g:
        g.waits()
        assert g.asleep() == {"study": ["rogue"], "graveyard": ["rogue"]}


@pytest.mark.rule("KTHO-D-18", "KTHO-R75")
@pytest.mark.parametrize(("card", "there"), [("rogue bones", {}), ("rogue jewel", {"vault": ["rogue"]})])
def test_with_fewer_rooms_of_the_type_fewer_heroes_come(card: str, there: dict[str, list[str]]) -> None:
    with invade(cards=[card], dungeon=ROW) as g:
        g.waits()
        assert g.heroes() == there


@pytest.mark.rule("KTHO-D-18")
def test_with_one_room_of_the_type_one_hero_comes() -> None:
    with invade(cards=["rogue eye"], dungeon=WITH_CELLS, treasures=HELD | {"workshop": None, "graveyard": None}) as g:
        g.waits()
        assert g.heroes() == {"study": ["rogue"]}


@pytest.mark.rule("KTHO-D-43", "KTHO-D-62", "KTHO-R75")
def test_with_three_rooms_of_the_type_the_players_choose_two() -> None:
    treasures = {"laboratory": 3, "builder": 3, "cells": 3}
    with invade(cards=["rogue special"], dungeon=WHOLE, treasures=treasures) as g:
        g.is_asked("rooms", "cells+laboratory", "cells+builder", "laboratory+builder").says("laboratory+builder")
        assert g.heroes() == {"laboratory": ["rogue"], "builder": ["rogue"]}


# -- the Hero supply ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R61", "KTHO-D-52", "KTHO-R82")
def test_without_a_token_all_of_the_class_wake_with_everybody_in_their_rooms() -> None:
    heroes = {"study": ["rogue"] * 4 + ["mage"], "graveyard": ["rogue"] * 2, "forge": ["warrior"]}
    treasures = {"study": 3, "graveyard": 3, "forge": 3}
    with invade(cards=["rogue swords"], dungeon=ROW, heroes=heroes, treasures=treasures, coming=1) as g:
        assert len(g.told("called")) == 7
        assert g.awake() == {"study": ["mage", "rogue", "rogue", "rogue", "rogue"], "graveyard": ["rogue", "rogue"]}
        assert g.asleep() == {"forge": ["warrior"]}
        assert not g.told("hero-comes")


@pytest.mark.rule("KTHO-R61")
def test_the_shortage_wakes_the_prisoners_too() -> None:
    heroes = {"cells": ["rogue"] * 6}
    with invade(cards=["rogue swords"], dungeon=(("vault", "cells"), ("forge", None)), heroes=heroes) as g:
        g.is_over("pillaged")  # six Rogues leave the Cells for the Vault


@pytest.mark.rule("KTHO-D-19", "KTHO-D-62")
def test_with_one_token_left_the_players_choose_the_room_that_gets_it() -> None:
    heroes = {"study": ["rogue"] * 2, "graveyard": ["rogue"] * 3}
    treasures = {"study": 3, "graveyard": 2, "forge": 3, "workshop": 3}
    with invade(cards=["rogue swords"], dungeon=ROW, heroes=heroes, treasures=treasures) as g:
        g.is_asked("supply", "forge", "workshop").says("workshop")
        assert g.awake() == {"study": ["rogue"] * 2, "graveyard": ["rogue"] * 3, "workshop": ["rogue"]}
        assert [args[:2] for args in g.told("hero-comes")] == [(11, 4)]
        assert g.told("supply-empty") == [(1, 5, 0, 0, 0)]


@pytest.mark.rule("KTHO-D-19", "KTHO-R64")
def test_who_was_just_placed_is_not_touched_by_the_shortage() -> None:
    heroes = {"workshop": ["rogue"] * 5}
    more: dict[str, Any] = {"dungeon": ROW, "heroes": heroes, "treasures": HELD, "tokens": {"workshop": ["trap"]}}
    with invade(cards=["rogue swords"], **more) as g:
        g.is_asked("supply").says("workshop")
        assert len(g.told("called")) == 5
        g.is_asked("hero", "rest", "rogue@workshop", "new rogue@workshop").says("new rogue@workshop")
        assert g.told("rogue-disarms")  # as one who was summoned


@pytest.mark.rule("KTHO-D-19", "KTHO-R61")
def test_two_shortages_on_one_card_wake_the_same_heroes_once() -> None:
    with invade(cards=["rogue swords"], dungeon=ROW, heroes={"study": ["rogue"] * 6}, treasures=HELD) as g:
        assert len(g.told("supply-empty")) == 1
        assert len(g.told("called")) == 6


@pytest.mark.rule("KTHO-D-19", "KTHO-D-43")
def test_with_one_token_left_and_three_rooms_one_question_is_enough() -> None:
    with invade(cards=["rogue special"], dungeon=WHOLE, heroes={"study": ["rogue"] * 5}, treasures={"study": 3}) as g:
        g.is_asked("supply", "cells", "laboratory", "builder").says("builder")
        assert g.heroes()["builder"] == ["rogue"]


@pytest.mark.rule("KTHO-D-19", "KTHO-D-43", "KTHO-D-62")
def test_without_a_token_nobody_is_asked_for_rooms() -> None:
    rats = clan("ratfolk", {"study": 9})
    with invade(rats, cards=["rogue special"], dungeon=WHOLE, heroes={"study": ["rogue"] * 6}) as g:
        g.waits()
        assert g.monsters("ratfolk") == {"study": 3}


@pytest.mark.rule("KTHO-R8", "KTHO-R61")
def test_killed_heroes_are_in_the_supply_again() -> None:
    heroes = {"study": ["rogue"] * 5, "graveyard": ["rogue"]}
    rats = clan("ratfolk", {"graveyard": 1}, hand=["melee"])
    with turn(rats, dungeon=ROW, heroes=heroes, treasures=HELD, guild=["rogue swords"]) as g:
        g.plays("melee").does("melee", "rogue@graveyard")
        assert g.told("killed")[0][2] == 1
        g.is_asked("supply")


# -- Waves -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R27", "KTHO-D-33")
def test_when_the_last_card_is_finished_all_are_shuffled_again_and_the_tile_is_turned() -> None:
    with invade(cards=["rogue eye"], dungeon=ROW, treasures=HELD, guild_rest="discard", storm=0) as g:
        g.waits()
        assert g.state.wave == 2
        assert sorted(g.state.guild_deck) == list(range(len(g.state.content.guild)))
        assert g.state.guild_discard == []
        assert g.told("wave")


@pytest.mark.rule("KTHO-D-6")
def test_a_deck_that_runs_out_in_mid_invasion_keeps_the_number_of_this_turns_cards() -> None:
    more: dict[str, Any] = {
        "dungeon": ROW,
        "treasures": HELD,
        "level": "hardcore",
        "guild_rest": "discard",
        "guild": ["rogue eye"],
        "storm": 0,
    }
    with turn(clan("witch", hand=[IDLE]), phase="last", **more) as g:
        g.guild_will_be("mage eye", "mage swords", "mage hats", "mage bones")
        assert len(g.told("guild-card")) == 2
        assert g.state.wave == 2
        g.goes_on()
        assert len(g.told("guild-card")) == 2 + 3


@pytest.mark.rule("KTHO-R27", "KTHO-R2", "KTHO-R77")
def test_the_match_is_won_when_the_last_card_of_wave_2_is_resolved() -> None:
    more: dict[str, Any] = {
        "dungeon": ROW,
        "treasures": {"study": 3, "graveyard": "1 heal"},
        "guild_rest": "discard",
        "wave": 2,
    }
    with invade(clan("witch"), clan("ghost"), cards=["rogue eye"], coming=2, **more) as g:
        g.is_asked("hero").says("rest").is_over("held")
        assert g.asleep() == {"study": ["rogue"], "vault": ["rogue"]}  # resolved to its end, the Heal as well
        assert len(g.told("guild-card")) == 1  # nothing is drawn after it
        assert g.winners == (0, 1)


@pytest.mark.rule("KTHO-D-28", "KTHO-R3")
def test_a_pillaged_4_loses_even_on_the_last_card() -> None:
    more: dict[str, Any] = {"dungeon": ROW, "heroes": {"vault": ["mage"] * 3}, "guild_rest": "discard", "wave": 2}
    with invade(cards=["rogue swords"], **more) as g:
        g.is_over("pillaged")


@pytest.mark.rule("KTHO-D-33")
def test_a_prisoner_amid_the_last_card_of_wave_1_is_drawn_from_the_renewed_deck() -> None:
    more: dict[str, Any] = {"dungeon": WITH_CELLS, "treasures": {"forge": "1 prisoner"}, "guild_rest": "discard"}
    with invade(cards=["rogue swords"], storm=0, **more) as g:
        g.guild_will_be("rogue swords")  # the card that is being resolved is in it
        g.waits()
        assert g.state.wave == 2
        assert g.asleep() == {"forge": ["rogue"], "cells": ["rogue"]}
        assert len(g.state.guild_discard) == 1
        assert len(g.told("wave")) == 1


@pytest.mark.rule("KTHO-D-33")
def test_amid_the_last_card_of_wave_2_nothing_is_drawn_and_the_match_is_won() -> None:
    more: dict[str, Any] = {
        "dungeon": WITH_CELLS,
        "treasures": {"forge": "1 prisoner"},
        "guild_rest": "discard",
        "wave": 2,
    }
    with invade(cards=["rogue swords"], **more) as g:
        g.is_over("held")
        assert g.told("no-card-left")
        assert "cells" not in g.heroes()


@pytest.mark.rule("KTHO-D-33", "KTHO-D-5")
def test_a_deck_emptied_by_a_prisoner_ends_wave_2_when_all_are_exhausted() -> None:
    more: dict[str, Any] = {
        "dungeon": WITH_CELLS,
        "treasures": {"forge": "1 prisoner"},
        "guild_rest": "discard",
        "wave": 2,
    }
    with invade(cards=["rogue swords", "mage eye"], coming=2, heroes={"cells": ["archer"]}, **more) as g:
        g.is_over("held")
        assert g.asleep() == {"forge": ["rogue"], "vault": ["archer", "mage"]}


# -- the Cells and the Waves -------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-D-5", "KTHO-R27")
def test_a_deck_emptied_in_the_cells_before_phase_4_makes_this_invasion_one_of_wave_2() -> None:
    more: dict[str, Any] = {"dungeon": WITH_CELLS, "treasures": {"forge": 3, "study": 3}, "guild_rest": "discard"}
    with turn(clan("witch", hand=[IDLE], rest="deck"), guild=["rogue eye"], storm=0, **more) as g:
        g.guild_will_be("mage eye", "rogue bones", "rogue hats")
        g.does("cells")
        assert g.state.wave == 2
        assert g.told("invasion") == []
        g.goes_on()
        assert [told[:3] for told in g.told("invasion")] == [(0, 2, 2)]  # Family: two cards in Wave 2


@pytest.mark.rule("KTHO-D-5", "KTHO-R77")
def test_the_match_may_be_won_in_a_players_turn() -> None:
    more: dict[str, Any] = {"dungeon": WITH_CELLS, "guild_rest": "discard", "wave": 2}
    with turn(clan("witch", hand=[IDLE]), guild=["rogue eye"], **more) as g:
        g.does("cells").is_over("held")
        assert g.asleep() == {"cells": ["rogue"]}


@pytest.mark.rule("KTHO-D-28", "KTHO-R57", "KTHO-R3")
def test_the_match_may_be_lost_in_a_players_turn_on_the_last_card() -> None:
    more: dict[str, Any] = {
        "dungeon": (("vault", "cells"),),
        "guild_rest": "discard",
        "wave": 2,
        "heroes": {"cells": ["rogue"] * 3},
    }
    with turn(clan("witch", hand=[IDLE]), guild=["mage eye"], **more) as g:
        g.does("cells").is_over("pillaged")


@pytest.mark.rule("KTHO-R4")
def test_the_dungeon_of_these_tests_has_the_ways_that_they_rely_on() -> None:
    with invade(dungeon=PLAIN) as g:
        assert g.ways("vault") == {"forge", "sewers", "workshop"}
        assert g.ways("trainer") == {"workshop", "graveyard"}

"""The special rooms: Cells, Laboratory and Builder (KTHO-R56 to R59, R78, R81)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.keep_the_heroes_out.content.box import BUILDER, EAST, ROOM_NAMES
from ludoteca.games.keep_the_heroes_out.rules.dungeon import measure, turned
from ludoteca.games.keep_the_heroes_out.state import LOST, WON
from tests.games.keep_the_heroes_out.table import WHOLE, Turn, active, clan, table

DECK = ["book", "frog", "bone", "trap"]
JAIL = (("sewers", "vault", "cells"),)

# -- Cells ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R56", "KTHO-R56b", "KTHO-R56c")
@pytest.mark.parametrize("hero", ["warrior", "rogue", "archer"])
def test_a_hero_is_locked_in_and_three_cards_are_drawn(hero: str) -> None:
    with table(active("ratfolk", {}, deck=DECK), dungeon=JAIL, guild=[f"{hero} eye", "mage eye"]) as g:
        g.does("cells")
        assert g.heroes() == {"cells": [hero]}
        assert not g.state.heroes[0].awake
        assert g.hand == ["book", "frog", "bone"]
        assert g.question.kind == "turn"


@pytest.mark.rule("KTHO-R56")
def test_neither_a_monster_nor_an_activate_is_needed_and_once_is_all() -> None:
    with table(active("ratfolk", {}, deck=DECK), dungeon=JAIL, guild=["rogue eye", "rogue eye"]) as g:
        g.does("cells")
        assert not g.may("cells")
        key, rule = g.refused("cells")
        assert rule.startswith("KTHO-")
        assert key


@pytest.mark.rule("KTHO-R56a", "KTHO-D-3")
def test_a_card_of_the_scenario_does_nothing_and_the_cards_are_drawn_all_the_same() -> None:
    with table(active("ratfolk", {}, deck=DECK), dungeon=JAIL, scenario="cauldron") as g:
        event = next(card.id for card in g.state.content.guild if card.hero < 0)
    with table(
        active("ratfolk", {}, deck=DECK), dungeon=JAIL, scenario="cauldron", guild=[event], tokens={"vault": ["frog"]}
    ) as g:
        g.does("cells")
        assert g.heroes() == {}
        assert g.hand == ["book", "frog", "bone"]
        assert g.lies("vault") == {"frog": 1}


@pytest.mark.rule("KTHO-R57", "KTHO-R81", "KTHO-D-16")
def test_a_mage_frees_everybody_and_the_turn_goes_on_when_all_are_exhausted() -> None:
    heroes = {"cells": ["warrior", "rogue"]}
    me = active("ratfolk", {"cells": 4}, ["melee"], deck=DECK)
    with table(me, dungeon=JAIL, guild=["mage eye", "rogue eye"], heroes=heroes) as g:
        g.does("cells")
        while g.question.kind != "turn":
            g.answer(0, g.question.actions[0])
        assert g.monsters() == {"cells": 1}  # three Heroes, three blows
        assert g.heroes() == {"cells": ["mage", "rogue", "warrior"]}
        assert not any(hero.awake for hero in g.state.heroes)
        g.plays("melee").does("melee", "mage@cells")
        assert g.heroes() == {"cells": ["rogue", "warrior"]}


@pytest.mark.rule("KTHO-D-4", "KTHO-D-36")
def test_the_cards_are_in_hand_before_the_heroes_act_and_can_defend() -> None:
    me = active("ratfolk", {"cells": 1}, ["2 activate"], deck=["defend", "frog", "bone", "trap"])
    with table(me, dungeon=JAIL, guild=["mage eye", "rogue eye"]) as g:
        g.does("cells")
        assert g.question.kind == "defend"
        defences = [g.card(card) for (card,) in g.can("defend")]
        assert "defend" in defences  # drawn by this very use of the Cells
        g.does("defend", "defend")
        assert g.monsters() == {"cells": 1}
        assert g.discard == ["defend"]
        assert g.question.kind == "turn"


@pytest.mark.rule("KTHO-D-4", "KTHO-D-8")
def test_an_archer_shoots_on_being_locked_in_after_the_cards_are_drawn() -> None:
    me = active("ratfolk", {"vault": 1}, deck=["defend", "frog", "bone", "trap"])
    with table(me, dungeon=JAIL, guild=["archer eye", "rogue eye"]) as g:
        g.does("cells")
        assert g.question.kind == "defend"
        g.passes()
        assert g.monsters() == {}
        assert g.heroes() == {"cells": ["archer"]}


@pytest.mark.rule("KTHO-D-45", "KTHO-R57")
def test_the_cells_are_not_offered_while_heroes_are_resolved() -> None:
    me = active("ratfolk", {"cells": 2}, ["2 activate"], deck=DECK)
    with table(me, dungeon=JAIL, guild=["mage eye"], heroes={"cells": ["warrior"]}, scenario="night-shift") as g:
        g.does("cells")
        while g.question.kind != "turn":
            assert 1 not in g.question.actions or g.question.kind == "hero"
            g.answer(0, g.question.actions[0])
        assert g.may("cells")  # this scenario has a second time


@pytest.mark.rule("KTHO-R56", "KTHO-D-45")
def test_a_scenario_may_open_the_cells_twice_in_a_turn() -> None:
    guild = ["warrior eye", "rogue eye", "archer eye", "mage eye"]
    me = active("ratfolk", {}, deck=[*DECK, "coin", "melee"])
    with table(me, dungeon=JAIL, guild=guild, scenario="night-shift") as g:
        g.does("cells")
        assert g.heroes() == {"cells": ["warrior"]}
        g.does("cells")
        assert g.heroes() == {"cells": ["archer", "rogue", "warrior"]}  # the second time, two Guild cards
        assert g.hand == ["book", "frog", "bone", "trap", "coin", "melee"]
        assert not g.may("cells")


@pytest.mark.rule("KTHO-D-45")
def test_where_the_cells_open_twice_both_times_may_be_after_clean_up() -> None:
    guild = ["warrior eye", "rogue eye", "archer eye", "mage eye"]
    deck = [*DECK, "coin", "melee", "draw", "move", "portal", "2 move"]
    with table(clan("ratfolk", deck=deck), dungeon=JAIL, guild=guild, scenario="night-shift", phase="last") as g:
        g.does("cells")
        assert g.question.kind == "last"
        g.does("cells")
        assert len(g.told("imprisoned")) == 3


@pytest.mark.rule("KTHO-D-46", "KTHO-R61")
def test_without_a_token_of_the_class_all_of_it_wake_and_the_cards_still_come() -> None:
    heroes = {"sewers": ["warrior"], "vault": ["rogue"]}
    me = active("ratfolk", {"sewers": 3}, ["2 activate"], deck=DECK)
    with table(me, dungeon=JAIL, guild=["warrior eye", "mage eye"], heroes=heroes, supply={"heroes": 1}) as g:
        g.does("cells")
        assert g.monsters() == {"sewers": 2}  # the Warrior of the Sewers woke, and struck
        assert g.hand[1:] == ["book", "frog", "bone"]
        assert g.heroes() == {"sewers": ["warrior"], "vault": ["rogue"]}


@pytest.mark.rule("KTHO-D-34", "KTHO-R56c")
def test_the_cells_draw_as_many_cards_as_there_are() -> None:
    with table(active("ratfolk", {}, deck=["book"], discard=["frog"]), dungeon=JAIL, guild=["rogue eye"]) as g:
        g.does("cells")
        assert g.hand == ["book", "frog"]


@pytest.mark.rule("KTHO-R57", "KTHO-R3")
def test_a_break_out_can_lose_the_match_at_once() -> None:
    heroes = {"cells": ["warrior", "rogue", "archer"]}
    me = active("ratfolk", {}, ["2 activate"], deck=DECK)
    with table(me, dungeon=JAIL, guild=["mage eye"], heroes=heroes) as g:
        g.does("cells")
        assert g.session.outcome is not None
        assert g.state.reason == LOST
        assert g.hand[1:] == ["book", "frog", "bone"]


@pytest.mark.rule("KTHO-D-45", "KTHO-R57", "KTHO-R3")
def test_a_break_out_can_lose_the_match_amid_a_card() -> None:
    heroes = {"cells": ["warrior", "rogue", "archer"]}
    me = active("ratfolk", {"sewers": 2}, ["swarm move"], deck=DECK)
    with table(me, dungeon=JAIL, guild=["mage eye"], heroes=heroes) as g:
        g.plays("swarm move").does("swarm", "move", "sewers").does("cells")
        assert g.state.reason == LOST
        assert g.session.outcome is not None


@pytest.mark.rule("KTHO-D-45", "KTHO-R43", "KTHO-R57")
def test_who_falls_in_a_break_out_amid_a_swarm_strikes_no_more() -> None:
    me = active("ratfolk", {"vault": 3}, ["swarm melee"], deck=DECK)
    heroes = {"vault": ["warrior", "rogue", "archer", "archer"]}
    with table(me, dungeon=JAIL, guild=["mage eye"], heroes=heroes) as g:
        g.plays("swarm melee").does("swarm", "melee", "vault").does("melee", "warrior@vault")
        g.does("melee", "rogue@vault").does("cells")  # the Mage wakes two Archers: three blows, and no Rat is left
        assert g.monsters() == {}
        assert g.question.kind == "turn"
    with table(me, dungeon=JAIL, guild=["mage eye"], heroes=heroes | {"vault": ["warrior", "archer"]}) as g:
        g.plays("swarm melee").does("swarm", "melee", "vault").does("melee", "warrior@vault").does("cells")
        assert g.monsters() == {"vault": 1}, "the Mage wakes the Archer: two blows"
        g.does("melee", "mage@vault")
        assert g.question.kind == "turn", "one Rat is left, and it has struck"


@pytest.mark.rule("KTHO-D-5", "KTHO-D-33")
def test_the_cells_may_draw_the_last_card_of_a_wave() -> None:
    me = active("ratfolk", {}, ["2 activate"], deck=DECK)
    more: dict[str, Any] = {"dungeon": JAIL, "guild": ["warrior eye"], "guild_rest": "discard", "storm": 0}
    with table(me, level="hardcore", **more) as g:
        g.does("cells")
        assert g.state.wave == 2
        assert len(g.state.guild_discard) == 0
        g.passes()
        while g.question.kind != "turn":
            g.answer(0, g.question.actions[0])
        assert g.told("invasion")[0][1:3] == (3, 2)  # this turn's invasion is one of Wave 2
    with table(me, wave=2, **more) as g:
        g.does("cells")
        assert g.state.reason == WON
        assert g.session.outcome is not None


# -- Laboratory ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R58", "KTHO-R81", "KTHO-E3")
def test_e3_the_laboratory_sends_a_hero_to_the_cells_and_gives_a_foreign_card() -> None:
    row = ["good_stretch", None, None, None, None]
    me = active("ratfolk", {"laboratory": 1}, ["activate"], deck=DECK)
    with table(
        me, dungeon=WHOLE, guild=["warrior eye"], loot=row, loot_deck=["2 coin"], loot_rest="gone", foreign=["dragon"]
    ) as g:
        g.plays("activate").does("research")
        assert g.heroes() == {"cells": ["warrior"]}
        assert g.discard == ["good_stretch"]
        assert g.row == ["2 coin", None, None, None, None]
        assert g.hand == []  # such a draw brings no Tactic cards
        assert g.may("cells")  # and is not the use of the Cells


@pytest.mark.rule("KTHO-D-48")
def test_the_laboratory_gives_no_loot() -> None:
    with table(clan("ratfolk", hand=["draw"])) as g:
        loot = g.card(g.state.content.loot[0])
    me = active("ratfolk", {"laboratory": 1}, ["2 activate"], deck=DECK)
    row = [loot, "good_stretch", None, None, None]
    with table(me, dungeon=WHOLE, guild=["rogue eye"], loot=row, loot_rest="gone", foreign=["dragon"]) as g:
        g.plays("2 activate").does("research")
        assert g.discard == ["good_stretch"]  # one foreign card, no question
        assert not g.may("research")


@pytest.mark.rule("KTHO-R58", "KTHO-D-48")
def test_with_several_foreign_cards_the_player_chooses_after_the_hero() -> None:
    row = ["good_stretch", "whole_furnace", None, None, None]
    me = active("ratfolk", {"laboratory": 1}, ["activate"], deck=DECK)
    with table(me, dungeon=WHOLE, guild=["rogue eye"], loot=row, loot_rest="gone", foreign=["dragon"]) as g:
        g.plays("activate").does("research")
        assert g.question.kind == "lab-card"
        assert g.heroes() == {"cells": ["rogue"]}
        assert g.can("take") == [(0,), (1,)]
        g.does("take", 1)
        assert g.discard == ["whole_furnace"]
        assert g.row == ["good_stretch", None, None, None, None]


@pytest.mark.rule("KTHO-R58")
def test_a_foreign_card_is_resolved_with_ones_own_monsters() -> None:
    me = active("ratfolk", {"vault": 1}, ["good_stretch"])
    with table(me, heroes={"forge": ["mage"]}) as g:
        g.plays("good_stretch", 0).does("move", "vault", "workshop")
        assert g.monsters() == {"workshop": 1}


@pytest.mark.rule("KTHO-D-48", "KTHO-R58")
def test_a_mage_from_the_laboratory_frees_the_prisoners_before_the_card_is_taken() -> None:
    row = ["good_stretch", None, None, None, None]
    me = active("ratfolk", {"laboratory": 1, "cells": 5}, ["activate"])
    heroes = {"cells": ["warrior"]}
    with table(
        me, dungeon=WHOLE, guild=["mage eye"], loot=row, loot_rest="gone", foreign=["dragon"], heroes=heroes
    ) as g:
        g.plays("activate").does("research")
        while g.question.kind != "turn":
            g.answer(0, g.question.actions[0])
        assert g.monsters()["cells"] == 3
        kinds = [event.kind for event in g.events]
        assert kinds.index("hero-attacks") < kinds.index("researched")


@pytest.mark.rule("KTHO-D-48", "KTHO-D-15")
def test_the_laboratory_needs_cells_and_a_foreign_card_on_display() -> None:
    me = active("ratfolk", {"laboratory": 1}, ["activate"])
    row = ["good_stretch", None, None, None, None]
    with table(me, dungeon=[["vault", "laboratory"]], loot=row, loot_rest="gone", foreign=["dragon"]) as g:
        g.plays("activate")
        assert not g.may("research")
    with table(me, dungeon=WHOLE, loot=[None] * 5, loot_rest="gone", foreign=["dragon"]) as g:
        g.plays("activate")
        assert not g.may("research")


@pytest.mark.rule("KTHO-D-48")
def test_the_laboratory_works_as_often_as_there_are_activates_and_loot_rooms_do_not_sell_such_cards() -> None:
    row = ["good_stretch", "whole_furnace", None, None, None]
    me = active("ratfolk", {"laboratory": 1, "forge": 1}, ["3 activate"])
    guild = ["rogue eye", "warrior eye"]
    with table(
        me, dungeon=WHOLE, guild=guild, loot=row, loot_rest="gone", foreign=["dragon"], tokens={"forge": ["coin"]}
    ) as g:
        g.plays("3 activate")
        assert g.can("buy") == []
        g.does("research").does("take", 0).does("research")
        assert g.discard == ["good_stretch", "whole_furnace"]
        assert g.heroes() == {"cells": ["rogue", "warrior"]}


@pytest.mark.rule("KTHO-D-47")
def test_a_card_of_the_scenario_at_the_laboratory_does_nothing_and_the_card_still_comes() -> None:
    me = active("ratfolk", {"laboratory": 1}, ["activate"])
    with table(me, dungeon=WHOLE, scenario="cauldron") as g:
        event = next(card.id for card in g.state.content.guild if card.hero < 0)
    row = ["good_stretch", None, None, None, None]
    with table(
        me, dungeon=WHOLE, scenario="cauldron", guild=[event], loot=row, loot_rest="gone", foreign=["dragon"]
    ) as g:
        g.plays("activate").does("research")
        assert g.discard == ["good_stretch"]
        assert g.heroes() == {}


@pytest.mark.rule("KTHO-D-46", "KTHO-D-48")
def test_the_laboratory_without_a_token_of_the_class() -> None:
    me = active("ratfolk", {"laboratory": 1, "sewers": 2}, ["activate"])
    row = ["good_stretch", None, None, None, None]
    with table(
        me,
        dungeon=WHOLE,
        guild=["warrior eye"],
        heroes={"sewers": ["warrior"]},
        supply={"heroes": 1},
        loot=row,
        loot_rest="gone",
        foreign=["dragon"],
    ) as g:
        g.plays("activate").does("research")
        assert g.monsters()["sewers"] == 1
        assert g.discard == ["good_stretch"]


@pytest.mark.rule("KTHO-D-48", "KTHO-R3")
def test_when_a_break_out_loses_the_match_no_card_is_taken_any_more() -> None:
    me = active("ratfolk", {"laboratory": 1}, ["activate"])
    row = ["good_stretch", None, None, None, None]
    lab = (("laboratory", "vault", "cells"),)
    heroes = {"cells": ["warrior", "rogue", "archer"]}
    with table(me, dungeon=lab, guild=["mage eye"], heroes=heroes, loot=row, loot_rest="gone", foreign=["dragon"]) as g:
        g.plays("activate").does("research")
        assert g.state.reason == LOST
        assert g.told("researched") == []
        assert g.row == row


# -- Builder -------------------------------------------------------------------------------------------------------

SITE = {
    "vault": {"at": "J10", "doors": ["north", "east", "south", "west"]},
    "builder": {"at": "K10", "doors": ["west", "east"]},
}


@pytest.mark.rule("KTHO-E4", "KTHO-R59", "KTHO-R78", "KTHO-D-51")
def test_e4_two_coins_are_brought_one_at_a_time_and_a_workshop_is_built() -> None:
    me = active("ratfolk", {"vault": 1}, ["2 activate", "move", "move + draw", "move / draw", "activate"])
    with table(me, dungeon=SITE, plans=["workshop", "library", "study"], pile=["sewers", "forge"]) as g:
        g.plays("2 activate").does("produce", "vault").does("produce", "vault")
        g.plays("move").does("move", "vault", "builder", "coin")
        g.plays("move + draw").does("move", "builder", "vault")
        g.plays("move / draw", 0).does("move", "vault", "builder", "coin")
        assert g.lies("builder") == {"coin": 2}
        g.plays("activate")
        assert {value for *_, value in g.can("build")} == {1, 2}  # one Coin or both
        turn = next(
            turn
            for name, place, turn, value in g.can("build")
            if name == 0 and value == 2 and _grid(place) == "L10" and _open(g, turn, "workshop", "south")
        )
        g.does("build", "workshop", "L10", turn, 2)  # to the far right, so that later rooms can join below it
        assert g.treasure("workshop") == 2
        assert g.lies("builder") == {}
        assert g.ways("workshop") == {"builder"}
        assert g.state.ways.distance[4] == 2
        assert [ROOM_NAMES[room] for room in g.state.plans] == ["sewers", "library", "study"]  # the gap is filled
        assert [ROOM_NAMES[room] for room in g.state.pile] == ["forge"]  # from the pile


def _grid(place: int) -> str:
    return f"{chr(ord('A') + place % 20)}{place // 20 + 1}"


def _open(g: Turn, turn: int, room: str, edge: str) -> bool:
    """Whether a tile that is turned so has a passage on this edge."""
    doors = g.state.content.tile_doors[ROOM_NAMES.index(room)]
    return bool(turned(doors, turn) & (1 << ("north", "east", "south", "west").index(edge)))


@pytest.mark.rule("KTHO-R59", "KTHO-D-51")
def test_the_coins_must_lie_at_the_builder() -> None:
    me = active("ratfolk", {"vault": 1, "builder": 1}, ["activate"])
    with table(me, dungeon=SITE, plans=["workshop"], tokens={"vault": {"coin": 3}}) as g:
        g.plays("activate")
        assert g.can("build") == []
    with table(active("ratfolk", {"vault": 1}, ["activate"]), dungeon=SITE, tokens={"builder": {"coin": 3}}) as g:
        g.plays("activate")
        assert g.can("build") == []  # nobody is at the Builder


@pytest.mark.rule("KTHO-R59")
def test_treasures_of_value_one_to_three_and_never_more_than_the_coins() -> None:
    me = active("ratfolk", {"builder": 1}, ["activate"])
    for coins, values in ((1, {1}), (2, {1, 2}), (3, {1, 2, 3}), (5, {1, 2, 3})):
        lying = {"builder": {"coin": coins}}
        with table(me, dungeon=SITE, plans=["workshop"], tokens=lying, supply={"coin": 0}) as g:
            g.plays("activate")
            assert {value for *_, value in g.can("build")} == values


@pytest.mark.rule("KTHO-D-51", "KTHO-R78")
def test_a_tile_goes_to_a_free_place_where_a_passage_of_both_tiles_meets() -> None:
    dungeon = {
        "vault": {"at": "J10", "doors": ["north", "east"]},
        "builder": {"at": "K10", "doors": ["west", "south"]},
    }
    me = active("ratfolk", {"builder": 1}, ["activate"])
    with table(me, dungeon=dungeon, plans=["workshop"], pile=[], tokens={"builder": {"coin": 1}}) as g:
        g.plays("activate")
        assert {_grid(place) for _, place, _, _ in g.can("build")} == {"J9", "K11"}  # walls everywhere else
        for _, place, turn, _ in g.can("build"):
            edge = "south" if _grid(place) == "J9" else "north"
            assert _open(g, turn, "workshop", edge)
        key, rule = g.refused("build", "workshop", "L10", 0, 1)
        assert key
        assert rule.startswith("KTHO-")


@pytest.mark.rule("KTHO-D-51")
def test_a_bricked_up_passage_is_no_joint() -> None:
    me = active("ratfolk", {"builder": 1}, ["activate"])
    with table(me, dungeon=SITE, plans=["workshop"], pile=[], tokens={"builder": {"coin": 1}}) as g:
        g.state.bricked[BUILDER] = EAST
        measure(g.state)
        g.plays("activate")
        assert {_grid(place) for _, place, _, _ in g.can("build")} == {"J9", "J11", "I10"}


@pytest.mark.rule("KTHO-R78")
def test_turns_that_make_no_difference_are_one_choice() -> None:
    me = active("ratfolk", {"builder": 1}, ["activate"])
    with table(me, dungeon=SITE, plans=["workshop", "library", "study"], pile=[], tokens={"builder": {"coin": 1}}) as g:
        g.plays("activate")
        for plan, room in enumerate(g.state.plans):
            doors = g.state.content.tile_doors[room]
            turns = {turn for number, _, turn, _ in g.can("build") if number == plan}
            assert len(turns) == len({turned(doors, turn) for turn in turns})


@pytest.mark.rule("KTHO-D-51")
def test_without_a_plan_or_a_treasure_of_the_value_nothing_is_built() -> None:
    me = active("ratfolk", {"builder": 1}, ["activate"])
    with table(me, dungeon=SITE, plans=[], pile=[], tokens={"builder": {"coin": 3}}) as g:
        g.plays("activate")
        assert g.can("build") == []
    with table(me, dungeon=SITE, plans=["workshop"], pile=[], tokens={"builder": {"coin": 3}}) as g:
        g.state.pools[1].clear()
        g.plays("activate")
        assert {value for *_, value in g.can("build")} == {2, 3}


@pytest.mark.rule("KTHO-R59", "KTHO-R78")
def test_the_last_plan_leaves_no_gap_to_be_filled() -> None:
    me = active("ratfolk", {"builder": 1}, ["2 activate"])
    with table(me, dungeon=SITE, plans=["workshop", "study"], pile=[], tokens={"builder": {"coin": 2}}) as g:
        g.plays("2 activate")
        plan, place, turn, value = next(deed for deed in g.can("build") if deed[0] == 0 and deed[3] == 1)
        g.does("build", "workshop", _grid(place), turn, value)
        assert g.state.plans == [8]
        assert {number for number, *_ in g.can("build")} == {0}
        assert plan == 0


@pytest.mark.rule("KTHO-D-50", "KTHO-D-51")
def test_a_room_that_was_built_works_and_changes_the_ways_at_once() -> None:
    me = active("ratfolk", {"builder": 1}, ["activate + move", "activate"])
    with table(me, dungeon=SITE, plans=["workshop"], pile=[], tokens={"builder": {"coin": 1}}) as g:
        g.plays("activate + move")
        turn = next(turn for _, place, turn, _ in g.can("build") if _grid(place) == "L10")
        g.does("build", "workshop", "L10", turn, 1).does("move", "builder", "workshop")
        g.plays("activate").does("produce", "workshop")
        assert g.lies("workshop") == {"trap": 1}


@pytest.mark.rule("KTHO-D-15", "KTHO-D-50")
def test_cells_that_are_built_can_be_used_at_once() -> None:
    me = active("ratfolk", {"builder": 1}, ["activate"], deck=DECK)
    with table(
        me, clan("gnoll"), dungeon=SITE, plans=["cells"], pile=[], tokens={"builder": {"coin": 1}}, guild=["rogue eye"]
    ) as g:
        assert not g.may("cells")
        g.plays("activate")
        turn = next(turn for _, place, turn, _ in g.can("build") if _grid(place) == "L10")
        g.does("build", "cells", "L10", turn, 1).does("cells")
        assert g.heroes() == {"cells": ["rogue"]}

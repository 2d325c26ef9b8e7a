"""Steps 2 to 4 of an invasion: a Hero shows off, checks the room, and inspires."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.keep_the_heroes_out.content.box import ROOM_NAMES
from tests.games.keep_the_heroes_out.invading import WHOLE, clan, invade, turn

# Forge - Vault - Workshop in a row, the Study beyond the Forge: rooms of two types, and ways of one kind.
ROW = (("study", "forge", "vault", "workshop", "graveyard"),)


# -- step 2 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R64", "KTHO-D-66", "KTHO-R64a")
def test_an_archer_shoots_a_monster_in_an_adjacent_room() -> None:
    with invade(
        clan("ratfolk", {"vault": 1}), heroes={"forge": ["archer new"]}, dungeon=ROW, treasures={"forge": 2}
    ) as g:
        g.waits()
        assert g.monsters("ratfolk") == {}
        assert g.asleep() == {"forge": ["archer"]}
        assert g.told("archer-shoots")


@pytest.mark.rule("KTHO-R64", "KTHO-D-7", "KTHO-R64a")
def test_an_archer_prefers_the_monsters_nearest_to_the_vault() -> None:
    rats = clan("ratfolk", {"study": 1, "vault": 1})
    with invade(rats, heroes={"forge": ["archer new"]}, dungeon=ROW, treasures={"forge": 2}) as g:
        g.waits()
        assert g.monsters("ratfolk") == {"study": 1}


@pytest.mark.rule("KTHO-D-7", "KTHO-R64")
def test_between_rooms_as_near_the_players_choose_whom_an_archer_hits() -> None:
    dungeon = (("study", "forge", "graveyard"), (None, "vault", None))
    clans = (clan("ratfolk", {"study": 2}), clan("dragon", {"graveyard": 1}))
    with invade(*clans, heroes={"forge": ["archer new"]}, dungeon=dungeon, treasures={"forge": 2}) as g:
        g.is_asked("hit", "ratfolk@study", "dragon@graveyard").says("dragon@graveyard").waits()
        assert g.wounds("graveyard", "dragon") == [1]
        assert g.monsters("ratfolk") == {"study": 2}


@pytest.mark.rule("KTHO-D-66", "KTHO-D-8")
def test_an_archer_shoots_neither_in_her_own_room_nor_through_a_portal() -> None:
    rats = clan("ratfolk", {"forge": 1, "graveyard": 1})
    portals = {"forge": "completed", "graveyard": "completed"}
    with invade(rats, heroes={"forge": ["archer new"]}, dungeon=ROW, portals=portals) as g:
        g.waits()
        assert not g.told("archer-shoots")
        assert g.told("ability-idle")
        assert g.monsters("ratfolk") == {"graveyard": 1}  # the one in her room she has attacked, with step 5


@pytest.mark.rule("KTHO-D-66")
def test_an_archer_shoots_through_passages_only() -> None:
    rats = clan("ratfolk", {"vault": 1})
    dungeon = (("forge", "vault"), ("study", "workshop"))
    more: dict[str, Any] = {"dungeon": dungeon, "walls": [("forge", "vault")], "treasures": {"forge": 2}}
    with invade(rats, heroes={"forge": ["archer new"]}, **more) as g:
        g.waits()
        assert not g.told("archer-shoots")


@pytest.mark.rule("KTHO-R64", "KTHO-D-29", "KTHO-D-56", "KTHO-R64b")
def test_a_warrior_takes_two_resources_and_never_a_trap() -> None:
    tokens = {"forge": ["coin", "coin", "coin", "trap"]}
    with invade(heroes={"forge": ["warrior new"]}, dungeon=ROW, tokens=tokens) as g:
        g.waits()
        assert g.lies("forge") == {"coin": 1}  # and the Trap has hit him
        assert g.heroes() == {}


@pytest.mark.rule("KTHO-D-29", "KTHO-D-57")
def test_a_warrior_takes_all_there_is_without_a_question() -> None:
    tokens = {"forge": ["coin", "book"]}
    with invade(heroes={"forge": ["warrior new"]}, dungeon=ROW, tokens=tokens, treasures={"forge": 2}) as g:
        g.waits()
        assert g.lies("forge") == {}


@pytest.mark.rule("KTHO-D-57", "KTHO-D-62")
def test_the_players_choose_which_resources_a_warrior_takes() -> None:
    tokens = {"forge": ["coin", "book", "frog"]}
    with invade(heroes={"forge": ["warrior new"]}, dungeon=ROW, tokens=tokens, treasures={"forge": 2}) as g:
        g.is_asked("spoil", "coin", "book", "frog").says("book")
        g.is_asked("spoil", "coin", "frog").says("coin").waits()
        assert g.lies("forge") == {"frog": 1}


@pytest.mark.rule("KTHO-R64", "KTHO-R64c")
def test_a_rogue_discards_one_trap() -> None:
    tokens = {"forge": ["trap"]}
    with invade(heroes={"forge": ["rogue new"]}, dungeon=ROW, tokens=tokens, treasures={"forge": 2}) as g:
        g.waits()
        assert g.lies("forge") == {}
        assert g.asleep() == {"forge": ["rogue"]}
        assert not g.told("trap-sprung")


@pytest.mark.rule("KTHO-R64", "KTHO-R66")
def test_a_second_trap_kills_the_rogue() -> None:
    with invade(heroes={"forge": ["rogue new"]}, dungeon=ROW, tokens={"forge": ["trap", "trap"]}) as g:
        g.waits()
        assert (g.lies("forge"), g.heroes()) == ({}, {})


@pytest.mark.rule("KTHO-R64", "KTHO-R64d")
def test_a_mage_outside_the_cells_does_nothing() -> None:
    heroes = {"forge": ["mage new"], "cells": ["warrior"]}
    with invade(heroes=heroes, dungeon=(("study", "forge", "vault", "cells"),), treasures={"forge": 2}) as g:
        g.waits()
        assert g.asleep() == {"forge": ["mage"], "cells": ["warrior"]}
        assert not g.told("mage-frees")


@pytest.mark.rule("KTHO-R64", "KTHO-D-52")
def test_an_ability_is_used_on_being_summoned_and_only_then() -> None:
    tokens = {"forge": ["coin", "coin"], "vault": ["coin"]}
    with invade(heroes={"forge": ["warrior awake"]}, dungeon=ROW, tokens=tokens) as g:
        g.waits()
        assert g.asleep() == {"vault": ["warrior"]}  # came through the Forge, and waits before the 4
        assert (g.lies("forge"), g.lies("vault")) == ({"coin": 2}, {"coin": 1})


# -- step 3 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R50", "KTHO-R65", "KTHO-R66", "KTHO-R8")
def test_a_trap_kills_a_hero_and_is_discarded() -> None:
    with invade(heroes={"forge": ["mage new"]}, dungeon=ROW, tokens={"forge": ["trap"]}) as g:
        g.waits()
        assert (g.heroes(), g.lies("forge")) == ({}, {})
        assert g.told("trapped") == [(12, 5, 6, 0, 0)]  # the token is back: six Mages in the supply


@pytest.mark.rule("KTHO-D-42", "KTHO-R66")
def test_traps_stop_when_the_hero_is_gone() -> None:
    with invade(heroes={"forge": ["mage new"]}, dungeon=ROW, tokens={"forge": ["trap", "trap", "trap"]}) as g:
        g.waits()
        assert g.lies("forge") == {"trap": 2}


@pytest.mark.rule("KTHO-D-42", "KTHO-R65", "KTHO-R66")
@pytest.mark.parametrize(("traps", "left"), [(1, {"forge": ["mage"]}), (2, {}), (3, {})])
def test_a_hero_with_vitality_2_springs_two_traps(traps: int, left: dict[str, list[str]]) -> None:
    # In this scenario Heroes can take two in rooms of the type that the last card showed: Swords.
    more: dict[str, Any] = {"scenario": "veterans", "marks": [0, 2], "treasures": {"forge": 2}}
    with invade(heroes={"forge": ["mage new"]}, dungeon=ROW, tokens={"forge": ["trap"] * traps}, **more) as g:
        g.waits()
        assert g.heroes() == left
        assert g.lies("forge") == ({"trap": 1} if traps == 3 else {})
        assert len(g.told("trap-sprung")) == min(traps, 2)
        assert len(g.told("trapped")) == (0 if left else 1)


@pytest.mark.rule("KTHO-R50", "KTHO-R66", "KTHO-R72")
def test_a_trap_hits_who_charges_in() -> None:
    with invade(heroes={"study": ["mage awake"]}, dungeon=ROW, tokens={"forge": ["trap"]}) as g:
        g.waits()
        assert g.heroes() == {}
        assert (len(g.told("charged")), len(g.told("trapped"))) == (1, 1)


@pytest.mark.rule("KTHO-D-42", "KTHO-D-52")
def test_a_trap_beside_heroes_who_wake_there_does_nothing_to_them() -> None:
    tokens = {"forge": ["trap"]}
    with invade(heroes={"forge": ["mage awake"]}, dungeon=ROW, tokens=tokens, treasures={"forge": 2}) as g:
        g.waits()
        assert g.asleep() == {"forge": ["mage"]}
        assert g.lies("forge") == {"trap": 1}


@pytest.mark.rule("KTHO-D-42", "KTHO-D-52", "KTHO-R61")
def test_a_trap_does_nothing_to_those_whom_an_empty_supply_wakes() -> None:
    more: dict[str, Any] = {"tokens": {"forge": ["trap"]}, "treasures": {"forge": 2}, "supply": {"heroes": 1}}
    with invade(cards=["rogue eye"], heroes={"forge": ["rogue"]}, dungeon=ROW, **more) as g:
        g.waits()
        assert len(g.told("called")) == 1
        assert g.asleep() == {"forge": ["rogue"]}
        assert g.lies("forge") == {"trap": 1}


@pytest.mark.rule("KTHO-R66", "KTHO-R56", "KTHO-R75")
@pytest.mark.parametrize("who", ["warrior", "rogue", "archer"])
def test_who_is_summoned_in_the_cells_turns_exhausted(who: str) -> None:
    with invade(heroes={"cells": [f"{who} new"]}, dungeon=(("vault", "cells"),)) as g:
        g.waits()
        assert g.asleep() == {"cells": [who]}
        assert g.told("imprisoned")


@pytest.mark.rule("KTHO-R64", "KTHO-R57", "KTHO-R64d")
def test_a_mage_in_the_cells_goes_on_with_everybody() -> None:
    with invade(heroes={"cells": ["mage new", "warrior", "rogue"]}, dungeon=(("vault", "cells"),)) as g:
        g.waits()
        assert g.asleep() == {"vault": ["mage", "rogue", "warrior"]}  # three are too few for the 4
        assert g.told("mage-frees") == [(12, 2, 0, 0, 0)]


@pytest.mark.rule("KTHO-D-16", "KTHO-R66")
def test_who_charges_into_the_cells_is_not_locked_in_and_wakes_the_prisoners() -> None:
    heroes = {"study": ["archer awake"], "cells": ["warrior"]}
    with invade(heroes=heroes, dungeon=(("vault", "cells", "study"),)) as g:
        g.waits()
        assert g.asleep() == {"vault": ["archer", "warrior"]}
        assert not g.told("imprisoned")


# -- step 4 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R67", "KTHO-R82")
def test_who_is_summoned_inspires_the_exhausted_of_the_room() -> None:
    heroes = {"forge": ["archer", "rogue", "mage new"], "study": ["warrior"]}
    with invade(heroes=heroes, dungeon=ROW) as g:
        g.waits()
        assert g.asleep() == {"vault": ["archer", "mage", "rogue"], "study": ["warrior"]}
        assert len(g.told("inspired")) == 2


@pytest.mark.rule("KTHO-R67", "KTHO-R66")
def test_only_who_survives_the_traps_inspires() -> None:
    with invade(heroes={"forge": ["archer", "mage new"]}, dungeon=ROW, tokens={"forge": ["trap"]}) as g:
        g.waits()
        assert g.asleep() == {"forge": ["archer"]}


@pytest.mark.rule("KTHO-D-52", "KTHO-R67")
def test_who_wakes_inspires_nobody() -> None:
    with invade(heroes={"forge": ["archer awake", "rogue"]}, dungeon=ROW) as g:
        g.waits()
        assert g.asleep() == {"vault": ["archer"], "forge": ["rogue"]}


@pytest.mark.rule("KTHO-D-70", "KTHO-D-30")
def test_who_arrives_together_wakes_those_before_them_and_no_companion() -> None:
    rats = clan("ratfolk", {"forge": 4})
    with invade(rats, heroes={"study": ["archer awake", "mage awake"], "forge": ["rogue"]}, dungeon=ROW) as g:
        g.waits()
        assert g.monsters("ratfolk") == {"forge": 1}  # each of the three has attacked once
        assert g.asleep() == {"forge": ["archer", "mage", "rogue"]}


@pytest.mark.rule("KTHO-D-70")
def test_a_later_arrival_wakes_everybody_again() -> None:
    rats = clan("ratfolk", {"forge": 9})
    heroes = {"forge": ["rogue awake"], "study": ["mage awake"]}
    with invade(rats, heroes=heroes, dungeon=ROW) as g:
        g.is_asked("hero", "rest", "rogue@forge", "mage@study").says("rogue@forge").waits()
        assert g.monsters("ratfolk") == {"forge": 6}  # the Rogue attacks, the Mage comes, both attack


@pytest.mark.rule("KTHO-D-35")
def test_prisoners_can_be_attacked_like_any_hero() -> None:
    rats = clan("ratfolk", {"cells": 1, "vault": 1}, hand=["melee", "ranged"])
    with turn(rats, dungeon=WHOLE, heroes={"cells": ["warrior", "mage"]}) as g:
        g.plays("melee").does("melee", "warrior@cells")
        g.plays("ranged").does("ranged", "mage@cells")
        assert g.heroes() == {}


@pytest.mark.rule("KTHO-R64c", "KTHO-R63")
def test_of_two_rogues_she_without_a_trap_alone_is_told_to_have_nothing_to_do() -> None:
    with invade(cards=["rogue swords"], tokens={"workshop": ["trap"]}) as g:
        g.begin()
        assert [ROOM_NAMES[told[1]] for told in g.told("ability-idle")] == ["forge"]
        assert [ROOM_NAMES[told[1]] for told in g.told("rogue-disarms")] == ["workshop"]

"""When the order of Heroes is asked, and when it makes no difference."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keep_the_heroes_out.invading import Invasion, clan, invade

ROW = (("study", "forge", "vault", "workshop", "graveyard"),)
SIDE = (("study", "forge", "vault", "workshop", "graveyard"), ("library", None, None, None, "trainer"))


@pytest.mark.rule("KTHO-R60", "KTHO-D-62", "KTHO-D-53")
def test_the_players_choose_the_order_of_heroes_who_may_meet() -> None:
    clans = (clan("ratfolk", {"vault": 3}), clan("dragon"), clan("witch"))
    with invade(*clans, heroes={"forge": ["mage awake"], "workshop": ["rogue awake"]}, dungeon=ROW) as g:
        g.is_asked("hero", "rest", "mage@forge", "rogue@workshop")
        council = g.session.pending[0].council
        assert council is not None
        assert (sorted(g.session.pending), council.tie) == ([0, 1, 2], 0)  # a tie is the active player's to break
        g.says("rogue@workshop", seat=2)
        g.is_asked("hero", "rest", "mage@forge", "rogue@vault").says("rogue@vault", seat=1).waits()
        assert [args[0] for args in g.told("charged")] == [6, 12]
        assert [args[0] for args in g.told("hero-attacks")] == [6, 12, 6]  # who comes later wakes who came before


@pytest.mark.rule("KTHO-D-62")
def test_the_active_player_breaks_the_tie() -> None:
    clans = (clan("ratfolk", {"vault": 3}), clan("dragon"))
    with invade(*clans, heroes={"forge": ["mage awake"], "workshop": ["rogue awake"]}, dungeon=ROW, turn=1) as g:
        council = g.is_asked("hero").session.pending[0].council
        assert council is not None
        assert council.tie == 1


@pytest.mark.rule("KTHO-D-62", "KTHO-R60")
def test_the_rest_in_any_order_ends_the_questions() -> None:
    heroes = {"forge": ["mage awake", "rogue"], "workshop": ["rogue awake"], "study": ["archer awake"]}
    with invade(clan("ratfolk", {"vault": 9}), heroes=heroes, dungeon=ROW) as g:
        g.is_asked("hero").says("rest").waits()
        assert g.asleep() == {"vault": ["archer", "mage", "rogue", "rogue"]}


@pytest.mark.rule("KTHO-D-62", "KTHO-R60")
def test_it_is_asked_again_with_the_next_card() -> None:
    more: dict[str, Any] = {"dungeon": ROW, "treasures": {"study": "1 spoils", "graveyard": "1 spoils"}}
    with invade(clan("ratfolk", {"vault": 3}), cards=["mage swords", "rogue eye"], **more) as g:
        g.is_asked("hero", "rest", "mage@workshop", "mage@forge").says("rest")
        g.is_asked("hero", "rest", "rogue@graveyard", "rogue@study").says("rest").waits()


def far_apart(**more: Any) -> Invasion:
    """Two Heroes at the ends of a row."""
    more.setdefault("heroes", {"study": ["mage awake"], "graveyard": ["rogue awake"]})
    more.setdefault("dungeon", ROW)
    return invade(more.pop("who", clan("ratfolk", {"study": 1, "graveyard": 1})), **more)


@pytest.mark.rule("KTHO-D-62")
def test_heroes_who_only_attack_where_they_are_are_not_ordered() -> None:
    far_apart().waits()


@pytest.mark.rule("KTHO-D-62")
def test_heroes_who_only_wait_are_not_ordered() -> None:
    far_apart(who=clan("ratfolk"), treasures={"study": 2, "graveyard": 3}).waits()


@pytest.mark.rule("KTHO-D-62")
def test_heroes_who_run_into_traps_enough_for_all_are_not_ordered() -> None:
    tokens = {"forge": ["trap"], "workshop": ["trap"]}
    far_apart(who=clan("ratfolk", {"vault": 1}), tokens=tokens).waits()
    # One who is summoned into a Trap never comes to the Treasure; a Rogue disarms it first.
    more: dict[str, Any] = {"who": clan("ratfolk", {"graveyard": 1}), "treasures": {"study": 1}}
    more["tokens"] = {"study": ["trap"]}
    far_apart(heroes={"study": ["mage new"], "graveyard": ["rogue awake"]}, **dict(more)).waits()
    far_apart(heroes={"study": ["rogue new"], "graveyard": ["rogue awake"]}, **dict(more)).is_asked("hero")


@pytest.mark.rule("KTHO-D-62")
def test_heroes_whose_ways_end_before_they_meet_are_not_ordered() -> None:
    far_apart(who=clan("ratfolk", {"forge": 1, "workshop": 1})).waits()


@pytest.mark.rule("KTHO-D-62", "KTHO-R71")
def test_heroes_who_meet_where_all_must_wait_are_not_ordered() -> None:
    with far_apart(who=clan("ratfolk")) as g:
        g.waits()
        assert g.asleep() == {"vault": ["mage", "rogue"]}
    far_apart(who=clan("ratfolk"), tokens={"vault": ["trap"]}).is_asked("hero")
    heroes = {"study": ["mage awake"], "graveyard": ["rogue awake"], "vault": ["warrior"]}
    far_apart(who=clan("ratfolk"), heroes=heroes).waits()


@pytest.mark.rule("KTHO-D-62")
def test_heroes_who_meet_monsters_that_fall_in_any_case_are_not_ordered() -> None:
    with far_apart(who=clan("ratfolk", {"vault": 1})) as g:
        g.waits()
        assert (g.asleep(), g.monsters("ratfolk")) == ({"vault": ["mage", "rogue"]}, {})
        assert len(g.told("hero-attacks")) == 1  # it is not asked, and it is seen to happen
        assert len(g.told("charged")) == 4
    far_apart(who=clan("ratfolk", {"vault": 2})).waits()
    far_apart(who=clan("ratfolk", {"vault": 3})).is_asked("hero")  # who comes first attacks again with who comes later
    far_apart(who=clan("ratfolk", {"vault": 1}, hand=["defend"])).is_asked("hero")
    with far_apart(who=clan("ratfolk"), heroes={"forge": ["mage awake"], "workshop": ["rogue awake", "rogue"]}) as g:
        g.waits()  # nobody hears the one who is asleep behind them
        assert g.asleep() == {"vault": ["mage", "rogue"], "workshop": ["rogue"]}


@pytest.mark.rule("KTHO-D-62", "KTHO-R70")
def test_heroes_who_take_the_4_in_any_order_are_not_ordered() -> None:
    heroes = {"study": ["mage awake"], "graveyard": ["rogue awake"], "vault": ["warrior", "archer", "archer"]}
    far_apart(who=clan("ratfolk"), heroes=heroes).is_over("pillaged")


@pytest.mark.rule("KTHO-D-62", "KTHO-D-7")
def test_who_is_hit_is_not_asked_where_all_fall_in_any_case() -> None:
    clans = (clan("ratfolk", {"forge": 1}), clan("dragon"), clan("witch", {"forge": [2]}))
    with invade(*clans, heroes={"forge": ["mage awake", "mage awake"]}, dungeon=ROW) as g:
        g.waits()
        assert (g.monsters("ratfolk"), g.monsters("witch")) == ({}, {})
        assert len(g.told("hero-attacks")) == 2
    invade(*clans, heroes={"forge": ["mage awake"]}, dungeon=ROW).is_asked("hit")


@pytest.mark.rule("KTHO-D-62", "KTHO-R64", "KTHO-D-8")
def test_an_archers_target_is_not_asked_where_she_comes_for_the_other() -> None:
    clans = (clan("ratfolk", {"forge": 1}), clan("witch", {"forge": [2]}))
    with invade(*clans, heroes={"study": ["archer new"]}, dungeon=ROW) as g:
        g.waits()
        assert (g.monsters("ratfolk"), g.monsters("witch")) == ({}, {})
        assert [len(g.told(kind)) for kind in ("archer-shoots", "hero-attacks")] == [1, 1]
    invade(*clans, heroes={"study": ["archer new"]}, dungeon=ROW, treasures={"study": 2}).is_asked("hit")
    defending = (clan("ratfolk", {"forge": 1}, hand=["defend"]), clan("witch", {"forge": [2]}))
    invade(*defending, heroes={"study": ["archer new"]}, dungeon=ROW).is_asked("hit")


@pytest.mark.rule("KTHO-D-62", "KTHO-R72")
def test_a_way_is_not_asked_where_all_of_them_come_to_the_same() -> None:
    square = (("study", "forge"), ("workshop", "vault"))
    with invade(clan("ratfolk"), heroes={"study": ["mage awake"]}, dungeon=square) as g:
        g.waits()
        assert g.asleep() == {"vault": ["mage"]}
        assert len(g.told("charged")) == 2
    invade(clan("ratfolk", {"forge": 1}), heroes={"study": ["mage awake"]}, dungeon=square).is_asked("way")


@pytest.mark.rule("KTHO-D-62")
def test_one_who_may_kill_the_last_monster_of_another_way_is_ordered() -> None:
    heroes = {"study": ["mage awake"], "forge": ["rogue awake"]}
    far_apart(who=clan("ratfolk", {"forge": 3}), heroes=heroes).is_asked("hero", "rest", "mage@study", "rogue@forge")


@pytest.mark.rule("KTHO-D-62", "KTHO-R64")
def test_an_archer_who_may_shoot_into_the_room_of_another_is_ordered() -> None:
    heroes = {"study": ["archer new"], "forge": ["rogue awake"]}
    far_apart(who=clan("ratfolk", {"study": 2, "forge": 1}), heroes=heroes).is_asked("hero")


@pytest.mark.rule("KTHO-D-62", "KTHO-R64")
def test_an_archer_who_shoots_elsewhere_is_not_ordered() -> None:
    heroes = {"study": ["archer new"], "graveyard": ["rogue awake"]}
    far_apart(who=clan("ratfolk", {"study": 1, "forge": 1, "graveyard": 1}), heroes=heroes).waits()


@pytest.mark.rule("KTHO-D-62")
@pytest.mark.parametrize("value", [1, 2])
def test_one_who_may_pillage_is_ordered_for_nobody_knows_what_comes_of_it(value: int) -> None:
    heroes = {"study": ["mage awake"] * value, "graveyard": ["rogue awake"]}
    far_apart(heroes=heroes, who=clan("ratfolk", {"graveyard": 1}), treasures={"study": value}).is_asked("hero")


@pytest.mark.rule("KTHO-D-62", "KTHO-R67")
def test_one_who_wakes_enough_for_a_treasure_is_ordered() -> None:
    heroes = {"study": ["mage new", "warrior"], "graveyard": ["rogue awake"]}
    far_apart(heroes=heroes, who=clan("ratfolk", {"graveyard": 1}), treasures={"study": 2}).is_asked("hero")
    heroes = {"study": ["mage awake"], "forge": ["warrior"], "graveyard": ["rogue awake"]}
    far_apart(heroes=heroes, who=clan("ratfolk", {"graveyard": 1}), treasures={"forge": 2}).is_asked("hero")


@pytest.mark.rule("KTHO-D-62", "KTHO-D-11")
def test_more_heroes_than_blows_that_the_monsters_can_take_are_ordered() -> None:
    heroes = {"study": ["mage awake", "mage awake"], "graveyard": ["rogue awake"]}
    far_apart(heroes=heroes, treasures={"study": 1}).is_asked("hero")
    # An Archer's own shot may clear her way to a Treasure.
    heroes = {"study": ["archer new"], "graveyard": ["rogue awake"]}
    who = clan("ratfolk", {"forge": 1, "graveyard": 1})
    far_apart(heroes=heroes, who=who, treasures={"forge": 1}).is_asked("hero")


@pytest.mark.rule("KTHO-D-62", "KTHO-R65")
def test_who_leaves_the_cells_may_change_what_another_can_take_where_the_scenario_counts_prisoners() -> None:
    dungeon = (("study", "forge", "vault", "cells"),)
    heroes = {"study": ["mage awake"], "cells": ["warrior awake", "mage"]}
    more: dict[str, Any] = {"dungeon": dungeon, "heroes": heroes, "tokens": {"forge": ["trap"]}}
    far_apart(who=clan("ratfolk"), scenario="ringleader", **dict(more)).is_asked("hero")
    far_apart(who=clan("ratfolk"), scenario="cauldron", **dict(more)).waits()


@pytest.mark.rule("KTHO-D-62", "KTHO-D-9")
def test_a_card_that_draws_when_it_defends_may_change_what_comes_next() -> None:
    hand = ["defend > draw", "move"]
    far_apart(who=clan("ratfolk", {"study": 1, "graveyard": 1}, hand=hand)).is_asked("hero")
    far_apart(who=clan("ratfolk", {"study": 1, "graveyard": 1}, hand=["defend", "move"])).is_asked("defend")


@pytest.mark.rule("KTHO-D-62")
def test_like_heroes_are_one_option() -> None:
    heroes = {"forge": ["mage awake", "mage awake", "rogue awake"]}
    with invade(clan("ratfolk", {"forge": 2}), heroes=heroes, dungeon=ROW) as g:
        g.is_asked("hero", "rest", "mage@forge", "rogue@forge").says("mage@forge")
        g.is_asked("hero", "rest", "mage@forge", "rogue@forge").says("mage@forge").waits()
        assert g.asleep() == {"forge": ["mage", "mage"], "vault": ["rogue"]}


@pytest.mark.rule("KTHO-D-62", "KTHO-R65")
def test_heroes_with_other_damage_are_not_alike() -> None:
    heroes = {"forge": ["mage awake", "mage awake hurt 1"]}
    with invade(clan("ratfolk", {"forge": 1}), heroes=heroes, dungeon=ROW) as g:
        assert g.kind == "hero"
        assert len(g.session.pending[0].actions) == 3


@pytest.mark.rule("KTHO-D-62", "KTHO-D-11")
def test_where_every_hero_of_a_room_attacks_nobody_is_asked_who_does_so_first() -> None:
    heroes = {"forge": ["mage awake", "rogue awake", "archer awake"]}
    with invade(clan("ratfolk", {"forge": 3}), heroes=heroes, dungeon=ROW) as g:
        g.waits()
        assert g.monsters("ratfolk") == {}


@pytest.mark.rule("KTHO-D-62", "KTHO-D-11", "KTHO-R71")
def test_where_all_attack_or_wait_before_a_treasure_too_great_for_them_nobody_is_asked_who_does_what() -> None:
    heroes = {"vault": ["mage awake", "rogue awake", "archer awake"]}
    with invade(clan("ratfolk", {"vault": 2}), heroes=heroes, dungeon=ROW) as g:
        g.waits()
        assert (g.monsters("ratfolk"), len(g.told("waited"))) == ({}, 1)
    heroes["vault"] += ["warrior awake", "mage awake"]  # enough, if two of them had not to attack
    with invade(clan("ratfolk", {"vault": 2}), heroes=heroes, dungeon=ROW) as g:
        g.waits()
        assert (g.monsters("ratfolk"), len(g.told("waited"))) == ({}, 3)
    heroes = {"study": ["mage awake", "rogue awake"]}  # one of them pillages, and which one it is is no matter of luck
    invade(clan("ratfolk", {"study": 1}), heroes=heroes, dungeon=ROW, treasures={"study": 1}).is_asked("hero")


@pytest.mark.rule("KTHO-D-62", "KTHO-D-11")
def test_heroes_of_whom_too_few_are_left_for_the_treasure_are_not_ordered() -> None:
    """One of the two Mages is kept busy by the Rat, and the other one waits: nothing that touches the Rogue."""
    heroes = {"study": ["mage awake", "mage awake"], "graveyard": ["rogue awake"]}
    far_apart(heroes=heroes, treasures={"study": 2}).waits()


@pytest.mark.rule("KTHO-D-62", "KTHO-D-53")
def test_one_who_was_only_placed_and_one_who_woke_beside_it_are_ordered() -> None:
    rats = clan("ratfolk", {"forge": 5})
    heroes = {"forge": ["mage new", "rogue awake"]}
    with invade(rats, heroes=heroes, dungeon=ROW) as g:
        g.is_asked("hero", "rest", "mage@forge", "rogue@forge").says("rogue@forge").waits()
        assert g.monsters("ratfolk") == {"forge": 2}  # the Mage has inspired the Rogue, who attacks again
    with invade(rats, heroes=heroes, dungeon=ROW) as g:
        g.is_asked("hero").says("mage@forge").waits()
        assert g.monsters("ratfolk") == {"forge": 3}


@pytest.mark.rule("KTHO-D-62", "KTHO-R66")
def test_those_who_are_only_locked_in_are_not_ordered() -> None:
    dungeon = (("vault", "cells"),)
    with invade(heroes={"cells": ["warrior new", "archer new"]}, dungeon=dungeon) as g:
        g.waits()
        assert g.asleep() == {"cells": ["archer", "warrior"]}
    with invade(heroes={"cells": ["warrior new", "mage new"]}, dungeon=dungeon) as g:
        g.is_asked("hero", "rest", "warrior@cells", "mage@cells")


@pytest.mark.rule("KTHO-D-62", "KTHO-R72")
def test_what_was_not_asked_is_still_told() -> None:
    with far_apart(who=clan("ratfolk", {"forge": 1, "workshop": 1})) as g:
        g.waits()
        assert [event.kind for event in g.events if event.kind in {"charged", "hero-attacks", "fell"}] == [
            "charged",
            "hero-attacks",
            "fell",
        ] * 2


@pytest.mark.rule("KTHO-R60")
def test_every_question_of_an_invasion_can_be_cloned_and_resumed() -> None:
    heroes = {"study": ["mage awake", "rogue awake"], "graveyard": ["archer new"], "library": ["warrior awake"]}
    more: dict[str, Any] = {"tokens": {"forge": ["trap"]}, "treasures": {"trainer": "1 heal"}}
    clans = (clan("slime", {"vault": [0, 1, 0, 0]}), clan("dragon", {"workshop": 1}))
    with invade(*clans, heroes=heroes, dungeon=SIDE, **more) as g:
        kinds = set()
        while g.step == "invade":
            kinds.add(g.kind)
            clone = g.session.clone()
            assert g.game.dump(clone.state) == g.game.dump(g.state)
            word = max(g.offers())
            g.says(word)
            action = next(one for who, one in reversed(g.session.log()) if isinstance(who, int))
            clone.answer(min(clone.pending), int(str(action)))
            assert g.game.dump(clone.state) == g.game.dump(g.state)
        assert {"hero", "hit"} <= kinds

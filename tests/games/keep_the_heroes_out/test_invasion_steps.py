"""Steps 5 to 8 of an invasion: attack, pillage, wait, charge; and how several Heroes go on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keep_the_heroes_out.invading import clan, invade

ROW = (("study", "forge", "vault", "workshop", "graveyard"),)


# -- step 5 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R68", "KTHO-R73", "KTHO-R11")
def test_a_hero_attacks_and_is_exhausted() -> None:
    with invade(clan("ratfolk", {"forge": 2}), heroes={"forge": ["mage awake"]}, dungeon=ROW) as g:
        g.waits()
        assert g.monsters("ratfolk") == {"forge": 1}
        assert g.told("fell")[0][2] == 8  # so many Rats are in the Lair now
        assert g.asleep() == {"forge": ["mage"]}


@pytest.mark.rule("KTHO-R68", "KTHO-R12")
def test_a_monster_with_vitality_left_is_marked_with_a_wound() -> None:
    with invade(clan("dragon", {"forge": 1}), heroes={"forge": ["mage awake"]}, dungeon=ROW) as g:
        g.waits()
        assert (g.monsters("dragon"), g.wounds("forge", "dragon")) == ({"forge": 1}, [1])


@pytest.mark.rule("KTHO-D-20", "KTHO-R68")
def test_wounds_are_discarded_when_the_monster_leaves() -> None:
    with invade(clan("dragon", {"forge": [4]}), heroes={"forge": ["mage awake"]}, dungeon=ROW) as g:
        g.waits()
        assert g.monsters("dragon") == {}
        assert g.of("dragon").wounds == [0]


@pytest.mark.rule("KTHO-D-60")
def test_wound_tokens_never_run_out() -> None:
    slimes = clan("slime", {"forge": [1] * 8}, vitality=7)
    dragon = clan("dragon", {"forge": [4]}, vitality=7)
    heroes = {"forge": [f"{who} awake" for who in ("mage", "rogue", "archer", "warrior") for _ in range(3)]}
    with invade(slimes, dragon, heroes=heroes, dungeon=ROW, waits=True) as g:
        while g.step == "invade":
            g.is_asked("hit").says(min(word for word in g.offers() if word.startswith("slime")))
        assert sum(g.wounds("forge", "slime") + g.wounds("forge", "dragon")) == 12 + 12


@pytest.mark.rule("KTHO-D-7", "KTHO-D-62")
def test_the_players_choose_which_monster_is_hit() -> None:
    clans = (clan("slime", {"forge": [0, 0, 1]}), clan("dragon", {"forge": [2]}))
    with invade(*clans, heroes={"forge": ["mage awake"]}, dungeon=ROW) as g:
        g.is_asked("hit", "slime@forge", "slime@forge:1", "dragon@forge:2")
        assert sorted(g.session.pending) == [0, 1]  # everybody is asked
        g.says("slime@forge", seat=1).waits()
        assert g.wounds("forge", "slime") == [0, 1, 1]


@pytest.mark.rule("KTHO-D-7")
def test_like_monsters_are_no_choice() -> None:
    with invade(clan("slime", {"forge": [1, 1]}), heroes={"forge": ["mage awake"]}, dungeon=ROW) as g:
        g.waits()
        assert g.wounds("forge", "slime") == [1]


@pytest.mark.rule("KTHO-D-11")
def test_each_hero_attacks_by_itself_and_the_rest_goes_on_when_the_last_monster_is_gone() -> None:
    heroes = {"forge": ["mage awake", "mage awake", "mage awake"]}
    with invade(clan("ratfolk", {"forge": 2}), heroes=heroes, dungeon=ROW) as g:
        g.waits()
        assert g.monsters("ratfolk") == {}
        assert g.asleep() == {"forge": ["mage", "mage"], "vault": ["mage"]}


@pytest.mark.rule("KTHO-D-11", "KTHO-D-53", "KTHO-R60")
def test_who_attacks_and_who_goes_on_is_for_the_players_to_choose() -> None:
    heroes = {"forge": ["mage awake", "rogue awake"]}
    with invade(clan("ratfolk", {"forge": 1}), heroes=heroes, dungeon=ROW) as g:
        g.is_asked("hero", "rest", "mage@forge", "rogue@forge").says("rogue@forge").waits()
        assert g.asleep() == {"forge": ["rogue"], "vault": ["mage"]}


# -- step 6 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R69", "KTHO-R73")
def test_as_many_heroes_as_the_treasure_is_worth_pillage_it() -> None:
    heroes = {"forge": ["mage awake", "mage awake"]}
    with invade(heroes=heroes, dungeon=ROW, treasures={"forge": "2 spoils"}) as g:
        g.waits()
        assert g.treasure("forge") == 0
        assert g.asleep() == {"forge": ["mage", "mage"]}
        assert g.told("treasure") == [(0, 2, 5, 0, 0)]


@pytest.mark.rule("KTHO-R69", "KTHO-R68")
def test_nobody_pillages_while_a_monster_is_there() -> None:
    rats = clan("ratfolk", {"forge": 2})
    with invade(rats, heroes={"forge": ["mage awake", "mage awake"]}, dungeon=ROW, treasures={"forge": 1}) as g:
        g.waits()
        assert g.treasure("forge") == 1
        assert g.monsters("ratfolk") == {}


@pytest.mark.rule("KTHO-D-12")
def test_only_as_many_as_needed_are_exhausted_and_the_others_charge() -> None:
    heroes = {"forge": ["mage awake", "mage awake", "mage awake"]}
    with invade(heroes=heroes, dungeon=ROW, treasures={"forge": "1 spoils"}) as g:
        g.waits()
        assert g.asleep() == {"forge": ["mage"], "vault": ["mage", "mage"]}


@pytest.mark.rule("KTHO-D-55", "KTHO-D-62")
def test_the_players_choose_who_is_exhausted() -> None:
    heroes = {"forge": ["mage awake", "mage awake", "rogue awake", "archer awake"]}
    with invade(heroes=heroes, dungeon=ROW, treasures={"forge": "2 spoils"}) as g:
        g.is_asked("pillagers", "mage+mage", "mage+rogue", "archer+mage", "archer+rogue")
        g.says("archer+mage").waits()
        assert g.asleep() == {"forge": ["archer", "mage"], "vault": ["mage", "rogue"]}


@pytest.mark.rule("KTHO-D-59", "KTHO-D-42")
def test_who_was_only_placed_checks_the_room_before_it_shares_in_a_pillage() -> None:
    heroes = {"forge": ["mage awake", "mage new"]}
    more: dict[str, Any] = {"dungeon": ROW, "treasures": {"forge": "2 spoils"}, "tokens": {"forge": ["trap"]}}
    with invade(heroes=heroes, **more) as g:
        g.is_asked("hero", "rest", "mage@forge", "new mage@forge").says("mage@forge").waits()
        assert g.treasure("forge") == 2  # the Trap was there for the new one, and one is too few
        assert g.asleep() == {"forge": ["mage"]}


@pytest.mark.rule("KTHO-D-59")
def test_who_was_only_placed_counts_as_active_and_shows_off_before_it_is_exhausted() -> None:
    heroes = {"forge": ["mage awake", "warrior new"]}
    more: dict[str, Any] = {
        "dungeon": ROW,
        "treasures": {"forge": "2 spoils"},
        "tokens": {"forge": ["coin", "coin", "coin"]},
    }
    with invade(heroes=heroes, **more) as g:
        g.is_asked("hero", "rest", "mage@forge", "warrior@forge").says("mage@forge").waits()
        assert g.asleep() == {"forge": ["mage", "warrior"]}
        assert g.lies("forge") == {}  # two Coins for the Warrior, one for the Spoils


# -- step 7 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R71", "KTHO-R73")
def test_too_few_heroes_wait() -> None:
    with invade(heroes={"forge": ["mage awake", "rogue awake"]}, dungeon=ROW, treasures={"forge": 3}) as g:
        g.waits()
        assert g.treasure("forge") == 3
        assert g.asleep() == {"forge": ["mage", "rogue"]}
        assert len(g.told("waited")) == 2


@pytest.mark.rule("KTHO-R71", "KTHO-R69")
def test_exhausted_heroes_do_not_count() -> None:
    with invade(heroes={"forge": ["mage awake", "rogue"]}, dungeon=ROW, treasures={"forge": 2}) as g:
        g.waits()
        assert g.treasure("forge") == 2


@pytest.mark.rule("KTHO-D-17")
def test_in_the_vault_heroes_wait_for_enough_of_them() -> None:
    with invade(heroes={"vault": ["mage awake"] * 3}, dungeon=ROW) as g:
        g.waits()
        assert g.asleep() == {"vault": ["mage"] * 3}


# -- step 8 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R72")
def test_an_empty_room_is_left_for_one_nearer_to_the_vault() -> None:
    with invade(heroes={"study": ["mage awake"], "graveyard": ["rogue"]}, dungeon=ROW, treasures={"forge": 2}) as g:
        g.waits()
        assert g.asleep() == {"forge": ["mage"], "graveyard": ["rogue"]}
        assert g.told("charged") == [(12, 8, 5, 0, 0)]


@pytest.mark.rule("KTHO-R72", "KTHO-D-64", "KTHO-D-62")
def test_between_ways_of_equal_length_the_players_choose_once_for_all() -> None:
    dungeon = (("study", "forge"), ("workshop", "vault"))
    with invade(
        heroes={"study": ["mage awake", "rogue awake"]}, dungeon=dungeon, treasures={"forge": 3, "workshop": 3}
    ) as g:
        g.is_asked("way", "forge", "workshop").says("workshop").waits()
        assert g.asleep() == {"workshop": ["mage", "rogue"]}


@pytest.mark.rule("KTHO-R72", "KTHO-D-17")
def test_the_shortest_way_is_no_question() -> None:
    dungeon = (("study", "forge", "vault"), ("workshop", "graveyard", None))
    with invade(heroes={"study": ["mage awake"]}, dungeon=dungeon, walls=[("graveyard", "forge")]) as g:
        g.waits()
        assert g.told("charged") == [(12, 8, 5, 0, 0), (12, 5, 0, 0, 0)]


@pytest.mark.rule("KTHO-R48", "KTHO-D-17")
def test_heroes_ignore_portals() -> None:
    portals = {"study": "completed", "vault": "completed"}
    with invade(heroes={"study": ["mage awake"]}, dungeon=ROW, portals=portals, treasures={"forge": 2}) as g:
        g.waits()
        assert g.asleep() == {"forge": ["mage"]}


@pytest.mark.rule("KTHO-R72", "KTHO-R67", "KTHO-R68")
def test_after_a_charge_come_the_steps_3_to_8() -> None:
    rats = clan("ratfolk", {"forge": 3})
    with invade(rats, heroes={"study": ["mage awake"], "forge": ["rogue"]}, dungeon=ROW) as g:
        g.waits()
        assert g.monsters("ratfolk") == {"forge": 1}
        assert g.asleep() == {"forge": ["mage", "rogue"]}


@pytest.mark.rule("KTHO-D-30", "KTHO-D-42", "KTHO-D-70")
def test_traps_hit_those_who_charge_in_one_by_one_until_they_are_used_up() -> None:
    heroes = {"study": ["mage awake", "mage awake", "mage awake"]}
    with invade(heroes=heroes, dungeon=ROW, tokens={"forge": ["trap", "trap"]}, treasures={"forge": 2}) as g:
        g.waits()
        assert (g.asleep(), g.lies("forge")) == ({"forge": ["mage"]}, {})


@pytest.mark.rule("KTHO-D-30", "KTHO-D-62")
def test_the_players_choose_whom_a_trap_hits_first() -> None:
    heroes = {"study": ["mage awake", "rogue awake"]}
    with invade(heroes=heroes, dungeon=ROW, tokens={"forge": ["trap"]}, treasures={"forge": 2}) as g:
        g.is_asked("hero", "rest", "mage@forge", "rogue@forge").says("rogue@forge").waits()
        assert g.asleep() == {"forge": ["mage"]}


@pytest.mark.rule("KTHO-D-30")
def test_traps_enough_for_all_are_no_question() -> None:
    heroes = {"study": ["mage awake", "rogue awake"]}
    with invade(heroes=heroes, dungeon=ROW, tokens={"forge": ["trap", "trap", "trap"]}) as g:
        g.waits()
        assert (g.heroes(), g.lies("forge")) == ({}, {"trap": 1})


@pytest.mark.rule("KTHO-D-59", "KTHO-R72")
def test_who_was_only_placed_shows_off_and_checks_the_room_before_a_charge_takes_it_along() -> None:
    heroes = {"forge": ["mage awake", "warrior new"]}
    tokens = {"forge": ["coin", "coin"]}
    with invade(heroes=heroes, dungeon=ROW, tokens=tokens) as g:
        g.waits()  # whoever goes first
        assert g.asleep() == {"vault": ["mage", "warrior"]}
        assert g.lies("forge") == {}
    with invade(clan("ratfolk", {"vault": 1}, hand=["defend"]), heroes=heroes, dungeon=ROW, tokens=tokens) as g:
        g.is_asked("hero", "rest", "mage@forge", "warrior@forge").says("mage@forge")
        assert (g.asleep(), g.awake()) == ({"vault": ["mage"]}, {"vault": ["warrior"]})
        assert g.lies("forge") == {}


@pytest.mark.rule("KTHO-D-59", "KTHO-R66")
def test_who_falls_to_a_trap_before_a_charge_stays_behind() -> None:
    heroes = {"forge": ["mage awake", "warrior new"]}
    with invade(heroes=heroes, dungeon=ROW, tokens={"forge": ["trap"]}) as g:
        g.waits()
        assert g.asleep() == {"vault": ["mage"]}


@pytest.mark.rule("KTHO-R74", "KTHO-R82")
def test_the_invasion_ends_when_all_heroes_are_exhausted() -> None:
    heroes = {"study": ["mage awake", "rogue"], "workshop": ["archer awake"]}
    with invade(clan("ratfolk", {"workshop": 3}), heroes=heroes, dungeon=ROW) as g:
        g.waits()
        assert g.awake() == {}
        assert g.asleep() == {"vault": ["mage"], "study": ["rogue"], "workshop": ["archer"]}


@pytest.mark.rule("KTHO-D-53")
def test_after_each_hero_the_players_pick_again() -> None:
    heroes = {"forge": ["mage awake"], "study": ["rogue awake"], "graveyard": ["archer awake"]}
    treasures = {"forge": "1 spoils", "graveyard": "1 spoils"}
    with invade(heroes=heroes, dungeon=ROW, treasures=treasures) as g:
        g.is_asked("hero", "rest", "mage@forge", "rogue@study", "archer@graveyard").says("archer@graveyard")
        g.is_asked("hero", "rest", "mage@forge", "rogue@study").says("rogue@study")
        # the Rogue has charged into the Forge; both are ready, and do the same whoever is named
        g.is_asked("pillagers", "mage", "rogue").says("mage").waits()
        assert g.asleep() == {"graveyard": ["archer"], "forge": ["mage"], "vault": ["rogue"]}

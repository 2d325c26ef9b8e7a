"""Answers that are refused: each with the rule that forbids it, in words of both languages."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import words
from ludoteca.games.keep_the_heroes_out.actions import ACTIONS, play_action
from ludoteca.games.keep_the_heroes_out.content.box import CELLS, ROOM_NAMES
from tests.games.keep_the_heroes_out.invading import invade
from tests.games.keep_the_heroes_out.table import GAME, WHOLE, Turn, active, clan, table


def refused(g: Turn, deed: str, *said: Any) -> tuple[str, str]:
    """Why not; the match stands as before, and the reason has words."""
    before = g.game.dump(g.state)
    key, rule = g.refused(deed, *said)
    assert g.game.dump(g.state) == before
    for language in words.LANGUAGES:
        assert words.has(GAME, language, key), key
    return key, rule


# -- Monsters ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R34")
def test_a_monster_carries_one_token_and_only_what_lies_there() -> None:
    with table(active("ratfolk", {"vault": 1}, ["2 move"]), tokens={"vault": {"coin": 1}}) as g:
        g.plays("2 move")
        assert refused(g, "move", "vault", "sewers", "bone") == ("refuse-nothing-to-carry", "KTHO-R34")
        g.does("move", "vault", "sewers", "coin")
        assert refused(g, "move", "vault", "forge", "coin") == ("refuse-no-monster", "KTHO-R30")


@pytest.mark.rule("KTHO-R21", "KTHO-R30")
def test_nobody_acts_with_a_monster_of_another_clan() -> None:
    with table(active("ratfolk", {"vault": 1}, ["move / melee"]), clan("dragon", {"forge": 1})) as g:
        g.plays("move / melee")
        assert refused(g, "move", "forge", "vault") == ("refuse-not-yours", "KTHO-R21")


@pytest.mark.rule("KTHO-R34", "KTHO-R47")
def test_a_monster_goes_through_passages_and_completed_portals_only() -> None:
    portals = {"vault": "completed", "graveyard": "uncompleted"}
    with table(active("ratfolk", {"vault": 1}, ["move"]), portals=portals, walls=[["vault", "forge"]]) as g:
        g.plays("move")
        assert refused(g, "move", "vault", "graveyard") == ("refuse-portal-uncompleted", "KTHO-R47")
        assert refused(g, "move", "vault", "forge") == ("refuse-wall", "KTHO-R34")
        assert refused(g, "move", "vault", "trainer") == ("refuse-not-adjacent", "KTHO-R34")


@pytest.mark.rule("KTHO-R35", "KTHO-R36")
def test_blows_and_shots_have_their_reach() -> None:
    heroes = {"sewers": ["mage"], "graveyard": ["rogue"], "vault": ["archer"]}
    portals = {"vault": "completed", "graveyard": "completed"}
    with table(active("ratfolk", {"vault": 1}, ["melee + ranged"]), heroes=heroes, portals=portals) as g:
        g.plays("melee + ranged")
        assert refused(g, "melee", "mage@sewers") == ("refuse-melee-far", "KTHO-R35")
        assert refused(g, "ranged", "rogue@graveyard") == ("refuse-ranged-portal", "KTHO-R36")
        assert refused(g, "ranged", "archer@vault") == ("refuse-ranged-here", "KTHO-R36")


@pytest.mark.rule("KTHO-R43", "KTHO-R79")
def test_only_the_monsters_of_the_swarm_act() -> None:
    with table(active("ratfolk", {"vault": 2, "forge": 1}, ["swarm move"])) as g:
        g.plays("swarm move").does("swarm", "move", "vault")
        assert refused(g, "move", "forge", "vault") == ("refuse-not-in-swarm", "KTHO-R43")


# -- cards and icons ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R30")
def test_an_icon_must_be_on_the_card_and_left() -> None:
    with table(active("ratfolk", {"vault": 1}, ["2 activate + move"])) as g:
        g.plays("2 activate + move")
        assert refused(g, "draw") == ("refuse-no-icon", "KTHO-R30")
        g.does("move", "vault", "sewers")
        assert refused(g, "move", "sewers", "vault") == ("refuse-used-up", "KTHO-R30")


@pytest.mark.rule("KTHO-R21", "KTHO-R38", "KTHO-R41")
def test_cards_are_played_from_the_own_hand() -> None:
    mine, theirs = active("ratfolk", {"vault": 1}, ["move / defend"]), clan("dragon", {"forge": 1}, hand=["4 ranged"])
    with table(mine, theirs) as g:
        problem = g.refusal(0, play_action(g.of("dragon").hand[0], 0))
        assert (problem.key, problem.rule) == ("refuse-others-card", "KTHO-R21")
        assert refused(g, "play", "move / defend", 1) == ("refuse-only-defends", "KTHO-R38")
        assert refused(g, "play", "move / defend", 3) == ("refuse-no-side", "KTHO-R41")


@pytest.mark.rule("KTHO-R31", "KTHO-D-37", "KTHO-D-38")
def test_an_empty_supply_gives_nothing() -> None:
    supply = {"trap": 0, "portals": 0}
    monsters = {"vault": 9}
    with table(
        active("ratfolk", monsters, ["trap + portal + summon 2 + move"]), supply=supply, portals={"forge": "completed"}
    ) as g:
        g.plays("trap + portal + summon 2 + move")
        assert refused(g, "place", "trap", "vault") == ("refuse-supply", "KTHO-R31")
        assert refused(g, "portal", "vault") == ("refuse-no-portals", "KTHO-R31")
        assert refused(g, "summon", "vault", 1) == ("refuse-lair-empty", "KTHO-D-38")


@pytest.mark.rule("KTHO-R56", "KTHO-D-15", "KTHO-D-45")
def test_the_cells_are_used_once_and_only_where_there_are_any() -> None:
    with table(active("ratfolk", {"vault": 1}, ["move"]), dungeon=WHOLE, cells_used=1) as g:
        assert refused(g, "cells") == ("refuse-cells-used", "KTHO-R56")
    with table(active("ratfolk", {"vault": 1}, ["move"])) as g:
        assert refused(g, "cells") == ("refuse-no-cells", "KTHO-D-15")


# -- rooms -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R51", "KTHO-R52", "KTHO-R53")
def test_rooms_do_what_they_do_for_those_who_are_there() -> None:
    with table(active("ratfolk", {"forge": 1}, ["activate"])) as g:
        g.plays("activate")
        assert refused(g, "produce", "vault") == ("refuse-no-monster", "KTHO-R30")
        assert refused(g, "produce", "forge") == ("refuse-makes-nothing", "KTHO-R52")
        assert refused(g, "buy", "vault", 0) == ("refuse-sells-nothing", "KTHO-R53")


@pytest.mark.rule("KTHO-R53", "KTHO-D-48")
def test_loot_is_to_be_had_in_its_room_for_its_price() -> None:
    with table(active("ratfolk", {"forge": 1, "study": 1}, ["activate"]), tokens={"study": {"book": 1}}) as g:
        g.plays("activate")
        kinds = [g.state.content.cards[card].kind for card in g.state.loot_row]
        for slot, kind in enumerate(kinds):
            key, rule = refused(g, "buy", "forge", slot)
            assert (key, rule) == (("refuse-no-price" if kind == 0 else "refuse-wrong-room"), "KTHO-R53")


@pytest.mark.rule("KTHO-R19", "KTHO-D-21", "KTHO-D-69")
def test_an_ability_is_that_of_the_own_clan_and_must_change_something() -> None:
    with table(active("dragon", {"vault": 1}, ["activate"])) as g:
        g.plays("activate")
        assert refused(g, "ability") == ("refuse-nothing-to-heal", "KTHO-D-69")
        assert refused(g, "ability-room", "vault") == ("refuse-not-your-ability", "KTHO-R19")
    with table(active("slime", {"vault": 1}, ["activate"])) as g:
        g.plays("activate")
        assert refused(g, "ability-room", "vault", 0) == ("refuse-no-wound", "KTHO-D-21")


@pytest.mark.rule("KTHO-R59", "KTHO-D-51")
def test_a_tile_must_not_lie_against_a_wall() -> None:
    doors = {"vault": ["west", "east"], "builder": ["west", "east"]}
    dungeon = {room: {"at": at, "doors": doors[room]} for room, at in (("vault", "J10"), ("builder", "K10"))}
    with table(
        active("ratfolk", {"builder": 1}, ["activate"]),
        dungeon=dungeon,
        tokens={"builder": {"coin": 2}},
        plans=["workshop", "forge", "study"],
    ) as g:
        g.plays("activate")
        assert g.can("build")
        assert refused(g, "build", "workshop", g.at("vault"), 0, 1) == ("refuse-site-taken", "KTHO-D-51")
        assert refused(g, "build", "workshop", "A1", 0, 1) == ("refuse-site-far", "KTHO-D-51")
        assert refused(g, "build", "workshop", "L10", 0, 3) == ("refuse-too-few-coins", "KTHO-R59")
        assert refused(g, "build", "workshop", "K9", 0, 1) == ("refuse-site-wall", "KTHO-D-51")


# -- reactions and councils --------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R38", "KTHO-R76")
def test_nobody_defends_from_another_room_or_without_a_defend_card() -> None:
    mine = clan("ratfolk", {"forge": 1}, hand=["defend", "move"])
    theirs = clan("dragon", {"vault": 1}, hand=["2 defend"])
    row = (("study", "forge", "vault", "workshop", "graveyard"),)
    with invade(mine, theirs, heroes={"forge": ["mage awake"]}, dungeon=row) as g:
        asked = g.asked(0)
        assert asked is not None
        assert asked.kind == "defend"
        cards = {g.card(card): card for one in g.state.clans for card in one.hand}
        encode = ACTIONS["defend"].encode
        for card, key, rule in (
            ("move", "refuse-cannot-defend", "KTHO-R38"),
            ("2 defend", "refuse-others-card", "KTHO-R38"),
        ):
            problem = g.refusal(0, encode("defend", cards[card]))
            assert (problem.key, problem.rule) == (key, rule)


@pytest.mark.rule("KTHO-R76", "KTHO-D-63")
def test_who_leads_two_clans_defends_with_the_one_that_is_there() -> None:
    row = (("study", "forge", "vault", "workshop", "graveyard"),)
    rats = clan("ratfolk", {"forge": 1}, hand=["defend"], seat=0)
    dragon = clan("dragon", {"vault": 1}, hand=["2 defend"], seat=0)
    with invade(rats, dragon, heroes={"forge": ["mage awake"]}, dungeon=row) as g:
        cards = {g.card(card): card for one in g.state.clans for card in one.hand}
        problem = g.refusal(0, ACTIONS["defend"].encode("defend", cards["2 defend"]))
        assert (problem.key, problem.rule) == ("refuse-defend-elsewhere", "KTHO-R76")


@pytest.mark.rule("KTHO-R60", "KTHO-R72")
def test_heroes_asleep_are_not_asked_and_go_no_way_back() -> None:
    ring = (("graveyard", "trainer"), ("study", "vault"))
    with invade(clan("witch"), heroes={"graveyard": ["mage awake"], "study": ["rogue"]}, dungeon=ring) as g:
        asked = g.asked(0)
        assert asked is not None
        assert asked.kind == "way"
        problem = g.refusal(0, ACTIONS["way"].encode("go", ROOM_NAMES.index("vault")))
        assert (problem.key, problem.rule) == ("refuse-no-passage", "KTHO-R48")
        problem = g.refusal(0, ACTIONS["way"].encode("go", CELLS))
        assert problem.key == "refuse-no-such-room"

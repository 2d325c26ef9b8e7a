"""What the icons of cards do: KTHO-R30 to R45, R79, R80."""

from __future__ import annotations

import pytest

from tests.games.keep_the_heroes_out.table import KEPT, PLAIN, WHOLE, active, clan, table

# -- move ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R34")
def test_a_monster_moves_through_a_passage_and_may_bring_one_token() -> None:
    me = active("ratfolk", {"vault": 1}, ["2 move"])
    with table(me, tokens={"vault": {"coin": 2, "trap": 1}}) as g:
        g.plays("2 move")
        assert {(to, carried) for _, to, carried, _ in g.can("move")} == {
            (to, carried) for to in ("forge", "sewers", "workshop") for carried in ("nothing", "coin", "trap")
        }
        g.does("move", "vault", "workshop", "trap")
        assert g.monsters() == {"workshop": 1}
        assert (g.lies("vault"), g.lies("workshop")) == ({"coin": 2}, {"trap": 1})
        g.does("move", "workshop", "vault")
        assert g.lies("workshop") == {"trap": 1}  # nothing has to be brought


@pytest.mark.rule("KTHO-R34")
def test_without_a_passage_there_is_no_way() -> None:
    me = active("ratfolk", {"vault": 1}, ["move"])
    with table(me, walls=[["vault", "forge"], ["vault", "sewers"]]) as g:
        g.plays("move")
        assert g.can("move") == [("vault", "workshop", "nothing", 0)]
        assert not g.may("move", "vault", "study")


@pytest.mark.rule("KTHO-R34", "KTHO-R30")
def test_only_your_own_monsters_move_and_like_ones_are_one_choice() -> None:
    me = active("slime", {"sewers": [0, 0, 1]}, ["move"])
    with table(me, clan("gnoll", {"forge": 2}), dungeon=[["sewers", "vault", "forge"]]) as g:
        g.plays("move")
        assert g.can("move") == [("sewers", "vault", "nothing", 0), ("sewers", "vault", "nothing", 1)]
        g.does("move", "sewers", "vault", "nothing", 1)
        assert g.wounds("vault") == [1]
        assert g.wounds("sewers") == [0, 0]


# -- attacks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R35", "KTHO-R65")
def test_a_melee_attack_hits_a_hero_in_the_room_of_a_monster() -> None:
    heroes = {"vault": ["mage", "mage", "rogue"], "forge": ["archer"]}
    with table(active("ratfolk", {"vault": 1}, ["2 melee"]), heroes=heroes) as g:
        g.plays("2 melee")
        assert len(g.can("melee")) == 2  # the Mages are alike; the Archer is elsewhere
        g.does("melee", "mage@vault").does("melee", "rogue@vault")
        assert g.heroes() == {"vault": ["mage"], "forge": ["archer"]}
        assert len(g.told("killed")) == 2


@pytest.mark.compiled
@pytest.mark.rule("KTHO-R35")
def test_heroes_of_other_rooms_and_classes_are_never_taken_for_like_ones() -> None:
    rooms = [room for row in WHOLE for room in row]
    me = clan("ratfolk", dict.fromkeys(rooms[:9], 1), hand=["melee", KEPT])
    heroes = {room: ["warrior", "rogue", "mage", "archer"] for room in rooms[:6]}
    with table(me, dungeon=WHOLE, heroes=heroes) as g:
        g.plays("melee")
        assert len(g.can("melee")) == 24
    heroes = {room: ["warrior", "rogue", "mage", "archer"] for room in rooms[3:9]}
    with table(me, dungeon=WHOLE, heroes=heroes) as g:
        g.plays("melee")
        assert len(g.can("melee")) == 24


@pytest.mark.rule("KTHO-R35", "KTHO-D-39")
def test_a_hero_of_more_vitality_is_only_hurt() -> None:
    me = active("ratfolk", {"forge": 1}, ["2 melee > coin"])
    with table(me, scenario="champion", heroes={"forge": ["champion"]}, marks=[0] * 8) as g:
        g.plays("2 melee > coin").does("melee", "champion@forge")
        assert g.hero("champion@forge").hurt == 1
        g.does("place", "coin", "forge")  # the attack hurt: that is success enough for a Combo
        assert g.lies("forge") == {"coin": 1}


@pytest.mark.rule("KTHO-R36")
def test_a_ranged_attack_needs_a_passage_and_never_hits_the_own_room() -> None:
    heroes = {"vault": ["mage"], "forge": ["archer"], "sewers": ["rogue"], "study": ["warrior"]}
    me = active("ratfolk", {"vault": 1}, ["3 ranged"])
    with table(me, heroes=heroes, walls=[["vault", "sewers"]]) as g:
        g.plays("3 ranged")
        assert g.can("ranged") == [(g.hero("archer@forge").number,)]
        g.does("ranged", "archer@forge")
        assert g.played == ["3 ranged"]  # nobody else can be reached


@pytest.mark.rule("KTHO-R36", "KTHO-R47")
def test_portals_are_no_way_for_a_shot() -> None:
    portals = {"vault": "completed", "graveyard": "completed"}
    with table(active("ratfolk", {"vault": 1}, ["ranged"]), heroes={"graveyard": ["mage"]}, portals=portals) as g:
        g.plays("ranged")
        assert g.played == ["ranged"]


@pytest.mark.rule("KTHO-D-35")
def test_prisoners_can_be_attacked_like_any_hero() -> None:
    heroes = {"cells": ["mage", "rogue"]}
    with table(active("ratfolk", {"cells": 1, "vault": 1}, ["melee + ranged"]), heroes=heroes, dungeon=WHOLE) as g:
        g.plays("melee + ranged").does("melee", "mage@cells").does("ranged", "rogue@cells")
        assert g.heroes() == {}


# -- tokens --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R37", "KTHO-R39")
@pytest.mark.parametrize("token", ["coin", "book", "frog", "bone", "trap"])
def test_a_resource_or_a_trap_is_placed_in_a_room_with_a_monster(token: str) -> None:
    with table(active("ratfolk", {"forge": 1, "study": 2}, [f"2 {token}"])) as g:
        g.plays(f"2 {token}")
        assert g.can("place") == [(token, "forge"), (token, "study")]
        g.does("place", token, "study").does("place", token, "study")
        assert g.lies("study") == {token: 2}


@pytest.mark.rule("KTHO-R31", "KTHO-R8")
def test_without_a_token_in_the_supply_the_action_cannot_be_done() -> None:
    me = active("ratfolk", {"forge": 1}, ["2 coin", "trap", "portal"])
    with table(me, tokens={"study": {"coin": 2}}, supply={"coin": 1, "trap": 0, "portals": 0}) as g:
        g.plays("2 coin").does("place", "coin", "forge")
        assert g.played == ["2 coin"]  # the second Coin is missing
        g.plays("trap").plays("portal")
        assert g.played == ["2 coin", "trap", "portal"]


@pytest.mark.rule("KTHO-R8", "KTHO-R31")
def test_a_token_that_is_spent_is_in_the_supply_again() -> None:
    me = active("gnoll", {"forge": 1}, ["discard coin > place 1", "coin"])
    with table(me, tokens={"forge": {"coin": 1}}, supply={"coin": 0}) as g:
        g.plays("discard coin > place 1").does("discard", "coin", "forge").passes()
        g.plays("coin").does("place", "coin", "forge")
        assert g.lies("forge") == {"coin": 1}


@pytest.mark.rule("KTHO-R40", "KTHO-D-37")
def test_a_completed_portal_is_placed_where_none_is() -> None:
    me = active("ratfolk", {"forge": 1, "study": 1, "vault": 1}, ["2 portal"])
    portals = {"study": "uncompleted", "vault": "completed"}
    with table(me, portals=portals, supply={"portals": 1}) as g:
        g.plays("2 portal")
        assert g.can("portal") == [("forge",), ("study",)]
        g.does("portal", "forge")
        assert g.portal("forge") == "completed"
        g.does("portal", "study")  # it completes the one that lies there, without a token
        assert g.portal("study") == "completed"


# -- choose --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R41")
def test_one_side_of_the_slash_or_the_other() -> None:
    me = active("ratfolk", {"vault": 1}, ["2 activate / move + coin"])
    with table(me) as g:
        assert {side for _, side in g.can("play")} == {0, 1}
        g.plays("2 activate / move + coin", 1)
        assert g.can("produce") == []
        g.does("move", "vault", "forge").does("place", "coin", "forge")
        assert g.played == ["2 activate / move + coin"]


@pytest.mark.rule("KTHO-R38", "KTHO-R41")
def test_a_side_with_nothing_but_defend_is_no_choice_in_ones_own_turn() -> None:
    with table(active("ratfolk", {"vault": 1}, ["defend > draw / activate", "defend"])) as g:
        cards = {g.card(card): side for card, side in g.can("play")}
        assert cards == {"defend > draw / activate": 1, "defend": 0, KEPT: 0}


@pytest.mark.rule("KTHO-R38")
def test_defend_is_nothing_to_be_asked_about_in_ones_own_turn() -> None:
    with table(active("ratfolk", {"vault": 1}, ["defend", "defend + coin"]), dungeon=WHOLE) as g:
        g.plays("defend")
        assert g.question.kind == "turn"
        g.plays("defend + coin").does("place", "coin", "vault")
        assert g.question.kind == "turn"


# -- combo ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R42")
def test_a_coin_of_a_room_turns_into_three_monsters_there() -> None:
    me = active("gnoll", {"forge": 1, "study": 1}, ["discard coin > place 3"])
    with table(me, tokens={"forge": {"coin": 1}, "vault": {"coin": 1}}) as g:
        g.plays("discard coin > place 3")
        assert g.can("discard") == [("coin", "forge")]  # no Gnoll is in the Vault
        g.does("discard", "coin", "forge")
        assert g.question.kind == "combo"
        assert {room for room, _ in g.can("summon")} == {"forge"}
        g.does("summon", "forge", 3)
        assert g.monsters() == {"forge": 4, "study": 1}
        assert g.lies("forge") == {}


@pytest.mark.rule("KTHO-R42", "KTHO-R80")
def test_the_right_part_happens_in_the_room_of_the_left_part() -> None:
    me = active("gnoll", {"forge": 1, "study": 1}, ["melee > summon"])
    with table(me, heroes={"study": ["mage"]}) as g:
        g.plays("melee > summon").does("melee", "mage@study")
        assert g.can("summon") == [("study", 1)]
        g.does("summon", "study", 1)
        assert g.monsters() == {"forge": 1, "study": 2}


@pytest.mark.rule("KTHO-R80")
def test_the_right_part_may_be_left() -> None:
    with table(active("gnoll", {"study": 1}, ["melee > summon"]), heroes={"study": ["mage"]}) as g:
        g.plays("melee > summon").does("melee", "mage@study").passes()
        assert g.monsters() == {"study": 1}
        assert g.played == ["melee > summon"]


@pytest.mark.rule("KTHO-R42", "KTHO-D-39")
def test_without_the_left_part_there_is_no_right_part() -> None:
    with table(active("gnoll", {"study": 1}, ["melee > summon", "discard coin > place 3"])) as g:
        g.plays("melee > summon").plays("discard coin > place 3")
        assert g.monsters() == {"study": 1}


@pytest.mark.rule("KTHO-R80")
def test_every_left_part_has_a_right_part_of_its_own() -> None:
    me = active("ratfolk", {"sewers": 1, "study": 1}, ["2 move > melee"])
    with table(me, heroes={"vault": ["mage"], "workshop": ["rogue"]}) as g:
        g.plays("2 move > melee").does("move", "sewers", "vault")
        assert g.can("melee") == [(g.hero("mage@vault").number,)]
        g.does("melee", "mage@vault").does("move", "study", "workshop").does("melee", "rogue@workshop")
        assert g.heroes() == {}


@pytest.mark.rule("KTHO-R80")
def test_the_right_part_of_a_move_is_where_it_led() -> None:
    with table(active("gremlin", {"sewers": 1, "study": 1}, ["move > trap"])) as g:
        g.plays("move > trap").does("move", "sewers", "vault")
        assert g.can("place") == [("trap", "vault")]


@pytest.mark.rule("KTHO-R80")
def test_a_right_part_of_several_actions_may_be_used_in_part() -> None:
    me = active("gremlin", {"vault": 1}, ["discard trap > 2 melee"])
    with table(me, tokens={"vault": {"trap": 1}}, heroes={"vault": ["mage", "rogue", "archer"]}) as g:
        g.plays("discard trap > 2 melee").does("discard", "trap", "vault").does("melee", "mage@vault")
        assert g.question.kind == "combo"
        g.passes()
        assert g.heroes() == {"vault": ["archer", "rogue"]}


@pytest.mark.rule("KTHO-R80", "KTHO-R32")
def test_a_shot_may_bring_a_card() -> None:
    me = active("dragon", {"vault": 1}, ["ranged > draw"], deck=["coin"])
    with table(me, heroes={"forge": ["mage"]}) as g:
        g.plays("ranged > draw").does("ranged", "mage@forge").does("draw")
        assert g.hand == ["coin"]


# -- swarm ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R43", "KTHO-R79")
def test_in_a_swarm_every_monster_of_one_room_goes_its_own_way_with_its_own_token() -> None:
    me = active("ratfolk", {"vault": 3, "study": 1}, ["swarm move"])
    with table(me, tokens={"vault": {"coin": 1, "frog": 1}}) as g:
        g.plays("swarm move")
        assert g.can("swarm") == [("move", "vault"), ("move", "study")]
        g.does("swarm", "move", "vault")
        assert {room for room, *_ in g.can("move")} == {"vault"}  # the one in the Study has no part in it
        g.does("move", "vault", "sewers", "coin").does("move", "vault", "workshop", "frog").does(
            "move", "vault", "forge"
        )
        assert g.monsters() == {"sewers": 1, "workshop": 1, "forge": 1, "study": 1}
        assert (g.lies("sewers"), g.lies("workshop"), g.lies("vault")) == ({"coin": 1}, {"frog": 1}, {})
        assert g.played == ["swarm move"]


@pytest.mark.rule("KTHO-R79")
def test_a_monster_of_a_swarm_may_do_nothing() -> None:
    with table(active("ratfolk", {"vault": 3}, ["swarm move"])) as g:
        g.plays("swarm move").does("swarm", "move", "vault").does("move", "vault", "sewers").passes()
        assert g.monsters() == {"vault": 2, "sewers": 1}
        assert g.question.kind == "turn"


@pytest.mark.rule("KTHO-R43", "KTHO-R79")
def test_in_a_swarm_every_monster_strikes_once_at_its_own_target() -> None:
    heroes = {"study": ["mage", "rogue", "archer", "mage"]}
    with table(active("gnoll", {"study": 2, "vault": 1}, ["swarm melee"]), heroes=heroes) as g:
        g.plays("swarm melee").does("swarm", "melee", "study")
        g.does("melee", "rogue@study").does("melee", "mage@study")
        assert g.heroes() == {"study": ["archer", "mage"]}
        assert g.question.kind == "turn"  # two Gnolls, two blows


@pytest.mark.rule("KTHO-R43", "KTHO-R79", "KTHO-R36")
def test_a_swarm_of_shots_comes_from_one_room() -> None:
    heroes = {"sewers": ["mage"], "forge": ["rogue"], "graveyard": ["archer"]}
    with table(active("scaled", {"vault": 2, "trainer": 1}, ["swarm ranged"]), heroes=heroes) as g:
        g.plays("swarm ranged").does("swarm", "ranged", "vault")
        assert sorted(g.can("ranged")) == sorted([(g.hero("mage@sewers").number,), (g.hero("rogue@forge").number,)])
        g.does("ranged", "mage@sewers").does("ranged", "rogue@forge")
        assert g.heroes() == {"graveyard": ["archer"]}


@pytest.mark.rule("KTHO-R43", "KTHO-D-69")
def test_a_room_whose_monsters_can_do_nothing_is_no_choice_for_a_swarm() -> None:
    with table(active("gnoll", {"study": 2, "vault": 1}, ["swarm melee"]), heroes={"vault": ["mage"]}) as g:
        g.plays("swarm melee")
        assert g.can("swarm") == [("melee", "vault")]


@pytest.mark.rule("KTHO-R79")
def test_wounded_and_unhurt_monsters_of_a_swarm_are_told_apart() -> None:
    with table(active("slime", {"vault": [1, 0]}, ["swarm move"])) as g:
        g.plays("swarm move").does("swarm", "move", "vault").does("move", "vault", "sewers", "nothing", 1)
        assert g.wounds("sewers") == [1]
        assert all(wounds == 0 for *_, wounds in g.can("move"))


@pytest.mark.rule("KTHO-R30", "KTHO-R43")
def test_a_swarm_beside_another_icon_of_the_card() -> None:
    me = active("scaled", {"vault": 2}, ["swarm move + melee"])
    with table(me, heroes={"forge": ["mage"]}) as g:
        g.plays("swarm move + melee").does("swarm", "move", "vault").does("move", "vault", "forge").passes()
        g.does("melee", "mage@forge")
        assert g.played == ["swarm move + melee"]


# -- summon, ambush, reinforce -------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-D-24", "KTHO-R11")
def test_summon_without_a_type_goes_to_a_monster_of_yours_or_to_the_start_type() -> None:
    with table(active("gnoll", {"study": 1}, ["summon 2"])) as g:
        g.plays("summon 2")
        start = {room for room, _ in g.can("summon")} - {"study"}
        assert start == {"vault"}  # the Jewel of the Clan card
        g.does("summon", "study", 2)
        assert g.monsters() == {"study": 3}


@pytest.mark.rule("KTHO-D-24")
def test_summon_with_a_type_goes_to_one_room_of_it() -> None:
    with table(active("gnoll", {"study": 1}, ["summon 2 bones"])) as g:
        g.plays("summon 2 bones")
        assert {room for room, _ in g.can("summon")} == {"sewers", "trainer"}
        g.does("summon", "trainer", 2)
        assert g.monsters() == {"study": 1, "trainer": 2}
        assert g.played == ["summon 2 bones"]  # both into one room


@pytest.mark.rule("KTHO-D-24", "KTHO-D-32")
def test_where_the_dungeon_has_no_room_of_the_start_type_the_vault_is_the_way_in() -> None:
    with table(active("ghost", {}, ["summon"]), dungeon=[["sewers", "vault", "forge"]]) as g:
        g.plays("summon")
        assert g.can("summon") == [("vault", 1)]


@pytest.mark.rule("KTHO-D-38")
def test_as_many_as_the_lair_has_or_fewer() -> None:
    with table(active("witch", {"study": 1}, ["summon 3 eye"])) as g:
        g.plays("summon 3 eye")
        assert {n for _, n in g.can("summon")} == {1}
    with table(active("gnoll", {"study": 1}, ["summon 3 eye"])) as g:
        g.plays("summon 3 eye")
        assert {n for _, n in g.can("summon")} == {1, 2, 3}
        g.does("summon", "graveyard", 1)
        assert g.monsters() == {"study": 1, "graveyard": 1}


@pytest.mark.rule("KTHO-D-38", "KTHO-D-24")
def test_with_an_empty_lair_nobody_can_be_summoned() -> None:
    with table(active("dragon", {"study": 1}, ["summon", "ambush 1 jewel"])) as g:
        g.plays("summon").plays("ambush 1 jewel")
        assert g.monsters() == {"study": 1}


@pytest.mark.rule("KTHO-R44", "KTHO-D-38")
def test_an_ambush_is_split_among_the_rooms_of_its_type() -> None:
    with table(active("ratfolk", {}, ["ambush 3 bones"])) as g:
        g.plays("ambush 3 bones")
        assert g.can("ambush") == [("bones", "sewers"), ("bones", "trainer")]
        g.does("ambush", "bones", "sewers").does("ambush", "bones", "trainer").does("ambush", "bones", "sewers")
        assert g.monsters() == {"sewers": 2, "trainer": 1}
        assert g.question.kind == "turn"


@pytest.mark.rule("KTHO-R44", "KTHO-D-38")
def test_an_ambush_may_be_smaller_than_shown() -> None:
    with table(active("ratfolk", {}, ["ambush 3 bones"])) as g:
        g.plays("ambush 3 bones").does("ambush", "bones", "trainer").passes()
        assert g.monsters() == {"trainer": 1}
    with table(active("witch", {"vault": 1}, ["ambush 3 bones"])) as g:
        g.plays("ambush 3 bones").does("ambush", "bones", "trainer")
        assert g.question.kind == "turn"  # the Lair is empty


@pytest.mark.rule("KTHO-R45", "KTHO-D-40")
def test_reinforce_keeps_every_card_with_the_icon_and_discards_the_rest() -> None:
    deck = ["swarm melee / draw", "coin", "trap / move > melee", "melee"]
    with table(active("ratfolk", {"vault": 1}, ["reinforce melee"], deck=deck)) as g:
        g.plays("reinforce melee").does("reinforce", "melee")
        assert g.hand == ["swarm melee / draw", "trap / move > melee"]
        assert g.discard == ["coin"]
        assert g.deck == ["melee"]  # the fourth card is not looked at


@pytest.mark.rule("KTHO-D-40")
def test_reinforce_finds_an_ambush_as_a_summon_and_any_resource() -> None:
    deck = ["ambush 2 eye / draw", "defend > summon", "move"]
    with table(active("ratfolk", {"vault": 1}, ["reinforce summon"], deck=deck)) as g:
        g.plays("reinforce summon").does("reinforce", "summon")
        assert g.hand == ["ambush 2 eye / draw", "defend > summon"]
    with table(active("ratfolk", {"vault": 1}, ["reinforce resource"], deck=["frog", "trap", "2 bone"])) as g:
        g.plays("reinforce resource").does("reinforce", "resource")
        assert g.hand == ["frog", "2 bone"]


@pytest.mark.rule("KTHO-D-40", "KTHO-D-34")
def test_with_fewer_than_three_cards_the_discard_pile_is_shuffled_under_them() -> None:
    me = active("ratfolk", {"vault": 1}, ["reinforce melee"], deck=["melee"], discard=["coin", "2 melee", "trap"])
    with table(me) as g:
        coin, two, trap = g.me.discard
        g.force("tactics-0", [trap, coin, two])  # the top is at the end
        g.plays("reinforce melee").does("reinforce", "melee")
        assert sorted(g.hand) == ["2 melee", "melee"]
        assert g.discard == ["coin"]
        assert g.deck == ["trap"]
    with table(active("ratfolk", {}, ["reinforce melee"], deck=["melee", "coin"])) as g:
        g.plays("reinforce melee").does("reinforce", "melee")  # two cards are all there are
        assert g.hand == ["melee"]
    with table(active("ratfolk", {}, ["reinforce melee"])) as g:
        g.plays("reinforce melee")
        assert g.question.kind == "turn"  # nothing to look at


@pytest.mark.rule("KTHO-R33")
def test_activate_serves_the_ability_a_room_and_a_portal() -> None:
    me = active("ratfolk", {"vault": 1}, ["activate"])
    with table(me, portals={"vault": "uncompleted"}, dungeon=PLAIN) as g:
        g.plays("activate")
        assert g.may("ability-room", "vault")
        assert g.may("produce", "vault")
        assert g.may("complete", "vault")

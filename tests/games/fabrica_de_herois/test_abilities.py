"""Abilities: whose, when, what they cost, what they leave behind (FH-R18 to FH-R21, FH-R42 to FH-R66)."""

from __future__ import annotations

import pytest

from ludoteca.games.fabrica_de_herois.actions import USE
from tests.games.fabrica_de_herois.table import Scene, hero, mission

A, B, C = 0, 1, 2


def killer(name: str, bolt: str = "") -> dict[str, object]:
    """A Hero whose Leader ability eliminates one."""
    return hero(name, leader=f"attack{bolt} eliminate 1 chosen", discard=f"attack{bolt} eliminate 1 chosen")


@pytest.mark.rule("FH-R18", "FH-R35", "FH-R45", "FH-D-22")
def test_a_leader_ability_costs_one_and_works_once_per_round() -> None:
    scene = Scene(
        heroes=[hero("boss", leader="help marker +1 for round")],
        players=[{"field": "boss p1", "actions": 4, "mission": "m1"}, {"field": "p2"}],
    )
    scene.use(A, "boss")
    assert scene.actions(A) == 3
    assert scene.ability("boss") not in scene.offers(A)
    scene.lead(A, "p1").lead(A, "boss")
    assert scene.ability("boss") not in scene.offers(A), "changing back renews nothing"


@pytest.mark.rule("FH-D-22", "FH-R24")
def test_a_new_leader_has_a_use_of_its_own_and_all_are_fresh_at_the_own_turn() -> None:
    scene = Scene(
        heroes=[hero("boss", leader="help actions +2"), hero("vice", leader="help actions +2")],
        players=[{"field": "boss vice", "actions": 3, "mission": "m1"}, {"field": "p2", "support": "p3"}],
    )
    scene.use(A, "boss").lead(A, "vice").use(A, "vice")
    assert scene.actions(A) == 3 - 1 + 2 - 1 - 1 + 2
    scene.done(A).done(B)
    assert scene.can_use(A, "vice")
    scene.lead(A, "boss")
    assert scene.can_use(A, "boss")


@pytest.mark.rule("FH-R19", "FH-R36", "FH-R59")
def test_a_discard_ability_costs_one_and_the_hero() -> None:
    scene = Scene(
        heroes=[killer("bomb")],
        players=[{"field": "p1 bomb", "actions": 2, "mission": "m1"}, {"field": "p2 p3"}],
    )
    scene.use(A, "bomb").pick(A, "p3")
    assert scene.actions(A) == 1
    assert scene.graveyard == ["bomb", "p3"]
    assert scene.field(A) == ["p1"]


@pytest.mark.rule("FH-R19", "FH-R18")
def test_a_leader_cannot_use_its_discard_ability_nor_another_its_leader_ability() -> None:
    scene = Scene(
        heroes=[
            hero("boss", leader="help draw 1", discard="help draw 2"),
            hero("other", leader="help draw 1", discard="help draw 2"),
        ],
        players=[{"field": "boss other", "actions": 2, "mission": "m1"}, {"field": "p2"}],
    )
    boss, other = scene.number("boss"), scene.number("other")
    scene.refused(A, USE + 2 * boss + 1)
    scene.refused(A, USE + 2 * other)


@pytest.mark.rule("FH-R20", "FH-R58")
def test_a_discard_ability_does_not_fire_when_the_hero_is_eliminated() -> None:
    scene = Scene(
        heroes=[killer("bomb"), hero("victim", discard="help marker +5 for mission")],
        players=[{"field": "p1 bomb", "actions": 1, "mission": "m1"}, {"field": "p2 victim", "actions": 3}],
    )
    scene.use(A, "bomb").pick(A, "victim")
    assert scene.marker(B) == 0
    assert scene.graveyard[-1] == "victim"


@pytest.mark.rule("FH-R21")
def test_heroes_in_support_cannot_use_abilities() -> None:
    scene = Scene(
        heroes=[hero("hidden", discard="help! draw 1")],
        players=[{"field": "p1", "support": "hidden", "actions": 2, "mission": "m1"}, {"field": "p2"}],
    )
    scene.refused(A, USE + 2 * scene.number("hidden") + 1)


@pytest.mark.rule("FH-R42", "FH-R43", "FH-D-50")
def test_on_the_own_turn_attacks_aids_and_protection_are_plays_but_no_cancelling() -> None:
    scene = Scene(
        heroes=[
            killer("sword"),
            hero("friend", discard="help draw 1"),
            hero("shield", discard="defence protect 1 own for round"),
            hero("wall", discard="defence cancel"),
        ],
        players=[{"field": "p1 sword friend shield wall", "actions": 2, "mission": "m1"}, {"field": "p2"}],
    )
    usable = [name for name in ("sword", "friend", "shield", "wall") if scene.can_use(A, name)]
    assert usable == ["sword", "friend", "shield"]


@pytest.mark.rule("FH-R47", "FH-D-44", "FH-D-22")
def test_texts_override_the_basic_rules() -> None:
    scene = Scene(
        heroes=[hero("boss", leader="help marker +1 for round"), hero("encore", discard="help again")],
        players=[{"field": "boss encore", "actions": 3, "mission": "m1"}, {"field": "p2"}],
    )
    assert not scene.can_use(A, "encore"), "the Leader ability is not used yet"
    scene.use(A, "boss").use(A, "encore").use(A, "boss")
    assert scene.marker(A) == 2


# -- Block and Protection --------------------------------------------------------------------------------------


@pytest.mark.rule("FH-R50", "FH-R18")
def test_a_blocked_hero_uses_no_ability() -> None:
    scene = Scene(
        heroes=[hero("boss", leader="help draw 1"), hero("other", discard="help draw 1")],
        players=[{"field": "boss other", "actions": 2, "mission": "m1"}, {"field": "p2"}],
        lasting=[
            {"what": "block", "hero": "boss", "caster": B, "for": "round"},
            {"what": "block", "hero": "other", "caster": B, "for": "round"},
        ],
    )
    assert not scene.can_use(A, "boss")
    assert not scene.can_use(A, "other")


@pytest.mark.rule("FH-R51", "FH-D-34", "FH-D-15")
def test_an_attack_cannot_choose_a_protected_hero_and_a_mass_attack_passes_it_by() -> None:
    scene = Scene(
        heroes=[killer("one"), hero("all", discard="attack eliminate weak 4")],
        players=[{"field": "p1 one all", "actions": 2, "mission": "m1"}, {"field": "p2 p3 p4"}],
        lasting=[{"what": "protect", "hero": "p3", "caster": B, "for": "round"}],
    )
    scene.use(A, "one")
    assert scene.can_pick(A) == ["p2", "p4"]
    scene.pick(A, "p4")
    scene.use(A, "all")
    assert scene.field(B) == ["p3"]
    assert scene.leader(B) == "p3"


@pytest.mark.rule("FH-D-15", "FH-R52")
def test_rewards_ignore_protection_but_nothing_blocks_a_protected_hero() -> None:
    lasting = [{"what": "protect", "hero": "p3", "caster": B, "for": "round"}]
    players = [{"field": "p1", "mission": "due"}, {"field": "p3"}]
    struck = Scene(
        missions=[mission("due", 1, rewards="eliminate leader")], players=players, lasting=lasting, step="compare"
    )
    assert struck.graveyard == ["p3"]
    spared = Scene(
        missions=[mission("due", 1, rewards="block leader for round")], players=players, lasting=lasting, step="compare"
    )
    assert not spared.is_blocked("p3")


@pytest.mark.rule("FH-R52", "FH-D-34")
def test_whichever_was_there_first_stands() -> None:
    scene = Scene(
        heroes=[hero("guard", leader="help protect my-all for round")],
        players=[{"field": "guard p1", "support": "p9", "actions": 1, "mission": "m1"}, {"field": "p2"}],
        lasting=[{"what": "block", "hero": "p1", "caster": B, "for": "round"}],
    )
    scene.use(A, "guard")
    assert scene.is_protected("guard")
    assert not scene.is_protected("p1")
    assert scene.is_blocked("p1")


@pytest.mark.rule("FH-D-33", "FH-R54")
def test_each_block_has_its_own_end() -> None:
    scene = Scene(
        players=[
            {"field": "p1 p2", "support": "p5"},
            {"field": "p3", "support": "p6"},
            {"field": "p4", "support": "p7"},
        ],
        lasting=[
            {"what": "block", "hero": "p2", "caster": B, "for": "round"},
            {"what": "block", "hero": "p2", "caster": C, "for": "round"},
        ],
    )
    scene.done(A)
    assert scene.is_blocked("p2"), "B's turn began: one of two is over"
    scene.done(B)
    assert not scene.is_blocked("p2")


@pytest.mark.rule("FH-D-33")
def test_blocks_and_protections_end_when_the_hero_leaves_the_field() -> None:
    scene = Scene(
        players=[{"field": "p1 p2", "actions": 2, "mission": "m1"}, {"field": "p3"}],
        lasting=[{"what": "protect", "hero": "p2", "caster": A, "for": "mission"}],
    )
    scene.home(A, "p2").enter(A, "p2")
    assert not scene.is_protected("p2")


@pytest.mark.rule("FH-R53", "FH-R54")
def test_for_one_round_ends_when_the_casters_next_turn_begins() -> None:
    scene = Scene(
        heroes=[hero("jailer", leader="attack block 1 chosen for round")],
        players=[
            {"field": "jailer", "support": "p5", "actions": 1, "mission": "m1"},
            {"field": "p2 p3", "support": "p4"},
        ],
    )
    scene.use(A, "jailer").pick(A, "p3")
    scene.done(A)
    assert scene.is_blocked("p3")
    scene.done(B)
    assert not scene.is_blocked("p3")


@pytest.mark.rule("FH-R55", "FH-D-35")
def test_until_the_end_of_the_mission_survives_fleeing() -> None:
    scene = Scene(
        heroes=[hero("cheer", leader="help marker +2 for mission")],
        players=[{"field": "cheer", "support": "p5", "actions": 3, "mission": "m1"}, {"field": "p2"}],
    )
    scene.use(A, "cheer").flee(A)
    assert scene.marker(A) == 2


@pytest.mark.rule("FH-R56", "FH-D-36", "FH-R48", "FH-R57")
def test_a_permanent_lasts_while_its_hero_leads() -> None:
    scene = Scene(
        heroes=[hero("idol", leader="help marker +2 for permanent")],
        players=[{"field": "idol p1", "actions": 6, "mission": "m1"}, {"field": "p2", "support": "p3"}],
    )
    scene.use(A, "idol")
    assert scene.marker(A) == 2
    scene.done(A).done(B)
    assert scene.marker(A) == 2
    assert not scene.can_use(A, "idol"), "not while it is active"
    scene.lead(A, "p1")
    assert scene.marker(A) == 0
    scene.lead(A, "idol")
    assert scene.marker(A) == 0, "ended is ended"
    scene.use(A, "idol")
    assert scene.marker(A) == 2


@pytest.mark.rule("FH-D-13", "FH-R56", "FH-D-36")
def test_a_block_ends_the_permanent_of_a_leader_who_stays_leader() -> None:
    scene = Scene(
        heroes=[
            hero("idol", leader="help marker +2 for permanent"),
            hero("jailer", leader="attack block leader for round"),
        ],
        players=[{"field": "jailer", "actions": 1, "mission": "m1"}, {"field": "idol p2"}],
        lasting=[
            {"what": "marker", "team": B, "caster": B, "amount": 2, "for": "permanent"},
            {"what": "marker", "team": B, "caster": B, "amount": 1, "for": "mission"},
        ],
    )
    scene.use(A, "jailer")
    assert scene.leader(B) == "idol"
    assert scene.marker(B) == 1, "the marker belongs to the Team: the rest goes on counting"


@pytest.mark.rule("FH-R50", "FH-D-30")
def test_a_blocked_hero_can_still_be_attacked() -> None:
    scene = Scene(
        heroes=[killer("bomb")],
        players=[{"field": "p1 bomb", "actions": 1, "mission": "m1"}, {"field": "p2 p3"}],
        lasting=[{"what": "block", "hero": "p3", "caster": A, "for": "round"}],
    )
    scene.use(A, "bomb").pick(A, "p3")
    assert scene.graveyard == ["bomb", "p3"]


@pytest.mark.rule("FH-D-18")
def test_excess_of_the_marker_is_lost_not_stored() -> None:
    scene = Scene(
        heroes=[
            hero("sapper", leader="attack marker -2 one for round"),
            hero("cheer", discard="attack marker -2 one for round"),
        ],
        players=[
            {"field": "sapper cheer", "support": "p9", "actions": 2, "mission": "m1"},
            {"field": "p2", "support": "p3", "mission": "m2"},
        ],
        lasting=[{"what": "marker", "team": B, "caster": B, "amount": -4, "for": "mission"}],
    )
    scene.use(A, "sapper")
    assert scene.marker(B) == -5
    assert scene.told("marker")[-1][1:3] == (-1, -5), "it keeps what it really moved"
    scene.use(A, "cheer")
    assert scene.told("marker")[-1][1:3] == (0, -5)


# -- Graveyard and Exile ---------------------------------------------------------------------------------------


@pytest.mark.rule("FH-R59", "FH-D-39")
def test_the_user_sets_the_order_of_several_heroes_of_one_opponent() -> None:
    scene = Scene(
        heroes=[hero("storm", discard="attack eliminate weak 2")],
        players=[{"field": "p1 storm", "actions": 1, "mission": "m1"}, {"field": "p2 p3"}, {"field": "p4"}],
    )
    scene.use(A, "storm")
    assert scene.asked(A) == "order"
    scene.pick(A, "p3")
    assert scene.graveyard == ["storm", "p3", "p2", "p4"], "the user, then clockwise by player"


@pytest.mark.rule("FH-D-39")
def test_a_leader_ability_buries_without_a_first_card_and_own_heroes_come_first() -> None:
    scene = Scene(
        heroes=[hero("tyrant", 4, leader="attack eliminate weak 2; eliminate my-lowest")],
        players=[{"field": "tyrant p1", "actions": 1, "mission": "m1"}, {"field": "p2"}],
    )
    scene.use(A, "tyrant")
    assert scene.graveyard == ["p2", "p1"]


@pytest.mark.rule("FH-R60", "FH-D-48")
def test_who_loses_the_leader_names_another_before_anything_else() -> None:
    scene = Scene(
        heroes=[killer("sniper")],
        players=[{"field": "sniper", "support": "p9", "actions": 3, "mission": "m1"}, {"field": "p2 p3 p4"}],
    )
    scene.use(A, "sniper").pick(A, "p2")
    assert scene.asked(A) is None
    assert scene.asked(B) == "name-leader"
    scene.pick(B, "p4")
    assert scene.leader(B) == "p4"
    assert scene.asked(A) == "plays"


@pytest.mark.rule("FH-D-12", "FH-R12", "FH-D-48")
def test_an_emptied_field_is_refilled_from_support_with_one_leader() -> None:
    scene = Scene(
        heroes=[killer("sniper")],
        players=[
            {"field": "sniper", "support": "p9", "actions": 3, "mission": "m1"},
            {"field": "p2", "support": "p3 p4"},
        ],
    )
    scene.use(A, "sniper")
    assert scene.asked(B) == "refill"
    scene.pick(B, "p4")
    assert (scene.field(B), scene.leader(B), scene.support(B)) == (["p4"], "p4", ["p3"])


@pytest.mark.rule("FH-D-12", "FH-R61")
def test_a_hero_gained_by_a_player_without_any_leads_at_once() -> None:
    scene = Scene(
        missions=[mission("gift", 1, rewards="draw 2")],
        players=[{"field": "p1", "mission": "gift"}, {"field": "p2"}],
        step="compare",
        deck="p9 p10",
        lasting=[],
    )
    assert scene.support(A) == ["p9", "p10"]
    alone = Scene(
        heroes=[hero("thief", leader="attack! steal 1 chosen")],
        players=[{"actions": 0, "mission": "m1"}, {"field": "p2 thief"}],
        step="income",
        deck="p9 p10",
    )
    assert alone.field(A) == ["p9"]
    assert alone.leader(A) == "p9"


@pytest.mark.rule("FH-R63")
def test_an_exiled_hero_leaves_the_match_for_good() -> None:
    scene = Scene(
        heroes=[hero("judge", leader="attack exile 1 chosen")],
        players=[{"field": "judge", "support": "p9", "actions": 1, "mission": "m1"}, {"field": "p2 p3"}],
    )
    scene.use(A, "judge").pick(A, "p3")
    assert scene.names(scene.state.exiled) == ["p3"]
    assert scene.graveyard == []


@pytest.mark.rule("FH-D-24", "FH-R58")
def test_only_a_text_that_says_so_reaches_the_graveyard() -> None:
    scene = Scene(
        heroes=[
            hero("digger", leader="help salvage"),
            hero("ghost", discard="attack eliminate 1 chosen"),
            hero("medium", leader="help borrow"),
        ],
        players=[{"field": "digger", "actions": 1, "mission": "m1"}, {"field": "p2"}],
        graveyard="p7 p8",
    )
    scene.use(A, "digger")
    assert scene.support(A) == ["p8"]
    assert scene.graveyard == ["p7"]


@pytest.mark.rule("FH-D-24", "FH-D-29")
def test_the_ability_on_the_graveyards_top_is_declared_for_nothing() -> None:
    scene = Scene(
        heroes=[hero("ghost", discard="attack eliminate 1 chosen"), hero("medium", leader="help borrow")],
        players=[{"field": "medium", "support": "p9", "actions": 1, "mission": "m1"}, {"field": "p2 p3"}],
        graveyard="p7 ghost",
    )
    scene.use(A, "medium").pick(A, "p3")
    assert scene.graveyard == ["p7", "ghost", "p3"]
    assert scene.actions(A) == 0


@pytest.mark.rule("FH-D-24", "FH-D-34")
def test_a_borrowed_attack_cannot_choose_the_protected_either() -> None:
    scene = Scene(
        heroes=[hero("ghost", discard="attack eliminate 1 chosen"), hero("medium", leader="help borrow")],
        players=[{"field": "medium", "support": "p9", "actions": 1, "mission": "m1"}, {"field": "p2"}],
        graveyard="p7 ghost",
        lasting=[{"what": "protect", "hero": "p2", "caster": B, "for": "mission"}],
    )
    assert not scene.can_use(A, "medium"), "there is nobody to aim at"


# -- Missions that effects move --------------------------------------------------------------------------------


@pytest.mark.rule("FH-D-43")
def test_a_mission_that_is_replaced_in_another_s_turn_is_attempted_at_the_next() -> None:
    scene = Scene(
        heroes=[hero("fixer", leader="attack replace one")],
        players=[
            {"field": "fixer", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2", "support": "p3", "mission": "m2"},
        ],
        missions_on_top="m5",
    )
    scene.use(A, "fixer")
    assert scene.mission(B) == "m5"
    assert scene.mission_deck[-1] == "m2"
    scene.done(A)
    assert scene.asked(B) == "prepare"


@pytest.mark.rule("FH-D-43", "FH-R26", "FH-D-25")
def test_a_mission_that_comes_in_the_own_turn_is_not_attempted_and_none_is_drawn() -> None:
    scene = Scene(
        heroes=[hero("fixer", leader="attack! replace one")],
        players=[{"field": "p1", "support": "p9", "mission": "m1"}, {"field": "fixer", "actions": 1}],
        missions_on_top="m5",
        step="prepare",
    )
    scene.done(A)
    scene.use(B, "fixer")
    assert scene.told("compared") == []
    assert scene.mission(A) == "m5"
    assert scene.asked(A) == "plays"
    assert len(scene.told("mission")) == 1


@pytest.mark.rule("FH-D-46")
def test_another_base_is_used_only_by_a_text_that_says_so() -> None:
    scene = Scene(
        heroes=[hero("mover", leader="help new-base")],
        players=[
            {"base": "b1", "field": "mover", "support": "p9", "actions": 1, "mission": "m1"},
            {"base": "b2", "field": "p2"},
        ],
        bases=[],
    )
    top = scene.state.bases[-1]
    scene.use(A, "mover")
    assert scene.state.players[A].base == top
    assert scene.state.content.bases[scene.state.bases[0]].id == "b1"

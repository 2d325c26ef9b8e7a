"""The turn: its steps, Actions, plays and Missions (FH-R22 to FH-R41, FH-R61, FH-R68 to FH-R78)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.fabrica_de_herois.actions import BUY, DONE, ENTER, FLEE, GO_HOME, LEAD
from ludoteca.games.fabrica_de_herois.rules import causes
from ludoteca.games.fabrica_de_herois.rules.reckoning import needed, team_sum
from tests.games.fabrica_de_herois.table import Scene, hero, mission

A, B, C = 0, 1, 2


@pytest.mark.rule("FH-R23", "FH-R78", "FH-D-43")
def test_the_first_turn_is_income_a_mission_and_plays() -> None:
    scene = Scene(
        players=[{"field": "p1", "actions": 1}, {"field": "p2", "actions": 1}], step="begin", missions_on_top="m4"
    )
    assert scene.asked(A) == "plays"
    assert scene.actions(A) == 4
    assert scene.mission(A) == "m4"
    assert scene.told("compared") == []


@pytest.mark.rule("FH-R25", "FH-R28", "FH-R68", "FH-R75", "FH-R24")
def test_a_later_turn_compares_first_then_income_then_a_new_mission() -> None:
    scene = Scene(
        missions=[mission("due", 2)],
        players=[{"field": "p1", "mission": "due", "actions": 1}, {"field": "p2"}],
        step="begin",
        missions_on_top="m4",
    )
    assert scene.asked(A) == "prepare"
    scene.done(A)
    assert scene.points(A) == 2
    assert scene.actions(A) == 1 + 3
    assert scene.mission(A) == "m4"
    kinds = [event.kind for event in scene.g.events]
    assert kinds.index("turn") < kinds.index("compared") < kinds.index("actions") < kinds.index("mission")


@pytest.mark.rule("FH-R75", "FH-R70")
def test_after_failure_too_there_are_three_actions_and_a_new_mission() -> None:
    scene = Scene(
        missions=[mission("hard", 12, "red")],
        players=[{"field": "p1", "mission": "hard"}, {"field": "p2"}],
        step="compare",
        missions_on_top="m4",
    )
    assert scene.points(A) == 0
    assert scene.mission_deck[-1] == "hard", "a failed Mission goes under the deck"
    assert (scene.actions(A), scene.mission(A)) == (3, "m4")


@pytest.mark.rule("FH-R27", "FH-D-23", "FH-R74")
def test_fewer_actions_lower_the_income_and_never_touch_stored_ones() -> None:
    scene = Scene(
        missions=[mission("hard", 12, punishments="income -5")],
        players=[{"field": "p1", "support": "p3", "mission": "hard", "actions": 2}, {"field": "p2"}],
        step="compare",
    )
    assert scene.actions(A) == 2


@pytest.mark.rule("FH-D-23", "FH-R73")
def test_rewards_that_grant_actions_come_before_the_income_under_the_same_cap() -> None:
    scene = Scene(
        missions=[mission("easy", 1, rewards="actions +2")],
        players=[{"field": "p1", "support": "p3", "mission": "easy", "actions": 3}, {"field": "p2"}],
        step="compare",
    )
    assert [args[1:3] for args in scene.told("actions")] == [(2, 5), (1, 6)]


# -- preparation -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-R72", "FH-D-7", "FH-R37", "FH-R38", "FH-R34")
def test_in_preparation_every_play_but_fleeing_is_there() -> None:
    scene = Scene(
        players=[{"field": "p1 p2", "support": "p3", "mission": "m1", "actions": 2}, {"field": "p4"}], step="prepare"
    )
    offers = scene.offers(A)
    number = scene.number
    assert {DONE, BUY, GO_HOME + number("p2"), ENTER + number("p3"), LEAD + number("p2")} <= set(offers)
    assert FLEE not in offers


@pytest.mark.rule("FH-D-6", "FH-R33")
def test_a_due_mission_cannot_be_fled() -> None:
    scene = Scene(
        players=[{"field": "p1", "support": "p3", "mission": "m1", "actions": 6}, {"field": "p4"}], step="prepare"
    )
    scene.refused(A, FLEE)


@pytest.mark.rule("FH-R72", "FH-R69")
def test_a_hero_that_enters_in_preparation_counts() -> None:
    scene = Scene(
        missions=[mission("due", 4)],
        players=[{"field": "p1", "support": "p3", "mission": "due"}, {"field": "p4"}],
        step="prepare",
    )
    scene.enter(A, "p3")
    assert scene.told("compared")[0][2:5] == (4, 4, 1)


@pytest.mark.rule("FH-D-8", "FH-R61")
def test_without_heroes_and_actions_the_mission_fails_and_the_first_action_buys() -> None:
    scene = Scene(
        missions=[mission("nothing", 1)],
        players=[{"mission": "nothing"}, {"field": "p4"}],
        step="begin",
        lasting=[{"what": "marker", "team": A, "amount": 5, "for": "mission"}],
        deck="p7",
    )
    assert scene.told("compared")[0][4] == 0, "an empty Field fails whatever the marker shows"
    assert scene.field(A) == ["p7"]
    assert scene.leader(A) == "p7"
    assert scene.actions(A) == 2


@pytest.mark.rule("FH-D-9", "FH-R61", "FH-R40")
def test_without_heroes_but_with_actions_one_buys_first_then_attempts() -> None:
    scene = Scene(
        missions=[mission("two", 2)],
        players=[{"mission": "two", "actions": 1}, {"field": "p4"}],
        step="begin",
        deck="p7",
    )
    assert scene.leader(A) == "p7"
    assert scene.points(A) == 2


@pytest.mark.rule("FH-D-8", "FH-R50", "FH-D-13")
def test_a_field_of_blocked_heroes_compares_the_marker_alone() -> None:
    scene = Scene(
        missions=[mission("two", 2)],
        players=[{"field": "p1", "mission": "two"}, {"field": "p4"}],
        step="compare",
        lasting=[
            {"what": "marker", "team": A, "amount": 2, "for": "mission"},
            {"what": "block", "hero": "p1", "caster": B, "for": "round"},
        ],
    )
    assert scene.told("compared")[0][2:5] == (2, 2, 1)
    assert scene.leader(A) == "p1", "a Blocked Leader stays Leader"


# -- plays -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-R34", "FH-R39", "FH-R40", "FH-D-10")
def test_buying_takes_an_action_and_a_place_in_support() -> None:
    scene = Scene(
        players=[{"field": "p1", "support": "p2 p3", "actions": 3, "mission": "m1"}, {"field": "p4"}], deck="p9"
    )
    scene.buy(A)
    assert scene.support(A) == ["p2", "p3", "p9"]
    assert scene.actions(A) == 2
    assert BUY not in scene.offers(A), "Support is full, even though the Field has room"
    scene.refused(A, BUY)
    scene.enter(A, "p9")
    assert BUY in scene.offers(A)


@pytest.mark.rule("FH-R37", "FH-R12", "FH-R80", "FH-D-45")
def test_home_costs_one_and_entering_nothing() -> None:
    scene = Scene(players=[{"field": "p1 p2", "actions": 2, "mission": "m1"}, {"field": "p4"}])
    scene.home(A, "p2")
    assert (scene.field(A), scene.support(A), scene.actions(A)) == (["p1"], ["p2"], 1)
    assert GO_HOME + scene.number("p1") not in scene.offers(A), "the Field may not be emptied"
    assert scene.state.seen[scene.number("p2")] == 0b11, "everyone has seen it go"
    scene.enter(A, "p2")
    assert (scene.field(A), scene.actions(A)) == (["p1", "p2"], 1)


@pytest.mark.rule("FH-R80", "FH-R11")
def test_no_fourth_card_in_support_and_no_sixth_in_the_field() -> None:
    scene = Scene(players=[{"field": "p1 p2", "support": "p3 p5 p6", "actions": 2, "mission": "m1"}, {"field": "p4"}])
    scene.refused(A, GO_HOME + scene.number("p2"))
    scene.enter(A, "p3").enter(A, "p5").enter(A, "p6").buy(A)
    scene.refused(A, ENTER + scene.state.players[A].support[0])


@pytest.mark.rule("FH-R38", "FH-D-32")
def test_changing_the_leader_costs_one_and_a_blocked_hero_cannot_lead() -> None:
    scene = Scene(
        players=[{"field": "p1 p2 p3", "actions": 2, "mission": "m1"}, {"field": "p4"}],
        lasting=[{"what": "block", "hero": "p3", "caster": B, "for": "round"}],
    )
    assert LEAD + scene.number("p3") not in scene.offers(A)
    scene.lead(A, "p2")
    assert (scene.leader(A), scene.actions(A)) == ("p2", 1)


@pytest.mark.rule("FH-R37", "FH-D-32", "FH-R81")
def test_the_leader_may_go_home_and_the_lone_hero_leads() -> None:
    scene = Scene(players=[{"field": "p1 p2", "actions": 2, "mission": "m1"}, {"field": "p4"}])
    scene.home(A, "p1")
    assert scene.leader(A) == "p2"


@pytest.mark.rule("FH-D-32", "FH-R60")
def test_a_leader_who_goes_home_leaves_a_choice() -> None:
    scene = Scene(players=[{"field": "p1 p2 p3", "actions": 2, "mission": "m1"}, {"field": "p4"}])
    scene.home(A, "p1")
    assert scene.asked(A) == "name-leader"
    assert scene.can_pick(A) == ["p2", "p3"]
    scene.pick(A, "p3")
    assert scene.leader(A) == "p3"
    assert scene.actions(A) == 1, "naming is free of charge"


@pytest.mark.rule("FH-R50")
def test_a_blocked_hero_cannot_be_moved_to_support() -> None:
    scene = Scene(
        players=[{"field": "p1 p2", "actions": 2, "mission": "m1"}, {"field": "p4"}],
        lasting=[{"what": "block", "hero": "p2", "caster": B, "for": "round"}],
    )
    scene.refused(A, GO_HOME + scene.number("p2"))


@pytest.mark.rule("FH-R33", "FH-R30")
@pytest.mark.parametrize(("colour", "price"), [("blue", 1), ("green", 1), ("yellow", 2), ("orange", 3), ("red", 3)])
def test_fleeing_costs_by_the_colour(colour: str, price: int) -> None:
    scene = Scene(
        missions=[mission("mine", 5, colour)],
        players=[{"field": "p1", "actions": price, "mission": "mine"}, {"field": "p4"}],
    )
    scene.flee(A)
    assert scene.told("fled") == [(A, 0, price, 0, 0)]


@pytest.mark.rule("FH-D-21", "FH-R33")
def test_fleeing_is_refused_when_there_is_no_other_mission() -> None:
    scene = Scene(
        missions=[mission("last", 5)],
        plain_missions=False,
        players=[{"field": "p1", "actions": 3, "mission": "last"}, {"field": "p4"}],
    )
    scene.refused(A, FLEE)


@pytest.mark.rule("FH-D-21", "FH-R26", "FH-R78")
def test_who_cannot_draw_goes_on_without_a_mission() -> None:
    scene = Scene(
        missions=[mission("last", 5)],
        plain_missions=False,
        players=[{"field": "p1", "actions": 1}, {"field": "p4", "mission": "last"}],
        step="draw",
    )
    assert scene.told("no-mission") == [(A, 0, 0, 0, 0)]
    assert scene.asked(A) == "plays"
    assert BUY in scene.offers(A)


@pytest.mark.rule("FH-D-21")
def test_without_any_mission_left_most_points_win_then_most_missions() -> None:
    scene = Scene(
        missions=[mission("six", 6), mission("three", 3, "blue"), mission("also3", 3, "blue")],
        plain_missions=False,
        players=[{"field": "p1", "done": "six"}, {"field": "p4", "done": "three also3"}],
        step="end",
    )
    outcome = scene.g.session.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("no-missions", (B,), (6, 6))


@pytest.mark.rule("FH-D-21")
def test_without_any_mission_left_equals_share() -> None:
    scene = Scene(
        missions=[mission("one", 6), mission("two", 6)],
        plain_missions=False,
        players=[{"field": "p1", "done": "one"}, {"field": "p4", "done": "two"}],
        step="end",
    )
    outcome = scene.g.session.outcome
    assert outcome is not None
    assert outcome.winners == (A, B)


@pytest.mark.rule("FH-D-47", "FH-R61")
def test_who_loses_the_last_hero_on_the_own_turn_buys_with_the_next_action() -> None:
    scene = Scene(
        missions=[mission("cruel", 12, punishments="eliminate 1 my-any")],
        players=[{"field": "p1", "mission": "cruel"}, {"field": "p4"}],
        step="compare",
        deck="p9",
    )
    assert scene.field(A) == ["p9"]
    assert scene.actions(A) == 2


@pytest.mark.rule("FH-D-40", "FH-R61", "FH-R62")
def test_where_no_hero_is_to_be_had_buying_is_refused_and_nothing_binds() -> None:
    scene = Scene(
        players=[{"actions": 3, "mission": "m1"}, {"field": "p4"}],
        rest="exiled",
    )
    assert scene.asked(A) == "plays"
    scene.refused(A, BUY)


@pytest.mark.rule("FH-R62", "FH-D-40")
def test_when_the_last_hero_leaves_the_deck_the_graveyard_becomes_it_at_once() -> None:
    scene = Scene(
        players=[{"field": "p1", "actions": 3, "mission": "m1"}, {"field": "p4"}],
        deck="p9",
        graveyard="p10 p11",
        rest="exiled",
    )
    scene.buy(A)
    assert scene.support(A) == ["p9"]
    assert scene.graveyard == []
    assert sorted(scene.names(scene.state.deck)) == ["p10", "p11"]
    assert scene.told("reshuffled") == [(2, 0, 0, 0, 0)]


@pytest.mark.rule("FH-D-40")
def test_drawing_goes_on_in_the_middle_and_takes_what_there_is() -> None:
    scene = Scene(
        heroes=[hero("greedy", leader="help draw 3")],
        players=[{"field": "greedy", "actions": 1, "mission": "m1"}, {"field": "p4"}],
        deck="p9",
        graveyard="p10",
        rest="exiled",
    )
    scene.use(A, "greedy")
    assert sorted(scene.support(A)) == ["p10", "p9"]
    assert scene.told("drew") == [(A, 2, 0, 0, 0)]


# -- comparison ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-R71", "FH-D-4", "FH-R17", "FH-R31")
def test_one_more_for_each_affiliation_shared_with_the_mission() -> None:
    scene = Scene(
        heroes=[hero("both", 1, "duty drumline"), hero("one", 1, "duty"), hero("none", 1, "backyard")],
        missions=[mission("two", 9, "orange", "duty drumline")],
        players=[{"field": "both one none", "mission": "two", "actions": 1}, {"field": "p1"}],
        step="prepare",
    )
    assert team_sum(scene.state, scene.state.players[A]) == 3 + 2 + 1


@pytest.mark.rule("FH-D-31", "FH-R50")
def test_a_blocked_hero_adds_neither_bonus_nor_emblems() -> None:
    scene = Scene(
        heroes=[hero("both", 3, "duty"), hero("one", 1, "duty")],
        missions=[mission("m", 9, "orange", "duty")],
        players=[{"field": "one both", "mission": "m", "actions": 1}, {"field": "p1"}],
        step="prepare",
        lasting=[{"what": "block", "hero": "both", "caster": B, "for": "round"}],
    )
    assert team_sum(scene.state, scene.state.players[A]) == 1 + 1
    assert len(scene.field(A)) == 2, "it keeps its place"


@pytest.mark.rule("FH-R16", "FH-R29", "FH-D-37", "FH-R77")
def test_a_lower_nd_is_easier_and_pays_what_is_printed() -> None:
    scene = Scene(
        heroes=[hero("clerk", 2, leader="help nd -3")],
        missions=[mission("five", 5)],
        players=[{"field": "clerk", "mission": "five", "actions": 1}, {"field": "p1"}],
        step="prepare",
    )
    scene.use(A, "clerk")
    assert scene.told("compared")[0][2:5] == (2, 2, 1)
    assert scene.points(A) == 5


@pytest.mark.rule("FH-R73", "FH-R76", "FH-R40")
def test_rewards_of_many_kinds() -> None:
    scene = Scene(
        missions=[mission("rich", 2, rewards="draw 1; marker +2; block leader for round")],
        players=[{"field": "p1", "mission": "rich"}, {"field": "p4"}],
        step="compare",
        deck="p9",
    )
    assert scene.support(A) == ["p9"]
    assert scene.marker(A) == 2, "to the end of the next attempt"
    assert scene.is_blocked("p4")


@pytest.mark.rule("FH-D-19", "FH-R74", "FH-D-35")
def test_a_punishment_without_duration_lasts_to_the_end_of_the_next_attempt() -> None:
    scene = Scene(
        missions=[mission("hard", 12, punishments="marker -2"), mission("next", 1)],
        players=[{"field": "p1", "support": "p3", "mission": "hard"}, {"field": "p4", "support": "p5"}],
        step="compare",
        missions_on_top="next m1",
    )
    assert scene.marker(A) == -2
    scene.done(A)
    scene.done(B)
    assert scene.asked(A) == "prepare"
    assert scene.marker(A) == -2
    scene.done(A)
    assert scene.told("compared")[-1][2] == 2 - 2
    assert scene.marker(A) == 0


@pytest.mark.rule("FH-D-41", "FH-R74", "FH-R20")
def test_the_owner_chooses_whom_a_punishment_takes_from_both_teams() -> None:
    scene = Scene(
        heroes=[hero("bomb", discard="attack eliminate 1 chosen")],
        missions=[mission("cruel", 12, punishments="eliminate 2 my-any")],
        players=[{"field": "p1 bomb", "support": "p2", "mission": "cruel"}, {"field": "p4 p5"}],
        step="compare",
        lasting=[{"what": "protect", "hero": "bomb", "caster": A, "for": "round"}],
    )
    assert scene.asked(A) == "lose"
    assert sorted(scene.can_pick(A)) == ["bomb", "p1", "p2"]
    scene.pick(A, "bomb", "p2")
    assert scene.graveyard == ["bomb", "p2"], "Protected or not, and no ability fires"
    assert scene.field(B) == ["p4", "p5"]


@pytest.mark.rule("FH-R74")
def test_a_punishment_takes_no_more_than_there_is() -> None:
    scene = Scene(
        missions=[mission("cruel", 12, punishments="eliminate 3 my-any")],
        players=[{"field": "p1", "support": "p2", "mission": "cruel"}, {"field": "p4"}],
        step="compare",
        deck="p9",
    )
    scene.pick(A, "p2")
    assert scene.graveyard == ["p2", "p1"]


@pytest.mark.rule("FH-R32", "FH-R30")
@pytest.mark.parametrize(
    ("rule", "field", "total"),
    [
        ("double duty", "x y", 2 * 3 + 1),
        ("ignore duty", "x y", 1),
        ("ignore-weak 1", "x y", 3),
        ("ignore-leader", "x y", 1),
        ("double-leader", "x y", 6 + 1),
        ("women 2", "x y", 3 + 1 + 2),
        ("men 1", "x y", 3 + 1),
        ("at-most 1", "x y", 3),
        ("no-marker", "x y", 4),
    ],
)
def test_extra_rules_say_who_counts(rule: str, field: str, total: int) -> None:
    scene = Scene(
        heroes=[hero("x", 3, "duty"), hero("y", 1, "backyard", gender="f")],
        missions=[mission("odd", 9, rule=rule)],
        players=[{"field": field, "mission": "odd", "actions": 1}, {"field": "p1"}],
        step="prepare",
    )
    assert team_sum(scene.state, scene.state.players[A]) == total


@pytest.mark.rule("FH-R32")
@pytest.mark.parametrize(
    ("rule", "success"), [("need duty 1", 1), ("need duty 2", 0), ("need-heroes 2", 1), ("need-heroes 3", 0)]
)
def test_extra_rules_demand_affiliations_or_numbers(rule: str, success: int) -> None:
    scene = Scene(
        heroes=[hero("x", 3, "duty"), hero("y", 1, "backyard")],
        missions=[mission("picky", 2, rule=rule)],
        players=[{"field": "x y", "mission": "picky"}, {"field": "p1"}],
        step="compare",
    )
    assert scene.told("compared")[0][4] == success


@pytest.mark.rule("FH-R69", "FH-R70")
@pytest.mark.parametrize(("field", "kind"), [("p1 p2 p3", "completed"), ("p1", "failed")])
def test_what_becomes_of_a_mission_is_told_as_what_the_comparison_led_to(field: str, kind: str) -> None:
    scene = Scene(
        players=[{"field": field, "mission": "m1"}, {"field": "p4"}],
        lasting=[{"what": "marker", "team": A, "caster": A, "amount": 1, "for": "mission"}],
        step="compare",
    )
    assert len(scene.told(kind)) == 1
    assert [event.cause for event in scene.g.events if event.kind in ("compared", kind)] == [causes.COMPARING] * 2


@pytest.mark.rule("FH-R32", "FH-D-31")
@pytest.mark.parametrize(("rule", "success"), [("need duty 1", 1), ("need duty 2", 0), ("need-heroes 2", 0)])
def test_who_is_blocked_is_none_of_those_whom_an_extra_rule_demands(rule: str, success: int) -> None:
    scene = Scene(
        heroes=[hero("x", 3, "duty"), hero("y", 1, "duty")],
        missions=[mission("picky", 2, rule=rule)],
        players=[{"field": "x y", "leader": "x", "mission": "picky"}, {"field": "p1"}],
        lasting=[{"what": "block", "hero": "y", "caster": B, "for": "round"}],
        step="compare",
    )
    assert scene.told("compared")[0][4] == success


@pytest.mark.rule("FH-R32")
def test_a_die_on_the_nd() -> None:
    scene = Scene(
        missions=[mission("dicey", 3, rule="die-on-nd")],
        players=[{"field": "p1 p2", "mission": "dicey"}, {"field": "p3"}],
        step="compare",
    )
    scene.g.force("nd", [1])
    assert scene.told("compared")[0][2:5] == (4, 5, 0)
    scene.g.done()


@pytest.mark.rule("FH-R32", "FH-R13", "FH-D-44")
@pytest.mark.parametrize(
    ("rule", "gone"), [("no-buying", BUY), ("no-moving", ENTER), ("price-buy +1", BUY), ("field -4", ENTER)]
)
def test_extra_rules_forbid_and_make_dearer(rule: str, gone: int) -> None:
    players: list[dict[str, Any]] = [
        {"field": "p1", "support": "p2", "mission": "strict", "actions": 1},
        {"field": "p3"},
    ]
    plain = Scene(missions=[mission("strict", 5)], players=players, step="prepare")
    strict = Scene(missions=[mission("strict", 5, rule=rule)], players=players, step="prepare")
    wanted = gone if gone == BUY else gone + plain.number("p2")
    assert wanted in plain.offers(A)
    assert wanted not in strict.offers(A)


@pytest.mark.rule("FH-R32")
@pytest.mark.parametrize("rule", ["no-discard", "price-discard +1"])
def test_an_extra_rule_against_discard_abilities(rule: str) -> None:
    scene = Scene(
        heroes=[hero("d", discard="help draw 1")],
        missions=[mission("strict", 5, rule=rule)],
        players=[{"field": "p1 d", "mission": "strict", "actions": 1}, {"field": "p3"}],
    )
    assert not scene.can_use(A, "d")


@pytest.mark.rule("FH-R32")
def test_nd_by_completed_missions_and_by_support() -> None:
    scene = Scene(
        missions=[mission("grows", 5, rule="nd-per-completed 1; nd-per-support 2")],
        players=[{"field": "p1", "support": "p2", "mission": "grows", "actions": 1, "done": "m1 m2"}, {"field": "p3"}],
        step="prepare",
    )
    assert needed(scene.state, scene.state.players[A]) == 5 + 2 + 2

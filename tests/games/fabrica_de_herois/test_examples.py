"""The examples of the rules, step by step (FH-E1 to FH-E12)."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.fabrica_de_herois.actions import ACTIONS, BUY, FLEE, GO_HOME, USE, team_action
from ludoteca.games.fabrica_de_herois.rules.reckoning import needed, team_sum
from ludoteca.games.fabrica_de_herois.rules.setup import team_choices
from ludoteca.games.fabrica_de_herois.state import FactoryState
from tests.games.fabrica_de_herois.table import FH, Scene, base, hero, mission

A, B, C = 0, 1, 2


@pytest.mark.rule("FH-E1", "FH-R8", "FH-R10", "FH-R14")
def test_support_in_hand_the_leader_on_the_bonus_card_the_field_on_the_table() -> None:
    session = ludoteca.game(FH).start(2, 1)
    session.answer(0, team_action(0b00111, 1))
    session.answer(1, team_action(0b11111, 0))
    state = session.state
    assert isinstance(state, FactoryState)
    first = state.players[0]
    assert len(first.field) == 3
    assert len(first.support) == 2
    assert first.leader == first.field[1]
    assert all(player.base >= 0 for player in state.players)


@pytest.mark.rule("FH-E2", "FH-R49", "FH-R69")
def test_a_leader_with_plus_three_makes_the_sum_three_higher() -> None:
    scene = Scene(players=[{"field": "p1 p2", "mission": "m1", "actions": 1}, {"field": "p3"}], step="prepare")
    player = scene.state.players[A]
    assert team_sum(scene.state, player) == 4
    scene = Scene(
        players=[{"field": "p1 p2", "mission": "m1", "actions": 1}, {"field": "p3"}],
        step="prepare",
        lasting=[{"what": "marker", "team": A, "amount": 3, "for": "mission"}],
    )
    assert scene.marker(A) == 3
    assert team_sum(scene.state, scene.state.players[A]) == 7


@pytest.mark.rule("FH-E3", "FH-R50", "FH-R51")
def test_blocked_is_face_down_protected_is_sideways() -> None:
    scene = Scene(
        heroes=[
            hero("jailer", leader="attack block 1 chosen for round"),
            hero("guard", leader="help protect 1 own for round"),
        ],
        players=[{"field": "jailer", "actions": 2, "mission": "m1"}, {"field": "p1 p2", "actions": 1}],
    )
    scene.use(A, "jailer").pick(A, "p2")
    assert scene.is_blocked("p2")
    assert not scene.is_protected("p2")
    board = scene.told("blocked")
    assert board == [(B, scene.number("p2"), 0, 0, 0)]


@pytest.mark.rule("FH-E4", "FH-R11", "FH-R12")
def test_the_legal_splits_of_five_dealt_heroes() -> None:
    space = ACTIONS["team"]
    splits = set()
    for action in team_choices(5, 3):
        _, (field, leader) = space.decode(action)
        assert field >> leader & 1, "the Leader is in the Field"
        splits.add((field.bit_count(), 5 - field.bit_count()))
    assert splits == {(5, 0), (4, 1), (3, 2), (2, 3)}
    session = ludoteca.game(FH).start(2, 1)
    with pytest.raises(ludoteca.IllegalAnswer):
        session.answer(0, team_action(0b00001, 0))


@pytest.mark.rule("FH-E5", "FH-R9", "FH-R23")
def test_after_the_first_income_a_player_has_four_actions() -> None:
    session = ludoteca.game(FH).start(2, 1)
    state = session.state
    assert isinstance(state, FactoryState)
    assert [int(player.actions) for player in state.players] == [1, 1]
    for seat in (0, 1):
        session.answer(seat, team_action(0b11111, 0))
    state = session.state
    assert isinstance(state, FactoryState)
    assert int(state.players[state.turn].actions) == 1 + 3
    assert state.players[state.turn].mission >= 0


@pytest.mark.rule("FH-E6", "FH-R69", "FH-R70", "FH-R71", "FH-R29", "FH-R31")
def test_seven_of_bonus_and_two_of_the_mission_s_affiliation_reach_nine() -> None:
    scene = Scene(
        heroes=[hero("x", 3, "duty"), hero("y", 2, "duty"), hero("z", 2, "drumline")],
        missions=[mission("nine", 9, "orange", "duty")],
        players=[{"field": "x y z", "mission": "nine"}, {"field": "p1"}],
        step="compare",
    )
    assert scene.told("compared") == [(A, 0, 9, 9, 1)]
    assert scene.points(A) == 9


@pytest.mark.rule("FH-E7", "FH-R27", "FH-D-3")
def test_five_stored_actions_become_six_not_eight() -> None:
    scene = Scene(players=[{"field": "p1", "actions": 5}, {"field": "p2"}], step="income")
    assert scene.actions(A) == 6
    assert scene.told("actions") == [(A, 1, 6, 0, 0)]


@pytest.mark.rule("FH-E8", "FH-R44", "FH-R46", "FH-R59", "FH-D-16", "FH-D-29")
def test_an_attack_answered_by_a_bolt_answered_by_a_defence() -> None:
    scene = Scene(
        heroes=[
            hero("attacker", discard="attack eliminate 1 chosen"),
            hero("a_leader"),
            hero("z", discard="defence cancel"),
            hero("b_leader"),
            hero("x"),
            hero("y", discard="attack! eliminate leader"),
        ],
        players=[
            {"field": "a_leader attacker z", "support": "p2", "actions": 2, "mission": "m1"},
            {"field": "b_leader x y", "actions": 1},
            {"field": "p1", "actions": 6},
        ],
    )
    scene.use(A, "attacker").pick(A, "x")
    assert scene.asked(A) is None
    assert scene.asked(B) == "answer"
    assert scene.asked(C) is None, "who has nothing to declare is not asked"
    scene.use(B, "y").pick(B, "a_leader")
    assert scene.asked(A) == "answer"
    assert scene.can_use(A, "z")
    scene.use(A, "z")
    assert scene.graveyard == ["attacker", "y", "z", "x"]
    assert (scene.actions(A), scene.actions(B)) == (0, 0)
    assert scene.field(A) == ["a_leader"]
    assert scene.field(B) == ["b_leader"]


@pytest.mark.rule("FH-E9", "FH-R49", "FH-R54", "FH-R55", "FH-D-18", "FH-D-35", "FH-D-49")
def test_the_marker_shows_the_sum_of_what_is_active() -> None:
    scene = Scene(
        heroes=[
            hero("a1", leader="help marker +4 for mission", discard="help marker +3 for round"),
            hero("a2", discard="help marker +3 for round"),
            hero("b1", leader="attack! marker -2 one for round"),
        ],
        missions=[mission("due", 6)],
        players=[
            {"field": "a1 a2", "support": "p9", "actions": 2, "mission": "m1"},
            {"field": "b1", "actions": 1, "mission": "m2"},
        ],
        missions_on_top="m3",
    )
    scene.use(A, "a1")
    scene.passes(B)
    assert scene.marker(A) == 4
    scene.use(A, "a2")
    scene.passes(B)
    assert scene.marker(A) == 5, "the second keeps +1"
    scene.done(A).passes(B)  # the window at the end of the turn
    scene.done(B)  # B's own Mission is compared; then B's plays
    scene.use(B, "b1")
    assert scene.marker(A) == 3
    scene.done(B)
    # A's turn: the own "1 round" has ended before the preparation
    assert scene.marker(A) == 4 - 2
    assert scene.asked(A) == "prepare"
    scene.done(A)
    assert scene.told("compared")[-1][2] == 2 + 2, "one Hero of Bonus 2, and the marker"
    assert scene.marker(A) == -2, "after the comparison the +4 is over"
    scene.done(A)
    assert scene.marker(A) == 0, "and at B's turn the -2"


@pytest.mark.rule("FH-E10", "FH-R64", "FH-R65", "FH-R66", "FH-D-14", "FH-R50", "FH-R52")
def test_the_workshop_protects_while_three_count() -> None:
    scene = Scene(
        heroes=[hero(name, 2, "workshop") for name in ("w1", "w2", "w3", "w4")]
        + [hero("other", 1, "duty", leader="help unblock 1 own")],
        bases=[base("shop", "workshop", "income +1")],
        players=[
            {"base": "shop", "field": "other w1 w2 w3", "support": "w4", "actions": 6, "mission": "m1"},
            {"field": "p1"},
        ],
        lasting=[{"what": "block", "hero": "w3", "caster": B, "for": "round"}],
    )
    player = scene.state.players[A]
    assert (int(player.base_count), player.base_on) == (2, False)
    assert not any(scene.is_protected(name) for name in ("w1", "w2", "w3"))
    scene.enter(A, "w4")
    assert [scene.is_protected(name) for name in ("w1", "w2", "w3", "w4")] == [True, True, False, True]
    scene.use(A, "other")
    assert [scene.is_protected(name) for name in ("w1", "w2", "w3", "w4")] == [True] * 4
    assert int(scene.state.players[A].base_count) == 4
    assert not scene.is_protected("other")
    scene.home(A, "w1").home(A, "w2")
    assert not any(scene.is_protected(name) for name in ("w3", "w4"))


@pytest.mark.rule("FH-E11", "FH-R41", "FH-D-11", "FH-R80")
def test_a_reward_of_two_heroes_into_a_full_team() -> None:
    scene = Scene(
        missions=[mission("gift", 1, rewards="draw 2")],
        players=[
            {"field": "p1 p2 p3 p4 p5", "support": "p6 p7", "actions": 1, "mission": "gift"},
            {"field": "p8"},
        ],
        deck="p9 p10",
        step="compare",
    )
    assert scene.support(A) == ["p6", "p7", "p9", "p10"]
    assert scene.asked(A) == "overfull"
    offered = scene.offers(A)
    assert BUY not in offered
    assert FLEE not in offered
    assert not any(USE <= action < GO_HOME for action in offered)
    scene.home(A, "p5")
    assert len(scene.support(A)) == 5
    assert scene.actions(A) == 0
    scene.enter(A, "p9")
    assert scene.field(A) == ["p1", "p2", "p3", "p4", "p9"]
    assert scene.support(A) == ["p6", "p7", "p10", "p5"]
    deck = len(scene.state.deck)
    assert scene.asked(A) == "return", "without an Action and without room nothing is left but to be done"
    scene.pick(A, "p10")
    assert scene.told("gave-back") == [(A, 1, 0, 0, 0)]
    assert len(scene.state.deck) == deck + 1
    assert scene.actions(A) == 3, "and the turn goes on with the income"


@pytest.mark.rule("FH-E12", "FH-R33", "FH-R26", "FH-D-5", "FH-D-6")
def test_fleeing_twice_with_four_actions() -> None:
    scene = Scene(
        missions=[
            mission("red", 11, "red"),
            mission("green", 5, "green"),
            mission("yellow", 7, "yellow"),
            mission("blue", 3, "blue"),
        ],
        plain_missions=False,
        players=[{"field": "p1", "support": "p3", "actions": 4, "mission": "red"}, {"field": "p2"}],
        missions_on_top="green yellow blue",
    )
    scene.flee(A)
    assert (scene.mission(A), scene.actions(A)) == ("green", 1)
    scene.flee(A)
    assert (scene.mission(A), scene.actions(A)) == ("yellow", 0)
    assert FLEE not in scene.offers(A)
    assert scene.asked(A) == "plays"
    assert scene.mission_deck == ["blue", "red", "green"]
    assert needed(scene.state, scene.state.players[A]) == 7

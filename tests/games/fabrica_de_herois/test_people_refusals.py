"""Why something is not possible, with the rule: what a player reads who tries it all the same."""

from __future__ import annotations

import pytest

from ludoteca.games.fabrica_de_herois.actions import BUY, ENTER, FLEE, GO_HOME, LEAD, USE
from ludoteca.kernel.present import Prompt
from tests.games.fabrica_de_herois.table import Scene, hero


@pytest.mark.rule("FH-D-6")
def test_a_mission_that_is_due_cannot_be_fled() -> None:
    scene = Scene(players=[{"field": "p1", "mission": "m1", "actions": 4}, {"field": "p2"}], step="prepare")
    refusal = scene.refused(0, FLEE)
    assert (refusal.key, refusal.rule) == ("refuse-flee-due", "FH-D-6")


@pytest.mark.rule("FH-R19")
def test_a_leader_cannot_be_discarded() -> None:
    scene = Scene(
        heroes=[hero("x", discard="help actions +1")],
        players=[{"field": "x p1", "mission": "m1", "actions": 2}, {"field": "p2"}],
    )
    refusal = scene.refused(0, USE + 2 * scene.number("x") + 1)
    assert (refusal.key, refusal.rule) == ("refuse-leader-discards", "FH-R19")


@pytest.mark.rule("FH-R80", "FH-D-10")
def test_support_takes_no_fourth_card() -> None:
    scene = Scene(players=[{"field": "p1 p2", "support": "p3 p4 p5", "mission": "m1", "actions": 4}, {"field": "p6"}])
    assert scene.refused(0, BUY).key == "refuse-support-full"
    assert scene.refused(0, BUY).rule == "FH-D-10"
    assert scene.refused(0, GO_HOME + scene.number("p2")).rule == "FH-R80"


def asked(scene: Scene, seat: int) -> Prompt:
    """The question of a seat, as it is shown."""
    decision = scene.g.asked(seat)
    assert decision is not None
    return scene.g.session.prompt(decision)


def window(attack: str, mine: str, actions: int = 2) -> Scene:
    """The other player has declared something with `x`; I hold `d` and a bolt, so that I am asked."""
    return Scene(
        heroes=[
            hero("x", discard=attack),
            hero("d", discard=mine),
            hero("b", discard="help! actions +1"),
            hero("dear", discard="help! actions +1"),
        ],
        players=[
            {"field": "p1 x", "mission": "m1", "actions": 2},
            {"field": "p2 d b", "mission": "m2", "actions": actions},
        ],
    )


@pytest.mark.rule("FH-R44")
def test_a_defence_cannot_answer_a_support_ability() -> None:
    scene = window("help actions +1", "defence cancel")
    scene.use(0, "x")
    refusal = scene.refused(1, scene.ability("d"))
    assert (refusal.key, refusal.rule) == ("refuse-defend-help", "FH-R44")


@pytest.mark.rule("FH-R44")
def test_a_defence_cannot_answer_a_mission() -> None:
    scene = window("help actions +1", "defence cancel")
    scene.done(0)
    assert scene.asked(1) == "answer"
    refusal = scene.refused(1, scene.ability("d"))
    assert (refusal.key, refusal.rule) == ("refuse-defend-mission", "FH-R44")


@pytest.mark.rule("FH-D-30")
def test_no_defence_saves_a_blocked_hero() -> None:
    scene = Scene(
        heroes=[
            hero("x", discard="attack eliminate 1 chosen"),
            hero("d", discard="defence cancel"),
            hero("b", discard="help! actions +1"),
        ],
        players=[
            {"field": "p1 x", "mission": "m1", "actions": 2},
            {"field": "p2 d b p3", "mission": "m2", "actions": 2},
        ],
        lasting=[{"what": "block", "hero": "p3", "caster": 0, "for": "round"}],
    )
    scene.use(0, "x").pick(0, "p3")
    refusal = scene.refused(1, scene.ability("d"))
    assert (refusal.key, refusal.rule) == ("refuse-defend-blocked", "FH-D-30")


@pytest.mark.rule("FH-R35", "FH-R37", "FH-R38")
def test_without_actions_nothing_that_costs_is_possible_and_the_price_is_told() -> None:
    scene = Scene(
        heroes=[hero("x", discard="help! draw 1")],
        players=[{"field": "p1 x", "support": "p3", "mission": "m1", "actions": 0}, {"field": "p2"}],
    )
    for action in (scene.ability("x"), GO_HOME + scene.number("x"), LEAD + scene.number("x")):
        refusal = scene.refused(0, action)
        assert refusal.key == "refuse-too-few-actions"
        assert refusal.params == {"n": 1, "actions": 0}
    assert ENTER + scene.number("p3") in scene.offers(0)


def test_every_question_of_a_turn_says_why_other_plays_are_not_possible() -> None:
    scene = Scene(players=[{"field": "p1", "mission": "m1", "actions": 1}, {"field": "p2"}])
    prompt = asked(scene, 0)
    why = prompt.about["why"]
    assert why[str(GO_HOME + scene.number("p1"))]["rule"] == "FH-R12"
    assert why[str(LEAD + scene.number("p1"))]["key"] == "refuse-leads-already"

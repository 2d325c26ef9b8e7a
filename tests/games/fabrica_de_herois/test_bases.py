"""Bases: those that do something, and those that are on by themselves (FH-R13, FH-R66, FH-D-42)."""

from __future__ import annotations

import pytest

from ludoteca.games.fabrica_de_herois.actions import BUY, ENTER, GO_HOME
from tests.games.fabrica_de_herois.table import Scene, base, hero

A, B = 0, 1


@pytest.mark.rule("FH-R67", "FH-R65", "FH-D-38")
def test_a_base_that_does_something_works_once_a_turn_without_an_action_or_a_window() -> None:
    scene = Scene(
        heroes=[hero(name, 2, "duty") for name in ("d1", "d2", "d3")]
        + [hero("bolt", discard="attack! block 1 chosen for round")],
        bases=[base("post", "duty", once="draw 1")],
        players=[
            {"base": "post", "field": "d1 d2 d3", "mission": "m1"},
            {"field": "p1 bolt", "actions": 3},
        ],
        deck="p9",
    )
    scene.use_base(A)
    assert scene.support(A) == ["p9"]
    assert scene.asked(B) is None
    assert scene.state.players[A].base_used
    assert scene.actions(A) == 0


@pytest.mark.rule("FH-R65", "FH-R66", "FH-D-38", "FH-R13")
def test_a_standing_base_is_on_by_itself_while_three_count() -> None:
    scene = Scene(
        heroes=[hero(name, 2, "duty") for name in ("d1", "d2", "d3")],
        bases=[base("barracks", "duty", standing="support +1")],
        players=[
            {"base": "barracks", "field": "d1 d2", "support": "d3 p2 p3", "actions": 2, "mission": "m1"},
            {"field": "p1"},
        ],
    )
    assert BUY not in scene.offers(A)
    scene.enter(A, "d3")
    scene.buy(A).buy(A)
    assert len(scene.support(A)) == 4


@pytest.mark.rule("FH-D-42", "FH-R13", "FH-R66")
def test_when_a_limit_falls_the_owner_repairs_the_team_at_once() -> None:
    scene = Scene(
        heroes=[hero(name, 2, "duty") for name in ("d1", "d2", "d3")]
        + [hero("killer", leader="attack eliminate 1 chosen")],
        bases=[base("barracks", "duty", standing="support +1"), base("plain", "duty")],
        players=[
            {"base": "plain", "field": "killer", "actions": 1, "mission": "m1"},
            {"base": "barracks", "field": "d1 d2 d3 p1 p2", "support": "p3 p4 p5 p6"},
        ],
        lasting=[{"what": "strip", "hero": "d2", "caster": A, "for": "round"}],
    )
    scene.use(A, "killer").pick(A, "d2")
    assert scene.asked(B) == "overfull", "free moves and returning only"
    assert not any(GO_HOME <= action < ENTER for action in scene.offers(B))
    scene.enter(B, "p6")
    assert len(scene.support(B)) == 3
    assert scene.asked(B) != "overfull"

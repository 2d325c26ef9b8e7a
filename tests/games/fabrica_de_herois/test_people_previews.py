"""What a choice leads to, as it is shown beforehand: my sum if I pass, and with each answer."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.kernel import previews
from ludoteca.kernel.present import Prompt
from tests.games.fabrica_de_herois.table import Scene, hero, mission


def asked(scene: Scene, seat: int) -> Prompt:
    """The question of a seat, as it is shown."""
    decision = scene.g.asked(seat)
    assert decision is not None
    return scene.g.session.prompt(decision)


def foretold(scene: Scene, seat: int) -> dict[str, list[dict[str, Any]]]:
    """What the question of a seat says that each ability, and passing, comes to."""
    prompt = asked(scene, seat)
    found: dict[str, list[dict[str, Any]]] = prompt.about["foretold"]
    return found


def sum_in(effects: list[dict[str, Any]], seat: int) -> tuple[int, str]:
    """A team's sum, and how that is said."""
    (found,) = [one for one in effects if one["kind"] == "sum" and one.get("seat", -1) == seat]
    return found["after"], found["text"]


@pytest.mark.rule("FH-D-16", "FH-R69")
def test_a_window_tells_my_sum_if_i_pass_and_with_each_answer() -> None:
    scene = Scene(
        heroes=[
            hero("x", discard="attack eliminate 1 chosen"),
            hero("victim", 3),
            hero("guard", 1, discard="defence cancel"),
            hero("boost", 1, discard="help! marker +3 for mission"),
        ],
        missions=[mission("mine", nd=7)],
        players=[
            {"field": "p1 x", "mission": "m1", "actions": 1},
            {"field": "p2 victim guard boost", "mission": "mine", "actions": 1},
        ],
    )
    scene.use(0, "x").pick(0, "victim")
    told = foretold(scene, 1)
    assert sum_in(told["0"], 1) == (4, "effect-sum-lacks")
    assert sum_in(told[str(scene.ability("guard"))], 1) == (6, "effect-sum-lacks")
    assert sum_in(told[str(scene.ability("boost"))], 1) == (6, "effect-sum-lacks")


@pytest.mark.rule("FH-D-29")
def test_where_a_die_decides_nothing_is_promised() -> None:
    scene = Scene(
        heroes=[hero("x", discard="help marker +die for mission")],
        players=[{"field": "p1 x", "mission": "m1", "actions": 1}, {"field": "p2"}],
    )
    (told,) = foretold(scene, 0)[str(scene.ability("x"))]
    assert told["kind"] == "unknown"


@pytest.mark.rule("FH-R37")
def test_a_hero_that_enters_is_shown_with_the_new_sum() -> None:
    scene = Scene(
        heroes=[hero("x", 3)],
        missions=[mission("mine", nd=5)],
        players=[{"field": "p1", "support": "x", "mission": "mine", "actions": 0}, {"field": "p2"}],
    )
    prompt = asked(scene, 0)
    (enter,) = [choice for choice in prompt.choices if choice.label == "do-enter"]
    (found,) = [one for one in enter.outcome if one.kind == "sum"]
    assert (found.n, found.after, found.text) == (3, 5, "effect-sum-enough")


@pytest.mark.rule("FH-R10", "FH-D-26")
def test_at_the_set_up_no_team_is_played_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seventy-five teams in four worlds each would take a server's time for nothing."""

    def foresee(*_: object) -> None:
        raise AssertionError("a team was played beforehand")

    session = ludoteca.game("fabrica-de-herois").start(6, 1)
    monkeypatch.setattr(previews, "foresee", foresee)
    prompt = session.prompt(session.pending[0])
    assert len(prompt.choices) == 75

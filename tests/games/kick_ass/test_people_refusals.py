"""What is not possible is refused with its reason and its rule."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import words
from ludoteca.games.kick_ass.actions import ACTIONS
from ludoteca.games.kick_ass.checks.position import place_number
from ludoteca.games.kick_ass.content.box import PLOT_NAMES
from ludoteca.games.kick_ass.people.refusals import ended_by, refuse
from ludoteca.games.kick_ass.state import REASONS
from ludoteca.kernel.errors import IllegalAnswer
from tests.games.kick_ass.table import CLOCK, FIGHT, Scene, hero, table, waiting


def refused(g: Scene, seat: int, name: str, *values: int, kind: str = "step") -> tuple[str, str]:
    """The key and the rule of a refusal."""
    decision = g.session.pending[seat]
    assert decision.kind == kind
    action = ACTIONS[kind].encode(name, *values)
    assert action not in decision.actions, "that is possible"
    key, params, rule = refuse(g.state, decision, action)
    for language in words.LANGUAGES:
        assert words.say("kick-ass", language, key, params) != key
    return key, rule


def acting(at: str, card: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return hero("kick-ass", at=at, card=card or CLOCK, **{"stage": "acting", **more})


@pytest.mark.rule("KA-R80")
def test_a_step_after_an_effect() -> None:
    with table(acting("docks", moves=1), phase="act") as g:
        assert refused(g, 0, "move", place_number("shop")) == ("refuse-step-after-effect", "KA-R80")


@pytest.mark.rule("KA-R82")
def test_a_step_to_a_district_that_is_no_neighbour() -> None:
    with table(acting("docks", stage="walking", moves=1), phase="act") as g:
        assert refused(g, 0, "move", place_number("police")) == ("refuse-not-adjacent", "KA-R82")


@pytest.mark.rule("KA-R90")
def test_a_timer_in_a_taken_district() -> None:
    with table(acting("park"), minions={"park": 4}, phase="act") as g:
        assert refused(g, 0, "timer", 0) == ("refuse-taken", "KA-R90")


@pytest.mark.rule("KA-R108")
def test_a_fight_without_an_icon_or_without_anybody_to_fight() -> None:
    with table(acting("park"), minions={"park": 1}, phase="act") as g:
        assert refused(g, 0, "fight") == ("refuse-no-combat-icon", "KA-R108")
    with table(acting("park", FIGHT), phase="act") as g:
        assert refused(g, 0, "fight") == ("refuse-no-enemies", "KA-R108")


@pytest.mark.rule("KA-R37")
def test_an_item_of_another_hero_is_never_traded() -> None:
    rich = hero(
        "hit-girl", at="docks", card=CLOCK, stage="done", items=[{"lines": ["combat: roll 1 red"], "slot": "hand"}]
    )
    with table(acting("docks"), rich, phase="act") as g:
        item = g.seat(1).items[0]
        assert refused(g, 0, "equip", item, 2) == ("refuse-trade", "KA-R37")


@pytest.mark.rule("KA-R33")
def test_an_exhausted_effect() -> None:
    whistle = {"lines": ["exhaust: gain 1 happiness"], "slot": "hand"}
    with table(acting("docks", items=[whistle], exhausted=[0]), phase="act") as g:
        item = g.seat(0).items[0]
        assert refused(g, 0, "exhaust", item, 0) == ("refuse-exhausted", "KA-R33")


@pytest.mark.rule("KA-R27")
def test_a_helmet_does_not_go_into_a_hand() -> None:
    with table(acting("docks", items=[{"lines": ["combat: roll 1 blue"], "slot": "head"}]), phase="act") as g:
        assert refused(g, 0, "equip", g.seat(0).items[0], 2) == ("refuse-wrong-slot", "KA-R27")


@pytest.mark.rule("KA-R68")
def test_a_card_that_was_played_today() -> None:
    with table(waiting(at="docks", played=[FIGHT]), phase="choose") as g:
        assert refused(g, 0, "face-up", g.seat(0).played[0], kind="card") == ("refuse-card-used", "KA-R68")


@pytest.mark.rule("KA-D-14", "KA-R67")
def test_another_heros_step_and_card() -> None:
    done = hero("hit-girl", at="docks", card=CLOCK, stage="done")
    with table(acting("docks", stage="walking", moves=1), done, phase="act") as g:
        step = ACTIONS["step"].encode("move", place_number("shop"))
        with pytest.raises(IllegalAnswer) as caught:
            g.answer(1, step)  # it is offered to the other one alone
        assert (caught.value.key, caught.value.rule) == ("refuse-not-asked", "KA-D-14")
        assert (g.at(0), g.at(1)) == ("docks", "docks")
    with table(waiting(at="docks"), waiting("hit-girl", at="park"), phase="choose") as g:
        theirs = g.seat(1).hand[0]
        assert refused(g, 0, "face-up", theirs, kind="card") == ("refuse-card-of-another", "KA-R67")


@pytest.mark.rule("KA-R145", "KA-D-60")
def test_a_miracle_after_the_ninth_round() -> None:
    with table(hero(at="park"), phase="sleep", round=9, plot="vic", completed=3) as g:
        assert g.ended == "time-is-up"
        with pytest.raises(IllegalAnswer) as caught:
            g.answer(0, ACTIONS["step"].encode("fight"))
        assert (caught.value.key, caught.value.rule) == ("refuse-game-over", "KA-R145")


@pytest.mark.rule("KA-R142", "KA-R143", "KA-R144", "KA-R187", "KA-R207", "KA-R209", "KA-D-65")
def test_after_the_end_the_rule_that_ended_it_is_told() -> None:
    with table(hero(at="park")) as g:
        told = {}
        for reason in range(1, len(REASONS)):
            g.state.reason = reason
            told[REASONS[reason]] = ended_by(g.state)
        assert len(set(told.values())) == len(told)
        g.state.reason, g.state.plot = REASONS.index("all-fell"), PLOT_NAMES.index("mother")
        assert (told["all-fell"], ended_by(g.state)) == ("KA-R187", "KA-R209")

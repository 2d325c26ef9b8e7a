"""Matches that begin anywhere, and scenarios with forced luck."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.errors import BadSetup, IllegalAnswer
from ludoteca.kernel.record import Record
from ludoteca.testkit import given
from ludoteca.testkit.portrait import portrait
from tests.kernel.examples import FERRY, FIRES
from tests.kernel.night_ferry.rules import LOAD, NO, WHISTLE
from tests.kernel.test_session import POSITION


def test_a_match_begins_in_the_position() -> None:
    session = FERRY.start_at(POSITION, seed=1)
    dump = FERRY.dump(session.state)
    assert dump["hands"] == [[2, 8], [11], []]
    assert dump["deck"][-3:] == [17, 18, 19]
    assert session.position == POSITION


def test_a_position_is_checked() -> None:
    with pytest.raises(BadSetup, match="cannot be: crates are missing or doubled"):
        FERRY.start_at({"players": [{"hand": [1]}, {"hand": [1]}]})
    with pytest.raises(BadSetup, match="for 2 to 4 players"):
        FERRY.start_at({"players": []})


def test_the_position_goes_with_clones_and_records() -> None:
    session = FERRY.start_at(POSITION, seed=1)
    session.answer(0, LOAD + 8)
    twin = session.clone()
    assert twin.position == POSITION
    again = Record.from_bytes(twin.record().to_bytes()).verify()
    assert not portrait(again).differences(portrait(session))


TOKYO: dict[str, Any] = {
    "players": [
        {"monster": "the_king", "hearts": 4, "stars": 7, "energy": 9, "place": "city", "cards": ["smoke_cloud"]},
        {"monster": "gigazaur", "energy": 2, "poison": 1, "shrink": 1},
        {"cards": ["mimic", "wings"]},
    ],
    "market": ["heal", None, "jets"],
    "deck": ["frenzy"],
    "discard": ["tank"],
    "mimics": "smoke_cloud",
    "turn": 1,
    "target": 15,
}


def test_a_position_of_king_of_tokyo_round_trips_through_a_record() -> None:
    game = ludoteca.game("king-of-tokyo")
    session = game.start_at(TOKYO, seed=5)
    for _ in range(10):
        seat, decision = next(iter(session.pending.items()))
        session.answer(seat, decision.actions[-1])
    again = Record.from_bytes(session.record().to_bytes())
    assert again.position == TOKYO
    assert not portrait(again.verify()).differences(portrait(session))
    assert not portrait(again.resume()).differences(portrait(session))


def test_a_scenario_forces_luck_and_follows_a_player() -> None:
    with given("night-ferry", POSITION) as g:
        g.force("wind", [5])
        decision = g.asked(0)
        assert decision is not None
        assert decision.kind == "turn"
        g.choose(0, "do-whistle")
        assert g.told("whistled") == [(0, 6, 2, 0, 0)]
        g.choose(1, "do-load", "crate:11")
        assert g.asked(2) is not None


NIGHT: dict[str, Any] = {"dice": [[3, 5], [0, 2]], "lit": {"3": 1}, "seconds": 10}


def test_a_live_match_begins_in_the_position_and_is_not_set_up_again() -> None:
    session = FIRES.start_at(NIGHT, seed=4)
    assert FIRES.dump(session.state)["dice"] == [[2, 4], [-1, 1]]
    assert session.log() == []
    assert session.opening == []
    assert {seat: list(asked.actions) for seat, asked in session.pending.items()} == {0: [0, 5], 1: [0, 2]}
    session.answer(0, 5)
    session.tick(700)
    session.answer(1, 0)
    twin = session.clone()
    assert twin.position == NIGHT
    again = Record.from_bytes(twin.record().to_bytes())
    for found in (again.verify(), again.resume()):
        assert not portrait(found).differences(portrait(session))
    assert session.sample(0, seeded(1)).position is None


def test_a_position_of_a_live_game_is_checked() -> None:
    with pytest.raises(BadSetup, match="cannot be: no such face"):
        FIRES.start_at({"dice": [[9, 9]]})


def test_a_scenario_of_a_live_game_lets_time_pass() -> None:
    with given("signal-fires", NIGHT) as g:
        g.force("throw-1", [3, 3]).force("throw-0", [0, 5])
        g.choose(0, "do-light", "beacon:5")
        g.choose(0, "do-throw")
        g.answer(1, 0)
        assert g.told("threw") == [(0, 1, 6, 0, 0), (1, 4, 4, 0, 0)]
        assert g.wait(800) == []
        g.answer(1, 4)
        assert [event.kind for event in g.wait(9200)] == ["dawn"]
        assert g.told("dawn") == [(0, 0, 0, 0, 0)]
        assert g.session.outcome is not None


def test_forced_luck_that_nothing_used_fails_a_scenario() -> None:
    g = given("night-ferry", POSITION).force("wind", [5])
    g.answer(0, LOAD + 2)
    with pytest.raises(AssertionError, match="forced luck was never used"):
        g.done()
    with pytest.raises(AssertionError, match="forced luck was never used"), g:
        g.answer(1, NO)


def test_a_choice_that_is_not_there_fails_a_scenario() -> None:
    g = given("night-ferry", POSITION)
    with pytest.raises(AssertionError, match="0 choices are do-load"):
        g.choose(0, "do-load", "crate:5")
    with pytest.raises(AssertionError, match="2 choices are do-load"):
        g.choose(0, "do-load")
    with pytest.raises(AssertionError, match="seat 1 is not asked anything"):
        g.choose(1, "do-draw")


def test_an_error_in_a_scenario_is_not_hidden_by_leftover_luck() -> None:
    with pytest.raises(IllegalAnswer), given("night-ferry", POSITION).force("wind", [5]) as g:
        g.answer(1, WHISTLE)

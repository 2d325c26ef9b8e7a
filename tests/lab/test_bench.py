"""The figures of `ludoteca bench` are there for every game, and make sense."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludoteca
from bench.__main__ import TARGETS, asdict_target, best_of, judge, ratios
from bench.peers import PeerResult
from ludoteca import _compiled
from ludoteca.lab import bench
from tests.lab.command import run
from tests.lab.tiny import Dash, Rungs, on_the_shelf


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer samples: here it matters that there are figures, not how exact they are."""
    monkeypatch.setattr(bench, "MIDDLES", 4)
    monkeypatch.setattr(bench, "HELD", 4)


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("game", ludoteca.game_ids())
def test_bench_prints_one_json_object(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", game, "--seconds", "0.1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {"decisions_per_s", "games_per_s", "clone_us", "session_bytes", "compiled"} <= set(told)
    assert told["game"] == game
    assert told["compiled"] is _compiled.is_compiled()
    assert told["decisions_per_s"] >= told["decisions_per_s_median"] > 0
    assert told["games_per_s"] >= told["games_per_s_median"] > 0
    assert told["clone_us"] > 0
    assert isinstance(told["session_bytes"], int)
    assert 1_000 < told["session_bytes"] < 100_000


@pytest.mark.usefixtures("few")
def test_live_and_tiny_games_are_measured_too() -> None:
    for game in (Rungs(), Dash()):
        with on_the_shelf(game):
            measured = bench.measure(game.id, seats=2, seconds=0.05)
        assert measured.decisions_per_s > 0
        assert measured.clone_us > 0
        assert measured.session_bytes > 0


@pytest.mark.usefixtures("few")
def test_bench_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "king-of-tokyo", "--seconds", "0.05", "--seats", "2", "--option", "target=6"]) == 0
    told = capsys.readouterr().out
    for word in ("2 seats", "decisions/s", "games/s", "µs for a clone", "bytes for a running session"):
        assert word in told


def test_a_match_in_its_middle_is_in_the_middle_of_a_turn() -> None:
    workshop = bench._Bench(ludoteca.game("king-of-tokyo"), 4, {}, 3)
    for _ in range(5):
        session = workshop.middle()
        assert session.outcome is None
        assert workshop.game.turns(session.state)
        twin = session.clone()
        (seat, decision), *_ = session.pending.items()
        assert twin.answer(seat, decision.actions[0]) == session.answer(seat, decision.actions[0])


def figures(decisions: float, clone: float) -> dict[str, Any]:
    return {"decisions_per_s": decisions, "clone_us": clone, "session_bytes": 30_000}


def test_ratios_say_how_many_times_as_fast() -> None:
    ours = {"plain": figures(100_000, 20), "compiled": figures(600_000, 5)}
    peers = [PeerResult("other", "1", "Chess", 2, 20_000, 100, 50), PeerResult("bare", "1", "Go", 2, 50_000, 1, None)]
    found = {(one["build"], one["beside"]): (one["decisions"], one["clone"]) for one in ratios("g", ours, peers)}
    assert found == {
        ("compiled", "plain"): (6, 4),
        ("plain", "other Chess"): (5, 2.5),
        ("plain", "bare Go"): (2, None),
        ("compiled", "other Chess"): (30, 10),
        ("compiled", "bare Go"): (12, None),
    }


def test_targets_are_met_not_met_or_unknown() -> None:
    judged = [asdict_target(*one) for one in judge({"g": {"plain": figures(99_999, 30)}}, {"plain": 0.31})]
    assert len(judged) == len(TARGETS) + 2
    met = {(one["figure"], one["build"]): one["met"] for one in judged}
    assert met == {
        ("decisions_per_s", "plain"): False,
        ("decisions_per_s", "compiled"): None,
        ("clone_us", "plain"): True,
        ("clone_us", "compiled"): None,
        ("session_bytes", "plain"): True,
        ("session_bytes", "compiled"): None,
        ("import_s", "plain"): False,
        ("import_s", "compiled"): None,
    }


def test_the_best_turn_counts() -> None:
    assert best_of([figures(10, 3), figures(20, 4)]) == figures(20, 3)

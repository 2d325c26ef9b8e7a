"""The example that learns: its small course beats random play, it can be broken off, and its agent is a bot."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from examples.learn import SMALL, Learner, learn, state_of
from ludoteca.cli import main
from ludoteca.lab.stats import wilson

KOT = "king-of-tokyo"


@pytest.mark.long
@pytest.mark.playouts
def test_the_small_course_beats_random_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "agent.npz"
    learner = Learner(SMALL, seed=1)
    assert learn(learner, out, float("inf"))
    won, played = learner.test(250, ["random"] * 3, seed=77)
    assert wilson(won, played)[0] > 0.5, (won, played)  # a fourth is what chance gives
    capsys.readouterr()
    bots = f"{out},random,random,random"
    assert main(["sim", KOT, "--bots", bots, "--rotate", "--games", "60", "--seed", "9", "--jobs", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["by_bot"][str(out)]
    assert told["interval"][0] > 0.4, told


def test_what_was_broken_off_goes_on(tmp_path: Path) -> None:
    course = replace(SMALL, imitate=1200, learn=800, hidden=8, matches=16, steps=10, batch=100)
    out = tmp_path / "agent.npz"
    learner = Learner(course, seed=1)
    assert not learn(learner, out, 0)  # one piece of it
    assert state_of(out).is_file()
    seen = sum(learner.rows.values())
    assert 0 < seen < 2000
    later = Learner(course, seed=1)
    later.load(out)
    assert later.rows == learner.rows
    for name, part in learner.net.parts.items():
        assert (later.net.parts[name] == part).all()
    assert learn(later, out, float("inf"))
    assert later.rows["imitate"] >= 1200
    assert later.rows["learn"] >= 800
    assert later.spent["processor"] > 0
    assert not np.array_equal(later.net.parts["w1"], learner.net.parts["w1"])

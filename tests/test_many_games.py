"""Random matches end, and no card, token or cube is ever lost.

The test run plays a few hundred of each seat count. Ten thousand of each:

    python -m ludoteca.testkit.conformance king-of-tokyo --games 10000
"""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.testkit.conformance import play_many

TOKYO = ludoteca.game("king-of-tokyo")


@pytest.mark.compiled
@pytest.mark.parametrize("seats", TOKYO.seats)
def test_random_matches_end_and_conserve(seats: int) -> None:
    report = play_many(TOKYO, seats, 250, seed=seats * 1000, check_every=5)
    assert report.games == 250
    assert report.longest < 2000
    assert set(report.reasons) <= {"stars", "last-alive", "all-fell"}


def test_short_matches_are_shorter() -> None:
    short = play_many(TOKYO, 4, 60, options={"target": 5})
    usual = play_many(TOKYO, 4, 60)
    assert short.moves < usual.moves


def test_a_failure_says_in_which_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(state: object) -> None:
        raise AssertionError("a card is missing")

    monkeypatch.setattr(TOKYO, "check", broken)
    with pytest.raises(AssertionError, match="a card is missing") as caught:
        play_many(TOKYO, 3, 2, seed=40)
    assert caught.value.__notes__ == ["in king-of-tokyo with 3 seats and seed 40"]

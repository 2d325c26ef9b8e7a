"""Confidence sequences: however often one looks, a difference that is not there is seldom seen."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from ludoteca.lab.compare import ALPHA, AS_GOOD, BETTER, HIGHER, UNKNOWN, Metric, nothing
from ludoteca.lab.sequence import Bounded, Free
from ludoteca.lab.stats import Z95

COMPARISONS = 400
GAMES = 600
LOOK = 25


def metrics() -> list[Metric]:
    """As a comparison has them: two seats, a rare card, a length with a long tail."""
    found = [Metric(name, rate, nothing) for name, rate in (("a", True), ("b", True), ("rare", True))]
    found.append(Metric("length", False, nothing))
    for metric in found:
        metric.share(ALPHA / len(found))
    return found


def pair(luck: Random) -> list[tuple[float, float]]:
    """A game on two sides that are equal, though no two games are: who wins, rarely another one, how long it took."""
    won = luck.random()
    again = won if luck.random() < 0.6 else luck.random()
    rare = luck.random()
    lengths = [luck.expovariate(0.05) if luck.random() < 0.5 else 20.0 for _ in range(2)]
    return [
        (float(won < 0.25), float(again < 0.25)),
        (float(0.25 < won < 0.5), float(0.25 < again < 0.5)),
        (float(rare < 0.004), float(0.004 <= rare < 0.008)),
        (lengths[0], lengths[1]),
    ]


def naive(total: float, squares: float, count: int) -> bool:
    """What somebody would say who takes an ordinary interval at every look."""
    mean = total / count
    return abs(mean) > Z95 * sqrt(max(0.0, squares / count - mean * mean) / count)


@pytest.mark.long
def test_of_400_comparisons_of_equals_at_most_a_twentieth_sees_a_difference() -> None:
    luck = Random(20260714)
    alarms = peeked = 0
    for _ in range(COMPARISONS):
        chosen = metrics()
        total = squares = 0.0
        alarm = peek = False
        for game in range(1, GAMES + 1):
            pairs = pair(luck)
            for metric, (before, after) in zip(chosen, pairs, strict=True):
                metric.note(before, after)
            difference = pairs[0][1] - pairs[0][0]
            total += difference
            squares += difference * difference
            if game % LOOK == 0:
                alarm = alarm or any(metric.interval.excludes_nought() for metric in chosen)
                peek = peek or naive(total, squares, game)
        alarms += alarm
        peeked += peek
    assert alarms <= ALPHA * COMPARISONS, f"{alarms} false alarms"
    assert peeked > 3 * ALPHA * COMPARISONS, (
        "an ordinary interval should have been caught peeking: is this test asleep?"
    )


SEQUENCES = 300
DOUBT = 0.1


@pytest.mark.parametrize(
    ("kind", "of"),
    [
        (Bounded, lambda luck: luck.choice((-1.0, 1.0))),  # as wide as can be
        (Bounded, lambda luck: luck.choice((-1.0, *(0.0,) * 8, 1.0))),
        (Free, lambda luck: luck.gauss(0, 1)),
        (Free, lambda luck: luck.expovariate(1) - 1),
    ],
)
def test_each_sequence_alone_ever_leaves_out_the_truth_as_seldom_as_it_says(
    kind: type[Bounded | Free], of: Callable[[Random], float]
) -> None:
    luck = Random(3)
    alarms = 0
    for _ in range(SEQUENCES):
        found = kind(DOUBT)
        for game in range(1, 1501):
            found.add(of(luck))
            if game >= 50 and game % 10 == 0 and found.interval().excludes_nought():
                alarms += 1
                break
    assert alarms <= DOUBT * SEQUENCES


def test_a_difference_that_is_there_is_found_and_measured() -> None:
    luck = Random(5)
    win, length = metrics()[0], metrics()[3]
    win.good = True
    for _ in range(3000):
        chance, turns = luck.random(), luck.gauss(30, 5)
        win.note(float(chance < 0.25), float(chance < 0.31))
        length.note(turns, turns + luck.gauss(2, 3))
    assert win.verdict(0.01) == BETTER
    assert length.verdict(0.01) == HIGHER
    assert win.interval.low < 0.06 < win.interval.high < 0.1
    assert length.interval.low < 2 < length.interval.high < 2.5


def test_what_never_differs_is_as_good_but_not_after_a_few_games() -> None:
    same, long = metrics()[0], metrics()[3]
    for _ in range(150):
        same.note(1.0, 1.0)
        long.note(40.0, 40.0)
    assert same.verdict(0.01) == long.verdict(0.001) == UNKNOWN
    for _ in range(4000):
        same.note(1.0, 1.0)
        long.note(40.0, 40.0)
    assert same.verdict(0.01) == long.verdict(0.01) == AS_GOOD


def test_an_interval_of_nothing_is_everything() -> None:
    assert (Bounded(0.05).interval().low, Bounded(0.05).interval().high) == (-1.0, 1.0)
    assert not Free(0.05).interval().within(1e9)
    with pytest.raises(ValueError, match="not within"):
        Bounded(0.05).add(1.5)

"""The odds that the heuristics of King of Tokyo reckon with, against figures worked out by hand elsewhere."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from ludoteca.games.king_of_tokyo.bots.odds import (
    CELLS,
    CHANCE,
    HITS,
    SPAN,
    STARS,
    TRIPLE,
    chance_index,
    expect,
    set_stars,
)


def at_least(dice: int, rolls: int, wanted: int, have: int = 0) -> float:
    """The chance of so many of one face, rolling everything else again."""
    worth = vec[float]([1.0 if count >= wanted else 0.0 for count in range(SPAN)])
    return expect(worth, chance_index(1, rolls, True), dice, have)


@pytest.mark.parametrize(
    ("dice", "rolls", "chances"),
    [
        (5, 3, [0.935, 0.699, 0.355, 0.104, 0.013]),
        (6, 3, [0.962, 0.798, 0.500, 0.210, 0.052, 0.006]),
        (8, 3, [0.987, 0.914, 0.727, 0.456, 0.208, 0.064]),
        (6, 4, [0.987, 0.906, 0.689, 0.378, 0.127, 0.019]),
    ],
)
def test_all_in_on_one_face(dice: int, rolls: int, chances: list[float]) -> None:
    for wanted, chance in enumerate(chances, start=1):
        assert at_least(dice, rolls, wanted) == pytest.approx(chance, abs=6e-4)


@pytest.mark.parametrize(("have", "two_left", "one_left"), [(0, 0.266, 0.062), (1, 0.483, 0.196), (2, 0.767, 0.518)])
def test_finishing_three_of_a_number(have: int, two_left: float, one_left: float) -> None:
    for rolls, chance in ((2, two_left), (1, one_left)):
        index = chance_index(1, rolls, True)
        assert TRIPLE[(index * SPAN + 6 - have) * SPAN + have] == pytest.approx(chance, abs=6e-4)
        assert at_least(6 - have, rolls, 3, have) == pytest.approx(chance, abs=6e-4)


def test_every_die_ends_on_some_face() -> None:
    for wanted in range(7):
        for rolls in range(1, 5):
            hit = CHANCE[chance_index(wanted, rolls, True)]
            other = CHANCE[chance_index(wanted, rolls, False)]
            assert wanted * hit + (6 - wanted) * other == pytest.approx(1.0)
            row = (chance_index(wanted, rolls, True) * SPAN + 6) * SPAN
            assert sum(HITS[row : row + SPAN]) == pytest.approx(1.0)


@pytest.mark.rule("KOT-R27")
def test_stars_of_a_set() -> None:
    assert [set_stars(1, count) for count in range(7)] == [0, 0, 0, 1, 2, 3, 4]
    assert [set_stars(3, count) for count in range(7)] == [0, 0, 0, 3, 4, 5, 6]
    certain = chance_index(6, 1, True) * SPAN * SPAN
    assert [STARS[CELLS + certain + count] for count in range(5)] == [0.0, 0.0, 0.0, 2.0, 3.0]

"""Intervals against published values and against exact reasoning."""

from __future__ import annotations

import pytest

from ludoteca.lab.stats import mean_interval, quantile, wilson


@pytest.mark.parametrize(
    ("wins", "tries", "low", "high"),
    [
        # Newcombe (1998), table I: the score method without continuity correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_wilson_gives_the_known_intervals(wins: int, tries: int, low: float, high: float) -> None:
    assert list(wilson(wins, tries)) == pytest.approx([low, high], abs=6e-5)


def test_wilson_knows_nothing_without_tries_and_is_symmetric() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(3, 10)
    mirrored = wilson(7, 10)
    assert [1 - mirrored[1], 1 - mirrored[0]] == pytest.approx([low, high])
    assert low < 0.3 < high


@pytest.mark.parametrize(("wins", "tries"), [(-1, 5), (6, 5), (1, 0)])
def test_wilson_refuses_what_cannot_be(wins: int, tries: int) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        wilson(wins, tries)


def test_quantile_of_counted_values() -> None:
    counts = {10: 1, 20: 1, 30: 2}
    assert [quantile(counts, share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)] == [10, 10, 20, 30, 30]
    with pytest.raises(ValueError, match="nothing"):
        quantile({}, 0.5)


def test_the_interval_of_a_mean() -> None:
    counts = [2, 4, 4, 4, 5, 5, 7, 9]  # mean 5, sum of squared deviations 32
    low, high = mean_interval(sum(counts), sum(count * count for count in counts), len(counts))
    reach = 1.959963984540054 * (32 / 7 / 8) ** 0.5
    assert [low, high] == pytest.approx([5 - reach, 5 + reach])
    assert mean_interval(6, 36, 1) == (6.0, 6.0)
    assert mean_interval(30, 90, 10) == (3.0, 3.0)
    for total, squares, tries in ((1, 1, 0), (4, 1, 2)):
        with pytest.raises(ValueError, match="cannot have"):
            mean_interval(total, squares, tries)

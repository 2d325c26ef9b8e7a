"""How strong bots are, by maximum likelihood over all games at once: the order of the games does not matter.

A game says who was best of those at the table: the model of Plackett and Luce, which with two at a table is that of
Bradley and Terry. Whoever has strength w wins with chance w over the sum of all strengths there. Strengths are found by
Hunter's minorise-maximise iteration (2004); points are 400 for a factor of ten, with a mean of 1500. One draw against a
bot of mean strength is added for everyone, so that who never wins has points at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, log10
from random import Random

MEAN = 1500.0
POINTS = 400.0
RESAMPLES = 200
STEPS = 500
CLOSE = 1e-7  # of a logarithm: a millionth of a point

# Who was best among whom (bots by number, sorted, with all who sat there), and how often.
Choice = tuple[int, tuple[int, ...]]
Choices = Mapping[Choice, float]


def add(told: dict[Choice, float], more: Choices) -> None:
    """Count some more of them."""
    for choice, times in more.items():
        told[choice] = told.get(choice, 0.0) + times


def summed(blocks: Iterable[Choices]) -> dict[Choice, float]:
    """All that these blocks tell."""
    told: dict[Choice, float] = {}
    for block in blocks:
        add(told, block)
    return told


def choices_of(bots: Sequence[int], winners: Sequence[int]) -> dict[Choice, float]:
    """What one table tells: each winner was better than all who did not win. Winners share one choice among them."""
    told: dict[Choice, float] = {}
    losers = [bot for seat, bot in enumerate(bots) if seat not in winners]
    for seat in winners:
        rivals = tuple(sorted([bots[seat], *losers]))
        if len(set(rivals)) > 1:
            add(told, {(bots[seat], rivals): 1 / len(winners)})
    return told


def choices_of_teams(won: Sequence[bool]) -> dict[Choice, float]:
    """What teams of one bot each tell, who played the same game against the box: who won was better than who lost."""
    told: dict[Choice, float] = {}
    for bot, best in enumerate(won):
        for other, as_good in enumerate(won):
            if best and not as_good:
                add(told, {(bot, (min(bot, other), max(bot, other))): 1})
    return told


def fit(bots: int, told: Choices) -> list[float]:
    """The points of each bot."""
    wins = [0.5] * bots  # the draw against nobody in particular, of strength 1
    tables: dict[tuple[int, ...], float] = {}
    for (best, rivals), times in told.items():
        wins[best] += times
        tables[rivals] = tables.get(rivals, 0.0) + times
    strength = [1.0] * bots
    for _ in range(STEPS):
        share = [1 / (one + 1) for one in strength]
        for rivals, times in tables.items():
            part = times / sum(strength[bot] for bot in rivals)
            for bot in rivals:
                share[bot] += part
        found = [won / part for won, part in zip(wins, share, strict=True)]
        scale = exp(sum(log(one) for one in found) / bots)
        found = [one / scale for one in found]
        moved = max(abs(log(new / old)) for new, old in zip(found, strength, strict=True))
        strength = found
        if moved < CLOSE:
            break
    return [MEAN + POINTS * log10(one) for one in strength]


def resampled(bots: int, blocks: Sequence[Choices], seed: int) -> list[list[float]]:
    """Points from blocks drawn with replacement, again and again: how far they scatter tells how sure points are."""
    luck = Random(seed)  # noqa: S311 - reproducible, and nothing hangs on it but an interval
    return [fit(bots, summed(luck.choices(blocks, k=len(blocks)))) for _ in range(RESAMPLES)]


def spread(values: Sequence[float], share: float = 0.95) -> tuple[float, float]:
    """The middle 95 of 100 values."""
    ordered = sorted(values)
    cut = (1 - share) / 2 * (len(ordered) - 1)
    low, high = int(cut), len(ordered) - 1 - int(cut)
    return ordered[low], ordered[high]

"""What dice are likely to show, worked out once.

A *plan* for rerolling is a set of wanted faces: a die that shows one of them stays, any other is rolled again while
rolls are left. With `d` faces wanted and `r` rolls to come a free die ends on a given wanted face, or on a given
other face, with a fixed chance each, so the number of free dice that end on a face is binomial. That makes the worth
of a plan a sum over faces of table look-ups.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_DICE: Final = 10
SPAN: Final = 11  # 0 … MOST_DICE
MOST_ROLLS: Final = 4


def chance_index(wanted: i64, rolls: i64, is_wanted: bool) -> i64:
    """Which of the chances below this is."""
    left = rolls if rolls < MOST_ROLLS else MOST_ROLLS
    base: i64 = (wanted * 5 + left) * 2
    return base + 1 if is_wanted else base


def _chances() -> list[float]:
    """For each index: how likely a free die is to end on one given face."""
    out: list[float] = []
    for wanted in range(7):
        missed = 1.0 - wanted / 6.0
        for rolls in range(MOST_ROLLS + 1):
            other = missed ** (rolls - 1) / 6.0 if rolls else 0.0
            hit = (1.0 - missed**rolls) / wanted if wanted else 0.0
            out.append(other)
            out.append(hit)
    return out


def _binomial(chance: float, dice: int) -> list[float]:
    """How likely 0 … MOST_DICE of so many dice are to come up."""
    row = [1.0] + [0.0] * MOST_DICE
    for _ in range(dice):
        following = [0.0] * SPAN
        for count in range(SPAN):
            following[count] = row[count] * (1.0 - chance)
            if count:
                following[count] += row[count - 1] * chance
        row = following
    return row


def set_stars(number: i64, count: i64) -> i64:
    """KOT-R27: the stars for `count` dice of a number (1, 2 or 3)."""
    return number + count - 3 if count >= 3 else 0


CHANCE: Final[list[float]] = _chances()
CELLS: Final = 70 * SPAN * SPAN  # seven numbers of wanted faces, five of rolls, wanted or not; then dice and dice


def _odds() -> tuple[list[float], list[float], list[list[float]]]:
    """`HITS`, `TRIPLE` and `STARS` by number, below."""
    all_hits: list[float] = []
    triples: list[float] = []
    stars: list[list[float]] = [[], [], []]
    for chance in CHANCE:
        for dice in range(SPAN):
            row = _binomial(chance, dice)
            all_hits.extend(row)
            for have in range(SPAN):
                triple = 0.0
                extras = 0.0  # dice beyond the third, each of them a star
                for hits in range(dice + 1):
                    if have + hits >= 3:
                        triple += row[hits]
                        extras += row[hits] * (have + hits - 3)
                triples.append(triple)
                for number in range(3):
                    stars[number].append(triple * (number + 1) + extras)
    return all_hits, triples, stars


_ODDS: Final = _odds()
# As compiled code reads them at once.
# HITS[(q * SPAN + k) * SPAN + m]: with chance q, exactly m of k dice.
HITS: Final[vec[float]] = vec[float](_ODDS[0])
# TRIPLE[(q * SPAN + k) * SPAN + a]: with a dice already there, at least three in the end.
TRIPLE: Final[vec[float]] = vec[float](_ODDS[1])
# STARS[(number - 1) * CELLS + (q * SPAN + k) * SPAN + a]: the stars to expect from that number.
STARS: Final[vec[float]] = vec[float]([star for row in _ODDS[2] for star in row])


def expect(worth: vec[float], index: i64, free: i64, have: i64) -> float:
    """What `worth[count]` comes to when `free` dice may join the `have` that are there."""
    base: i64 = (index * SPAN + free) * SPAN
    total = 0.0
    chances = HITS
    hits: i64 = 0
    while hits <= free:
        total += chances[base + hits] * worth[have + hits]
        hits += 1
    return total

"""How sure a rate or a mean is."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054  # the normal quantile that leaves 2.5 % on each side


def wilson(wins: int, tries: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval for a rate: honest for few tries and for rates near 0 and 1, where others are not."""
    if not 0 <= wins <= tries:
        raise ValueError(f"{wins} wins in {tries} tries cannot be")
    if tries == 0:
        return 0.0, 1.0
    rate = wins / tries
    z2 = z * z
    middle = (rate + z2 / (2 * tries)) / (1 + z2 / tries)
    reach = z * sqrt(rate * (1 - rate) / tries + z2 / (4 * tries * tries)) / (1 + z2 / tries)
    # Rounding must not push the bounds past what is certain.
    low = 0.0 if wins == 0 else middle - reach
    high = 1.0 if wins == tries else middle + reach
    return low, high


def mean_interval(total: int, squares: int, tries: int, z: float = Z95) -> tuple[float, float]:
    """The interval for the mean of counts, from their sum and the sum of their squares, by the normal law.

    One try tells nothing of how counts differ: then the interval is only the mean itself.
    """
    if tries < 1 or squares * tries < total * total:
        raise ValueError(f"{tries} counts cannot have the sum {total} and the squares {squares}")
    mean = total / tries
    if tries == 1:
        return mean, mean
    # Whole numbers up to here, so that large sums lose nothing.
    variance = (squares * tries - total * total) / (tries * (tries - 1))
    reach = z * sqrt(variance / tries)
    return mean - reach, mean + reach


def quantile(counts: dict[int, int], share: float) -> int:
    """The value below or at which this share of all counted things lies (0.5: the lower median)."""
    total = sum(counts.values())
    if total == 0:
        raise ValueError("nothing was counted")
    needed = share * total
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= needed:
            return value
    return max(counts)

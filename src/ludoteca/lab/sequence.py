"""Confidence sequences: intervals that may be looked at after every game, and stopped at whenever one likes.

An ordinary 95 % interval is right 95 times of 100 when it is looked at once. Who looks again and again, and stops when
it excludes nought, will see it do so sooner or later. A confidence sequence holds at all times together: that it *ever*
leaves out the truth has a chance of at most `alpha`.

`Bounded` is the predictable plug-in empirical-Bernstein sequence of Waudby-Smith and Ramdas (2020), exact for values
within known bounds (wins, shares). `Free` is the asymptotic sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas
(2021) for values that have no bounds (lengths, counters); its variance is that of the values and of one more as large
as anything that was seen, so that few games do not pretend to be sure.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log, log1p, sqrt

LARGEST_BET = 0.75
TIGHT_AT = 1000  # a `Free` sequence is narrowest, beside what is possible, after so many values


@dataclass(frozen=True)
class Interval:
    """The mean so far, and where the true one lies."""

    mean: float
    low: float
    high: float

    def excludes_nought(self) -> bool:
        """Whether there is a difference, beyond doubt."""
        return self.low > 0 or self.high < 0

    def within(self, reach: float) -> bool:
        """Whether the difference is this small, beyond doubt."""
        return -reach <= self.low and self.high <= reach


class Bounded:
    """For values from `low` to `high`."""

    def __init__(self, alpha: float, low: float = -1.0, high: float = 1.0) -> None:
        self.low = low
        self.span = high - low
        self.count = 0
        self._log = log(2 / alpha)
        self._total = 0.0
        self._scaled = 0.0
        self._spread = 0.25  # begins as wide as can be
        self._bets = 0.0
        self._won = 0.0
        self._paid = 0.0

    def add(self, value: float) -> None:
        """One more value. What is bet on it depends on those before it alone."""
        x = (value - self.low) / self.span
        if not 0 <= x <= 1:
            raise ValueError(f"{value} is not within {self.low} … {self.low + self.span}")
        guess = (0.5 + self._scaled) / (self.count + 1)
        variance = self._spread / (self.count + 1)
        self.count += 1
        bet = min(LARGEST_BET, sqrt(2 * self._log / (variance * self.count * log1p(self.count))))
        off = (x - guess) ** 2
        self._bets += bet
        self._won += bet * x
        self._paid += off * (-log1p(-bet) - bet)
        self._total += value
        self._scaled += x
        self._spread += (x - (0.5 + self._scaled) / (self.count + 1)) ** 2

    def interval(self) -> Interval:
        """As far as is known."""
        if not self.count:
            return Interval(0.0, self.low, self.low + self.span)
        middle, reach = self._won / self._bets, (self._log + self._paid) / self._bets
        low = self.low + self.span * max(0.0, middle - reach)
        high = self.low + self.span * min(1.0, middle + reach)
        return Interval(self._total / self.count, low, high)


class Free:
    """For values without bounds; `add` is also told how large such a value might have been (a whole game's length)."""

    def __init__(self, alpha: float) -> None:
        self.count = 0
        self._alpha = alpha
        odds = -2 * log(alpha)
        self._rho2 = (odds + log(odds) + 1) / TIGHT_AT
        self._total = 0.0
        self._squares = 0.0
        self._largest = 0.0

    def add(self, value: float, most: float = 0.0) -> None:
        """One more value."""
        self.count += 1
        self._total += value
        self._squares += value * value
        self._largest = max(self._largest, abs(value), most)

    def interval(self) -> Interval:
        """As far as is known."""
        if not self.count:
            return Interval(0.0, -inf, inf)
        mean = self._total / self.count
        variance = (self._squares + self._largest**2) / self.count - mean * mean
        grown = self.count * self._rho2 + 1
        reach = sqrt(variance * 2 * grown / (self.count**2 * self._rho2) * log(sqrt(grown) / self._alpha))
        return Interval(mean, mean - reach, mean + reach)

"""How often someone may do something: token buckets, for a connection and for an address."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_ADDRESSES = 20_000


class Bucket:
    """Fills with `rate` tokens a second up to `burst`; whatever is done takes one."""

    __slots__ = ("burst", "level", "rate", "seen")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Whether it may be done now."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Doorkeeper:
    """A bucket for each address; the addresses that were not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def lets(self, address: str) -> bool:
        """Whether this address may do it once more now."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()

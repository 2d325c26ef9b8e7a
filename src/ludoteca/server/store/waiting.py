"""What waits to be written, and what of it is written next.

A transaction takes some milliseconds, however little is in it, and whoever comes meanwhile waits for its end. So where
the disk is busy, those who write often do not begin one whenever they like: they go along with others, or wait for a
while, and then many of them have one together. Of those who wait, whoever has used least of the server comes first.
"""

from __future__ import annotations

import asyncio
from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

from ludoteca.server.work.ledger import Use, Uses

MOST_TOGETHER = 40  # writes in one transaction
FELLOWS = 4  # of those who write often, that go along with others
FLOCK = 20  # of them, in a transaction of their own
BUSY = 0.25  # share of the time in which something is being written; below it nobody waits
OFTEN = 3.0  # writes a second, that one place may begin a transaction for when it is busy
LATER = 0.05  # seconds for which the others wait, if nobody takes them along
ALONE = OFTEN  # writes a second of all places that write seldom, below which nobody waits for them

T = TypeVar("T")


class Waiting(Generic[T]):
    """What waits to be written."""

    def __init__(self) -> None:
        self._number = count()
        self._first: list[tuple[float, int, T]] = []  # a heap: who has used least, who came first
        self._patient: list[tuple[float, int, T]] = []  # those who write often
        self._wanted = asyncio.Event()  # a transaction shall begin
        self._timer: asyncio.TimerHandle | None = None
        self._busy = Use()
        self._of = Uses()  # by place: how often it has written lately
        self._seldom = Use()  # how often those have who write seldom
        self.ends = False  # nothing more comes

    def __len__(self) -> int:
        return len(self._first) + len(self._patient)

    def add(self, what: T, place: str, rank: float) -> None:
        """One thing more, that somebody from this place wants to have written."""
        if self._waits(place):
            heappush(self._patient, (rank, next(self._number), what))
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(LATER, self._wanted.set)
        else:
            heappush(self._first, (rank, next(self._number), what))
            self._wanted.set()

    def _waits(self, place: str) -> bool:
        """Whether those who come from there have written so often that others come first, where there are some. Nobody
        knows where what the house itself wants comes from, and it never waits."""
        if not place:
            return False
        if self._of.of(place).spend(1.0) <= OFTEN:
            self._seldom.spend(1.0)
            return False
        return self.is_busy and self._seldom.share > ALONE

    @property
    def is_busy(self) -> bool:
        """Whether something is being written so much of the time that it is better to write more of it at once."""
        return self._busy.share > BUSY

    async def any(self) -> None:
        """Come back when something shall be written, or all comes to an end."""
        await self._wanted.wait()

    def take(self) -> list[T]:
        """What is written next."""
        found = [heappop(self._first)[2] for _ in range(min(MOST_TOGETHER, len(self._first)))]
        along = min(FELLOWS if found else FLOCK, MOST_TOGETHER - len(found), len(self._patient))
        found += [heappop(self._patient)[2] for _ in range(along)]
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self._first and not self.ends:
            self._wanted.clear()
            if self._patient:
                self._timer = asyncio.get_running_loop().call_later(LATER, self._wanted.set)
        return found

    def took(self, seconds: float) -> None:
        """So long was written."""
        self._busy.spend(seconds)

    def end(self) -> None:
        """Write what waits, and no more."""
        self.ends = True
        self._wanted.set()

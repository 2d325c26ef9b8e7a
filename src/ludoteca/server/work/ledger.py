"""Who has used how much of the event loop, so that those who use most of it wait for what the others leave.

Every piece of work that a connection causes is written down for the place that it comes from and for the player it
belongs to. As long as there is time enough for all, nobody waits. When there is not, those who have used more than
their share (the busier it is, the smaller a share) wait in line and get a third of the loop together, of those who wait
whoever has used least of it first; all others are heard at once. So an attack that keeps within every limit, or comes
from many addresses, slows itself down first, and who is taken for a part of it because they play fast is still heard
before it. And a wave of hundreds at one moment is no wave: when one turn of the loop has been long, whoever has used
more than next to nothing, or is not known yet, waits for another one.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from heapq import heappop, heappush
from itertools import count
from math import exp, inf, log
from time import perf_counter
from typing import Any, Generic, TypeVar

MEMORY = 1.0  # seconds after which about a third of what was used still counts
SHARE = 0.03  # of the loop, that a place or a player may use before they wait, when it begins to be busy
LEAST = 0.006  # the same, when it is full: a table of four that answers every second uses about as much
TURN = 0.004  # seconds after which one turn of the loop has been long
FULL = 0.4  # more than `busy`: then it is full
AT_ONCE = 3  # things of those who wait, that are done in one go
SLICE = 0.001  # seconds that they get for it
REST = 0.003  # seconds that belong to everyone else, before the next go
PATIENCE = 2.0  # seconds that belong to everyone else, for each second that was worked for those who wait
MOST_KNOWN = 10_000

T = TypeVar("T")
Work = Callable[[], object]


class Use:
    """The share of the loop that something has used lately."""

    __slots__ = ("_amount", "_seen")

    def __init__(self) -> None:
        self._amount = 0.0
        self._seen = perf_counter()

    def spend(self, seconds: float) -> None:
        """So much more."""
        self._amount = self.share + seconds / MEMORY

    @property
    def share(self) -> float:
        """By now; what is long ago counts for little."""
        now = perf_counter()
        self._amount *= exp((self._seen - now) / MEMORY)
        self._seen = now
        return self._amount

    @property
    def rank(self) -> float:
        """Of two who have used something, that of whoever has used more of late is greater. It grows with use alone:
        time that passes takes the same part from everyone."""
        return log(self._amount) + self._seen / MEMORY if self._amount > 0 else -inf


class Ledger:
    """The use of one event loop. `busy` is the share of it above which there is not time enough for all."""

    def __init__(self, busy: float) -> None:
        self._busy = busy
        self._longest = TURN if busy <= 1 else float("inf")  # where it is never busy, no turn is too long
        self._turn = 0.0  # seconds that were worked in this turn of the loop
        self._all = Use()
        self._of: OrderedDict[str, Use] = OrderedDict()
        self._line: dict[str, deque[Work]] = {}  # what waits, by place
        self._next: list[tuple[float, int, str]] = []  # a heap of them: who has used least, who came first
        self._number = count()
        self._goes_on = False
        self._went_on = 0.0  # when some of it was done last
        self._owed = 0.0  # seconds that were worked since then for those who have used much

    @property
    def _most(self) -> float:
        """The share that everyone may use, as things are."""
        over = self._all.share - self._busy
        return float("inf") if over <= 0 else max(LEAST, SHARE * (1 - over / FULL))

    def spend(self, place: str, player: str, seconds: float) -> None:
        """So long was worked for a player (nobody yet, where it is empty) who comes from a place."""
        self._all.spend(seconds)
        with contextlib.suppress(RuntimeError):  # without a loop nothing turns
            loop = asyncio.get_running_loop()
            if not self._turn:
                loop.call_soon(self._turned)
            self._turn += seconds
        for one in (place, player):
            if one:
                self._use(one).spend(seconds)
        if self._line and not self.is_light(place, player):
            self._owed += seconds

    def _turned(self) -> None:
        self._turn = 0.0

    def _use(self, one: str) -> Use:
        use = self._of.get(one)
        if use is None:
            use = self._of[one] = Use()
            if len(self._of) > MOST_KNOWN:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(one)
        return use

    def is_light(self, place: str, player: str) -> bool:
        """Whether what they want can be done at once."""
        most = self._most
        if self._turn > self._longest:
            if not player:
                return False
            most = min(most, LEAST)
        return all(one not in self._of or self._of[one].share <= most for one in (place, player))

    def wait(self, place: str, work: Work) -> None:
        """Let this be done when it is the turn of those who come from there."""
        if place not in self._line:
            self._line[place] = deque()
            self._stand(place)
        self._line[place].append(work)
        if not self._goes_on:
            self._goes_on = True
            self._owed = 0.0
            asyncio.get_running_loop().call_later(REST, self._go_on)

    def _rank(self, place: str) -> float:
        use = self._of.get(place)
        return -inf if use is None else use.rank

    def _stand(self, place: str) -> None:
        """Put a place into the line, where it belongs."""
        heappush(self._next, (self._rank(place), next(self._number), place))

    def _first(self) -> Work:
        """What is next in the line; who has used more since they came stands further back."""
        while True:
            rank, _, place = heappop(self._next)
            if self._rank(place) > rank:
                self._stand(place)
                continue
            waiting = self._line[place]
            work = waiting.popleft()
            if waiting:
                self._stand(place)
            else:
                del self._line[place]
            return work

    async def turn(self, place: str, player: str) -> None:
        """Come back when it is their turn: at once, unless they have used much."""
        if not self.is_light(place, player):
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.wait(place, partial(_wake, mine))
            await mine

    def _go_on(self) -> None:
        """Do some of what waits, unless what was done before was dear: then everyone else comes first."""
        now = perf_counter()
        pause = self._went_on + PATIENCE * self._owed - now
        if pause > 0:
            asyncio.get_running_loop().call_later(pause, self._go_on)
            return
        self._went_on, self._owed = now, 0.0
        ends = now + SLICE
        try:
            for _ in range(AT_ONCE):
                if not self._line or perf_counter() > ends:
                    break
                self._first()()
        finally:
            self._goes_on = bool(self._line)
            if self._goes_on:
                asyncio.get_running_loop().call_later(REST, self._go_on)


def _wake(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)


class timed(Awaitable[T], Generic[T]):  # noqa: N801  (it is used like a function)
    """Awaits some work, and tells how long the loop was at it: not how long it waited for something else."""

    def __init__(self, work: Awaitable[T], spend: Callable[[float], None]) -> None:
        self._work = work
        self._spend = spend

    def __await__(self) -> Generator[Any, Any, T]:
        """Step by step, each with its time."""
        inner: Any = self._work.__await__()
        given: Any = None
        step = inner.send
        while True:
            began = perf_counter()
            try:
                awaited = step(given)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self._spend(perf_counter() - began)
            try:
                given = yield awaited
                step = inner.send
            except BaseException as problem:  # noqa: BLE001  (it is the inner one's, whatever it is)
                step, given = inner.throw, problem

"""Who has used how much of the event loop, so that those who use most of it wait for what the others leave.

Every piece of work that a connection causes is written down for the place that it comes from and for the player it
belongs to. As long as there is time enough for all, nobody waits. When there is not, those who have used more than
their share (the busier it is, the smaller a share) wait in line and get a third of the loop together, of those who wait
whoever has used least of it first; all others are heard at once. So an attack that keeps within every limit, or comes
from many addresses, slows itself down first, and who is taken for a part of it because they play fast is still heard
before it. And a wave of hundreds at one moment is no wave: when one turn of the loop has been long, whoever has used
more than next to nothing, or is not known yet, waits for another one. Nor does what may be long begin in the middle of
a transaction, for those who use much: whoever writes would have to wait for it.
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
LEAST = 0.008  # the same, when it is full: a table of four that answers every second uses half as much
WAVE = 0.006  # the same, when one turn of the loop has been long
TURN = 0.004  # seconds after which one turn of the loop has been long
FULL = 0.25  # more than `busy`: then it is full
BREATH = 0.002  # seconds of work, after which others have their turn before what may be long goes on or begins
AT_ONCE = 3  # things of those who wait, that are done in one go
SLICE = 0.001  # seconds that they get for it
REST = 0.003  # seconds that belong to everyone else, before the next go
PATIENCE = 2.0  # seconds that belong to everyone else, for each second that was worked for those who wait
LONGEST_PAUSE = 0.25  # seconds that they get at once, however long it was
HELD = 0.005  # seconds at most, for which what may be long waits for the end of a transaction
ALONE = 0.02  # share of the loop that everyone else uses, below which nobody has to wait for them
MOST_KNOWN = 10_000

T = TypeVar("T")
Work = Callable[[], object]


class Use:
    """The share of the loop that something has used lately."""

    __slots__ = ("_amount", "_seen")

    def __init__(self) -> None:
        self._amount = 0.0
        self._seen = perf_counter()

    def spend(self, seconds: float) -> float:
        """So much more; the share by now."""
        now = perf_counter()
        self._amount = self._amount * exp((self._seen - now) / MEMORY) + seconds / MEMORY
        self._seen = now
        return self._amount

    @property
    def share(self) -> float:
        """By now; what is long ago counts for little."""
        return self.spend(0.0)

    @property
    def rank(self) -> float:
        """Of two who have used something, that of whoever has used more of late is greater. It grows with use alone:
        time that passes takes the same part from everyone."""
        return log(self._amount) + self._seen / MEMORY if self._amount > 0 else -inf


class Uses(OrderedDict[str, Use]):
    """What each of many has used lately, by a name; those who were not heard of for longest are forgotten."""

    def of(self, one: str) -> Use:
        """That of one who uses something now."""
        use = self.get(one)
        if use is None:
            use = self[one] = Use()
            if len(self) > MOST_KNOWN:
                self.popitem(last=False)
        else:
            self.move_to_end(one)
        return use


class Ledger:
    """The use of one event loop. `busy` is the share of it above which there is not time enough for all."""

    def __init__(self, busy: float) -> None:
        self._busy = busy
        # Where it is never busy, no turn is too long.
        self._longest, self._breath = (TURN, BREATH) if busy <= 1 else (inf, inf)
        self._turn = 0.0  # seconds that were worked in this turn of the loop
        self._favoured = False  # whether somebody has begun in it although there was no room
        self._all = Use()
        self._of = Uses()
        self._later: list[tuple[float, int, str, str, asyncio.Future[None]]] = []  # a heap: who waits for another turn
        self._lets = False  # whether one of them is let in the next one
        self._writes = False  # whether a transaction is under way
        self._held: asyncio.TimerHandle | None = None  # when what waits for its end does so no longer
        self._lets_through = False  # whether one thing may begin all the same: something has waited for the last one
        self._line: dict[str, deque[Work]] = {}  # what waits, by place
        self._next: list[tuple[float, int, str]] = []  # a heap of them: who has used least, who came first
        self._number = count()
        self._goes_on = False
        self._owed = 0.0  # seconds that belong to everyone else, before it is the turn of those who wait
        self._owed_at = 0.0  # when it was so much
        self._others = Use()  # of those who have used little

    @property
    def _most(self) -> float:
        """The share that everyone may use, as things are."""
        over = self._all.share - self._busy
        return inf if over <= 0 else max(LEAST, SHARE * (1 - over / FULL))

    def spend(self, place: str, player: str, seconds: float) -> None:
        """So long was worked for a player (nobody yet, where it is empty) who comes from a place."""
        is_busy = self._all.spend(seconds) > self._busy
        if not self._turn:
            with contextlib.suppress(RuntimeError):  # without a loop nothing turns
                asyncio.get_running_loop().call_soon(self._turned)
                self._turn = seconds
        else:
            self._turn += seconds
        used = 0.0
        for one in (place, player):
            if one:
                used = max(used, self._of.of(one).spend(seconds))
        if is_busy and used > self._most:
            self._owed = min(LONGEST_PAUSE, self._pause + PATIENCE * seconds)
            self._owed_at = perf_counter()
        elif used <= SHARE:  # who uses more waits as soon as it is busy again, and is nobody that somebody waits for
            self._others.spend(seconds)

    @property
    def _pause(self) -> float:
        """Seconds until it is the turn of those who wait. What was worked for them counts even when nobody waited just
        then: who always wants one more thing as soon as the last one is done would have the loop for themself. And they
        have it where there is nobody else."""
        return 0.0 if self._is_alone else max(0.0, self._owed - (perf_counter() - self._owed_at))

    @property
    def _is_alone(self) -> bool:
        """Whether those who use much leave next to nobody waiting."""
        return self._others.share < ALONE

    def _turned(self) -> None:
        self._turn, self._favoured = 0.0, False

    def is_light(self, place: str, player: str) -> bool:
        """Whether what they want can be done at once."""
        most = self._most
        if self._turn > self._longest:
            if not player:
                return False
            most = min(most, WAVE)
        return most == inf or (self._has_used(place) <= most and self._has_used(player) <= most)

    def _has_used(self, one: str) -> float:
        use = self._of.get(one)
        return 0.0 if use is None else use.share

    def wait(self, place: str, work: Work) -> None:
        """Let this be done when it is the turn of those who come from there."""
        if place not in self._line:
            self._line[place] = deque()
            self._stand(place)
        self._line[place].append(work)
        if not self._goes_on:
            self._goes_on = True
            self._go_on_soon()

    def _go_on_soon(self) -> None:
        """Go on with the line: after a rest, in which everyone else has their turn, or without one where there is
        nobody else. Then a whole school that plays behind one address has all of the loop."""
        loop = asyncio.get_running_loop()
        if self._is_alone:
            loop.call_soon(self._go_on)
        else:
            loop.call_later(REST, self._go_on)

    def rank(self, place: str) -> float:
        """Of two places, that of which more was done lately has the greater one; a new one has the least."""
        use = self._of.get(place)
        return -inf if use is None else use.rank

    def _stand(self, place: str) -> None:
        """Put a place into the line, where it belongs."""
        heappush(self._next, (self.rank(place), next(self._number), place))

    def _first(self) -> str:
        """The place that is next in the line; who has used more since they came stands further back."""
        while True:
            rank, _, place = self._next[0]
            if self.rank(place) <= rank:
                return place
            heappop(self._next)
            self._stand(place)

    def _take(self, place: str) -> Work:
        """What is next in the line, of the place that is next."""
        heappop(self._next)
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

    def writing(self, goes_on: bool) -> None:
        """A transaction begins, or has come to its end. Whoever writes needs the interpreter after each step, and what
        is compiled lets go of it only at its own end: beside dear views a transaction takes as long as they do, and
        everyone waits for it."""
        self._writes = goes_on
        if not goes_on and self._held is not None:
            self._release()

    def _holds(self, place: str, player: str) -> bool:
        """Whether what they want, which may be long, waits for the end of a transaction."""
        if not self._writes or self._is_alone or max(self._has_used(place), self._has_used(player)) <= LEAST:
            return False
        if self._lets_through:
            self._lets_through = False
            return False
        if self._held is None:
            self._held = asyncio.get_running_loop().call_later(HELD, self._release)
        return True

    def _release(self) -> None:
        """What was held back goes on: at least one of it, even if the next transaction has begun by then."""
        if self._held is not None:
            self._held.cancel()
            self._held = None
        self._lets_through = True
        if self._later and not self._lets:
            self._let_soon()
        if self._line and not self._goes_on:
            self._goes_on = True
            self._go_on_soon()

    async def room(self, place: str, player: str) -> None:
        """Come back in a turn of the loop that has room for something that may take long: of many who want to begin
        such a thing at the same moment one after the other, whoever has used least first. One in each turn who has used
        next to nothing does not wait at all."""
        if self._turn <= self._breath and not self._later and not self._holds(place, player):
            return
        if not self._favoured and max(self._has_used(place), self._has_used(player)) <= LEAST:
            self._favoured = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._later, (self.rank(place), next(self._number), place, player, mine))
        if not self._lets:
            self._let_soon()
        await mine

    def _let_soon(self) -> None:
        self._lets = True
        asyncio.get_running_loop().call_soon(self._let_one)

    def _let_one(self) -> None:
        """One of those who wait for a turn with room, in each turn."""
        self._lets = False
        while self._later:
            _, _, place, player, mine = self._later[0]
            if mine.done():
                heappop(self._later)
                continue
            if self._holds(place, player):
                return  # until it is released
            heappop(self._later)
            mine.set_result(None)
            break
        if self._later:
            self._let_soon()

    def piece(self, place: str, player: str, work: Callable[[], Awaitable[None]]) -> Awaitable[None]:
        """Some work for them, which begins when there is room for it and is written down."""

        async def begin() -> None:
            await self.room(place, player)
            await work()

        return timed(begin(), partial(self.spend, place, player))

    async def go_on(self, place: str, player: str, began: float) -> float:
        """In the middle of something long: what was worked since then is written down. Comes back when it is their
        turn again, with the time."""
        self.spend(place, player, perf_counter() - began)
        await asyncio.sleep(0)
        await self.turn(place, player)
        return perf_counter()

    async def do(self, place: str, player: str, work: Work) -> None:
        """Come back when this is done, which may take some milliseconds: as soon as there is room for it, unless they
        have used much. Then it is done in the line itself: of many tables that all have such things to do, one at a
        time and with everyone else's turn in between."""
        if self.is_light(place, player):
            await self.room(place, player)
            work()
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def carry_out() -> None:
            if mine.done():
                return  # whoever wanted it has gone
            began = perf_counter()
            try:
                work()
            except Exception as problem:  # noqa: BLE001  (it is theirs who wanted it)
                mine.set_exception(problem)
            else:
                mine.set_result(None)
            self.spend(place, player, perf_counter() - began)

        self.wait(place, carry_out)
        await mine

    def _go_on(self) -> None:
        """Do some of what waits. Where what was done for those who use much was dear, everyone else comes first: also
        who only waits because a turn of the loop was long."""
        ends, most, paused = perf_counter() + SLICE, self._most, self._pause > 0
        try:
            for _ in range(AT_ONCE):
                if not self._line or perf_counter() > ends:
                    break
                place = self._first()
                if (paused and self._has_used(place) > most) or self._holds(place, ""):
                    break
                self._take(place)()
        finally:
            self._goes_on = bool(self._line) and self._held is None
            if self._goes_on:
                self._go_on_soon()


def _wake(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)


class timed(Awaitable[T], Generic[T]):  # noqa: N801  (it is used like a function)
    """Awaits some work, and tells how long the loop was at it: not how long it waited for something else."""

    def __init__(self, work: Awaitable[T], spend: Callable[[float], None]) -> None:
        self._work = work
        self._spend = spend

    def __await__(self) -> Generator[Any, Any, T]:
        """Step by step, each with its time. An error that leaves knows this frame: what the frame still knew of it then
        would keep both, and whoever awaits, in memory."""
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
                step, given = inner.send, None
            try:
                given = yield awaited
            except BaseException as problem:  # noqa: BLE001  (it is the inner one's, whatever it is)
                step, given = inner.throw, problem
            finally:
                del awaited

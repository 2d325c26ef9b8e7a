"""Who is next where there is less time than work: people before tables that nobody looks at, everyone in turn.

`Turns` gives out the turns at one worker. Places (neighbourhoods) come one after the other, and within a place its
tables: whoever opens fifty tables, or asks for fifty hints, waits for themself and not the others for them.
`Share` bounds how much of the event loop the bots of live tables get, and a `Sluice` how much of one turn of it goes to
those who look on. `in_turns` is the same for a list that has room for a few.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable
from functools import partial
from time import perf_counter
from typing import NamedTuple, TypeVar

PEOPLE = 0  # someone looks at the table, and waits
REMEMBERED = 20  # pieces of work over which a share knows how long they usually take
UNSEEN = 1  # nobody does, or it is for later

T = TypeVar("T")


class Claim(NamedTuple):
    """In whose name something is thought: how pressing, from where, and at which table."""

    rank: int = UNSEEN
    place: str = ""
    table: str = ""


Waiting = asyncio.Future[None]


class Turns:
    """One after the other at one worker."""

    def __init__(self) -> None:
        self.busy = False
        self._ranks: tuple[OrderedDict[str, OrderedDict[str, deque[Waiting]]], ...] = (OrderedDict(), OrderedDict())

    async def take(self, claim: Claim) -> None:
        """Come back when it is this claim's turn; whoever has got one gives it back with `give`."""
        if not self.busy:
            self.busy = True
            return
        mine: Waiting = asyncio.get_running_loop().create_future()
        tables = self._ranks[claim.rank].setdefault(claim.place, OrderedDict())
        tables.setdefault(claim.table, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give()  # it was our turn, and we have gone
            raise

    def give(self) -> None:
        """A turn is over: the next one who still waits has it."""
        for places in self._ranks:
            while places:
                place, tables = places.popitem(last=False)
                table, waiting = tables.popitem(last=False)
                next_one = waiting.popleft()
                if waiting:
                    tables[table] = waiting  # behind the others of its place
                if tables:
                    places[place] = tables  # behind the other places
                if not next_one.done():
                    next_one.set_result(None)
                    return
        self.busy = False


class Share:
    """So many seconds of work in each second, for all who share it; who comes when it is used up waits a little, and
    each for a moment of their own: hundreds who all wait for the same moment would make everyone else wait then."""

    def __init__(self, share: float, burst: float) -> None:
        self._share = share
        self._burst = burst
        self._left = burst
        self._seen = perf_counter()
        self._usual = 0.0  # seconds that a piece of work takes; whoever waits has booked as many

    def spend(self, seconds: float) -> None:
        """So long was worked, by someone who had asked how long to wait."""
        self._pass()
        self._left -= seconds - self._usual
        self._usual += (seconds - self._usual) / REMEMBERED

    def wait(self) -> float:
        """Seconds after which there is something left to spend, behind all who have asked before."""
        self._pass()
        waiting = max(0.0, -self._left / self._share)
        self._left -= self._usual
        return waiting

    def _pass(self) -> None:
        now = perf_counter()
        self._left = min(self._burst, self._left + (now - self._seen) * self._share)
        self._seen = now


class Sluice:
    """Lets so many through in one turn of the event loop, in the order in which they came: what thousands want to do
    at once is done a little at a time, and everything else in between."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._left = width
        self._line: deque[Callable[[], object]] = deque()
        self._lifted = False  # whether it lets more through after this turn

    async def through(self) -> None:
        """Come back when there is room."""
        mine: Waiting = asyncio.get_running_loop().create_future()
        self.admit(mine)
        await mine

    def admit(self, waiting: Waiting) -> None:
        """Wake this one when there is room: at once, or in a later turn."""
        self.do(partial(_wake, waiting))

    def do(self, work: Callable[[], object]) -> None:
        """Do this when there is room: at once, or in a later turn. What says False has taken none."""
        self._lift()
        if self._left > 0 and not self._line:
            self._left -= work() is not False
        else:
            self._line.append(work)

    def _lift(self) -> None:
        if not self._lifted:
            self._lifted = True
            asyncio.get_running_loop().call_soon(self._next_turn)

    def _next_turn(self) -> None:
        self._lifted = False
        self._left = self._width
        while self._line and self._left > 0:
            self._left -= self._line.popleft()() is not False
        if self._line:
            self._lift()


def _wake(waiting: Waiting) -> bool:
    """Whether anybody was still waiting."""
    if waiting.done():
        return False
    waiting.set_result(None)
    return True


def in_turns(things: Iterable[T], owners: Callable[[T], Iterable[str]], each: int) -> list[T]:
    """The same in their order; but of what belongs to one owner no more than `each` come before what others have."""
    first: list[T] = []
    later: list[T] = []
    counted: Counter[str] = Counter()
    for thing in things:
        theirs = [one for one in owners(thing) if one]
        if any(counted[one] >= each for one in theirs):
            later.append(thing)
        else:
            counted.update(theirs)
            first.append(thing)
    return first + later

"""A clock that stands still until a test moves it, and waiting for things instead of for time."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

from ludoteca.server.timekeeping import Alarm, Timekeeper
from tests.waiting import PATIENCE

BREATHS = 10  # turns of the event loop in which whatever an alarm woke has asked for its own turn


async def breathe() -> None:
    """Let everything else that is ready have its turn."""
    turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().call_soon(turn.set_result, None)
    await turn


async def until(true: Callable[[], object]) -> None:
    """Come back when something is true; it must become so by itself, and soon."""
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not true():
        assert asyncio.get_running_loop().time() < deadline, "it never came true"
        await breathe()


class _HandAlarm:
    """An alarm of the hand clock."""

    def __init__(self, work: Callable[..., object], given: tuple[Any, ...]) -> None:
        self.work = work
        self.given = given
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True

    def ring(self) -> None:
        if not self.cancelled:
            self.work(*self.given)


class HandClock(Timekeeper):
    """Time passes when a test says so, alarm by alarm; between two of them the house comes to rest."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._alarms: list[tuple[float, int, _HandAlarm]] = []
        self._numbers = count()
        self.at_work: Callable[[], bool] = lambda: False  # whether the house has something to do at this moment

    def now(self) -> float:
        return self._now

    def date(self) -> float:
        return 1_700_000_000.0 + self._now

    def call_later(self, seconds: float, work: Callable[..., object], *given: Any) -> Alarm:
        alarm = _HandAlarm(work, given)
        if seconds <= 0:
            asyncio.get_running_loop().call_soon(alarm.ring)
        else:
            heapq.heappush(self._alarms, (self._now + seconds, next(self._numbers), alarm))
        return alarm

    async def rest(self) -> None:
        """Come back when the house has done all that it has to do now."""
        for _ in range(BREATHS):
            await breathe()
        while self.at_work():
            await until(lambda: not self.at_work())
            for _ in range(BREATHS):
                await breathe()

    async def advance(self, seconds: float) -> None:
        """Let time pass."""
        await self.rest()
        end = self._now + seconds
        while self._alarms and self._alarms[0][0] <= end:
            at, _, alarm = heapq.heappop(self._alarms)
            if alarm.cancelled:
                continue
            self._now = max(self._now, at)
            alarm.ring()
            await self.rest()
        self._now = end

    async def jump(self, seconds: float) -> None:
        """Let time pass in the middle of something: whatever it wakes has to wait."""
        await breathe()
        end = self._now + seconds
        while self._alarms and self._alarms[0][0] <= end:
            at, _, alarm = heapq.heappop(self._alarms)
            self._now = max(self._now, at)
            alarm.ring()
        self._now = end

    async def advance_until(self, true: Callable[[], object], step: float = 0.1, most: float = 600.0) -> None:
        """Let time pass until something is true."""
        end = self._now + most
        while not true():
            assert self._now < end, "it never came true"
            await self.advance(step)

    async def while_waiting(self, work: Awaitable[Any], step: float = 0.05) -> Any:
        """Let time pass for as long as something takes."""
        task = asyncio.ensure_future(work)
        while not task.done():
            await self.advance(step)
        return task.result()

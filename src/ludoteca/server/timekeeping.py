"""Where the server's time comes from. There is one source of it, in the settings, so that a test can be the clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol


class Alarm(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> None:
        """Let it not happen."""


class Timekeeper:
    """The time of this machine."""

    def now(self) -> float:
        """Seconds that only ever grow: for everything that lasts."""
        return time.monotonic()

    def date(self) -> float:
        """Seconds since 1970, as people count: for everything that is written down."""
        return time.time()

    def call_later(self, seconds: float, work: Callable[..., object], *given: Any) -> Alarm:
        """Do something after a while."""
        return asyncio.get_running_loop().call_later(max(0.0, seconds), work, *given)

    async def sleep(self, seconds: float) -> None:
        """Come back after a while."""
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        alarm = self.call_later(seconds, _wake, woken)
        try:
            await woken
        finally:
            alarm.cancel()


def _wake(sleeper: asyncio.Future[None]) -> None:
    if not sleeper.done():
        sleeper.set_result(None)

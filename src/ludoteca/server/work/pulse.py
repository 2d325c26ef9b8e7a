"""How late the event loop is: whatever anyone waits for beside their own work and the disk, they wait for here."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from time import perf_counter

from ludoteca.server.work.metrics import METRICS

BEAT = 0.05  # seconds between two looks


async def _beat() -> None:
    while True:
        due = perf_counter() + BEAT
        await asyncio.sleep(BEAT)
        METRICS.delay.observe(max(0.0, perf_counter() - due))


@contextlib.asynccontextmanager
async def pulse() -> AsyncIterator[None]:
    """Measure it meanwhile."""
    beating = asyncio.create_task(_beat(), name="pulse")
    try:
        yield
    finally:
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)

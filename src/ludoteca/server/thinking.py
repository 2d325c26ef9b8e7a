"""Bots think in other processes, which are nicer than the server: the event loop never does.

A worker gets the match without its seed (luck as recorded so far), rebuilds it, and answers through a `Glimpse`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import connection, get_context, parent_process
from typing import Any, TypeVar

import msgspec

from ludoteca.kernel.record import Luck, Record
from ludoteca.kernel.session import Session
from ludoteca.server.metrics import METRICS

LOG = logging.getLogger(__name__)
NICENESS = 10

T = TypeVar("T")


# -- in a worker -----------------------------------------------------------------------------------------------


def shelve(extra_games: tuple[str, ...]) -> None:
    """Put games on the shelf that do not live in this package."""
    for name in extra_games:
        module, _, function = name.partition(":")
        getattr(import_module(module), function)()


def _begin(extra_games: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    shelve(extra_games)


def _end_with_parent() -> None:
    """A worker whose server was killed has nobody to think for."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def _warm() -> int:
    """Load what a first thought needs."""
    from ludoteca.kernel.registry import game, game_ids

    return len([game(name) for name in game_ids()])


def choose(data: bytes, seat: int, level: str, seed: int, think: float, playouts: int | None) -> int:
    """What a bot of this level does for a seat that is asked."""
    from ludoteca.bots import Glimpse, make_bot

    record = msgspec.json.decode(data, type=Record)
    session = record.replay()
    bot = make_bot(level, record.game, seed, think, playouts)
    return bot.choose(Glimpse(session, seat), session.pending[seat])


# -- in the server ---------------------------------------------------------------------------------------------


def without_seed(session: Session) -> bytes:
    """The match so far, as a worker gets it: nothing in it tells the luck to come."""
    record: Record = session.record()
    return msgspec.json.encode(msgspec.structs.replace(record, luck=Luck("recorded"), checksum=""))


class Thinkers:
    """A pool of workers that is made anew when one of them dies."""

    def __init__(
        self, workers: int = 2, think: float = 0.6, playouts: int | None = None, extra_games: tuple[str, ...] = ()
    ) -> None:
        self.workers = workers
        self.think = think
        self.playouts = playouts
        self.extra_games = extra_games
        self._pool: Executor | None = None

    def open(self) -> None:
        """Start the workers, without waiting for them."""
        pool = self._running()
        for _ in range(self.workers):
            pool.submit(_warm)

    def close(self) -> None:
        """End the workers; what they were thinking is lost."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _running(self) -> Executor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=get_context("spawn"), initializer=_begin, initargs=(self.extra_games,)
            )
        return self._pool

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """Do a piece of work in a worker; once more in a new pool when the first one breaks."""
        loop = asyncio.get_running_loop()
        pool = self._running()
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            LOG.warning("a worker has died; starting the pool anew")
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False, cancel_futures=True)
            return await loop.run_in_executor(self._running(), work, *given)

    async def choose(self, session: Session, seat: int, level: str) -> int:
        """What a bot of this level would do. A bot that fails takes the first thing it may do: the match goes on."""
        began = time.perf_counter()
        first = session.pending[seat].actions[0]
        data = without_seed(session)
        try:
            return await self.run(choose, data, seat, level, secrets.randbits(40), self.think, self.playouts)
        except Exception:
            METRICS.errors.add()
            LOG.exception("a bot of %s could not answer", session.game.id)
            return first
        finally:
            METRICS.thoughts.observe(time.perf_counter() - began)

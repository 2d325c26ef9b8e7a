"""Bots think in other processes, which are nicer than the server: the event loop never does.

A worker follows the matches that it thinks about (`following.py`), so a thought late in a match costs no more than an
early one. It never gets a seed, and answers through a `Glimpse`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import connection, get_context, parent_process
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from ludoteca.kernel.intent import Intent
from ludoteca.kernel.packs import Pack
from ludoteca.kernel.registry import installed, put_packs
from ludoteca.kernel.session import Session
from ludoteca.server.work.fairness import Claim, Turns
from ludoteca.server.work.following import Followed, Followers, OutOfStep
from ludoteca.server.work.metrics import METRICS

LOG = logging.getLogger(__name__)
NICENESS = 10
MOST_REMEMBERED = 1000  # matches of which the server knows how far a worker has followed them
NO_CLAIM = Claim()
CROWDED = 2  # pieces of work that a worker has more than another one, which is asked instead
LONG = 1000  # pieces of work: where something may take many seconds, nobody waits who need not

T = TypeVar("T")


class Thought(NamedTuple):
    """What a bot would do, what it says about that, and how many moves were played again to think of it."""

    action: int
    intent: tuple[str, dict[str, Any]] | None  # a message by its key, with its parameters
    replayed: int
    why: tuple[str, dict[str, Any]] | None = None  # what it gains, where that was asked
    requests: tuple[tuple[int, str, dict[str, Any]], ...] = ()  # what its team asks of people: seat and message


class ThoughtFailed(Exception):
    """A bot could not think of anything; it was logged why."""


# -- in a worker -----------------------------------------------------------------------------------------------

FOLLOWERS = Followers()


def shelve(extra_games: tuple[str, ...]) -> None:
    """Put games on the shelf that do not live in this package."""
    for name in extra_games:
        module, _, function = name.partition(":")
        getattr(import_module(module), function)()


def _begin(extra_games: tuple[str, ...], packs: tuple[Pack, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    _come_after_the_server()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    shelve(extra_games)
    put_packs(packs)  # as the server has read them: a folder may have changed meanwhile


def _come_after_the_server() -> None:
    """Take of the processor what the server, and whoever else is at work on this machine, leave. Where the processes of
    a session share the processor with other sessions (autogroups), being nice counts among the former alone: so a
    worker has a session of its own, which is as nice."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if hasattr(os, "setsid"):
        with contextlib.suppress(OSError):
            os.setsid()
            Path("/proc/self/autogroup").write_text(str(NICENESS))


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


def think(
    news: bytes,
    seat: int,
    level: str,
    seed: int,
    seconds: float,
    playouts: int | None,
    explains: bool = False,
    wishes: tuple[tuple[str, str], ...] = (),
    people: tuple[int, ...] = (),
) -> Thought:
    """What a bot of this level does for a seat that is asked, after this news of its match."""
    from ludoteca.bots import Glimpse, make_bot

    try:
        session, replayed = FOLLOWERS.catch_up(news)
        bot = make_bot(level, session.game.id, seed, seconds, playouts)
        bot.explains = explains
        action = bot.choose(Glimpse(session, seat, people, wishes), session.pending[seat])
    except OutOfStep:
        raise
    except Exception as problem:  # as plain words: an error that cannot be sent to the server would end the worker
        raise ThoughtFailed(f"{type(problem).__name__}: {problem}") from problem
    requests = tuple((other, said.key, said.params) for other, said in sorted(bot.requests.items()))
    return Thought(action, _message(bot.intent), replayed, _message(bot.why), requests)


def _message(said: Intent | None) -> tuple[str, dict[str, Any]] | None:
    return None if said is None else (said.key, said.params)


# -- in the server ---------------------------------------------------------------------------------------------


class Worker:
    """One process. Several servers can have the same one (as those of a test run do): it knows nothing of them."""

    def __init__(self, extra_games: tuple[str, ...] = ()) -> None:
        self._extra_games = extra_games
        self._pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        """The process, started when it does not run."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, mp_context=get_context("spawn"), initializer=_begin, initargs=(self._extra_games, tuple(installed()))
            )
        return self._pool

    def close(self) -> None:
        """End the process; what it was at is lost."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()  # a thought that nobody waits for must not hold up the end of the server
            self._pool = None

    def give_up(self, pool: ProcessPoolExecutor) -> None:
        """This process has died: end it, unless another one is there already."""
        if self._pool is pool:
            self.close()


class Desk:
    """A worker as one server has it: whose turn it is there, and how much it has to do. Both end with the server."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.waiting = 0
        self._turns = Turns()

    async def run(self, claim: Claim, work: Callable[..., T], *given: Any, weight: int = 1) -> T:
        """Do a piece of work when it is its turn; once more in a new process when the first one dies of it. `weight`:
        of how many pieces it has the length."""
        self.waiting += weight
        try:
            await self._turns.take(claim)
            pool = self.worker.open()
            try:
                return await self._do(pool, work, given)
            except BrokenProcessPool:
                LOG.warning("a worker has died; starting another")
                self.worker.give_up(pool)
                await self._turns.take(claim)
                return await self._do(self.worker.open(), work, given)
        finally:
            self.waiting -= weight

    async def _do(self, pool: ProcessPoolExecutor, work: Callable[..., T], given: tuple[Any, ...]) -> T:
        """Let the process do it. Its turn is over when it is done, whether or not someone still waits for it."""
        loop = asyncio.get_running_loop()
        try:
            done = pool.submit(work, *given)
        except BaseException:
            self._turns.give()
            raise
        done.add_done_callback(lambda _: _soon(loop, self._turns.give))
        return await asyncio.wrap_future(done)


def _soon(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
        loop.call_soon_threadsafe(work)


class Thinkers:
    """Those who think for one server. A match is thought about by the worker that follows it already, unless that one
    is crowded. Workers that are `lent` belong to somebody else, who starts and ends them."""

    def __init__(
        self,
        workers: int = 2,
        think: float = 0.6,
        playouts: int | None = None,
        extra_games: tuple[str, ...] = (),
        lent: Sequence[Worker] | None = None,
    ) -> None:
        self.think = think
        self.playouts = playouts
        self.workers = [Worker(extra_games) for _ in range(workers)] if lent is None else list(lent)
        self._lent = lent is not None
        self._desks = [Desk(worker) for worker in self.workers]
        self._looks = Turns()
        self._followed: OrderedDict[int, Followed] = OrderedDict()  # by the identity of the session

    def open(self) -> None:
        """Start the workers, without waiting for them."""
        if not self._lent:
            for worker in self.workers:
                worker.open().submit(_warm)

    def close(self) -> None:
        """End the workers; what they were thinking is lost."""
        if not self._lent:
            for worker in self.workers:
                worker.close()
        self._followed.clear()

    def forget(self, session: Session | None) -> None:
        """Nobody will think about this match any more."""
        self._followed.pop(id(session), None)

    async def run(self, claim: Claim, work: Callable[..., T], *given: Any) -> T:
        """Do a piece of work in the worker that has least to do."""
        return await self._desks[self._least_busy()].run(claim, work, *given)

    async def look(self, claim: Claim, work: Callable[..., T], *given: Any) -> T:
        """Do a piece of work that may take many seconds, such as to show a long match step by step: one at a time of
        them, so that bots think at the other workers meanwhile."""
        await self._looks.take(claim)
        try:
            return await self._desks[self._least_busy()].run(claim, work, *given, weight=LONG)
        finally:
            self._looks.give()

    def _least_busy(self) -> int:
        return min(range(len(self._desks)), key=lambda number: self._desks[number].waiting)

    def _follow(self, session: Session) -> Followed:
        """Who follows this match, or shall from now on."""
        followed = self._followed.get(id(session))
        idlest = self._least_busy()
        if followed is not None and self._desks[followed.worker].waiting < self._desks[idlest].waiting + CROWDED:
            self._followed.move_to_end(id(session))
            return followed
        followed = self._followed[id(session)] = Followed(session, idlest)
        if len(self._followed) > MOST_REMEMBERED:
            self._followed.popitem(last=False)
        return followed

    async def choose(
        self,
        session: Session,
        seat: int,
        level: str,
        explains: bool = False,
        wishes: tuple[tuple[str, str], ...] = (),
        people: tuple[int, ...] = (),
        claim: Claim = NO_CLAIM,
    ) -> Thought:
        """What a bot of this level would do for a seat that is asked, and why; `ThoughtFailed` when it cannot think."""
        began = time.perf_counter()
        followed = self._follow(session)
        desk = self._desks[followed.worker]
        given = (seat, level, secrets.randbits(40), self.think, self.playouts, explains, wishes, people)
        try:
            try:
                thought = await desk.run(claim, think, followed.news(), *given)
            except OutOfStep:
                followed.tell_anew()
                thought = await desk.run(claim, think, followed.news(), *given)
        except Exception as problem:
            METRICS.errors.inc()
            LOG.exception("a bot of %s could not answer", session.game.id)
            self.forget(session)
            raise ThoughtFailed(str(problem)) from problem
        finally:
            METRICS.thoughts.observe(time.perf_counter() - began)
        METRICS.replayed.inc(thought.replayed)
        return thought

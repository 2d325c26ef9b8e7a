"""The line to a database that is a server of its own: it may be away, hang, or be lost in the middle of something.

Whoever asks has an answer within a few seconds. When there was none, one alone goes on asking, and everyone else is
told at once until it answers again. And of a transaction that was lost in its last step it is asked afterwards what
has become of it, before anything else is read or written: what was on disk after all was not refused.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from sqlalchemy import select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

LOG = logging.getLogger(__name__)
SILENT = "it does not answer"
LOOK = 0.5  # seconds between two looks whether it answers again
BRIEF = 0.02  # the same at something that ends in a moment
IN_PROGRESS = "in progress"
# Who writes, and what the database calls this transaction; and what has become of one.
_TICKET = text("SELECT pg_backend_pid() AS pid, CAST(pg_current_xact_id() AS text) AS xid")
_STATUS = text("SELECT pg_xact_status(CAST(CAST(:xid AS text) AS xid8))")
# Nobody is left to end it, and until it ends it keeps all others from what it has touched.
_END = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE pid = :pid AND backend_xid = xid(CAST(CAST(:xid AS text) AS xid8))"
)


class ReadFailed(SQLAlchemyError):
    """The database cannot be reached."""


class EndUnknown(SQLAlchemyError):
    """A transaction was lost in its last step, and what has become of it cannot be found out now."""


class Ticket(NamedTuple):
    """By what a transaction is known when its connection is gone."""

    pid: int
    xid: str


class Line:
    """How a database is asked. With no patience it is a file of ours, which always answers; `check` fails where it is
    not there any more: SQLite would begin another one."""

    def __init__(self, engine: AsyncEngine, patience: float | None, check: Callable[[], None]) -> None:
        self.engine = engine
        self.patience = patience
        self._check = check
        self._lost: list[Ticket] = []  # transactions of which nobody knows what has become
        self._orphans: list[Ticket] = []  # that were given up, and may still hold on to what they have touched
        self._looker: asyncio.Task[None] | None = None  # whoever goes on asking while it does not answer

    @asynccontextmanager
    async def open(self) -> AsyncIterator[AsyncConnection]:
        """A connection; `ReadFailed` when there is none, or it does not answer, however its driver says so."""
        if self._looker is not None:
            raise ReadFailed(SILENT)
        try:
            self._check()
            async with asyncio.timeout(self.patience), self.engine.connect() as connection:
                yield connection
        except TimeoutError as problem:
            self._lose()
            raise ReadFailed(SILENT) from problem
        except OSError as problem:
            raise ReadFailed(cause_of(problem)) from problem

    async def commit(self, work: Callable[[Connection], None]) -> None:
        """Do this in one transaction. When it fails nothing of it is on disk, unless it is `EndUnknown`."""
        ticket: Ticket | None = None
        ending = ended = False
        try:
            async with self.open() as connection:
                transaction = await connection.begin()
                ticket = Ticket(*(await connection.execute(_TICKET)).one())
                await connection.run_sync(work)
                ending = True
                await transaction.commit()
                ended = True
        except Exception:
            if ended:  # what failed was to put the connection back
                return
            if ending and ticket is not None:
                if await self._is_done(ticket):
                    return
            elif ticket is not None and self._looker is not None:
                self._orphans.append(ticket)
            raise

    async def _is_done(self, ticket: Ticket) -> bool:
        """Whether a transaction is on disk that was lost in its last step."""
        if self._looker is None:
            try:
                return await self._ask(ticket)
            except (SQLAlchemyError, OSError):
                self._lose()
        self._lost.append(ticket)
        raise EndUnknown(SILENT)

    async def _ask(self, ticket: Ticket) -> bool:
        """What has become of a transaction. One that has not ended is ended."""
        given = ticket._asdict()
        async with asyncio.timeout(self.patience), self.engine.connect() as connection:
            while (found := await connection.scalar(_STATUS, given)) == IN_PROGRESS:
                await connection.execute(_END, given)
                await connection.rollback()  # one look at who is there lasts as long as a transaction
                await asyncio.sleep(BRIEF)
        return bool(found == "committed")

    # -- silence -----------------------------------------------------------------------------------------------

    def _lose(self) -> None:
        if self._looker is None:
            LOG.error("the database does not answer")
            self._looker = asyncio.create_task(self._look(), name="store-looker")

    async def _look(self) -> None:
        """Ask until there is an answer, and all that was lost is known to have ended."""
        while True:
            try:
                async with asyncio.timeout(self.patience), self.engine.connect() as connection:
                    await connection.execute(select(1))
                    while self._orphans:
                        await connection.execute(_END, self._orphans.pop()._asdict())
                while self._lost:
                    await self._ask(self._lost[-1])
                    self._lost.pop()
            except (SQLAlchemyError, OSError):
                await asyncio.sleep(LOOK)
            except Exception:
                LOG.exception("whether the database answers could not be found out")
                await asyncio.sleep(LOOK)
            else:
                LOG.warning("the database answers again")
                self._looker = None
                return

    async def close(self) -> None:
        """Hang up."""
        if self._looker is not None:
            self._looker.cancel()
            await asyncio.gather(self._looker, return_exceptions=True)
            self._looker = None
        await self.engine.dispose()


def cause_of(problem: BaseException) -> str:
    """What a database says of a failure, for the log: its first line. What it tells after that are ids of tables."""
    return (str(getattr(problem, "orig", None) or problem).splitlines() or [""])[0]

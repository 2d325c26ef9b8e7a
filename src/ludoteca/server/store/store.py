"""The tables on disk. One writer gathers what many tables want to write into one transaction.

An `await store.write(…)` comes back when the transaction is committed, and only then may anyone be told of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from math import inf
from typing import Any

from sqlalchemy import func, or_, select
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.base import Executable

from ludoteca.server.store import engines
from ludoteca.server.store.line import EndUnknown, Line, cause_of
from ludoteca.server.store.rows import CampaignRow, EntryRow, PlayerRow, TableRow, Write
from ludoteca.server.store.schema import BLOCKS, CAMPAIGNS, ENTRIES, KEYS, MEMBERS, PLAYERS, REPORTS, TABLES
from ludoteca.server.store.waiting import Waiting
from ludoteca.server.store.writing import TALK, write_all
from ludoteca.server.work.metrics import METRICS

LOG = logging.getLogger(__name__)
GATHER = 0.003  # seconds between two transactions when it is busy: one costs as much as many more writes in it
PATIENCE = 5.0  # seconds in which a database that is a server has to answer
PAGE = 250  # entries that are read at once: everybody else waits meanwhile
SOME = 20  # tables that are cleared away in one transaction
MOST_PLAYERS = 10_000
UNFINISHED = ("waiting", "playing")
MOST_UNFINISHED = 20_000  # of them, the freshest, among which one is found by its code


class WriteFailed(Exception):
    """Nothing of this write is on disk."""


class NotKnown(WriteFailed):
    """The database was lost while it wrote. Whether this is on disk is known when it answers again: nothing is read
    or written before that."""


class CommandDone(WriteFailed):
    """A command with this id by this player is on disk already."""


Batch = list[tuple[Write, asyncio.Future[None]]]  # what is committed together, and who waits for each

_ROW = [column for column in TABLES.c if column.name != "record"]


class Store:
    """The database: migrations at the start, reads from a pool, all writes through one task."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = url
        self._waiting: Waiting[tuple[Write, asyncio.Future[None]]] = Waiting()
        self._task: asyncio.Task[None] | None = None
        self.engine: AsyncEngine = engines.reading(url)
        self._whereabouts = engines.Whereabouts(url)
        self._line = Line(self.engine, None if url.startswith("sqlite") else patience, self._whereabouts.check)
        # SQLite is written by one thread with plain calls: half the cost of going through the event loop for each.
        self._direct: Engine | None = engines.writing(url) if url.startswith("sqlite") else None
        self._thread = engines.writer()
        self._players: OrderedDict[str, PlayerRow] = OrderedDict()  # those who were looked up last
        self.writing: Callable[[bool], None] = lambda _goes_on: None  # is told when a transaction begins and ends
        self.trouble = ""  # why the last write failed for everyone, such as a full disk; empty when it did not

    async def open(self) -> None:
        """Bring the schema up to date and start writing."""
        async with self._line.open() as connection:  # to migrate may take long, but not to say that there is nothing to
            is_migrated = await connection.run_sync(engines.is_migrated)
        if not is_migrated:
            async with self.engine.begin() as connection:
                await connection.run_sync(engines.migrate)
        self._whereabouts.learn()
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        if self._task is not None:
            self._waiting.end()
            await self._task
            self._task = None
        self._thread.shutdown()
        if self._direct is not None:
            self._direct.dispose()
        await self._line.close()

    # -- writing -----------------------------------------------------------------------------------------------

    async def write(self, what: Write, place: str = "", rank: float = -inf) -> None:
        """Come back when it is committed; `WriteFailed` when it could not be. Where much wants to be written, those
        from a `place` that writes seldom and with the least `rank` come first."""
        if self._task is None or self._task.done():
            raise WriteFailed("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add((what, done), place, rank)
        try:
            await done
        finally:
            for changed in (what.player, what.speed):
                if changed is not None:
                    self._players.pop(changed[0], None)

    async def _run(self) -> None:
        """Take what waits, commit it together, and let everyone know."""
        loop = asyncio.get_running_loop()
        began = -1.0
        while True:
            await self._waiting.any()
            if loop.time() - began < GATHER and self._waiting.is_busy:
                await asyncio.sleep(began + GATHER - loop.time())
            began = loop.time()
            batch = self._waiting.take()
            if not batch and self._waiting.ends:
                return
            if batch:
                await self._commit(batch)
                self._waiting.took(loop.time() - began)

    async def _commit(self, batch: Batch) -> None:
        began = time.perf_counter()
        problem = await self._attempt([what for what, _ in batch], partial(_settle, batch, None))
        if isinstance(problem, NotKnown) or (problem is not None and len(batch) == 1):
            _settle(batch, problem)
        elif problem is not None:  # one of them spoils the transaction: each for itself
            for one in batch:
                _settle([one], await self._attempt([one[0]]))
        METRICS.commits.observe(time.perf_counter() - began)
        METRICS.writes.inc(len(batch))

    async def _attempt(self, writes: Sequence[Write], settle: Callable[[], None] = lambda: None) -> WriteFailed | None:
        """Commit all of it, and `settle` with those who wait for it; or say why not."""
        loop = asyncio.get_running_loop()

        def committed() -> None:
            self.writing(False)
            if self.trouble:
                LOG.warning("what was written is on disk again")
            self.trouble = ""
            settle()

        self.writing(True)
        tell = partial(loop.call_soon_threadsafe, committed)  # each step on the way would wait for a turn of the loop
        try:
            if self._direct is not None:
                await loop.run_in_executor(self._thread, _write_directly, self._direct, writes, self._whereabouts, tell)
            else:
                await self._line.commit(partial(write_all, writes=writes))
                committed()
        except EndUnknown as problem:
            self._troubled(cause_of(problem))
            return NotKnown(cause_of(problem))
        except IntegrityError as problem:
            return CommandDone(cause_of(problem)) if _is_command(problem) else WriteFailed(cause_of(problem))
        except (SQLAlchemyError, OSError) as problem:
            return self._troubled(cause_of(problem))
        except Exception as problem:  # whatever it is: the writer serves everyone, and goes on
            METRICS.errors.inc()
            LOG.exception("a write failed")
            return self._troubled(type(problem).__name__)
        finally:
            self.writing(False)
        return None

    def _troubled(self, why: str) -> WriteFailed:
        """Nothing can be written, and why; the log has it once."""
        if why != self.trouble:
            LOG.error("nothing can be written: %s", why)
        self.trouble = why
        return WriteFailed(why)

    # -- reading -----------------------------------------------------------------------------------------------

    async def _all(self, statement: Executable) -> list[dict[str, Any]]:
        async with self._line.open() as connection:
            return [dict(row) for row in (await connection.execute(statement)).mappings()]

    async def table(self, table_id: str) -> TableRow | None:
        """One table, without its record."""
        rows = await self._all(select(*_ROW).where(TABLES.c.id == table_id))
        return TableRow(**rows[0]) if rows else None

    async def record(self, table_id: str) -> bytes | None:
        """The record file of a finished match."""
        rows = await self._all(select(TABLES.c.record).where(TABLES.c.id == table_id))
        return rows[0]["record"] if rows else None

    async def entries(self, table_id: str) -> list[EntryRow]:
        """All that happened at a table, in order."""
        return [entry async for page in self.pages(table_id) for entry in page]

    async def pages(self, table_id: str) -> AsyncIterator[list[EntryRow]]:
        """All that happened at a table, in order, some at a time: a live match has thousands of entries."""
        last = 0
        while True:
            wanted = select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.n > last)
            rows = await self._all(wanted.order_by(ENTRIES.c.n).limit(PAGE))
            if rows:
                last = rows[-1]["n"]
                yield [EntryRow(**row) for row in rows]
            if len(rows) < PAGE:
                return

    async def command_version(self, table_id: str, player: str, command: str) -> int | None:
        """The version at which a command was done, if it was."""
        found = await self._all(
            select(ENTRIES.c.version).where(
                ENTRIES.c.table_id == table_id, ENTRIES.c.player == player, ENTRIES.c.command == command
            )
        )
        return found[0]["version"] if found else None

    async def moving(self) -> list[str]:
        """The tables where a bot or a clock will move."""
        return [row["id"] for row in await self._all(select(TABLES.c.id).where(TABLES.c.moving.is_(True)))]

    async def unfinished(self, since: float, fits: Callable[[str], bool]) -> str | None:
        """The freshest of the tables that wait or are played whose id fits. There may be thousands: they are looked
        through some at a time."""
        wanted = select(TABLES.c.id).where(TABLES.c.phase.in_(UNFINISHED), TABLES.c.updated >= since)
        async with self._line.open() as connection:
            rows = await connection.stream(wanted.order_by(TABLES.c.updated.desc()).limit(MOST_UNFINISHED))
            async for some in rows.partitions(PAGE):
                for row in some:
                    if fits(row.id):
                        return str(row.id)
                await asyncio.sleep(0)  # a driver may have more of them at hand
        return None

    async def public(self, phase: str, since: float, most: int) -> list[tuple[str, str]]:
        """Public tables in a phase, the freshest first, each with its host."""
        wanted = (
            select(TABLES.c.id, TABLES.c.host)
            .where(TABLES.c.phase == phase, TABLES.c.public.is_(True), TABLES.c.updated >= since)
            .order_by(TABLES.c.updated.desc())
            .limit(most)
        )
        return [(row["id"], row["host"]) for row in await self._all(wanted)]

    async def these(self, table_ids: Sequence[str]) -> list[TableRow]:
        """Some tables, the freshest first."""
        wanted = select(*_ROW).where(TABLES.c.id.in_(table_ids)).order_by(TABLES.c.updated.desc())
        return [TableRow(**row) for row in await self._all(wanted)]

    async def of_player(self, player: str, phases: Sequence[str], most: int) -> list[TableRow]:
        """The tables that a player has a seat at, the freshest first."""
        wanted = (
            select(*_ROW)
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
            .where(MEMBERS.c.player == player, TABLES.c.phase.in_(phases))
            .order_by(TABLES.c.updated.desc())
            .limit(most)
        )
        return [TableRow(**row) for row in await self._all(wanted)]

    async def campaign(self, campaign_id: str) -> CampaignRow | None:
        """One campaign."""
        rows = await self._all(select(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign_id))
        return CampaignRow(**rows[0]) if rows else None

    async def campaigns_of(self, player: str, most: int | None = None) -> list[CampaignRow]:
        """The campaigns that a player began, or had a seat in."""
        sat = (
            select(TABLES.c.campaign)
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
            .where(MEMBERS.c.player == player, TABLES.c.campaign != "")
        )
        wanted = select(CAMPAIGNS).where(or_(CAMPAIGNS.c.player == player, CAMPAIGNS.c.id.in_(sat)))
        rows = await self._all(wanted.order_by(CAMPAIGNS.c.created.desc()).limit(most))
        return [CampaignRow(**row) for row in rows]

    async def of_campaign(self, campaign_id: str, most: int) -> list[TableRow]:
        """The first matches of a campaign, the oldest first; it has no more than so many."""
        wanted = select(*_ROW).where(TABLES.c.campaign == campaign_id).order_by(TABLES.c.created).limit(most)
        return [TableRow(**row) for row in await self._all(wanted)]

    async def has_matches(self, campaign_id: str) -> int:
        """How many matches a campaign has."""
        wanted = select(func.count().label("n")).where(TABLES.c.campaign == campaign_id)
        return int((await self._all(wanted))[0]["n"])

    async def player(self, player: str) -> PlayerRow:
        """What is known of a player; remembered, for everyone who opens a table is looked up."""
        known = self._players.get(player)
        if known is None:
            rows = await self._all(select(PLAYERS.c.name, PLAYERS.c.speed).where(PLAYERS.c.id == player))
            known = self._players[player] = PlayerRow(**rows[0]) if rows else PlayerRow()
            if len(self._players) > MOST_PLAYERS:
                self._players.popitem(last=False)
        return known

    async def keys(self) -> dict[str, str]:
        """The tokens that stand for someone else than the player who bears their hash, or for nobody."""
        return {row["key"]: row["player"] for row in await self._all(select(KEYS.c.key, KEYS.c.player))}

    async def blocks(self) -> list[tuple[str, str]]:
        """Who does not want to hear of whom."""
        return [(row["player"], row["blocked"]) for row in await self._all(select(BLOCKS))]

    async def reports(self) -> list[dict[str, Any]]:
        """What people reported, the newest first."""
        return await self._all(select(REPORTS).order_by(REPORTS.c.at.desc()))

    async def has_players(self) -> bool:
        """Whether anyone was ever here."""
        return bool(await self._all(select(PLAYERS.c.id).limit(1)))

    async def hosted(self, player: str) -> int:
        """How many tables of this player's have not come to an end."""
        wanted = select(func.count().label("n")).where(TABLES.c.host == player, TABLES.c.phase.in_(UNFINISHED))
        return int((await self._all(wanted))[0]["n"])

    async def abandoned(self, player: str, before: float) -> str | None:
        """The oldest table of this player's that never began, that nobody else came to, and that was left alone since
        then; none, where there is none."""
        someone_else = select(MEMBERS.c.table_id).where(MEMBERS.c.table_id == TABLES.c.id, MEMBERS.c.player != player)
        wanted = select(TABLES.c.id).where(
            TABLES.c.host == player,
            TABLES.c.phase == "waiting",
            TABLES.c.updated < before,
            ~someone_else.exists(),
        )
        found = await self._all(wanted.order_by(TABLES.c.updated).limit(1))
        return found[0]["id"] if found else None

    async def campaigns_begun(self, player: str) -> int:
        """How many campaigns a player has begun."""
        wanted = select(func.count().label("n")).where(CAMPAIGNS.c.player == player)
        return int((await self._all(wanted))[0]["n"])

    async def expired(self, empty: float, waiting: float, playing: float, most: int) -> list[str]:
        """Tables that nobody has touched since then: where nobody sits, and in each phase."""
        someone = select(MEMBERS.c.table_id).where(MEMBERS.c.table_id == TABLES.c.id)
        wanted = select(TABLES.c.id).where(
            or_(
                (TABLES.c.phase == "waiting") & (TABLES.c.updated < empty) & ~someone.exists(),
                (TABLES.c.phase == "waiting") & (TABLES.c.updated < waiting),
                (TABLES.c.phase == "playing") & (TABLES.c.updated < playing),
            )
        )
        return [row["id"] for row in await self._all(wanted.limit(most))]

    async def remove(self, table_ids: Sequence[str]) -> None:
        """Let tables go, with all that happened there: some at a time, for whoever writes meanwhile waits for each."""
        for first in range(0, len(table_ids), SOME):
            await self.write(Write(removed=list(table_ids[first : first + SOME])))

    async def hush_old(self, before: float) -> None:
        """Let go what was said at tables that were over by then, in the same way. Nothing is written where nobody has
        said anything."""
        order = (TABLES.c.updated, TABLES.c.id)
        over = (TABLES.c.phase == "over") & (TABLES.c.updated < before)
        last: tuple[float, str] = (-1.0, "")
        while True:
            later = (order[0] > last[0]) | ((order[0] == last[0]) & (order[1] > last[1]))
            rows = await self._all(
                select(*order).where(over, *([later] if last[1] else [])).order_by(*order).limit(SOME)
            )
            if not rows:
                return
            last = rows[-1]["updated"], rows[-1]["id"]
            theirs = ENTRIES.c.table_id.in_([row["id"] for row in rows])
            talked = await self._all(select(ENTRIES.c.table_id).where(theirs, TALK).distinct())
            if talked:
                await self.write(Write(hushed=[row["table_id"] for row in talked]))

    async def settle_old(self, before: float) -> None:
        """Let go what was reported before then."""
        await self.write(Write(settled=before))

    async def can_write(self) -> str:
        """Why nothing can be written now; empty when something can. After a failure it is tried, not remembered."""
        if self.trouble:
            with contextlib.suppress(WriteFailed):
                await self.write(Write(trial=time.time()))
        return self.trouble

    async def count(self) -> int:
        """How many tables there are; the health check asks this."""
        rows = await self._all(select(func.count().label("n")).select_from(TABLES))
        return int(rows[0]["n"])


def _write_directly(
    engine: Engine, writes: Sequence[Write], whereabouts: engines.Whereabouts, tell: Callable[[], object]
) -> None:
    with engine.begin() as connection:
        write_all(connection, writes)
        whereabouts.check()
    tell()


def _settle(batch: Batch, problem: WriteFailed | None) -> None:
    for _, done in batch:
        if done.done():
            continue  # whoever wanted it has gone
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)


def _is_command(problem: IntegrityError) -> bool:
    told = str(problem.orig)
    return "uq_entries_command" in told or "entries.command" in told

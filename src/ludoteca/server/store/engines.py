"""How the database is reached: by many who read, and by one who writes. And its schema, brought up to date."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
TIMER_SLACK = 29  # what Linux calls it, in `prctl`: by how much a thread may be woken too late
LATE = 1000  # nanoseconds, instead of fifty times as many
GOODBYE = 1.0  # seconds for the end of a connection, or of a transaction that nobody wants


def reading(url: str) -> AsyncEngine:
    """For whoever reads, some at a time; without SQLite for the one who writes, too."""
    if not url.startswith("sqlite"):
        brief = {"connection_class": _brief()} if url.startswith("postgresql+asyncpg:") else {}
        return create_async_engine(
            url, pool_size=4, max_overflow=8, pool_pre_ping=True, hide_parameters=True, connect_args=brief
        )
    engine = create_async_engine(url, pool_size=4, max_overflow=4, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_up)
    return engine


@lru_cache
def _brief() -> type:
    """A connection whose end does not wait for a database that does not answer. Its driver asks the database to stop
    what was called off, and to say goodbye, and waits for both."""
    import asyncpg

    class Brief(asyncpg.Connection):
        async def execute(self, query: str, *given: Any, timeout: float | None = None) -> str:
            async with asyncio.timeout(GOODBYE if query.startswith("ROLLBACK") else timeout):
                return str(await super().execute(query, *given))

        async def close(self, *, timeout: float | None = None) -> None:
            async with asyncio.timeout(GOODBYE if timeout is None else min(timeout, GOODBYE)):
                await super().close()

    return Brief


def writing(url: str) -> Engine:
    """For the one thread that writes to SQLite."""
    engine = create_engine(url.replace("+aiosqlite", ""), pool_size=1, max_overflow=0, hide_parameters=True)
    event.listen(engine, "connect", _set_up)
    return engine


def writer() -> ThreadPoolExecutor:
    """The one thread that writes to SQLite."""
    return ThreadPoolExecutor(1, "store-writer", initializer=_wake_in_time)


def _wake_in_time() -> None:
    """How soon a thread gets the interpreter hangs on how exactly it is woken, where the system can be told so."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(TIMER_SLACK, ctypes.c_ulong(LATE), 0, 0, 0)


class Whereabouts:
    """Where the file of a SQLite database is, and whether it is there still: in one that was moved or removed under a
    running server everything would be written and read as before, and be gone at its end."""

    def __init__(self, url: str) -> None:
        name = make_url(url).database if url.startswith("sqlite") else None
        self._file = Path(name) if name and name != ":memory:" else None
        self._known: tuple[int, int] | None = None

    def learn(self) -> None:
        """It is where it should be now."""
        self._known = self._look()

    def check(self) -> None:
        """`FileNotFoundError` when it is there no more, or another one is."""
        if self._known is not None and self._look() != self._known:
            raise FileNotFoundError("the database is not where it was")

    def _look(self) -> tuple[int, int] | None:
        try:
            found = self._file.stat() if self._file is not None else None
        except FileNotFoundError:
            return None
        return None if found is None else (found.st_dev, found.st_ino)


def _set_up(raw: Any, _record: object) -> None:
    """Readers and the writer do not wait for each other, and what is committed outlasts a power cut."""
    cursor: sqlite3.Cursor = raw.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run all migrations that this database has not seen."""
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_migrated(connection: Connection) -> bool:
    """Whether this database has seen all migrations."""
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    seen = MigrationContext.configure(connection).get_current_heads()
    return set(seen) == set(ScriptDirectory.from_config(_config()).get_heads())


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config

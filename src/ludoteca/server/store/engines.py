"""How the database is reached: by many who read, and by one who writes. And its schema, brought up to date."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
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

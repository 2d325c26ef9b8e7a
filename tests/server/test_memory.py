"""What stays in memory when somebody has gone, or a table rests: nothing of them.

What only holds itself would stay for ever: a server never lets the collector look through everything, since all would
have to wait for it (`commands.calm_collector`).
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from websockets.server import ServerProtocol

import ludoteca
from ludoteca.kernel.flow import Table
from ludoteca.kernel.session import Session
from ludoteca.server.http.doorway import Request, Socket
from ludoteca.server.tables.crowd import Crowd
from ludoteca.server.tables.driver import Driver
from ludoteca.server.tables.links import Link
from ludoteca.server.tables.table import GameTable
from tests.server.conftest import Running, Serve
from tests.server.hand import until
from tests.server.test_doorway import CLOSE, a_socket, dial, frame, hung_up

pytestmark = pytest.mark.anyio
__all__ = ["hung_up"]  # the fixture: nothing stays open after a test

OF_A_CONNECTION = (Request, RequestResponseCycle, Socket, ServerProtocol, Link)
OF_A_TABLE = (GameTable, Driver, Crowd, Session, Table)


def in_memory(kinds: tuple[type, ...]) -> Counter[str]:
    """What there is of these, whether anybody still holds it or not."""
    return Counter(type(one).__name__ for one in gc.get_objects() if issubclass(type(one), kinds))


@contextmanager
def nothing_collected() -> Iterator[None]:
    """As in a server that has run for long: only what nobody holds goes."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def test_of_a_connection_that_is_gone_nothing_stays_in_memory(serve: Serve) -> None:
    async def come_and_go(server: Running, table: str, farewell: bytes) -> None:
        reader, writer = await a_socket(server, table=table)
        await reader.readuntil(b'"t":"welcome"')
        writer.write(farewell)
        writer.close()
        reader, writer = await dial(server)
        for _ in range(2):
            writer.write(b"GET /api/lobby HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await reader.readuntil(b"HTTP/1.1 200")
        writer.write(b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nX-Ludoteca: 1\r\nContent-Length: 9\r\n\r\n{")
        writer.close()  # in the middle of a body
        reader, writer = await a_socket(server, table="nowhere")
        await reader.readuntil(b"no such table")
        writer.close()

    async with serve() as server:
        table = await server.browser().create()
        await come_and_go(server, table, b"")  # what is made once is there then
        await until(lambda: not server.house.tables[table].links)
        with nothing_collected():
            before = in_memory(OF_A_CONNECTION)
            for farewell in (b"", frame(CLOSE)) * 5:
                await come_and_go(server, table, farewell)
            await until(lambda: not server.house.tables[table].links and in_memory(OF_A_CONNECTION) <= before)


@pytest.mark.parametrize("game", ludoteca.game_ids())
async def test_of_a_table_that_leaves_memory_nothing_stays_there(serve: Serve, game: str) -> None:
    async def play_and_rest(server: Running) -> None:
        ana = server.browser()
        seats = min(ludoteca.game(game).seats)
        table = await ana.create(game=game, seats=seats, bots=["aprendiz"] * (seats - 1), start=True)
        page = await ana.open(table)
        await page.close()
        await server.house.tables.pop(table).close()

    async with serve() as server:
        await play_and_rest(server)  # what is made once is there then
        with nothing_collected():
            before = in_memory(OF_A_TABLE)
            for _ in range(3):
                await play_and_rest(server)
            await until(lambda: in_memory(OF_A_TABLE) <= before)

"""Sockets by the thousand: what is sent to them, and what happens when all of them go at once."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from ludoteca.server.http.doorway import Request, Socket
from ludoteca.server.tables.links import Link
from ludoteca.server.work.fairness import Sluice
from tests.server.conftest import Running, Serve
from tests.server.hand import until
from tests.server.test_doorway import CLOSE, a_socket, dial, frame, hung_up

pytestmark = pytest.mark.anyio
__all__ = ["hung_up"]  # the fixture: nothing stays open after a test


async def looking_on(server: Running, table: str, count: int) -> list[Link]:
    """So many who look on at a table, when all have come."""
    await until(lambda: table in server.house.tables and len(server.house.tables[table].links) == count)
    return list(server.house.tables[table].links)


async def test_when_many_go_at_once_their_ends_are_dealt_with_some_at_a_time(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A school's network fails: two thousand sockets end in one turn of the event loop."""
    ended: list[int] = []
    turn = 0
    end = WebSocketsSansIOProtocol.connection_lost

    def noted(socket: WebSocketsSansIOProtocol, problem: Exception | None) -> None:
        ended.append(turn)
        end(socket, problem)

    async with serve() as server:
        server.doorway.goodbyes = Sluice(3)
        monkeypatch.setattr(WebSocketsSansIOProtocol, "connection_lost", noted)
        table = await server.browser().create()
        lines = [await a_socket(server, table=table) for _ in range(12)]
        links = await looking_on(server, table, len(lines))
        for link in links:
            door: Any = link.outbox.give
            door.__self__.transport.abort()
        while len(ended) < len(lines):
            await asyncio.sleep(0)
            turn += 1
        assert max(Counter(ended).values()) <= 3
        await until(lambda: not server.house.tables[table].links)


async def test_what_a_table_says_goes_out_at_once_and_in_order(serve: Serve) -> None:
    async with serve() as server:
        table = await server.browser().create()
        reader, _ = await a_socket(server, table=table)
        [link] = await looking_on(server, table, 1)
        await until(lambda: link.ready and link.outbox._sender is not None)
        link.post("first")
        assert link.outbox.empty(), "nobody had to be woken for it"
        give, link.outbox.give = link.outbox.give, lambda _text: False
        link.post("second")
        link.outbox.give = give
        link.post("third")
        assert link.outbox.qsize() == 2, "what would overtake something waits with it"
        told = await asyncio.wait_for(reader.readuntil(b"third"), 5)
        assert told.index(b"first") < told.index(b"second") < told.index(b"third")


OF_A_CONNECTION = (Request, RequestResponseCycle, Socket, ServerProtocol, Link)


def connections_in_memory() -> Counter[str]:
    """What there is of connections, whether anybody still holds it or not."""
    return Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, OF_A_CONNECTION))


async def test_of_a_connection_that_is_gone_nothing_stays_in_memory(serve: Serve) -> None:
    """What only holds itself would stay for ever: a server never lets the collector look through everything, since all
    would have to wait for it."""

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
        gc.collect()
        gc.disable()
        try:
            before = connections_in_memory()
            for farewell in (b"", frame(CLOSE)) * 5:
                await come_and_go(server, table, farewell)
            await until(lambda: not server.house.tables[table].links and connections_in_memory() <= before)
        finally:
            gc.enable()

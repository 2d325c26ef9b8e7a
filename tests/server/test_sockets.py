"""Sockets by the thousand: what is sent to them, and what happens when all of them go at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludoteca.server.tables.links import Link
from ludoteca.server.work.fairness import Sluice
from tests.server.conftest import Running, Serve
from tests.server.hand import until
from tests.server.test_doorway import a_socket, hung_up

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

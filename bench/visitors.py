"""People who come to a table over HTTP and sockets, as the benches of the server need them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit


@asynccontextmanager
async def visitors(base: str, count: int) -> AsyncIterator[list[Any]]:
    """So many browsers, each with a cookie of its own."""
    import httpx

    headers = {"Origin": base, "X-Ludoteca": "1"}
    people = [httpx.AsyncClient(base_url=base, headers=headers, timeout=60) for _ in range(count)]
    for person in people:
        (await person.get("/api/lobby")).raise_for_status()
    yield people
    for person in people:
        await person.aclose()


async def seat_all(
    base: str, people: list[Any], game: str, sit: Callable[[Any, int], None], version: Callable[[], int]
) -> None:
    """A table of this game with a person at every seat, and its match begun.

    `sit` is given each socket as soon as it is open; `version` tells what the first of them has seen of the table.
    """
    from websockets.asyncio.client import connect

    wanted = {"game": game, "name": "Bench", "seats": len(people)}
    made = (await people[0].post("/api/tables", json=wanted)).raise_for_status().json()
    sockets = []
    for seat, person in enumerate(people):
        socket = await connect(
            f"ws://{urlsplit(base).netloc}/ws/{made['id']}",
            additional_headers={"Cookie": f"ludoteca={person.cookies['ludoteca']}"},
            compression=None,
            ping_interval=None,
            max_queue=None,
        )
        sockets.append(socket)
        sit(socket, seat)
        if seat:
            await socket.send(json.dumps({"t": "sit", "id": f"sit{seat}", "seat": seat, "name": f"P{seat}"}))
    while version() < len(people):
        await asyncio.sleep(0.001)
    await sockets[0].send(json.dumps({"t": "start", "id": "start"}))

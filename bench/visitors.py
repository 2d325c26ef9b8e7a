"""People who come to a table over HTTP and sockets, as the benches of the server need them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from urllib.parse import urlsplit

if TYPE_CHECKING:
    import httpx

T = TypeVar("T")


def cookies_of(person: httpx.AsyncClient) -> str:
    """The header that says who this is."""
    return "; ".join(f"{name}={value}" for name, value in person.cookies.items())


@asynccontextmanager
async def visitors(base: str, count: int, address: str | None = None) -> AsyncIterator[list[Any]]:
    """So many browsers, each with a cookie of its own; from this address of the machine, where one is given."""
    import httpx

    headers = {"Origin": base, "X-Ludoteca": "1"}
    ways = [httpx.AsyncHTTPTransport(local_address=address) for _ in range(count)]
    people = [httpx.AsyncClient(base_url=base, headers=headers, timeout=60, transport=way) for way in ways]
    for person in people:
        (await person.get("/api/lobby")).raise_for_status()
    yield people
    for person in people:
        await person.aclose()


async def _seat_all(
    base: str,
    people: list[Any],
    game: str,
    sit: Callable[[Any, int], None],
    version: Callable[[], int],
    address: str | None,
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
            additional_headers={"Cookie": cookies_of(person)},
            compression=None,
            ping_interval=None,
            max_queue=None,
            local_addr=(address, 0) if address else None,
        )
        sockets.append(socket)
        sit(socket, seat)
        if seat:
            await socket.send(json.dumps({"t": "sit", "id": f"sit{seat}", "seat": seat, "name": f"P{seat}"}))
    while version() < len(people):
        await asyncio.sleep(0.001)
    await sockets[0].send(json.dumps({"t": "start", "id": "start"}))


class Guests(Generic[T]):
    """People at tables of one game, a browser in every seat. `T` is what a bench keeps of a table."""

    def __init__(self, base: str, game: str, seats: int) -> None:
        self.base = base
        self.game = game
        self.count = seats
        self.tables: list[T] = []
        self.readers: list[asyncio.Task[None]] = []

    def new_table(self, number: int) -> T:
        """A table that people are about to sit down at."""
        raise NotImplementedError

    def sit(self, table: T, socket: Any, seat: int) -> Awaitable[None]:
        """Somebody has come to a seat; what they are awaited for is reading all that comes."""
        raise NotImplementedError

    def version(self, table: T) -> int:
        """What the first of a table has seen of it."""
        raise NotImplementedError

    async def come(self, tables: int) -> None:
        """So many more tables, all seats taken, the match begun."""
        async with visitors(self.base, self.count) as people:
            for number in range(tables):
                await self._fill(people, self.new_table(number))

    async def come_apart(self, tables: int, addresses: Callable[[int], str]) -> None:
        """The same, with people of its own at each table, who come from an address of their own."""
        for number in range(tables):
            async with visitors(self.base, self.count, addresses(number)) as people:
                await self._fill(people, self.new_table(number), addresses(number))

    async def _fill(self, people: list[Any], table: T, address: str | None = None) -> None:
        def sit(socket: Any, seat: int) -> None:
            self.readers.append(asyncio.ensure_future(self.sit(table, socket, seat)))

        await _seat_all(self.base, people, self.game, sit, lambda: self.version(table), address)
        self.tables.append(table)

"""What strangers may do to a server, each for some seconds and from addresses of its own on this machine.

    python -m bench.attacks NAME http://127.0.0.1:PORT SECONDS

Used by `bench.siege`. Everything is bounded in number and time, and goes to loopback alone. The last line printed is a
JSON object with what was counted.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from bench.visitors import cookies_of

HERE = "127.0.0.1"
Attack = Callable[["Ground"], Awaitable[None]]


class Ground:
    """Where an attack goes, for how long, and what it has seen."""

    def __init__(self, base: str, seconds: float) -> None:
        parts = urlsplit(base)
        if parts.hostname != HERE:
            raise SystemExit("attacks go to this machine alone")
        self.base, self.port = base, parts.port or 80
        self.ends = asyncio.get_running_loop().time() + seconds
        self.seen: Counter[str] = Counter()
        self.luck = random.Random(7)

    @property
    def lasts(self) -> bool:
        """Whether there is time left."""
        return asyncio.get_running_loop().time() < self.ends

    async def rest(self) -> None:
        """Until the end."""
        await asyncio.sleep(max(0.0, self.ends - asyncio.get_running_loop().time()))

    def address(self, number: int) -> str:
        """One of the attacker's own addresses on this machine."""
        return f"127.0.0.{2 + number % 8}"

    async def line(self, number: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection."""
        return await asyncio.open_connection(HERE, self.port, local_addr=(self.address(number), 0))

    def person(self, number: int = 0) -> Any:
        """A browser of the attacker's."""
        import httpx

        way = httpx.AsyncHTTPTransport(local_address=self.address(number), retries=0)
        headers = {"Origin": self.base, "X-Ludoteca": "1"}
        return httpx.AsyncClient(base_url=self.base, headers=headers, transport=way, timeout=20)

    async def socket(self, person: Any, table: str, number: int = 0) -> Any:
        """A socket of the attacker's."""
        from websockets.asyncio.client import connect

        return await connect(
            f"ws://{HERE}:{self.port}/ws/{table}",
            additional_headers={"Cookie": cookies_of(person)},
            origin=self.base,  # type: ignore[arg-type]
            local_addr=(self.address(number), 0),
            compression=None,
            ping_interval=None,
            max_queue=None,
        )

    async def table(self, person: Any, **more: Any) -> str:
        """A table of the attacker's; empty when the server does not want one more."""
        new = {"game": "king-of-tokyo", "name": "Eve", "seats": 2, **more}
        answer = await person.post("/api/tables", json=new)
        self.seen[f"table {answer.status_code}"] += 1
        return str(answer.json().get("id", ""))


async def many(count: int, work: Callable[[int], Awaitable[None]]) -> None:
    """So many at once; one that breaks leaves the others alone."""
    await asyncio.gather(*(work(number) for number in range(count)), return_exceptions=True)


async def requests(ground: Ground, make: Callable[[], bytes], lines: int = 16) -> None:
    """Send whatever `make` makes over and over, a connection each time, and count the answers."""

    async def one(number: int) -> None:
        while ground.lasts:
            try:
                reader, writer = await ground.line(number)
                writer.write(make())
                await writer.drain()
                line = await asyncio.wait_for(reader.readline(), 5)
                ground.seen[line.decode("latin-1").strip()[9:12] or "cut"] += 1
                writer.close()
            except (OSError, TimeoutError):
                ground.seen["cut"] += 1
            await asyncio.sleep(0.002)

    await many(lines, one)


def head(path: str, *lines: str, method: str = "GET", host: str = "localhost") -> bytes:
    """The head of a request."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}", *lines, "", ""]).encode("latin-1")


# -- what there is ---------------------------------------------------------------------------------------------


async def quotes(ground: Ground) -> None:
    """Cookies of escaped quotes, as large as fits."""
    await requests(ground, lambda: head("/api/lobby", 'Cookie: p="' + '\\"' * 7500))


async def forged(ground: Ground) -> None:
    """Cookies that nobody signed."""

    def make() -> bytes:
        token = "".join(ground.luck.choices("abcdefghijklmnopqrstuvwxyz-_", k=32))
        return head("/api/lobby", f"Cookie: ludoteca={token}.{ground.luck.randbytes(32).hex()}")

    await requests(ground, make)


async def malformed(ground: Ground) -> None:
    """Bytes that are no request, or nearly one."""
    await requests(ground, lambda: ground.luck.randbytes(ground.luck.randrange(1, 2000)) + b"\r\n\r\n")


async def oversized(ground: Ground) -> None:
    """Heads without end."""

    async def one(number: int) -> None:
        while ground.lasts:
            with contextlib.suppress(OSError):
                _, writer = await ground.line(number)
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
                for _ in range(100):
                    writer.write(b"a" * 65536)
                    await writer.drain()
                    ground.seen["64 kB"] += 1
            ground.seen["cut"] += 1
            await asyncio.sleep(0.01)

    await many(8, one)


async def slow(ground: Ground) -> None:
    """Four hundred requests that never end."""

    async def one(number: int) -> None:
        with contextlib.suppress(OSError):
            _, writer = await ground.line(number)
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            while ground.lasts:
                writer.write(b"a")
                await writer.drain()
                ground.seen["bytes"] += 1
                await asyncio.sleep(1)

    await many(400, one)


async def flooding(ground: Ground) -> None:
    """As many requests as one can send, and sockets from other sites."""
    await requests(ground, lambda: head("/ws/none", "Origin: https://evil.example", "Upgrade: websocket"), 24)


async def breathless(ground: Ground) -> None:
    """Thousands of requests, pieces of a body, and headers after it, in one breath."""
    chunked = head("/api/tables", "X-Ludoteca: 1", "Transfer-Encoding: chunked", method="POST")
    ways = [head("/health") * 4000, chunked + b"1\r\na\r\n" * 30_000, chunked + b"0\r\n" + b"X: a\r\n" * 30_000]
    await requests(ground, lambda: ground.luck.choice(ways), 8)


async def framing(ground: Ground) -> None:
    """Sockets full of pings, pongs and pieces of nothing, that never read what comes back."""
    person = ground.person()
    await person.get("/api/lobby")
    table = await ground.table(person)
    frames = [
        bytes([first, 0x80 | len(payload), 0, 0, 0, 0]) + payload
        for first, payload in ((0x89, b"a" * 125), (0x8A, b""), (0x00, b""), (0x81, b'{"t":"ping"}'))
    ]

    async def one(number: int) -> None:
        while ground.lasts:
            with contextlib.suppress(OSError):
                _, writer = await ground.line(number)
                upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
                key = "Sec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA=="
                writer.write(head(f"/ws/{table}", *upgrade, key, f"Cookie: {cookies_of(person)}"))
                await asyncio.sleep(0.05)
                for _ in range(100):
                    writer.write(ground.luck.choice(frames) * 2000)
                    await writer.drain()
                    ground.seen["2,000 frames"] += 1
            ground.seen["cut"] += 1
            await asyncio.sleep(0.05)

    await many(12, one)


async def rebinding(ground: Ground) -> None:
    """Requests for another name."""
    await requests(ground, lambda: head("/api/lobby", host="evil.example"))


async def hinting(ground: Ground) -> None:
    """One player with 51 sockets who wants three hints on each, again and again."""
    person = ground.person()
    await person.get("/api/lobby")
    table = await ground.table(person, start=True, bots=["mestre"])

    async def one(_number: int) -> None:
        socket = await ground.socket(person, table)
        number = 0
        while ground.lasts:
            number += 1
            await socket.send(json.dumps({"t": "hint", "id": f"h{number}", "seat": 0}))
            ground.seen["hints"] += 1
            await asyncio.sleep(0.1)

    await many(51, one)


async def starving(ground: Ground) -> None:
    """Two hundred matches of *mestres*, some of them looked at."""

    async def one(number: int) -> None:
        person = ground.person(number)
        await person.get("/api/lobby")
        for _ in range(4):
            table = await ground.table(person, start=True, seats=6, bots=["mestre"] * 5)
            if table and number < 25:
                await ground.socket(person, table, number)
                ground.seen["looked at"] += 1
        await ground.rest()

    await many(50, one)


async def racing(ground: Ground) -> None:
    """Sixty live matches full of bots, each looked at."""

    async def one(number: int) -> None:
        person = ground.person(number)
        await person.get("/api/lobby")
        for _ in range(4):
            table = await ground.table(person, game="rush-out", start=True, seats=5, bots=["mestre"] * 4)
            if table:
                await ground.socket(person, table, number)
                ground.seen["looked at"] += 1
        await ground.rest()

    await many(15, one)


async def crowding(ground: Ground) -> None:
    """Two thousand who look on at one table, and keep coming and going."""
    person = ground.person()
    await person.get("/api/lobby")
    table = await ground.table(person)

    async def one(number: int) -> None:
        while ground.lasts:
            try:
                socket = await ground.socket(person, table, number)
                ground.seen["came"] += 1
                await asyncio.sleep(ground.luck.uniform(5, 20))
                await socket.close()
            except Exception:  # noqa: BLE001  (turned away)
                ground.seen["turned away"] += 1
                await asyncio.sleep(1)

    await many(2000, one)


async def chattering(ground: Ground) -> None:
    """One player who talks over forty sockets, and commands without sense."""
    person = ground.person()
    await person.get("/api/lobby")
    table = await ground.table(person)

    async def one(_number: int) -> None:
        socket = await ground.socket(person, table)
        number = 0
        while ground.lasts:
            number += 1
            junk = ground.luck.choice(['{"t":"chat","id":"%d","text":"oi"}', '{"t":"nothing","id":"%d"}', "[[[[%d"])
            await socket.send(junk % number)
            ground.seen["sent"] += 1
            await asyncio.sleep(0.01)

    await many(40, one)


ATTACKS: dict[str, Attack] = {
    "quotes": quotes,
    "forged": forged,
    "malformed": malformed,
    "oversized": oversized,
    "slow": slow,
    "flooding": flooding,
    "breathless": breathless,
    "framing": framing,
    "rebinding": rebinding,
    "chattering": chattering,
    "hinting": hinting,
    "starving": starving,
    "racing": racing,
    "crowding": crowding,
}


async def _attack(name: str, base: str, seconds: float) -> None:
    print("begins", flush=True)
    ground = Ground(base, seconds)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[name](ground), seconds + 2)
    print(json.dumps(dict(ground.seen)), flush=True)


if __name__ == "__main__":
    asyncio.run(_attack(sys.argv[1], sys.argv[2], float(sys.argv[3])))

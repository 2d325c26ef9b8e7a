"""What strangers may do to a server, each for some seconds and from addresses of its own on this machine.

    python -m bench.attacks NAME http://127.0.0.1:PORT SECONDS

Used by `bench.siege`. Everything is bounded in number and time, and goes to loopback alone. Once an attack is set up
(its tables made, its sockets open) it prints a line, and then lasts for so many seconds. The last line printed is a
JSON object with what was counted.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any
from urllib.parse import urlsplit

from bench.visitors import cookies_of

HERE = "127.0.0.1"
ADDRESSES = 50  # that the attackers have
LOOKERS = 2000
PLACES = 8  # of them, from which bare requests come
SETTING_UP = 60.0  # seconds that an attack may take before it begins
Attack = Callable[["Ground"], Coroutine[Any, Any, None]]


class Ground:
    """Where an attack goes, for how long, and what it has seen."""

    def __init__(self, base: str, seconds: float) -> None:
        parts = urlsplit(base)
        if parts.hostname != HERE:
            raise SystemExit("attacks go to this machine alone")
        self.base, self.port = base, parts.port or 80
        self.seconds = seconds
        self.ends = asyncio.get_running_loop().time() + SETTING_UP
        self.seen: Counter[str] = Counter()
        self.luck = random.Random(7)

    def begin(self) -> None:
        """All is set up: from now on it counts."""
        print("begins", flush=True)
        self.ends = asyncio.get_running_loop().time() + self.seconds

    @property
    def lasts(self) -> bool:
        """Whether there is time left."""
        return asyncio.get_running_loop().time() < self.ends

    async def rest(self) -> None:
        """Until the end."""
        await asyncio.sleep(max(0.0, self.ends - asyncio.get_running_loop().time()))

    def address(self, number: int) -> str:
        """One of the attacker's own addresses on this machine."""
        return f"127.0.0.{2 + number % ADDRESSES}"

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

    async def mine(self, **more: Any) -> tuple[Any, str]:
        """A browser of the attacker's, and a table of its own."""
        person = self.person()
        await person.get("/api/lobby")
        return person, await self.table(person, **more)

    async def stay(self, person: Any, table: str, number: int, act: Callable[[Any], Awaitable[None]]) -> None:
        """Do something over a socket again and again, and open another one whenever it is cut."""
        from websockets.exceptions import WebSocketException

        while self.lasts:
            try:
                socket = await self.socket(person, table, number)
            except (OSError, WebSocketException, TimeoutError):
                self.seen["turned away"] += 1
                await asyncio.sleep(0.5)
                continue
            reader = asyncio.create_task(_read(socket))
            with contextlib.suppress(OSError, WebSocketException):
                while self.lasts:
                    await act(socket)
            self.seen["cut"] += self.lasts
            reader.cancel()
            socket.transport.abort()


async def _read(socket: Any) -> None:
    """Take whatever comes."""
    from websockets.exceptions import WebSocketException

    with contextlib.suppress(OSError, WebSocketException):
        while True:
            await socket.recv()


async def _play(socket: Any) -> None:
    """Answer whatever is asked, with the first that there is."""
    number = 0
    while True:
        view = json.loads(await socket.recv()).get("view")
        question = (view or {}).get("decision")
        if question:
            number += 1
            choices = [] if question.get("pick") == "subset" else question["choices"]
            action = choices[0]["action"] if choices else 0
            order = {"t": "answer", "id": f"p{number}", "seat": view["seat"], "decision": question["id"]}
            await socket.send(json.dumps({**order, "action": action}))


async def many(count: int, work: Callable[[int], Awaitable[None]]) -> None:
    """So many at once; one that breaks leaves the others alone."""
    await asyncio.gather(*(work(number) for number in range(count)), return_exceptions=True)


async def requests(ground: Ground, make: Callable[[], bytes], lines: int = 16) -> None:
    """Send whatever `make` makes over and over, a connection each time, and count the answers."""

    async def one(number: int) -> None:
        while ground.lasts:
            try:
                reader, writer = await ground.line(number % PLACES)
                writer.write(make())
                await writer.drain()
                line = await asyncio.wait_for(reader.readline(), 5)
                ground.seen[line.decode("latin-1").strip()[9:12] or "cut"] += 1
                writer.close()
            except (OSError, TimeoutError):
                ground.seen["cut"] += 1
            await asyncio.sleep(0.002)

    ground.begin()
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

    ground.begin()
    await many(8, one)


async def slow(ground: Ground) -> None:
    """Four hundred requests that never end, and new ones for those that are let go."""
    opened: list[int] = []

    async def one(number: int) -> None:
        while ground.lasts:
            with contextlib.suppress(OSError):
                _, writer = await ground.line(number % PLACES)
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                opened.append(number)
                while ground.lasts:
                    writer.write(b"a")
                    await writer.drain()
                    ground.seen["bytes"] += 1
                    await asyncio.sleep(1)
            ground.seen["let go"] += ground.lasts

    async def begin() -> None:
        while len(opened) < 400 and ground.lasts:
            await asyncio.sleep(0.05)
        ground.begin()

    await asyncio.gather(begin(), many(400, one))


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
    person, table = await ground.mine()
    frames = [
        bytes([first, 0x80 | len(payload), 0, 0, 0, 0]) + payload
        for first, payload in ((0x89, b"a" * 125), (0x8A, b""), (0x00, b""), (0x81, b'{"t":"ping"}'))
    ]

    async def one(number: int) -> None:
        while ground.lasts:
            with contextlib.suppress(OSError):
                _, writer = await ground.line(number % PLACES)
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

    ground.begin()
    await many(12, one)


async def rebinding(ground: Ground) -> None:
    """Requests for another name."""
    await requests(ground, lambda: head("/api/lobby", host="evil.example"))


async def hinting(ground: Ground) -> None:
    """One player with 51 sockets who wants three hints on each, again and again."""
    person, table = await ground.mine(start=True, hot_seat=["Eve", "Mallory"])

    async def ask(socket: Any) -> None:
        for seat in (0, 1, 0):
            ground.seen["hints asked for"] += 1
            await socket.send(json.dumps({"t": "hint", "id": f"h{ground.seen['hints asked for']}", "seat": seat}))
        await asyncio.sleep(0.3)

    ground.begin()
    await many(51, lambda number: ground.stay(person, table, number % PLACES, ask))


async def commanding(ground: Ground) -> None:
    """One player with four hundred sockets, each of which commands as much as a player may."""
    person, table = await ground.mine()
    begun = asyncio.Event()

    async def command(socket: Any) -> None:
        if not begun.is_set():
            ground.seen["sockets"] += 1
            await begun.wait()
        ground.seen["sent"] += 1
        await socket.send(json.dumps({"t": "emote", "id": f"c{ground.seen['sent']}", "emote": "wow"}))
        await asyncio.sleep(0.05)

    async def begin() -> None:
        while ground.seen["sockets"] < 400 and ground.lasts:
            await asyncio.sleep(0.05)
        ground.begin()
        begun.set()

    await asyncio.gather(begin(), many(400, lambda number: ground.stay(person, table, number % PLACES, command)))


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

    await many(50, one)
    ground.begin()
    await ground.rest()


async def racing(ground: Ground) -> None:
    """Sixty live matches full of bots, each looked at."""

    async def one(number: int) -> None:
        person = ground.person(number)
        await person.get("/api/lobby")
        for _ in range(4):
            table = await ground.table(person, game="rush-out", start=True, seats=5, bots=["mestre"] * 4)
            if table:
                socket = await ground.socket(person, table, number)
                ground.seen["looked at"] += 1
                watching.append(asyncio.create_task(watch(socket)))

    async def watch(socket: Any) -> None:
        while True:
            await socket.recv()
            ground.seen["changes seen"] += 1

    watching: list[asyncio.Task[None]] = []
    await many(15, one)
    await asyncio.sleep(4)  # live matches count down before they begin
    ground.seen["changes seen"] = 0
    ground.begin()
    await ground.rest()
    for task in watching:
        task.cancel()


async def crowding(ground: Ground) -> None:
    """Two thousand who look on at one table where bots play, and keep coming and going."""
    host, table = await ground.mine(start=True, seats=6, bots=["aprendiz"] * 5)
    playing = asyncio.create_task(_play(await ground.socket(host, table)))
    visitor = ground.person()
    await visitor.get("/api/lobby")

    async def count(socket: Any) -> None:
        from websockets.exceptions import WebSocketException

        with contextlib.suppress(OSError, WebSocketException):
            while True:
                await socket.recv()
                ground.seen["changes seen"] += 1

    async def come(number: int) -> None:
        sockets.extend([await ground.socket(visitor, table, number) for _ in range(LOOKERS // ADDRESSES)])

    sockets: list[Any] = []
    await many(ADDRESSES, come)
    ground.seen["look on"] = len(sockets)
    ground.seen["changes seen"] = 0
    readers = [asyncio.create_task(count(socket)) for socket in sockets]
    ground.begin()

    async def change(number: int) -> None:
        """From one address, twice a second someone goes and someone comes."""
        while ground.lasts:
            await asyncio.sleep(0.5)
            with contextlib.suppress(OSError):
                sockets[number].transport.abort()
                sockets[number] = await ground.socket(visitor, table, number)
                ground.seen["came and went"] += 1
                readers.append(asyncio.create_task(count(sockets[number])))

    await many(ADDRESSES, change)
    for task in (playing, *readers):
        task.cancel()


async def chattering(ground: Ground) -> None:
    """One player who talks over forty sockets, and commands without sense."""
    person, table = await ground.mine()

    async def talk(socket: Any) -> None:
        ground.seen["sent"] += 1
        junk = ground.luck.choice(['{"t":"chat","id":"%d","text":"oi"}', '{"t":"nothing","id":"%d"}', "[[[[%d"])
        await socket.send(junk % ground.seen["sent"])
        await asyncio.sleep(0.01)

    ground.begin()
    await many(40, lambda number: ground.stay(person, table, number % PLACES, talk))


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
    "commanding": commanding,
    "hinting": hinting,
    "starving": starving,
    "racing": racing,
    "crowding": crowding,
}


async def _attack(name: str, base: str, seconds: float) -> None:
    ground = Ground(base, seconds)
    attack = asyncio.create_task(ATTACKS[name](ground))
    while not attack.done() and ground.lasts:
        await asyncio.sleep(0.05)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(attack, 2)
    print(json.dumps(dict(ground.seen)), flush=True)


if __name__ == "__main__":
    asyncio.run(_attack(sys.argv[1], sys.argv[2], float(sys.argv[3])))

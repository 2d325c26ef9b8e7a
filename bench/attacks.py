"""What strangers may do to a server, each for some seconds and from addresses of its own on this machine.

    python -m bench.attacks NAME http://127.0.0.1:PORT SECONDS

Used by `bench.siege`. Everything is bounded in number and time, and goes to loopback alone. Once an attack is set up
(its tables made, its sockets open) it prints a line, and then lasts for so many seconds. The last line printed is a
JSON object with what was counted, and the share of a processor that the attacker itself took.

Attackers share the machine with what they attack, so they are cheap (`bench.wires`), and take what the server and
honest people leave of the processor.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from bench.toilers import Toiler
from bench.visitors import cookies_of
from bench.wires import Call, Listener, Wire, frame, handshake, head, message

HERE = "127.0.0.1"
ADDRESSES = 50  # that the attackers have
LOOKERS = 2000
TOILERS = 20
PLACES = 8  # of them, from which bare requests come
RATE = 1000  # of those a second, of all places together: far more than a server lets in, and little for an attacker
SETTING_UP = 60.0  # seconds that an attack may take before it begins
LAST = 19  # niceness of whoever comes last
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
        self._began = self._used = self._next = 0.0

    def begin(self) -> None:
        """All is set up: from now on it counts, and comes last. Setting up is no attack, and nobody is measured then:
        done last, on a machine where others work too, it would take minutes."""
        come_last()
        print("begins", flush=True)
        self._began, self._used = asyncio.get_running_loop().time(), time.process_time()
        self.ends = self._began + self.seconds

    @property
    def processor(self) -> float:
        """The share of a processor that this process has taken since it began."""
        return (time.process_time() - self._used) / max(0.001, asyncio.get_running_loop().time() - self._began)

    async def pace(self) -> None:
        """Come back when it is time for one more request."""
        now = asyncio.get_running_loop().time()
        self._next = max(now, self._next + 1 / RATE)
        if self._next > now:
            await asyncio.sleep(self._next - now)

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

    async def wire(self, number: int = 0, make: Callable[[], Wire] = Wire) -> Wire:
        """A bare connection."""
        loop = asyncio.get_running_loop()
        return (await loop.create_connection(make, HERE, self.port, local_addr=(self.address(number), 0)))[1]

    async def ask(self, request: bytes, number: int = 0, patience: float = 5.0) -> str:
        """The status that a request gets, over a connection of its own; empty when it is cut."""
        loop = asyncio.get_running_loop()
        way, call = await loop.create_connection(
            lambda: Call(request), HERE, self.port, local_addr=(self.address(number), 0)
        )
        try:
            return await asyncio.wait_for(call.status, patience)
        finally:
            way.abort()

    def person(self, number: int = 0) -> Any:
        """A browser of the attacker's."""
        import httpx

        way = httpx.AsyncHTTPTransport(local_address=self.address(number), retries=0)
        headers = {"Origin": self.base, "X-Ludoteca": "1"}
        return httpx.AsyncClient(base_url=self.base, headers=headers, transport=way, timeout=20)

    async def socket(
        self, person: Any, table: str, number: int = 0, heard: Callable[[bytes], None] | None = None
    ) -> Wire | None:
        """A socket of the attacker's, of a stranger where no person is given; None when it is turned away. What is said
        there is counted, or `heard`."""
        wire = await self.wire(number, Wire if heard is None else partial(Listener, heard))
        wire.write(handshake(table, f"localhost:{self.port}", cookies_of(person) if person is not None else ""))
        if await asyncio.wait_for(wire.let_in, 20):
            return wire
        wire.abort()
        return None

    async def table(self, person: Any, **more: Any) -> str:
        """A table of the attacker's; empty when the server does not want one more."""
        new = {"game": "king-of-tokyo", "name": "Eve", "seats": 2, **more}
        answer = await person.post("/api/tables", json=new)
        self.seen[f"table {answer.status_code}"] += 1
        return str(answer.json().get("id", ""))

    async def mine(self, number: int = 0, **more: Any) -> tuple[Any, str]:
        """A browser of the attacker's, and a table of its own."""
        person = self.person(number)
        await person.get("/api/lobby")
        return person, await self.table(person, **more)

    async def stay(self, person: Any, table: str, number: int, act: Callable[[Wire], Awaitable[None]]) -> None:
        """Do something over a socket again and again, and open another one whenever it is cut."""
        while self.lasts:
            wire = None
            with contextlib.suppress(OSError, TimeoutError):
                wire = await self.socket(person, table, number)
            if wire is None:
                self.seen["turned away"] += 1
                await asyncio.sleep(0.5)
                continue
            while wire.is_open and self.lasts:
                await act(wire)
            self.seen["cut"] += self.lasts
            wire.abort()


async def _play(base: str, person: Any, table: str) -> None:
    """Answer whatever is asked, with the first that there is."""
    from websockets.asyncio.client import connect

    number = 0
    address = f"ws://{urlsplit(base).netloc}/ws/{table}"
    async with connect(address, additional_headers={"Cookie": cookies_of(person)}, compression=None) as socket:
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


async def requests(ground: Ground, make: Callable[[], bytes], lines: int = 16, patience: float = 5.0) -> None:
    """Send whatever `make` makes over and over, a connection each time, and count the answers."""

    async def one(number: int) -> None:
        while ground.lasts:
            await ground.pace()
            try:
                ground.seen[await ground.ask(make(), number % PLACES, patience) or "cut"] += 1
            except (OSError, TimeoutError):
                ground.seen["cut"] += 1

    ground.begin()
    await many(lines, one)


# -- what there is ---------------------------------------------------------------------------------------------


async def quotes(ground: Ground) -> None:
    """Cookies of escaped quotes, as large as fits."""
    request = head("/api/lobby", 'Cookie: p="' + '\\"' * 7500)
    await requests(ground, lambda: request)


async def forged(ground: Ground) -> None:
    """Cookies that nobody signed."""

    def make() -> bytes:
        token = "".join(ground.luck.choices("abcdefghijklmnopqrstuvwxyz-_", k=32))
        return head("/api/lobby", f"Cookie: ludoteca={token}.{ground.luck.randbytes(32).hex()}")

    await requests(ground, make)


async def malformed(ground: Ground) -> None:
    """Bytes that are no request, or nearly one."""

    def make() -> bytes:
        return ground.luck.randbytes(ground.luck.randrange(1, 2000)) + b"\r\n\r\n"

    await requests(ground, make, patience=0.1)  # for some of it the server waits, as if there were more to come


async def oversized(ground: Ground) -> None:
    """Heads without end."""
    piece = b"a" * 65536

    async def one(number: int) -> None:
        while ground.lasts:
            with contextlib.suppress(OSError):
                wire = await ground.wire(number)
                wire.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
                for _ in range(100):
                    if not wire.is_open:
                        break
                    await wire.send(piece)
                    ground.seen["64 kB"] += 1
                wire.abort()
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
                wire = await ground.wire(number % PLACES)
                wire.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                opened.append(number)
                while wire.is_open and ground.lasts:
                    wire.write(b"a")
                    ground.seen["bytes"] += 1
                    await asyncio.sleep(1)
            ground.seen["let go"] += ground.lasts

    async def begin() -> None:
        while len(opened) < 400 and ground.lasts:
            await asyncio.sleep(0.05)
        ground.begin()

    await asyncio.gather(begin(), many(400, one))


async def flooding(ground: Ground) -> None:
    """As many requests as one can send, whatever the answer, and sockets from the pages of other sites."""
    foreign = handshake("none", f"localhost:{ground.port}", "", "https://evil.example")
    ways = [foreign, head("/api/lobby"), head("/ws/none"), head("/")]
    await requests(ground, lambda: ground.luck.choice(ways), 24)


async def asking(ground: Ground) -> None:
    """From twenty addresses, nearly as many requests as each may send, for what is dearest to answer."""
    person, table = await ground.mine(start=True, bots=["jogador"])
    cookie = f"Cookie: {cookies_of(person)}"
    pages = ("/api/lobby", f"/api/tables/{table}", "/health", "/api/rules/king-of-tokyo/en", "/metrics")
    ways = [head(path, cookie) for path in pages]

    async def one(number: int) -> None:
        while ground.lasts:
            with contextlib.suppress(OSError, TimeoutError):
                ground.seen[await ground.ask(ground.luck.choice(ways), number) or "cut"] += 1
            await asyncio.sleep(0.03)

    ground.begin()
    await many(20, one)


async def breathless(ground: Ground) -> None:
    """Thousands of requests, pieces of a body, and headers after it, in one breath."""
    chunked = head("/api/tables", "X-Ludoteca: 1", "Transfer-Encoding: chunked", method="POST")
    ways = [head("/health") * 4000, chunked + b"1\r\na\r\n" * 30_000, chunked + b"0\r\n" + b"X: a\r\n" * 30_000]
    await requests(ground, lambda: ground.luck.choice(ways), 8)


async def framing(ground: Ground) -> None:
    """Sockets full of pings, pongs and pieces of nothing, that never read what comes back."""
    person, table = await ground.mine()
    kinds = ((0x89, b"a" * 125), (0x8A, b""), (0x00, b""), (0x81, b'{"t":"ping"}'))
    floods = [frame(first, payload) * 2000 for first, payload in kinds]
    greeting = handshake(table, f"localhost:{ground.port}", cookies_of(person))

    async def one(number: int) -> None:
        while ground.lasts:
            with contextlib.suppress(OSError):
                wire = await ground.wire(number % PLACES)
                wire.write(greeting)
                await asyncio.sleep(0.05)
                wire.stop_reading()
                for _ in range(100):
                    if not wire.is_open:
                        break
                    await wire.send(ground.luck.choice(floods))
                    ground.seen["2,000 frames"] += 1
                wire.abort()
            ground.seen["cut"] += 1
            await asyncio.sleep(0.05)

    ground.begin()
    await many(12, one)


async def rebinding(ground: Ground) -> None:
    """Requests for another name."""
    request = head("/api/lobby", host="evil.example")
    await requests(ground, lambda: request)


async def hinting(ground: Ground) -> None:
    """One player with 51 sockets who wants three hints on each, again and again."""
    person, table = await ground.mine(start=True, hot_seat=["Eve", "Mallory"])

    async def ask(wire: Wire) -> None:
        for seat in (0, 1, 0):
            ground.seen["hints asked for"] += 1
            await wire.send(message(f'{{"t":"hint","id":"h{ground.seen["hints asked for"]}","seat":{seat}}}'))
        await asyncio.sleep(0.3)

    ground.begin()
    await many(51, lambda number: ground.stay(person, table, number % PLACES, ask))


async def commanding(ground: Ground) -> None:
    """One player with four hundred sockets (as many as they get), each of which commands as much as a player may."""
    person, table = await ground.mine()

    async def command(wire: Wire) -> None:
        ground.seen["sent"] += 1
        await wire.send(message(f'{{"t":"emote","id":"c{ground.seen["sent"]}","emote":"wow"}}'))
        await asyncio.sleep(0.05)

    ground.begin()
    await many(400, lambda number: ground.stay(person, table, number % PLACES, command))


async def fiddling(ground: Ground) -> None:
    """Eighty players, each at a table of their own, who stand up and sit down nearly as often as they may."""
    homes = [await ground.mine(number) for number in range(80)]

    async def one(number: int) -> None:
        person, table = homes[number]
        steps = ('{"t":"stand","id":"f%d","seat":0}', '{"t":"sit","id":"f%d","seat":0,"name":"Eve"}')

        async def fiddle(wire: Wire) -> None:
            ground.seen["sent"] += 1
            await wire.send(message(steps[ground.seen["sent"] % 2] % ground.seen["sent"]))
            await asyncio.sleep(0.06)

        await ground.stay(person, table, number, fiddle)

    ground.begin()
    await many(len(homes), one)


async def toiling(ground: Ground) -> None:
    """Twenty players, each at a table of their own, of every game with turns by turns, who answer, take back and answer
    again nearly as often as they may."""
    games = await _games_of_turns(ground)
    toilers = [Toiler(ground) for _ in range(TOILERS)]

    async def one(number: int) -> None:
        game, seats = games[number % len(games)]
        names = [f"Eve {seat}" for seat in range(seats)]
        person, table = await ground.mine(number, game=game, seats=seats, hot_seat=names, start=True)
        toilers[number].wire = await ground.socket(person, table, number, toilers[number].hear)

    await many(TOILERS, one)
    ground.begin()
    await ground.rest()
    for toiler in toilers:
        toiler.end()


async def _games_of_turns(ground: Ground) -> list[tuple[str, int]]:
    """Games of which a match can be played at one screen, each with the most people."""
    person = ground.person()
    lobby = (await person.get("/api/lobby")).json()
    await person.aclose()
    playable = [game for game in lobby["games"] if game.get("playable") and not game.get("live")]
    return [(game["id"], max(game["seats"])) for game in playable]


async def starving(ground: Ground) -> None:
    """Two hundred matches of *mestres*, some of them looked at."""

    async def one(number: int) -> None:
        person = ground.person(number)
        await person.get("/api/lobby")
        for _ in range(4):
            table = await ground.table(person, start=True, seats=6, bots=["mestre"] * 5)
            wire = await ground.socket(person, table, number) if table and number < 25 else None
            ground.seen["looked at"] += wire is not None

    await many(50, one)
    ground.begin()
    await ground.rest()


async def racing(ground: Ground) -> None:
    """Sixty live matches full of bots, each looked at."""
    wires: list[Wire] = []

    async def one(number: int) -> None:
        person = ground.person(number)
        await person.get("/api/lobby")
        for _ in range(4):
            table = await ground.table(person, game="rush-out", start=True, seats=5, bots=["mestre"] * 4)
            wire = await ground.socket(person, table, number) if table else None
            if wire is not None:
                ground.seen["looked at"] += 1
                wires.append(wire)

    await many(15, one)
    await asyncio.sleep(4)  # live matches count down before they begin
    before = sum(wire.came for wire in wires)
    ground.begin()
    await ground.rest()
    ground.seen["changes seen"] = sum(wire.came for wire in wires) - before


async def crowding(ground: Ground) -> None:
    """Two thousand who look on at one table where bots play, and keep coming and going."""
    host, table = await ground.mine(start=True, seats=6, bots=["aprendiz"] * 5)
    playing = asyncio.create_task(_play(ground.base, host, table))
    wires: list[Wire] = []

    async def come(number: int) -> None:
        for _ in range(LOOKERS // ADDRESSES):
            wire = await ground.socket(None, table, number)
            if wire is not None:
                wires.append(wire)

    await many(ADDRESSES, come)
    ground.seen["look on"] = len(wires)
    before = sum(wire.came for wire in wires)
    ground.begin()

    async def change(number: int) -> None:
        """From one address, twice a second someone goes and someone comes."""
        while ground.lasts:
            await asyncio.sleep(0.5)
            with contextlib.suppress(OSError, TimeoutError):
                wires[number].abort()
                wires.append(await ground.socket(None, table, number) or wires[number])
                ground.seen["came and went"] += 1

    await many(ADDRESSES, change)
    ground.seen["changes seen"] = sum(wire.came for wire in wires) - before
    playing.cancel()


async def chattering(ground: Ground) -> None:
    """One player who talks over forty sockets, and commands without sense."""
    person, table = await ground.mine()

    async def talk(wire: Wire) -> None:
        ground.seen["sent"] += 1
        junk = ground.luck.choice(('{"t":"chat","id":"%d","text":"oi"}', '{"t":"nothing","id":"%d"}', "[[[[%d"))
        await wire.send(message(junk % ground.seen["sent"]))
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
    "asking": asking,
    "breathless": breathless,
    "framing": framing,
    "rebinding": rebinding,
    "chattering": chattering,
    "commanding": commanding,
    "fiddling": fiddling,
    "toiling": toiling,
    "hinting": hinting,
    "starving": starving,
    "racing": racing,
    "crowding": crowding,
}


def come_last() -> None:
    """Take of the processor what is left over: who attacks from elsewhere takes none of it. Where processes of one
    session share the processor with those of others (autogroups), that share is the least there is as well; not where
    somebody's shell is in the same session, which would have it for good."""
    os.nice(LAST)
    if os.getsid(0) == os.getpid():
        with contextlib.suppress(OSError):
            Path("/proc/self/autogroup").write_text(str(LAST))


async def _attack(name: str, base: str, seconds: float) -> None:
    ground = Ground(base, seconds)
    attack = asyncio.create_task(ATTACKS[name](ground))
    while not attack.done() and ground.lasts:
        await asyncio.sleep(0.05)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(attack, 2)
    print(json.dumps({"seen": ground.seen, "processor": round(ground.processor, 3)}), flush=True)


if __name__ == "__main__":
    import uvloop

    uvloop.run(_attack(sys.argv[1], sys.argv[2], float(sys.argv[3])))

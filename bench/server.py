"""Measures the server under load on this machine: latency, loss, memory, start, and bots that think meanwhile.

    python -m bench.server [--game fabrica-de-herois] [--tables 300] [--seconds 20] [--json]

The clients are a process of their own, on the same machine and cores. Each table has four seats with a socket each and
acts about once a second; latency is the time from sending an answer to its arrival at each of the other three seats.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from bench.visitors import Guests, cookies_of

GAME = "king-of-tokyo"  # which the figures in bench/README.md are of, unless they say otherwise
SEATS = 4
IDLE_TABLES = 1000
IDLE_ANSWERS = 60
MESTRE_TABLES = 2
TARGETS = {"p99_ms": 100.0, "lost": 0.0, "table_mb": 1.5, "start_s": 5.0, "mestre_delay_ms": 50.0}


@dataclass
class ServerResult:
    """The figures; times in milliseconds unless the name says otherwise."""

    tables: int
    answers: int
    p50_ms: float
    p99_ms: float
    worst_ms: float
    lost: int
    table_mb: float
    start_s: float
    empty_start_s: float
    mestre_p99_ms: float
    mestre_delay_ms: float
    commit_ms: float  # one transaction, on average: mostly the disk
    command_ms: float  # one command inside the server, on average
    cpu: float  # share of a core that the server used under load
    client_cpu: float  # and that all the clients used
    load: float  # of the machine when the run began: above 0 others were working too

    def to_json(self) -> dict[str, Any]:
        """All figures by name."""
        return asdict(self)

    def verdicts(self) -> dict[str, bool]:
        """Which targets are met."""
        return {name: float(getattr(self, name)) <= limit for name, limit in TARGETS.items()}


# -- the server process ------------------------------------------------------------------------------------------


def serve(data: str, limits: bool) -> int:
    """Serve, with the limits of a real server or with none."""
    from ludoteca.server.commands import be_prompt, make_server
    from ludoteca.server.settings import Rates, Settings

    free = (1e9, 1e9)
    rates = Rates(*(free for _ in dataclasses.fields(Rates)))
    many = 100_000
    settings = Settings(data=Path(data))
    if not limits:
        settings = dataclasses.replace(settings, pace=0.05, rates=rates, most_running=many)
        settings = dataclasses.replace(settings, most_sockets=many, most_connections=many, most_open=many)
        settings = dataclasses.replace(settings, most_browsers=many, most_tables=many)

    def announce(port: int) -> None:
        be_prompt()
        print(port, flush=True)

    server = make_server(settings, "127.0.0.1", 0, announce)
    server.run()
    return 0


@contextmanager
def server_process(data: str, limits: bool = False) -> Iterator[tuple[int, int, float]]:
    """A running server: its process, its port, and the seconds until it answered."""
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "bench.server", "--serve", data, *(["--limits"] if limits else [])],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "DATABASE_URL": ""},
        start_new_session=True,  # where sessions share the processor equally, the clients must not starve it
    )
    assert process.stdout is not None
    try:
        port = int(process.stdout.readline())
        _get(port, "/api/lobby")
        yield process.pid, port, time.perf_counter() - began
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
        process.stdout.close()


def _get(port: int, path: str) -> bytes:
    import httpx

    return httpx.get(f"http://127.0.0.1:{port}{path}", timeout=20).raise_for_status().content


def resident_mb(pid: int) -> float:
    """Memory of a process, as the system counts it."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def cpu_seconds(pid: int) -> float:
    """What a process has used of a core so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# -- the clients' process ------------------------------------------------------------------------------------------


class Seat:
    """One browser at one table."""

    def __init__(self, socket: Any, table: Table) -> None:
        self.socket = socket
        self.table = table
        self.v = 0
        self.asked: dict[str, Any] | None = None
        self.seat = -1
        self.lost = 0

    async def read(self) -> None:
        """Take note of whatever comes."""
        import msgspec

        async for data in self.socket:
            message = msgspec.json.decode(data)
            if message["t"] == "welcome":
                self.v = message["v"]
            elif message["t"] == "update":
                arrived = time.perf_counter()
                if message["v"] > self.v:
                    self.lost += message["v"] - self.v - 1
                    self.v = message["v"]
                    self.table.arrived(self, self.v, arrived)
            else:
                continue
            view = message.get("view")
            if view is not None:
                self.asked = view["decision"]
                self.seat = view["seat"]


class Table:
    """Four seats and the answers between them."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.seats: list[Seat] = []
        self.sent: dict[int, tuple[float, Seat]] = {}  # by the version to come: when, and by whom
        self.latencies: list[float] = []
        self.answers = 0

    def arrived(self, seat: Seat, v: int, at: float) -> None:
        """A seat has seen a version: how long after the answer that made it?"""
        sent = self.sent.get(v)
        if sent is not None and seat is not sent[1]:
            self.latencies.append((at - sent[0]) * 1000)

    async def act(self) -> None:
        """One answer of whoever is asked."""
        mover = next((seat for seat in self.seats if seat.asked is not None), None)
        if mover is None or mover.asked is None:
            return
        asked = mover.asked
        action = asked["choices"][-1]["action"]
        self.answers += 1
        command = {"t": "answer", "id": f"{self.number}-{self.answers}", "seat": mover.seat}
        text = json.dumps({**command, "decision": asked["id"], "action": action})
        mover.asked = None
        self.sent[mover.v + 1] = (time.perf_counter(), mover)
        await mover.socket.send(text)


class Crowd(Guests[Table]):
    """All clients."""

    def new_table(self, number: int) -> Table:
        """One table."""
        return Table(number)

    def sit(self, table: Table, socket: Any, seat: int) -> Awaitable[None]:
        """One browser."""
        one = Seat(socket, table)
        table.seats.append(one)
        return one.read()

    def version(self, table: Table) -> int:
        """What its first browser has seen."""
        return table.seats[0].v

    async def play(self, seconds: float) -> None:
        """Every table acts once a second, each at a moment of its own."""

        async def one(table: Table) -> None:
            begin = asyncio.get_running_loop().time()
            offset = table.number / max(1, len(self.tables))
            for turn in range(int(seconds)):
                await asyncio.sleep(max(0.0, begin + turn + offset - asyncio.get_running_loop().time()))
                await table.act()

        await asyncio.gather(*(one(table) for table in self.tables))
        for _ in range(100):  # late is not lost
            await asyncio.sleep(0.1)
            if self.arrivals() >= self.expected():
                return

    def take(self) -> dict[str, Any]:
        """The figures since the last call."""
        latencies = sorted(latency for table in self.tables for latency in table.latencies)
        answers = sum(table.answers for table in self.tables)
        found = {
            "answers": answers,
            "p50": statistics.median(latencies),
            "p99": latencies[int(len(latencies) * 0.99)],
            "worst": latencies[-1],
            "lost": sum(seat.lost for table in self.tables for seat in table.seats)
            + max(0, self.expected() - len(latencies)),
        }
        for table in self.tables:
            table.latencies = []
        self.counted = answers
        return found

    counted = 0

    def arrivals(self) -> int:
        """How many screens have shown an answer since the last count."""
        return sum(len(table.latencies) for table in self.tables)

    def expected(self) -> int:
        """How many screens should have shown an answer since the last count."""
        return (sum(table.answers for table in self.tables) - self.counted) * (SEATS - 1)

    async def leave(self) -> None:
        """Close everything."""
        await asyncio.gather(*(seat.socket.close() for table in self.tables for seat in table.seats))
        await asyncio.gather(*self.readers, return_exceptions=True)


@asynccontextmanager
async def thinking_tables(base: str, game: str) -> AsyncIterator[None]:
    """Tables where only mestres play, as fast as they can."""
    import httpx

    headers = {"Origin": base, "X-Ludoteca": "1"}
    async with httpx.AsyncClient(base_url=base, headers=headers, timeout=60) as client:
        for _ in range(MESTRE_TABLES):
            wanted = {"game": game, "name": "Bench", "seats": SEATS, "bots": ["mestre"] * (SEATS - 1)}
            made = (await client.post("/api/tables", json=wanted)).raise_for_status().json()
            await _let_bots_play(base, cookies_of(client), made["id"])
        yield


async def _let_bots_play(base: str, cookie: str, table: str) -> None:
    from websockets.asyncio.client import connect

    async with connect(
        f"ws://{urlsplit(base).netloc}/ws/{table}",
        additional_headers={"Cookie": cookie},
        compression=None,
    ) as socket:
        orders: list[dict[str, Any]] = [
            {"t": "clear", "seat": 0},
            {"t": "put-bot", "seat": 0, "level": "mestre"},
            {"t": "start"},
        ]
        for number, command in enumerate(orders):
            await socket.send(json.dumps({**command, "id": str(number)}))
            while json.loads(await socket.recv())["t"] != "ack":
                pass


async def clients(base: str, pid: int, tables: int, seconds: float, game: str) -> dict[str, Any]:
    crowd = Crowd(base, game, SEATS)
    await crowd.come(3)  # what the first tables load is no memory of a table
    await crowd.play(3)
    crowd.take()
    before = resident_mb(pid)
    first = len(crowd.tables)
    await crowd.come(tables)
    await crowd.play(2)
    crowd.take()
    began, spent, own = time.perf_counter(), cpu_seconds(pid), time.process_time()
    counted = await counters(base)
    await crowd.play(seconds)
    found = crowd.take()
    now = await counters(base)
    for name in ("commit", "command"):
        sums, counts = f"ludoteca_{name}_seconds_sum", f"ludoteca_{name}_seconds_count"
        found[name] = 1000 * (now[sums] - counted[sums]) / max(1.0, now[counts] - counted[counts])
    found["client_cpu"] = (time.process_time() - own) / (time.perf_counter() - began)
    found["cpu"] = (cpu_seconds(pid) - spent) / (time.perf_counter() - began)
    found["table_mb"] = (resident_mb(pid) - before) / (len(crowd.tables) - first)
    async with thinking_tables(base, game):
        await crowd.play(max(5.0, seconds / 2))
    found["mestre"] = crowd.take()
    await crowd.leave()
    return found


async def counters(base: str) -> dict[str, float]:
    """What the server has counted so far."""
    import httpx

    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        text = (await client.get("/metrics")).text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def run_clients(base: str, pid: int, tables: int, seconds: float, game: str) -> int:
    import uvloop

    print(json.dumps(uvloop.run(clients(base, pid, tables, seconds, game))), flush=True)
    return 0


# -- tables on disk ------------------------------------------------------------------------------------------------


async def fill_disk(data: Path, tables: int, game_id: str) -> None:
    """Matches in progress, as many and as long as asked for, straight into the store."""
    import msgspec

    import ludoteca
    from ludoteca.kernel.chance import seeded
    from ludoteca.server.settings import Settings
    from ludoteca.server.sight import told
    from ludoteca.server.store.rows import EntryRow, Write
    from ludoteca.server.store.store import Store
    from ludoteca.server.tables import match, orders
    from ludoteca.server.tables.seating import HUMAN, Chair, Seating

    game = ludoteca.game(game_id)
    options = game.check_setup(SEATS, None)
    seating = Seating([Chair(HUMAN, f"P{seat}", player=f"p{seat}") for seat in range(SEATS)], options, "p0")
    first = orders.new_row(game, seating, public=True, now=1.0)
    contributions = match.contributions_of(seating)
    session = match.start(game, SEATS, options, first.seed, contributions)
    body = msgspec.json.encode({"options": options, "names": seating.names()})
    told_first = told.to_disk(session.opening)
    entries = [EntryRow("", 1, 2, "start", "p0", "c0", body, told_first, 1.0)]
    whim = seeded(1)
    while len(entries) <= IDLE_ANSWERS and session.outcome is None:
        seat, asked = next(iter(session.pending.items()))
        action = asked.actions[whim.below(len(asked.actions))]
        events = session.answer(seat, action)
        n = len(entries) + 1
        body = msgspec.json.encode({"seat": seat, "action": action})
        entries.append(EntryRow("", n, n + 1, "answer", f"p{seat}", f"c{n}", body, told.to_disk(events), float(n)))
    data.mkdir(parents=True, exist_ok=True)
    store = Store(Settings(data=data).url)
    await store.open()
    for start in range(0, tables, 100):
        writes = []
        for number in range(start, min(tables, start + 100)):
            row = msgspec.structs.replace(
                first, id=f"idle{number}", phase="playing", contributions=contributions, version=len(entries) + 1
            )
            writes.append(Write(created=row, members=[(row.id, f"p{seat}") for seat in range(SEATS)]))
            writes += [Write(entry=msgspec.structs.replace(entry, table_id=row.id)) for entry in entries]
        await asyncio.gather(*(store.write(write) for write in writes))
    await store.close()


# -- all together --------------------------------------------------------------------------------------------------


def games_of_turns() -> list[str]:
    """The games on the shelf that can be measured: those with turns, for so many seats."""
    import ludoteca
    from ludoteca.kernel.game import LiveGame

    games = [ludoteca.game(game_id) for game_id in ludoteca.game_ids()]
    return [game.id for game in games if not isinstance(game, LiveGame) and SEATS in game.seats]


def measure_server(game: str, tables: int = 300, seconds: float = 20.0) -> ServerResult:
    """Measure; takes about a minute."""
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        with server_process(f"{folder}/load") as (pid, port, empty_start):
            base = f"http://127.0.0.1:{port}"
            told = [base, str(pid), str(tables), str(seconds)]
            command = [sys.executable, "-m", "bench.server", "--game", game, "--clients", *told]
            done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
            found = json.loads(done.stdout.splitlines()[-1])
        asyncio.run(fill_disk(Path(folder) / "idle", IDLE_TABLES, game))
        with server_process(f"{folder}/idle") as (_, _, start):
            pass
    thinking = found["mestre"]
    return ServerResult(
        tables=tables,
        answers=found["answers"],
        p50_ms=round(found["p50"], 1),
        p99_ms=round(found["p99"], 1),
        worst_ms=round(found["worst"], 1),
        lost=found["lost"] + thinking["lost"],
        table_mb=round(found["table_mb"], 3),
        start_s=round(start, 2),
        empty_start_s=round(empty_start, 2),
        mestre_p99_ms=round(thinking["p99"], 1),
        mestre_delay_ms=round(max(0.0, thinking["p99"] - found["p99"]), 1),
        commit_ms=round(found["commit"], 1),
        command_ms=round(found["command"], 1),
        cpu=round(found["cpu"], 2),
        client_cpu=round(found["client_cpu"], 2),
        load=round(load, 2),
    )


def show(result: ServerResult) -> None:
    met = result.verdicts()
    print(f"{result.tables} tables × {SEATS} sockets, {result.answers} answers; load before the run {result.load}")
    for name, value in result.to_json().items():
        if name in TARGETS:
            print(f"  {name:<18} {value:>10}   target ≤ {TARGETS[name]:g}   {'met' if met[name] else 'MISSED'}")
        elif name not in ("tables", "answers", "load"):
            print(f"  {name:<18} {value:>10}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    games = games_of_turns()
    parser.add_argument("--game", choices=games, default=GAME)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--limits", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--clients", nargs=4, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        return serve(options.serve, options.limits)
    if options.clients:
        base, pid, tables, seconds = options.clients
        return run_clients(base, int(pid), int(tables), float(seconds), options.game)
    result = measure_server(options.game, options.tables, options.seconds)
    if options.json:
        print(json.dumps(result.to_json()))
    else:
        show(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())

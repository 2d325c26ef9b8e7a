"""Measures live tables on this machine: how soon an input is on every screen, what is lost, how much is sent.

    python -m bench.live [--tables 100] [--seconds 20] [--game rush-out] [--json] [--pure]

Every table has as many people as the game takes, each with a socket and two actions a second, each at moments of their
own. The clients are a process of their own, on the same machine and cores. They do any of the things that the view of
their seat says it can do (`can`), and nothing twice within a moment: what is placed is placed, and dice cool down.
Latency is the time from sending an action to the arrival of what it changed at each of the screens, the sender's
included. What was acknowledged is compared with what is on disk afterwards, so nothing lost or doubled stays hidden.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import ludoteca
from bench.server import counters, cpu_seconds, server_process
from bench.visitors import Guests
from ludoteca.kernel.game import LiveGame

PER_SECOND = 2
AGAIN = 50  # every so many actions one is sent twice, as after a broken connection
REST = 0.75  # seconds until a person tries the same thing again, a little more than dice need to cool down
PATIENCE = 60.0  # seconds until everyone should have something to do
TARGETS = {"p99_ms": 80.0, "lost": 0.0, "doubled": 0.0, "median_bytes": 400.0}


@dataclass
class LiveResult:
    """The figures; times in milliseconds unless the name says otherwise."""

    game: str
    seats: int
    tables: int
    actions: int
    screens: int  # arrivals that were measured
    p50_ms: float
    p95_ms: float
    p99_ms: float
    worst_ms: float
    lost: int
    doubled: int
    refused: int  # someone was faster, or the dice were still hot: as it happens to people
    median_bytes: float
    mean_bytes: float
    commit_ms: float
    command_ms: float
    cpu: float  # share of a core that the server used
    client_cpu: float  # and that all the clients used
    action_ms: float  # of the server's processor, for each action and all that it sends
    compiled: bool
    load: float  # of the machine when the run began: above 0 others were working too

    def to_json(self) -> dict[str, Any]:
        """All figures by name."""
        return asdict(self)

    def verdicts(self) -> dict[str, bool]:
        """Which targets are met."""
        return {name: float(getattr(self, name)) <= limit for name, limit in TARGETS.items()}


# -- the clients' process ------------------------------------------------------------------------------------------


class Seat:
    """One browser at one table. It keeps of the view only what it needs to act: what it can do."""

    def __init__(self, socket: Any, table: Table, seat: int) -> None:
        self.socket = socket
        self.table = table
        self.seat = seat
        self.v = 0
        self.can: list[int] = []
        self.has_begun = False  # there was something to do
        self.tried: dict[int, float] = {}  # by action: when
        self.gaps = 0
        self.sizes: list[int] = []

    async def read(self) -> None:
        """Take note of whatever comes."""
        import msgspec

        decode = msgspec.json.Decoder().decode
        table = self.table
        while True:
            data = await self.socket.recv(decode=False)
            arrived = time.perf_counter()
            self.sizes.append(len(data))
            message = decode(data)
            kind = message["t"]
            if kind == "delta":
                self.gaps += message["v"] - self.v - 1
                self.v = message["v"]
                table.arrived(self.v, arrived)
                self.see(message.get("patch", {}).get("board", {}))
            elif kind == "ack":
                table.acknowledged(message["id"], message["v"])
            elif kind == "refused":
                table.refusals(message)
            elif kind in ("welcome", "update"):
                self.v = message["v"]
                view = message.get("view")
                if view is not None:
                    self.see(view["board"])

    def see(self, board: dict[str, Any]) -> None:
        """What has changed of what matters to a client that acts."""
        can = board.get("can")
        if isinstance(can, dict):
            for place, action in can.items():
                self.can[int(place)] = action
        elif can is not None:
            self.can = can
        self.has_begun |= bool(self.can)

    def wish(self, number: int) -> int | None:
        """Something that a person could do now and has not just tried."""
        now = time.perf_counter()
        self.tried = {action: at for action, at in self.tried.items() if now - at < REST}
        open_now = [action for action in self.can if action not in self.tried]
        if not open_now:
            return None
        action = open_now[number % len(open_now)]
        self.tried[action] = now
        return action


class Table:
    """The seats of a table and what they do."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.seats: list[Seat] = []
        self.sent: dict[str, float] = {}
        self.done: dict[int, float] = {}  # by version: when the action that made it was sent
        self.early: dict[int, list[float]] = {}  # what arrived before its acknowledgement
        self.seen: dict[int, int] = {}  # by version: on how many screens it is
        self.acks: dict[str, int] = {}
        self.refused: set[str] = set()
        self.latencies: list[float] = []
        self.doubled = 0
        self.unexpected: list[str] = []
        self.actions = 0

    def arrived(self, v: int, at: float) -> None:
        """A screen shows a version."""
        self.seen[v] = self.seen.get(v, 0) + 1
        sent = self.done.get(v)
        if sent is None:
            self.early.setdefault(v, []).append(at)
        else:
            self.latencies.append((at - sent) * 1000)

    def acknowledged(self, command: str, v: int) -> None:
        """An action was done, and made this version."""
        if command in self.acks:
            self.doubled += self.acks[command] != v
            return
        self.acks[command] = v
        sent = self.sent.get(command)
        if sent is None:
            return
        self.doubled += v in self.done
        self.done[v] = sent
        self.latencies += [(at - sent) * 1000 for at in self.early.pop(v, [])]

    def refusals(self, message: dict[str, Any]) -> None:
        """An action was not done."""
        self.refused.add(message["id"])
        key = message["words"]["key"]
        if key in ("refuse-fault", "refuse-not-saved", "refuse-too-often", "refuse-not-understood"):
            self.unexpected.append(key)

    async def act(self, seat: Seat) -> None:
        """One action of a person, if there is a sensible one."""
        wish = seat.wish(self.actions)
        if wish is None:
            return
        self.actions += 1
        command = f"{self.number}-{self.actions}"
        text = json.dumps({"t": "answer", "id": command, "seat": seat.seat, "decision": 0, "action": wish})
        self.sent[command] = time.perf_counter()
        await seat.socket.send(text)
        if self.actions % AGAIN == 0:
            await seat.socket.send(text)


class Crowd(Guests[Table]):
    """All clients."""

    def new_table(self, number: int) -> Table:
        """One table."""
        return Table(number)

    def sit(self, table: Table, socket: Any, seat: int) -> Awaitable[None]:
        """One browser."""
        one = Seat(socket, table, seat)
        table.seats.append(one)
        return one.read()

    def version(self, table: Table) -> int:
        """What its first browser has seen."""
        return table.seats[0].v

    async def begin(self) -> None:
        """Do what there is to do until everyone has something to do: where there is a countdown, it is over then."""
        waited = asyncio.get_running_loop().time() + PATIENCE
        while not all(seat.has_begun for table in self.tables for seat in table.seats):
            if asyncio.get_running_loop().time() > waited:
                raise RuntimeError(f"not everyone has something to do: does the view of {self.game} have `can`?")
            for table in self.tables:
                for seat in table.seats:
                    await table.act(seat)
            await asyncio.sleep(0.1)

    async def play(self, seconds: float) -> None:
        """Everyone acts twice a second, each at moments of their own."""
        clock = asyncio.get_running_loop().time
        begin = clock()

        async def one(table: Table, seat: Seat, offset: float) -> None:
            for turn in range(int(seconds * PER_SECOND)):
                await asyncio.sleep(max(0.0, begin + turn / PER_SECOND + offset - clock()))
                await table.act(seat)

        seats = [(table, seat) for table in self.tables for seat in table.seats]
        step = 1 / PER_SECOND / len(seats)
        # neighbours in time sit at different tables, as it would be with people
        order = sorted(seats, key=lambda pair: (pair[1].seat, pair[0].number))
        await asyncio.gather(*(one(table, seat, place * step) for place, (table, seat) in enumerate(order)))
        for _ in range(100):  # late is not lost
            await asyncio.sleep(0.1)
            if not self.missing():
                return

    def missing(self) -> int:
        """Screens that should show an action and do not, and commands that nobody has answered."""
        screens = sum(self.count - table.seen.get(v, 0) for table in self.tables for v in table.done)
        return screens + self.unanswered()

    def unanswered(self) -> int:
        """Commands that were neither acknowledged nor refused."""
        return sum(len(table.sent.keys() - table.acks.keys() - table.refused) for table in self.tables)

    def answered(self) -> int:
        """Commands that were acknowledged or refused."""
        return sum(len(table.acks) + len(table.refused) for table in self.tables)

    def forget(self) -> None:
        """Measure from here on."""
        for table in self.tables:
            table.latencies = []
            for seat in table.seats:
                seat.sizes = []

    def found(self) -> dict[str, Any]:
        """The figures."""
        latencies = sorted(latency for table in self.tables for latency in table.latencies)
        sizes = [size for table in self.tables for seat in table.seats for size in seat.sizes]
        unexpected = [key for table in self.tables for key in table.unexpected]
        if unexpected:
            print(f"unexpected refusals: {sorted(set(unexpected))}, {len(unexpected)} in all", file=sys.stderr)
        return {
            "actions": sum(table.actions for table in self.tables),
            "acks": sum(len(table.acks) for table in self.tables),
            "screens": len(latencies),
            "p50": statistics.median(latencies),
            "p95": latencies[int(len(latencies) * 0.95)],
            "p99": latencies[int(len(latencies) * 0.99)],
            "worst": latencies[-1],
            "lost": self.missing() + sum(seat.gaps for table in self.tables for seat in table.seats),
            "doubled": sum(table.doubled for table in self.tables),
            "refused": sum(len(table.refused) for table in self.tables),
            "unanswered": self.unanswered(),
            "median": statistics.median(sizes),
            "mean": statistics.mean(sizes),
        }

    async def leave(self) -> None:
        """Close everything."""
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        await asyncio.gather(*(seat.socket.close() for table in self.tables for seat in table.seats))


async def clients(base: str, pid: int, game: str, tables: int, seconds: float) -> dict[str, Any]:
    crowd = Crowd(base, game, max(ludoteca.game(game).seats))
    await crowd.come(tables)
    await crowd.begin()
    await crowd.play(2)
    crowd.forget()
    began, spent, own = time.perf_counter(), cpu_seconds(pid), time.process_time()
    counted, answered = await counters(base), crowd.answered()
    await crowd.play(seconds)
    took = time.perf_counter() - began
    found = crowd.found()
    now = await counters(base)
    for name in ("commit", "command"):
        sums, counts = f"ludoteca_{name}_seconds_sum", f"ludoteca_{name}_seconds_count"
        found[name] = 1000 * (now[sums] - counted[sums]) / max(1.0, now[counts] - counted[counts])
    found["client_cpu"] = (time.process_time() - own) / took
    used = cpu_seconds(pid) - spent
    found["cpu"] = used / took
    found["action"] = used * 1000 / max(1, crowd.answered() - answered)
    await crowd.leave()
    return found


def run_clients(base: str, pid: int, game: str, tables: int, seconds: float) -> int:
    import uvloop

    print(json.dumps(uvloop.run(clients(base, pid, game, tables, seconds))), flush=True)
    return 0


# -- all together --------------------------------------------------------------------------------------------------


def on_disk(data: Path) -> tuple[int, int]:
    """How many actions are written, and how many of them by a command that is written more than once."""
    with closing(sqlite3.connect(data / "ludoteca.sqlite")) as database:
        query = "SELECT count(*), count(DISTINCT table_id || ' ' || command) FROM entries WHERE kind = 'answer'"
        written, different = database.execute(query).fetchone()
    return written, written - different


def live_games() -> list[str]:
    """The games on the shelf that have no turns."""
    return [name for name in ludoteca.game_ids() if isinstance(ludoteca.game(name), LiveGame)]


def measure_live(game: str, tables: int = 100, seconds: float = 20.0) -> LiveResult:
    """Measure; takes about twice the given seconds."""
    from ludoteca.kernel import live

    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        with server_process(folder) as (pid, port, _):
            base = f"http://127.0.0.1:{port}"
            command = [sys.executable, "-m", "bench.live", "--clients", base, str(pid), game, str(tables), str(seconds)]
            done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, start_new_session=True)
            found = json.loads(done.stdout.splitlines()[-1])
        written, twice = on_disk(Path(folder))
    seats = max(ludoteca.game(game).seats)
    acknowledged = found["acks"] - tables * seats  # sitting down and starting were no actions
    return LiveResult(
        game=game,
        seats=seats,
        tables=tables,
        actions=found["actions"],
        screens=found["screens"],
        p50_ms=round(found["p50"], 1),
        p95_ms=round(found["p95"], 1),
        p99_ms=round(found["p99"], 1),
        worst_ms=round(found["worst"], 1),
        lost=found["lost"] + max(0, acknowledged - written),
        doubled=found["doubled"] + twice + max(0, written - acknowledged - found["unanswered"]),
        refused=found["refused"],
        median_bytes=found["median"],
        mean_bytes=round(found["mean"], 1),
        commit_ms=round(found["commit"], 1),
        command_ms=round(found["command"], 1),
        cpu=round(found["cpu"], 2),
        client_cpu=round(found["client_cpu"], 2),
        action_ms=round(found["action"], 2),
        compiled=not str(live.__file__).endswith(".py"),
        load=round(load, 2),
    )


def show(result: LiveResult) -> None:
    met = result.verdicts()
    build = "compiled" if result.compiled else "plain Python"
    print(
        f"{result.game}: {result.tables} live tables × {result.seats} sockets, {result.actions} actions on "
        f"{result.screens} screens, {build}; load before the run {result.load}"
    )
    for name, value in result.to_json().items():
        if name in TARGETS:
            print(f"  {name:<18} {value:>10}   target ≤ {TARGETS[name]:g}   {'met' if met[name] else 'MISSED'}")
        elif name not in ("game", "seats", "tables", "actions", "screens", "load", "compiled"):
            print(f"  {name:<18} {value:>10}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", choices=live_games(), default=live_games()[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--pure", action="store_true", help="plain Python, even where there is a compiled build")
    parser.add_argument("--clients", nargs=5, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.clients:
        base, pid, game, tables, seconds = options.clients
        return run_clients(base, int(pid), game, int(tables), float(seconds))
    if options.pure and os.environ.get("LUDOTECA_PURE") != "1":
        arguments = [argument for argument in sys.argv[1:] if argument != "--pure"]
        command = [sys.executable, "-m", "bench.live", *arguments]
        return subprocess.run(command, env={**os.environ, "LUDOTECA_PURE": "1"}, check=False).returncode
    result = measure_live(options.game, options.tables, options.seconds)
    if options.json:
        print(json.dumps(result.to_json()))
    else:
        show(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())

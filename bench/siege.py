"""`make siege`: the server under attack, on this machine alone, in some minutes.

    python -m bench.siege [--seconds 4] [--rounds 3] [--kills 200] [--only NAME,…] [--write]

Honest people play at some tables, each table from an address of its own, with the limits that a server really has: a
few seconds by themselves, a few seconds beside an attack (`bench.attacks`) that comes from other addresses of the
loopback range, and so on in turn. So whatever else this machine does meanwhile is in both figures. Measured is the time
from an answer to its arrival at the other seats. Each round has its p99, and compared are the medians of the rounds
without and of the rounds with the attack; beside them stands the p99 of all answers of all rounds together, and what
the server itself used of a processor and how late its event loop was. Attackers have the lowest priority on this
machine and a bounded rate, and what they took of a processor is shown: otherwise one would measure what they take away
from the clients.

Then thousands look on at one table, the bad days of `bench.bad_days` come, and servers are killed with -9 in mid-match
(`bench.kills`). `--write` puts what was found into docs/security.md (`bench.findings`), part by part. A part that
breaks down is told and counts as a broken promise; the others go on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from bench import findings
from bench.attacks import ADDRESSES, ATTACKS, LOOKERS, Ground, many
from bench.bad_days import bad_days
from bench.findings import Page, Phase, Row
from bench.kills import kill_many
from bench.server import SEATS, Crowd, counters, cpu_seconds, server_process
from bench.wires import Wire
from ludoteca._compiled import is_compiled
from tools import fast

TABLES = 24
PAUSE = 0.75  # seconds between two answers at a table
GETTING_GOING = 1.0  # seconds that an attack goes on before people are looked at
LATE = 5.0  # seconds after which an answer that did not arrive is lost
LATENESS = 'ludoteca_loop_delay_seconds_bucket{le="'
DEAREST_MS = 1.0  # of the processor, for one more who looks on
DATABASES = {"SQLite", "PostgreSQL"}  # on which servers are killed


class Honest(Crowd):
    """People who play as they would anyway."""

    async def play_for(self, seconds: float, phase: Phase, pid: int) -> None:
        """Answer several times a second at each table; what was seen goes into the phase."""
        for table in self.tables:
            table.latencies.clear()
        looks = await lateness(self.base)
        began, used, before = time.perf_counter(), cpu_seconds(pid), self._answers()
        ends = began + seconds

        async def one(number: int) -> None:
            await asyncio.sleep(PAUSE * number / TABLES)
            while time.perf_counter() < ends:
                await self.tables[number].act()
                await asyncio.sleep(PAUSE)

        await asyncio.gather(*(one(number) for number in range(len(self.tables))))
        phase.seconds += time.perf_counter() - began
        phase.processor += cpu_seconds(pid) - used
        phase.late.update(await lateness(self.base))
        phase.late.subtract(looks)
        answers = self._answers() - before
        late = time.perf_counter() + LATE
        while self.arrivals() < answers * (SEATS - 1) and time.perf_counter() < late:
            await asyncio.sleep(0.02)
        phase.answers += answers
        phase.lost += answers * (SEATS - 1) - self.arrivals()
        phase.rounds.append([latency for table in self.tables for latency in table.latencies])

    def _answers(self) -> int:
        return sum(table.answers for table in self.tables)


async def lateness(base: str) -> Counter[float]:
    """How often the server has seen its event loop so late at most, since it runs."""
    counted = await counters(base)
    return Counter(
        {float(name[len(LATENESS) : -2]): int(count) for name, count in counted.items() if name.startswith(LATENESS)}
    )


@asynccontextmanager
async def under(name: str, base: str, seconds: float) -> AsyncIterator[subprocess.Popen[str]]:
    """An attack that goes on meanwhile, in a process of its own."""
    command = [sys.executable, "-m", "bench.attacks", name, base, str(seconds)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True
    )
    assert process.stdout is not None
    await asyncio.to_thread(process.stdout.readline)  # it has begun: reading its program is no attack
    try:
        yield process
    finally:
        try:
            await asyncio.to_thread(process.wait, seconds + 60)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


async def besieged(base: str, pid: int, name: str, seconds: float, rounds: int) -> Row:
    """An attack beside honest people, in turn with how they fare by themselves."""
    honest = Honest(base, "king-of-tokyo", SEATS)
    without, beside = Phase(), Phase()
    seen: Counter[str] = Counter()
    taken: list[float] = []
    try:
        await honest.come_apart(TABLES, lambda number: f"127.0.1.{number + 1}")
        for _ in range(rounds):
            await at_rest(pid)
            await honest.play_for(seconds, without, pid)
            async with under(name, base, GETTING_GOING + seconds + 0.5) as attack:
                await asyncio.sleep(GETTING_GOING)
                await honest.play_for(seconds, beside, pid)
                assert attack.stdout is not None
                said = await asyncio.to_thread(attack.stdout.read)
            if said.strip():
                told = json.loads(said.splitlines()[-1])
                seen.update(told["seen"])
                taken.append(told["processor"])
    finally:
        await honest.leave()
    lost = sum(seat.lost for table in honest.tables for seat in table.seats) + without.lost + beside.lost
    each = {what: count // rounds for what, count in seen.items()}
    return Row(name, without, beside, lost, each, statistics.mean(taken or [0.0]))


def show(row: Row) -> None:
    """One attack, for whoever waits for the next one."""
    without, beside = row.without, row.beside
    print(
        f"  {row.attack:11} p50 {without.percentile(0.5):7.1f} → {beside.percentile(0.5):7.1f} ms   "
        f"p99 {without.percentile(0.99):7.1f} → {beside.percentile(0.99):7.1f} ms  ×{row.factor:4.2f} "
        f"(all rounds ×{row.factor_of_all:4.2f})   loop late {without.delay:.0f} → {beside.delay:.0f} ms   "
        f"processor {without.load:4.2f} → {beside.load:4.2f}, attacker {row.attacker:4.2f}   "
        f"answers {without.answers} → {beside.answers}, {row.lost} lost   {row.delivered}",
        flush=True,
    )


def yardstick() -> float:
    """Milliseconds of the processor for a fixed piece of work, to know how slow this machine is at this moment."""
    began = time.process_time()
    text = ""
    for number in range(2000):
        text = json.dumps({"t": "welcome", "v": number, "seats": list(range(20)), "text": text[:50]})
    return (time.process_time() - began) * 1000


async def crowd(base: str, pid: int) -> dict[str, float]:
    """What it costs the server that thousands look on at one table, for each who comes."""
    ground = Ground(base, 600)
    host, table = await ground.mine()
    sockets: list[Wire] = []

    async def come(number: int) -> None:
        for _ in range(coming // ADDRESSES):
            socket = await ground.socket(None, table, number)
            if socket is not None:
                sockets.append(socket)

    coming = 2 * ADDRESSES
    await many(ADDRESSES, come)  # what the first of all load is not what each costs
    await at_rest(pid)
    first, measured = len(sockets), yardstick()
    began = cpu_seconds(pid)
    coming = LOOKERS
    await many(ADDRESSES, come)
    await asyncio.sleep(2)
    joined, lookers = cpu_seconds(pid) - began, len(sockets) - first
    measured = (measured + yardstick()) / 2
    await host.aclose()
    for socket in sockets:
        socket.abort()
    return {"lookers": lookers, "ms_each": joined / max(1, lookers) * 1000, "yardstick_ms": measured}


async def at_rest(pid: int) -> None:
    """Come back when a server has done all that it does at its start."""
    for _ in range(20):
        used = cpu_seconds(pid)
        await asyncio.sleep(0.5)
        if cpu_seconds(pid) - used < 0.02:
            return


class Siege:
    """One run: what it found so far, which promises were broken, and how busy this machine was meanwhile."""

    def __init__(self, page: Page, write: bool, how: str) -> None:
        self.page = page
        self.broken: list[str] = []
        self._write = write
        self._how = how
        self._began = time.monotonic()
        self._loads: list[float] = []

    def found(self, lines: dict[str, str], broken: bool, name: str) -> None:
        """A part is over."""
        self.broken += [name] if broken else []
        self.page.add(lines)
        self.note("It was cut short.")

    def note(self, end: str = "") -> None:
        """Tell of this run as it stands."""
        self._loads.append(os.getloadavg()[0])
        broken = f"**Broken promises: {', '.join(self.broken)}.**" if self.broken else "No promise was broken."
        self.page.describe(
            f"{self._how}. It took {self.minutes:.0f} minutes, in which {statistics.mean(self._loads):.1f} processes "
            f"of this machine wanted a core on average (a siege alone: about two). {broken} {end}".rstrip()
        )
        if self._write:
            self.page.write()

    @property
    def minutes(self) -> float:
        """How long it lasts by now."""
        return (time.monotonic() - self._began) / 60

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """A part of it, which may break down without the others."""
        began = time.monotonic()
        try:
            yield
        except Exception as problem:  # noqa: BLE001  (whatever it is: it is told, and the others go on)
            self.broken.append(f"{name} (it broke down: {type(problem).__name__})")
            print(f"  {name}: it broke down: {problem!r}", flush=True)
        print(f"  … {name} took {time.monotonic() - began:.0f} s; {self.minutes:.1f} minutes by now", flush=True)


def lay_siege(siege: Siege, wanted: list[str], seconds: float, rounds: int, kills: int) -> None:
    """All parts that are wanted, one after the other."""
    names = [name for name in wanted if name in ATTACKS]
    with tempfile.TemporaryDirectory() as folder:
        if names:
            print("honest people by themselves → beside an attack, in turn:", flush=True)
            with server_process(f"{folder}/siege", limits=True) as (pid, port, _):
                for name in names:
                    with siege.part(name):
                        row = asyncio.run(besieged(f"http://127.0.0.1:{port}", pid, name, seconds, rounds))
                        show(row)
                        siege.found({f"attack {name}": row.line}, not row.held, name)
        if "crowd" in wanted:
            with siege.part("crowd"), server_process(f"{folder}/crowd") as (pid, port, _):
                looking = asyncio.run(crowd(f"http://127.0.0.1:{port}", pid))
                dear = looking["ms_each"] > DEAREST_MS or looking["lookers"] < LOOKERS
                siege.found({"crowd": findings.line_of_crowd(looking)}, dear, "crowd")
        if "days" in wanted:
            with siege.part("days"):
                days = asyncio.run(bad_days(Path(folder) / "days"))
                bad = [day.name for day in days if not day.held]
                siege.found(findings.lines_of_days(days), bool(bad), " and ".join(bad))
        if "kills" in wanted:
            with siege.part("kills"):
                tolls = asyncio.run(kill_many(Path(folder) / "kills", kills))
                bad = [f"{toll.database} {toll.game}" for toll in tolls if toll.lost or toll.doubled]
                bad += [f"{toll.game} hardly played on {toll.database}" for toll in tolls if not toll.acknowledged]
                done = sum({toll.database: toll.kills for toll in tolls}.values())
                bad += [f"{done} kills of {kills}"] if done < kills else []
                bad += [f"no {missing}" for missing in sorted(DATABASES - {toll.database for toll in tolls})]
                siege.found(findings.lines_of_kills(tolls), bool(bad), " and ".join(bad))


def build() -> str:
    """What the server runs on: in the build of the tests rules take several times as long as where they are played."""
    if not is_compiled():
        return "plain Python, not compiled"
    recipe = fast.RESULT / "recipe.txt"
    optimised = recipe.is_file() and recipe.read_text() == fast.recipe_digest(fast.fast_settings())
    return "optimised build" if optimised else "build of the tests, which is not optimised"


def main() -> int:
    """Lay siege, and print how it went; 1 when a promise was broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each round")
    parser.add_argument("--rounds", type=int, default=3, help="with and without, for each attack")
    parser.add_argument("--kills", type=int, default=200, help="half of them on each database")
    parser.add_argument("--only", default="", help="of the attacks, and of crowd, days, kills")
    parser.add_argument("--write", action="store_true", help="what was found into docs/security.md")
    options = parser.parse_args()
    parts = [*ATTACKS, "crowd", "days", "kills"]
    only = [name for name in options.only.split(",") if name]
    unknown = sorted(set(only) - set(parts))
    if unknown:
        parser.error(f"there is no {', '.join(unknown)}; there are: {', '.join(parts)}")
    now = datetime.now(UTC)
    page = Page(now.isoformat(timespec="seconds"), whole=not only)
    if options.write and only and page.is_empty:
        parser.error("before parts of it are written, a whole siege has to be: build/siege.json has the lines of none")
    how = (
        f"{now.day} {now:%B %Y}: {os.cpu_count()} cores, Python {platform.python_version()}, {build()}; "
        f"{options.rounds} rounds of {options.seconds:g} seconds without and with each attack"
    )
    siege = Siege(page, options.write, how)
    lay_siege(
        siege, [name for name in parts if not only or name in only], options.seconds, options.rounds, options.kills
    )
    siege.note()
    print(f"\n{page.text()}\n\nbroken promises: {', '.join(siege.broken) or 'none'}; {siege.minutes:.1f} minutes")
    return int(bool(siege.broken))


if __name__ == "__main__":
    sys.exit(main())

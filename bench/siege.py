"""`make siege`: the server under attack, on this machine alone, in some minutes.

    python -m bench.siege [--seconds 3] [--rounds 5] [--kills 200] [--only NAME,…] [--write]

Honest people play at some tables, each table from an address of its own, with the limits that a server really has: a
few seconds by themselves, a few seconds beside an attack (`bench.attacks`) that comes from other addresses of the
loopback range, and so on in turn. So whatever else this machine does meanwhile is in both figures. Measured is the time
from an answer to its arrival at the other seats. Each round has its p99, and compared are the medians of the rounds
without and of the rounds with the attack; beside them stands the p99 of all answers of all rounds together, and what
the server itself used of a processor and how late its event loop was. Attackers have the lowest priority on this
machine and a bounded rate, and what they took of a processor is shown: otherwise one would measure what they take away
from the clients.

Then thousands look on at one table, the bad days of `bench.bad_days` come, and servers are killed with -9 in mid-match
(`bench.kills`). `--write` puts the table into docs/security.md.
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
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.attacks import ADDRESSES, ATTACKS, LOOKERS, Ground, many
from bench.bad_days import bad_days
from bench.kills import Toll, kill_many
from bench.server import SEATS, Crowd, counters, cpu_seconds, server_process
from bench.wires import Wire

TABLES = 24
PAUSE = 0.75  # seconds between two answers at a table
GETTING_GOING = 1.0  # seconds that an attack goes on before people are looked at
LATE = 5.0  # seconds after which an answer that did not arrive is lost
FACTOR = 2.0  # how much slower honest people may be under attack
NOISE_MS = 5.0  # below this the other processes on the same cores decide, not the server
LATENESS = 'ludoteca_loop_delay_seconds_bucket{le="'
DEAREST_MS = 1.0  # of the processor, for one more who looks on
SECURITY = Path(__file__).resolve().parent.parent / "docs" / "security.md"
KEPT = Path(__file__).resolve().parent.parent / "build" / "siege.json"  # the lines of parts that were run before
BEGIN, END = "<!-- siege:begin -->", "<!-- siege:end -->"


@dataclass
class Phase:
    """What honest people saw, in all rounds of one kind."""

    rounds: list[list[float]] = field(default_factory=list)  # milliseconds from an answer to its arrivals
    answers: int = 0
    lost: int = 0  # arrivals that never came
    processor: float = 0.0  # seconds that the server used
    seconds: float = 0.0  # in so many
    late: Counter[float] = field(default_factory=Counter)  # looks at the event loop, by how late it was at most

    def percentile(self, share: float) -> float:
        """The median of what it was in each round, in milliseconds."""
        return statistics.median(_percentile(one, share) for one in self.rounds)

    def of_all(self, share: float) -> float:
        """Over all rounds together: one bad moment of the machine is in it."""
        return _percentile([latency for one in self.rounds for latency in one], share)

    @property
    def load(self) -> float:
        """The share of a processor that the server used."""
        return self.processor / max(self.seconds, 0.001)

    @property
    def delay(self) -> float:
        """Milliseconds by which the server's event loop was late at most, in 99 of 100 looks."""
        most = max(self.late.values(), default=0)
        return 1000 * min((bound for bound, count in self.late.items() if count >= 0.99 * most), default=float("inf"))


def _percentile(latencies: list[float], share: float) -> float:
    found = sorted(latencies)
    return found[int(len(found) * share)] if found else float("inf")


@dataclass
class Row:
    """One attack, and how people fared without and with it."""

    attack: str
    without: Phase
    beside: Phase
    lost: int
    seen: dict[str, int]
    attacker: float  # the share of a processor that the attacker took

    @property
    def factor(self) -> float:
        """How much slower the slowest of a hundred answers was."""
        return self.beside.percentile(0.99) / max(self.without.percentile(0.99), NOISE_MS)

    @property
    def factor_of_all(self) -> float:
        """The same, over all rounds together."""
        return self.beside.of_all(0.99) / max(self.without.of_all(0.99), NOISE_MS)

    @property
    def held(self) -> bool:
        """Whether the promise was kept."""
        attacked = any(not name.startswith("table ") for name in self.seen)
        return self.factor <= FACTOR and not self.lost and attacked

    @property
    def delivered(self) -> str:
        """How much of the attack there was, in one round."""
        return ", ".join(f"{name}: {count:,}" for name, count in sorted(self.seen.items()))


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


async def besieged(
    base: str, pid: int, names: list[str], seconds: float, rounds: int, note: Callable[[Row], None]
) -> list[Row]:
    """Each attack beside honest people, in turn with how they fare by themselves; each is noted when it is over."""
    rows = []
    for name in names:
        honest = Honest(base, "king-of-tokyo", SEATS)
        await honest.come_apart(TABLES, lambda number: f"127.0.1.{number + 1}")
        without, beside = Phase(), Phase()
        seen: Counter[str] = Counter()
        taken: list[float] = []
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
        lost = sum(seat.lost for table in honest.tables for seat in table.seats) + without.lost + beside.lost
        each = {what: count // rounds for what, count in seen.items()}
        row = Row(name, without, beside, lost, each, statistics.mean(taken or [0.0]))
        rows.append(row)
        note(row)
        await honest.leave()
        print(
            f"  {name:11} p50 {without.percentile(0.5):7.1f} → {beside.percentile(0.5):7.1f} ms   "
            f"p99 {without.percentile(0.99):7.1f} → {beside.percentile(0.99):7.1f} ms  ×{row.factor:4.2f} "
            f"(all rounds ×{row.factor_of_all:4.2f})   "
            f"loop late {without.delay:.0f} → {beside.delay:.0f} ms   "
            f"processor {without.load:4.2f} → {beside.load:4.2f}, attacker {row.attacker:4.2f}   "
            f"answers {without.answers} → {beside.answers}, "
            f"{lost} lost   {row.delivered}",
            flush=True,
        )
    return rows


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
    for _ in range(30):
        used = cpu_seconds(pid)
        await asyncio.sleep(0.5)
        if cpu_seconds(pid) - used < 0.02:
            return


def line_of_attack(row: Row) -> str:
    """One attack, as a line of the table."""
    without, beside = row.without, row.beside
    return (
        f"| {row.attack} | {without.percentile(0.5):.1f} → {beside.percentile(0.5):.1f} ms "
        f"| {without.percentile(0.99):.1f} → {beside.percentile(0.99):.1f} ms "
        f"| ×{row.factor:.2f} (×{row.factor_of_all:.2f}) "
        f"| {without.delay:.0f} → {beside.delay:.0f} ms | {without.load:.2f} → {beside.load:.2f} | {row.attacker:.2f} "
        f"| {without.answers} → {beside.answers} | {row.lost} "
        f"| {row.delivered} |"
    )


def line_of_crowd(looking: dict[str, float]) -> str:
    """What each who comes costs, in a sentence."""
    return (
        f"{looking['lookers']:,.0f} look on at one table: {looking['ms_each']:.2f} ms of the server's processor "
        f"for each who comes, handshake included; a fixed piece of work (2,000 small JSON texts) took "
        f"{looking['yardstick_ms']:.0f} ms of it at that moment."
    )


def line_of_toll(toll: Toll) -> str:
    """What one kind of match went through, as a line of the table."""
    return f"| {toll.database} | {toll.game} | {toll.kills} | {toll.acknowledged:,} | {toll.lost} | {toll.doubled} |"


HEADS = {
    "attack": "| attack | p50 without → with | p99 without → with | factor (all rounds) | event loop late by "
    "| processor | attacker | answers | lost | seen |",
    "day": "| bad day | held | what was seen |",
    "kill": "| killed with -9 | match | kills | acknowledged | lost | doubled |",
}


def table_of(lines: dict[str, str]) -> str:
    """All of it as Markdown, from lines by what they tell of: `attack quotes`, `crowd`, `day 1`, `machine`."""
    found = [lines[name] for name in ("machine", "crowd") if name in lines]
    text = "\n\n".join(found)
    for kind, head in HEADS.items():
        mine = [line for name, line in lines.items() if name.startswith(f"{kind} ")]
        if mine:
            ruler = "| --- " * (head.count("|") - 1) + "|"
            text += "\n\n" + "\n".join([head, ruler, *mine])
    return text


def write(lines: dict[str, str]) -> None:
    """Put the figures where people read them; those of parts that were not run now stay as they were."""
    kept: dict[str, str] = json.loads(KEPT.read_text("utf-8")) if KEPT.is_file() else {}
    known = {**kept, **lines}
    order = ["machine", *(f"attack {name}" for name in ATTACKS), "crowd"]
    names = [name for name in order if name in known] + sorted(name for name in known if name not in order)
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps({name: known[name] for name in names}), "utf-8")
    text = SECURITY.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    table = table_of({name: known[name] for name in names})
    SECURITY.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{rest.partition(END)[2]}", "utf-8")


def main() -> int:
    """Lay siege, and print how it went; 1 when a promise was broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each round")
    parser.add_argument("--rounds", type=int, default=5, help="with and without, for each attack")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--only", default="", help="of the attacks, and of crowd, days, kills")
    parser.add_argument("--write", action="store_true", help="the table into docs/security.md")
    options = parser.parse_args()
    parts = [*ATTACKS, "crowd", "days", "kills"]
    wanted = [name for name in parts if not options.only or name in options.only.split(",")]
    names = [name for name in wanted if name in ATTACKS]
    rows: list[Row] = []
    looking: dict[str, float] = {}
    days: list[Any] = []
    tolls: list[Toll] = []
    loads = [os.getloadavg()[0]]

    def note(row: Row) -> None:
        if options.write:
            write({f"attack {row.attack}": line_of_attack(row)})

    with tempfile.TemporaryDirectory() as folder:
        if names:
            print("honest people by themselves → beside an attack, in turn:", flush=True)
            with server_process(f"{folder}/siege", limits=True) as (pid, port, _):
                there = f"http://127.0.0.1:{port}"
                rows = asyncio.run(besieged(there, pid, names, options.seconds, options.rounds, note))
            loads.append(os.getloadavg()[0])
        if "crowd" in wanted:
            with server_process(f"{folder}/crowd") as (pid, port, _):
                looking = asyncio.run(crowd(f"http://127.0.0.1:{port}", pid))
            print(f"a crowd: {looking}", flush=True)
        if "days" in wanted:
            days = asyncio.run(bad_days(Path(folder) / "days"))
            print(f"bad days: {days}", flush=True)
        if "kills" in wanted:
            tolls = asyncio.run(kill_many(Path(folder) / "kills", options.kills))
            loads.append(os.getloadavg()[0])
    machine = (
        f"{os.cpu_count()} cores, Python {platform.python_version()}; on average {statistics.mean(loads):.0f} "
        "processes of this machine wanted a core while it was measured (without other work they are about two)."
    )
    lines = {"machine": machine, **{f"attack {row.attack}": line_of_attack(row) for row in rows}}
    lines |= {"crowd": line_of_crowd(looking)} if looking else {}
    lines |= {
        f"day {n}": f"| {day.name} | {'yes' if day.held else '**no**'} | {day.seen} |" for n, day in enumerate(days)
    }
    lines |= {f"kill {number}": line_of_toll(toll) for number, toll in enumerate(tolls)}
    print(table_of(lines))
    if options.write:
        write(lines)
    broken = [row.attack for row in rows if not row.held] + [day.name for day in days if not day.held]
    broken += [f"{toll.database} {toll.game}" for toll in tolls if toll.lost or toll.doubled or not toll.acknowledged]
    broken += ["crowd"] if looking and looking["ms_each"] > DEAREST_MS else []
    print(f"broken promises: {', '.join(broken) or 'none'}")
    return int(bool(broken))


if __name__ == "__main__":
    sys.exit(main())

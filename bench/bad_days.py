"""What no stranger does to a server: a full disk, a second server on the same data, a clock that jumps, a damaged file.

    python -m bench.bad_days

Used by `bench.siege`. Someone plays meanwhile, and every answer is counted: done, refused clearly, or neither.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from bench.house import JUMP, House
from bench.visitors import cookies_of
from ludoteca.server.store.backups import DATABASE

PAGE = 4096  # bytes of a page of SQLite
ANSWERS = 20  # in each part of a day
ROOM = 50  # pages that a database may have left over
YEAR = 365 * 24 * 3600.0
NEW = {"game": "king-of-tokyo", "name": "Ana", "seats": 2, "hot_seat": ["Ana", "Rui"], "start": True}


class Day(NamedTuple):
    """How one of them went."""

    name: str
    held: bool
    seen: str


class Visitor:
    """Someone who says something at a table, again and again, and counts what becomes of it."""

    def __init__(self, base: str) -> None:
        import httpx

        self.base = base
        self.http = httpx.AsyncClient(base_url=base, headers={"X-Ludoteca": "1"}, timeout=60)
        self.socket: Any = None
        self.number = 0

    async def come(self) -> None:
        """Make a table, and open it."""
        from websockets.asyncio.client import connect

        await self.http.get("/api/lobby")
        table = (await self.http.post("/api/tables", json=NEW)).raise_for_status().json()["id"]
        self.table = table
        self.socket = await connect(
            f"ws://{urlsplit(self.base).netloc}/ws/{table}",
            additional_headers={"Cookie": cookies_of(self.http)},
            compression=None,
            max_queue=None,
        )

    async def talk(self, count: int = ANSWERS) -> Counter[str]:
        """Say so many things; what became of them."""
        found: Counter[str] = Counter()
        for _ in range(count):
            self.number += 1
            await self.socket.send(json.dumps({"t": "chat", "id": f"c{self.number}", "text": "oi"}))
            while True:
                message = json.loads(await asyncio.wait_for(self.socket.recv(), 60))
                if message.get("id") == f"c{self.number}":
                    break
            found[message["t"] if message["t"] == "ack" else message["words"]["key"]] += 1
        return found

    async def go(self) -> None:
        """Leave."""
        await self.socket.close()
        await self.http.aclose()


async def full_disk(house: House, visitor: Visitor) -> Day:
    """No file of the server may grow any more; then there is room again."""
    import resource

    before = await visitor.talk()
    pid = house.process.pid
    assert pid is not None
    free = resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    full = await visitor.talk()
    called = "Ana"
    named = None
    for number in range(ROOM):  # where a page is left over, a name still goes in
        named = await visitor.http.put("/api/me", json={"name": f"Ana {number}"})
        if named.status_code != 204:
            break
        called = f"Ana {number}"
    assert named is not None
    made = await visitor.http.post("/api/tables", json=NEW)
    health = await visitor.http.get("/health")
    resource.prlimit(pid, resource.RLIMIT_FSIZE, free)
    after = await visitor.talk()
    well = await visitor.http.get("/health")
    true = (await visitor.http.get("/api/lobby")).json()["name"] == called
    codes = [named.status_code, made.status_code, health.status_code, well.status_code]
    held = (
        before == after == Counter(ack=ANSWERS)
        and full == Counter({"refuse-not-saved": ANSWERS})
        and codes == [507, 507, 503, 200]
        and true
    )
    refused, done = full["refuse-not-saved"], after["ack"]
    return Day(
        "disk full",
        held,
        f"{refused} of {ANSWERS} commands refused (`refuse-not-saved`), name {codes[0]}, table {codes[1]}, "
        f"health {codes[2]}; with room again {done} of {ANSWERS} done, health {codes[3]}",
    )


async def try_to_serve(data: Path) -> tuple[int, list[str]]:
    """What becomes of a server on this folder that cannot run there: how it ends, and what it says."""
    command = [sys.executable, "-m", "ludoteca.cli", "serve", "--port", "0", "--data", str(data)]
    ended = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=300, check=False)
    return ended.returncode, ended.stderr.strip().splitlines()


async def two_servers(house: House, visitor: Visitor) -> Day:
    """Another server wants the same folder."""
    code, said = await try_to_serve(house.data)
    still = await visitor.talk()
    tells = "in use by the server with process id" in "".join(said[-1:])
    held = code == 2 and tells and still == Counter(ack=ANSWERS)
    return Day(
        "two servers",
        held,
        f"the second ends with {code} and {'says' if tells else 'does not say'} who holds the folder, "
        f"the first goes on: {still['ack']} of {ANSWERS} commands done",
    )


async def clock_jumps(house: House, visitor: Visitor) -> Day:
    """The date jumps by more than a year, forwards and back; what is too old is looked for all the time."""
    done: Counter[str] = Counter()
    for seconds in (1.2 * YEAR, -1.2 * YEAR, 0.0):
        (house.data / JUMP).write_text(str(seconds))
        await asyncio.sleep(1.5)
        done += await visitor.talk()
    there = await visitor.http.get(f"/api/tables/{visitor.table}")
    held = done == Counter(ack=3 * ANSWERS) and there.status_code == 200
    table = "there" if there.status_code == 200 else "gone"
    return Day("clock jumps", held, f"{done['ack']} of {3 * ANSWERS} commands done, the table is {table}")


async def damaged_file(house: House, visitor: Visitor) -> Day:
    """The server is killed, and the end of its database is written over before the next start."""
    await visitor.talk(40)  # so that there is something to lose
    house.kill()
    file = house.data / DATABASE
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # all of it is in this file
    whole = file.read_bytes()
    file.write_bytes(whole[:-PAGE] + b"\xa5" * PAGE)
    code, said = await try_to_serve(house.data)
    last = "".join(said[-1:])
    reason = last.partition(str(file))[2].lstrip(":, ").replace("|", " ")
    held = code == 2 and last.startswith("ludoteca: cannot use") and "Traceback" not in "".join(said)
    return Day("damaged database", held, f"the next start ends with {code}: “{reason}”")


async def bad_days(folder: Path) -> list[Day]:
    """All of them, one after the other at the same server."""
    house = House(folder, "")
    await asyncio.to_thread(house.start)
    visitor = Visitor(house.base)
    await visitor.come()
    try:
        return [await day(house, visitor) for day in (full_disk, two_servers, clock_jumps, damaged_file)]
    finally:
        await visitor.go()
        house.end()


def main() -> int:
    """Have them, and tell; 1 when one of them went badly."""
    with tempfile.TemporaryDirectory() as folder:
        days = asyncio.run(bad_days(Path(folder) / "data"))
    for day in days:
        print(f"  {day.name:<16} {'held' if day.held else 'BROKEN':<7} {day.seen}", flush=True)
    return int(not all(day.held for day in days))


if __name__ == "__main__":
    sys.exit(main())

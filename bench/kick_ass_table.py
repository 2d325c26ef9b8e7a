"""How long a team of *mestre* takes at a real table of Kick-Ass: for an answer, and for a whole segment.

    python -m bench.kick_ass_table [--seats 4] [--segments 9] [--paced]

A server of its own, four bots in the seats, and somebody who watches. An answer is the time from one message of the
table to the next; a segment is from the first message that shows it to the first that shows the next one, the Spawn
card, the round's end and the way over the socket included. Bots hardly pause, so that what is measured is their
thought; with `--paced` they pause as they do for people who look on at the normal speed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from bench.server import server_process
from bench.visitors import cookies_of

GAME = "kick-ass"
LEVEL = "mestre"
PATIENCE = 60.0  # seconds without a message after which the match has stopped
TARGETS = {"answer": 2.0, "segment": 15.0}

Segment = tuple[int, str | None]


@dataclass
class Watch:
    """What somebody who looks on has seen of the time that things take, in seconds."""

    answers: list[float] = field(default_factory=list)
    segments: list[float] = field(default_factory=list)
    last: float = 0.0
    began: float = 0.0
    now: Segment | None = None

    def note(self, board: dict[str, Any]) -> None:
        """The table has changed."""
        at = perf_counter()
        if self.last:
            self.answers.append(at - self.last)
        self.last = at
        segment = (board["round"], board["segment"])
        if segment != self.now:
            if self.now is not None and self.now[1] is not None:
                self.segments.append(at - self.began)
            self.now, self.began = segment, at


async def look_on(base: str, seats: int, segments: int) -> Watch:
    """Set bots at a table and watch them."""
    import httpx
    from websockets.asyncio.client import connect

    watch = Watch()
    headers = {"Origin": base, "X-Ludoteca": "1"}
    async with httpx.AsyncClient(base_url=base, headers=headers, timeout=60) as client:
        wanted = {"game": GAME, "name": "Bench", "seats": seats, "bots": [LEVEL] * (seats - 1)}
        made = (await client.post("/api/tables", json=wanted)).raise_for_status().json()
        url = f"ws://{urlsplit(base).netloc}/ws/{made['id']}"
        async with connect(url, additional_headers={"Cookie": cookies_of(client)}, max_size=None) as socket:
            orders: list[dict[str, Any]] = [
                {"t": "clear", "seat": 0},
                {"t": "put-bot", "seat": 0, "level": LEVEL},
                {"t": "start"},
            ]
            for number, order in enumerate(orders):
                await socket.send(json.dumps({**order, "id": str(number)}))
            while len(watch.segments) < segments:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                view = message.get("view")
                if view is None:
                    continue
                watch.note(view["board"])
                if view["outcome"] is not None:
                    break
    return watch


def show(watch: Watch, paced: bool) -> None:
    """The usual and the longest, beside what is wanted; a pause for people is no thought."""
    for name, took in (("answer", watch.answers), ("segment", watch.segments)):
        verdict = "met" if max(took) <= TARGETS[name] else "missed"
        if paced and name == "answer":
            verdict = "without the pause before it"
        print(
            f"  {name:<8} median {median(took):5.2f} s, longest {max(took):5.2f} s of {len(took)}   "
            f"target ≤ {TARGETS[name]:g} s   {verdict}"
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--segments", type=int, default=9)
    parser.add_argument("--paced", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server_process(folder, limits=wanted.paced) as (_, port, _):
        watch = asyncio.run(look_on(f"http://127.0.0.1:{port}", wanted.seats, wanted.segments))
    print(f"{wanted.seats} {LEVEL}, {'with pauses for people' if wanted.paced else 'without pauses'}")
    show(watch, wanted.paced)


if __name__ == "__main__":
    main()

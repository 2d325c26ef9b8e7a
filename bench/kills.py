"""Kills servers with -9 in mid-match, starts them again, and looks for every move that was acknowledged.

    python -m bench.kills [--kills 200] [--minutes 8] [--json]

Two matches are played on each database at the same time: one of turns, and a live one. A server is killed when people
have got some receipts at both tables, a few milliseconds after the last of them and while more answers are under way.
Then everyone comes back: what was acknowledged must be there (the version of the table has not gone back), and the
same commands, sent once more, must get the same receipts (nothing is done twice). On a slow machine it ends before all
servers are killed, and tells how many were.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from bench.house import House
from bench.postgres import postgres
from bench.visitors import cookies_of

RACE, ROLL = 7, 0  # actions of Rush Out!
ENOUGH = 2  # receipts at each table between two kills
PATIENCE = 20.0  # seconds in which they must have come
TAP = 0.1  # seconds between two taps in a live match
AGAIN = 5  # commands that are sent once more after each kill
MINUTES = 8.0  # that all of it may take
COMMON: dict[str, Any] = {"name": "Ana", "start": True}
TURNS = {**COMMON, "game": "king-of-tokyo", "seats": 2, "hot_seat": ["Ana", "Rui"]}
LIVE = {
    **COMMON,
    "game": "rush-out",
    "seats": 3,
    "bots": ["aprendiz"] * 2,
    "options": {"roles": ["bard", "sorcerer", "guard"], "cooldown": 400},
}


class Toll(NamedTuple):
    """What one kind of match on one database went through."""

    database: str
    game: str
    kills: int
    acknowledged: int
    lost: int  # acknowledged, and not there afterwards
    doubled: int  # done again, or with another receipt, when sent again
    start_s: float  # seconds until a server was there again, on average


class Player:
    """Someone who plays one kind of match through any number of kills, and remembers what was acknowledged."""

    def __init__(self, wanted: dict[str, Any]) -> None:
        import httpx

        self.person = httpx.AsyncClient(headers={"X-Ludoteca": "1"}, timeout=60)
        self.wanted = wanted
        self.live = wanted is LIVE
        self.table = ""
        self.v = 0
        self.acknowledged = self.lost = self.doubled = 0
        self.fresh = 0  # receipts since the server came back
        self.done: dict[str, tuple[str, int]] = {}  # the last commands, by their ids: as they were sent, and where
        self._number = 0
        self._sent: dict[str, str] = {}

    async def new_table(self, base: str) -> None:
        """Begin a match."""
        await self.person.get(f"{base}/api/lobby")
        made = (await self.person.post(f"{base}/api/tables", json=self.wanted)).raise_for_status().json()
        self.table, self.v = made["id"], 0
        self.done.clear()
        self._sent.clear()

    async def play(self, base: str) -> None:
        """Open the table, see that nothing is missing or doubled, and act until the server is gone."""
        from httpx import TransportError
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        with contextlib.suppress(WebSocketException, TransportError, OSError):
            while True:
                if not self.table:
                    await self.new_table(base)
                async with connect(
                    f"ws://{urlsplit(base).netloc}/ws/{self.table}",
                    additional_headers={"Cookie": cookies_of(self.person)},
                    compression=None,
                    max_queue=None,
                ) as socket:
                    welcome = json.loads(await socket.recv())
                    if welcome["v"] < self.v:
                        self.lost += self.v - welcome["v"]
                    self.v = welcome["v"]
                    await self._repeat(socket)
                    if await self._act(socket, welcome):
                        self.table = ""  # it is over: another one

    async def _repeat(self, socket: Any) -> None:
        """Send the last commands once more: they get the receipts that they had."""
        for number, (text, v) in list(self.done.items())[-AGAIN:]:
            await socket.send(text)
            while True:
                message = json.loads(await socket.recv())
                if message.get("id") == number:
                    break
            self.doubled += message["t"] != "ack" or message["v"] != v

    async def _act(self, socket: Any, message: dict[str, Any]) -> bool:
        """Answer whatever is asked; come back when the match is over."""
        asked: dict[int, dict[str, Any]] = {}
        phase = "playing"
        waiting = ""  # live: the tap that has no answer yet; bots tell of theirs meanwhile
        while True:
            for view in (message.get("view"), *(message.get("views") or {}).values()):
                if view and view.get("seat") is not None:
                    asked.pop(view["seat"], None)
                    if view.get("decision"):
                        asked[view["seat"]] = view["decision"]
            phase = (message.get("table") or {}).get("phase", phase)
            if phase == "over":
                return True
            if self.live and not waiting:
                waiting = await self._send(socket, 0, 0, ROLL if self._number % 4 else RACE)
            elif asked and not self.live:
                seat, question = asked.popitem()
                choices = [] if question.get("pick") == "subset" else question["choices"]
                await self._send(socket, seat, question["id"], choices[0]["action"] if choices else 0)
            message = json.loads(await socket.recv())
            if message.get("id") == waiting:
                waiting = ""
                await asyncio.sleep(TAP)
            if message["t"] == "ack" and message["id"] in self._sent:
                self.acknowledged += 1
                self.fresh += 1
                self.v = max(self.v, message["v"])
                self.done[message["id"]] = (self._sent.pop(message["id"]), message["v"])
                if len(self.done) > AGAIN:
                    del self.done[next(iter(self.done))]

    async def _send(self, socket: Any, seat: int, decision: int, action: int) -> str:
        self._number += 1
        order = {"t": "answer", "id": f"k{self._number}", "seat": seat, "decision": decision, "action": action}
        text = self._sent[f"k{self._number}"] = json.dumps(order)
        await socket.send(text)
        return f"k{self._number}"


async def _rounds(name: str, house: House, kills: int, deadline: float) -> list[Toll]:
    luck = random.Random(kills)  # not always at the same moment
    done = 0
    await asyncio.to_thread(house.start)
    players = [Player(TURNS), Player(LIVE)]
    while done < kills and time.perf_counter() < deadline:
        for player in players:
            player.fresh = 0  # here, and not when they begin: a server is killed in the middle of something
        playing = [asyncio.create_task(player.play(house.base)) for player in players]
        ends = time.perf_counter() + PATIENCE
        while time.perf_counter() < ends and any(player.fresh < ENOUGH for player in players):
            await asyncio.sleep(0.005)
        await asyncio.sleep(luck.uniform(0, 0.1))
        house.kill()
        await asyncio.gather(*playing)
        await asyncio.to_thread(house.start)
        done += 1
        if done % 10 == 0:
            told = ", ".join(
                f"{player.wanted['game']} {player.acknowledged} done, {player.lost} lost, {player.doubled} doubled"
                for player in players
            )
            print(f"  … {name}: {done} kills; {told}", file=sys.stderr, flush=True)
    playing = [asyncio.create_task(player.play(house.base)) for player in players]
    await asyncio.sleep(2)  # everyone comes back once more, and looks
    house.kill()
    await asyncio.gather(*playing)
    for player in players:
        await player.person.aclose()
    start = round(sum(house.starts) / len(house.starts), 2)
    return [
        Toll(name, player.wanted["game"], done, player.acknowledged, player.lost, player.doubled, start)
        for player in players
    ]


async def kill_many(folder: Path, kills: int, minutes: float = MINUTES) -> list[Toll]:
    """So many kills, half of them on SQLite and half on PostgreSQL where there is one, both at the same time; fewer,
    where they would take longer than this."""
    deadline = time.perf_counter() + 60 * minutes
    folder.mkdir(parents=True, exist_ok=True)
    houses = {"SQLite": House(folder / "sqlite", "")}
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(ImportError):
            server = stack.enter_context(postgres())
            houses["PostgreSQL"] = House(folder / "pg", await asyncio.to_thread(server.new_database))
        each = max(1, kills // len(houses))
        try:
            found = await asyncio.gather(*(_rounds(name, house, each, deadline) for name, house in houses.items()))
        finally:
            for house in houses.values():
                house.end()
    return [toll for tolls in found for toll in tolls]


def show(tolls: list[Toll]) -> None:
    """Print what happened."""
    total = sum(toll.kills for toll in tolls) // 2
    print(f"{total} kills with -9 in mid-match, a match of turns and a live one under way at each:")
    for toll in tolls:
        print(
            f"  {toll.database:<11} {toll.game:<14} {toll.kills:>4} kills  {toll.acknowledged:>6} acknowledged  "
            f"{toll.lost} lost  {toll.doubled} doubled  back after {toll.start_s} s",
            flush=True,
        )


def main() -> int:
    """Kill, and print what was lost; 1 when something was."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tolls = asyncio.run(kill_many(Path(folder), options.kills, options.minutes))
    if options.json:
        print(json.dumps([toll._asdict() for toll in tolls]))
    else:
        show(tolls)
    return int(any(toll.lost or toll.doubled or not toll.acknowledged for toll in tolls))


if __name__ == "__main__":
    sys.exit(main())

"""The server goes away, politely or not, and everything acknowledged is there again."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.kernel.record import Record
from ludoteca.server.commands import make_server
from ludoteca.server.http.app import make_app
from ludoteca.server.settings import Settings
from ludoteca.server.work.thinking import Worker
from tests.server.browser import Browser, Page
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

START = 60.0  # seconds; the machine may be busy
COOL_DOWN = 400  # milliseconds
ROLL, RACE, PLACE = 0, 7, 1024  # actions of Rush Out!


class Process:
    """`ludoteca serve` in a process of its own."""

    def __init__(self, data: Path, database: str) -> None:
        command = [sys.executable, "-m", "ludoteca.cli", "serve", "--port", "0", "--data", str(data)]
        environment = {**os.environ, "DATABASE_URL": database}
        self.log = (data.parent / "server.log").open("a")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, env=environment, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Ludoteca: "), line
        self.base = line.split()[1].rstrip("/")

    def stop(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(START)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        return code


@pytest.fixture
async def started() -> AsyncIterator[list[Process | Browser]]:
    """Whatever a test starts is ended with it."""
    running: list[Process | Browser] = []
    yield running
    for one in reversed(running):
        if isinstance(one, Browser):
            await one.close()
        elif one.process.poll() is None:
            one.stop(signal.SIGKILL)


class Acknowledged(list[dict[str, Any]]):
    """Commands that the server has acknowledged, by several people; one can wait for more of them."""

    def __init__(self) -> None:
        super().__init__()
        self._more = asyncio.Event()

    def note(self, command: dict[str, Any]) -> None:
        """One more."""
        self.append(command)
        self._more.set()

    async def reach(self, count: int) -> None:
        """Wait until there are so many."""
        while len(self) < count:
            self._more.clear()
            await self._more.wait()


async def restless(page: Page, acknowledged: Acknowledged) -> dict[str, Any] | None:
    """Answer without pause until the server is gone; the command that was never answered, if any."""
    while not page.over:
        asked = page.asked()
        sent: dict[str, Any] | None = None
        try:
            if asked is None:
                await page.next()
                continue
            action = 0 if asked.get("pick") == "subset" else asked["choices"][0]["action"]
            sent = {
                "t": "answer",
                "id": page.fresh_id(),
                "seat": page.seats[0],
                "decision": asked["id"],
                "action": action,
            }
            await page.raw(msgspec.json.encode(sent).decode())
            done = await page.take("ack", id=sent["id"])
            acknowledged.note({**sent, "v": done["v"]})
            await page.until(lambda page, v=done["v"]: page.v >= v)
        except (ConnectionClosed, OSError):
            return sent
    return None


async def test_kill_9_loses_nothing_acknowledged(
    tmp_path: Path, database: str, started: list[Process | Browser]
) -> None:
    data = tmp_path / "data"
    server = Process(data, database)
    started.append(server)
    ana, beto = Browser(server.base, "Ana"), Browser(server.base, "Beto")
    started += [ana, beto]
    table = await ana.create(seats=2)
    pages = [await ana.open(table), await beto.open(table)]
    await pages[1].do("sit", seat=1, name="Beto")
    await pages[0].until(lambda page: page.table["seats"][1]["kind"] == "human")
    await pages[0].do("start")
    await pages[1].until(lambda page: page.view is not None)
    acknowledged = Acknowledged()
    for _ in range(2):
        players = [asyncio.create_task(restless(page, acknowledged)) for page in pages]
        enough = asyncio.create_task(acknowledged.reach(len(acknowledged) + 12))
        ended: asyncio.Future[Any] = asyncio.gather(*players)
        await asyncio.wait([enough, ended], return_when=asyncio.FIRST_COMPLETED)
        enough.cancel()
        server.stop(signal.SIGKILL)
        unanswered = await asyncio.gather(*players)
        server = Process(data, database)
        started.append(server)
        seen = [(page.v, page.view) for page in pages]
        for number, browser in enumerate((ana, beto)):
            browser.move(server.base)
            pages[number] = await browser.open(table, v=pages[number].v)
        last = max(command["v"] for command in acknowledged)
        for page, (v, view) in zip(pages, seen, strict=True):
            assert page.v >= max(last, v)
            assert page.welcome["since"] == v
            if page.v == v:
                assert page.view == view  # the question's number included
        for command in acknowledged[-15:]:  # they are known, and not done twice
            page = pages[0] if command["seat"] in pages[0].seats else pages[1]
            plain = {name: value for name, value in command.items() if name != "v"}
            await page.raw(msgspec.json.encode(plain).decode())
            assert (await page.take("ack", id=command["id"]))["v"] == command["v"]
        for page, unsure in zip(pages, unanswered, strict=True):
            if unsure is not None:  # whether it was done or not, sending it again does it once
                await page.raw(msgspec.json.encode(unsure).decode())
                done = await page.take("ack", id=unsure["id"])
                await page.until(lambda page, v=done["v"]: page.v >= v)
        newest = max(page.v for page in pages)
        for page in pages:
            await page.until(lambda page, v=newest: page.v >= v)
    await asyncio.gather(*(page.play() for page in pages))
    record = Record.from_bytes((await ana.get(f"/api/tables/{table}/record")).content)
    record.verify()
    assert server.stop(signal.SIGTERM) == 0


async def hurried(page: Page, acknowledged: Acknowledged) -> dict[str, Any] | None:
    """Roll and place without pause until the server is gone; the command that was never answered, if any."""
    while True:
        fitting = [action for action in page.board["can"] if action >= PLACE]
        action = fitting[0] if fitting else ROLL
        sent = {"t": "answer", "id": page.fresh_id(), "seat": page.seats[0], "decision": 0, "action": action}
        try:
            await page.raw(msgspec.json.encode(sent).decode())
            done: dict[str, Any] = {}
            while done.get("id") != sent["id"]:
                done = await page.next()
            if done["t"] == "refused":
                hot: float = done["words"].get("params", {}).get("ms", COOL_DOWN)
                await asyncio.sleep(hot / 1000)  # the dice are hot: as long as the server says
            else:
                acknowledged.note({**sent, "v": done["v"]})
        except (ConnectionClosed, OSError):
            return sent


@pytest.mark.long
async def test_kill_9_in_the_middle_of_a_race(tmp_path: Path, database: str, started: list[Process | Browser]) -> None:
    data = tmp_path / "data"
    server = Process(data, database)
    started.append(server)
    browsers = [Browser(server.base, f"Racer {seat}") for seat in range(3)]
    started += browsers
    roles = ["sorcerer", "bard", "guard"]
    table = await browsers[0].create(seats=3, game="rush-out", options={"roles": roles, "cooldown": COOL_DOWN})
    pages = [await browser.open(table) for browser in browsers]
    for seat in (1, 2):
        await pages[seat].do("sit", seat=seat, name=f"Racer {seat}")
    await pages[0].until(lambda page: all(place["kind"] == "human" for place in page.table["seats"]))
    await pages[0].do("start")
    await pages[0].act(RACE)
    for page in pages:
        await page.until(lambda page: page.view is not None and page.board["phase"] == "race")
    acknowledged = Acknowledged()
    players = [asyncio.create_task(hurried(page, acknowledged)) for page in pages]
    await acknowledged.reach(15)
    server.stop(signal.SIGKILL)
    unsure = await asyncio.gather(*players)
    server = Process(data, database)
    started.append(server)
    for seat, browser in enumerate(browsers):
        browser.move(server.base)
        before = pages[seat]
        pages[seat] = after = await browser.open(table, v=before.v)
        assert after.v >= max(before.v, *(command["v"] for command in acknowledged))
        assert after.welcome["since"] == before.v
        assert after.table["pause"]["paused"]  # everyone takes a breath
        if after.v == before.v:
            assert {**after.board, "now": 0} == {**before.board, "now": 0}
            assert after.board["now"] <= before.now
    for page in pages:
        await page.until(lambda page: not page.table["pause"]["paused"])
    for command in acknowledged:  # known, and not done twice
        page = pages[command["seat"]]
        plain = {name: value for name, value in command.items() if name != "v"}
        await page.raw(msgspec.json.encode(plain).decode())
        assert (await page.take("ack", id=command["id"]))["v"] == command["v"]
    for page, sent in zip(pages, unsure, strict=True):  # done or not: after this it is settled, once
        assert sent is not None
        await page.raw(msgspec.json.encode(sent).decode())
        while not any(message.get("id") == sent["id"] for message in page.stored):
            page.stored.append(await page.next())
    newest = max(page.v for page in pages)
    for page in pages:
        await page.until(lambda page: page.v >= newest)
    shown = [page.board["players"] for page in pages]
    assert shown[0] == shown[1] == shown[2]
    assert server.stop(signal.SIGTERM) == 0


async def test_a_polite_stop_closes_sockets_and_bots_go_on_after_it(
    tmp_path: Path, started: list[Process | Browser]
) -> None:
    data = tmp_path / "data"
    server = Process(data, "")
    started.append(server)
    ana = Browser(server.base)
    started.append(ana)
    # With a lower target the bots may have won before Ana is asked anything.
    table = await ana.create(
        seats=3, hot_seat=["Ana"], bots=["aprendiz", "aprendiz"], options={"target": 20}, start=True
    )
    page = await ana.open(table)
    stopped = asyncio.create_task(asyncio.to_thread(server.stop, signal.SIGINT))
    with pytest.raises(ConnectionClosed):
        await page.until(lambda _page: False)
    assert await stopped == 0
    server = Process(data, "")
    started.append(server)
    ana.move(server.base)
    again = await ana.open(table, v=page.v)
    await again.until(lambda page: page.asked() is not None)  # the bots have moved, if it was theirs to move
    assert server.stop(signal.SIGTERM) == 0


async def test_a_stop_waits_for_nobody(settings: Settings, workers: list[Worker]) -> None:
    """Not for a browser that has a table open, and not for a bot that thinks: without a bound it would be for ever."""
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    server = make_server(settings, "127.0.0.1", 0, port.set_result, make_app(settings, workers=workers))
    server.config.timeout_graceful_shutdown = None
    serving = asyncio.create_task(server.serve())
    ana = Browser(f"http://127.0.0.1:{await asyncio.wait_for(port, PATIENCE)}")
    page = await ana.open(await ana.create(seats=3, hot_seat=["Ana"], bots=["mestre", "mestre"], start=True))
    server.handle_exit(signal.SIGINT, None)
    with pytest.raises(ConnectionClosed):
        await page.until(lambda _page: False)
    await asyncio.wait_for(serving, PATIENCE)
    await ana.close()


async def test_a_stop_while_chances_are_worked_out_is_no_fault(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    asked, port = asyncio.Event(), asyncio.get_running_loop().create_future()

    class Slow:
        async def chances(self, *_whose: str) -> None:
            asked.set()
            await asyncio.Event().wait()

    app = make_app(settings, workers=[])
    app.app.state.analyst = Slow()  # type: ignore[attr-defined]
    server = make_server(settings, "127.0.0.1", 0, port.set_result, app)
    server.config.timeout_graceful_shutdown = 0
    serving = asyncio.create_task(server.serve())
    ana = Browser(f"http://127.0.0.1:{await asyncio.wait_for(port, PATIENCE)}")
    asking = asyncio.create_task(ana.http.get("/api/tables/some-match/chances"))
    await asyncio.wait_for(asked.wait(), PATIENCE)
    server.handle_exit(signal.SIGTERM, None)
    await asyncio.wait_for(serving, PATIENCE)
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
    assert (await asking).status_code == 503
    await ana.close()


def test_workers_do_not_outlive_a_killed_server() -> None:
    script = (
        "import os, sys\n"
        "from ludoteca.server.work.thinking import Thinkers\n"
        "if __name__ == '__main__':\n"
        "    thinkers = Thinkers(1)\n"
        "    print(thinkers.workers[0].open().submit(os.getpid).result(), flush=True)\n"
        "    sys.stdin.read()\n"
    )
    process = subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    worker = int(process.stdout.readline())
    watch = os.pidfd_open(worker)
    process.kill()
    process.communicate()
    ended, _, _ = select.select([watch], [], [], START)
    os.close(watch)
    assert ended, "the worker still runs"

"""Several people and a bot at a table of Storm Watch do whatever comes to their minds, allowed or not.

Whatever it was: the table in memory is the one that its disk tells, nobody is told of stores that they cannot know, and
the match can still be played to its end.
"""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import msgspec
import pytest

from ludoteca.kernel.session import Session
from ludoteca.server.store.rows import EntryRow
from ludoteca.server.tables.match import Retold, Story
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.table import GameTable
from ludoteca.server.work.metrics import METRICS
from ludoteca.server.work.thinking import Thought, ThoughtFailed
from tests.kernel.storm_watch.state import WatchState
from tests.kernel.storm_watch.view import KINDS
from tests.server.browser import Page
from tests.server.conftest import Running, Serve, think_for_bots
from tests.server.hand import until
from tests.server.test_teams import crew

pytestmark = pytest.mark.anyio

WHIMS = 45  # commands of each person
WHIMSICAL = ("answer",) * 8 + ("odd", "undo", "undo", "consent", "order", "end-order", "stand", "reload")
LONGEST = 60.0  # seconds until the match has been played to its end
PEOPLE = 3


class Person:
    """Someone with a browser, and a mind of their own."""

    def __init__(self, page: Page, seat: int, whim: random.Random) -> None:
        self.page = page
        self.seat = seat
        self.whim = whim

    async def do_anything(self) -> None:
        """One command, or a reload."""
        whim, page = self.whim, self.page
        asked = page.asked()
        kind = whim.choice(WHIMSICAL)
        if kind == "answer" and asked is not None:
            chosen = whim.choice(asked["choices"])["action"]
            await page.ask("answer", seat=self.seat, decision=asked["id"], action=chosen)
        elif kind == "odd":
            odd = {"seat": whim.randrange(-1, 5), "decision": whim.randrange(90), "action": whim.randrange(-1, 230)}
            await page.ask("answer", **odd)
        elif kind == "undo":
            await page.ask("undo", seat=self.seat, whole=whim.random() < 0.5)
        elif kind == "consent":
            await page.ask("consent", seat=self.seat, agree=whim.random() < 0.7)
        elif kind == "order":
            await page.ask("give-standing", seat=self.seat, kind="brace", until=whim.choice(("night", "match", "noon")))
        elif kind == "end-order":
            await page.ask("end-standing", seat=self.seat, kind="brace")
        elif kind == "stand":
            await page.ask("stand", seat=self.seat)
            await page.ask("put-bot", seat=self.seat, level="aprendiz")  # the host may
            await self.come_back()
        elif kind == "reload":
            await page.close()
            self.page = await page.browser.open(page.id, whim.choice((None, page.v)))
        else:
            await page.ask("emote", emote="gg")

    async def come_back(self) -> None:
        """Sit down again on one's own seat."""
        await self.page.ask("sit", seat=self.seat, name="Ana")

    async def live_on(self) -> None:
        """Do many things, one after the other."""
        for _ in range(WHIMS):
            if self.page.over:
                return
            await self.do_anything()

    async def play(self) -> None:
        """Be good, and answer what is asked until the match is over."""
        await self.come_back()
        page = self.page
        while not page.over:
            asked = page.asked()
            if asked is None:
                await page.next()
                continue
            first = asked["choices"][0]["action"]
            answer = await page.ask("answer", seat=self.seat, decision=asked["id"], action=first)
            done = answer.get("v", 0)
            await page.until(lambda page, v=done: page.v >= v)


def think_at_random(server: Running, whim: random.Random) -> None:
    """Bots that do anything they may, say so at times, and at times have no idea."""

    async def choose(session: Session, seat: int, level: str, **_more: Any) -> Thought:
        if whim.random() < 0.1:
            raise ThoughtFailed("no idea")
        action = whim.choice(list(session.pending[seat].actions))
        return Thought(action, ("intent-go", {"n": action}) if whim.random() < 0.3 else None, 0)

    think_for_bots(server, choose)


def stands(session: Session) -> dict[str, Any]:
    """All that can be told of a match from outside."""
    undo = [session.undoable(seat) for seat in range(session.seats)]
    return {
        "state": session.game.dump(session.state),
        "asked": {seat: (asked.id, asked.kind, list(asked.actions)) for seat, asked in session.pending.items()},
        "awaited": session.awaited(),
        "undo": [(one.reach, one.blocked_by, one.move, one.consent, one.move_consent) for one in undo],
        "intents": [list(said) for said in session.intents],
        "log": session.log(),
    }


class Truth:
    """The match as the disk tells it: what each seat could see at each version, and which stores it could know."""

    def __init__(self, table: GameTable, entries: list[EntryRow]) -> None:
        self.retold = Retold(table.game, table.row, Story())
        self.views: dict[int, dict[int | None, bytes]] = {}
        self.known: dict[int, dict[int | None, set[int]]] = {}
        known: dict[int | None, set[int]] = {seat: set() for seat in (None, *range(len(table.seating.chairs)))}
        for entry in entries:
            self.retold.add(entry)
            session = self.retold.session
            if session is None:
                continue
            state = session.state
            assert isinstance(state, WatchState)
            for seat, stores in known.items():
                stores.update(state.quay, state.spent, [] if seat is None else state.hands[seat])
            self.views[entry.version] = {seat: msgspec.json.encode(session.view(seat)) for seat in known}
            self.known[entry.version] = {seat: set(stores) for seat, stores in known.items()}


def assert_like_the_disk(table: GameTable, truth: Truth, body: bytes) -> None:
    session = truth.retold.session
    assert table.session is not None
    assert session is not None
    assert stands(table.session) == stands(session)
    assert msgspec.json.decode(body, type=Seating) == table.seating


def stores_in(data: bytes) -> set[int]:
    """Every store that a message names, as a place on the board or by its name."""
    named = {int(store) for store in re.findall(rb"store:(\d+)", data)}
    for kind, number in re.findall(rb'"store-(oil|rope|flare)"[^0-9]{1,20}(\d+)', data):
        named.add((int(number) - 1) * len(KINDS) + KINDS.index(kind.decode()))
    return named


def assert_keeps_secrets(page: Page, seat: int | None, truth: Truth) -> int:
    """Whatever came was this seat's to see; how many views that were."""
    views = 0
    for data in page.browser.received:
        message: Any = msgspec.json.decode(data)
        if not isinstance(message, dict) or message.get("t") not in ("welcome", "update"):
            continue
        version, view = message["v"], message.get("view")
        if version not in truth.known:
            continue  # before the match
        assert stores_in(data) <= truth.known[version][seat], f"seat {seat} was told too much at {version}"
        if view is not None:
            assert view["seat"] in (seat, None)
            assert view == msgspec.json.decode(truth.views[version][view["seat"]])
            views += 1
    return views


async def at_rest(table: GameTable) -> None:
    """Wait until nothing happens at the table by itself any more."""
    await until(lambda: not table.at_work and not table.driver.busy)


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_a_crew_does_memory_and_disk_agree_and_secrets_stay(serve: Serve, seed: int) -> None:
    faults = METRICS.count("errors")
    async with serve(absence=0.01, grace=0.01) as server:
        think_at_random(server, random.Random(seed))
        pages = await crew(server, bots=1, people=PEOPLE, options={"nights": 5})
        watcher = await server.browser("Wim").open(pages[0].id)
        people = [Person(page, seat, random.Random(f"{seed} {seat}")) for seat, page in enumerate(pages)]
        table = server.house.tables[watcher.id]
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*(person.live_on() for person in people))
            await at_rest(table)
            assert_like_the_disk(table, *await on_disk(server, table))
            await asyncio.gather(*(person.play() for person in people))
            await watcher.until(lambda page: page.over)
        await at_rest(table)
        truth, body = await on_disk(server, table)
        assert_like_the_disk(table, truth, body)
        assert sum(assert_keeps_secrets(one.page, one.seat, truth) for one in people) > WHIMS
        assert assert_keeps_secrets(watcher, None, truth) > 0
    assert METRICS.count("errors") == faults


async def on_disk(server: Running, table: GameTable) -> tuple[Truth, bytes]:
    """The match and the row of a table, as they are written."""
    row = await server.house.store.table(table.row.id)
    assert row is not None
    assert row.version == table.row.version
    return Truth(table, await server.house.store.entries(table.row.id)), row.body

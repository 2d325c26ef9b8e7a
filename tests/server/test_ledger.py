"""Who has used much of the event loop waits for what the others leave, and for nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import pytest

from ludoteca.server import commands
from ludoteca.server.messages import Chat
from ludoteca.server.tables import reading
from ludoteca.server.work import ledger, pulse
from ludoteca.server.work.ledger import Ledger, timed
from ludoteca.server.work.metrics import METRICS
from tests.server.conftest import Serve
from tests.server.hand import breathe, until

pytestmark = pytest.mark.anyio


class Now:
    """A clock for the ledger."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    clock = Now()
    monkeypatch.setattr(ledger, "perf_counter", clock)
    return clock


def test_with_time_enough_nobody_waits(now: Now) -> None:
    kept = Ledger(busy=0.3)
    kept.spend("here", "ana", 0.25)
    assert kept.is_light("here", "ana")


def test_when_it_is_busy_those_who_use_most_wait_and_nobody_else(now: Now) -> None:
    kept = Ledger(busy=0.3)
    kept.spend("greedy", "eve", 0.4)
    kept.spend("here", "ana", 0.01)
    assert 0.01 < kept._most < ledger.SHARE
    assert kept.is_light("here", "ana")
    assert kept.is_light("elsewhere", "")
    assert not kept.is_light("greedy", "")
    assert not kept.is_light("greedy", "someone new"), "a new cookie does not help"
    assert not kept.is_light("elsewhere", "eve"), "nor another address"
    now.at += 5
    assert kept.is_light("greedy", "eve"), "what was long ago is forgotten"


def test_the_busier_it_is_the_smaller_is_a_share_and_who_uses_little_never_waits(now: Now) -> None:
    kept = Ledger(busy=0.3)
    for number in range(30):  # each of them no more than others may, and all of them too much
        kept.spend(f"place {number}", f"player {number}", 0.02)
    kept.spend("here", "ana", 0.002)
    assert not kept.is_light("place 7", "player 7")
    assert kept.is_light("here", "ana")
    kept.spend("greedy", "eve", 100.0)
    assert kept.is_light("here", "ana")


def others_play(kept: Ledger) -> None:
    """Ten who use little."""
    for number in range(10):
        kept.spend(f"elsewhere {number}", f"rui {number}", 0.005)


async def test_those_who_wait_get_a_third_of_the_time(now: Now, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Ledger(busy=0)
    kept.spend("greedy", "eve", 1.0)
    assert kept._pause == 0, "without anybody else it is all theirs"
    others_play(kept)
    pauses: list[float] = []
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "call_later", lambda pause, _work: pauses.append(pause))
    for _ in range(2):
        kept.wait("greedy", lambda: None)
    now.at += ledger.LONGEST_PAUSE + 0.001  # what they had before they waited counts, and is paid by then
    monkeypatch.setattr(ledger, "AT_ONCE", 1)
    kept._go_on()
    assert len(kept._line["greedy"]) == 1
    kept.spend("greedy", "eve", 0.05)  # what was let through was dear
    now.at += 0.05
    kept._go_on()
    assert len(kept._line["greedy"]) == 1
    assert kept._pause == pytest.approx(ledger.PATIENCE * 0.05 - 0.05)
    kept._busy = 1.0
    done: list[str] = []
    kept.wait("here", lambda: done.append("ana"))  # a turn of the loop was long
    kept._go_on()
    assert done == ["ana"], "what others owe is not theirs to wait for"
    kept._busy = 0.0
    now.at += kept._pause + 0.001
    kept._go_on()
    assert not kept._line


async def test_where_there_is_nobody_else_the_line_has_no_rest(now: Now, monkeypatch: pytest.MonkeyPatch) -> None:
    """A school that plays behind one address uses much, and waited between its own answers for nobody."""
    kept = Ledger(busy=0.3)
    loop = asyncio.get_running_loop()
    rests: list[float] = []
    monkeypatch.setattr(loop, "call_later", lambda rest, _work: rests.append(rest))
    for _ in range(20):
        kept.spend("school", "bia", 0.04)  # before it was busy, too
    assert not kept.is_light("school", "bia")
    done: list[int] = []
    for number in range(50):
        kept.wait("school", partial(done.append, number))
    await breathe()
    await until(lambda: len(done) == 50)
    assert not rests
    others_play(kept)
    kept.wait("school", partial(done.append, 50))
    assert rests == [ledger.REST], "somebody else has their turn"


async def test_who_always_wants_one_more_thing_gets_a_third_of_the_time_too(
    now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When nobody waits for a moment, because what was wanted is being done, what that costs is not forgotten."""
    kept = Ledger(busy=0)
    pauses: list[float] = []
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", lambda pause, _work: pauses.append(pause))
    others_play(kept)
    kept.spend("greedy", "eve", 0.05)
    kept.wait("greedy", lambda: None)
    assert kept._pause == pytest.approx(ledger.PATIENCE * 0.05)
    kept._go_on()
    assert kept._line
    now.at += 0.101
    kept._go_on()
    assert not kept._line
    kept.spend("greedy", "eve", 60.0)
    kept.wait("greedy", lambda: None)
    assert kept._pause == pytest.approx(ledger.LONGEST_PAUSE), "nobody is shut out for long"


async def test_dear_things_of_those_who_use_much_are_done_one_at_a_time(now: Now) -> None:
    """Twenty tables that each look ahead for a few milliseconds in one turn of the loop make it late by all of them."""
    kept = Ledger(busy=0)
    turns: list[int] = []
    turn = 0

    def look() -> None:
        turns.append(turn)
        now.at += 0.002

    for number in range(4):
        kept.spend(f"greedy {number}", f"eve {number}", 0.5)
    waiting = [asyncio.create_task(kept.do(f"greedy {number}", f"eve {number}", look)) for number in range(4)]
    await kept.do("here", "ana", look)
    assert turns == [0], "who has used little does not wait"
    while not all(one.done() for one in waiting):
        await asyncio.sleep(0)
        turn += 1
    assert len(set(turns)) == 5
    with pytest.raises(ZeroDivisionError):
        await kept.do("greedy 1", "eve 1", lambda: 1 / 0)


async def test_what_may_take_long_begins_in_a_turn_that_has_room(now: Now) -> None:
    """Twenty tables that each show a move in one turn of the loop make it late by all of them, though nobody has used
    much and nothing is busy."""
    kept = Ledger(busy=1)
    begun: list[tuple[int, str]] = []
    turn = 0

    async def look(who: str) -> None:
        def view() -> None:
            begun.append((turn, who))
            now.at += 0.003

        await timed(kept.do(who, f"of {who}", view), partial(kept.spend, who, f"of {who}"))

    people = [f"someone {number}" for number in range(6)]
    for number, who in enumerate(people):
        kept.spend(who, "", 0.015 + number / 1000)
    await breathe()
    tasks = [asyncio.create_task(look(who)) for who in reversed(people)]
    tasks += [asyncio.create_task(look(who)) for who in ("new", "newer")]
    while not all(task.done() for task in tasks):
        await asyncio.sleep(0)
        turn += 1
    first = people[-1]  # there was room
    assert begun[:2] == [(0, first), (0, "new")], "one who has used nothing waits for none of them"
    assert [who for _, who in begun[2:]] == ["newer", *people[:-1]], "whoever has used least first"
    assert len({turn for turn, _ in begun[2:]}) == len(people), "one in each turn"


async def test_whoever_waits_for_room_may_go(now: Now) -> None:
    kept = Ledger(busy=1)

    async def come(who: str) -> None:
        kept.spend(who, "", 0.02)
        await kept.room(who, "")

    waiting, next_one = asyncio.create_task(come("eve")), asyncio.create_task(come("ana"))
    await asyncio.sleep(0)
    assert len(kept._later) == 2
    waiting.cancel()
    await asyncio.wait_for(next_one, 5)
    assert not kept._later


async def test_what_is_called_off_while_it_waits_is_not_done() -> None:
    kept = Ledger(busy=0)
    done: list[str] = []
    kept.spend("greedy", "eve", 0.1)
    waiting = asyncio.create_task(kept.do("greedy", "eve", lambda: done.append("never")))
    await asyncio.sleep(0)  # it stands in the line
    assert kept._line
    waiting.cancel()
    await kept.do("greedy", "eve", lambda: done.append("next"))
    assert done == ["next"]


async def test_a_wave_is_spread_over_turns_of_the_loop() -> None:
    kept = Ledger(busy=0.9)
    assert kept.is_light("here", "")
    kept.spend("here", "", 0.005)
    assert not kept.is_light("here", ""), "the turn has been long enough"
    assert not kept.is_light("elsewhere", ""), "and they are of the same wave, for all that we know"
    assert kept.is_light("elsewhere", "ana"), "but somebody who plays is heard"
    await breathe()
    assert kept.is_light("here", "")


def test_the_ledger_knows_only_so_many(now: Now, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "MOST_KNOWN", 10)
    kept = Ledger(busy=0)
    for number in range(100):
        kept.spend(f"place {number}", "eve", 0.1)
    assert len(kept._of) == 10
    assert not kept.is_light("new", "eve"), "whoever is seen again and again is not forgotten"


async def test_places_that_wait_take_turns() -> None:
    kept = Ledger(busy=0)
    done: list[str] = []
    for work in ("a1", "a2", "a3", "b1", "c1"):
        kept.wait(work[0], lambda work=work: done.append(work))  # type: ignore[misc]
    assert not done
    await until(lambda: len(done) == 5)
    assert done == ["a1", "b1", "c1", "a2", "a3"]


async def test_of_those_who_wait_whoever_has_used_least_is_first(now: Now) -> None:
    """Who plays fast while others attack may be taken for one of them, and must not wait for all of them."""
    kept = Ledger(busy=0)
    done: list[str] = []
    kept.spend("greedy", "eve", 1.0)
    kept.spend("fast", "ana", 0.01)
    for place in ("greedy", "greedy", "fast", "fast", "new"):
        kept.wait(place, partial(done.append, place))
    now.at += 0.5  # time makes no difference between them
    kept._take(kept._first())()
    kept._take(kept._first())()
    assert done == ["new", "fast"]
    kept.spend("fast", "ana", 2.0)  # while they waited
    for _ in range(3):
        kept._take(kept._first())()
    assert done[2:] == ["greedy", "greedy", "fast"]
    assert not kept._line
    assert not kept._next


async def test_a_thing_that_fails_does_not_stop_those_behind_it() -> None:
    kept = Ledger(busy=0)
    done: list[str] = []
    loop = asyncio.get_running_loop()
    told: list[Any] = []
    loop.set_exception_handler(lambda _loop, context: told.append(context))
    kept.wait("a", lambda: 1 / 0)
    kept.wait("b", lambda: done.append("b"))
    await until(lambda: done)
    loop.set_exception_handler(None)
    assert len(told) == 1


async def test_work_is_timed_and_waiting_is_not(now: Now) -> None:
    spent: list[float] = []
    gate = asyncio.Event()

    async def work() -> str:
        now.at += 1
        await gate.wait()
        now.at += 2
        return "done"

    task = asyncio.create_task(_awaited(work, spent.append))
    await breathe()
    now.at += 50  # somebody else's
    gate.set()
    assert await task == "done"
    assert sum(spent) == 3


async def test_what_is_called_off_is_called_off_inside(now: Now) -> None:
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            ended.append("inside")

    task = asyncio.create_task(_awaited(work, lambda _seconds: None))
    await breathe()
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
    assert task.cancelled()
    assert ended == ["inside"]


async def _awaited(work: Callable[[], Awaitable[Any]], spend: Callable[[float], None]) -> Any:
    return await timed(work(), spend)


async def test_those_who_wait_are_answered_in_their_order(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone waits for everything here: requests, handshakes, messages; and it all comes to its end."""
    monkeypatch.setattr(ledger, "LEAST", 0.0)
    monkeypatch.setattr(ledger, "SHARE", 0.0)
    async with serve(busy=-1.0) as server:
        ana = server.browser()
        page = await ana.open(await ana.create())
        sent = [await page.send("chat", text=f"{number}") for number in range(20)]
        for one in sent:
            await page.take("ack", id=one)
        await page.until(lambda page: len(page.chat) == 20)
        assert [said["text"] for said in page.chat] == [str(number) for number in range(20)]
        large = {"game": "king-of-tokyo", "name": "Ana", "seats": 2, "options": {"x": "y" * 60_000}}
        assert (await ana.post("/api/tables", large)).status_code == 400
        page = await ana.open(await ana.create(seats=2, start=True, bots=["aprendiz"]))
        await page.play(5)


async def test_a_player_who_uses_much_waits_and_the_others_do_not(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "LEAST", 50.0)  # both are at one place here, which has not used that much
    async with serve(busy=0.3) as server:
        ana, eve = server.browser(), server.browser("Eve")
        table = await ana.create()
        page, greedy = await ana.open(table), await eve.open(table)
        player = next(link.player for link in server.house.tables[table].links if not link.seats)
        kept = server.house.limits.ledger
        held: list[Callable[[], object]] = []
        monkeypatch.setattr(kept, "wait", lambda _place, work: held.append(work))
        kept.spend("", player, 1000.0)
        waiting = await greedy.send("chat", text="me first")
        await until(lambda: held)
        await page.do("chat", text="oi")
        await page.until(lambda page: len(page.chat) == 1)
        assert page.chat[0]["text"] == "oi"
        entering = asyncio.create_task(eve.open(table))
        await until(lambda: len(held) > 1)
        assert not entering.done(), "nor do they come in before their turn"
        entering.cancel()
        while held:
            held.pop(0)()
        await greedy.take("ack", id=waiting)
        kept._of.clear()  # else nobody would hear that they go


async def test_a_handshake_does_not_wait_again_after_its_request(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a long turn of the loop nobody is heard who is not known yet, and a new socket is not."""
    async with serve() as server:
        ana = server.browser()
        table = await ana.create()
        monkeypatch.setattr(server.house.limits.ledger, "is_light", lambda place, _player: bool(place))
        page = await ana.open(table)
        await page.do("chat", text="oi")


async def test_work_is_written_down_for_whoever_wants_it(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve() as server:
        kept = server.house.limits.ledger
        ana = server.browser()
        page = await ana.open(await ana.create(seats=2, start=True, bots=["aprendiz"]))
        player = server.house.tables[page.id].seating.host
        before = kept._of[player].share
        assert 0 < before <= kept._of["127.0.0.1"].share
        spent: list[tuple[str, str]] = []
        spend = kept.spend

        def noted(place: str, player: str, seconds: float) -> None:
            spent.append((place, player))
            spend(place, player, seconds)

        monkeypatch.setattr(kept, "spend", noted)
        await page.play(3)
        assert ("127.0.0.1", player) in spent
        spent.clear()
        await (await page.socket.ping())
        assert ("127.0.0.1", player) in spent, "what is read, although it is no message"
        table = server.house.tables[page.id]
        link = next(iter(table.links))
        spent.clear()
        table.receive(link, Chat("by hand", "oi"))
        await page.until(lambda page: len(page.chat) == 1)
        assert ("127.0.0.1", player) in spent, "what is done at the table, after its message was read"


async def test_a_table_is_read_at_the_cost_of_whoever_opens_it(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that happened at a table is done again to open it: who opens many of them waits for the others meanwhile."""
    monkeypatch.setattr(reading, "BREATH", 0.0)
    async with serve() as server:
        ana, rui = server.browser(), server.browser("Rui")
        page = await ana.open(await ana.create(seats=2, start=True, bots=["aprendiz"]))
        await page.play(5)
        table = server.house.tables.pop(page.id)
        await page.close()
        await table.close()
        turns: list[tuple[str, str]] = []

        async def turn(place: str, player: str) -> None:
            turns.append((place, player))

        monkeypatch.setattr(server.house.limits.ledger, "turn", turn)
        await rui.open(page.id)
        [player] = {link.player for link in server.house.tables[page.id].links}
        assert turns.count(("127.0.0.1", player)) > 5, "before each thing that had happened there"


async def test_views_are_made_when_it_is_the_turn_of_whoever_caused_them(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What each choice leads to is played through for a view: of twenty tables at once, that made the loop late."""
    async with serve() as server:
        kept = server.house.limits.ledger
        page = await server.browser().open(await server.browsers[0].create(seats=2, start=True, bots=["aprendiz"]))
        table = server.house.tables[page.id]
        asked: set[tuple[str, str]] = set()
        ranks: list[float] = []
        do, write = kept.do, server.house.store.write

        async def noted(place: str, player: str, work: Callable[[], object]) -> None:
            asked.add((place, player))
            await do(place, player, work)

        async def ranked(what: Any, place: str = "", rank: float = -1e9) -> None:
            ranks.append(rank if place == "127.0.0.1" else -1e9)
            await write(what, place, rank)

        monkeypatch.setattr(kept, "do", noted)
        monkeypatch.setattr(server.house.store, "write", ranked)
        await page.play(4)
        assert asked == {("127.0.0.1", table.seating.host)}, "what bots do is done for those who look at it"
        assert min(ranks) > -1e9, "and who has used most writes last"


async def test_of_those_who_wait_what_was_long_ago_counts_for_little(now: Now) -> None:
    kept = Ledger(busy=0)
    done: list[str] = []
    kept.spend("long ago", "ana", 1.0)
    now.at += 5.0
    kept.spend("lately", "eve", 0.1)
    for place in ("lately", "long ago"):
        kept.wait(place, partial(done.append, place))
    kept._take(kept._first())()
    assert done == ["long ago"]


async def test_a_connection_that_wants_nothing_is_written_down_too(serve: Serve) -> None:
    async with serve() as server:
        kept = server.house.limits.ledger
        assert "127.0.0.1" not in kept._of
        _, writer = await asyncio.open_connection("127.0.0.1", urlsplit(server.base).port)
        await until(lambda: "127.0.0.1" in kept._of)
        writer.close()


async def test_how_late_the_loop_is_is_measured(now: Now, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    def looks(bound: str) -> float:
        return METRICS.registry.get_sample_value("ludoteca_loop_delay_seconds_bucket", {"le": bound}) or 0.0

    monkeypatch.setattr(pulse, "perf_counter", now)
    async with serve():
        begun = looks("+Inf")
        await until(lambda: looks("+Inf") > begun)  # by this clock no time has passed, and the next look is under way
        late = looks("+Inf") - looks("0.05")
        now.at += 0.15  # the loop was at something else
        await until(lambda: looks("+Inf") - looks("0.05") > late)


def test_nobody_waits_long_for_the_interpreter(capsys: pytest.CaptureFixture[str]) -> None:
    """Neither while it looks for what was left behind, nor while another thread has it."""
    before, interval = gc.get_threshold(), sys.getswitchinterval()
    try:
        commands._Announcer("127.0.0.1", browse=False)(4242)
        assert "http://127.0.0.1:4242/" in capsys.readouterr().out
        assert sys.getswitchinterval() <= 0.00002
        fresh, more, whole = gc.get_threshold()
        assert fresh * (more + 1) <= 2_000, "to look through ten thousand takes six milliseconds"
        assert whole >= 10_000, "looks at new things before one at everything, which takes a tenth of a second"
        assert gc.get_freeze_count() > 100_000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
        sys.setswitchinterval(interval)


async def test_behind_a_proxy_nobody_waits_for_the_others_who_come_through_it(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "LEAST", 0.0)
    monkeypatch.setattr(ledger, "SHARE", 0.0)
    async with serve(busy=-1.0, behind_proxy=True) as server:
        places: set[str] = set()
        wait = server.house.limits.ledger.wait

        def noted(place: str, work: Callable[[], object]) -> None:
            places.add(place)
            wait(place, work)

        monkeypatch.setattr(server.house.limits.ledger, "wait", noted)
        ana = server.browser()
        ana.http.headers["X-Forwarded-For"] = "192.0.2.1"
        for _ in range(2):
            assert (await ana.get("/api/lobby")).status_code == 200
        assert places == {"192.0.2.1"}

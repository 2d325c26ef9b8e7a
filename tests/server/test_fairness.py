"""Less time than work: who is next, who sleeps, and who may set how much going."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Mapping
from concurrent.futures import Future
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from ludoteca.kernel.session import Session
from ludoteca.server.bodies import Idea, Verdict
from ludoteca.server.messages import Word
from ludoteca.server.refusals import TooOften
from ludoteca.server.tables.links import Link
from ludoteca.server.work.analysis import MOST_IN_LINE, Analyst
from ludoteca.server.work.fairness import PEOPLE, UNSEEN, Claim, Share, Sluice, Turns, in_turns
from ludoteca.server.work.following import Followed
from ludoteca.server.work.thinking import Thinkers, Thought, Worker
from tests.server.conftest import EASY, Running, Serve, think_for_bots
from tests.server.hand import BREATHS, HandClock, breathe, until

pytestmark = pytest.mark.anyio


async def order_of(claims: list[Claim]) -> list[Claim]:
    """The order in which those who wait at a busy worker get their turn."""
    turns = Turns()
    await turns.take(Claim())
    done: list[Claim] = []

    async def work(claim: Claim) -> None:
        await turns.take(claim)
        done.append(claim)
        turns.give()

    tasks = [asyncio.create_task(work(claim)) for claim in claims]
    await breathe()
    turns.give()
    await asyncio.gather(*tasks)
    assert not turns.busy
    return done


async def test_places_take_turns_and_people_come_first() -> None:
    greedy = [Claim(PEOPLE, "greedy", f"t{number}") for number in range(5)]
    honest = Claim(PEOPLE, "honest", "mine")
    unseen = Claim(UNSEEN, "honest", "later")
    assert await order_of([unseen, *greedy, honest]) == [greedy[0], honest, *greedy[1:], unseen]


async def test_the_tables_of_one_place_take_turns() -> None:
    first, second = Claim(PEOPLE, "here", "first"), Claim(PEOPLE, "here", "second")
    assert await order_of([first, first, first, second]) == [first, second, first, first]


async def test_whoever_goes_leaves_the_queue() -> None:
    turns = Turns()
    await turns.take(Claim())
    gone = asyncio.create_task(turns.take(Claim(PEOPLE, "gone")))
    stays = asyncio.create_task(turns.take(Claim(PEOPLE, "stays")))
    await breathe()
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    turns.give()
    await stays
    late = asyncio.create_task(turns.take(Claim(PEOPLE, "late")))
    await breathe()
    turns.give()  # it is late's turn now …
    late.cancel()  # … and late has gone
    await asyncio.gather(late, return_exceptions=True)
    assert not turns.busy


async def test_a_crowd_goes_through_a_little_at_a_time() -> None:
    sluice = Sluice(10)
    through: list[int] = []

    async def go(number: int) -> None:
        await sluice.through()
        through.append(number)

    tasks = [asyncio.create_task(go(number)) for number in range(100)]
    await breathe()
    tasks[50].cancel()
    steps = [0]
    while len(through) < 99:
        steps.append(len(through))
        await breathe()
    assert max(after - before for before, after in pairwise(steps)) <= 2 * 10, "a breath is two turns of the loop"
    assert through == [number for number in range(100) if number != 50], "in the order in which they came"


async def test_what_needs_nobody_to_wake_goes_through_too() -> None:
    sluice = Sluice(10)
    done: list[int] = []
    for number in range(25):
        sluice.do(partial(done.append, number))
    assert done == [*range(10)], "at once, as far as there is room"
    await asyncio.sleep(0)
    assert done == [*range(20)]
    await asyncio.sleep(0)
    assert done == [*range(25)]


def test_a_share_that_is_used_up_makes_wait() -> None:
    share = Share(0.5, 0.1)
    assert share.wait() == 0.0
    share.spend(0.6)
    assert 0.8 < share.wait() <= 1.0


def test_those_who_wait_for_a_share_do_not_all_come_back_at_once() -> None:
    share = Share(0.5, 0.0)
    for _ in range(100):
        share.wait()
        share.spend(0.01)
    waits = [share.wait() for _ in range(100)]
    assert waits == sorted(waits)
    steps = [after - before for before, after in pairwise(waits)]
    assert min(steps) > 0.01, "a piece of work takes so long, and the others have half of the time"


def counted(server: Running) -> list[str]:
    """Let bots give their first answer at once; the list grows with each of their thoughts."""
    thoughts: list[str] = []

    async def choose(session: Session, seat: int, level: str, **_more: Any) -> Thought:
        thoughts.append(level)
        return Thought(session.pending[seat].actions[0], None, 0)

    think_for_bots(server, choose)
    return thoughts


async def test_bots_that_nobody_watches_sleep_and_wake_when_someone_comes(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        thoughts = counted(server)
        ana = server.browser()
        table = await ana.create(seats=2, start=True, bots=["mestre"])
        while 1 not in pending(server, table):  # until one where the bot begins
            table = await ana.create(seats=2, start=True, bots=["mestre"])
        await hand.advance(30)
        assert not thoughts
        await hand.advance(200)
        assert table not in server.house.tables  # nor does it stay in memory
        page = await ana.open(table)
        await hand.while_waiting(page.until(lambda seen: seen.asked() is not None))
        assert thoughts
        await page.answer()
        await server.gone(page)
        await hand.advance(10)
        seen = len(thoughts)
        await hand.advance(100)
        assert len(thoughts) == seen


def pending(server: Running, table: str) -> Mapping[int, Any]:
    """The questions of a match in memory."""
    session = server.house.tables[table].session
    assert session is not None
    return session.pending


async def test_bots_think_in_the_name_of_those_who_play(serve: Serve) -> None:
    """Whoever looks on at a table, and lets a thousand bots of their own think, makes nobody there wait."""
    async with serve() as server:
        counted(server)
        ana = server.browser()
        table_id = await ana.create(seats=2, start=True, bots=["mestre"])
        table = server.house.tables[table_id]
        assert table.claim == Claim(UNSEEN, "", table_id)
        settings = server.house.settings
        for number in range(50):
            table.join(Link(f"stranger-{number}", "", settings, "normal", "elsewhere"), None)
        assert table.claim == Claim(PEOPLE, "elsewhere", table_id)
        await ana.open(table_id)
        assert table.claim == Claim(PEOPLE, "127.0.0.1", table_id)


async def test_a_look_at_a_match_waits_for_those_of_the_same_place_alone(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        analyst = Analyst(server.house)
        claims: list[Claim] = []
        go_on = asyncio.Event()

        async def record(*_given: object) -> bytes:
            return b""

        async def run(claim: Claim, *_given: object) -> Any:
            claims.append(claim)
            if claim.place == "greedy":
                await go_on.wait()
            return Verdict(0, Idea(Word("a"), 0.5), Idea(Word("b"), 0.5))

        monkeypatch.setattr(analyst, "_record", record)
        monkeypatch.setattr(server.house.thinkers, "run", run)
        greedy = [
            asyncio.create_task(analyst.verdict(f"t{number}", 1, f"player-{number}", "greedy")) for number in range(50)
        ]
        await breathe()
        await analyst.verdict("mine", 1, "ana", "honest")
        assert claims == [Claim(PEOPLE, "greedy", "t0"), Claim(PEOPLE, "honest", "mine")]
        go_on.set()
        told = await asyncio.gather(*greedy, return_exceptions=True)
        assert [isinstance(one, TooOften) for one in told].count(False) == MOST_IN_LINE


async def test_a_player_has_only_so_many_matches_running(serve: Serve) -> None:
    async with serve(most_running=2) as server:
        ana, rui = server.browser(), server.browser("Rui")
        for _ in range(2):
            await ana.create(seats=2, start=True, bots=["aprendiz"])
        new = {"game": "king-of-tokyo", "name": "Ana", "seats": 2, "bots": ["aprendiz"]}
        refused = await ana.post("/api/tables", {**new, "start": True})
        assert refused.json()["words"]["key"] == "refuse-too-many-running"
        page = await ana.open(await ana.create(seats=2, bots=["aprendiz"]))
        assert await page.refused("start", fill="aprendiz") == "refuse-too-many-running"
        await rui.create(seats=2, start=True, bots=["aprendiz"])


async def test_a_hint_goes_with_whoever_asked_for_it(serve: Serve) -> None:
    async with serve() as server:
        asked, called_off = asyncio.Event(), asyncio.Event()

        async def choose(_session: Session, _seat: int, _level: str, **_more: Any) -> Thought:
            asked.set()
            try:
                await asyncio.get_running_loop().create_future()
            except asyncio.CancelledError:
                called_off.set()
                raise
            raise AssertionError

        ana, rui = server.browser(), server.browser("Rui")
        table = await ana.create(seats=2)
        first, second = await ana.open(table), await rui.open(table)
        await second.do("sit", seat=1, name="Rui")
        await first.do("start", fill="aprendiz")
        think_for_bots(server, choose)
        server.house.tables[table].thinkers = server.house.thinkers
        await first.until(lambda page: bool(page.view))
        await second.until(lambda page: bool(page.view))
        mover = first if first.asked() is not None else second
        await mover.send("hint", seat=mover.seats[0])
        await asyncio.wait_for(asked.wait(), 30)
        assert await mover.refused("hint", seat=mover.seats[0]) == "refuse-too-often"
        await mover.close()
        await asyncio.wait_for(called_off.wait(), 30)


@pytest.mark.parametrize(("game", "seats"), [("king-of-tokyo", 2), ("rush-out", 3)])
async def test_hints_are_limited_for_a_player_over_all_sockets(serve: Serve, game: str, seats: int) -> None:
    async with serve(rates=dataclasses.replace(EASY, hints=(0, 2))) as server:
        ana = server.browser()
        table = await ana.create(seats, game, start=True, bots=["aprendiz"] * (seats - 1))
        pages = [await ana.open(table) for _ in range(3)]
        await pages[0].until(lambda page: page.view is not None and (game == "rush-out" or page.asked() is not None))
        answers = [await page.ask("hint", seat=0) for page in pages]
        assert [answer["t"] for answer in answers] == ["hint", "hint", "refused"]
        assert answers[-1]["words"]["key"] == "refuse-too-often"


class Bench(Worker):
    """A worker that notes what it shall do, and does it when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[Future[Any]] = []

    def open(self) -> Any:
        return self

    def submit(self, *_work: Any) -> Future[Any]:
        done: Future[Any] = Future()
        self.begun.append(done)
        return done


async def test_long_looks_at_finished_matches_leave_a_worker_to_those_who_play() -> None:
    """To show a match of fifty thousand moves takes a quarter of a minute, and one may ask for it as each of its seats
    has seen it: bots at other tables must not wait for that."""
    workers = [Bench(), Bench()]
    thinkers = Thinkers(lent=workers)
    looks = [asyncio.create_task(thinkers.look(Claim(PEOPLE, place, "t"), len, "")) for place in ("a", "a", "b")]
    await until(lambda: any(worker.begun for worker in workers))
    busy = next(number for number, worker in enumerate(workers) if worker.begun)
    session: Any = object()
    thinkers._followed[id(session)] = Followed(session, busy)
    thoughts = [asyncio.create_task(thinkers.run(Claim(PEOPLE, place, "u"), len, "")) for place in ("c", "d")]
    for _ in range(BREATHS):
        await breathe()
    assert [len(worker.begun) for worker in workers] == [1, 1]
    assert thinkers._follow(session).worker == 1 - busy, "whom it has followed is busy for long"
    for _ in range(5):
        await until(lambda: any(not done.done() for worker in workers for done in worker.begun))
        next(done for worker in workers for done in worker.begun if not done.done()).set_result(0)
        assert sum(not done.done() for done in workers[busy].begun) <= 1
    assert await asyncio.gather(*looks, *thoughts) == [0] * 5


def test_in_a_list_with_room_for_a_few_everyone_has_some() -> None:
    things = ["eve 1", "eve 2", "eve 3", "ana 1", "eve 4", "rui 1"]
    assert in_turns(things, lambda one: one.split()[:1], 2) == ["eve 1", "eve 2", "ana 1", "rui 1", "eve 3", "eve 4"]
    assert in_turns(things, lambda _: [""], 1) == things, "what is nobody's is of no one owner"


@pytest.mark.parametrize("cookies", [1, 12], ids=["one player", "many players from one place"])
async def test_who_makes_many_tables_pushes_nobody_elses_out_of_the_lobby(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, cookies: int
) -> None:
    monkeypatch.setattr("ludoteca.server.tables.house.SHOWN", 8)
    async with serve(behind_proxy=True) as server:
        ana = server.browser("Ana")
        ana.http.headers["X-Forwarded-For"] = "203.0.113.7"
        hers = await ana.create()
        eves = [server.browser("Eve") for _ in range(cookies)]
        for number in range(12):
            eve = eves[number % cookies]
            eve.http.headers["X-Forwarded-For"] = "198.51.100.9"
            await eve.create()
        shown = [table["id"] for table in (await server.browser().json("/api/lobby"))["open"]]
    assert len(shown) == 8, "where there is room, all that there is"
    assert hers in shown

"""Live matches at a served table: the server's order and its clock are the truth, and only what changes is sent."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from ludoteca.kernel.fair import Fair
from ludoteca.kernel.game import Game
from ludoteca.kernel.record import Record
from ludoteca.kernel.registry import game as game_of
from ludoteca.kernel.session import Session
from ludoteca.server.settings import Rates
from ludoteca.server.sight.deltas import patched
from ludoteca.server.tables import match
from ludoteca.server.tables.links import MANY_WAITING
from ludoteca.server.work.metrics import METRICS
from tests.server.browser import Page
from tests.server.conftest import EASY, Running, Serve
from tests.server.hand import HandClock, breathe, until

pytestmark = pytest.mark.anyio

ROLL = 0
COOL_DOWN = 800


async def keepers(server: Running, people: int = 2, **more: Any) -> list[Page]:
    """People on the coast of Signal Fires, in a running match, each with a page."""
    browsers = [server.browser(f"Keeper {seat}") for seat in range(people)]
    table = await browsers[0].create(game="signal-fires", **{"seats": people, **more})
    pages = [await browser.open(table) for browser in browsers]
    for seat, page in enumerate(pages[1:], 1):
        await page.do("sit", seat=seat, name=f"Keeper {seat}")
    await pages[0].until(lambda page: all(place["kind"] != "open" for place in page.table["seats"]))
    await pages[0].do("start")
    for page in pages:
        await page.until(lambda page: page.view is not None)
    return pages


@pytest.fixture
def thrown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches begin with these dice on the table."""

    def start(game: Game, seats: int, options: dict[str, Any], seed: str, contributions: str) -> Session:
        dice = [[1, 2], [1, 3], [1, 4]][:seats]
        return game.start_at({"dice": dice, **options}, chance=Fair(seed, contributions))

    monkeypatch.setattr(match, "start", start)


def state_of(server: Running, page: Page) -> Any:
    """The true match, in memory."""
    session = server.house.tables[page.id].session
    assert session is not None
    return session.state


async def entries_of(server: Running, page: Page, *kinds: str) -> list[Any]:
    entries = await server.house.store.entries(page.id)
    return [msgspec.json.decode(entry.body) for entry in entries if entry.kind in kinds]


# -- time ------------------------------------------------------------------------------------------------------


async def test_time_passes_to_the_end_while_someone_plays(serve: Serve, hand: HandClock) -> None:
    async with serve(idle=0.1, time=hand) as server:
        ana = server.browser()
        table = await ana.create(seats=1, game="signal-fires", options={"seconds": 3}, start=True)
        page = await ana.open(table)
        assert page.table["pause"] == {"paused": False, "needed": [0]}
        await page.act(ROLL)
        v, board, now = page.v, page.board, page.now
        await hand.advance(0.3)
        await server.gone(page)
        await hand.advance_until(lambda: table not in server.house.tables)
        back = await ana.open(table, v=v)
        assert (back.v, back.board, back.now) == (v, board, now)  # nobody played, so no time has passed
        await hand.while_waiting(back.until(lambda page: page.over))
        record = Record.from_bytes((await ana.get(f"/api/tables/{table}/record")).content)
        record.verify()
        ticks = [what for who, what in record.log if who == "tick" and isinstance(what, int)]
        assert 3000 <= sum(ticks) < 4000
        assert len(ticks) <= 2  # before the roll, and the one that brought the dawn


async def test_a_table_in_the_middle_of_something_does_not_leave_memory(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        table = await server.house.table(await ana.create(seats=1, game="signal-fires"))
        disk = asyncio.Event()

        async def slow() -> None:
            await disk.wait()

        much_later = server.house.time.now() + 1e6
        assert table.is_idle(much_later)
        table.do(slow)
        await breathe()
        assert not table.is_idle(much_later)
        disk.set()
        await until(lambda: table.is_idle(much_later))


async def test_time_alone_writes_and_sends_nothing(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        (page,) = await keepers(server, 1)
        await page.act(ROLL)
        await hand.advance(0.9)
        assert len(await server.house.store.entries(page.id)) == 2
        received = len(page.browser.received)
        assert (await page.ask("answer", seat=0, decision=0, action=ROLL))["t"] == "ack"
        assert len(page.browser.received) <= received + 2  # the acknowledgement, and what it did
        bodies = await entries_of(server, page, "answer")
        assert bodies[1]["ms"] in (899, 900)  # all the time since, in one number
        again = await page.browser.open(page.id)
        assert again.now == bodies[1]["ms"]


async def test_a_refusal_knows_the_time_to_the_millisecond(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        (page,) = await keepers(server, 1)
        await page.act(ROLL)
        await hand.advance(0.25)
        answer = await page.ask("answer", seat=0, decision=0, action=ROLL)
        assert (answer["t"], answer["words"]["key"], answer["rule"]) == ("refused", "refuse-hot", "SF-R3")
        assert answer["words"]["params"]["ms"] == COOL_DOWN - 250
        assert state_of(server, page).heat == [COOL_DOWN]  # the refused one left no trace, not even of time
        await hand.advance(0.75)
        await page.act(ROLL)
        bodies = await entries_of(server, page, "answer")
        assert bodies[1]["ms"] == 1000


async def test_it_counts_when_an_input_came_and_not_when_we_got_to_it(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve(time=hand) as server:
        (page,) = await keepers(server, 1)
        await page.act(ROLL)
        table = server.house.tables[page.id]
        disk = asyncio.Event()
        write = server.house.store.write

        async def slow(what: Any, *whose: Any) -> None:
            await disk.wait()
            await write(what, *whose)

        monkeypatch.setattr(server.house.store, "write", slow)
        await page.send("chat", text="oi")  # keeps the table busy for longer than the dice are hot
        await hand.jump(0.1)
        early = await page.send("answer", seat=0, decision=0, action=ROLL)
        await until(lambda: table.waiting == 1)
        await hand.jump(1)
        disk.set()
        refused = await page.take("refused", id=early)
        assert refused["words"]["key"] == "refuse-hot"
        assert refused["words"]["params"]["ms"] == COOL_DOWN - 100


async def test_what_a_client_says_about_time_is_not_heard(serve: Serve) -> None:
    async with serve() as server:
        (page,) = await keepers(server, 1)
        before = page.now
        for lie in ({"at": 0, "now": 10**9}, {"at": -1, "now": -1}, {"at": "later", "ms": 20_000}):
            answer = await page.ask("answer", seat=0, decision=77, action=ROLL, **lie)
            assert answer["t"] == "ack" or answer["words"]["key"] == "refuse-hot"
        await page.until(lambda page: page.v >= 3)
        assert before <= page.now < before + 15_000
        assert sum(body.get("ms", 0) for body in await entries_of(server, page, "answer", "tick")) < 15_000


async def test_only_who_plays_makes_time_pass(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        (page,) = await keepers(server, 1)
        watcher = await server.browser("Wim").open(page.id)
        assert not watcher.table["pause"]["paused"]
        await page.close()
        await watcher.until(lambda page: page.table["pause"]["paused"])
        now = watcher.now
        await hand.advance(30)
        again = await watcher.browser.open(page.id)
        assert again.now == now
        assert again.table["pause"] == {"paused": True, "why": "away"}


async def test_bots_alone_play_for_whoever_watches(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        ana = server.browser()
        page = await ana.open(await ana.create(seats=2, game="signal-fires", bots=["mestre"]))
        await page.do("clear", seat=0)
        await page.do("put-bot", seat=0, level="mestre")
        await page.do("start")
        await hand.while_waiting(
            page.until(
                lambda page: page.view is not None and -1 not in [d for dice in page.board["dice"] for d in dice]
            )
        )
        await server.gone(page)
        await hand.rest()
        before = state_of(server, page).copy()
        await hand.advance(30)
        after = state_of(server, page)
        assert (after.dice, after.lit) == (before.dice, before.lit)


# -- order -----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("thrown")
async def test_who_is_faster_has_it(serve: Serve) -> None:
    async with serve() as server:
        first, second = await keepers(server, 2)
        sent = [await page.send("answer", seat=page.seats[0], decision=0, action=1) for page in (first, second)]
        found = [await page.ask("hint", seat=page.seats[0]) for page in (first, second)]
        assert all(hint["t"] == "hint" for hint in found)
        results = [
            next(message for message in page.stored if message.get("id") == command)
            for page, command in zip((first, second), sent, strict=True)
        ]
        assert sorted(result["t"] for result in results) == ["ack", "refused"]
        late = next(result for result in results if result["t"] == "refused")
        assert late["words"]["key"] == "refuse-already-lit"
        assert late["rule"] == "SF-R4"
        for page in (first, second):
            await page.until(lambda page: page.v == 4)
        assert first.board["lit"] == second.board["lit"]
        assert sum(keeper != -1 for keeper in first.board["lit"]) == 1


@pytest.mark.usefixtures("thrown")
async def test_what_others_do_makes_no_input_stale(serve: Serve) -> None:
    async with serve() as server:
        first, second = await keepers(server, 2)
        await first.act(2)
        await first.act(ROLL)
        done = await second.ask("answer", seat=1, decision=0, action=3)  # it has not even read what happened
        assert done["t"] == "ack"


@pytest.mark.usefixtures("thrown")
async def test_a_double_tap(serve: Serve, database: str) -> None:
    async with serve(database=database) as server:
        (page,) = await keepers(server, 1)
        command = msgspec.json.encode({"t": "answer", "id": "tap", "seat": 0, "decision": 0, "action": 1}).decode()
        await page.raw(command)
        await page.raw(command)
        first, second = await page.take("ack", id="tap"), await page.take("ack", id="tap")
        assert first["v"] == second["v"]
        assert await page.refused("answer", seat=0, decision=0, action=1) == "refuse-already-lit"
        again = await page.browser.open(page.id)
        await again.raw(command)
        assert (await again.take("ack", id="tap"))["v"] == first["v"]
        assert len(await entries_of(server, page, "answer")) == 1


async def test_late_packets_after_the_end(serve: Serve) -> None:
    async with serve() as server:
        (page,) = await keepers(server, 1, options={"seconds": 2})
        await page.until(lambda page: page.over)
        assert page.view is not None
        assert page.view["outcome"]["reason"] == "dawn"
        assert page.moments[-1]["told"][-1]["kind"] == "dawn"
        assert await page.refused("answer", seat=0, decision=0, action=ROLL) == "refuse-game-over"
        assert await page.refused("pause", on=True) == "refuse-game-over"
        assert "pause" not in page.table


@pytest.mark.parametrize("action", [-1, 7, 2**62, 2**63, -(2**63)])
async def test_impossible_actions(serve: Serve, hand: HandClock, action: int) -> None:
    async with serve(time=hand) as server:
        first, second = await keepers(server, 2)
        await first.act(ROLL)
        await hand.advance(0.02)
        answer = await first.ask("answer", seat=0, decision=0, action=action)
        assert answer["t"] == "refused"
        assert await second.refused("answer", seat=0, decision=0, action=ROLL) == "refuse-not-your-seat"
        assert await second.refused("undo", seat=1) == "undo-blocked-live"
        again = await first.browser.open(first.id)
        assert (again.v, again.board) == (first.v, first.board)


# -- what is sent ----------------------------------------------------------------------------------------------


async def test_everyone_sees_exactly_what_they_may(serve: Serve, hand: HandClock) -> None:
    """Every message of a whole match, patch by patch, against what the rules let each seat see at that version."""
    async with serve(time=hand) as server:
        pages = await keepers(server, 2, options={"seconds": 3})
        pages.append(await server.browser("Wim").open(pages[0].id))
        for page in pages:
            await page.until(lambda page: page.v >= 3)
        shown: list[list[tuple[int, Any]]] = [[(page.v, page.view)] for page in pages]

        async def note(page: Page, views: list[tuple[int, Any]]) -> None:
            while not page.over:
                await page.next()
                views.append((page.v, page.view))

        async def play() -> None:
            while not pages[0].over:
                for page in pages[:2]:
                    for action in range(7):
                        await page.send("answer", seat=page.seats[0], decision=0, action=action)
                await hand.advance(0.1)

        player = asyncio.create_task(play())
        await asyncio.gather(*(note(page, views) for page, views in zip(pages, shown, strict=True)))
        await player
        record = Record.from_bytes((await pages[0].browser.get(f"/api/tables/{pages[0].id}/record")).content)
        truth: dict[int, Session] = {}
        session = record.replay(0)
        for entry in await server.house.store.entries(pages[0].id):
            match.repeat(session, entry)
            truth[entry.version] = session.clone()
        for page, views in zip(pages, shown, strict=True):
            seat = page.seats[0] if page.seats else None
            assert len({v for v, _ in views}) > 4
            for v, view in views:
                assert view == truth[v].view(seat)
        kinds = {told["kind"] for page in pages for moment in page.moments for told in moment["told"]}
        assert "lit" in kinds
        assert "threw" not in kinds  # quiet


async def test_messages_are_small(serve: Serve) -> None:
    async with serve() as server:
        first, second = await keepers(server, 2)
        await first.act(ROLL)
        await second.until(lambda page: page.v == first.v)
        data = second.browser.received[-1]
        message = msgspec.json.decode(data)
        assert message["t"] == "delta"
        assert len(data) < 200
        assert set(message) == {"t", "v", "now", "patch"}
        assert set(message["patch"]["board"]) <= {"dice", "heat", "left"}


async def test_a_reader_who_lags_gets_a_whole_view(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve(time=hand) as server:
        first, second = await keepers(server, 2)
        table = server.house.tables[first.id]
        slow = next(link for link in table.links if link.player == table.seating.chairs[1].player)
        before = second.v
        with monkeypatch.context() as busy:
            busy.setattr(slow.outbox, "qsize", lambda: MANY_WAITING)
            await first.act(ROLL)
            await hand.advance(COOL_DOWN / 1000 + 0.001)
            await first.act(ROLL)
        await second.raw('{"t":"ping"}')
        assert (await second.take("pong"))["v"] == before  # nothing of that was sent
        await second.take("update", v=first.v)
        assert second.board["dice"] == first.board["dice"]
        await second.act(ROLL)  # and from there it goes on by what changes
        await first.until(lambda page: page.v == second.v)
        assert first.board["dice"] == second.board["dice"]


async def test_several_people_at_one_screen(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        table = await ana.create(seats=2, game="signal-fires", hot_seat=["Ana", "Beto"], start=True)
        page = await ana.open(table)
        assert set(page.views) == {"0", "1"}
        await page.act(ROLL, seat=1)
        await page.act(ROLL, seat=0)
        again = await ana.open(table)
        assert (again.views, again.view) == (page.views, page.view)
        assert page.views["0"]["board"]["dice"][1] != [-1, -1]
        assert page.views["1"]["board"]["wishes"][0] is None


async def test_resuming_brings_the_moments_and_a_whole_view(serve: Serve) -> None:
    async with serve() as server:
        first, second = await keepers(server, 2, away="bot")
        seen = second.v
        await second.close()
        await first.do("chat", text="oi")
        while not any(told["kind"] == "table-bot" for moment in first.moments for told in moment["told"]):
            await first.next()
        back = await second.browser.open(second.id, v=seen)
        kinds = [told["kind"] for moment in back.moments for told in moment["told"]]
        assert back.welcome["since"] == seen
        assert kinds == ["table-bot", "table-returned"]
        assert back.view is not None
        assert back.view["seat"] == 1
        assert {**back.board, "wishes": []} == {**first.board, "wishes": []}


async def test_what_cannot_be_written_has_not_happened(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve(time=hand) as server:
        first, second = await keepers(server, 2)
        await hand.advance(0.2)  # only a match whose time has begun takes a breath
        await first.act(ROLL)
        await second.until(lambda page: page.v == first.v)
        v = first.v

        def broken(*_given: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patched_store:
            patched_store.setattr("ludoteca.server.store.store.write_all", broken)
            assert await second.refused("answer", seat=1, decision=0, action=ROLL) == "refuse-not-saved"
        await second.until(lambda page: page.table.get("pause", {}).get("paused"))  # read again, and a breath taken
        await hand.while_waiting(second.until(lambda page: not page.table.get("pause", {}).get("paused")))
        assert second.v == v
        await second.act(ROLL)
        await first.until(lambda page: page.v == second.v)
        assert first.board["dice"] == second.board["dice"]
        assert first.board["dice"][1] != [-1, -1]


# -- bots and hints --------------------------------------------------------------------------------------------


async def test_bots_play_in_their_own_time_and_in_no_other_process(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:

        async def never(*_given: object) -> int:
            raise AssertionError("a bot of a live game went to another process")

        monkeypatch.setattr(server.house.thinkers, "choose", never)
        faults = METRICS.count("errors")
        (page,) = await keepers(server, 1, seats=3, bots=["mestre", "jogador"], options={"seconds": 10})
        seen: list[tuple[int, int]] = []
        while not page.over and len(seen) < 6:
            before = page.board
            await page.next()
            movers = [seat for seat in (1, 2) if page.board["dice"][seat] != before["dice"][seat]]
            seen += [(seat, page.now) for seat in movers]
        assert {seat for seat, _ in seen} == {1, 2}
        for seat in (1, 2):
            times = [now for who, now in seen if who == seat]
            assert all(later - sooner >= 200 for sooner, later in pairwise(times))
        assert METRICS.count("errors") == faults


async def test_a_hint_comes_at_once(serve: Serve) -> None:
    async with serve() as server:
        (page,) = await keepers(server, 1)
        hint = await page.ask("hint", seat=0)
        assert (hint["t"], hint["action"], hint["words"]["key"]) == ("hint", ROLL, "do-throw")
        await page.act(ROLL)
        while (hint := await page.ask("hint", seat=0))["action"] > 0:
            await page.act(hint["action"])
        assert (hint["action"], hint["words"]["key"]) == (-1, "hint-wait")


# -- talk, limits, choices -------------------------------------------------------------------------------------


async def test_a_hushed_seat_says_nothing(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve() as server:
        first, second = await keepers(server, 2)
        watcher = await server.browser("Wim").open(first.id)
        hushed: list[int | None] = [0, None]

        def hush(_state: object, seat: int | None) -> tuple[str, dict[str, Any], str] | None:
            return ("refuse-hot", {"ms": 5}, "SF-R9") if seat in hushed else None

        monkeypatch.setattr(game_of("signal-fires"), "hush", hush)
        for page in (first, watcher):
            for kind, said in (("chat", {"text": "oi"}), ("emote", {"emote": "gg"})):
                answer = await page.ask(kind, **said)
                assert (answer["t"], answer["words"]["key"], answer["rule"]) == ("refused", "refuse-hot", "SF-R9")
        await second.do("chat", text="eu posso")
        hushed.clear()
        await first.do("chat", text="oi")
        await first.until(lambda page: [said["text"] for said in page.chat] == ["eu posso", "oi"])


async def test_two_hands_may_tap_and_a_script_may_not(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand, rates=Rates(tables=EASY.tables)) as server:
        (page,) = await keepers(server, 1)
        other = await page.browser.open(page.id)  # a second window does not double what one may do

        async def tap(pages: list[Page], times: int, pause: float) -> list[str]:
            found = []
            for number in range(times):
                answer = await pages[number % len(pages)].ask("answer", seat=0, decision=0, action=ROLL)
                found.append("ack" if answer["t"] == "ack" else answer["words"]["key"])
                await hand.advance(pause)
            return found

        assert "refuse-too-often" not in await tap([page], 20, 0.03)
        storm = await tap([page, other], 60, 0)
        assert storm.count("refuse-too-often") > 20
        await hand.advance(1)
        assert "refuse-too-often" not in await tap([page], 8, 0.1)


async def test_live_tables_have_no_clock(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        wanted = {"game": "signal-fires", "name": "Ana", "seats": 1}
        answer = await ana.post("/api/tables", {**wanted, "clock": {"kind": "move", "seconds": 30}})
        assert answer.json()["words"]["key"] == "refuse-live-clock"
        assert (await ana.post("/api/tables", {**wanted, "away": "panic"})).json()["words"]["key"] == "refuse-away"
        page = await ana.open(await ana.create(game="signal-fires", seats=1, away="bot"))
        assert page.table["away"] == "bot"
        await page.do("configure", away="pause")
        assert page.table["away"] == "pause"
        assert await page.refused("configure", clock={"kind": "game", "seconds": 60}) == "refuse-live-clock"
        lobby = await ana.json("/api/lobby")
        assert [one["id"] for one in lobby["games"] if one.get("live")] == ["rush-out", "signal-fires"]


# -- replays ---------------------------------------------------------------------------------------------------


async def test_the_replay_is_a_film(serve: Serve) -> None:
    async with serve() as server:
        pages = await keepers(server, 1, seats=3, bots=["mestre", "mestre"], options={"seconds": 6})
        page = pages[0]
        while not page.over:
            await page.next()
        replay = await page.browser.json(f"/api/tables/{page.id}/replay", seat=0)
        assert replay["verified"] is True
        frames = replay["frames"]
        times = [frame.get("at", 0) for frame in frames]
        assert times == sorted(times)
        assert 500 < times[-1] <= 7000
        view = frames[0]["view"]
        for frame in frames[1:]:
            assert frame["view"] == {}
            view = patched(view, frame.get("patch", {}))
        assert view == page.view
        told = [told["kind"] for frame in frames for told in frame["told"]]
        assert "lit" in told
        assert "threw" not in told
        assert len(msgspec.json.encode(frames[1:])) / len(frames) < 250

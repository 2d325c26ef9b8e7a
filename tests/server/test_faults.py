"""A rule of a game fails: whoever ran into it is told so, nobody else notices, and the match goes on."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

from ludoteca.kernel.errors import RuleFault, ViewFault
from ludoteca.kernel.game import Game
from ludoteca.kernel.record import Record
from ludoteca.server.tables import match
from tests.kernel.signal_fires.game import Fires, SignalFires
from tests.server.brittle import CLIMB, REST, ROTTEN, Brittle
from tests.server.browser import Page
from tests.server.conftest import Running, Serve
from tests.server.hand import HandClock, until
from tests.server.test_live import ROLL, keepers

pytestmark = pytest.mark.anyio

SAYS = "this record reproduces it: "


def logged_records(caplog: pytest.LogCaptureFixture) -> list[Record]:
    """The records that the log of the server has."""
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    return [Record.from_bytes(text.partition(SAYS)[2].encode()) for text in told if SAYS in text]


def has_logged(caplog: pytest.LogCaptureFixture, records: int) -> bool:
    return len(logged_records(caplog)) == records


async def test_a_fault_is_refused_and_the_match_goes_on(
    serve: Serve, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve(database=database) as server:
        ana = server.browser()
        page = await ana.open(await ana.create(game="brittle-ladder", seats=1, start=True))
        await page.answer(CLIMB)
        before = (page.v, page.view)
        asked = page.asked()
        assert asked is not None
        assert await page.refused("answer", seat=0, decision=asked["id"], action=ROTTEN) == "refuse-fault"
        again = await ana.open(page.id)
        assert (again.v, again.view) == before
        row = await server.house.store.table(page.id)
        (record,) = logged_records(caplog)
        with pytest.raises(RuleFault, match="the rotten rung"):
            record.replay()
        assert row is not None
        assert row.seed not in caplog.text
        for data in ana.received:
            assert b"rotten rung" not in data
            assert b"ludoteca-record" not in data
        for _ in range(3):
            await page.answer(CLIMB)
        assert page.over


async def test_a_bot_that_runs_into_a_fault_does_something_else(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    async with serve() as server:
        ana = server.browser()
        page = await ana.open(
            await ana.create(game="brittle-ladder", seats=2, bots=["jogador"], options={"rungs": 3}, start=True)
        )
        while not page.over:
            if page.asked() is not None:
                await page.answer(REST)
            else:
                await page.next()
        assert page.board["heights"] == [0, 3]
    assert len(logged_records(caplog)) == 3


async def test_a_bot_whose_thought_fails_does_something_and_a_hint_says_so(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        page = await ana.open(
            await ana.create(game="brittle-ladder", seats=2, bots=["mestre"], options={"rungs": 3}, start=True)
        )
        assert await page.refused("hint", seat=0) == "refuse-fault"
        await page.answer(REST)
        await page.until(lambda page: page.board["heights"] == [0, 1])


async def test_where_every_answer_fails_the_table_waits_for_people(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve() as server:
        ana = server.browser()
        made = await ana.create(game="brittle-ladder", seats=2, bots=["jogador"], options={"rotten": 1}, start=True)
        page = await ana.open(made)
        for tries in (3, 6):
            await page.answer(REST)
            await until(partial(has_logged, caplog, tries))
            await page.do("chat", text="Bot?")
            await page.do("undo", seat=0)
            assert page.asked() is not None
        assert len(logged_records(caplog)) == 6


async def test_time_that_runs_into_a_fault_stands_still_and_people_play_on(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve(time=hand) as server:
        (page,) = await keepers(server, 1, options={"seconds": 5})
        await page.act(ROLL)
        with monkeypatch.context() as broken:
            broken.setattr(Fires, "pass_time", lambda _table, _ms: 1 / 0)
            await hand.advance(8)
            assert 1 <= len(logged_records(caplog)) < 10
            assert not page.over
            await page.do("chat", text="oi")
        await hand.while_waiting(page.until(lambda page: page.over), step=1)
        record = Record.from_bytes((await page.browser.get(f"/api/tables/{page.id}/record")).content)
        record.verify()


async def test_a_match_that_cannot_begin_is_an_error_and_not_a_silence(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_given: object) -> None:
        raise ArithmeticError("no beginning")

    async with serve() as server:
        ana = server.browser()
        with monkeypatch.context() as failing:
            failing.setattr(match, "start", broken)
            body = {"game": "brittle-ladder", "name": "Ana", "seats": 1, "start": True}
            assert (await ana.post("/api/tables", body)).status_code == 500
        await ana.open(await ana.create(game="brittle-ladder", seats=1, start=True))


# -- views -----------------------------------------------------------------------------------------------------


def blind(page: Page) -> bool:
    """Whether this page is told that its view has failed."""
    assert page.view is not None
    return bool(page.view.get("fault"))


def fail_for(monkeypatch: pytest.MonkeyPatch, game: type[Game], seats: tuple[int | None, ...]) -> None:
    """The view of a game fails for these viewers."""
    view = game.view

    def broken(self: Game, state: Any, seat: int | None) -> Mapping[str, Any]:
        if seat in seats:
            raise KeyError("the fog")
        return view(self, state, seat)

    monkeypatch.setattr(game, "view", broken)


async def two_climbers(server: Running, **more: Any) -> tuple[Page, Page]:
    ana, rui = server.browser("Ana"), server.browser("Rui")
    first = await ana.open(await ana.create(game="brittle-ladder", seats=2, **more))
    second = await rui.open(first.id)
    await second.do("sit", seat=1, name="Rui")
    await first.do("start")
    await second.until(lambda page: page.view is not None)
    return first, second


async def test_a_view_that_fails_is_told_to_its_viewer_and_the_table_goes_on(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve() as server:
        ana, rui = await two_climbers(server)
        with monkeypatch.context() as broken:
            fail_for(broken, Brittle, (0,))
            await ana.answer(CLIMB)
            await rui.until(lambda page: page.asked() is not None)
            assert rui.board["heights"] == [1, 0]
            assert not blind(rui)
            assert (blind(ana), ana.board) == (True, {})
            await rui.answer(CLIMB)
            await ana.until(lambda page: page.asked() is not None)
            assert len((ana.asked() or {})["choices"]) == 3
            await ana.answer(REST)
            again = await ana.browser.open(ana.id)
            assert blind(again)
            watcher = await server.browser("Wim").open(ana.id)
            assert watcher.board["heights"] == [1, 1]
            (record,) = logged_records(caplog)
            with pytest.raises(ViewFault, match="the fog"):
                record.replay().view(0)
            row = await server.house.store.table(ana.id)
            assert row is not None
            assert row.seed not in caplog.text
        await rui.until(lambda page: page.asked() is not None)
        await rui.answer(CLIMB)
        await ana.until(lambda page: page.board.get("heights") == [1, 2])
        assert not blind(ana)


async def test_a_question_that_cannot_be_put_into_words_can_be_answered(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        ana, rui = await two_climbers(server, options={"rungs": 1})
        monkeypatch.setattr(Brittle, "present", lambda _game, _state, _decision: 1 / 0)
        await ana.answer(REST)
        await rui.until(lambda page: page.asked() is not None)
        asked = rui.asked() or {}
        assert blind(rui)
        assert [choice["action"] for choice in asked["choices"]] == [CLIMB, REST, ROTTEN]
        await rui.answer(CLIMB)
        assert rui.over


async def test_what_cannot_be_told_is_left_out(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve() as server:
        ana, rui = await two_climbers(server)
        with monkeypatch.context() as broken:
            for hook in ("event_rule", "span", "sees_secrets", "team"):
                broken.setattr(Brittle, hook, lambda *_given: 1 / 0)
            await ana.answer(CLIMB)
            await rui.until(lambda page: page.asked() is not None)
            await rui.answer(CLIMB)
        await ana.until(lambda page: page.asked() is not None)
        await ana.answer(CLIMB)
        assert logged_records(caplog)


@pytest.mark.parametrize("seats", [(0,), (None,), (0, None)])
async def test_a_live_view_that_fails_is_told_to_its_viewer_and_the_race_goes_on(
    serve: Serve,
    hand: HandClock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    seats: tuple[int | None, ...],
) -> None:
    async with serve(time=hand) as server:
        ana, rui = await keepers(server, 2)
        watcher = await server.browser("Wim").open(ana.id)
        await ana.act(ROLL)
        await hand.advance(1)
        with monkeypatch.context() as broken:
            fail_for(broken, SignalFires, seats)
            await rui.act(ROLL)
            seen = {0: ana, None: watcher}
            for seat in seats:
                await seen[seat].until(blind)
            if 0 in seats:
                assert ROLL in ana.board["can"]
            await ana.act(ROLL)
            await hand.advance(1)
            assert len(logged_records(caplog)) == len(seats)
        await rui.act(ROLL)
        for page in (ana, watcher):
            await page.until(lambda page: not blind(page) and page.v >= rui.v)
        assert ana.board["dice"] == watcher.board["dice"] == rui.board["dice"]

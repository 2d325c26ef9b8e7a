"""What goes wrong at a table: lost connections, repeated commands, leavers, late players, second thoughts."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
import pytest

from ludoteca.server.messages import Answer, Hint
from tests.server.browser import Page
from tests.server.conftest import Running, Serve
from tests.server.hand import HandClock

pytestmark = pytest.mark.anyio


async def duel(server: Running, **more: Any) -> tuple[Page, Page]:
    """Two people in a running match: first whoever is asked, then the other."""
    ana, beto = server.browser("Ana"), server.browser("Beto")
    table = await ana.create(seats=2, **more)
    first = await ana.open(table)
    second = await beto.open(table)
    await second.do("sit", seat=1, name="Beto")
    await first.until(lambda page: page.table["seats"][1]["kind"] == "human")
    await first.do("start")
    await second.until(lambda page: page.view is not None)
    return (first, second) if first.asked() is not None else (second, first)


async def test_resume_gives_only_what_was_missed(serve: Serve, database: str) -> None:
    async with serve(database=database) as server:
        mover, other = await duel(server)
        seen = other.v
        await other.close()
        await mover.answer(0)
        await mover.answer(0)
        again = await other.browser.open(other.id, v=seen)
        assert again.welcome["since"] == seen
        assert [moment["v"] for moment in again.moments] == [seen + 1, seen + 2]
        assert again.v == mover.v
        whole = await other.browser.open(other.id)
        assert "since" not in whole.welcome
        assert whole.moments[-2:] == again.moments
        future = await other.browser.open(other.id, v=10_000)
        assert "since" not in future.welcome
        assert future.view == again.view


async def test_a_repeated_command_is_done_once(serve: Serve, database: str) -> None:
    async with serve(database=database) as server:
        mover, other = await duel(server)
        asked = mover.asked()
        assert asked is not None
        command = {"t": "answer", "id": "same", "seat": mover.seats[0], "decision": asked["id"], "action": 0}
        data = msgspec.json.encode(command).decode()
        await mover.raw(data)
        await mover.raw(data)
        first = await mover.take("ack", id="same")
        second = await mover.take("ack", id="same")
        assert first["v"] == second["v"]
        await mover.close()
        back = await mover.browser.open(mover.id)
        await back.raw(data)
        assert (await back.take("ack", id="same"))["v"] == first["v"]
        assert back.v == first["v"]
        # the same id of somebody else is another command
        await other.raw(msgspec.json.encode({"t": "chat", "id": "same", "text": "oi"}).decode())
        await other.take("ack", id="same")
        entries = await server.house.store.entries(mover.id)
        assert sum(entry.kind == "answer" for entry in entries) == 1
        assert len(entries) == len({entry.n for entry in entries})


async def test_a_command_id_is_remembered_across_loads(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        mover, other = await duel(server)
        asked = mover.asked()
        assert asked is not None
        command = {"t": "answer", "id": "same", "seat": mover.seats[0], "decision": asked["id"], "action": 0}
        await mover.raw(msgspec.json.encode(command).decode())
        done = await mover.take("ack", id="same")
        await server.gone(mover, other)
        await hand.advance(170)
        assert mover.id in server.house.tables
        await hand.advance(20)
        assert mover.id not in server.house.tables
        back = await mover.browser.open(mover.id)
        assert mover.id in server.house.tables
        await back.raw(msgspec.json.encode(command).decode())
        assert (await back.take("ack", id="same"))["v"] == done["v"] == back.v


async def test_idle_tables_leave_memory_and_come_back_the_same(serve: Serve, hand: HandClock, database: str) -> None:
    async with serve(time=hand, database=database) as server:
        mover, other = await duel(server)
        await mover.answer(0)
        await mover.do("chat", text="boa")
        view, moments, v = mover.view, mover.moments, mover.v
        await server.gone(mover, other)
        await hand.advance(170)
        assert mover.id in server.house.tables
        await hand.advance(20)
        assert mover.id not in server.house.tables
        info = await mover.browser.json(f"/api/tables/{mover.id}")
        assert info["phase"] == "playing"
        assert mover.id not in server.house.tables
        back = await mover.browser.open(mover.id)
        assert (back.view, back.v) == (view, v)
        assert back.moments == moments
        assert [said["text"] for said in back.chat] == ["boa"]


async def test_a_bot_stands_in_for_a_leaver_who_comes_back(serve: Serve) -> None:
    async with serve() as server:
        mover, other = await duel(server)
        host, guest = (mover, other) if mover.table["seats"][0].get("you") else (other, mover)
        seat = guest.seats[0]
        await guest.do("stand", seat=seat)
        await host.until(lambda page: page.table["seats"][seat].get("left"))
        await host.do("put-bot", seat=seat, level="aprendiz")
        assert host.table["seats"][seat]["kind"] == "bot"
        await host.until(lambda page: page.asked() is not None)
        await host.play(3)
        await guest.until(lambda page: page.table["seats"][seat]["kind"] == "bot")
        assert await guest.refused("answer", seat=seat, decision=1, action=0) == "refuse-not-your-seat"
        await guest.do("sit", seat=seat, name="whatever")
        assert guest.table["seats"][seat]["kind"] == "human"
        assert guest.table["seats"][seat]["name"] == "Beto"
        assert guest.view is not None
        assert guest.view["seat"] == seat
        kinds = [told["kind"] for moment in guest.moments for told in moment["told"]]
        assert {"table-left", "table-bot", "table-returned"} <= set(kinds)


async def test_a_bot_stands_in_for_someone_whose_connection_broke(serve: Serve) -> None:
    async with serve() as server:
        mover, other = await duel(server)
        host, guest = (mover, other) if mover.table["seats"][0].get("you") else (other, mover)
        seat = guest.seats[0]
        await guest.close()
        await host.until(lambda page: not page.table["seats"][seat].get("online"))
        await host.do("put-bot", seat=seat, level="jogador")
        await host.play(2)
        back = await guest.browser.open(guest.id)
        assert back.seats == []
        assert back.table["seats"][seat]["you"] is True
        await back.do("sit", seat=seat, name="Beto")
        assert back.view is not None
        assert back.view["seat"] == seat


async def until_undo(first: Page, second: Page) -> tuple[Page, Page]:
    """Play on until someone can take an answer back; they first, then the other."""
    while True:
        for page, rival in ((first, second), (second, first)):
            await page.until(lambda page: page.v >= max(first.v, second.v))
            if page.undo is not None and page.undo["reach"] and page.asked() is not None:
                return page, rival
        assert not first.over
        mover = first if first.asked() is not None else second
        await mover.answer()


async def test_undo_takes_back_to_the_last_roll(serve: Serve, database: str) -> None:
    async with serve(database=database) as server:
        mover, other = await duel(server)
        assert await mover.refused("undo", seat=mover.seats[0]) == "undo-blocked-start"
        await mover.answer(0)  # rolls again
        assert mover.undo == {"reach": 0, "blocked_by": "roll"}
        assert await mover.refused("undo", seat=mover.seats[0]) == "undo-blocked-roll"
        mover, other = await until_undo(mover, other)
        assert mover.undo is not None
        reach, view = mover.undo["reach"], mover.view
        await mover.do("undo", seat=mover.seats[0])
        assert mover.undo["reach"] == reach - 1
        assert mover.moments[-1]["told"][0]["kind"] == "table-undone"
        await other.until(lambda page: page.v == mover.v)
        assert other.moments[-1] == mover.moments[-1]
        await mover.answer()
        assert mover.view is not None
        assert view is not None
        assert mover.view["board"] == view["board"]
        # what was undone and done again is there after a fresh start, with the same question ids
        shown, v = mover.view, mover.v
    async with serve(database=database) as server:
        mover.browser.move(server.base)
        again = await mover.browser.open(mover.id)
        assert (again.view, again.v) == (shown, v)
        await again.close()


async def test_hint_for_me_alone(serve: Serve) -> None:
    async with serve() as server:
        mover, other = await duel(server)
        before = mover.v
        hint = await mover.ask("hint", seat=mover.seats[0])
        assert hint["t"] == "hint"
        assert hint["words"]["key"]
        assert await other.refused("hint", seat=other.seats[0]) == "refuse-nothing-asked"
        await mover.answer(hint["action"])
        assert mover.v == before + 1
        await other.until(lambda page: page.v == mover.v)
        assert not any(message["t"] == "hint" for message in other.stored)


async def test_a_hint_overtaken_by_an_answer(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    async with serve() as server:
        ana = server.browser()
        page = await ana.open(await ana.create(seats=2, start=True, bots=["jogador"]))
        await page.until(lambda page: page.asked() is not None)
        asked = page.asked()
        assert asked is not None
        table = server.house.tables[page.id]
        link = next(iter(table.links))
        table.receive(link, Hint("wanted", 0))
        table.receive(link, Answer("given", 0, asked["id"], asked["choices"][-1]["action"]))
        refused = await page.take("refused", id="wanted")
        assert refused["words"]["key"] == "refuse-stale"
        await page.take("ack", id="given")
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_stale_and_illegal_answers_change_nothing(serve: Serve) -> None:
    async with serve() as server:
        mover, _ = await duel(server)
        asked = mover.asked()
        assert asked is not None
        seat, before = mover.seats[0], mover.v
        assert await mover.refused("answer", seat=seat, decision=asked["id"] + 7, action=0) == "refuse-stale"
        answer = await mover.ask("answer", seat=seat, decision=asked["id"], action=123456)
        assert answer["t"] == "refused"
        assert answer["rule"].startswith("KOT-")
        assert answer["sentence"]
        again = await mover.browser.open(mover.id)
        assert again.v == before
        assert again.asked() == asked


@pytest.mark.parametrize("kind", ["move", "game"])
async def test_when_time_is_up_a_bot_moves(serve: Serve, hand: HandClock, kind: str) -> None:
    async with serve(time=hand) as server:
        mover, other = await duel(server, clock={"kind": kind, "seconds": 30})
        seat = mover.seats[0]
        assert mover.table["seats"][seat]["clock"] == 30_000
        before = mover.v
        await hand.advance(29.9)
        assert server.house.tables[mover.id].row.version == before
        await hand.advance(0.1)
        await other.until(lambda page: page.v > before)
        assert {"kind": "table-late", "rule": "", "params": {"seat": {"seat": seat}}} in [
            told for moment in other.moments for told in moment["told"]
        ]
        if kind == "game":
            await hand.while_waiting(other.until(lambda page: page.v > before + 2), step=1)
            assert other.table["seats"][seat]["clock"] == 0


async def test_undoing_does_not_stop_the_clock(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        mover, other = await until_undo(*await duel(server, clock={"kind": "move", "seconds": 60}))
        seat = mover.seats[0]
        left = []
        for _ in range(3):
            await hand.advance(0.1)
            await mover.do("undo", seat=seat)
            left.append(mover.table["seats"][seat]["clock"])
            await mover.answer()
        assert left == sorted(left, reverse=True)
        assert left[-1] < 59_800
        assert other.table["clock"] == {"kind": "move", "seconds": 60}


async def test_rematch_takes_everyone_along(serve: Serve) -> None:
    async with serve() as server:
        mover, other = await duel(server, options={"target": 5})
        watcher = await server.browser("Wim").open(mover.id)
        assert await watcher.refused("rematch") == "refuse-already-started"
        await asyncio.gather(mover.play(), other.play(), watcher.until(lambda page: page.over))
        assert await watcher.refused("rematch") == "refuse-not-your-seat"
        assert await mover.refused("undo", seat=mover.seats[0]) == "refuse-game-over"
        done = await other.do("rematch")
        table = done["result"]["table"]
        for page in (mover, watcher):
            await page.until(lambda page: page.table.get("rematch"))
            assert page.table["rematch"] == table
        assert (await mover.do("rematch"))["result"]["table"] == table
        again = await mover.browser.open(table)
        assert again.table["phase"] == "waiting"
        assert again.seats == mover.seats
        assert again.table["options"] == mover.table["options"]
        assert again.table["commitment"] != mover.table["commitment"]
        assert (await other.browser.open(table)).table["you_host"] is True
        assert (await watcher.browser.open(table)).seats == []


async def test_hot_seat_has_a_view_for_everyone_at_the_screen(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        table = await ana.create(seats=3, hot_seat=["Ana", "Beto"], bots=["aprendiz"], options={"target": 5})
        page = await ana.open(table)
        assert page.table["hot_seat"] is True
        await page.do("start")
        assert set(page.views) == {"0", "1"}
        for _ in range(2000):
            if page.over:
                break
            mine = next((seat for seat in page.seats if page.asked(seat) is not None), None)
            if mine is None:
                await page.next()
            else:
                await page.answer(seat=mine)
        assert page.over
        assert page.views["1"]["seat"] == 1


async def test_chat_is_cleaned_and_limited(serve: Serve) -> None:
    async with serve() as server:
        mover, other = await duel(server)
        await mover.do("chat", text="  <b>oi</b>\u0000\u202e\n  gente ")
        await other.take("chat")
        assert other.chat[-1]["text"] == "<b>oi</b> gente"
        assert other.chat[-1]["seat"] == mover.seats[0]
        assert await mover.refused("chat", text="x" * 301) == "refuse-chat-long"
        assert await mover.refused("chat", text=" \n\t ") == "refuse-chat-empty"
        assert await mover.refused("emote", emote="<script>") == "refuse-emote"
        await mover.do("emote", emote="gg")
        await other.take("chat")
        assert other.chat[-1]["emote"] == "gg"
        back = await other.browser.open(other.id)
        assert back.chat == other.chat


async def test_a_failed_write_is_refused_and_changes_nothing(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve() as server:
        mover, other = await duel(server)
        before = (mover.v, mover.view)

        def broken(*_given: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr("ludoteca.server.store.store.write_all", broken)
            asked = mover.asked()
            assert asked is not None
            command = {"seat": mover.seats[0], "decision": asked["id"], "action": 0}
            assert await mover.refused("answer", **command) == "refuse-not-saved"
        again = await other.browser.open(other.id)
        assert again.v == before[0]
        mine = await mover.browser.open(mover.id)
        assert (mine.v, mine.view) == before
        await mine.answer(0)

"""Pauses of a live match: by consent, because someone lost the connection, because nobody is there; and going on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.browser import Page
from tests.server.conftest import Running, Serve
from tests.server.hand import HandClock
from tests.server.test_live import ROLL, keepers

pytestmark = pytest.mark.anyio


def pause_of(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.table["pause"]
    return found


def paused(page: Page) -> bool:
    return bool(pause_of(page)["paused"])


def running(page: Page) -> bool:
    return not paused(page)


def told(page: Page) -> list[str]:
    """What the log says of the table itself."""
    kinds = [told["kind"] for moment in page.moments for told in moment["told"]]
    return [kind for kind in kinds if kind.startswith("table-")]


async def stands_still(server: Running, page: Page) -> None:
    """Nothing moves, and no time passes in the match."""
    before = await page.browser.open(page.id)
    await server.clock.advance(30)
    after = await page.browser.open(page.id)
    assert (after.now, after.board) == (before.now, before.board)
    await server.gone(before, after)


async def test_all_who_are_here_must_agree(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        first, second = await keepers(server, 2, seats=3, bots=["mestre"])
        await first.do("pause", on=True)
        assert pause_of(first) == {"paused": False, "wanted": [0], "needed": [0, 1]}
        await first.act(ROLL)  # a wish is no pause
        await first.do("pause", on=False)
        assert "wanted" not in pause_of(first)
        await first.do("pause", on=True)
        await second.do("pause", on=True)
        await first.until(paused)
        assert pause_of(first) == {"paused": True, "why": "asked", "needed": [0, 1]}
        assert await first.refused("answer", seat=0, decision=0, action=ROLL) == "refuse-paused"
        assert told(first) == ["table-paused"]
        await stands_still(server, first)  # the bot as well


async def test_going_on_has_a_countdown(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand, countdown=0.4) as server:
        first, second = await keepers(server, 2)
        for page in (first, second):
            await page.do("pause", on=True)
        await first.until(paused)
        await first.do("pause", on=False)
        assert pause_of(first) == {"paused": True, "why": "asked", "wanted": [0], "needed": [0, 1]}
        await second.do("pause", on=False)
        await first.until(lambda page: pause_of(page).get("starts_in"))
        assert pause_of(first)["starts_in"] == 400
        assert await first.refused("answer", seat=0, decision=0, action=ROLL) == "refuse-paused"
        now = first.now
        await hand.advance(0.399)
        assert await first.refused("answer", seat=0, decision=0, action=ROLL) == "refuse-paused"
        await hand.advance(0.001)
        await first.until(running)
        assert first.now == now
        await first.act(ROLL)
        assert told(first) == ["table-paused", "table-resumed"]


async def test_whoever_wants_it_stops_the_countdown(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand, countdown=0.3) as server:
        first, second = await keepers(server, 2)
        for on in (True, False):
            for page in (first, second):
                await page.do("pause", on=on)
        await first.until(lambda page: pause_of(page).get("starts_in"))
        await second.do("pause", on=True)
        await first.until(lambda page: not pause_of(page).get("starts_in"))
        assert pause_of(first) == {"paused": True, "why": "asked", "needed": [0, 1]}
        await stands_still(server, first)
        for page in (first, second):
            await page.do("pause", on=False)
        await hand.advance(0.3)
        await second.until(running)


async def test_alone_with_bots_a_pause_is_there_at_once(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        (page,) = await keepers(server, 1, seats=3, bots=["mestre", "mestre"])
        watcher = await server.browser("Wim").open(page.id)
        assert await watcher.refused("pause", on=True) == "refuse-not-your-seat"
        await page.do("pause", on=True)
        assert paused(page)
        await stands_still(server, page)
        await page.do("pause", on=False)
        await hand.advance(0.1)
        await page.until(running)
        v = page.v
        await hand.while_waiting(page.until(lambda page: page.v > v))  # the bots go on as well


async def test_when_the_last_who_was_against_it_leaves(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        first, second, third = await keepers(server, 3, away="bot")
        await first.do("pause", on=True)
        await second.do("pause", on=True)
        assert pause_of(second)["wanted"] == [0, 1]
        await server.gone(third)
        await hand.advance(0.1)
        await first.until(paused)
        assert pause_of(first)["why"] == "asked"


async def test_a_game_of_turns_has_no_pause(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        ana = server.browser()
        page = await ana.open(await ana.create(seats=2, bots=["aprendiz"]))
        assert await page.refused("pause", on=True) == "refuse-not-started"
        await page.do("start")
        assert await page.refused("pause", on=True) == "refuse-no-pause"
        assert "pause" not in page.table
        assert "away" not in page.table


async def test_the_match_waits_for_who_lost_the_connection(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        first, second = await keepers(server, 2)
        await server.gone(second)
        await hand.advance(0.1)
        await first.until(paused)
        assert pause_of(first) == {"paused": True, "why": "away", "needed": [0]}
        assert told(first) == ["table-away"]
        await stands_still(server, first)
        back = await second.browser.open(second.id)
        assert pause_of(back)["starts_in"] == 100
        assert back.seats == [1]
        await hand.advance(0.1)
        await first.until(running)
        await back.until(running)
        await back.act(ROLL)
        assert told(first)[:2] == ["table-away", "table-resumed"]


async def test_a_reload_is_not_leaving(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand, grace=0.6) as server:
        first, second = await keepers(server, 2)
        await server.gone(second)
        await hand.advance(0.5)
        back = await second.browser.open(second.id)
        assert running(back)
        await hand.advance(5)
        await first.act(ROLL)
        assert running(first)
        assert told(first) == []


async def test_going_on_without_who_is_gone(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        first, second = await keepers(server, 2)
        await server.gone(second)
        await hand.advance(0.1)
        await first.until(paused)
        await first.do("pause", on=False)
        await hand.advance(0.1)
        await first.until(running)
        await hand.advance(5)
        await first.act(ROLL)
        assert running(first)
        back = await second.browser.open(second.id)
        assert running(back)
        await back.act(ROLL)
        await server.gone(back)
        await hand.advance(0.1)
        await first.until(paused)  # missed anew


async def test_a_bot_instead_of_waiting(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        first, second = await keepers(server, 2)
        await server.gone(second)
        await hand.advance(0.1)
        await first.until(paused)
        await first.do("put-bot", seat=1, level="mestre")
        await hand.advance(0.1)
        await first.until(running)
        await hand.while_waiting(first.until(lambda page: page.board["dice"][1] != [-1, -1]))
        back = await second.browser.open(second.id)
        assert back.seats == []  # the host put it there, so it is for its owner to say when
        await back.do("sit", seat=1, name="Keeper 1")
        await back.until(lambda page: page.seats == [1])
        assert back.view is not None
        assert back.view["seat"] == 1


async def test_a_bot_stands_in_and_hands_the_seat_back(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        first, second = await keepers(server, 2, away="bot")
        await server.gone(second)
        await hand.advance(0.1)
        await first.until(lambda page: page.table["seats"][1]["kind"] == "bot")
        assert first.table["seats"][1]["left"] is True
        assert running(first)
        await hand.while_waiting(first.until(lambda page: page.board["dice"][1] != [-1, -1]))
        back = await second.browser.open(second.id)
        assert back.seats == [1]
        assert back.table["seats"][1]["kind"] == "human"
        assert back.table["seats"][1]["name"] == "Keeper 1"
        await first.until(lambda page: page.table["seats"][1]["kind"] == "human")
        assert told(first) == ["table-bot", "table-returned"]
        before = await server.browser("Wim").open(first.id)
        await hand.advance(10)  # the bot has got up
        after = await server.browser("Wim").open(first.id)
        assert after.board["dice"][1] == before.board["dice"][1]
        assert (await back.ask("answer", seat=1, decision=0, action=ROLL))["t"] == "ack"


async def test_who_stands_up_is_missed_too(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        first, second = await keepers(server, 2)
        await second.do("stand", seat=1)
        await first.until(paused)
        assert pause_of(first)["why"] == "away"
        await second.do("sit", seat=1, name="Keeper 1")
        await hand.advance(0.1)
        await first.until(running)
        await second.until(running)
        await second.act(ROLL)


async def test_nobody_there_and_back_again(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand, countdown=0.3) as server:
        (page,) = await keepers(server, 1, seats=2, bots=["mestre"])
        await page.act(ROLL)
        board, now = page.board, page.now
        await server.gone(page)
        await hand.advance(60)
        back = await page.browser.open(page.id)
        assert (back.board["dice"], back.now) == (board["dice"], now)
        assert pause_of(back)["why"] == "away"
        assert pause_of(back)["starts_in"] == 300
        await back.do("pause", on=True)  # one moment, please
        assert pause_of(back) == {"paused": True, "why": "asked", "needed": [0]}
        await stands_still(server, back)
        await back.do("pause", on=False)
        await hand.advance(0.3)
        await back.until(running)
        v = back.v
        await hand.while_waiting(back.until(lambda page: page.v > v))


async def test_a_pause_outlasts_the_night(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand, idle=0.1) as server:
        first, second = await keepers(server, 2, away="bot")
        await first.act(ROLL)
        for page in (first, second):
            await page.do("pause", on=True)
        await server.gone(first, second)
        await hand.advance_until(lambda: first.id not in server.house.tables)
        back = await first.browser.open(first.id)
        assert pause_of(back)["why"] == "asked"
        await stands_still(server, back)
        assert back.table["seats"][1]["kind"] == "human"
        await back.do("pause", on=False)
        await hand.advance(0.1)
        await back.until(running)
        assert back.board["dice"] == first.board["dice"]


async def test_after_a_restart_everyone_has_a_moment_to_come_back(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        first, second = await keepers(server, 2)
        await hand.advance(0.05)
        await first.act(ROLL)
        now = first.now
    async with serve(time=hand, grace=1.0, countdown=0.2) as server:
        for page in (first, second):
            page.browser.move(server.base)
        one = await first.browser.open(first.id)
        assert (one.v, one.board) == (first.v, first.board)
        assert one.now <= now
        assert pause_of(one)["starts_in"] == 200
        await hand.advance(0.1)
        two = await second.browser.open(second.id)
        await hand.advance(0.1)
        await one.until(running)
        await two.until(running)
        await two.act(ROLL)
        assert told(one) == []
        for page in (one, two):
            await page.browser.close()


async def test_a_rematch_keeps_what_was_agreed(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        first, second = await keepers(server, 2, away="bot", options={"seconds": 2})
        await hand.advance(2.01)
        await first.until(lambda page: page.over)
        await second.until(lambda page: page.over)
        done = await first.do("rematch")
        again = await first.browser.open(done["result"]["table"])
        assert again.table["away"] == "bot"
        assert [place["kind"] for place in again.table["seats"]] == ["human", "human"]


async def test_the_server_can_be_asked_for_a_table_that_plays(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        (page,) = await keepers(server, 1)
        info = await page.browser.json(f"/api/tables/{page.id}")
        assert info["pause"] == {"paused": False, "needed": [0]}
        assert info["away"] == "pause"
        await _unload(server, page)
        info = await page.browser.json(f"/api/tables/{page.id}")
        assert "pause" not in info


async def _unload(server: Running, page: Page) -> None:
    await page.close()
    table = server.house.tables.pop(page.id)
    await table.close()

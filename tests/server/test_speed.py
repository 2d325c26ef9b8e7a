"""How fast bots move: as slowly as the slowest of those who play wants to see it. What someone wants is remembered."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel.session import Session
from ludoteca.server.work.thinking import Thought
from tests.server.brittle import REST
from tests.server.browser import Page
from tests.server.conftest import Running, Serve, think_for_bots
from tests.server.hand import HandClock

pytestmark = pytest.mark.anyio

LADDER: dict[str, Any] = {"game": "brittle-ladder", "options": {"rungs": 100}}


async def two_and_a_bot(server: Running) -> list[Page]:
    """Ana and Rui, and a bot that rests in each of its turns."""

    async def choose(_session: Session, _seat: int, _level: str, **_more: Any) -> Thought:
        return Thought(REST, None, 0)

    think_for_bots(server, choose)
    browsers = [server.browser("Ana"), server.browser("Rui")]
    table = await browsers[0].create(seats=3, bots=["jogador"], **LADDER)
    pages = [await browser.open(table) for browser in browsers]
    await pages[1].do("sit", seat=1, name="Rui")
    await pages[0].do("start")
    return pages


async def bot_takes(pages: list[Page], hand: HandClock) -> float:
    """Ana and Rui rest; after how many seconds has the bot moved?"""
    for page in pages[:2]:
        await page.until(lambda page: page.asked() is not None)
        await page.answer(REST)
    began = hand.now()
    await hand.while_waiting(pages[0].until(lambda page: page.asked() is not None))
    return round(hand.now() - began, 1)


@pytest.mark.parametrize(("speed", "seconds"), [("calm", 2.0), ("normal", 1.0), ("quick", 0.4), ("instant", 0.0)])
async def test_bots_move_at_the_speed_that_one_wants(serve: Serve, hand: HandClock, speed: str, seconds: float) -> None:
    async with serve(time=hand, pace=1.0) as server:
        pages = await two_and_a_bot(server)
        assert pages[0].welcome.get("speed", "normal") == "normal"
        for page in pages:
            assert (await page.ask("speed", speed=speed))["t"] == "ack"
        assert await bot_takes(pages, hand) == pytest.approx(seconds, abs=0.11)


async def test_a_table_waits_for_the_slowest_of_those_who_play_not_of_those_who_watch(
    serve: Serve, hand: HandClock
) -> None:
    async with serve(time=hand, pace=1.0) as server:
        ana, rui = pages = await two_and_a_bot(server)
        watcher = await server.browser("Eva").open(ana.id)
        await ana.ask("speed", speed="instant")
        await rui.ask("speed", speed="quick")
        await watcher.ask("speed", speed="calm")
        assert await bot_takes(pages, hand) == pytest.approx(0.4, abs=0.11)
        await ana.until(lambda page: page.table.get("speed") == "quick")
        assert [place.get("speed", "") for place in ana.table["seats"]] == ["instant", "quick", ""]


async def test_who_has_gone_slows_nobody_down(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand, pace=1.0) as server:
        ana, rui = pages = await two_and_a_bot(server)
        await ana.ask("speed", speed="quick")
        await rui.ask("speed", speed="calm")
        for page in pages:
            await page.until(lambda page: page.asked() is not None)
            await page.answer(REST)
        await server.gone(rui)
        began = hand.now()
        await hand.while_waiting(ana.until(lambda page: page.asked() is not None))
        assert hand.now() - began < 1.0, "the bot would have taken two seconds for Rui"


async def test_a_bot_that_waits_already_hurries_when_people_want_it(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand, pace=100.0) as server:
        ana, rui = pages = await two_and_a_bot(server)
        for page in pages:
            await page.until(lambda page: page.asked() is not None)
            await page.answer(REST)
        await rui.ask("speed", speed="instant")
        await hand.advance(1.0)
        session = server.house.tables[ana.id].session
        assert session is not None
        assert session.moves == 2, "Ana has not said so"
        await ana.ask("speed", speed="instant")
        await ana.until(lambda page: page.asked() is not None)


async def test_the_speed_of_a_person_is_theirs_at_every_table_and_after_a_restart(serve: Serve, database: str) -> None:
    async with serve(database=database) as server:
        ana = server.browser()
        page = await ana.open(await ana.create(**LADDER, bots=["jogador"]))
        v = page.v
        assert (await page.ask("speed", speed="calm"))["v"] == v, "nothing about the match has changed"
        other = await ana.open(await ana.create(**LADDER, bots=["jogador"]))
        assert other.welcome["speed"] == "calm"
        await ana.http.put("/api/me", json={"name": "Aninha"})
        cookies = ana.http.cookies
    async with serve(database=database) as server:
        again = server.browser()
        again.http.cookies = cookies
        page = await again.open(page.id)
        assert page.welcome["speed"] == "calm"
        assert (await again.json("/api/lobby"))["name"] == "Aninha"


async def test_a_speed_that_nobody_knows_is_not_understood(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        page = await ana.open(await ana.create(**LADDER, bots=["jogador"]))
        assert await page.refused("speed", speed="ludicrous") == "refuse-not-understood"

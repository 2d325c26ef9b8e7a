"""Bots say what they are about to do, before they do it; it is on disk, and in the record."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludoteca.kernel.record import Record
from tests.server.conftest import Serve
from tests.server.hand import HandClock

pytestmark = pytest.mark.anyio


async def test_a_bot_says_it_waits_a_moment_and_does_it(serve: Serve, hand: HandClock, database: str) -> None:
    async with serve(time=hand, pace=0.5, database=database) as server:
        ana = server.browser()
        page = await ana.open(await ana.create(game="caravan", seats=2, bots=["jogador"], start=True))
        session = server.house.tables[page.id].session
        assert session is not None
        while not session.intents:
            if page.asked() is not None:
                await page.answer()
            await hand.while_waiting(page.next())
        moves, (number, seat, key, _) = session.moves, session.intents.latest()[-1]
        assert (number, seat) == (moves + 1, 1)  # said, and not done yet
        back = await ana.open(page.id)
        assert [(said["seat"], said["words"]["key"]) for said in back.welcome["sayings"]] == [(1, key)]
        await server.gone(page, back)
        table = server.house.tables.pop(page.id)
        await table.close()
        again = await ana.open(page.id)
        assert [said["words"]["key"] for said in again.welcome["sayings"]] == [key]
        while not again.over:
            if again.asked() is not None:
                await again.answer()
            else:
                await hand.while_waiting(again.next())
        record = Record.from_bytes((await ana.get(f"/api/tables/{page.id}/record")).content)
        assert [number, seat, key] in [said[:3] for said in map(list, record.intents)]


async def test_bots_of_a_live_game_say_what_they_are_up_to(serve: Serve, hand: HandClock, database: str) -> None:
    async with serve(time=hand, database=database) as server:
        ana = server.browser()
        table = await ana.create(game="signal-fires", seats=2, bots=["mestre"], start=True)
        page = await ana.open(table)
        await hand.while_waiting(page.until(lambda page: any(said["seat"] == 1 for said in page.sayings)))
        again = await ana.open(table)
        assert again.welcome["sayings"][0]["words"]["key"] in ("intent-light", "intent-wait")
        await hand.while_waiting(page.until(lambda page: page.over))
        assert {saying["words"]["key"] for saying in page.heard} == {"intent-light", "intent-wait"}
        record = Record.from_bytes((await ana.get(f"/api/tables/{table}/record")).content)
        said = [(key, params) for _, _, key, params in record.intents]
        assert ("intent-wait", {}) in said
        assert all(one != other for one, other in pairwise(said)), "nobody says the same thing twice running"

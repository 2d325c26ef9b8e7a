"""A live match at a served table: time passes while someone looks, and what happened is there again later."""

from __future__ import annotations

import asyncio

import pytest

from ludoteca.kernel.record import Record
from tests.server.conftest import Serve

pytestmark = pytest.mark.anyio


async def test_time_passes_to_the_end(serve: Serve) -> None:
    async with serve(idle=0.1) as server:
        ana = server.browser()
        table = await ana.create(seats=1, game="signal-fires", options={"seconds": 3}, start=True)
        page = await ana.open(table)
        asked = page.asked()
        assert asked is not None
        await page.answer(asked["choices"][0]["action"])
        await page.until(lambda page: page.v > 5)
        v = page.v
        await page.close()
        while table in server.house.tables:
            await asyncio.sleep(0.05)
        back = await ana.open(table, v=v)
        assert back.v - v < 4  # nobody looked, so hardly any time has passed
        await back.until(lambda page: page.over)
        record = Record.from_bytes((await ana.get(f"/api/tables/{table}/record")).content)
        record.verify()
        assert sum(what for who, what in record.log if who == "tick" and isinstance(what, int)) >= 3000
        replay = await ana.json(f"/api/tables/{table}/replay", seat=0)
        assert replay["verified"] is True

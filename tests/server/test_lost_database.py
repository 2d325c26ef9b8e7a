"""A database that is away for a while, and what none takes: nobody waits for an answer, and nothing is a fault."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from bench.postgres import Postgres
from ludoteca.server.work.metrics import METRICS
from tests.server.conftest import Running, Serve
from tests.server.hand import until

pytestmark = pytest.mark.anyio
NEW = {"game": "king-of-tokyo", "name": "Ana", "seats": 2}


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/a%00b/record", "/api/tables/%00/replay", "/t/%00"])
async def test_a_path_that_no_database_takes_leads_nowhere(serve: Serve, database: str, path: str) -> None:
    async with serve(database=database) as server:
        faults = METRICS.count("errors")
        answer = await server.browser().get(path)
        assert (answer.status_code, answer.json()["words"]["key"]) == (404, "refuse-no-such-page")
        with pytest.raises(InvalidStatus):
            await server.browser().open("%00")
        assert METRICS.count("errors") == faults


async def test_a_command_is_called_so_that_a_database_takes_it(
    serve: Serve, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve(database=database) as server:
        page = await server.browser().open(await server.browser().create())
        await page.raw('{"t":"chat","id":"a\\u0000b","text":"oi"}')
        assert (await page.take("refused"))["words"]["key"] == "refuse-not-understood"
        await page.do("chat", text="oi")
        assert "nothing can be written" not in caplog.text


async def test_while_the_database_is_away_everything_is_answered(
    serve: Serve, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve(database=await asyncio.to_thread(postgres.new_database)) as server:
        ana = server.browser()
        page, other = await ana.open(await ana.create()), await ana.create()
        await page.do("chat", text="oi")
        await asyncio.to_thread(postgres._server.stop)
        try:
            assert await page.refused("chat", text="um") == "refuse-not-saved"
            await until(lambda: server.house.tables[page.id].lost)
            assert await page.refused("chat", text="dois") == "refuse-not-saved"
            assert await page.refused("hint", seat=0, decision=1) == "refuse-not-saved"
            await page.raw('{"t":"ping"}')
            await page.take("pong")
            health = await ana.get("/health")
            assert (health.status_code, health.json()["status"]) == (503, "cannot read")
            for answer in (
                await ana.get("/api/lobby"),
                await ana.get(f"/api/tables/{other}"),
                await ana.get("/api/codes/BCDFGH"),
                await ana.post("/api/tables", NEW),
            ):
                assert (answer.status_code, answer.json()["words"]["key"]) == (503, "refuse-not-read"), answer.url
            assert (await ana.http.put("/api/me", json={"name": "Rui"})).status_code == 507
            await _tidied(server, caplog)
        finally:
            await asyncio.to_thread(postgres._start)
        await until(lambda: not server.house.tables[page.id].lost)
        await page.do("chat", text="três")
        await page.until(lambda seen: seen.chat and seen.chat[-1]["text"] == "três")
        assert [said["text"] for said in (await ana.open(page.id)).chat] == ["oi", "três"]
        assert (await ana.get("/health")).status_code == 200


async def _tidied(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever lets old tables go tries again at the next hour."""
    hours: list[Any] = []

    async def wait(seconds: float) -> None:
        hours.append(seconds)
        if len(hours) > 2:
            raise asyncio.CancelledError

    sleep, server.house.time.sleep = server.house.time.sleep, wait  # type: ignore[method-assign]
    try:
        with pytest.raises(asyncio.CancelledError):
            await server.house._tidy()
    finally:
        server.house.time.sleep = sleep  # type: ignore[method-assign]
    assert caplog.text.count("old tables could not be let go") == 2

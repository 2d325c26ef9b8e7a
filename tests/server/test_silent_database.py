"""PostgreSQL that takes what it is sent and never answers: nobody waits for it longer than a moment."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from collections.abc import AsyncIterator

import pytest
from websockets.exceptions import ConnectionClosed

from bench.postgres import Postgres
from ludoteca.kernel.errors import LudotecaError
from ludoteca.server.commands import try_database
from ludoteca.server.settings import Settings
from ludoteca.server.store.rows import Write
from ludoteca.server.store.store import Store, WriteFailed
from ludoteca.server.work.metrics import METRICS
from tests.server.conftest import Serve
from tests.server.hand import until
from tests.server.relay import Relay, relayed
from tests.server.test_lost_database import NEW
from tests.server.test_store import a_table, an_entry
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio
SOON = 2.0  # seconds that these servers leave to a database: long enough for one that answers on a busy machine
A_MOMENT = 6 * SOON  # the same, the end of its connections, and a busy machine


@pytest.fixture
async def relay(postgres: Postgres) -> AsyncIterator[Relay]:
    async with relayed(await asyncio.to_thread(postgres.new_database)) as made:
        yield made


async def test_while_the_database_does_not_answer_everyone_else_is(
    serve: Serve, relay: Relay, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve(database=relay.url, database_seconds=PATIENCE) as server:
        ana = server.browser()
        page, other = await ana.open(await ana.create()), await ana.create()
        bots = await ana.open(await ana.create(bots=["aprendiz"]))
        await page.do("chat", text="oi")
        faults = METRICS.count("errors")
        server.house.store._line.patience = SOON  # from now on: to be busy is not to be silent
        relay.is_silent = True
        began = time.monotonic()
        for text in ("um", "dois", "três"):  # two of them wait for their turn when it is found out
            await page.raw(f'{{"t":"chat","id":"{text}","text":"{text}"}}')
        for text in ("um", "dois", "três"):
            assert (await page.take("refused", id=text))["words"]["key"] == "refuse-not-saved"
        assert time.monotonic() - began < A_MOMENT
        assert await bots.refused("hint", seat=0, decision=1) != "refuse-fault"
        began = time.monotonic()
        asked = [*("/api/lobby",) * 20, f"/api/tables/{other}", "/api/codes/BCDFGH"]
        for answer in await asyncio.gather(*(ana.get(path) for path in asked), ana.post("/api/tables", NEW)):
            assert (answer.status_code, answer.json()["words"]["key"]) == (503, "refuse-not-read"), answer.url
        assert (await ana.http.put("/api/me", json={"name": "Rui"})).status_code == 507
        health = await ana.get("/health")
        assert (health.status_code, health.json()["status"]) == (503, "cannot read")
        with pytest.raises(ConnectionClosed) as closed:
            await ana.open(other)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        assert time.monotonic() - began < A_MOMENT
        await page.raw('{"t":"ping"}')
        await page.take("pong")
        assert "a socket failed" not in caplog.text
        relay.is_silent = False
        await until(lambda: not server.house.tables[page.id].lost)
        await page.do("chat", text="quatro")
        assert [said["text"] for said in (await ana.open(page.id)).chat] == ["oi", "quatro"]
        assert (await ana.get("/health")).status_code == 200
        assert METRICS.count("errors") - faults == len(asked) + 1, "each of those who asked for pages, and nothing else"


async def test_who_reads_and_who_writes_hear_of_silence_and_nothing_is_left_of_it(
    settings: Settings, relay: Relay
) -> None:
    store = Store(dataclasses.replace(settings, database=relay.url).url, SOON)
    await store.open()
    table = a_table()
    await store.write(Write(created=table))
    before = asyncio.all_tasks()
    for _ in range(2):
        relay.is_silent = True
        began = time.monotonic()
        told = await asyncio.wait_for(
            asyncio.gather(
                *(store.write(Write(entry=an_entry(table, n))) for n in range(1, 60)),  # more than one transaction
                *(store.count() for _ in range(30)),  # and more than there are connections
                store.unfinished(0, lambda _: True),
                return_exceptions=True,
            ),
            PATIENCE,
        )
        assert all(isinstance(problem, Exception) for problem in told)
        assert time.monotonic() - began < A_MOMENT
        with pytest.raises(WriteFailed):
            await asyncio.wait_for(store.write(Write(trial=1.0)), SOON)
        relay.is_silent = False
        await until(lambda: store._line._looker is None)
        assert await store.entries(table.id) == []
        assert not await store.can_write()
    await until(lambda: asyncio.all_tasks() <= before | relay._tasks)
    relay.is_silent = True
    await asyncio.wait_for(store.close(), A_MOMENT)


async def test_one_that_never_answers_ends_a_start_with_one_sentence(settings: Settings, relay: Relay) -> None:
    relay.is_silent = True
    wanted = dataclasses.replace(settings, database=relay.url, database_seconds=SOON)
    with pytest.raises(LudotecaError, match=r"^cannot use the database of DATABASE_URL: it does not answer$"):
        await asyncio.wait_for(try_database(wanted), A_MOMENT)

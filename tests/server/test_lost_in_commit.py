"""PostgreSQL that is lost in the last step of a transaction: what is on disk was done, and nothing is done twice."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncIterator

import pytest

from bench.postgres import Postgres
from ludoteca.server.settings import Settings
from ludoteca.server.store.rows import ReportRow, Write
from ludoteca.server.store.store import NotKnown, Store, WriteFailed
from ludoteca.server.work.metrics import METRICS
from tests.server.conftest import Serve
from tests.server.hand import until
from tests.server.relay import Relay, relayed
from tests.server.test_store import a_table, an_entry
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio
SOON = 2.0  # seconds that these servers leave to a database: long enough for one that answers on a busy machine


@pytest.fixture
async def relay(postgres: Postgres) -> AsyncIterator[Relay]:
    async with relayed(await asyncio.to_thread(postgres.new_database)) as made:
        yield made


@pytest.fixture
async def store(settings: Settings, relay: Relay) -> AsyncIterator[Store]:
    made = Store(dataclasses.replace(settings, database=relay.url).url, SOON)
    await made.open()
    yield made
    await made.close()


def lose_one(relay: Relay, done: bool) -> None:
    """Lose the next transaction in its last step."""

    def lose() -> bool:
        relay.at_commit = None
        return done

    relay.at_commit = lose


@pytest.mark.parametrize("cut", [True, False], ids=["cut", "silent"])
async def test_what_is_on_disk_was_done_although_nobody_said_so(store: Store, relay: Relay, cut: bool) -> None:
    table = a_table()
    await store.write(Write(created=table))
    relay.cut = cut
    lose_one(relay, done=True)
    if cut:
        await asyncio.wait_for(store.write(Write(entry=an_entry(table, 1, "mine"))), PATIENCE)
    else:
        with pytest.raises(NotKnown):
            await asyncio.wait_for(store.write(Write(entry=an_entry(table, 1, "mine"))), PATIENCE)
    await _answers(store)
    assert [entry.command for entry in await store.entries(table.id)] == ["mine"]
    await store.write(Write(entry=an_entry(table, 2, "next")))


@pytest.mark.parametrize("cut", [True, False], ids=["cut", "silent"])
async def test_what_did_not_get_through_was_not_done_and_can_be_done(store: Store, relay: Relay, cut: bool) -> None:
    """Where nothing is heard any more the database holds on to what was touched, until somebody ends it."""
    table = a_table()
    await store.write(Write(created=table))
    relay.cut = cut
    lose_one(relay, done=False)
    with pytest.raises(WriteFailed) as problem:
        await asyncio.wait_for(store.write(Write(entry=an_entry(table, 1, "mine"))), PATIENCE)
    assert isinstance(problem.value, NotKnown) is not cut
    await _answers(store)
    assert await store.entries(table.id) == []
    await asyncio.wait_for(store.write(Write(entry=an_entry(table, 1, "mine"))), PATIENCE)
    assert [entry.command for entry in await store.entries(table.id)] == ["mine"]


@pytest.mark.parametrize("done", [True, False])
async def test_of_many_that_are_written_together_each_is_done_once(store: Store, relay: Relay, done: bool) -> None:
    """Commands, what bots and clocks do, and a report, which nothing would keep from being there twice."""
    tables = [a_table() for _ in range(6)]
    await asyncio.gather(*(store.write(Write(created=table)) for table in tables))
    report = ReportRow(tables[0].id, "me", "you", "Rui", "rude", b"[]", 1.0)
    lose_one(relay, done)
    before = relay.commits
    await asyncio.gather(
        *(store.write(Write(entry=an_entry(table, 1, "same" if n % 2 else None))) for n, table in enumerate(tables)),
        store.write(Write(report=report)),
    )
    assert relay.commits - before == (1 if done else 1 + len(tables) + 1)
    assert [[entry.n for entry in await store.entries(table.id)] for table in tables] == [[1]] * len(tables)
    assert len(await store.reports()) == 1


async def test_what_nobody_can_say_is_looked_up_before_anything_else_happens(store: Store, relay: Relay) -> None:
    table = a_table()
    await store.write(Write(created=table))

    def lose() -> bool:
        relay.at_commit, relay.is_away = None, True
        return True

    relay.at_commit = lose
    with pytest.raises(NotKnown):
        await asyncio.wait_for(store.write(Write(entry=an_entry(table, 1, "mine"))), PATIENCE)
    with pytest.raises(WriteFailed) as problem:
        await store.write(Write(entry=an_entry(table, 2, "next")))
    assert not isinstance(problem.value, NotKnown), "of this nothing was sent"
    relay.is_away = False
    await _answers(store)
    assert [entry.command for entry in await store.entries(table.id)] == ["mine"]


async def test_a_command_that_was_lost_in_its_last_step_is_acknowledged_if_it_is_on_disk(
    serve: Serve, relay: Relay
) -> None:
    async with serve(database=relay.url, database_seconds=SOON) as server:
        page = await server.browser().open(await server.browser("Rui").create())
        lose_one(relay, done=True)
        assert (await page.ask("chat", text="um"))["t"] == "ack"
        lose_one(relay, done=False)
        assert await page.refused("chat", text="dois") == "refuse-not-saved"
        await page.do("chat", text="três")
        again = await server.browser().open(page.id)
        assert [said["text"] for said in again.chat] == ["um", "três"]


async def test_whoever_was_told_that_nobody_knows_sees_how_it_ended(serve: Serve, relay: Relay) -> None:
    async with serve(database=relay.url, database_seconds=SOON) as server:
        ana, rui = server.browser(), server.browser("Rui")
        page = await ana.open(await ana.create())
        onlooker = await rui.open(page.id)

        def lose() -> bool:
            relay.at_commit, relay.is_away = None, True
            return True

        relay.at_commit = lose
        sent = {"t": "chat", "id": "mine", "text": "oi"}
        await page.raw('{"t":"chat","id":"mine","text":"oi"}')
        assert (await page.take("refused", id="mine"))["words"]["key"] == "refuse-not-known"
        assert (await ana.get("/health")).status_code == 503
        faults = METRICS.count("errors")
        relay.is_away = False
        for one in (page, onlooker):  # both are asked to come back
            await asyncio.wait_for(one.socket.wait_closed(), PATIENCE)
        page, onlooker = await ana.open(page.id), await rui.open(page.id)
        assert [said["text"] for said in page.chat] == ["oi"]
        assert [said["text"] for said in onlooker.chat] == ["oi"]
        await page.raw(f'{{"t":"chat","id":"{sent["id"]}","text":"oi"}}')
        await page.take("ack", id="mine")
        assert len((await rui.open(page.id)).chat) == 1
        assert METRICS.count("errors") == faults


async def _answers(store: Store) -> None:
    """Come back when the database answers again, as far as the store knows."""
    await until(lambda: store._line._looker is None)

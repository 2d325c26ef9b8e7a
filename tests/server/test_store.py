"""The database: migrations, group commit, idempotent commands; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import ctypes
import dataclasses
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec import structs
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.kernel.registry import game
from ludoteca.server.settings import Settings
from ludoteca.server.store import engines
from ludoteca.server.store.rows import EntryRow, TableRow, Write
from ludoteca.server.store.schema import METADATA
from ludoteca.server.store.store import SOME, CommandDone, Store, WriteFailed
from ludoteca.server.store.waiting import FELLOWS, FLOCK, MOST_TOGETHER, Waiting
from ludoteca.server.tables.orders import new_row
from ludoteca.server.tables.seating import Chair, Seating

pytestmark = pytest.mark.anyio

GET_TIMER_SLACK = 30  # in `prctl`


@pytest.fixture
async def store(settings: Settings, database: str) -> AsyncIterator[Store]:
    settings.data.mkdir(parents=True, exist_ok=True)
    made = Store(dataclasses.replace(settings, database=database).url)
    await made.open()
    yield made
    await made.close()


def a_table() -> TableRow:
    return new_row(game("king-of-tokyo"), Seating([Chair(), Chair()], {}, "me"), public=True, now=1.0)


def an_entry(table: TableRow, n: int, command: str | None = None) -> EntryRow:
    return EntryRow(table.id, n, n, "answer", "me", command, b"{}", b"[]", 1.0)


async def test_migrations_make_what_the_schema_says(store: Store) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        names = await connection.run_sync(lambda connection: inspect(connection).get_table_names())
        assert {"players", "tables", "members", "entries", "alembic_version"} <= set(names)


async def test_a_second_start_migrates_nothing(store: Store) -> None:
    await store.write(Write(created=a_table()))
    again = Store(store.url)
    await again.open()
    assert await again.count() == 1
    await again.close()


async def test_what_a_database_says_of_a_failure_names_no_table(store: Store) -> None:
    table = a_table()
    await store.write(Write(created=table))
    with pytest.raises(WriteFailed) as twice:
        await store.write(Write(created=table))
    assert str(twice.value)
    async with store.engine.connect() as connection:
        with pytest.raises(SQLAlchemyError) as nowhere:
            await connection.execute(text("SELECT nothing FROM tables WHERE id = :id"), {"id": table.id})
    for problem in (twice.value, nowhere.value):
        assert table.id not in str(problem)


async def test_many_writes_share_few_transactions(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []
    attempt = store._attempt

    async def counted(writes: Sequence[Write], settle: Callable[[], None]) -> WriteFailed | None:
        batches.append(len(writes))
        return await attempt(writes, settle)

    monkeypatch.setattr(store, "_attempt", counted)
    tables = [a_table() for _ in range(120)]
    await asyncio.gather(*(store.write(Write(created=table)) for table in tables))
    await asyncio.gather(*(store.write(Write(entry=an_entry(table, 1))) for table in tables))
    assert sum(batches) == 240
    assert len(batches) <= 6
    for table in tables:
        assert len(await store.entries(table.id)) == 1


async def test_who_waits_for_a_write_is_told_when_it_is_committed_and_not_before(store: Store) -> None:
    told: list[str] = []
    table = a_table()
    assert await store._attempt([Write(created=table)], lambda: told.append("committed")) is None
    assert told == ["committed"]
    assert await store._attempt([Write(created=table)], lambda: told.append("never")) is not None
    assert told == ["committed"]


async def test_while_something_is_written_the_store_says_so(store: Store) -> None:
    """What is dear to show begins after it, not beside it."""
    said: list[bool | str] = []
    store.writing = said.append
    table = a_table()
    assert await store._attempt([Write(created=table)], lambda: said.append("committed")) is None
    assert said[:3] == [True, False, "committed"]
    assert await store._attempt([Write(created=table)]) is not None
    assert said[-2:] == [True, False], "when it fails, too"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be told how exactly a thread wakes")
def test_the_thread_that_writes_wakes_in_time() -> None:
    """It waits for the interpreter some times in each transaction, and all who write wait for it."""
    with engines.writer() as thread:
        assert thread.submit(ctypes.CDLL(None).prctl, GET_TIMER_SLACK, 0, 0, 0, 0).result() == engines.LATE
    assert ctypes.CDLL(None).prctl(GET_TIMER_SLACK, 0, 0, 0, 0) > engines.LATE, "and no other"


async def test_where_little_is_written_nobody_waits_for_company(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.store.store.GATHER", 20.0)
    monkeypatch.setattr("ludoteca.server.store.waiting.BUSY", 1000.0)
    for _ in range(3):
        await asyncio.wait_for(store.write(Write(created=a_table())), 15)
    monkeypatch.setattr("ludoteca.server.store.store.GATHER", 0.3)
    monkeypatch.setattr("ludoteca.server.store.waiting.BUSY", -1.0)
    began = time.monotonic()
    for _ in range(3):
        await store.write(Write(created=a_table()))
    assert time.monotonic() - began >= 0.55, "when it is busy, two of them wait for others that may come"


async def test_where_many_write_those_who_have_used_least_come_first(settings: Settings) -> None:
    """Whoever makes hundreds of tables write at once makes nobody else wait for all of them."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.url)
    await store.open()
    written: list[str] = []

    async def write(who: str, rank: float) -> None:
        await store.write(Write(created=a_table()), rank=rank)
        written.append(who)

    many = [asyncio.create_task(write("greedy", 2.0)) for _ in range(3 * MOST_TOGETHER)]
    some = [asyncio.create_task(write("ana", 1.0)) for _ in range(3)]
    await asyncio.gather(*many, *some)
    assert written[:3] == ["ana"] * 3
    ends = [asyncio.create_task(write("last", 3.0)) for _ in range(3 * MOST_TOGETHER)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*ends)  # what waits when all comes to an end is written


async def test_where_the_disk_is_busy_who_writes_often_lets_others_go_first() -> None:
    """Eighty tables that change all the time kept the disk busy, and everyone else waited for two transactions."""
    waiting: Waiting[str] = Waiting()
    for _ in range(30):
        waiting.add("greedy", "there", 0.0)
    await waiting.any()
    assert len(waiting.take()) == 30, "with time enough nobody waits"
    waiting.took(0.6)
    for _ in range(30):
        waiting.add("greedy", "there", 0.0)
    assert len(waiting.take()) == 30, "nor where there is nobody else"
    for place in range(10):
        waiting.add("rui", f"elsewhere {place}", 0.0)
    assert len(waiting.take()) == 10
    for _ in range(40):
        waiting.add("greedy", "there", 0.0)
    assert not waiting._wanted.is_set(), "nor does a transaction begin for them at once"
    waiting.add("ana", "here", 1.0)
    assert waiting.take() == ["ana", *["greedy"] * FELLOWS]
    assert not waiting._wanted.is_set()
    await asyncio.wait_for(waiting.any(), 5)  # after a while they have one of their own
    assert waiting.take() == ["greedy"] * FLOCK
    waiting.end()
    await waiting.any()
    assert len(waiting.take()) == 40 - FELLOWS - FLOCK
    assert not waiting.take()


async def test_a_transaction_of_many_tables_has_as_few_statements_as_one_of_one(settings: Settings) -> None:
    """After each of them its thread waits for the interpreter, as long as the event loop has it."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.url)
    await store.open()
    assert store._direct is not None
    statements: list[str] = []

    with store._direct.connect() as connection:  # there is one, for ever
        connection.connection.driver_connection.set_trace_callback(statements.append)  # type: ignore[union-attr]
    tables = [a_table() for _ in range(30)]
    await asyncio.gather(*(store.write(Write(created=table)) for table in tables))
    changed = [structs.replace(table, version=2, phase="playing", outcome=b"{}") for table in tables]
    for n, sits in ((1, True), (2, False)):
        statements.clear()
        who = [(table.id, "me") for table in tables]
        given = [
            Write(entry=an_entry(table, n), table=table, members=[one] if sits else [], strangers=[] if sits else [one])
            for table, one in zip(changed, who, strict=True)
        ]
        assert await store._attempt(given) is None
        assert len(statements) == 5, "with a beginning and an end"
        assert len(await store.of_player("me", ("playing",), 99)) == (30 if sits else 0)
    assert await store.table(tables[7].id) == changed[7]
    twice = [Write(table=structs.replace(changed[0], version=version)) for version in (3, 4)]
    assert await store._attempt(twice) is None
    found = await store.table(tables[0].id)
    assert found is not None
    assert found.version == 4, "one after the other"
    await store.close()


async def test_a_bad_write_spoils_no_other(store: Store) -> None:
    good, bad = a_table(), a_table()
    await store.write(Write(created=good))
    await store.write(Write(created=bad))
    await store.write(Write(entry=an_entry(bad, 1, "same")))
    results = await asyncio.gather(
        store.write(Write(entry=an_entry(good, 1, "same"))),
        store.write(Write(entry=an_entry(bad, 2, "same"))),
        store.write(Write(entry=an_entry(bad, 1, "other"))),
        store.write(Write(entry=an_entry(good, 2, "more"))),
        return_exceptions=True,
    )
    assert results[0] is None
    assert isinstance(results[1], CommandDone)
    assert isinstance(results[2], WriteFailed)
    assert not isinstance(results[2], CommandDone)
    assert results[3] is None
    assert [entry.n for entry in await store.entries(good.id)] == [1, 2]
    assert [entry.n for entry in await store.entries(bad.id)] == [1]
    assert await store.command_version(good.id, "me", "same") == 1
    assert await store.command_version(good.id, "me", "never") is None


async def test_members_come_and_go(store: Store) -> None:
    table = a_table()
    await store.write(Write(created=table, members=[(table.id, "me"), (table.id, "you")], player=("me", "Ana", 1.0)))
    await store.write(Write(members=[(table.id, "me")], player=("me", "Aninha", 2.0)))
    assert (await store.player("me")).name == "Aninha"
    assert [row.id for row in await store.of_player("you", ("waiting",), 5)] == [table.id]
    await store.write(Write(strangers=[(table.id, "you")]))
    assert await store.of_player("you", ("waiting",), 5) == []


async def test_what_is_cleared_away_goes_some_at_a_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """One transaction for all of a large house would let every command wait for it."""
    tables = [structs.replace(a_table(), phase="over", updated=float(n // 7)) for n in range(3 * SOME)]
    await asyncio.gather(*(store.write(Write(created=table)) for table in tables))
    said = [structs.replace(an_entry(table, 1), kind="chat") for table in tables]
    await asyncio.gather(*(store.write(Write(entry=entry)) for entry in said))
    await asyncio.gather(*(store.write(Write(entry=an_entry(table, 2))) for table in tables))
    sizes: list[int] = []
    attempt = store._attempt

    async def counted(writes: Sequence[Write], settle: Callable[[], None]) -> WriteFailed | None:
        sizes.extend(len(write.hushed) + len(write.removed) for write in writes)
        return await attempt(writes, settle)

    monkeypatch.setattr(store, "_attempt", counted)
    await store.hush_old(5.0)
    assert sum(sizes) == 35, "those that were over by then"
    assert max(sizes) <= SOME
    left = [len(await store.entries(table.id)) for table in tables]
    assert left == [1] * 35 + [2] * (len(tables) - 35)
    sizes.clear()
    await store.hush_old(5.0)
    assert sizes == [], "nothing is written where nobody has said anything"
    await store.remove([table.id for table in tables])
    assert sizes == [SOME] * 3
    assert await store.count() == 0


async def test_a_closed_store_refuses(settings: Settings) -> None:
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.url)
    await store.open()
    await store.close()
    with pytest.raises(WriteFailed):
        await store.write(Write(created=a_table()))


async def test_sqlite_is_safe_against_a_power_cut(settings: Settings) -> None:
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.url)
    await store.open()
    async with store.engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
    await store.close()


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("postgresql://me@host/db", "postgresql+asyncpg://me@host/db"),
        ("postgres://me@host/db?sslmode=require", "postgresql+asyncpg://me@host/db?ssl=require"),
        ("sqlite:////tmp/x.sqlite", "sqlite+aiosqlite:////tmp/x.sqlite"),
        ("postgresql+asyncpg://me@host/db", "postgresql+asyncpg://me@host/db"),
    ],
)
def test_database_urls(settings: Settings, given: str, url: str) -> None:
    assert dataclasses.replace(settings, database=given).url == url

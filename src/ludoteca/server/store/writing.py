"""How a transaction is written: one statement for each kind of thing, whatever the number of tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from ludoteca.server.store import bulk
from ludoteca.server.store.rows import TableRow, Write
from ludoteca.server.store.schema import BLOCKS, CAMPAIGNS, ENTRIES, KEYS, MEMBERS, PLAYERS, REPORTS, TABLES, TRIALS

TALK = ENTRIES.c.kind.in_(("chat", "emote"))
_INSERT_ENTRY = insert(ENTRIES)
_INSERT_TABLE = insert(TABLES)
_CHANGING = ("phase", "moving", "public", "version", "body", "contributions", "outcome", "updated")
_UPDATE_TABLE = (
    update(TABLES).where(TABLES.c.id == bindparam("key")).values({name: bindparam(f"new_{name}") for name in _CHANGING})
)
_DELETE_MEMBER = delete(MEMBERS).where(MEMBERS.c.table_id == bindparam("its"), MEMBERS.c.player == bindparam("whose"))
_INSERT_MEMBER = postgresql.insert(MEMBERS).on_conflict_do_nothing()
_UPDATE_RECORD = update(TABLES).where(TABLES.c.id == bindparam("key")).values(record=bindparam("new_record"))


def write_all(connection: Connection, writes: Sequence[Write]) -> None:
    """One statement for each kind of thing, whatever the number of tables."""
    at_once = connection.dialect.name == "sqlite"
    created = [_columns(write.created) for write in writes if write.created is not None]
    if created:
        connection.execute(_INSERT_TABLE, created)
    changed = [write.table for write in writes if write.table is not None]
    if changed and at_once and len({row.id for row in changed}) == len(changed):
        bulk.update(connection, TABLES, [_changes(row) for row in changed])
    elif changed:
        connection.execute(_UPDATE_TABLE, [_as_new(_changes(row)) for row in changed])
    records = [{"key": row.id, "new_record": row.record} for row in changed if row.record is not None]
    if records:
        connection.execute(_UPDATE_RECORD, records)
    entries = [msgspec.structs.asdict(write.entry) for write in writes if write.entry is not None]
    if entries and at_once:
        bulk.insert(connection, ENTRIES, entries)
    elif entries:
        connection.execute(_INSERT_ENTRY, entries)
    gone = [{"table_id": table_id, "player": player} for write in writes for table_id, player in write.strangers]
    if gone and at_once:
        bulk.delete(connection, MEMBERS, gone)
    elif gone:
        connection.execute(_DELETE_MEMBER, [{"its": row["table_id"], "whose": row["player"]} for row in gone])
    come = [{"table_id": table_id, "player": player} for write in writes for table_id, player in write.members]
    if come and at_once:
        bulk.insert(connection, MEMBERS, come, known=True)
    elif come:
        connection.execute(_INSERT_MEMBER, come)
    for write in writes:
        _write_people(connection, write)


def _write_people(connection: Connection, write: Write) -> None:
    """What is written seldom: a statement each."""
    if write.campaign is not None:
        connection.execute(insert(CAMPAIGNS), [msgspec.structs.asdict(write.campaign)])
    if write.player is not None:
        player, name, since = write.player
        row = {"id": player, "name": name, "created": since}
        _upsert(connection, PLAYERS, row, {"name": name})
    for key, player, since in write.keys:
        _upsert(connection, KEYS, {"key": key, "player": player, "since": since}, {"player": player, "since": since})
    if write.block is not None:
        by, about, on = write.block
        if on:
            _upsert(connection, BLOCKS, {"player": by, "blocked": about}, {})
        else:
            connection.execute(delete(BLOCKS).where(BLOCKS.c.player == by, BLOCKS.c.blocked == about))
    if write.report is not None:
        connection.execute(insert(REPORTS), [msgspec.structs.asdict(write.report)])
    if write.removed:
        for table in (ENTRIES, MEMBERS):
            connection.execute(delete(table).where(table.c.table_id.in_(write.removed)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(write.removed)))
    if write.hushed:
        connection.execute(delete(ENTRIES).where(TALK, ENTRIES.c.table_id.in_(write.hushed)))
    if write.settled:
        connection.execute(delete(REPORTS).where(REPORTS.c.at < write.settled))
    if write.trial:
        _upsert(connection, TRIALS, {"name": "disk", "at": write.trial}, {"at": write.trial})
    if write.speed is not None:
        player, speed, since = write.speed
        row = {"id": player, "name": "", "created": since, "speed": speed}
        _upsert(connection, PLAYERS, row, {"speed": speed})


def _upsert(connection: Connection, table: Any, row: dict[str, Any], changes: dict[str, Any]) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    wanted: Any = dialect.insert(table).values(row)
    if changes:
        wanted = wanted.on_conflict_do_update(index_elements=list(table.primary_key.columns), set_=changes)
    else:
        wanted = wanted.on_conflict_do_nothing()
    connection.execute(wanted)


def _columns(row: TableRow) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def _changes(row: TableRow) -> dict[str, Any]:
    return {"id": row.id, **{name: getattr(row, name) for name in _CHANGING}}


def _as_new(changes: dict[str, Any]) -> dict[str, Any]:
    """The same, as the statement for one row calls it."""
    return {"key": changes["id"], **{f"new_{name}": changes[name] for name in _CHANGING}}

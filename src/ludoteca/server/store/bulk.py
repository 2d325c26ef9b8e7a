"""Many rows in one statement, for SQLite: its thread needs the interpreter again after each statement, and where the
event loop is busy it waits for that each time. So what a transaction takes must not grow with what is written in it."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Table
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, OperationalError

Rows = Sequence[dict[str, Any]]


def insert(connection: Connection, table: Table, rows: Rows, known: bool = False) -> None:
    """Put in all these rows, each of them with the same columns; those that may be `known` already are left alone."""
    columns = tuple(rows[0])
    _execute(connection, _insert(table.name, columns, len(rows), known), rows)


def update(connection: Connection, table: Table, rows: Rows) -> None:
    """Change all these rows: the first column says which, the others what. Each row is there once."""
    _execute(connection, _update(table.name, tuple(rows[0]), len(rows)), rows)


def delete(connection: Connection, table: Table, rows: Rows) -> None:
    """Take out all rows that are like these."""
    _execute(connection, _delete(table.name, tuple(rows[0]), len(rows)), rows)


def _execute(connection: Connection, statement: str, rows: Rows) -> None:
    """By the shortest way: what SQLAlchemy does around a statement takes several times as long as the statement."""
    raw: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
    try:
        raw.execute(statement, tuple(value for row in rows for value in row.values()))
    except sqlite3.IntegrityError as problem:
        raise IntegrityError(statement, None, problem) from problem
    except sqlite3.Error as problem:
        raise OperationalError(statement, None, problem) from problem


def _values(columns: int, rows: int) -> str:
    return "VALUES " + ", ".join([f"({', '.join('?' * columns)})"] * rows)


@lru_cache(maxsize=256)
def _insert(table: str, columns: tuple[str, ...], rows: int, known: bool) -> str:
    end = " ON CONFLICT DO NOTHING" if known else ""
    return f"INSERT INTO {table} ({', '.join(columns)}) {_values(len(columns), rows)}{end}"


@lru_cache(maxsize=256)
def _update(table: str, columns: tuple[str, ...], rows: int) -> str:
    key, *others = columns
    new = f"WITH new ({', '.join(columns)}) AS ({_values(len(columns), rows)})"
    changes = ", ".join(f"{name} = new.{name}" for name in others)
    return f"{new} UPDATE {table} SET {changes} FROM new WHERE {table}.{key} = new.{key}"  # noqa: S608  (our names)


@lru_cache(maxsize=256)
def _delete(table: str, columns: tuple[str, ...], rows: int) -> str:
    old = f"WITH old ({', '.join(columns)}) AS ({_values(len(columns), rows)})"
    alike = " AND ".join(f"{table}.{name} = old.{name}" for name in columns)
    which = f"{old} SELECT {table}.rowid FROM old CROSS JOIN {table} WHERE {alike}"  # noqa: S608  (in this order)
    return f"DELETE FROM {table} WHERE rowid IN ({which})"  # noqa: S608  (our names)

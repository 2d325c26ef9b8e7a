"""`ludoteca backup` and `restore`: one file with all matches and the key of the cookies, made while the server runs."""

from __future__ import annotations

import gzip
import os
import sqlite3
import tarfile
import tempfile
import zlib
from contextlib import closing
from pathlib import Path
from time import monotonic

from ludoteca.kernel.errors import LudotecaError
from ludoteca.server.http.identity import KEY_BYTES, KEY_FILE
from ludoteca.server.settings import Settings
from ludoteca.server.store import folder

DATABASE = "ludoteca.sqlite"
PARTS = (DATABASE, KEY_FILE)
JOURNALS = ("-wal", "-shm", "-journal")  # what SQLite has beside a database
LARGEST_KEY = 4096
BLOCK = 128 * 1024  # bytes that are read at once
GLANCE = 2.0  # seconds for a look at a database before it is used
STEPS = 10_000  # of SQLite's own, between two looks at the time


def back_up(settings: Settings, file: Path) -> int:
    """Write a backup; how many tables are in it."""
    source = database_of(settings)
    if not source.is_file():
        raise LudotecaError(f"there is nothing to back up in {settings.data}")
    if file.exists():
        raise LudotecaError(f"{file} is there already; a backup never overwrites anything")
    try:
        with tempfile.TemporaryDirectory(dir=file.parent) as place:
            copy = Path(place) / DATABASE
            with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(copy)) as target:
                live.backup(target)  # at once: in steps, each would begin anew where somebody else has written
            tables = checked(copy)
            packed = Path(place) / "packed"
            handle = os.open(packed, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as out, tarfile.open(fileobj=out, mode="w:gz") as archive:
                archive.add(copy, DATABASE)
                if (settings.data / KEY_FILE).is_file():
                    archive.add(settings.data / KEY_FILE, KEY_FILE)
            packed.replace(file)
    except (OSError, sqlite3.Error) as problem:
        raise LudotecaError(f"cannot write {file}: {problem}") from problem
    return tables


def restore(settings: Settings, file: Path) -> int:
    """Put a backup into an empty data folder; how many tables came back. Nothing is half-restored."""
    target = database_of(settings)
    folder.own(settings.data)
    if folder.is_claimed(settings.data):
        raise LudotecaError(f"a server runs on {settings.data}; stop it before you restore")
    with folder.claim(settings.data):  # and none begins to, before all is there
        return _restore(settings.data, target, file)


def _restore(data: Path, target: Path, file: Path) -> int:
    # The journal of a database that is gone would be played into the one that takes its place.
    there = [name for name in (*PARTS, *(DATABASE + end for end in JOURNALS)) if os.path.lexists(data / name)]
    if there:
        raise LudotecaError(f"{data} has {' and '.join(there)} already; restore into an empty folder")
    with tempfile.TemporaryDirectory(dir=data) as place:
        try:
            _check_whole(file)
            with tarfile.open(file, "r:gz") as archive:
                for name in PARTS:
                    _take(archive, name, Path(place) / name)
        except (OSError, tarfile.TarError, EOFError, zlib.error) as problem:
            raise LudotecaError(f"{file} is no backup that can be read: {problem}") from problem
        if not (Path(place) / DATABASE).is_file():
            raise LudotecaError(f"{file} is no backup: it has no {DATABASE}")
        tables = checked(Path(place) / DATABASE)
        for name in (KEY_FILE, DATABASE):
            if (Path(place) / name).is_file():
                (Path(place) / name).replace(target.parent / name)
    return tables


def _check_whole(file: Path) -> None:
    """Read a backup to its very end, where its checksum stands: a database would not notice that a name is another."""
    with gzip.open(file) as packed:
        while packed.read(BLOCK):
            pass


def _take(archive: tarfile.TarFile, name: str, target: Path) -> None:
    """One file of a backup, by its own name alone: whatever else an archive says about it does not count."""
    try:
        member = archive.getmember(name)
    except KeyError:
        return
    content = archive.extractfile(member) if member.isfile() else None
    if content is None or (name == KEY_FILE and not KEY_BYTES <= member.size <= LARGEST_KEY):
        raise LudotecaError(f"the backup has a {name} that is none")
    handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as out:
        while block := content.read(BLOCK):
            out.write(block)


def database_of(settings: Settings) -> Path:
    """The file of the database; `LudotecaError` where it is no file."""
    if settings.database:
        raise LudotecaError(
            "DATABASE_URL is set: back the database up with its own tools (such as pg_dump), "
            f"and {settings.data / KEY_FILE} with it"
        )
    return settings.data / DATABASE


def checked(file: Path) -> int:
    """How many tables a database has; `LudotecaError` with the reason when it is damaged."""
    try:
        with closing(sqlite3.connect(file)) as database:
            _check(database, file)
            return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as problem:
        raise LudotecaError(f"{file} is no database that can be read: {problem}") from problem


def look_over(file: Path, seconds: float = GLANCE) -> None:
    """`LudotecaError` with the reason when a database is damaged, as far as that is seen in so many seconds: a large
    one that is well must not keep a server from starting."""
    ends = monotonic() + seconds
    try:
        with closing(sqlite3.connect(file)) as database:
            database.set_progress_handler(lambda: monotonic() > ends, STEPS)
            _check(database, file)
    except sqlite3.Error as problem:
        if problem.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise LudotecaError(f"cannot use {file}: {problem}") from problem


def _check(database: sqlite3.Connection, file: Path) -> None:
    verdict = database.execute("PRAGMA quick_check(1)").fetchone()[0]
    if verdict != "ok":
        raise LudotecaError(f"cannot use {file}, it is damaged: {' '.join(verdict.split())}")

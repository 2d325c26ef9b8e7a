"""What is kept, and for whom: the data folder, backups, old tables, a log that tells nothing and cannot be flooded."""

from __future__ import annotations

import asyncio
import dataclasses
import errno
import gzip
import io
import logging
import os
import sqlite3
import stat
import tarfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from ludoteca.cli import main
from ludoteca.kernel.errors import LudotecaError
from ludoteca.server import commands
from ludoteca.server.http.identity import KEY_FILE, load_key
from ludoteca.server.logs import Dam, OneLine, mark
from ludoteca.server.settings import DAY, Settings
from ludoteca.server.store import backups, folder
from ludoteca.server.store import store as stores
from ludoteca.server.store.rows import Write
from ludoteca.server.store.store import Store, WriteFailed
from tests.server.brittle import CLIMB
from tests.server.conftest import Serve
from tests.server.hand import HandClock

pytestmark = pytest.mark.anyio
PAGE = 4096  # bytes of a page of SQLite


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A server sets up the process that it runs in: the log, and for whom new files are."""
    monkeypatch.setattr("ludoteca.server.logs.set_up", lambda _time: None)
    mask = os.umask(0o022)
    yield
    os.umask(mask)


# -- the folder ------------------------------------------------------------------------------------------------


def test_the_folder_and_all_in_it_are_for_us_alone(tmp_path: Path) -> None:
    place = tmp_path / "deep" / "data"
    place.mkdir(parents=True)
    (place / "ludoteca.sqlite").write_bytes(b"")
    (place / "ludoteca.sqlite").chmod(0o644)
    (place / "tool").write_bytes(b"")
    (place / "tool").chmod(0o755)
    folder.own(place)
    assert stat.S_IMODE(place.stat().st_mode) == 0o700
    assert stat.S_IMODE((place / "ludoteca.sqlite").stat().st_mode) == 0o600
    assert stat.S_IMODE((place / "tool").stat().st_mode) == 0o755, "what is not ours, in a folder named by mistake"
    (place / "new").write_bytes(b"")
    assert stat.S_IMODE((place / "new").stat().st_mode) == 0o600
    assert not list(place.glob(".trial*"))


def test_one_server_has_one_folder(tmp_path: Path) -> None:
    folder.own(tmp_path)
    with folder.claim(tmp_path):
        assert folder.is_claimed(tmp_path)
        with pytest.raises(LudotecaError, match="in use by the server with process id"):
            folder.claim(tmp_path)
    assert not folder.is_claimed(tmp_path)
    folder.claim(tmp_path).close()


def serve_at(data: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """What `ludoteca serve` says where it cannot, and its exit code."""
    code = main(["serve", "--port", "0", "--data", str(data)])
    return code, capsys.readouterr().err


def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    code, said = serve_at(file, capsys)
    assert code == 2
    assert said.startswith(f"ludoteca: cannot use {file}: ")
    assert said.count("\n") == 1


def test_a_database_that_cannot_be_read_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ludoteca.sqlite").write_bytes(b"this is no database, but it is long enough to look like one" * 40)
    code, said = serve_at(tmp_path, capsys)
    assert code == 2
    assert said.splitlines()[-1].startswith("ludoteca: cannot use ")
    assert "not a database" in said
    assert "Traceback" not in said


async def test_a_database_with_a_damaged_page_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It can be opened, and even be written to; not all that was kept in it could be read."""
    store = Store(Settings(data=tmp_path).url)
    await store.open()
    await asyncio.gather(*(store.write(Write(player=(f"player {n}", "Ana" * 20, 1.0))) for n in range(500)))
    await store.close()
    file = tmp_path / "ludoteca.sqlite"
    backups.look_over(file)
    whole = file.read_bytes()
    file.write_bytes(whole[: -2 * PAGE] + b"\xa5" * 2 * PAGE)
    code, said = await asyncio.to_thread(serve_at, tmp_path, capsys)  # it has a loop of its own
    assert code == 2
    assert said.splitlines()[-1].startswith(f"ludoteca: cannot use {file}, it is damaged: ")
    assert "Traceback" not in said
    monkeypatch.setattr(backups, "STEPS", 1)
    backups.look_over(file, seconds=-1)  # who has no time does not see it


def test_a_database_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_only(*_given: object) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("attempt to write a readonly database"))

    monkeypatch.setattr("ludoteca.server.store.store._write_directly", read_only)
    code, said = serve_at(tmp_path, capsys)
    assert code == 2
    assert said.splitlines()[-1].endswith("ludoteca.sqlite: attempt to write a readonly database")
    assert "Traceback" not in said


@pytest.mark.parametrize("name", [KEY_FILE, folder.LOCK, backups.DATABASE])
@pytest.mark.parametrize("what", ["a folder", "a link to nowhere"])
def test_what_is_no_file_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, what: str
) -> None:
    if what == "a folder":
        (tmp_path / name).mkdir()
    else:
        (tmp_path / name).symlink_to(tmp_path / "nowhere" / "at" / "all")
    code, said = serve_at(tmp_path, capsys)
    assert code == 2
    assert said.splitlines()[-1].startswith(f"ludoteca: cannot use {tmp_path / name}: ")
    assert "Traceback" not in said


def test_a_disk_that_is_full_from_the_start_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(io.StringIO):
        def flush(self) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(folder, "_lock", lambda _file: None)
    monkeypatch.setattr(Path, "open", lambda *_given, **_more: Full())
    with pytest.raises(LudotecaError, match=f"^cannot use {tmp_path}: No space left on device$"):
        folder.claim(tmp_path)


@pytest.mark.parametrize("url", ["nonsense", "mysql://localhost/ludoteca", "postgresql://nobody:secret@127.0.0.1:1/x"])
def test_a_database_that_is_none_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    for command in ("serve", "reports"):
        code = main([command, "--data", str(tmp_path)])
        said = capsys.readouterr().err
        assert code == 2
        assert said.splitlines()[-1].startswith("ludoteca: cannot use the database of DATABASE_URL: ")
        assert "secret" not in said
        assert "Traceback" not in said


def test_an_old_python_is_warned_of(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        commands.warn_of_python((3, 11, 2))
        assert "3.11.13 or newer" in caplog.text
        caplog.clear()
        for version in ((3, 11, 13), (3, 12, 11), (3, 14, 0)):
            commands.warn_of_python(version)
        assert not caplog.text


# -- what cannot be written ------------------------------------------------------------------------------------


async def test_a_full_disk_refuses_everything_clearly_and_health_says_so(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_given: object) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    async def unreadable() -> int:
        raise OperationalError("SELECT", {}, sqlite3.OperationalError("unable to open database file"))

    async with serve() as server:
        ana = server.browser()
        page = await ana.open(await ana.create())
        with monkeypatch.context() as patch:
            patch.setattr("ludoteca.server.store.store._write_directly", full)
            new = {"game": "king-of-tokyo", "name": "Ana", "seats": 2}
            for method, path, body in (
                ("POST", "/api/tables", new),
                ("PUT", "/api/me", {"name": "Rui"}),
                ("POST", "/api/campaigns", {"game": "keep-the-heroes-out", "campaign": "rent", "name": "Ana"}),
                ("POST", "/api/me/sign-out", {}),
            ):
                answer = await ana.http.request(method, path, json=body)
                assert answer.status_code == 507, (path, answer.text)
                assert answer.json()["words"]["key"] == "refuse-not-saved"
            assert await page.refused("chat", text="oi") == "refuse-not-saved"
            health = await ana.get("/health")
            assert health.status_code == 503
            assert health.json()["status"] == "cannot write", "why is nobody's business but the log's"
            assert caplog.text.count("nothing can be written: database or disk is full") == 1
            patch.setattr(server.house.store, "count", unreadable)
            health = await ana.get("/health")
            assert (health.status_code, health.json()["status"]) == (503, "cannot read")
            assert "the database does not answer: unable to open database file" in caplog.text
        assert (await ana.get("/health")).json()["status"] == "ok"
        await ana.create()


async def test_a_match_that_could_not_begin_leaves_no_table_behind(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full just when the match is written."""
    write = stores._write_directly

    def full(engine: Any, writes: Sequence[Write], *more: Any) -> None:
        if any(one.entry is not None for one in writes):
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))
        write(engine, writes, *more)

    async with serve() as server:
        ana = server.browser()
        with monkeypatch.context() as patch:
            patch.setattr(stores, "_write_directly", full)
            new = {"game": "king-of-tokyo", "name": "Ana", "seats": 2, "start": True}
            assert (await ana.post("/api/tables", new)).status_code == 507
        assert not server.house.tables
        assert (await ana.json("/api/lobby"))["mine"] == []
        table = await ana.create(seats=2, start=True)
        assert [one["id"] for one in (await ana.json("/api/lobby"))["mine"]] == [table]
        assert (await server.house.store.table(table)).phase == "playing"  # type: ignore[union-attr]


async def test_the_writer_goes_on_after_anything(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.data.mkdir(parents=True)
    store = Store(settings.url)
    await store.open()
    try:
        with monkeypatch.context() as patch:
            patch.setattr("ludoteca.server.store.store._write_directly", lambda *_given: 1 / 0)
            with pytest.raises(WriteFailed):
                await store.write(Write(trial=1.0))
        await store.write(Write(trial=2.0))
    finally:
        await store.close()


# -- backups ---------------------------------------------------------------------------------------------------


async def test_a_backup_is_made_while_people_play_and_comes_back_whole(
    serve: Serve, settings: Settings, tmp_path: Path
) -> None:
    file = tmp_path / "evening.backup"
    async with serve() as server:
        ana = server.browser()
        table = await ana.create(seats=2, start=True, bots=["aprendiz"])
        page = await ana.open(table)
        await page.play(2)
        assert backups.back_up(settings, file) == 1
        view = page.view
        cookies = dict(ana.http.cookies)
        await page.play(4)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = dataclasses.replace(settings, data=tmp_path / "elsewhere")
    assert backups.restore(again, file) == 1
    assert load_key(again.data) == load_key(settings.data)
    async with serve(data=again.data) as server:
        back = server.browser()
        back.http.cookies.update(cookies)
        found = await back.open(table)
        assert found.seats == [0]
        assert found.view is not None
        assert view is not None


def test_a_backup_overwrites_nothing_and_a_restore_neither(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "b"
    with pytest.raises(LudotecaError, match="nothing to back up"):
        backups.back_up(settings, file)
    folder.own(settings.data)
    with closing(sqlite3.connect(settings.data / backups.DATABASE)) as database:
        database.execute("CREATE TABLE tables (id TEXT)")
    load_key(settings.data)
    backups.back_up(settings, file)
    with pytest.raises(LudotecaError, match="never overwrites"):
        backups.back_up(settings, file)
    with pytest.raises(LudotecaError, match="already; restore into an empty folder"):
        backups.restore(settings, file)
    empty = dataclasses.replace(settings, data=tmp_path / "empty")
    folder.own(empty.data)
    with folder.claim(empty.data), pytest.raises(LudotecaError, match="a server runs on"):
        backups.restore(empty, file)
    assert backups.restore(empty, file) == 0


class Busy(sqlite3.Connection):
    """A look at a database that somebody else writes to whenever it pauses."""

    steps = 0

    def backup(self, target: sqlite3.Connection, **how: Any) -> None:
        def pause(_status: int, left: int, _all: int) -> None:
            self.steps += 1
            assert self.steps < 100, f"{left} pages are left, and always will be"
            with closing(sqlite3.connect(self.execute("PRAGMA database_list").fetchone()[2])) as other, other:
                other.execute("UPDATE tables SET body = ?", (f"move {self.steps}",))

        super().backup(target, progress=pause, **how)


def test_a_backup_ends_although_people_play_on(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite begins to copy again whenever somebody else has written: in a busy house it would do so for ever."""
    folder.own(settings.data)
    with closing(sqlite3.connect(settings.data / backups.DATABASE)) as made, made:
        made.execute("PRAGMA journal_mode=WAL")
        made.execute("CREATE TABLE tables (body)")
        made.executemany("INSERT INTO tables VALUES (?)", [(b"x" * PAGE,) for _ in range(3000)])
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Busy))
    assert backups.back_up(settings, tmp_path / "b") == 3000


def a_backup(settings: Settings, file: Path) -> None:
    """A house where one table was made, and its backup."""
    folder.own(settings.data)
    with closing(sqlite3.connect(settings.data / backups.DATABASE)) as database, database:
        database.execute("CREATE TABLE tables (name TEXT)")
        database.execute("INSERT INTO tables VALUES ('Ana plays here')")
    load_key(settings.data)
    backups.back_up(settings, file)


def test_the_journal_of_another_database_is_not_played_into_a_restored_one(settings: Settings, tmp_path: Path) -> None:
    """Whoever takes a damaged database away may leave what SQLite had beside it."""
    file = tmp_path / "b"
    a_backup(settings, file)
    again = dataclasses.replace(settings, data=tmp_path / "again")
    folder.own(again.data)
    for name in ("-wal", "-shm", "-journal"):
        (again.data / f"{backups.DATABASE}{name}").write_bytes(b"old")
        with pytest.raises(LudotecaError, match=f"{name} already; restore into an empty folder"):
            backups.restore(again, file)
        (again.data / f"{backups.DATABASE}{name}").unlink()
    assert backups.restore(again, file) == 1


def test_a_backup_in_which_one_letter_is_another_is_none(settings: Settings, tmp_path: Path) -> None:
    """The database is whole, the name is another one: only the checksum at the very end of the file tells."""
    file = tmp_path / "b"
    a_backup(settings, file)
    inside = bytearray(gzip.compress(gzip.decompress(file.read_bytes()), 0))
    place = inside.index(b"Ana plays here")
    inside[place : place + 3] = b"Eve"
    file.write_bytes(inside)
    again = dataclasses.replace(settings, data=tmp_path / "again")
    with pytest.raises(LudotecaError, match="no backup that can be read: CRC"):
        backups.restore(again, file)
    assert not (again.data / backups.DATABASE).exists()


def test_nobody_serves_a_folder_while_it_is_restored(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "b"
    a_backup(settings, file)
    again = dataclasses.replace(settings, data=tmp_path / "again")
    held: list[bool] = []
    check = backups.checked

    def checked(database: Path) -> int:
        held.append(folder.is_claimed(again.data))
        return check(database)

    monkeypatch.setattr(backups, "checked", checked)
    backups.restore(again, file)
    assert held == [True]
    assert not folder.is_claimed(again.data)


@pytest.mark.parametrize("what", ["text", "empty", "link", "damaged", "short key", "long key", "key is a folder"])
def test_what_is_no_backup_restores_nothing(settings: Settings, tmp_path: Path, what: str) -> None:
    file = tmp_path / "b"
    if what == "text":
        file.write_text("no backup")
    else:
        part = tmp_path / backups.DATABASE
        part.write_bytes(b"SQLite format 3\0" + b"x" * 5000)
        with tarfile.open(file, "w:gz") as archive:
            if what == "link":
                member = tarfile.TarInfo(backups.DATABASE)
                member.type, member.linkname = tarfile.SYMTYPE, "/etc/passwd"
                archive.addfile(member)
            elif what == "damaged":
                archive.add(part, backups.DATABASE)
            elif "key" in what:
                with closing(sqlite3.connect(tmp_path / "whole")) as database:
                    database.execute("CREATE TABLE tables (id TEXT)")
                archive.add(tmp_path / "whole", backups.DATABASE)
                member = tarfile.TarInfo(KEY_FILE)
                member.size = {"short key": 31, "long key": 5000}.get(what, 0)
                member.type = tarfile.REGTYPE if member.size else tarfile.DIRTYPE
                archive.addfile(member, io.BytesIO(b"k" * member.size))
    with pytest.raises(LudotecaError):
        backups.restore(settings, file)
    assert not (settings.data / backups.DATABASE).exists()
    assert not (settings.data / KEY_FILE).exists()


def test_a_database_of_its_own_is_backed_up_by_its_own_tools(settings: Settings, tmp_path: Path) -> None:
    elsewhere = dataclasses.replace(settings, database="postgresql://localhost/ludoteca")
    with pytest.raises(LudotecaError, match="pg_dump"):
        backups.back_up(elsewhere, tmp_path / "b")


# -- what goes -------------------------------------------------------------------------------------------------


async def test_what_nobody_has_touched_for_long_goes(serve: Serve, hand: HandClock, database: str) -> None:
    async with serve(time=hand, database=database, idle=1) as server:
        ana = server.browser()
        never, given_up = await ana.create(), await ana.create(seats=2, start=True, bots=["aprendiz"])
        await hand.advance(10)
        await hand.jump(15 * DAY)
        await server.house.expire()
        assert (await ana.get(f"/api/tables/{never}")).status_code == 404
        assert (await ana.get(f"/api/tables/{given_up}")).status_code == 200
        await hand.jump(180 * DAY)
        await server.house.expire()
        assert (await ana.get(f"/api/tables/{given_up}")).status_code == 404


async def test_what_was_said_at_a_finished_match_goes_and_the_match_stays(
    serve: Serve, hand: HandClock, database: str
) -> None:
    async with serve(time=hand, database=database, idle=1) as server:
        ana = server.browser()
        over, goes_on = [
            await ana.create(1, "brittle-ladder", hot_seat=["Ana"], options={"rungs": 1}, start=True) for _ in range(2)
        ]
        for table in (over, goes_on):
            page = await ana.open(table)
            await page.do("chat", text="oi")
            if table == over:
                await page.answer(CLIMB)
            await server.gone(page)
        await hand.advance(10)
        for days, kept in ((80, 1), (11, 0)):
            await hand.jump(days * DAY)
            await server.house.expire()
            page = await ana.open(over)
            assert len(page.chat) == kept
            await server.gone(page)
            await hand.advance(10)
        assert (await ana.get(f"/api/tables/{over}/record")).status_code == 200
        assert len((await ana.open(goes_on)).chat) == 1


async def test_a_clock_that_jumps_takes_nothing_away(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve(time=hand, idle=1) as server:
        ana = server.browser()
        table = await ana.create()
        await hand.advance(10)
        today = hand.date()
        monkeypatch.setattr(hand, "date", lambda: today + 365 * DAY)
        await server.house.expire()
        assert (await ana.get(f"/api/tables/{table}")).status_code == 200
        assert "has jumped" in caplog.text


# -- the log ---------------------------------------------------------------------------------------------------


def line(message: str, *given: object, problem: BaseException | None = None) -> str:
    trouble = None if problem is None else (type(problem), problem, problem.__traceback__)
    record = logging.LogRecord("ludoteca", logging.ERROR, __file__, 1, message, given, trouble)
    return OneLine().format(record)


def test_a_fault_is_one_line_with_its_cause() -> None:
    def fail() -> None:
        raise RuntimeError('it "broke"') from ValueError("the\ninner")

    told = ""
    try:
        fail()
    except RuntimeError as problem:
        told = line("a socket failed: %s", "a\r\nb\x1b[31m", problem=problem)
    assert "\n" not in told
    assert "\x1b" not in told
    assert "cause=\"RuntimeError: it 'broke' from ValueError: the inner\"" in told
    assert "test_keeping.py" in told.partition("where=")[2]


def test_a_log_cannot_be_flooded() -> None:
    clock = HandClock()
    dam = Dam(clock, most=3)

    def passes(message: str) -> int:
        record = logging.LogRecord("x", logging.INFO, "", 1, message, (), None)
        return int(dam.filter(record))

    assert sum(passes("again") for _ in range(1000)) == 3
    assert sum(passes(f"kind {number}") for number in range(1000)) <= 33
    clock._now += 61
    assert passes("again") == 1
    dam = Dam(clock)
    assert sum(passes("again") for _ in range(1000)) == 20, "as docs/security.md says, where nobody says otherwise"


async def test_the_log_names_no_stranger(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with serve() as server:
        ana = server.browser()
        table = await ana.create()
        page = await ana.open(table)
        await page.raw(b"\xff\xfe")
        for path in ("/nowhere?secret=1", "//api/tables", f"/api/tables/{table}x"):
            await ana.get(path)
        told = [record.getMessage() for record in caplog.records if not record.name.startswith(("http", "websockets"))]
        for secret in (table, "secret=1", "127.0.0.1:"):
            assert not [text for text in told if secret in text], told
    assert mark(table) == mark(table) != table


def test_nobody_reads_reports_of_an_empty_house(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reports", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == ""

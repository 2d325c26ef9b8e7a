"""What people are sent and do not take waits in memory: not for long, and not without end."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.server.settings import Settings
from ludoteca.server.tables.links import MOST_WAITING, Link
from tests.server.conftest import Running, Serve
from tests.server.hand import HandClock, until
from tests.server.test_doorway import UPGRADE, Line, dial, hung_up

pytestmark = pytest.mark.anyio
__all__ = ["hung_up"]  # the fixture: nothing stays open after a test


@pytest.mark.parametrize("behind_proxy", [False, True])
async def test_who_never_reads_an_answer_is_let_go(
    serve: Serve, hand: HandClock, tmp_path: Path, behind_proxy: bool
) -> None:
    (tmp_path / "index.html").write_bytes(b" " * 16 * 2**20)  # more than fits between us and them
    async with serve(time=hand, static=tmp_path, behind_proxy=behind_proxy) as server:
        reader, writer = await dial(server)
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await reader.readline()
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        await hand.advance(server.house.settings.unread_seconds / 2)
        assert len(server.doorway) == 1, "a slow one has time"
        await hand.advance(server.house.settings.unread_seconds)
        await until(lambda: not len(server.doorway))


async def test_what_nobody_takes_does_not_fill_the_memory(serve: Serve, tmp_path: Path) -> None:
    """A few replays of megabytes each, asked for and never read: those who let most wait have to go."""
    (tmp_path / "index.html").write_bytes(b" " * 16 * 2**20)
    async with serve(static=tmp_path, most_unread=40 * 2**20) as server:
        patient, _ = await unread(server)
        await until(lambda: unread_by_all(server) > 2**20)
        others = [await unread(server) for _ in range(4)]
        await until(lambda: len(server.doorway) < 5)
        assert len(server.doorway) >= 2, "no more of them than have to"
        assert unread_by_all(server) <= 40 * 2**20
        for _, writer in others:
            writer.transport.abort()
        patient._transport.resume_reading()  # type: ignore[attr-defined]
        await until(lambda: len(server.doorway) <= 1)
        patient._transport.abort()  # type: ignore[attr-defined]
        await until(lambda: not len(server.doorway))
        assert unread_by_all(server) == 0


async def test_who_has_not_taken_an_answer_gets_no_socket(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(b" " * 16 * 2**20)
    async with serve(static=tmp_path) as server:
        _, writer = await unread(server)
        await until(lambda: unread_by_all(server))
        writer.write(b"GET /ws/none HTTP/1.1\r\n" + UPGRADE + b"\r\n")
        await until(lambda: not len(server.doorway))
        assert unread_by_all(server) == 0


async def unread(server: Running) -> Line:
    """Somebody who asks for something large, and reads nothing but the beginning."""
    reader, writer = await dial(server)
    writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    await reader.readline()
    reader._transport.pause_reading()  # type: ignore[attr-defined]
    return reader, writer


def unread_by_all(server: Running) -> int:
    """Bytes that wait for people to take them."""
    return server.doorway._unread_by_all


async def test_who_reads_slower_than_a_table_speaks_comes_back_and_asks(settings: Settings) -> None:
    link = Link("player", "Ana", settings, "normal")
    link.ready = True
    for number in range(MOST_WAITING + 5):
        link.post(str(number))
    assert link.lost
    waiting = [link.outbox.get_nowait() for _ in range(link.outbox.qsize())]
    assert waiting == [*map(str, range(MOST_WAITING)), None]

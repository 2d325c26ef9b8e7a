"""What comes before a request: heads without end, requests that never end, connections by the hundred."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.http.flow_control import FlowControl
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from ludoteca.server.http import doorway
from ludoteca.server.http.doorway import Doorway, framed
from ludoteca.server.http.limits import neighbourhood
from ludoteca.server.http.reach import Names
from ludoteca.server.settings import Rates, Settings
from ludoteca.server.work.ledger import Ledger
from ludoteca.server.work.metrics import METRICS
from tests.server.conftest import EASY, NO_LIMIT, Running, Serve
from tests.server.hand import HandClock, breathe, until
from tests.server.wires import answer_of, without_date

pytestmark = pytest.mark.anyio

HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
LINES: list[asyncio.StreamWriter] = []


@pytest.fixture(autouse=True)
async def hung_up() -> AsyncIterator[None]:
    """Nothing stays open after a test."""
    yield
    for writer in LINES:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
    LINES.clear()


async def dial(server: Running) -> Line:
    """A bare connection, as a stranger opens one."""
    port = urlsplit(server.base).port
    assert port is not None
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    LINES.append(writer)
    return reader, writer


async def asked(server: Running, *pieces: bytes) -> bytes:
    """The first line of the answer to these bytes."""
    reader, writer = await dial(server)
    with contextlib.suppress(OSError):  # it may have been turned away already
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        return (await reader.readline()).strip()
    return b""


async def test_a_head_has_at_most_sixteen_kilobytes(serve: Serve) -> None:
    async with serve() as server:
        assert await asked(server, HEAD, b"\r\n") == b"HTTP/1.1 200 OK"
        assert (await asked(server, HEAD, b"X: " + b"a" * 15_000 + b"\r\n\r\n")).endswith(b"200 OK")
        assert b"431" in await asked(server, HEAD, b"X: " + b"a" * 17_000 + b"\r\n\r\n")
        many = b"".join(b"X-%d: %s\r\n" % (n, b"a" * 100) for n in range(400))
        assert b"431" in await asked(server, HEAD + many + b"\r\n")


async def test_a_header_without_end_is_not_read_to_its_end(serve: Serve) -> None:
    async with serve() as server:
        reader, writer = await dial(server)
        writer.write(HEAD + b"X: ")
        sent = 0
        while sent < 20 * 1024 * 1024:
            try:
                writer.write(b"a" * 65536)
                await writer.drain()
            except OSError:
                break
            sent += 65536
        assert sent < 8 * 1024 * 1024  # what fits into the buffers between us and it
        with contextlib.suppress(OSError):
            assert b"431" in (await reader.read())[:40]


@pytest.mark.parametrize("behind_proxy", [False, True])
async def test_a_request_that_never_ends_is_let_go(serve: Serve, hand: HandClock, behind_proxy: bool) -> None:
    async with serve(time=hand, behind_proxy=behind_proxy) as server:
        slow = [await dial(server) for _ in range(5)]
        for _, writer in slow:
            writer.write(HEAD)
            await writer.drain()
        silent, _ = await dial(server)
        body_reader, body = await dial(server)
        body.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Ludoteca: 1\r\nContent-Length: 100\r\n\r\n{")
        await body.drain()
        assert await asked(server, HEAD, b"\r\n") == b"HTTP/1.1 200 OK"
        await hand.advance(11)
        for reader, _ in slow:
            assert b"408" in await reader.readline()
        assert b"408" in await silent.readline()
        await hand.advance(10)
        assert b"408" in await body_reader.readline()


FOREIGN = b"GET /api/lobby HTTP/1.1\r\nHost: evil.example\r\n\r\n"


@pytest.mark.parametrize(
    "request_",
    [
        FOREIGN,
        FOREIGN.replace(b"GET", b"HEAD"),
        FOREIGN.replace(b"1.1\r\n", b"1.0\r\n"),
        b"GET /%s HTTP/1.1\r\nHost: localhost\r\n\r\n" % (b"a" * 600),
        b'PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 12\r\n\r\n{"name":"A"}',
        b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nX-Ludoteca: 1\r\nContent-Length: 100000\r\n\r\n",
    ],
    ids=["name", "head", "old", "path", "page elsewhere", "size"],
)
async def test_what_is_refused_by_its_head_is_refused_at_the_door(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, request_: bytes
) -> None:
    """There it costs a fraction, and reads the same as when it is refused later, as behind a proxy."""
    bodiless = request_.startswith(b"HEAD")
    async with serve(behind_proxy=True) as server:
        reader, writer = await dial(server)
        writer.write(request_)
        later = without_date(await answer_of(reader, bodiless))
    came_in: list[object] = []
    async with serve() as server:
        monkeypatch.setattr(server.guard, "_http", came_in.append)
        reader, writer = await dial(server)
        writer.write(request_)
        assert without_date(await answer_of(reader, bodiless)) == later
    assert not came_in


@pytest.mark.parametrize("behind_proxy", [False, True])
@pytest.mark.parametrize("line", [b"Host: localhost\r\nOrigin: https://evil.example", b"Host: evil.example"])
async def test_a_socket_of_another_site_is_refused_at_the_door(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, behind_proxy: bool, line: bytes
) -> None:
    """Whoever opens a page there sends them, as fast as it likes: they are refused before there is a socket."""
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA=="
    lines = [b"GET /ws/none HTTP/1.1", line, b"Connection: Upgrade", b"Upgrade: websocket", key, b"", b""]
    made: list[object] = []
    monkeypatch.setattr(doorway.Socket, "connection_made", made.append)
    async with serve(behind_proxy=behind_proxy) as server:
        assert await asked(server, b"\r\n".join(lines)) == b"HTTP/1.1 403 Forbidden"
    assert not made


async def test_a_connection_outlives_a_refusal(serve: Serve, hand: HandClock) -> None:
    """Many people may share an address: what one of them does too often must not cost the others a connection."""
    rates = dataclasses.replace(EASY, requests=(1, 2))
    async with serve(time=hand, rates=rates) as server:
        reader, writer = await dial(server)
        found = []
        for request in (FOREIGN, HEAD + b"\r\n", HEAD + b"\r\n"):
            writer.write(request)
            found.append((await answer_of(reader))[0])
        assert found == [421, 200, 429]
        await hand.advance(1.1)
        writer.write(HEAD + b"\r\n")
        assert (await answer_of(reader))[0] == 200


async def test_a_body_after_a_refusal_is_no_request(serve: Serve) -> None:
    async with serve() as server:
        reader, writer = await dial(server)
        smuggled = FOREIGN.replace(b"evil.example", b"localhost")
        head = b"POST /api/tables HTTP/1.1\r\nHost: evil.example\r\nContent-Length: %d\r\n\r\n" % len(smuggled)
        writer.write(head)
        assert (await answer_of(reader))[0] == 421
        writer.write(smuggled)
        await writer.drain()
        writer.write(HEAD + b"\r\n")
        status, _, body = await answer_of(reader)
        assert (status, b"version" in body) == (200, True), "the health, not the lobby"


async def test_of_many_requests_in_one_breath_one_is_refused(serve: Serve) -> None:
    """Whoever sends the next one without waiting for the answer is no browser: thousands of answers that nobody reads
    would pile up."""
    async with serve() as server:
        reader, writer = await dial(server)
        writer.write(FOREIGN * 1000)
        with contextlib.suppress(OSError):
            assert (await reader.read()).count(b"HTTP/1.1 421") <= 1


async def test_who_reads_no_refusal_gets_no_more_of_them(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    flows: list[FlowControl] = []

    def watched(transport: asyncio.Transport) -> FlowControl:
        flows.append(FlowControl(transport))
        return flows[-1]

    monkeypatch.setattr(httptools_impl, "FlowControl", watched)
    async with serve() as server:
        reader, writer = await dial(server)
        writer.write(HEAD + b"\r\n")
        await answer_of(reader)
        (flow,) = flows
        flow.pause_writing()  # as when what was sent is not taken
        writer.write(FOREIGN)
        with contextlib.suppress(OSError):
            assert await reader.read() == b""


async def swallowed(server: Running, first: bytes, again: bytes, most: int = 20 * 1024 * 1024) -> int:
    """How many bytes a connection takes that begins so and goes on without end, until it is cut."""
    _, writer = await dial(server)
    writer.write(first)
    sent = 0
    with contextlib.suppress(OSError):
        while sent < most:
            writer.write(again)
            await writer.drain()
            sent += len(again)
    return sent


POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Ludoteca: 1\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (POST + b"0\r\nX: ", b"a" * 65536),
        (POST + b"0\r\n", b"X: a\r\n" * 10_000),
        (POST + b"1;", b"a" * 65536),
        (POST, b"1\r\na\r\n" * 10_000),
        (POST, b"10000\r\n" + b"a" * 65536 + b"\r\n"),
        (b"", b"\r\n" * 30_000),
    ],
    ids=["one header after the body", "many of them", "words at a piece", "tiny pieces", "body", "empty lines"],
)
async def test_nothing_of_a_request_is_without_end(serve: Serve, first: bytes, again: bytes) -> None:
    async with serve() as server:
        assert await swallowed(server, first, again) < 8 * 1024 * 1024  # what fits into the buffers between us and it


async def test_what_takes_long_to_read_is_read_in_turns_and_in_order(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorway, "BREATH", -1.0)  # whatever it takes is long
    async with serve() as server:
        waits: list[str] = []
        wait = server.house.limits.ledger.wait

        def noted(place: str, work: Callable[[], object]) -> None:
            waits.append(place)
            wait(place, work)

        monkeypatch.setattr(server.house.limits.ledger, "wait", noted)
        body = b'{"game":"king-of-tokyo","name":"Ana",' + b" " * 20_000 + b'"seats":2}'
        pieces = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in sliced(body, 100)) + b"0\r\n\r\n"
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Ludoteca: 1\r\nContent-Type: application/json\r\n"
        head += b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
        assert await asked(server, *sliced(head + pieces, 7000)) == b"HTTP/1.1 201 Created"
        assert len(waits) >= 3


async def test_what_comes_while_something_waits_to_be_read_comes_after_it(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorway, "BREATH", -1.0)
    transports: list[asyncio.Transport] = []
    enter = Doorway.enter

    def entered(door: Doorway, transport: asyncio.Transport, address: str) -> bool:
        transports.append(transport)
        return enter(door, transport, address)

    monkeypatch.setattr(Doorway, "enter", entered)
    read = bytearray()
    on_body = doorway.Request.on_body

    def noted(request: doorway.Request, piece: bytes) -> None:
        read.extend(piece)
        on_body(request, piece)

    monkeypatch.setattr(doorway.Request, "on_body", noted)
    async with serve() as server:
        reader, _ = await dial(server)
        await until(lambda: transports)
        connection = transports[0].get_protocol()
        assert isinstance(connection, doorway.Request)
        body = b"".join(b"%06d" % number for number in range(7000))
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Ludoteca: 1\r\nContent-Type: application/json\r\n"
        for piece in sliced(head + b"Content-Length: %d\r\n\r\n" % len(body) + body, 7000):
            connection.data_received(piece)  # as many as there may be before it is their turn
        await until(lambda: len(read) == len(body))
        assert read == body
        assert b" 400 " in await reader.readline()


def sliced(data: bytes, size: int) -> list[bytes]:
    """In pieces of this size."""
    return [data[start : start + size] for start in range(0, len(data), size)]


async def test_what_comes_after_a_body_is_no_header(serve: Serve) -> None:
    async with serve() as server:
        foreign = POST.replace(b"X-Ludoteca: 1\r\n", b"") + b"2\r\n{}\r\n0\r\nX-Ludoteca: 1\r\n\r\n"
        assert b"403" in await asked(server, foreign)


async def test_requests_are_answered_one_at_a_time(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever does not wait for an answer gets that one and no more: thousands in one breath would stop everybody."""
    async with serve() as server:
        handled = 0
        http = server.guard._http

        async def counted(*given: Any) -> None:
            nonlocal handled
            handled += 1
            await http(*given)

        monkeypatch.setattr(server.guard, "_http", counted)
        reader, writer = await dial(server)
        writer.write((HEAD + b"\r\n") * 5_000)
        answer = b""
        with contextlib.suppress(OSError):
            answer = await reader.read()
        assert answer.count(b"HTTP/1.1 200 OK") == answer.count(b"connection: close") <= 1
        assert handled == 1
        reader, writer = await dial(server)
        for _ in range(3):  # one after the other is as it should be
            writer.write(HEAD + b"\r\n")
            assert b"200" in await reader.readuntil(b"\r\n\r\n")
            await reader.readuntil(b"}")


async def test_a_connection_that_has_had_its_answer_has_a_deadline_for_the_next_request(
    serve: Serve, hand: HandClock
) -> None:
    async with serve(time=hand) as server:
        reader, writer = await dial(server)
        writer.write(HEAD + b"\r\n")
        await reader.readuntil(b"}")
        writer.write(b"\r\n")
        await hand.advance(11)
        assert b"408" in await reader.readline()


# -- sockets ---------------------------------------------------------------------------------------------------

UPGRADE = (
    b"Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA==\r\n"
)
TEXT, BYTES, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(kind: int, payload: bytes = b"", whole: bool = True) -> bytes:
    """A frame as a browser sends it; its mask changes nothing."""
    return bytes([kind | 0x80 * whole, 0x80 | len(payload), 0, 0, 0, 0]) + payload


async def a_socket(server: Running, *more: bytes, table: str = "") -> Line:
    """A bare socket at a table, after the answer to its handshake."""
    ana = server.browser()
    path = table or await ana.create()
    reader, writer = await dial(server)
    writer.write(b"GET /ws/" + path.encode() + b" HTTP/1.1\r\n" + UPGRADE + b"".join(more) + b"\r\n")
    return reader, writer


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING, b"a" * 125),
        frame(PONG),
        frame(TEXT, b'{"t":"ping"}'),
        frame(TEXT, b"["),
        frame(BYTES),
        frame(0, whole=False),
    ],
    ids=["pings", "pongs", "our pings", "nonsense", "nothing", "pieces of nothing"],
)
async def test_a_socket_that_floods_is_cut_off(serve: Serve, flood: bytes) -> None:
    async with serve(rates=dataclasses.replace(EASY, frames=(0, 50))) as server:
        reader, writer = await a_socket(server)
        await reader.readuntil(b'"t":"welcome"')
        table = next(iter(server.house.tables.values()))
        limited = METRICS.count("limited")
        writer.write((frame(TEXT, b"{", whole=False) if not flood[0] & 0x8F else b"") + flood * 49)
        await writer.drain()
        await breathe()
        assert len(table.links) == 1, "so many are no flood"
        writer.write(flood * 10_000)
        with contextlib.suppress(OSError):
            await reader.read()
        await until(lambda: not table.links)
        assert METRICS.count("limited") == limited + 1


async def test_text_that_is_none_ends_a_socket_quietly(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    async with serve() as server:
        ana = server.browser()
        page = await ana.open(await ana.create())
        refused = METRICS.count("refused")
        page.socket.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        with pytest.raises(ConnectionClosed) as closed:
            await page.until(lambda _page: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
        assert METRICS.count("refused") == refused + 1
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
async def test_a_message_goes_out_in_one_frame(size: int) -> None:
    text = "é" * (size // 2) + "a" * (size % 2)
    assert framed(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


async def test_many_sockets_of_one_place_flood_no_more_than_some(serve: Serve) -> None:
    """None of them sends more than one socket may, but together they do; who is calm beside them stays."""
    async with serve(rates=dataclasses.replace(EASY, frames=(0, 20))) as server:
        ana = server.browser()
        table = await ana.create()
        calm = await ana.open(table)
        lines = [await a_socket(server, table=table) for _ in range(30)]
        for reader, _ in lines:
            await reader.readuntil(b'"t":"welcome"')
        for _, writer in lines:
            writer.write(frame(PONG) * 15)
        await until(lambda: len(server.house.tables[table].links) < 31)
        for _, writer in lines:
            with contextlib.suppress(OSError):
                writer.write(frame(PONG))
        await until(lambda: len(server.house.tables[table].links) == 1)
        await calm.do("emote", emote="gg")


async def test_long_cookies_of_neighbours_close_no_table(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        table = await ana.create(seats=2, start=True, bots=["jogador"])
        neighbours = b"Cookie: theirs=" + b"a" * 9_000 + b"; " + (await ana.cookie()).encode() + b"\r\n"
        many = b"".join(b"X-%d: a\r\n" % number for number in range(200))
        reader, _ = await a_socket(server, neighbours, many, table=table)
        assert b"101" in await reader.readline()
        welcome = await reader.readuntil(b'"seats":[0]')
        assert b'"t":"welcome"' in welcome


async def test_a_handshake_that_is_none_is_answered(serve: Serve) -> None:
    async with serve() as server:
        reader, _ = await a_socket(server, b"Sec-Odd: " + b"a" * 9_000 + b"\r\n", table="none")
        assert b"400" in await reader.readline()
        await until(lambda: not len(server.doorway))


@pytest.mark.parametrize("line", [b"Content-Length: 6\r\n", b"Transfer-Encoding: chunked\r\n"])
async def test_a_handshake_has_no_body(serve: Serve, line: bytes) -> None:
    """A proxy would take for its body what we would take for the first frames."""
    async with serve() as server:
        table = await server.browser().create()
        reader, _ = await a_socket(server, line, table=table)
        assert b"400" in await reader.readline()
        reader, _ = await a_socket(server, b"Content-Length: 0\r\n", table=table)
        assert b"101" in await reader.readline()


async def test_a_neighbourhood_has_only_so_many_connections(serve: Serve) -> None:
    async with serve(most_connections=5) as server:
        held = [await dial(server) for _ in range(5)]
        for _, writer in held:
            writer.write(HEAD)
            await writer.drain()
        assert b"200" not in await asked(server, HEAD, b"\r\n")  # 503, unless the line was cut before it was read
        held[0][1].close()

        async def again() -> bytes:
            return await asked(server, HEAD, b"\r\n")

        answers = [await again() for _ in range(20)]
        assert b"HTTP/1.1 200 OK" in answers


async def test_behind_a_proxy_the_sum_is_bounded_and_sockets_by_the_address_that_it_tells(serve: Serve) -> None:
    async with serve(behind_proxy=True, most_connections=1, most_open=6, most_sockets=2) as server:
        ana = server.browser()
        table = await ana.create()
        there, elsewhere = (b"X-Forwarded-For: 192.0.2.%d\r\n" % number for number in (1, 2))
        answers = []
        for where in (there, there, there, elsewhere):
            reader, _ = await a_socket(server, where, table=table)
            answers.append((await reader.readline()).split()[1])
        assert answers == [b"101", b"101", b"403", b"101"]
        held = [await dial(server) for _ in range(6 - len(server.doorway))]
        for _, writer in held:
            writer.write(HEAD)
            await writer.drain()
        assert b"200" not in await asked(server, HEAD, b"\r\n")


async def test_sockets_leave_the_doorway_too(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        table = await ana.create()
        page = await ana.open(table)
        doorway = server.doorway
        before = len(doorway)
        await page.close()
        await until(lambda: len(doorway) < before)


async def test_a_household_of_the_new_internet_is_one(settings: Settings) -> None:
    assert neighbourhood("2001:db8:1:2::1") == neighbourhood("2001:db8:1:2:ffff::9")
    assert neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7")
    assert neighbourhood("192.0.2.7") != neighbourhood("192.0.2.8")
    doorway = Doorway(settings, Ledger(1e9))
    doors = [object() for _ in range(settings.most_connections + 1)]
    assert [doorway.enter(door, f"2001:db8::{n:x}") for n, door in enumerate(doors)].count(False) == 1
    doorway.leave(doors[0])
    doorway.leave(doors[0])
    assert doorway.enter(doors[-1], "2001:db8::1")


async def test_only_our_own_names_are_answered_to(serve: Serve) -> None:
    async with serve(names=("games.example.org",)) as server:
        for host, status in (
            (b"localhost:80", b"200"),
            (b"127.0.0.1", b"200"),
            (b"[::1]:8000", b"200"),
            (b"Games.Example.org", b"200"),
            (b"evil.example", b"421"),
            (b"games.example.org.evil.example", b"421"),
        ):
            line = await asked(server, b"GET /health HTTP/1.1\r\nHost: " + host + b"\r\n\r\n")
            assert status in line, host
    assert not Names().know("rebound.example:8000")


@pytest.mark.parametrize("path", [b"/a" * 7_000, b"/api/tables/" + b"%2e%2e/" * 2_000], ids=["steps", "dots"])
async def test_nobody_is_led_along_an_endless_path(serve: Serve, path: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve() as server:
        led: list[object] = []
        app = server.guard.app

        async def counted(*given: Any) -> None:
            led.append(given)
            await app(*given)

        monkeypatch.setattr(server.guard, "app", counted)
        assert b"404" in await asked(server, b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"403" in await asked(server, b"GET /ws" + path[:2_000] + b" HTTP/1.1\r\n" + UPGRADE + b"\r\n")
        assert not led
        assert b"200" in await asked(server, HEAD + b"\r\n")
        assert led


@pytest.mark.parametrize("path", ["/api/tables", "//api/tables", "/api//tables", "/api/tables/", "/api/%74ables"])
async def test_limits_hold_however_a_path_is_written(serve: Serve, path: str) -> None:
    rates = Rates(**{**dict.fromkeys(("requests", "sockets", "commands"), NO_LIMIT), "tables": (0.001, 2)})
    async with serve(rates=rates) as server:
        ana = server.browser()
        new = {"game": "king-of-tokyo", "name": "Ana", "seats": 2}
        found = [(await ana.http.post(f"{server.base}{path}", json=new)).status_code for _ in range(6)]
        assert found.count(201) <= 2
        assert await server.house.store.count() <= 2


async def test_a_new_cookie_for_each_try_does_not_help(serve: Serve) -> None:
    rates = Rates(requests=NO_LIMIT, tables=(0.001, 2))
    async with serve(rates=rates) as server:
        found = []
        for _ in range(12):
            stranger = server.browser()
            new = {"game": "king-of-tokyo", "name": "Eve", "seats": 2}
            found.append((await stranger.post("/api/tables", new)).status_code)
        assert found.count(201) == 8
        assert found[-1] == 429

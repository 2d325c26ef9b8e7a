"""What else a stranger may try: requests within requests, two names at once, compressed frames, paths out of the house,
values without end, files used up, codes guessed. Nothing of it is a fault of the server, and nothing is given away."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import gc
import logging
import resource
from typing import Any
from urllib.parse import urlsplit

import pytest

from ludoteca.kernel.registry import game
from ludoteca.server import commands
from ludoteca.server.bodies import NewTable
from ludoteca.server.http.doorway import Socket
from ludoteca.server.http.identity import Passages
from ludoteca.server.http.limits import HOUSEMATES
from ludoteca.server.refusals import Malformed
from ludoteca.server.settings import Settings
from ludoteca.server.tables import seating
from ludoteca.server.work.metrics import METRICS
from tests.server.conftest import EASY, Running, Serve
from tests.server.hand import HandClock, until

pytestmark = pytest.mark.anyio

GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
NEW: dict[str, Any] = {"game": "king-of-tokyo", "name": "Ana", "seats": 2}


async def told(server: Running, data: bytes) -> bytes:
    """All that the server says to these bytes, until it closes or has nothing more to say."""
    reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(server.base).port)
    writer.write(data)
    answer = b""
    with contextlib.suppress(OSError, TimeoutError):
        while piece := await asyncio.wait_for(reader.read(65536), 5 if not answer else 0.3):
            answer += piece
    writer.close()
    return answer


# -- requests --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lines",
    [
        b"Content-Length: 6\r\nTransfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: 6\r\n",
        b"Content-Length: 6\r\nContent-Length: 60\r\n",
        b"Content-Length: 6, 60\r\n",
        b"Content-Length: +6\r\n",
        b"Content-Length: -1\r\n",
        b"Transfer-Encoding: chunked, identity\r\n",
        b"Transfer-Encoding: xchunked\r\n",
        b"Transfer-Encoding : chunked\r\n",
    ],
)
async def test_a_request_has_one_end(serve: Serve, lines: bytes) -> None:
    """Where a proxy and we could take another byte for its last, it is no request: what it hides is not answered."""
    async with serve() as server:
        hidden = b'PUT /api/me HTTP/1.1\r\nHost: localhost\r\nX-Ludoteca: 1\r\nContent-Length: 14\r\n\r\n{"name":"Eve"}'
        first = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Ludoteca: 1\r\n" + lines + b"\r\n0\r\n\r\n"
        answer = await told(server, first + hidden)
        assert answer.count(b"HTTP/1.1 ") <= 1
        assert b" 204 " not in answer
        assert b" 20" not in answer[:15]


@pytest.mark.parametrize(
    "names", [("localhost", "evil.example"), ("evil.example", "localhost"), ("localhost:80", "evil.example")]
)
async def test_a_server_is_called_by_one_name(serve: Serve, names: tuple[str, str]) -> None:
    async with serve() as server:
        hosts = "".join(f"Host: {name}\r\n" for name in names).encode()
        assert b" 421 " in (await told(server, b"GET /api/lobby HTTP/1.1\r\n" + hosts + b"\r\n"))[:20]
        for origins in (b"http://localhost", b"https://evil.example"), (b"https://evil.example", b"http://localhost"):
            lines = b"".join(b"Origin: " + origin + b"\r\n" for origin in origins)
            body = b"X-Ludoteca: 1\r\nContent-Length: 2\r\n\r\n{}"
            found = await told(server, b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n" + lines + body)
            assert b" 403 " in found[:20]


@pytest.mark.parametrize(
    "host",
    [
        *(b"localhost@evil.example", b"localhost.evil.example", b"[::1].evil.example", b"127.0.0.1.nip.io"),
        *(
            b"localhost:evil.example",
            b":evil.example",
            b"127.0.0.1%evil.example",
            b"::1",
            b"[localhost]",
            b"localhost:1:2",
        ),
    ],
)
async def test_what_only_looks_like_our_name_is_not(serve: Serve, host: bytes) -> None:
    async with serve() as server:
        assert b" 421 " in (await told(server, b"GET /api/lobby HTTP/1.1\r\nHost: " + host + b"\r\n\r\n"))[:20]


async def test_who_says_where_they_come_from_is_not_believed_without_a_proxy(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand, rates=dataclasses.replace(EASY, requests=(0, 5))) as server:
        answers = []
        for number in range(8):
            where = b"X-Forwarded-For: 10.0.0.%d\r\nForwarded: for=10.0.0.%d\r\n" % (number, number)
            answers.append((await told(server, GET[:-2] + where + b"Connection: close\r\n\r\n"))[9:12])
        assert answers == [b"200"] * 5 + [b"429"] * 3


@pytest.mark.parametrize(
    "path",
    [
        "/../cookie.key",
        "/%2e%2e/%2e%2e/cookie.key",
        "/assets/..%2f..%2f..%2fcookie.key",
        "/..%5c..%5ccookie.key",
        "/%00",
        "/assets/%00.js",
        "/%ff%fe",
        "/t/..%2f..%2fapi%2flobby",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/file:///etc/passwd",
    ],
)
async def test_no_path_leads_out_of_the_client(serve: Serve, path: str, tmp_path: Any) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<p>client</p>")
    async with serve(static=client) as server:
        secret = (server.house.settings.data / "cookie.key").read_bytes()
        faults = METRICS.count("errors")
        answer = await told(server, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        assert answer[9:12] in (b"404", b"400", b"200")
        assert answer[9:12] != b"200" or b"<p>client</p>" in answer
        assert secret not in answer
        assert b"root:" not in answer
        assert METRICS.count("errors") == faults


@pytest.mark.parametrize(
    "body",
    [
        '{"game":"king-of-tokyo","name":"A","seats":2,"options":{"target":1' + "0" * 400 + "}}",
        '{"game":"king-of-tokyo","name":"A","seats":2,"options":{"target":1e400}}',
        '{"game":"king-of-tokyo","name":"A","seats":2,"options":{"target":-1}}',
        '{"game":"king-of-tokyo","name":"A","seats":2,"options":' + '{"a":' * 9000 + "1" + "}" * 9000 + "}",
        '{"game":"king-of-tokyo","name":"A","seats":2,"options":' + "[" * 30_000 + "]" * 30_000 + "}",
        '{"game":"king-of-tokyo","name":"A","seats":1' + "0" * 5000 + "}",
        '{"game":"king-of-tokyo","name":"A","seats":2,"bots":[' + '"aprendiz",' * 4000 + '"aprendiz"]}',
        '{"game":"king-of-tokyo","name":"A","seats":2,"hot_seat":[' + '"B",' * 9000 + '"B"]}',
        '{"game":"king-of-tokyo","name":"' + "\\u0301" * 9000 + '","seats":2}',
        '{"game":"../../cookie","name":"A","seats":2}',
        '{"game":"king-of-tokyo","name":"A","seats":2,"campaign":"' + "a" * 60_000 + '"}',
    ],
)
async def test_values_without_end_are_refused(serve: Serve, body: str) -> None:
    async with serve() as server:
        ana = server.browser()
        faults = METRICS.count("errors")
        answer = await ana.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert 400 <= answer.status_code < 500, answer.text[:300]
        assert answer.json()["words"]["key"]
        assert METRICS.count("errors") == faults
        assert await server.house.store.count() == 0


LIMITED: dict[str, list[tuple[str, str, Any]]] = {
    "names": [("PUT", "/api/me", {"name": "Ana"})],
    "devices": [("POST", "/api/me/sign-out", {})],
    "tables": [("POST", "/api/tables", NEW), ("POST", "/api/me/passage", {})],
    "many_tables": [("POST", "/api/tables", NEW)],
    "codes": [("POST", "/api/me/claim", {"code": "x"}), ("GET", "/api/codes/ABCDEF", None)],
    "replays": [
        ("GET", f"/api/tables/none/{what}", None) for what in ("replay", "chances", "verdict?frame=1", "record")
    ],
}


@pytest.mark.parametrize(
    ("limit", "method", "path", "body"), [(name, *one) for name, all_ in LIMITED.items() for one in all_]
)
async def test_whatever_is_dear_is_limited(
    serve: Serve, hand: HandClock, limit: str, method: str, path: str, body: Any
) -> None:
    """For a player, and for all new ones from the same place: nobody guesses a code by trying with many cookies."""
    async with serve(time=hand, rates=dataclasses.replace(EASY, **{limit: (0, 2)})) as server:
        ana = server.browser()
        found = [(await ana.http.request(method, path, json=body)).status_code for _ in range(4)]
        assert 429 not in found[:2]
        assert found[2:] == [429, 429]
        strangers = [
            (await server.browser("Eve").http.request(method, path, json=body)).status_code
            for _ in range(2 * HOUSEMATES)
        ]
        assert strangers[-2:] == [429, 429]


def test_thousands_of_names_for_two_seats_are_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """To clean them all took a tenth of a second, in which nobody else had an answer."""
    monkeypatch.setattr(seating, "clean_name", lambda _: pytest.fail("a name was looked at"))
    wanted = NewTable(game="king-of-tokyo", name="A", seats=2, hot_seat=["B"] * 9000)
    with pytest.raises(Malformed):
        seating.new_seating(game("king-of-tokyo"), wanted, "ana")


def test_nobody_makes_the_passages_of_others_worthless() -> None:
    passages = Passages(HandClock())
    code = passages.open("ana")
    for number in range(5000):
        passages.open(f"eve-{number}")
    for number in range(1000):
        assert passages.use(f"guess {number}") is None
    assert passages.use(code) == "ana"


# -- sockets ---------------------------------------------------------------------------------------------------


async def test_frames_are_not_compressed(serve: Serve) -> None:
    """A few bytes would be megabytes: nobody is offered it, and a frame that says so ends its socket."""
    async with serve() as server:
        ana = server.browser()
        table = await ana.create()
        upgrade = (
            f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA==\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
        ).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(server.base).port)
        writer.write(upgrade)
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head
        assert b"extensions" not in head.lower()
        writer.write(bytes([0xC1, 0x85, 0, 0, 0, 0]) + b"aaaaa")  # the bit that says: compressed
        rest = await asyncio.wait_for(reader.read(), 30)
        assert b"\x03\xea" in rest  # 1002
        writer.close()


async def test_who_sends_frames_before_the_handshake_is_answered_is_cut(
    serve: Serve, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        table = await server.browser().create()
        gate, sockets = asyncio.Event(), server.guard.sockets

        async def later(*given: Any) -> None:
            await gate.wait()
            await sockets(*given)

        monkeypatch.setattr(server.guard, "sockets", later)
        reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(server.base).port)
        writer.write(
            f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA==\r\n\r\n".encode()
        )
        await until(lambda: server.guard._open)
        writer.write(bytes([0x89, 0x80, 0, 0, 0, 0]) * 100)
        with contextlib.suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 30) == b""
        gate.set()
        await until(lambda: not server.guard._open)
        writer.close()
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    "message",
    [
        '{"t":"chat","id":"1","text":"' + "\\ud800" * 10 + '"}',
        '{"t":"answer","id":"1","seat":0,"decision":1' + "0" * 4000 + ',"action":0}',
        '{"t":"answer","id":"1","seat":-1,"decision":0,"action":-9223372036854775808}',
        '{"t":"sit","id":"1","seat":99999999999999999999,"name":"x"}',
        '{"t":"sit","id":"1","seat":0,"name":"\\u202e\\u200b\\u2066"}',
        '{"t":"hint","id":"1","seat":0,"seat":1,"t":"answer"}',
        '{"t":"configure","id":"1","options":' + '{"a":' * 1300 + "1" + "}" * 1300 + "}",
        '{"t":"report","id":"1","who":"' + "a" * 7000 + '","reason":""}',
        '{"t":"ping","v":1e999}',
        '{"id":"' + "a" * 7000 + '","t":"chat","text":"x"}',
    ],
)
async def test_no_message_is_a_fault(serve: Serve, message: str) -> None:
    async with serve() as server:
        ana = server.browser()
        page = await ana.open(await ana.create(seats=2, start=True, bots=["aprendiz"]))
        faults = METRICS.count("errors")
        await page.raw(message)
        await page.do("chat", text="still here")
        assert METRICS.count("errors") == faults


async def test_a_name_that_turns_the_line_around_is_not_shown(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        answer = await ana.http.put("/api/me", json={"name": "\u202e\u200b\u2066\u00ad"})
        assert answer.status_code == 400
        await ana.http.put("/api/me", json={"name": "\u202eanA\u2069\ufeff\u180e"})
        assert (await ana.json("/api/lobby"))["name"] == "anA"


# -- the machine -----------------------------------------------------------------------------------------------


def test_connections_do_not_use_up_the_files(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _what, limits: asked.append(limits))
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (1024, 1_000_000))
    assert commands.with_room(settings) is settings
    assert asked == [(settings.most_open + commands.SPARE_FILES, 1_000_000)]
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (1024, 4096))
    with caplog.at_level(logging.WARNING):
        room = commands.with_room(settings).most_open
    assert asked[-1] == (4096, 4096)
    assert room == 4096 - commands.SPARE_FILES
    assert "4096 files" in caplog.text
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert commands.with_room(settings) is settings


async def test_no_more_are_let_in_than_there_are_files(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "with_room", lambda settings: dataclasses.replace(settings, most_open=1))
    async with serve() as server:
        _, writer = await asyncio.open_connection("127.0.0.1", urlsplit(server.base).port)
        await until(lambda: len(server.doorway) == 1)
        assert b" 503 " in (await told(server, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"))[:20]
        writer.close()


async def test_a_server_ends_although_somebody_is_just_about_to_go(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        page = await ana.open(await ana.create())
        sockets = [one for one in gc.get_objects() if isinstance(one, Socket) and one.doorway is server.doorway]
        (socket,) = [one for one in sockets if one.handshake_complete]
        socket.conn.send_close(1000)  # said, and not answered yet
        socket.shutdown()
        assert socket.transport.is_closing()
        await until(lambda: not server.house.tables[page.id].links)

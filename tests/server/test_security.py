"""What must not come in, and what must not go out."""

from __future__ import annotations

import dataclasses
import logging
import stat
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.server.http import sockets
from ludoteca.server.http.identity import Identity, load_key
from ludoteca.server.http.limits import HOUSEMATES, Bucket, Doorkeeper, Rounds
from ludoteca.server.settings import Rates, Settings
from ludoteca.server.work.metrics import METRICS
from tests.server.conftest import EASY, Serve
from tests.server.hand import HandClock, until

pytestmark = pytest.mark.anyio

CLIENT_LOGS = ("httpcore", "httpx", "websockets.client")  # of the test's own browser
NEW = {"game": "king-of-tokyo", "name": "Ana", "seats": 2}


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example", "X-Ludoteca": "1"},
        {"Origin": "null", "X-Ludoteca": "1"},
        {"Origin": ""},
        {"Origin": "http://[", "X-Ludoteca": "1"},
        {"Sec-Fetch-Site": "cross-site", "X-Ludoteca": "1"},
        {"X-Ludoteca": "0"},
        {},
    ],
)
async def test_foreign_requests_change_nothing(serve: Serve, headers: dict[str, str]) -> None:
    async with serve() as server, httpx.AsyncClient(base_url=server.base) as client:
        for method, path, body in (("POST", "/api/tables", NEW), ("PUT", "/api/me", {"name": "Eve"})):
            answer = await client.request(method, path, json=body, headers=headers)
            assert answer.status_code == 403
            assert answer.json()["words"]["key"] == "refuse-foreign"
        assert await server.house.store.count() == 0


async def test_sockets_check_where_the_page_came_from(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        table = await ana.create()
        address = f"ws://{urlsplit(server.base).netloc}/ws/{table}"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin="https://evil.example", compression=None)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
        async with connect(f"{address[:-4]}nope", compression=None) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


async def test_a_seat_belongs_to_its_cookie(serve: Serve) -> None:
    async with serve() as server:
        ana, eve = server.browser(), server.browser("Eve")
        table = await ana.create(seats=2, start=True, bots=["jogador"])
        cookie = await ana.cookie()
        name, _, value = cookie.partition("=")
        token, _, signature = value.rpartition(".")
        forged = [f"{token}.{'0' * 64}", f"{token}", f".{signature}", "", f"x{token}.{signature}", "\x00", "a" * 4000]
        for value in forged:
            eve.http.cookies.set(name, value.replace("\x00", "%00"), domain="127.0.0.1")
            page = await eve.open(table)
            assert page.seats == []
            assert page.view is not None
            assert page.view["seat"] is None
            eve.http.cookies.clear()
        assert (await ana.open(table)).seats == [0]


async def test_the_cookie_and_the_headers(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        answer = await ana.get("/api/lobby")
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "set-cookie" not in (await ana.get("/api/lobby")).headers
        for path in ("/", "/api/lobby", "/health", "/metrics", "/schema", "/t/x", "/nowhere"):
            found = (await ana.get(path)).headers
            policy = dict(part.strip().split(" ", 1) for part in found["content-security-policy"].split(";"))
            assert policy["script-src"] == "'self'"
            assert policy["default-src"] == "'none'"
            assert policy["frame-ancestors"] == "'none'"
            assert found["x-content-type-options"] == "nosniff"
            assert found["referrer-policy"] == "same-origin"
        for path in ("/api/lobby", "/api//lobby", "/api/tables/x", "/api/nowhere"):  # nobody keeps what is mine
            assert (await ana.get(path)).headers["cache-control"] == "no-store", path


def test_the_key_is_for_us_alone(settings: Settings) -> None:
    key = load_key(settings.data)
    file = settings.data / "cookie.key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert load_key(settings.data) == key
    file.write_bytes(b"half")
    other = load_key(settings.data)
    assert len(other) == 32
    cookie = Identity(key).fresh()
    assert Identity(key).player(cookie) is not None
    assert Identity(other).player(cookie) is None


async def test_large_things_are_not_read(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        answer = await ana.post("/api/tables", {**NEW, "name": "x" * 70_000})
        assert answer.status_code == 413

        async def drip() -> Any:
            for _ in range(80):
                yield b" " * 1024

        streamed = await ana.http.post("/api/tables", content=drip(), headers={"Content-Type": "application/json"})
        assert streamed.status_code == 413
        table = await ana.create()
        page = await ana.open(table)
        await page.raw('{"t":"chat","id":"1","text":"' + "x" * 9000 + '"}')
        with pytest.raises(ConnectionClosed) as closed:
            await page.until(lambda _page: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_a_player_can_do_only_so_much(serve: Serve, hand: HandClock) -> None:
    rates = dataclasses.replace(EASY, commands=(5, 10), patience=(0, 50))
    async with serve(rates=rates, time=hand) as server:
        ana = server.browser()
        page = await ana.open(await ana.create())
        answers = [await page.ask("emote", emote="wow") for _ in range(30)]
        assert [answer["t"] for answer in answers] == ["ack"] * 10 + ["refused"] * 20
        assert all(answer["words"]["key"] == "refuse-too-often" for answer in answers[10:])
        await hand.advance(1)
        assert [(await page.ask("emote", emote="wow"))["t"] for _ in range(6)] == ["ack"] * 5 + ["refused"]

        async def insist() -> None:
            while True:
                await page.ask("emote", emote="wow")

        with pytest.raises(ConnectionClosed):
            await insist()


async def test_more_sockets_let_nobody_do_more(serve: Serve, hand: HandClock) -> None:
    async with serve(rates=dataclasses.replace(EASY, commands=(0, 10)), time=hand) as server:
        ana = server.browser()
        table = await ana.create()
        pages = [await ana.open(table) for _ in range(4)]
        done = [(await page.ask("emote", emote="wow"))["t"] for page in pages for _ in range(10)]
        assert done.count("ack") == 10
        rui = await server.browser("Rui").open(table)  # from the same place, and has done nothing yet
        assert (await rui.ask("emote", emote="wow"))["t"] == "ack"


async def test_a_table_is_changed_only_so_often(serve: Serve, hand: HandClock) -> None:
    """Each change is written, and shown to everyone: whoever sits down and stands up without end is put off early."""
    async with serve(rates=dataclasses.replace(EASY, changes=(1, 4), patience=(0, 3)), time=hand) as server:
        ana = server.browser()
        page = await ana.open(await ana.create())
        for _ in range(2):
            await page.do("stand", seat=0)
            await page.do("sit", seat=0, name="Ana")
        assert await page.refused("stand", seat=0) == "refuse-too-often"
        await page.do("chat", text="oi")
        await hand.advance(1)
        await page.do("stand", seat=0)
        for _ in range(2):
            assert await page.refused("sit", seat=0, name="Ana") == "refuse-too-often"
        await page.send("speed", speed="calm")
        with pytest.raises(ConnectionClosed):
            await page.until(lambda _page: False)


@pytest.mark.parametrize(
    ("order", "fields"),
    [
        ("undo", {"seat": 0}),
        ("give-standing", {"seat": 0, "kind": "yield", "until": "turn"}),
        ("pause", {"on": True}),
        ("speed", {"speed": "calm"}),
        ("block", {"who": "nobody"}),
        ("report", {"who": "nobody"}),
        ("hush", {"who": "nobody"}),
        ("choose", {"seat": 0}),
    ],
)
async def test_what_is_given_seldom_is_not_given_in_a_storm(
    serve: Serve, hand: HandClock, order: str, fields: dict[str, Any]
) -> None:
    """Whatever becomes of it: each of them may be written, and be shown to everyone. Answers and talk go on."""
    async with serve(rates=dataclasses.replace(EASY, changes=(0, 2)), time=hand) as server:
        ana = server.browser()
        page = await ana.open(await ana.create(hot_seat=["Ana", "Rui"], start=True))
        for _ in range(2):
            told = await page.ask(order, **fields)
            assert told.get("words", {}).get("key") != "refuse-too-often"
        assert await page.refused(order, **fields) == "refuse-too-often"
        await page.do("chat", text="oi")
        await page.answer(seat=next(seat for seat in page.seats if page.asked(seat)))


async def test_pings_are_counted_too(serve: Serve, hand: HandClock) -> None:
    async with serve(rates=dataclasses.replace(EASY, commands=(0, 10), patience=(0, 5)), time=hand) as server:
        ana = server.browser()
        table = await ana.create()
        page, other = await ana.open(table), await ana.open(table)
        for _ in range(10 + 5 + 1):
            await page.raw('{"t":"ping"}')
        with pytest.raises(ConnectionClosed):
            await page.until(lambda _page: False)
        await other.raw('{"t":"ping"}')  # patience is for a player as well: another socket does not help
        with pytest.raises(ConnectionClosed):
            await other.until(lambda _page: False)
        with pytest.raises(InvalidStatus):
            await ana.open(table)
        await server.browser("Rui").open(table)


def test_who_asks_too_often_takes_nothing_from_their_neighbours() -> None:
    limit = Rounds((0, 3), HandClock())
    assert [limit.let("greedy", "here") for _ in range(100)].count(True) == 3
    assert [limit.let("ana", "here") for _ in range(5)].count(True) == 3
    strangers = [limit.let(f"stranger-{number}", "here") for number in range(100)]
    assert strangers.count(True) == 3 * HOUSEMATES - 6, "all of one place have a bound as well"


async def test_a_socket_that_fails_is_logged_and_counted(
    serve: Serve, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        ana = server.browser()
        table = await ana.create()
        await ana.open(table)
        faults = METRICS.count("errors")
        monkeypatch.setattr(server.house.tables[table], "join", lambda *_given: 1 / 0)
        with pytest.raises(ConnectionClosed) as closed:
            await ana.open(table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
        assert METRICS.count("errors") == faults + 1
        assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == ["a socket failed"]


async def test_there_are_sockets_at_tables_alone(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    async with serve() as server:
        ana = server.browser()
        for path in ("none/more", "../health", ""):
            with pytest.raises(InvalidStatus):
                await ana.open(path)
        with pytest.raises(ConnectionClosed) as closed:
            await ana.open("none")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == sockets.NOT_THERE
        table = await ana.create()
        await ana.open(f"/{table}/")  # however it is written
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_an_address_can_ask_only_so_much(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand, rates=Rates(requests=(1, 12), tables=(0.01, 3), sockets=(0.01, 2))) as server:
        ana = server.browser()
        made = [(await ana.post("/api/tables", NEW)).status_code for _ in range(5)]
        assert made == [201, 201, 201, 429, 429]
        table = (await ana.json("/api/lobby"))["mine"][0]["id"]
        await ana.open_two(table)
        codes = [(await ana.get("/api/lobby")).status_code for _ in range(8)]
        assert codes == [200] * 6 + [429] * 2
        await hand.advance(1)
        codes = [(await ana.get("/api/lobby")).status_code for _ in range(2)]
        assert codes == [200, 429]


async def test_an_address_has_only_so_many_sockets(serve: Serve) -> None:
    async with serve(most_sockets=2) as server:
        ana = server.browser()
        table = await ana.create()
        first = await ana.open_two(table)
        await first.close()
        await until(lambda: not server.guard.is_full("127.0.0.1"))
        await ana.open(table)


async def test_chat_has_its_own_limit(serve: Serve) -> None:
    async with serve(rates=Rates(chats=(0.1, 3))) as server:
        ana = server.browser()
        page = await ana.open(await ana.create())
        for _ in range(3):
            await page.do("chat", text="oi")
        assert await page.refused("chat", text="oi") == "refuse-too-often"


async def test_no_secret_in_the_log(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with serve(rates=EASY) as server:
        ana = server.browser()
        table = await ana.create(seats=2, start=True, bots=["jogador"], options={"target": 5})
        page = await ana.open(table)
        await page.play(3)
        row = await server.house.store.table(table)
        assert row is not None
        cookie = (await ana.cookie()).partition("=")[2]
        for secret in (row.seed, cookie, cookie.partition(".")[0]):
            told = [record.name for record in caplog.records if secret in record.getMessage()]
            assert not [name for name in told if not name.startswith(CLIENT_LOGS)]


def test_buckets() -> None:
    clock = HandClock()
    bucket = Bucket(0, 2, clock)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    keeper = Doorkeeper(0, 1, clock)
    assert keeper.lets("a")
    assert keeper.lets("b")
    assert not keeper.lets("a")

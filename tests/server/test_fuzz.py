"""Anything may come in, over HTTP and over sockets: never a fault of the server, never a changed table."""

from __future__ import annotations

import asyncio
import dataclasses
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from ludoteca.server import messages
from ludoteca.server.settings import Settings
from ludoteca.server.work.metrics import METRICS
from ludoteca.server.work.thinking import Worker
from tests.server.browser import Browser
from tests.server.conftest import EASY, EXTRA_GAMES, running

FUZZ = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    derandomize=True,
)


class Site:
    """A server in a thread of its own, with a table that people play at."""

    def __init__(self, base: str, playing: str, waiting: str) -> None:
        self.base = base
        self.playing = playing
        self.waiting = waiting


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, workers: list[Worker]) -> Iterator[Site]:
    chosen = Settings(data=tmp_path_factory.mktemp("site"), pace=0, rates=EASY, playouts=8, extra_games=EXTRA_GAMES)
    chosen = dataclasses.replace(chosen, most_sockets=10_000, most_connections=10_000)
    found: list[Site] = []
    ready, done = threading.Event(), threading.Event()

    async def live() -> None:
        async with running(chosen, workers) as server:
            host = server.browser("Hana")
            playing = await host.create(seats=3, hot_seat=["Hana", "Ivo"], bots=["aprendiz"], start=True)
            page = await host.open(playing)
            while page.asked(0) is None and page.asked(1) is None:  # a bot may begin; then all wait
                await page.next()
            await page.close()  # a socket that stays open is pinged with random numbers, which hypothesis does not like
            waiting = await host.create(seats=3)
            found.append(Site(server.base, playing, waiting))
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(live()))
    thread.start()
    assert ready.wait(20)
    yield found[0]
    done.set()
    thread.join(20)


INSPECTED: Any = msgspec.inspect.type_info(messages.ClientMessage)
COMMANDS: list[Any] = list(INSPECTED.types)
NAMES = st.sampled_from(["id", "seat", "decision", "action", "text", "emote", "name", "level", "choice", "fill", "v"])
JUNK: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS = st.sampled_from([*(str(kind.cls.__struct_config__.tag) for kind in COMMANDS), "welcome", "", "x"])


def _typical(kind: Any) -> st.SearchStrategy[dict[str, Any]]:
    """A command with all its fields, each of a fitting type but with any value."""
    simple = {
        "str": st.text(max_size=60) | st.sampled_from(["jogador", "alienoid", "gg", "a"]),
        "int": st.integers(-3, 70) | st.integers(-(2**70), 2**70),
    }
    fields = {}
    for field in kind.fields:
        name = type(field.type).__name__
        fields[field.encode_name] = simple.get({"StrType": "str", "IntType": "int"}.get(name, ""), JUNK)
    tag = str(kind.cls.__struct_config__.tag)
    return st.fixed_dictionaries(fields).map(lambda values: {"t": tag, **values})


TYPICAL = st.one_of([_typical(kind) for kind in COMMANDS])
WILD = st.builds(lambda kind, rest: {"t": kind, **rest}, KINDS, st.dictionaries(NAMES, JUNK, max_size=6))
TEXTS = (TYPICAL | WILD | JUNK).map(lambda value: msgspec.json.encode(value).decode("utf-8", "replace"))
RAW = st.text(max_size=60) | st.binary(max_size=60)
INPUTS = st.builds(
    lambda seat, action, on: msgspec.json.encode(
        {"t": "answer", "id": f"i{seat}{action}", "seat": seat, "decision": 0, "action": action}
        if on is None
        else {"t": "pause", "id": f"p{action}", "on": on}
    ).decode(),
    st.integers(-1, 3),
    st.integers(0, 9) | st.integers(0, 9000) | st.integers(-(2**63), 2**63),
    st.none() | st.booleans(),
)


@FUZZ
@given(data=st.lists(TEXTS | RAW, min_size=1, max_size=25))
def test_whatever_a_stranger_sends_changes_no_running_match(site: Site, data: list[str | bytes]) -> None:
    asyncio.run(_send_all(site, site.playing, data, unchanged=True))


@FUZZ
@given(data=st.lists(TEXTS | RAW, min_size=1, max_size=25))
def test_whatever_is_sent_to_a_waiting_room_is_no_fault(site: Site, data: list[str | bytes]) -> None:
    asyncio.run(_send_all(site, site.waiting, data, unchanged=False))


@FUZZ
@given(data=st.lists(TEXTS | RAW | INPUTS, min_size=1, max_size=25))
def test_whatever_a_player_sends_into_a_live_match_is_no_fault(site: Site, data: list[str | bytes]) -> None:
    asyncio.run(_send_all(site, "", data, unchanged=False))


async def _send_all(site: Site, table: str, data: list[str | bytes], unchanged: bool) -> None:
    """Send everything to a table, as a stranger, or (without one) as a player of a live match."""
    faults = METRICS.count("errors")
    browser = Browser(site.base, "Eve")
    if not table:
        bots = ["jogador", "mestre"]
        table = await browser.create(game="rush-out", seats=3, bots=bots, start=True, public=False)
    page = await browser.open(table)
    before = page.view
    try:
        for one in data:
            await page.raw(one)
        await page.raw('{"t":"ping"}')
        await page.take("pong")
        mark = await page.send("emote", emote="gg")  # commands are done in their order: all before it are done now
        while not any(message.get("id") == mark for message in page.stored if message["t"] in ("ack", "refused")):
            page.stored.append(await page.next())
        for message in page.stored:
            if message["t"] == "refused":
                assert message["words"]["key"] != "refuse-fault"
    except ConnectionClosed:
        pass  # the server may hang up on nonsense; what it did before that counts all the same
    finally:
        await browser.close()
    if unchanged:
        friend = Browser(site.base, "Ivy")
        assert (await friend.open(table)).view == before
        await friend.close()
    assert METRICS.count("errors") == faults


def _operations(base: str) -> list[Any]:
    import schemathesis

    schema = schemathesis.openapi.from_url(f"{base}/schema/openapi.json")
    found: list[Any] = list(schema.get_all_operations())
    return [result.ok() for result in found]


def _without_presence(base: str, table: str) -> dict[str, Any]:
    """A table as everyone may know it, but for who has it open: that changes by itself when people have gone."""
    found: dict[str, Any] = httpx.get(f"{base}/api/tables/{table}").json()
    for seat in found["seats"]:
        for presence in ("online", "speed"):
            seat.pop(presence, None)
    return found


@pytest.mark.long
def test_http_by_its_own_schema(site: Site) -> None:
    """schemathesis makes requests of every kind from our OpenAPI description; bad ones too."""
    from schemathesis import GenerationMode

    faults = METRICS.count("errors")
    before = _without_presence(site.base, site.playing)
    operations = _operations(site.base)
    assert len(operations) >= 10
    codes: set[int] = set()
    for operation in operations:
        takes = [*operation.path_parameters, *operation.query, *operation.body]
        modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE] if takes else [GenerationMode.POSITIVE]
        for mode in modes:

            @settings(FUZZ, max_examples=25)
            @given(case=operation.as_strategy(generation_mode=mode))
            def check(case: Any) -> None:
                if "table_id" in (case.path_parameters or {}) and hash(str(case.path_parameters)) % 2:
                    case.path_parameters["table_id"] = site.playing
                answer = case.call(headers={"Origin": site.base, "X-Ludoteca": "1"})
                assert answer.status_code < 500, (case.method, case.path, answer.text)
                codes.add(answer.status_code)
                if answer.status_code >= 400:
                    assert answer.json()["error"]

            check()
    assert _without_presence(site.base, site.playing) == before
    assert METRICS.count("errors") == faults
    assert {200, 400, 404} <= codes


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"x"',
        b"\xff\xfe",
        b'{"game":1}',
        b"[" * 30_000,
        b'{"game":"king-of-tokyo"}',
        b'{"game":"\xed\xa0\x80"}',
    ],
    ids=lambda body: repr(body[:20]),
)
@pytest.mark.parametrize("kind", ["application/json", "text/plain", "application/x-msgpack", "multipart/form-data", ""])
def test_bad_bodies(site: Site, body: bytes, kind: str) -> None:
    headers = {"Origin": site.base, "X-Ludoteca": "1", "Content-Type": kind}
    answer = httpx.post(f"{site.base}/api/tables", content=body, headers=headers)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]


@pytest.mark.parametrize(
    "wanted",
    [
        {"seats": 1},
        {"seats": 10**30},
        {"game": "chess"},
        {"game": "../../etc"},
        {"name": " \u0000 "},
        {"bots": ["deus"]},
        {"bots": ["jogador"] * 9},
        {"hot_seat": ["a"] * 9},
        {"options": {"target": "x"}},
        {"options": {"target": [1]}},
        {"options": {"monsters": "alienoid"}},
        {"options": {"monsters": [{}, []]}},
        {"options": {"monsters": ["alienoid", "alienoid"]}},
        {"clock": {"kind": "blitz", "seconds": 3}},
        {"clock": {"kind": "move", "seconds": -1}},
    ],
    ids=str,
)
def test_bad_tables(site: Site, wanted: dict[str, Any]) -> None:
    body = {"game": "king-of-tokyo", "name": "Ana", "seats": 2, **wanted}
    headers = {"Origin": site.base, "X-Ludoteca": "1"}
    answer = httpx.post(f"{site.base}/api/tables", json=body, headers=headers)
    assert 400 <= answer.status_code < 500, answer.text


@pytest.mark.parametrize(
    "path",
    ["/assets/../../../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/a%00b", "/" + "x" * 3000, "/api", "/apis/x"],
)
def test_bad_paths(site: Site, path: str) -> None:
    answer = httpx.get(site.base + path)
    assert answer.status_code in (400, 404)
    assert "setuptools" not in answer.text

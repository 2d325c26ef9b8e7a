"""Cookies go to every port of a host: what others put there neither stops us nor costs anyone their seats."""

from __future__ import annotations

import dataclasses
import logging
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.sql.base import Executable

from ludoteca.server.http.identity import Identity
from ludoteca.server.settings import Settings
from tests.server.conftest import EASY, Serve
from tests.server.hand import HandClock

pytestmark = pytest.mark.anyio

ONE_AND_NO_MORE = dataclasses.replace(EASY, requests=(0, 1))
QUOTES = 'x="' + '\\"' * 32_000  # about 64 kB
STRANGE = ['p={"a":1,"b":2}', "flag", QUOTES, "=", ";;;", "ludoteca=", "ludoteca", "ludoteca=1; ludoteca=2", "a=ç\x01"]


def test_four_times_as_many_quotes_take_four_times_as_long() -> None:
    """What grows with the square of its length takes sixteen times as long. The best of several tries is compared, so
    that it does not matter what else this machine does."""
    identity = Identity(b"k" * 32)
    for junk in ('x="' + '\\"' * 8_000, f"{identity.cookie}=" * 1_200, "a;" * 8_000, "=" * 16_000):
        short, long = quickest(identity, junk), quickest(identity, junk * 4)
        assert long < 9 * short + 1e-5


def quickest(identity: Identity, header: str) -> float:
    """Seconds of the processor for reading a header in which nothing is ours."""
    found = []
    for _ in range(15):
        began = time.process_time()
        assert identity.of_header(header) is None
        found.append(time.process_time() - began)
    return min(found)


def test_only_what_could_be_ours_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A signature costs most of all: it is made for values of the right length under our names alone, and a head of
    sixteen kilobytes has no room for more than some hundred of those."""
    identity = Identity(b"k" * 32)
    signed: list[str] = []
    sign = identity._sign

    def counted(token: str) -> str:
        signed.append(token)
        return sign(token)

    monkeypatch.setattr(identity, "_sign", counted)
    value = identity.fresh()
    signed.clear()
    forged = f"{value[:-1]}{'0' if value[-1] != '0' else '1'}"
    assert identity.of_header(f"theirs={value}; {identity.cookie}={value}x; {identity.cookie}=1; {QUOTES}") is None
    assert not signed
    most = f"ludoteca={forged};" * 200
    assert identity.of_header(most[: Settings(Path()).head_size]) is None
    assert 100 < len(signed) < 200


@pytest.mark.parametrize("strange", STRANGE)
def test_cookies_of_other_programs_hide_nobody(strange: str) -> None:
    identity = Identity(b"k" * 32)
    value = identity.fresh()
    good = f"{identity.cookie}={value}"
    for header in (f"{strange}; {good}", f"{good}; {strange}", f"{strange};{good};{strange}"):
        assert identity.of_header(header) == identity.player(value) is not None


def test_a_cookie_from_before_names_had_a_mark_is_still_good() -> None:
    identity = Identity(b"k" * 32)
    value = identity.fresh()
    assert identity.of_header(f"ludoteca={value}") == identity.player(value) is not None


@pytest.mark.parametrize("strange", ['p={"a":1,"b":2}', "flag"])
async def test_another_program_on_this_host_takes_no_seat_away(serve: Serve, strange: str) -> None:
    async with serve() as server:
        ana = server.browser()
        table = await ana.create(seats=2, start=True, bots=["jogador"])
        both = {"Cookie": f"{strange}; {await ana.cookie()}"}
        async with httpx.AsyncClient(base_url=server.base, headers=both) as visitor:
            answer = await visitor.get("/api/lobby")
        assert "set-cookie" not in answer.headers
        assert [mine["id"] for mine in answer.json()["mine"]] == [table]


@pytest.mark.parametrize("cookie", ["", 'p="' + '\\"' * 7_000, f"ludoteca={'a' * 32}.{'0' * 64}"])
async def test_a_stranger_sees_the_lobby_without_a_look_at_the_disk(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch, cookie: str
) -> None:
    """Of all that can be asked for without being anybody the lobby was by far the dearest."""
    async with serve(time=hand) as server:  # while time stands still, what was looked at is fresh
        ana = server.browser()
        await ana.create(seats=2, start=True, bots=["jogador"])
        waiting = await ana.create()
        seen = (await server.browser("Bia").get("/api/lobby")).json()  # it has just been looked at
        assert [table["id"] for table in seen["open"]][:1] == [waiting]
        looks: list[object] = []
        read = server.house.store._all

        async def counted(statement: Executable) -> list[dict[str, Any]]:
            looks.append(statement)
            return await read(statement)

        monkeypatch.setattr(server.house.store, "_all", counted)
        async with httpx.AsyncClient(base_url=server.base, headers={"Cookie": cookie}) as visitor:
            answer = await visitor.get("/api/lobby")
        assert answer.json() == seen
        assert not looks
        await ana.get("/api/lobby")
        assert looks, "whoever was here before may have tables of their own"


async def test_two_houses_on_one_host_keep_their_players_apart(
    serve: Serve, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async with serve() as here, serve(data=tmp_path_factory.mktemp("other")) as there:
        ana = here.browser()
        table = await ana.create(seats=2, start=True, bots=["jogador"])
        ana.move(there.base)
        assert "set-cookie" in (await ana.get("/api/lobby")).headers
        assert "set-cookie" not in (await ana.get("/api/lobby")).headers
        ana.move(here.base)
        answer = await ana.get("/api/lobby")
        assert "set-cookie" not in answer.headers
        assert [mine["id"] for mine in answer.json()["mine"]] == [table]


async def test_cookies_are_not_read_before_the_rate_check(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    async with serve(rates=ONE_AND_NO_MORE) as server, httpx.AsyncClient(base_url=server.base) as visitor:
        identity = server.guard.identity
        monkeypatch.setattr(identity, "of_header", read.append)
        assert (await visitor.get("/api/lobby", headers={"Cookie": "first=1"})).status_code == 200
        answer = await visitor.get("/api/lobby", headers={"Cookie": "second=1"})
        assert answer.status_code == 429
        assert "set-cookie" not in answer.headers
    assert read == ["first=1"]


async def test_too_many_cookies_are_turned_away_and_nothing_is_overwritten(serve: Serve) -> None:
    async with serve(rates=EASY) as server, httpx.AsyncClient(base_url=server.base) as visitor:
        headers = [("Cookie", "a" * 40_000), ("Cookie", "b" * 40_000)]
        answer = await visitor.get("/api/lobby", headers=headers)
        assert answer.status_code in (400, 431)  # the HTTP library in use may refuse it before we do
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/api/lobby", "/health"])
async def test_asking_for_the_head_of_a_page(serve: Serve, caplog: pytest.LogCaptureFixture, path: str) -> None:
    caplog.set_level(logging.WARNING)
    async with serve() as server:
        ana = server.browser()
        whole = await ana.get(path)
        head = await ana.http.head(path)
        assert (head.status_code, head.content) == (whole.status_code, b"")
        assert head.headers["content-length"] == whole.headers["content-length"] or path != "/"
        assert (await ana.get(path)).status_code == whole.status_code  # the connection is still good
    assert not caplog.records

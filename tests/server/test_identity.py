"""Being the same person on two devices, and on no stolen one."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import os
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.http.identity import COOKIE, HOST_ONLY, KEY_FILE, Identity
from ludoteca.server.http.limits import HOUSEMATES
from ludoteca.server.settings import Settings
from ludoteca.server.store.store import WriteFailed
from ludoteca.server.tables.table import GameTable
from tests.server.conftest import EASY, Running, Serve
from tests.server.hand import HandClock, until

pytestmark = pytest.mark.anyio


async def test_another_device_becomes_me_once_and_soon(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        laptop, phone, thief = server.browser(), server.browser(), server.browser()
        table = await laptop.create(seats=2, start=True, bots=["jogador"])
        passage = (await laptop.post("/api/me/passage", {})).json()
        assert passage["path"] == f"/me/{passage['code']}"
        assert (await phone.post("/api/me/claim", {"code": passage["code"]})).status_code == 204
        assert (await phone.open(table)).seats == [0]
        assert (await laptop.open(table)).seats == [0]
        assert (await thief.post("/api/me/claim", {"code": passage["code"]})).status_code == 404
        late = (await laptop.post("/api/me/passage", {})).json()["code"]
        await hand.advance(601)
        assert (await thief.post("/api/me/claim", {"code": late})).status_code == 404
        assert (await thief.open(table)).seats == []


async def test_signing_out_everywhere_leaves_this_browser_alone_signed_in(serve: Serve) -> None:
    async with serve() as server:
        laptop, phone = server.browser(), server.browser()
        table = await laptop.create(seats=2, start=True, bots=["jogador"])
        code = (await laptop.post("/api/me/passage", {})).json()["code"]
        await phone.post("/api/me/claim", {"code": code})
        lost = await phone.open(table)
        assert (await laptop.post("/api/me/sign-out", {})).status_code == 204
        with pytest.raises(ConnectionClosed):
            await lost.until(lambda _page: False)
        assert (await laptop.open(table)).seats == [0]
        assert (await phone.open(table)).seats == []
        cookies = dict(laptop.http.cookies)
    async with serve() as server:  # and it stays so after a restart
        back, gone = server.browser(), server.browser()
        back.http.cookies.update(cookies)
        gone.http.cookies.update(dict(phone.http.cookies))
        assert (await back.open(table)).seats == [0]
        assert (await gone.open(table)).seats == []


async def test_whoever_was_signed_out_is_a_stranger_of_their_own(serve: Serve) -> None:
    """Not all who were are one and the same nobody, with a name and tables that they share."""
    async with serve() as server:
        laptop, phone, tablet = server.browser(), server.browser(), server.browser()
        await laptop.create()
        for other in (phone, tablet):
            code = (await laptop.post("/api/me/passage", {})).json()["code"]
            assert (await other.post("/api/me/claim", {"code": code})).status_code == 204
        await laptop.post("/api/me/sign-out", {})
        await phone.create(1, "brittle-ladder", hot_seat=["Eve"])
        await phone.http.put("/api/me", json={"name": "Eve"})
        found = await tablet.json("/api/lobby")
        assert (found["name"], found["mine"]) == ("", [])
        assert (await phone.json("/api/lobby"))["name"] == "Eve"


async def test_a_stranger_who_signs_out_gets_one_cookie_and_a_good_one(serve: Serve) -> None:
    async with serve() as server:
        eve = server.browser()
        (given,) = (await eve.post("/api/me/sign-out", {})).headers.get_list("set-cookie")
        assert server.guard.identity.of_header(given) is not None
        table = await eve.create()
        assert (await eve.open(table)).seats == [0]


async def test_a_new_passage_closes_the_one_before(serve: Serve) -> None:
    async with serve() as server:
        ana, phone = server.browser(), server.browser()
        codes = [(await ana.post("/api/me/passage", {})).json()["code"] for _ in range(2)]
        answers = [(await phone.post("/api/me/claim", {"code": code})).status_code for code in codes]
        assert answers == [404, 204]


async def test_signing_out_everywhere_closes_the_passages_that_are_open(serve: Serve) -> None:
    async with serve() as server:
        ana, thief = server.browser(), server.browser()
        code = (await ana.post("/api/me/passage", {})).json()["code"]  # asked for by whoever had the other device
        assert (await ana.post("/api/me/sign-out", {})).status_code == 204
        assert (await thief.post("/api/me/claim", {"code": code})).status_code == 404


async def test_who_claims_a_passage_in_the_same_moment_is_signed_out_too(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        ana, thief = server.browser(), server.browser()
        table = await ana.create(seats=2, start=True, bots=["jogador"])
        code = (await ana.post("/api/me/passage", {})).json()["code"]
        write, slow = server.house.store.write, asyncio.Event()

        waiting: list[Any] = []

        async def written(*what: Any) -> None:
            waiting.append(what)
            await slow.wait()
            await write(*what)

        monkeypatch.setattr(server.house.store, "write", written)
        claim = asyncio.create_task(thief.post("/api/me/claim", {"code": code}))
        await until(lambda: waiting)
        leave = asyncio.create_task(ana.post("/api/me/sign-out", {}))
        await until(lambda: server.guard.app.state.identity.changing._waiters)  # it does not overtake the claim
        slow.set()
        assert {(await claim).status_code, (await leave).status_code} == {204}
        assert (await thief.open(table)).seats == []
        assert (await ana.open(table)).seats == [0]


async def test_a_passage_that_could_not_be_written_down_is_still_good(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        ana, phone = server.browser(), server.browser()
        table = await ana.create(seats=2, start=True, bots=["jogador"])
        code = (await ana.post("/api/me/passage", {})).json()["code"]

        async def full(*_: Any) -> None:
            raise WriteFailed("the disk is full")

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(server.house.store, "write", full)
            assert (await phone.post("/api/me/claim", {"code": code})).status_code == 507
        assert (await phone.post("/api/me/claim", {"code": code})).status_code == 204
        assert (await phone.open(table)).seats == [0]
        assert (await phone.post("/api/me/claim", {"code": code})).status_code == 404


def test_under_https_a_neighbour_of_the_domain_cannot_set_our_cookie() -> None:
    identity = Identity(b"k" * 32)
    value = identity.fresh()
    secure = identity.set_cookie(value, secure=True)
    assert secure.startswith(HOST_ONLY)
    assert "; Secure" in secure
    assert "Domain" not in secure
    name = secure.partition("=")[0]
    for header in (f"{name}={value}", f"a=b; {identity.cookie}={value}", f"{name}=bad; {identity.cookie}={value}"):
        assert identity.of_header(header) == identity.key(value)


def test_under_https_a_cookie_that_a_neighbour_can_set_does_not_count_before_ours() -> None:
    """A neighbour of the domain plays here, too, and gives their own good cookie to everyone, for a path that comes
    first in the header."""
    identity = Identity(b"k" * 32)
    mine, theirs = identity.fresh(), identity.fresh()
    ours = f"{HOST_ONLY}{identity.cookie}={mine}"
    for name in (identity.cookie, COOKIE):
        assert identity.of_header(f"{name}={theirs}; {ours}") == identity.key(mine)
    assert identity.of_header(f"{COOKIE}={theirs}; {identity.cookie}={mine}") == identity.key(mine)


async def slowed(server: Running, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Any], asyncio.Event]:
    """Let whatever is written wait; what waits, and what lets it go on."""
    write, go_on, waiting = server.house.store.write, asyncio.Event(), list[Any]()

    async def written(*what: Any) -> None:
        waiting.append(what)
        await go_on.wait()
        await write(*what)

    monkeypatch.setattr(server.house.store, "write", written)
    return waiting, go_on


async def test_of_two_who_sign_each_other_out_the_first_one_stays(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        ana, thief = server.browser(), server.browser()
        table = await ana.create(seats=2, start=True, bots=["jogador"])
        code = (await ana.post("/api/me/passage", {})).json()["code"]
        await thief.post("/api/me/claim", {"code": code})
        with monkeypatch.context() as meanwhile:
            waiting, go_on = await slowed(server, meanwhile)
            first = asyncio.create_task(ana.post("/api/me/sign-out", {}))
            await until(lambda: waiting)
            second = asyncio.create_task(thief.post("/api/me/sign-out", {}))
            await until(lambda: server.guard.identity.changing._waiters)
            go_on.set()
            answers = (await first).status_code, (await second).status_code
        assert answers == (204, 403)
        assert (await ana.open(table)).seats == [0]
        assert (await thief.open(table)).seats == []


async def test_a_socket_on_its_way_is_signed_out_as_well(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that must be read from the disk takes long enough for whoever sees the end of their stay coming."""
    async with serve() as server:
        ana, thief = server.browser(), server.browser()
        table = await ana.create(seats=2, start=True, bots=["jogador"])
        code = (await ana.post("/api/me/passage", {})).json()["code"]
        await thief.post("/api/me/claim", {"code": code})
        read, go_on, waiting = server.house.table, asyncio.Event(), list[str]()

        async def slow(*given: Any) -> GameTable:
            waiting.append(given[0])
            await go_on.wait()
            return await read(*given)

        monkeypatch.setattr(server.house, "table", slow)
        late = asyncio.create_task(thief.open(table))
        await until(lambda: waiting)
        assert (await ana.post("/api/me/sign-out", {})).status_code == 204
        go_on.set()
        with pytest.raises(ConnectionClosed):
            await late


async def test_from_one_place_only_so_many_devices_become_others(serve: Serve) -> None:
    """Which cookie stands for whom is kept for good, on disk and in memory."""
    rates = dataclasses.replace(EASY, devices=(0.001, 1))
    async with serve(rates=rates) as server:
        ana, answers = server.browser(), []
        for _ in range(HOUSEMATES + 1):
            code = (await ana.post("/api/me/passage", {})).json()["code"]
            answers.append((await server.browser().post("/api/me/claim", {"code": code})).status_code)
        assert answers == [204] * HOUSEMATES + [429]


async def test_under_https_browsers_are_told_to_stay_there(serve: Serve) -> None:
    async with serve(behind_proxy=True) as server:
        ana = server.browser()
        plain = await ana.get("/api/lobby")
        assert "strict-transport-security" not in plain.headers
        ana.http.headers["X-Forwarded-Proto"] = "https"
        found = await ana.get("/api/lobby")
        assert found.headers["strict-transport-security"].startswith("max-age=")


@pytest.mark.parametrize("cut", [None, 0, 31], ids=["gone", "empty", "short"])
async def test_the_loss_of_the_key_is_told_loudly(
    serve: Serve, settings: Settings, caplog: pytest.LogCaptureFixture, cut: int | None
) -> None:
    async with serve() as server:
        await server.browser().create()
    assert KEY_FILE not in caplog.text
    if cut is None:
        (settings.data / KEY_FILE).unlink()
    else:
        os.truncate(settings.data / KEY_FILE, cut)
    with caplog.at_level(logging.ERROR):
        async with serve():
            pass
    assert f"{KEY_FILE} was gone" in caplog.text

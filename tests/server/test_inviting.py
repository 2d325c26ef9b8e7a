"""Inviting: the code of a table, the address of this machine, who is ready, and what the lobby tells of matches."""

from __future__ import annotations

import asyncio
import dataclasses
from typing import Any

import pytest

from ludoteca.games.king_of_tokyo.state import TokyoState
from ludoteca.server.http import reach
from ludoteca.server.store import store as stores
from ludoteca.server.tables import codes
from ludoteca.server.tables.codes import LENGTH, LETTERS, code_of, read_code
from tests.server.conftest import EASY, Serve

pytestmark = pytest.mark.anyio


async def test_a_table_is_found_by_its_code(serve: Serve) -> None:
    async with serve() as server:
        ana, rui = server.browser("Ana"), server.browser("Rui")
        page = await ana.open(await ana.create(seats=2, public=False))
        code = page.table["code"]
        assert len(code) == LENGTH
        assert set(code) <= set(LETTERS)
        for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}", f" {code[:3]} {code[3:]} "):
            found = (await rui.get(f"/api/codes/{typed}")).json()
            assert found == {"id": page.id, "path": f"/t/{page.id}"}
        wrong = await rui.get(f"/api/codes/{code[1:]}{code[0]}")
        assert wrong.status_code == 404
        assert wrong.json()["words"]["key"] == "refuse-no-such-code"
        assert (await rui.get("/api/codes/aeiou1")).status_code == 404


async def test_a_code_is_looked_for_some_tables_at_a_time(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    """Twenty thousand tables looked through in one go kept everybody waiting for fifty milliseconds."""
    monkeypatch.setattr(stores, "PAGE", 5)
    async with serve(database=database) as server:
        host = server.browser()
        first = await host.create(public=False)
        for _ in range(22):
            await host.create()
        asked: list[int] = []  # how many were looked at in each turn of the loop
        loop = asyncio.get_running_loop()

        def looked(one: str) -> str:
            if not asked or asked[-1] == 0:
                asked.append(0)
                loop.call_soon(asked.append, 0)
            asked[-1] += 1
            return code_of(one)

        monkeypatch.setattr(codes, "code_of", looked)
        found = (await host.get(f"/api/codes/{code_of(first)}")).json()
        assert found["id"] == first, "the oldest of all"
        counted = [count for count in asked if count]
        assert sum(counted) == 23
        assert max(counted) <= 5


async def test_a_match_that_is_over_has_no_code_but_a_winner(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser("Ana")
        page = await ana.open(await ana.create(seats=2, bots=["jogador"], start=True, options={"target": 5}))
        code = page.table["code"]
        await page.play()
        assert "code" not in page.table
        assert (await ana.get(f"/api/codes/{code}")).status_code == 404
        replays = (await ana.get("/api/lobby")).json()["replays"]
        assert page.view is not None
        assert replays[0].get("winners", []) == page.view["outcome"]["winners"]


async def test_nobody_tries_codes_in_bulk(serve: Serve) -> None:
    async with serve(rates=dataclasses.replace(EASY, codes=(0, 3))) as server:
        eve = server.browser("Eve")
        tried = [(await eve.get(f"/api/codes/{code_of(str(n))}")).status_code for n in range(5)]
        assert tried == [404, 404, 404, 429, 429]


@pytest.mark.parametrize(
    ("typed", "code"), [("bcd fgh", "BCDFGH"), ("BCD·FGH", "BCDFGH"), ("bcdfg", ""), ("bcdfgo", ""), ("", "")]
)
def test_a_code_is_read_as_people_type_it(typed: str, code: str) -> None:
    assert read_code(typed) == code


async def test_a_server_that_listens_to_itself_says_so(serve: Serve) -> None:
    async with serve() as server:
        assert (await server.browser().get("/api/reach")).json() == {"alone": True}


async def test_a_server_in_a_network_tells_where_it_is(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: ["192.168.0.7", "fd00::7"])
    async with serve(host="0.0.0.0") as server:
        port = server.base.rpartition(":")[2]
        found = (await server.browser().get("/api/reach")).json()
        assert found == {"addresses": [f"http://192.168.0.7:{port}", f"http://[fd00::7]:{port}"]}


async def test_others_are_not_told_about_the_network(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: ["192.168.0.7"])
    monkeypatch.setattr(reach, "is_loopback", lambda _: False)  # as if everyone came from elsewhere
    async with serve(host="0.0.0.0") as server:
        assert (await server.browser().get("/api/reach")).json() == {}


async def test_behind_a_proxy_nobody_sits_at_this_machine(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: ["192.168.0.7"])
    async with serve(host="0.0.0.0", behind_proxy=True) as server:
        assert (await server.browser().get("/api/reach")).json() == {}


def test_own_addresses_are_none_of_the_loopback() -> None:
    assert not any(reach.is_loopback(address) for address in reach.own_addresses())
    assert reach.addresses("10.0.0.3", 80) == ["http://10.0.0.3:80"]
    assert reach.addresses("localhost", 80) == []


async def test_everyone_says_when_they_are_ready(serve: Serve) -> None:
    async with serve() as server:
        ana, rui = server.browser("Ana"), server.browser("Rui")
        host = await ana.open(await ana.create(seats=3))
        guest = await rui.open(host.id)

        def ready() -> list[Any]:
            return [place.get("ready", False) for place in host.table["seats"]]

        await guest.do("sit", seat=1, name="Rui")
        await host.do("put-bot", seat=2, level="jogador")
        assert ready() == [False, False, True]
        await guest.do("ready", seat=1, on=True)
        await host.until(lambda _: ready() == [False, True, True])
        assert await host.refused("ready", seat=1, on=False) == "refuse-not-your-seat"
        await guest.do("ready", seat=1, on=False)
        await host.until(lambda _: ready() == [False, False, True])
        await guest.do("ready", seat=1, on=True)
        await host.do("configure", options={"target": 10})  # the rules are others now: everyone looks again
        assert ready() == [False, False, True]
        await host.do("start")
        assert await guest.refused("ready", seat=1, on=True) == "refuse-already-started"


async def test_one_screen_is_covered_only_while_someone_sees_a_secret(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser("Ana")
        open_game = await ana.open(await ana.create(seats=2, hot_seat=["Ana", "Rui"], start=True))
        assert open_game.welcome.get("secret", []) == []
        session = server.house.tables[open_game.id].session
        assert session is not None
        assert isinstance(session.state, TokyoState)
        session.state.knows[1] = 1  # Made in a Lab has shown the top card
        again = await ana.open(open_game.id)
        assert again.welcome["secret"] == [1]
        hidden = await ana.open(await ana.create(game="night-ferry", seats=2, hot_seat=["Ana", "Rui"], start=True))
        assert hidden.welcome["secret"] == [0, 1]

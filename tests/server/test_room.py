"""The waiting room: seats, bots, choices, options, and who may do what."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.browser import Page
from tests.server.conftest import Running, Serve
from tests.server.hand import HandClock

pytestmark = pytest.mark.anyio


async def company(server: Running, seats: int = 4, **more: Any) -> tuple[Page, Page, Page, Page]:
    """A table with a host at seat 0, a player at seat 1, another at seat 2, and someone who watches."""
    names = ("Hana", "Pedro", "Olga", "Wim")
    browsers = [server.browser(name) for name in names]
    table = await browsers[0].create(seats=seats, **more)
    pages = [await browser.open(table) for browser in browsers]
    await pages[1].do("sit", seat=1, name="Pedro")
    await pages[2].do("sit", seat=2, name="Olga")
    host, player, other, watcher = pages
    return host, player, other, watcher


async def test_authorisation_while_waiting(serve: Serve) -> None:
    async with serve() as server:
        host, player, other, watcher = await company(server)
        for page in (player, other, watcher):
            assert await page.refused("put-bot", seat=3, level="jogador") == "refuse-not-host"
            assert await page.refused("clear", seat=0) == "refuse-not-host"
            assert await page.refused("configure", seats=5) == "refuse-not-host"
            assert await page.refused("start", fill="jogador") == "refuse-not-host"
            assert await page.refused("sit", seat=0, name="Eve") == "refuse-seat-taken"
            assert await page.refused("stand", seat=0) == "refuse-not-your-seat"
            assert await page.refused("choose", seat=0, choice="alienoid") == "refuse-not-your-seat"
        for page in (host, player, other, watcher):
            seat = (page.seats or [0])[0]
            assert await page.refused("answer", seat=seat, decision=1, action=0) == "refuse-not-started"
            assert await page.refused("undo", seat=seat) == "refuse-not-started"
            assert await page.refused("hint", seat=seat) == "refuse-not-started"
            assert await page.refused("rematch") == "refuse-not-started"
            assert (await page.ask("chat", text="oi"))["t"] == "ack"
            assert (await page.ask("emote", emote="wow"))["t"] == "ack"
        assert await host.refused("sit", seat=1, name="Hana") == "refuse-seat-taken"
        assert await host.refused("choose", seat=1, choice="alienoid") == "refuse-not-your-seat"
        assert await host.refused("put-bot", seat=1, level="jogador") == "refuse-seat-taken"
        assert await host.refused("start") == "refuse-open-seats"
        await host.do("clear", seat=2)
        await host.do("put-bot", seat=2, level="aprendiz")
        await host.do("choose", seat=2, choice="alienoid")
        await host.do("start", fill="mestre")
        assert [place["kind"] for place in host.table["seats"]] == ["human", "human", "bot", "bot"]
        assert host.table["seats"][2]["choice"] == "alienoid"
        assert host.table["seats"][3]["level"] == "mestre"


async def test_nothing_is_imported_because_a_bot_is_called_so(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a command line `module:factory` and `agent.npz` are bots; a server knows those of the house alone."""
    (tmp_path / "a_spy.py").write_text("raise SystemExit('imported')")
    monkeypatch.syspath_prepend(str(tmp_path))
    async with serve() as server:
        host, *_ = await company(server)
        for name in ("a_spy:make", "agent.npz", "os:getcwd"):
            assert await host.refused("put-bot", seat=3, level=name) == "refuse-level"
            assert await host.refused("start", fill=name) == "refuse-level"
    assert "a_spy" not in sys.modules


async def test_authorisation_while_playing(serve: Serve) -> None:
    async with serve(pace=60) as server:
        host, player, other, watcher = await company(server, seats=3)
        await host.do("start")
        pages = (host, player, other, watcher)
        for page in pages:
            await page.until(lambda page: page.view is not None)
        mover = next(page for page in pages if page.asked() is not None)
        asked = mover.asked()
        assert asked is not None
        seat = mover.seats[0]
        for page in pages:
            if page is not mover:
                command = {"seat": seat, "decision": asked["id"], "action": asked["choices"][0]["action"]}
                assert await page.refused("answer", **command) == "refuse-not-your-seat"
                assert await page.refused("undo", seat=seat) == "refuse-not-your-seat"
                assert await page.refused("hint", seat=seat) == "refuse-not-your-seat"
                assert await page.refused("stand", seat=seat) == "refuse-not-your-seat"
                assert await page.refused("sit", seat=seat, name="Eve") == "refuse-seat-taken"
            if page is not host:
                assert await page.refused("put-bot", seat=seat, level="jogador") == "refuse-not-host"
            for kind, fields in (
                ("choose", {"seat": seat, "choice": "alienoid"}),
                ("clear", {"seat": seat}),
                ("configure", {"seats": 2}),
                ("start", {}),
                ("rematch", {}),
            ):
                assert await page.refused(kind, **fields) == "refuse-already-started"
        assert await host.refused("put-bot", seat=1, level="jogador") == "refuse-still-here"
        assert await watcher.refused("answer", seat=9, decision=1, action=0) == "refuse-no-such-seat"
        assert watcher.view is not None
        assert watcher.view["seat"] is None
        assert watcher.view["decision"] is None
        assert "known_top" not in watcher.view["board"]


async def test_seats_options_and_choices(serve: Serve) -> None:
    async with serve() as server:
        host, player, other, _ = await company(server)
        await player.do("choose", seat=1, choice="alienoid")
        assert await other.refused("choose", seat=2, choice="alienoid") == "refuse-choice-taken"
        assert await other.refused("choose", seat=2, choice="nobody") == "refuse-choice"
        await player.do("sit", seat=3, name="Pedro")  # moves, and takes the choice along
        assert [place["kind"] for place in player.table["seats"]] == ["human", "open", "human", "human"]
        assert player.table["seats"][3]["choice"] == "alienoid"
        await host.do("configure", seats=3, options={"target": 12}, clock={"kind": "move", "seconds": 30})
        assert [place.get("name") for place in host.table["seats"]] == ["Hana", "Olga", "Pedro"]
        assert host.table["options"]["target"] == 12
        assert host.table["clock"] == {"kind": "move", "seconds": 30}
        assert await host.refused("configure", seats=2) == "refuse-seats-taken"
        assert await host.refused("configure", seats=99) == "refuse-seat-count"
        assert await host.refused("configure", options={"target": 99}) == "refuse-setup"
        assert await host.refused("configure", options={"nonsense": 1}) == "refuse-setup"
        assert await host.refused("configure", clock={"kind": "move", "seconds": 1}) == "refuse-clock"
        assert await host.refused("put-bot", seat=1, level="deus") == "refuse-seat-taken"
        await host.do("clear", seat=1)
        assert await host.refused("put-bot", seat=1, level="deus") == "refuse-level"
        await player.until(lambda page: page.table["seats"][1]["kind"] == "open")
        await player.do("stand", seat=2)
        assert [place["kind"] for place in player.table["seats"]] == ["human", "open", "open"]


async def test_the_hosts_powers_pass_on_when_the_host_is_gone(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        host, player, _, watcher = await company(server)
        await server.gone(host)
        await hand.advance(0.1)
        await player.until(lambda page: not page.table["seats"][0].get("online"))
        assert await player.refused("start", fill="jogador") == "refuse-not-host"
        await hand.advance(0.3)
        assert await watcher.refused("start", fill="jogador") == "refuse-not-host"
        await player.do("start", fill="jogador")


async def test_lobby_lists_open_mine_and_replays(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        ana, beto = server.browser("Ana"), server.browser("Beto")
        shown = await ana.create(seats=2, options={"target": 5})
        hidden = await ana.create(seats=2, public=False)
        mine = await ana.json("/api/lobby")
        assert mine["name"] == "Ana"
        assert {table["id"] for table in mine["mine"]} == {shown, hidden}
        assert mine["open"] == []
        others = await beto.json("/api/lobby")
        assert [table["id"] for table in others["open"]] == [shown]
        assert others["mine"] == []
        page = await ana.open(shown)
        await page.do("put-bot", seat=1, level="aprendiz")
        await page.do("start")
        await page.play()
        await hand.advance(0.6)  # many lobbies share one look at the public tables
        assert [table["id"] for table in (await beto.json("/api/lobby"))["replays"]] == [shown]
        assert (await beto.http.put("/api/me", json={"name": "  Be\u0000to\n "})).status_code == 204
        assert (await beto.json("/api/lobby"))["name"] == "Be to"
        playable = {game["id"]: game["playable"] for game in mine["games"]}
        assert {"king-of-tokyo", "rush-out", "fabrica-de-herois"} < playable.keys()
        assert all(playable.values())

"""Signs: one tap, pinned to a thing on the board, seen for a moment by those who may see it, and kept by nobody."""

from __future__ import annotations

import dataclasses

import pytest

from ludoteca.server.settings import Rates
from tests.server.browser import Page
from tests.server.conftest import EASY, Serve

pytestmark = pytest.mark.anyio


async def heard(page: Page) -> list[dict[str, object]]:
    """The signs that have reached a page; whatever it says itself comes after them."""
    await page.do("chat", text="…")
    return [message for message in page.stored if message["t"] == "sign"]


async def test_a_sign_is_pinned_to_a_card_and_everyone_sees_it(serve: Serve) -> None:
    async with serve() as server:
        ana, bia, wim = (server.browser(name) for name in ("Ana", "Bia", "Wim"))
        table = await ana.create(seats=2)
        one, two, watcher = [await browser.open(table) for browser in (ana, bia, wim)]
        await two.do("sit", seat=1, name="Bia")
        assert await one.refused("sign", seat=0, sign="nice") == "refuse-not-started"
        await one.do("start")
        await one.ask("sign", seat=0, sign="want", ref="card:7")
        await two.ask("sign", seat=1, sign="thanks")
        wanted = {"t": "sign", "seat": 0, "sign": "want", "ref": "card:7"}
        thanks = {"t": "sign", "seat": 1, "sign": "thanks"}
        for page in (one, two, watcher):
            assert await heard(page) == [wanted, thanks]
        late = await server.browser("Tom").open(table)
        assert await heard(late) == []
        assert [said.get("text") for said in late.welcome["chat"]] == ["…", "…", "…"]


async def test_signs_that_make_no_sense_are_refused(serve: Serve) -> None:
    async with serve() as server:
        ana, wim = server.browser("Ana"), server.browser("Wim")
        page = await ana.open(await ana.create(seats=2, bots=["jogador"], start=True))
        watcher = await wim.open(page.id)
        for sign, ref in [
            ("dance", ""),  # no sign of this game
            ("want", ""),  # about which card?
            ("want", "seat:1"),  # about a card, not about a player
            ("thanks", "card:1"),  # about nothing
            ("want", "card:<b>"),
            ("want", "card:" + "7" * 60),
            ("want", "card:7 card:8"),
        ]:
            assert await page.refused("sign", seat=0, sign=sign, ref=ref) == "refuse-sign"
        assert await page.refused("sign", seat=1, sign="thanks") == "refuse-not-your-seat"
        assert await watcher.refused("sign", seat=0, sign="thanks") == "refuse-not-your-seat"


async def test_nobody_can_flood_a_table_with_signs(serve: Serve) -> None:
    rates: Rates = dataclasses.replace(EASY, signs=(0, 3))
    async with serve(rates=rates) as server:
        ana = server.browser("Ana")
        page = await ana.open(await ana.create(seats=2, bots=["jogador"], start=True))
        for _ in range(3):
            assert (await page.ask("sign", seat=0, sign="nice"))["t"] == "ack"
        assert await page.refused("sign", seat=0, sign="nice") == "refuse-too-often"
        assert len(await heard(page)) == 3


async def test_a_sign_sent_twice_is_given_once(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser("Ana")
        page = await ana.open(await ana.create(seats=2, bots=["jogador"], start=True))
        for _ in range(2):
            await page.raw('{"t": "sign", "id": "once", "seat": 0, "sign": "nice"}')
            assert (await page.take("ack", id="once"))["id"] == "once"
        assert len(await heard(page)) == 1


async def test_the_heroes_signs_are_not_for_the_sorcerer(serve: Serve) -> None:
    async with serve() as server:
        names = ("Sol", "Hal", "Hera")
        browsers = [server.browser(name) for name in names]
        options = {"roles": ["sorcerer", "warrior", "bard"]}
        table = await browsers[0].create(game="rush-out", seats=3, options=options)
        sorcerer, hero, other = [await browser.open(table) for browser in browsers]
        watcher = await server.browser("Wim").open(table)
        await hero.do("sit", seat=1, name="Hal")
        await other.do("sit", seat=2, name="Hera")
        await sorcerer.do("start")
        await hero.ask("sign", seat=1, sign="mine", ref="place:2")
        await hero.ask("sign", seat=1, sign="need-key", ref="place:2")
        await sorcerer.ask("sign", seat=0, sign="hurry")
        mine = {"t": "sign", "seat": 1, "sign": "mine", "ref": "place:2"}
        key = mine | {"sign": "need-key"}
        hurry = {"t": "sign", "seat": 0, "sign": "hurry"}
        for page in (hero, other):
            assert await heard(page) == [mine, key, hurry]
        for page in (sorcerer, watcher):
            assert await heard(page) == [hurry]

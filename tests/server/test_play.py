"""Whole matches over real sockets."""

from __future__ import annotations

import asyncio

import pytest

from ludoteca.kernel.record import Record
from tests.server.conftest import Serve

pytestmark = pytest.mark.anyio


async def test_play_now_against_bots_to_the_end(serve: Serve, database: str) -> None:
    async with serve(database=database) as server:
        ana = server.browser()
        table = await ana.create(seats=4, start=True, bots=["jogador"])
        page = await ana.open(table)
        assert page.seats == [0]
        assert page.table["phase"] == "playing"
        assert [place["kind"] for place in page.table["seats"]] == ["human", "bot", "bot", "bot"]
        assert (await ana.get(f"/api/tables/{table}/record")).status_code == 409
        assert (await ana.get(f"/api/tables/{table}/replay")).status_code == 409
        await page.play()
        assert page.view is not None
        assert page.view["outcome"] is not None
        record = Record.from_bytes((await ana.get(f"/api/tables/{table}/record")).content)
        assert record.luck.kind == "fair"
        assert record.luck.commitment == page.table["commitment"]
        record.verify()
        replay = await ana.json(f"/api/tables/{table}/replay", seat=0)
        assert replay["verified"] is True
        assert replay["frames"][-1]["view"]["board"] == page.view["board"]
        lines = [player["lines"]["stars"] for player in replay["stats"]]
        assert [len(line) for line in lines] == [len(replay["points"])] * 4
        assert [line[0] for line in lines] == [0] * 4, "from the very start"
        assert [line[-1] for line in lines] == [monster["stars"] for monster in page.view["board"]["monsters"]]


async def test_four_people_at_one_table(serve: Serve) -> None:
    async with serve() as server:
        people = [server.browser(name) for name in ("Ana", "Beto", "Caio", "Duda")]
        table = await people[0].create(seats=4, options={"target": 8})
        pages = [await person.open(table) for person in people]
        for seat, page in enumerate(pages[1:], 1):
            await page.do("sit", seat=seat, name=page.browser.name)
            await page.do("choose", seat=seat, choice=("cyber_kitty", "alienoid", "the_king")[seat - 1])
        await pages[0].until(lambda page: all(place["kind"] == "human" for place in page.table["seats"]))
        await pages[0].do("start")
        await asyncio.gather(*(page.play() for page in pages))
        assert len({page.v for page in pages}) == 1
        assert all(page.over for page in pages)
        boards = [page.view["board"]["monsters"] for page in pages if page.view]
        assert boards == [boards[0]] * 4

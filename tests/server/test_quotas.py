"""What one player, and what comes from one place, may leave behind on a server: so much, and for so long."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Sequence

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from ludoteca import shelf
from ludoteca.server.http.limits import HOUSEMATES
from ludoteca.server.settings import DAY, Settings
from ludoteca.server.store.engines import MIGRATIONS
from ludoteca.server.tables.links import Link
from tests.server.brittle import CLIMB
from tests.server.browser import Browser, Page
from tests.server.conftest import EASY, Serve
from tests.server.hand import HandClock, until

pytestmark = pytest.mark.anyio

NEW = {"game": "king-of-tokyo", "name": "Ana", "seats": 2}


async def refusal(browser: Browser, path: str, body: object) -> str:
    """Why something is not made."""
    answer = await browser.post(path, body)
    assert answer.status_code == 429, answer.text
    return str(answer.json()["words"]["key"])


async def test_a_player_has_only_so_many_tables(serve: Serve, hand: HandClock, database: str) -> None:
    async with serve(time=hand, database=database, most_tables=3, idle=1) as server:
        ana, rui = server.browser(), server.browser("Rui")
        shared = await ana.create()
        await (await rui.open(shared)).do("sit", seat=1, name="Rui")
        await rui.close()
        await hand.advance(1)
        alone, fresh = await ana.create(), await ana.create()
        assert await refusal(ana, "/api/tables", NEW) == "refuse-too-many-tables"
        lurker = server.browser("Lia")
        await lurker.create()  # others have theirs
        await hand.advance(10)
        await hand.jump(DAY + 60)
        newest = await ana.create()  # where nobody else ever came, the oldest makes room for it
        found = {table: (await ana.get(f"/api/tables/{table}")).status_code for table in (shared, alone, fresh, newest)}
        assert found == {shared: 200, alone: 404, fresh: 200, newest: 200}


async def test_matches_that_never_end_count_as_well(serve: Serve) -> None:
    async with serve(most_tables=2) as server:
        ana = server.browser()
        for _ in range(2):
            await ana.create(seats=2, start=True, bots=["aprendiz"])
        assert await refusal(ana, "/api/tables", NEW) == "refuse-too-many-tables"


async def test_a_table_that_everyone_left_goes_after_a_day(serve: Serve, hand: HandClock, database: str) -> None:
    async with serve(time=hand, database=database, idle=1) as server:
        ana = server.browser()
        left, kept = await ana.create(), await ana.create()
        page = await ana.open(left)
        await page.do("stand", seat=0)
        await server.gone(page)
        await hand.advance(10)
        await hand.jump(DAY + 60)
        await server.house.expire()
        assert (await ana.get(f"/api/tables/{left}")).status_code == 404
        assert (await ana.get(f"/api/tables/{kept}")).status_code == 200


async def test_nobody_opens_a_table_in_the_moment_in_which_it_goes(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they did there would be acknowledged, and be on no disk."""
    async with serve(time=hand, idle=1) as server:
        ana = server.browser()
        table = await ana.create()
        await hand.advance(10)
        await hand.jump(15 * DAY)
        remove, go_on, waiting = server.house.store.remove, asyncio.Event(), list[object]()

        async def slow(table_ids: Sequence[str]) -> None:
            waiting.append(table_ids)
            await go_on.wait()
            await remove(table_ids)

        monkeypatch.setattr(server.house.store, "remove", slow)
        expiry = asyncio.create_task(server.house.expire())
        await until(lambda: waiting)
        with pytest.raises(ConnectionClosed):
            await ana.open(table)
        go_on.set()
        await expiry
        assert server.house.tables == {}


async def test_tables_are_limited_over_a_day_too(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand, rates=dataclasses.replace(EASY, many_tables=(0, 3))) as server:
        ana = server.browser()
        for _ in range(3):
            await ana.create()
        assert await refusal(ana, "/api/tables", NEW) == "refuse-too-often"
        made = 3
        for _ in range(10):  # a new player for each
            made += (await server.browser("Eve").post("/api/tables", NEW)).status_code == 201
        assert made == 3 * HOUSEMATES


async def test_a_rematch_is_one_more_table(serve: Serve, hand: HandClock) -> None:
    """Else a chain of short matches would leave as many records behind as one likes."""
    rates = dataclasses.replace(EASY, many_tables=(0, 2))
    async with serve(time=hand, rates=rates, extra_games=("tests.server.brittle:put_on_shelf",)) as server:
        ana = server.browser()
        table = await ana.create(game="brittle-ladder", seats=1, options={"rungs": 1}, hot_seat=["Ana"], start=True)
        again = ""
        for refused in (False, True):
            page = await ana.open(again or table)
            if again:
                await page.do("start")
            await page.answer(CLIMB)
            if refused:
                assert await page.refused("rematch") == "refuse-too-often"
            else:
                again = (await page.do("rematch"))["result"]["table"]
                assert (await page.do("rematch"))["result"]["table"] == again  # nobody makes a third one


async def test_what_people_do_is_limited_over_a_day_and_at_a_table(serve: Serve, hand: HandClock) -> None:
    """It is kept, and whoever opens the table waits until all of it has been done again."""
    rates = dataclasses.replace(EASY, many_commands=(0.1, 3))
    async with serve(time=hand, rates=rates, most_entries=6) as server:
        ana, rui = server.browser(), server.browser("Rui")
        page = await ana.open(await ana.create())
        for on in (True, False, True):
            await page.do("ready", seat=0, on=on)
        assert await page.refused("ready", seat=0, on=False) == "refuse-too-often"
        other = await rui.open(page.id)
        await other.do("chat", text="oi")
        await hand.advance(31)
        for _ in range(2):
            await page.do("chat", text="oi")
        assert await page.refused("ready", seat=0, on=False) == "refuse-table-full"
        assert await other.refused("chat", text="oi") == "refuse-table-full"


async def test_a_player_begins_only_so_many_campaigns(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve(most_campaigns=1) as server:
        ana = server.browser()
        lobby = await ana.json("/api/lobby")
        game = next(game for game in lobby["games"] if game.get("campaigns"))
        new = {"game": game["id"], "campaign": game["campaigns"][0]["name"], "name": "Ana"}
        assert (await ana.post("/api/campaigns", new)).status_code == 201
        assert await refusal(ana, "/api/campaigns", new) == "refuse-too-many-campaigns"
        # A lobby with many of them is no dearer than one without: nobody looks through the folders of the games again.
        mine = (await ana.json("/api/lobby"))["campaigns"][0]
        chapter = {"campaign": mine["id"], "chapter": mine["chapters"][0]["name"], "name": "Ana"}
        table = await ana.create(seats=game["seats"][0], game=game["id"], **chapter)
        monkeypatch.setattr(shelf, "folders", lambda: pytest.fail("somebody looks for games"))
        assert [one["id"] for one in (await ana.json("/api/lobby"))["mine"]] == [table]
        await ana.json(f"/api/tables/{table}")
        await ana.open(table)


async def test_a_player_blocks_only_so_many(serve: Serve) -> None:
    async with serve(most_blocked=1) as server:
        ana = server.browser()
        page = await ana.open(await ana.create())
        others = [await server.browser(name).open(page.id) for name in ("Eve", "Rui")]
        first, second = (other.welcome["me"] for other in others)
        await page.do("block", who=first, on=True)
        assert await page.refused("block", who=second, on=True) == "refuse-too-many-blocked"
        await page.do("block", who=first, on=False)
        await page.do("block", who=second, on=True)


async def test_blocks_are_given_only_so_often(serve: Serve, hand: HandClock) -> None:
    """They are kept for good and remembered: a new player for every five hundred of them would fill the memory."""
    async with serve(time=hand, rates=dataclasses.replace(EASY, blocks=(0.02, 2))) as server:
        ana, eve = server.browser(), server.browser("Eve")
        page = await ana.open(await ana.create())
        mark = (await eve.open(page.id)).welcome["me"]
        await page.do("block", who=mark, on=True)
        await page.do("block", who=mark, on=False)
        assert await page.refused("block", who=mark, on=True) == "refuse-too-often"
        await hand.advance(50)
        await page.do("block", who=mark, on=True)


async def test_how_fast_bots_move_is_said_as_seldom_as_a_name(serve: Serve, hand: HandClock) -> None:
    """It is kept for good, of whoever says it."""
    async with serve(time=hand, rates=dataclasses.replace(EASY, names=(0.2, 2))) as server:
        ana = server.browser()
        page = await ana.open(await ana.create())
        await page.do("speed", speed="quick")
        await page.do("speed", speed="calm")
        assert await page.refused("speed", speed="quick") == "refuse-too-often"


async def test_talk_is_limited_over_an_evening_too(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand, rates=dataclasses.replace(EASY, many_chats=(0.1, 3))) as server:
        ana = server.browser()
        pages = [await ana.open(await ana.create()) for _ in range(2)]
        for number in range(3):
            await pages[number % 2].do("chat", text="oi")
        assert await pages[0].refused("chat", text="oi") == "refuse-too-often"
        await hand.advance(11)
        await pages[1].do("chat", text="oi")


async def test_old_reports_go(serve: Serve, hand: HandClock, database: str) -> None:
    async with serve(time=hand, database=database) as server:
        ana = server.browser()
        page = await ana.open(await ana.create())
        eve = await server.browser("Eve").open(page.id)
        await page.do("report", who=eve.welcome["me"], reason="rude")
        await server.house.expire()
        assert len(await server.house.store.reports()) == 1
        await hand.jump(366 * DAY)
        await server.house.expire()
        assert await server.house.store.reports() == []


async def test_a_player_has_only_so_many_browsers_at_a_table(serve: Serve) -> None:
    """What one of them does is told to all of them: hundreds would be a crowd that nobody keeps waiting."""
    async with serve(most_browsers=2) as server:
        ana = server.browser()
        table = await ana.create()
        first = await ana.open_two(table)
        await server.browser("Rui").open(table)
        await server.gone(first)
        await ana.open(table)


async def test_browsers_that_come_all_at_once_are_counted_too(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand, most_browsers=2, idle=1) as server:
        ana = server.browser()
        table = await ana.create()
        await hand.advance(10)
        assert table not in server.house.tables
        opened = await asyncio.gather(*(ana.open(table) for _ in range(6)), return_exceptions=True)
        assert sum(isinstance(page, Page) for page in opened) == 2
        assert len(server.house.tables[table].links) == 2


async def test_strangers_who_come_and_go_leave_nothing_behind(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        page = await ana.open(await ana.create())
        table = server.house.tables[page.id]
        for number in range(50):
            link = Link(f"stranger-{number}", "", server.house.settings, "normal", "10.0.0.1")
            table.join(link, None)
            table.leave(link)
        await until(lambda: not table.at_work)
        host = table.seating.host
        assert set(table.attendance.speeds) == {host}
        assert set(table.attendance._last_seen) <= {host}
        await server.gone(page)
        assert set(table.attendance._last_seen) == {host}, "who has a seat is waited for"


async def test_tables_of_before_belong_to_their_hosts(serve: Serve, settings: Settings) -> None:
    async with serve() as server:
        ana = server.browser()
        table = await ana.create()
        host = (await server.house.table(table)).seating.host
    engine = create_engine(settings.url.replace("+aiosqlite", ""))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0004")
        assert "host" not in connection.execute(text("SELECT * FROM tables")).keys()  # noqa: SIM118  (no dictionary)
        command.upgrade(config, "head")
        assert connection.execute(text("SELECT host FROM tables")).scalar_one() == host
    engine.dispose()

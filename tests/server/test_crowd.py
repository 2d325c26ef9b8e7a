"""Thousands who look on at one table: what they cost is counted, in messages made and messages sent."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect

from ludoteca.kernel.session import Session
from ludoteca.server.messages import ServerMessage
from ludoteca.server.sight.sight import Sight
from ludoteca.server.store.rows import PlayerRow
from ludoteca.server.tables import crowd
from ludoteca.server.tables.links import Link, encode
from ludoteca.server.tables.table import GameTable
from ludoteca.server.work.thinking import Thought
from tests.server.browser import Page
from tests.server.conftest import Running, Serve, think_for_bots
from tests.server.hand import HandClock, breathe, until

pytestmark = pytest.mark.anyio

LOOKERS = 2000


class Counted:
    """How many views of a table, welcomes and other messages were made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made = self.sights = 0
        sight = GameTable.sight

        def count_message(message: ServerMessage) -> str:
            self.made += 1
            return encode(message)

        def count_sight(table: GameTable) -> Sight:
            self.sights += 1
            return sight(table)

        monkeypatch.setattr(crowd, "encode", count_message)
        monkeypatch.setattr(GameTable, "sight", count_sight)


def stranger(server: Running, number: int) -> Link:
    """One who looks on, as a table knows them; nobody reads what is sent there."""
    return Link(f"stranger-{number}", "", server.house.settings, "normal", f"10.0.{number % 256}.1")


def read_all(link: Link) -> list[str]:
    """Take all that waits for a browser."""
    found = []
    while not link.outbox.empty():
        found.append(str(link.outbox.get_nowait()))
    return found


async def match(server: Running) -> Page:
    """Ana in a match with a bot, which takes the first that there is."""

    async def choose(session: Session, seat: int, _level: str, **_more: Any) -> Thought:
        return Thought(session.pending[seat].actions[0], None, 0)

    think_for_bots(server, choose)
    ana = server.browser()
    page = await ana.open(await ana.create(seats=2, start=True, bots=["jogador"]))
    await page.until(lambda page: page.view is not None)
    return page


async def test_views_are_dear_and_made_one_at_a_time_for_those_who_are_shown_them(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a view all that can be chosen is played through: four of them at once are a tenth of a second in which
    nobody at any table is heard. And that somebody comes to look on makes none for those who play."""
    monkeypatch.setattr(crowd, "BREATH", -1.0)
    async with serve() as server:
        ana = server.browser()
        page = await ana.open(await ana.create(seats=3, hot_seat=["Ana", "Rui", "Lia"], start=True))
        made: list[tuple[int | None, int]] = []  # whose, and in which turn of the event loop
        turn = 0
        look = Sight._look

        def noted(sight: Sight, session: Session, seat: int | None) -> Mapping[str, Any]:
            made.append((seat, turn))
            asyncio.get_running_loop().call_soon(turned)
            return look(sight, session, seat)

        def turned() -> None:
            nonlocal turn
            turn += 1

        monkeypatch.setattr(Sight, "_look", noted)
        await server.browser("Eve").open(page.id)
        await page.until(lambda page: page.table.get("watchers") == 1)
        assert {seat for seat, _ in made} == {None}
        made.clear()
        await page.answer(seat=next(seat for seat in page.seats if page.asked(seat)))
        own = [at for seat, at in made if seat is not None]
        assert len(own) == 3
        assert len(set(own)) == 3


async def test_two_thousand_who_come_are_shown_the_table_once(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve(time=hand) as server:
        page = await match(server)
        table = server.house.tables[page.id]
        links = [stranger(server, number) for number in range(LOOKERS)]
        counted = Counted(monkeypatch)
        for link in links:
            table.join(link, None)
        await hand.rest()
        assert {link.outbox.qsize() for link in links[crowd.MANY :]} == {1}, "a welcome, and nothing else yet"
        assert counted.sights <= 2 * crowd.MANY + 2
        assert counted.made <= 3 * crowd.MANY
        welcomes = {link.outbox.get_nowait() for link in links}
        assert len(welcomes) == LOOKERS, "each has the mark of their own"
        assert len({str(welcome).partition('"me":"')[0] for welcome in welcomes}) <= crowd.MANY + 1


async def test_a_crowd_that_comes_and_goes_is_told_seldom_and_those_who_play_soon(
    serve: Serve, hand: HandClock
) -> None:
    async with serve(time=hand) as server:
        page = await match(server)
        table = server.house.tables[page.id]
        links = [stranger(server, number) for number in range(LOOKERS)]
        for link in links:
            table.join(link, None)
        await hand.advance(LOOKERS / crowd.PATIENT + 1)
        for link in links:
            read_all(link)
        await page.until(lambda page: page.table.get("watchers") == LOOKERS)
        for number in range(10):  # ten seconds, with someone new in each
            table.join(stranger(server, LOOKERS + number), None)
            await hand.advance(1.0)
        await page.until(lambda page: page.table["watchers"] > LOOKERS + 5)
        sent = sum(link.outbox.qsize() for link in links)
        assert sent <= LOOKERS, "at most one each: with one a second they would be ten"
        await hand.advance(LOOKERS / crowd.PATIENT)
        assert {link.outbox.qsize() for link in links} == {1}


async def test_who_has_blocked_somebody_is_one_of_the_crowd_all_the_same(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They see what all see but for some lines of the chat: thousands of them, or one who comes and goes again and
    again, cost no more than others."""
    async with serve(time=hand) as server:
        page = await match(server)
        table = server.house.tables[page.id]
        links = [stranger(server, number) for number in range(LOOKERS // 4)]
        for link in links:
            server.house.blocks.note(link.player, "somebody", on=True)
        counted = Counted(monkeypatch)
        for link in links:
            table.join(link, None)
        await hand.rest()
        assert counted.sights <= 2 * crowd.MANY + 2, "views are made once for all of them"
        await hand.advance(len(links) / crowd.PATIENT + 1)
        for link in links:
            read_all(link)
        restless = links.pop()
        for _ in range(4):
            table.leave(restless)
            await hand.advance(0.5)
            table.join(restless, None)
            await hand.advance(0.5)
        assert sum(link.outbox.qsize() for link in links) <= len(links), "with one a second they would be four each"
        table.leave(restless)
        assert restless.player not in table.attendance._last_seen


async def test_a_crowd_hears_within_a_second_that_someone_who_plays_has_gone(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        page = await match(server)
        table = server.house.tables[page.id]
        watcher = await server.browser("Wim").open(page.id)
        for number in range(100):
            table.join(stranger(server, number), None)
        await hand.rest()
        await server.gone(page)
        await hand.advance(server.house.settings.grace + crowd.PAUSE + 0.1)
        await watcher.until(lambda page: not page.table["seats"][0].get("online"))


async def many_look_on(server: Running, table: GameTable, hand: HandClock) -> list[Link]:
    """Three hundred who have read all that they were sent."""
    links = [stranger(server, number) for number in range(300)]
    for link in links:
        table.join(link, None)
    await hand.advance(10)
    for link in links:
        read_all(link)
    return links


async def test_a_move_is_one_string_for_all_who_look_on(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve(time=hand) as server:
        page = await match(server)
        table = server.house.tables[page.id]
        await hand.while_waiting(page.until(lambda page: page.asked() is not None))
        links = await many_look_on(server, table, hand)
        counted = Counted(monkeypatch)
        await page.answer()
        assert counted.made <= 2 * page.v, "one for Ana and one for all others, for each change"
        assert len({link.outbox.get_nowait() for link in links}) == 1


async def test_many_are_sent_something_some_at_a_time_and_in_order(serve: Serve, hand: HandClock) -> None:
    """To put something into thousands of boxes at once would keep everyone else waiting."""
    async with serve(time=hand) as server:
        page = await match(server)
        table = server.house.tables[page.id]
        links = await many_look_on(server, table, hand)
        late = stranger(server, 300)
        table.crowd.post("first", [*links, late])
        late.ready = True  # it is welcomed with what was said before
        table.crowd.post("second", [*links, late])
        boxes = [link.outbox for link in links]
        assert all(box.empty() for box in boxes)
        await breathe()
        assert 0 < sum(box.qsize() for box in boxes) <= 2 * crowd.SOME, "a breath is two turns"
        await until(lambda: late.outbox.qsize() and all(box.qsize() == 2 for box in boxes))
        assert {(box.get_nowait(), box.get_nowait()) for box in boxes} == {("first", "second")}
        assert late.outbox.get_nowait() == "second"


async def test_more_browsers_of_one_who_plays_are_no_news(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        page = await match(server)
        table = server.house.tables[page.id]
        looker = stranger(server, 0)
        table.join(looker, None)
        await hand.advance(server.house.settings.grace + 1)
        read_all(looker)
        seated = next(iter(table.seating.players()))
        others = [Link(seated, "", server.house.settings, "normal") for _ in range(20)]
        for link in others:
            table.join(link, None)
        await hand.rest()
        assert {link.outbox.qsize() for link in others} == {1}, "each is welcomed"
        for link in others:
            table.leave(link)
        await hand.advance(server.house.settings.grace + 1)
        assert looker.outbox.empty()
        await server.gone(page)
        await hand.advance(server.house.settings.grace + 1)
        assert not looker.outbox.empty(), "that the last one has gone is"


async def test_nobody_is_looked_up_who_was_never_here(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve() as server:
        table = await server.browser().create()
        looked_up: list[str] = []
        player = server.house.store.player

        async def counted(one: str) -> PlayerRow:
            looked_up.append(one)
            return await player(one)

        monkeypatch.setattr(server.house.store, "player", counted)
        address = f"ws://{urlsplit(server.base).netloc}/ws/{table}"
        for _ in range(3):  # without a cookie
            async with connect(address, compression=None) as socket:
                assert b'"t":"welcome"' in await socket.recv(decode=False)
        assert not looked_up
        await server.browser("Rui").open(table)
        assert len(looked_up) == 1, "by the table: to the lobby it came as a stranger"

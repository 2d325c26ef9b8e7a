"""Many who look on at a live table: those who play hear first, all others some at a time and in order."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.server.messages import Ping
from ludoteca.server.sight.sight import Sight
from ludoteca.server.tables import crowd
from ludoteca.server.tables.crowd import Crowd
from ludoteca.server.tables.links import MANY_WAITING, Link
from ludoteca.server.tables.table import GameTable
from tests.server.browser import Page
from tests.server.conftest import Running, Serve
from tests.server.hand import HandClock
from tests.server.test_crowd import Counted, many_look_on, match, read_all, stranger
from tests.server.test_live import COOL_DOWN, ROLL, keepers

pytestmark = pytest.mark.anyio


class Posts:
    """What was put into whose boxes, in which go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: list[tuple[str, int]] = []  # the player, and the go in which they were told; 0 is at once
        self.gos = 0
        self._in_go = False
        post, tell = Link.post, Crowd._tell_some

        def posted(link: Link, data: str) -> None:
            self.seen.append((link.player, self.gos if self._in_go else 0))
            post(link, data)

        def told(audience: Crowd) -> None:
            self.gos += 1
            self._in_go = True
            tell(audience)
            self._in_go = False

        monkeypatch.setattr(Link, "post", posted)
        monkeypatch.setattr(Crowd, "_tell_some", told)

    @property
    def before_the_crowd(self) -> int:
        """How many were told something before any of those who wait."""
        return next(number for number, (_, go) in enumerate(self.seen) if go)


def messages(link: Link) -> list[dict[str, Any]]:
    """All that waits for a browser."""
    return [msgspec.json.decode(data) for data in read_all(link)]


async def race(server: Running, hand: HandClock) -> tuple[list[Page], GameTable, list[Link]]:
    """Two who play, and many who look on and have read all that they were sent."""
    pages = await keepers(server, 2)
    table = server.house.tables[pages[0].id]
    return pages, table, await many_look_on(server, table, hand)


async def test_those_who_play_hear_first_and_a_crowd_some_at_a_time(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve(time=hand) as server:
        (first, second), table, links = await race(server, hand)
        posts = Posts(monkeypatch)
        await first.act(ROLL)
        await second.until(lambda page: page.v == first.v)
        await hand.rest()
        playing = table.seating.players()
        at_once = {player for player, go in posts.seen if go == 0}
        assert at_once == playing, "nobody who looks on is told in the same step"
        assert {player for player, _ in posts.seen[: posts.before_the_crowd]} == playing
        in_one_go = [sum(1 for _, go in posts.seen if go == number) for number in range(1, posts.gos + 1)]
        assert sum(in_one_go) == len(links)
        assert max(in_one_go) <= crowd.SOME
        assert len({data for link in links for data in read_all(link)}) == 1


async def test_changes_come_in_order_and_each_follows_the_one_before(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        (first, _), table, links = await race(server, hand)
        began = table.row.version
        for _ in range(3):
            await first.act(ROLL)
            await hand.advance(COOL_DOWN / 1000 + 0.001)
        await hand.rest()
        told = [[(one["t"], one["v"]) for one in messages(link)] for link in links]
        assert all(one == [("delta", began + 1), ("delta", began + 2), ("delta", began + 3)] for one in told)


async def test_who_gives_up_a_seat_sees_the_whole_as_those_who_look_on_see_it(serve: Serve, hand: HandClock) -> None:
    """What has changed since they saw it from their seat would not fit."""
    async with serve(time=hand) as server:
        (_, second), _, _ = await race(server, hand)
        before = len(second.browser.received)
        done = await second.do("stand", seat=1)
        messages = [msgspec.json.decode(data) for data in second.browser.received[before:]]
        (shown,) = [one for one in messages if one.get("v") == done["v"] and one["t"] in ("update", "delta")][:1]
        assert (shown["t"], shown.get("view", {}).get("seat", 1)) == ("update", None)


async def test_what_changes_about_the_seats_is_made_once_for_all_who_look_on(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve(time=hand) as server:
        (first, _), table, links = await race(server, hand)
        made: list[str] = []
        info = Sight.info

        def counted(sight: Sight, player: str) -> Any:
            made.append(player)
            return info(sight, player)

        monkeypatch.setattr(Sight, "info", counted)
        await first.do("pause", on=True)
        await hand.rest()
        assert len(made) <= 3 * (len(table.seating.players()) + 1), "for each who plays, and once for all others"
        assert len({tuple(read_all(link)) for link in links}) == 1


async def test_in_the_waiting_room_of_a_race_a_crowd_is_shown_the_same(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve(time=hand) as server:
        ana = server.browser()
        page = await ana.open(await ana.create(game="signal-fires", seats=2))
        table = server.house.tables[page.id]
        links = await many_look_on(server, table, hand)
        posts = Posts(monkeypatch)
        await page.do("put-bot", seat=1, level="jogador")
        await hand.rest()
        assert {player for player, go in posts.seen if go == 0} == {table.seating.host}
        await page.do("start")
        await hand.rest()
        assert len({tuple(read_all(link)) for link in links}) == 1


async def test_a_crowd_that_cannot_be_told_everything_is_shown_the_whole_when_there_is_time(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits to be told is bounded: a race has many changes a second, and each would have to be kept for all."""
    async with serve(time=hand) as server:
        (first, second), table, links = await race(server, hand)
        tell = Crowd._tell_some
        with monkeypatch.context() as busy:
            busy.setattr(Crowd, "_tell_some", lambda _crowd: None)  # the loop has no time for them
            for _ in range(MANY_WAITING):
                table.crowd.post_outside("earlier", list(links))
            await first.act(ROLL)
            await second.until(lambda page: page.v == first.v)
            assert len(table.crowd._untold) == MANY_WAITING, "no more than that is kept"
        while table.crowd.at_work:
            tell(table.crowd)
        await hand.rest()
        for link in links:
            assert read_all(link)[:MANY_WAITING] == ["earlier"] * MANY_WAITING
        table.caught_up(links[0])
        await hand.rest()
        assert {link.behind for link in links} == {True, False}, "who has much to read yet gets it after that"
        (shown,) = messages(links[0])
        assert (shown["t"], shown["v"], shown["view"]["board"]["dice"]) == ("update", first.v, first.board["dice"])


async def test_those_who_had_read_all_are_shown_the_whole_without_asking(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve(time=hand) as server:
        (first, second), table, links = await race(server, hand)
        with monkeypatch.context() as busy:
            busy.setattr(Crowd, "is_crammed", property(lambda _crowd: True))
            await first.act(ROLL)
            await second.until(lambda page: page.v == first.v)
            await hand.rest()
        assert all(link.behind and link.outbox.empty() for link in links)
        table.crowd._crammed = True
        counted = Counted(monkeypatch)
        others = [stranger(server, 400 + number) for number in range(crowd.MANY + 1)]
        table.crowd.post_outside("the last that waits", others)
        await hand.rest()
        assert counted.made == 1, "one string for all who have missed the same"
        shown = {tuple(read_all(link)) for link in links}
        assert len(shown) == 1
        assert [msgspec.json.decode(data)["v"] for data in shown.pop()] == [first.v]
        assert not any(link.behind for link in links)


@pytest.mark.parametrize("live", [True, False], ids=["live", "turns"])
async def test_a_pong_does_not_overtake_what_waits(serve: Serve, hand: HandClock, live: bool) -> None:
    """It says how far the table is: a browser that has not got as far believes that it has missed something, and comes
    back. Of two thousand some always ask at that moment."""
    async with serve(time=hand) as server:
        page = (await keepers(server, 2))[0] if live else await match(server)
        table = server.house.tables[page.id]
        links = await many_look_on(server, table, hand)
        playing = next(link for link in table.links if link.player == table.seating.host)
        playing.outbox.give = None  # or it would have gone out by now, and one could not see it in the box
        asks = links[0]
        table.crowd.post_outside("before", list(links))
        table.receive(asks, Ping())
        table.receive(playing, Ping())
        assert asks.outbox.empty()
        assert not playing.outbox.empty(), "who plays waits for nobody"
        await hand.rest()
        before, pong = read_all(asks)
        assert (before, msgspec.json.decode(pong)["t"]) == ("before", "pong")


async def test_few_do_not_get_something_before_what_waits_for_many(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        page = await match(server)
        table = server.house.tables[page.id]
        links = await many_look_on(server, table, hand)
        few = links[: crowd.MANY]
        table.crowd.post_outside("first", list(links))
        table.crowd.post_outside("second", list(few))
        await hand.rest()
        assert {tuple(read_all(link)) for link in few} == {("first", "second")}

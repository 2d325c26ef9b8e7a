"""Two worlds that a seat cannot tell apart: whatever the server sends to it, and to those who look on, is the same.

A match of every game on the shelf is played over sockets. Now and then the table is given another world instead of
its true one: dealt anew in all that one seat does not know. Every message that the server has for that seat, and for a
spectator, must be the same to the byte; after the same answer in both worlds, too, unless it brought something to
light.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import LiveGame
from ludoteca.kernel.session import Session
from ludoteca.server.sight.told import worth_telling
from ludoteca.server.tables.links import encode
from ludoteca.server.tables.match import Past
from ludoteca.server.tables.table import GameTable
from ludoteca.testkit.moves import make_move
from ludoteca.testkit.portrait import table_of
from tests.server.browser import Page
from tests.server.conftest import Running, Serve
from tests.server.hand import HandClock

pytestmark = pytest.mark.anyio

OURS = [name for name in ludoteca.game_ids() if ludoteca.shelf.folder_of(name) is not None]
TURNS = [name for name in OURS if not isinstance(ludoteca.game(name), LiveGame)]
LIVE = [name for name in OURS if isinstance(ludoteca.game(name), LiveGame)]
MOVES = 24
EVERY = 8  # moves between two looks
UNFINISHED = ("record", "replay", "chances", "verdict")


async def seated(server: Running, game: str) -> list[Page]:
    """A match with a person in every seat, as few as may play, and one more who looks on."""
    seats = min(ludoteca.game(game).seats)
    people = [server.browser(f"Player {seat}") for seat in range(seats + 1)]
    table = await people[0].create(seats=seats, game=game)
    pages = [await person.open(table) for person in people]
    for seat, page in enumerate(pages[1:-1], 1):
        await page.do("sit", seat=seat, name=f"Player {seat}")
    await pages[0].do("start")
    for page in pages:
        await page.until(lambda page: page.view is not None)
    return pages


@contextmanager
def instead(table: GameTable, world: Session) -> Iterator[None]:
    """The table has this match for a moment; what it remembers of views that live tables have sent is not of it."""
    true, table.session = table.session, world
    sent = table.driver.sent
    kept = None if sent is None else (sent._views, sent._own)
    if sent is not None:
        sent._views, sent._own = {}, {}
    try:
        yield
    finally:
        table.session = true
        if sent is not None and kept is not None:
            sent._views, sent._own = kept


def shown(table: GameTable, player: str, world: Session) -> list[str]:
    """All that a player can be sent about a table as it stands, were this its match."""
    with instead(table, world):
        sight = table.sight()
        seats = table.seating.seats_of(player)
        looking: list[int | None] = [*seats] or [None]
        plain = [msgspec.json.encode(world.plain_view(seat)).decode() for seat in looking]
        return [
            encode(sight.welcome(player, table.story, None)),
            encode(sight.welcome(player, table.story, 1)),
            encode(sight.update(player, [], with_view=True, with_table=True)),
            *plain,
        ]


def told(table: GameTable, player: str, world: Session, events: list[Event]) -> str:
    """What a player would be sent after something happened in a world."""
    with instead(table, world):
        past = Past(table.row.version + 1, 0.0, worth_telling(table.game, events))
        return encode(table.sight().update(player, [past], with_view=True, with_table=True))


def look(table: GameTable, seat: int, number: int, whim: Chance) -> int:
    """Compare two worlds for one seat, and for nobody's; whether they were different ones. (That the true one looks
    the same as well is proved for every game by the conformance suite; what may be taken back is no part of a sample.)
    """
    true = table.session
    assert true is not None
    worlds = [true.sample(seat, seeded(7919 * number + n)) for n in (1, 2)]
    viewers = [table.seating.chairs[seat].player, ""]
    for player in viewers:
        seen = [shown(table, player, world) for world in worlds]
        assert seen[0] == seen[1], f"seat {seat} can tell worlds apart, as {player or 'nobody'}"
    differs = table.game.dump(worlds[0].state) != table.game.dump(worlds[1].state)
    common = [
        (asked, action)
        for asked, decision in worlds[0].pending.items()
        for action in decision.actions[:64]
        if asked in worlds[1].pending and action in worlds[1].pending[asked].actions
    ]
    if not common:
        return differs
    move = common[whim.below(len(common))]
    announced = False
    after: list[list[str]] = []
    for world in worlds:
        rules = table_of(world)
        rules.chance = seeded(number)
        reveals, draws = rules.reveals, rules.chance.draws
        events = make_move(world, move)
        announced |= rules.reveals != reveals or rules.chance.draws != draws
        after.append([told(table, player, world, events) for player in viewers])
    assert announced or after[0] == after[1], f"what follows {move} tells seat {seat} of something hidden"
    return differs


def as_sent(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("game", TURNS)
async def test_nobody_can_tell_two_worlds_apart(serve: Serve, game: str) -> None:
    async with serve() as server:
        pages = await seated(server, game)
        table = server.house.tables[pages[0].id]
        whim = seeded(17)
        different = 0
        for number in range(MOVES):
            session = table.session
            if session is None or session.outcome is not None:
                break
            for page in pages:
                await page.until(lambda page: page.v >= table.row.version)
                assert page.view is not None
                assert page.view == as_sent(session.view(page.seats[0] if page.seats else None))
            if number % EVERY == 0:
                different += sum(look(table, seat, number, whim) for seat in range(session.seats))
            mover = next(page for page in pages[:-1] if page.asked() is not None)
            asked = session.pending[mover.seats[0]]
            await mover.answer(asked.actions[whim.below(len(asked.actions))])
        assert different or not table.game.secrets
        await assert_nothing_before_the_end(server, pages)


@pytest.mark.parametrize("game", LIVE)
async def test_nobody_can_tell_two_live_worlds_apart(serve: Serve, hand: HandClock, game: str) -> None:
    async with serve(time=hand) as server:
        pages = await seated(server, game)
        table = server.house.tables[pages[0].id]
        whim = seeded(17)
        for number in range(MOVES):
            session = table.session
            assert session is not None
            if number % EVERY == 0:
                for seat in range(session.seats):
                    look(table, seat, number, whim)
            await hand.advance(0.5)
            page = pages[number % session.seats]
            can = page.board.get("can") or [0]
            await page.ask("answer", seat=page.seats[0], decision=0, action=can[whim.below(len(can))])
        await assert_nothing_before_the_end(server, pages)


async def assert_nothing_before_the_end(server: Running, pages: list[Page]) -> None:
    """Of a match that is still played there is no record, no replay and no analysis; and its seed was never sent."""
    for page in pages:
        for path in UNFINISHED:
            answer = await page.browser.http.get(f"/api/tables/{page.id}/{path}", params={"frame": 1})
            assert answer.status_code == 409, (path, answer.text)
    row = await server.house.store.table(pages[0].id)
    assert row is not None
    seeds = [row.seed, row.seed[:16]]
    for page in pages:
        assert not [data for data in page.browser.received if any(seed.encode() in data for seed in seeds)]

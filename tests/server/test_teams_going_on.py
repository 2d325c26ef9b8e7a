"""A team's table goes on by itself where it should, rests where it should, and shows everything once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludoteca.kernel.errors import RuleFault
from ludoteca.kernel.fair import Fair
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import Session
from ludoteca.server.refusals import RuleFailed
from ludoteca.server.tables import match, orders
from ludoteca.server.tables.orders import Change
from ludoteca.server.work.thinking import Thought
from tests.kernel.storm_watch.rules import LET_IT_COME, REST, USE
from tests.kernel.storm_watch.state import NORTH, SOUTH
from tests.server.conftest import Serve, think_for_bots
from tests.server.hand import HandClock, until
from tests.server.test_teams import asked, council, crew, think_as

pytestmark = pytest.mark.anyio

FLARE = 2


async def test_a_table_where_bots_have_chosen_openly_and_nobody_is_left_comes_to_rest(serve: Serve) -> None:
    async with serve(idle=0) as server:
        think_as(server)
        (ana,) = await crew(server, bots=2, people=1)
        await ana.until(lambda page: len((page.asked() or {})["open"]["chosen"]) == 2)
        table = server.house.tables[ana.id]
        assert not table.row.moving, "the bots have chosen: all wait for Ana"
        await server.gone(ana)
        await until(lambda: table.is_idle(table.time.now()))


async def test_a_council_that_everyone_has_left_lets_its_table_rest(serve: Serve) -> None:
    async with serve() as server:
        (ana,) = pages = await crew(server, people=1)
        await council(pages)
        await ana.do("stand", seat=0)
        assert not server.house.tables[ana.id].row.moving


async def test_a_council_with_a_clock_is_closed_even_when_nobody_looks(serve: Serve) -> None:
    async with serve() as server:
        pages = await crew(server, council_seconds=600)
        await council(pages)
        assert server.house.tables[pages[0].id].row.moving


async def test_who_does_not_come_back_after_a_restart_is_not_waited_for(serve: Serve, hand: HandClock) -> None:
    async with serve() as server:
        ana, _rui = pages = await crew(server)
        await council(pages)
        await ana.answer(SOUTH)
        cookies = ana.browser.http.cookies
    async with serve(time=hand, grace=3) as server:
        browser = server.browser()
        browser.http.cookies = cookies
        again = await browser.open(ana.id)
        assert again.board["beam"] is None, "Rui may still find back"
        await hand.advance(4)
        await again.until(lambda page: page.board["beam"] == "south")


async def test_who_has_left_the_seat_lets_an_offer_pass_though_still_looking_on(serve: Serve) -> None:
    async with serve() as server:
        ana, rui = pages = await crew(server)
        await council(pages)
        await ana.answer(NORTH)
        await rui.answer(NORTH)
        await asked(ana, "brace")
        before = ana.board["breaches"]
        await rui.do("stand", seat=1)
        await ana.answer(LET_IT_COME)
        await ana.until(lambda page: page.over or page.board["breaches"] > before)


def at_work_with_a_flare(game: Game, seats: int, options: dict[str, Any], seed: str, contributions: str) -> Session:
    """Seat 0 has nothing to do, and the bot at seat 1 holds a flare."""
    keepers = [{"hand": [], "plan": "look-out", "resting": True}, {"hand": [FLARE], "plan": "look-out"}]
    return game.start_at({"keepers": keepers, "step": "work"}, chance=Fair(seed, contributions))


async def test_who_comes_in_the_middle_of_a_bots_move_is_told_of_it_once(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "start", at_work_with_a_flare)
    thinks, go_on = asyncio.Event(), asyncio.Event()

    async def choose(session: Session, seat: int, level: str, **_more: Any) -> Thought:
        if session.pending[seat].kind == "flare":
            thinks.set()
            await go_on.wait()
            return Thought(NORTH, None, 0)
        return Thought(USE + FLARE if USE + FLARE in session.pending[seat].actions else REST, None, 0)

    async with serve() as server:
        think_for_bots(server, choose)
        ana = server.browser()
        table = await ana.create(seats=2, game="storm-watch", bots=["jogador"], start=True)
        first = await ana.open(table)
        await thinks.wait()
        late = await server.browser("Wim").open(table)
        go_on.set()
        for page in (first, late):
            await page.until(lambda page: page.board["lit"] == ["north"])
            told = [one["kind"] for moment in page.moments for one in moment["told"]]
            assert (told.count("used"), told.count("flared")) == (1, 1)


async def test_bots_at_whose_answers_rules_fail_do_not_talk_without_end(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, failed = orders.answer, set[int]()

    def fails(session: Session, seat: int, action: int, decision: int) -> Change:
        if session.pending[seat].kind == "work":
            failed.add(seat)
            raise RuleFailed(RuleFault("storm-watch", (seat, action), None, KeyError("rung")))
        return real(session, seat, action, decision)

    monkeypatch.setattr(orders, "answer", fails)
    async with serve() as server:
        thoughts: list[int] = []

        async def choose(session: Session, seat: int, level: str, **_more: Any) -> Thought:
            thoughts.append(seat)
            if session.pending[seat].kind == "work" and seat == 2:
                await until(lambda: 1 in failed)  # so that it speaks when the other has given up
            return Thought(session.pending[seat].actions[0], ("intent-go", {}), 0)

        think_for_bots(server, choose)
        (ana,) = await crew(server, bots=2, people=1)
        await asked(ana, "plan")
        await ana.answer()
        await asked(ana, "work")
        table = server.house.tables[ana.id]
        await until(lambda: not table.driver.busy and not table.at_work)
        assert len(thoughts) <= 8, "each bot has planned, perhaps twice, and tried its work"


async def test_a_bot_that_goes_on_with_what_it_has_said_does_not_say_it_again(serve: Serve) -> None:
    async with serve() as server:
        thoughts: list[int] = []

        async def choose(session: Session, seat: int, level: str, **_more: Any) -> Thought:
            thoughts.append(seat)
            return Thought(session.pending[seat].actions[0], ("intent-go", {"n": 1}), 0)

        think_for_bots(server, choose)
        (ana,) = await crew(server, bots=2, people=1)
        await asked(ana, "plan")
        await ana.answer()
        await asked(ana, "work")
        session = server.house.tables[ana.id].session
        assert session is not None
        await until(lambda: max(thoughts.count(1), thoughts.count(2)) > 1)
        await until(lambda: not server.house.tables[ana.id].at_work)
        said = [seat for _, seat, _, _ in session.intents]
        assert set(said) <= {1, 2}
        assert said.count(1) <= 1
        assert said.count(2) <= 1

"""Passing for who is silent: a partner may decline an offer that somebody does not answer, if the table allows it."""

from __future__ import annotations

import pytest

from ludoteca.server.tables.seating import again
from tests.kernel.storm_watch.game import StormWatch
from tests.kernel.storm_watch.rules import BRACE, LET_IT_COME
from tests.kernel.storm_watch.state import NORTH
from tests.server.browser import Page
from tests.server.conftest import Running, Serve
from tests.server.hand import HandClock
from tests.server.test_teams import asked, council, crew

pytestmark = pytest.mark.anyio

SILENCE = 15


async def both_offered(server: Running, seconds: int = SILENCE) -> tuple[Page, Page]:
    """Ana and Rui are both offered to brace the cliff; at their table one may pass for the other after a while."""
    ana, rui = pages = await crew(server, silence_seconds=seconds)
    await council(pages)
    await ana.answer(NORTH)
    await rui.answer(NORTH)
    await asked(ana, "brace")
    await asked(rui, "brace")
    return ana, rui


def question_of(page: Page, seat: int) -> int:
    """The number of the question at which a partner is silent, as this page knows it."""
    return next(int(one["decision"]) for one in page.silent if one["seat"] == seat)


async def test_a_partner_passes_for_who_is_silent_and_everyone_is_told(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        ana, rui = await both_offered(server)
        assert ana.table["silence_seconds"] == SILENCE
        await ana.answer(LET_IT_COME)
        (silent,) = ana.silent
        assert (silent["seat"], silent["partners"]) == (1, [0])
        assert 0 < silent["passes_in"] <= SILENCE * 1000
        await hand.advance(SILENCE)
        before = ana.board["breaches"]
        await ana.do("pass-for", seat=0, partner=1, decision=question_of(ana, 1))
        assert ana.board["breaches"] > before, "the wave breaks: nobody braced"
        await rui.until(lambda page: page.v >= ana.v)
        told = [one for moment in rui.moments for one in moment["told"] if one["kind"] == "table-passed-for"]
        assert [one["params"] for one in told] == [{"seat": {"seat": 0}, "other": {"seat": 1}}]
        session = server.house.tables[ana.id].session
        assert session is not None
        assert (1, LET_IT_COME) in session.log(), "it is recorded as a plain answer of the seat that was asked"


async def test_that_a_partner_passed_outlasts_a_restart(serve: Serve, hand: HandClock, database: str) -> None:
    async with serve(time=hand, database=database) as server:
        ana, _rui = await both_offered(server)
        await ana.answer(LET_IT_COME)
        await hand.advance(SILENCE)
        await ana.do("pass-for", seat=0, partner=1, decision=question_of(ana, 1))
        cookies, board, table = ana.browser.http.cookies, ana.board, ana.id
    async with serve(database=database, absence=600) as server:
        again = server.browser("Ana")
        again.http.cookies = cookies
        page = await again.open(table)
        assert page.board == board
        assert "table-passed-for" in [one["kind"] for moment in page.moments for one in moment["told"]]


async def test_nobody_is_hurried(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        ana, rui = await both_offered(server)
        decision = question_of(ana, 1)
        await hand.advance(SILENCE - 1)
        wanted = {"seat": 0, "partner": 1, "decision": decision}
        assert await ana.refused("pass-for", **wanted) == "refuse-still-thinking"
        await rui.answer(BRACE)
        await hand.advance(SILENCE)
        assert await ana.refused("pass-for", **wanted) == "refuse-not-silent"


async def test_who_comes_back_finds_the_same_time_left(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        ana, _rui = await both_offered(server)
        await hand.advance(SILENCE - 1)
        again = await ana.browser.open(ana.id)
        assert [one["passes_in"] for one in again.silent] == [1000]


async def test_one_passes_for_a_reaction_of_a_partner_and_for_nothing_else(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        ana, rui = pages = await crew(server, silence_seconds=SILENCE)
        watcher = await server.browser("Wim").open(ana.id)
        plan = await asked(rui, "plan")
        await hand.advance(SILENCE)
        assert ana.silent == []
        must = {"seat": 0, "partner": 1, "decision": plan["id"]}
        assert await ana.refused("pass-for", **must) == "refuse-not-silent"
        await council(pages)
        await ana.answer(NORTH)
        await rui.answer(NORTH)
        await asked(ana, "brace")
        await hand.advance(SILENCE)
        number = question_of(ana, 1)
        assert watcher.silent == [], "who only watches passes for nobody"
        assert await watcher.refused("pass-for", seat=0, partner=1, decision=number) == "refuse-not-your-seat"
        assert await ana.refused("pass-for", seat=0, partner=1, decision=number + 7) == "refuse-not-silent"
        assert await ana.refused("pass-for", seat=0, partner=9, decision=number) == "refuse-not-silent"
        mine = (ana.asked() or {})["id"]
        assert await ana.refused("pass-for", seat=0, partner=0, decision=mine) == "refuse-not-partner"


async def test_only_where_the_table_allows_it(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        ana, rui = await both_offered(server, seconds=0)
        assert ana.silent == []
        number = (rui.asked() or {})["id"]
        await hand.advance(600)
        wanted = {"seat": 0, "partner": 1, "decision": number}
        assert await ana.refused("pass-for", **wanted) == "refuse-silence-not-allowed"


async def test_the_host_changes_it_before_the_match_and_a_rematch_keeps_it(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser("Ana")
        table = await ana.create(seats=2, game="storm-watch", bots=["aprendiz"], silence_seconds=30)
        page = await ana.open(table)
        assert page.table["silence_seconds"] == 30
        await page.do("configure", silence_seconds=60)
        assert page.table["silence_seconds"] == 60
        assert await page.refused("configure", silence_seconds=-1) == "refuse-clock"
        games = {game["id"]: game.get("teams", False) for game in (await ana.json("/api/lobby"))["games"]}
        assert games["storm-watch"]
        assert games["keep-the-heroes-out"]
        assert not games["king-of-tokyo"], "nobody has partners there"
        assert not games["rush-out"], "nobody is asked anything there"
        seating = server.house.tables[table].seating
        assert again(seating, seating.host).silence_seconds == 60


async def test_a_game_that_fails_to_say_who_are_partners_stops_nobody(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        ana, rui = await both_offered(server)
        with monkeypatch.context() as broken:
            broken.setattr(StormWatch, "team", lambda *_given: 1 / 0)
            await rui.answer(LET_IT_COME)
            assert rui.silent == []
        await ana.answer(LET_IT_COME)
        assert ana.board["breaches"] > 0

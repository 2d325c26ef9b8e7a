"""How long an offer to react waits for its answer: a time of its own, and what tables, seats and bots do about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ludoteca.games.fabrica_de_herois.actions import PICK
from ludoteca.kernel.fair import Fair
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import Session
from ludoteca.server.tables import match
from ludoteca.server.tables.seating import again
from ludoteca.server.tables.windows import Windows
from ludoteca.server.work.thinking import Thought
from tests.games.fabrica_de_herois.table import Scene, hero
from tests.kernel.storm_watch.rules import LET_IT_COME
from tests.kernel.storm_watch.state import NORTH
from tests.server.browser import Page
from tests.server.conftest import Running, Serve, think_for_bots
from tests.server.hand import HandClock
from tests.server.test_teams import asked, council, crew, think_as

pytestmark = pytest.mark.anyio

WINDOW = 15
MORE = 30
FH = "fabrica-de-herois"


async def both_offered(server: Running, seconds: int = WINDOW, **more: Any) -> tuple[Page, Page]:
    """Ana and Rui are both offered to brace the cliff, at a table where such an offer waits for so long."""
    ana, rui = pages = await crew(server, reaction_seconds=seconds, **more)
    await council(pages)
    await ana.answer(NORTH)
    await rui.answer(NORTH)
    await asked(ana, "brace")
    await asked(rui, "brace")
    return ana, rui


def left(page: Page) -> int:
    """Seconds that the only offer to this page still waits."""
    (window,) = page.windows
    return int(window["closes_in"]) // 1000


def match_of(server: Running, page: Page) -> Session:
    """The match at the table of this page."""
    session = server.house.tables[page.id].session
    assert session is not None
    return session


def offered(server: Running, page: Page) -> set[int]:
    """The seats that are offered something and have not answered."""
    return {seat for seat, one in match_of(server, page).pending.items() if one.reaction}


def last_answer(server: Running, page: Page) -> tuple[Any, Any]:
    """Who answered last, and what."""
    return list(match_of(server, page).log())[-1]


# -- time ------------------------------------------------------------------------------------------------------


async def test_an_offer_is_declined_when_its_time_is_over_and_nobody_thinks_for_anyone(
    serve: Serve, hand: HandClock
) -> None:
    async with serve(time=hand) as server:
        thought = think_as(server)
        ana, rui = await both_offered(server)
        assert (left(ana), ana.windows[0]["whole"], ana.windows[0]["seat"]) == (WINDOW, WINDOW * 1000, 0)
        assert [one["seat"] for one in rui.windows] == [1], "nobody sees how long the other has"
        await ana.answer(LET_IT_COME)
        await hand.advance(WINDOW - 1)
        assert offered(server, ana) == {1}
        before = ana.board["breaches"]
        await hand.advance(1.5)
        await ana.until(lambda page: page.over or page.board["breaches"] > before)
        assert last_answer(server, ana) == (1, LET_IT_COME), "a plain answer of the seat that was asked"
        assert thought == []
        told = [one["kind"] for moment in ana.moments for one in moment["told"]]
        assert "table-late" not in told


async def test_whoever_wants_to_think_longer_says_so_once_for_each_offer(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        ana, rui = await both_offered(server)
        await hand.advance(WINDOW - 5)
        number = (ana.asked() or {})["id"]
        assert ana.windows[0]["more"]
        await ana.do("more-time", seat=0, decision=number)
        assert (left(ana), ana.windows[0]["more"]) == (5 + MORE, False)
        assert await ana.refused("more-time", seat=0, decision=number) == "refuse-waited-already"
        assert await ana.refused("more-time", seat=0, decision=number + 9) == "refuse-stale"
        assert await rui.refused("more-time", seat=0, decision=number) == "refuse-not-your-seat"
        await hand.advance(6)
        assert offered(server, ana) == {0}, "Rui's time was over as before"
        await hand.advance(MORE)
        assert match_of(server, ana).pending[0].id != number


async def test_no_more_time_where_none_runs(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        ana, _rui = await both_offered(server, seconds=0)
        assert ana.windows == []
        number = (ana.asked() or {})["id"]
        assert await ana.refused("more-time", seat=0, decision=number) == "refuse-no-window"
        await hand.advance(3600)
        assert offered(server, ana) == {0, 1}


async def test_a_reload_changes_no_time_and_a_restart_begins_it_anew(
    serve: Serve, hand: HandClock, database: str
) -> None:
    async with serve(time=hand, database=database) as server:
        ana, _rui = await both_offered(server)
        number = (ana.asked() or {})["id"]
        await ana.do("more-time", seat=0, decision=number)
        await hand.advance(4)
        reloaded = await ana.browser.open(ana.id)
        assert left(reloaded) == WINDOW + MORE - 4
        cookies, table = ana.browser.http.cookies, ana.id
    async with serve(time=hand, database=database, absence=600) as server:
        browser = server.browser("Ana")
        browser.http.cookies = cookies
        page = await browser.open(table)
        assert (left(page), page.windows[0]["more"]) == (WINDOW + MORE, False)
        assert await page.refused("more-time", seat=0, decision=number) == "refuse-waited-already"


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 5}, {"kind": "game", "seconds": 20}])
async def test_it_is_not_the_clock_of_the_match(serve: Serve, hand: HandClock, clock: dict[str, Any]) -> None:
    async with serve(time=hand) as server:
        ana, _rui = await both_offered(server, clock=clock)
        table = server.house.tables[ana.id]
        before = list(table.seating.spent)
        assert not table.row.moving, "nothing happens while nobody looks"
        assert [place.get("clock") for place in ana.table["seats"]] == [None, None], "it stands still"
        await hand.advance(WINDOW - 1)
        assert offered(server, ana) == {0, 1}
        await ana.answer(LET_IT_COME)
        assert table.seating.spent == before


async def test_time_stands_still_while_nobody_is_here(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        ana, rui = await both_offered(server)
        await hand.advance(WINDOW - 2)
        await server.gone(ana, rui)
        await hand.advance(100)
        assert offered(server, ana) == {0, 1}
        back = await ana.browser.open(ana.id)
        assert left(back) == WINDOW


async def test_it_waits_while_someone_wants_to_take_something_back(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        ana, _rui = await both_offered(server)
        session, seating = match_of(server, ana), server.house.tables[ana.id].seating
        windows = Windows(hand)
        windows.ask(session, seating, runs=True)
        await hand.advance(5)
        windows.ask(session, seating, runs=True)
        assert [one.closes_in for one in windows.shown(seating)] == [(WINDOW - 5) * 1000] * 2
        windows.ask(session, seating, runs=False)
        assert windows.shown(seating) == []
        windows.ask(session, seating, runs=True)
        assert [one.closes_in for one in windows.shown(seating)] == [WINDOW * 1000] * 2


async def test_the_table_chooses_how_long_and_a_rematch_keeps_it(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        games = {game["id"]: game.get("reaction_seconds") for game in (await ana.json("/api/lobby"))["games"]}
        assert (games[FH], games["storm-watch"], games["king-of-tokyo"]) == (15, 0, None)
        page = await ana.open(await ana.create(game=FH))
        assert page.table["reaction_seconds"] == 15
        await page.do("configure", reaction_seconds=60)
        assert page.table["reaction_seconds"] == 60
        for wrong in (-1, 4, 61):
            assert await page.refused("configure", reaction_seconds=wrong) == "refuse-reaction-seconds"
        await page.do("configure", reaction_seconds=0)
        assert "reaction_seconds" not in page.table
        await page.do("configure", reaction_seconds=5)
        seating = server.house.tables[page.id].seating
        assert again(seating, seating.host).reaction_seconds == 5
        other = await ana.open(await ana.create(reaction_seconds=20))
        assert "reaction_seconds" not in other.table, "there are no reactions in King of Tokyo"


# -- standing orders -------------------------------------------------------------------------------------------


async def test_passes_by_order_wait_a_moment_all_together_and_are_not_shown_as_questions(
    serve: Serve, hand: HandClock
) -> None:
    async with serve(time=hand, hesitation=(1, 3)) as server:
        ana, rui, eva = pages = await crew(server, people=3)
        for seat, page in enumerate((ana, rui)):
            await page.do("give-standing", seat=seat, kind="brace", until="match")
        await council(pages)
        await ana.answer(NORTH)
        await rui.answer(NORTH)
        await asked(eva, "brace")
        await ana.until(lambda page: page.standing[0].get("answers", 0) > 0)
        assert ana.standing[0]["answers"] == (ana.asked() or {})["id"], "the client need not show it"
        await hand.advance(0.99)
        assert {0, 1, 2} <= set(ana.view["waiting"] if ana.view else ()), "nobody can tell who has given an order"
        waited: list[set[int]] = []
        for _ in range(42):
            await hand.advance(0.05)
            waited.append(offered(server, ana))
        assert waited[0] == {0, 1, 2}
        assert waited[-1] == {2}
        assert {0, 2} not in waited
        assert {1, 2} not in waited, "both at the same moment"


# -- Fábrica de Heróis -----------------------------------------------------------------------------------------

CHEER = "help marker +1 for round"
BOLT = "help! marker +1 for round"


def stage(
    monkeypatch: pytest.MonkeyPatch, seats: int = 2, more: Sequence[dict[str, Any]] = (), **position: Any
) -> Scene:
    """The next match begins with Ana's plays: she leads with `chief` and has two callers and who else is given; all
    others hold a bolt."""
    heroes = [hero("chief", leader=CHEER), hero("caller", discard=CHEER), hero("crier", discard=CHEER), *more]
    heroes += [hero(f"bolt{seat}", discard=BOLT) for seat in range(1, seats)]
    field = " ".join(["chief", "caller", "crier", *(one["id"] for one in more)])
    mine = {"field": field, "support": "p9", "actions": 6, "mission": "m1"}
    others = [{"field": f"p{seat} bolt{seat}", "actions": 6, "mission": f"m{seat + 1}"} for seat in range(1, seats)]
    scene = Scene([mine, *others], heroes, turns=1, **position)

    def start(game: Game, seats: int, options: dict[str, Any], seed: str, contributions: str) -> Session:
        return game.start_at(scene.position, chance=Fair(seed, contributions))

    monkeypatch.setattr(match, "start", start)
    return scene


async def factory(server: Running, people: int = 2, bots: int = 0, **more: Any) -> list[Page]:
    """The staged match, with Ana and others at browsers of their own, who want to be asked at every window."""
    pages = await crew(server, bots, people, game=FH, **more)
    for seat, page in enumerate(pages):
        await page.do("end-standing", seat=seat, kind="answer")
    return pages


def passed(page: Page) -> int:
    """How many offers the orders of this page have let pass."""
    return sum(len(order.get("passed", [])) for order in page.standing)


async def test_bots_decline_without_a_pause_and_let_people_see_what_they_answer(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = stage(monkeypatch)
    wish = 0

    async def choose(_session: Session, _seat: int, _level: str, **_more: Any) -> Thought:
        return Thought(wish, None, 0)

    async with serve(time=hand, pace=7.0) as server:
        think_for_bots(server, choose)
        (ana,) = await factory(server, people=1, bots=1)
        await ana.answer(scene.ability("caller"))
        await hand.advance(0)
        await asked(ana, "plays")
        assert ana.board["stack"] == []
        wish = scene.ability("bolt1")
        await ana.answer(scene.ability("crier"))
        await hand.advance(6.9)
        assert last_answer(server, ana) == (0, scene.ability("crier"))
        await hand.advance(0.2)
        assert last_answer(server, ana) == (1, wish)


async def test_a_match_begins_with_the_setting_to_be_asked_about_attacks_on_oneself(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    hit = hero("hitter", discard="attack eliminate 1 chosen")
    scene = stage(monkeypatch, more=[hit])
    setting = {"seat": 1, "kind": "answer", "until": "match", "but_pressing": True}
    async with serve(time=hand, database=database) as server:
        ana, rui = await crew(server, game=FH)
        (order,) = rui.standing
        assert setting.items() <= order.items()
        await ana.answer(scene.ability("chief"))
        await hand.advance(2)
        await rui.until(lambda page: passed(page) == 1)  # a help of hers is none
        await asked(ana, "plays")
        await ana.answer(scene.ability("hitter"))
        await asked(ana, "target")
        await ana.answer(PICK + scene.number("bolt1"))
        await asked(rui, "answer")
        reloaded = await rui.browser.open(rui.id)
        assert (reloaded.standing[0]["until"], passed(reloaded)) == ("match", 1)
        cookies, table = rui.browser.http.cookies, rui.id
    async with serve(time=hand, database=database, absence=600) as server:
        browser = server.browser("Rui")
        browser.http.cookies = cookies
        page = await browser.open(table)
        assert setting.items() <= page.standing[0].items()
        assert (page.asked() or {})["kind"] == "answer"


async def test_an_order_for_a_while_lies_over_the_setting(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    async with serve() as server:
        ana, rui = await crew(server, game=FH)

        def spans() -> list[str]:
            return [order["until"] for order in rui.standing]

        for until in ("round", "own-turn"):
            await rui.do("give-standing", seat=1, kind="answer", until=until)
            assert spans() == ["match", until], "one for a while at a time"
        await rui.do("end-standing", seat=1, kind="answer", until="own-turn")
        assert spans() == ["match"]
        assert await rui.refused("end-standing", seat=1, kind="answer", until="round") == "refuse-no-standing-order"
        await rui.do("give-standing", seat=1, kind="answer", until="own-turn")
        await ana.answer(0)
        await asked(rui, "prepare")
        assert spans() == ["match"], "the setting holds again"
        await rui.do("give-standing", seat=1, kind="answer", until="turn")
        await rui.do("give-standing", seat=1, kind="answer", until="match")
        assert spans() == ["match"]
        assert not rui.standing[0].get("but_pressing"), "a new setting ends all that stood"
        await rui.do("give-standing", seat=1, kind="answer", until="turn")
        await rui.do("end-standing", seat=1, kind="answer")
        assert spans() == [], "asked at every window"


async def test_not_this_ability_again_is_for_this_ability_alone_and_outlasts_a_restart(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    scene = stage(monkeypatch)
    async with serve(time=hand, database=database) as server:
        ana, rui = await factory(server)
        await ana.answer(scene.ability("chief"))
        await asked(rui, "answer")
        await rui.do("give-standing", seat=1, kind="answer", until="match", same=True)
        await asked(ana, "plays")
        (order,) = rui.standing
        assert order["subject"] == 2 * scene.number("chief")
        assert order["about"]["key"] == "when-leader"
        assert last_answer(server, ana) == (1, 0), "it is a plain answer"
        await ana.answer(scene.ability("caller"))
        await asked(rui, "answer")
        cookies, table = rui.browser.http.cookies, rui.id
    async with serve(time=hand, database=database, absence=600) as server:
        browser = server.browser("Rui")
        browser.http.cookies = cookies
        page = await browser.open(table)
        assert [one["subject"] for one in page.standing] == [order["subject"]]
        assert page.standing[0].get("answers", 0) == 0
        assert (page.asked() or {})["kind"] == "answer", "another ability is asked about"
        await page.do("end-standing", seat=1, kind="answer", subject=order["subject"])
        assert page.standing == []


async def test_an_order_about_one_thing_needs_a_thing(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = stage(monkeypatch)
    async with serve() as server:
        ana, rui = await factory(server)
        wanted = {"seat": 1, "kind": "answer", "until": "match", "same": True}
        assert await rui.refused("give-standing", **wanted) == "refuse-no-subject"
        await ana.answer(0)  # her turn ends: a window, about nothing that was declared
        await asked(rui, "answer")
        assert await rui.refused("give-standing", **wanted) == "refuse-no-subject"
        assert scene.number("chief") >= 0


async def test_nothing_until_my_turn_ends_exactly_there(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = stage(monkeypatch, seats=3)
    async with serve() as server:
        ana, rui, eva = await factory(server, people=3)
        await eva.do("give-standing", seat=2, kind="answer", until="own-turn")
        await rui.do("give-standing", seat=1, kind="answer", until="own-turn")
        await ana.answer(scene.ability("chief"))
        await asked(ana, "plays")
        await ana.answer(0)
        await asked(rui, "prepare")
        await eva.until(lambda page: passed(page) == 2)
        assert rui.standing == [], "Rui's turn has begun"
        assert len(eva.standing) == 1, "Eva's has not"
        await rui.answer(0)
        await asked(rui, "plays")
        await rui.answer(0)
        await asked(eva, "prepare")
        assert eva.standing == []


async def test_on_one_screen_a_window_takes_nothing_hidden(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = stage(monkeypatch)
    async with serve() as server:
        ana = server.browser()
        table = await ana.create(game=FH, hot_seat=["Ana", "Rui"], start=True)
        page = await ana.open(table)
        await page.do("end-standing", seat=1, kind="answer")
        assert "uncovered" not in page.views["0"]["decision"], "her hand is hers alone"
        await page.answer(scene.ability("chief"), seat=0)
        assert page.views["1"]["decision"]["uncovered"] is True

"""A team at a table, in Storm Watch: councils, open choices, reactions that pass by themselves, undo with consent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.kernel.session import Session
from ludoteca.server.work.thinking import Thought
from tests.kernel.storm_watch.game import StormWatch
from tests.kernel.storm_watch.rules import BRACE, FETCH, LET_IT_COME, LOOK_OUT, REST, TEND, USE
from tests.kernel.storm_watch.state import NORTH, SOUTH, kind_of
from tests.server.browser import Page
from tests.server.conftest import Running, Serve, think_for_bots
from tests.server.hand import HandClock

pytestmark = pytest.mark.anyio

FLARE_KIND = 2


def _anything(_session: Session, _seat: int) -> None:
    """No wish of the test's: the first thing that a bot may do."""


def think_as(server: Running, wish: Callable[[Session, int], int | None] = _anything) -> list[int]:
    """Let bots choose what a test wants, or the first thing that they may; the seats that were asked to think."""
    asked: list[int] = []

    async def choose(session: Session, seat: int, level: str, **_more: Any) -> Thought:
        asked.append(seat)
        found = wish(session, seat)
        return Thought(session.pending[seat].actions[0] if found is None else found, None, 0)

    think_for_bots(server, choose)
    return asked


async def crew(server: Running, bots: int = 0, people: int = 2, game: str = "storm-watch", **more: Any) -> list[Page]:
    """A match of people, each with their own browser, and bots behind them."""
    names = ("Ana", "Rui", "Eva")[:people]
    browsers = [server.browser(name) for name in names]
    table = await browsers[0].create(seats=people + bots, game=game, bots=["jogador"] * bots, **more)
    pages = [await browser.open(table) for browser in browsers]
    for seat, page in enumerate(pages[1:], 1):
        await page.do("sit", seat=seat, name=names[seat])
    await pages[0].do("start")
    for page in pages:
        await page.until(lambda page: page.view is not None)
    return pages


async def asked(page: Page, kind: str) -> dict[str, Any]:
    """Wait until this page is asked something of a kind."""
    await page.until(lambda page: (page.asked() or {}).get("kind") == kind)
    found = page.asked()
    assert found is not None
    return found


def undo_of(page: Page) -> dict[str, Any]:
    """What a page knows of undo."""
    return page.undo or {}


async def plan(pages: list[Page], choice: int = LOOK_OUT) -> None:
    for page in pages:
        await asked(page, "plan")
        await page.answer(choice)


async def rest(pages: list[Page]) -> None:
    for page in pages:
        await asked(page, "work")
        await page.answer(REST)


async def council(pages: list[Page], choice: int = LOOK_OUT) -> None:
    """Play on to the council that turns the beam."""
    await plan(pages, choice)
    await rest(pages)
    for page in pages:
        await asked(page, "beam")


# -- councils --------------------------------------------------------------------------------------------------


async def test_a_majority_of_people_settles_a_council_and_everyone_sees_the_wishes(serve: Serve) -> None:
    async with serve() as server:
        pages = await crew(server, people=3)
        await council(pages)
        ana, rui, eva = pages
        await ana.answer(NORTH)
        await rui.until(lambda page: page.council.get("wishes") == {"0": NORTH})
        assert (rui.asked() or {})["kind"] == "beam", "one wish of three settles nothing"
        assert rui.council["voters"] == [0, 1, 2]
        await rui.answer(SOUTH)
        await eva.answer(SOUTH)
        await ana.until(lambda page: page.board["beam"] == "south")


async def test_a_wish_can_be_changed_and_a_tie_goes_to_the_seat_that_the_rules_name(serve: Serve) -> None:
    async with serve() as server:
        ana, rui = pages = await crew(server)
        await council(pages)
        await ana.answer(NORTH)
        await ana.answer(SOUTH)
        await rui.until(lambda page: page.council.get("wishes") == {"0": SOUTH})
        await rui.answer(NORTH)
        await rui.until(lambda page: page.board["beam"] is not None)
        assert rui.board["beam"] == "south", "Ana is first tonight, and breaks the tie"


async def test_a_lone_person_decides_at_once_and_no_bot_does_it_for_them(serve: Serve) -> None:
    async with serve() as server:
        thought = think_as(server, lambda session, seat: REST if session.pending[seat].kind == "work" else None)
        (ana,) = await crew(server, bots=2, people=1)
        await council([ana])
        table = server.house.tables[ana.id]
        assert not table.driver.busy, "the bots wait for the person"
        thought.clear()
        await ana.answer(SOUTH)
        await ana.until(lambda page: page.board["beam"] == "south")
        assert 0 not in thought


async def test_among_bots_the_named_seat_decides(serve: Serve) -> None:
    async with serve() as server:
        thought = think_as(server, lambda session, seat: REST if session.pending[seat].kind == "work" else None)
        (ana,) = await crew(server, bots=2, people=1)
        await plan([ana])
        await ana.do("stand", seat=0)
        await ana.do("put-bot", seat=0, level="aprendiz")
        await ana.until(lambda page: page.board["beam"] is not None)
        assert thought


async def test_who_has_gone_is_not_waited_for(serve: Serve) -> None:
    async with serve() as server:
        ana, rui = pages = await crew(server)
        await council(pages)
        await ana.answer(SOUTH)
        await rui.close()
        await ana.until(lambda page: page.board["beam"] == "south")


async def test_wishes_outlast_a_restart(serve: Serve, database: str) -> None:
    async with serve(database=database) as server:
        pages = await crew(server, people=3)
        await council(pages)
        await pages[0].answer(SOUTH)
        kept = [(page.browser.http.cookies, page.id) for page in pages]
    async with serve(database=database, grace=30) as server:
        again = []
        for cookies, table in kept:
            browser = server.browser()
            browser.http.cookies = cookies
            again.append(await browser.open(table))
        assert again[1].council["wishes"] == {"0": SOUTH}
        await again[2].answer(SOUTH)
        await again[1].until(lambda page: page.board["beam"] == "south")


async def test_the_time_of_a_council_can_be_bounded(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        ana, rui = pages = await crew(server, council_seconds=5)
        await council(pages)
        assert 0 < ana.council["closes_in"] <= 5000
        await rui.answer(SOUTH)
        await hand.advance(5)
        await ana.until(lambda page: page.board["beam"] == "south")


async def test_wishes_are_for_the_team_alone(serve: Serve) -> None:
    async with serve() as server:
        ana, _rui = pages = await crew(server)
        watcher = await server.browser("Wim").open(ana.id)
        await council(pages)
        await ana.answer(NORTH)
        await watcher.until(lambda page: page.v >= ana.v)
        assert watcher.council == {}


# -- open choices ----------------------------------------------------------------------------------------------


async def test_partners_see_open_choices_and_may_change_theirs(serve: Serve) -> None:
    async with serve() as server:
        ana, rui = await crew(server)
        await asked(ana, "plan")
        await ana.answer(FETCH)
        await rui.until(lambda page: (page.asked() or {})["open"]["chosen"] == {"0": FETCH})
        await ana.answer(TEND)
        await rui.until(lambda page: (page.asked() or {})["open"]["chosen"] == {"0": TEND})
        await rui.answer(LOOK_OUT)
        await asked(ana, "work")
        assert [keeper["plan"] for keeper in ana.board["keepers"]] == ["tend", "look-out"]


async def test_bots_think_again_only_after_a_person_has_chosen_otherwise(serve: Serve) -> None:
    async with serve() as server:
        thought = think_as(server)
        ana, _rui = await crew(server, bots=2)
        await ana.until(lambda page: set((page.asked() or {})["open"]["chosen"]) == {"2", "3"})
        assert sorted(thought) == [2, 3], "each bot has thought once"
        thought.clear()
        await ana.answer(TEND)
        table = server.house.tables[ana.id]
        await ana.until(lambda _page: sorted(thought) == [2, 3] and not table.driver.busy and not table.at_work)


# -- reactions -------------------------------------------------------------------------------------------------


async def test_a_standing_order_lets_offers_pass_and_lists_them_for_its_owner_alone(serve: Serve) -> None:
    async with serve() as server:
        ana, rui = pages = await crew(server)
        await council(pages)
        await ana.answer(NORTH)
        await rui.answer(NORTH)
        await asked(ana, "brace")
        assert (ana.asked() or {})["default"] == LET_IT_COME
        await ana.do("give-standing", seat=0, kind="brace", until="match")
        await ana.until(lambda page: bool(page.standing and page.standing[0].get("passed")))
        (order,) = ana.standing
        assert (order["kind"], order["until"]) == ("brace", "match")
        await rui.until(lambda page: page.v >= ana.v)
        assert rui.standing == []
        await ana.do("end-standing", seat=0, kind="brace")
        assert ana.standing == []
        assert await ana.refused("end-standing", seat=0, kind="brace") == "refuse-no-standing-order"


async def test_an_order_may_spare_the_pressing_offers(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve() as server:
        (ana,) = await crew(server, people=1)
        await council([ana])
        await ana.answer(NORTH)
        await asked(ana, "brace")
        monkeypatch.setattr(StormWatch, "pressing", lambda _game, _state, decision: decision.kind == "brace")
        await ana.do("give-standing", seat=0, kind="brace", until="match", but_pressing=True)
        assert (ana.asked() or {})["kind"] == "brace", "it presses, and is hers to answer"
        (order,) = ana.standing
        assert (order["but_pressing"], order.get("passed", [])) == (True, [])
        monkeypatch.setattr(StormWatch, "pressing", lambda _game, _state, _decision: False)
        await ana.do("give-standing", seat=0, kind="brace", until="match", but_pressing=True)
        await ana.until(lambda page: bool(page.standing and page.standing[0].get("passed")))


async def test_an_order_for_a_kind_that_the_game_names_can_be_given_before_the_first_offer(serve: Serve) -> None:
    async with serve() as server:
        ana, rui = pages = await crew(server)
        await asked(ana, "plan")
        await ana.do("give-standing", seat=0, kind="brace", until="match")
        await council(pages)
        await ana.answer(NORTH)
        await rui.answer(NORTH)
        await asked(rui, "brace")
        await ana.until(lambda page: len(passed(page)) == 1)
        assert (ana.asked() or {}).get("kind") != "brace"


def passed(page: Page) -> list[dict[str, Any]]:
    """What the only order of this page's seat has let pass."""
    found: list[dict[str, Any]] = page.standing[0].get("passed", []) if page.standing else []
    return found


async def test_an_order_lists_a_pass_once_though_it_was_taken_back_and_passed_again(serve: Serve) -> None:
    async with serve() as server:
        ana, rui, _eva = pages = await crew(server, people=3)
        await council(pages)
        await ana.answer(NORTH)
        await rui.answer(NORTH)
        await asked(rui, "brace")
        await rui.answer(LET_IT_COME)
        await asked(ana, "brace")
        await ana.do("give-standing", seat=0, kind="brace", until="match")
        await ana.until(lambda page: len(passed(page)) == 1)
        before = ana.v
        await ana.do("undo", seat=0)
        await ana.until(lambda page: page.v >= before + 2)  # the undo, and the pass that follows it
        assert len(passed(ana)) == 1
        await rui.do("undo", seat=1)
        await ana.until(lambda page: page.v >= before + 3)
        assert len(passed(ana)) == 1, "what Rui takes back is not what Ana's order let pass"


async def test_an_order_ends_where_it_says(serve: Serve) -> None:
    async with serve() as server:
        (ana,) = await crew(server, people=1)
        await council([ana])
        await ana.answer(NORTH)
        await asked(ana, "brace")
        await ana.do("give-standing", seat=0, kind="brace", until="night")
        await ana.until(lambda page: page.over or page.board["night"] == 2)
        assert ana.standing == []


async def test_no_order_for_what_must_be_answered(serve: Serve) -> None:
    async with serve() as server:
        ana, _rui = await crew(server)
        await asked(ana, "plan")
        assert await ana.refused("give-standing", seat=0, kind="plan", until="match") == "refuse-no-reaction"
        assert await ana.refused("give-standing", seat=0, kind="brace-with", until="match") == "refuse-no-reaction"
        assert await ana.refused("give-standing", seat=0, kind="plan", until="noon") == "refuse-no-such-span"
        assert await ana.refused("give-standing", seat=1, kind="brace", until="match") == "refuse-not-your-seat"


async def test_a_closed_laptop_lets_an_offer_pass(serve: Serve) -> None:
    async with serve() as server:
        thought = think_as(server)
        ana, rui = pages = await crew(server)
        await council(pages)
        await ana.answer(NORTH)
        await rui.answer(NORTH)
        await asked(rui, "brace")
        await asked(ana, "brace")
        await rui.close()
        before = ana.board["breaches"]
        await ana.answer(LET_IT_COME)
        await ana.until(lambda page: page.over or page.board["breaches"] > before)
        assert thought == [], "nobody had to think of an answer"


# -- taking back -----------------------------------------------------------------------------------------------


async def at_work(server: Running) -> tuple[Page, Page]:
    """Ana and Rui at work; Ana has rested, so her answer lies below whatever Rui does."""
    ana, rui = pages = await crew(server)
    await plan(pages, TEND)
    await asked(ana, "work")
    await ana.answer(REST)
    await asked(rui, "work")
    return ana, rui


async def ana_is_asked(server: Running) -> tuple[Page, Page]:
    """Rui wants to take back that Ana rests, and she is asked to agree."""
    ana, rui = await at_work(server)
    await rui.until(lambda page: undo_of(page).get("consent") == [0])
    await rui.do("undo", seat=1)
    await ana.until(lambda page: undo_of(page).get("asked") is not None)
    assert undo_of(ana)["asked"] == {"seat": 1, "whole": False, "missing": [0]}
    return ana, rui


def rests(page: Page, seat: int) -> bool:
    """Whether a keeper has stopped working."""
    return bool(page.board["keepers"][seat]["resting"])


async def test_a_partners_step_is_taken_back_with_consent(serve: Serve) -> None:
    async with serve() as server:
        ana, rui = await ana_is_asked(server)
        assert rests(ana, 0)
        await ana.do("consent", seat=0, agree=True)
        await rui.until(lambda page: not rests(page, 0))
        assert undo_of(rui).get("asked") is None


async def test_a_partner_may_refuse(serve: Serve) -> None:
    async with serve() as server:
        ana, _ = await ana_is_asked(server)
        await ana.do("consent", seat=0, agree=False)
        assert rests(ana, 0)
        assert undo_of(ana).get("asked") is None
        assert await ana.refused("consent", seat=0, agree=True) == "refuse-nothing-to-agree"


async def test_an_answer_ends_the_request(serve: Serve) -> None:
    async with serve() as server:
        ana, rui = await ana_is_asked(server)
        await rui.answer(REST)
        await ana.until(lambda page: rests(page, 1))
        assert undo_of(ana).get("asked") is None
        assert rests(ana, 0)


async def test_bots_wait_until_a_partner_has_said_yes_or_no(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        thought = think_as(server)
        ana, rui = pages = await hand.while_waiting(crew(server, bots=1))
        await hand.while_waiting(plan(pages, TEND))
        await hand.while_waiting(asked(ana, "work"))
        await ana.answer(REST)
        await asked(rui, "work")
        await rui.do("undo", seat=1)
        thought.clear()
        await hand.advance(60)
        assert thought == []
        await ana.do("consent", seat=0, agree=False)
        await hand.while_waiting(rui.until(lambda page: rests(page, 2)))


async def test_who_says_nothing_for_long_has_not_agreed(serve: Serve, hand: HandClock) -> None:
    """Their page is open and they are away: whoever is not asked, and bots, must not wait for them without end."""
    async with serve(time=hand, consent=90) as server:
        think_as(server)
        ana, rui = pages = await hand.while_waiting(crew(server, bots=1))
        await hand.while_waiting(plan(pages, TEND))
        await hand.while_waiting(asked(ana, "work"))
        await ana.answer(REST)
        await asked(rui, "work")
        await rui.do("undo", seat=1)
        await ana.do("chat", text="e agora?")  # that is no answer
        await hand.advance(89)
        assert undo_of(rui)["asked"] is not None
        await hand.advance(2)
        await hand.while_waiting(rui.until(lambda page: undo_of(page).get("asked") is None))
        assert "table-undo-withdrawn" in [told["kind"] for moment in rui.moments for told in moment["told"]]


async def test_nobody_wants_the_same_taken_back_without_end(serve: Serve, hand: HandClock) -> None:
    """Each request lets bots wait: whoever asks again and again would stop the match."""
    async with serve(time=hand) as server:
        think_as(server)
        ana, rui = pages = await hand.while_waiting(crew(server, bots=1))
        await hand.while_waiting(plan(pages, TEND))
        await hand.while_waiting(asked(ana, "work"))
        await ana.answer(REST)
        await asked(rui, "work")
        for agrees in (ana, rui, ana):  # refused, withdrawn, refused
            await rui.do("undo", seat=1)
            await agrees.do("consent", seat=pages.index(agrees), agree=False)
        assert await rui.refused("undo", seat=1) == "refuse-undo-asked"


async def test_bots_consent_at_once(serve: Serve) -> None:
    async with serve(patience=0.0) as server:
        think_as(server)
        (ana,) = await crew(server, bots=1, people=1)
        await plan([ana], TEND)
        await ana.until(lambda page: rests(page, 1))
        assert undo_of(ana).get("consent", []) == []
        await ana.do("undo", seat=0)
        session = server.house.tables[ana.id].session
        assert session is not None
        assert session.takebacks == 1


async def test_the_absent_consent_at_once(serve: Serve) -> None:
    async with serve() as server:
        ana, rui = await at_work(server)
        await ana.close()
        table = server.house.tables[rui.id]
        await rui.until(lambda page: not page.table["seats"][0].get("online"))
        await rui.do("undo", seat=1)
        assert table.seating.undo is None
        assert not rests(rui, 0)


async def test_a_partner_who_leaves_while_asked_has_consented(serve: Serve) -> None:
    async with serve() as server:
        ana, rui = await ana_is_asked(server)
        await ana.do("stand", seat=0)
        await rui.until(lambda page: not rests(page, 0))
        assert undo_of(rui).get("asked") is None


async def test_a_partner_whose_connection_is_lost_while_asked_has_consented(serve: Serve) -> None:
    async with serve() as server:
        ana, rui = await ana_is_asked(server)
        await ana.close()
        await rui.until(lambda page: not rests(page, 0))
        assert undo_of(rui).get("asked") is None


async def test_who_leaves_wants_nothing_taken_back(serve: Serve) -> None:
    async with serve() as server:
        ana, rui = await ana_is_asked(server)
        await rui.do("stand", seat=1)
        await ana.until(lambda page: undo_of(page).get("asked") is None)
        assert rests(ana, 0)


# -- a move of several answers ---------------------------------------------------------------------------------


async def test_the_answers_that_make_one_move_of_a_bot_are_one_moment(serve: Serve) -> None:
    def flares(session: Session, seat: int) -> int | None:
        if session.pending[seat].kind == "plan":
            return FETCH if FETCH in session.pending[seat].actions else None
        wanted = [action for action in session.pending[seat].actions if action >= USE]
        return next((action for action in wanted if kind_of(action - USE) == FLARE_KIND), None)

    async with serve() as server:
        think_as(server, flares)
        for _ in range(12):
            (ana,) = await crew(server, bots=3, people=1)
            await plan([ana])
            await ana.until(lambda page: all(keeper["resting"] for keeper in page.board["keepers"][1:]))
            moments = [[told["kind"] for told in moment["told"]] for moment in ana.moments]
            used = [kinds for kinds in moments if "flared" in kinds]
            if used:
                assert all("used" in kinds for kinds in used), used
                return
        raise AssertionError("no bot ever had a flare")


async def test_bracing_is_an_offer_that_can_be_taken(serve: Serve) -> None:
    async with serve() as server:
        (ana,) = await crew(server, people=1)
        await council([ana])
        await ana.answer(NORTH)
        await asked(ana, "brace")
        await ana.answer(BRACE)
        follow = await asked(ana, "brace-with")
        assert follow["follows"] is True
        await ana.until(lambda page: page.undo is not None)
        await ana.answer()
        assert ana.board["breaches"] == 0


# -- what bots say ---------------------------------------------------------------------------------------------


async def test_bots_say_what_they_intend_and_it_stays_in_the_record(serve: Serve, database: str) -> None:
    async with serve(database=database) as server:
        ana = server.browser("Ana")
        table = await ana.create(seats=3, game="caravan", bots=["jogador", "jogador"], start=True)
        page = await ana.open(table)
        await page.play()
        assert {saying["seat"] for saying in page.heard} == {1, 2}
        assert all(saying["words"]["key"].startswith("intent-") for saying in page.heard)
        record = await ana.json(f"/api/tables/{table}/record")
        assert {seat for _, seat, _, _ in record["intents"]} == {1, 2}


async def test_what_bots_said_outlasts_a_restart(serve: Serve, database: str) -> None:
    async with serve(database=database) as server:
        ana = server.browser("Ana")
        table = await ana.create(seats=3, game="caravan", bots=["jogador", "jogador"], start=True)
        page = await ana.open(table)
        await page.answer()
        await page.until(lambda page: page.asked() is not None)
        said, cookies = page.sayings, ana.http.cookies
    async with serve(database=database) as server:
        again = server.browser("Ana")
        again.http.cookies = cookies
        assert (await again.open(table)).sayings == said != []

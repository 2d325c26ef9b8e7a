"""Campaigns: chapters over several evenings, told by their finished matches alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.kernel.campaign import Campaign, Chapter
from ludoteca.kernel.game import Outcome
from ludoteca.kernel.registry import register, unregister
from tests.kernel.caravan import game as caravan
from tests.kernel.night_ferry import game as night_ferry
from tests.server.browser import Browser
from tests.server.conftest import Serve

pytestmark = pytest.mark.anyio

GAME = "long-crossing"
TRADE = "salt-road"


class LongCrossing(night_ferry.NightFerry):
    """Night Ferry over several nights: a night counts when the first smuggler has the best cargo."""

    id = GAME
    campaigns = (
        Campaign("crossing", [Chapter("dusk", {"rounds": 1}), Chapter("storm", {"rounds": 2}), Chapter("dawn")]),
    )
    triumph = True

    def chapter_won(self, outcome: Outcome) -> bool:
        """Whether the night counts: the test says so."""
        return self.triumph


class SaltRoad(caravan.CaravanGame):
    """Caravan with a story in which the beasts are given: so many for so many travellers."""

    id = TRADE
    campaigns = (
        Campaign(
            "salt",
            [
                Chapter(
                    "market",
                    {"days": 1},
                    {
                        1: {"beasts": [["camel", "mule"]]},
                        2: {"beasts": [["camel"], ["ox"]], "wares": "palace"},
                        3: {"beasts": [["camel"], ["ox"], ["mule"]]},
                    },
                )
            ],
        ),
    )


@pytest.fixture
def salt_road() -> Iterator[SaltRoad]:
    game = SaltRoad()
    register(game)
    yield game
    unregister(TRADE)


@pytest.fixture
def crossing() -> Iterator[LongCrossing]:
    game = LongCrossing()
    register(game)
    yield game
    unregister(GAME)


async def begin(browser: Browser) -> dict[str, Any]:
    answer = await browser.post("/api/campaigns", {"game": GAME, "campaign": "crossing", "name": browser.name})
    assert answer.status_code == 201, answer.text
    campaign: dict[str, Any] = answer.json()
    return campaign


async def play(browser: Browser, campaign: str, chapter: str, people: tuple[str, ...] = ("Ana", "Rui")) -> str:
    """Play a chapter to its end, everyone at one screen."""
    table = await browser.create(
        len(people), GAME, hot_seat=list(people), campaign=campaign, chapter=chapter, start=True
    )
    page = await browser.open(table)
    while not page.over:
        seat = next(seat for seat in page.seats if page.asked(seat) is not None)
        await page.answer(seat=seat)
    await page.close()
    return table


async def mine(browser: Browser) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await browser.json("/api/lobby")).get("campaigns", [])
    return found


def stands(campaign: dict[str, Any]) -> dict[str, str]:
    return {chapter["name"]: chapter["state"] for chapter in campaign["chapters"]}


async def test_the_lobby_offers_campaigns_and_shows_how_far_mine_have_come(
    serve: Serve, database: str, crossing: LongCrossing
) -> None:
    async with serve(database=database) as server:
        ana = server.browser("Ana")
        games = {game["id"]: game for game in (await ana.json("/api/lobby"))["games"]}
        assert games[GAME]["campaigns"] == [
            {
                "name": "crossing",
                "chapters": ["dusk", "storm", "dawn"],
                "options": {"dusk": {"rounds": 1}, "storm": {"rounds": 2}},
            }
        ]
        begun = await begin(ana)
        assert stands(begun) == {"dusk": "open", "storm": "locked", "dawn": "locked"}
        table = await play(ana, begun["id"], "dusk")
        (campaign,) = await mine(ana)
        assert stands(campaign) == {"dusk": "won", "storm": "open", "dawn": "locked"}
        (result,) = campaign["chapters"][0]["results"]
        assert (result["table"], result["won"], result["people"]) == (table, True, ["Ana", "Rui"])
        assert result["options"]["rounds"] == 1


async def test_a_campaign_outlasts_a_restart_and_goes_on_with_other_people(
    serve: Serve, database: str, crossing: LongCrossing
) -> None:
    async with serve(database=database) as server:
        ana = server.browser("Ana")
        begun = await begin(ana)
        await play(ana, begun["id"], "dusk")
        cookies = ana.http.cookies
    async with serve(database=database) as server:
        ana = server.browser("Ana")
        ana.http.cookies = cookies
        (campaign,) = await mine(ana)
        assert stands(campaign)["storm"] == "open"
        await play(ana, campaign["id"], "storm", ("Ana", "Bia", "Caio"))
        (campaign,) = await mine(ana)
        assert stands(campaign) == {"dusk": "won", "storm": "won", "dawn": "open"}
        assert campaign["people"] == ["Ana", "Rui", "Bia", "Caio"]


async def test_a_defeat_is_kept_and_tried_again(serve: Serve, crossing: LongCrossing) -> None:
    async with serve() as server:
        ana = server.browser("Ana")
        begun = await begin(ana)
        crossing.triumph = False
        await play(ana, begun["id"], "dusk")
        (campaign,) = await mine(ana)
        assert stands(campaign) == {"dusk": "lost", "storm": "locked", "dawn": "locked"}
        table = await ana.create(2, GAME, hot_seat=["Ana", "Rui"], campaign=begun["id"], chapter="dusk")
        (campaign,) = await mine(ana)
        assert campaign["chapters"][0]["table"] == table, "the lobby leads to the table where it is being played"


async def test_a_campaign_has_so_many_matches_and_the_lobby_shows_the_last_of_each_chapter(
    serve: Serve, crossing: LongCrossing
) -> None:
    """All of them are read for the lobby of everyone who plays it."""
    async with serve(most_matches=9) as server:
        ana = server.browser("Ana")
        begun = await begin(ana)
        tables = [await play(ana, begun["id"], "dusk") for _ in range(8)]
        (campaign,) = await mine(ana)
        assert [result["table"] for result in campaign["chapters"][0]["results"]] == tables[-6:]
        page = await ana.open(tables[-1])
        again = (await page.do("rematch"))["result"]["table"]
        answer = await ana.post(
            "/api/tables", {"game": GAME, "name": "Ana", "seats": 2, "campaign": begun["id"], "chapter": "dusk"}
        )
        assert (answer.status_code, answer.json()["words"]["key"]) == (429, "refuse-too-many-matches")
        other = await ana.open(tables[0])
        assert await other.refused("rematch") == "refuse-too-many-matches"
        assert (await page.do("rematch"))["result"]["table"] == again, "the one that there is can be gone to"


async def test_who_came_along_leaves_half_of_a_campaign_to_whoever_began_it(
    serve: Serve, crossing: LongCrossing
) -> None:
    """A guest of one evening begins one match after the other: the campaign goes on all the same."""
    async with serve(most_matches=4) as server:
        ana, rui = server.browser("Ana"), server.browser("Rui")
        begun = await begin(ana)
        chapter = {"game": GAME, "seats": 2, "campaign": begun["id"], "chapter": "dusk"}
        shared = await ana.create(2, GAME, campaign=begun["id"], chapter="dusk")
        await (await rui.open(shared)).do("sit", seat=1, name="Rui")
        answers = [await rui.post("/api/tables", {**chapter, "name": "Rui"}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 429]
        assert answers[1].json()["words"] == {"key": "refuse-too-many-matches", "params": {"n": 2}}
        own = await play(ana, begun["id"], "dusk")
        lost = await ana.open(own)
        assert (await lost.do("rematch"))["result"]["table"]


async def test_what_cannot_be_is_refused(serve: Serve, crossing: LongCrossing) -> None:
    async with serve() as server:
        ana, eve = server.browser("Ana"), server.browser("Eve")
        begun = await begin(ana)

        async def refused(browser: Browser, **more: Any) -> str:
            wanted = {"game": GAME, "name": "Eve", "seats": 2, "campaign": begun["id"], "chapter": "dusk", **more}
            answer = await browser.post("/api/tables", wanted)
            assert answer.status_code >= 400, answer.text
            return str(answer.json()["words"]["key"])

        assert await refused(ana, chapter="storm") == "refuse-chapter-locked"
        assert await refused(ana, chapter="noon") == "refuse-no-such-chapter"
        assert await refused(ana, campaign="nowhere") == "refuse-no-such-campaign"
        assert await refused(ana, game="king-of-tokyo") == "refuse-no-such-campaign"
        assert await refused(eve) == "refuse-no-such-campaign", "a stranger is not told of other people's campaigns"
        wrong = await ana.post("/api/campaigns", {"game": GAME, "campaign": "nothing", "name": "Ana"})
        assert wrong.json()["words"]["key"] == "refuse-no-such-campaign"


async def test_a_chapter_fixes_its_options_and_a_rematch_plays_it_again(serve: Serve, crossing: LongCrossing) -> None:
    async with serve() as server:
        ana = server.browser("Ana")
        begun = await begin(ana)
        table = await ana.create(2, GAME, campaign=begun["id"], chapter="dusk", options={"rounds": 4})
        page = await ana.open(table)
        assert page.table["options"]["rounds"] == 1
        assert page.table["fixed"] == ["rounds"]
        assert (page.table["campaign"], page.table["chapter"]) == (begun["id"], "dusk")
        assert await page.refused("configure", options={"rounds": 3}) == "refuse-chapter-option"
        played = await play(ana, begun["id"], "dusk")
        page = await ana.open(played)
        again = await page.do("rematch")
        following = await ana.json(f"/api/tables/{again['result']['table']}")
        assert (following["campaign"], following["chapter"]) == (begun["id"], "dusk")


async def market(ana: Browser, seats: int, **more: Any) -> tuple[str, str]:
    """A campaign on the Salt Road, and a table for its first chapter."""
    answer = await ana.post("/api/campaigns", {"game": TRADE, "campaign": "salt", "name": ana.name})
    campaign = str(answer.json()["id"])
    return campaign, await ana.create(seats, TRADE, campaign=campaign, chapter="market", **more)


async def test_a_chapter_prescribes_by_the_number_of_seats_and_people_share_it_out(
    serve: Serve, salt_road: SaltRoad
) -> None:
    async with serve() as server:
        ana, rui = server.browser("Ana"), server.browser("Rui")
        _, table = await market(ana, 3)
        page = await ana.open(table)
        assert page.table["campaign_name"] == "salt"
        assert page.table["picks"] == ["camel", "ox", "mule"]
        assert page.table["fixed"] == ["beasts", "days"]
        await page.do("choose", seat=0, parts=["mule"])
        assert await page.refused("choose", seat=0, parts=["donkey"]) == "refuse-choice"
        guest = await rui.open(table)
        await guest.do("sit", seat=1, name="Rui")
        assert await guest.refused("choose", seat=1, parts=["mule"]) == "refuse-choice-taken"
        await page.until(lambda page: page.table["seats"][1]["kind"] == "human")
        await page.do("configure", seats=2)  # fewer people: other beasts, and other wares
        assert page.table["picks"] == ["camel", "ox"]
        assert page.table["options"]["wares"] == "palace"
        assert page.table["fixed"] == ["beasts", "days", "wares"]
        assert page.table["seats"][0].get("parts", []) == [], "there is no mule for two"
        assert await page.refused("configure", options={"wares": "bazaar"}) == "refuse-chapter-option"
        await page.do("choose", seat=0, parts=["ox"])
        await page.do("start")
        assert [seat["parts"] for seat in page.table["seats"]] == [["ox"], ["camel"]]
        assert page.table["options"]["wares"] == "palace"


async def test_who_plays_alone_has_all_that_is_prescribed_for_one(serve: Serve, salt_road: SaltRoad) -> None:
    async with serve() as server:
        ana = server.browser("Ana")
        _, table = await market(ana, 1)
        page = await ana.open(table)
        await page.do("start")
        assert sorted(page.table["seats"][0]["parts"]) == ["camel", "mule"]


async def test_the_lobby_says_what_is_prescribed_and_the_end_how_it_went(serve: Serve, salt_road: SaltRoad) -> None:
    async with serve() as server:
        ana = server.browser("Ana")
        games = {game["id"]: game for game in (await ana.json("/api/lobby"))["games"]}
        (offer,) = games[TRADE]["campaigns"]
        assert offer["options"] == {"market": {"days": 1}}
        assert offer["by_seats"]["market"]["1"] == {"beasts": [["camel", "mule"]]}
        _, table = await market(ana, 2, hot_seat=["Ana", "Rui"], start=True)
        page = await ana.open(table)
        assert page.table.get("chapter_won") is None
        while not page.over:
            seat = next(seat for seat in page.seats if page.asked(seat) is not None)
            await page.answer(seat=seat)
        assert page.table["chapter_won"] in {True, False}
        (campaign,) = await mine(ana)
        (result,) = campaign["chapters"][0]["results"]
        assert result["won"] == page.table["chapter_won"]
        again = await page.do("rematch")
        following = await ana.json(f"/api/tables/{again['result']['table']}")
        assert following["campaign_name"] == "salt"
        assert following["fixed"] == ["beasts", "days", "wares"]

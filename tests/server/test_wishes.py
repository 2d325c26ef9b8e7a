"""A sign that a person pins to a room is a wish to the bots of the team: followed, or answered with why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.games.keep_the_heroes_out.actions import PASS
from ludoteca.server.work.thinking import Thinkers
from tests.server.browser import Page
from tests.server.conftest import Running, Serve
from tests.server.hand import HandClock

pytestmark = pytest.mark.anyio

DUNGEON: dict[str, Any] = {"game": "keep-the-heroes-out", "seats": 2, "options": {"clans": [["dragon"], ["ratfolk"]]}}
ANSWERS = ("intent-wish", "intent-wish-not")


async def leading_the_dragon(server: Running, level: str) -> Page:
    """Ana leads the Dragon, which begins, and is asked where; the Ratfolk beside her are a bot's."""
    ana = server.browser("Ana")
    page = await ana.open(await ana.create(**DUNGEON, bots=[level], start=True))
    await page.until(lambda page: page.asked() is not None)
    return page


async def go_on(page: Page, until: Callable[[Page], object]) -> None:
    """Ana does as little as she may, until something is true."""
    while not until(page) and not page.over:
        asked = page.asked()
        if asked is None:
            await page.next()
        else:
            actions = [choice["action"] for choice in asked["choices"]]
            await page.answer(PASS if PASS in actions else actions[0])
    assert until(page)


def answers(page: Page) -> list[tuple[int, str, str]]:
    """What bots have answered to a wish: whose word, what, and about which room."""
    words = [(said["seat"], said["words"]) for said in page.heard]
    return [(seat, word["key"], word["params"]["room"][0]) for seat, word in words if word["key"] in ANSWERS]


@pytest.mark.long
@pytest.mark.parametrize("level", ["jogador", "mestre"])
async def test_a_bot_answers_the_sign_that_a_person_pins_to_a_room(serve: Serve, level: str) -> None:
    async with serve() as server:
        page = await leading_the_dragon(server, level)
        await page.ask("sign", seat=0, sign="hold", ref="room:library")
        await go_on(page, answers)
        seat, _, room = answers(page)[0]
        assert (seat, room) == (1, "room-library")


async def test_the_wish_reaches_the_thought_of_every_bot_of_the_team(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[int, Any]] = []
    choose = Thinkers.choose

    async def listening(self: Thinkers, session: Any, seat: int, level: str, **more: Any) -> Any:
        heard.append((seat, more.get("wishes", ())))
        return await choose(self, session, seat, level, **more)

    monkeypatch.setattr(Thinkers, "choose", listening)
    async with serve() as server:
        page = await leading_the_dragon(server, "jogador")
        await page.ask("sign", seat=0, sign="hold", ref="room:library")
        await page.ask("sign", seat=0, sign="kill", ref="room:forge")
        heard.clear()
        await go_on(page, lambda _page: heard)
        assert heard[0] == (1, (("kill", "room:forge"),)), "the last sign of each person counts"


async def test_without_a_sign_nobody_answers_one(serve: Serve) -> None:
    async with serve() as server:
        page = await leading_the_dragon(server, "jogador")
        await page.ask("sign", seat=0, sign="thanks")
        await go_on(page, lambda page: len(page.heard) > 2)
        assert answers(page) == []


async def test_bots_of_a_race_answer_a_sign_on_a_card_and_one_about_nothing(serve: Serve, hand: HandClock) -> None:
    options = {"scenario": "training-1", "roles": ["bard", "sorcerer", "guard"]}
    async with serve(time=hand) as server:
        ana = server.browser("Ana")
        page = await ana.open(
            await ana.create(game="rush-out", seats=3, options=options, bots=["jogador"] * 2, start=True)
        )
        await hand.while_waiting(page.until(lambda page: page.view["board"]["phase"] == "race"))

        async def answered(*keys: str) -> None:
            def is_said(page: Page) -> bool:
                return any(said["seat"] == 2 and said["words"]["key"] in keys for said in page.heard)

            await hand.while_waiting(page.until(is_said))

        await page.ask("sign", seat=0, sign="help", ref="place:0")
        await answered("intent-comes", "intent-is-there")
        await page.ask("sign", seat=0, sign="thanks")
        table = server.house.tables[page.id]
        assert table.session is not None
        kept = table.wishes.heard_by(2, table.session.moves)
        assert [sign for sign, _ in kept] == ["help"], "thanks ask for nothing"
        await page.ask("sign", seat=0, sign="you-take", ref="seat:2")
        await answered("intent-takes-what")
        await page.ask("sign", seat=0, sign="wait")
        await answered("intent-stays")

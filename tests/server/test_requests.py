"""Bots of a team ask people for their part of the plan, think again when people choose or wish, and hints agree."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.browser import Page
from tests.server.conftest import Running, Serve

pytestmark = pytest.mark.anyio

CITY: dict[str, Any] = {"game": "kick-ass", "seats": 2, "options": {"heroes": ["hit-girl", "big-daddy"]}}


async def choosing_a_card(server: Running) -> Page:
    """Ana is Hit-Girl and chooses a card; Big Daddy beside her is a bot, and has said what it asks of her."""
    ana = server.browser("Ana")
    page = await ana.open(await ana.create(**CITY, bots=["jogador"], start=True))
    while request_of(page) is None:
        asked = page.asked()
        if asked is not None and asked["kind"] != "card":
            await page.answer()
        else:
            await page.next()
    return page


def request_of(page: Page) -> dict[str, Any] | None:
    """What the team asks of Ana now."""
    return next((said["words"] for said in page.sayings if said["seat"] == 0), None)


def answered(page: Page) -> list[str]:
    """How the bot has answered signs."""
    keys = [said["words"]["key"] for said in page.heard if said["seat"] == 1]
    return [key for key in keys if key.startswith("intent-wish")]


async def test_what_the_plan_asks_of_a_person_stands_at_their_seat(serve: Serve) -> None:
    async with serve() as server:
        page = await choosing_a_card(server)
        request = request_of(page)
        assert request is not None
        assert request["key"].endswith("-please")
        assert request["params"]["by"] == {"seat": 1}


async def test_a_hint_is_the_part_that_the_team_asks_for(serve: Serve) -> None:
    async with serve() as server:
        page = await choosing_a_card(server)
        asked = page.asked()
        assert asked is not None
        hint = await page.ask("hint", seat=0)
        request = request_of(page)
        assert request is not None
        assert hint["why"]["key"] == request["key"]
        assert hint["why"]["params"]["where"] == request["params"]["where"]


async def test_a_sign_reaches_a_bot_that_has_chosen_already(serve: Serve) -> None:
    async with serve() as server:
        page = await choosing_a_card(server)
        session = server.house.tables[page.id].session
        assert session is not None
        await page.until(lambda _page: 1 in (session.pending[0].chosen or {}))
        assert answered(page) == []
        await page.ask("sign", seat=0, sign="together", ref="district:hospital")
        await page.until(answered)
        assert page.asked() is not None, "Ana has not moved: the sign alone made it think again"

"""Packs on a server: whoever starts it installs them, players choose among them, and bots think with them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.kernel.registry import install, installed, uninstall
from ludoteca.server.settings import Settings
from ludoteca.server.work.thinking import Worker
from tests.server.conftest import EXTRA_GAMES, running

pytestmark = pytest.mark.anyio
PACKS = Path(__file__).parent.parent.parent / "docs" / "packs"
KOT, FH = "king-of-tokyo", "fabrica-de-herois"


@pytest.fixture
def keys() -> Iterator[dict[str, str]]:
    """The packs of the documentation, installed: their keys by name."""
    install([PACKS / "bairro", PACKS / "praia"])
    yield {pack.name: pack.key for pack in installed()}
    uninstall()


@pytest.fixture
def knowing(keys: dict[str, str]) -> Iterator[list[Worker]]:
    """A worker that was started after the packs were installed."""
    worker = Worker(EXTRA_GAMES)
    worker.open()
    yield [worker]
    worker.close()


async def test_players_choose_packs_play_with_them_and_miss_them_by_name(
    settings: Settings, keys: dict[str, str], knowing: list[Worker]
) -> None:
    praia = keys["praia"]
    async with running(settings, knowing) as server:
        ana = server.browser()
        games = {game["id"]: game for game in (await ana.json("/api/lobby"))["games"]}
        option = next(option for option in games[KOT]["options"] if option["name"] == "packs")
        assert option["choices"] == [praia]
        assert option["names"] == {praia: "Monstros na praia"}
        shown = await ana.json(f"/api/packs/{FH}/{keys['bairro']}")
        assert shown["title"] == "Heróis do bairro"
        assert list(shown["cards"]["heroes"]) == ["bairro:vizinha", "bairro:porteiro", "bairro:carro_do_ovo"]
        assert shown["cards"]["heroes"]["bairro:vizinha"]["portrait"]["layers"]
        assert (await ana.get(f"/api/packs/{KOT}/{keys['bairro']}")).status_code == 404

        wrong = {"game": KOT, "name": "Ana", "seats": 2, "options": {"packs": ["praia@000000000000"]}}
        refused = await ana.post("/api/tables", wrong)
        assert refused.status_code == 400
        assert "praia@000000000000 (here it is praia@" in refused.text

        chosen = {"target": 5, "packs": [praia]}
        page = await ana.open(await ana.create(2, KOT, options=chosen, bots=["mestre"], start=True))
        plain = await ana.open(await ana.create(2, KOT, options={"target": 5}, bots=["mestre"], start=True))
        assert page.board["deck"] == plain.board["deck"] + 9, "two tables, each with its own cards"
        await page.play()
        assert page.over
        replay = await ana.json(f"/api/tables/{page.id}/replay")
        assert replay["verified"]
        assert replay["record"]["options"]["packs"] == [praia]
        other = await ana.open(await ana.create(2, KOT, options=chosen, bots=["mestre"], start=True))

    uninstall()
    async with running(settings, knowing) as server:
        eve = server.browser("Eve")
        assert (await eve.get(f"/api/tables/{page.id}/replay")).status_code == 409
        again = await eve.open(other.id)
        said = await again.ask("configure", seats=3)
        assert said["words"]["key"] == "refuse-pack"
        assert praia in said["words"]["params"]["packs"]

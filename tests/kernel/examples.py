"""The example games, and how a game that does not live in the package comes onto the shelf."""

from __future__ import annotations

from ludoteca.kernel.game import Game, LiveGame
from ludoteca.kernel.registry import register
from tests.kernel.caravan import game as caravan
from tests.kernel.night_ferry import game as night_ferry
from tests.kernel.signal_fires import game as signal_fires
from tests.kernel.storm_watch import game as storm_watch

FERRY: Game = night_ferry.GAME
FIRES: LiveGame = signal_fires.GAME
WATCH: Game = storm_watch.GAME
CARAVAN: Game = caravan.GAME
EXAMPLES: tuple[Game, ...] = (FERRY, FIRES, WATCH, CARAVAN)


def put_on_shelf() -> None:
    """Register the example games; their words are found beside their code."""
    for game in EXAMPLES:
        register(game)

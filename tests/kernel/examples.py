"""The two example games, and how a game that does not live in the package comes onto the shelf."""

from __future__ import annotations

from pathlib import Path

from ludoteca import words
from ludoteca.kernel.game import Game
from ludoteca.kernel.registry import register
from tests.kernel.night_ferry import game as night_ferry
from tests.kernel.signal_fires import game as signal_fires

FERRY = night_ferry.GAME
FIRES = signal_fires.GAME
EXAMPLES: tuple[tuple[Game, Path], ...] = ((FERRY, night_ferry.LOCALES), (FIRES, signal_fires.LOCALES))


def put_on_shelf() -> None:
    """Register the example games and give them their words."""
    for game, locales in EXAMPLES:
        register(game)
        for language in words.LANGUAGES:
            words.add_source(game.id, language, (locales / f"{language}.ftl").read_text("utf-8"))

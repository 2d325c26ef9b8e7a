"""Ludoteca: five board games, every rule enforced and explained.

>>> import ludoteca
>>> ludoteca.game_ids()
>>> game = ludoteca.game("king-of-tokyo")
>>> session = game.start(seats=4, seed=7)
"""

from __future__ import annotations

from os import PathLike

from ludoteca import _compiled

_compiled.activate()

from ludoteca.kernel.errors import (  # noqa: E402
    BadRecord,
    BadSetup,
    BrokenGame,
    IllegalAnswer,
    LudotecaError,
    UnknownBot,
    UnknownGame,
)
from ludoteca.kernel.game import Game  # noqa: E402
from ludoteca.kernel.registry import game, game_ids  # noqa: E402
from ludoteca.kernel.session import Session  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "BadSetup",
    "BrokenGame",
    "Game",
    "IllegalAnswer",
    "LudotecaError",
    "Session",
    "UnknownBot",
    "UnknownGame",
    "game",
    "game_ids",
    "replay",
]


def replay(path: str | PathLike[str]) -> Session:
    """The match in a record file, played again to where the record ends."""
    from ludoteca.kernel.record import Record

    return Record.load(path).replay()

"""The shelf: every game of the house, found by its folder. A new game is a new folder with a `game.py`."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from ludoteca.kernel.errors import UnknownGame
from ludoteca.kernel.game import Game
from ludoteca.words import game_folder

SHELF = "ludoteca.games"  # named, not imported: the kernel knows no game

_extra: dict[str, Game] = {}


def game_ids() -> list[str]:
    """The ids of all games on the shelf, in alphabetical order, without loading their rules."""
    folders = import_module(SHELF).__path__
    found = [entry.name.replace("_", "-") for entry in pkgutil.iter_modules(folders) if entry.ispkg]
    return sorted(found + list(_extra))


def game(game_id: str) -> Game:
    """The game with this id, such as `king-of-tokyo`."""
    if game_id in _extra:
        return _extra[game_id]
    if game_id not in game_ids():
        raise UnknownGame(f"there is no game {game_id!r}; there are: {', '.join(game_ids())}")
    front_door = import_module(f"{SHELF}.{game_folder(game_id)}.game")
    made: Game = front_door.GAME
    return made


def register(extra: Game) -> None:
    """Put a game on the shelf that does not live in this package (tests, games of others)."""
    if extra.id in game_ids() and _extra.get(extra.id) is not extra:
        raise ValueError(f"there is a game {extra.id!r} already")
    _extra[extra.id] = extra


def unregister(game_id: str) -> None:
    """Take a game off the shelf that `register` put there."""
    _extra.pop(game_id, None)

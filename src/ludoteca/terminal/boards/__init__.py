"""How the board of a game looks in a terminal.

A board is a module named like the folder of its game, found by that name. It has `paint`, and may have `colors` (the
colour of each seat), `OPENS` (kinds of events that begin a new paragraph of the story) and `REPLACED` (kinds of events
of which only the last in a row is worth telling). A game without a board of its own is shown as plain values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from rich.console import RenderableType

from ludoteca.words import game_folder, say


class Look(NamedTuple):
    """For whom a board is painted: language, names and kinds of the players, whose eyes, how much room."""

    game_id: str
    language: str
    names: Sequence[str]
    players: Sequence[str]
    me: int | None
    width: int
    cramped: bool = False  # few lines: better short than complete

    def word(self, key: str, **params: Any) -> str:
        """A message of the game or the house in the language of the looker."""
        return say(self.game_id, self.language, key, params)


class Board(NamedTuple):
    """What the terminal needs to know of a game's looks."""

    paint: Callable[[Mapping[str, Any], Look], RenderableType]
    colors: Callable[[Mapping[str, Any]], list[str]]
    opens: frozenset[str]
    replaced: frozenset[str]


def board_of(game_id: str) -> Board:
    """The board of a game."""
    name = f"{__name__}.{game_folder(game_id)}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        module = import_module(f"{__name__}.plain")
    return Board(module.paint, module.colors, frozenset(module.OPENS), frozenset(module.REPLACED))

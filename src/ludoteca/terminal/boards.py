"""Finds how a game looks in a terminal: its own `terminal.py`, and plain values for what that leaves out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from rich.console import RenderableType

from ludoteca.boards import Viewer
from ludoteca.kernel.game import Game
from ludoteca.terminal import plain


class Board(NamedTuple):
    """What the terminal needs to know of a game's looks."""

    paint: Callable[[Mapping[str, Any], Viewer], RenderableType]
    colors: Callable[[Mapping[str, Any]], list[str]]
    opens: frozenset[str]
    replaced: frozenset[str]


def board_of(game: Game) -> Board:
    """The board of a game; `terminal.py` lies beside its front door."""
    package = type(game).__module__.rpartition(".")[0]
    name = f"{package}.terminal"
    drawn: object = import_module(name) if package and find_spec(name) is not None else plain
    return Board(
        getattr(drawn, "paint", plain.paint),
        getattr(drawn, "colors", plain.colors),
        frozenset(getattr(drawn, "OPENS", ())),
        frozenset(getattr(drawn, "REPLACED", ())),
    )

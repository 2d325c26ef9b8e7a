"""How the board of a game looks in a terminal: what its `terminal.py` is given, what it gives, and where it is found.

`games/<game>/terminal.py` has `paint`, and may have `colors` (the colour of each seat), `OPENS` (kinds of events that
begin a new paragraph of the story) and `REPLACED` (kinds of events of which only the last in a row is worth telling).
A game without one is shown as plain values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.kernel.game import Game
from ludoteca.words import say

if TYPE_CHECKING:
    from rich.console import RenderableType

_COLORS = ("green", "magenta", "blue", "yellow", "red", "cyan")


class Viewer(NamedTuple):
    """For whom a board is painted: language, names and kinds of the players, the seat (None: a spectator), the room."""

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
    """What a terminal needs to know of a game's looks."""

    paint: Callable[[Mapping[str, Any], Viewer], RenderableType]
    colors: Callable[[Mapping[str, Any]], list[str]]
    opens: frozenset[str]
    replaced: frozenset[str]


def board_of(game: Game) -> Board:
    """The board of a game; `terminal.py` lies beside its front door."""
    package = type(game).__module__.rpartition(".")[0]
    name = f"{package}.terminal"
    drawn: object = import_module(name) if package and find_spec(name) is not None else None
    return Board(
        getattr(drawn, "paint", paint_plainly),
        getattr(drawn, "colors", plain_colors),
        frozenset(getattr(drawn, "OPENS", ())),
        frozenset(getattr(drawn, "REPLACED", ())),
    )


# -- a game that has no drawing --------------------------------------------------------------------------------


def plain_colors(_view: Mapping[str, Any]) -> list[str]:
    """Six colours in turn."""
    return list(_COLORS)


def paint_plainly(view: Mapping[str, Any], viewer: Viewer) -> RenderableType:
    """What the seat may see, value by value: a table of names and values."""
    from rich.table import Table

    table = Table(box=None, show_header=False, padding=(0, 1), width=viewer.width)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(ratio=1)
    for name, value in view["board"].items():
        table.add_row(str(name), _shown(value))
    return table


def _shown(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_shown(part)}" for name, part in value.items())
    if isinstance(value, (list, tuple)):
        return " | ".join(_shown(part) for part in value) or "-"
    return "-" if value is None or value == "" else str(value)

"""How the board of a game looks in a terminal: what its `terminal.py` is given, and what it gives.

`games/<game>/terminal.py` has `paint`, and may have `colors` (the colour of each seat), `OPENS` (kinds of events that
begin a new paragraph of the story) and `REPLACED` (kinds of events of which only the last in a row is worth telling).
A game without one is shown as plain values.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.words import say


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

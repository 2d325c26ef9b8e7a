"""What made something happen: a card, a Scroll, what somebody did, or the clock. Codes here, words in `people.causes`.

A cause is noted only where somebody listens; playouts never do.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.actions import base_of
from ludoteca.games.rush_out.state import FIRE_SCROLL, LIGHTNING_SCROLL, NONE, Rush

# A code below SCROLL is a card.
SCROLL: Final = 512  # + its place
TILE: Final = 600  # + its place: the Dragon tile, or the Wounded side of a Hero's tile
SET_UP: Final = 700
TIME: Final = 701
HERO: Final = 800  # + a role: the part of a bill that is due to this Hero
# What only a bill knows: why a number is smaller than its parts.
NO_SOULS_LEFT: Final = 702
END_OF_THE_PATH: Final = 703
ACT: Final = 1024  # + where the numbers of the act begin


def by_act(t: Rush, action: i64) -> None:
    """Somebody did this."""
    if t.sink is not None:
        t.cause = ACT + base_of(action)


def by_place(t: Rush, place: i64) -> None:
    """What lies in a place is complete, or is aimed: the card, the Scroll, the tile."""
    if t.sink is None:
        return
    if place == LIGHTNING_SCROLL or place == FIRE_SCROLL:
        t.cause = SCROLL + place
    elif t.s.cards[place] == NONE:
        t.cause = TILE + place
    else:
        t.cause = t.s.cards[place]


def by(t: Rush, code: i64) -> None:
    """Any other cause."""
    if t.sink is not None:
        t.cause = code

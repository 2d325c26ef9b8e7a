"""The Dragon (RO-R45 to RO-R54, RO-D-4 to RO-D-6)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.rules import causes
from ludoteca.games.rush_out.rules.ending import win_round
from ludoteca.games.rush_out.state import (
    BY_DRAGON,
    DARK,
    DECK_OF_HEROES,
    FIRST_DARK_END,
    NONE,
    SPACES,
    Rush,
    RushState,
)


def blocks(s: RushState, place: i64) -> bool:
    """RO-R47, RO-D-6: a card under the Dragon cannot be completed, neither end of it."""
    if place < SPACES:
        return s.dragon == place + 1
    return FIRST_DARK_END <= place < FIRST_DARK_END + SPACES and s.dragon == place - FIRST_DARK_END + 1


def advance(t: Rush, steps: i64) -> None:
    """RO-R46, RO-R49: toward the Heroes' deck, where the Sorcerer wins."""
    s = t.s
    if s.dragon == NONE:
        return
    moved: i64 = min(steps, DECK_OF_HEROES - s.dragon)
    s.dragon += moved
    bill = t.bill()
    if bill is not None:
        bill.add(t.cause, steps)
        bill.add(causes.END_OF_THE_PATH, moved - steps)
    t.tell_change("dragon-advanced", bill, moved, s.dragon)
    if s.dragon == DECK_OF_HEROES:
        win_round(t, DARK, BY_DRAGON)


def may_drive_back(s: RushState) -> bool:
    """RO-D-5: a Dragon that sits on its tile goes nowhere."""
    return s.dragon > 0


def drive_back(t: Rush) -> None:
    """RO-R51, RO-R88c: one card toward its tile."""
    t.s.dragon -= 1
    t.tell("dragon-back", t.s.dragon)

"""How a match ends: the plot is foiled, or one of the ways to lose (KA-R142 to R145, R187, R207, R209, D-65)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.rules.causes import ENDING
from ludoteca.games.kick_ass.state import OVER, RUNNING, WON, City


def over(t: City) -> bool:
    """Whether the match has ended: then every rule stops where it is (KA-D-60)."""
    return t.s.reason != RUNNING


def win(t: City) -> None:
    """KA-R1, KA-R142: the objective of the Final Plot is met; all win together, before any KO die (KA-D-53)."""
    end(t, WON)


def end(t: City, reason: i64) -> None:
    """KA-R1: the match ends at once, for all."""
    s = t.s
    if s.reason != RUNNING:
        return
    s.reason = reason
    s.step = OVER
    t.cause = ENDING
    t.tell("ended", reason, s.round)

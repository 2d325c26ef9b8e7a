"""How a match ends: the last card of Wave 2 is resolved, or the Treasure of the Vault is pillaged."""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.rules.causes import ENDING
from ludoteca.games.keep_the_heroes_out.state import LOST, OVER, RUNNING, WON, Dungeon


def over(t: Dungeon) -> bool:
    """Whether the match has ended: then every rule stops where it is."""
    return t.s.reason != RUNNING


def win(t: Dungeon) -> None:
    """KTHO-R2, KTHO-R77: Wave 2 is over and the Treasure of the Vault is still there. Everybody wins."""
    _end(t, WON)


def lose(t: Dungeon) -> None:
    """KTHO-R3, KTHO-D-28: the Treasure of the Vault is pillaged: everybody loses at once, also on the last card."""
    _end(t, LOST)


def _end(t: Dungeon, reason: int) -> None:
    s = t.s
    if s.reason != RUNNING:
        return
    s.reason = reason
    s.step = OVER
    t.cause = ENDING
    t.tell("ended", reason, s.wave)

"""What the players decide together (KTHO-D-62): one question to everybody, a tie goes to the active player.

Who asks makes sure that there is something to decide: what makes no difference just happens.
"""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.state import Dungeon
from ludoteca.kernel.flow import Council


class NobodyKnows(Exception):
    """A trial (`rules/trial.py`) has come to what nobody can know: a Treasure is turned, or somebody may defend."""


def everyone(t: Dungeon, kind: str, actions: list[int], about: object = None) -> Council:
    """KTHO-D-62: a question to all seats; the seat of the active Clan breaks a tie."""
    return Council(t.seats(), kind, actions, t.active().seat, about)

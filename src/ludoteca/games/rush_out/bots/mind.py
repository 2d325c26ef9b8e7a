"""What the heuristics of a Hero and of the Sorcerer have in common."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.actions import RECALL_ALL, ROLL
from ludoteca.games.rush_out.bots.look import in_hand
from ludoteca.games.rush_out.state import RushState


class Mind:
    """It keeps no memory: what it is up to lies on the table. A `deep` one, of a mestre, looks at more."""

    def __init__(self, deep: bool) -> None:
        self.deep = deep

    def should_leave(self, s: RushState, seat: i64, where: i64, hand: i64) -> bool:
        """Whether starting anew elsewhere brings clearly more than to go on here."""
        raise NotImplementedError

    def roll_on(self, s: RushState, seat: i64, where: i64) -> i64:
        """Nothing of this roll fits: roll the rest, unless something else has become much better."""
        hand: i64 = in_hand(s, seat)
        if hand and s.cool[seat] > s.now:
            return -1
        if self.should_leave(s, seat, where, hand):
            return RECALL_ALL
        return ROLL if hand else -1

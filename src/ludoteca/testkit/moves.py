"""Playing at random, in games with turns and in live ones."""

from __future__ import annotations

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.session import Session
from ludoteca.testkit.live import Move, random_live_move

MOST_MOVES = 100_000  # a match that takes longer does not end

__all__ = ["MOST_MOVES", "Move", "make_move", "random_move"]


def random_move(session: Session, whim: Chance) -> Move:
    """Any legal move of anyone who may move; live games have their own ways, and time among their moves."""
    if isinstance(session, LiveSession):
        return random_live_move(session, whim)
    seats = list(session.pending)
    seat = seats[whim.below(len(seats))]
    actions = session.pending[seat].actions
    assert len(actions) > 0, f"{session.pending[seat].kind!r} asks seat {seat} and offers nothing"
    return seat, actions[whim.below(len(actions))]


def make_move(session: Session, move: Move) -> list[Event]:
    """Answer, or let time pass."""
    who, what = move
    return session.tick(what) if isinstance(who, str) else session.answer(who, what)

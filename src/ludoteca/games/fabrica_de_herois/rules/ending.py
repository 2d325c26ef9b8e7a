"""How a match ends (FH-R2, FH-R77, FH-D-20, FH-D-21)."""

from __future__ import annotations

from ludoteca.games.fabrica_de_herois.rules import causes
from ludoteca.games.fabrica_de_herois.state import NO_MISSIONS, NONE, OVER, TARGET, Factory, FactoryState, Player


def reaches_target(t: Factory, p: Player) -> bool:
    """FH-R77, FH-D-20: the first to reach the target wins at that instant."""
    s = t.s
    if p.points < s.target:
        return False
    finish(t, TARGET)
    return True


def no_missions_left(t: Factory) -> bool:
    """FH-D-21: at the end of a turn the deck is empty, and nobody holds a Mission."""
    s = t.s
    if s.missions:
        return False
    for p in s.players:
        if p.mission != NONE:
            return False
    finish(t, NO_MISSIONS)
    return True


def finish(t: Factory, reason: int) -> None:
    """The match is over."""
    t.s.reason = reason
    t.s.step = OVER
    t.cause = causes.GAME_ENDS
    t.tell("ended", reason)


def winners(s: FactoryState) -> list[int]:
    """FH-R77; FH-D-21: most points, then most completed Missions, then shared."""
    if s.reason == TARGET:
        return [int(p.seat) for p in s.players if p.points >= s.target]
    best = max((p.points, len(p.done)) for p in s.players)
    return [int(p.seat) for p in s.players if (p.points, len(p.done)) == best]

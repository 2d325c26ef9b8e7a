"""How a round ends, and what that means for the match (RO-R3, RO-R37, RO-R62)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.state import BREAK, DARK, HEROES, NONE, OVER, RACE, Rush


def win_round(t: Rush, side: i64, reason: i64) -> None:
    """RO-R3: one way is enough. RO-R37: a trophy for the round; the second one is the match. Trainings need one."""
    s = t.s
    if s.phase != RACE:
        return
    s.trophies[side] += 1
    s.history.append(side * 8 + reason)
    s.aim = NONE
    s.aims_left = 0
    t.tell("round-heroes" if side == HEROES else "round-sorcerer", s.round, reason)
    if s.trophies[side] >= s.content.trophies[s.scenario]:
        s.phase = OVER
        s.side = side
        t.tell("match-heroes" if side == HEROES else "match-sorcerer")
        t.reveal()
        return
    s.phase = BREAK
    s.since = s.now
    s.ready = [0] * s.seats
    s.spent = [0, 0, 0]
    s.bought = []
    if s.content.has_coins[s.scenario]:
        s.token = DARK if side == HEROES else HEROES  # RO-R62, RO-D-14
        t.tell("token-heroes" if s.token == HEROES else "token-sorcerer")

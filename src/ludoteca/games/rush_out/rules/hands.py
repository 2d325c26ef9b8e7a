"""High fives and claps (RO-R73, RO-D-12, RO-D-13): two Heroes must both press within a moment.

Nobody can forget a Curse here, so there is nothing to claim (RO-R70, RO-D-12).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.rules.completing import collect
from ludoteca.games.rush_out.state import FIRST_SPELL, NONE, Rush, RushState

MOMENT_MS: Final = 1500
CALM_MOMENT_MS: Final = 4000


def moment(s: RushState) -> i64:
    """How long a raised hand waits for the other one."""
    return CALM_MOMENT_MS if s.relaxed else MOMENT_MS


def waits_for(s: RushState, seat: i64) -> i64:
    """The completed place whose dice this Hero may collect only after a high five; NONE if there is none."""
    for place in range(FIRST_SPELL):
        if s.held[place] >> seat & 1:
            return place
    return NONE


def may_clap(s: RushState, seat: i64) -> bool:
    """RO-R73: something waits, and this hand is not up yet."""
    return s.high_five != 0 and s.pressed[seat] == NONE and waits_for(s, seat) != NONE


def clap(t: Rush, seat: i64) -> None:
    """RO-R73: a hand goes up; when all hands that are needed are up, the dice come back."""
    s = t.s
    place: i64 = waits_for(s, seat)
    s.pressed[seat] = s.now
    mask: i64 = s.held[place]
    other: i64 = NONE
    for hero in range(s.seats):
        if mask >> hero & 1:
            if s.pressed[hero] == NONE:
                t.tell("hand-up", seat)
                return
            if hero != seat:
                other = hero
    for hero in range(s.seats):
        if mask >> hero & 1:
            s.pressed[hero] = NONE
    if other == NONE:
        t.tell("clapped", seat)
    else:
        t.tell("high-fived", seat, other)
    collect(t, place, seat)


def drop_hands(t: Rush) -> None:
    """A hand that nobody met goes down."""
    s = t.s
    for seat in range(s.seats):
        if s.pressed[seat] != NONE and s.now - s.pressed[seat] >= moment(s):
            s.pressed[seat] = NONE
            t.tell("hand-missed", seat)


def next_drop(s: RushState) -> i64:
    """Milliseconds until the first raised hand goes down; -1 when none is up."""
    soonest: i64 = -1
    for seat in range(s.seats):
        if s.pressed[seat] != NONE:
            left: i64 = max(0, s.pressed[seat] + moment(s) - s.now)
            if soonest < 0 or left < soonest:
                soonest = left
    return soonest

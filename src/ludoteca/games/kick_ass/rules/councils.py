"""Who is asked: what is the team's, and what its Hero's alone.

KA-R67, KA-R88, KA-R98, KA-R119, KA-R120, KA-R167, KA-D-31, KA-D-52, KA-D-57, KA-D-70: the questions of `TEAM` are put
to the team; how damage and Hits of a Conspiracy are split is a matter of those who fight. A `pick-…` is the Hero's who
acts; where nobody does, because a Spawn card or an Event acts by itself, it is the team's, too. Everything else is one
Hero's, and nobody else can answer it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.state import NOBODY, City
from ludoteca.kernel.flow import Ask, Council, Decision

TEAM: Final = (
    "damage",  # of a Conspiracy, among those who fight
    "hits",  # likewise; who fights alone decides alone
    "ko-order",  # whose KO die is rolled first
    "bonus",  # who gets a Clean-up bonus that several have earned
    "free-item",  # who gets the free item of the Shop track
    "loot-for",  # who takes a dollar of a Loot token
    "last-helper",  # who has completed an Event that several did
    "sleeper",  # whose panel comes next in the Sleep phase
    "mist",  # which of Red Mist's tokens is turned
    "gang-from",  # where Minions are taken from for Don Genovese's gang
)


def standing(t: City) -> tuple[int, ...]:
    """Everyone who is not out of the match (KA-R187)."""
    out: list[int] = []
    for seat in range(len(t.s.heroes)):
        if not t.s.heroes[seat].out:
            out.append(seat)
    return tuple(out) if out else t.seats()


def ask(t: City, seat: i64, kind: str, actions: Sequence[int], about: object = None) -> Ask:
    """A question to one Hero, or to the team where it is nobody's in particular."""
    if seat == NOBODY:
        return ask_team(t, kind, actions, about)
    return Decision(seat, kind, actions, about, follows=t.mover == seat)


def ask_team(t: City, kind: str, actions: Sequence[int], about: object = None) -> Ask:
    """A question to the whole team."""
    seats = standing(t)
    return Council(seats, kind, actions, seats[0], about)


def ask_some(t: City, seats: list[int], kind: str, actions: Sequence[int], about: object = None) -> Ask:
    """A question to a part of the team: those who fight together; who is alone decides alone."""
    if len(seats) == 1:
        return ask(t, seats[0], kind, actions, about)
    return Council(tuple(seats), kind, actions, seats[0], about)

"""Heroes who go from one District to another (KA-R80 to R82)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.words import DOLLAR, ENTRY
from ludoteca.games.kick_ass.rules.force import rule
from ludoteca.games.kick_ass.rules.meters import lose
from ludoteca.games.kick_ass.state import MOVES, City


def enter(t: City, seat: i64, place: i64) -> None:
    """A Hero comes to a District; what lies in wait there takes its toll (words.ENTRY)."""
    hero = t.s.heroes[seat]
    start = hero.at
    hero.at = place
    hero.been |= 1 << place
    t.tell("moved", seat, start, place, hero.moves)
    if start != place:
        for what in range(DOLLAR + 1):
            n = rule(t, ENTRY, seat, what, place)
            if n > 0:
                lose(t, seat, what, n)


def walk_on(t: City, seat: i64, place: i64) -> None:
    """KA-R81: one step to an adjacent District."""
    hero = t.s.heroes[seat]
    hero.walked += 1
    t.s.tally[MOVES] += 1
    enter(t, seat, place)

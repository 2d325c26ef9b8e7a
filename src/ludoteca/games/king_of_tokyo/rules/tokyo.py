"""Tokyo, the City and the Bay: being there, going in, being moved (KOT-R37 to R46).

Yielding belongs to the attack that causes it: see attack.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import RISE
from ludoteca.games.king_of_tokyo.rules import causes
from ludoteca.games.king_of_tokyo.rules.quantities import gain_stars
from ludoteca.games.king_of_tokyo.state import BAY, CITY, OUTSIDE, Monster, Tokyo


def occupant(t: Tokyo, place: i64) -> Monster | None:
    """Who is in the City or in the Bay."""
    for monster in t.s.monsters:
        if monster.place == place:
            return monster
    return None


def bay_is_open(t: Tokyo) -> bool:
    """KOT-R14, KOT-R45: the Bay is used while five or six monsters are in play."""
    return len(t.s.monsters) > 4 and t.alive() > 4


def start_in_tokyo(t: Tokyo, me: Monster) -> None:
    """KOT-R38, KOT-R41, KOT-D-7, KOT-X19: two stars for starting a turn in Tokyo, in either place."""
    if me.place != OUTSIDE:
        t.cause = causes.IN_TOKYO
        gain_stars(me, 2)
        t.tell_change("stars-start", causes.part(t, causes.IN_TOKYO, 2), me.seat, 2, me.stars)
        for power in me.hooks[RISE]:
            t.cause = power.kind
            power.rise(t, me, me.copies[power.kind])


def enter_tokyo(t: Tokyo, me: Monster) -> None:
    """KOT-R42, KOT-R43, KOT-R44, KOT-R46: whoever is outside must enter where there is room, claws or not.

    The City first (KOT-D-4, KOT-D-5), the Bay while it is open (KOT-D-6, KOT-D-15, KOT-X22). KOT-X15: a place that
    becomes empty later waits for the next monster that comes to this step.
    """
    if me.place != OUTSIDE or not me.alive:
        return
    t.cause = causes.ENTERING
    if occupant(t, CITY) is None:
        step_in(t, me, CITY)
    elif bay_is_open(t) and occupant(t, BAY) is None:
        step_in(t, me, BAY)


def step_in(t: Tokyo, me: Monster, place: i64) -> None:
    """KOT-R37: one star for entering Tokyo."""
    me.place = place
    gain_stars(me, 1)
    t.tell_change("entered", causes.part(t, causes.ENTERING, 1), me.seat, place, me.stars, 1)


def close_bay(t: Tokyo) -> None:
    """KOT-R45, KOT-D-11, KOT-X17: with four monsters left the Bay closes at once; no star, and no yielding."""
    if bay_is_open(t):
        return
    monster = occupant(t, BAY)
    if monster is None:
        return
    before = t.cause
    t.cause = causes.BAY_CLOSES
    if occupant(t, CITY) is None:
        monster.place = CITY
        t.tell("moved-to-city", monster.seat)
    else:
        monster.place = OUTSIDE
        t.tell("bay-closed", monster.seat)
    t.cause = before

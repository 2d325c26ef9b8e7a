"""Spawn cards, and Minions and Super-Minions that come onto the board (KA-R69 to R77, R143, R155 to R158, D-8, D-9)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.words import CITY_HALL, DISTRICTS, MINION, NO_PROTECTION, SUPER
from ludoteca.games.kick_ass.rules.city import free_circles
from ludoteca.games.kick_ass.rules.ending import end, over
from ludoteca.games.kick_ass.rules.force import note, rule
from ludoteca.games.kick_ass.state import CITY_FELL, NO_EVENT, NOBODY, PROTECTED, SPAWNED, City, Foe


def arrivals(t: City) -> i64:
    """KA-R7, KA-R11: how many Minions the space of the arrival marker shows."""
    track = t.content.arrival[t.s.x]
    return track[t.s.arrival]


def move_arrival(t: City, n: i64) -> None:
    """KA-R70, KA-R77, KA-D-17: the arrival marker goes on or back, and stays on the track."""
    s = t.s
    last: i64 = len(t.content.arrival[s.x]) - 1
    to: i64 = max(0, min(last, s.arrival + n))
    if to != s.arrival:
        s.arrival = to
        t.tell("arrival", to, arrivals(t))


def shields(t: City, place: i64) -> bool:
    """KA-R156: whether a Protection marker there would stop a Minion."""
    return t.s.protection[place] > 0 and rule(t, NO_PROTECTION, NOBODY, -1, place) == 0


def spawn_minion(t: City, place: i64) -> None:
    """KA-R71, KA-R72, KA-R73, KA-R156, KA-D-9: one Minion comes to a District, or along its Route to one with room.

    KA-R143, KA-D-60: where City Hall has no room for one that must come there, all is lost at once.
    """
    s = t.s
    at = place
    while True:
        if s.protection[at] > 0:
            if shields(t, at):
                s.protection[at] -= 1
                t.tell("shielded", place, at, s.protection[at])
                return
            if free_circles(t, at) <= s.protection[at]:
                s.protection[at] -= 1  # it stops nothing, and makes room
        if free_circles(t, at) > 0:
            s.minions[at] += 1
            s.tally[SPAWNED] += 1
            t.tell("spawned", MINION, place, at, s.minions[at] + s.supers[at])
            return
        if at == CITY_HALL:
            t.tell("city-hall-full", place)
            end(t, CITY_FELL)
            return
        t.tell("passed-on", at, t.content.arrows[at])
        at = t.content.arrows[at]


def spawn_super(t: City, place: i64) -> None:
    """KA-R74, KA-R75, KA-R158, KA-D-8: a Super-Minion takes a marker's, a free or a Minion's circle, or goes on.

    If it comes round to a District where it has been, it is not placed.
    """
    s = t.s
    at = place
    been: i64 = 0
    while not been >> at & 1:
        been |= 1 << at
        if s.protection[at] > 0:
            s.protection[at] -= 1
            t.tell("ignored", at, s.protection[at])
            s.supers[at] += 1
            t.tell("spawned", SUPER, place, at, s.minions[at] + s.supers[at])
            return
        if free_circles(t, at) > 0:
            s.supers[at] += 1
            t.tell("spawned", SUPER, place, at, s.minions[at] + s.supers[at])
            return
        if s.minions[at] > 0:
            s.minions[at] -= 1
            s.supers[at] += 1
            t.tell("replaced", at)
            t.tell("spawned", SUPER, place, at, s.minions[at] + s.supers[at])
            return
        t.tell("passed-on", at, t.content.arrows[at])
        at = t.content.arrows[at]
    t.tell("nowhere", SUPER, place)


def spawn(t: City, what: i64, place: i64, n: i64) -> None:
    """So many of a kind in one place, one at a time; on a battlefield there are no circles (KA-R184, KA-R204)."""
    s = t.s
    for _ in range(n):
        if over(t):
            return
        if place >= DISTRICTS:
            if what == SUPER:
                s.supers[place] += 1
            else:
                s.minions[place] += 1
            t.tell("spawned", what, place, place, s.minions[place] + s.supers[place])
        elif what == SUPER:
            spawn_super(t, place)
        else:
            spawn_minion(t, place)


def move_minion(t: City, start: i64, to: i64) -> bool:
    """KA-D-54, KA-D-55: a Minion goes to another District; where that is at its Limit it stays.

    It is not spawned there, and its leaving is no removal. Protection meets it as one that is spawned.
    """
    s = t.s
    if shields(t, to):
        s.minions[start] -= 1
        s.protection[to] -= 1
        t.tell("shielded", start, to, s.protection[to])
        return True
    if free_circles(t, to) <= s.protection[to]:
        if s.protection[to] == 0 or free_circles(t, to) <= 0:
            t.tell("stayed", start, to)
            return False
        s.protection[to] -= 1
    s.minions[start] -= 1
    s.minions[to] += 1
    t.tell("driven", start, to, s.minions[to] + s.supers[to])
    return True


# -- Protection --------------------------------------------------------------------------------------------------------


def markers_left(t: City) -> i64:
    """KA-D-58: Protection markers that are not on the board."""
    n: i64 = t.content.protection
    for place in range(DISTRICTS):
        n -= t.s.protection[place]
    return n


def may_protect(t: City, place: i64) -> bool:
    """KA-R155, KA-D-58: a marker needs a circle with neither figure nor marker, and a marker that is left."""
    if free_circles(t, place) <= t.s.protection[place] or markers_left(t) <= 0:
        return False
    return rule(t, NO_PROTECTION, NOBODY, -1, place) == 0


def protect(t: City, place: i64) -> None:
    """KA-R155: a marker lies on the first free space."""
    t.s.protection[place] += 1
    t.s.tally[PROTECTED] += 1
    t.tell("protected", place, t.s.protection[place])


# -- Enemies with a name -----------------------------------------------------------------------------------------------


def add_foe(t: City, brute: i64, place: i64, event: i64) -> Foe:
    """KA-R66, KA-R213: a Mini-boss comes to a place, with the numbers of its card; it needs no circle."""
    piece = t.content.brutes[brute]
    x = t.s.x
    return put_foe(t, brute, place, event, piece.power.of(x), piece.life.of(x), piece.armour.of(x))


def put_foe(t: City, brute: i64, place: i64, event: i64, power: i64, life: i64, armour: i64) -> Foe:
    """An Enemy with these numbers. One that belongs to no Event keeps its wounds (KA-R115)."""
    s = t.s
    made = Foe()
    made.number = s.foe_numbers
    s.foe_numbers += 1
    made.foe = brute
    made.at = place
    made.power = power
    made.life = life
    made.armour = armour
    made.event = event
    made.lasting = event == NO_EVENT
    s.foes.append(made)
    note(s, t.content.brutes[brute].lines)
    t.tell("foe", brute, place, power, life, armour)
    return made

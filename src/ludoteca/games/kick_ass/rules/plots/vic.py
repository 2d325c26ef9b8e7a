"""Giant Vic and the Skull Gang: the skull track and the march (KA-R171 to R180, D-27, D-28, D-62)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.box import SKULL_MOST, SKULL_START, VIC
from ludoteca.games.kick_ass.content.words import POLICE, RING
from ludoteca.games.kick_ass.rules import causes, plotting
from ludoteca.games.kick_ass.rules.city import boss_of
from ludoteca.games.kick_ass.state import City


def set_up(t: City) -> None:
    """KA-R171: Vic and his gang at the Police Station, the Skull marker on 15."""
    s = t.s
    s.skull = SKULL_START
    s.gang = t.content.plots[VIC].gang[s.x]
    plotting.put_boss(t, POLICE)
    t.tell("gang", POLICE, s.gang)
    t.tell("skull", s.skull)


def move_skull(t: City, n: i64) -> None:
    """KA-R177 to R179, KA-D-27: the Skull marker moves between 0 and 20."""
    s = t.s
    to: i64 = max(0, min(SKULL_MOST, s.skull + n))
    if to != s.skull:
        s.skull = to
        t.tell("skull", to, n)


def next_on_ring(place: i64, steps: i64) -> i64:
    """KA-R176: clockwise, City Hall is left out."""
    for index in range(len(RING)):
        if RING[index] == place:
            return RING[(index + steps) % len(RING)]
    return place


def march(t: City) -> None:
    """KA-R176, KA-R177, KA-R178, KA-D-62: one District on; who stands there is swept away, and the marker moves.

    KA-D-12: what the villain removes gives no bonus. Mini-bosses stay.
    """
    s = t.s
    boss = boss_of(t)
    if boss is None:
        return
    t.cause = causes.MARCH
    start = boss.at
    boss.at = next_on_ring(start, 1)
    place = boss.at
    t.tell("marched", boss.foe, start, place, s.gang)
    swept = s.minions[place] + 2 * s.supers[place]
    if swept == 0:
        move_skull(t, -2)
        return
    t.tell("swept", place, s.minions[place], s.supers[place])
    s.minions[place] = 0
    s.supers[place] = 0
    move_skull(t, swept)

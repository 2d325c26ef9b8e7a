"""The city and who stands where: circles, Limits, Enemies (KA-R13 to R16, R88 to R91, R109, R114)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.box import DON, VIC
from ludoteca.games.kick_ass.content.words import DISTRICTS
from ludoteca.games.kick_ass.state import NO_PLACE, City, CityState, Foe


def units_at(t: City, place: i64) -> i64:
    """KA-R15: Minions and Super-Minions on the circles of a place."""
    return t.s.minions[place] + t.s.supers[place]


def free_circles(t: City, place: i64) -> i64:
    """KA-R14, KA-R91: circles without a figure, protected or not (KA-D-9)."""
    return t.content.limits[place] - t.s.minions[place] - t.s.supers[place]


def is_taken(t: City, place: i64) -> bool:
    """KA-R90, KA-D-10: every circle holds a Minion or a Super-Minion; markers and Bosses do not matter."""
    return place < DISTRICTS and free_circles(t, place) <= 0


def boss_of(t: City) -> Foe | None:
    """The Boss of the Final Plot, while he is on the board."""
    s = t.s
    if s.revealed:
        boss = t.content.plots[s.plot].boss
        for foe in s.foes:
            if foe.foe == boss:
                return foe
    return None


def gang_place(t: City) -> i64:
    """Where the gang of Vic or Don stands: with its boss, off the circles (KA-R190, KA-D-28)."""
    if t.s.gang == 0:
        return NO_PLACE
    boss = boss_of(t)
    return NO_PLACE if boss is None else boss.at


def gang_at(t: City, place: i64) -> i64:
    """Gang members in a place."""
    return t.s.gang if t.s.gang > 0 and gang_place(t) == place else 0


def foes_at(t: City, place: i64) -> i64:
    """Mini-bosses and Bosses in a place."""
    n: i64 = 0
    for foe in t.s.foes:
        if foe.at == place:
            n += 1
    return n


def enemies_at(t: City, place: i64) -> i64:
    """KA-R88: all Enemies in a place: figures on circles, gangs, Mini-bosses and Bosses."""
    return t.s.minions[place] + t.s.supers[place] + gang_at(t, place) + foes_at(t, place)


def ordinary_at(t: City, place: i64) -> i64:
    """KA-D-30, KA-D-64: ordinary Minions in a place, those of Don's gang too."""
    n: i64 = t.s.minions[place]
    if t.s.gang > 0 and t.s.plot == DON:
        n += gang_at(t, place)
    return n


def heroes_at(t: City, place: i64) -> i64:
    """How many Heroes stand in a place."""
    n: i64 = 0
    for hero in t.s.heroes:
        if hero.at == place and not hero.out:
            n += 1
    return n


def figures_on_board(s: CityState) -> i64:
    """KA-D-57: Minions, Super-Minions and gang members on the board, against the 27 of the box."""
    n: i64 = s.gang
    for place in range(len(s.minions)):
        n += s.minions[place] + s.supers[place]
    return n


def fullest(t: City) -> list[int]:
    """The Districts with the most Enemies."""
    best: i64 = 0
    out: list[int] = []
    for place in range(DISTRICTS):
        n = enemies_at(t, place)
        if n > best:
            best = n
            out = [place]
        elif n == best:
            out.append(place)
    return out


def untouchable(t: City) -> bool:
    """KA-R173, KA-D-27: with the Skull marker at 15 or more, Vic's gang takes no part in any Combat."""
    return t.s.plot == VIC and t.s.gang > 0 and t.s.skull >= 15

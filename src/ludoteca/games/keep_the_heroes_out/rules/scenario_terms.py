"""What a scenario's rule can look at: rooms, and what there is in them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.content.box import CELLS, CLASSES, NO_ROOM, ROOMS, TYPE_OF, TYPES
from ludoteca.games.keep_the_heroes_out.content.scenario import (
    ANY,
    AT_LEAST,
    AT_STAGE,
    DARK,
    HERE,
    HERO,
    IN_DUNGEON,
    IN_ROOM,
    IN_TYPE,
    MARK_ACTED,
    MARK_LIT,
    MARK_SHOWN,
    MARK_STAGE,
    MONSTER,
    OF_PLAYERS,
    OF_WAVE,
    OUTSIDE,
    OVER,
    PORTAL,
    ROOM,
    SHOWN,
    TOKEN,
    TREASURE,
    TYPE,
    UNCOMPLETED,
    Clause,
    Term,
    Where,
)
from ludoteca.games.keep_the_heroes_out.state import COMPLETED, NO_TREASURE, Dungeon
from ludoteca.games.keep_the_heroes_out.state import UNCOMPLETED as UNCOMPLETED_PORTAL

NO_CLASS: Final = -1


def acted(t: Dungeon, clause: i64) -> None:
    """The scenario's rule does something: the board shows it, and it is told."""
    marks = t.s.marks
    marks[MARK_ACTED] += 1
    marks[MARK_LIT] = int(t.s.turns + 1)
    t.tell("rule-acted", clause, marks[MARK_ACTED])


def in_where(t: Dungeon, where: Where, room: i64, here: i64) -> bool:
    """Whether a room of the dungeon is one of those that a word speaks of."""
    kind = where.kind
    if kind == IN_DUNGEON:
        return True
    if kind == IN_ROOM:
        return room == where.arg
    if kind == IN_TYPE:
        return TYPE_OF[room] == where.arg
    if kind == OUTSIDE:
        return room != where.arg
    if kind == HERE:
        return room == here
    if kind == AT_STAGE:
        return t.s.marks[MARK_STAGE] == room + 1
    if kind == SHOWN:
        return t.s.marks[MARK_SHOWN] == TYPE_OF[room] + 1
    most = crowd(t)
    return most > 0 and heroes_in(t, room) == most


def rooms_of(t: Dungeon, where: Where, here: i64) -> list[int]:
    """The rooms of the dungeon that a word speaks of."""
    found: list[int] = []
    for room in range(ROOMS):
        if t.has(room) and in_where(t, where, room, here):
            found.append(room)
    return found


def heroes_in(t: Dungeon, room: i64) -> i64:
    """How many Heroes are in a room."""
    n: i64 = 0
    for hero in t.s.heroes:
        if hero.room == room:
            n += 1
    return n


def crowd(t: Dungeon) -> i64:
    """How many Heroes are where most of them are."""
    most: i64 = 0
    for room in range(ROOMS):
        n = heroes_in(t, room)
        if n > most:
            most = n
    return most


def ringleader(t: Dungeon) -> i64:
    """The class with more prisoners than any other, or NO_CLASS."""
    counts: list[int] = [0] * CLASSES
    for hero in t.s.heroes:
        if hero.room == CELLS and hero.hero < CLASSES:
            counts[hero.hero] += 1
    leader: i64 = NO_CLASS
    most: i64 = 0
    for hero_class in range(CLASSES):
        if counts[hero_class] > most:
            most = counts[hero_class]
            leader = hero_class
        elif counts[hero_class] == most:
            leader = NO_CLASS
    return leader


def amount_of(t: Dungeon, amount: i64) -> i64:
    """A number of a rule, where it depends on the match."""
    if amount == OF_WAVE:
        return t.s.wave
    if amount == OF_PLAYERS:
        return len(t.s.clans)
    return amount


def count(t: Dungeon, term: Term, here: i64) -> i64:
    """How many of what a condition counts are there."""
    if term.what == TYPE:
        return count_types(t)
    n: i64 = 0
    if term.what == HERO:
        for hero in t.s.heroes:
            if (term.arg == ANY or hero.hero == term.arg) and in_where(t, term.where, hero.room, here):
                n += 1
        return n
    for room in range(ROOMS):
        if t.has(room) and (term.what == ROOM or in_where(t, term.where, room, here)):
            n += count_in(t, term, room)
    return n


def count_types(t: Dungeon) -> i64:
    """How many types of rooms there are in the dungeon."""
    mask: i64 = 0
    for room in range(ROOMS):
        if t.has(room):
            mask |= 1 << TYPE_OF[room]
    n: i64 = 0
    for room_type in range(TYPES):
        n += mask >> room_type & 1
    return n


def count_in(t: Dungeon, term: Term, room: i64) -> i64:
    """How many of what a condition counts are in one room; the room itself is one."""
    s = t.s
    what = term.what
    if what == TOKEN:
        return s.tokens[room][term.arg]
    if what == MONSTER:
        n: i64 = 0
        for clan in s.clans:
            n += clan.rooms.count(room)
        return n
    there = what == ROOM
    if what == TREASURE:
        there = s.treasures[room] != NO_TREASURE
    elif what == PORTAL:
        there = s.portals[room] == COMPLETED
    elif what == UNCOMPLETED:
        there = s.portals[room] == UNCOMPLETED_PORTAL
    elif what == DARK:
        there = s.lights[room] != 0
    return 1 if there else 0


def holds(t: Dungeon, clause: Clause, here: i64 = NO_ROOM) -> bool:
    """Whether all conditions of a clause are met."""
    for term in clause.terms:
        there = count(t, term, here)
        amount = amount_of(t, term.amount)
        if term.compare == AT_LEAST:
            met = there >= amount
        elif term.compare == OVER:
            met = there > amount
        else:
            met = there < amount
        if not met:
            return False
    return True

"""Deeds in Districts: spawning, eliminating, cleaning, protecting, driving, striking, luring, blocking (words.py)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.words import (
    ALL_OF,
    ANYWHERE,
    BLOCKED,
    BRUTE,
    DISTRICTS,
    SELF,
    Deed,
)
from ludoteca.games.kick_ass.rules import effects, fall, hits
from ludoteca.games.kick_ass.rules.city import enemies_at, free_circles, ordinary_at
from ludoteca.games.kick_ass.rules.conditions import amount
from ludoteca.games.kick_ass.rules.councils import ask
from ludoteca.games.kick_ass.rules.ending import over
from ludoteca.games.kick_ass.rules.force import add_lasting
from ludoteca.games.kick_ass.rules.pools import roll_red
from ludoteca.games.kick_ass.rules.spawn import add_foe, may_protect, move_minion, protect, shields, spawn
from ludoteca.games.kick_ass.state import BLANK, NOBODY, City
from ludoteca.kernel.flow import Flow


def spawn_some(t: City, seat: i64, deed: Deed, site: i64, event: i64) -> Flow[None]:
    """KA-R71 to R76, KA-R162: so many in each of the places, or in one that is chosen; a brute belongs to its Event."""
    n = amount(t, deed, seat)
    among = effects.places(t, seat, deed.place, site)
    if effects.is_choice(deed.place):
        place = yield from effects.pick_place(t, seat, deed, among, False)
        among = [int(place)] if place >= 0 else []
    for one in among:
        if over(t):
            return
        if deed.what == BRUTE:
            add_foe(t, deed.arg, one, event)
        else:
            spawn(t, deed.what, one, n)


def eliminate_some(t: City, seat: i64, deed: Deed, site: i64) -> Flow[None]:
    """KA-R162: so many in each of the places; ANYWHERE, or in one of several, one by one where the actor likes."""
    among = effects.places(t, seat, deed.place, site)
    n: i64 = ALL_OF if deed.n == ALL_OF else amount(t, deed, seat)
    if not effects.is_choice(deed.place):
        for place in among:
            if not over(t):
                yield from fall.eliminate(t, seat, place, deed.what, n)
        return
    if deed.place != ANYWHERE or n == ALL_OF:
        here = [one for one in among if fall.count_of(t, one, deed.what) > 0]
        place = yield from effects.pick_place(t, seat, deed, here, seat != NOBODY)
        if place >= 0:
            yield from fall.eliminate(t, seat, place, deed.what, n)
        return
    for _ in range(n):
        here = [one for one in among if fall.count_of(t, one, deed.what) > 0]
        place = yield from effects.pick_place(t, seat, deed, here, seat != NOBODY)
        if place < 0 or over(t):
            return
        yield from fall.eliminate(t, seat, place, deed.what, 1)


def clean_some(t: City, seat: i64, deed: Deed, site: i64) -> Flow[None]:
    """KA-R89: all ordinary Minions of a District."""
    among = [one for one in effects.places(t, seat, deed.place, site) if ordinary_at(t, one) > 0]
    if effects.is_choice(deed.place):
        place = yield from effects.pick_place(t, seat, deed, among, seat != NOBODY)
        among = [int(place)] if place >= 0 else []
    for one in among:
        if not over(t):
            yield from fall.clean(t, seat, one)


def protect_there(t: City, seat: i64, deed: Deed, site: i64) -> Flow[None]:
    """KA-R155, KA-D-58: Protection markers; ANYWHERE may be split."""
    n = amount(t, deed, seat)
    if deed.place == ANYWHERE:
        yield from effects.protect_some(t, seat, n)
        return
    among = effects.places(t, seat, deed.place, site)
    if effects.is_choice(deed.place):
        among = [one for one in among if may_protect(t, one)]
        place = yield from effects.pick_place(t, seat, deed, among, False)
        among = [int(place)] if place >= 0 else []
    for one in among:
        for _ in range(n):
            if one < DISTRICTS and may_protect(t, one):
                protect(t, one)


def drive(t: City, seat: i64, deed: Deed, site: i64) -> Flow[None]:
    """KA-D-54, KA-D-55: Minions go from a District to another. Don's gang never does (KA-D-64)."""
    s = t.s
    starts = [one for one in effects.places(t, seat, deed.place, site) if one < DISTRICTS and s.minions[one] > 0]
    if effects.is_choice(deed.place):
        place = yield from effects.pick_place(t, seat, deed, starts, seat != NOBODY)
        starts = [int(place)] if place >= 0 else []
    for start in starts:
        n: i64 = s.minions[start] if deed.n == ALL_OF else min(s.minions[start], amount(t, deed, seat))
        for _ in range(n):
            ends = [one for one in effects.places(t, seat, deed.to, start) if one < DISTRICTS and one != start]
            to: i64 = ends[0] if ends else -1
            if len(ends) > 1:
                to = yield from pick_end(t, seat, deed, start, ends)
            if to >= 0 and not move_minion(t, start, to) and len(ends) == 1:
                break


def pick_end(t: City, seat: i64, deed: Deed, start: i64, ends: list[int]) -> Flow[i64]:
    """Where a driven Minion goes: any of these that has room."""
    able = [one for one in ends if free_circles(t, one) > 0]
    if len(able) == 0:
        return -1
    if len(able) == 1:
        return able[0]
    cause = t.cause
    actions: list[int] = [1 + start * 16 + one for one in able]
    answer = yield ask(t, seat, "pick-ways", actions, (cause, int(deed.verb), int(deed.what)))
    t.cause = cause
    return (answer - 1) % 16


def strike(t: City, seat: i64, deed: Deed, site: i64) -> Flow[None]:
    """KA-R148, KA-D-25: red dice against a District: only Hits count, nobody strikes back, no Bolts and no bonus."""
    among = [one for one in effects.places(t, seat, deed.place, site) if enemies_at(t, one) > 0]
    place: i64 = among[0] if len(among) == 1 else -1
    if effects.is_choice(deed.place):
        place = yield from effects.pick_place(t, seat, deed, among, seat != NOBODY)
    if place < 0:
        return
    total: i64 = 0
    faces = roll_red(t, seat, amount(t, deed, seat))
    for face in faces:
        if face != BLANK:
            total += 1
    t.tell("struck", seat, place, len(faces), total)
    helpers: list[int] = [int(seat)] if seat != NOBODY else []
    yield from hits.spend(t, helpers, place, total, 0)
    if helpers and not over(t):
        yield from fall.cleaned(t, place, helpers)


def lure(t: City, seat: i64, deed: Deed) -> Flow[None]:
    """KA-R152: up to n Minions from anywhere to one's District; those above its Limit are eliminated."""
    s = t.s
    if seat == NOBODY or s.heroes[seat].at >= DISTRICTS:
        return
    to = s.heroes[seat].at
    for _ in range(amount(t, deed, seat)):
        among = [one for one in range(DISTRICTS) if one != to and s.minions[one] > 0]
        place = yield from effects.pick_place(t, seat, deed, among, True)
        if place < 0:
            return
        if free_circles(t, to) > 0 or shields(t, to):
            move_minion(t, place, to)
        else:
            s.minions[place] -= 1
            s.minions[to] += 1
            fall.kill_minion(t, to, False)
            t.tell("trapped", place, to)


def block(t: City, seat: i64, deed: Deed, site: i64) -> Flow[None]:
    """KA-R160, KA-D-57: an Inactive-Timer marker for a while."""
    among = effects.places(t, seat, deed.place, site)
    if effects.is_choice(deed.place):
        place = yield from effects.pick_place(t, seat, deed, among, False)
        among = [int(place)] if place >= 0 else []
    rule = Deed(BLOCKED)
    rule.duration = deed.duration
    rule.who = SELF
    for one in among:
        if one < DISTRICTS:
            add_lasting(t, rule, NOBODY, one, 1)

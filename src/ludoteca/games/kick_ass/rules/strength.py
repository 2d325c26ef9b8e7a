"""Power, Life and Armour of Enemies as things stand (KA-R109, R114, R174, words.STRONGER, TOUGHER, ARMOURED)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.box import VIC
from ludoteca.games.kick_ass.content.words import (
    ARMOURED,
    BRUTE,
    ENEMY,
    FIRST_RULE,
    MINION,
    NOTHING,
    STRONGER,
    SUPER,
    TOUGHER,
)
from ludoteca.games.kick_ass.rules.city import boss_of, gang_at, gang_place, untouchable
from ludoteca.games.kick_ass.rules.force import rule
from ludoteca.games.kick_ass.state import NOBODY, City, Foe


def changed(t: City, verb: i64, what: i64, place: i64) -> i64:
    """By how much a rule changes a number of each Enemy of a kind in a place; ENEMY is Minion or Super-Minion."""
    if not t.s.in_force >> (verb - FIRST_RULE) & 1:
        return 0
    n = rule(t, verb, NOBODY, what, place)
    if what != BRUTE:
        n += rule(t, verb, NOBODY, ENEMY, place) - rule(t, verb, NOBODY, NOTHING, place)
    return n


def minion_power(t: City, place: i64) -> i64:
    """KA-R109: 1."""
    return max(0, 1 + changed(t, STRONGER, MINION, place))


def minion_life(t: City, place: i64) -> i64:
    """KA-R114: 1."""
    return max(1, 1 + changed(t, TOUGHER, MINION, place))


def minion_armour(t: City, place: i64) -> i64:
    """Usually none (KA-R113)."""
    return max(0, changed(t, ARMOURED, MINION, place))


def super_power(t: City, place: i64) -> i64:
    """KA-R109: 2."""
    return max(0, 2 + changed(t, STRONGER, SUPER, place))


def super_life(t: City, place: i64) -> i64:
    """KA-R114: 2."""
    return max(1, 2 + changed(t, TOUGHER, SUPER, place))


def super_armour(t: City, place: i64) -> i64:
    """Usually none."""
    return max(0, changed(t, ARMOURED, SUPER, place))


def gang_power(t: City) -> i64:
    """KA-R174: a member of the Skull Gang by the Skull marker, from 2X to 4X; Don's Minions are ordinary (KA-D-64)."""
    s = t.s
    if s.plot == VIC:
        return (2 + min(s.skull, 14) // 5) * s.x
    return minion_power(t, max(0, gang_place(t)))


def gang_life(t: City) -> i64:
    """KA-R174: the same number as its Power."""
    s = t.s
    if s.plot == VIC:
        return (2 + min(s.skull, 14) // 5) * s.x
    return minion_life(t, max(0, gang_place(t)))


def gang_armour(t: City) -> i64:
    """None but for what makes Minions armoured."""
    return 0 if t.s.plot == VIC else minion_armour(t, max(0, gang_place(t)))


def foe_power(t: City, foe: Foe) -> i64:
    """KA-R109: as printed, and as it was changed."""
    return max(0, foe.power + changed(t, STRONGER, BRUTE, foe.at))


def foe_life(t: City, foe: Foe) -> i64:
    """KA-R114: as printed; one that keeps its wounds has what is left of it."""
    return foe.life if foe.lasting else max(1, foe.life + changed(t, TOUGHER, BRUTE, foe.at))


def foe_armour(t: City, foe: Foe) -> i64:
    """KA-R141, KA-D-51."""
    return max(0, foe.armour + changed(t, ARMOURED, BRUTE, foe.at))


def takes_part(t: City, foe: Foe) -> bool:
    """KA-R172: Vic takes no part in a Combat while one of his gang is on the board."""
    s = t.s
    return not (s.plot == VIC and s.revealed and s.gang > 0 and foe is boss_of(t))


def gang_fights(t: City, place: i64) -> i64:
    """How many of a gang can be fought in a place: none while the Skull marker is at 15 or more (KA-R173, KA-D-27)."""
    return 0 if untouchable(t) else gang_at(t, place)


def enemy_power(t: City, place: i64) -> i64:
    """KA-R109: the Power of all Enemies in a place who take part."""
    s = t.s
    total: i64 = 0
    if s.minions[place] > 0:
        total += s.minions[place] * minion_power(t, place)
    if s.supers[place] > 0:
        total += s.supers[place] * super_power(t, place)
    if s.gang > 0:
        total += gang_fights(t, place) * gang_power(t)
    for foe in s.foes:
        if foe.at == place and takes_part(t, foe):
            total += foe_power(t, foe)
    return total


def can_fight(t: City, place: i64) -> bool:
    """KA-R108, KA-D-27: whether there is anyone to fight in a place."""
    s = t.s
    if s.minions[place] + s.supers[place] > 0 or (s.gang > 0 and gang_fights(t, place) > 0):
        return True
    for foe in s.foes:
        if foe.at == place and takes_part(t, foe):
            return True
    return False

"""What Heroes do beside dice on cards: experience, abilities, the whirlwind (RO-R58, RO-R87, RO-R88)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.actions import BLESS, DRIVE_BACK, GIVE, HEAL, KEEP, LIFT, WHIRL
from ludoteca.games.rush_out.bots.look import open_slots
from ludoteca.games.rush_out.rules.dice import may_whirl
from ludoteca.games.rush_out.rules.experience import open_award
from ludoteca.games.rush_out.rules.placing import fits
from ludoteca.games.rush_out.state import (
    ANYWHERE,
    BARD,
    CLERIC,
    COLD,
    DRAGON_TILE,
    FIRST_LAID,
    FRESH,
    GUARD,
    HERO_DICE,
    HIGH_FIVE,
    JOKER,
    LAID,
    NONE,
    ONE_HAND,
    SILENCE,
    SLOTS,
    STRIDE,
    WARRIOR,
    WHIRLWIND,
    RushState,
)

NEAR: Final = 2  # where the Dragon is worth three points of experience
NEARLY_FULL: Final = 2  # open slots


def whirl(s: RushState, seat: i64) -> i64:
    """RO-R58: the die that is missed least: one in hand, best one that has to be rolled anyway."""
    found: i64 = NONE
    for index in range(HERO_DICE):
        if may_whirl(s, seat, index):
            if s.at[seat * STRIDE + index] == COLD:
                return WHIRL + index
            if found == NONE or s.face[seat * STRIDE + found] == JOKER:
                found = index
    return WHIRL + found if found != NONE else -1


def award(s: RushState, seat: i64, told_to_take: bool) -> i64:
    """RO-R87: to whom of the two the point brings more, unless this one is told to; -1: there is nothing to decide."""
    index: i64 = open_award(s, seat)
    if index == NONE:
        return -1
    if told_to_take:
        return KEEP + s.awards[index]
    other: i64 = s.awards[index + 1]
    if other == seat:
        other = s.awards[index + 2]
    keeps = hunger(s, seat) >= hunger(s, other)
    return (KEEP if keeps else GIVE) + s.awards[index]


def hunger(s: RushState, seat: i64) -> float:
    """How much a point of experience is worth to a Hero: one over the points that are missing, more if it is urgent."""
    role: i64 = s.roles[seat]
    cost: i64 = s.content.ability_cost[role]
    missing: i64 = cost - len(s.experience[seat])
    wish = 1.0 / float(missing if missing > 0 else cost + 1)
    return wish * 1.5 if is_wanted(s, role) else wish


def is_wanted(s: RushState, role: i64) -> bool:
    """Whether an ability would do something good at this moment."""
    if role == BARD:
        return 1 in s.wounded
    if role == GUARD:
        return worst_laid(s) != NONE
    return s.dragon > 0 if role == WARRIOR else True


def use_ability(s: RushState, seat: i64) -> i64:
    """RO-R88: as soon as it is paid for and does something; -1 otherwise."""
    role: i64 = s.roles[seat]
    if len(s.experience[seat]) < s.content.ability_cost[role]:
        return -1
    if role == BARD:
        return heal(s)
    if role == GUARD:
        laid: i64 = worst_laid(s)
        return LIFT + laid if laid != NONE else -1
    if role == WARRIOR:
        return DRIVE_BACK if s.dragon >= NEAR else -1
    return bless(s) if role == CLERIC else -1


def heal(s: RushState) -> i64:
    """RO-R88a: the Hero whose tile is the farthest from being full."""
    found: i64 = -1
    most: i64 = 0
    for hero in range(s.seats):
        if s.wounded[hero] and open_slots(s, 4 + hero) > most:
            found = HEAL + hero
            most = open_slots(s, 4 + hero)
    return found


def worst_laid(s: RushState) -> i64:
    """RO-R88b: which laid card hurts most; NONE when none is worth three points."""
    found: i64 = NONE
    most: i64 = 0
    for laid in range(LAID):
        card: i64 = s.cards[FIRST_LAID + laid]
        if card == NONE or s.held[FIRST_LAID + laid]:
            continue
        effect: i64 = s.content.effect[card]
        harm: i64 = 2
        if effect == SILENCE:
            harm = 0
        elif effect == ONE_HAND:
            harm = 5
        elif effect == WHIRLWIND:
            harm = 4
        elif effect == HIGH_FIVE:
            harm = 3
        if harm > most:
            found = laid
            most = harm
    return found


def bless(s: RushState) -> i64:
    """RO-R88d: a die that fits nowhere on its owner's card, which it would complete, or nearly, as a Joker."""
    for hero in range(s.seats):
        place: i64 = s.where[hero]
        if hero == s.sorcerer or place == NONE or s.held[place] or open_slots(s, place) > NEARLY_FULL:
            continue
        if s.landed[hero] != ANYWHERE and s.landed[hero] != place:
            continue
        if not takes(s, hero, place, JOKER):
            continue
        for die in range(hero * STRIDE, hero * STRIDE + HERO_DICE):
            if s.at[die] == FRESH and s.face[die] != JOKER and not takes(s, hero, place, s.face[die]):
                return BLESS + die
    return -1


def takes(s: RushState, hero: i64, place: i64, face: i64) -> bool:
    """Whether an empty slot of this place takes such a die of this Hero."""
    if place == DRAGON_TILE and s.dragon == 0:
        return False
    needs = s.needs[place]
    for slot in range(len(needs)):
        if s.slots[place * SLOTS + slot] == NONE and fits(s, hero, face, needs[slot]):
            return True
    return False

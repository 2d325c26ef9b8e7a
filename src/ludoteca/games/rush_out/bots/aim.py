"""At what the Sorcerer aims: the card that the Heroes would miss most, the die, the Hero."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.actions import AIM_DIE, AIM_HERO, AIM_PLACE
from ludoteca.games.rush_out.bots.look import in_hand, open_code, open_slots, team_rolls, tile_rolls, whole_code
from ludoteca.games.rush_out.bots.odds import NEVER
from ludoteca.games.rush_out.rules.casting import A_DIE, A_PLACE, is_open_die, is_open_place, is_victim, kind_of_target
from ludoteca.games.rush_out.state import (
    CONFRONTATION,
    DISPELLING,
    DOOM,
    DRAGON_TILE,
    FIRST_LAID,
    FIRST_SPELL,
    NONE,
    SLOTS,
    SPACES,
    STRIDE,
    WHIRLWIND,
    RushState,
)

PER_DIE: Final = 1.5  # rolls that a die on a card stands for, at a glance
LAST_SLOT: Final = 1.5  # more, when a card is nearly full
BLOCKED: Final = 0.5  # part of the loss that counts on a card under the Dragon
A_LOT: Final = 12.0


def aim(s: RushState, deep: bool) -> i64:
    """The target of the effect that waits."""
    kind: i64 = kind_of_target(s)
    if kind == A_PLACE:
        place: i64 = best_place(s, deep)
        return AIM_PLACE + place if place != NONE else -1
    if kind == A_DIE:
        die: i64 = best_die(s, deep)
        return AIM_DIE + die if die != NONE else -1
    hero: i64 = best_victim(s)
    return AIM_HERO + hero if hero != NONE else -1


# -- dice ------------------------------------------------------------------------------------------------------


def importance(s: RushState, place: i64) -> float:
    """What a place is to the Heroes."""
    if place < SPACES:
        weight = 1.0
        if s.content.family[s.cards[place]] == CONFRONTATION:
            weight = 2.0 if s.lives > 1 else 6.0
        return weight * BLOCKED if s.dragon == place + 1 else weight
    if place == DRAGON_TILE:
        return 1.5 if s.dragon < 3 else 3.0
    if place < FIRST_LAID:
        return 1.0
    return 1.3


def loss_at(s: RushState, place: i64, deep: bool) -> float:
    """Rolls that the Heroes would lose with all dice there: a glance at their number, or what it really takes."""
    if not deep:
        loss = PER_DIE * float(s.filled[place])
        if open_slots(s, place) <= 1:
            loss += LAST_SLOT
        return loss * importance(s, place)
    now = rolls_of_heroes(s, place, open_code(s, place), open_slots(s, place), False)
    then = rolls_of_heroes(s, place, whole_code(s.needs[place]), len(s.needs[place]), True)
    return limited(then - now) * importance(s, place)


def limited(rolls: float) -> float:
    """A card that nobody can finish as things stand is no great loss."""
    return A_LOT if rolls > A_LOT else max(0.0, rolls)


def rolls_of_heroes(s: RushState, place: i64, code: i64, slots: i64, emptied: bool) -> float:
    """Rolls of those who are at work there, or of one of them and whoever comes."""
    first: i64 = NONE
    second: i64 = NONE
    for hero in range(s.seats):
        if s.where[hero] == place:
            if first == NONE:
                first = hero
            else:
                second = hero
    if first == NONE:
        return NEVER
    dice: i64 = in_hand(s, first) + (s.lying[first] if emptied else 0)
    if place == DRAGON_TILE:
        return tile_rolls(s, slots, dice, second, 0.0)
    return team_rolls(s, code, first, dice, second, 0.0)


def best_place(s: RushState, deep: bool) -> i64:
    """RO-R43, RO-R68g: where all dice will be taken."""
    found: i64 = NONE
    most = -1.0
    for place in range(FIRST_SPELL):
        if is_open_place(s, place):
            loss = loss_at(s, place, deep)
            if loss > most:
                found = place
                most = loss
    return found


def best_die(s: RushState, deep: bool) -> i64:
    """RO-R43: the die that will be taken, on the best place; one whose symbol its owner's Joker does not stand for."""
    place: i64 = best_place(s, deep)
    if place == NONE:
        return NONE
    found: i64 = NONE
    for slot in range(len(s.needs[place])):
        die: i64 = s.slots[place * SLOTS + slot]
        if die == NONE or not is_open_die(s, die):
            continue
        symbol: i64 = s.needs[place][slot]
        if found == NONE or not s.joker[die // STRIDE] >> symbol & 1:
            found = die
    return found


# -- Heroes ----------------------------------------------------------------------------------------------------


def best_victim(s: RushState) -> i64:
    """The Hero whom the effect hurts most; NONE when nobody can be chosen."""
    card: i64 = s.cards[s.aim]
    family: i64 = s.content.family[card]
    found: i64 = NONE
    most = -1.0
    for hero in range(s.seats):
        if not is_victim(s, hero):
            continue
        hurt: float
        if family == DISPELLING:
            hurt = hurt_by_dispelling(s, hero, s.content.effect[card])
        elif family == DOOM:
            hurt = hurt_by_wound(s, hero)
        else:
            hurt = hurt_by_regression(s, hero)
        if hurt > most:
            found = hero
            most = hurt
    return found


def hurt_by_dispelling(s: RushState, hero: i64, effect: i64) -> float:
    """The strongest Hero who does not suffer from the same already."""
    hurt = 1.0 + 0.3 * float(len(s.equipment[hero])) + 0.1 * float(s.lying[hero])
    if effect == WHIRLWIND:
        return hurt * 0.2 if s.whirlwinds[hero] else hurt
    symbol: i64 = effect - 1
    if s.forbidden[hero] >> symbol & 1:
        return hurt * 0.1
    return hurt * 1.5 if s.joker[hero] >> symbol & 1 else hurt


def hurt_by_wound(s: RushState, hero: i64) -> float:
    """A Hero who is busy, so that healing costs most."""
    return 1.0 + float(s.lying[hero]) + (0.5 if s.whirlwinds[hero] else 0.0)


def hurt_by_regression(s: RushState, hero: i64) -> float:
    """Who is nearest to using the ability."""
    return float(len(s.experience[hero])) / float(s.content.ability_cost[s.roles[hero]])

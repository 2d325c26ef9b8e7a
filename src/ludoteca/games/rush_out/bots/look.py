"""What a player sees at a glance: what is open on a card, which of the dice in hand fit, how far a team is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.actions import place_action
from ludoteca.games.rush_out.bots.odds import NEVER, SYMBOLS, UNITS, alone, digit, jokers, together
from ludoteca.games.rush_out.state import (
    DRAGON_TILE,
    FRESH,
    HERO_DICE,
    JOKER,
    NONE,
    SLOTS,
    STRIDE,
    RushState,
    dice_of,
)

HANDICAPPED: Final = 1.3  # how much longer two Heroes need when one of them may not use a symbol that is asked for


def open_slots(s: RushState, place: i64) -> i64:
    """How many slots of a place are empty."""
    return len(s.needs[place]) - s.filled[place]


def open_code(s: RushState, place: i64) -> i64:
    """The symbols of the empty slots, as `odds` counts them. Jokers on the Dragon tile do not count."""
    code: i64 = 0
    at: i64 = place * SLOTS
    for symbol in s.needs[place]:
        if s.slots[at] == NONE and symbol != JOKER:
            code += UNITS[symbol]
        at += 1
    return code


def whole_code(needs: list[int]) -> i64:
    """All symbols of a card."""
    code: i64 = 0
    for symbol in needs:
        if symbol != JOKER:
            code += UNITS[symbol]
    return code


def asks_for(code: i64, mask: i64) -> bool:
    """Whether any symbol of the mask is among those asked for."""
    for symbol in range(SYMBOLS):
        if mask >> symbol & 1 and digit(code, symbol):
            return True
    return False


def in_hand(s: RushState, seat: i64) -> i64:
    """How many dice the next roll takes."""
    return dice_of(s, seat) - s.lying[seat] - (1 if s.whirlwinds[seat] else 0)


def has_fresh(s: RushState, seat: i64) -> bool:
    """Whether a die of the last roll is still in hand."""
    first: i64 = seat * STRIDE
    for die in range(first, first + dice_of(s, seat)):
        if s.at[die] == FRESH:
            return True
    return False


def partner_at(s: RushState, place: i64, seat: i64) -> i64:
    """The Hero other than this seat who has dice there; NONE for nobody."""
    for other in range(s.seats):
        if other != seat and s.where[other] == place:
            return other
    return NONE


def is_crowded(s: RushState, place: i64) -> bool:
    """RO-R25: two Heroes are there already."""
    count: i64 = 0
    for other in range(s.seats):
        if s.where[other] == place:
            count += 1
    return count >= 2


# -- dice in hand ----------------------------------------------------------------------------------------------


def left_after(s: RushState, seat: i64, code: i64) -> i64:
    """What is open once all fresh dice that fit have been put there."""
    left: i64 = code
    barred: i64 = s.forbidden[seat]
    spare: i64 = 0
    first: i64 = seat * STRIDE
    for die in range(first, first + dice_of(s, seat)):
        if s.at[die] != FRESH:
            continue
        face: i64 = s.face[die]
        if face == JOKER:
            spare += 1
        elif not barred >> face & 1 and digit(left, face):
            left -= UNITS[face]
    if spare:
        mask: i64 = s.joker[seat] & ~barred
        for symbol in range(SYMBOLS):
            if mask >> symbol & 1:
                while spare > 0 and digit(left, symbol):
                    left -= UNITS[symbol]
                    spare -= 1
    return left


def fresh_jokers(s: RushState, seat: i64) -> i64:
    """Jokers of the last roll that are still in hand."""
    count: i64 = 0
    first: i64 = seat * STRIDE
    for die in range(first, first + dice_of(s, seat)):
        if s.at[die] == FRESH and s.face[die] == JOKER:
            count += 1
    return count


def placing(s: RushState, seat: i64, place: i64, careful: bool) -> i64:
    """An action that puts a fresh die there, plain symbols before Jokers; -1 when none fits.

    A careful player puts a Joker where it saves most rolls, others into the first slot that takes it.
    """
    needs = s.needs[place]
    barred: i64 = s.forbidden[seat]
    first: i64 = seat * STRIDE
    joker: i64 = NONE
    for index in range(dice_of(s, seat)):
        if s.at[first + index] != FRESH:
            continue
        face: i64 = s.face[first + index]
        if face == JOKER:
            joker = index
        elif not barred >> face & 1:
            at: i64 = place * SLOTS
            for slot in range(len(needs)):
                if needs[slot] == face and s.slots[at + slot] == NONE:
                    return place_action(place, slot, index, s.generation[place])
    if joker == NONE:
        return -1
    slot_for_joker: i64 = joker_slot(s, seat, place, careful)
    if slot_for_joker == NONE:
        return -1
    return place_action(place, slot_for_joker, joker, s.generation[place])


def joker_slot(s: RushState, seat: i64, place: i64, careful: bool) -> i64:
    """The empty slot for a Joker; NONE when it stands for nothing that is open."""
    needs = s.needs[place]
    mask: i64 = s.joker[seat] & ~s.forbidden[seat]
    found: i64 = NONE
    best = NEVER
    code: i64 = open_code(s, place) if careful else 0
    at: i64 = place * SLOTS
    for slot in range(len(needs)):
        symbol: i64 = needs[slot]
        if s.slots[at + slot] != NONE:
            continue
        if symbol == JOKER:
            return slot
        if not mask >> symbol & 1:
            continue
        if not careful:
            return slot
        left = team_rolls(s, code - UNITS[symbol], seat, in_hand(s, seat) - 1, partner_at(s, place, seat), 0.0)
        if found == NONE or left < best:
            found = slot
            best = left
    return found


# -- how far a team is -----------------------------------------------------------------------------------------


def team_rolls(s: RushState, code: i64, seat: i64, dice: i64, partner: i64, call: float) -> float:
    """Rolls until a Hero with so many free dice, and a partner, have filled what is open.

    Without a partner, what one Hero cannot do waits for somebody to come, which takes `call` rolls.
    """
    if partner == NONE:
        return _with_call(s, code, seat, dice, call)
    theirs: i64 = in_hand(s, partner)
    barred: i64 = s.forbidden[seat]
    barred_other: i64 = s.forbidden[partner]
    mask: i64 = s.joker[seat] & ~barred
    other: i64 = s.joker[partner] & ~barred_other
    if dice == 0:
        return NEVER if barred_other and asks_for(code, barred_other) else alone(code, other, theirs)
    if theirs == 0:
        return NEVER if barred and asks_for(code, barred) else alone(code, mask, dice)
    if barred | barred_other:
        if asks_for(code, barred & barred_other):
            return NEVER
        if asks_for(code, barred | barred_other):
            return together(code, mask, other, dice + theirs) * HANDICAPPED
    return together(code, mask, other, dice + theirs)


def _with_call(s: RushState, code: i64, seat: i64, dice: i64, call: float) -> float:
    """Rolls of one Hero, or of that Hero and whoever comes."""
    barred: i64 = s.forbidden[seat]
    mask: i64 = s.joker[seat] & ~barred
    if not barred or not asks_for(code, barred):
        rolls = alone(code, mask, dice)
        if rolls < NEVER:
            return rolls
    return together(code, mask, 0, dice + HERO_DICE) + call


def tile_rolls(s: RushState, slots: i64, dice: i64, partner: i64, call: float) -> float:
    """The same for so many slots of the Dragon tile."""
    theirs: i64 = in_hand(s, partner) if partner != NONE else 0
    if dice + theirs >= slots:
        return jokers(slots, dice + theirs)
    if partner != NONE:
        return NEVER
    return jokers(slots, dice + HERO_DICE) + call


def rolls_to_do(s: RushState, place: i64, seat: i64, dice: i64, partner: i64, call: float) -> float:
    """Either of the two, for all that is open now."""
    if place == DRAGON_TILE:
        return tile_rolls(s, open_slots(s, place), dice, partner, call)
    return team_rolls(s, open_code(s, place), seat, dice, partner, call)

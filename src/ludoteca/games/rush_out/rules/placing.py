"""Which die may go where (RO-R22 to RO-R27, RO-R31 to RO-R33, RO-R52, RO-R53, RO-R59)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.state import (
    ANYWHERE,
    CLOSED,
    DRAGON_TILE,
    FACES,
    FIRST_DARK_END,
    FIRST_LAID,
    FIRST_SPELL,
    FIRST_WOUND,
    FRESH,
    JOKER,
    NONE,
    SLOTS,
    SPACES,
    STRIDE,
    Rush,
    RushState,
    dice_of,
)


def fits(s: RushState, seat: i64, face: i64, symbol: i64) -> bool:
    """RO-R23, RO-R31, RO-R33: the same symbol, or a Joker that stands for it; RO-R59, RO-D-22: nothing forbidden.

    The slots of the Dragon tile want Jokers themselves (RO-R51).
    """
    if symbol == JOKER:
        return face == JOKER
    if s.forbidden[seat] >> symbol & 1:
        return False
    return face == symbol or (face == JOKER and s.joker[seat] >> symbol & 1 != 0)


def colours(s: RushState, place: i64) -> i64:
    """How many Heroes have dice in a place."""
    count: i64 = 0
    for seat in range(s.seats):
        if s.where[seat] == place:
            count += 1
    return count


def may_use(s: RushState, seat: i64, place: i64) -> bool:
    """Whether this seat may put any die of its last roll into this place, whatever the die shows."""
    if seat == s.sorcerer:
        if place < FIRST_SPELL or s.aim != NONE:
            return False
        if FIRST_DARK_END <= place < FIRST_DARK_END + SPACES and s.held[place - FIRST_DARK_END]:
            return False  # RO-R44: the Heroes have completed this card
    elif place >= FIRST_SPELL or s.owes[seat]:
        return False
    if not s.needs[place] or s.held[place]:
        return False
    landed: i64 = s.landed[seat]
    if landed != ANYWHERE and landed != place:
        return False  # RO-R22: one roll, one card
    where: i64 = s.where[seat]
    if where != NONE:
        if where != place:
            return False  # RO-R24, RO-R53
    elif seat != s.sorcerer and colours(s, place) >= 2:
        return False  # RO-R25, RO-R52
    return place != DRAGON_TILE or s.dragon > 0  # RO-D-5


def may_place(s: RushState, seat: i64, place: i64, slot: i64, index: i64) -> bool:
    """RO-D-8, RO-D-9: whether this die may go into this slot now; which dice and which slots is the player's choice."""
    die: i64 = seat * STRIDE + index
    if index >= dice_of(s, seat) or s.at[die] != FRESH or not may_use(s, seat, place):
        return False
    needs = s.needs[place]
    if slot >= len(needs) or s.slots[place * SLOTS + slot] != NONE:
        return False
    return fits(s, seat, s.face[die], needs[slot])


def put(t: Rush, seat: i64, place: i64, slot: i64, index: i64) -> None:
    """RO-R22, RO-R23: a die goes onto a card."""
    s = t.s
    die: i64 = seat * STRIDE + index
    at: i64 = place * SLOTS + slot
    s.slots[at] = die
    s.taken[at] = s.now
    s.at[die] = at
    s.where[seat] = place
    s.lying[seat] += 1
    s.landed[seat] = place
    s.filled[place] += 1
    s.placed[seat] += 1
    t.tell("placed", seat, place, s.face[die] + (FACES if seat == s.sorcerer else 0), slot)


# -- what lies in a place --------------------------------------------------------------------------------------


def lay_down(s: RushState, place: i64, card: i64, needs: list[int], by: i64) -> None:
    """A card (or the side of a tile) is now here."""
    s.cards[place] = card
    s.needs[place] = needs
    _turn_over(s, place, by)


def take_away(s: RushState, place: i64, by: i64) -> None:
    """Nothing is here any more. Dice of the last roll that went here cannot go elsewhere (RO-R22)."""
    s.cards[place] = NONE
    s.needs[place] = []
    s.held[place] = 0
    s.full[place] = 0
    _turn_over(s, place, by)
    for seat in range(s.seats):
        if s.landed[seat] == place:
            s.landed[seat] = CLOSED


def _turn_over(s: RushState, place: i64, by: i64) -> None:
    s.generation[place] += 1
    s.changed[place] = s.now
    s.changer[place] = by


def is_wound(place: i64) -> bool:
    """Whether this is the Wounded side of a Hero tile."""
    return FIRST_WOUND <= place < FIRST_LAID


def is_tile(place: i64) -> bool:
    """Whether this is no card: the Dragon tile, or the Wounded side of a Hero tile."""
    return place == DRAGON_TILE or is_wound(place)


def is_laid(place: i64) -> bool:
    """Whether this is where Dispelling and Curse cards lie."""
    return FIRST_LAID <= place < FIRST_SPELL


def is_spell(place: i64) -> bool:
    """Whether this is one of the three Spells."""
    return FIRST_SPELL <= place < FIRST_DARK_END


def is_dark_end(place: i64) -> bool:
    """Whether this is the Sorcerer's end of a Challenge."""
    return FIRST_DARK_END <= place < FIRST_DARK_END + SPACES

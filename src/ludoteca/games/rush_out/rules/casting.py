"""What a completed Spell does, and at whom it is aimed (RO-R35, RO-R42, RO-R43, RO-R46, RO-R55, RO-R69, RO-R76 …).

An effect that needs a target waits for the Sorcerer's word (`aim`), unless there is nothing, or only one thing, to
choose. Meanwhile the Heroes play on, and may take the last target away.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.rules import causes, experience
from ludoteca.games.rush_out.rules.decks import count_flags, discard, reveal_spell
from ludoteca.games.rush_out.rules.dice import lift, lift_all
from ludoteca.games.rush_out.rules.dragon import advance
from ludoteca.games.rush_out.rules.laid import lay
from ludoteca.games.rush_out.rules.placing import take_away
from ludoteca.games.rush_out.rules.wounds import gain_souls, unhurt, wound
from ludoteca.games.rush_out.state import (
    COLD,
    CONFUSION,
    CURSE,
    DISPELLING,
    DOOM,
    DRACOLOGY,
    FIRST_SPELL,
    LIGHTNING_SCROLL,
    NONE,
    RACE,
    SLOTS,
    STRIDE,
    SUMMONING,
    Rush,
    RushState,
)

ONE_DIE: Final = 1
ONE_HERO: Final = 1
WITH_SOULS: Final = 1

# What a target is.
A_PLACE: Final = 1
A_DIE: Final = 2
A_HERO: Final = 3


# -- targets ---------------------------------------------------------------------------------------------------


def kind_of_target(s: RushState) -> i64:
    """What the Sorcerer has to choose now."""
    if s.aim == NONE:
        return 0
    if s.aim == LIGHTNING_SCROLL:
        return A_PLACE
    card: i64 = s.cards[s.aim]
    if s.content.family[card] == CONFUSION:
        return A_DIE if s.content.power[card] == ONE_DIE else A_PLACE
    return A_HERO


def is_open_place(s: RushState, place: i64) -> bool:
    """RO-R43, RO-R44, RO-R54, RO-R81: a card or tile that is not complete, with Hero dice on it."""
    return place < FIRST_SPELL and s.filled[place] > 0 and s.held[place] == 0


def is_open_die(s: RushState, die: i64) -> bool:
    """RO-R43: a Hero die on such a card; RO-D-25: not one on a whirlwind."""
    return die // STRIDE != s.sorcerer and s.at[die] >= 0 and is_open_place(s, s.at[die] // SLOTS)


def is_victim(s: RushState, seat: i64) -> bool:
    """Whether the Spell that is being aimed can be aimed at this Hero."""
    if seat == s.sorcerer:
        return False
    family: i64 = s.content.family[s.cards[s.aim]]
    if family == DISPELLING:
        return True
    if family == DOOM:
        return s.wounded[seat] == 0 and not s.struck >> seat & 1  # RO-D-17, RO-R77: two different Heroes
    return len(s.experience[seat]) > 0


def targets(s: RushState) -> list[int]:
    """All that the Sorcerer may choose now."""
    kind = kind_of_target(s)
    found: list[int] = []
    if kind == A_PLACE:
        for place in range(FIRST_SPELL):
            if is_open_place(s, place):
                found.append(place)
    elif kind == A_DIE:
        for die in range(s.seats * STRIDE):
            if is_open_die(s, die):
                found.append(die)
    elif kind == A_HERO:
        for seat in range(s.seats):
            if is_victim(s, seat):
                found.append(seat)
    return found


# -- effects ---------------------------------------------------------------------------------------------------


def cast(t: Rush, place: i64) -> bool:
    """RO-R35: the effect of a completed Spell, whose dice are back already.

    True when it has happened: then the next Spell may come. False when the Sorcerer is asked at whom it is aimed.
    """
    s = t.s
    card: i64 = s.cards[place]
    family: i64 = s.content.family[card]
    t.tell("cast", s.sorcerer, card)
    if family == SUMMONING:
        summon(t, place)
    elif family == DRACOLOGY:
        advance(t, s.content.power[card])
    elif family == CURSE:
        leave_board(s, place)
        lay(t, card, NONE)
    elif family == DOOM:
        if unhurt(s) > s.content.power[card]:
            take_aim(t, place, s.content.power[card])
            return False
        wound_all(t)
        bring_souls(t, card)
    elif family == CONFUSION or family == DISPELLING or s.content.power[card] == ONE_HERO:
        take_aim(t, place, 1)
        return False
    else:
        for seat in range(s.seats):
            if seat != s.sorcerer:
                experience.lose(t, seat)
    return True


def leave_board(s: RushState, place: i64) -> None:
    """The Spell leaves the Sorcerer's side."""
    take_away(s, place, s.sorcerer)
    count_flags(s)


def end_cast(t: Rush, place: i64) -> None:
    """RO-R35: the Spell is discarded if it is still here, and the next one revealed."""
    s = t.s
    if s.phase != RACE or place == LIGHTNING_SCROLL:
        return
    if s.cards[place] != NONE:
        discard(s, s.cards[place])
        take_away(s, place, s.sorcerer)
    reveal_spell(t, place - FIRST_SPELL)


def summon(t: Rush, place: i64) -> None:
    """RO-R42: onto the Heroes' deck, as their next Challenge."""
    s = t.s
    card = s.cards[place]
    leave_board(s, place)
    s.challenge_deck.append(card)
    s.known_challenges += 1
    t.tell("summoned", card)


def wound_all(t: Rush) -> None:
    """RO-R76, RO-R77, RO-D-17: there is nobody to choose between."""
    s = t.s
    for seat in range(s.seats):
        if seat != s.sorcerer and not s.wounded[seat]:
            wound(t, seat)


def bring_souls(t: Rush, card: i64) -> None:
    """RO-R76: the first kind of Doom brings Souls, once it has wounded."""
    if t.s.content.power[card] == WITH_SOULS:
        gain_souls(t)


# -- aiming ----------------------------------------------------------------------------------------------------


def take_aim(t: Rush, place: i64, count: i64) -> None:
    """Let the Sorcerer choose; a choice of one is none."""
    s = t.s
    s.aim = place
    s.aims_left = count
    s.struck = 0
    found = targets(s)
    if len(found) == 1:
        aim_at(t, found[0])
    else:
        lose_aim(t)


def lose_aim(t: Rush) -> None:
    """When nothing is left to aim at, the effect is lost and the game goes on."""
    s = t.s
    if s.aim == NONE or targets(s):
        return
    place: i64 = s.aim
    causes.by_place(t, place)
    s.aim = NONE
    s.aims_left = 0
    if place == LIGHTNING_SCROLL:
        t.tell("scroll-fizzled")
    else:
        t.tell("fizzled", s.cards[place])
    end_cast(t, place)


def scatter(t: Rush, place: i64) -> None:
    """RO-R43, RO-R68g: all dice of a place go back to their owners."""
    s = t.s
    bill = t.bill()
    if bill is not None:
        for seat in range(s.seats):
            if s.where[seat] == place:
                bill.add(causes.HERO + s.roles[seat], s.lying[seat])
    t.tell_change("scattered", bill, place, lift_all(s, place))


def aim_at(t: Rush, target: i64) -> None:
    """The effect strikes."""
    s = t.s
    place: i64 = s.aim
    causes.by_place(t, place)
    card: i64 = s.cards[place]
    kind: i64 = kind_of_target(s)
    s.aims_left -= 1
    if kind == A_PLACE:
        scatter(t, target)
    elif kind == A_DIE:
        at: i64 = s.at[target]
        lift(s, target, COLD)
        t.tell("snatched", target // STRIDE, at // SLOTS)
    elif s.content.family[card] == DISPELLING:
        s.aim = NONE
        leave_board(s, place)
        lay(t, card, target)
    elif s.content.family[card] == DOOM:
        s.struck |= 1 << target
        wound(t, target)
        if s.aims_left > 0:
            return
        bring_souls(t, card)
    else:
        experience.lose(t, target)
    s.aim = NONE
    end_cast(t, place)

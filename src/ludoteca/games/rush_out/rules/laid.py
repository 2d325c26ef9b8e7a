"""Cards that lie before the Heroes: Dispelling (RO-R55 to RO-R59) and Curses (RO-R69 to RO-R74)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.rules.decks import discard
from ludoteca.games.rush_out.rules.dice import lift_all, release_whirled, whirl_without_choice
from ludoteca.games.rush_out.rules.placing import lay_down, take_away
from ludoteca.games.rush_out.state import (
    FIRST_LAID,
    HERO_DICE,
    HIGH_FIVE,
    LAID,
    NONE,
    ONE_HAND,
    SILENCE,
    STRIDE,
    WHIRLED,
    WHIRLWIND,
    Rush,
    RushState,
)


def lay(t: Rush, card: i64, victim: i64) -> None:
    """RO-R55, RO-R69: the card lies before a Hero, or beside the board for all of them, until it is undone.

    RO-R56: dice that lie on a symbol which is now forbidden stay there.
    """
    s = t.s
    free: i64 = 0
    while s.cards[FIRST_LAID + free] != NONE:
        free += 1
    lay_down(s, FIRST_LAID + free, card, s.content.other_slots[card], s.sorcerer)
    s.victims[free] = victim
    if victim == NONE:
        _count_curses(s)
        t.tell("cursed", card)
        return
    t.tell("dispelled", card, victim)
    _count_dispelled(s, victim)
    if s.content.effect[card] == WHIRLWIND and not s.owes[victim] and not _has_whirled(s, victim):
        s.owes[victim] = 1  # RO-R58: a second whirlwind takes no second die
        whirl_without_choice(t, victim)


def undo(t: Rush, place: i64, by: i64) -> None:
    """RO-R57, RO-R69, RO-R88b: the card is discarded, and what it did ends unless another copy still does it."""
    s = t.s
    card: i64 = s.cards[place]
    victim: i64 = s.victims[place - FIRST_LAID]
    lift_all(s, place)
    take_away(s, place, by)
    s.victims[place - FIRST_LAID] = NONE
    discard(s, card)
    if victim == NONE:
        _count_curses(s)
        return
    _count_dispelled(s, victim)
    if s.content.effect[card] == WHIRLWIND and s.whirlwinds[victim] == 0:
        release_whirled(s, victim)


def _has_whirled(s: RushState, seat: i64) -> bool:
    for die in range(seat * STRIDE, seat * STRIDE + HERO_DICE):
        if s.at[die] == WHIRLED:
            return True
    return False


def _count_dispelled(s: RushState, victim: i64) -> None:
    """RO-R55, RO-R59: what this Hero may not use now; effects add up. RO-R56: dice that lie already are not touched."""
    mask: i64 = 0
    whirlwinds: i64 = 0
    for index in range(LAID):
        card: i64 = s.cards[FIRST_LAID + index]
        if card == NONE or s.victims[index] != victim:
            continue
        effect: i64 = s.content.effect[card]
        if effect == WHIRLWIND:
            whirlwinds += 1
        else:
            mask |= 1 << (effect - 1)
    s.forbidden[victim] = mask
    s.whirlwinds[victim] = whirlwinds


def _count_curses(s: RushState) -> None:
    """RO-R74: two copies of a Curse do not add up, but both must be undone.

    RO-R69: with the last copy its effect ends at once: the other hand is free, and a hand that was up goes down.
    RO-R70: on screen nobody can break a Curse (RO-D-12), so the Sorcerer never gains a card by it.
    """
    one_hand: i64 = s.one_hand
    high_five: i64 = s.high_five
    s.silence = 0
    s.one_hand = 0
    s.high_five = 0
    for index in range(LAID):
        card: i64 = s.cards[FIRST_LAID + index]
        if card == NONE or s.victims[index] != NONE:
            continue
        effect: i64 = s.content.effect[card]
        if effect == SILENCE:
            s.silence += 1
        elif effect == ONE_HAND:
            s.one_hand += 1
        elif effect == HIGH_FIVE:
            s.high_five += 1
    if one_hand and not s.one_hand:
        s.busy = [s.now] * s.seats
    if high_five and not s.high_five:
        s.pressed = [NONE] * s.seats

"""Rolling dice and taking them back (RO-R20 to RO-R28, RO-R32)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.state import (
    ANYWHERE,
    COLD,
    FACES,
    FRESH,
    MOST_SEATS,
    NONE,
    SLOTS,
    STRIDE,
    WHIRLED,
    Rush,
    RushState,
    dice_of,
)

TAGS: Final = tuple(f"dice-{seat}" for seat in range(MOST_SEATS))  # each seat has luck of its own
ONE_HAND_MS: Final = 350  # how long an input keeps the only hand busy


def in_hand(s: RushState, seat: i64) -> i64:
    """How many dice a roll of this seat would take (RO-R26: all that are on no card)."""
    count: i64 = 0
    first: i64 = seat * STRIDE
    for die in range(first, first + dice_of(s, seat)):
        if s.at[die] == FRESH or s.at[die] == COLD:
            count += 1
    return count


def cool_down(s: RushState, seat: i64) -> i64:
    """RO-D-10: the pause between two rolls, equal for all. RO-R72: with one hand a Hero takes twice as long."""
    return s.cooldown * 2 if s.one_hand and seat != s.sorcerer else s.cooldown


def roll(t: Rush, seat: i64) -> None:
    """RO-R21, RO-R26, RO-R32: all dice that are on no card, together."""
    s = t.s
    first: i64 = seat * STRIDE
    last: i64 = first + dice_of(s, seat)
    rolled = t.chance.roll(TAGS[seat], FACES, in_hand(s, seat), seat)
    shown: i64 = 0
    n: i64 = 0
    for die in range(first, last):
        if s.at[die] == FRESH or s.at[die] == COLD:
            s.face[die] = rolled[n]
            s.at[die] = FRESH
            shown = shown * 8 + rolled[n] + 1
            n += 1
    s.landed[seat] = ANYWHERE
    s.cool[seat] = s.now + cool_down(s, seat)
    s.rolls[seat] += 1
    t.tell("rolled", seat, shown)


def lift(s: RushState, die: i64, to: i64) -> None:
    """Take a die off its slot."""
    slot: i64 = s.at[die]
    place: i64 = slot // SLOTS
    seat: i64 = die // STRIDE
    s.slots[slot] = NONE
    s.at[die] = to
    s.filled[place] -= 1
    s.full[place] = 0
    s.lying[seat] -= 1
    if s.lying[seat] == 0:
        s.where[seat] = NONE


def lift_all(s: RushState, place: i64) -> i64:
    """Give all dice in a place back to their owners; they must be rolled before they are placed again."""
    count: i64 = 0
    if s.filled[place] == 0:
        return 0
    for slot in range(place * SLOTS, place * SLOTS + SLOTS):
        if s.slots[slot] != NONE:
            lift(s, s.slots[slot], COLD)
            count += 1
    return count


def may_recall(s: RushState, die: i64) -> bool:
    """RO-R28, RO-R44: own dice come back from what is not complete; RO-D-25: not from the whirlwind."""
    return s.at[die] >= 0 and s.held[s.at[die] // SLOTS] == 0


def recall(t: Rush, seat: i64, index: i64) -> None:
    """RO-R28: take back one die."""
    lift(t.s, seat * STRIDE + index, COLD)
    t.tell("recalled", seat, 1)


def recall_all(t: Rush, seat: i64) -> None:
    """RO-R28: take back all own dice."""
    s = t.s
    count: i64 = 0
    first: i64 = seat * STRIDE
    for die in range(first, first + dice_of(s, seat)):
        if may_recall(s, die):
            lift(s, die, COLD)
            count += 1
    t.tell("recalled", seat, count)


# -- the whirlwind ---------------------------------------------------------------------------------------------


def may_whirl(s: RushState, seat: i64, index: i64) -> bool:
    """RO-R58: a die from the hand; only when all are placed, one of those."""
    die: i64 = seat * STRIDE + index
    if s.at[die] == FRESH or s.at[die] == COLD:
        return True
    return in_hand(s, seat) == 0 and may_recall(s, die)


def whirl(t: Rush, seat: i64, index: i64) -> None:
    """RO-R58: put a die on the whirlwind; from now on the Hero plays with two."""
    s = t.s
    die: i64 = seat * STRIDE + index
    if s.at[die] >= 0:
        lift(s, die, WHIRLED)
    else:
        s.at[die] = WHIRLED
    s.owes[seat] = 0
    t.tell("whirled", seat)


def whirl_without_choice(t: Rush, seat: i64) -> None:
    """When it cannot matter which die goes onto the whirlwind, nobody is asked."""
    s = t.s
    if not s.owes[seat]:
        return
    only: i64 = NONE
    choices: i64 = 0
    fresh: i64 = 0
    for index in range(dice_of(s, seat)):
        if may_whirl(s, seat, index):
            choices += 1
            only = index
            if s.at[seat * STRIDE + index] != COLD:
                fresh += 1
    if choices == 1 or (choices > 1 and fresh == 0):
        whirl(t, seat, only)


def release_whirled(s: RushState, seat: i64) -> None:
    """RO-R58: the last whirlwind of this Hero is undone; the die is back."""
    s.owes[seat] = 0
    first: i64 = seat * STRIDE
    for die in range(first, first + dice_of(s, seat)):
        if s.at[die] == WHIRLED:
            s.at[die] = COLD

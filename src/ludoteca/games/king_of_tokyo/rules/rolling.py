"""Step 1, rolling the dice (KOT-R21 to R24, KOT-R55), and what others and cards do to the roll before it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.actions import DONE, LEAVE_IT, REROLL_IT, extra_choice, extra_kind, is_extra
from ludoteca.games.king_of_tokyo.powers import (
    CHANGE_OPTIONS,
    EXTRA_DICE,
    EXTRA_ROLLS,
    PROBE_DIE,
    REROLLS_THREES,
    ROLL_OPTIONS,
)
from ludoteca.games.king_of_tokyo.rules import causes
from ludoteca.games.king_of_tokyo.state import CHANGE, FACES, PROBE, RESOLVE, ROLL, THREE, Monster, Tokyo
from ludoteca.kernel.flow import CHECKPOINT, Decision, Flow

BLACK_DICE: Final = 6
ROLLS: Final = 3
MOST_DICE: Final = 10  # the box has eight; packs of cards may ask for more
MASKS: Final = [tuple(range(1 << count)) for count in range(MOST_DICE + 1)]  # every way to keep some of so many dice
BITS: Final[list[int]] = [bin(mask).count("1") for mask in range(1024)]  # how many dice a mask names


def pack(dice: list[int]) -> int:
    """Dice as one number, for an event: a 1, then one octal digit for each face."""
    packed = 1
    for face in dice:
        packed = packed * 8 + face
    return packed


def dice_of(t: Tokyo, me: Monster) -> i64:
    """KOT-R22: six dice, more or fewer by cards and tokens; never below none (KOT-X25) or above what there is."""
    count: i64 = BLACK_DICE - me.shrink - t.s.frozen
    for power in me.hooks[EXTRA_DICE]:
        count += power.extra_dice(me.copies[power.kind])
    if count > MOST_DICE:
        return MOST_DICE
    return count if count > 0 else 0


def rolls_of(me: Monster) -> i64:
    """KOT-R21: three rolls in a turn, and those that cards add."""
    count: i64 = ROLLS
    for power in me.hooks[EXTRA_ROLLS]:
        count += power.extra_rolls(me.copies[power.kind])
    return count


def first_roll(t: Tokyo, me: Monster) -> None:
    """KOT-R21, KOT-R22: the first roll is of all dice; two more may follow."""
    s = t.s
    s.rolls_left = rolls_of(me) - 1
    s.dice = t.chance.roll("roll", FACES, dice_of(t, me), me.seat)
    s.kept = 0
    t.cause = causes.ROLL
    if t.sink is not None:
        t.tell("rolled", me.seat, pack(s.dice), 0)
    s.step = ROLL


def roll_dice(t: Tokyo, me: Monster) -> Flow[None]:
    """KOT-R21, KOT-R23, KOT-R24, KOT-R55: choose the dice to keep and roll the others; to keep all is to stop.

    The action is the mask of the dice kept: any die may be set aside or taken back each time (KOT-X23).
    """
    s = t.s
    count = len(s.dice)
    everything: i64 = (1 << count) - 1
    while count:
        offered = between_rolls(t, me)
        if offered is None:
            break
        action: i64 = yield Decision(me.seat, "keep", offered)
        if action == everything:
            break
        if is_extra(action):
            t.cause = extra_kind(action)
            t.content.powers[extra_kind(action)].roll_act(t, me, extra_choice(action))
        else:
            t.cause = causes.ROLL
            s.rolls_left -= 1
            reroll(t, me, everything & ~action)
            s.kept = action
        if t.sink is not None:
            yield CHECKPOINT
    s.step = after_rolling(t, me)


def between_rolls(t: Tokyo, me: Monster) -> Sequence[int] | None:
    """What can be done with the dice as they lie: keep some while a roll is left, use a card; None when nothing can."""
    s = t.s
    masks = MASKS[len(s.dice)]
    if not me.hooks[ROLL_OPTIONS]:
        return masks if s.rolls_left > 0 else None
    options: list[int] = []
    for power in me.hooks[ROLL_OPTIONS]:
        power.roll_options(t, me, me.copies[power.kind], options)
    if not options:
        return masks if s.rolls_left > 0 else None
    return [*masks, *options] if s.rolls_left > 0 else [masks[-1], *options]


def after_rolling(t: Tokyo, me: Monster) -> i64:
    """Where the turn goes when the dice lie still: to others' cards, to the roller's, or straight to resolving."""
    for other in t.s.monsters:
        if other.hooks[PROBE_DIE] and other is not me:
            return PROBE
    return CHANGE if me.hooks[CHANGE_OPTIONS] else RESOLVE


def reroll(t: Tokyo, roller: Monster, mask: i64) -> None:
    """Roll the dice of the mask again, together (KOT-X23)."""
    s = t.s
    dice = s.dice
    faces = t.chance.roll("reroll", FACES, BITS[mask], roller.seat)
    index: i64 = 0
    taken: i64 = 0
    bit: i64 = mask
    while bit:
        if bit & 1:
            dice[index] = faces[taken]
            taken += 1
        index += 1
        bit >>= 1
    if t.sink is not None:
        t.tell("rolled", roller.seat, pack(dice), mask)


def may_reroll_threes(me: Monster) -> bool:
    """Whether a card lets this monster reroll its threes."""
    return bool(me.hooks[REROLLS_THREES])


def probes(t: Tokyo, me: Monster) -> Flow[None]:
    """KOT-X24: others' cards act on the finished roll first, clockwise; then the roller may mend a three it got."""
    s = t.s
    for other in t.clockwise(me.seat):
        for power in other.hooks[PROBE_DIE]:
            if not s.dice:
                break
            t.cause = power.kind
            die = yield from power.probe_die(t, other, other.copies[power.kind])
            if die >= 0 and may_reroll_threes(me):
                yield from reroll_new_three(t, me, die)
    s.step = CHANGE


def reroll_new_three(t: Tokyo, me: Monster, die: i64) -> Flow[None]:
    """KOT-background_dweller.2: a die that someone else has just rolled as a 3 may be rerolled by a monster whose card
    rerolls threes, even if it showed a 3 before."""
    s = t.s
    while s.dice[die] == THREE:
        answer: i64 = yield Decision(me.seat, "reroll-three", (LEAVE_IT, REROLL_IT), die)
        if answer == LEAVE_IT:
            return
        t.cause = me.hooks[REROLLS_THREES][0].kind
        reroll(t, me, 1 << die)


def changes(t: Tokyo, me: Monster) -> Flow[None]:
    """KOT-X24, KOT-X26: the roller's own cards change dice, in any order and number, before anything is resolved."""
    options: list[int] = [DONE]
    if t.s.dice:
        for power in me.hooks[CHANGE_OPTIONS]:
            power.change_options(t, me, me.copies[power.kind], options)
    if len(options) == 1:
        t.s.step = RESOLVE
        return
    action: i64 = yield Decision(me.seat, "change", options)
    if action == DONE:
        t.s.step = RESOLVE
    else:
        t.cause = extra_kind(action)
        t.content.powers[extra_kind(action)].change(t, me, extra_choice(action))

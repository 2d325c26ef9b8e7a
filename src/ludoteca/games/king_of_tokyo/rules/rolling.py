"""Step 1, rolling the dice (KOT-R21 to R24, KOT-R55), and what others and cards do to the roll before it counts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import (
    CHANGE_OPTIONS,
    EXTRA_DICE,
    EXTRA_ROLLS,
    POWERS,
    PROBE_DIE,
    REROLLS_THREES,
    ROLL_OPTIONS,
    extra_choice,
    extra_kind,
    is_extra,
)
from ludoteca.games.king_of_tokyo.state import CHANGE, FACES, PROBE, RESOLVE, ROLL, THREE, Monster, Tokyo
from ludoteca.kernel.flow import CHECKPOINT, Decision, Flow

BLACK_DICE: Final = 6
ROLLS: Final = 3
DONE: Final = 0
LEAVE_IT: Final = 0
REROLL_IT: Final = 1
MASKS: Final[list[range]] = [range(1 << count) for count in range(11)]  # every way to keep some of so many dice
BITS: Final[list[int]] = [bin(mask).count("1") for mask in range(1024)]  # how many dice a mask names


def pack(dice: list[int]) -> int:
    """Dice as one number, for an event: a 1, then one octal digit for each face."""
    packed = 1
    for face in dice:
        packed = packed * 8 + face
    return packed


def dice_of(t: Tokyo, me: Monster) -> i64:
    """KOT-R22: six dice, more or fewer by cards and tokens, never fewer than none (KOT-X25)."""
    count: i64 = BLACK_DICE - me.shrink - t.s.frozen
    for power in me.hooks[EXTRA_DICE]:
        count += power.extra_dice(me.copies[power.kind])
    return count if count > 0 else 0


def first_roll(t: Tokyo, me: Monster) -> None:
    """KOT-R21, KOT-R22: the first roll is of all dice; two more may follow."""
    s = t.s
    s.rolls_left = ROLLS - 1
    for power in me.hooks[EXTRA_ROLLS]:
        s.rolls_left += power.extra_rolls(me.copies[power.kind])
    s.dice = t.chance.roll("roll", FACES, dice_of(t, me), me.seat)
    s.kept = 0
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
        options: list[int] = []
        if me.hooks[ROLL_OPTIONS]:
            for power in me.hooks[ROLL_OPTIONS]:
                power.roll_options(t, me, me.copies[power.kind], options)
        if s.rolls_left == 0 and not options:
            break
        action: i64 = 0
        if not options:
            action = yield Decision(me.seat, "keep", MASKS[count])
        elif s.rolls_left > 0:
            action = yield Decision(me.seat, "keep", [*MASKS[count], *options])
        else:
            action = yield Decision(me.seat, "keep", [int(everything), *options])
        if action == everything:
            break
        if is_extra(action):
            POWERS[extra_kind(action)].roll_act(t, me, extra_choice(action))
        else:
            s.rolls_left -= 1
            reroll(t, me, everything & ~action)
            s.kept = action
        if t.sink is not None:
            yield CHECKPOINT
    s.step = after_rolling(t, me)


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
        POWERS[extra_kind(action)].change(t, me, extra_choice(action))

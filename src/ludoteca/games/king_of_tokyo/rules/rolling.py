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
from ludoteca.kernel.flow import Decision, Flow

BLACK_DICE: Final = 6
ROLLS: Final = 3
DONE: Final = 0
LEAVE_IT: Final = 0
REROLL_IT: Final = 1


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
    t.tell("rolled", me.seat, pack(s.dice), 0)
    s.step = ROLL


def roll_again(t: Tokyo, me: Monster) -> Flow[None]:
    """KOT-R23, KOT-R24, KOT-R55: choose the dice to keep and roll the others; to keep all is to stop.

    The action is the mask of the dice kept: any die may be set aside or taken back each time (KOT-X23).
    """
    s = t.s
    everything: i64 = (1 << len(s.dice)) - 1
    options: list[int] = []
    if s.dice:
        for power in me.hooks[ROLL_OPTIONS]:
            power.roll_options(t, me, me.copies[power.kind], options)
    if not s.dice or (s.rolls_left == 0 and not options):
        s.step = PROBE
        return
    action: i64 = 0
    if not options:
        action = yield Decision(me.seat, "keep", range(everything + 1))
    elif s.rolls_left > 0:
        action = yield Decision(me.seat, "keep", list(range(everything + 1)) + options)
    else:
        action = yield Decision(me.seat, "keep", [int(everything)] + options)
    if is_extra(action):
        POWERS[extra_kind(action)].roll_act(t, me, extra_choice(action))
    elif action == everything:
        s.step = PROBE
    else:
        s.rolls_left -= 1
        reroll(t, me, everything & ~action)
        s.kept = action


def reroll(t: Tokyo, roller: Monster, mask: i64) -> None:
    """Roll the dice of the mask again, together (KOT-X23)."""
    s = t.s
    count: i64 = 0
    rest: i64 = mask
    while rest:
        count += rest & 1
        rest >>= 1
    faces = t.chance.roll("reroll", FACES, count, roller.seat)
    index: i64 = 0
    taken: i64 = 0
    for _ in s.dice:
        if mask >> index & 1:
            s.dice[index] = faces[taken]
            taken += 1
        index += 1
    t.tell("rolled", roller.seat, pack(s.dice), mask)


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
            before = s.dice[:]
            yield from power.probe_die(t, other, other.copies[power.kind])
            if may_reroll_threes(me):
                yield from reroll_new_threes(t, me, before)
    s.step = CHANGE


def reroll_new_threes(t: Tokyo, me: Monster, before: list[int]) -> Flow[None]:
    """A die that someone else turned to 3 may be rerolled by a monster whose card rerolls threes."""
    s = t.s
    for index, face in enumerate(before):
        while s.dice[index] == THREE and face != THREE:
            answer: i64 = yield Decision(me.seat, "reroll-three", (LEAVE_IT, REROLL_IT), index)
            if answer == LEAVE_IT:
                break
            reroll(t, me, 1 << index)


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

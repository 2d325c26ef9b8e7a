"""Claws: whom they hit, who yields Tokyo (KOT-R29 to R34, KOT-R40)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import (
    ADD_CLAWS,
    ATTACKING,
    BREATHE,
    DODGES,
    HITS_EVERYBODY,
    MORE_CLAWS,
    REACTIONS,
    YIELDED,
)
from ludoteca.games.king_of_tokyo.rules.damage import CLAWS, Hit, ignores, lose_hearts, suffer
from ludoteca.games.king_of_tokyo.state import CLAW, OUTSIDE, Monster, Tokyo
from ludoteca.kernel.flow import Decision, Flow, Together

STAY: Final = 0
YIELD: Final = 1
_STAY_OR_YIELD: Final = (STAY, YIELD)


def claw_total(t: Tokyo, me: Monster) -> i64:
    """The claws of the final roll: those on the dice, those that cards add, and those that come on top."""
    total: i64 = t.s.dice.count(CLAW)
    for power in me.hooks[ADD_CLAWS]:
        total += power.add_claws(t, me, me.copies[power.kind])
    if total > 0:
        for power in me.hooks[MORE_CLAWS]:
            total += power.more_claws(t, me, me.copies[power.kind])
    return total


def targets(t: Tokyo, me: Monster) -> list[Monster]:
    """KOT-R29, KOT-R30, KOT-R33, KOT-X12: from Tokyo all outside, from outside all in Tokyo; clockwise."""
    everybody = False
    for power in me.hooks[HITS_EVERYBODY]:
        everybody = power.hits_everybody()
    inside = me.place != OUTSIDE
    monsters = t.s.monsters
    count: i64 = len(monsters)
    out: list[Monster] = []
    i: i64 = me.seat + 1
    while i < me.seat + count:
        other = monsters[i % count]
        if other.alive and (everybody or (other.place != OUTSIDE) != inside):
            out.append(other)
        i += 1
    return out


def attack(t: Tokyo, me: Monster, claws: i64) -> Flow[None]:
    """KOT-R56: one attack, its targets fixed beforehand (KOT-X10): losses clockwise, then yields, then those who
    stayed in the air.

    KOT-fire_breathing.2, KOT-jets.1: one merged loss for each target, separate ones for mere neighbours.
    """
    for power in me.hooks[ATTACKING]:
        power.attacking(t, me, me.copies[power.kind])
    victims = targets(t, me)
    hurt: list[Monster] = []
    dodging: list[tuple[Monster, int]] = []
    if me.hooks[BREATHE]:
        harm = [0] * len(t.s.monsters)
        for power in me.hooks[BREATHE]:
            power.breathe(t, me, me.copies[power.kind], harm)
        for other in t.clockwise(me.seat):
            if other not in victims and harm[other.seat] > 0:
                yield from suffer(t, other, Hit(harm[other.seat], me.seat, me.hooks[BREATHE][0].kind))
            elif other in victims:
                yield from _strike(t, other, Hit(claws + harm[other.seat], me.seat, CLAWS), hurt, dodging)
    else:
        for other in victims:
            hit = Hit(claws, me.seat, CLAWS)
            if other.hooks[REACTIONS] or other.hooks[DODGES]:
                yield from _strike(t, other, hit, hurt, dodging)
            elif not ignores(t, other, hit) and lose_hearts(t, other, hit) > 0:
                hurt.append(other)
    if dodging:
        yield from _yields(t, me, hurt, dodging)
    else:
        for other in hurt:
            if other.place != OUTSIDE and other.alive:
                yield from _yields(t, me, hurt, dodging)
                break


def _strike(t: Tokyo, victim: Monster, hit: Hit, hurt: list[Monster], dodging: list[tuple[Monster, int]]) -> Flow[None]:
    """One target of the claws: it loses hearts, or, if it may dodge, first says whether it yields."""
    if can_dodge(victim) and not ignores(t, victim, hit):
        dodging.append((victim, hit.amount))
    elif (yield from suffer(t, victim, hit)) > 0:
        hurt.append(victim)


def can_dodge(victim: Monster) -> bool:
    """A monster in Tokyo that loses nothing when it yields."""
    if victim.place == OUTSIDE:
        return False
    for power in victim.hooks[DODGES]:
        if power.dodges():
            return True
    return False


def _yields(t: Tokyo, me: Monster, hurt: list[Monster], dodging: list[tuple[Monster, int]]) -> Flow[None]:
    """KOT-R31, KOT-D-3, KOT-X13, KOT-X14: who really lost hearts to claws in Tokyo may leave; each decides alone.
    KOT-R40, KOT-X16: this is the only chance to leave.

    Those who dodge decide before they lose anything (KOT-jets); staying, they lose it afterwards and cannot leave
    any more.
    """
    asked = [other for other in hurt if other.alive and other.place != OUTSIDE]
    for other, _ in dodging:
        if other.alive and other.place != OUTSIDE:
            asked.append(other)
    answers: dict[int, int] = {}
    if len(asked) == 1:
        seat = asked[0].seat
        answers[seat] = yield Decision(seat, "yield", _STAY_OR_YIELD, me.seat)
    elif asked:
        together = Together([Decision(other.seat, "yield", _STAY_OR_YIELD, me.seat) for other in asked])
        yield together
        answers = together.answers
    yielders: list[Monster] = []
    for other in asked:
        if answers[other.seat] == YIELD:
            other.place = OUTSIDE
            t.tell("yielded", other.seat, me.seat)
            yielders.append(other)
        else:
            t.tell("stayed", other.seat)
    for other, amount in dodging:
        if other not in yielders:
            yield from suffer(t, other, Hit(amount, me.seat, CLAWS))
    for other in yielders:
        for power in other.hooks[YIELDED]:
            yield from power.yielded(t, other, other.copies[power.kind], me)

"""Claws: whom they hit, who yields Tokyo (KOT-R29 to R34, KOT-R40)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import (
    ADD_CLAWS,
    ATTACKING,
    BLOCKS,
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
    """KOT-R29, KOT-R30, KOT-R33: from Tokyo all outside, from outside all in Tokyo; clockwise."""
    everybody = False
    for power in me.hooks[HITS_EVERYBODY]:
        everybody = power.hits_everybody()
    inside = me.place != OUTSIDE
    return [other for other in t.clockwise(me.seat) if everybody or (other.place != OUTSIDE) != inside]


def attack(t: Tokyo, me: Monster, claws: i64) -> Flow[None]:
    """One attack, its targets fixed beforehand: losses clockwise, then yields, then those who stayed in the air."""
    for power in me.hooks[ATTACKING]:
        power.attacking(t, me, me.copies[power.kind])
    victims = targets(t, me)
    if not me.cards:
        if victims:
            yield from _plain_attack(t, me, victims, claws)
        return
    harm = [0] * len(t.s.monsters)
    for power in me.hooks[BREATHE]:
        power.breathe(t, me, me.copies[power.kind], harm)
    yield from _attack(t, me, victims, claws, harm)


def _plain_attack(t: Tokyo, me: Monster, victims: list[Monster], claws: i64) -> Flow[None]:
    """The attack of a monster without cards on monsters that cannot answer: the same rules, without detours."""
    may_yield: list[Monster] = []
    for victim in victims:
        if victim.hooks[REACTIONS] or victim.hooks[DODGES] or victim.hooks[BLOCKS]:
            yield from _attack(t, me, victims, claws, [0] * len(t.s.monsters))
            return
    for victim in victims:
        hit = Hit(claws, me.seat, CLAWS)
        if not ignores(t, victim, hit) and lose_hearts(t, victim, hit) > 0:
            may_yield.append(victim)
    yield from _yields(t, me, [victim for victim in may_yield if victim.alive and victim.place != OUTSIDE], [])


def _attack(t: Tokyo, me: Monster, victims: list[Monster], claws: i64, harm: list[int]) -> Flow[None]:
    """KOT-fire_breathing.2, KOT-jets.1: one merged loss for each target, separate ones for mere neighbours."""
    hurt: list[Monster] = []
    dodging: list[tuple[Monster, int]] = []
    for other in t.clockwise(me.seat):
        if other in victims:
            hit = Hit(claws + harm[other.seat], me.seat, CLAWS)
            if can_dodge(other) and not ignores(t, other, hit):
                dodging.append((other, hit.amount))
            elif (yield from suffer(t, other, hit)) > 0:
                hurt.append(other)
        elif harm[other.seat] > 0:
            yield from suffer(t, other, Hit(harm[other.seat], me.seat, _breath_kind(me)))
    leavers = [other for other in hurt if other.alive and other.place != OUTSIDE]
    yield from _yields(t, me, leavers, dodging)


def _breath_kind(me: Monster) -> i64:
    return me.hooks[BREATHE][0].kind


def can_dodge(victim: Monster) -> bool:
    """A monster in Tokyo that loses nothing when it yields."""
    if victim.place == OUTSIDE:
        return False
    for power in victim.hooks[DODGES]:
        if power.dodges():
            return True
    return False


def _yields(t: Tokyo, me: Monster, leavers: list[Monster], dodging: list[tuple[Monster, int]]) -> Flow[None]:
    """KOT-R31, KOT-D-3, KOT-X13, KOT-X14: who really lost hearts to claws in Tokyo may leave; each decides alone.

    Those who dodge decide before they lose anything (KOT-jets); staying, they lose it afterwards and cannot leave
    any more.
    """
    asked = leavers[:]
    for other, _ in dodging:
        if other.alive and other.place != OUTSIDE:
            asked.append(other)
    if not asked:
        return
    answers: dict[int, int] = {}
    if len(asked) == 1:
        seat = asked[0].seat
        answers[seat] = yield Decision(seat, "yield", _STAY_OR_YIELD, me.seat)
    else:
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

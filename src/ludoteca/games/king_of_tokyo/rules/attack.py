"""Claws: whom they hit, who yields Tokyo (KOT-R29 to R34, KOT-R40)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.actions import STAY, YIELD
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
from ludoteca.games.king_of_tokyo.rules.causes import CLAWS
from ludoteca.games.king_of_tokyo.rules.damage import Hit, ignores, lose_hearts, suffer
from ludoteca.games.king_of_tokyo.state import CLAW, OUTSIDE, Monster, Tokyo
from ludoteca.kernel.event import Bill
from ludoteca.kernel.flow import Decision, Flow, Together

_STAY_OR_YIELD: Final = (STAY, YIELD)


def claw_total(t: Tokyo, me: Monster, bill: Bill | None = None) -> i64:
    """The claws of the final roll: those on the dice, those that cards add, and those that come on top. What they are
    made of goes on the bill."""
    total = t.rolled(CLAW)
    if bill is not None:
        bill.add(CLAWS, total)
    for power in me.hooks[ADD_CLAWS]:
        added = power.add_claws(t, me, me.copies[power.kind])
        total += added
        if bill is not None:
            bill.add(power.kind, added)
    if total > 0:
        for power in me.hooks[MORE_CLAWS]:
            more = power.more_claws(t, me, me.copies[power.kind])
            total += more
            if bill is not None:
                bill.add(power.kind, more)
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


def attack(t: Tokyo, me: Monster, claws: i64, of_claws: Bill | None) -> Flow[None]:
    """KOT-R56: one attack, its targets fixed beforehand (KOT-X10): losses clockwise, then yields, then those who
    stayed in the air.

    KOT-fire_breathing.2, KOT-jets.1: one merged loss for each target, separate ones for mere neighbours. `of_claws` is
    what the claws are made of.
    """
    for power in me.hooks[ATTACKING]:
        t.cause = power.kind
        power.attacking(t, me, me.copies[power.kind])
    t.cause = CLAWS
    victims = targets(t, me)
    hurt: list[Monster] = []
    dodging: list[tuple[Monster, Hit]] = []
    if me.hooks[BREATHE]:
        yield from _breathe(t, me, claws, of_claws, victims, hurt, dodging)
    else:
        for other in victims:
            hit = Hit(claws, me.seat, CLAWS, None if of_claws is None else _copy(of_claws))
            if other.hooks[REACTIONS] or other.hooks[DODGES]:
                yield from _strike(t, other, hit, hurt, dodging)
            elif not ignores(t, other, hit) and lose_hearts(t, other, hit) > 0:
                hurt.append(other)
    if dodging or _any_in_tokyo(hurt):
        yield from _yields(t, me, hurt, dodging)


def _breathe(
    t: Tokyo,
    me: Monster,
    claws: i64,
    of_claws: Bill | None,
    victims: list[Monster],
    hurt: list[Monster],
    dodging: list[tuple[Monster, Hit]],
) -> Flow[None]:
    """KOT-fire_breathing.2: an attack that neighbours feel too, whether they are among its targets or not."""
    breaths = me.hooks[BREATHE]  # as it is now: a copied card may go with its owner while the attack is carried out
    harm = [0] * len(t.s.monsters)
    bills = _bills(t, victims, of_claws)
    for power in breaths:
        so_far = harm[:] if bills else harm
        power.breathe(t, me, me.copies[power.kind], harm)
        for seat, bill in enumerate(bills):
            bill.add(power.kind, harm[seat] - so_far[seat])
    for other in t.clockwise(me.seat):
        bill_of = bills[other.seat] if bills else None
        if other not in victims and harm[other.seat] > 0:
            t.cause = breaths[0].kind
            yield from suffer(t, other, Hit(harm[other.seat], me.seat, breaths[0].kind, bill_of))
            t.cause = CLAWS
        elif other in victims:
            yield from _strike(t, other, Hit(claws + harm[other.seat], me.seat, CLAWS, bill_of), hurt, dodging)


def _any_in_tokyo(monsters: list[Monster]) -> bool:
    """Whether one of them is alive and in Tokyo, and so can yield."""
    for monster in monsters:
        if monster.place != OUTSIDE and monster.alive:
            return True
    return False


def _bills(t: Tokyo, victims: list[Monster], of_claws: Bill | None) -> list[Bill]:
    """A bill for every seat, for the targets with the claws on it; none at all where nobody listens."""
    if of_claws is None:
        return []
    return [_copy(of_claws) if monster in victims else Bill() for monster in t.s.monsters]


def _copy(bill: Bill) -> Bill:
    """The same parts, for one more victim."""
    other = Bill()
    other.items = bill.items[:]
    return other


def _strike(t: Tokyo, victim: Monster, hit: Hit, hurt: list[Monster], dodging: list[tuple[Monster, Hit]]) -> Flow[None]:
    """One target of the claws: it loses hearts, or, if it may dodge, first says whether it yields."""
    if can_dodge(victim) and not ignores(t, victim, hit):
        dodging.append((victim, hit))
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


def _yields(t: Tokyo, me: Monster, hurt: list[Monster], dodging: list[tuple[Monster, Hit]]) -> Flow[None]:
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
    for other, hit in dodging:
        if other not in yielders:
            yield from suffer(t, other, hit)
    for other in yielders:
        for power in other.hooks[YIELDED]:
            t.cause = power.kind
            yield from power.yielded(t, other, other.copies[power.kind], me)

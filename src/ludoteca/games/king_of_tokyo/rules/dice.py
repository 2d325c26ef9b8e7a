"""Step 2, resolving the dice (KOT-R25 to R28, KOT-R35)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.actions import (
    AGAINST_POISON,
    AGAINST_SHRINK,
    CLAWS,
    ENERGIES,
    FOR_ME,
    FOR_PATIENT,
    HEARTS,
    NUMBERS,
)
from ludoteca.games.king_of_tokyo.powers import BREATHE, PATIENTS, SCORE, YIELDED
from ludoteca.games.king_of_tokyo.rules import causes
from ludoteca.games.king_of_tokyo.rules.attack import attack, claw_total, targets
from ludoteca.games.king_of_tokyo.rules.quantities import gain_energy, gain_stars, heal, max_hearts
from ludoteca.games.king_of_tokyo.rules.tokyo import enter_tokyo
from ludoteca.games.king_of_tokyo.state import (
    BAY,
    BUY,
    ENERGY,
    HEART,
    NEXT,
    ONE,
    OUTSIDE,
    THREE,
    TWO,
    Monster,
    Tokyo,
)
from ludoteca.kernel.event import Bill
from ludoteca.kernel.flow import Decision, Flow

# What is left to resolve, in the table's own order.

# What one heart is used for; beyond these, the seat of a patient.


def resolve_dice(t: Tokyo, me: Monster) -> Flow[None]:
    """KOT-R25, KOT-R26, KOT-D-2: all dice are resolved as they lie after the last roll, each for its own face, in the
    order the player likes.

    The order is asked only where it can change anything; then step 3, entering Tokyo, follows (KOT-X21). KOT-X9: a
    monster that falls in its own attack does not enter.
    """
    s = t.s
    of_claws = t.bill()
    claws = claw_total(t, me, of_claws)
    for power in me.hooks[SCORE]:
        t.cause = power.kind
        power.score(t, me, me.copies[power.kind], claws)
    if claws > 0 and order_matters(t, me, claws):
        yield from resolve_in_chosen_order(t, me, claws, of_claws)
    else:
        score_numbers(t, me)
        gain_rolled_energy(t, me)
        hearts = t.rolled(HEART)
        if hearts > 0:
            if me.poison == 0 and me.shrink == 0 and not me.hooks[PATIENTS]:
                if me.place == OUTSIDE:
                    heal_rolled(t, me, hearts)
            elif me.place == OUTSIDE or me.hooks[PATIENTS]:
                yield from use_hearts(t, me)
        if claws > 0:
            yield from attack(t, me, claws, of_claws)
    if me.alive:
        enter_tokyo(t, me)
        s.step = BUY
    else:
        s.step = NEXT


def resolve_in_chosen_order(t: Tokyo, me: Monster, claws: i64, of_claws: Bill | None) -> Flow[None]:
    """KOT-R25: the player says what comes next, as long as there is a choice."""
    left: list[int] = []
    if t.rolled(ONE) > 2 or t.rolled(TWO) > 2 or t.rolled(THREE) > 2:
        left.append(NUMBERS)
    if t.rolled(ENERGY) > 0:
        left.append(ENERGIES)
    if t.rolled(HEART) > 0:
        left.append(HEARTS)
    left.append(CLAWS)
    while left and me.alive:
        chosen: i64 = left[0]
        if len(left) > 1 and CLAWS in left:
            chosen = yield Decision(me.seat, "resolve", left[:])
        left.remove(chosen)
        if chosen == NUMBERS:
            score_numbers(t, me)
        elif chosen == ENERGIES:
            gain_rolled_energy(t, me)
        elif chosen == HEARTS:
            if me.place == OUTSIDE or me.hooks[PATIENTS]:
                yield from use_hearts(t, me)
        else:
            yield from attack(t, me, claws, of_claws)


def order_matters(t: Tokyo, me: Monster, claws: i64) -> bool:
    """KOT-R25, KOT-X18: claws against the rest. Attacking can hurt the attacker, push it out of the Bay, or change
    who needs healing; nothing else makes one order better than another."""
    if t.rolled(HEART) > 0:
        if me.hooks[PATIENTS]:
            return True
        if me.place == BAY and may_close_bay(t, me, claws):
            return True
    for other in t.s.monsters:
        if other.hooks[YIELDED] and other.place != OUTSIDE and other in targets(t, me):
            return True
    return False


def may_close_bay(t: Tokyo, me: Monster, claws: i64) -> bool:
    """KOT-X18: whether this attack, and what a card adds to it, can fell so many that the Bay closes."""
    harm = [0] * len(t.s.monsters)
    for power in me.hooks[BREATHE]:
        power.breathe(t, me, me.copies[power.kind], harm)
    for victim in targets(t, me):
        harm[victim.seat] += claws
    left: i64 = 0
    for monster in t.s.monsters:
        if monster.alive and monster.hearts > harm[monster.seat]:
            left += 1
    return left <= 4


def gain_rolled_energy(t: Tokyo, me: Monster) -> None:
    """KOT-R28: a cube for each energy."""
    rolled = t.rolled(ENERGY)
    if rolled:
        t.cause = causes.ENERGIES
        bill = causes.part(t, causes.ENERGIES, rolled)
        gained = gain_energy(me, rolled, bill)
        t.tell_change("energy-dice", bill, me.seat, gained, me.energy)


def heal_rolled(t: Tokyo, me: Monster, hearts: i64) -> None:
    """KOT-R35: a heart back for each heart, all in one event."""
    t.cause = causes.HEARTS
    bill = causes.part(t, causes.HEARTS, hearts)
    gained = heal(me, hearts, bill)
    if gained:
        t.tell_change("hearts-dice", bill, me.seat, gained, me.hearts)


def score_numbers(t: Tokyo, me: Monster) -> None:
    """KOT-R27: three of a number give that many stars, each further one gives one more; KOT-E1."""
    t.cause = causes.NUMBERS
    face: i64 = 0
    while face < 3:
        count = t.rolled(face)
        if count >= 3:
            stars = face + 1 + count - 3
            gain_stars(me, stars)
            bill = causes.part(t, causes.NUMBERS, face + 1)
            if bill is not None:
                bill.add(causes.MORE_OF_A_NUMBER, count - 3)
            t.tell_change("stars-dice", bill, me.seat, stars, face, count, me.stars)
        face += 1


def use_hearts(t: Tokyo, me: Monster) -> Flow[None]:
    """KOT-R35, KOT-R39, KOT-R61, KOT-X33: outside Tokyo a heart heals or takes a token off, each die for one thing.

    All hearts that heal the same monster are one event. A card may let hearts heal others, in Tokyo too.
    """
    count = t.rolled(HEART)
    uses: list[int] = []
    while len(uses) < count:
        options = heart_options(t, me, uses)
        if not options:
            break
        use = options[0]
        if len(options) > 1:
            use = yield Decision(me.seat, "heart", options, len(uses))
        uses.append(use)
    t.cause = causes.HEARTS
    if me.place == OUTSIDE:
        heal_rolled(t, me, uses.count(FOR_ME))
    cured: i64 = uses.count(AGAINST_POISON)
    if cured:
        me.poison -= cured
        t.tell("poison-removed", me.seat, cured, me.poison)
    grown: i64 = uses.count(AGAINST_SHRINK)
    if grown:
        me.shrink -= grown
        t.tell("shrink-removed", me.seat, grown, me.shrink)
    for power in me.hooks[PATIENTS]:
        for patient in t.clockwise(me.seat):
            hearts: i64 = uses.count(FOR_PATIENT + patient.seat)
            if hearts:
                t.cause = power.kind
                yield from power.treat(t, me, patient, hearts)


def heart_options(t: Tokyo, me: Monster, uses: list[int]) -> list[int]:
    """What the next heart can be used for, when the ones before it are used so."""
    options: list[int] = []
    if me.place == OUTSIDE:
        options.append(FOR_ME)
        if uses.count(AGAINST_POISON) < me.poison:
            options.append(AGAINST_POISON)
        if uses.count(AGAINST_SHRINK) < me.shrink:
            options.append(AGAINST_SHRINK)
    for power in me.hooks[PATIENTS]:
        for seat in power.patients(t, me):
            patient = t.s.monsters[seat]
            if uses.count(FOR_PATIENT + seat) < max_hearts(patient) - patient.hearts:
                options.append(FOR_PATIENT + seat)
    if me.place != OUTSIDE and options:
        options.append(FOR_ME)  # KOT-D-13: a heart may also go to waste
    return options

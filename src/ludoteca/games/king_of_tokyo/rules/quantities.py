"""Stars, hearts and energy: how they rise and fall. Nothing else changes them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import ENERGY_BONUS, HEART_BONUS, MAX_BONUS
from ludoteca.games.king_of_tokyo.rules import causes
from ludoteca.games.king_of_tokyo.state import MAX_HEARTS, Monster, Tokyo
from ludoteca.kernel.event import Bill

DIAL: Final = 20  # the stars that a monster board can show


def gain_stars(me: Monster, n: i64) -> None:
    """KOT-D-9: the dial goes no further than 20, whatever the target is."""
    me.stars += n
    if me.stars > DIAL:
        me.stars = DIAL


def max_hearts(me: Monster) -> i64:
    """KOT-R36: 10, unless a card says otherwise; two such cards do not add up."""
    most: i64 = MAX_HEARTS
    for power in me.hooks[MAX_BONUS]:
        most += power.max_bonus()
    return most


def heal(me: Monster, n: i64, bill: Bill | None) -> i64:
    """One event of gaining hearts (KOT-R36: not above the maximum). Returns what was gained.

    What cards add, and what there was no room for, goes on the bill.
    """
    if n <= 0:
        return 0
    total = n
    for power in me.hooks[HEART_BONUS]:
        bonus = power.heart_bonus(me.copies[power.kind])
        total += bonus
        if bill is not None:
            bill.add(power.kind, bonus)
    room = max_hearts(me) - me.hearts
    gained = total if total < room else room
    if gained < 0:
        gained = 0
    me.hearts += gained
    if bill is not None:
        bill.add(causes.ALL_HEARTS, gained - total)
    return gained


def gain_energy(me: Monster, n: i64, bill: Bill | None) -> i64:
    """One event of gaining energy (KOT-R10). Returns what was gained; what cards add goes on the bill."""
    if n <= 0:
        return 0
    total = n
    for power in me.hooks[ENERGY_BONUS]:
        bonus = power.energy_bonus(me.copies[power.kind])
        total += bonus
        if bill is not None:
            bill.add(power.kind, bonus)
    me.energy += total
    return total


def pay(me: Monster, n: i64) -> None:
    """KOT-D-9: a price is paid in full or not at all; who asks has checked it."""
    assert me.energy >= n
    me.energy -= n


def stars_from_card(t: Tokyo, me: Monster, n: i64, kind: i64) -> None:
    """A card gives stars."""
    if n > 0:
        gain_stars(me, n)
        t.tell_change("stars-card", causes.part(t, kind, n), me.seat, n, kind, me.stars)


def stars_lost_to_card(t: Tokyo, me: Monster, n: i64, kind: i64) -> None:
    """A card takes stars away. KOT-D-9: never below 0."""
    lost = n if n < me.stars else me.stars
    me.stars -= lost
    bill = causes.part(t, kind, n)
    if bill is not None:
        bill.add(causes.NO_STARS_LEFT, lost - n)
    t.tell_change("stars-lost", bill, me.seat, lost, kind, me.stars)


def energy_from_card(t: Tokyo, me: Monster, n: i64, kind: i64) -> None:
    """A card gives energy."""
    bill = causes.part(t, kind, n)
    gained = gain_energy(me, n, bill)
    if gained:
        t.tell_change("energy-card", bill, me.seat, gained, kind, me.energy)


def hearts_from_card(t: Tokyo, me: Monster, n: i64, kind: i64) -> None:
    """A card gives hearts, in Tokyo too (KOT-R35, KOT-X20)."""
    bill = causes.part(t, kind, n)
    gained = heal(me, n, bill)
    if gained:
        t.tell_change("hearts-card", bill, me.seat, gained, kind, me.hearts)

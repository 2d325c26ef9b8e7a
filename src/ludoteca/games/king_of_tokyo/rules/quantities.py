"""Stars, hearts and energy: how they rise and fall. Nothing else changes them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import ENERGY_BONUS, HEART_BONUS, MAX_BONUS
from ludoteca.games.king_of_tokyo.state import MAX_HEARTS, Monster, Tokyo

DIAL: Final = 20  # the stars that a monster board can show


def gain_stars(me: Monster, n: i64) -> None:
    """KOT-D-9: the dial goes no further than 20, whatever the target is."""
    me.stars += n
    if me.stars > DIAL:
        me.stars = DIAL


def lose_stars(me: Monster, n: i64) -> i64:
    """KOT-D-9: never below 0. Returns what was lost."""
    lost = n if n < me.stars else me.stars
    me.stars -= lost
    return lost


def max_hearts(me: Monster) -> i64:
    """KOT-R36: 10, unless a card says otherwise; two such cards do not add up."""
    most: i64 = MAX_HEARTS
    for power in me.hooks[MAX_BONUS]:
        most += power.max_bonus()
    return most


def heal(me: Monster, n: i64) -> i64:
    """One event of gaining hearts (KOT-R36: not above the maximum). Returns what was gained."""
    if n <= 0:
        return 0
    total = n
    for power in me.hooks[HEART_BONUS]:
        total += power.heart_bonus(me.copies[power.kind])
    room = max_hearts(me) - me.hearts
    gained = total if total < room else room
    if gained < 0:
        gained = 0
    me.hearts += gained
    return gained


def gain_energy(me: Monster, n: i64) -> i64:
    """One event of gaining energy (KOT-R10). Returns what was gained, a card's bonus included."""
    if n <= 0:
        return 0
    total = n
    for power in me.hooks[ENERGY_BONUS]:
        total += power.energy_bonus(me.copies[power.kind])
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
        t.tell("stars-card", me.seat, n, kind)


def energy_from_card(t: Tokyo, me: Monster, n: i64, kind: i64) -> None:
    """A card gives energy."""
    gained = gain_energy(me, n)
    if gained:
        t.tell("energy-card", me.seat, gained, kind)


def hearts_from_card(t: Tokyo, me: Monster, n: i64, kind: i64) -> None:
    """A card gives hearts, in Tokyo too (KOT-R35, KOT-X20)."""
    gained = heal(me, n)
    if gained:
        t.tell("hearts-card", me.seat, gained, kind)

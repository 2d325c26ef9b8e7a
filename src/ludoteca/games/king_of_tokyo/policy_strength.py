"""How well every monster stands: strengths, shares of the win, and what a change would be worth."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.content import KIND_OF
from ludoteca.games.king_of_tokyo.policy_numbers import (
    LOG_CARD,
    LOG_ENERGY,
    LOG_IN,
    LOG_OUT,
    LOG_POISON,
    LOG_SHRINK,
    LOG_STARS,
    LOG_TURN,
)
from ludoteca.games.king_of_tokyo.state import BUY, OUTSIDE, Monster, TokyoState

DIAL: Final = 20
MOST_HEARTS: Final = 12
MOST_ENERGY: Final = 30
LEAST_SHARE: Final = 0.02  # nobody is quite without hope, so logarithms stay small


def star_index(s: TokyoState, stars: i64) -> i64:
    """Stars as if the target were 20: what counts is how many are missing."""
    index: i64 = DIAL - (s.target - stars)
    if index < 0:
        return 0
    return index if index < DIAL else DIAL


def energy_points(energy: i64) -> float:
    """What a heap of energy is worth."""
    return LOG_ENERGY[energy if energy < MOST_ENERGY else MOST_ENERGY]


def place_points(living: i64, inside: bool, distance: i64, hearts: i64) -> float:
    """What hearts are worth in or out of Tokyo, `distance` turns before the next own one."""
    capped: i64 = hearts if hearts < MOST_HEARTS else MOST_HEARTS
    if inside:
        return LOG_IN[living - 2][distance][capped]
    return LOG_OUT[living - 2][capped] + LOG_TURN[living - 2][distance]


def card_points(me: Monster) -> float:
    """What the cards in front of a monster are worth, and the tokens on it."""
    total = 0.0
    if me.poison or me.shrink:
        total = LOG_POISON * float(me.poison) + LOG_SHRINK * float(me.shrink)
    for card in me.cards:
        total += LOG_CARD[KIND_OF[card]]
    return total


def points(s: TokyoState, me: Monster, living: i64, distance: i64) -> float:
    """The logarithm of a monster's strength."""
    return (
        LOG_STARS[living - 2][star_index(s, me.stars)]
        + place_points(living, me.place != OUTSIDE, distance, me.hearts)
        + energy_points(me.energy)
        + card_points(me)
    )


def living(s: TokyoState) -> i64:
    """How many monsters are in play."""
    count: i64 = 0
    for monster in s.monsters:
        if monster.alive:
            count += 1
    return count


class Standing:
    """Every monster's share of the win once the present turn is over; `share` is 0 for the fallen."""

    share: list[float]
    distance: list[int]
    living: i64

    def __init__(self) -> None:
        self.share = []
        self.distance = []
        self.living = 0

    def take(self, s: TokyoState, over: bool) -> None:
        """Look at the table. `over`: the active monster's turn counts as done, so it is the last to move again."""
        monsters = s.monsters
        seats: i64 = len(monsters)
        count = living(s)
        self.living = count
        row: i64 = count if count >= 2 else 2
        share = [0.0] * seats
        distance: list[int] = [0] * seats
        step: i64 = 0
        total = 0.0
        i: i64 = 0
        first: i64 = 1 if over else 0
        while i < seats:
            seat: i64 = (s.turn + first + i) % seats
            monster = monsters[seat]
            if monster.alive:
                distance[seat] = step
                strength = exp(points(s, monster, row, step))
                share[seat] = strength
                total += strength
                step += 1
            i += 1
        if total > 0.0:
            i = 0
            while i < seats:
                share[i] /= total
                i += 1
        self.share = share
        self.distance = distance

    def win_gain(self, seat: i64) -> float:
        """What winning at once is worth to a seat, in the same points as every other gain."""
        share = self.share[seat]
        return -log(share if share > LEAST_SHARE else LEAST_SHARE)


def evaluate_state(s: TokyoState, seat: i64) -> float:
    """A guess of the chance that a seat wins from here."""
    me = s.monsters[seat]
    if not me.alive:
        return 0.0
    standing = Standing()
    standing.take(s, s.step >= BUY)
    return standing.share[seat]

"""What every count of every face would be worth to the roller, in points, as the table stands."""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.bots.cards import (
    card_gain,
    harm_to,
    star_gain,
)
from ludoteca.games.king_of_tokyo.bots.odds import CELLS, HITS, SPAN, STARS, TRIPLE, chance_index, expect, set_stars
from ludoteca.games.king_of_tokyo.bots.strength import (
    DIAL,
    LEAST_SHARE,
    Standing,
    Worth,
    star_index,
)
from ludoteca.games.king_of_tokyo.rules.market import price
from ludoteca.games.king_of_tokyo.rules.quantities import max_hearts
from ludoteca.games.king_of_tokyo.state import BAY, CITY, NO_CARD, OUTSIDE, Monster, Tokyo, TokyoState

MOST_GAIN: Final = 12  # more stars than any roll gives
LEAVES_WHEN_HEALTHY: Final = 0.3
LEAVES_WHEN_HURT: Final = 0.6
LEAVES_WHEN_WEAK: Final = 0.9


class Outlook:
    """The worth of a final roll as a sum over faces: `hearts[c]`, `energy[c]`, `claws[c]`, and sets of numbers."""

    worths: Worth
    standing: Standing
    dice: i64
    star: float  # one star, while the target is far
    near: bool  # a roll could reach the target, so stars are not all the same
    sets: list[vec[float]]  # by number and count; only made when near
    triple: vec[float]  # what three of a number bring beside stars
    hearts: vec[float]
    energy: vec[float]
    claws: vec[float]
    run: float  # a 1, a 2 and a 3 together
    all_six: float  # every face at once
    sure_claw: bool  # a card brings a claw anyway

    def __init__(self, worths: Worth) -> None:
        self.worths = worths
        self.standing = Standing(worths)
        self.dice = 0
        self.star = 0.0
        self.near = False
        self.sets = []
        self.triple = vec[float]([0.0, 0.0, 0.0])
        self.hearts = vec[float]()
        self.energy = vec[float]()
        self.claws = vec[float]()
        self.run = 0.0
        self.all_six = 0.0
        self.sure_claw = False

    def look(self, t: Tokyo, me: Monster, dice: i64) -> None:
        """Reckon everything for the active monster and so many dice."""
        s = t.s
        standing = self.standing
        standing.take(s, True)
        self.dice = dice
        copies = me.copies
        kinds = self.worths.kinds
        row: i64 = standing.living if standing.living >= 2 else 2
        own = 1.0 - standing.share[me.seat]
        enters = me.place == OUTSIDE and _room(t, row)
        entering: i64 = 1 if enters else 0
        self.star = star_gain(s, me, standing, 3) / 3.0
        had = star_index(s, me.stars + entering)
        self.near = had + dice + 1 >= DIAL or (copies[kinds.gourmet] > 0 and had + dice + 3 >= DIAL)
        one = self.star
        self.triple[0] = 2.0 * one * copies[kinds.gourmet] + (
            self.worths.extra_turn * 0.8 if copies[kinds.freeze_time] else 0.0
        )
        self.triple[1] = 0.0
        if self.near:
            self._sets(t, me, entering)
        self._hearts(me, own, row, enters)
        self._energy(t, me, own)
        self._claws(t, me, own, row)
        if copies[kinds.poison_quills]:
            self.triple[1] = self.claws[min(3, dice)] - self.claws[0]
        self.run = 2.0 * one * copies[kinds.detritivore]
        self.all_six = 0.0
        if copies[kinds.complete_destruction]:
            self.all_six = star_gain(s, me, standing, 9)

    def _sets(self, t: Tokyo, me: Monster, entering: i64) -> None:
        s = t.s
        standing = self.standing
        first = star_gain(s, me, standing, entering) if entering else 0.0
        worth = vec[float]()
        stars: i64 = 0
        while stars <= MOST_GAIN:
            worth = append(worth, star_gain(s, me, standing, stars + entering) - first)
            stars += 1
        sets: list[vec[float]] = []
        number: i64 = 1
        bonus: i64 = 2 * me.copies[self.worths.kinds.gourmet]
        while number <= 3:
            row = vec[float]()
            count: i64 = 0
            while count <= self.dice:
                stars = set_stars(number, count)
                if number == 1 and count >= 3:
                    stars += bonus
                row = append(row, worth[stars if stars < MOST_GAIN else MOST_GAIN])
                count += 1
            sets.append(row)
            number += 1
        self.sets = sets

    def _hearts(self, me: Monster, own: float, row: i64, enters: bool) -> None:
        dice = self.dice
        out = blank(dice + 1)
        self.hearts = out
        if me.place != OUTSIDE:
            if me.copies[self.worths.kinds.healing_ray]:
                count: i64 = 1
                while count <= dice:
                    out[count] = out[count - 1] + own * 0.05
                    count += 1
            return
        distance: i64 = self.standing.distance[me.seat]
        most = max_hearts(me)
        now = self.worths.place_points(row, enters, distance, me.hearts)
        bonus: i64 = me.copies[self.worths.kinds.regeneration]
        tokens: i64 = me.poison + me.shrink
        count = 1
        while count <= dice:
            for_tokens: i64 = 0
            token_points = 0.0
            if tokens and me.hearts > 2:
                for_tokens = count if count < tokens else tokens
                token_points = -float(for_tokens) * (self.worths.poison if me.poison else self.worths.shrink)
            used: i64 = count - for_tokens
            after: i64 = me.hearts + used + (bonus if used else 0)
            if after > most:
                after = most
            gain = token_points
            if after > me.hearts:
                gain += self.worths.place_points(row, enters, distance, after) - now
            out[count] = gain * own
            count += 1

    def _energy(self, t: Tokyo, me: Monster, own: float) -> None:
        """Energy is worth what it is worth in the hand, or what it buys at once."""
        dice = self.dice
        standing = self.standing
        out = blank(dice + 1)
        before = self.worths.energy_points(me.energy)
        prices = vec[i64]()
        gains = vec[float]()
        for card in t.s.market:
            if card != NO_CARD:
                cost = price(t, me, card)
                if cost <= me.energy + dice:
                    prices = append(prices, cost)
                    gains = append(gains, card_gain(t.s, me, standing, card))
        bonus: i64 = me.copies[self.worths.kinds.friend_of_children]
        count: i64 = 0
        while count <= dice:
            has: i64 = me.energy + count + (bonus if count else 0)
            best = own * self.worths.energy_points(has)
            i: i64 = 0
            for cost in prices:
                if cost <= has:
                    worth = gains[i] + own * self.worths.energy_points(has - cost)
                    if worth > best:
                        best = worth
                i += 1
            out[count] = best - own * before
            count += 1
        low = out[0]
        count = 0
        while count <= dice:
            out[count] -= low
            count += 1
        self.energy = out

    def _claws(self, t: Tokyo, me: Monster, own: float, row: i64) -> None:
        dice = self.dice
        copies = me.copies
        kinds = self.worths.kinds
        inside = me.place != OUTSIDE
        added: i64 = copies[kinds.acid_attack] + (copies[kinds.burrowing] if inside else 0)
        more: i64 = copies[kinds.spiked_tail] + (copies[kinds.urbavore] if inside else 0)
        self.sure_claw = added > 0
        alpha = self.star * copies[kinds.alpha_monster]
        peace = self.star * copies[kinds.herbivore]
        out = blank(dice + 1)
        count: i64 = 0
        while count <= dice:
            total: i64 = count + added
            if total == 0:
                out[count] = peace
            else:
                out[count] = alpha + self._attack(t, me, own, row, total + more)
            count += 1
        low = out[0]
        count = 0
        while count <= dice:
            out[count] -= low
            count += 1
        self.claws = out

    def _attack(self, t: Tokyo, me: Monster, own: float, row: i64, claws: i64) -> float:
        """What an attack with so many claws brings: harm to rivals, and perhaps Tokyo."""
        s = t.s
        standing = self.standing
        copies = me.copies
        kinds = self.worths.kinds
        inside = me.place != OUTSIDE
        everybody = copies[kinds.nova_breath] > 0
        lost = 0.0
        fallen: i64 = 0
        stays = 1.0  # how likely it is that nobody makes room in Tokyo
        tokens = -0.8 * (self.worths.poison * copies[kinds.poison_spit] + self.worths.shrink * copies[kinds.shrink_ray])
        fire: i64 = copies[kinds.fire_breathing]
        for other in s.monsters:
            if not other.alive or other.seat == me.seat:
                continue
            target = everybody or (other.place != OUTSIDE) != inside
            hits: i64 = claws if target else 0
            if fire and is_neighbour(s, me.seat, other.seat):
                hits += fire
            if hits == 0:
                continue
            lost += harm_to(other, standing, hits)
            if hits >= other.hearts:
                fallen += 1
            if target:
                lost += standing.share[other.seat] * tokens
                if other.place != OUTSIDE:
                    stays *= 1.0 - _leaves(other.hearts - hits)
        remains = 1.0 - lost
        if remains < standing.share[me.seat]:
            remains = standing.share[me.seat]
        worth = -log(remains if remains > LEAST_SHARE else LEAST_SHARE)
        if fallen:
            worth += star_gain(s, me, standing, 3 * copies[kinds.eater_of_the_dead] * fallen)
        if not inside and stays < 1.0 and not _room(t, row):
            distance: i64 = standing.distance[me.seat]
            there = self.worths.place_points(row, True, distance, me.hearts)
            here = self.worths.place_points(row, False, distance, me.hearts)
            worth += (1.0 - stays) * (own * (there - here) + star_gain(s, me, standing, 1))
        return worth

    def worth(self, have: vec[i64], free: i64, wanted: i64, size: i64, rolls: i64) -> float:
        """What a plan comes to: dice already kept by face, free dice, the mask of wanted faces and its size."""
        other = chance_index(size, rolls, False)
        hit = other + 1
        total = 0.0
        triple = self.triple
        face: i64 = 0
        while face < 3:
            index = hit if wanted >> face & 1 else other
            kept: i64 = have[face]
            if kept + free >= 3:
                cell: i64 = (index * SPAN + free) * SPAN + kept
                if self.near:
                    total += expect(self.sets[face], index, free, kept)
                else:
                    total += self.star * STARS[face * CELLS + cell]
                    if triple[face] != 0.0:
                        total += triple[face] * TRIPLE[cell]
            face += 1
        if self.hearts[self.dice] > 0.0:  # more hearts are never worth less, so else none is worth anything
            total += expect(self.hearts, hit if wanted & 8 else other, free, have[3])
        total += expect(self.energy, hit if wanted & 16 else other, free, have[4])
        total += expect(self.claws, hit if wanted & 32 else other, free, have[5])
        if self.run > 0.0 or self.all_six > 0.0:
            total += self._together(have, free, wanted, hit, other)
        return total

    def _together(self, have: vec[i64], free: i64, wanted: i64, hit: i64, other: i64) -> float:
        """What faces bring by being there together."""
        chance = 1.0
        total = 0.0
        face: i64 = 0
        while face < 6:
            if have[face] == 0 and not (face == 5 and self.sure_claw):
                index = hit if wanted >> face & 1 else other
                chance *= 1.0 - HITS[(index * SPAN + free) * SPAN]
            if face == 2:
                total = chance * self.run
            face += 1
        return total + chance * self.all_six


def blank(count: i64) -> vec[float]:
    """So many times nothing."""
    out = vec[float](capacity=count)
    while len(out) < count:
        out = append(out, 0.0)
    return out


def _leaves(hearts: i64) -> float:
    """How likely a monster that was hit in Tokyo is to make room, by the hearts that it has left."""
    if hearts <= 0:
        return 1.0
    if hearts <= 3:
        return LEAVES_WHEN_WEAK
    return LEAVES_WHEN_HURT if hearts <= 6 else LEAVES_WHEN_HEALTHY


def is_neighbour(s: TokyoState, seat: i64, other: i64) -> bool:
    """Whether nobody alive sits between the two, on one side at least."""
    seats: i64 = len(s.monsters)
    for step in (1, seats - 1):
        i: i64 = (seat + step) % seats
        while i != other and not s.monsters[i].alive:
            i = (i + step) % seats
        if i == other:
            return True
    return False


def _room(t: Tokyo, living: i64) -> bool:
    """Whether a monster outside must enter Tokyo whatever it rolls."""
    city = False
    bay = living < 5
    for monster in t.s.monsters:
        if monster.place == CITY:
            city = True
        elif monster.place == BAY:
            bay = True
    return not (city and bay)

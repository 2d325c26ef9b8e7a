"""How well every monster stands: strengths, shares of the win, and what a change would be worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.bots import judge, numbers
from ludoteca.games.king_of_tokyo.bots.kinds import Kinds
from ludoteca.games.king_of_tokyo.content.box import Content
from ludoteca.games.king_of_tokyo.state import BUY, OUTSIDE, START, Monster, TokyoState

DIAL: Final = 20
MOST_HEARTS: Final = 12
MOST_ENERGY: Final = 30
STARTS_WITH: Final = 2  # KOT-R38
LEAST_SHARE: Final = 0.02  # nobody is quite without hope, so logarithms stay small


# The card of the box that a number of a plain KEEP card comes nearest to.
LIKE: Final = {
    "dice": "extra_head",
    "rolls": "giant_brain",
    "claws": "acid_attack",
    "more_claws": "spiked_tail",
    "discount": "alien_origin",
    "hearts": "regeneration",
    "energy": "friend_of_children",
    "max_hearts": "even_bigger",
}


ROWS: Final = 5  # tables by living monsters: two to six of them
HEARTS: Final = 13  # a table by hearts: 0 to MOST_HEARTS
STARS: Final = 21  # a table by stars: 0 to DIAL
TURNS: Final = 6  # a table by the turns before the next own one


def flat(rows: Sequence[Sequence[float]]) -> vec[float]:
    """A table as one row, which compiled code reads at once."""
    return vec[float]([number for row in rows for number in row])


def card_points(content: Content, known: dict[str, float]) -> list[float]:
    """What every kind of card is worth; one of a pack as much as those of the box that do the same."""
    points: list[float] = []
    for card in content.cards:
        if card.id in known or not card.keep or not card.name:
            points.append(known.get(card.id, 0.0))
        else:
            points.append(sum(known[LIKE[name]] * n for name, n in card.numbers.items()))
    return points


def star_index(s: TokyoState, stars: i64) -> i64:
    """Stars as if the target were 20: what counts is how many are missing."""
    index: i64 = DIAL - (s.target - stars)
    if index < 0:
        index = 0
    if index > DIAL:
        index = DIAL
    return index


class Worth:
    """What everything is worth in points. The tables by living monsters start with two of them, one row behind the
    other."""

    content: Content
    kinds: Kinds
    stars: vec[float]
    out: vec[float]
    turn: vec[float]
    inside: vec[float]
    energy: vec[float]
    card: vec[float]
    poison: float
    shrink: float
    extra_turn: float  # a whole turn more
    harm: float  # how much of a rival's loss is a gain

    def __init__(self, content: Content) -> None:
        self.content = content
        self.kinds = Kinds(content)
        self.stars = flat([numbers.STARS] * ROWS)
        self.out = flat([numbers.OUT] * ROWS)
        self.turn = flat([numbers.TURN] * ROWS)
        self.inside = flat(numbers.IN * ROWS)
        self.energy = vec[float](numbers.ENERGY)
        self.card = vec[float](card_points(content, numbers.CARDS))
        self.poison = numbers.POISON
        self.shrink = numbers.SHRINK
        self.extra_turn = numbers.EXTRA_TURN
        self.harm = numbers.HARM

    def energy_points(self, energy: i64) -> float:
        """What a heap of energy is worth."""
        if energy > MOST_ENERGY:
            energy = MOST_ENERGY
        return self.energy[energy]

    def star_points(self, living: i64, index: i64) -> float:
        """What so many stars are worth (`star_index`)."""
        return self.stars[(living - 2) * STARS + index]

    def place_points(self, living: i64, inside: bool, distance: i64, hearts: i64) -> float:
        """What hearts are worth in or out of Tokyo, `distance` turns before the next own one."""
        if hearts > MOST_HEARTS:
            hearts = MOST_HEARTS
        row = living - 2
        if inside:
            return self.inside[(row * TURNS + distance) * HEARTS + hearts]
        return self.out[row * HEARTS + hearts] + self.turn[row * TURNS + distance]

    def card_points(self, me: Monster) -> float:
        """What the cards in front of a monster are worth, and the tokens on it."""
        total = 0.0
        if me.poison or me.shrink:
            total = self.poison * float(me.poison) + self.shrink * float(me.shrink)
        kind_of = self.content.kind_of
        for card in me.cards:
            total += self.card[kind_of[card]]
        return total

    def points(self, s: TokyoState, me: Monster, living: i64, distance: i64) -> float:
        """The logarithm of a monster's strength."""
        total = (
            self.star_points(living, star_index(s, me.stars))
            + self.place_points(living, me.place != OUTSIDE, distance, me.hearts)
            + self.energy_points(me.energy)
        )
        return total + self.card_points(me) if me.cards or me.poison or me.shrink else total


def judge_worth(content: Content) -> Worth:
    """What positions have turned out to be worth; reckoned once for each content."""
    known = content.worked_out.get("judge")
    if isinstance(known, Worth):
        return known
    worth = Worth(content)
    worth.stars = flat(judge.STARS)
    worth.out = flat(judge.OUT)
    worth.turn = flat(judge.TURN)
    worth.inside = flat([row for rows in judge.IN for row in rows])
    worth.energy = vec[float](judge.ENERGY)
    worth.card = vec[float](card_points(content, judge.CARDS))
    worth.poison = judge.POISON
    worth.shrink = judge.SHRINK
    content.worked_out["judge"] = worth
    return worth


def living(s: TokyoState) -> i64:
    """How many monsters are in play."""
    count: i64 = 0
    for monster in s.monsters:
        if monster.alive:
            count += 1
    return count


class Standing:
    """Every monster's share of the win once the present turn is over; `share` is 0 for the fallen."""

    worth: Worth
    share: vec[float]
    distance: vec[i64]
    living: i64

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.share = vec[float]()
        self.distance = vec[i64]()
        self.living = 0

    def take(self, s: TokyoState, over: bool) -> None:
        """Look at the table. `over`: the active monster's turn counts as done, so it is the last to move again."""
        worth = self.worth
        monsters = s.monsters
        seats: i64 = len(monsters)
        count = living(s)
        self.living = count
        row: i64 = count if count >= 2 else 2
        share = self.share
        distance = self.distance
        if len(share) != seats:
            share = vec[float]([0.0] * len(monsters))
            distance = vec[i64]([0] * len(monsters))
            self.share = share
            self.distance = distance
        step: i64 = 0
        total = 0.0
        i: i64 = 0
        first: i64 = 1 if over else 0
        begun = not over and s.step != START
        while i < seats:
            seat: i64 = (s.turn + first + i) % seats
            monster = monsters[seat]
            share[seat] = 0.0
            distance[seat] = 0
            if monster.alive:
                distance[seat] = step
                strength = exp(worth.points(s, monster, row, step))
                if begun and step == 0 and monster.place != OUTSIDE:
                    # The stars for starting in Tokyo are part of what the place is worth before a turn.
                    had = worth.star_points(row, star_index(s, monster.stars - STARTS_WITH))
                    strength *= exp(had - worth.star_points(row, star_index(s, monster.stars)))
                share[seat] = strength
                total += strength
                step += 1
            i += 1
        if total > 0.0:
            i = 0
            while i < seats:
                share[i] /= total
                i += 1

    def win_gain(self, seat: i64) -> float:
        """What winning at once is worth to a seat, in the same points as every other gain."""
        share = self.share[seat]
        return -log(share if share > LEAST_SHARE else LEAST_SHARE)


def evaluate_state(s: TokyoState, seat: i64) -> float:
    """A guess of the chance that a seat wins from here."""
    me = s.monsters[seat]
    if not me.alive:
        return 0.0
    standing = Standing(judge_worth(s.content))
    standing.take(s, s.step >= BUY)
    return standing.share[seat]

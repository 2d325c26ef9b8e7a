"""How many rolls it takes to fill slots: what the bots plan by.

What is still open on a card is a *code*: how many slots of each of the five symbols, as the digits of a number in base
seven. Every roll puts down all that fits. One player's odds are exact; those of two Heroes together take their dice
for one handful in which every Joker is equally likely to be the one's or the other's. Tables grow as they are asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SYMBOLS: Final = 5
BASE: Final = 7
MOST: Final = 6  # slots, and dice
KINDS: Final = 462  # ways to ask for at most six symbols
MASKS: Final = 32
NEVER: Final = 90.0  # rolls: it cannot be done
UNKNOWN: Final = -1.0

UNITS: Final[list[int]] = [1, 7, 49, 343, 2401]


def _ranks() -> list[int]:
    """The place of each code in a table; -1 for codes with too many slots."""
    found: list[int] = []
    rank: i64 = 0
    for code in range(BASE**SYMBOLS):
        if _slots_of(code) <= MOST:
            found.append(rank)
            rank += 1
        else:
            found.append(-1)
    return found


def _slots_of(code: i64) -> i64:
    """How many slots a code asks for."""
    total: i64 = 0
    rest: i64 = code
    while rest:
        total += rest % BASE
        rest //= BASE
    return total


RANK: Final[list[int]] = _ranks()
SIZE: Final[list[int]] = [_slots_of(code) for code in range(BASE**SYMBOLS)]
CHOOSE: Final[list[list[int]]] = [
    [1, 0, 0, 0, 0, 0, 0],
    [1, 1, 0, 0, 0, 0, 0],
    [1, 2, 1, 0, 0, 0, 0],
    [1, 3, 3, 1, 0, 0, 0],
    [1, 4, 6, 4, 1, 0, 0],
    [1, 5, 10, 10, 5, 1, 0],
    [1, 6, 15, 20, 15, 6, 1],
]

# By what the Joker stands for (for two Heroes: by both), then by dice to spare and rank.
_ALONE: Final[list[list[float]]] = [[] for _ in range(MASKS)]
_TOGETHER: Final[list[list[float]]] = [[] for _ in range(MASKS * MASKS)]


def digit(code: i64, symbol: i64) -> i64:
    """How many slots of this symbol."""
    unit: i64 = UNITS[symbol]
    return code // unit % BASE


# -- one player ------------------------------------------------------------------------------------------------


def alone(code: i64, mask: i64, dice: i64) -> float:
    """Rolls until one player with so many free dice has filled it; exact. `mask`: what the Joker stands for."""
    if code == 0:
        return 0.0
    spare: i64 = dice - SIZE[code]
    if spare < 0:
        return NEVER
    table = _ALONE[mask]
    if not table:
        table = [UNKNOWN] * (KINDS * MOST)
        _ALONE[mask] = table
    index: i64 = spare * KINDS + RANK[code]
    known = table[index]
    if known < 0.0:
        known = Reckoning(code, mask, dice).rolls()
        table[index] = known
    return known


class Reckoning:
    """All outcomes of one roll, and what each of them leaves to do."""

    def __init__(self, code: i64, mask: i64, dice: i64) -> None:
        self.code = code
        self.mask = mask
        self.dice = dice
        self.wanted: i64 = 0  # faces of a die that are good for something
        self.joker = False
        for symbol in range(SYMBOLS):
            if digit(code, symbol):
                self.wanted += 1
                if mask >> symbol & 1:
                    self.joker = True
        if self.joker:
            self.wanted += 1
        self.nothing = 0.0  # how likely it is that no die fits
        self.later = 0.0  # rolls that remain after this one, weighed

    def rolls(self) -> float:
        """The expectation."""
        self.roll_symbol(0, self.dice, self.code, 1.0)
        return (1.0 + self.later) / (1.0 - self.nothing)

    def roll_symbol(self, symbol: i64, left: i64, code: i64, weight: float) -> None:
        """However many of the dice that are left show this symbol."""
        if symbol == SYMBOLS:
            self.roll_jokers(left, code, weight)
            return
        need: i64 = digit(self.code, symbol)
        if need == 0:
            self.roll_symbol(symbol + 1, left, code, weight)
            return
        chance = weight
        for count in range(left + 1):
            put: i64 = count if count < need else need
            ways: float = float(CHOOSE[left][count])
            self.roll_symbol(symbol + 1, left - count, code - put * UNITS[symbol], chance * ways)
            chance /= 6.0

    def roll_jokers(self, left: i64, code: i64, weight: float) -> None:
        """However many of the others show the Joker; the rest shows nothing of use."""
        useless = (6.0 - float(self.wanted)) / 6.0
        most: i64 = left if self.joker else 0
        chance = weight
        for count in range(most + 1):
            share = chance * float(CHOOSE[left][count])
            for _ in range(left - count):
                share *= useless
            if share > 0.0:
                self.leave(code, count, share)
            chance /= 6.0

    def leave(self, code: i64, jokers: i64, share: float) -> None:
        """What this outcome leaves to do."""
        if jokers == 0 and code == self.code:
            self.nothing += share
        else:
            self.later += share * self.best_left(code, jokers)

    def best_left(self, code: i64, jokers: i64) -> float:
        """Rolls that remain when the Jokers go where they help most."""
        best = NEVER
        if jokers > 0:
            for symbol in range(SYMBOLS):
                if self.mask >> symbol & 1 and digit(code, symbol):
                    left = self.best_left(code - UNITS[symbol], jokers - 1)
                    if left < best:
                        best = left
        if best < NEVER:
            return best
        return alone(code, self.mask, self.dice - (SIZE[self.code] - SIZE[code]))


# -- two Heroes ------------------------------------------------------------------------------------------------


def together(code: i64, mask: i64, other: i64, dice: i64) -> float:
    """Rolls of both until two Heroes with so many free dice in all have filled it; close."""
    if code == 0:
        return 0.0
    spare: i64 = dice - SIZE[code]
    if spare < 0:
        return NEVER
    key: i64 = mask * MASKS + other if mask < other else other * MASKS + mask
    table = _TOGETHER[key]
    if not table:
        table = [UNKNOWN] * (KINDS * MOST)
        _TOGETHER[key] = table
    index: i64 = spare * KINDS + RANK[code]
    known = table[index]
    if known < 0.0:
        known = _reckon_together(code, mask, other, dice)
        table[index] = known
    return known


def _reckon_together(code: i64, mask: i64, other: i64, dice: i64) -> float:
    """The next die that fits, and then the rest; several may fit in the same roll."""
    useful: i64 = 0  # twelfths
    later = 0.0
    one = NEVER
    two = NEVER
    for symbol in range(SYMBOLS):
        if digit(code, symbol) == 0:
            continue
        left = together(code - UNITS[symbol], mask, other, dice - 1)
        useful += 2
        later += 2.0 * left
        if mask >> symbol & 1 and left < one:
            one = left
        if other >> symbol & 1 and left < two:
            two = left
    if one < NEVER:
        useful += 1
        later += one
    if two < NEVER:
        useful += 1
        later += two
    return 1.0 / _fitting(float(useful) / 12.0, dice, SIZE[code]) + later / float(useful)


def _fitting(chance: float, dice: i64, most: i64) -> float:
    """How many of the dice fit, on average, when each does with this chance and at most so many can."""
    missing = 1.0
    for _ in range(dice):
        missing *= 1.0 - chance
    exactly = missing  # so many fit
    at_most = missing
    total = 0.0
    for count in range(most):
        total += 1.0 - at_most
        if count < dice and chance < 1.0:
            exactly *= chance / (1.0 - chance) * float(dice - count) / float(count + 1)
            at_most += exactly
    return total


# -- the Dragon tile -------------------------------------------------------------------------------------------


def _joker_rolls() -> list[list[float]]:
    """By slots, then by dice: rolls until so many Jokers lie."""
    table = [[0.0] * (MOST + 1)]
    for slots in range(1, MOST + 1):
        row = [NEVER] * (MOST + 1)
        for dice in range(slots, MOST + 1):
            nothing = 1.0
            for _ in range(dice):
                nothing *= 5.0 / 6.0
            later = 0.0
            exactly = nothing
            for count in range(1, dice + 1):
                exactly *= float(dice - count + 1) / float(count) / 5.0
                if count < slots:
                    later += exactly * table[slots - count][dice - count]
            row[dice] = (1.0 + later) / (1.0 - nothing)
        table.append(row)
    return table


JOKER_ROLLS: Final[list[list[float]]] = _joker_rolls()


def jokers(slots: i64, dice: i64) -> float:
    """Rolls until so many Jokers lie on the tile; exact."""
    return JOKER_ROLLS[slots][dice if dice < MOST else MOST]

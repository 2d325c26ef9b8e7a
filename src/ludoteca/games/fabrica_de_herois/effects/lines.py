"""The sheet of a player: limits, prices and standing rules as numbers, and the words that change them.

Every line has a place on the sheet. Who reads a limit or a price reads it there; what changes it (an ability that
lasts, a Base that is on, the extra rule of a Mission) is written onto the sheet when anything of it changes
(`rules/reckoning.py`).
FH-D-44: amounts add up; a "may not" is a number that is not 0, which nothing takes away.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.effects.words import Line

# What adds up: limits and prices, FH-R11, FH-R13, FH-R27, FH-R34 to FH-R38.
FIELD: Final = 0
SUPPORT: Final = 1
INCOME: Final = 2
PRICE_BUY: Final = 3
PRICE_LEADER: Final = 4
PRICE_DISCARD: Final = 5
PRICE_HOME: Final = 6
PRICE_LEAD: Final = 7
PRICE_FLEE: Final = 8  # on top of what the colour costs
TOLL: Final = 9  # what an Attack on this player costs more
FREE_PLAY: Final = 10
EMBLEM_WORTH: Final = 11
ND: Final = 12
ND_PER_COMPLETED: Final = 13
ND_PER_SUPPORT: Final = 14
WOMEN: Final = 15
MEN: Final = 16
TAXED: Final = 17
THAW: Final = 18
CHOOSY: Final = 19
BARRED: Final = 20
# What may not be, or must be.
NO_FLEE: Final = 21
NO_DISCARD: Final = 22
NO_LEADER: Final = 23
NO_BUYING: Final = 24
NO_MOVING: Final = 25
NO_ANSWERS: Final = 26
NO_BASE: Final = 27
NO_MARKER: Final = 28
NO_EMBLEMS: Final = 29
IGNORE_LEADER: Final = 30
DOUBLE_LEADER: Final = 31
DIE_ON_ND: Final = 32
# Of several the highest holds.
GUARD_WEAK: Final = 33
IGNORE_WEAK: Final = 34
NEED_HEROES: Final = 35
NEED: Final = 36  # and the Affiliation, five of them
# Of several the lowest holds; 0 is none.
AT_MOST: Final = 41
# Affiliations, as masks.
COUNTS: Final = 42
ADDED: Final = 43
COVERED: Final = 44
DOUBLED: Final = 45
IGNORED: Final = 46
SIZE: Final = 47

BLANK: Final = [0] * SIZE
BLANK[FIELD] = 5
BLANK[SUPPORT] = 3
BLANK[INCOME] = 3
BLANK[PRICE_BUY] = 1
BLANK[PRICE_LEADER] = 1
BLANK[PRICE_DISCARD] = 1
BLANK[PRICE_HOME] = 1
BLANK[PRICE_LEAD] = 1


def write(sheet: list[int], index: i64, amount: i64) -> None:
    """FH-D-44: put a line onto a sheet."""
    if index < GUARD_WEAK:
        sheet[index] += amount
    elif index < AT_MOST:
        if amount > sheet[index]:
            sheet[index] = amount
    elif index == AT_MOST:
        if sheet[index] == 0 or amount < sheet[index]:
            sheet[index] = amount
    else:
        sheet[index] |= amount


def _line(name: str, index: i64, places: str = "abm") -> Line:
    return Line(name, index, "a" in places, "b" in places, "m" in places)


# Every word, with where it may stand: in an ability, at a Base, on a Mission.
LINES: Final = {
    line.name: line
    for line in (
        _line("field", FIELD),
        _line("support", SUPPORT),
        _line("income", INCOME),
        _line("price-buy", PRICE_BUY),
        _line("price-leader", PRICE_LEADER),
        _line("price-discard", PRICE_DISCARD),
        _line("price-home", PRICE_HOME),
        _line("price-lead", PRICE_LEAD),
        _line("price-flee", PRICE_FLEE),
        _line("toll", TOLL, "ab"),
        _line("free-play", FREE_PLAY, "ab"),
        _line("emblem-worth", EMBLEM_WORTH),
        _line("thaw", THAW, "ab"),
        _line("choosy", CHOOSY, "ab"),
        _line("guard-weak", GUARD_WEAK, "ab"),
        _line("counts", COUNTS, "a"),
        _line("emblem", ADDED, "ab"),
        _line("no-flee", NO_FLEE, "m"),
        _line("no-discard", NO_DISCARD, "m"),
        _line("no-leader", NO_LEADER, "m"),
        _line("no-buying", NO_BUYING, "m"),
        _line("no-moving", NO_MOVING, "m"),
        _line("no-answers", NO_ANSWERS, "m"),
        _line("no-base", NO_BASE, "m"),
        _line("no-marker", NO_MARKER, "m"),
        _line("no-emblems", NO_EMBLEMS, "m"),
        _line("double", DOUBLED, "m"),
        _line("ignore", IGNORED, "m"),
        _line("ignore-weak", IGNORE_WEAK, "m"),
        _line("ignore-leader", IGNORE_LEADER, "m"),
        _line("double-leader", DOUBLE_LEADER, "m"),
        _line("need", NEED, "m"),
        _line("need-heroes", NEED_HEROES, "m"),
        _line("at-most", AT_MOST, "m"),
        _line("die-on-nd", DIE_ON_ND, "m"),
        _line("nd-per-completed", ND_PER_COMPLETED, "m"),
        _line("nd-per-support", ND_PER_SUPPORT, "m"),
        _line("women", WOMEN, "m"),
        _line("men", MEN, "m"),
    )
}

"""What the pieces together must be: told with the line of the piece that breaks it.

- no two pieces of a kind say the same with other numbers (`shape`);
- an event can be completed by as many heroes as it is for (`solvable`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import EventPiece
from ludoteca.games.kick_ass.content.words import Condition, Deed, Line, Need

# An event stays on the row for three rounds of three segments.
SEGMENTS: Final = 9
PURSE: Final = 5  # dollars, or points of a meter, that one hero can find in that time besides all else
COMPANY: Final = (w.IF_PARTNER_HERE, w.IF_PARTNER_PLAYS, w.IF_CONSPIRING)

Shape = tuple[object, ...]


def shape(lines: Iterable[Line]) -> frozenset[Shape]:
    """What lines say without their numbers: two pieces of one shape are the same piece with other numbers."""
    return frozenset(_line(line) for line in lines)


def needs_shape(ways: list[list[Need]]) -> frozenset[Shape]:
    """What an event asks for, without numbers and Districts."""
    return frozenset(tuple(sorted((int(need.kind), int(need.what)) for need in way)) for way in ways)


def _line(line: Line) -> Shape:
    options = frozenset(
        (
            tuple(_deed(deed) for deed in option.price),
            frozenset(_deed(deed) for deed in option.deeds),
            frozenset(_condition(one) for one in option.conditions),
        )
        for option in line.options
    )
    return (int(line.moment), options)


def _deed(deed: Deed) -> Shape:
    signs = deed.n < 0
    return tuple(
        int(part)
        for part in (deed.verb, deed.what, deed.arg, deed.each, deed.who, deed.place, deed.to, deed.duration, signs)
    )


def _condition(one: Condition) -> Shape:
    return (int(one.kind), int(one.what), int(one.place), one.not_)


# -- can it be done? ---------------------------------------------------------------------------------------------------


def unsolvable(event: EventPiece, players: int) -> str:
    """Why no way of an event can be gone by so many heroes; nothing when one can."""
    reasons = []
    for way in event.ways:
        reason = next((why for need in way if (why := _hopeless(need, event, players))), "")
        if not reason:
            return ""
        reasons.append(reason)
    return " and ".join(reasons)


def _hopeless(need: Need, event: EventPiece, players: int) -> str:
    """Why a need cannot be met by so many heroes while its event is on the row."""
    amount = need.n + need.x * players
    name = w.NEED_NAMES[need.kind]
    if need.kind == w.AT_ONCE and players < 2:
        return f"{name!r} takes two heroes"
    if need.kind in {w.CONSPIRE, w.SLEEP_AT} and amount > players:
        return f"{name!r} takes {amount} heroes"
    if need.kind == w.FELL_AT_ONCE and event.brute < 0:
        return f"{name!r} has no Mini-boss that could fall"
    if need.kind == w.TOKENS and not event.tokens:
        return f"{name!r} has no tokens"
    if need.kind == w.CLEAR_AT_NIGHT and amount > 3:
        return f"{name!r} takes {amount} nights of three"
    if need.kind == w.PAY and amount > PURSE * players:
        return f"{name!r} takes {amount} of what {players} heroes can spare {PURSE * players}"
    timers = 2 * amount if need.kind == w.CARRY else amount
    if need.kind in {w.CLOCK, w.CARRY, w.PLAY, w.BEAT, w.BOLTS, w.FORGO} and timers > SEGMENTS * players:
        return f"{name!r} takes {timers} of the {SEGMENTS * players} cards that are played in three rounds"
    if players < 2 and any(one.kind in COMPANY and not one.not_ for one in need.by):
        return f"{name!r} takes a partner"
    return ""

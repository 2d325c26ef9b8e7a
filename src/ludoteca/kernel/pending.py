"""What is asked at one moment of a match: of whom, and under which number.

A number tells an answer to this question from a late answer to an old one. Who is asked the same as before, because
only a partner has moved, is asked under the same number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from ludoteca.kernel.flow import Ask, Council, Decision, FirstOf, Together


class Standing:
    """A question of a first-of-several that its seat has not answered yet, as it was asked."""

    def __init__(self, decision: Decision) -> None:
        actions = decision.actions
        self.id: i64 = decision.id
        self.kind = decision.kind
        self.actions: Sequence[int] = actions if isinstance(actions, range) else tuple(actions)
        self.about = decision.about

    def is_still(self, decision: Decision) -> bool:
        """Whether this decision asks the same."""
        if self.kind != decision.kind or self.about != decision.about or len(self.actions) != len(decision.actions):
            return False
        return tuple(self.actions) == tuple(decision.actions)


class Unanswerable(Exception):
    """Rules have asked what nobody can answer: a fault like any other, or the match would wait for ever."""


def _addressed(ask: Ask, seats: int) -> dict[int, Decision]:
    """What each seat is asked."""
    if isinstance(ask, Decision):
        _check(ask.seat, ask, seats)
        return {ask.seat: ask}
    asked: list[tuple[int, Decision]] = []
    if isinstance(ask, Council):
        asked.extend([(member, ask.decision) for member in ask.seats])
        if ask.tie not in ask.seats:
            raise Unanswerable(f"seat {ask.tie} breaks a tie in a council that it is no member of: {ask.seats}")
    elif isinstance(ask, (Together, FirstOf)):
        asked.extend([(decision.seat, decision) for decision in ask.decisions])
    else:
        raise Unanswerable(f"the rules yield {ask!r}, which is neither a question nor a checkpoint")
    if not asked:
        raise Unanswerable("the rules ask nobody")
    for seat, decision in asked:
        _check(seat, decision, seats)
    found = dict(asked)
    if len(found) < len(asked):
        raise Unanswerable(f"a seat is asked twice at the same time: {[seat for seat, _ in asked]}")
    return found


def _check(seat: int, decision: Decision, seats: int) -> None:
    """A question is asked of somebody at this table, and can be answered."""
    if not 0 <= seat < seats:
        raise Unanswerable(f"{decision.kind!r} is asked of seat {seat}, which is not at this table")
    if not decision.actions:
        raise Unanswerable(f"{decision.kind!r} is asked of seat {seat}, and there is nothing to answer")


# Copies of a match are many, and most ask one seat one thing: what is empty is shared, and replaced when it fills.
NOBODY: Final[dict[int, Decision]] = {}
NOTHING_STANDS: Final[dict[int, Standing]] = {}


class Pending:
    """The question that a flow waits at, and who may answer it."""

    def __init__(self) -> None:
        self.ask: Ask | None = None
        self.by_seat: dict[int, Decision] = NOBODY
        self.sealed: tuple[int, ...] = ()  # in a sampled world: who has answered already, nobody knows what
        self.given: i64 = 0  # how many answers to this question wait for the others'
        self._ids: i64 = 0
        self._standing: dict[int, Standing] = NOTHING_STANDS
        self._numbered = True

    def clear(self) -> None:
        """Nothing is asked any more."""
        self.ask = None
        self.by_seat = NOBODY
        self.sealed = ()
        self.given = 0
        self._standing = NOTHING_STANDS

    def put(self, ask: Ask, seats: int) -> None:
        """A new question. It has no number yet: a match that is only being repeated keeps those it had."""
        self.by_seat = _addressed(ask, seats)
        self.ask = ask
        self.sealed = ()
        self.given = 0
        self._numbered = False

    def hold(self, together: Together, seat: int, action: int) -> bool:
        """Take one of several answers; true when all are in."""
        together.answers[seat] = action
        if len(together.answers) == len(together.decisions):
            return True
        self.given += 1
        if not together.open:
            del self.by_seat[seat]
        return False

    def awaited(self) -> list[int]:
        """The seats that somebody waits for: who is asked and has not chosen yet."""
        ask = self.ask
        chosen: dict[int, int] = ask.answers if isinstance(ask, Together) and ask.open else {}
        return [seat for seat in sorted(self.by_seat) if seat not in chosen and seat not in self.sealed]

    # -- numbers -----------------------------------------------------------------------------------------------

    def number(self, speaker: int) -> None:
        """Give a new question its numbers; `speaker` has answered the one before (-1: nobody has)."""
        if self._numbered:
            return
        self._standing.pop(speaker, None)
        self._give(self._standing if isinstance(self.ask, FirstOf) else NOTHING_STANDS)

    def number_as(self, other: Pending) -> None:
        """Have the numbers of the same questions in another copy of the match."""
        self._numbered = True
        self._ids = other._ids
        self._standing = dict(other._standing) if other._standing else NOTHING_STANDS
        for seat, decision in other.by_seat.items():
            self.by_seat[seat].id = decision.id

    def number_again(self, before: Pending, taken_back: list[int]) -> None:
        """After an undo: who is asked the same as before it keeps the number; an answer taken back is asked anew."""
        self._ids = before._ids
        self._standing = NOTHING_STANDS
        keep: dict[int, Standing] = {}
        if isinstance(self.ask, (Together, FirstOf)):
            for seat, decision in before.by_seat.items():
                if seat not in taken_back:
                    keep[seat] = Standing(decision)
        self._give(keep)

    def _give(self, keep: dict[int, Standing]) -> None:
        """Number what is asked, with the numbers to `keep` where the question is still the same."""
        self._numbered = True
        last: Decision | None = None
        for seat, decision in self.by_seat.items():
            before = keep.get(seat)
            self._standing.pop(seat, None)
            if decision is last:
                continue  # a council has one question for all
            last = decision
            self._ids += 1  # also where it is not used: numbers must not tell whose question has changed
            decision.id = before.id if before is not None and before.is_still(decision) else self._ids
        self.stand()

    def stand(self) -> None:
        """Remember what each of several seats is asked, to know it again."""
        if isinstance(self.ask, FirstOf):
            self._standing = {seat: Standing(decision) for seat, decision in self.by_seat.items()}

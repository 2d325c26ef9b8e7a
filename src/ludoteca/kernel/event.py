"""What happened, why, and who may see it.

Rules tell events as small values: a kind and up to five integers. What the integers mean (a seat, a card, a
number), which rule they come from and how they read is declared once per kind, in the game's `events.py`, and
only used at the edge. The same holds for causes: a code in the event, words at the edge (`Game.cause`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

NO_CAUSE: Final = -1


class Bill:
    """What a changed number is made of: a cause and an amount for each part, in the order in which they came in."""

    def __init__(self) -> None:
        self.items: list[tuple[int, int]] = []

    def add(self, cause: int, amount: int) -> None:
        """This much is due to this cause; a negative amount was taken off. Nothing is no part of a bill."""
        if amount != 0:
            self.items.append((cause, amount))


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened. `audience` is None when everyone saw it; others then see `public`, if any.

    `cause` is what made it happen, as the game numbers its causes; `bill` what its number is made of, as pairs of a
    cause and an amount; `answer` the number of the move (answer or tick) in the match that it came from, 0 before the
    first.
    """

    def __init__(
        self,
        kind: str,
        args: tuple[int, ...],
        audience: tuple[int, ...] | None = None,
        public: Event | None = None,
        cause: int = NO_CAUSE,
        bill: tuple[tuple[int, int], ...] = (),
        answer: int = 0,
    ) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience
        self.public = public
        self.cause = cause
        self.bill = bill
        self.answer = answer

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as a seat (or a spectator: None) may know it; None when it may not know of it at all."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return Event(self.kind, self.args, None, None, self.cause, self.bill, self.answer)
        return self.public

    def number(self, answer: int) -> None:
        """Say which move it came from."""
        self.answer = answer
        if self.public is not None:
            self.public.answer = answer

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.args == other.args
            and self.audience == other.audience
            and self.public == other.public
            and self.cause == other.cause
            and self.bill == other.bill
            and self.answer == other.answer
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.args))

    def __repr__(self) -> str:
        secret = "" if self.audience is None else f" only for {self.audience}"
        why = "" if self.cause == NO_CAUSE else f" by {self.cause}"
        return f"<{self.kind} {self.args}{why}{secret}>"


class EventKind:
    """The declaration of one kind of event.

    `params` names the arguments in order as `name:type`; the types are `seat`, `n`, and whatever the game's
    `view.word` knows (`card`, `face`, `place` …). `rule` is the rule that made it happen. A `quiet` event (every roll
    of a race, every die that is placed) is for records and statistics: it is neither logged nor sent to browsers.
    `bill` names the parameter that is a changed number: such an event is told with what the number is made of.
    """

    def __init__(self, params: str, rule: str, quiet: bool = False, bill: str = "") -> None:
        self.params: list[tuple[str, str]] = []
        for part in params.split():
            name, _, kind = part.partition(":")
            self.params.append((name, kind or "n"))
        self.rule = rule
        self.quiet = quiet
        self.bill = bill
        if bill and bill not in [name for name, _ in self.params]:
            raise ValueError(f"an event with the parameters {params!r} has no {bill!r} to make a bill for")

    def changed(self, event: Event) -> int:
        """The number of an event of this kind that its bill explains."""
        names = [name for name, _ in self.params]
        return event.args[names.index(self.bill)]

"""What happened, and who may see it.

Rules tell events as small values: a kind and up to five integers. What the integers mean (a seat, a card, a
number), which rule they come from and how they read is declared once per kind, in the game's `events.py`, and
only used at the edge.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened. `audience` is None when everyone saw it; others then see `public`, if any."""

    def __init__(
        self,
        kind: str,
        args: tuple[int, ...],
        audience: tuple[int, ...] | None = None,
        public: Event | None = None,
    ) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience
        self.public = public

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as a seat (or a spectator: None) may know it; None when it may not know of it at all."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return Event(self.kind, self.args)
        return self.public

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.args == other.args
            and self.audience == other.audience
            and self.public == other.public
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.args))

    def __repr__(self) -> str:
        secret = "" if self.audience is None else f" only for {self.audience}"
        return f"<{self.kind} {self.args}{secret}>"


class EventKind:
    """The declaration of one kind of event.

    `params` names the arguments in order as `name:type`; the types are `seat`, `n`, and whatever the game's
    `view.word` knows (`card`, `face`, `place` …). `rule` is the rule that made it happen. A `quiet` event (every roll
    of a race, every die that is placed) is for records and statistics: it is neither logged nor sent to browsers.
    """

    def __init__(self, params: str, rule: str, quiet: bool = False) -> None:
        self.params: list[tuple[str, str]] = []
        for part in params.split():
            name, _, kind = part.partition(":")
            self.params.append((name, kind or "n"))
        self.rule = rule
        self.quiet = quiet

"""Rules as generators.

A rule that needs a person yields a question and goes on with the answer:

    kept = yield Decision(me, "keep", range(64))

`yield CHECKPOINT` promises that the flow, started afresh from the state as it is now, continues identically.
Everything that a person would read is made elsewhere, from the state and the decision.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event

T = TypeVar("T")

Seat = int
Action = int


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All that a game is at one moment. Plain typed fields and a hand-written `copy`."""

    def copy(self) -> State:
        """An equal state that shares nothing mutable with this one."""
        raise NotImplementedError


class Ask:
    """What a flow can yield."""


class Checkpoint(Ask):
    """From here the flow can restart from the state alone."""


CHECKPOINT = Checkpoint()


class Decision(Ask):
    """One question. An action is a complete answer: where a subset is picked, `actions` is a range of masks.

    `seat` answers it; when `group` is given any of those seats may answer, first come first served. `about`
    refers to what the question is about, as the rules know it; `view.present` makes it readable. The session
    numbers decisions (`id`), so that a late answer to an old question is noticed.
    """

    id: i64 = 0

    def __init__(
        self,
        seat: i64,
        kind: str,
        actions: Sequence[int],
        about: object = None,
        group: tuple[int, ...] | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.actions = actions
        self.about = about
        self.group = group

    def __repr__(self) -> str:
        who = self.seat if self.group is None else self.group
        return f"<{self.kind} asked of {who}: {self.actions!r}>"


class Together(Ask):
    """Several seats decide at the same time; no answer is known to anyone until all are in.

    The flow reads `answers` (by seat) when it goes on.
    """

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions
        self.answers: dict[int, int] = {}


Flow = Generator[Ask, int, T]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What rules receive: the state, the luck, and someone to tell.

    `sink` is where events go; playouts have none. `reveals` counts the times that something hidden came to
    light without a roll, which no undo may cross.
    """

    def __init__(self, state: State, chance: Chance, sink: list[Event] | None) -> None:
        self.state = state
        self.chance = chance
        self.sink = sink
        self.reveals: i64 = 0
        self.over = False  # the flow has come to its end

    def tell(self, kind: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Tell everyone."""
        if self.sink is not None:
            self.sink.append(Event(kind, (a, b, c, d, e)))

    def whisper(self, seat: int, kind: str, a: int = 0, b: int = 0, c: int = 0, public: str = "") -> None:
        """Tell one seat; the others learn `public` (with the seat as its only argument), or nothing."""
        if self.sink is not None:
            shown = Event(public, (seat, 0, 0, 0, 0)) if public else None
            self.sink.append(Event(kind, (a, b, c, 0, 0), (seat,), shown))

    def drain(self) -> list[Event]:
        """What was told since the last time, once."""
        sink = self.sink
        if sink is None:
            return []
        told = sink[:]
        sink.clear()
        return told

    def reveal(self) -> None:
        """Something hidden is now known."""
        self.reveals += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A way of answering, quick enough for playouts. It reads the table, so give it only a sampled one."""

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """The action to take; `whim` is the policy's own luck."""
        raise NotImplementedError


class RandomPolicy(Policy):
    """Any legal action, all equally likely."""

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """One of the actions."""
        actions = decision.actions
        return actions[whim.below(len(actions))]


def playout(
    flow: Generator[Ask, int, None],
    table: Table,
    policies: list[Policy],
    whim: Chance,
    first: int = -1,
    limit: int = 0,
) -> int:
    """Drive a flow to its end (or for `limit` decisions, when given) and count the decisions.

    `policies` has one policy per seat. A fresh flow has no `first`; a flow that waits goes on with it.
    """
    count: i64 = 0
    most: i64 = limit
    answer = first
    try:
        ask = next(flow) if first < 0 else flow.send(first)
        while True:
            if isinstance(ask, Decision):
                if most and count >= most:
                    return count
                count += 1
                answer = policies[ask.seat].choose(table, ask, whim)
            elif isinstance(ask, Together):
                for decision in ask.decisions:
                    count += 1
                    seat = decision.seat
                    ask.answers[seat] = policies[seat].choose(table, decision, whim)
                answer = 0
            else:
                answer = 0
            ask = flow.send(answer)
    except StopIteration:
        table.over = True
        return count

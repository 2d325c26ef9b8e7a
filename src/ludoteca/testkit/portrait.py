"""What a session is, as plain values: two sessions with equal portraits are the same match at the same moment."""

from __future__ import annotations

import gc
import sys
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any, NamedTuple

from ludoteca.kernel.chance import Journal, Link, Mark
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, Table
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.game import Game
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.session import Session

_SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, Game)


class Asked(NamedTuple):
    """A pending decision. The number of a decision is not part of it: an undone question is asked under a new one."""

    kind: str
    actions: tuple[int, ...]
    council: tuple[int, ...] | None
    default: int
    reaction: bool
    follows: bool
    chosen: dict[int, int] | None


class Log:
    """The journal of a session as it stands now. Links never change, so two that share their past differ only since."""

    def __init__(self, session: Session) -> None:
        self.mark: Mark = journal_of(session).mark()

    def entries(self) -> list[tuple[object, object]]:
        """Answers and outcomes in order, oldest first."""
        journal = Journal()
        journal.back_to(self.mark)
        return journal.entries()

    def since(self, before: Log) -> list[tuple[object, object]]:
        """What came after an earlier moment of the same match."""
        return self.entries()[len(before.entries()) :]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Log):
            return False
        one: Link | object = self.mark[0]
        two: Link | object = other.mark[0]
        while isinstance(one, tuple) and isinstance(two, tuple) and one is not two and one[1:] == two[1:]:
            one, two = one[0], two[0]
        return one is two or self.entries() == other.entries()

    def __hash__(self) -> int:
        return hash(self.mark[2])

    def __repr__(self) -> str:
        return repr(self.entries())


class Portrait(NamedTuple):
    """All that can be told of a session from outside, secrets included. What is None was left out."""

    dump: dict[str, Any]
    pending: dict[int, Asked]
    ids: dict[int, int]
    views: list[dict[str, Any]] | None
    log: Log
    outcome: str
    luck: list[int] | None

    def differences(self, other: Portrait, *leave_out: str) -> list[str]:
        """The names of the parts that differ, among those that both have."""
        return [
            name
            for name, one, two in zip(self._fields, self, other, strict=True)
            if name not in leave_out and one is not None and two is not None and one != two
        ]


def table_of(session: Session) -> Table:
    """The table of a session of either kind."""
    assert isinstance(session, (FlowSession, LiveSession))
    return session.table


def journal_of(session: Session) -> Journal:
    """The journal of a session of either kind."""
    assert isinstance(session, (FlowSession, LiveSession))
    return session.journal


def view(session: Session, seat: int | None, *, foresee: bool = True) -> dict[str, Any]:
    """The view of a seat (None: a spectator). The number of a decision is left out."""
    shown = session.view(seat, foresee=foresee)
    if shown["decision"] is not None:
        del shown["decision"]["id"]
    return shown


def views(session: Session, *, foresee: bool = True) -> list[dict[str, Any]]:
    """The view of a spectator, then those of all seats."""
    return [view(session, seat, foresee=foresee) for seat in (None, *range(session.seats))]


def asked(decision: Decision) -> Asked:
    """A decision as plain values."""
    council = None if decision.council is None else decision.council.seats
    chosen = None if decision.chosen is None else dict(decision.chosen)
    return Asked(
        decision.kind,
        tuple(decision.actions),
        council,
        int(decision.default),
        decision.reaction,
        decision.follows,
        chosen,
    )


def luck_to_come(session: Session) -> list[int]:
    """A sample of the luck that a session will have, the table's and every seat's, without using it up."""
    chance = table_of(session).chance
    twin = chance.copy()
    found = [int(chance.draws), *twin.roll("probe", 6, 24)]
    for seat in range(session.seats):
        found += twin.roll("probe", 6, 8, seat)
    return found


def portrait(session: Session, *, luck: bool = True, shown: bool = True) -> Portrait:
    """A session as plain values. `luck=False` leaves out the luck to come: a record that is played back has none.

    What choices lead to is left out of the views: it is worked out from what else is here, at many times its cost.
    """
    return Portrait(
        dump=session.game.dump(session.state),
        pending={seat: asked(decision) for seat, decision in sorted(session.pending.items())},
        ids={seat: int(decision.id) for seat, decision in sorted(session.pending.items())},
        views=views(session, foresee=False) if shown else None,
        log=Log(session),
        outcome=repr(session.outcome),
        luck=luck_to_come(session) if luck else None,
    )


def outline(session: Session) -> Portrait:
    """A portrait without the views: they are made from the rest, and cost ten times as much as all of it."""
    return portrait(session, shown=False)


def same(found: Portrait, wanted: Portrait, what: str, *leave_out: str) -> None:
    """Two portraits are equal; else say where they differ."""
    parts = found.differences(wanted, *leave_out)
    if parts:
        name = parts[0]
        one, other = f"{getattr(found, name)!r}", f"{getattr(wanted, name)!r}"
        start = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
        around = slice(max(0, start - 60), start + 60)
        raise AssertionError(f"{what} differs in {parts}: … {one[around]} … is not … {other[around]} …")


def seen(events: list[Event], seat: int | None) -> list[tuple[str, tuple[int, ...]]]:
    """The events as a seat (None: a spectator) is told them."""
    told = [event.seen_by(seat) for event in events]
    return [(event.kind, event.args) for event in told if event is not None]


def session_bytes(session: Session) -> int:
    """The memory that one running session takes: all that it alone refers to, the game's rules and content left out."""
    shared = {id(thing) for thing in gc.get_referents(session.game)}
    shared.add(id(getattr(session.state, "content", None)))  # all matches with the same options have the same
    shared.add(id(session.game.content(session.options)))
    met: set[int] = set()
    todo: list[object] = [session]
    total = 0
    while todo:
        thing = todo.pop()
        if id(thing) in met or id(thing) in shared or isinstance(thing, _SHARED):
            continue
        met.add(id(thing))
        total += sys.getsizeof(thing)
        todo.extend(gc.get_referents(thing))
    return total

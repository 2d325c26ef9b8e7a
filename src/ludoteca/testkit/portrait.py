"""What a session is, as plain values: two sessions with equal portraits are the same match at the same moment."""

from __future__ import annotations

import gc
import sys
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any, NamedTuple

from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, Table
from ludoteca.kernel.game import Game
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.session import FlowSession, Session

_SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, Game)


class Asked(NamedTuple):
    """A pending decision. The number of a decision is not part of it: an undone question is asked under a new one."""

    kind: str
    actions: tuple[int, ...]
    group: tuple[int, ...] | None


class Portrait(NamedTuple):
    """All that can be told of a session from outside, secrets included."""

    dump: dict[str, Any]
    pending: dict[int, Asked]
    ids: dict[int, int]
    views: list[dict[str, Any]]
    log: list[tuple[object, object]]
    outcome: str
    luck: list[int]

    def differences(self, other: Portrait, *leave_out: str) -> list[str]:
        """The names of the parts that differ."""
        return [name for name in self._fields if name not in leave_out and getattr(self, name) != getattr(other, name)]


def table_of(session: Session) -> Table:
    """The table of a session of either kind."""
    assert isinstance(session, (FlowSession, LiveSession))
    return session.table


def views(session: Session) -> list[dict[str, Any]]:
    """The view of a spectator, then those of all seats. The number of a decision is left out."""
    shown = [session.view(None)] + [session.view(seat) for seat in range(session.seats)]
    for view in shown:
        if view["decision"] is not None:
            del view["decision"]["id"]
    return shown


def asked(decision: Decision) -> Asked:
    """A decision as plain values."""
    return Asked(decision.kind, tuple(decision.actions), decision.group)


def luck_to_come(session: Session) -> list[int]:
    """A sample of the luck that a session will have, the table's and every seat's, without using it up."""
    chance = table_of(session).chance
    twin = chance.copy()
    found = [int(chance.draws), *twin.roll("probe", 6, 24)]
    for seat in range(session.seats):
        found += twin.roll("probe", 6, 8, seat)
    return found


def portrait(session: Session, *, luck: bool = True) -> Portrait:
    """A session as plain values. `luck=False` leaves out the luck to come: a record that is played back has none."""
    return Portrait(
        dump=session.game.dump(session.state),
        pending={seat: asked(decision) for seat, decision in sorted(session.pending.items())},
        ids={seat: int(decision.id) for seat, decision in sorted(session.pending.items())},
        views=views(session),
        log=session.log(),
        outcome=repr(session.outcome),
        luck=luck_to_come(session) if luck else [],
    )


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

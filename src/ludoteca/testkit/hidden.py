"""Nothing hidden survives in a local variable.

A sampled world deals the state anew, but the rules that wait in it were run in the true one, and keep their local
variables: who looks at two cards, keeps them in a local and asks which to keep has the true cards in every world.

Two worlds that a seat cannot tell apart, after the same move with the same luck, are each dealt anew for that seat.
What the waiting rules still hold then, apart from the state, must be the same in both; whatever differs is something
hidden that lies in a local, or in a field that a game has added to its table. Compiled rules do not show their locals:
the plain build alone finds this. What a module holds is found by playing two tables side by side (`tables.py`).
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from types import BuiltinFunctionType, CodeType, FrameType, FunctionType, GeneratorType, ModuleType
from typing import Any

from ludoteca.kernel.chance import Chance, Journal, seeded
from ludoteca.kernel.flow import Decision, State, Table
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import Session

_SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, CodeType, FrameType, Game, Chance, Journal, Table)
_PLAIN = (int, float, str, bytes, type(None), range)
_DEEPEST = 12
_OF_EVERY_TABLE = frozenset(getattr(Table(State(), seeded(0), None), "__dict__", ()))

_CONTENT: dict[int, tuple[object, AbstractSet[int]]] = {}  # by its id: the content itself, and the ids of its parts

Held = dict[str, Any]  # what waiting rules hold: by place and name, as plain values


def check_locals(one: Session, other: Session, seat: int, chance: Chance) -> None:
    """Two worlds that look the same to `seat`: dealt anew for it, their waiting rules hold nothing that differs.

    The worlds are dealt anew as they stand, so they are spent afterwards.
    """
    if not isinstance(one, FlowSession) or not isinstance(other, FlowSession):
        return
    if one.outcome is not None or other.outcome is not None:
        return
    for world in (one, other):
        world.game.resample(world.state, seat, chance.copy())
    held, again = _held(one, seat), _held(other, seat)
    if list(held) != list(again):
        return  # the rules wait at different places: what they hold cannot be compared
    for where, value in held.items():
        assert value == again[where], (
            f"{where} holds something that seat {seat} cannot know: {value!r} or {again[where]!r}. "
            "Keep it in the state, where it is dealt anew"
        )


def _held(session: FlowSession, seat: int) -> Held:
    """What the waiting rules of a session, and the questions to others, hold beside the table."""
    table = session.table
    known = _Known(session)
    found: Held = {}
    for name, value in getattr(table, "__dict__", {}).items():
        if name not in _OF_EVERY_TABLE:
            found[f"the field {name!r} of the table"] = _plain(value, known)
    for frame_of in _chain(session._flow):
        frame = frame_of.gi_frame
        if frame is None:
            continue
        place = f"{os.path.relpath(frame.f_code.co_filename)}:{frame.f_lineno}"
        for name, value in frame.f_locals.items():
            found[f"{place}, {frame.f_code.co_name}: the local variable {name!r}"] = _plain(value, known)
        for number, value in enumerate(_unnamed(frame_of, frame)):
            found[f"{place}, {frame.f_code.co_name}: what a loop goes over ({number})"] = _plain(value, known)
    for asked, decision in session.pending.items():
        if asked != seat:
            found[f"what seat {asked} is asked ({decision.kind!r}): `about`"] = _plain(decision.about, known)
    return found


def _chain(flow: object) -> Iterator[GeneratorType[Any, Any, Any]]:
    """The generators that wait for each other, from the match to the one that asks."""
    while isinstance(flow, GeneratorType):
        yield flow
        flow = flow.gi_yieldfrom


def _unnamed(waiting: GeneratorType[Any, Any, Any], frame: FrameType) -> list[object]:
    """What a generator holds without a name: the iterator of a loop that it waits in, say."""
    named = {id(value) for value in frame.f_locals.values()}
    return [
        thing
        for thing in gc.get_referents(waiting)
        if id(thing) not in named and not isinstance(thing, (*_SHARED, *_PLAIN, GeneratorType, dict))
    ]


class _Known:
    """What is not compared part by part: the objects of the state, and those of the content that all worlds share."""

    def __init__(self, session: FlowSession) -> None:
        self.content = _parts(session.content)
        self.state = _reachable(session.table.state, self.content)


def _reachable(start: object, beyond: AbstractSet[int] = frozenset()) -> set[int]:
    """All objects that one leads to, `beyond` which nobody looks. Numbers and texts are nobody's own."""
    met: set[int] = set()
    todo: list[object] = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in met or id(thing) in beyond or isinstance(thing, (*_SHARED, *_PLAIN)):
            continue
        met.add(id(thing))
        todo.extend(gc.get_referents(thing))
    return met


def _parts(content: object) -> AbstractSet[int]:
    """All objects of a game's content. It is large and never changes: each is gone through once, and then kept."""
    found = _CONTENT.get(id(content))
    if found is None:
        found = _CONTENT[id(content)] = (content, _reachable(content))
    return found[1]


def _plain(value: object, known: _Known, depth: int = 0) -> Any:
    """A value as something that can be compared: what belongs to the state is the state's, whatever it is.

    Of the content, which all worlds share, it is compared which part of it this is: a card may be the hidden one.
    """
    if isinstance(value, _PLAIN):
        return value
    if id(value) in known.state:
        return "the state's"
    if id(value) in known.content:
        return f"{value!r} of the content, at {id(value)}"
    if isinstance(value, FunctionType):
        cells = [cell.cell_contents for cell in value.__closure__ or ()]
        return [value.__qualname__, *(_plain(item, known, depth + 1) for item in (*cells, value.__defaults__))]
    if isinstance(value, _SHARED):
        return getattr(value, "__qualname__", type(value).__qualname__)
    if depth > _DEEPEST:
        return type(value).__qualname__
    if isinstance(value, Decision):
        return ["Decision", value.seat, value.kind, _plain(value.about, known, depth + 1)]
    if isinstance(value, (list, tuple)):
        return [_plain(item, known, depth + 1) for item in value]
    if isinstance(value, (set, frozenset)):
        return sorted(repr(_plain(item, known, depth + 1)) for item in value)
    if isinstance(value, dict):
        return {repr(key): _plain(item, known, depth + 1) for key, item in value.items()}
    if isinstance(value, GeneratorType):
        return [_plain(item, known, depth + 1) for item in value.gi_frame.f_locals.values()] if value.gi_frame else []
    return [type(value).__qualname__, *(_plain(item, known, depth + 1) for item in gc.get_referents(value))]

"""Events on their way to a browser and to the disk: what a seat may know, by keys and parameters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ludoteca.kernel.event import NO_CAUSE, Event, EventKind
from ludoteca.kernel.game import Game
from ludoteca.kernel.present import Faces, Player, Value
from ludoteca.narrate import event_values
from ludoteca.server.messages import BillItem, Told, Word

# What happens at a table and in no rulebook. The words are `event-<kind>` in the locales of the house.
TABLE_EVENTS = {
    "table-undone": EventKind("seat:seat", ""),
    "table-asks-undo": EventKind("seat:seat", ""),
    "table-undo-refused": EventKind("seat:seat", ""),
    "table-undo-withdrawn": EventKind("seat:seat", ""),
    "table-left": EventKind("seat:seat", ""),
    "table-returned": EventKind("seat:seat", ""),
    "table-bot": EventKind("seat:seat", ""),
    "table-late": EventKind("seat:seat", ""),
    "table-passed-for": EventKind("seat:seat other:seat", ""),
    "table-away": EventKind("seat:seat", ""),
    "table-paused": EventKind("", ""),
    "table-resumed": EventKind("", ""),
}


def worth_telling(game: Game, events: Iterable[Event]) -> list[Event]:
    """What people are told of: not every roll of a live game."""
    return [event for event in events if event.kind in TABLE_EVENTS or not game.events[event.kind].quiet]


def told(game: Game, content: Any, events: Iterable[Event], seat: int | None) -> list[Told]:
    """What a seat (None: a spectator) may know of what happened at a table with this content."""
    known = (event.seen_by(seat) for event in worth_telling(game, events))
    return [_told(game, content, event) for event in known if event is not None]


def _told(game: Game, content: Any, event: Event) -> Told:
    if event.kind in TABLE_EVENTS:
        names = [name for name, _ in TABLE_EVENTS[event.kind].params]
        return Told(event.kind, "", {name: {"seat": seat} for name, seat in zip(names, event.args, strict=False)})
    params = {name: _param(value) for name, value in event_values(game, content, event).items()}
    cause, cause_rule = (None, "") if event.cause == NO_CAUSE else _cause(game, content, event.cause)
    bill = [BillItem(_cause(game, content, code)[0], n) for code, n in event.bill]
    return Told(event.kind, game.event_rule(content, event), params, event.answer, cause, cause_rule, bill)


def _cause(game: Game, content: Any, code: int) -> tuple[Word, str]:
    rule, key, params = game.cause(content, code)
    return Word(key, params), rule


def _param(value: Value) -> Any:
    if isinstance(value, Player):
        return {"seat": value.seat}
    if isinstance(value, Faces):
        return {"dice": list(value.faces)}
    return Word(*value) if isinstance(value, tuple) else value


# -- on disk ---------------------------------------------------------------------------------------------------

_Plain = list[Any]  # kind, arguments, audience, public form, cause, bill, answer; nothings at the end are left out
_NOTHING: list[Any] = ["", [], None, None, NO_CAUSE, [], 0]


def to_disk(events: Iterable[Event]) -> bytes:
    """Events with their audience, secrets included: for the store alone."""
    return msgspec.json.encode([_plain(event) for event in events])


def from_disk(data: bytes) -> list[Event]:
    """The events again."""
    return [_event(plain) for plain in msgspec.json.decode(data, type=list[_Plain])]


def _plain(event: Event) -> _Plain:
    args = list(event.args)
    while args and args[-1] == 0:
        args.pop()
    audience = None if event.audience is None else list(event.audience)
    public = None if event.public is None else _plain(event.public)
    plain: _Plain = [event.kind, args, audience, public, event.cause, [list(item) for item in event.bill], event.answer]
    while plain[-1] == _NOTHING[len(plain) - 1]:
        plain.pop()
    return plain


def _event(plain: _Plain) -> Event:
    kind, args, audience, public, cause, bill, answer = [*plain, *_NOTHING[len(plain) :]]
    return Event(
        kind,
        tuple(args) + (0,) * (5 - len(args)),
        None if audience is None else tuple(audience),
        None if public is None else _event(public),
        cause,
        tuple((code, amount) for code, amount in bill),
        answer,
    )

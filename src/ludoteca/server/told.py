"""Events on their way to a browser and to the disk: what a seat may know, by keys and parameters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ludoteca.kernel.event import Event, EventKind
from ludoteca.kernel.game import Game
from ludoteca.narrate import Player, event_rule, event_values
from ludoteca.server.messages import Told, Word

# What happens at a table and in no rulebook. The words are `event-<kind>` in the locales of the house.
TABLE_EVENTS = {
    "table-undone": EventKind("seat:seat", ""),
    "table-left": EventKind("seat:seat", ""),
    "table-returned": EventKind("seat:seat", ""),
    "table-bot": EventKind("seat:seat", ""),
    "table-late": EventKind("seat:seat", ""),
    "table-away": EventKind("seat:seat", ""),
    "table-paused": EventKind("", ""),
    "table-resumed": EventKind("", ""),
}


def loud(game: Game, events: Iterable[Event]) -> list[Event]:
    """What people are told of: not every roll of a live game."""
    return [event for event in events if event.kind in TABLE_EVENTS or not game.events[event.kind].quiet]


def told(game: Game, events: Iterable[Event], seat: int | None, seats: int) -> list[Told]:
    """What a seat (None: a spectator) may know of what happened."""
    known = (event.seen_by(seat) for event in loud(game, events))
    return [_told(game, event, seats) for event in known if event is not None]


def _told(game: Game, event: Event, seats: int) -> Told:
    if event.kind in TABLE_EVENTS:
        return Told(event.kind, "", {"seat": {"seat": event.args[0]}} if TABLE_EVENTS[event.kind].params else {})
    declared = game.events[event.kind]
    types = dict(declared.params)
    values = event_values(game, event, seats)
    params = {name: _param(types[name], value) for name, value in values.items()}
    return Told(event.kind, event_rule(game, event), params)


def _param(kind: str, value: Any) -> Any:
    if isinstance(value, Player):
        return {"seat": value.seat}
    if not isinstance(value, tuple):
        return value
    key, params = value
    if kind == "dice":
        return {"dice": [face.removeprefix("die-") for face, _ in params.get("faces", [])]}
    return Word(key, params)


# -- on disk ---------------------------------------------------------------------------------------------------

_Plain = tuple[str, list[int], list[int] | None, Any]


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
    return event.kind, args, audience, None if event.public is None else _plain(event.public)


def _event(plain: _Plain) -> Event:
    kind, args, audience, public = plain
    return Event(
        kind,
        tuple(args) + (0,) * (5 - len(args)),
        None if audience is None else tuple(audience),
        None if public is None else _event(public),
    )

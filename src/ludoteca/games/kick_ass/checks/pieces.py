"""The pieces of a position: by their id from the box, or described in plain terms and added to the box of its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.load import own_box
from ludoteca.games.kick_ass.content.notation import BadNotation, conditions_of, lines_of, ways_of
from ludoteca.games.kick_ass.state import BOSS_EVENT
from ludoteca.kernel import positions as read
from ludoteca.kernel.errors import BadSetup

_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "cards": ("lines", "moves", "colour", "type", "district"),
    "items": ("lines", "slot", "cost", "asks", "restore", "restore_if"),
    "spawns": ("arrival", "route", "lines"),
    "brutes": ("id", "power", "life", "armour", "lines"),
    "events": ("setup", "needs", "reward", "mature", "lines", "tokens"),
}
_WORDS: Final = {
    "cards": "card",
    "items": "item",
    "crises": "Crisis",
    "spawns": "Spawn card",
    "brutes": "Enemy",
    "events": "Event",
    "boss_events": "Boss Event",
    "modifiers": "Boss-Combat card",
}


class Pieces:
    """What a position names, and what it adds to the box."""

    def __init__(self) -> None:
        self.own = own_box()
        self.added: dict[str, list[Any]] = {kind: [] for kind in _WORDS}
        self.used: dict[str, list[int]] = {kind: [] for kind in _WORDS}
        self.ids = {kind: [piece.id.replace("_", "-") for piece in getattr(self.own, kind)] for kind in _WORDS}

    def take(self, kind: str, named: object) -> int:
        """A piece by its id, or in plain terms; each of the box once."""
        if isinstance(named, str) and kind not in {"cards", "crises", "modifiers"}:
            return self._own(kind, named)
        if isinstance(named, str) and named.replace("_", "-") in self.ids[kind]:
            return self._own(kind, named)
        return self._add(kind, named)

    def _own(self, kind: str, name: str) -> int:
        known = name.replace("_", "-")
        if known not in self.ids[kind]:
            raise BadSetup(f"there is no {_WORDS[kind]} {name!r}; there are: {', '.join(self.ids[kind])}")
        number = self.ids[kind].index(known)
        if number in self.used[kind] and kind != "brutes":
            raise BadSetup(f"the box has no further {_WORDS[kind]} {name!r}")
        self.used[kind].append(number)
        return number

    def _add(self, kind: str, named: object) -> int:
        """A piece that the box does not have."""
        plain: Any = named
        if isinstance(plain, str):
            plain = [plain]
        if isinstance(plain, (list, tuple)):
            plain = list(plain) if kind in {"crises", "modifiers"} else {"lines": list(plain)}
        if kind in {"crises", "modifiers"}:
            self._try(kind, {"lines": plain})
        else:
            read.fields(f"a {_WORDS[kind]}", plain, _FIELDS["events" if kind == "boss_events" else kind])
            self._try(kind, plain)
            plain = dict(plain)
        self.added[kind].append(plain)
        number = len(self.ids[kind]) + len(self.added[kind]) - 1
        self.used[kind].append(number)
        return number

    def _try(self, kind: str, plain: Mapping[str, Any]) -> None:
        """Say what is wrong with a piece before a table is made of it."""
        brutes = [*(piece.id for piece in self.own.brutes), *(one["id"] for one in self.added["brutes"])]
        try:
            for section in ("lines", "setup", "reward", "mature"):
                lines_of(plain.get(section, ()), brutes)
            for section in ("asks", "restore_if"):
                if section in plain:
                    conditions_of(plain[section])
            if plain.get("needs"):
                ways_of(plain["needs"])
            _known(plain, "type", w.THING_NAMES)
            _known(plain, "colour", w.COLOUR_NAMES)
            _known(plain, "district", w.DISTRICT_NAMES)
            _known(plain, "restore", w.MOMENT_NAMES)
            _known(plain, "slot", w.SLOT_NAMES)
            for place in plain.get("route", ()):
                read.index(w.DISTRICT_NAMES, place, "District")
        except BadNotation as wrong:
            raise BadSetup(f"a {_WORDS[kind]} {wrong}") from wrong
        if kind == "spawns" and not plain.get("route"):
            raise BadSetup("a Spawn card needs a 'route', the Districts in their order")
        if kind == "brutes" and not isinstance(plain.get("id"), str):
            raise BadSetup("an Enemy in plain terms needs an 'id'")

    def event(self, named: object) -> int:
        """An Event or Boss Event; in plain terms an Event, unless it says `{"boss": true, …}`."""
        if isinstance(named, str):
            known = named.replace("_", "-")
            if known in self.ids["boss_events"]:
                return BOSS_EVENT + self.take("boss_events", named)
            return self.take("events", named)
        if isinstance(named, Mapping) and named.get("boss"):
            return BOSS_EVENT + self.take("boss_events", {key: named[key] for key in named if key != "boss"})
        return self.take("events", named)

    def rest(self, kind: str, of: Sequence[int]) -> list[int]:
        """What nobody has named."""
        return [number for number in of if number not in self.used[kind]]

    def box(self) -> dict[str, Any]:
        """What is to stand in the options of the match."""
        return {kind: list(added) for kind, added in self.added.items()}


def _known(plain: Mapping[str, Any], name: str, names: Sequence[str]) -> None:
    if name in plain:
        read.index(names, plain[name], name)

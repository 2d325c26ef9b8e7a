"""Pieces, read from the texts that they are written in."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache

METERS = ("happiness", "strength", "media", "life")
STATS = (*METERS, "dollar")
DISTRICTS = ("police", "park", "wall_street", "shop", "library", "hospital", "docks", "city_hall")
PLACES = (*DISTRICTS, "arena", "second", "third")
RING = ("docks", "shop", "park", "police", "library", "hospital", "wall_street")  # R176
COLOURS = ("red", "blue", "die")
RULES = {
    *("steps", "hand_shut", "pack_shut", "no_refresh", "no_gain", "no_company", "no_conspiracy", "face_down"),
    *("fumble", "toll", "less_heal", "no_reroll", "blank_hurts", "guard", "no_bolt", "no_dock", "cap_shields"),
    *("stronger",),
}


MOMENTS = ("now", "always", "combat", "bolt", "red bolt", "blue bolt", "exhaust", "sleep")


class Beyond(Exception):
    """A piece that says more than the model understands."""


@dataclass(frozen=True)
class Amount:
    """n, and so much for each player (R76)."""

    n: int = 1
    x: int = 0

    def of(self, players: int) -> int:
        return self.n + self.x * players


@dataclass(frozen=True)
class Deed:
    """A verb with what belongs to it."""

    verb: str
    who: str = "self"
    amount: Amount = field(default_factory=Amount)
    what: str = ""
    place: str = ""


@dataclass(frozen=True)
class Line:
    """What a piece does at a moment; of several sides one is chosen."""

    moment: str
    options: tuple[tuple[Deed, ...], ...]
    night: bool = False  # only at night

    @property
    def icon(self) -> str:
        """Whether it is nothing but a Timer or a Combat icon."""
        deeds = self.options[0]
        return (
            deeds[0].verb if len(self.options) == 1 and len(deeds) == 1 and deeds[0].verb in {"timer", "fight"} else ""
        )

    @property
    def forced(self) -> bool:
        """D-46: a loss that is not chosen cannot be left out."""
        return len(self.options) == 1 and any(deed.verb == "lose" for deed in self.options[0])


@dataclass(frozen=True)
class Need:
    """A task of an Event."""

    kind: str
    amount: Amount
    what: str = ""
    place: str = ""
    to: str = ""


def amount_of(text: str) -> Amount:
    """`3`, `X`, `2X`, `X+1`, `-1`."""
    found = re.fullmatch(r"(-?\d+)|(\d*)X(?:\+(\d+))?", text)
    if found is None:
        raise Beyond(text)
    if found[1]:
        return Amount(int(found[1]))
    return Amount(int(found[3] or 0), int(found[2] or 1))


@cache
def line_of(text: str) -> Line:
    """One line of a piece."""
    head, colon, tail = text.partition(":")
    moment, body = (head.strip(), tail) if colon else ("now", text)
    if moment not in MOMENTS:
        raise Beyond(text)
    night = body.endswith(" if night")
    body = body.removesuffix(" if night")
    if " if " in body or ">" in body or " each " in body or " for " in body:
        raise Beyond(text)
    sides = tuple(tuple(_deed(part.strip()) for part in side.split(" + ")) for side in body.split("/"))
    return Line(moment, sides, night)


_DEEDS = (
    r"(?P<verb>timer|fight)",
    r"(?P<verb>gain|lose) \$(?P<n>\S+)",
    r"(?P<verb>gain|lose) (?P<n>\S+) (?P<what>happiness|strength|media|life)",
    r"(?P<verb>roll|reroll|spark) (?P<n>\S+) (?P<what>red|blue|die)",
    r"(?P<verb>hit|shield|arrival|push|stamp|lure) (?P<n>\S+)",
    r"(?P<verb>spawn) (?P<n>\d*X?(?:\+\d+)?) (?P<what>minion|super) in (?P<place>\w+)",
    r"(?P<verb>spawn) (?P<what>[\w-]+) in (?P<place>\w+)",
    r"(?P<verb>eliminate) (?P<n>\S+) (?P<what>minion) in (?P<place>\w+)",
    r"(?P<verb>protect|strike) (?P<n>\S+) in (?P<place>\w+)",
    r"(?P<verb>clean) (?P<place>\w+)",
    r"(?P<verb>draw) (?P<n>\S+) item",
    r"(?P<verb>steps) (?P<n>\S+)(?: of (?P<what>\w+))?",
    r"(?P<verb>hand_shut|pack_shut|no_refresh|no_company|no_conspiracy|no_reroll|guard|no_dock)",
    r"(?P<verb>no_gain|face_down|no_bolt) (?P<what>\w+)",
    r"(?P<verb>toll|less_heal|cap_shields) (?P<n>\S+)",
    r"(?P<verb>fumble|blank_hurts) (?P<n>\S+) (?P<what>red|blue)",
    r"(?P<verb>stronger) (?P<n>\S+) (?P<what>super|minion)",
)


def _deed(text: str) -> Deed:
    who = "self"
    if text.startswith("all "):
        who, text = "all", text[4:]
    for pattern in _DEEDS:
        found = re.fullmatch(pattern, text)
        if found is not None:
            said = {"n": "1", "what": "", "place": "", **{k: v for k, v in found.groupdict().items() if v}}
            if "$" in text:
                said["what"] = "dollar"
            return Deed(found["verb"], who, amount_of(said["n"]), said["what"], said["place"])
    raise Beyond(text)


@cache
def ways_of(text: str) -> tuple[tuple[Need, ...], ...]:
    """What an Event asks for: ways, one of which completes it."""
    return tuple(tuple(_need(part.strip()) for part in way.split(" + ")) for way in text.split("/"))


_NEEDS = (
    r"(?P<kind>clock|clear|conspire|guarded|asleep|bolts|give) (?:(?P<n>[\dX+]+) )?at (?P<place>\w+)",
    r"(?P<kind>carry) (?P<n>\S+) from (?P<place>\w+) to (?P<to>\w+)",
    r"(?P<kind>pay) \$(?P<n>\S+) at (?P<place>\w+)",
    r"(?P<kind>beat) (?P<n>\S+) (?P<what>minion|super|enemy) at (?P<place>\w+)",
    r"(?P<kind>forgo) (?P<n>\S+) (?P<what>cleanup|refresh)",
    r"(?P<kind>fell|tokens)",
)


def _need(text: str) -> Need:
    for pattern in _NEEDS:
        found = re.fullmatch(pattern, text)
        if found is not None:
            said = {"n": "1", "what": "", "place": "", "to": "", **{k: v for k, v in found.groupdict().items() if v}}
            return Need(found["kind"], amount_of(said["n"]), said["what"], said["place"], said["to"])
    raise Beyond(text)

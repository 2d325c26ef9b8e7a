"""What the readers of all pieces share: ids, pictures, lines, conditions, counts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import Stat
from ludoteca.games.kick_ass.content.notation import BadNotation, conditions_of, line_of
from ludoteca.games.kick_ass.content.words import Condition, Line
from ludoteca.kernel.content import MISSING, Book, Entry

COLOURS: Final = "#[0-9a-f]{6}"


def piece_id(entry: Entry, ids: set[str]) -> str:
    """The id of a piece, which no other piece of any kind has."""
    own = entry.text("id")
    entry.demand(re.fullmatch(r"[a-z]+(_[a-z]+)*", own) is not None, f"is {own!r}, no words_joined_so", "id")
    entry.demand(own not in ids, f"is {own!r}, which another piece has", "id")
    ids.add(own)
    return own


def read_look(entry: Entry) -> None:
    """Its picture and colour, for whoever draws it: they are read from the file itself, and only checked here."""
    if "figure" in entry:
        figure = entry.text("figure")
        entry.demand(re.fullmatch(r"ka(-[a-z]+)+", figure) is not None, f"is {figure!r}, no figure", "figure")
    else:
        icon = entry.text("icon")
        good = re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", icon) is not None
        entry.demand(good, f"is {icon!r}, no icon of the set", "icon")
    color = entry.text("color")
    entry.demand(re.fullmatch(COLOURS, color) is not None, f"is {color!r}, no colour", "color")


def read_lines(
    entry: Entry, key: str, moments: Sequence[int], least: int = 0, brutes: Sequence[str] = ()
) -> list[Line]:
    """The lines of a piece under a key, at moments that such a piece has."""
    found = []
    for text in entry.texts(key, least, default=MISSING if least else []):
        try:
            line = line_of(text, brutes)
        except BadNotation as wrong:
            raise entry.error(str(wrong), key) from wrong
        known = ", ".join(w.MOMENT_NAMES[moment] for moment in moments)
        said = w.MOMENT_NAMES[line.moment]
        entry.demand(int(line.moment) in moments, f"has the moment {said!r}; there are {known}", key)
        found.append(line)
    return found


def read_conditions(entry: Entry, key: str) -> list[Condition]:
    """Conditions under a key, if it is there."""
    text = entry.text(key, default="")
    if not text:
        return []
    try:
        return conditions_of(text)
    except BadNotation as wrong:
        raise entry.error(str(wrong), key) from wrong


class Shapes:
    """The shapes of pieces of one kind: no two of them may be the same with other numbers."""

    def __init__(self) -> None:
        self.seen: dict[object, str] = {}

    def add(self, entry: Entry, own: object, name: str, key: str = "lines") -> None:
        """One more piece."""
        entry.demand(own not in self.seen, f"is that of {self.seen.get(own)!r} with other numbers", key)
        self.seen[own] = name


def demand_count(book: Book, there: int, wanted: int, what: str) -> None:
    """KA-R9: exactly so many."""
    book.demand(there == wanted, f"has {there} {what}; it takes {wanted}")


def read_stat(entry: Entry, key: str) -> Stat:
    """A number that may grow with the players: 3, X, X+1, 2X."""
    text = entry.text(key)
    found = re.fullmatch(r"(?:(?P<times>[0-9]?)X(?:\+(?P<plus>[0-9]))?|(?P<number>[0-9]{1,2}))", text)
    if found is None:
        raise entry.error(f"is {text!r}, no number: 3, X, X+1 or 2X", key)
    return Stat(int(found["number"] or found["plus"] or 0), int(found["times"] or 1) if "X" in text else 0)

"""The content files of a game: TOML, read entry by entry; mistakes are told with file, line and reason.

    book = load(Path(__file__).parent / "cards.toml")
    for card in book.entries("card", name="id"):
        costs.append(card.number("cost", 0, 9))
        families.append(card.index("family", FAMILIES))
    book.close()

Whoever reads a value says what it may be; a missing key, a wrong type, a number out of its range and a reference to
nothing are told at once. `close` tells of what nobody has asked for: a key that is misspelt, or not known any more.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from ludoteca.kernel.errors import BrokenGame

V = TypeVar("V")

MISSING: Final = object()

_HEADER = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_./\"' -]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"\s*([A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*')\s*(?:\.[^=]*)?=")
_QUOTED = re.compile(r"\"\"\".*?\"\"\"|'''.*?'''|\"(?:\\.|[^\"\\])*\"|'[^']*'|#[^\n]*", re.DOTALL)
_WHERE = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$")

Place = tuple[str | int, ...]  # of a table: ("card", 3), or ("dragon", "slots")
Source = tuple[Path, int]  # file and line
# Changes the values of a file before anyone reads them, and says where what it changed is written.
Change = Callable[[Path, dict[str, Any]], Mapping[Place, Source]]

_changes: list[Change] = []


class ContentError(BrokenGame):
    """A content file says something that the game cannot be: file, line, reason."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        """`line` is 0 where the file as a whole is wrong."""
        super().__init__(f"{path}:{line}: {reason}" if line else f"{path}: {reason}")
        self.path = path
        self.line = line
        self.reason = reason


class Faults(BrokenGame):
    """All that is wrong with some content, each with file, line and reason."""

    def __init__(self, faults: Sequence[ContentError]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = list(faults)


class Entry:
    """One table of a content file: a card, a monster, a scenario, or the file itself."""

    def __init__(self, book: Book, values: Mapping[str, Any], place: Place, label: str) -> None:
        self.book = book
        self.place = place
        self.label = label
        self._values = values
        self._asked: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def keys(self) -> list[str]:
        """The keys that are set here, in their order: for a table whose keys are names (`vault = { … }`)."""
        return list(self._values)

    # -- values ------------------------------------------------------------------------------------------------

    def text(self, key: str, default: Any = MISSING) -> str:
        """A text that is not empty."""
        value = self._value(key, str, "a text", default)
        if value == "" and default != "":
            raise self.error("is empty", key)
        return str(value)

    def flag(self, key: str, default: Any = MISSING) -> bool:
        """True or false."""
        return bool(self._value(key, bool, "true or false", default))

    def number(self, key: str, low: int | None = None, high: int | None = None, default: Any = MISSING) -> int:
        """A whole number within its bounds."""
        value = int(self._value(key, int, "a whole number", default))
        if key in self._values:
            self._bound(key, value, low, high)
        return value

    def index(self, key: str, names: Sequence[str], default: Any = MISSING) -> int:
        """One of these names, as its position among them."""
        value = self._value(key, str, "a text", default)
        return self._known(key, value, names) if key in self._values else int(value)

    def texts(self, key: str, low: int = 0, high: int | None = None, default: Any = MISSING) -> list[str]:
        """A list of texts, of a length within bounds."""
        values = self._value(key, list, "a list", default)
        for value in values:
            if type(value) is not str:
                raise self.error(f"holds {value!r}, which is not a text", key)
        if key in self._values:
            self._bound(key, len(values), low, high, "entries")
        return list(values)

    def indices(
        self, key: str, names: Sequence[str], low: int = 0, high: int | None = None, default: Any = MISSING
    ) -> list[int]:
        """A list of these names, as their positions."""
        return [self._known(key, value, names) for value in self.texts(key, low, high, default)]

    def numbers(self, key: str, low: int, high: int, length: int | None = None, default: Any = MISSING) -> list[int]:
        """A list of whole numbers within bounds, of a length if one is given."""
        values = self._value(key, list, "a list", default)
        for value in values:
            if type(value) is not int:
                raise self.error(f"holds {value!r}, which is not a whole number", key)
            self._bound(key, value, low, high)
        if key in self._values and length is not None:
            self._bound(key, len(values), length, length, "entries")
        return list(values)

    def numbers_by(
        self, key: str, numbers: Sequence[int], low: int | None = None, high: int | None = None
    ) -> list[int]:
        """A table with a number for each of these (`3 = 4` for three players, say), as a list by them; 0 elsewhere."""
        table = self.table(key)
        found = [0] * (max(numbers) + 1)
        for number in numbers:
            found[number] = table.number(str(number), low, high)
        return found

    # -- tables ------------------------------------------------------------------------------------------------

    def table(self, key: str) -> Entry:
        """A table inside this one."""
        values = self._value(key, dict, "a table", MISSING)
        return self.book.entry(values, (*self.place, key), f"{self.label} {key}".strip())

    def entries(self, key: str, name: str = "") -> list[Entry]:
        """The tables of a list (`[[card]]`), in their order; `name` is a key in which no two of them may agree."""
        values = self._value(key, list, f"a list of tables, [[{key}]]", MISSING)
        found: list[Entry] = []
        seen: dict[str, Entry] = {}
        for number, value in enumerate(values):
            if not isinstance(value, dict):
                raise self.error(f"is a list of tables, [[{key}]]", key)
            entry = self.book.entry(value, (*self.place, key, number), f"{key} {number + 1}")
            if name:
                own = entry.text(name)
                entry.label = f"{key} {own!r}"
                if own in seen:
                    raise entry.error(f"has the {name} of line {self.book.line(seen[own].place)}", name)
                seen[own] = entry
            found.append(entry)
        return found

    # -- mistakes ----------------------------------------------------------------------------------------------

    def error(self, reason: str, key: str = "") -> ContentError:
        """A mistake in this table (at a key of it): the reason goes on from its name, as in `cost is 99`."""
        path, line = self.book.source(self.place, key)
        words = [f"{self.label}:" if self.label else "", key, reason]
        return ContentError(path, line, " ".join(word for word in words if word))

    def demand(self, fine: bool, reason: str, key: str = "") -> None:
        """Raise the error unless all is well."""
        if not fine:
            raise self.error(reason, key)

    def unasked(self) -> list[ContentError]:
        """A key that nobody has asked for is unknown."""
        known = ", ".join(sorted(self._asked))
        reason = f"is unknown here; there are {known}" if known else "is unknown here"
        return [self.error(reason, key) for key in self._values if key not in self._asked]

    # -- how -----------------------------------------------------------------------------------------------------

    def _value(self, key: str, kind: type, called: str, default: Any) -> Any:
        self._asked.add(key)
        value = self._values.get(key, default)
        if value is MISSING:
            raise self.error(f"has no {key!r}")
        if key in self._values and type(value) is not kind:
            raise self.error(f"is {value!r}, not {called}", key)
        return value

    def _bound(self, key: str, value: int, low: int | None, high: int | None, what: str = "") -> None:
        if (low is not None and value < low) or (high is not None and value > high):
            least = "any" if low is None else str(low)
            most = "any" if high is None else str(high)
            how_many = f"has {value} {what}; it takes" if what else f"is {value}; it goes from"
            raise self.error(f"{how_many} {least} to {most}", key)

    def _known(self, key: str, value: str, names: Sequence[str]) -> int:
        if value not in names:
            raise self.error(f"is {value!r}; there are {', '.join(names)}", key)
        return list(names).index(value)


class Book(Entry):
    """A whole content file."""

    def __init__(self, path: Path, values: Mapping[str, Any], lines: Mapping[Place, int]) -> None:
        super().__init__(self, values, (), "")
        self.path = path
        self.changed: dict[Place, Source] = {}  # what was not read from this file, and where it stands
        self._lines = lines
        self._entries: list[Entry] = [self]

    def entry(self, values: Mapping[str, Any], place: Place, label: str) -> Entry:
        """A table of this file, to be closed with it."""
        made = Entry(self, values, place, label)
        self._entries.append(made)
        return made

    def line(self, place: Place, key: str = "") -> int:
        """Where a table begins, or where a key of it is set."""
        for known in ((*place, key), (*place, key, 0), place):
            if known in self._lines:
                return self._lines[known]
        return 1

    def source(self, place: Place, key: str = "") -> Source:
        """The file and line that a mistake there is told with: what was changed there, or within it, made it so."""
        whole = (*place, key) if key else place
        changed = [source for at, source in self.changed.items() if at[: len(whole)] == whole]
        return changed[0] if changed else (self.path, self.line(place, key))

    def close(self) -> None:
        """All has been read: whatever nobody has asked for is a mistake."""
        for entry in self._entries:
            for fault in entry.unasked():
                raise fault


class Patient(Entry):
    """A table whose mistakes are noted, so that the next ones are found as well.

    What cannot be read is something harmless instead, and nothing more is said about it: whoever reads such a table
    throws the result away, because `faults` has grown.
    """

    def __init__(
        self, book: Book, values: Mapping[str, Any], place: Place, label: str, faults: list[ContentError]
    ) -> None:
        super().__init__(book, values, place, label)
        self.faults = faults
        self._wrong: set[str] = set()

    def text(self, key: str, default: Any = MISSING) -> str:
        """A text that is not empty."""
        try:
            return super().text(key, default)
        except ContentError as fault:
            return self._note(fault, key, "")

    def flag(self, key: str, default: Any = MISSING) -> bool:
        """True or false."""
        try:
            return super().flag(key, default)
        except ContentError as fault:
            return self._note(fault, key, False)

    def number(self, key: str, low: int | None = None, high: int | None = None, default: Any = MISSING) -> int:
        """A whole number within its bounds."""
        try:
            return super().number(key, low, high, default)
        except ContentError as fault:
            return self._note(fault, key, low or 0)

    def index(self, key: str, names: Sequence[str], default: Any = MISSING) -> int:
        """One of these names, as its position among them."""
        try:
            return super().index(key, names, default)
        except ContentError as fault:
            return self._note(fault, key, 0)

    def texts(self, key: str, low: int = 0, high: int | None = None, default: Any = MISSING) -> list[str]:
        """A list of texts, of a length within bounds."""
        try:
            return super().texts(key, low, high, default)
        except ContentError as fault:
            return self._note(fault, key, [])

    def indices(
        self, key: str, names: Sequence[str], low: int = 0, high: int | None = None, default: Any = MISSING
    ) -> list[int]:
        """A list of these names, as their positions."""
        try:
            return super().indices(key, names, low, high, default)
        except ContentError as fault:
            return self._note(fault, key, [])

    def table(self, key: str) -> Entry:
        """A table inside this one."""
        try:
            return super().table(key)
        except ContentError as fault:
            self._note(fault, key, None)
            return Patient(self.book, {}, (*self.place, key), key, [])  # what it lacks is nobody's business

    def entries(self, key: str, name: str = "") -> list[Entry]:
        """The tables of a list, in their order; of two that agree in `name`, the first."""
        try:
            found = super().entries(key)
        except ContentError as fault:
            return self._note(fault, key, [])
        seen: dict[str, Entry] = {}
        for entry in found if name else ():
            own = entry.text(name)
            entry.label = f"{key} {own!r}" if own else entry.label
            if own in seen:
                entry.demand(False, f"has the {name} of line {self.book.line(seen[own].place)}", name)
            seen.setdefault(own, entry)
        return found

    def demand(self, fine: bool, reason: str, key: str = "") -> None:
        """Note the mistake unless all is well, or what it is about is known to be wrong already."""
        if not fine and key not in self._wrong and (key or not self._wrong):
            self._note(self.error(reason, key), key, None)

    def _note(self, fault: ContentError, key: str, instead: V) -> V:
        if key not in self._wrong:
            self.faults.append(fault)
        self._wrong.add(key)
        return instead


class PatientBook(Patient, Book):
    """A whole content file whose mistakes are noted."""

    def __init__(self, path: Path, values: Mapping[str, Any], lines: Mapping[Place, int]) -> None:
        Book.__init__(self, path, values, lines)
        self.faults = []
        self._wrong = set()

    def entry(self, values: Mapping[str, Any], place: Place, label: str) -> Entry:
        """A table of this file, to be closed with it."""
        made = Patient(self, values, place, label, self.faults)
        self._entries.append(made)
        return made

    def close(self) -> None:
        """All has been read: whatever nobody has asked for is a mistake."""
        for entry in self._entries:
            self.faults += entry.unasked()


def load(path: Path) -> Book:
    """A content file; `ContentError` when it is not TOML, or sets something twice."""
    source = path.read_text("utf-8")
    book = Book(path, values := values_of(path, source), lines_of(source))
    for change in _changes:
        book.changed.update(change(path, values))
    return book


def change_content(change: Change) -> None:
    """Let content files say something else than what is written there, from now on and in this whole process.

    What a game has read stays as it is: whoever wants a game to be another one says so before it is loaded.
    """
    _changes.append(change)


def values_of(path: Path, source: str) -> dict[str, Any]:
    """What a content file says; `ContentError` when it is not TOML."""
    try:
        return tomllib.loads(source)
    except ValueError as problem:  # of TOML, or of a number that nobody could count to
        told = str(problem)
        where = _WHERE.search(told)
        line = int(where[1]) if where and where[1] else source.count("\n") + 1
        raise ContentError(path, line, _WHERE.sub("", told)) from problem


def lines_of(source: str) -> dict[Place, int]:
    """On which line every table begins and every key is set."""
    found: dict[Place, int] = {}
    counts: dict[str, int] = {}
    place: Place = ()
    depth = 0
    # What is quoted or commented keeps its line ends alone, so that brackets and keys are those of TOML itself.
    bare = _QUOTED.sub(_blank, source)
    for number, (line, whole) in enumerate(zip(bare.split("\n"), source.split("\n"), strict=True), 1):
        if depth == 0:
            header = _HEADER.match(whole) if line.lstrip().startswith("[") else None
            key = _KEY.match(whole)
            if header:
                place = _table_place(header[1] == "[[", header[2], counts)
                found[place] = number
            elif key:
                found[*place, key[1].strip("\"'")] = number
        if depth or "=" in line:
            depth += line.count("[") + line.count("{") - line.count("]") - line.count("}")
    return found


def _table_place(listed: bool, name: str, counts: dict[str, int]) -> Place:
    """The place of a table by its header; a table below a listed one belongs to the last of that list."""
    place: list[str | int] = []
    path = ""
    parts = [part.strip().strip("\"'") for part in name.split(".")]
    for step, part in enumerate(parts):
        path = f"{path}.{part}".lstrip(".")
        place.append(part)
        if listed and step == len(parts) - 1:
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            place.append(counts[path])
    return tuple(place)


def _blank(quoted: re.Match[str]) -> str:
    return "\n" * quoted[0].count("\n")

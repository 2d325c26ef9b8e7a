"""Packs: folders of cards that somebody has written beside the box, and that a table may mix in. Data only.

A pack is `pack.toml` (for which game, and what it is called) and files of the form that the game has for its own cards.
Who starts the program names the folders; a table chooses among them by `key`: the name of the folder and a digest of
all that lies in it, so that a record says which cards it was played with. It is read once, as a whole: what is handed
to other processes is what was read, whatever happens to the folder meanwhile.

What a pack says is bounded and plain: no code, no markup, no address. What its values mean is for the game to say
(`Game.with_packs`), with a `CardReader` that tells all mistakes at once.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from ludoteca.kernel.content import (
    Book,
    ContentError,
    Entry,
    Faults,
    Patient,
    PatientBook,
    lines_of,
    values_of,
)
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.options import Option

C = TypeVar("C")

PACKS: Final = "packs"  # the option by which a table chooses them
MANIFEST: Final = "pack.toml"
FOR_PEOPLE: Final = ("README.md", "LICENSE", "LICENSE.md")  # may lie there, and are never read

LARGEST_FILE: Final = 256_000  # bytes
DEEPEST: Final = 6  # lists and tables within each other
MOST_DOTS: Final = 20  # outside of texts, on one line
LONGEST_NAME: Final = 24
LONGEST_ID: Final = 40
LONGEST_TITLE: Final = 40
LONGEST_TEXT: Final = 240
MOST_INSTALLED: Final = 32
MOST_AT_A_TABLE: Final = 4
DIGITS: Final = 12  # of the digest, in a key

_NAME: Final = re.compile(rf"[a-z0-9][a-z0-9_-]{{0,{LONGEST_NAME - 1}}}")
_ID: Final = re.compile(rf"[a-z0-9_]{{1,{LONGEST_ID}}}")
_MARKUP: Final = re.compile(r"[<>{}\\]")
_ADDRESS: Final = re.compile(
    r"://|\bwww\.|\bmailto:|\S@\S|\b[\w-]{2,}\.(?:com|net|org|br|pt|io|app|dev|gg|info|site|online|xyz)\b",
    re.IGNORECASE,
)


class Pack:
    """One pack as it was read. Whoever gets it needs no folder any more."""

    def __init__(self, folder: Path, game: str, title: str, about: str, files: Mapping[str, str]) -> None:
        self.folder = folder  # as it was named: for messages alone
        self.name = _name_of(folder)
        self.game = game
        self.title = title
        self.about = about
        self.files = dict(files)  # what they say, by name
        found = sha256()
        for name in sorted(self.files):
            data = self.files[name].encode()
            found.update(name.encode() + b"\0" + len(data).to_bytes(8, "big") + data)
        self.digest = found.hexdigest()[:DIGITS]
        self.key = f"{self.name}@{self.digest}"  # what a table's option and its record say

    def book(self, name: str) -> PatientBook | None:
        """One of its files, ready to be read; None where it has none of this name."""
        return _book(self.folder / name, self.files[name]) if name in self.files else None


def _name_of(folder: Path) -> str:
    return Path(os.path.abspath(folder)).name


def _book(path: Path, source: str) -> PatientBook:
    values = values_of(path, source)
    if _too_deep(values, DEEPEST):
        raise ContentError(path, 0, f"has tables more than {DEEPEST} deep")
    return PatientBook(path, values, lines_of(source))


# -- reading a folder ------------------------------------------------------------------------------------------


def read_pack(folder: Path, files_of: Callable[[str], Sequence[str]]) -> Pack:
    """The pack in a folder; `Faults` tells all that is wrong with its files, before any card is looked at.

    `files_of` gives the names that the files of a game may have, none for a game that takes no packs.
    """
    faults: list[ContentError] = []
    if _NAME.fullmatch(_name_of(folder)) is None:
        wrong = f"a pack is named with up to {LONGEST_NAME} small letters, digits, - and _"
        raise Faults([ContentError(folder, 0, wrong)])
    files = _files_in(folder, faults)
    game = title = about = ""
    if MANIFEST in files:
        game, title, about = _manifest(folder / MANIFEST, files[MANIFEST], files_of, faults)
    elif not faults:
        faults.append(ContentError(folder, 0, f"there is no {MANIFEST}: it says for which game the pack is"))
    known = [MANIFEST, *files_of(game)] if game else []
    for name in files:
        if known and name not in known:
            faults.append(ContentError(folder / name, 0, f"is no file of a pack for {game}: {', '.join(known)}"))
    if known and not faults and len(files) == 1:
        faults.append(ContentError(folder, 0, f"has no cards: it needs one of {', '.join(known[1:])}, or more"))
    if faults:
        raise Faults(faults)
    return Pack(folder, game, title, about, files)


def _files_in(folder: Path, faults: list[ContentError]) -> dict[str, str]:
    """What the files of a folder say, by name: plain files alone, of a bounded size and depth."""
    found: dict[str, str] = {}
    try:
        names = sorted(entry.name for entry in os.scandir(folder))
    except OSError as problem:
        faults.append(ContentError(folder, 0, f"cannot be read as a folder: {problem.strerror}"))
        return {}
    for name in names:
        if name in FOR_PEOPLE or name.startswith("."):
            continue
        path = folder / name
        try:
            found[name] = _read(path)
        except ContentError as fault:
            faults.append(fault)
    return found


def _read(path: Path) -> str:
    """A plain file. It is opened before it is looked at, so that nothing can be put in its place in between."""
    if path.suffix != ".toml":
        raise ContentError(path, 0, "is no TOML: a pack is data, and nothing else lies in its folder")
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    except OSError as problem:
        reason = "is a link: what a pack has lies in its folder" if path.is_symlink() else f"{problem.strerror}"
        raise ContentError(path, 0, reason) from problem
    with os.fdopen(handle, "rb") as file:
        if path.is_symlink() or not stat.S_ISREG(os.fstat(handle).st_mode):
            raise ContentError(path, 0, "is a link or no plain file: what a pack has lies in its folder")
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise ContentError(path, 0, f"has more than {LARGEST_FILE} bytes")
    try:
        source = data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise ContentError(path, line, "holds bytes that are no UTF-8") from problem
    _check_depth(path, source)
    return source


def _check_depth(path: Path, source: str) -> None:
    """No deeper than anything that a card could say: before it is parsed, because a parser goes down there itself."""
    depth, dots, line, quote = 0, 0, 1, ""
    at, end = 0, len(source)
    while at < end:
        char = source[at]
        if char == "\n":
            line += 1
            dots = 0
            quote = "" if len(quote) == 1 else quote  # a text of one line that is not closed: the parser will say so
        if quote:
            if char == "\\" and quote[0] == '"':
                at += 1
            elif source.startswith(quote, at):
                at += len(quote) - 1
                quote = ""
        elif char in "\"'":
            quote = char * 3 if source.startswith(char * 3, at) else char
            at += len(quote) - 1
        elif char == "#":
            at = source.find("\n", at)
            if at < 0:
                return
            continue
        else:
            depth += (char in "[{") - (char in "]}")
            dots += char == "."  # a name with dots in it is tables within each other, too
            if depth > DEEPEST or dots > MOST_DOTS:
                raise ContentError(path, line, f"has lists and tables more than {DEEPEST} deep")
        at += 1


def _too_deep(value: Any, left: int) -> bool:
    """Whether names with many dots have made tables that are deeper than brackets may be."""
    if not isinstance(value, (dict, list)):
        return False
    parts = value.values() if isinstance(value, dict) else value
    return left == 0 or any(_too_deep(part, left - 1) for part in parts)


def _manifest(
    path: Path, source: str, files_of: Callable[[str], Sequence[str]], faults: list[ContentError]
) -> tuple[str, str, str]:
    """For which game a pack is (empty where that is wrong), what it is called, and a line about it."""
    try:
        book = _book(path, source)
    except ContentError as fault:
        faults.append(fault)
        return "", "", ""
    game = book.text("game")
    title = plain_text(book, "title", LONGEST_TITLE)
    about = plain_text(book, "about", LONGEST_TEXT, "")
    if game and not files_of(game):
        book.demand(False, f"is {game!r}, which is no game that takes packs", "game")
        game = ""
    book.close()
    faults += book.faults
    return game, title, about


# -- what every game reads in the same way ---------------------------------------------------------------------


def plain_text(entry: Entry, key: str, most: int, default: str | None = None) -> str:
    """What a pack says in words: text of one line, shown as it is; no markup, no address."""
    text = entry.text(key) if default is None else entry.text(key, default=default)
    entry.demand(len(text) <= most, f"has {len(text)} characters; it takes {most}", key)
    entry.demand(text.isprintable(), "has a line break or another character that cannot be printed", key)
    strange = _MARKUP.search(text)
    entry.demand(strange is None, f"holds {strange[0] if strange else ''!r}: it is plain text", key)
    entry.demand(_ADDRESS.search(text) is None, "holds an address: it is plain text", key)
    return text


class CardReader:
    """Reads cards, and gathers what is wrong with them: nothing is half-loaded, and all faults are told at once."""

    def __init__(self, pack: str = "") -> None:
        self.pack = pack  # its name; empty for the cards of the box
        self.faults: list[ContentError] = []

    def each(self, book: Book, key: str, read: Callable[[Entry], C], most: int | None = None) -> list[C]:
        """The entries of a list that can be read."""
        found: list[C] = []
        try:
            entries = book.entries(key, name="id")
        except ContentError as fault:
            self.faults.append(fault)
            return []
        if most is not None and len(entries) > most:
            self.faults.append(book.error(f"has {len(entries)} entries; a pack has up to {most}", key))
            return []
        for entry in entries:
            try:
                found.append(read(entry))
            except ContentError as fault:
                self.faults.append(fault)
        return found

    def open(self, pack: Pack, name: str) -> PatientBook | None:
        """One of the files of a pack; None where it has none of this name, or it is no TOML."""
        try:
            return pack.book(name)
        except ContentError as fault:
            self.faults.append(fault)
            return None

    def close(self, book: Book) -> None:
        """What nobody has asked for is a mistake; in a book of the box only where all the rest could be read."""
        if isinstance(book, Patient):
            book.close()
            self.faults += book.faults
        elif not self.faults:
            try:
                book.close()
            except ContentError as fault:
                self.faults.append(fault)

    def tell(self) -> None:
        """Raise what is wrong, if anything is, file by file and line by line."""
        if self.faults:
            raise Faults(sorted(self.faults, key=lambda fault: (str(fault.path), fault.line)))

    def card_id(self, entry: Entry) -> str:
        """The id of a card, under the name of its pack."""
        own = entry.text("id")
        entry.demand(
            _ID.fullmatch(own) is not None, f"is {own!r}; it has up to {LONGEST_ID} small letters, digits and _", "id"
        )
        return f"{self.pack}:{own}" if self.pack else own

    def words(self, entry: Entry, key: str, most: int, default: str | None = None) -> str:
        """What a card of a pack brings in words; those of the box have messages instead."""
        return plain_text(entry, key, most, default) if self.pack else ""


class PackShelf(Generic[C]):
    """The packs of one game, and the contents of tables with them; equal tables share theirs, and no others."""

    MOST_KEPT: Final = 16  # a table holds its own content: these are for the next ones

    def __init__(
        self, packs: Sequence[Pack], make: Callable[[tuple[str, ...]], C], of_the_house: Sequence[str] = ()
    ) -> None:
        """`make` gets the keys of the packs that a table has chosen; `of_the_house` are packs that are in the game."""
        self.packs = {pack.key: pack for pack in sorted(packs, key=lambda pack: pack.key)}
        self._make = make
        self._of_the_house = tuple(of_the_house)
        self._made: dict[tuple[str, ...], C] = {}

    def content(self, keys: Sequence[str]) -> C:
        """The content of a table that has chosen these packs."""
        wanted = tuple(key for key in (*self._of_the_house, *self.packs) if key in keys)
        made = self._made.pop(wanted, None) or self._make(wanted)
        self._made[wanted] = made
        if len(self._made) > self.MOST_KEPT:
            del self._made[next(iter(self._made))]
        return made

    def option(self, rule: str) -> tuple[Option, ...]:
        """The option by which a table chooses, where there is anything to choose."""
        choices = (*self._of_the_house, *self.packs)
        if not choices:
            return ()
        names = {key: pack.title for key, pack in self.packs.items()}
        most = min(MOST_AT_A_TABLE, len(choices))
        return (Option(PACKS, [], choices=choices, many=True, high=most, rule=rule, names=names),)


# -- what is chosen --------------------------------------------------------------------------------------------


def missing_packs(options: Sequence[Option], chosen: Mapping[str, Any]) -> list[str]:
    """The packs among what was chosen that are not here, each with what is wrong: gone, or another one by now."""
    here = next((option.choices for option in options if option.name == PACKS), ())
    wanted = chosen.get(PACKS) or ()
    missing = []
    for key in wanted if isinstance(wanted, (list, tuple)) else ():
        if key in here or not isinstance(key, str):
            continue
        name = key.partition("@")[0]
        other = next((one for one in here if one.partition("@")[0] == name), "")
        missing.append(f"{key} (here it is {other}: it has changed)" if other else f"{key} (it is not installed)")
    return missing


def choose_all(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Whoever names packs for one match alone wants their cards in it, unless they say otherwise.

    A pack of the house has no digest: nobody has named it, so nobody has chosen it.
    """
    every = {option.name: [key for key in option.choices if "@" in key] for option in options if option.name == PACKS}
    return {**every, **given}


def check_packs(options: Sequence[Option], chosen: Mapping[str, Any]) -> None:
    """`BadSetup` names the packs that a match needs and that are not here."""
    missing = missing_packs(options, chosen)
    if missing:
        raise BadSetup(f"this match needs the pack {', '.join(missing)}; name its folder with --pack")

"""Reading the cards: Heroes, Missions and Bases from TOML. Faults name file, line and reason.

A *pack* is a folder with the same files (or some of them); its cards have ids under its name. `python -m
ludoteca.games.fabrica_de_herois.content.load` reads the box and says what is wrong; `--keys` lists the messages that
its texts are made of.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from ludoteca.games.fabrica_de_herois.content.box import (
    AFFILIATIONS,
    ATTACK,
    COLOURS,
    DEFENCE,
    DISCARD,
    GENDERS,
    KINDS,
    LEADER,
    MISSION_KINDS,
    WHENS,
    Ability,
    Base,
    Content,
    Hero,
    Mission,
)
from ludoteca.games.fabrica_de_herois.content.notation import (
    IN_BASE,
    IN_MISSION,
    NotationError,
    effects,
    standing,
)
from ludoteca.games.fabrica_de_herois.effects.words import Effect, Standing
from ludoteca.kernel.content import Book, ContentError, Entry, Faults, load
from ludoteca.kernel.packs import LONGEST_TEXT, CardReader, plain_text

T = TypeVar("T")

HERE = Path(__file__).parent
HERO_FILE = "heroes.toml"
MISSION_FILE = "missions.toml"
BASE_FILE = "bases.toml"
FILES = (HERO_FILE, MISSION_FILE, BASE_FILE)
LISTS = {HERO_FILE: "hero", MISSION_FILE: "mission", BASE_FILE: "base"}
MOST_BONUS = 4
MOST_ND = 15
LONGEST_NAME = 40


class Cards:
    """The cards of the box, or of a pack."""

    def __init__(self, heroes: list[Hero], missions: list[Mission], bases: list[Base]) -> None:
        self.heroes = heroes
        self.missions = missions
        self.bases = bases


class Reader(CardReader):
    """Reads the cards of the box, of a pack, or of a position: `named` ones bring their names as plain text."""

    def __init__(self, pack: str = "", named: bool = False) -> None:
        super().__init__(pack)
        self.named = named or bool(pack)

    def folder(self, folder: Path) -> Cards:
        """The cards of the box."""
        cards = Cards([], [], [])
        for name in FILES:
            try:
                book = load(folder / name)
            except ContentError as fault:
                self.faults.append(fault)
                continue
            self.book(book, cards, name)
        self.tell()
        return cards

    def values(self, values: Mapping[str, Any]) -> Cards:
        """Cards from plain data in the form of a pack: `{"hero": […], "mission": […], "base": […]}`."""
        book = Book(Path("position"), values, {})
        cards = Cards([], [], [])
        for name in FILES:
            if LISTS[name] in book:
                self.book(book, cards, name, close=False)
        self.close(book)
        self.tell()
        return cards

    def book(self, book: Book, cards: Cards, name: str, most: int | None = None, close: bool = True) -> None:
        """The cards of one file."""
        if name == HERO_FILE:
            cards.heroes = self.each(book, "hero", self.hero, most)
        elif name == MISSION_FILE:
            cards.missions = self.each(book, "mission", self.mission, most)
        else:
            cards.bases = self.each(book, "base", self.base, most)
        if close:
            self.close(book)

    # -- one card ------------------------------------------------------------------------------------------------

    def words(self, entry: Entry, key: str, most: int, default: str | None = None) -> str:
        """What a card brings in words, where it brings them."""
        return plain_text(entry, key, most, default) if self.named else ""

    def hero(self, entry: Entry) -> Hero:
        """FH-R16 to FH-R19, FH-R79: every Hero has values and abilities of its own."""
        affiliations = entry.indices("affiliations", AFFILIATIONS, 1, 2)
        entry.demand(len(set(affiliations)) == len(affiliations), "names one twice", "affiliations")
        made = Hero(
            self.card_id(entry),
            entry.number("bonus", 1, MOST_BONUS),
            _mask(affiliations),
            entry.index("gender", GENDERS),
            self.ability(entry, LEADER),
            self.ability(entry, DISCARD),
            self.pack,
        )
        made.name = self.words(entry, "name", LONGEST_NAME, None if self.pack else made.id)
        made.flavour = self.words(entry, "flavour", LONGEST_TEXT, "")
        return made

    def ability(self, entry: Entry, when: int) -> Ability:
        """FH-R43, FH-R46, FH-R56."""
        key = WHENS[when]
        table = entry.table(key)
        kind = table.index("kind", KINDS)
        bolt = table.flag("bolt", default=False)
        said = table.texts("do", 1, 2)
        made = Ability(when, kind, bolt, _said(table, "", "the ability", lambda: effects(said, when, kind)))
        table.demand(not (bolt and kind == DEFENCE), "a Defence has no bolt", "bolt")
        table.demand(not (bolt and made.permanent), "a Permanent has no bolt", "bolt")
        table.demand(not (made.permanent and kind == ATTACK), "a Permanent is no Attack", "kind")
        made.name = self.words(table, "name", LONGEST_NAME, "")
        return made

    def mission(self, entry: Entry) -> Mission:
        """FH-R28 to FH-R32."""
        made = Mission(
            self.card_id(entry),
            entry.index("colour", COLOURS),
            entry.number("nd", 1, MOST_ND),
            entry.index("kind", MISSION_KINDS),
            _mask(entry.indices("emblems", AFFILIATIONS, 0, 2, default=[])),
            _standing(entry, "rule", IN_MISSION, 2),
            _effects(entry, "rewards", IN_MISSION, 3),
            _effects(entry, "punishments", IN_MISSION, 3),
            self.pack,
        )
        made.name = self.words(entry, "name", LONGEST_NAME, None if self.pack else made.id)
        made.story = self.words(entry, "story", LONGEST_TEXT, "")
        return made

    def base(self, entry: Entry) -> Base:
        """FH-R64, FH-D-38."""
        lines = _standing(entry, "standing", IN_BASE, 2)
        once = _effects(entry, "once", IN_BASE, 2)
        entry.demand(bool(lines) != bool(once), "has either `standing` or `once`")
        made = Base(self.card_id(entry), entry.index("affiliation", AFFILIATIONS), lines, once, self.pack)
        made.name = self.words(entry, "name", LONGEST_NAME, None if self.pack else made.id)
        made.flavour = self.words(entry, "flavour", LONGEST_TEXT, "")
        return made


def _mask(numbers: Sequence[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _effects(entry: Entry, key: str, where: int, most: int) -> list[Effect]:
    said = entry.texts(key, 0, most, default=[])
    return _said(entry, key, "say", lambda: effects(said, where))


def _standing(entry: Entry, key: str, where: int, most: int) -> list[Standing]:
    said = entry.texts(key, 0, most, default=[])
    return _said(entry, key, "says", lambda: standing(said, where))


def _said(entry: Entry, key: str, called: str, read: Callable[[], list[T]]) -> list[T]:
    """What some sentences mean; none where they mean nothing, and that is told."""
    try:
        return read()
    except NotationError as problem:
        entry.demand(False, f"{called} {problem}", key)
        return []


def join(parts: Sequence[Cards], packs: Sequence[str] = ()) -> Content:
    """The content of a table with these cards; those of the box come first, and keep their numbers beside any pack."""
    return Content(
        [hero for part in parts for hero in part.heroes],
        [mission for part in parts for mission in part.missions],
        [base for part in parts for base in part.bases],
        tuple(packs),
    )


def own_cards() -> Cards:
    """The cards of the box, made for one content: an ability knows its number there."""
    return Reader().folder(HERE)


@cache
def own_content() -> Content:
    """The cards of the box alone, read once."""
    return join([own_cards()])


def words_in_use(content: Content) -> dict[str, set[str]]:
    """The message keys of all texts, each with its parameters."""
    found: dict[str, set[str]] = {}

    def note(word: tuple[str, Mapping[str, Any]]) -> None:
        key, params = word
        found.setdefault(key, set()).update(params)
        for value in params.values():
            if isinstance(value, tuple):
                note(value)

    for ability in content.abilities:
        for one in ability.effects:
            note(one.text())
    for mission in content.missions:
        for rule in mission.rules:
            note(rule.text())
        for one in (*mission.rewards, *mission.punishments):
            note(one.text())
    for base in content.bases:
        for rule in base.standing:
            note(rule.text())
        for one in base.once:
            note(one.text())
    return found


def main(arguments: Sequence[str]) -> int:
    """Read the box, and say how it went."""
    try:
        content = own_content()
    except Faults as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    if "--keys" in arguments:
        for key, params in sorted(words_in_use(content).items()):
            sys.stdout.write(f"{key} {{{', '.join(sorted(params))}}}\n")
    heroes, missions, bases = len(content.heroes), len(content.missions), len(content.bases)
    sys.stdout.write(f"{heroes} Heroes, {missions} Missions, {bases} Bases\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

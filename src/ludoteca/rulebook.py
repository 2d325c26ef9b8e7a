"""The rulebooks in our own words, paragraph by paragraph.

`games/<game>/rulebook/<language>.md` is Markdown: `##` chapters, `###` sections, and before each paragraph an anchor
with its rule id (several, when one paragraph settles several questions).
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from ludoteca.kernel.errors import LudotecaError
from ludoteca.shelf import folder_of
from ludoteca.words import LANGUAGES, has, say, sources

CARD = re.compile(r"^card-(\w+) =", re.MULTILINE)
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
MARKUP = re.compile(r"\*{1,2}([^*]+)\*{1,2}")


class Paragraph(NamedTuple):
    """What a rulebook says under one id. `section` is empty where a chapter has none."""

    rule: str
    text: str
    chapter: str
    section: str

    @property
    def heading(self) -> str:
        """Where it stands, as a reader looks for it."""
        return self.section or self.chapter


class Line(NamedTuple):
    """One piece of the book in order: a `title`, `chapter`, `section`, or `text` under its ids."""

    kind: str
    text: str
    rules: tuple[str, ...] = ()


@cache
def lines(game_id: str, language: str) -> tuple[Line, ...]:
    """The whole book, piece by piece."""
    folder = folder_of(game_id)
    path = None if folder is None else folder / "rulebook" / f"{language}.md"
    if path is None or not path.is_file():
        raise LudotecaError(f"{game_id} has no rulebook in {language!r}; languages: {', '.join(LANGUAGES)}")
    found: list[Line] = []
    waiting: list[str] = []
    for raw in path.read_text("utf-8").splitlines():
        line = raw.strip()
        anchor = ANCHOR.fullmatch(line)
        if anchor:
            waiting.append(anchor[1])
        elif line.startswith("#"):
            level, _, title = line.partition(" ")
            found.append(Line({"#": "title", "##": "chapter"}.get(level, "section"), title.strip()))
        elif line:
            found.append(Line("text", line, tuple(waiting)))
            waiting = []
    return tuple(found)


@cache
def paragraphs(game_id: str, language: str) -> dict[str, Paragraph]:
    """Every paragraph by its rule id, in the order of the book; then cards that it leaves out, by their own text."""
    found: dict[str, Paragraph] = {}
    chapter = section = ""
    for line in lines(game_id, language):
        if line.kind == "chapter":
            chapter, section = line.text, ""
        elif line.kind == "section":
            section = line.text
        for rule in line.rules:
            found[rule] = Paragraph(rule, plain(line.text), chapter, section)
    prefix = next(iter(found), "").partition("-")[0]
    for card in CARD.findall("".join(sources(game_id, language))):
        if prefix and f"{prefix}-{card}" not in found and has(game_id, language, f"card-{card}.text"):
            name, text = (say(game_id, language, f"card-{card}{part}") for part in ("", ".text"))
            found[f"{prefix}-{card}"] = Paragraph(f"{prefix}-{card}", text, name, name)
    return found


def rule_ids(game_id: str) -> list[str]:
    """All rule ids of a game, in the order of the book."""
    return [rule for line in lines(game_id, LANGUAGES[0]) for rule in line.rules]


def paragraph(game_id: str, language: str, rule: str) -> Paragraph:
    """The paragraph of a rule; `LudotecaError` when the book has none under this id."""
    found = paragraphs(game_id, language).get(rule)
    if found is None:
        raise LudotecaError(f"{game_id} has no rule {rule!r}")
    return found


def plain(text: str) -> str:
    """Markdown of a paragraph without its marks."""
    return MARKUP.sub(r"\1", text)


def search(game_id: str, language: str, asked: str) -> list[Paragraph]:
    """What someone may mean: a rule id (in any case, with or without its prefix), or a section or card by name.

    A name gives its whole section. Names are found in every language, whole before in part.
    """
    book = paragraphs(game_id, language)
    wanted = _fold(asked)
    if not wanted:
        return []
    for rule in book:
        if wanted in (_fold(rule), _fold(rule.partition("-")[2])):
            return _with_rulings(book, rule)
    for matches in (_same, _starts, _contains):
        sections = [
            section
            for section in dict.fromkeys(entry.section for entry in book.values() if entry.section)
            if any(matches(_fold(name), wanted) for name in _names(game_id, language, section))
        ]
        if sections:
            return [entry for entry in book.values() if entry.section in sections]
    return []


def _with_rulings(book: dict[str, Paragraph], rule: str) -> list[Paragraph]:
    """A rule and what is ruled about it: `KOT-wings` with `KOT-wings.1` and so on."""
    return [entry for entry in book.values() if entry.rule == rule or entry.rule.startswith(rule + ".")]


def _names(game_id: str, language: str, section: str) -> list[str]:
    """The names of a section in all languages: books have the same ids in the same order."""
    first = next(entry.rule for entry in paragraphs(game_id, language).values() if entry.section == section)
    return [paragraphs(game_id, other)[first].section for other in LANGUAGES]


def _same(name: str, wanted: str) -> bool:
    return name == wanted


def _starts(name: str, wanted: str) -> bool:
    return name.startswith(wanted)


def _contains(name: str, wanted: str) -> bool:
    return len(wanted) > 2 and wanted in name


def _fold(text: str) -> str:
    """Without accents, case, and the difference between spaces, hyphens and underscores."""
    bare = unicodedata.normalize("NFKD", text)
    letters = "".join(char for char in bare if not unicodedata.combining(char))
    return " ".join(re.sub(r"[\s_\-]+", " ", letters).casefold().split())

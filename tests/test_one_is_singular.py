"""Nobody reads "1 cards": where a number that may be one comes before a plural, the text has another form for one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

import ludoteca
from ludoteca import words

# What numbers are called in texts; whatever else comes before a word in the plural is a name.
NUMBERS = {
    *("actions", "after", "cards", "coins", "count", "dice", "energy", "games", "hearts", "left", "minutes", "most"),
    *("n", "needed", "of", "points", "power", "price", "rounds", "seats", "seconds", "shields", "stars", "target"),
    *("gap", "today", "total", "tried", "turns", "value", "wounds"),
}
# Words that end like plurals and are none: verbs, units, and what is counted in any number.
NO_PLURALS = {
    *(
        "as",
        "costs",
        "count",
        "counts",
        "das",
        "does",
        "dos",
        "falls",
        "happiness",
        "has",
        "is",
        "leads",
        "less",
        "mais",
        "mas",
        "mídias",
    ),
    *("s", "the", "this", "was"),
}
# Numbers that cannot be one: limits of the house, sizes of a box, what is only said of several.
NEVER_ONE = {
    *(("ui-fh-points-of", "of"), ("ui-fh-spoken-team", "target"), ("ui-kot-spoken", "target")),
    *(("event-begins", "needed"), ("if-players", "n"), ("ui-kot-turn-by", "n"), ("event-stars-dice", "count")),
    *(("intent-pair", "n"), ("intent-cells", "of"), ("report-ranking-says", "points")),
    *((f"refuse-too-many-{what}", "n") for what in ("blocked", "campaigns", "matches", "running", "tables")),
    *(("refuse-chat-long", "n"), ("ui-campaign-progress", "of"), ("ui-lobby-cover", "minutes")),
    *(("ui-room-clock-about-game", "n"), ("ui-room-clock-about-move", "n")),
    *(("ui-fair-dice", "dice"), ("ui-fair-ok-text", "dice")),
}
NEXT_WORD = re.compile(r"[ \u00a0](?:more )?([A-Za-zÀ-ÿ]+)")

Found = tuple[str, str, str]


def plurals(pattern: ast.Pattern, key: str, told_apart: frozenset[str]) -> Iterator[Found]:
    """Every number in a text that comes before a plural whatever it is: key, parameter, the word."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        said = element.expression
        if isinstance(said, ast.SelectExpression):
            selector = said.selector
            name = {selector.id.name} if isinstance(selector, ast.VariableReference) else set()
            for variant in said.variants:
                yield from plurals(variant.value, key, told_apart | name)
        elif isinstance(said, ast.VariableReference) and isinstance(after, ast.TextElement):
            word = NEXT_WORD.match(after.value)
            name_of_it = said.id.name
            if (
                name_of_it in NUMBERS - told_apart
                and word is not None
                and word[1].endswith("s")
                and word[1].lower() not in NO_PLURALS
                and (key, name_of_it) not in NEVER_ONE
            ):
                yield key, name_of_it, word[1]


def plurals_of(source: str) -> list[Found]:
    """Those of a whole file of messages."""
    found: list[Found] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            patterns = [entry.value, *(part.value for part in entry.attributes)]
            for pattern in patterns:
                if pattern is not None:
                    found += plurals(pattern, entry.id.name, frozenset())
    return found


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game_id", ["", *ludoteca.game_ids()])
def test_one_of_something_is_not_told_in_the_plural(game_id: str, language: str) -> None:
    assert [found for source in words.sources(game_id, language) for found in plurals_of(source)] == []


def test_a_plural_after_any_number_is_found() -> None:
    assert plurals_of("deal = You take { $n } cards.") == [("deal", "n", "cards")]
    assert plurals_of("deal = { $n } cartas,\n    { $who } cards") == [("deal", "n", "cartas")]
    assert plurals_of("deal = You take { $n } { $n ->\n    [one] card\n   *[other] cards\n}.") == []
    assert plurals_of("deal = { $n ->\n    [one] a card\n   *[other] { $n } cards\n}") == []

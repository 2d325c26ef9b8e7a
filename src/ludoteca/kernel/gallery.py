"""The cards of a game one by one, for whoever wants to read them: what each is called and says, with its rules.

A game that has cards lists them (`Game.gallery`); edges show them and let people filter them. `tags` are what cards can
be filtered by: a name and values, both short words of English, as they are typed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.kernel.errors import BadSetup

Word = tuple[str, Mapping[str, Any]]  # a message and its parameters


class Line:
    """A line of a card: what it says, behind some words that have rules (`As Leader`, `Attack`, `bolt`)."""

    def __init__(self, text: Word, heads: Sequence[tuple[Word, str]] = (), rules: Sequence[str] = ()) -> None:
        self.text = text
        self.heads = tuple(heads)  # words before the text, each with its rule
        self.rules = tuple(rules)  # of the words within it


class GalleryCard:
    """One card: its name, a few short words beside it, its lines, and what it can be filtered by."""

    def __init__(
        self,
        card_id: str,
        name: Word,
        facts: Sequence[tuple[Word, str]],
        lines: Sequence[Line],
        tags: Mapping[str, Sequence[str]],
        flavour: Word | None = None,
    ) -> None:
        self.id = card_id
        self.name = name
        self.facts = tuple(facts)  # each with its rule, or with none
        self.lines = tuple(lines)
        self.tags = {tag: tuple(values) for tag, values in tags.items() if values}
        self.flavour = flavour


def values_of(cards: Sequence[GalleryCard]) -> dict[str, list[str]]:
    """What cards can be filtered by: each name with the values that any of them has."""
    found: dict[str, list[str]] = {}
    for card in cards:
        for tag, values in card.tags.items():
            known = found.setdefault(tag, [])
            known += [value for value in values if value not in known]
    return {tag: sorted(values) for tag, values in found.items()}


def filtered(cards: Sequence[GalleryCard], wanted: Mapping[str, Sequence[str]]) -> list[GalleryCard]:
    """The cards that have, of every name that is wanted, one of its values; `BadSetup` for what no card has."""
    known = values_of(cards)
    for tag, values in wanted.items():
        if tag not in known:
            raise BadSetup(f"these cards have no {tag!r}; they have {', '.join(known)}")
        for value in values:
            if value not in known[tag]:
                raise BadSetup(f"no card has {tag} {value!r}; there are {', '.join(known[tag])}")
    return [
        card
        for card in cards
        if all(any(value in card.tags.get(tag, ()) for value in values) for tag, values in wanted.items())
    ]

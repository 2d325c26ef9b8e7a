"""The gallery: every word of a card has a name in both languages, and a rule that the rulebook has."""

from __future__ import annotations

import ludoteca
from ludoteca import rulebook
from ludoteca.games.fabrica_de_herois.content.notation import VERBS
from ludoteca.games.fabrica_de_herois.effects.lines import LINES
from ludoteca.games.fabrica_de_herois.people.citing import EFFECTS, OF_LINES
from ludoteca.words import LANGUAGES, has, say
from tests.games.fabrica_de_herois.table import FH


def test_every_verb_and_every_line_has_a_name_and_a_rule() -> None:
    words = {*VERBS, *(OF_LINES.get(line, line) for line in LINES)}
    assert set(EFFECTS) == words
    for language in LANGUAGES:
        book = rulebook.paragraphs(FH, language)
        assert [word for word in EFFECTS if EFFECTS[word] not in book] == []
        assert [word for word in EFFECTS if not has(FH, language, f"does-{word}")] == []


def test_every_card_of_the_box_is_there_with_rules_that_the_book_has() -> None:
    game = ludoteca.game(FH)
    cards = game.gallery(game.content({}))
    assert len(cards) == 190
    for language in LANGUAGES:
        book = rulebook.paragraphs(FH, language)
        for card in cards:
            cited = [rule for _, rule in card.facts]
            for line in card.lines:
                cited += [rule for _, rule in line.heads] + list(line.rules)
                assert "{" not in say(FH, language, *line.text), card.id
            assert cited
            assert [rule for rule in cited if rule not in book] == [], card.id
            assert say(FH, language, *card.name) != card.name[0]

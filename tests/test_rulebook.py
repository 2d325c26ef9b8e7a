"""Rulebooks by paragraph: ids, chapters, and finding what someone means."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import rulebook, words

KOT = "king-of-tokyo"


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game_id", ludoteca.game_ids())
def test_every_id_has_a_paragraph_in_every_language(game_id: str, language: str) -> None:
    book = rulebook.paragraphs(game_id, language)
    ids = rulebook.rule_ids(game_id)
    assert list(book)[: len(ids)] == ids
    prefix = ludoteca.game(game_id).prefix
    for rule, entry in book.items():
        assert rule.startswith(f"{prefix}-")
        assert entry.rule == rule
        assert entry.text
        assert entry.chapter
        assert "<a " not in entry.text
        assert "**" not in entry.text


def test_a_paragraph_knows_its_chapter_and_section() -> None:
    entry = rulebook.paragraph(KOT, "en", "KOT-R12")
    assert entry.chapter == "1. The game and its pieces"
    assert entry.heading == entry.chapter
    assert "Gigazaur" in entry.text
    assert rulebook.paragraph(KOT, "pt-BR", "KOT-wings").heading == "Asas"


def test_an_unknown_rule_or_language_is_told_as_such() -> None:
    with pytest.raises(ludoteca.LudotecaError, match="no rule 'KOT-R999'"):
        rulebook.paragraph(KOT, "en", "KOT-R999")
    with pytest.raises(ludoteca.LudotecaError, match="no rulebook in 'fr'"):
        rulebook.paragraphs(KOT, "fr")


@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ("KOT-R12", "KOT-R12"),
        ("kot-r12", "KOT-R12"),
        ("r12", "KOT-R12"),
        ("D-3", "KOT-D-3"),
        ("wings.1", "KOT-wings.1"),
        ("camouflage", "KOT-camouflage"),
        ("Camuflagem", "KOT-camouflage"),
        ("armor_plating", "KOT-armor_plating"),
        ("armor plating", "KOT-armor_plating"),
        ("raio de encolhimento", "KOT-shrink_ray"),
        ("RAIO DE ENC", "KOT-shrink_ray"),
        ("cerebro", "KOT-giant_brain"),
        ("it has a child", "KOT-it_has_a_child"),
    ],
)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_rules_and_cards_are_found_by_id_or_name_in_any_language(asked: str, first: str, language: str) -> None:
    assert rulebook.search(KOT, language, asked)[0].rule == first


def test_a_card_comes_with_its_rulings() -> None:
    found = [entry.rule for entry in rulebook.search(KOT, "en", "wings")]
    assert found == ["KOT-wings", "KOT-wings.1", "KOT-wings.copy"]


@pytest.mark.parametrize("asked", ["", "  ", "zz", "no such card", "KOT-", "KOT-R999"])
def test_nothing_is_found_where_nothing_is_meant(asked: str) -> None:
    assert rulebook.search(KOT, "en", asked) == []

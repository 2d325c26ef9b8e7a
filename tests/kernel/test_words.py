"""Words for games that do not live in the package."""

from __future__ import annotations

from ludoteca import words


def test_a_game_from_elsewhere_brings_its_words() -> None:
    assert words.say("paper-boats", "en", "boat-name") == "boat-name"
    words.add_source("paper-boats", "en", "boat-name = The { $colour } boat")
    assert words.say("paper-boats", "en", "boat-name", {"colour": "red"}) == "The red boat"
    assert not words.has("paper-boats", "pt-BR", "boat-name")
    assert not words.has("night-ferry", "en", "boat-name")


def test_the_words_of_the_house_are_there_for_every_game() -> None:
    for language in words.LANGUAGES:
        assert words.has("paper-boats", language, "refuse-stale")
        assert words.has("", language, "refuse-stale")

"""Words for games that do not live in the package."""

from __future__ import annotations

from ludoteca import words
from ludoteca.kernel.registry import register, unregister
from tests.kernel.examples import FERRY


def test_a_game_from_elsewhere_brings_its_words() -> None:
    assert words.say("night-ferry", "en", "event-calm") != "event-calm"
    unregister("night-ferry")
    try:
        assert words.say("night-ferry", "en", "event-calm") == "event-calm"
    finally:
        register(FERRY)
    assert words.has("night-ferry", "pt-BR", "event-calm")
    assert not words.has("signal-fires", "en", "event-calm")


def test_the_words_of_the_house_are_there_for_every_game() -> None:
    for language in words.LANGUAGES:
        assert words.has("paper-boats", language, "refuse-stale")
        assert words.has("", language, "refuse-stale")

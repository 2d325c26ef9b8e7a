"""A table may choose how it is spoken to: the option `wording`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca import shelf, words

PLAIN = "brute-tank = The Bruiser\n    .flavour = He hits.\nask-who = { $who } hits\n"
SOFT = "brute-tank-family = The Grumbler\n    .flavour = He grumbles.\n"


@pytest.fixture
def gentle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game with one message in two wordings."""
    folder = tmp_path / "rough_trade" / "locales"
    folder.mkdir(parents=True)
    for language in words.LANGUAGES:
        (folder / f"{language}.ftl").write_text(PLAIN + SOFT, "utf-8")
    monkeypatch.setattr(shelf, "folder_of", lambda game: folder.parent if game == "rough-trade" else None)
    yield "rough-trade"
    words.use_wording("rough-trade", "")


def test_a_table_that_says_nothing_reads_the_usual_words(gentle: str) -> None:
    assert words.say(gentle, "en", "brute-tank") == "The Bruiser"


def test_a_wording_replaces_every_message_that_has_one(gentle: str) -> None:
    words.use_wording(gentle, "family")
    assert words.say(gentle, "en", "brute-tank") == "The Grumbler"
    assert words.say(gentle, "pt-BR", "brute-tank.flavour") == "He grumbles."
    assert words.say(gentle, "en", "ask-who", {"who": ("brute-tank", {})}) == "The Grumbler hits"


def test_words_come_back_with_the_usual_wording(gentle: str) -> None:
    words.use_wording(gentle, "family")
    words.use_wording(gentle, "")
    assert words.say(gentle, "en", "brute-tank") == "The Bruiser"

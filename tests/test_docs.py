"""What the documentation shows is true: its examples run, and the code it quotes is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import encodings

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"(?:^<!-- from (?P<source>\S+) -->\n)?^```python\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: str) -> list[tuple[str | None, str]]:
    text = (ROOT / "docs" / page).read_text("utf-8")
    return [(found["source"], found["code"]) for found in BLOCK.finditer(text)]


def test_the_examples_of_the_testing_page_run() -> None:
    found = blocks("testing.md")
    assert len(found) >= 4
    everything: dict[str, object] = {}
    for source, code in found:
        assert source is None
        exec(compile(code, "docs/testing.md", "exec"), everything)


def test_the_examples_of_the_learning_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = blocks("learning.md")
    assert len(found) >= 8
    everything: dict[str, object] = {}
    for source, code in found:
        assert source is None
        exec(compile(code, "docs/learning.md", "exec"), everything)
    assert len(str(everything["picture"]).splitlines()) > 5
    assert (tmp_path / "race.ludo").is_file()


def test_the_tables_of_the_fields_are_up_to_date() -> None:
    assert encodings.PAGE.read_text("utf-8") == encodings.page(), "run python tools/encodings.py"


QUOTES = blocks("adding-a-game.md")


def test_every_code_block_of_the_game_page_is_a_quote() -> None:
    assert len(QUOTES) >= 10
    assert all(source for source, _ in QUOTES)


@pytest.mark.parametrize("number", range(len(QUOTES)))
def test_quoted_code_is_in_the_file_it_is_from(number: int) -> None:
    source, code = QUOTES[number]
    assert source is not None
    assert code in (ROOT / source).read_text("utf-8"), f"{source} no longer has these lines"

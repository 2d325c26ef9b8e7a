"""What the documentation shows is true: its examples run, and the code it quotes is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

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


QUOTES = blocks("adding-a-game.md")


def test_every_code_block_of_the_game_page_is_a_quote() -> None:
    assert len(QUOTES) >= 10
    assert all(source for source, _ in QUOTES)


@pytest.mark.parametrize("number", range(len(QUOTES)))
def test_quoted_code_is_in_the_file_it_is_from(number: int) -> None:
    source, code = QUOTES[number]
    assert source is not None
    assert code in (ROOT / source).read_text("utf-8"), f"{source} no longer has these lines"

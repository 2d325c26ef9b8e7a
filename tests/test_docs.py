"""What the documentation shows is true: its examples run, and the code it quotes is there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from examples.learn import parser
from ludoteca.cli import main
from ludoteca.extras import MODULES
from tools import encodings

ROOT = Path(__file__).parent.parent
ANY_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
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


@pytest.mark.long
def test_every_block_of_the_learning_page_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    found = blocks("learning.md")
    assert all(source is None for source, _ in found)
    everything: dict[str, object] = {}
    typed: list[list[str]] = []
    for kind, code in ANY_BLOCK.findall((ROOT / "docs" / "learning.md").read_text("utf-8")):
        if kind == "python":
            exec(compile(code, "docs/learning.md", "exec"), everything)
            continue
        assert kind == "sh"
        for line in code.splitlines():
            words = shlex.split(line)
            typed.append(words)
            if words[0] == "pip":
                assert words[2].removeprefix("ludoteca[").removesuffix("]") in MODULES
            elif words[0] == "python":  # learning takes its time: tests/test_learn_example.py does some of it
                assert words[:3] == ["python", "-m", "examples.learn"]
                assert parser().parse_args(words[3:]).out == Path("agent.npz")
            else:
                few = ["40" if word in ("200", "8000") else word for word in words[1:]]
                assert main(few) == 0, capsys.readouterr().err
    assert len(found) >= 11
    assert len(typed) >= 6
    assert len(str(everything["picture"]).splitlines()) > 5
    assert (tmp_path / "race.ludo").is_file()


def test_the_tables_of_the_fields_are_up_to_date() -> None:
    assert encodings.PAGE.read_text("utf-8") == encodings.page(), "run python tools/encodings.py"


QUOTES = [*blocks("adding-a-game.md"), *(quote for quote in blocks("lab.md") if quote[0])]


def test_every_code_block_of_the_game_page_is_a_quote() -> None:
    found = blocks("adding-a-game.md")
    assert len(found) >= 10
    assert all(source for source, _ in found)


@pytest.mark.parametrize("number", range(len(QUOTES)))
def test_quoted_code_is_in_the_file_it_is_from(number: int) -> None:
    source, code = QUOTES[number]
    assert source is not None
    assert code in (ROOT / source).read_text("utf-8"), f"{source} no longer has these lines"

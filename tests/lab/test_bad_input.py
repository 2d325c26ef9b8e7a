"""What cannot be done as asked is one line and exit code 2, whatever the command, and nothing is written."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from ludoteca import extras
from ludoteca.cli import main
from tests.bots.agents import newborn_file

KOT = "king-of-tokyo"
SMALL = ["--seats", "2", "--jobs", "1"]
COMMANDS = {
    "sim": ["sim", KOT, "--bots", "random", "--games", "1", *SMALL],
    "compare": ["compare", KOT, "--bots", "random", "--after", "target=6", "--most", "100", *SMALL],
    "tournament": ["tournament", KOT, "--bots", "random,aprendiz", "--most", "2", *SMALL],
}


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err
    return told.err


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ((KOT, "ludo"), "there is no game 'ludo'"),
        (("random", "genius"), "there is no bot 'genius'"),
        (("--seats", "--option", "lives=9", "--seats"), "no option 'lives'"),
        (("--seats", "--lives", "9", "--seats"), "there is no --lives"),
    ],
)
def test_every_command_says_what_is_wrong_and_leaves_no_trace(
    command: str, change: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments: list[str] = []
    for word in COMMANDS[command]:
        arguments += change[1:] if word == change[0] else [word.replace(*change)] if len(change) == 2 else [word]
    told = refused([*arguments, "--out", str(tmp_path / "run")], capsys)
    assert said in told
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--metric", "fun"], "there is no metric 'fun'"),
        (["--precision", "0"], "precision must be above 0"),
        (["--precision", "nan"], "precision must be above 0"),
        (["--after", "without:excalibur"], "no card 'excalibur'"),
    ],
)
def test_a_comparison_that_cannot_be_leaves_no_trace(
    more: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refused([*COMMANDS["compare"], *more, "--out", str(tmp_path / "run")], capsys)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", COMMANDS)
def test_a_folder_of_another_run_stays_as_it_is(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = next(name for name in COMMANDS if name != command)
    folder = tmp_path / "run"
    assert main([*COMMANDS[other], "--out", str(folder)]) == 0
    capsys.readouterr()
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert str(folder) in refused([*COMMANDS[command], "--out", str(folder)], capsys)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


@pytest.mark.parametrize(
    ("lacks", "extra", "more"),
    [
        ("altair", "report", ["--report"]),
        ("ray", "ray", ["--engine", "ray"]),
        ("numpy", "learn", ["--bots", "AGENT"]),
        ("polars", "lab", []),
    ],
)
def test_a_missing_extra_is_told_by_its_pip_line(
    lacks: str,
    extra: str,
    more: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    agent = newborn_file(tmp_path, KOT, 2)
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == lacks else find_spec(name))
    more = [agent if word == "AGENT" else word for word in more]
    told = refused([*COMMANDS["sim"], *more, "--out", str(tmp_path / "run")], capsys)
    assert lacks in told
    assert f"pip install 'ludoteca[{extra}]'" in told
    assert [str(path) for path in tmp_path.iterdir()] == [agent]

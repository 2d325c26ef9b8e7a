"""A new game is one folder: put it on a shelf and everything knows it; what it lacks is told with the path."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

BOATS = Path(__file__).parent / "paper_boats"
LOBBY = """
import json, msgspec
from ludoteca.server.tables.house import shelf
print(json.dumps(msgspec.to_builtins(shelf())))
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A shelf of one's own, with Paper Boats on it."""
    shutil.copytree(BOATS, tmp_path / "paper_boats", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def python(shelf: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A fresh interpreter that knows the shelf by its path alone."""
    environment = {**os.environ, "LUDOTECA_SHELF": str(shelf), "LUDOTECA_PURE": "1", "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, input=typed, capture_output=True, text=True, check=False
    )


def said(shelf: Path, *arguments: str, typed: str = "") -> str:
    done = python(shelf, *arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def ludoteca(shelf: Path, *arguments: str, typed: str = "") -> str:
    return said(shelf, "-m", "ludoteca.cli", *arguments, typed=typed)


def test_the_lobby_has_it(shelf: Path) -> None:
    shown = {game["id"]: game for game in json.loads(said(shelf, "-c", LOBBY))}
    assert shown["paper-boats"]["playable"]
    assert shown["paper-boats"]["seats"] == [2, 3]


def test_the_lobby_has_the_line_on_its_cover(shelf: Path) -> None:
    speak = "from ludoteca import words; print(words.say('', 'en', 'ui-cover-paper-boats'))"
    assert said(shelf, "-c", speak) == "Rain, a gutter, and a drain at its end.\n"


def test_the_terminal_plays_it(shelf: Path) -> None:
    out = ludoteca(shelf, "play", "paper-boats", "--seats", "human,jogador", "--lang", "en", typed="1\n" * 40)
    assert "How do you blow?" in out
    assert "boats" in out
    assert "is at the drain." in out


def test_the_command_line_lists_it(shelf: Path) -> None:
    assert "paper-boats  Barquinhos de Papel" in ludoteca(shelf, "games", "--lang", "pt-BR")


def test_the_lab_plays_many(shelf: Path) -> None:
    out = ludoteca(shelf, "sim", "paper-boats", "--bots", "aprendiz,jogador", "--games", "20", "--jobs", "1", "--json")
    assert json.loads(out)["games"] == 20


def test_the_checks_check_it(shelf: Path) -> None:
    out = said(shelf, "-m", "ludoteca.testkit.conformance", "paper-boats", "--games", "5", "--closely", "1")
    assert "2 seats: 5 matches ended and lost nothing" in out


def test_coverage_finds_its_rules_code_and_tests(shelf: Path) -> None:
    tests = shelf / "tests"
    tests.mkdir()
    marked = '@pytest.mark.rule("PB-R1", "PB-R2", "PB-R3")\ndef test_boats() -> None: ...\n'
    (tests / "test_boats.py").write_text(f"import pytest\n\n\n{marked}")
    found = json.loads(ludoteca(shelf, "rules", "paper-boats", "--coverage", "--json", "--tests", str(tests)))
    assert [rule["id"] for rule in found["rules"]] == ["PB-R1", "PB-R2", "PB-R3"]
    assert found["gaps"] == []


def test_words_alone_announce_a_game(shelf: Path) -> None:
    for file in (shelf / "paper_boats").glob("*.py"):
        file.unlink()
    shown = {game["id"]: game for game in json.loads(said(shelf, "-c", LOBBY))}
    assert not shown["paper-boats"].get("playable")
    refused = python(shelf, "-m", "ludoteca.cli", "play", "paper-boats")
    assert refused.returncode == 2
    assert "paper-boats is announced, but cannot be played yet" in refused.stderr


def broken(shelf: Path) -> str:
    """What is told about a folder that is not complete; the lobby goes on without it."""
    refused = python(shelf, "-m", "ludoteca.cli", "play", "paper-boats")
    assert refused.returncode == 2, refused.stderr
    listed = python(shelf, "-m", "ludoteca.cli", "games")
    assert listed.returncode == 2
    assert listed.stderr == refused.stderr
    assert "king-of-tokyo" in listed.stdout
    lobby = python(shelf, "-c", LOBBY)
    assert "paper-boats" not in lobby.stdout
    assert refused.stderr.removeprefix("ludoteca: ").strip() in lobby.stderr
    return refused.stderr


@pytest.mark.long
def test_a_folder_without_init_is_told_so(shelf: Path) -> None:
    (shelf / "paper_boats" / "__init__.py").unlink()
    assert f"{shelf / 'paper_boats'} is no package: put an __init__.py" in broken(shelf)


def test_a_folder_without_a_front_door_is_told_so(shelf: Path) -> None:
    (shelf / "paper_boats" / "game.py").unlink()
    assert f"{shelf / 'paper_boats'} has no game.py" in broken(shelf)


@pytest.mark.long
@pytest.mark.parametrize(
    ("line", "instead", "reason"),
    [
        ("GAME = PaperBoats()", "", "has no GAME: it ends with `GAME = …()`"),
        ('    prefix = "PB"', "", "PaperBoats does not say its `prefix`"),
        (
            '    id = "paper-boats"',
            '    id = "b"',
            "the game calls itself 'b', but its folder says 'paper-boats'",
        ),
    ],
)
def test_a_front_door_that_lacks_something_is_told_so(shelf: Path, line: str, instead: str, reason: str) -> None:
    front_door = shelf / "paper_boats" / "game.py"
    source = front_door.read_text()
    assert line in source
    front_door.write_text(source.replace(line, instead))
    told = broken(shelf)
    assert str(front_door) in told
    assert reason in told


def test_a_game_that_forgets_to_deal_anew_is_told_so(shelf: Path) -> None:
    front_door = shelf / "paper_boats" / "game.py"
    front_door.write_text(front_door.read_text().replace("    secrets = False\n", ""))
    checked = python(shelf, "-m", "ludoteca.testkit.conformance", "paper-boats", "--closely", "1")
    assert checked.returncode != 0
    assert "PaperBoats hides something, and has no `resample`; or let it say `secrets = False`" in checked.stderr


def test_the_package_of_the_games_is_not_hidden_by_a_function(tmp_path: Path) -> None:
    script = "import ludoteca.games.rush_out.game as r, ludoteca; print(ludoteca.games.rush_out.game is r)"
    assert said(tmp_path, "-c", script) == "True\n"

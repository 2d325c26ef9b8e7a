"""Bots that are not of the house: named on the command line, never by those who talk to a server."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots import make_bot
from ludoteca.bots.guests import Guest, factory_of
from ludoteca.cli import main
from ludoteca.kernel.errors import UnknownBot
from ludoteca.kernel.record import Record
from ludoteca.server.refusals import Malformed
from ludoteca.server.tables.seating import check_level
from tests.bots.agents import newborn_file

KOT = "king-of-tokyo"
OWN = """
from ludoteca.bots import Bot

class First(Bot):
    def choose(self, glimpse, decision):
        return decision.actions[0]

class Clumsy(First):
    def choose(self, glimpse, decision):
        if glimpse.moves > 12:
            raise ZeroDivisionError("it cannot\\ncount")
        return super().choose(glimpse, decision)

class Cheat(First):
    def choose(self, glimpse, decision):
        return 99999

def first(game, seed):
    return First("first", seed)

def clumsy(game, seed):
    return Clumsy("clumsy", seed)

def cheat(game, seed):
    return Cheat("cheat", seed)

def no_bot(game, seed):
    return "jogador"

def fails(game, seed):
    raise RuntimeError("no such\\nthing")

number = 7
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module with own bots, where one works."""
    name = f"own_bots_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return name


def said_by(arguments: list[str], capsys: pytest.CaptureFixture[str], code: int = 0) -> str:
    assert main(arguments) == code
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    if code:
        assert told.err.count("\n") == 1
        return told.err
    return told.out


def test_own_bots_play_with_any_number_of_jobs(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sim", KOT, "--bots", f"{own}:first,random", "--games", "6", "--target", "6", "--json"]
    alone = json.loads(said_by([*arguments, "--jobs", "1"], capsys))
    assert alone == json.loads(said_by([*arguments, "--jobs", "2"], capsys))
    assert alone["by_bot"][f"{own}:first"]["seats"] == 6
    assert len(alone["guests"][f"{own}:first"]) == 16


@pytest.mark.parametrize("game", ["rush-out", "keep-the-heroes-out"])
def test_own_bots_play_other_kinds_of_games(game: str, own: str, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["jogador", f"{own}:first", "jogador"] if game == "rush-out" else [f"{own}:first", "aprendiz"]
    said_by(["sim", game, "--bots", ",".join(bots), "--games", "1", "--jobs", "1"], capsys)


def test_a_bot_that_fails_is_named_with_game_seed_and_seat(
    own: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["sim", KOT, "--bots", f"random,{own}:clumsy,random", "--games", "4", "--jobs", "1"]
    told = said_by(arguments, capsys, 1)
    for part in ("game 0 of king-of-tokyo", f"seat 1 ({own}:clumsy)", "ZeroDivisionError: it cannot count", "seed "):
        assert part in told
    told = said_by(["sim", KOT, "--bots", f"random,{own}:cheat", "--games", "1", "--jobs", "1"], capsys, 1)
    assert f"seat 1 ({own}:cheat)" in told
    cup = ["tournament", KOT, "--bots", f"random,{own}:clumsy", "--seats", "2", "--most", "40", "--jobs", "1"]
    assert f"({own}:clumsy) was thinking" in said_by(cup, capsys, 1)
    assert main(["play", KOT, "--seats", f"{own}:first,{own}:clumsy", "--seed", "4", "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert shown.err == (
        f"ludoteca: the bot of seat 1 ({own}:clumsy) failed in king-of-tokyo with seed 4: "
        "ZeroDivisionError: it cannot count\n"
    )
    saved = next(tmp_path.glob("*.ludo"))  # and the match is not lost
    assert Record.load(str(saved)).bots == [f"{own}:first", f"{own}:clumsy"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.at_all:bot", "cannot be imported: ModuleNotFoundError"),
        ("OWN:missing", "there is no 'missing'"),
        ("OWN:number", "could be called"),
        ("OWN:no_bot", "gives a str, not a ludoteca.bots.Bot"),
        ("OWN:fails", "RuntimeError: no such thing"),
        (":first", "cannot be imported"),
        ("missing.npz", "there is no agent missing.npz"),
        ("genius", "there is no bot 'genius'"),
    ],
)
@pytest.mark.parametrize("command", ["sim", "tournament", "compare"])
def test_who_cannot_play_is_told_in_one_line_and_nothing_is_written(
    command: str, name: str, said: str, own: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = {"sim": [], "tournament": [], "compare": ["--after", "target=10"]}[command]
    bots = f"{name.replace('OWN', own)},random"
    before = sorted(tmp_path.iterdir())
    told = said_by([command, KOT, "--bots", bots, "--seats", "2", "--out", str(tmp_path / "run"), *more], capsys, 2)
    assert said in told
    assert [path for path in sorted(tmp_path.iterdir()) if path.name != "__pycache__"] == before


def test_a_file_for_other_sizes_is_refused_by_every_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    agent = newborn_file(tmp_path, KOT, 2)
    out = tmp_path / "run"
    for command in (
        ["sim", KOT, "--bots", agent, "--seats", "4", "--out", str(out)],
        ["tournament", KOT, "--bots", f"{agent},random", "--seats", "4", "--out", str(out)],
        ["compare", KOT, "--bots", agent, "--seats", "4", "--after", "target=10", "--out", str(out)],
        ["play", KOT, "--bots", f"{agent},jogador,jogador"],
    ):
        assert "is for 2 seats, not 4" in said_by(command, capsys, 2)
    assert "plays king-of-tokyo, not rush-out" in said_by(["sim", "rush-out", "--bots", agent], capsys, 2)
    assert not out.exists()


def test_an_agent_in_a_tournament_is_known_by_what_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    agent = newborn_file(tmp_path, KOT, 2)
    out = str(tmp_path / "cup")
    arguments = ["tournament", KOT, "--bots", f"{agent},random", "--seats", "2", "--most", "40", "--jobs", "2"]
    told = said_by([*arguments, "--out", out, "--json"], capsys)
    assert {place["bot"] for place in json.loads(told)["ranking"]} == {agent, "random"}
    assert main([*arguments, "--out", out]) == 0
    assert "holds this tournament already" in capsys.readouterr().err
    Path(agent).write_bytes(Path(newborn_file(tmp_path, KOT, 2, seed=1)).read_bytes())
    assert "of another tournament" in said_by([*arguments, "--out", out], capsys, 2)


def test_a_saved_match_starts_no_code_by_its_name(own: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", KOT, "--seats", f"{own}:first,{own}:clumsy", "--seed", "4"]) == 2
    saved = str(next(tmp_path.glob("*.ludo")))
    capsys.readouterr()
    told = said_by(["play", "--resume", saved], capsys, 2)
    assert f"name it again with --bots {own}:first" in told
    assert main(["play", "--resume", saved, "--bots", f"{own}:first,{own}:clumsy"]) == 2  # it fails as it did before
    assert f"the bot of seat 1 ({own}:clumsy) failed" in capsys.readouterr().err


def test_bots_at_a_terminal_are_called_as_they_were_named(
    own: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    agent = newborn_file(tmp_path, KOT, 2)
    assert main(["play", KOT, "--seats", f"{own}:first,{agent}", "--seed", "4", "--target", "6", "--lang", "en"]) == 0
    assert f"{own}:first" in capsys.readouterr().out
    told = said_by(["play", KOT, "--seats", "human", "--bots", "jogador"], capsys, 2)
    assert "not both" in told


def test_what_a_name_gives_is_asked_for_a_bot(own: str) -> None:
    assert callable(factory_of(f"{own}:first"))
    with pytest.raises(UnknownBot):
        Guest(f"{own}:number", ludoteca.game(KOT), 2, {})


LOOKS = """
import pkgutil, sys
import ludoteca.server
for module in pkgutil.walk_packages(ludoteca.server.__path__, "ludoteca.server."):
    if "migrations" not in module.name:
        __import__(module.name)
print(sorted(name for name in sys.modules if name in ("ludoteca.bots.guests", "ludoteca.bots.agents")))
"""


def test_no_module_of_the_server_knows_guests() -> None:
    done = subprocess.run([sys.executable, "-c", LOOKS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("name", ["spy:make", "agent.npz", "os:getcwd"])
def test_a_server_refuses_every_bot_but_those_of_the_house(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "spy.py").write_text("raise SystemExit('imported')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(Malformed):
        check_level(name)
    with pytest.raises(UnknownBot):
        make_bot(name, KOT, 1)
    assert "spy" not in sys.modules

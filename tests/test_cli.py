"""The command line: good exits, bad exits, and never a traceback."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli import default_language, main

KOT = "king-of-tokyo"


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    session = ludoteca.game(KOT).start(3, seed=5, options={"target": 6})
    while session.outcome is None:
        seat, decision = next(iter(session.pending.items()))
        session.answer(seat, decision.actions[-1])
    session.record().save(tmp_path / "match.ludo")
    return tmp_path / "match.ludo"


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))


def words_of(text: str) -> str:
    return " ".join(text.split())


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "pt-BR"]) == 0
    shown = words_of(capsys.readouterr().out)
    assert "king-of-tokyo King of Tokyo" in shown
    assert "2 a 6 jogadores" in shown
    assert "--target … estrelas para vencer: 5–20" in shown


def test_play_save_and_resume(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "1 2", "nonsense", "s my.ludo")
    assert main(["play", KOT, "--seats", "human,aprendiz,jogador", "--seed", "3", "--lang", "en"]) == 0
    assert "Saved to my.ludo" in words_of(capsys.readouterr().out)
    type_in(monkeypatch, "a", "q", "s")
    assert main(["play", "--resume", "my.ludo", "--lang", "pt-BR"]) == 0
    shown = words_of(capsys.readouterr().out)
    assert "O jogo continua de onde parou" in shown
    assert "CyberKitty aprendiz" in shown
    assert "Até logo!" in shown


def test_play_takes_the_options_of_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "q", "y")
    options = ["--option", "target=8", "--option", "monsters=the_king,alienoid"]
    assert main(["play", KOT, "--seats", "human,human", "--lang", "en", *options]) == 0
    shown = capsys.readouterr().out
    assert "8 ★ to win" in shown
    assert "Alienoid" in shown
    assert "Gigazaur" not in shown


@pytest.mark.parametrize(
    "options",
    [
        ["--target", "8", "--monsters", "the_king,alienoid"],
        ["--target=8", "--option", "monsters=the_king,alienoid"],
    ],
)
def test_an_option_of_the_game_is_a_flag_of_its_own(
    options: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for arguments in ([KOT, *options], [*options, KOT]):
        type_in(monkeypatch, "q", "y")
        assert main(["play", *arguments, "--seats", "human,human", "--lang", "en"]) == 0
        shown = capsys.readouterr().out
        assert "8 ★ to win" in shown
        assert "Alienoid" in shown


def test_help_lists_the_options_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["play", KOT, "--help"], ["sim", KOT, "-h"], ["bench", KOT, "--help"]):
        with pytest.raises(SystemExit):
            main(arguments)
        shown = words_of(capsys.readouterr().out)
        assert "options of king-of-tokyo" in shown
        assert "--target N" in shown
        assert "5–20" in shown
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    assert "with the name of a game, --help lists them" in words_of(capsys.readouterr().out)


def test_without_seats_there_are_a_person_and_two_bots(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "q", "y")
    assert main(["play", KOT, "--seed", "1", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "you" in shown
    assert "player" in shown
    assert "master" in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play"], "which game?"),
        (["play", KOT, "--seats", "human"], "2 to 6 players"),
        (["play", KOT, "--seats", "human,human,human,human,human,human,human"], "2 to 6 players"),
        (["play", KOT, "--seats", "human,deep-blue"], "there is no player 'deep-blue'"),
        (["play", KOT, "--seats", ""], "there is no player ''"),
        (["play", KOT, "--option", "speed=3"], "no option 'speed'"),
        (["play", KOT, "--speed", "3"], "there is no --speed; king-of-tokyo has --target, --monsters"),
        (["sim", KOT, "--gmaes=3"], "--games"),
        (["sim", "chess", "--speed", "3"], "there is no game 'chess'"),
        (["play", "--speed", "3"], "the options of a game need its name"),
        (["play", KOT, "--target", "99"], "from 5 to 20"),
        (["play", KOT, "--target", "7", "--option", "target=8"], "given twice"),
        (["play", KOT, "--targ", "7"], "there is no --targ"),
        (["play", KOT, "--option", "target"], "NAME=VALUE"),
        (["play", KOT, "--option", "target=99"], "from 5 to 20"),
        (["play", KOT, "--option", "target=many"], "whole number"),
        (["play", KOT, "--option", "target=7", "--option", "target=8"], "given twice"),
        (["play", KOT, "--option", "monsters=the_king"], "list of 3 values"),
        (["play", "--resume", "nowhere.ludo"], "cannot read nowhere.ludo"),
        (["play", KOT, "--resume", "x.ludo"], "no other options"),
        (["replay", "nowhere.ludo"], "cannot read nowhere.ludo"),
        (["replay", "."], "cannot read ."),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", KOT, "KOT-R999"], "KOT-R999"),
    ],
)
def test_bad_input_gives_one_line_and_exit_code_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert sentence in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [[], ["dance"], ["play", KOT, "--seed", "x"], ["games", "--lang", "fr"], ["replay"]]
)
def test_bad_usage_exits_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize(
    "content",
    [b"", b"not json", b"{}", b"[1, 2, 3]", b"\xff\xfe\x00", b'{"format": "other", "version": 1}', b"null"],
)
@pytest.mark.parametrize("command", [["replay"], ["replay", "--verify"], ["play", "--resume"]])
def test_a_damaged_file_is_refused_with_a_sentence(
    content: bytes, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    Path("bad.ludo").write_bytes(content)
    assert main([*command, "bad.ludo"]) == 2
    assert capsys.readouterr().err.startswith("ludoteca: ")


def test_a_changed_record_is_noticed(match_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match_file.write_bytes(match_file.read_bytes().replace(b'"seats":3', b'"seats":4'))
    assert main(["replay", str(match_file)]) == 2
    assert "checksum" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_replay_tells_the_match(match_file: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(match_file), "--lang", language]) == 0
    shown = words_of(capsys.readouterr().out)
    expected = {
        "en": ["Keep all the dice and stop", "gains 1 star", "Game over:", "wins!"],
        "pt-BR": ["Guardar todos os dados e parar", "ganha 1 estrela", "Fim de jogo:", "venceu!"],
    }
    for words in expected[language]:
        assert words in shown
    assert "event-" not in shown


def test_replay_verifies_the_luck(match_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(match_file), "--verify", "--lang", "en"]) == 0
    assert "Verified: every roll and shuffle comes from the seed" in words_of(capsys.readouterr().out)


def test_replay_of_an_open_match_says_who_is_awaited(capsys: pytest.CaptureFixture[str]) -> None:
    ludoteca.game(KOT).start(2, seed=1).record().save("open.ludo")
    assert main(["replay", "open.ludo", "--lang", "en"]) == 0
    assert "the game is not over. Waiting for:" in words_of(capsys.readouterr().out)


def test_rules_whole_by_id_and_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", KOT, "--lang", "pt-BR"]) == 0
    assert "1. O jogo e suas peças" in capsys.readouterr().out
    assert main(["rules", KOT, "KOT-R12", "--lang", "en"]) == 0
    assert "[KOT-R12]" in capsys.readouterr().out
    assert main(["rules", KOT, "armor", "plating", "--lang", "pt-BR"]) == 0
    assert "Blindagem" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT"}, "pt-BR"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "pt_BR"}, "pt-BR"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language


def run(*arguments: str, typed: bytes = b"", **variables: str) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    environment = {**os.environ, **variables}
    return subprocess.run(
        [sys.executable, "-m", "ludoteca.cli", *arguments],
        input=typed,
        capture_output=True,
        env=environment,
        check=False,
    )


def test_stray_bytes_and_a_terminal_without_symbols_do_no_harm() -> None:
    typed = b"\xff\xfe\x80\n1 2\n\x00\n"
    done = run("play", KOT, "--seats", "human,human", "--seed", "2", typed=typed, PYTHONIOENCODING="ascii:strict")
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
    assert Path("king-of-tokyo-2.ludo").exists()


def test_colours_stay_away_when_not_wanted() -> None:
    done = run("play", KOT, "--seats", "human,human", "--seed", "2", typed=b"q\ny\n", NO_COLOR="1", FORCE_COLOR="1")
    assert b"\x1b[38" not in done.stdout
    assert b"\x1b[31" not in done.stdout


def test_interrupted_at_the_start_leaves_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludoteca.game_ids", interrupt)
    assert main(["games"]) == 130

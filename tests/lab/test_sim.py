"""Whole simulations: however they are run the results are the same, and everything adds up."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.flow import State
from ludoteca.lab import plan, simulate
from ludoteca.lab.crew import CrewFailed, cut
from ludoteca.lab.stats import wilson
from tests.lab.command import launch, run
from tests.lab.tiny import Dash, Rungs, on_the_shelf
from tests.waiting import PATIENCE, wait_until

KOT = "king-of-tokyo"
SIM = ["sim", KOT, "--bots", "random", "--games", "40", "--seed", "9"]


def summary_of(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> dict[str, Any]:
    assert run([*arguments, "--json"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    told: dict[str, Any] = json.loads(out)
    return told


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    what = plan(KOT, ["random"], games=60, seed=9, seats=3, rotate=True)
    alone = simulate(what, 1, tmp_path / "1")
    for jobs in (2, 3):
        shared = simulate(what, jobs, tmp_path / str(jobs))
        assert shared.summary() == alone.summary()
        for name in ("games.parquet", "cards.parquet"):
            assert pl.read_parquet(tmp_path / str(jobs) / name).equals(pl.read_parquet(tmp_path / "1" / name))
    assert (
        simulate(plan(KOT, ["random"], games=60, seed=10, seats=3)).summary()["by_seat"] != alone.summary()["by_seat"]
    )


def test_the_printed_json_is_the_same_to_the_letter(capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for jobs in ("1", "2"):
        assert run([*SIM, "--jobs", jobs, "--json"]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]


def test_the_first_games_of_a_longer_run_are_those_of_a_shorter_one() -> None:
    short = simulate(plan(KOT, ["random"], games=7, seed=4)).tally
    long = simulate(plan(KOT, ["random"], games=8, seed=4)).tally
    assert sum((long.decisions - short.decisions).values()) == 1
    assert not short.decisions - long.decisions


@pytest.mark.parametrize(("games", "quick"), [(1, True), (255, True), (1000, True), (1_000_001, True), (400, False)])
def test_chunks_hold_every_game_once(games: int, quick: bool) -> None:
    chunks = cut(games, quick)
    assert [index for chunk in chunks for index in range(chunk.first, chunk.last)] == list(range(games))
    assert [chunk.number for chunk in chunks] == list(range(len(chunks)))


def test_summary_schema_and_sums(capsys: pytest.CaptureFixture[str]) -> None:
    told = summary_of(capsys, [*SIM, "--jobs", "1", "--option", "target=10"])
    assert list(told) == [
        "format",
        "version",
        "game",
        "rules",
        "seats",
        "options",
        "bots",
        "rotate",
        "playouts",
        "seed",
        "games",
        "complete",
        "by_seat",
        "by_bot",
        "shared_wins",
        "no_winner",
        "ways_of_winning",
        "length",
        "cards",
        "counters",
    ]
    assert (told["game"], told["seats"], told["seed"], told["games"], told["complete"]) == (KOT, 4, 9, 40, True)
    assert told["options"]["target"] == 10
    assert told["bots"] == ["random"] * 4
    wins = sum(seat["wins"] for seat in told["by_seat"])
    assert wins == told["by_bot"]["random"]["wins"]
    assert wins >= 40 - told["no_winner"]
    assert told["by_bot"]["random"]["seats"] == 160
    for seat in told["by_seat"]:
        low, high = wilson(seat["wins"], 40)
        assert seat["win_rate"] == pytest.approx(seat["wins"] / 40)
        assert seat["interval"] == [pytest.approx(low, abs=1e-6), pytest.approx(high, abs=1e-6)]
    assert sum(way["games"] for way in told["ways_of_winning"].values()) == 40
    for measure in ("decisions", "turns"):
        spread = told["length"][measure]
        assert 0 < spread["min"] <= spread["median"] <= spread["max"]
    assert told["length"]["clock_ms"] is None
    assert len(told["cards"]) == 64
    for card in told["cards"].values():
        assert set(card) == {"offered", "bought", "buyers", "wins", "win_rate", "interval"}
        assert card["wins"] <= card["buyers"] <= card["bought"]
        assert (card["win_rate"] is None) == (card["buyers"] == 0)
    assert sum(card["offered"] for card in told["cards"].values()) >= 3 * 40


def test_files_hold_what_the_summary_says(tmp_path: Path) -> None:
    what = plan(KOT, ["random", "random", "random"], games=50, seed=2, options={"target": 12})
    told = simulate(what, 2, tmp_path / "run").summary()
    folder = tmp_path / "run"
    assert sorted(path.name for path in folder.iterdir()) == ["cards.parquet", "games.parquet", "summary.json"]
    assert json.loads((folder / "summary.json").read_text()) == told
    games = pl.read_parquet(folder / "games.parquet")
    assert games["game"].to_list() == list(range(50))
    assert games["seed"].to_list() == [what.game_seed(index) for index in range(50)]
    assert set(games["seats"]) == {3}
    winners = games.explode("winners").drop_nulls("winners")
    for seat in told["by_seat"]:
        assert winners.filter(pl.col("winners") == seat["seat"]).height == seat["wins"]
    assert games.filter(pl.col("winners").list.len() > 1).height == told["shared_wins"]
    assert games.filter(pl.col("winners").list.len() == 0).height == told["no_winner"]
    alone = games.filter(pl.col("winner").is_not_null())
    assert (alone["winners"].list.first() == alone["winner"]).all()
    assert {row["reason"]: row["len"] for row in games.group_by("reason").len().iter_rows(named=True)} == {
        reason: way["games"] for reason, way in told["ways_of_winning"].items()
    }
    for measure in ("decisions", "turns"):
        assert games[measure].mean() == pytest.approx(told["length"][measure]["mean"], abs=1e-5)
        assert (games[measure].min(), games[measure].max()) == (
            told["length"][measure]["min"],
            told["length"][measure]["max"],
        )
    assert all(len(scores) == 3 for scores in games["scores"])
    check_cards(pl.read_parquet(folder / "cards.parquet"), games, told)


def check_cards(cards: pl.DataFrame, games: pl.DataFrame, told: dict[str, Any]) -> None:
    for card, counted in told["cards"].items():
        rows = cards.filter(pl.col("card") == card)
        bought = rows.filter(pl.col("bought") > 0)
        assert rows["offered"].sum() == counted["offered"]
        assert rows["bought"].sum() == counted["bought"]
        assert bought.height == counted["buyers"]
        assert bought["won"].sum() == counted["wins"]
    assert cards.filter(pl.col("seat").is_null())["bought"].sum() == 0
    assert cards.filter(pl.col("seat").is_not_null())["offered"].sum() == 0
    joined = cards.drop_nulls("seat").join(games.select("game", "winners", "bots"), on="game")
    assert joined.height > 0
    for row in joined.iter_rows(named=True):
        assert row["won"] == (row["seat"] in row["winners"])
        assert row["bot"] == row["bots"][row["seat"]]


def test_rotated_bots_are_counted_by_name(tmp_path: Path) -> None:
    with on_the_shelf(Rungs()):
        what = plan("tiny-rungs", ["random", "aprendiz", "jogador"], games=30, rotate=True)
        told = simulate(what, 1, tmp_path / "run").summary()
    games = pl.read_parquet(tmp_path / "run" / "games.parquet")
    assert {bot: rate["seats"] for bot, rate in told["by_bot"].items()} == {
        "aprendiz": 30,
        "jogador": 30,
        "random": 30,
    }
    for seat in range(3):
        seated = games["bots"].list.get(seat).value_counts()
        assert sorted(seated["count"]) == [10, 10, 10]
    for bot, rate in told["by_bot"].items():
        wins = sum(
            row["bots"][winner] == bot
            for row in games.select("bots", "winners").iter_rows(named=True)
            for winner in row["winners"]
        )
        assert rate["wins"] == wins
    assert told["shared_wins"] > 0
    assert set(told["ways_of_winning"]) <= {"gems", "poor"}


def test_a_folder_of_someone_else_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    assert run([*SIM, "--games", "1", "--jobs", "1", "--out", str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]
    alike = tmp_path / "alike"
    alike.mkdir()
    (alike / "games.parquet").write_text("someone's own")
    with pytest.raises(LudotecaError, match="not empty"):
        simulate(plan(KOT, ["random"], games=1), 1, alike)
    assert (alike / "games.parquet").read_text() == "someone's own"


def test_an_earlier_run_is_replaced_and_that_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "deep" / "run")
    assert run([*SIM, "--games", "5", "--jobs", "1", "--out", out]) == 0
    assert "written in" in capsys.readouterr().err
    assert run([*SIM, "--games", "3", "--jobs", "1", "--out", out]) == 0
    assert "replaced the earlier run" in capsys.readouterr().err
    assert pl.read_parquet(Path(out) / "games.parquet").height == 3


def test_a_file_in_the_way_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "taken").write_text("a file")
    assert run([*SIM, "--games", "1", "--jobs", "1", "--out", str(tmp_path / "taken")]) == 2
    assert "cannot write" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sim", "ludo"], "there is no game 'ludo'"),
        (["sim", KOT, "--bots", "gênio"], "there is no bot 'gênio'"),
        (["sim", KOT, "--bots", "random,,random"], "there is no bot ''"),
        (["sim", KOT, "--bots", "random,random,random", "--seats", "4"], "3 bots do not fit 4 seats"),
        (["sim", KOT, "--bots", "random", "--seats", "9"], "2 to 6 players"),
        (["sim", KOT, "--bots", "random", "--games", "0"], "games must be at least 1"),
        (["sim", KOT, "--bots", "random", "--jobs", "0"], "jobs must be at least 1"),
        (["sim", KOT, "--bots", "random", "--playouts", "0"], "playouts must be at least 1"),
        (["sim", KOT, "--bots", "random", "--address", "a:1"], "--address is for --engine ray"),
        (["sim", KOT, "--bots", "random", "--option", "lives=9"], "no option 'lives'"),
        (["sim", KOT, "--bots", "random", "--option", "target=99"], "from 5 to 20"),
        (["sim", KOT, "--bots", "random", "--option", "target"], "NAME=VALUE"),
        (["bench", "ludo"], "there is no game 'ludo'"),
        (["bench", KOT, "--seats", "1"], "2 to 6 players"),
        (["bench", KOT, "--seconds", "0"], "seconds must be above 0"),
        (["bench", KOT, "--seconds", "nan"], "seconds must be above 0"),
        (["bench", KOT, "--option", "lives=9"], "no option 'lives'"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err


def test_tables_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SIM, "--jobs", "1"]) == 0
    told = capsys.readouterr()
    for word in ("40 games", "seat 3 (random)", "Who wins", "How games end", "shared wins", "Cards", "acid_attack"):
        assert word in told.out
    assert "40 games in" in told.err


def test_a_game_that_a_worker_does_not_know_is_an_error_not_a_hang() -> None:
    with on_the_shelf(Rungs()):
        what = plan("tiny-rungs", ["random"], games=10)
        with pytest.raises(CrewFailed, match="no game 'tiny-rungs'"):
            simulate(what, 2)


def test_ctrl_c_stops_all_and_tells_how_far_it_came(tmp_path: Path) -> None:
    out = tmp_path / "run"
    process = launch(["sim", KOT, "--bots", "random", "--games", "20000", "--jobs", "2", "--json", "--out", str(out)])
    try:
        # Two parts may be on their way to be counted, and a third on its way into the sum; a fourth is more than that.
        wait_until(lambda: len(list(out.glob(".parts/cards-*"))) >= 4)
        os.killpg(process.pid, signal.SIGINT)
        told, said = process.communicate(timeout=PATIENCE)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130, said
    assert "Traceback" not in said
    summary = json.loads(told)
    assert not summary["complete"]
    assert 0 < summary["games"] < 20_000
    assert f"stopped: {summary['games']:,} of 20,000 games were done" in said
    assert pl.read_parquet(out / "games.parquet").height == summary["games"]
    assert not (out / ".parts").exists()


HEARD = """
import os, signal, sys
from pathlib import Path
from ludoteca.lab.crew import stay_deaf
stay_deaf(Path(sys.argv[1]))
import polars as pl
for n in range(5):
    os.kill(os.getpid(), signal.SIGINT)
    pl.DataFrame({"n": [n]}).write_parquet(Path(sys.argv[1]) / "part.parquet")
print(signal.getsignal(signal.SIGINT) == signal.SIG_IGN, Path("/proc/self/status").read_text())
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells which signals are heard")
def test_processes_of_a_crew_leave_ctrl_c_to_the_one_at_the_terminal(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", HEARD, str(tmp_path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("True")
    ignored = next(line.split()[1] for line in done.stdout.splitlines() if line.startswith("SigIgn:"))
    assert int(ignored, 16) & 1 << (signal.SIGINT - 1)


def test_counters_of_the_game_are_summed_up_with_their_shares(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    class Counting(Dash):
        """Rounds won by either side, as a game with rounds would tell them."""

        def tally(self, state: State) -> dict[str, int]:
            steps = super().tally(state)["steps"]
            return {"rounds": 3, "rounds-heroes": steps % 4, "rounds-heroes-deck": steps % 2, "steps": steps}

    with on_the_shelf(Counting()):
        arguments = ["sim", "tiny-dash", "--bots", "jogador", "--seats", "2", "--games", "30", "--jobs", "1"]
        told = summary_of(capsys, [*arguments, "--out", str(tmp_path / "run")])
        assert run(arguments) == 0
    shown = capsys.readouterr().out
    assert "What was counted" in shown
    assert "rounds-heroes-deck" in shown
    counters = told["counters"]
    assert list(counters) == ["rounds", "rounds-heroes", "rounds-heroes-deck", "steps"]
    assert counters["rounds"] == {
        "total": 90,
        "per_game": 3.0,
        "interval": [3.0, 3.0],
        "of": None,
        "share": None,
        "share_interval": None,
    }
    won = counters["rounds-heroes"]
    assert won["of"] == counters["rounds-heroes-deck"]["of"] == "rounds"
    assert won["share"] == pytest.approx(won["total"] / 90, abs=1e-6)
    assert won["share_interval"] == [pytest.approx(bound, abs=1e-6) for bound in wilson(won["total"], 90)]
    assert won["interval"][0] < won["per_game"] < won["interval"][1]
    assert told["length"]["clock_ms"]["min"] >= 4 * 300
    assert told["cards"]["step"]["bought"] == counters["steps"]["total"]
    frame = pl.read_parquet(tmp_path / "run" / "games.parquet").explode("counters").unnest("counters")
    by_name = dict(frame.group_by("name").agg(pl.col("n").sum()).iter_rows())
    assert by_name == {name: counted["total"] for name, counted in counters.items()}

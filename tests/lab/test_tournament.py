"""Tournaments: ratings by likelihood, balanced tables, and the same end however often one is broken off."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from itertools import pairwise
from math import log10
from pathlib import Path
from random import Random
from typing import Any

import polars as pl
import pytest

from ludoteca.lab.ratings import Choice, choices_of, choices_of_teams, fit, spread, summed
from ludoteca.lab.tournament import Chunk, Cup, Hall, Played, Ranking, Standing, cup, next_stage, run
from ludoteca.lab.tournament_files import Folder, result
from tests.lab import command
from tests.lab.command import launch
from tests.waiting import PATIENCE, wait_until

KOT = "king-of-tokyo"
CUP = ["tournament", KOT, "--bots", "random,aprendiz", "--seats", "2", "--most", "60"]
FILES = ("tournament.json", "games.parquet")


def test_two_bots_are_rated_as_bradley_and_terry_do() -> None:
    told: dict[Choice, float] = {(0, (0, 1)): 300.0, (1, (0, 1)): 100.0}
    points = fit(2, told)
    assert points[0] - points[1] == pytest.approx(400 * log10(3), rel=0.01)
    assert sum(points) == pytest.approx(3000)


def test_strengths_are_found_again_at_tables_of_four() -> None:
    luck = Random(3)
    strengths = [1.0, 2.0, 4.0, 8.0, 16.0]
    blocks = []
    for _ in range(3000):
        table = sorted(luck.sample(range(5), 4))
        (best,) = luck.choices(range(4), [strengths[bot] for bot in table])
        blocks.append(choices_of(table, (best,)))
    points = fit(5, summed(blocks))
    for lower, higher in pairwise(points):
        assert higher - lower == pytest.approx(400 * log10(2), abs=25)
    assert fit(5, summed(reversed(blocks))) == pytest.approx(points)  # read backwards, the answer is the same


def test_who_never_wins_has_points_and_shared_wins_are_shared() -> None:
    points = fit(2, choices_of([0, 1], (0,)))
    assert points[0] > points[1] > 0
    assert choices_of([0, 1, 2], (0, 1)) == {(0, (0, 2)): 0.5, (1, (1, 2)): 0.5}
    assert choices_of([0, 0], (1,)) == {}
    assert choices_of([0, 1], ()) == {}
    assert choices_of_teams([True, False, True]) == {(0, (0, 1)): 1, (2, (1, 2)): 1}
    assert spread([float(n) for n in range(201)]) == (5.0, 195.0)


def small(**changes: Any) -> Cup:
    return cup(KOT, ["random", "aprendiz", "jogador"], seats=2, **{"most": 96, **changes})


def test_every_bot_has_every_seat_and_every_deal_of_its_line_up() -> None:
    what = small()
    chunks = next_stage(Standing(what), None)
    assert [block.deal for chunk in chunks for block in chunk.blocks] == list(range(24))
    met = Counter(block.bots for chunk in chunks for block in chunk.blocks)
    assert met == {(0, 1): 8, (0, 2): 8, (1, 2): 8}
    tables = Hall(what).play(chunks[0].blocks[0])
    assert [table.bots for table in tables] == [(0, 1), (1, 0)]
    assert len({table.seed for table in tables}) == 1


def test_games_go_where_neighbours_are_not_yet_apart() -> None:
    what = small(most=1000)
    standing = Standing(what, blocks=[[] for _ in range(24)])
    ranking = Ranking([1400.0, 1500.0, 1600.0], [(0.0, 0.0)] * 3, [2, 1, 0], [(30.0, 170.0), (-10.0, 210.0)])
    assert ranking.open_pairs(20) == [(1, 0)]
    assert {block.bots for chunk in next_stage(standing, ranking) for block in chunk.blocks} == {(0, 1)}
    near = Ranking(ranking.points, ranking.intervals, ranking.order, [(30.0, 170.0), (-19.0, 20.0)])
    assert next_stage(standing, near) == []  # there is little between them, and that is known


def test_a_team_of_each_bot_plays_the_same_deal_where_all_win_or_lose_together() -> None:
    what = cup("kick-ass", ["random", "aprendiz"], seats=2, most=4)
    assert what.together
    (tables,) = [Hall(what).play(block) for block in next_stage(Standing(what), None)[0].blocks[:1]]
    assert [table.bots for table in tables] == [(0, 0), (1, 1)]
    assert len({table.seed for table in tables}) == 1
    assert not cup("rush-out", ["random", "aprendiz"], seats=3).together


def test_the_number_of_jobs_and_what_was_known_before_change_nothing() -> None:
    what = small(most=48)
    kept: dict[int, Played] = {}
    standing, ranking = run(what, 1, keep=lambda played: kept.update({played.number: played}))
    told = result(standing, ranking)
    assert result(*run(what, 2)) == told
    some = {number: played for number, played in kept.items() if number % 8 == 0}
    asked: list[int] = []

    def known(chunk: Chunk) -> Played | None:
        asked.append(chunk.number)
        return some.get(chunk.number)

    assert result(*run(what, 1, known)) == told
    assert asked == sorted(kept)
    assert told["ranking"][0]["bot"] == "jogador"
    won, of = told["crosstable"]["jogador"]["random"]
    assert [of - won, of] == told["crosstable"]["random"]["jogador"]


def test_killed_in_the_middle_it_goes_on_to_the_same_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run([*CUP, "--jobs", "1", "--out", str(tmp_path / "calm")]) == 0
    killed = tmp_path / "killed"
    process = launch([*CUP, "--jobs", "2", "--out", str(killed)])
    try:
        wait_until(lambda: len(list(killed.glob(".parts/*.json"))) >= 1)
        process.kill()
        process.communicate(timeout=PATIENCE)
        wait_until(lambda: not alive(process.pid))  # nobody plays on when there is nobody to play for
    finally:
        if alive(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
    assert not json.loads((killed / "tournament.json").read_text())["complete"]
    (killed / ".parts" / "00000004.new").write_text("half a chunk")
    capsys.readouterr()
    assert command.run([*CUP, "--jobs", "2", "--out", str(killed)]) == 0
    assert "goes on in" in capsys.readouterr().err
    for name in FILES:
        assert (killed / name).read_bytes() == (tmp_path / "calm" / name).read_bytes(), name
    assert sorted(path.name for path in killed.iterdir()) == sorted(FILES)
    games = pl.read_parquet(killed / "games.parquet")
    told = json.loads((killed / "tournament.json").read_text())
    assert games.height == told["games"] <= 60
    assert command.run([*CUP, "--out", str(killed), "--json"]) == 0
    again = capsys.readouterr()
    assert "holds this tournament already" in again.err
    assert json.loads(again.out) == told


def test_a_part_that_is_not_whole_is_played_again(tmp_path: Path) -> None:
    what = small(most=48)
    folder = Folder(tmp_path, what)
    folder.open()
    first = next_stage(Standing(what), None)[0]
    whole = Hall(what).play_chunk(first)
    folder.keep(whole)
    assert folder.known(first) == whole
    folder.keep(Played(first.number, whole.blocks[:-1]))
    assert folder.known(first) is None
    (part,) = folder.parts.iterdir()
    part.write_bytes(part.read_bytes()[:-9])
    assert folder.known(first) is None


def alive(group: int) -> bool:
    """Whether anyone of a process group is still there."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "random"], "2 to 12 different bots"),
        (["--bots", "random,random"], "2 to 12 different bots"),
        (["--bots", "random,deus"], "there is no bot 'deus'"),
        (["--bots", "random,jogador@9"], "there is no bot 'jogador@9'; there are: aprendiz, jogador, mestre, random"),
        (["--bots", "random,mestre@0"], "there is no bot 'mestre@0'"),
        (["--until", "0"], "--until takes points above 0"),
        (["--until", "inf"], "--until takes points above 0, and not inf"),
        (["--until", "nan"], "--until takes points above 0, and not nan"),
        (["--most", "1"], "at least 2 games"),
        (["--jobs", "0"], "jobs must be at least 1"),
        (["--seats", "9"], "2 to 6 players"),
        (["--option", "lives=9"], "no option 'lives'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.run([*CUP, *arguments]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


def test_a_folder_of_another_tournament_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head = tmp_path / "tournament.json"
    head.write_text('{"format": "ludoteca-tournament", "cup": {"seed": 8}}')
    assert command.run([*CUP, "--out", str(tmp_path)]) == 2
    assert "is of another tournament" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == [head.name]


def test_a_bot_brings_its_own_playouts(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*CUP, "--bots", "mestre@1,random", "--most", "2", "--jobs", "1"]
    assert command.run(arguments) == 0
    told = capsys.readouterr().out
    for word in ("Ranking", "mestre@1", "Row beats column", "2 games, 1 deals"):
        assert word in told

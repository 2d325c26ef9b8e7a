"""Processes that share out work: whoever is killed, the result is the same, and what kills three times is named."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import closing
from dataclasses import dataclass
from multiprocessing import active_children
from pathlib import Path

import pytest

from ludoteca.lab import plan, simulate
from ludoteca.lab.crew import Crew, CrewFailed, Trouble
from tests.waiting import wait_until

KOT = "king-of-tokyo"
FILES = ("games.parquet", "cards.parquet", "summary.json")


@dataclass(frozen=True)
class Errand:
    """One part of the work: `deadly` often it kills whoever does it, and notes that in a folder."""

    number: int
    deadly: int
    notes: Path


def arrive(word: str) -> None:
    """Every process is told a word."""
    os.environ["CREW_WORD"] = word


def run_errand(errand: Errand) -> tuple[int, str] | Trouble:
    notes = errand.notes / str(errand.number)
    tries = len(notes.read_text()) if notes.exists() else 0
    if tries < errand.deadly:
        notes.write_text("x" * (tries + 1))
        os.kill(os.getpid(), signal.SIGKILL)
    if errand.deadly < 0:
        return Trouble(f"errand {errand.number} is too much")
    return errand.number, os.environ["CREW_WORD"]


def crew(jobs: int = 2) -> Crew[Errand, tuple[int, str]]:
    return Crew(jobs, arrive, ("well",), run_errand)


@pytest.mark.usefixtures("all_go_home")
def test_what_a_killed_process_had_is_done_again_by_others(tmp_path: Path) -> None:
    errands = [Errand(number, 2 if number == 3 else number == 7, tmp_path) for number in range(10)]
    assert sorted(crew().work(errands)) == [(number, "well") for number in range(10)]
    assert (tmp_path / "3").read_text() == "xx"


@pytest.mark.usefixtures("all_go_home")
def test_the_third_loss_of_one_part_ends_the_work_and_names_it(tmp_path: Path) -> None:
    errands = [Errand(number, 9 if number == 4 else 0, tmp_path) for number in range(8)]
    with pytest.raises(CrewFailed, match="chunk 4 lost its process 3 times"):
        list(crew().work(errands))
    assert (tmp_path / "4").read_text() == "xxx"


@pytest.mark.usefixtures("all_go_home")
def test_what_cannot_be_done_is_said_and_all_go_home(tmp_path: Path) -> None:
    with pytest.raises(CrewFailed, match="errand 1 is too much"):
        list(crew().work([Errand(0, 0, tmp_path), Errand(1, -1, tmp_path)]))


ENDLESS = """
import sys
from pathlib import Path
from tests.lab.test_crew import Errand, without_end
from ludoteca.lab.crew import Crew
if __name__ == "__main__":
    list(Crew(1, int, (), without_end).work([Errand(0, 0, Path(sys.argv[1]))]))
"""


def without_end(errand: Errand) -> None:
    """A part that takes longer than anybody waits, and says who does it."""
    (errand.notes / "begun").write_text(str(os.getpid()))
    (errand.notes / "begun").rename(errand.notes / "at-it")
    threading.Event().wait()


def test_nobody_works_on_in_the_middle_of_a_part_when_there_is_nobody_to_work_for(tmp_path: Path) -> None:
    leader = subprocess.Popen([sys.executable, "-c", ENDLESS, str(tmp_path)])
    try:
        wait_until((tmp_path / "at-it").exists)
    finally:
        leader.kill()
        leader.wait()
    worker = int((tmp_path / "at-it").read_text())
    try:
        wait_until(lambda: not runs(worker))
    finally:
        if runs(worker):
            os.kill(worker, signal.SIGKILL)


def runs(process: int) -> bool:
    """Whether it is there, and no mere memory of one."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.usefixtures("all_go_home")
def test_who_has_seen_enough_stops_all(tmp_path: Path) -> None:
    with closing(crew(1).work(Errand(number, 0, tmp_path) for number in range(1000))) as working:
        assert next(working) == (0, "well")


def test_a_killed_process_changes_no_byte_of_the_files(tmp_path: Path) -> None:
    others = {process.pid for process in active_children()}  # of other tests, which are not ours to end
    what = plan(KOT, ["random"], games=40, seed=9, seats=3, rotate=True)
    simulate(what, 1, tmp_path / "alone")
    killed = False

    def step(_: int) -> None:
        nonlocal killed
        if not killed:
            victim = next(process.pid for process in active_children() if process.pid not in others)
            assert victim is not None
            os.kill(victim, signal.SIGKILL)
        killed = True

    simulate(what, 2, tmp_path / "killed", step)
    simulate(what, 2, tmp_path / "calm")
    assert killed
    for name in FILES:
        alone = (tmp_path / "alone" / name).read_bytes()
        assert (tmp_path / "calm" / name).read_bytes() == alone, name
        assert (tmp_path / "killed" / name).read_bytes() == alone, name

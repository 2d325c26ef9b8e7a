"""Simulations with Ray: the same bytes as ever, whoever is killed and whichever node goes."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from ludoteca.lab import engine_ray, plan, simulate
from ludoteca.lab.crew import Chunk, CrewFailed, Trouble
from ludoteca.lab.engine_ray import Ray, mark, play_far
from tests.lab.command import run

pytestmark = pytest.mark.filterwarnings("default")  # those of Ray itself are not ours

WHAT = plan("king-of-tokyo", ["random"], games=60, seed=9, seats=3, rotate=True)
FILES = ("games.parquet", "cards.parquet", "summary.json")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Two nodes with a processor each; they share nothing but this machine."""
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    made.wait_for_nodes()
    yield made
    made.shutdown()


@pytest.fixture(scope="module")
def engine(cluster: Cluster) -> Iterator[Ray]:
    made = Ray(cluster.address, 1)
    yield made
    made.close()


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What one process writes."""
    folder = tmp_path_factory.mktemp("alone") / "run"
    simulate(WHAT, 1, folder)
    return files_of(folder)


def files_of(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in FILES}


def players() -> list[int]:
    """The processes that play for Ray on this machine."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            told = path.read_bytes()
        except OSError:
            continue
        if told.startswith((b"ray::play_far", b"ray::IDLE")):
            found.append(int(path.parent.name))
    return found


def test_two_nodes_write_the_same_bytes(engine: Ray, alone: dict[str, bytes], tmp_path: Path) -> None:
    assert len([node for node in ray.nodes() if node["Alive"]]) == 2
    simulate(WHAT, 1, tmp_path / "run", ray=engine)
    assert files_of(tmp_path / "run") == alone


def test_a_killed_process_changes_no_byte(engine: Ray, alone: dict[str, bytes], tmp_path: Path) -> None:
    killed: list[int] = []

    def step(_: int) -> None:
        if not killed:
            killed.extend(players())
            for process in killed:
                os.kill(process, signal.SIGKILL)

    simulate(WHAT, 1, tmp_path / "run", step, ray=engine)
    assert killed
    assert files_of(tmp_path / "run") == alone


def test_what_kills_three_times_is_named(engine: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    def deadly(*_: Any) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    monkeypatch.setattr(engine_ray, "play_far", deadly)
    with pytest.raises(CrewFailed, match=r"chunk \d+ lost its process 3 times"):
        simulate(WHAT, 1, ray=engine)


def test_another_build_does_not_play() -> None:
    ours = mark(WHAT.game)
    assert ours == mark(WHAT.game)
    told = play_far(WHAT, (), f"{ours}x", False, False, Chunk(0, 0, 1))
    assert isinstance(told, Trouble)
    assert told.asked
    assert "other rules or another build" in told.text
    assert not isinstance(play_far(WHAT, (), ours, False, False, Chunk(0, 0, 1)), Trouble)


def test_ctrl_c_leaves_what_was_done(engine: Ray, tmp_path: Path) -> None:
    def enough(_: int) -> None:
        raise KeyboardInterrupt

    told = simulate(WHAT, 1, tmp_path / "run", enough, ray=engine)
    assert not told.complete
    assert 0 < told.tally.games < WHAT.games


def test_a_node_that_goes_changes_no_byte(
    cluster: Cluster, engine: Ray, alone: dict[str, bytes], tmp_path: Path
) -> None:
    gone: list[object] = []

    def step(_: int) -> None:
        if not gone:
            gone.append(cluster.worker_nodes)
            cluster.remove_node(next(iter(cluster.worker_nodes)), allow_graceful=False)

    simulate(WHAT, 1, tmp_path / "run", step, ray=engine)
    assert gone
    assert files_of(tmp_path / "run") == alone


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("127.0.0.1:1", "no cluster of Ray at 127.0.0.1:1"),
        ("somewhere", "HOST:PORT"),
        ("127.0.0.1:99999999", "no cluster"),
    ],
)
def test_nobody_at_the_address(address: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sim", "king-of-tokyo", "--games", "1", "--engine", "ray", "--address", address]
    assert run([*arguments, "--out", str(tmp_path / "run")]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []

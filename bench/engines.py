"""Measures simulations on Ray beside `--jobs`, on this machine (`make test-ray` makes the environment that this needs).

    PYTHONPATH=src build/ray/bin/python -m bench.engines [--games 100000] [--rounds 3]

One long run each way, in turns; games in a second of the whole run, with the files that it writes. Ray is started
before: on a cluster it runs already.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from ludoteca._compiled import is_compiled
from ludoteca.lab import plan, simulate
from ludoteca.lab.crew import cores
from ludoteca.lab.engine_ray import Ray
from ludoteca.lab.plan import Plan


def games_per_second(what: Plan, jobs: int, ray: Ray | None) -> float:
    """How many games a run plays in a second."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        simulate(what, jobs, Path(folder) / "run", ray=ray)
        return what.games / (time.perf_counter() - start)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.engines")
    parser.add_argument("--games", type=int, default=100_000, help="how many games a run has")
    parser.add_argument("--rounds", type=int, default=3, help="how many runs of each engine")
    parser.add_argument("--bots", default="jogador")
    asked = parser.parse_args()
    jobs = cores()
    what = plan("king-of-tokyo", [asked.bots], games=asked.games, seed=1, seats=4)
    print(f"{'compiled' if is_compiled() else 'plain Python'}, {jobs} processors, {asked.games} games of {asked.bots}")
    engine = Ray(None, jobs)
    try:
        ratios = []
        for _ in range(asked.rounds):
            ours = games_per_second(what, jobs, None)
            rays = games_per_second(what, jobs, engine)
            ratios.append(rays / ours)
            print(f"--jobs {jobs}: {ours:9,.1f} games/s   Ray: {rays:9,.1f} games/s   ratio {rays / ours:.2f}")
        print(f"median ratio {statistics.median(ratios):.2f}")
    finally:
        engine.close()


if __name__ == "__main__":
    main()

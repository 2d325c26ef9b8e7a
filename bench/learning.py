"""Measures the environments beside others', in one run, on one core (`make bench LAB=1`).

    python -m bench.learning [--seconds 2] [--json]

Ratios are what counts: machines differ. Every figure comes from a process of its own; ours are of the compiled build.
All are processor time, and the best of ten slices of it, theirs too: what else the machine has to do is left out.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from bench.peers import measure_peers

OURS = """
import copy, json, random, sys, time
import numpy as np
from bench.peers import best_of, median_us, timed_steps
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import RandomPolicy, playout
from ludoteca.lab import env
import ludoteca

seconds = float(sys.argv[1])
luck = random.Random(7)
found = {}

tokyo = env.aec("king-of-tokyo", seats=4)
tokyo.reset(seed=7)

def look():
    if not tokyo.agents:
        tokyo.reset()
    return tokyo.last()

def choose(seen):
    row, _, terminated, truncated, _ = seen
    return None if terminated or truncated else luck.choice(np.flatnonzero(row["action_mask"]).tolist())

found["aec"] = timed_steps(seconds, look, choose, tokyo.step)
tokyo.reset(seed=7)
for _ in range(40):
    tokyo.step(choose(tokyo.last()))
found["clone_us"] = median_us(tokyo.clone)

game = ludoteca.game("king-of-tokyo")
options = game.check_setup(4, {})
number = 0

def play(enough):
    global number
    busy = decisions = 0
    while busy < enough:
        start = time.process_time_ns()
        table = game.table(game.new_state(4, options), seeded(number), None)
        decisions += playout(game.flow(table), table, [RandomPolicy()] * 4, seeded(-number - 1))
        busy += time.process_time_ns() - start
        number += 1
    return decisions, busy

found["playouts"] = best_of(seconds, play)

def vector(count, **more):
    many = env.vector("king-of-tokyo", count, seed=1, **more)
    now = [many.reset()[1]]
    whim = np.random.default_rng(1)

    def some(enough):
        busy = steps = 0
        while busy < enough:
            masks = now[0]["action_mask"]
            actions = (whim.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)
            start = time.process_time_ns()
            now[0] = many.step(actions)[4]
            busy += time.process_time_ns() - start
            steps += count
        return steps, busy

    return best_of(seconds, some)

found["vector64"] = vector(64, seats=4)
found["vector1024"] = vector(1024, seats=4)
found["vector64_view"] = vector(64, seats=4, copy=False)
found["vector_bots"] = vector(256, bots=["jogador"] * 3)

alone = env.single("king-of-tokyo", bots=["jogador"] * 3)
alone.reset(seed=7)
over = [False]

def look_alone():
    if over[0]:
        alone.reset()
    return alone.action_masks()

def act_alone(action):
    _, _, terminated, truncated, _ = alone.step(action)
    over[0] = terminated or truncated

found["single"] = timed_steps(seconds, look_alone, lambda mask: luck.choice(np.flatnonzero(mask).tolist()), act_alone)
print(json.dumps(found))
"""


class Ratio(NamedTuple):
    """One figure beside another, and what it should be."""

    text: str
    value: float
    bar: float


def ours(seconds: float) -> dict[str, float]:
    """What our environments do, measured in a process of its own."""
    environment = {**os.environ, "LUDOTECA_REQUIRE_COMPILED": "1", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, "-c", OURS, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode != 0:
        sys.exit(f"bench: the environments could not be measured: {(done.stderr.strip().splitlines() or [''])[-1]}")
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def ratios(found: dict[str, float], peers: dict[str, Any]) -> Iterator[Ratio]:
    """Ours beside theirs, and beside ourselves."""
    zoo, uno = peers.get("tictactoe_v3"), peers.get("Uno, environment")
    if zoo is not None:
        yield Ratio("AEC steps beside PettingZoo tictactoe_v3", found["aec"] / zoo.decisions_per_s, 6.0)
        yield Ratio("clone beside a deep copy of tictactoe_v3", zoo.clone_us / found["clone_us"], 10.0)
    if uno is not None:
        yield Ratio("AEC steps beside RLCard uno", found["aec"] / uno.decisions_per_s, 3.0)
        yield Ratio("vector.step (64 matches) beside RLCard uno", found["vector64"] / uno.decisions_per_s, 9.0)
    yield Ratio("vector.step (64 matches) beside our random playouts", found["vector64"] / found["playouts"], 0.6)
    yield Ratio("vector.step (1,024 matches) beside our random playouts", found["vector1024"] / found["playouts"], 0.5)
    yield Ratio("vector against three jogador beside env.single", found["vector_bots"] / found["single"], 8.0)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.learning")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each figure is measured")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = ours(options.seconds)
    peers = {peer.game: peer for peer in measure_peers(options.seconds, ("pettingzoo", "rlcard-env"))}
    compared = list(ratios(found, peers))
    if options.json:
        told = {"ours": found, "peers": {name: peer.decisions_per_s for name, peer in peers.items()}}
        print(json.dumps({**told, "ratios": [ratio._asdict() for ratio in compared]}))
        return
    for name, value in found.items():
        print(f"{name:16} {value:14,.1f}")
    for name, peer in peers.items():
        print(f"{name:16} {peer.decisions_per_s:14,.1f}")
    for ratio in compared:
        print(f"{ratio.value:8.2f}  ({'met' if ratio.value >= ratio.bar else 'not met'}: {ratio.bar:g})  {ratio.text}")


if __name__ == "__main__":
    main()

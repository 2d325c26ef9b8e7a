"""Measures other game engines on this machine, so that our figures stand beside theirs from the same run.

`measure_peers()` installs each peer into a venv of its own under build/peers and measures it there, in a
process of its own on one core: random games by the engine itself (no observations, no learning), and a copy
of the game in its middle. A peer that cannot be installed or run is left out with one line on why.

    python bench/peers.py [--seconds 3]      prints one JSON object per line
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "peers"

# The newest releases that run on Python 3.11.
PINS: dict[str, list[str]] = {
    "catanatron": ["catanatron==3.2.1", "networkx==3.6.1"],
    "rlcard": ["rlcard==1.2.0", "numpy==2.4.6", "termcolor==3.3.0"],
    "pettingzoo": ["pettingzoo==1.27.0", "numpy==2.4.6", "pygame==2.6.1"],
}
ENGINES = ("catanatron", "rlcard")  # the games alone; the others are environments: see bench/learning.py
# Samples of a copy: enough that one slow one does not matter.
COPIES = 200
SLICES = 10  # of the time that something is measured
IN_A_ROW = 200  # steps that are measured together


@dataclass(frozen=True)
class PeerResult:
    """What one engine did with one game: `clone_us` is the median time of a copy in mid-game."""

    peer: str
    version: str
    game: str
    seats: int
    decisions_per_s: float
    games_per_s: float
    clone_us: float | None


class PeerError(Exception):
    """A peer that could not be installed or measured; the message says why, in one line."""


# --- inside the peer's own interpreter --------------------------------------------------------------------


def median_us(action: Callable[[], object]) -> float:
    """The median time of one call in microseconds."""
    times: list[int] = []
    for _ in range(COPIES):
        start = time.perf_counter_ns()
        action()
        times.append(time.perf_counter_ns() - start)
    return sorted(times)[len(times) // 2] / 1000


def play_for(seconds: float, play_one: Callable[[], int]) -> tuple[float, float]:
    """Play whole games for that long; decisions and games per second."""
    play_one()  # the first game also pays for lazy imports and caches
    decisions = games = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        decisions += play_one()
        games += 1
        elapsed = time.perf_counter() - start
    return decisions / elapsed, games / elapsed


def measure_catanatron(seconds: float) -> list[PeerResult]:
    """Four random players; the loop is the engine's own `Game.play` without observers."""
    engine: Any = import_module("catanatron")
    limit: int = import_module("catanatron.game").TURNS_LIMIT
    colors = list(engine.Color)[:4]

    def new_game() -> Any:
        return engine.Game([engine.RandomPlayer(color) for color in colors])

    def play_one() -> int:
        game = new_game()
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            decisions += 1
        return decisions

    decisions_per_s, games_per_s = play_for(seconds, play_one)
    game = new_game()
    for _ in range(300):
        game.play_tick()
    return [
        PeerResult(
            "catanatron",
            installed_version("catanatron"),
            "Catan",
            4,
            decisions_per_s,
            games_per_s,
            median_us(game.copy),
        )
    ]


def measure_rlcard(seconds: float) -> list[PeerResult]:
    """Random legal moves on the bare games, below the environments that build observations."""
    engine: Any = import_module("rlcard")
    return [
        measure_rlcard_game(engine, env_id, title, seconds / 2, middle)
        for env_id, title, middle in (("uno", "Uno", 20), ("limit-holdem", "Limit Hold'em", 3))
    ]


def measure_rlcard_game(engine: Any, env_id: str, title: str, seconds: float, middle: int) -> PeerResult:
    """One game of RLCard; it has no copy of its own, so its clone is what its users do, a deep copy."""
    env = engine.make(env_id, config={"seed": 7})
    game = env.game
    luck = random.Random(7)

    def play_one(at_most: int = 1_000_000) -> int:
        state, _ = game.init_game()
        decisions = 0
        while decisions < at_most and not game.is_over():
            state, _ = game.step(luck.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    decisions_per_s, games_per_s = play_for(seconds, play_one)
    # A hand can be over before its middle by chance: deal until one is not.
    while play_one(middle) < middle or game.is_over():
        pass
    clone_us = median_us(lambda: copy.deepcopy(game))
    version = installed_version("rlcard")
    return PeerResult("RLCard", version, title, env.num_players, decisions_per_s, games_per_s, clone_us)


def best_of(seconds: float, some: Callable[[float], tuple[int, int]]) -> float:
    """Steps in a second of processor time: the best of some slices, for what others do to its caches is not ours.

    `some` works for that many nanoseconds and gives how many steps it made, and how many nanoseconds they took.
    """
    found = 0.0
    for _ in range(SLICES):
        steps, took = some(seconds * 1e9 / SLICES)
        found = max(found, steps / took * 1e9)
    return found


def timed_steps(
    seconds: float, look: Callable[[], Any], choose: Callable[[Any], Any], act: Callable[[Any], Any]
) -> float:
    """Steps in a second of looking and acting; choosing, which a learner does, is taken off again."""

    def some(enough: float) -> tuple[int, int]:
        busy = steps = 0
        while busy < enough:
            seen: list[Any] = []
            start = time.process_time_ns()
            for _ in range(IN_A_ROW):
                seen.append(look())
                act(choose(seen[-1]))
            between = time.process_time_ns()
            for one in seen:
                choose(one)
            busy += 2 * between - start - time.process_time_ns()
            steps += IN_A_ROW
        return steps, busy

    return best_of(seconds, some)


def measure_pettingzoo(seconds: float) -> list[PeerResult]:
    """Tic-tac-toe as PettingZoo's own environment: `last` and `step`, with what its users do for a copy."""
    env: Any = import_module("pettingzoo.classic.tictactoe_v3").env()
    numpy: Any = import_module("numpy")
    luck = random.Random(7)
    env.reset(seed=7)

    def look() -> Any:
        if not env.agents:
            env.reset()
        return env.last()

    def choose(seen: Any) -> Any:
        row, _, terminated, truncated, _ = seen
        return None if terminated or truncated else luck.choice(numpy.flatnonzero(row["action_mask"]).tolist())

    speed = timed_steps(seconds, look, choose, env.step)
    env.reset(seed=7)
    for action in (0, 4, 8):
        env.step(action)
    clone_us = median_us(lambda: copy.deepcopy(env))
    return [PeerResult("PettingZoo", installed_version("pettingzoo"), "tictactoe_v3", 2, speed, 0.0, clone_us)]


def measure_rlcard_env(seconds: float) -> list[PeerResult]:
    """Uno as RLCard's own environment, with the observations that it builds at every step."""
    env = import_module("rlcard").make("uno", config={"seed": 7})
    luck = random.Random(7)
    now: list[Any] = [env.reset()[0]]

    def look() -> Any:
        if env.is_over():
            now[0] = env.reset()[0]
        return now[0]

    def act(action: int) -> None:
        now[0] = env.step(action)[0]

    speed = timed_steps(seconds, look, lambda state: luck.choice(list(state["legal_actions"])), act)
    return [PeerResult("RLCard", installed_version("rlcard"), "Uno, environment", 2, speed, 0.0, None)]


def installed_version(package: str) -> str:
    """The version of an installed package."""
    from importlib.metadata import version

    return version(package)


MEASURES: dict[str, Callable[[float], list[PeerResult]]] = {
    "catanatron": measure_catanatron,
    "rlcard": measure_rlcard,
    "rlcard-env": measure_rlcard_env,
    "pettingzoo": measure_pettingzoo,
}


# --- from our side ----------------------------------------------------------------------------------------


def run(command: list[str], what: str, environment: dict[str, str] | None = None) -> str:
    """The output of a command; PeerError with its last line when it fails."""
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if result.returncode != 0:
        lines = (result.stderr or result.stdout).strip().splitlines() or ["no message"]
        raise PeerError(f"{what} failed: {lines[-1]}")
    return result.stdout


def install(peer: str) -> Path:
    """The interpreter of a venv that has the peer in its pinned version; made when it is not there yet."""
    folder = FOLDER / peer
    python = folder / "bin" / "python"
    ready = folder / "ready"
    want = " ".join([*PINS[peer], sys.version.split()[0]])
    if not (python.exists() and ready.is_file() and ready.read_text() == want):
        print(f"bench: installing {PINS[peer][0]} into build/peers", file=sys.stderr, flush=True)
        run([sys.executable, "-m", "venv", "--clear", str(folder)], "making its venv")
        run([str(python), "-m", "pip", "install", "--quiet", *PINS[peer]], "installing it")
        ready.write_text(want)
    return python


def measure_peer(peer: str, seconds: float) -> list[PeerResult]:
    """Install one peer if need be and measure it in its own interpreter."""
    python = install(peer.removesuffix("-env"))
    print(f"bench: measuring {peer}", file=sys.stderr, flush=True)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["OMP_NUM_THREADS"] = environment["OPENBLAS_NUM_THREADS"] = "1"
    command = [str(python), str(Path(__file__).resolve()), "--only", peer, "--seconds", str(seconds)]
    output = run(command, "measuring it", environment)
    return [PeerResult(**json.loads(line)) for line in output.splitlines() if line.startswith("{")]


def measure_peers(seconds: float = 3.0, peers: Sequence[str] = ENGINES) -> list[PeerResult]:
    """Every peer that can be installed and run here, each measured for about that many seconds."""
    results: list[PeerResult] = []
    for peer in peers:
        try:
            results += measure_peer(peer, seconds)
        except (PeerError, OSError) as problem:
            print(f"bench: {peer} is left out, {problem}", file=sys.stderr, flush=True)
    return results


def main() -> None:
    """Print the results as JSON lines; with --only, measure in this very interpreter."""
    parser = argparse.ArgumentParser(description="Measure other game engines beside ours.")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each peer plays")
    parser.add_argument("--only", choices=sorted(MEASURES), help=argparse.SUPPRESS)
    options = parser.parse_args()
    results = MEASURES[options.only](options.seconds) if options.only else measure_peers(options.seconds)
    for result in results:
        print(json.dumps(asdict(result)), flush=True)


if __name__ == "__main__":
    main()

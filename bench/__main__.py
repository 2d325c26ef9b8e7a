"""Measures every game of the house in one run: as plain Python, compiled, and with --peers beside other engines.

    python -m bench [--peers] [--seconds 3] [--game king-of-tokyo] [--json]

Every figure comes from a process of its own on one core. The targets are told as met or not; they do not fail
anything, because a machine that is busy or slow is no fault of the code.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

import ludoteca
from bench.peers import PeerResult, measure_peers

# A run of one build is cut in two, and the builds take turns, so that a slow moment does not fall on one of them alone.
TURNS = 2
IMPORTS = 7
IDLE = 0.9  # with less of a core than this, something else was running

BUILDS = {"plain": {"LUDOTECA_PURE": "1"}, "compiled": {"LUDOTECA_REQUIRE_COMPILED": "1"}}

MEASURE = """
import json, sys
from ludoteca.lab.bench import measure
print(json.dumps(measure(sys.argv[1], seconds=float(sys.argv[2])).to_json()))
"""
IMPORT = """
from time import perf_counter
began = perf_counter()
import ludoteca
print(perf_counter() - began)
"""


@dataclass(frozen=True)
class Target:
    """What a figure should be: at least `limit`, or at most with `most`."""

    figure: str
    build: str
    limit: float
    most: bool
    text: str

    def met(self, value: float) -> bool:
        """Whether a value is good enough."""
        return value <= self.limit if self.most else value >= self.limit


TARGETS = (
    Target("decisions_per_s", "plain", 100_000, False, "at least 100,000 decisions/s as plain Python"),
    Target("decisions_per_s", "compiled", 500_000, False, "at least 500,000 decisions/s compiled"),
    Target("clone_us", "plain", 30, True, "a clone in the middle of a turn in at most 30 µs as plain Python"),
    Target("clone_us", "compiled", 6, True, "a clone in the middle of a turn in at most 6 µs compiled"),
    Target("session_bytes", "plain", 100_000, True, "a running session in at most 100 kB as plain Python"),
    Target("session_bytes", "compiled", 100_000, True, "a running session in at most 100 kB compiled"),
)
IMPORT_TARGETS = (
    Target("import_s", "plain", 0.3, True, "import ludoteca in at most 0.3 s as plain Python"),
    Target("import_s", "compiled", 0.3, True, "import ludoteca in at most 0.3 s compiled"),
)

Figures = dict[str, Any]


class BenchError(Exception):
    """A build that could not be measured; the message says why, in one line."""


# --- measuring --------------------------------------------------------------------------------------------


def run(build: str, code: str, *arguments: str) -> str:
    """What a fresh interpreter prints that runs this code with this build."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTECA_")}
    environment.update(BUILDS[build])
    command = [sys.executable, "-c", code, *arguments]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if result.returncode != 0:
        lines = result.stderr.strip().splitlines() or ["no message"]
        raise BenchError(lines[-1])
    return result.stdout


def measure_game(game: str, builds: list[str], seconds: float) -> dict[str, Figures]:
    """The figures of one game for each build: the best of its turns."""
    turns: dict[str, list[Figures]] = {build: [] for build in builds}
    for _ in range(TURNS):
        for build in builds:
            say(f"measuring {game}, {build}")
            turns[build].append(json.loads(run(build, MEASURE, game, str(seconds / TURNS))))
    return {build: best_of(figures) for build, figures in turns.items()}


def best_of(turns: list[Figures]) -> Figures:
    """The turn with the most decisions per second, with the quickest clone of all turns."""
    best = dict(max(turns, key=lambda figures: float(figures["decisions_per_s"])))
    best["clone_us"] = min(figures["clone_us"] for figures in turns)
    return best


def measure_import(build: str) -> float:
    """The median time of `import ludoteca` in a fresh interpreter; the first one fills the caches."""
    run(build, IMPORT)
    return median(float(run(build, IMPORT)) for _ in range(IMPORTS))


def usable_builds() -> tuple[list[str], str]:
    """The builds that can be measured here, and why the compiled one cannot, if so."""
    try:
        run("compiled", IMPORT)
    except BenchError as problem:
        return ["plain"], str(problem).rpartition("not used: ")[2]
    return list(BUILDS), ""


def measure_all(games: list[str], seconds: float, peers: bool) -> dict[str, Any]:
    """Everything, in one run."""
    builds, missing = usable_builds()
    if missing:
        say(f"no compiled figures: {missing}")
    ours = {game: measure_game(game, builds, seconds) for game in games}
    say("measuring import ludoteca")
    imports = {build: round(measure_import(build), 4) for build in builds}
    theirs = measure_peers(seconds) if peers else []
    return {
        "machine": {
            "python": platform.python_version(),
            "system": platform.system(),
            "processor": processor(),
            "cores": os.cpu_count(),
        },
        "games": ours,
        "import_s": imports,
        "peers": [asdict(peer) for peer in theirs],
        "ratios": [ratio for game in games for ratio in ratios(game, ours[game], theirs)],
        "targets": [asdict_target(*judged) for judged in judge(ours, imports)],
    }


def processor() -> str:
    """The name of the processor, as far as the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            for line in file:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.machine()


# --- comparing --------------------------------------------------------------------------------------------


def ratios(game: str, ours: dict[str, Figures], peers: list[PeerResult]) -> Iterator[dict[str, Any]]:
    """How many times as fast we are: compiled beside plain, and each build beside each peer."""
    if len(ours) == len(BUILDS):
        yield {
            "game": game,
            "build": "compiled",
            "beside": "plain",
            "decisions": round(ours["compiled"]["decisions_per_s"] / ours["plain"]["decisions_per_s"], 2),
            "clone": round(ours["plain"]["clone_us"] / ours["compiled"]["clone_us"], 2),
        }
    for build, figures in ours.items():
        for peer in peers:
            yield {
                "game": game,
                "build": build,
                "beside": f"{peer.peer} {peer.game}",
                "decisions": round(figures["decisions_per_s"] / peer.decisions_per_s, 2),
                "clone": None if peer.clone_us is None else round(peer.clone_us / figures["clone_us"], 2),
            }


def judge(ours: dict[str, dict[str, Figures]], imports: dict[str, float]) -> Iterator[tuple[Target, str, float | None]]:
    """Every target with what it is about and the value reached; None when that build could not be measured."""
    for game, builds in ours.items():
        for target in TARGETS:
            yield target, game, builds[target.build][target.figure] if target.build in builds else None
    for target in IMPORT_TARGETS:
        yield target, "", imports.get(target.build)


def asdict_target(target: Target, game: str, value: float | None) -> dict[str, Any]:
    """A judged target as plain JSON values; `met` is null when the build could not be measured."""
    return {
        "game": game or None,
        "figure": target.figure,
        "build": target.build,
        "target": target.text,
        "limit": target.limit,
        "value": value,
        "met": None if value is None else target.met(value),
    }


# --- telling ----------------------------------------------------------------------------------------------


def say(text: str) -> None:
    """One line on what is going on, beside the results."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def show(found: dict[str, Any]) -> None:
    """Print the results as tables."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False, width=None if sys.stdout.isatty() else 110)
    machine = found["machine"]
    console.print(
        f"Python {machine['python']} on {machine['processor']} ({machine['cores']} cores, each figure from one of them)"
    )
    table = Table(box=SIMPLE_HEAD, title="Random games from start to end", title_justify="left")
    for name in ("", "build", "decisions/s", "games/s", "clone µs", "session kB"):
        table.add_column(name, justify="left" if name in ("", "build") else "right", no_wrap=True)
    for game, builds in found["games"].items():
        for build, one in builds.items():
            table.add_row(
                f"{game}, {one['seats']} seats",
                build,
                f"{one['decisions_per_s']:,.0f}",
                f"{one['games_per_s']:,.0f}",
                f"{one['clone_us']:,.1f}",
                f"{one['session_bytes'] / 1000:,.1f}",
            )
    for peer in found["peers"]:
        clone = "–" if peer["clone_us"] is None else f"{peer['clone_us']:,.1f}"
        name = f"{peer['peer']} {peer['version']}, {peer['game']}, {peer['seats']} seats"
        table.add_row(name, "", f"{peer['decisions_per_s']:,.0f}", f"{peer['games_per_s']:,.0f}", clone, "–")
    console.print(table)
    shares = [one["core_share"] for builds in found["games"].values() for one in builds.values()]
    if min(shares) < IDLE:
        console.print(
            f"[yellow]This machine was busy: we had {min(shares):.0%} of a core, so the figures are low.[/yellow]"
        )
    for build, seconds in found["import_s"].items():
        console.print(f"import ludoteca, {build}: {seconds:.3f} s")
    if found["ratios"]:
        show_ratios(found["ratios"], console)
    console.print("\n[bold]Targets, on this machine[/bold]")
    words = {True: "[green]met[/green]    ", False: "[red]not met[/red]", None: "unknown"}
    for target in found["targets"]:
        value = "" if target["value"] is None else f": {target['value']:,.6g}"
        about = f"{target['game']}, " if target["game"] else ""
        console.print(f"  {words[target['met']]}  {about}{target['target']}{value}")


def show_ratios(found: list[dict[str, Any]], console: Any) -> None:
    """Print how many times as fast we are."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, title="How many times as fast, in this run", title_justify="left")
    for name in ("", "beside", "decisions/s", "clone"):
        table.add_column(name, justify="left" if name in ("", "beside") else "right", no_wrap=True)
    for ratio in found:
        clone = "–" if ratio["clone"] is None else f"{ratio['clone']:.1f}×"
        table.add_row(f"{ratio['game']}, {ratio['build']}", ratio["beside"], f"{ratio['decisions']:.1f}×", clone)
    console.print(table)


def main() -> int:
    """Measure and tell; the exit code is 2 for what cannot be done as asked."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure the speed and memory of every game.")
    parser.add_argument("--peers", action="store_true", help="install and measure other engines beside ours")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each build plays each game (3)")
    parser.add_argument("--game", action="append", choices=ludoteca.game_ids(), help="this game only; may be repeated")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    if not 0 < options.seconds < float("inf"):
        parser.error(f"the number of seconds must be above 0, not {options.seconds}")
    try:
        found = measure_all(options.game or ludoteca.game_ids(), options.seconds, options.peers)
    except BenchError as problem:
        say(str(problem))
        return 1
    if options.json:
        print(json.dumps(found))
    else:
        show(found)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)

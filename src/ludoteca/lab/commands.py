"""`ludoteca sim` and `ludoteca bench`, for the command line."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ludoteca
from ludoteca import extras
from ludoteca.kernel.errors import BadSetup, LudotecaError
from ludoteca.kernel.options import parse_options
from ludoteca.kernel.packs import choose_all
from ludoteca.lab.plan import PLAYOUTS, RANDOM, Plan, plan

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from ludoteca.lab.engine_ray import Ray

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

BAD_INPUT = 2
ENGINES = ("processes", "ray")
INTERRUPTED = 130


def add_commands(subparsers: Subparsers) -> None:
    """Add all commands of the lab."""
    from ludoteca.lab.compare_command import add_compare
    from ludoteca.lab.report_command import add_report
    from ludoteca.lab.tournament_command import add_tournament

    add_sim(subparsers)
    add_bench(subparsers)
    add_compare(subparsers)
    add_tournament(subparsers)
    add_report(subparsers)


def add_play(parser: argparse.ArgumentParser) -> None:
    """What every command takes that lets bots play."""
    from ludoteca.bots import LEVELS, guests

    bots = ", ".join((*LEVELS, RANDOM, guests.FORMS))
    parser.add_argument("game", metavar="GAME", help="for example king-of-tokyo")
    parser.add_argument(
        "--bots", default="jogador", metavar="BOT,…", help=f"one for all seats, or one for each: {bots}"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="where all luck comes from (0)")
    parser.add_argument("--jobs", type=int, metavar="J", help="how many processes (all cores)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats, when one bot fills them all (4)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    parser.add_argument("--rotate", action="store_true", help="move the bots on by one seat in every game")
    parser.add_argument(
        "--playouts", type=int, default=PLAYOUTS, metavar="P", help=f"what mestre spends on a decision ({PLAYOUTS})"
    )


def add_sim(subparsers: Subparsers) -> None:
    """Add `sim` to the commands."""
    parser = subparsers.add_parser(
        "sim",
        help="play many games between bots and count what happens",
        description="Play many games between bots, over all cores, and sum them up. The same seed gives the same "
        "results, whatever the number of jobs.",
    )
    add_play(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--out", metavar="DIR", help="write games.parquet, cards.parquet and summary.json there")
    parser.add_argument("--engine", choices=ENGINES, default=ENGINES[0], help=f"who plays the games ({ENGINES[0]})")
    parser.add_argument(
        "--address", metavar="HOST:PORT", help="a cluster of Ray (with --engine ray; else one is started)"
    )
    parser.add_argument("--report", action="store_true", help="watch the games, and write report.html there, too")
    parser.add_argument("--json", action="store_true", help="print the summary as one JSON object")
    parser.set_defaults(func=run_sim)


def add_bench(subparsers: Subparsers) -> None:
    """Add `bench` to the commands."""
    parser = subparsers.add_parser(
        "bench",
        help="measure how fast a game plays and copies, and the memory it takes",
        description="Measure whole games (at random; live ones by bots in simulated time), copies in the middle of a "
        "turn, and the memory of a running match, on one core.",
    )
    parser.add_argument("game", metavar="GAME", help="for example king-of-tokyo")
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats (4)")
    parser.add_argument("--seconds", type=float, default=3.0, metavar="T", help="how long games are played (3)")
    parser.add_argument("--seed", type=int, default=7, metavar="S", help="where all luck comes from (7)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(func=run_bench)


def run_sim(arguments: argparse.Namespace) -> int:
    """Simulate; the exit code is 0, 2 for what cannot be done as asked, or 130 when interrupted."""
    from ludoteca.lab.crew import CrewFailed, cores
    from ludoteca.lab.files import REPORT
    from ludoteca.lab.match import GameFailed
    from ludoteca.lab.report_command import write_report
    from ludoteca.lab.sim import simulate
    from ludoteca.lab.summary import show

    try:
        if arguments.report:
            extras.require("report", "a report")
            if arguments.out is None:
                raise BadSetup("a report is written into a folder: name it with --out")
        what = _plan(arguments)
        jobs = cores() if arguments.jobs is None else arguments.jobs
        if arguments.address is not None and arguments.engine != "ray":
            raise BadSetup("--address is for --engine ray")
        with _engine(arguments, jobs) as ray, stepping(what.game, what.games) as step:
            result = simulate(what, jobs, arguments.out, step, arguments.report, ray)
        if arguments.report and result.tally.games:
            write_report([Path(arguments.out)], Path(arguments.out) / REPORT)
    except (CrewFailed, GameFailed) as problem:
        return complain(problem, 1)
    except LudotecaError as problem:
        return complain(problem, BAD_INPUT)
    if arguments.json:
        out_json(result.summary())
    else:
        show(result.summary(), console())
    games = result.tally.games
    if result.complete:
        say(f"{games:,} games in {result.seconds:.1f} s ({games / result.seconds:,.0f} games/s)")
    else:
        say(f"stopped: {games:,} of {what.games:,} games were done")
    if arguments.out is not None:
        say(f"{'replaced the earlier run' if result.replaced else 'written'} in {arguments.out}")
    return 0 if result.complete else INTERRUPTED


def run_bench(arguments: argparse.Namespace) -> int:
    """Measure; the exit code is 0, or 2 for what cannot be done as asked."""
    from ludoteca.lab.bench import measure

    try:
        if not 0 < arguments.seconds < float("inf"):
            raise LudotecaError(f"the number of seconds must be above 0, not {arguments.seconds}")  # noqa: TRY301
        game = ludoteca.game(arguments.game)
        options = choose_all(game.options, parse_options(game.options, arguments.option))
        measured = measure(
            game.id, seats=arguments.seats, options=options, seconds=arguments.seconds, seed=arguments.seed
        )
    except LudotecaError as problem:
        return complain(problem, BAD_INPUT)
    if arguments.json:
        out_json(measured.to_json())
        return 0
    screen = console()
    build = "compiled" if measured.compiled else "plain Python"
    play = "random play" if measured.play == RANDOM else f"{measured.play} in simulated time"
    screen.print(f"[bold]{measured.game}[/bold], {measured.seats} seats, {play}, {build}, one core")
    screen.print(
        f"  {measured.decisions_per_s:>12,.0f} decisions/s (median {measured.decisions_per_s_median:,.0f})\n"
        f"  {measured.games_per_s:>12,.0f} games/s (median {measured.games_per_s_median:,.0f}), "
        f"{measured.decisions_per_game:.0f} decisions a game\n"
        f"  {measured.clone_us:>12,.1f} µs for a clone in the middle of a turn\n"
        f"  {measured.session_bytes:>12,} bytes for a running session",
        highlight=False,
    )
    return 0


def _engine(arguments: argparse.Namespace, jobs: int) -> AbstractContextManager[Ray | None]:
    """Ray, where it is to play; it is there before anything is written."""
    if arguments.engine != "ray":
        return nullcontext()
    from ludoteca.lab.engine_ray import Ray

    return closing(Ray(arguments.address, jobs))


def _plan(arguments: argparse.Namespace) -> Plan:
    game = ludoteca.game(arguments.game)
    return plan(
        game.id,
        [name.strip() for name in arguments.bots.split(",")],
        arguments.games,
        arguments.seed,
        seats=arguments.seats,
        options=choose_all(game.options, parse_options(game.options, arguments.option)),
        rotate=arguments.rotate,
        playouts=arguments.playouts,
    )


def _bar() -> Progress | None:
    """A progress bar for the person at the terminal; None when there is nobody."""
    if not sys.stderr.isatty():
        return None
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


@contextmanager
def stepping(name: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """Whom to tell of so many more games; None when nobody watches."""
    bar = _bar()
    if bar is None:
        yield None
        return
    with bar:
        task = bar.add_task(name, total=total)
        yield lambda games: bar.advance(task, games)


def out_json(told: dict[str, Any]) -> None:
    """One JSON object on standard output."""
    sys.stdout.write(json.dumps(told) + "\n")


def console() -> Console:
    """Standard output, wide enough for every table when nobody's window bounds it."""
    from rich.console import Console

    return Console(highlight=False) if sys.stdout.isatty() else Console(highlight=False, width=100)


def say(text: str) -> None:
    """A line for the person, beside what the command gives."""
    sys.stderr.write(text + "\n")


def complain(problem: LudotecaError, code: int) -> int:
    """One line about what is wrong; gives the exit code."""
    say(f"ludoteca: {problem}")
    return code

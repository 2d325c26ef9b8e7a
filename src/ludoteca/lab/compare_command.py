"""`ludoteca compare`, for the command line."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca import extras
from ludoteca.kernel.errors import BadSetup, LudotecaError
from ludoteca.lab.commands import BAD_INPUT, INTERRUPTED, add_play, complain, console, out_json, say, stepping
from ludoteca.lab.compare import ALPHA, AS_GOOD, FORMAT, MOST, PRECISION, WORTH, Comparison, compare
from ludoteca.lab.files import holds
from ludoteca.lab.side import NOTHING, WITHOUT, sides

if TYPE_CHECKING:
    from rich.table import Table

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

HEAD = "compare.json"
PAIRS = "pairs.parquet"


def add_compare(subparsers: Subparsers) -> None:
    """Add `compare` to the commands."""
    parser = subparsers.add_parser(
        "compare",
        help="play the same games with a change and without it, and tell what it does",
        description="Play the same games on two sides and tell, for each metric, what the change does. A side is "
        f"NAME=VALUE (an option), the folder of a pack, a patch (*.toml), {WITHOUT}CARD, or {NOTHING}.",
    )
    add_play(parser)
    parser.add_argument("--before", action="append", default=[], metavar="X", help=f"a side; repeatable ({NOTHING})")
    parser.add_argument("--after", action="append", default=[], metavar="Y", help="the other side; repeatable")
    parser.add_argument("--card", metavar="CARD", help="what a card is worth: the game with it, and without it")
    parser.add_argument("--metric", action="append", default=[], metavar="M", help="what to look at; repeatable")
    parser.add_argument(
        "--precision", type=float, default=PRECISION, metavar="P", help=f"what does not matter ({PRECISION})"
    )
    parser.add_argument("--most", type=int, default=MOST, metavar="N", help=f"games on each side, at most ({MOST})")
    parser.add_argument("--out", metavar="DIR", help=f"write {HEAD} and {PAIRS} there")
    parser.add_argument("--json", action="store_true", help="print what is known as one JSON object")
    parser.set_defaults(func=run_compare)


def run_compare(arguments: argparse.Namespace) -> int:
    """Compare; the exit code is 0, 2 for what cannot be done as asked, or 130 when interrupted."""
    from ludoteca.lab.crew import CrewFailed, cores
    from ludoteca.lab.match import GameFailed

    folder = None if arguments.out is None else Path(arguments.out)
    try:
        replaced = folder is not None and holds(folder, FORMAT, HEAD, {PAIRS}, "a comparison")
        both = _sides(arguments)
        with stepping(both[0].plan.game, arguments.most) as step:
            result = compare(
                both,
                metrics=arguments.metric,
                card=arguments.card or "",
                precision=arguments.precision,
                most=arguments.most,
                jobs=cores() if arguments.jobs is None else arguments.jobs,
                keep=folder is not None,
                progress=step,
            )
        if folder is not None:
            write(folder, result)
    except (CrewFailed, GameFailed) as problem:
        return complain(problem, 1)
    except LudotecaError as problem:
        return complain(problem, BAD_INPUT)
    if arguments.json:
        out_json(result.to_json())
    else:
        show(result)
    if not result.complete:
        say(f"stopped after {result.games:,} games: what is known by then holds")
    if folder is not None:
        say(f"{'replaced the earlier comparison' if replaced else 'written'} in {folder}")
    return 0 if result.complete else INTERRUPTED


def _sides(arguments: argparse.Namespace) -> Any:
    if arguments.card is not None:
        if arguments.before or arguments.after:
            raise BadSetup("--card makes both sides itself: leave --before and --after out")
        arguments.before, arguments.after = [f"{WITHOUT}{arguments.card}"], [NOTHING]
    elif not arguments.after:
        raise BadSetup("what is to be compared? Name a side with --after, or a card with --card")
    return sides(
        arguments.game,
        arguments.before or [NOTHING],
        arguments.after,
        arguments.option,
        bots=[name.strip() for name in arguments.bots.split(",")],
        seed=arguments.seed,
        seats=arguments.seats,
        rotate=arguments.rotate,
        playouts=arguments.playouts,
    )


def write(folder: Path, result: Comparison) -> None:
    """Keep a comparison: all that is known, its sides with all they are made of, and the numbers of every game."""
    extras.require("lab", "writing the games of a comparison")
    import polars as pl

    try:
        folder.mkdir(parents=True, exist_ok=True)
        pl.DataFrame(result.rows).write_parquet(folder / PAIRS)
        (folder / HEAD).write_text(json.dumps(result.to_json(), indent=1) + "\n", encoding="utf-8")
    except OSError as problem:
        raise LudotecaError(f"cannot write to {folder}: {problem.strerror}") from problem


def show(result: Comparison) -> None:
    """Print it as a table, and in a sentence for each metric."""
    from ludoteca.lab.summary import table

    told = result.to_json()
    screen = console()
    screen.print(
        f"[bold]{told['game']}[/bold]: {told['games']:,} games on each side, {told['seats']} seats, seed {told['seed']}"
    )
    screen.print(f"  before: {' '.join(told['before']['side'])}\n  after:  {' '.join(told['after']['side'])}")
    if not result.games:
        return
    columns = ("", "before", "after", "difference", "interval", "verdict")
    screen.print(_table(table("What the change does", *columns), told))
    screen.print(
        f"{told['identical']:,} of {told['games']:,} games came out the same on both sides. The intervals may be "
        f"looked at at any time: all together are wrong in at most {ALPHA:.0%} of comparisons."
    )
    if WORTH in told["metrics"]:
        screen.print(
            "worth: how much more often those who take the card win than they do in the same games without it."
        )
    gains = [one["gain"] for one in told["metrics"].values() if one["gain"] is not None]
    if gains:
        times = list(dict.fromkeys(f"{gain:.1f}" for gain in (min(gains), max(gains))))
        screen.print(f"Without pairs it would have taken {' to '.join(times)} times as many games.")


def _table(found: Table, told: dict[str, Any]) -> Table:
    for name, one in told["metrics"].items():
        rate = name == WORTH or name.startswith(("seat-", "bot-", "end:")) or name == "won"
        if one["games"] == 0:
            found.add_row(name, "–", "–", "–", "", "nobody took it")
            continue

        def number(value: float, rate: bool = rate, sign: str = "") -> str:
            return f"{value:{sign}.1%}" if rate else f"{value:{sign},.2f}"

        verdict = one["verdict"]
        if verdict == AS_GOOD:
            verdict = f"as good within {number(one['within'])}"
        low, high = one["interval"]
        found.add_row(
            name,
            number(one["before"]),
            number(one["after"]),
            number(one["difference"], sign="+"),
            f"{number(low, sign='+')} … {number(high, sign='+')}",
            verdict,
        )
    return found

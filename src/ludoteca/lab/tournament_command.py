"""`ludoteca tournament`, for the command line."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ludoteca
from ludoteca.bots.guests import FORMS
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.options import parse_options
from ludoteca.kernel.packs import choose_all
from ludoteca.lab.commands import BAD_INPUT, INTERRUPTED, complain, console, out_json, say, stepping
from ludoteca.lab.plan import PLAYOUTS
from ludoteca.lab.tournament import MOST, UNTIL, Cup, cup, run
from ludoteca.lab.tournament_files import HEAD, Folder, result

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

USUAL_BOTS = "random,aprendiz,jogador"


def add_tournament(subparsers: Subparsers) -> None:
    """Add `tournament` to the commands."""
    parser = subparsers.add_parser(
        "tournament",
        help="let bots play each other and rank them",
        description="Let bots play each other at balanced tables, and rank them by maximum likelihood. With --out, a "
        "tournament that was broken off goes on with the same command.",
    )
    parser.add_argument("game", metavar="GAME", help="for example king-of-tokyo")
    parser.add_argument(
        "--bots",
        default=USUAL_BOTS,
        metavar="A,B,…",
        help=f"who plays; mestre@50 spends 50 playouts, guests are {FORMS} ({USUAL_BOTS})",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many at a table (4)")
    parser.add_argument(
        "--until",
        type=float,
        default=UNTIL,
        metavar="P",
        help=f"stop when neighbours are apart, or known to within so many points ({UNTIL:g})",
    )
    parser.add_argument("--most", type=int, default=MOST, metavar="N", help=f"games, at most ({MOST})")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="where all luck comes from (0)")
    parser.add_argument("--jobs", type=int, metavar="J", help="how many processes (all cores)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    parser.add_argument(
        "--playouts", type=int, default=PLAYOUTS, metavar="P", help=f"what mestre spends on a decision ({PLAYOUTS})"
    )
    parser.add_argument("--out", metavar="DIR", help="keep it there: games.parquet and tournament.json")
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")
    parser.set_defaults(func=run_tournament)


def run_tournament(arguments: argparse.Namespace) -> int:
    """Play a tournament; the exit code is 0, 2 for what cannot be done as asked, or 130 when interrupted."""
    from ludoteca.lab.crew import CrewFailed, cores
    from ludoteca.lab.files import told_in
    from ludoteca.lab.match import GameFailed

    try:
        what = _cup(arguments)
        folder = None if arguments.out is None else Folder(Path(arguments.out), what)
        jobs = cores() if arguments.jobs is None else arguments.jobs
        if folder is not None and folder.complete:
            say(f"{folder.path} holds this tournament already")
            told = told_in(folder.path / HEAD)
        else:
            told = _play(what, folder, jobs)
    except (CrewFailed, GameFailed) as problem:
        return complain(problem, 1)
    except LudotecaError as problem:
        return complain(problem, BAD_INPUT)
    except KeyboardInterrupt:
        say("stopped" + ("; the same command goes on" if arguments.out is not None else ""))
        return INTERRUPTED
    if arguments.json:
        out_json(told)
    else:
        show(what, told)
    return 0


def _cup(arguments: argparse.Namespace) -> Cup:
    game = ludoteca.game(arguments.game)
    return cup(
        game.id,
        [name.strip() for name in arguments.bots.split(",")],
        until=arguments.until,
        most=arguments.most,
        seed=arguments.seed,
        seats=arguments.seats,
        options=choose_all(game.options, parse_options(game.options, arguments.option)),
        playouts=arguments.playouts,
    )


def _play(what: Cup, folder: Folder | None, jobs: int) -> dict[str, Any]:
    with stepping(what.game, what.most) as step:
        if folder is None:
            return result(*run(what, jobs, progress=step))
        before = folder.open()
        if before:
            say(f"goes on in {folder.path}")
        standing, ranking = run(what, jobs, folder.known, folder.keep, step)
        folder.finish(standing, ranking)
        say(f"written in {folder.path}")
        return result(standing, ranking)


def show(what: Cup, told: dict[str, Any]) -> None:
    """Print the ranking and the crosstable."""
    from ludoteca.lab.summary import table

    screen = console()
    screen.print(
        f"[bold]{what.game}[/bold]: {told['games']:,} games, {told['deals']:,} deals, {what.seats} seats, "
        f"seed {what.seed}"
    )
    ranked = table("Ranking", "", "points", "95 % interval", "seats", "win rate", "ahead of the next")
    for place in told["ranking"]:
        low, high = place["interval"]
        gap = place["ahead_of_next"]
        ahead = "" if gap is None else f"{gap[0]:+.0f} … {gap[1]:+.0f}{'' if place['apart_from_next'] else ' (open)'}"
        rate = f"{place['win_rate']:.1%}"
        ranked.add_row(
            place["bot"], f"{place['points']:.0f}", f"{low:.0f} … {high:.0f}", f"{place['seats']:,}", rate, ahead
        )
    screen.print(ranked)
    names = [place["bot"] for place in told["ranking"]]
    crossed = table("Row beats column, where one of both won", "", *names)
    for bot in names:
        cells = [told["crosstable"][bot].get(other) for other in names]
        crossed.add_row(bot, *("–" if cell is None or not cell[1] else f"{cell[0] / cell[1]:.0%}" for cell in cells))
    screen.print(crossed)
    if not told["settled"]:
        screen.print(f"Not all neighbours are apart after {told['games']:,} games: --most allows more.")

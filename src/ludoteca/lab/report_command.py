"""`ludoteca report`, and `ludoteca sim --report`, for the command line."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca import extras
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.commands import BAD_INPUT, complain, say
from ludoteca.lab.files import REPORT
from ludoteca.words import LANGUAGES

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def add_report(subparsers: Subparsers) -> None:
    """Add `report` to the commands."""
    parser = subparsers.add_parser(
        "report",
        help="a page about a run or a tournament, in one file",
        description="Write a page about a run (`ludoteca sim --out DIR --report`) or a tournament: one HTML file that "
        "needs no network. With several runs of a team game: win rate by players and difficulty, too.",
    )
    parser.add_argument("folder", nargs="+", metavar="DIR", help="a run or a tournament; further runs of the same game")
    parser.add_argument("--to", metavar="FILE", help=f"where to write it (DIR/{REPORT})")
    parser.add_argument("--lang", choices=LANGUAGES, default="", help="the language to begin with (the reader's)")
    parser.set_defaults(func=run_report)


def run_report(arguments: argparse.Namespace) -> int:
    """Write a report; the exit code is 0, or 2 for what cannot be done as asked."""
    folders = [Path(folder) for folder in arguments.folder]
    target = folders[0] / REPORT if arguments.to is None else Path(arguments.to)
    try:
        write_report(folders, target, arguments.lang)
    except LudotecaError as problem:
        return complain(problem, BAD_INPUT)
    say(f"written: {target}")
    return 0


def write_report(folders: list[Path], target: Path, language: str = "") -> None:
    """Write the page about these folders, whole or not at all."""
    extras.require("report", "a report")
    from ludoteca.lab.report_cup import cup_page
    from ludoteca.lab.report_numbers import Run
    from ludoteca.lab.report_page import html_of
    from ludoteca.lab.report_parts import page
    from ludoteca.lab.tournament_files import HEAD

    if (folders[0] / HEAD).is_file():
        if len(folders) > 1:
            raise LudotecaError("a report is about one tournament, or about runs of one game")
        pages = [cup_page(folders[0], spoken) for spoken in LANGUAGES]
    else:
        runs = [Run(folder) for folder in folders]
        if len({run.game.id for run in runs}) > 1:
            raise LudotecaError("these runs are of several games: a report is about one")
        pages = [page(runs, spoken) for spoken in LANGUAGES]
    text = html_of(pages, language)
    begun = target.with_name(f".{target.name}.new")
    try:
        begun.write_text(text, encoding="utf-8")
        os.replace(begun, target)
    except OSError as problem:
        raise LudotecaError(f"cannot write {target}: {problem.strerror}") from problem

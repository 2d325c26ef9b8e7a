"""The lab's files: `games.parquet`, `cards.parquet` and `summary.json` in one folder. `docs/lab.md` describes them.

Every chunk of games is written by the process that played it, as a part; at the end the parts are put together in
order without holding them in memory, so that a million games need no more of it than a thousand.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca import extras
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.match import Played

if TYPE_CHECKING:
    import polars as pl

FORMAT = "ludoteca-sim"
TABLES = ("games", "cards")
WATCHED = ("moments", "seats", "takes")  # of games that were watched, for a report
SUMMARY = "summary.json"
PARTS = ".parts"
REPORT = "report.html"


def claim(folder: Path) -> bool:
    """Make the folder ready for a run; says whether an earlier run in it is replaced.

    A folder that holds anything else than the files of a run is someone's, and stays as it is.
    """
    extras.require("lab", "writing the games of a simulation")
    tables = {f"{table}.parquet" for table in (*TABLES, *WATCHED)}
    found = holds(folder, FORMAT, SUMMARY, {PARTS, REPORT, *tables}, "a simulation")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / REPORT).unlink(missing_ok=True)
        shutil.rmtree(folder / PARTS, ignore_errors=True)
        (folder / PARTS).mkdir()
        for name in tables:
            (folder / name).unlink(missing_ok=True)
        # From here on the folder can be told as ours, even when the run is broken off.
        (folder / SUMMARY).write_text(json.dumps({"format": FORMAT, "complete": False}) + "\n", encoding="utf-8")
    except OSError as problem:
        raise LudotecaError(f"cannot write to {folder}: {problem.strerror}") from problem
    return found


def holds(folder: Path, form: str, head: str, others: set[str], what: str) -> bool:
    """Whether a folder has an earlier run of this form; False where it is empty or not there yet. Changes nothing.

    `head` is the file that says what the folder is. A folder with anything else in it is someone's: an error.
    """
    try:
        found = {entry.name for entry in folder.iterdir()} if folder.exists() else set()
    except OSError as problem:
        raise LudotecaError(f"cannot write to {folder}: {problem.strerror}") from problem
    if found and not (found <= {head, *others} and told_in(folder / head).get("format") == form):
        raise LudotecaError(f"{folder} is not empty and holds other things than {what}: name another folder")
    return bool(found)


def told_in(path: Path) -> dict[str, Any]:
    """What a JSON file says; nothing where it cannot be read."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return told if isinstance(told, dict) else {}


def write_part(folder: Path, number: int, played: Sequence[Played], things: Sequence[str]) -> None:
    """Write one chunk of games."""
    for table, frame in part_frames(played, things).items():
        frame.write_parquet(folder / PARTS / f"{table}-{number:08}.parquet")


def part_frames(played: Sequence[Played], things: Sequence[str]) -> dict[str, pl.DataFrame]:
    """One chunk of games, by table."""
    frames = dict(zip(TABLES, (games_frame(played), cards_frame(played, things)), strict=True))
    if all(one.seen is not None for one in played):
        frames.update(watched_frames(played, things))
    return frames


def games_frame(played: Sequence[Played]) -> pl.DataFrame:
    """One row per game."""
    import polars as pl

    return pl.DataFrame(
        {
            "game": [one.index for one in played],
            "seed": [one.seed for one in played],
            "seats": [len(one.bots) for one in played],
            "bots": [list(one.bots) for one in played],
            "winners": [list(one.outcome.winners) for one in played],
            "winner": [one.outcome.winners[0] if len(one.outcome.winners) == 1 else None for one in played],
            "reason": [one.outcome.reason for one in played],
            "scores": [list(one.outcome.scores) for one in played],
            "decisions": [one.decisions for one in played],
            "turns": [one.turns for one in played],
            "clock_ms": [one.clock_ms for one in played],
            "counters": [[{"name": name, "n": n} for name, n in sorted(one.counters.items())] for one in played],
        },
        schema={
            "game": pl.Int64,
            "seed": pl.Int64,
            "seats": pl.Int8,
            "bots": pl.List(pl.String),
            "winners": pl.List(pl.Int8),
            "winner": pl.Int8,
            "reason": pl.String,
            "scores": pl.List(pl.Int32),
            "decisions": pl.Int32,
            "turns": pl.Int32,
            "clock_ms": pl.Int64,
            "counters": pl.List(pl.Struct({"name": pl.String, "n": pl.Int64})),
        },
    )


def cards_frame(played: Sequence[Played], things: Sequence[str]) -> pl.DataFrame:
    """One row per game and card that was offered to the table (no seat), and per seat that took it."""
    import polars as pl

    rows: list[tuple[int, str, int | None, str | None, int, int, bool | None]] = []
    for one in played:
        winners = one.outcome.winners
        rows += [(one.index, things[thing], None, None, times, 0, None) for thing, times in sorted(one.offered.items())]
        rows += [
            (one.index, things[thing], seat, one.bots[seat], 0, times, seat in winners)
            for (thing, seat), times in sorted(one.taken.items())
        ]
    return pl.DataFrame(
        rows,
        schema={
            "game": pl.Int64,
            "card": pl.String,
            "seat": pl.Int8,
            "bot": pl.String,
            "offered": pl.Int16,
            "bought": pl.Int16,
            "won": pl.Boolean,
        },
        orient="row",
    )


def watched_frames(played: Sequence[Played], things: Sequence[str]) -> dict[str, pl.DataFrame]:
    """How everyone stood in each tenth of a match, what every seat did and waited, and who took what when."""
    import polars as pl

    moments: list[tuple[int, int, int, float, bool]] = []
    seats: list[tuple[int, int, str, bool, int, int, int, float]] = []
    takes: list[tuple[int, str, int, float, bool]] = []
    for one in played:
        seen, winners = one.seen, one.outcome.winners
        assert seen is not None
        for tenth, standings in enumerate(seen.standings):
            moments += [(one.index, tenth, seat, hope, seat in winners) for seat, hope in enumerate(standings)]
        seats += [
            (one.index, seat, bot, seat in winners, seen.decisions[seat], seen.waits[seat], seen.longest[seat], out)
            for seat, (bot, out) in enumerate(zip(one.bots, seen.out, strict=True))
        ]
        takes += [(one.index, things[thing], seat, hope, seat in winners) for thing, seat, hope in seen.takes]
    return {
        "moments": pl.DataFrame(
            moments,
            {"game": pl.Int64, "tenth": pl.Int8, "seat": pl.Int8, "standing": pl.Float32, "won": pl.Boolean},
            orient="row",
        ),
        "seats": pl.DataFrame(
            seats,
            {
                "game": pl.Int64,
                "seat": pl.Int8,
                "bot": pl.String,
                "won": pl.Boolean,
                "decisions": pl.Int32,
                "waits": pl.Int32,
                "longest": pl.Int32,
                "out": pl.Float32,
            },
            orient="row",
        ),
        "takes": pl.DataFrame(
            takes,
            {"game": pl.Int64, "card": pl.String, "seat": pl.Int8, "standing": pl.Float32, "won": pl.Boolean},
            orient="row",
        ),
    }


def assemble(folder: Path, chunks: Sequence[int], summary: dict[str, Any]) -> None:
    """Put the parts of these chunks together in order, and the summary beside them."""
    import polars as pl

    try:
        kept = [table for table in WATCHED if next((folder / PARTS).glob(f"{table}-*"), None) is not None]
        for table in (*TABLES, *kept):
            parts = [folder / PARTS / f"{table}-{number:08}.parquet" for number in sorted(chunks)]
            target = folder / f"{table}.parquet"
            if parts:
                pl.scan_parquet(parts).sink_parquet(folder / PARTS / "whole.parquet")
                (folder / PARTS / "whole.parquet").replace(target)
            else:
                target.unlink(missing_ok=True)
        (folder / SUMMARY).write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")
        shutil.rmtree(folder / PARTS)
    except OSError as problem:
        raise LudotecaError(f"cannot write to {folder}: {problem.strerror}") from problem

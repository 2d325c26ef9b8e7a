"""The folder of a tournament: `tournament.json`, `games.parquet`, and while it is played what has been played so far.

Every chunk is written whole or not at all, so a tournament that was killed goes on where it was, to the same end.
"""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import msgspec

import ludoteca
from ludoteca import extras
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.files import PARTS, REPORT, holds, told_in
from ludoteca.lab.tournament import Chunk, Cup, Played, Ranking, Standing

FORMAT = "ludoteca-tournament"
HEAD = "tournament.json"
GAMES = "games.parquet"
BEGUN = f"{HEAD}.new"


class Folder:
    """Where a tournament is kept."""

    def __init__(self, path: Path, what: Cup) -> None:
        """Look at a folder, and change nothing; one of another tournament is an error."""
        extras.require("lab", "keeping a tournament")
        self.path = path
        self.cup = what
        self.parts = path / PARTS
        there = holds(path, FORMAT, HEAD, {GAMES, PARTS, REPORT, BEGUN}, "a tournament")
        told = told_in(path / HEAD) if there else {}
        if there and told.get("cup") != self._cup():
            raise LudotecaError(f"{path} is of another tournament (other bots, options or seed): name another folder")
        self.complete = bool(told.get("complete"))  # nothing is left to play

    def _cup(self) -> dict[str, Any]:
        told = {**self.cup.to_json(), "rules": ludoteca.game(self.cup.game).rules_version}
        found: dict[str, Any] = json.loads(json.dumps(told))
        return found

    def open(self) -> int:
        """Make it ready; gives how many chunks are there already."""
        try:
            self.parts.mkdir(parents=True, exist_ok=True)
            self._write({"format": FORMAT, "version": 1, "complete": False, "cup": self._cup()})
            return sum(1 for _ in self.parts.glob("*.json"))
        except OSError as problem:
            raise LudotecaError(f"cannot write to {self.path}: {problem.strerror}") from problem

    def known(self, chunk: Chunk) -> Played | None:
        """What was played of a chunk before; None when it was not."""
        try:
            found = msgspec.json.decode(self._part(chunk.number).read_bytes(), type=Played)
        except (OSError, msgspec.DecodeError):
            return None
        return found if len(found.blocks) == len(chunk.blocks) else None

    def keep(self, played: Played) -> None:
        """Write down a chunk, whole or not at all."""
        part = self._part(played.number)
        try:
            begun = part.with_suffix(".new")
            begun.write_bytes(msgspec.json.encode(played))
            os.replace(begun, part)
        except OSError as problem:
            raise LudotecaError(f"cannot write to {self.path}: {problem.strerror}") from problem

    def _part(self, number: int) -> Path:
        return self.parts / f"{number:08}.json"

    def finish(self, standing: Standing, ranking: Ranking) -> None:
        """Write the result, and clear away what it was made of."""
        import polars as pl

        names = self.cup.bots
        rows = [
            {
                "deal": table.deal,
                "seed": table.seed,
                "bots": [names[bot] for bot in table.bots],
                "winners": list(table.winners),
                "reason": table.reason,
                "scores": list(table.scores),
                "decisions": table.decisions,
            }
            for block in standing.blocks
            for table in block
        ]
        schema: dict[str, Any] = {
            "deal": pl.Int64,
            "seed": pl.Int64,
            "bots": pl.List(pl.String),
            "winners": pl.List(pl.Int8),
            "reason": pl.String,
            "scores": pl.List(pl.Int32),
            "decisions": pl.Int32,
        }
        try:
            pl.DataFrame(rows, schema=schema).write_parquet(self.path / GAMES)
            self._write({**result(standing, ranking), "cup": self._cup()})
            shutil.rmtree(self.parts, ignore_errors=True)
        except OSError as problem:
            raise LudotecaError(f"cannot write to {self.path}: {problem.strerror}") from problem

    def _write(self, told: dict[str, Any]) -> None:
        begun = self.path / BEGUN
        begun.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        os.replace(begun, self.path / HEAD)


def result(standing: Standing, ranking: Ranking) -> dict[str, Any]:
    """How a tournament ended, as plain values; the same however and in how many goes it was played."""
    what = standing.cup
    open_pairs = ranking.open_pairs(what.until)
    games, wins = [0] * len(what.bots), [0.0] * len(what.bots)
    for block in standing.blocks:
        for table in block:
            for seat, bot in enumerate(table.bots):
                games[bot] += 1
                wins[bot] += seat in table.winners
    places = []
    for place, bot in enumerate(ranking.order):
        low, high = ranking.intervals[bot]
        gap = ranking.gaps[place] if place < len(ranking.gaps) else None
        places.append(
            {
                "bot": what.bots[bot],
                "points": round(ranking.points[bot], 1),
                "interval": [round(low, 1), round(high, 1)],
                "seats": games[bot],
                "win_rate": round(wins[bot] / games[bot], 6) if games[bot] else None,
                "ahead_of_next": None if gap is None else [round(gap[0], 1), round(gap[1], 1)],
                "apart_from_next": None if gap is None else gap[0] > 0,
            }
        )
    return {
        "format": FORMAT,
        "version": 1,
        "complete": True,
        "games": standing.games,
        "deals": len(standing.blocks),
        "settled": not open_pairs,
        "ranking": places,
        "crosstable": crosstable(standing),
    }


def crosstable(standing: Standing) -> dict[str, dict[str, list[float]]]:
    """For each pair of bots: how often the first won where exactly one of both did, and how often that was."""
    names = standing.cup.bots
    found: dict[str, dict[str, list[float]]] = {bot: {o: [0, 0] for o in names if o != bot} for bot in names}
    for block in standing.blocks:
        # A team is a seat of its own: those who played the same deal are compared.
        together = standing.cup.together
        tables = [[(table.bots[0], bool(table.winners)) for table in block]] if together else []
        tables += [] if together else [[(b, s in t.winners) for s, b in enumerate(t.bots)] for t in block]
        for seats in tables:
            for bot, won in seats:
                for other, also in seats:
                    if bot != other and won != also:
                        cell = found[names[bot]][names[other]]
                        cell[0] += won
                        cell[1] += 1
    return found

"""The numbers of a report, from the files of a run: counted and averaged, never game by game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

import ludoteca
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.live import LiveGame
from ludoteca.lab.files import FORMAT, SUMMARY, WATCHED, told_in
from ludoteca.lab.stats import wilson

if TYPE_CHECKING:
    import polars as pl

BINS = 12  # of lengths
STEPS = 20  # of how well a seat stands
FEW_TAKERS = 20  # below, a card is in the table and not in the plot


@dataclass(frozen=True)
class Rate:
    """How often something happened, with its interval."""

    count: int
    of: int

    @property
    def share(self) -> float:
        """As a number from 0 to 1."""
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, at 95 %."""
        return wilson(self.count, self.of)

    def is_far_from(self, fair: float, among: int) -> bool:
        """Whether it is surely another rate than this, where so many are looked at together."""
        low, high = self.interval_among(among)
        return not low <= fair <= high

    def interval_among(self, many: int) -> tuple[float, float]:
        """The interval for one of so many that are looked at together: if all of them are fair, not one in twenty
        tables shows any beside its fair share. Of four intervals of 95 %, one in five tables does."""
        return wilson(self.count, self.of, NormalDist().inv_cdf(1 - 0.025 / many))


@dataclass(frozen=True)
class Bar:
    """Some games of about the same length."""

    low: float
    high: float
    games: int
    ways: dict[str, int]  # how they ended


@dataclass(frozen=True)
class Moment:
    """One tenth of all matches, as those stood who were to win."""

    tenth: int
    standing: float
    leads: float  # how often the winner was ahead of all others
    losers: float  # how those stood who did not win


@dataclass(frozen=True)
class Wait:
    """How a seat spends its time."""

    seat: int
    between: float  # decisions of others between two of its own
    longest: float
    out: float  # the share of the match that it is out of


@dataclass(frozen=True)
class CardFigures:
    """What became of a card."""

    card: str
    offered: int
    taken: int
    takers: Rate  # wins among those who took it
    equals: float | None  # the win rate of seats that stood as well as its takers did

    def above(self, among: int) -> tuple[float, float]:
        """By how much its takers win more than their equals, where so many cards are looked at together."""
        low, high = self.takers.interval_among(among)
        equals = self.equals or 0.0
        return low - equals, high - equals


class Run:
    """One run that was watched."""

    def __init__(self, folder: Path) -> None:
        """Read what can be told at once; a folder without such a run is an error."""
        self.folder = folder
        self.summary = told_in(folder / SUMMARY)
        if self.summary.get("format") != FORMAT or "games" not in self.summary:
            raise LudotecaError(f"{folder} holds no run of `ludoteca sim --out`")
        missing = [name for name in WATCHED if not (folder / f"{name}.parquet").is_file()]
        if missing or not self.summary["games"]:
            raise LudotecaError(f"{folder} was not watched: run `ludoteca sim … --out {folder} --report`")
        self.game = ludoteca.game(self.summary["game"])
        self.seats: int = self.summary["seats"]
        self.games: int = self.summary["games"]
        self.live = isinstance(self.game, LiveGame)
        alone = any(len(bots) not in (0, self.seats) for bots in self._table("games")["winners"].unique())
        self.together = not alone  # all win or nobody does
        begun = self.game.new_state(self.seats, self.summary["options"])
        self.sides = sorted({min(self.game.team(begun, seat) or (seat,)) for seat in range(self.seats)})
        self.fair = 1 / len(self.sides)  # by the first seat of each: a side of several wins and loses as one

    def _table(self, name: str) -> pl.DataFrame:
        import polars as pl

        return pl.read_parquet(self.folder / f"{name}.parquet")

    # -- who wins ----------------------------------------------------------------------------------------------

    def by_seat(self) -> list[Rate]:
        """Wins of each seat."""
        return [Rate(seat["wins"], seat["games"]) for seat in self.summary["by_seat"]]

    def by_bot(self) -> dict[str, Rate]:
        """Wins of each bot, over all seats that it had."""
        return {bot: Rate(one["wins"], one["seats"]) for bot, one in self.summary["by_bot"].items()}

    def won(self) -> Rate:
        """Games that anyone won."""
        return Rate(self.games - self.summary["no_winner"], self.games)

    # -- how long, and how it ends -----------------------------------------------------------------------------

    @property
    def measure(self) -> str:
        """What the length of a match is measured in."""
        length = self.summary["length"]
        return "clock_ms" if length["clock_ms"] else "turns" if length["turns"] else "decisions"

    def lengths(self) -> list[float]:
        """Of every game, sorted; minutes in a live game."""
        scale = 60_000 if self.measure == "clock_ms" else 1
        return [value / scale for value in sorted(self._table("games")[self.measure].to_list())]

    def bars(self) -> list[Bar]:
        """Games by length, from the shortest on, and how they ended; the few longest are together in the last bar."""
        frame = self._table("games").select(self.measure, "reason")
        scale = 60_000 if self.measure == "clock_ms" else 1
        values = sorted(frame[self.measure].to_list())
        low, high = values[0] / scale, values[min(len(values) - 1, int(len(values) * 0.98))] / scale
        whole = scale == 1
        step = max(1.0, -(-(high - low + 1) // BINS)) if whole else max(1e-9, (high - low) / BINS)
        usual = min(BINS - 1, int((high - low) / step))  # the bar of the longest but those few
        counts: dict[int, dict[str, int]] = {}
        for value, reason in frame.iter_rows():
            at = min(int((value / scale - low) / step), usual + (value / scale > high))
            ways = counts.setdefault(at, {})
            ways[reason] = ways.get(reason, 0) + 1
        found = []
        for at in range(max(counts) + 1):
            ways = counts.get(at, {})
            found.append(
                Bar(low + at * step, low + (at + 1) * step - whole, sum(ways.values()), dict(sorted(ways.items())))
            )
        longest = values[-1] / scale
        return [*found[:-1], replace(found[-1], high=max(found[-1].high, longest))]

    def ways(self) -> dict[str, Rate]:
        """How games ended, most frequent first."""
        return {way: Rate(one["games"], self.games) for way, one in self.summary["ways_of_winning"].items()}

    # -- how everyone stood ------------------------------------------------------------------------------------

    def moments(self) -> list[Moment]:
        """Tenth by tenth, how those stood who were to win."""
        import polars as pl

        frame = self._table("moments").filter(pl.col("seat").is_in(self.sides))
        if self.together:  # what such a position is won by, instead of what bots think of it
            frame = self._stepped(frame).join(self._usual(), on="step").with_columns(pl.col("usual").alias("standing"))
        first = (pl.col("standing") >= pl.col("standing").max().over("game", "tenth") - 1e-6).cast(pl.Float64)
        # Who is ahead with others is so in part.
        frame = frame.with_columns(first.alias("first")).with_columns(
            (pl.col("first") / pl.col("first").sum().over("game", "tenth")).alias("first")
        )
        grouped = frame.group_by("tenth").agg(
            pl.col("standing").filter(pl.col("won")).mean().alias("standing"),
            pl.col("first").filter(pl.col("won")).mean().alias("leads"),
            pl.col("standing").filter(~pl.col("won")).mean().alias("losers"),
        )
        return [
            Moment(row["tenth"], row["standing"] or 0.0, row["leads"] or 0.0, row["losers"] or 0.0)
            for row in grouped.sort("tenth").iter_rows(named=True)
        ]

    def waits(self) -> list[Wait]:
        """How long each seat waits, and how much of the match it is out."""
        import polars as pl

        grouped = (
            self._table("seats")
            .group_by("seat")
            .agg(
                (pl.col("waits").sum() / (pl.col("decisions") - 1).clip(0).sum()).alias("between"),
                pl.col("longest").mean().alias("longest"),
                pl.col("out").mean().alias("out"),
            )
        )
        return [
            Wait(row["seat"], row["between"] or 0.0, row["longest"] or 0.0, row["out"] or 0.0)
            for row in grouped.sort("seat").iter_rows(named=True)
        ]

    def _stepped(self, frame: pl.DataFrame) -> pl.DataFrame:
        """With the step on which a seat stands: each has about as many positions as any other."""
        import polars as pl

        every = self._table("moments")["standing"]
        parts = [every.quantile(part / STEPS, "nearest") for part in range(1, STEPS)]
        breaks = pl.Series(sorted({part for part in parts if part is not None}), dtype=every.dtype)
        return frame.with_columns(breaks.search_sorted(frame["standing"]).cast(pl.Int32).alias("step"))

    def _usual(self) -> pl.DataFrame:
        """How often seats on each step win."""
        import polars as pl

        return self._stepped(self._table("moments")).group_by("step").agg(pl.col("won").mean().alias("usual"))

    # -- cards -------------------------------------------------------------------------------------------------

    def cards(self) -> list[CardFigures]:
        """Every card that was offered or taken; those who took it beside seats that stood as well at that moment."""
        import polars as pl

        takes = self._stepped(self._table("takes")).join(self._usual(), on="step", how="left")
        equals: dict[str, float] = dict(takes.group_by("card").agg(pl.col("usual").mean()).iter_rows())
        found = []
        for card, one in self.summary["cards"].items():
            if one["offered"] or one["bought"]:
                takers = Rate(one["wins"], one["buyers"])
                found.append(CardFigures(card, one["offered"], one["bought"], takers, equals.get(card)))
        return sorted(found, key=lambda card: -_above(card))

    def plotted(self) -> list[CardFigures]:
        """Those of which enough is known."""
        return [card for card in self.cards() if card.takers.of >= FEW_TAKERS and card.equals is not None]

    def differing(self, others: list[Run]) -> list[str]:
        """The names of the options in which these runs differ."""
        found: dict[str, set[str]] = {}
        for run in others:
            for name, value in run.summary["options"].items():
                found.setdefault(name, set()).add(repr(value))
        return [name for name, values in found.items() if len(values) > 1]

    def option(self, name: str) -> Any:
        """The value of one."""
        return self.summary["options"].get(name)


def _above(card: CardFigures) -> float:
    """How much better its takers did than their equals; unknown ones come last."""
    return card.takers.share - card.equals if card.equals is not None and card.takers.of >= FEW_TAKERS else -2.0

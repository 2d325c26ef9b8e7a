"""Comparisons: what a change of a game does, told by playing the same games with it and without it.

Every game is played twice, from the same seed; what counts is the difference. After every few games there is a look at
all metrics; a confidence sequence (`sequence.py`) makes that honest. All metrics together are wrong at most once in
twenty comparisons: `ALPHA` is shared out among them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from ludoteca.kernel.errors import BadSetup
from ludoteca.lab.sequence import Bounded, Free, Interval
from ludoteca.lab.side import Glance, Side, playing

ALPHA = 0.05
PRECISION = 0.01
MOST = 20_000
LEAST = 100  # games before the first look

END, COUNTER, SEAT, BOT, WON, WORTH = "end:", "counter:", "seat-", "bot-", "won", "worth"
TURNS, DECISIONS, MINUTES = "turns", "decisions", "minutes"

BETTER, WORSE, HIGHER, LOWER, AS_GOOD, UNKNOWN = "better", "worse", "higher", "lower", "as good", "not known yet"


class Metric:
    """One number of a game, on both sides. A rate is a chance from 0 to 1; others have no bounds."""

    def __init__(self, name: str, rate: bool, of: Callable[[Glance], float], good: bool = False) -> None:
        self.name = name
        self.rate = rate
        self.of = of
        self.good = good  # whether more of it is better: winning is, a length is a matter of taste
        self.games = 0
        self.before = 0.0
        self.after = 0.0
        self.differing = 0
        self._alone = [0.0, 0.0]  # sums of squares of each side, and of the differences: what pairs are worth
        self._paired = 0.0
        self._sequence: Bounded | Free = Free(ALPHA)

    def share(self, alpha: float) -> None:
        """Its part of all doubt."""
        self._sequence = Bounded(alpha) if self.rate else Free(alpha)

    def add(self, before: Glance, after: Glance) -> None:
        """A game of both sides."""
        self.note(self.of(before), self.of(after))

    def note(self, old: float, new: float) -> None:
        """One more pair of numbers."""
        self.games += 1
        self.before += old
        self.after += new
        self.differing += old != new
        self._alone[0] += old * old
        self._alone[1] += new * new
        self._paired += (new - old) ** 2
        if isinstance(self._sequence, Bounded):
            self._sequence.add(new - old)
        else:
            self._sequence.add(new - old, max(abs(old), abs(new)))

    @property
    def interval(self) -> Interval:
        """Of the difference, after - before; it may be looked at whenever one likes."""
        return self._sequence.interval()

    def gain(self) -> float | None:
        """How many times as many games it would take without pairs; None where no pair differs."""
        if self.games < 2:
            return None
        alone = sum(
            squares / self.games - (total / self.games) ** 2
            for squares, total in zip(self._alone, (self.before, self.after), strict=True)
        )
        paired = self._paired / self.games - ((self.after - self.before) / self.games) ** 2
        return alone / paired if paired > 0 else None

    def reach(self, precision: float) -> float:
        """The difference that does not matter: so much of a rate, such a part of anything else."""
        return precision if self.rate or not self.games else precision * abs(self.before / self.games)

    def verdict(self, precision: float) -> str:
        """What is known by now."""
        found = self.interval
        if self.games < LEAST:
            return UNKNOWN
        if found.within(self.reach(precision)):
            return AS_GOOD
        if not found.excludes_nought():
            return UNKNOWN
        if self.good:
            return BETTER if found.low > 0 else WORSE
        return HIGHER if found.low > 0 else LOWER


def nothing(_: Glance) -> float:
    """The number of a metric that only pairs have."""
    return 0.0


class Worth(Metric):
    """What a card is worth to who takes it: how much more often they win than they do, in the same game, without it.

    Only games in which somebody takes it count. It is no comparison of those who took it with those who did not.
    """

    def __init__(self, card: str) -> None:
        super().__init__(WORTH, True, nothing, good=True)
        self.card = card

    def add(self, before: Glance, after: Glance) -> None:
        """A game of both sides; `after` is the one with the card."""
        takers = after.takers.get(self.card, ())
        if takers:
            won = [sum(seat in game.winners for seat in takers) / len(takers) for game in (before, after)]
            self.note(won[0], won[1])


def seat_wins(seat: int) -> Metric:
    """How often a seat wins, alone or with others."""
    return Metric(f"{SEAT}{seat}", True, lambda game: float(seat in game.winners), good=True)


def bot_wins(bot: str) -> Metric:
    """How often a seat of this bot wins."""

    def of(game: Glance) -> float:
        seats = [seat for seat, name in enumerate(game.bots) if name == bot]
        return sum(seat in game.winners for seat in seats) / len(seats)

    return Metric(f"{BOT}{bot}", True, of, good=True)


def lengths(sample: Glance) -> list[Metric]:
    """How long games are, in whatever this game is measured."""
    found = [Metric(DECISIONS, False, lambda game: game.decisions)]
    if sample.turns is not None:
        found.append(Metric(TURNS, False, lambda game: game.turns or 0))
    if sample.clock_ms is not None:
        found.append(Metric(MINUTES, False, lambda game: (game.clock_ms or 0) / 60_000))
    return found


def known_metrics(seen: Sequence[Glance], side: Side) -> dict[str, Metric]:
    """All metrics that there are, judging by the first games of both sides."""
    together = all(len(game.winners) in (0, len(game.bots)) for game in seen)
    found = [Metric(WON, True, lambda game: float(bool(game.winners)), good=together)]
    if not together:
        found += [seat_wins(seat) for seat in range(side.plan.seats)]
        found += [bot_wins(bot) for bot in sorted(set(side.plan.bots))]
    found += lengths(seen[0])
    for reason in sorted({game.reason for game in seen}):
        found.append(Metric(f"{END}{reason}", True, lambda game, reason=reason: float(game.reason == reason)))  # type: ignore[misc]
    for name in sorted({name for game in seen for name in game.counters}):
        found.append(Metric(f"{COUNTER}{name}", False, lambda game, name=name: game.counters.get(name, 0)))  # type: ignore[misc]
    return {metric.name: metric for metric in found}


def usual_metrics(known: dict[str, Metric], side: Side) -> list[str]:
    """What is looked at when nobody says: who wins, and how long it takes."""
    several = len(set(side.plan.bots)) > 1
    winners = [name for name in known if name.startswith(BOT if several else SEAT)] or [WON]
    return [*winners, *(name for name in (TURNS, MINUTES) if name in known), DECISIONS]


@dataclass
class Comparison:
    """What came of comparing two sides."""

    before: Side
    after: Side
    precision: float
    most: int
    metrics: list[Metric] = field(default_factory=list)
    games: int = 0
    identical: int = 0  # games that came out the same on both sides
    complete: bool = False  # not interrupted
    seconds: float = 0.0
    rows: list[dict[str, float]] = field(default_factory=list)

    @property
    def decided(self) -> bool:
        """Whether every metric has its verdict."""
        return all(metric.verdict(self.precision) != UNKNOWN for metric in self.metrics)

    def to_json(self) -> dict[str, Any]:
        """All that is known, as plain values; the same for the same sides, however many processes played."""
        what = self.before.plan
        return {
            "format": FORMAT,
            "version": 1,
            "game": what.game,
            "seats": what.seats,
            "bots": list(what.bots),
            "rotate": what.rotate,
            "playouts": what.playouts,
            "seed": what.seed,
            "precision": self.precision,
            "most": self.most,
            "before": self.before.to_json(),
            "after": self.after.to_json(),
            "games": self.games,
            "identical": self.identical,
            "complete": self.complete,
            "metrics": {metric.name: self._metric(metric) for metric in self.metrics},
        }

    def _metric(self, metric: Metric) -> dict[str, Any]:
        found = metric.interval
        gain = metric.gain()
        known = metric.games > 0
        return {
            "verdict": metric.verdict(self.precision),
            "within": round(metric.reach(self.precision), 6),
            "games": metric.games,
            "before": round(metric.before / metric.games, 6) if known else None,
            "after": round(metric.after / metric.games, 6) if known else None,
            "difference": round(found.mean, 6) if known else None,
            "interval": [round(found.low, 6), round(found.high, 6)] if known else None,
            "differing": metric.differing,
            "gain": None if gain is None else round(gain, 2),
        }


FORMAT = "ludoteca-compare"


def compare(
    both: Sequence[Side],
    *,
    metrics: Sequence[str] = (),
    card: str = "",
    precision: float = PRECISION,
    most: int = MOST,
    jobs: int = 1,
    keep: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Comparison:
    """Play until every metric has its verdict, or `most` games are over. Ctrl-C ends it early, with what is known.

    `card` adds what that card is worth to who takes it. `keep` keeps a row for each game.
    """
    if not 0 < precision < 1:
        raise BadSetup(f"the precision must be above 0 and below 1, not {precision}")
    if most < LEAST:
        raise BadSetup(f"at least {LEAST} games are needed, not {most}")
    if jobs < 1:
        raise BadSetup(f"the number of jobs must be at least 1, not {jobs}")
    result = Comparison(both[0], both[1], precision, most)
    began = perf_counter()
    try:
        with playing(both, jobs) as streams:
            first: list[tuple[Glance, Glance]] = []
            while len(first) < LEAST:
                first += _pairs(streams, most - len(first))
            _choose(result, first, metrics, card)
            pairs = first
            while True:
                _count(result, pairs, keep)
                if progress is not None:
                    progress(len(pairs))
                if result.games >= most or result.decided:
                    break
                pairs = _pairs(streams, most - result.games)
    except KeyboardInterrupt:
        pass
    else:
        result.complete = True
    result.seconds = perf_counter() - began
    return result


def _pairs(streams: Sequence[Any], most: int) -> list[tuple[Glance, Glance]]:
    """The next games of both sides."""
    return list(zip(next(streams[0]), next(streams[1]), strict=True))[:most]


def _choose(result: Comparison, first: list[tuple[Glance, Glance]], wanted: Sequence[str], card: str) -> None:
    """The metrics that are asked for, each with its part of the doubt."""
    known = known_metrics([game for pair in first for game in pair], result.before)
    usual = usual_metrics(known, result.before)
    if card:
        known = {WORTH: Worth(card), **known}
    for name in wanted:
        if name not in known:
            raise BadSetup(f"there is no metric {name!r}; there are: {', '.join(known)}")
    chosen = [known[name] for name in dict.fromkeys([*([WORTH] if card else []), *(wanted or usual)])]
    for metric in chosen:
        metric.share(ALPHA / len(chosen))
    result.metrics = chosen


def _count(result: Comparison, pairs: Sequence[tuple[Glance, Glance]], keep: bool) -> None:
    for before, after in pairs:
        for metric in result.metrics:
            metric.add(before, after)
        result.identical += before == after
        if keep:
            row: dict[str, float] = {"game": result.games}
            for metric in result.metrics:
                if not isinstance(metric, Worth):
                    row[f"{metric.name} before"], row[f"{metric.name} after"] = metric.of(before), metric.of(after)
            result.rows.append(row)
        result.games += 1

"""What a siege has found: figures of one attack, and all of it as the part of docs/security.md between its marks.

Every line is kept with the run that it comes from (`build/siege.json`), so that a run of some parts alone leaves the
others as they were, and the page says of which run each part is. A whole run leaves nothing of older ones.
"""

from __future__ import annotations

import json
import statistics
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from bench.attacks import ATTACKS
from bench.bad_days import Day
from bench.kills import Toll

FACTOR = 2.0  # how much slower honest people may be under attack
NOISE_MS = 5.0  # below this the other processes on the same cores decide, not the server
ROOT = Path(__file__).resolve().parent.parent
SECURITY = ROOT / "docs" / "security.md"
KEPT = ROOT / "build" / "siege.json"
BEGIN, END = "<!-- siege:begin -->", "<!-- siege:end -->"
HEADS = {
    "attack": "| attack | p50 without → with | p99 without → with | factor (all rounds) | event loop late by "
    "| processor | attacker | answers | lost | seen |",
    "day": "| bad day | held | what was seen |",
    "kill": "| killed with -9 | match | kills | acknowledged | lost | doubled |",
}


@dataclass
class Phase:
    """What honest people saw, in all rounds of one kind."""

    rounds: list[list[float]] = field(default_factory=list)  # milliseconds from an answer to its arrivals
    answers: int = 0
    lost: int = 0  # arrivals that never came
    processor: float = 0.0  # seconds that the server used
    seconds: float = 0.0  # in so many
    late: Counter[float] = field(default_factory=Counter)  # looks at the event loop, by how late it was at most

    def percentile(self, share: float) -> float:
        """The median of what it was in each round, in milliseconds."""
        return statistics.median(_percentile(one, share) for one in self.rounds)

    def of_all(self, share: float) -> float:
        """Over all rounds together: one bad moment of the machine is in it."""
        return _percentile([latency for one in self.rounds for latency in one], share)

    @property
    def load(self) -> float:
        """The share of a processor that the server used."""
        return self.processor / max(self.seconds, 0.001)

    @property
    def delay(self) -> float:
        """Milliseconds by which the server's event loop was late at most, in 99 of 100 looks."""
        most = max(self.late.values(), default=0)
        return 1000 * min((bound for bound, count in self.late.items() if count >= 0.99 * most), default=float("inf"))


def _percentile(latencies: list[float], share: float) -> float:
    found = sorted(latencies)
    return found[int(len(found) * share)] if found else float("inf")


@dataclass
class Row:
    """One attack, and how people fared without and with it."""

    attack: str
    without: Phase
    beside: Phase
    lost: int
    seen: dict[str, int]
    attacker: float  # the share of a processor that the attacker took

    @property
    def factor(self) -> float:
        """How much slower the slowest of a hundred answers was."""
        return self.beside.percentile(0.99) / max(self.without.percentile(0.99), NOISE_MS)

    @property
    def factor_of_all(self) -> float:
        """The same, over all rounds together."""
        return self.beside.of_all(0.99) / max(self.without.of_all(0.99), NOISE_MS)

    @property
    def held(self) -> bool:
        """Whether the promise was kept. An attack of which nothing was seen proves nothing."""
        attacked = any(count for name, count in self.seen.items() if not name.startswith("table "))
        return self.factor <= FACTOR and not self.lost and attacked

    @property
    def delivered(self) -> str:
        """How much of the attack there was, in one round."""
        return ", ".join(f"{name}: {count:,}" for name, count in sorted(self.seen.items())) or "**nothing**"

    @property
    def line(self) -> str:
        """As a line of the table."""
        without, beside = self.without, self.beside
        factor = f"×{self.factor:.2f}" if self.factor <= FACTOR else f"**×{self.factor:.2f}**"
        return (
            f"| {self.attack} | {without.percentile(0.5):.1f} → {beside.percentile(0.5):.1f} ms "
            f"| {without.percentile(0.99):.1f} → {beside.percentile(0.99):.1f} ms "
            f"| {factor} (×{self.factor_of_all:.2f}) | {without.delay:.0f} → {beside.delay:.0f} ms "
            f"| {without.load:.2f} → {beside.load:.2f} | {self.attacker:.2f} "
            f"| {without.answers} → {beside.answers} | {self.lost or 0} | {self.delivered} |"
        )


def line_of_crowd(looking: dict[str, float]) -> str:
    """What each who comes costs, in a sentence."""
    return (
        f"{looking['lookers']:,.0f} look on at one table: {looking['ms_each']:.2f} ms of the server's processor "
        f"for each who comes, handshake included; a fixed piece of work (2,000 small JSON texts) took "
        f"{looking['yardstick_ms']:.0f} ms of it at that moment."
    )


def lines_of_days(days: Iterable[Day]) -> dict[str, str]:
    """The bad days, as lines of their table."""
    return {f"day {day.name}": f"| {day.name} | {'yes' if day.held else '**no**'} | {day.seen} |" for day in days}


def lines_of_kills(tolls: list[Toll]) -> dict[str, str]:
    """What each kind of match went through, as lines of their table, and how often servers were killed in all."""
    by_database = {toll.database: toll.kills for toll in tolls}
    each = " and ".join(f"{kills} on {database}" for database, kills in by_database.items())
    lines = {
        "kills": f"{sum(by_database.values())} kills with -9, {each}, each in the middle of a match of turns and of a "
        "live one, with answers under way at both:"
    }
    for toll in tolls:
        lines[f"kill {toll.database} {toll.game}"] = (
            f"| {toll.database} | {toll.game} | {toll.kills} | {toll.acknowledged:,} | {toll.lost} | {toll.doubled} |"
        )
    return lines


class Page:
    """The figures as people read them: lines by what they tell of (`attack quotes`, `crowd`, `day disk full`, `kills`,
    `kill SQLite rush-out`), each with the run that it comes from."""

    def __init__(self, run: str, whole: bool) -> None:
        self.run = run
        kept = json.loads(KEPT.read_text("utf-8")) if KEPT.is_file() and not whole else {}
        self._about: dict[str, str] = kept.get("about", {})
        self._lines: dict[str, tuple[str, str]] = {name: tuple(line) for name, line in kept.get("lines", {}).items()}

    @property
    def is_empty(self) -> bool:
        """Whether nothing is known but what this run will find."""
        return not self._lines

    def add(self, lines: dict[str, str]) -> None:
        """What this run has found; it takes the place of what an older one has."""
        self._lines.update({name: (self.run, line) for name, line in lines.items()})

    def describe(self, about: str) -> None:
        """Tell about this run."""
        self._about[self.run] = about

    def text(self) -> str:
        """All of it, as Markdown."""
        order = [f"attack {name}" for name in ATTACKS]
        names = [name for name in order if name in self._lines]
        names += [name for name in self._lines if name not in order]
        parts = [self._of_runs(names)]
        for kind, head in HEADS.items():
            mine = [self._lines[name][1] for name in names if name.startswith(f"{kind} ")]
            if kind == "kill" and "kills" in self._lines:
                parts.append(self._lines["kills"][1])
            if mine:
                parts.append("\n".join([head, "| --- " * (head.count("|") - 1) + "|", *mine]))
            if kind == "attack" and "crowd" in self._lines:
                parts.append(self._lines["crowd"][1])
        return "\n\n".join(parts)

    def _of_runs(self, names: list[str]) -> str:
        """What is to be known of the runs; where there were several, with the parts that each of them has found."""
        runs = sorted({self._lines[name][0] for name in names})
        if len(runs) < 2:
            return "".join(self._about.get(run, "") for run in runs)
        found = {run: [_short(name) for name in names if self._lines[name][0] == run] for run in runs}
        return "\n".join(f"- {', '.join(dict.fromkeys(found[run]))}: {self._about.get(run, '')}" for run in runs)

    def write(self) -> None:
        """Put it where people read it, and keep it for the next run of some parts."""
        used = {run for run, _ in self._lines.values()}
        about = {run: told for run, told in self._about.items() if run in used}
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps({"about": about, "lines": self._lines}), "utf-8")
        before, _, rest = SECURITY.read_text("utf-8").partition(BEGIN)
        SECURITY.write_text(f"{before}{BEGIN}\n\n{self.text()}\n\n{END}{rest.partition(END)[2]}", "utf-8")


def _short(name: str) -> str:
    """A part as it is called on the command line."""
    kind, _, which = name.partition(" ")
    return {"attack": which, "day": "days", "kill": "kills"}.get(kind, kind)

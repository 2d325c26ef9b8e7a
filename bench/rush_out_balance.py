"""Who wins the rounds of Rush Out!, and how: bots against bots in simulated time, in every set-up with 3 to 5 players.

    python -m bench.rush_out_balance [--rounds 1000] [--heroes jogador] [--sorcerer jogador] [--seed 1]
                                     [--scenario 3] [--players 4] [--json]

Whole matches are played, with trade between the rounds, until so many rounds are over. The Heroes are every team of
that size in turn, so that no figure is of one team alone. `alone` is the part of what the Heroes completed that one
of them did without help, in per cent. The same seed gives the same rounds, compiled or not.
Intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations

from ludoteca.games.rush_out.bots.levels import PACE, policy
from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.content.names import SCENARIO_IDS
from ludoteca.games.rush_out.rules.play import RushTable
from ludoteca.games.rush_out.state import (
    BARD,
    CLERIC,
    HEROES,
    REASON_NAMES,
    SIDE_NAMES,
    SORCERER,
    Rush,
    new_state,
)
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.live import LivePolicy, live_playout
from ludoteca.lab.stats import wilson

COOLDOWN = 700
COUNTS = (3, 4, 5)  # of players
WAYS = ("heroes-deck", "heroes-lives", "sorcerer-deck", "sorcerer-dragon", "sorcerer-souls")
TARGET = (0.30, 0.70)
SEEDS_A_CELL = 1_000_003  # matches of different set-ups never share a seed


@dataclass
class Cell:
    """What was measured in one set-up with one number of players."""

    scenario: str
    players: int
    rounds: int
    won: int  # by the Heroes
    ways: dict[str, int]
    completed: int  # cards and tiles by the Heroes, wounds apart
    alone: int  # those of them that one Hero filled alone
    seconds: float  # of a round, on average
    actions: int

    @property
    def rate(self) -> float:
        """The part of the rounds that the Heroes won."""
        return self.won / self.rounds

    @property
    def interval(self) -> tuple[float, float]:
        """Where that part really is, in 95 of 100 measurements."""
        return wilson(self.won, self.rounds)

    def json(self) -> str:
        """All of it for a program."""
        return json.dumps({**asdict(self), "rate": self.rate, "interval": self.interval})

    def row(self) -> str:
        """A line of the table."""
        low, high = self.interval
        ways = " | ".join(f"{100 * self.ways.get(way, 0) / self.rounds:.0f}" for way in WAYS)
        return (
            f"| {self.scenario} | {self.players} | {self.rounds:,} | {100 * self.rate:.1f} % "
            f"| {100 * low:.1f} … {100 * high:.1f} % | {ways} | {100 * self.alone / self.completed:.0f} "
            f"| {self.seconds / 60:.1f} |"
        )


HEAD = (
    "| Set-up | Players | Rounds | Heroes win | 95 % interval "
    "| deck | lives | deck | dragon | souls | alone | minutes |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)


def teams(heroes: int) -> list[list[int]]:
    """The roles of every team of so many Heroes, the Sorcerer in the first seat."""
    return [[SORCERER, *team] for team in combinations(range(BARD, CLERIC + 1), heroes)]


def measure(scenario: int, players: int, rounds: int, heroes: str, sorcerer: str, seed: int) -> Cell:
    """Play whole matches until so many rounds are over."""
    sides = {level: policy(level) for level in {heroes, sorcerer}}
    seats: list[LivePolicy] = [sides[sorcerer]] + [sides[heroes]] * (players - 1)
    line_ups = teams(players - 1)
    ways: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    played = won = time = actions = 0
    match = seed * SEEDS_A_CELL + scenario * 8 + players
    while played < rounds:
        table: Rush = RushTable(
            new_state(own_box(), line_ups[match % len(line_ups)], scenario, COOLDOWN, False, False),
            seeded(match).for_seats(players),
            [],
        )
        table.begin()
        actions += live_playout(table, players, seats, seeded(-match))
        for ending in table.s.history:
            side, reason = divmod(ending, 8)
            ways[f"{SIDE_NAMES[side]}-{REASON_NAMES[reason]}"] += 1
            won += side == HEROES
        kinds.update(event.kind for event in table.drain())
        played += len(table.s.history)
        time += table.s.now
        match += SEEDS_A_CELL
    alone = kinds["completed"] + kinds["repelled"]
    completed = alone + kinds["completed-together"] + kinds["repelled-together"]
    return Cell(
        SCENARIO_IDS[scenario], players, played, won, dict(ways), completed, alone, time / played / 1000, actions
    )


def whole(cells: list[Cell]) -> str:
    """One line about all rounds together."""
    rounds = sum(cell.rounds for cell in cells)
    won = sum(cell.won for cell in cells)
    low, high = wilson(won, rounds)
    rates = [cell.rate for cell in cells]
    return (
        f"Heroes win {won:,} of {rounds:,} rounds: {100 * won / rounds:.1f} % ({100 * low:.1f} … {100 * high:.1f} %), "
        f"by set-up and players {100 * min(rates):.0f} … {100 * max(rates):.0f} %"
    )


def command_line(description: str | None, rounds: int, scenarios: Sequence[str]) -> argparse.ArgumentParser:
    """What is asked of every measurement of rounds: how many, in which set-ups, with how many players."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=rounds, help="rounds for each figure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario", choices=SCENARIO_IDS, action="append", help="only this set-up; may be repeated")
    parser.add_argument("--players", type=int, choices=COUNTS, action="append", help="only with so many players")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.set_defaults(scenarios=scenarios)
    return parser


def set_ups(wanted: argparse.Namespace) -> Iterator[tuple[int, int]]:
    """The scenarios and numbers of players that shall be measured."""
    for name in wanted.scenario or wanted.scenarios:
        for players in wanted.players or COUNTS:
            yield SCENARIO_IDS.index(name), players


def main() -> None:
    """Measure and print."""
    parser = command_line(__doc__, 1000, SCENARIO_IDS)
    parser.add_argument("--heroes", choices=PACE, default="jogador")
    parser.add_argument("--sorcerer", choices=PACE, default="jogador")
    wanted = parser.parse_args()
    if not wanted.json:
        print(HEAD)
    cells: list[Cell] = []
    for scenario, players in set_ups(wanted):
        cell = measure(scenario, players, wanted.rounds, wanted.heroes, wanted.sorcerer, wanted.seed)
        cells.append(cell)
        print(cell.json() if wanted.json else cell.row(), flush=True)
    if not wanted.json:
        outside = [f"{cell.scenario} with {cell.players}" for cell in cells if not TARGET[0] <= cell.rate <= TARGET[1]]
        print(f"\n{whole(cells)}\noutside {TARGET[0]:.0%} … {TARGET[1]:.0%}: {', '.join(outside) or 'none'}")


if __name__ == "__main__":
    main()

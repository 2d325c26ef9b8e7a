"""How a person fares at a table of Rush Out! with bots of one level, in simulated time, with 3 to 5 players.

    python -m bench.rush_out_people [--rounds 300] [--level aprendiz] [--sense jogador] [--every 1000] [--seed 1]
                                    [--scenario 1] [--players 4] [--json]

The person does one sensible thing every so many milliseconds (`--every`, with a spread of a fifth): what a bot with
that much sense (`--sense`) would do, were it that slow. All others are bots of one level (`--level`), who see that a
person plays and how busy it is. Measured are rounds won by the side of a person who is a Hero, of a person who is the
Sorcerer, and of a Hero who does nothing at all. Whole matches are played, with every team of that size in turn; the
same seed gives the same rounds, compiled or not. Intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from bench.rush_out_balance import COOLDOWN, SEEDS_A_CELL, command_line, set_ups, teams
from ludoteca.games.rush_out.bots.levels import PACE, policy
from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.content.names import SCENARIO_IDS
from ludoteca.games.rush_out.rules.play import RushTable
from ludoteca.games.rush_out.state import HEROES, RACE, Rush, new_state
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.live import LivePolicy, LiveTable, live_playout
from ludoteca.lab.stats import wilson

EARLY = ("training-1", "training-2", "1", "2")
PARTS = ("hero", "sorcerer", "idle")
SEAT_OF = {"hero": 1, "sorcerer": 0, "idle": 1}  # the Sorcerer has the first seat
TARGETS = {"hero": (0.40, 0.60), "sorcerer": (0.40, 0.60), "idle": (0.0, 0.10)}
HEAD = "| Set-up | Players | as a Hero | as the Sorcerer | an idle Hero's team |\n| --- | --- | --- | --- | --- |"
LOOK_MS = 250  # until a person who can do nothing looks again


class Person(LivePolicy):
    """Somebody with the sense of a bot and a pace of its own."""

    def __init__(self, sense: LivePolicy, every_ms: int) -> None:
        self.sense = sense
        self.every_ms = every_ms

    def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
        """One sensible thing."""
        return self.sense.act(table, seat, whim)

    def pause(self, table: LiveTable, seat: int, acted: bool, whim: Chance) -> int:
        """The time that a person takes, a little more or less."""
        return self.every_ms * (900 + whim.below(201)) // 1000 if acted else LOOK_MS


class Idler(Person):
    """Somebody who lets the others play."""

    def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
        """Nothing, in a race."""
        assert isinstance(table, Rush)
        return -1 if table.s.phase == RACE else self.sense.act(table, seat, whim)


@dataclass
class Cell:
    """What was measured in one set-up with one number of players, for one part."""

    scenario: str
    players: int
    part: str
    rounds: int
    won: int  # by the side of the person

    @property
    def rate(self) -> float:
        """The part of the rounds that the person's side won."""
        return self.won / self.rounds

    @property
    def in_target(self) -> bool:
        """Whether that is as it should be."""
        low, high = TARGETS[self.part]
        return low <= self.rate <= high

    def json(self) -> str:
        """All of it for a program."""
        return json.dumps({**asdict(self), "rate": self.rate, "interval": wilson(self.won, self.rounds)})


def measure(scenario: int, players: int, part: str, rounds: int, level: str, person: Person, seed: int) -> Cell:
    """Play whole matches until so many rounds are over."""
    bot = policy(level)
    seat = SEAT_OF[part]
    seats: list[LivePolicy] = [bot] * players
    seats[seat] = person
    line_ups = teams(players - 1)
    played = won = 0
    match = seed * SEEDS_A_CELL + scenario * 8 + players
    while played < rounds:
        table: Rush = RushTable(
            new_state(own_box(), line_ups[match % len(line_ups)], scenario, COOLDOWN, False, False),
            seeded(match).for_seats(players),
            None,
        )
        table.people = (seat,)
        table.begin()
        live_playout(table, players, seats, seeded(-match))
        won += sum((ending // 8 == HEROES) == (part != "sorcerer") for ending in table.s.history)
        played += len(table.s.history)
        match += SEEDS_A_CELL
    return Cell(SCENARIO_IDS[scenario], players, part, played, won)


def row(cells: list[Cell]) -> str:
    """A line of the table: one set-up and number of players, all parts."""
    shown = []
    for cell in cells:
        low, high = wilson(cell.won, cell.rounds)
        shown.append(f"{100 * cell.rate:.0f} % ({100 * low:.0f} … {100 * high:.0f})")
    return f"| {cells[0].scenario} | {cells[0].players} | {' | '.join(shown)} |"


def main() -> None:
    """Measure and print."""
    parser = command_line(__doc__, 300, EARLY)
    parser.add_argument("--level", choices=PACE, default="aprendiz", help="of all bots at the table")
    parser.add_argument("--sense", choices=PACE, default="jogador", help="how well the person chooses")
    parser.add_argument("--every", type=int, default=1000, help="milliseconds from one act of the person to the next")
    wanted = parser.parse_args()
    if not wanted.json:
        print(HEAD)
    sense = policy(wanted.sense)
    people = {part: (Idler if part == "idle" else Person)(sense, wanted.every) for part in PARTS}
    found: list[Cell] = []
    for scenario, players in set_ups(wanted):
        cells = [
            measure(scenario, players, part, wanted.rounds, wanted.level, people[part], wanted.seed) for part in PARTS
        ]
        found += cells
        print("\n".join(cell.json() for cell in cells) if wanted.json else row(cells), flush=True)
    if not wanted.json:
        outside = [f"{cell.part} in {cell.scenario} with {cell.players}" for cell in found if not cell.in_target]
        print(f"\noutside 40 … 60 % (idle: at most 10 %): {', '.join(outside) or 'none'}")


if __name__ == "__main__":
    main()

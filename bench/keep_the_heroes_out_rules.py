"""What the rule of each scenario of Keep the Heroes Out! does to a match: how often it acts, and what it changes.

    python -m bench.keep_the_heroes_out_rules [--matches 200] [--level family] [--bots jogador] [--seed 1]
                                              [--scenario bailiff] [--json]

Matches are shared out among one to six players, with the Clans that the Chronicle prescribes. The same matches are
played again without the rule: same dungeon, same cards, but the cards of the scenario do nothing and nothing else of
the rule holds. The storm with which most scenarios begin their second Wave comes without the rule, too. `acted` is the
part of the matches in which the rule acted, `times` how often in a match; `won` and `without` are wins with and without
it; `moves` is the part of the decisions of a match in which the same bot, in the same position, would do something else
if there were no rule; `steered` is the part of the questions that the rule asks by itself in which it does not just
take the first answer. Intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from ludoteca.games.keep_the_heroes_out.actions import BUILD, EXTRA
from ludoteca.games.keep_the_heroes_out.bots.levels import policy
from ludoteca.games.keep_the_heroes_out.content.box import LEVEL_NAMES
from ludoteca.games.keep_the_heroes_out.content.load import content_of
from ludoteca.games.keep_the_heroes_out.content.scenario import MARK_ACTED, WORDS, Scenario
from ludoteca.games.keep_the_heroes_out.content.scenario_file import own_scenario, own_scenarios
from ludoteca.games.keep_the_heroes_out.content.table import Content
from ludoteca.games.keep_the_heroes_out.rules.match import match
from ludoteca.games.keep_the_heroes_out.state import WON, Dungeon, DungeonState, new_clan, new_state
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.flow import Decision, Policy, Table, playout
from ludoteca.lab.stats import wilson

PLAYERS = range(1, 7)
SEEDS_A_SCENARIO = 1_000_003  # matches of different scenarios never share a seed
LOOK = 3  # one decision in so many is looked at twice


@dataclass
class Row:
    """What was measured of one scenario."""

    scenario: str
    matches: int
    acted: int
    times: int
    won: int
    without: int
    looked: int  # decisions that were looked at twice
    moves: int  # of those, so many were different
    asked: int  # questions of the rule itself
    steered: int  # of those, so many were not answered by the first that there is


class Comparing(Policy):
    """Plays with the rule, and asks itself now and then what it would do without."""

    def __init__(self, bot: Policy, bare: Content) -> None:
        self.bot = bot
        self.bare = bare
        self.decisions = 0
        self.looked = 0
        self.moves = 0
        self.asked = 0
        self.steered = 0

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """What the bot chooses."""
        chosen = self.bot.choose(table, decision, whim)
        self.decisions += 1
        if decision.kind.startswith("scenario-"):
            self.asked += 1
            self.steered += chosen != decision.actions[0]
        elif self.decisions % LOOK == 0 and len(decision.actions) > 1:
            assert isinstance(table, Dungeon)
            world = table.s.copy()
            world.content = self.bare
            there = [action for action in decision.actions if not EXTRA <= action < BUILD]  # no rule, no offer of it
            bare = Decision(decision.seat, decision.kind, there, decision.about)
            other = self.bot.choose(Dungeon(world, seeded(1), None), bare, seeded(1))
            self.looked += 1
            self.moves += other != chosen
        return chosen


def without_rule(scenario: Scenario) -> Scenario:
    """The same dungeon and cards, and no rule."""
    bare = Scenario(scenario.id, int(scenario.number), int(scenario.chapter))
    for field in ("place", "turn", "bricked", "treasures", "portals", "cards", "heroes", "without", "clans"):
        setattr(bare, field, getattr(scenario, field))
    bare.laboratory, bare.plans, bare.storm = scenario.laboratory, scenario.plans, scenario.storm
    bare.always = [[] for _ in range(WORDS)]
    return bare


def play(content: Content, seats: int, level: int, bot: Policy, seed: int) -> DungeonState:
    """One match to its end."""
    clans = [new_clan(content, 0 if seats == 1 else i, clan) for i, clan in enumerate(content.scenario.clans[seats])]
    table = Dungeon(new_state(content, clans, level), seeded(seed), None)
    playout(match(table), table, [bot] * seats, seeded(seed + 1))
    return table.s


def measure(name: str, matches: int, level: int, bots: str, seed: int, *, bare_matches: bool = True) -> Row:
    """A scenario with its rule; and, unless nobody asks who wins then, the same matches without it."""
    scenario = own_scenario(name)
    content, bare = content_of(scenario), content_of(without_rule(scenario))
    row = Row(name, matches, 0, 0, 0, 0, 0, 0, 0, 0)
    comparing = Comparing(policy(bots), bare)
    for number in range(matches):
        seats = PLAYERS[number % len(PLAYERS)]
        luck = seed + int(scenario.number) * SEEDS_A_SCENARIO + number
        ended = play(content, seats, level, comparing, luck)
        row.acted += ended.marks[MARK_ACTED] > 0
        row.times += ended.marks[MARK_ACTED]
        row.won += ended.reason == WON
        if bare_matches:
            row.without += play(bare, seats, level, policy(bots), luck).reason == WON
    row.looked, row.moves = comparing.looked, comparing.moves
    row.asked, row.steered = comparing.asked, comparing.steered
    return row


def told(row: Row) -> str:
    """A row as a line of the table."""
    low, high = wilson(row.won, row.matches)
    return (
        f"{row.scenario:16} acted {row.acted / row.matches:5.0%}  times {row.times / row.matches:5.1f}"
        f"  won {row.won / row.matches:4.0%} ({low:.0%} to {high:.0%})  without {row.without / row.matches:4.0%}"
        f"  moves {row.moves / max(1, row.looked):5.1%}  steered {row.steered / max(1, row.asked):4.0%}"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.keep_the_heroes_out_rules", description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--level", choices=LEVEL_NAMES, default=LEVEL_NAMES[0])
    parser.add_argument("--bots", choices=("aprendiz", "jogador"), default="jogador")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario", choices=tuple(own_scenarios()), action="append")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    rows = []
    for name in given.scenario or own_scenarios():
        rows.append(measure(name, given.matches, LEVEL_NAMES.index(given.level), given.bots, given.seed))
        if not given.json:
            print(told(rows[-1]), flush=True)
    if given.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))


if __name__ == "__main__":
    main()

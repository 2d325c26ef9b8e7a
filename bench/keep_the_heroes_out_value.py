"""What a dungeon is worth: a logistic regression over matches of *jogador* teams, for *mestre*.

    python -m bench.keep_the_heroes_out_value [--games 4] [--levels challenging,hardcore] [--seed 7]

`--games` matches for each level, scenario and number of players, with the Clans that the scenario prescribes and, every
other match, with Clans at random. At the beginning of every turn the dungeon is looked at (`bots/strength.py`), for
that is when a search judges it. A fifth of the matches is kept back, and says how good the guess is: the area under its
curve, and the log-loss beside that of always saying the mean. The weights are printed as `strength.py` holds them.
Content or bots that change ask for new ones.
"""

from __future__ import annotations

import argparse

import numpy as np

import ludoteca
from bench.keep_the_heroes_out_balance import GAME, Match, begin, matches
from bench.regression import Look, Scale, arrays, fit, judge
from ludoteca.games.keep_the_heroes_out.bots.player import is_first_card
from ludoteca.games.keep_the_heroes_out.bots.strength import FITTED, features
from ludoteca.games.keep_the_heroes_out.content.box import LEVEL_NAMES
from ludoteca.games.keep_the_heroes_out.game import SCENARIOS
from ludoteca.games.keep_the_heroes_out.state import Dungeon
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.flow import Decision, Policy, Table

PULL = 20.0  # of every weight towards nothing
KEPT_BACK = 5  # one match in so many
A_LINE = 13  # weights in a line


class Watcher(Policy):
    """A *jogador* that writes down what the dungeon looks like whenever a turn begins."""

    def __init__(self) -> None:
        self.player = ludoteca.game(GAME).policy("jogador")
        self.seen: list[list[float]] = []

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """What *jogador* chooses."""
        assert isinstance(table, Dungeon)
        if decision.kind == "turn" and is_first_card(table):
            self.seen.append(features(table))
        return self.player.choose(table, decision, whim)


def watch(match: Match) -> list[Look]:
    """All looks at a match, and whether it was won."""
    session = begin(match)
    watcher = Watcher()
    session.finish([watcher] * match.players, seeded(match.seed))
    assert session.outcome is not None
    won = float(bool(session.outcome.winners))
    return [(row, won) for row in watcher.seen]


def main() -> None:
    """Play, fit, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--levels", default=",".join(LEVEL_NAMES))
    parser.add_argument("--seed", type=int, default=7)
    wanted = parser.parse_args()
    wanted.scenarios, wanted.players, wanted.bots, wanted.cards = ",".join(SCENARIOS), "1,2,3,4,5,6", "jogador", False
    learnt: list[Look] = []
    kept: list[Look] = []
    for number, match in enumerate(matches(wanted)):
        (kept if number % KEPT_BACK == 0 else learnt).extend(watch(match))
    rows, won = arrays(learnt)
    scale = Scale(rows)
    weights = scale.weights(fit(scale.of(rows), won, np.zeros(rows.shape[1]), PULL))
    other_rows, other_won = arrays(kept)
    print(f"{len(rows)} looks; kept back {len(other_rows)}: {judge(other_rows, other_won, weights)}")
    if len(FITTED) == rows.shape[1]:
        print(f"as it is now: {judge(other_rows, other_won, np.array(FITTED))}")
    for at in range(0, len(weights), A_LINE):
        print("    *(" + ", ".join(f"{round(float(one), 4)}" for one in weights[at : at + A_LINE]) + "),")


if __name__ == "__main__":
    main()

"""What a position of Kick-Ass is worth: a logistic regression over matches of *jogador* teams, plot by plot.

    python -m bench.kick_ass_value [--games 100] [--seed 7] [--write]

`--games` matches for each plot and number of players, heroes drawn at random. Whenever cards are chosen the table is
looked at (`bots/features.py`); who won in the end is what the numbers are to tell. A fifth of the matches is kept back,
and says how good the guess is: the area under its curve, and the log-loss beside that of always saying the mean.
`--write` puts the weights into `bots/weights.toml`. Content that changes asks for new weights.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

import ludoteca
from bench.kick_ass_balance import GAME, Match
from bench.regression import Array, Look, Scale, arrays, fit, judge
from ludoteca.games.kick_ass.bots import features as f
from ludoteca.games.kick_ass.content.box import PLOT_NAMES
from ludoteca.games.kick_ass.game import PLOTS
from ludoteca.games.kick_ass.state import WON, City, CityState
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.flow import Decision, Policy, Table

TOGETHER = 20.0  # pull towards nothing, of what all plots have in common
APART = 60.0  # pull of a plot towards what all have in common
KEPT_BACK = 5  # one match in so many
WEIGHTS = Path(ludoteca.__file__).parent / "games" / "kick_ass" / "bots" / "weights.toml"

Looks = dict[tuple[str, bool, bool], list[Look]]  # by plot, revealed, kept back


class Watcher(Policy):
    """A *jogador* that writes down what the table looks like whenever cards are chosen."""

    def __init__(self) -> None:
        self.player = ludoteca.game(GAME).policy("jogador")
        self.seen: list[tuple[bool, list[float]]] = []
        self.moment = (0, 0)

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """What *jogador* chooses."""
        if decision.kind == "card":
            assert isinstance(table, City)
            moment = (int(table.s.round), int(table.s.segment))
            if moment != self.moment:
                self.moment = moment
                self.seen.append((table.s.revealed, f.features(table.s)))
        return self.player.choose(table, decision, whim)


def watch(match: Match) -> tuple[bool, list[tuple[bool, list[float]]]]:
    """Whether a match was won, and all looks at it."""
    session = match.start()
    watcher = Watcher()
    session.finish([watcher] * match.players, seeded(match.seed))
    state = session.state
    assert isinstance(state, CityState)
    return state.reason == WON, watcher.seen


def weigh(looks: Looks, revealed: bool, name: str) -> list[Array]:
    """Weights by plot: what all have in common is found first, and each then goes as far from it as its looks say."""
    every = [look for plot in PLOTS for look in looks[plot, revealed, False]]
    rows, won = arrays(every)
    scale = Scale(rows)
    common = fit(scale.of(rows), won, np.zeros(rows.shape[1]), TOGETHER)
    found: list[Array] = []
    for plot in PLOTS:
        rows, won = arrays(looks[plot, revealed, False])
        weights = scale.weights(fit(scale.of(rows), won, common, APART))
        found.append(weights)
        kept, kept_won = arrays(looks[plot, revealed, True])
        print(f"{plot}, {name}: {len(rows)} looks; {judge(kept, kept_won, weights)}", flush=True)
    return found


def main() -> None:
    """Play, fit, tell, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    looks: Looks = {}
    for number, plot in enumerate(PLOTS):
        for players in range(1, 5):
            base = wanted.seed * 1_000_003 + 10_000 * number + 1000 * players
            for count in range(wanted.games):
                won, seen = watch(Match(plot, players, base + count, ("jogador",) * players))
                for revealed, row in seen:
                    looks.setdefault((plot, revealed, count % KEPT_BACK == 0), []).append((row, float(won)))
    tables = {name: weigh(looks, revealed, name) for revealed, name in ((False, "hunt"), (True, "plot"))}
    if wanted.write:
        WEIGHTS.write_text(told(tables, wanted), encoding="utf-8")


def told(tables: dict[str, list[Array]], wanted: argparse.Namespace) -> str:
    """The file of the weights."""
    command = f"python -m bench.kick_ass_value --games {wanted.games} --seed {wanted.seed} --write"
    lines = ["# Weights of the numbers of a position (features.py), found by play. Written by", f"#   {command}"]
    for part, names in (("hunt", f.HUNT), ("plot", f.PLOT)):
        for plot, weights in zip(PLOT_NAMES, tables[part], strict=True):
            lines += ["", f"[{part}.{plot}]"]
            lines += [f"{name} = {weight:.4f}" for name, weight in zip(names, weights, strict=True)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()

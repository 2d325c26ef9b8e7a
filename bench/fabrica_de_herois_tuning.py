"""How the weights of *mestre* in Fábrica de Heróis are fitted.

    python -m bench.fabrica_de_herois_tuning [--rounds 30] [--games 3000] [--seats 4] [--seed 1] [--file weights.json]
    python -m bench.fabrica_de_herois_tuning --check 4000 --file weights.json
    python -m bench.fabrica_de_herois_tuning --value 2000 [--seats 4]

In every match of a round two players have the weights as they stand, each changed by its own factor: what one has more
of, the other has less of by as much; everyone else is *jogador*. What the winner had more of is what the round learns;
each weight moves by what it brought. The file keeps where that has come to, so that a run can go on from it. `--check`
plays with the weights of the file (without one, with those of *mestre*) among *jogador* and tells how often they win.
`--value` fits what the traits of a player (`bots/strength.py`) count to who won so many matches of *jogador*.
"""

from __future__ import annotations

import argparse
import json
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import ludoteca
from bench.fabrica_de_herois_levels import GAME, share, won_by
from ludoteca.games.fabrica_de_herois.bots.player import Player
from ludoteca.games.fabrica_de_herois.bots.strength import traits
from ludoteca.games.fabrica_de_herois.bots.weights import JOGADOR, MESTRE, Weights
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision, Policy, Table, playout

if TYPE_CHECKING:
    from ludoteca.kernel.chance import Chance
    from ludoteca.kernel.game import Game

NAMES = [name for name in dir(JOGADOR) if isinstance(getattr(JOGADOR, name), float)]
SPREAD = 0.3  # the standard deviation of a weight's factor, as a logarithm
PACE = 50.0  # how far a weight moves for what it brought, in such deviations
MOST = 0.5  # … and at most
POINTS = 0.5  # what all points to the target count beside a win


def weights_at(logs: dict[str, float]) -> Weights:
    """The weights of *jogador*, each changed by a factor."""
    made = Weights()
    for name, value in logs.items():
        setattr(made, name, getattr(JOGADOR, name) * exp(value))
    return made


def shifted(logs: dict[str, float], z: dict[str, float], sign: int) -> dict[str, float]:
    """A neighbour of these weights."""
    return {name: logs.get(name, 0.0) + sign * SPREAD * z[name] for name in NAMES}


def results(game: Game, policies: list[Any], seed: int) -> list[float]:
    """What a match brings to every seat."""
    state: Any = game.new_state(len(policies), game.check_setup(len(policies), None))
    table = game.table(state, seeded(seed), None)
    playout(game.flow(table), table, policies, seeded(-1 - seed))
    outcome = game.outcome(state)
    won = 1.0 / len(outcome.winners)
    return [
        won * (seat in outcome.winners) + POINTS * min(1.0, int(p.points) / int(state.target))
        for seat, p in enumerate(state.players)
    ]


def learn(game: Game, logs: dict[str, float], games: int, seats: int, seed: int) -> dict[str, float]:
    """What one more deviation of each weight brings, by the matches of a round."""
    luck = Random(seed)
    plain = Player()
    brought = dict.fromkeys(NAMES, 0.0)
    for number in range(games):
        z = {name: luck.gauss(0.0, 1.0) for name in NAMES}
        first = luck.randrange(seats)
        second = (first + luck.randrange(1, seats)) % seats
        policies: list[Any] = [plain] * seats
        policies[first] = Player(weights_at(shifted(logs, z, 1)))
        policies[second] = Player(weights_at(shifted(logs, z, -1)))
        found = results(game, policies, seed * 1_000_000 + number)
        gain = (found[first] - found[second]) / 2.0
        for name in NAMES:
            brought[name] += gain * z[name]
    return {name: total / games for name, total in brought.items()}


def fit(game: Game, file: Path, rounds: int, games: int, seats: int, seed: int) -> None:
    """Round after round, each from where the last one has come to."""
    kept: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {"round": 0, "logs": {}, "pull": {}}
    logs: dict[str, float] = kept["logs"]
    pull: dict[str, float] = kept["pull"]
    for _ in range(rounds):
        kept["round"] += 1
        brought = learn(game, logs, games, seats, seed * 1000 + kept["round"])
        for name in NAMES:
            pull[name] = 0.6 * pull.get(name, 0.0) + 0.4 * brought[name]
            logs[name] = logs.get(name, 0.0) + SPREAD * max(-MOST, min(MOST, PACE * pull[name]))
        file.write_text(json.dumps(kept, indent=1, sort_keys=True))
        strong = sorted(brought, key=lambda name: -abs(brought[name]))[:6]
        told = ", ".join(f"{name} {brought[name]:+.4f}" for name in strong)
        print(f"round {kept['round']} (± {0.5 * sqrt(2) / 2 / sqrt(games):.4f}): {told}", flush=True)


class Noting(Policy):
    """*Jogador*, which notes everyone's traits when its plays begin."""

    def __init__(self, notes: list[tuple[float, list[list[float]]]]) -> None:
        self.player = Player()
        self.notes = notes
        self.turns = 0

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """As *jogador* does."""
        s: Any = table.state
        if decision.kind == "plays" and s.turns != self.turns:
            self.turns = s.turns
            front = max(int(p.points) for p in s.players) / s.target
            self.notes.append((front, [traits(s, p.seat) for p in s.players]))
        return self.player.choose(table, decision, whim)


def value(game: Game, games: int, seats: int, seed: int) -> None:
    """Fit what traits count, early and late, by the likelihood of who won; print it with its likelihood."""
    import numpy as np

    fronts, found, winners = [], [], []
    for number in range(games):
        state: Any = game.new_state(seats, game.check_setup(seats, None))
        table = game.table(state, seeded(seed * 1_000_000 + number), None)
        notes: list[tuple[float, list[list[float]]]] = []
        playout(game.flow(table), table, [Noting(notes) for _ in range(seats)], seeded(-1 - number))
        for front, rows in notes:
            fronts.append(front)
            found.append(rows)
            winners.append(game.outcome(state).winners[0])
    x = np.array(found)
    x = np.concatenate([x, x * np.array(fronts)[:, None, None]], axis=2)
    won = np.eye(seats)[winners]
    counts = np.zeros(x.shape[2])
    pull = np.zeros_like(counts)
    chances = won
    for _ in range(3000):
        scores = x @ counts
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        step = np.einsum("ns,nsk->k", won - chances, x) / len(x) - 0.0005 * counts
        pull = 0.95 * pull + step
        counts += 0.3 * pull
    half = x.shape[2] // 2
    print(f"{len(x)} moments, likelihood of the winner {np.exp(np.mean(np.log((chances * won).sum(axis=1)))):.3f}")
    print("EARLY:", [round(float(n), 2) for n in counts[:half]])
    print("LATE:", [round(float(n), 2) for n in counts[half:]])


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=int, default=0)
    parser.add_argument("--value", type=int, default=0)
    parser.add_argument("--file", type=Path, default=Path("weights.json"))
    wanted = parser.parse_args()
    game = ludoteca.game(GAME)
    if wanted.value:
        value(game, wanted.value, wanted.seats, wanted.seed)
    elif wanted.check:
        kept = json.loads(wanted.file.read_text())["logs"] if wanted.file.exists() else None
        mine = Player(MESTRE if kept is None else weights_at(kept))
        won = won_by(game, mine, Player(), wanted.seats, wanted.check, wanted.seed)
        share(f"these weights among {wanted.seats - 1} jogador", won, wanted.check)
    else:
        fit(game, wanted.file, wanted.rounds, wanted.games, wanted.seats, wanted.seed)


if __name__ == "__main__":
    main()

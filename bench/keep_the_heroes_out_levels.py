"""Whether *mestre* is better than *jogador* in Keep the Heroes Out!: teams of each, in the same matches.

    python -m bench.keep_the_heroes_out_levels [--games 2] [--playouts 24] [--level challenging] [--players 2,4]
                                               [--scenarios cauldron,ring] [--seed 1] [--seconds 600]

`--games` matches for each scenario and number of players, with the Clans that the scenario prescribes; each is played
once by a team of *jogador* and once by a team of *mestre*, on the same seed. `--playouts` bounds a thought of *mestre*
by number, so that a seed tells the whole match; at a table it has time for ten times as many. One core is used;
`--seconds` of processor time end the run early, in the middle of the list, which is in an order of its own.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from time import perf_counter, process_time

import ludoteca
from ludoteca.bots import Glimpse, make_bot
from ludoteca.games.keep_the_heroes_out.game import SCENARIOS
from ludoteca.kernel.chance import seeded

GAME = "keep-the-heroes-out"
Z90 = 1.645  # a 90 % interval reaches so many standard errors to either side


def by_players(scenario: str, level: str, players: int, seed: int) -> bool:
    """Whether a team of *jogador* wins this match."""
    game = ludoteca.game(GAME)
    session = game.start(players, seed=seed, options={"scenario": scenario, "level": level})
    session.finish([game.policy("jogador")] * players, seeded(seed))
    assert session.outcome is not None
    return bool(session.outcome.winners)


def by_masters(scenario: str, level: str, players: int, seed: int, playouts: int, took: list[float]) -> bool:
    """Whether a team of *mestre* wins it; how long each answer took goes into `took`."""
    session = ludoteca.game(GAME).start(players, seed=seed, options={"scenario": scenario, "level": level})
    bots = [make_bot("mestre", GAME, seed + seat, playouts=playouts) for seat in range(players)]
    while session.outcome is None:
        seat, asked = next(iter(session.pending.items()))
        began = perf_counter()
        action = bots[seat].choose(Glimpse(session, seat), asked)
        took.append(perf_counter() - began)
        session.answer(seat, action)
    return bool(session.outcome.winners)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--playouts", type=int, default=24)
    parser.add_argument("--level", default="challenging")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--scenarios", default=",".join(SCENARIOS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9)
    wanted = parser.parse_args()
    cases = [
        (scenario, int(players), wanted.seed * 1_000_003 + 1000 * number + 10 * index + int(players))
        for number in range(wanted.games)
        for index, scenario in enumerate(wanted.scenarios.split(","))
        for players in wanted.players.split(",")
    ]
    Random(wanted.seed).shuffle(cases)
    took: list[float] = []
    pairs: list[tuple[bool, bool]] = []
    began = process_time()
    for scenario, players, seed in cases:
        if process_time() - began > wanted.seconds:
            break
        before = by_players(scenario, wanted.level, players, seed)
        after = by_masters(scenario, wanted.level, players, seed, wanted.playouts, took)
        pairs.append((before, after))
        print(f"{scenario}, {players} players: jogador {before:d}, mestre {after:d}", flush=True)
    n = len(pairs)
    differences = [int(after) - int(before) for before, after in pairs]
    mean = sum(differences) / n
    error = sqrt(sum((one - mean) ** 2 for one in differences) / max(1, n - 1) / n)
    print(f"{n} matches on {wanted.level}, {wanted.playouts} playouts a thought")
    print(
        f"jogador {100 * sum(one for one, _ in pairs) / n:.0f} %, mestre {100 * sum(two for _, two in pairs) / n:.0f} %"
    )
    low, high = 100 * (mean - Z90 * error), 100 * (mean + Z90 * error)
    print(f"difference {100 * mean:.0f} points, 90 % interval {low:.0f} to {high:.0f}")
    took.sort()
    print(f"an answer of mestre: median {1000 * took[len(took) // 2]:.0f} ms, longest {1000 * took[-1]:.0f} ms")


if __name__ == "__main__":
    main()

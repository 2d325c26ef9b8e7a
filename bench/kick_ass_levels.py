"""Whether *mestre* is better than *jogador* in Kick-Ass: teams of each, in the same matches; and how long it thinks.

    python -m bench.kick_ass_levels [--games 4] [--playouts 24] [--think 0] [--plots red-mist,vic] [--players 2,4]
                                    [--seed 1] [--seconds 600]

`--games` matches for each plot and number of players, heroes drawn at random; each is played once by a team of
*jogador* and once by a team of *mestre*, on the same seed. `--playouts` bounds a thought by number, so that a seed
tells the whole match; `--think` bounds it in seconds instead, as a table does (0.6). One core is used; `--seconds` of
processor time end the run early, in the middle of the list, which is in an order of its own. A segment's time is that
of all thoughts of the team from one choice of cards to the next, without the pauses that a table makes for people.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from math import sqrt
from random import Random
from time import perf_counter, process_time

from bench.kick_ass_balance import GAME, Match, play
from ludoteca.bots import Glimpse, make_bot
from ludoteca.games.kick_ass.game import PLOTS
from ludoteca.games.kick_ass.state import WON, CityState

Z90 = 1.645  # a 90 % interval reaches so many standard errors to either side


class Times:
    """How long answers and whole segments of a team took, in seconds."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.segments: list[float] = []

    def show(self) -> None:
        """The usual and the longest."""
        for name, took in (("an answer", sorted(self.answers)), ("a team's segment", sorted(self.segments))):
            print(f"{name}: median {took[len(took) // 2]:.2f} s, longest {took[-1]:.2f} s ({len(took)})")


def by_masters(match: Match, playouts: int, think: float, times: Times) -> bool:
    """Whether a team of *mestre* wins this match."""
    session = match.start()
    bound = None if think else playouts
    bots = [make_bot("mestre", GAME, match.seed + seat, think, bound) for seat in range(match.players)]
    glimpses = [Glimpse(session, seat) for seat in range(match.players)]
    spent: dict[tuple[int, int], float] = defaultdict(float)
    count = 0
    while session.outcome is None:
        awaited = session.awaited()
        seat = awaited[count % len(awaited)]
        decision = session.pending[seat]
        if decision.council is not None:
            seat = decision.seat
        state = session.state
        assert isinstance(state, CityState)
        began = perf_counter()
        action = bots[seat].choose(glimpses[seat], decision)
        took = perf_counter() - began
        times.answers.append(took)
        spent[int(state.round), int(state.segment)] += took
        session.answer(seat, action)
        count += 1
    times.segments += spent.values()
    return bool(session.outcome.winners)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--playouts", type=int, default=24)
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--plots", default=",".join(PLOTS))
    parser.add_argument("--players", default="1,2,3,4")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9)
    wanted = parser.parse_args()
    cases = [
        Match(plot, players, wanted.seed * 1_000_003 + 10_000 * PLOTS.index(plot) + 1000 * players + number, bots)
        for number in range(wanted.games)
        for plot in wanted.plots.split(",")
        for players in map(int, wanted.players.split(","))
        for bots in [("jogador",) * players]
    ]
    Random(wanted.seed).shuffle(cases)
    times = Times()
    pairs: list[tuple[bool, bool]] = []
    began = process_time()
    for match in cases:
        if process_time() - began > wanted.seconds:
            break
        before = play(match).reason == WON
        after = by_masters(match, wanted.playouts, wanted.think, times)
        pairs.append((before, after))
        print(f"{match.plot}, {match.players} players: jogador {before:d}, mestre {after:d}", flush=True)
    show(pairs)
    times.show()


def show(pairs: list[tuple[bool, bool]]) -> None:
    """Both shares, and the difference with its interval."""
    n = len(pairs)
    differences = [int(after) - int(before) for before, after in pairs]
    mean = sum(differences) / n
    error = sqrt(sum((one - mean) ** 2 for one in differences) / max(1, n - 1) / n)
    before, after = (100 * sum(pair[side] for pair in pairs) / n for side in (0, 1))
    low, high = 100 * (mean - Z90 * error), 100 * (mean + Z90 * error)
    print(f"{n} matches: jogador {before:.0f} %, mestre {after:.0f} %")
    print(f"difference {100 * mean:.0f} points, 90 % interval {low:.0f} to {high:.0f}")


if __name__ == "__main__":
    main()

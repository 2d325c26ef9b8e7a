"""How the levels of Fábrica de Heróis fare.

    python -m bench.fabrica_de_herois_levels [--games 1000] [--masters 40] [--playouts 200] [--seed 7] [--seconds 300]

*Jogador* between two against itself that always passes, against *aprendiz* and against random play; a person of modest
skill (*jogador* that errs: one answer in five is any idea of its) among three bots of a level; *mestre* among three
*jogador*, moving on by one seat in every match, with the seconds that its decisions took. `--seconds` of processor time
end the matches of *mestre* early.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

import ludoteca
from ludoteca.bots import Glimpse, make_bot
from ludoteca.games.fabrica_de_herois.actions import PASS
from ludoteca.games.fabrica_de_herois.bots.ideas import ideas
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision, Policy, RandomPolicy, Table, playout

if TYPE_CHECKING:
    from ludoteca.kernel.chance import Chance
    from ludoteca.kernel.game import Game

GAME = "fabrica-de-herois"
ERRS = 5  # one answer in so many


class Silent(Policy):
    """*Jogador* that lets every window pass. It has one, and is none: compiled classes have no heirs here."""

    def __init__(self, player: Policy) -> None:
        self.player = player

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """As *jogador* does, but for windows."""
        return PASS if decision.kind == "answer" else self.player.choose(table, decision, whim)


class Erring(Policy):
    """A person of modest skill: *jogador*, but now and then any of its ideas."""

    def __init__(self, player: Policy) -> None:
        self.player = player

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """The best, or any."""
        if whim.below(ERRS):
            return self.player.choose(table, decision, whim)
        found = ideas(table, decision, 8)  # type: ignore[arg-type]  # a Factory
        return found[whim.below(len(found))]


def won_by(game: Game, mine: Policy, others: Policy, seats: int, games: int, seed: int) -> float:
    """The share of matches that one policy wins among others, moving on by one seat in every match."""
    won = 0.0
    for number in range(games):
        seat = number % seats
        policies = [others] * seats
        policies[seat] = mine
        state: Any = game.new_state(seats, game.check_setup(seats, None))
        table = game.table(state, seeded(seed * 100_000 + number), None)
        playout(game.flow(table), table, policies, seeded(number))
        winners = game.outcome(state).winners
        won += (seat in winners) / len(winners)
    return won / games


def master_wins(game: Game, number: int, seed: int, playouts: int, took: list[float]) -> float:
    """Whether *mestre* wins a match among three *jogador*; how long each of its decisions took goes into `took`."""
    seats, mine = 4, number % 4
    session = game.start(seats, seed=seed * 100_000 + number)
    bots = [
        make_bot("mestre" if seat == mine else "jogador", GAME, seed * 1000 + 10 * number + seat, playouts=playouts)
        for seat in range(seats)
    ]
    while session.outcome is None:
        seat, asked = next(iter(session.pending.items()))
        began = perf_counter()
        action = bots[seat].choose(Glimpse(session, seat), asked)
        if seat == mine:
            took.append(perf_counter() - began)
        session.answer(seat, action)
    winners = session.outcome.winners
    return (mine in winners) / len(winners)


def share(name: str, won: float, games: int) -> None:
    """Print a share with its standard error."""
    print(f"{name}: {100 * won:.1f} % of {games} (± {100 * sqrt(won * (1 - won) / games):.1f})", flush=True)


def levels(game: Game, games: int, seed: int) -> None:
    """The quick levels against each other, and a person of modest skill among them."""
    player, novice = game.policy("jogador"), game.policy("aprendiz")
    share("jogador against itself that always passes", won_by(game, player, Silent(player), 2, games, seed), games)
    share("jogador against aprendiz", won_by(game, player, novice, 2, games // 2, seed), games // 2)
    share("jogador against random play", won_by(game, player, RandomPolicy(), 2, games // 2, seed), games // 2)
    for level in (novice, player):
        name = "aprendiz" if level is novice else "jogador"
        share(f"who errs among three {name}", won_by(game, Erring(player), level, 4, games // 2, seed), games // 2)


def masters(game: Game, games: int, seed: int, playouts: int, seconds: float) -> None:
    """*Mestre* among three *jogador*."""
    took: list[float] = []
    won, played = 0.0, 0
    began = process_time()
    while played < games and process_time() - began < seconds:
        won += master_wins(game, played, seed, playouts, took)
        played += 1
        if played % 10 == 0 or played == games:
            share(f"mestre ({playouts} playouts) among three jogador", won / played, played)
    if played:
        took.sort()
        print(f"seconds a decision: median {took[len(took) // 2]:.2f}, highest {took[-1]:.2f}, of {len(took)}")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--masters", type=int, default=40)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=300.0)
    wanted = parser.parse_args()
    game = ludoteca.game(GAME)
    if wanted.games:
        levels(game, wanted.games, wanted.seed)
    if wanted.masters:
        masters(game, wanted.masters, wanted.seed, wanted.playouts, wanted.seconds)


if __name__ == "__main__":
    main()

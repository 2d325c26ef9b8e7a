"""How long people wait for a *mestre* at a table: its thoughts, asked for as the server does, in a worker of its own.

    python -m bench.masters keep-the-heroes-out [--seats 1,3,6] [--seconds 60] [--seed 1] [options NAME=VALUE ...]

*Jogador* play a match to a moment that luck chooses; then *mestre* answer the next questions, each in the time that a
server gives them, and explain themselves. A thought is what lies between the question and its answer: the news of the
match for the worker, the search, the reason, the way back. Only questions with more than one answer count.
"""

from __future__ import annotations

import argparse
import asyncio
from random import Random
from time import perf_counter

import ludoteca
from ludoteca.bots import Glimpse, make_bot
from ludoteca.kernel.fair import Fair
from ludoteca.kernel.options import parse_options
from ludoteca.server.work.thinking import Thinkers

IN_A_ROW = 12  # thoughts about one match


async def measure(game_id: str, seats: list[int], seconds: float, seed: int, words: list[str]) -> list[float]:
    """The seconds that each thought took."""
    game = ludoteca.game(game_id)
    luck = Random(seed)
    thinkers = Thinkers(1)
    took: list[float] = []
    began = perf_counter()
    number = 0
    while perf_counter() - began < seconds:
        number += 1
        n = seats[number % len(seats)]
        options = game.check_setup(n, parse_options(game.options, words))
        session = game.start(n, options=options, chance=Fair(f"{luck.getrandbits(256):064x}", "bench"))
        player = make_bot("jogador", game_id, seed + number)
        for _ in range(luck.randrange(300)):
            if session.outcome is not None:
                break
            seat, asked = next(iter(session.pending.items()))
            session.answer(seat, player.choose(Glimpse(session, seat), asked))
        thoughts = 0
        while session.outcome is None and thoughts <= IN_A_ROW:
            seat, asked = next(iter(session.pending.items()))
            started = perf_counter()
            thought = await thinkers.choose(session, seat, "mestre", explains=True)
            if len(asked.actions) > 1:
                if thoughts > 0:  # the first one of a match tells the worker all that was before
                    took.append(perf_counter() - started)
                thoughts += 1
            session.answer(seat, thought.action)
        thinkers.forget(session)
    thinkers.close()
    return sorted(took)


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--seats", default="1,3,6")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    seats = [int(one) for one in wanted.seats.split(",")]
    took = asyncio.run(measure(wanted.game, seats, wanted.seconds, wanted.seed, wanted.options))
    n = len(took)
    within = took[n * 95 // 100]
    print(f"{n} thoughts: median {took[n // 2]:.2f} s, 95 of 100 within {within:.2f} s, longest {took[-1]:.2f} s")


if __name__ == "__main__":
    main()

"""Where a search of *mestre* in Fábrica de Heróis gains, and how far it should look.

    python -m bench.fabrica_de_herois_search [--seconds 200] [--worlds 32] [--ideas 6] [--seed 5]

The weights of *mestre* play without a search among three *jogador*. At some of their questions every idea is played to
the end of the match in the same worlds, and valued whenever the plays of a turn begin on the way. Then an idea is
chosen in some of the worlds, by its value so many turns later or by who won, and judged in the others by who won there:
what is printed is the winning chance gained over the player's own answer, for each question. `--seconds` are of
processor time; positions that take long are played to their end.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean, pstdev
from time import process_time
from typing import TYPE_CHECKING, Any

import ludoteca
from bench.fabrica_de_herois_levels import GAME
from ludoteca.games.fabrica_de_herois.bots.ideas import ideas
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow_session import FlowSession

if TYPE_CHECKING:
    from ludoteca.kernel.flow import Policy
    from ludoteca.kernel.game import Game

SEATS = 4
TURNS = (1, 2, 3, 4, 6, 8)  # how many turns later an idea is valued
ASKED = 0.07  # of the questions
MOST = 400  # answers until a world counts as undecided
SPLITS = 12  # ways to share the worlds out between choosing and judging

Values = dict[int, float]  # by turns later; 0 is who won


class Question:
    """One question, and what came of each idea in each world."""

    def __init__(self, kind: str, found: list[int]) -> None:
        self.kind = kind
        self.found = found  # the first one is the player's own
        self.worlds: list[list[Values]] = []  # by world and idea

    def gain(self, turns: int, worlds: int, most: int, doubt: float, luck: Random) -> float:
        """What choosing in so many worlds gains in the others."""
        total = 0.0
        for _ in range(SPLITS):
            order = luck.sample(self.worlds, len(self.worlds))
            seen, rest = order[:worlds], order[worlds:]
            many = range(min(most, len(self.found)))
            best = max(many, key=lambda idea: sum(world[idea][turns] for world in seen))
            ahead = [world[best][turns] - world[0][turns] for world in seen]
            if best and fmean(ahead) > doubt * pstdev(ahead) / len(ahead) ** 0.5:
                total += fmean(world[best][0] - world[0][0] for world in rest)
        return total / SPLITS


def value(game: Game, world: FlowSession, seat: int) -> float:
    """How likely the seat is to win, or whether it has won."""
    if world.outcome is None:
        return game.evaluate(world.state, seat)
    return (seat in world.outcome.winners) / len(world.outcome.winners)


def tried(game: Game, session: FlowSession, seat: int, action: int, thought: int, policies: list[Policy]) -> Values:
    """An idea in one world: its value after each of so many turns, and how the match ended.

    A playout that has come to rest cannot go on, so every distance is one of its own, on the same luck.
    """
    found: Values = {}
    for turns in (*TURNS, 0):
        world = session.sample_playout(seat, seeded(thought))
        state: Any = world.state
        until = int(state.turns) + turns
        world.answer(seat, action)
        if world.outcome is None:
            world.finish(policies, seeded(-1 - thought), 0 if not turns else MOST, until if turns else 0)
        found[turns] = value(game, world, seat)
    return found


def questions(game: Game, seconds: float, worlds: int, most: int, seed: int) -> list[Question]:
    """Questions of matches, one after the other, until the time is over."""
    own, other = game.policy("mestre"), game.policy("jogador")
    luck = Random(seed)
    asked: list[Question] = []
    began, number = process_time(), 0
    while process_time() - began < seconds:
        mine, session = number % SEATS, game.start(SEATS, seed=seed * 100_000 + number)
        policies: list[Policy] = [other] * SEATS
        policies[mine] = own
        number += 1
        while session.outcome is None:
            assert isinstance(session, FlowSession)
            seat = next(iter(session.pending))
            world = session.sample_playout(seat, seeded(number * 1000 + session.moves))
            table: Any = world.table
            decision = world.pending[seat]
            action = policies[seat].choose(table, decision, seeded(number))
            found = ideas(table, decision, most) if seat == mine and luck.random() < ASKED else [action]
            if len(found) > 1:
                one = Question(decision.kind, [action, *(idea for idea in found if idea != action)])
                for thought in range(worlds):
                    one.worlds.append(
                        [
                            tried(game, session, seat, idea, (number * 1000 + session.moves) * 1000 + thought, policies)
                            for idea in one.found
                        ]
                    )
                asked.append(one)
            session.answer(seat, action)
    print(f"{len(asked)} questions of {number} matches, {worlds} worlds each")
    return asked


def told(name: str, gains: list[float]) -> None:
    """Print a mean with its standard error, in hundredths."""
    print(f"{name}: {100 * fmean(gains):.1f} (± {100 * pstdev(gains) / len(gains) ** 0.5:.1f}) of {len(gains)}")


def report(asked: list[Question], worlds: int, most: int, seed: int) -> None:
    """By worlds and distance; by the number of ideas; by doubt; by kind of question."""

    def gains(of: list[Question], turns: int, many: int, ideas_tried: int, doubt: float) -> list[float]:
        luck = Random(seed)
        return [one.gain(turns, many, ideas_tried, doubt, luck) for one in of]

    half = worlds * 2 // 3
    for many in sorted({max(2, worlds // 8), max(2, worlds // 4), half}):
        for turns in (*TURNS, 0):
            told(
                f"{many} worlds, {f'{turns} turns later' if turns else 'the winner'}",
                gains(asked, turns, many, most, 0),
            )
    for tries in range(2, most + 1):
        told(f"{tries} ideas", gains(asked, SEATS, half, tries, 0))
    for doubt in (0.0, 0.5, 1.0):
        told(f"doubt {doubt}", gains(asked, SEATS, half, most, doubt))
    for kind in sorted({one.kind for one in asked}):
        told(kind, gains([one for one in asked if one.kind == kind], SEATS, half, most, 0))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=200.0)
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument("--ideas", type=int, default=6)
    parser.add_argument("--seed", type=int, default=5)
    wanted = parser.parse_args()
    asked = questions(ludoteca.game(GAME), wanted.seconds, wanted.worlds, wanted.ideas, wanted.seed)
    if asked:
        report(asked, wanted.worlds, wanted.ideas, wanted.seed)


if __name__ == "__main__":
    main()

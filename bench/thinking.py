"""What a bot's thought costs late in a match, against an early one: in a worker that follows it, and told anew.

    python -m bench.thinking [--json]

A long match of King of Tokyo between six people who choose by lot. Early and late in it a bot thinks, with the least of
thoughts (`aprendiz`), so that what is measured is what comes before it: to bring a worker up to date. `followed` is how
the server does it, `anew` how it would be if the worker were told the whole match for every thought.
"""

from __future__ import annotations

import asyncio
import json
import sys
from statistics import median
from time import perf_counter

import ludoteca
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.fair import Fair
from ludoteca.kernel.session import Session
from ludoteca.server.work.thinking import Thinkers

GAME = "king-of-tokyo"
SEATS = 6
LEVEL = "aprendiz"
EARLY, LATE = 0.1, 0.9  # parts of the match
TIMES = 15
MATCHES = 12  # of which the longest is taken


Moves = list[tuple[int, int]]


def begun(number: int) -> Session:
    """A match with the luck of this number."""
    return ludoteca.game(GAME).start(SEATS, chance=Fair(f"{number:064x}", "bench"))


def played(number: int) -> Moves:
    """All answers of a match in which everyone chooses by lot."""
    session, whim = begun(number), seeded(number)
    moves: Moves = []
    while session.outcome is None:
        seat, asked = next(iter(session.pending.items()))
        moves.append((seat, asked.actions[whim.below(len(asked.actions))]))
        session.answer(*moves[-1])
    return moves


async def thought_ms(thinkers: Thinkers, session: Session, moves: Moves, begin: int, anew: bool) -> float:
    """The median of some thoughts from a moment of a match on, in milliseconds."""
    for seat, action in moves[:begin]:
        session.answer(seat, action)
    took: list[float] = []
    for seat, action in moves[begin : begin + TIMES + 1]:
        if anew:
            thinkers.forget(session)
        started = perf_counter()
        await thinkers.choose(session, seat, LEVEL)
        took.append((perf_counter() - started) * 1000)
        session.answer(seat, action)
    thinkers.forget(session)
    return median(took[1:])  # the first one tells the whole match in either way


async def measure() -> dict[str, float]:
    """Early and late thoughts, followed and told anew."""
    matches = [played(number) for number in range(MATCHES)]
    number = max(range(MATCHES), key=lambda one: len(matches[one]))
    moves = matches[number]
    thinkers = Thinkers(1)
    found: dict[str, float] = {"moves": len(moves)}
    for name, anew in (("followed", False), ("anew", True)):
        early = await thought_ms(thinkers, begun(number), moves, int(len(moves) * EARLY), anew)
        late = await thought_ms(thinkers, begun(number), moves, int(len(moves) * LATE) - TIMES, anew)
        found |= {f"{name}_early_ms": early, f"{name}_late_ms": late, f"{name}_ratio": late / early}
    thinkers.close()
    return found


def main() -> None:
    """Measure and tell."""
    found = asyncio.run(measure())
    if "--json" in sys.argv[1:]:
        print(json.dumps(found))
        return
    print(f"a match of {found['moves']:.0f} answers; one thought of an {LEVEL}, its way to the worker included")
    for name in ("followed", "anew"):
        early, late, ratio = (found[f"{name}_{what}"] for what in ("early_ms", "late_ms", "ratio"))
        print(f"  {name:9} early {early:6.2f} ms   late {late:6.2f} ms   late/early {ratio:5.2f}")


if __name__ == "__main__":
    main()

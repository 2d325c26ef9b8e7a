"""How fast a game plays, copies and how much memory a match takes, on one core of this machine.

What is measured is what anyone gets from the public interface: `game.start(...)`, `session.finish(...)` with random
policies, `session.clone()`. Live games are played by their *aprendiz* in simulated time: at random a race has no end in
sight, and its length would say nothing.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from statistics import mean, median
from time import perf_counter, perf_counter_ns, process_time
from typing import Any

import ludoteca
from ludoteca import _compiled
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.flow import Policy, RandomPolicy
from ludoteca.kernel.game import Game
from ludoteca.kernel.live import LiveGame, LivePolicy, LiveSession
from ludoteca.kernel.session import Session
from ludoteca.lab.plan import RANDOM, usual_seats

LIVE_LEVEL = "aprendiz"
ROUNDS = 8  # throughput is measured in this many rounds: the best one has met the least disturbance
MIDDLES = 50  # matches in the middle of a turn that are copied
COPIES = 20  # copies of each of them in a row
HELD = 20  # matches that are held in memory at the same time


@dataclass(frozen=True)
class Measured:
    """The figures of one game. `decisions_per_s` and `games_per_s` are of the best round, `clone_us` is a mean."""

    game: str
    seats: int
    play: str  # who played: `random`, or the level of the bots of a live game
    compiled: bool
    decisions_per_s: float
    decisions_per_s_median: float
    games_per_s: float
    games_per_s_median: float
    decisions_per_game: float
    clone_us: float
    session_bytes: int
    games_played: int
    core_share: float  # how much of a core this process got; well below 1, the machine was busy and the figures are low
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return asdict(self)


def measure(
    game_id: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seconds: float = 3.0,
    seed: int = 7,
) -> Measured:
    """Measure one game; whole games are played for about `seconds`, the rest takes little."""
    game = ludoteca.game(game_id)
    bench = _Bench(game, usual_seats(game) if seats is None else seats, options, seed)
    began, worked = perf_counter(), process_time()
    rounds = bench.throughput(seconds)
    core_share = (process_time() - worked) / (perf_counter() - began)
    return Measured(
        game=game.id,
        seats=bench.seats,
        play=bench.play,
        compiled=_compiled.is_compiled(),
        decisions_per_s=round(max(one.decisions / one.seconds for one in rounds), 1),
        decisions_per_s_median=round(median(one.decisions / one.seconds for one in rounds), 1),
        games_per_s=round(max(one.games / one.seconds for one in rounds), 2),
        games_per_s_median=round(median(one.games / one.seconds for one in rounds), 2),
        decisions_per_game=round(sum(one.decisions for one in rounds) / sum(one.games for one in rounds), 1),
        clone_us=round(bench.clone_us(), 3),
        session_bytes=bench.session_bytes(),
        games_played=sum(one.games for one in rounds),
        core_share=round(core_share, 2),
        seconds=round(perf_counter() - began, 3),
    )


@dataclass
class _Round:
    decisions: int
    games: int
    seconds: float


class _Bench:
    """One game with its set-up; every match it starts has luck of its own."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any] | None, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.check_setup(seats, options)
        live = isinstance(game, LiveGame)
        self.play = LIVE_LEVEL if live else RANDOM
        self.policies: list[Policy] = [game.policy(LIVE_LEVEL) if live else RandomPolicy()] * seats
        self.whim: Chance = seeded(seed)
        self.started = seed

    def start(self) -> Session:
        """A new match."""
        self.started += 1
        return self.game.start(self.seats, self.started, self.options)

    def throughput(self, seconds: float) -> list[_Round]:
        """Whole games, set-up included, for that many seconds in all."""
        self.start().finish(self.policies, self.whim)  # the first game also pays for lazy imports
        rounds: list[_Round] = []
        for _ in range(ROUNDS):
            decisions = games = 0
            elapsed = 0.0
            began = perf_counter()
            while elapsed < seconds / ROUNDS:
                decisions += self.start().finish(self.policies, self.whim)
                games += 1
                elapsed = perf_counter() - began
            rounds.append(_Round(decisions, games, elapsed))
        return rounds

    def middle(self) -> Session:
        """A match in its middle, and in the middle of a turn where turns have more than one decision."""
        length = max(2, self.start().finish(self.policies, self.whim))
        within_turn = True
        while True:
            session = self.start()
            # Somewhere in the middle half of a match of usual length.
            wanted = length // 4 + self.whim.below(max(1, length // 2))
            turns: int | None = None
            count = 0
            while session.outcome is None:
                before, turns = turns, self.game.turns(session.state)
                if count >= wanted and (before == turns or not within_turn):
                    return session
                count += self.step(session)
            if count > wanted:
                within_turn = False  # no turn there had a second decision
            length = max(2, count)

    def step(self, session: Session) -> int:
        """One answer, kept as at a real table; a live game moves time between rounds of answers."""
        if isinstance(session, LiveSession):
            return self.live_step(session)
        seat, decision = next(iter(session.pending.items()))
        session.answer(seat, decision.actions[self.whim.below(len(decision.actions))])
        return 1

    def live_step(self, session: LiveSession) -> int:
        """Every seat that wants to act does so once, then time moves."""
        count = 0
        for seat, policy in enumerate(self.policies):
            assert isinstance(policy, LivePolicy)
            action = policy.act(session.table, seat, self.whim) if session.outcome is None else -1
            if action >= 0:
                session.answer(seat, action)
                count += 1
        session.tick(session.live.step_ms)
        return count

    def clone_us(self) -> float:
        """The mean time of a copy that is ready to be answered, over many matches in the middle of a turn."""
        times: list[float] = []
        for _ in range(MIDDLES):
            session = self.middle()
            session.clone()
            runs: list[int] = []
            for _ in range(COPIES):
                began = perf_counter_ns()
                session.clone()
                runs.append(perf_counter_ns() - began)
            # The median of one match's copies: a process that comes between must not count.
            times.append(median(runs) / 1000)
        return mean(times)

    def session_bytes(self) -> int:
        """The memory that one more running match takes: what all matches share is there before, and not counted."""
        warm = [self.middle() for _ in range(2)]
        gc.collect()
        tracemalloc.start()
        try:
            before, _ = tracemalloc.get_traced_memory()
            held = [self.middle() for _ in range(HELD)]
            gc.collect()
            after, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert warm
        return (after - before) // len(held)

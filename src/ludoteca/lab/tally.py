"""Counts over many games. Tallies of parts add up to the tally of the whole, in any order."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ludoteca.lab.match import Played


@dataclass
class Tally:
    """What has been counted so far.

    A seat wins a game alone or with others; both count as a win. `takers` counts seats in games, not cards: a seat
    that buys the same card twice in one game is one taker.
    """

    games: int = 0
    decisions: Counter[int] = field(default_factory=Counter)  # games by length in decisions
    turns: Counter[int] = field(default_factory=Counter)
    clock_ms: Counter[int] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)
    bot_games: Counter[str] = field(default_factory=Counter)  # seats that this bot had, over all games
    bot_wins: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    shared: int = 0
    nobody: int = 0
    offered: Counter[int] = field(default_factory=Counter)
    taken: Counter[int] = field(default_factory=Counter)
    takers: Counter[int] = field(default_factory=Counter)
    taker_wins: Counter[int] = field(default_factory=Counter)
    counters: Counter[str] = field(default_factory=Counter)  # as the game names them, summed over all games
    squares: Counter[str] = field(default_factory=Counter)  # of what each game counted: they tell how sure a mean is

    def add(self, played: Played) -> None:
        """Count one game."""
        winners = played.outcome.winners
        self.games += 1
        self.decisions[played.decisions] += 1
        if played.turns is not None:
            self.turns[played.turns] += 1
        if played.clock_ms is not None:
            self.clock_ms[played.clock_ms] += 1
        for bot in played.bots:
            self.bot_games[bot] += 1
        for seat in winners:
            self.seat_wins[seat] += 1
            self.bot_wins[played.bots[seat]] += 1
        self.reasons[played.outcome.reason] += 1
        self.shared += len(winners) > 1
        self.nobody += not winners
        for thing, times in played.offered.items():
            self.offered[thing] += times
        for (thing, seat), times in played.taken.items():
            self.taken[thing] += times
            self.takers[thing] += 1
            self.taker_wins[thing] += seat in winners
        for name, count in played.counters.items():
            self.counters[name] += count
            self.squares[name] += count * count

    def merge(self, other: Tally) -> None:
        """Count all that another tally has counted."""
        self.games += other.games
        self.shared += other.shared
        self.nobody += other.nobody
        self.decisions.update(other.decisions)
        self.turns.update(other.turns)
        self.clock_ms.update(other.clock_ms)
        self.seat_wins.update(other.seat_wins)
        self.bot_games.update(other.bot_games)
        self.bot_wins.update(other.bot_wins)
        self.reasons.update(other.reasons)
        self.offered.update(other.offered)
        self.taken.update(other.taken)
        self.takers.update(other.takers)
        self.taker_wins.update(other.taker_wins)
        self.counters.update(other.counters)
        self.squares.update(other.squares)

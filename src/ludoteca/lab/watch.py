"""Watches a game while it is played, for a report: how everyone stood, who waited, who was out, who took what when.

How a seat stands is what the game's own bots think of it (`Game.evaluate`): in a game of rivals its share of all hopes,
where all win or lose together the hope of the team. A game without such a guess is judged by the first line of its
chart. Looks are taken when a turn begins, in a live game every few seconds: a report needs no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, Policy, State, Table
from ludoteca.kernel.game import Facts, Game
from ludoteca.kernel.live import LivePolicy, LiveTable

LIVE_LOOK_MS = 5000
PARTS = 10  # of a match: its tenths


@dataclass
class Seen:
    """What was seen of one game."""

    standings: list[list[float]]  # by tenth of the match, then by seat
    decisions: list[int]  # by seat
    waits: list[int]  # by seat: decisions of others between two of its own, summed up
    longest: list[int]  # the longest of them
    out: list[float]  # by seat: the share of the match that it was out of it
    takes: list[tuple[int, int, float]] = field(default_factory=list)  # thing, seat, and how that seat stood


class Watch:
    """Looks at one game."""

    def __init__(self, game: Game, facts: Facts, seats: int, events: Sequence[Event]) -> None:
        self.game = game
        self.facts = facts
        self.seats = seats
        self.events = events
        self._read = 0  # events
        self._count = 0  # decisions
        self._turn = -1
        self._standings: list[tuple[int, list[float]]] = []
        self._last = [-1] * seats  # when each seat last decided
        self._decisions = [0] * seats
        self._waits = [0] * seats
        self._longest = [0] * seats
        self._out_at = [-1] * seats
        self._takes: list[tuple[int, int, float]] = []

    def look(self, table: Table, seat: int) -> None:
        """A seat is about to decide."""
        self._note_takes()
        turn = table.clock // LIVE_LOOK_MS if isinstance(table, LiveTable) else self.game.turns(table.state)
        if turn is None or turn != self._turn or not self._standings:
            self._turn = -1 if turn is None else turn
            self._standings.append((self._count, standing(self.game, table.state, self.seats)))
            self._note_out(table.state)
        if self._last[seat] >= 0:
            others = self._count - self._last[seat] - 1
            self._waits[seat] += others
            self._longest[seat] = max(self._longest[seat], others)
        self._last[seat] = self._count
        self._decisions[seat] += 1
        self._count += 1

    def _note_out(self, state: State) -> None:
        for seat in self.game.out(state):
            if self._out_at[seat] < 0:
                self._out_at[seat] = self._count

    def _note_takes(self) -> None:
        """Who took what since the last decision, by how they stood when the turn began."""
        if not self._standings:
            return
        for event in self.events[self._read :]:
            deal = self.facts.deals.get(event.kind)
            if deal is not None and deal.taker is not None:
                thing = event.args[deal.thing]
                taker = event.args[deal.taker]
                kind = thing if deal.kinds is None else deal.kinds[thing]
                self._takes.append((kind, taker, self._standings[-1][1][taker]))
        self._read = len(self.events)

    def end(self, state: State) -> Seen:
        """The game is over."""
        self._note_takes()
        self._note_out(state)
        whole = max(1, self._count)
        tenths: list[list[float]] = []
        at = 0
        for part in range(PARTS):
            while at + 1 < len(self._standings) and self._standings[at + 1][0] <= part * whole / PARTS:
                at += 1
            tenths.append(self._standings[at][1] if self._standings else [0.0] * self.seats)
        out = [0.0 if start < 0 else 1 - start / whole for start in self._out_at]
        return Seen(tenths, self._decisions, self._waits, self._longest, out, self._takes)


def standing(game: Game, state: State, seats: int) -> list[float]:
    """How each seat stands, from 0 to 1. Sides of several seats stand together, by their mean."""
    teams = [game.team(state, seat) or (seat,) for seat in range(seats)]
    together = len(teams[0]) == seats
    try:
        hopes = [max(0.0, float(game.evaluate(state, seat))) for seat in range(seats)]
    except NotImplementedError:
        line = next(iter(game.chart(state).values()), [0] * seats)
        hopes = [max(0.0, float(value)) for value in line]
        together = False
    if together:
        return hopes
    sides = {min(team): sum(hopes[seat] for seat in team) / len(team) for team in teams}
    whole = sum(sides.values())
    return [sides[min(team)] / whole if whole > 0 else 1 / len(sides) for team in teams]


class Suspect:
    """Which seat's bot is thinking; -1 when none is. Looks at a game that broke off, when it is played once more."""

    def __init__(self) -> None:
        self.seat = -1

    def look(self, seat: int) -> None:
        """The bot of this seat thinks from now on."""
        self.seat = seat


class SuspectedFlow(Policy):
    """A policy that may be the one that fails."""

    def __init__(self, policy: Policy, suspect: Suspect) -> None:
        self.policy = policy
        self.suspect = suspect

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """The same answer, or the same failure."""
        self.suspect.look(decision.seat)
        answer = self.policy.choose(table, decision, whim)
        self.suspect.look(-1)
        return answer


class SuspectedLive(LivePolicy):
    """The same in a live game."""

    def __init__(self, policy: LivePolicy, suspect: Suspect) -> None:
        self.policy = policy
        self.suspect = suspect

    def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
        """The same action, or the same failure."""
        self.suspect.look(seat)
        action = int(self.policy.act(table, seat, whim))
        if action < 0 or action in table.open(seat):  # whoever does what is not open is to blame
            self.suspect.look(-1)
        return action

    def pause(self, table: LiveTable, seat: int, acted: bool, whim: Chance) -> int:
        """The same pause, or the same failure."""
        self.suspect.look(seat)
        pause = int(self.policy.pause(table, seat, acted, whim))
        self.suspect.look(-1)
        return pause


class Watched(Policy):
    """A policy that is watched."""

    def __init__(self, policy: Policy, watch: Watch) -> None:
        self.policy = policy
        self.watch = watch

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """The same answer."""
        self.watch.look(table, decision.seat)
        return self.policy.choose(table, decision, whim)


class WatchedLive(LivePolicy):
    """A live policy that is watched: what it does counts as a decision, looking does not."""

    def __init__(self, policy: LivePolicy, watch: Watch) -> None:
        self.policy = policy
        self.watch = watch

    def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
        """The same action."""
        action = int(self.policy.act(table, seat, whim))
        if action >= 0:
            self.watch.look(table, seat)
        return action

    def pause(self, table: LiveTable, seat: int, acted: bool, whim: Chance) -> int:
        """The same pause."""
        return int(self.policy.pause(table, seat, acted, whim))

"""Two games that are small enough to know by heart: the lab must not need to know more than the contract."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar

from ludoteca.kernel import registry
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event, EventKind
from ludoteca.kernel.flow import CHECKPOINT, Decision, Flow, Policy, RandomPolicy, State, Table
from ludoteca.kernel.game import Deal, Facts, Game, Outcome
from ludoteca.kernel.live import LiveGame, LivePolicy, LiveTable, Stepping


class Points(State):
    """Points by seat, and how often someone has moved."""

    def __init__(self, seats: int) -> None:
        self.points = [0] * seats
        self.moves = 0
        self.cool = [0] * seats

    def copy(self) -> Points:
        other = Points(len(self.points))
        other.points = self.points[:]
        other.moves = self.moves
        other.cool = self.cool[:]
        return other


def points_of(state: State) -> Points:
    assert isinstance(state, Points)
    return state


class Rungs(Game):
    """Flow: in turn, take one gem or two; three rounds; most gems win, together if need be."""

    id = "tiny-rungs"
    rules_version = "1"
    prefix = "TR"
    seats = range(2, 4)
    turn_rule = "TR-R1"
    events: ClassVar[dict[str, EventKind]] = {}  # type: ignore[misc]

    def new_state(self, seats: int, options: Mapping[str, Any]) -> Points:
        return Points(seats)

    def flow(self, table: Table) -> Flow[None]:
        state = points_of(table.state)
        seats = len(state.points)
        while state.moves < 3 * seats:
            yield CHECKPOINT
            table.tell("shown", 0)
            table.tell("shown", 1)
            seat = state.moves % seats
            action = yield Decision(seat, "take", (0, 1))
            table.tell("took", seat, action)
            state.points[seat] += 1 + action
            state.moves += 1

    def outcome(self, state: State) -> Outcome:
        points = points_of(state).points
        best = max(points)
        winners = tuple(seat for seat, count in enumerate(points) if count == best)
        return Outcome(winners if best > 3 else (), "gems" if best > 3 else "poor", tuple(points))

    def resample(self, state: State, seat: int, chance: Chance) -> None:
        return

    def policy(self, level: str) -> Policy:
        return RandomPolicy()

    def facts(self, content: object) -> Facts:
        return Facts(["small", "large"], {"shown": Deal(thing=0), "took": Deal(thing=1, taker=0)})

    def turns(self, state: State) -> int:
        return points_of(state).moves


class DashTable(LiveTable):
    def begin(self) -> None:
        return

    def open(self, seat: int) -> list[int]:
        return [0, 1] if points_of(self.state).cool[seat] == 0 else []

    def act(self, seat: int, action: int) -> None:
        state = points_of(self.state)
        state.points[seat] += action
        state.cool[seat] = 300
        state.moves += 1
        self.tell("moved", seat, action)

    def pass_time(self, ms: int) -> None:
        state = points_of(self.state)
        state.cool = [max(0, rest - ms) for rest in state.cool]

    def ended(self) -> bool:
        return max(points_of(self.state).points) >= 5


class Dash(LiveGame):
    """Live: each step costs 300 ms of rest; the first with five steps wins."""

    id = "tiny-dash"
    rules_version = "1"
    prefix = "TD"
    seats = range(1, 4)
    turn_rule = "TD-R1"
    events: ClassVar[dict[str, EventKind]] = {}  # type: ignore[misc]

    def new_state(self, seats: int, options: Mapping[str, Any]) -> Points:
        return Points(seats)

    def table(self, state: State, chance: Chance, sink: list[Event] | None) -> DashTable:
        return DashTable(state, chance, sink)

    def outcome(self, state: State) -> Outcome:
        points = points_of(state).points
        return Outcome(tuple(seat for seat, count in enumerate(points) if count >= 5), "finish", tuple(points))

    def resample(self, state: State, seat: int, chance: Chance) -> None:
        return

    def policy(self, level: str) -> LivePolicy:
        return Stepping(RandomPolicy(), 100)

    def facts(self, content: object) -> Facts:
        return Facts(["rest", "step"], {"moved": Deal(thing=1, taker=0)})

    def tally(self, state: State) -> dict[str, int]:
        points = points_of(state).points
        return {"steps": sum(points), "photo-finish": int(sorted(points)[-2:].count(4) > 0)}


@contextmanager
def on_the_shelf(game: Game) -> Iterator[Game]:
    """The game is registered in here, and nowhere else."""
    registry.register(game)
    try:
        yield game
    finally:
        registry.unregister(game.id)

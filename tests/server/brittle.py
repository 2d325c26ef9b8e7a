"""A game whose rules have a fault: a ladder with a rung that breaks the program. And it can be as long as one likes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import EventKind
from ludoteca.kernel.flow import CHECKPOINT, Decision, Flow, Policy, State, Table
from ludoteca.kernel.game import Game, Outcome
from ludoteca.kernel.options import Option
from ludoteca.kernel.present import Choice, Prompt
from ludoteca.kernel.registry import register

CLIMB, REST, ROTTEN = 0, 1, 2


class Ladder(State):
    """How high everyone is, and how often someone has moved."""

    def __init__(self, seats: int, rungs: int, rotten: int) -> None:
        self.rotten = rotten  # the seat that every step fails of; -1: nobody's
        self.heights = [0] * seats
        self.rungs = rungs
        self.moves = 0

    def copy(self) -> Ladder:
        other = Ladder(len(self.heights), self.rungs, self.rotten)
        other.heights = self.heights[:]
        other.moves = self.moves
        return other


def ladder(state: State) -> Ladder:
    assert isinstance(state, Ladder)
    return state


class Reckless(Policy):
    """Steps on the rotten rung whenever it can."""

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        return ROTTEN


class Brittle(Game):
    """In turn: climb a rung, rest, or step on the rotten rung, where the rules fail."""

    id = "brittle-ladder"
    rules_version = "1"
    prefix = "BL"
    seats = range(1, 4)
    turn_rule = "BL-R1"
    options = (
        Option("rungs", 4, low=1, high=2000, rule="BL-R1"),
        Option("rotten", -1, low=-1, high=2, rule="BL-R1"),
    )
    events: ClassVar[dict[str, EventKind]] = {"climbed": EventKind("seat:seat n", "BL-R2")}  # type: ignore[misc]

    def new_state(self, seats: int, options: Mapping[str, Any]) -> Ladder:
        return Ladder(seats, options["rungs"], options["rotten"])

    def flow(self, table: Table) -> Flow[None]:
        state = ladder(table.state)
        while max(state.heights) < state.rungs:
            yield CHECKPOINT
            seat = state.moves % len(state.heights)
            action = yield Decision(seat, "step", (CLIMB, REST, ROTTEN))
            if action == ROTTEN or seat == state.rotten:
                raise ZeroDivisionError("the rotten rung")
            if action == CLIMB:
                luck = table.chance.roll("foot", 6, 1)[0]
                state.heights[seat] += 1
                table.tell("climbed", seat, luck)
            state.moves += 1

    def outcome(self, state: State) -> Outcome:
        heights = ladder(state).heights
        return Outcome((heights.index(max(heights)),), "top", tuple(heights))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {"heights": ladder(state).heights[:]}

    def present(self, state: State, decision: Decision) -> Prompt:
        labels = ("ladder-climb", "ladder-rest", "ladder-rotten")
        choices = [Choice(action, labels[action]) for action in decision.actions]
        return Prompt(decision.kind, "ladder-step", "BL-R1", choices=choices)

    def refuse(self, state: State, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
        return "refuse-not-understood", {}, "BL-R1"

    def resample(self, state: State, seat: int, chance: Chance) -> None:
        """Nothing is hidden."""

    def policy(self, level: str) -> Policy:
        return Reckless()

    def turns(self, state: State) -> int:
        return ladder(state).moves


GAME = Brittle()


def put_on_shelf() -> None:
    """Register it."""
    register(GAME)

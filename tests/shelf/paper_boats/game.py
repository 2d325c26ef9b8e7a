"""Paper Boats: blow your boat along the gutter; who first reaches the drain wins. Nothing is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.kernel.actions import Act, ActionSpace
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event, EventKind
from ludoteca.kernel.flow import CHECKPOINT, Decision, Flow, Policy, RandomPolicy, State, Table
from ludoteca.kernel.game import Game, Outcome
from ludoteca.kernel.present import Choice, Prompt

GENTLY: Final = 0
HARD: Final = 1
DRAIN: Final = 8

ACTIONS = {"blow": ActionSpace(Act("gently", at=GENTLY), Act("hard", at=HARD))}
EVENTS = {"blown": EventKind("seat:seat n", "PB-R2"), "arrived": EventKind("seat:seat", "PB-R3")}


class Gutter(State):
    """How far each boat has come, and who blows next."""

    def __init__(self, boats: list[int], turn: int = 0) -> None:
        self.boats = boats
        self.turn = turn

    def copy(self) -> Gutter:
        """The same boats at the same places."""
        return Gutter(self.boats[:], self.turn)


class Water(Table):
    """The table of the rules: `s` is its state."""

    def __init__(self, state: Gutter, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(state, chance, sink)
        self.s = state


class PaperBoats(Game[Gutter, Water]):
    """PB-R1: two or three players, a boat each."""

    id = "paper-boats"
    rules_version = "1"
    prefix = "PB"
    seats = range(2, 4)
    turn_rule = "PB-R2"
    secrets = False
    actions = ACTIONS
    events = EVENTS

    def new_state(self, seats: int, options: Mapping[str, Any]) -> Gutter:
        """PB-R1: all boats start together."""
        return Gutter([0] * seats)

    def table(self, state: Gutter, chance: Chance, sink: list[Event] | None) -> Water:
        """The table of the rules."""
        return Water(state, chance, sink)

    def flow(self, table: Water) -> Flow[None]:
        """PB-R2: blow gently for one step, or hard for up to three. PB-R3: the first at the drain wins."""
        s = table.s
        while max(s.boats) < DRAIN:
            yield CHECKPOINT
            me = s.turn
            how = yield Decision(me, "blow", (GENTLY, HARD))
            steps = 1 if how == GENTLY else table.chance.roll("gust", 4, 1, me)[0]
            s.boats[me] += steps
            s.turn = (me + 1) % len(s.boats)
            table.tell("blown", me, steps)
            if s.boats[me] >= DRAIN:
                table.tell("arrived", me)

    def outcome(self, state: Gutter) -> Outcome:
        """PB-R3: the one boat at the drain."""
        boats = state.boats
        return Outcome((boats.index(max(boats)),), "arrived", tuple(boats))

    def view(self, state: Gutter, seat: int | None) -> dict[str, Any]:
        """Everything is open."""
        return {"boats": list(state.boats), "turn": state.turn}

    def present(self, state: Gutter, decision: Decision) -> Prompt:
        """Gently or hard."""
        choices = [Choice(GENTLY, "do-gently", rule="PB-R2"), Choice(HARD, "do-hard", rule="PB-R2")]
        return Prompt("blow", "ask-blow", "PB-R2", choices=choices)

    def policy(self, level: str) -> Policy:
        """Wind is wind."""
        return RandomPolicy()

    def evaluate(self, state: Gutter, seat: int) -> float:
        """Who is ahead."""
        boats = state.boats
        return boats[seat] / (sum(boats) or len(boats))

    def check(self, state: Gutter) -> None:
        """No boat swims upstream."""
        assert min(state.boats) >= 0

    def dump(self, state: Gutter) -> dict[str, Any]:
        """All there is."""
        return self.view(state, None)


GAME = PaperBoats()

"""The front door of Storm Watch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from ludoteca.kernel.campaign import Campaign, Chapter
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.dealing import deal_again, hands_of_others
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.event import Event, EventKind
from ludoteca.kernel.flow import Decision, Flow, Policy
from ludoteca.kernel.game import Game, Outcome
from ludoteca.kernel.options import Option
from ludoteca.kernel.present import Prompt
from tests.kernel.storm_watch import view
from tests.kernel.storm_watch.policy import Keeper
from tests.kernel.storm_watch.rules import ACTIONS, brace_stores, match, plan_actions, work_actions
from tests.kernel.storm_watch.state import (
    BRIGHTEST,
    CLIFF,
    FIRST_LIGHT,
    MOST_STORES,
    NOTHING,
    STEPS,
    STORES,
    Watch,
    WatchState,
    new_state,
)

EVENTS: dict[str, EventKind] = {
    "drew": EventKind("store:store", "SW-R2"),
    "drew-hidden": EventKind("seat:seat", "SW-R2"),
    "brought": EventKind("store:store", "SW-R2"),
    "planned": EventKind("seat:seat plan:plan", "SW-R3"),
    "brighter": EventKind("n", "SW-R5"),
    "rested": EventKind("seat:seat", "SW-R4"),
    "took": EventKind("seat:seat store:store", "SW-R4"),
    "used": EventKind("seat:seat store:store", "SW-R5"),
    "flared": EventKind("seat:seat channel:channel", "SW-R5"),
    "turned": EventKind("channel:channel", "SW-R6"),
    "rose": EventKind("n", "SW-R6"),
    "braced": EventKind("seat:seat store:store", "SW-R7"),
    "breached": EventKind("n", "SW-R7"),
    "fell": EventKind("", "SW-R7"),
    "saved": EventKind("channel:channel", "SW-R8"),
    "wrecked": EventKind("channel:channel", "SW-R8"),
    "burned": EventKind("n", "SW-R9"),
    "dark": EventKind("", "SW-R9"),
    "morning": EventKind("", "SW-R9"),
}


class StormWatch(Game[WatchState, Watch]):
    """SW-R1: one to four keepers, some nights, one light."""

    id = "storm-watch"
    rules_version = "1"
    prefix = "SW"
    seats = range(1, 5)
    turn_rule = "SW-R1"
    options = (Option("nights", 3, low=1, high=5, rule="SW-R1"),)
    events = EVENTS
    actions = ACTIONS
    councils = True
    campaigns: Sequence[Campaign] = (
        Campaign(
            "winter",
            [Chapter("first-gale", {"nights": 1}), Chapter("long-dark", {"nights": 2}), Chapter("spring-tide")],
        ),
    )

    def new_state(self, seats: int, options: Mapping[str, Any]) -> WatchState:
        """Everything in the box."""
        return new_state(seats, options["nights"])

    def table(self, state: WatchState, chance: Chance, sink: list[Event] | None) -> Watch:
        """The table of the rules."""
        return Watch(state, chance, sink)

    def flow(self, table: Watch) -> Flow[None]:
        """The whole match."""
        return match(table)

    def outcome(self, state: WatchState) -> Outcome:
        """SW-R10: all win when the light still burns in the morning and enough ships are saved; else all lose."""
        everyone = tuple(range(len(state.hands)))
        scores = (state.saved,) * len(everyone)
        if state.breaches == CLIFF:
            return Outcome((), "fell", scores)
        if state.lamp == 0:
            return Outcome((), "dark", scores)
        won = state.saved >= state.wanted
        return Outcome(everyone if won else (), "guided" if won else "wrecked", scores)

    # -- a team ------------------------------------------------------------------------------------------------

    def team(self, state: WatchState, seat: int) -> tuple[int, ...]:
        """All keepers."""
        return tuple(range(len(state.hands)))

    spans = ("night", "match")
    presses = ("brace",)
    reaction_seconds: int | None = 0

    def span(self, state: WatchState, name: str, seat: int) -> int:
        """An order can be given for this night."""
        return state.night if name == "night" else 0

    def pressing(self, state: WatchState, decision: Decision) -> bool:
        """SW-R7: the cliff falls with the next breach."""
        return state.breaches == CLIFF - 1

    # -- what people see ---------------------------------------------------------------------------------------

    def view(self, state: WatchState, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return view.board(state, seat)

    def present(self, state: WatchState, decision: Decision) -> Prompt:
        """A question for people."""
        return view.present(state, decision)

    def refuse(self, state: WatchState, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
        """Why an action is not possible now."""
        return view.refuse(state, decision, action)

    def word(self, content: object, kind: str, value: int) -> tuple[str, dict[str, Any]]:
        """The message for a value in an event."""
        if kind == "store":
            return view.store_name(value)
        if kind == "plan":
            return f"plan-{view.PLANS[value]}", {}
        if kind == "channel":
            return f"channel-{view.CHANNEL_NAMES[value]}", {}
        raise ValueError(f"storm-watch has no values of type {kind!r}")

    # -- what bots and checks need -----------------------------------------------------------------------------

    def resample(self, state: WatchState, seat: int, chance: Chance) -> None:
        """The cellar and the hands of the others are dealt anew; what was taken from the quay is known to nobody."""
        deal_again(chance, state.deck, hands_of_others(state.hands, seat))

    def offer_again(self, table: Watch, decision: Decision) -> Sequence[int]:
        """What a keeper can do depends on its hands, which the others do not see."""
        if decision.kind == "work":
            return work_actions(table, decision.seat)
        if decision.kind == "brace-with":
            return brace_stores(table, decision.seat)
        return plan_actions(table, decision.seat) if decision.kind == "plan" else decision.actions

    def policy(self, level: str) -> Policy:
        """An *aprendiz* slips now and then."""
        return Keeper(4 if level == "aprendiz" else 0)

    def evaluate(self, state: WatchState, seat: int) -> float:
        """Ships, light and a whole cliff."""
        ships = min(1.0, (1 + state.saved) / (1 + state.wanted))
        cliff = (CLIFF - state.breaches) / CLIFF
        return 0.1 + 0.8 * ships * cliff * min(1.0, state.lamp / FIRST_LIGHT)

    def check(self, state: WatchState) -> None:
        """Every store is somewhere exactly once, and nothing goes beyond its bounds."""
        stores = [*state.deck, *state.quay, *state.spent, *chain(*state.hands)]
        assert sorted(stores) == list(range(STORES)), f"stores are missing or doubled: {sorted(stores)}"
        assert 0 <= state.lamp <= BRIGHTEST, f"the lamp burns at {state.lamp}"
        assert 0 <= state.breaches <= CLIFF, f"the cliff has {state.breaches} breaches"
        assert max(len(hand) for hand in state.hands) <= MOST_STORES, "someone carries too much"

    def dump(self, state: WatchState) -> dict[str, Any]:
        """The whole state."""
        return dict(vars(state.copy()))

    def place(self, position: Mapping[str, Any]) -> tuple[WatchState, int, dict[str, Any]]:
        """`keepers` (each with `hand`, `plan`, `resting`), `deck` (the top first), `quay`, `step`, numbers."""
        keepers = position.get("keepers", [])
        options = self.check_setup(len(keepers), {"nights": position.get("nights", 3)})
        state = new_state(len(keepers), options["nights"])
        top = list(position.get("deck", []))
        state.quay = list(position.get("quay", []))
        for seat, keeper in enumerate(keepers):
            state.hands[seat] = list(keeper.get("hand", []))
            state.plans[seat] = view.PLANS.index(keeper["plan"]) if "plan" in keeper else NOTHING
            state.done[seat] = keeper.get("resting", False)
        used = [*top, *state.quay, *chain(*state.hands)]
        state.deck = [store for store in range(STORES) if store not in used] + top[::-1]
        for name in ("lamp", "breaches", "saved", "lost", "wanted", "sea", "first", "night"):
            setattr(state, name, position.get(name, getattr(state, name)))
        state.beam = view.CHANNEL_NAMES.index(position["beam"]) if "beam" in position else NOTHING
        state.lit = [name in position.get("lit", []) for name in view.CHANNEL_NAMES]
        state.step = STEPS.index(position.get("step", "plan"))
        try:
            self.check(state)
        except AssertionError as problem:
            raise BadSetup(f"this position cannot be: {problem}") from problem
        return state, len(keepers), options


GAME = StormWatch()

"""The front door of Night Ferry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.dealing import deal_again, hands_of_others
from ludoteca.kernel.event import Event, EventKind
from ludoteca.kernel.flow import Decision, Flow, Policy, RandomPolicy
from ludoteca.kernel.game import Game, Outcome
from ludoteca.kernel.options import Option
from ludoteca.kernel.positions import must_be
from ludoteca.kernel.present import Prompt
from tests.kernel.night_ferry import view
from tests.kernel.night_ferry.rules import ACTIONS, match, turn_actions
from tests.kernel.night_ferry.state import COINS, CRATES, NOTHING, TURN, Ferry, FerryState, new_state

EVENTS: dict[str, EventKind] = {
    "dealt": EventKind("crate:crate", "NF-R2"),
    "dealt-hidden": EventKind("seat:seat", "NF-R2"),
    "drew": EventKind("crate:crate", "NF-R3"),
    "drew-hidden": EventKind("seat:seat", "NF-R3"),
    "whistled": EventKind("seat:seat wind n", "NF-R3"),
    "loaded": EventKind("seat:seat crate:crate", "NF-R4"),
    "sunk": EventKind("seat:seat crate:crate", "NF-R4"),
    "offered": EventKind("crate:crate", "NF-R5"),
    "bid": EventKind("seat:seat n", "NF-R6"),
    "won": EventKind("seat:seat crate:crate", "NF-R6"),
    "tied": EventKind("crate:crate", "NF-R6"),
    "storm": EventKind("n", "NF-R7"),
    "calm": EventKind("", "NF-R7"),
    "landed": EventKind("", "NF-R8"),
}


class NightFerry(Game[FerryState, Ferry]):
    """NF-R1: two to four smugglers, one night."""

    id = "night-ferry"
    rules_version = "1"
    prefix = "NF"
    seats = range(2, 5)
    turn_rule = "NF-R1"
    councils = True
    options = (Option("rounds", 3, low=1, high=4, rule="NF-R1"),)
    events = EVENTS
    actions = ACTIONS

    def new_state(self, seats: int, options: Mapping[str, Any]) -> FerryState:
        """Everything in the box."""
        return new_state(seats, options["rounds"])

    def table(self, state: FerryState, chance: Chance, sink: list[Event] | None) -> Ferry:
        """The table of the rules."""
        return Ferry(state, chance, sink)

    def flow(self, table: Ferry) -> Flow[None]:
        """The whole match."""
        return match(table)

    def outcome(self, state: FerryState) -> Outcome:
        """NF-R8: crates by their worth, and coins; the most wins, and a tie is shared."""
        worth = [sum(crate + 1 for crate in hold) for hold in state.holds]
        scores = tuple(cargo + coins for cargo, coins in zip(worth, state.coins, strict=True))
        return Outcome(tuple(seat for seat, score in enumerate(scores) if score == max(scores)), "landed", scores)

    def view(self, state: FerryState, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return view.board(state, seat)

    def present(self, state: FerryState, decision: Decision) -> Prompt:
        """A decision for people."""
        return view.present(state, decision)

    def refuse(self, state: FerryState, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
        """Why not."""
        return view.refuse(state, decision, action)

    def word(self, content: object, kind: str, value: int) -> tuple[str, dict[str, Any]]:
        """The message for a value in an event."""
        if kind == "crate":
            return view.crate_name(value)
        raise ValueError(f"night-ferry has no values of type {kind!r}")

    def resample(self, state: FerryState, seat: int, chance: Chance) -> None:
        """The deck and the hands of the others are dealt anew."""
        deal_again(chance, state.deck, hands_of_others(state.hands, seat))

    def offer_again(self, table: Ferry, decision: Decision) -> Sequence[int]:
        """What a seat can load depends on its hand, which the others do not know."""
        return turn_actions(table, decision.seat) if decision.kind == "turn" else decision.actions

    def policy(self, level: str) -> Policy:
        """Smugglers of every level trust their luck."""
        return RandomPolicy()

    def check(self, state: FerryState) -> None:
        """Every crate is somewhere exactly once, and every coin."""
        lot = [] if state.lot == NOTHING else [state.lot]
        crates = [*state.deck, *state.sea, *lot, *chain(*state.hands, *state.holds)]
        assert sorted(crates) == list(range(CRATES)), f"crates are missing or doubled: {sorted(crates)}"
        assert sum(state.coins) + state.bank == COINS, "coins are missing or doubled"
        assert min(*state.coins, state.bank) >= 0, "someone owes coins"

    def dump(self, state: FerryState) -> dict[str, Any]:
        """The whole state."""
        fields = ("hands", "holds", "coins", "bank", "deck", "sea", "lot", "first", "taken", "round", "rounds", "step")
        return {name: getattr(state.copy(), name) for name in fields}

    def place(self, position: Mapping[str, Any]) -> tuple[FerryState, int, dict[str, Any]]:
        """`players` (each with `hand`, `hold`, `coins`), `deck` (the top first), `first`, `rounds`."""
        players = position.get("players", [])
        options = self.check_setup(len(players), {"rounds": position.get("rounds", 3)})
        state = new_state(len(players), options["rounds"])
        state.step = TURN
        state.first = position.get("first", 0)
        top = [crate - 1 for crate in position.get("deck", [])]
        for seat, player in enumerate(players):
            state.hands[seat] = [crate - 1 for crate in player.get("hand", [])]
            state.holds[seat] = [crate - 1 for crate in player.get("hold", [])]
            state.coins[seat] = player.get("coins", 0)
        used = [*top, *chain(*state.hands, *state.holds)]
        state.deck = [crate for crate in range(CRATES) if crate not in used] + top[::-1]
        state.bank = COINS - sum(state.coins)
        must_be(lambda: self.check(state))
        return state, len(players), options


GAME = NightFerry()

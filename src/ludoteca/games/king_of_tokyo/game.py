"""The front door of King of Tokyo: who can play, with what options, and where everything else is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import ludoteca.games.king_of_tokyo.cards  # noqa: F401  (joins every card with its behaviour)
from ludoteca.games.king_of_tokyo import stats, view
from ludoteca.games.king_of_tokyo.checks import check, dump
from ludoteca.games.king_of_tokyo.content import CARD_IDS, KIND_OF, MONSTERS
from ludoteca.games.king_of_tokyo.events import EVENTS
from ludoteca.games.king_of_tokyo.facts import FACTS
from ludoteca.games.king_of_tokyo.position import place
from ludoteca.games.king_of_tokyo.rules.ending import LAST_ALIVE, REASONS
from ludoteca.games.king_of_tokyo.rules.market import buy_options
from ludoteca.games.king_of_tokyo.rules.turn import match
from ludoteca.games.king_of_tokyo.state import FACE_NAMES, PLACE_NAMES, Tokyo, TokyoState, new_state
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, Flow, Policy, State, Table
from ludoteca.kernel.game import Facts, Game, Outcome
from ludoteca.kernel.options import Option
from ludoteca.kernel.present import Prompt


class KingOfTokyo(Game):
    """KOT-R1: two to six players, each a monster. KOT-R2: twenty stars, or being the last one alive, wins."""

    id = "king-of-tokyo"
    rules_version = "1"
    prefix = "KOT"
    seats = range(2, 7)
    turn_rule = "KOT-R20"
    events = EVENTS
    options = (
        Option("target", 20, low=5, high=20, rule="KOT-R2"),
        Option("monsters", None, choices=MONSTERS, per_seat=True, rule="KOT-R13"),
    )

    def new_state(self, seats: int, options: Mapping[str, Any]) -> TokyoState:
        """KOT-R13: every player has a monster; without a choice, in the order of the box."""
        chosen = options["monsters"] or MONSTERS[:seats]
        return new_state([MONSTERS.index(name) for name in chosen], options["target"])

    def place(self, position: Mapping[str, Any]) -> tuple[State, int, dict[str, Any]]:
        """A position from plain data."""
        return place(self, position)

    def table(self, state: State, chance: Chance, sink: list[Event] | None) -> Table:
        """The table of the rules."""
        assert isinstance(state, TokyoState)
        return Tokyo(state, chance, sink)

    def flow(self, table: Table) -> Flow[None]:
        """The whole match."""
        assert isinstance(table, Tokyo)
        return match(table)

    def outcome(self, state: State) -> Outcome:
        """KOT-R52, KOT-R54: who won, if anyone."""
        assert isinstance(state, TokyoState)
        alive = [monster for monster in state.monsters if monster.alive]
        if state.reason == LAST_ALIVE:
            winners = alive
        else:
            winners = [monster for monster in alive if monster.stars >= state.target]
        scores = tuple(monster.stars for monster in state.monsters)
        return Outcome(tuple(monster.seat for monster in winners), REASONS[state.reason], scores)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        assert isinstance(state, TokyoState)
        return view.board(state, seat)

    def present(self, state: State, decision: Decision) -> Prompt:
        """A decision for people."""
        assert isinstance(state, TokyoState)
        return view.present(state, decision)

    def refuse(self, state: State, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
        """Why not."""
        assert isinstance(state, TokyoState)
        return view.refuse(state, decision, action)

    def word(self, kind: str, value: int) -> tuple[str, dict[str, Any]]:
        """The message for a value in an event."""
        if kind == "card":
            return view.card_name(value)
        if kind == "instance":
            return view.card_name(KIND_OF[value])
        if kind == "face":
            return f"face-{FACE_NAMES[value]}", {}
        if kind == "place":
            return f"place-{PLACE_NAMES[value]}", {}
        if kind == "cause":
            return view.cause_word(value)
        if kind == "reason":
            return f"reason-{REASONS[value]}", {}
        if kind == "dice":
            faces: list[tuple[str, dict[str, Any]]] = [(f"die-{FACE_NAMES[face]}", {}) for face in view.unpack(value)]
            return ("dice-shown", {"faces": faces}) if faces else ("dice-none", {})
        raise ValueError(f"king-of-tokyo has no values of type {kind!r}")

    def seat_name(self, state: State, seat: int) -> tuple[str, dict[str, Any]]:
        """A seat goes by the name of its monster."""
        assert isinstance(state, TokyoState)
        return view.monster_name(state, seat)

    def resample(self, state: State, seat: int, chance: Chance) -> None:
        """The deck below what this seat has seen of it is dealt anew."""
        assert isinstance(state, TokyoState)
        known = state.knows[seat]
        unseen = sorted(state.deck[: len(state.deck) - known])  # so that a world tells nothing of the true order
        chance.shuffle("deck", unseen)
        state.deck[: len(unseen)] = unseen

    def offer_again(self, table: Table, decision: Decision) -> Sequence[int]:
        """What can be bought from the top of the deck depends on which card lies there."""
        assert isinstance(table, Tokyo)
        if decision.kind == "buy":
            return buy_options(table, table.s.monsters[decision.seat])
        return decision.actions

    def policy(self, level: str) -> Policy:
        """How a level plays."""
        from ludoteca.games.king_of_tokyo.bots import policy

        return policy(level)

    def candidates(self, table: Table, decision: Decision, most: int) -> list[int]:
        """What is worth thinking about."""
        from ludoteca.games.king_of_tokyo.bots import candidates

        assert isinstance(table, Tokyo)
        return candidates(table, decision, most)

    def evaluate(self, state: State, seat: int) -> float:
        """How well a seat stands."""
        from ludoteca.games.king_of_tokyo.bots import evaluate

        assert isinstance(state, TokyoState)
        return evaluate(state, seat)

    def facts(self) -> Facts:
        """Power cards, turned up and bought."""
        return FACTS

    def turns(self, state: State) -> int:
        """KOT-R20: how many turns have begun, extra ones included."""
        assert isinstance(state, TokyoState)
        return state.turns

    def chart(self, state: State) -> dict[str, list[int]]:
        """Stars and hearts."""
        assert isinstance(state, TokyoState)
        return stats.chart(state)

    def fortune(self, event: Event) -> tuple[int, float, float] | None:
        """Dice."""
        return stats.fortune(event)

    def highlight(self, event: Event) -> tuple[int, int] | None:
        """What a player will tell of."""
        return stats.highlight(event)

    def check(self, state: State) -> None:
        """Every card is somewhere exactly once, every number within its bounds."""
        assert isinstance(state, TokyoState)
        check(state)

    def dump(self, state: State) -> dict[str, Any]:
        """The whole state."""
        assert isinstance(state, TokyoState)
        return dump(state)


GAME = KingOfTokyo()
assert len(CARD_IDS) == 64

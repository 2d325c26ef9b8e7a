"""The front door of Rush Out!: who can play, with what options, and where everything else is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.rush_out import checks, prompts, refusals, stats, view
from ludoteca.games.rush_out.content import (
    EQUIPMENT_IDS,
    FAMILY,
    HERO_SYMBOLS,
    ROLES,
    SCENARIO_IDS,
    SCROLL_IDS,
    SORCERER_SYMBOLS,
)
from ludoteca.games.rush_out.events import EVENTS
from ludoteca.games.rush_out.position import place
from ludoteca.games.rush_out.rules.play import RushTable, offers
from ludoteca.games.rush_out.state import DARK, REASON_NAMES, RushState, new_state
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, State
from ludoteca.kernel.game import LiveGame, Outcome
from ludoteca.kernel.live import LivePolicy, LiveTable
from ludoteca.kernel.options import Option
from ludoteca.kernel.present import Prompt


class RushOut(LiveGame):
    """RO-R1, RO-D-23: one Sorcerer against two to four Heroes; nobody takes turns (RO-R2)."""

    id = "rush-out"
    rules_version = "1"
    prefix = "RO"
    seats = range(3, 6)
    turn_rule = "RO-R2"
    step_ms = 150
    calm: Mapping[str, Any] = {"pace": "relaxed"}
    events = EVENTS
    options = (
        Option("scenario", "training-1", choices=SCENARIO_IDS, rule="RO-R36"),
        Option("pace", "normal", choices=("normal", "relaxed"), rule="RO-D-10"),
        Option("cooldown", 700, low=400, high=1500, rule="RO-D-10"),
        Option("handicap", "no", choices=("no", "yes"), rule="RO-R19"),
        Option("roles", None, choices=ROLES, per_seat=True, needed=("sorcerer",), rule="RO-R15"),
    )

    def new_state(self, seats: int, options: Mapping[str, Any]) -> RushState:
        """RO-R15: without a choice the first seat is the Sorcerer."""
        chosen = options["roles"] or ROLES[:seats]
        return new_state(
            [ROLES.index(role) for role in chosen],
            SCENARIO_IDS.index(options["scenario"]),
            options["cooldown"],
            options["pace"] == "relaxed",
            options["handicap"] == "yes",
        )

    def place(self, position: Mapping[str, Any]) -> tuple[State, int, dict[str, Any]]:
        """A position from plain data."""
        return place(self, position)

    def table(self, state: State, chance: Chance, sink: list[Event] | None) -> LiveTable:
        """The table of the rules."""
        assert isinstance(state, RushState)
        return RushTable(state, chance, sink)

    def outcome(self, state: State) -> Outcome:
        """RO-R4, RO-R37: the Heroes as a group, or the Sorcerer alone. Scores are trophies."""
        assert isinstance(state, RushState)
        dark = state.side == DARK
        winners = tuple(seat for seat in range(state.seats) if (seat == state.sorcerer) == dark)
        scores = tuple(state.trophies[2 if seat == state.sorcerer else 1] for seat in range(state.seats))
        return Outcome(winners, REASON_NAMES[state.history[-1] % 8], scores)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        assert isinstance(state, RushState)
        return view.board(state, seat)

    def own_view(self, state: State, seat: int) -> dict[str, Any]:
        """Everyone sees the same table; what one can do there is one's own."""
        assert isinstance(state, RushState)
        return {"can": offers(state, seat)}

    def present(self, state: State, decision: Decision) -> Prompt:
        """A decision for people."""
        assert isinstance(state, RushState)
        return prompts.present(state, decision)

    def refuse(self, state: State, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
        """Why not."""
        assert isinstance(state, RushState)
        return refusals.refuse(state, decision.seat, action)

    def hush(self, state: State, seat: int | None) -> tuple[str, dict[str, Any], str] | None:
        """RO-R71: a silence Curse is for Heroes; the Sorcerer and those who watch may talk."""
        assert isinstance(state, RushState)
        return None if seat is None or seat == state.sorcerer else refusals.hush(state)

    def word(self, kind: str, value: int) -> tuple[str, dict[str, Any]]:
        """The message for a value in an event."""
        if kind == "card":
            return prompts.card_name(value)
        if kind == "place":
            return f"place-{view.PLACE_KINDS[value]}", {"n": value % 3 + 1}
        if kind == "face":  # the Sorcerer's come after the Heroes'
            return f"face-{(*HERO_SYMBOLS, *SORCERER_SYMBOLS)[value]}", {}
        if kind == "dark-face":
            return f"face-{SORCERER_SYMBOLS[value]}", {}
        if kind == "gear":
            return f"gear-{EQUIPMENT_IDS[value]}", {}
        if kind == "scroll":
            return f"scroll-{SCROLL_IDS[value]}", {}
        if kind == "reason":
            return f"reason-{REASON_NAMES[value]}", {}
        if kind == "dice":
            return "dice-shown", {"n": len(stats.unpack(value))}
        raise ValueError(f"rush-out has no values of type {kind!r}")

    def seat_name(self, state: State, seat: int) -> tuple[str, dict[str, Any]]:
        """A seat goes by its character."""
        assert isinstance(state, RushState)
        return refusals.role_name(state, seat)

    def resample(self, state: State, seat: int, chance: Chance) -> None:
        """RO-R5: nobody has looked into the decks, or at what was put away or discarded unseen."""
        assert isinstance(state, RushState)
        from ludoteca.games.rush_out.hidden import deal_again

        deal_again(state, chance)

    def policy(self, level: str) -> LivePolicy:
        """How a level plays."""
        from ludoteca.games.rush_out.bots import policy

        return policy(level)

    def tally(self, state: State) -> dict[str, int]:
        """Rounds, who won them and how."""
        assert isinstance(state, RushState)
        return stats.tally(state)

    def chart(self, state: State) -> dict[str, list[int]]:
        """What each seat has finished."""
        assert isinstance(state, RushState)
        return stats.chart(state)

    def fortune(self, event: Event) -> tuple[int, float, float] | None:
        """Jokers."""
        return stats.fortune(event)

    def highlight(self, event: Event) -> tuple[int, int] | None:
        """What a player will tell of."""
        return stats.highlight(event)

    def check(self, state: State) -> None:
        """Every card, die and token is somewhere exactly once."""
        assert isinstance(state, RushState)
        checks.check(state)

    def dump(self, state: State) -> dict[str, Any]:
        """The whole state."""
        assert isinstance(state, RushState)
        return checks.dump(state)


GAME = RushOut()
assert len(FAMILY) == 75

"""The front door of Rush Out!: who can play, with what options, and where everything else is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.games.rush_out.actions import SPACE
from ludoteca.games.rush_out.checks import invariants as checks
from ludoteca.games.rush_out.checks.position import place
from ludoteca.games.rush_out.content.box import Content
from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.content.names import HERO_SYMBOLS, ROLES, SCENARIO_IDS, SORCERER_SYMBOLS
from ludoteca.games.rush_out.people import causes, previews, prompts, refusals, stats, view
from ludoteca.games.rush_out.people.events import EVENTS
from ludoteca.games.rush_out.people.shapes import Board, Own
from ludoteca.games.rush_out.rules.play import RushTable
from ludoteca.games.rush_out.state import DARK, PLACES, REASON_NAMES, RushState, new_state
from ludoteca.kernel.actions import ActionSpace
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.game import Facts, LiveGame, Outcome
from ludoteca.kernel.live import LivePolicy
from ludoteca.kernel.options import Option
from ludoteca.kernel.present import Effect, Prompt
from ludoteca.kernel.signs import Sign

if TYPE_CHECKING:
    from ludoteca.kernel.encoding import Encoding

# What can lack on a Hero's card, with its icon.
NEEDED = (("fire", "flame"), ("sword", "broadsword"), ("foot", "footprint"), ("key", "key"), ("heart", "hearts"))


class RushOut(LiveGame[RushState, RushTable]):
    """RO-R1, RO-D-23: one Sorcerer against two to four Heroes; nobody takes turns (RO-R2)."""

    id = "rush-out"
    rules_version = "5"
    prefix = "RO"
    seats = range(3, 6)
    turn_rule = "RO-R2"
    causes = True
    step_ms = 150
    terminal_options: Mapping[str, Any] = {"pace": "relaxed"}
    events = EVENTS
    actions: Mapping[str, ActionSpace] = {"live": SPACE}
    options = (
        Option("scenario", "training-1", choices=SCENARIO_IDS, rule="RO-R36"),
        Option("pace", "normal", choices=("normal", "relaxed"), rule="RO-D-10"),
        Option("cooldown", 700, low=400, high=1500, rule="RO-D-10"),
        Option("handicap", "no", choices=("no", "yes"), rule="RO-R19"),
        Option("roles", None, choices=ROLES, per_seat=True, needed=("sorcerer",), rule="RO-R15"),
    )
    signs = (
        Sign("mine", "hand", about=("place",)),
        Sign("help", "megaphone", about=("place",)),
        Sign("not-this", "cancel", about=("place",)),
        Sign("you-take", "on-target", about=("seat",)),
        Sign("wait", "sands-of-time"),
        *(Sign(f"need-{face}", icon, about=("place",), group="need") for face, icon in NEEDED),
    )

    def content(self, options: Mapping[str, Any]) -> Content:
        """The cards of a match: one box so far."""
        return own_box()

    def new_state(self, seats: int, options: Mapping[str, Any]) -> RushState:
        """RO-R15: without a choice the first seat is the Sorcerer."""
        chosen = options["roles"] or ROLES[:seats]
        return new_state(
            self.content(options),
            [ROLES.index(role) for role in chosen],
            SCENARIO_IDS.index(options["scenario"]),
            options["cooldown"],
            options["pace"] == "relaxed",
            options["handicap"] == "yes",
        )

    def place(self, position: Mapping[str, Any]) -> tuple[RushState, int, dict[str, Any]]:
        """A position from plain data."""
        return place(self, position)

    def table(self, state: RushState, chance: Chance, sink: list[Event] | None) -> RushTable:
        """The table of the rules."""
        return RushTable(state, chance, sink)

    def team(self, state: RushState, seat: int) -> tuple[int, ...]:
        """RO-R1: the Heroes stand together, the Sorcerer stands alone."""
        heroes = tuple(other for other in range(state.seats) if other != state.sorcerer)
        return heroes if seat in heroes else (seat,)

    def meant(self, state: RushState, ref: str) -> str:
        """A sign on a card is about that card, and not about the next one there (see `bots/signs.py`)."""
        kind, _, number = ref.partition(":")
        if kind != "place" or not number.isdecimal() or int(number) >= PLACES:
            return ref
        return f"{ref}:{state.generation[int(number)]}"

    def outcome(self, state: RushState) -> Outcome:
        """RO-R4, RO-R37: the Heroes as a group, or the Sorcerer alone. Scores are trophies."""
        dark = state.side == DARK
        winners = tuple(seat for seat in range(state.seats) if (seat == state.sorcerer) == dark)
        scores = tuple(state.trophies[2 if seat == state.sorcerer else 1] for seat in range(state.seats))
        return Outcome(winners, REASON_NAMES[state.history[-1] % 8], scores)

    def view(self, state: RushState, seat: int | None) -> Board:
        """What a seat may see."""
        return view.board(state, seat)

    def own_view(self, state: RushState, seat: int) -> Own:
        """Everyone sees the same table; what one can do there is one's own."""
        return view.own(state, seat)

    def present(self, state: RushState, decision: Decision) -> Prompt:
        """What a seat can do at this moment, with labels and the things that they touch."""
        return prompts.present(state, decision)

    def effects(self, before: RushState, after: RushState, seat: int) -> list[Effect]:
        """What an action leads to at this moment."""
        return previews.effects(before, after)

    def refuse(self, state: RushState, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
        """Why an action is not possible now."""
        return refusals.refuse(state, decision.seat, action)

    def hush(self, state: RushState, seat: int | None) -> tuple[str, dict[str, Any], str] | None:
        """RO-R71: a silence Curse is for Heroes; the Sorcerer and those who watch may talk."""
        return None if seat is None or seat == state.sorcerer else refusals.hush(state)

    def word(self, content: Content, kind: str, value: int) -> tuple[str, dict[str, Any]]:
        """The message for a value in an event."""
        if kind == "card":
            return f"card-{content.card_ids[value]}", {}
        if kind == "place":
            return f"place-{view.PLACE_KINDS[value]}", {"n": value % 3 + 1}
        if kind == "face":  # the Sorcerer's come after the Heroes'
            return f"face-{(*HERO_SYMBOLS, *SORCERER_SYMBOLS)[value]}", {}
        if kind == "dark-face":
            return f"face-{SORCERER_SYMBOLS[value]}", {}
        if kind == "gear":
            return f"gear-{content.equipment_ids[value]}", {}
        if kind == "scroll":
            return f"scroll-{content.scroll_ids[value]}", {}
        if kind == "reason":
            return f"reason-{REASON_NAMES[value]}", {}
        if kind == "dice":
            return "dice-shown", {"n": len(stats.unpack(value))}
        raise ValueError(f"rush-out has no values of type {kind!r}")

    def cause(self, content: Content, code: int) -> tuple[str, str, dict[str, Any]]:
        """What made something happen."""
        return causes.cause(content, code)

    def seat_name(self, state: RushState, seat: int) -> tuple[str, dict[str, Any]]:
        """A seat goes by its character."""
        return refusals.role_name(state, seat)

    def resample(self, state: RushState, seat: int, chance: Chance) -> None:
        """RO-R5: nobody has looked into the decks, or at what was put away or discarded unseen."""
        from ludoteca.games.rush_out.hidden import deal_again

        deal_again(state, chance)

    def encoding(self, seats: int, options: Mapping[str, Any]) -> Encoding:
        """The race from one seat, and its actions without gaps."""
        from ludoteca.games.rush_out.encoding import RushEncoding

        return RushEncoding(self.content(options), seats)

    def policy(self, level: str) -> LivePolicy:
        """How a level plays."""
        from ludoteca.games.rush_out.bots.levels import policy

        return policy(level)

    def facts(self, content: Content) -> Facts:
        """The cards of both decks."""
        return stats.facts(content)

    def tally(self, state: RushState) -> dict[str, int]:
        """Rounds, who won them and how."""
        return stats.tally(state)

    def chart(self, state: RushState) -> dict[str, list[int]]:
        """What each seat has finished."""
        return stats.chart(state)

    def fortune(self, event: Event) -> tuple[int, float, float] | None:
        """How many Jokers a roll had beyond what chance owes."""
        return stats.fortune(event)

    def highlight(self, event: Event) -> tuple[int, int] | None:
        """What a player will tell of."""
        return stats.highlight(event)

    def merits(self, event: Event) -> Sequence[tuple[str, int, int]]:
        """What one gets an award for."""
        return stats.merits(event)

    def check(self, state: RushState) -> None:
        """Every card, die and token is somewhere exactly once."""
        checks.check(state)

    def dump(self, state: RushState) -> dict[str, Any]:
        """The whole state."""
        return checks.dump(state)


GAME = RushOut()

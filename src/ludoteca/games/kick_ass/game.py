"""The front door of Kick-Ass: who can play, with what options, and where everything else is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.games.kick_ass.actions import ACTIONS
from ludoteca.games.kick_ass.checks.invariants import check, dump
from ludoteca.games.kick_ass.checks.position import place
from ludoteca.games.kick_ass.content.box import HERO_IDS, PLOT_NAMES, Box
from ludoteca.games.kick_ass.content.tables import table_content
from ludoteca.games.kick_ass.content.words import DOLLAR
from ludoteca.games.kick_ass.people import stats
from ludoteca.games.kick_ass.people.events import EVENTS
from ludoteca.games.kick_ass.people.hidden import deal_anew
from ludoteca.games.kick_ass.people.shapes import Board
from ludoteca.games.kick_ass.people.signs import SIGNS
from ludoteca.games.kick_ass.rules.match import match
from ludoteca.games.kick_ass.rules.seating import new_hero
from ludoteca.games.kick_ass.state import REASONS, TALLY_NAMES, WON, City, CityState, new_state, segments_begun
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, Flow, Policy
from ludoteca.kernel.game import Facts, Game, Outcome
from ludoteca.kernel.intent import Intent
from ludoteca.kernel.options import Option
from ludoteca.kernel.present import Effect, Prompt, Value

if TYPE_CHECKING:
    from ludoteca.kernel.encoding import Encoding

HEROES = tuple(name.replace("_", "-") for name in HERO_IDS)
PLOTS = tuple(name.replace("_", "-") for name in PLOT_NAMES)
RANDOM = "random"
NO_YES = ("no", "yes")


class KickAss(Game[CityState, City]):
    """KA-R1: one to four players, a Hero each, who win or lose together."""

    id = "kick-ass"
    rules_version = "3"
    prefix = "KA"
    seats = range(1, 5)
    turn_rule = "KA-D-14"
    events = EVENTS
    actions = ACTIONS
    causes = True
    councils = True
    plans = True
    doubt = 1.0  # a few dozen worlds of two segments: dice may weigh more than the card
    adviser = "jogador"  # a hint is a person's part of the plan that every bot of the team follows
    reaction_seconds = 0
    options: Sequence[Option] = (
        Option("plot", PLOTS[0], choices=(*PLOTS, RANDOM), rule="KA-R52"),
        Option("heroes", None, choices=HEROES, per_seat=True, rule="KA-R42"),
        Option("leader", "no", choices=NO_YES, rule="KA-R146"),
        Option("internet", "no", choices=NO_YES, rule="KA-R147"),
        Option("wording", "street", choices=("street", "family"), rule="KA-R1"),
    )

    signs = SIGNS

    # -- the rules ---------------------------------------------------------------------------------------------

    def content(self, options: Mapping[str, Any]) -> Box:
        """The box; a position may add pieces of its own."""
        return table_content(options)

    def new_state(self, seats: int, options: Mapping[str, Any]) -> CityState:
        """KA-R42, KA-R52: who plays which Hero, against which plot; what nobody has chosen comes by chance."""
        chosen = options["heroes"]
        heroes = [new_hero(HEROES.index(chosen[seat]) if chosen else -1) for seat in range(seats)]
        drawn = options["plot"] == RANDOM
        plot = -1 if drawn else PLOTS.index(options["plot"])
        state = new_state(self.content(options), heroes, plot, not drawn)
        state.needed = 2 if options["leader"] == "yes" else 3
        state.internet = options["internet"] == "yes"
        return state

    def place(self, position: Mapping[str, Any]) -> tuple[CityState, int, dict[str, Any]]:
        """A position from plain data."""
        return place(self, position)

    def table(self, state: CityState, chance: Chance, sink: list[Event] | None) -> City:
        """The table of the rules."""
        return City(state, chance, sink)

    def flow(self, table: City) -> Flow[None]:
        """The whole match."""
        return match(table)

    def team(self, state: CityState, seat: int) -> tuple[int, ...]:
        """KA-R1: all players."""
        return tuple(range(len(state.heroes)))

    def out(self, state: CityState) -> tuple[int, ...]:
        """KA-R187, KA-R209: who has fainted in a last stand, while others fight on."""
        return tuple(seat for seat, hero in enumerate(state.heroes) if hero.out)

    def outcome(self, state: CityState) -> Outcome:
        """KA-R1: all win or nobody does; the score is what was achieved: Events completed."""
        everyone = self.team(state, 0)
        scores = (len(state.completed),) * len(everyone)
        return Outcome(everyone if state.reason == WON else (), REASONS[state.reason], scores)

    @property
    def spans(self) -> tuple[str, ...]:
        """An order can be given for a segment, a round or the match."""
        return ("segment", "round", "match")

    def span(self, state: CityState, name: str, seat: int) -> int:
        """Which segment, or round, it is."""
        if name == "segment":
            return int(state.round) * 4 + int(state.segment)
        return int(state.round) if name == "round" else 0

    # -- what people see ---------------------------------------------------------------------------------------

    def view(self, state: CityState, seat: int | None) -> Board:
        """KA-D-61: everybody sees the same."""
        from ludoteca.games.kick_ass.people.view import board

        return board(state)

    def sees_secrets(self, state: CityState, seat: int) -> bool:
        """KA-D-61: hands are open; a shared screen need not be covered."""
        return False

    def present(self, state: CityState, decision: Decision) -> Prompt:
        """A decision for people."""
        from ludoteca.games.kick_ass.people.prompts import present

        return present(state, decision)

    def refuse(self, state: CityState, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
        """Why an action is not possible now."""
        from ludoteca.games.kick_ass.people.refusals import refuse

        return refuse(state, decision, action)

    def over_rule(self, state: CityState) -> str:
        """What the match was won or lost by."""
        from ludoteca.games.kick_ass.people.refusals import ended_by

        return ended_by(state)

    def effects(self, before: CityState, after: CityState, seat: int) -> list[Effect]:
        """What a choice has changed."""
        from ludoteca.games.kick_ass.people.previews import effects

        return effects(before, after, seat)

    def worth(self, state: CityState, seat: int, ref: str) -> list[Effect]:
        """What an item or a District means for a seat now."""
        from ludoteca.games.kick_ass.people.worth import worth

        return worth(state, seat, ref)

    def param(self, content: Box, event: Event, kind: str, value: int) -> Value:
        """Dice as they lie; a rule that begins to hold, in its own words."""
        if kind in ("reds", "blues"):
            from ludoteca.games.kick_ass.people.wording import faces

            return faces(kind, value)
        if event.kind == "lasting" and kind == "verb":
            from ludoteca.games.kick_ass.content.telling import lasting_word

            verb, _, place, what, n = event.args
            return lasting_word(content, verb, place, n, what)
        if kind == "thing" and value <= DOLLAR and event.kind in ("gained", "lost", "paid"):
            from ludoteca.games.kick_ass.people.names import stat_name

            return stat_name(value, event.args[3 if event.kind == "paid" else 2])
        return super().param(content, event, kind, value)

    def word(self, content: Box, kind: str, value: int) -> tuple[str, dict[str, Any]]:
        """The message for a value in an event."""
        from ludoteca.games.kick_ass.people.wording import word

        return word(content, kind, value)

    def cause(self, content: Box, code: int) -> tuple[str, str, dict[str, Any]]:
        """A piece, a District, a step of the round."""
        from ludoteca.games.kick_ass.people.causes import cause

        return cause(content, code)

    def seat_name(self, state: CityState, seat: int) -> tuple[str, dict[str, Any]]:
        """A seat goes by the name of its Hero."""
        from ludoteca.games.kick_ass.people.names import hero_name

        return hero_name(state, seat)

    # -- what bots and checks need -----------------------------------------------------------------------------

    def resample(self, state: CityState, seat: int, chance: Chance) -> None:
        """KA-D-61: what nobody knows is anybody's guess."""
        deal_anew(state, chance)

    def encoding(self, seats: int, options: Mapping[str, Any]) -> Encoding:
        """The city from one Hero's place, and the actions without gaps."""
        from ludoteca.games.kick_ass.encoding import CityEncoding

        return CityEncoding(self.content(options), seats)

    def policy(self, level: str) -> Policy:
        """How a level plays."""
        from ludoteca.games.kick_ass.bots.levels import policy

        return policy(level)

    def candidates(self, table: City, decision: Decision, most: int) -> list[int]:
        """What is worth a search."""
        from ludoteca.games.kick_ass.bots.levels import candidates

        return candidates(table, decision, most)

    def evaluate(self, state: CityState, seat: int) -> float:
        """KA-R1: how well everybody stands."""
        from ludoteca.games.kick_ass.bots.levels import evaluate

        return evaluate(state)

    def horizon(self, table: City, decision: Decision) -> int:
        """Far enough for whatever comes before the next segment: `rests` ends a search sooner."""
        from ludoteca.games.kick_ass.bots.levels import horizon

        return horizon(table)

    def rests(self, table: City, decision: Decision) -> int:
        """Until cards are chosen again."""
        from ludoteca.games.kick_ass.bots.levels import rests

        return rests(table)

    def plan(self, table: City, seats: tuple[int, ...]) -> object:
        """What the bots of the team agree on for this segment."""
        from ludoteca.games.kick_ass.bots.levels import plan

        return plan(table)

    def requests(self, table: City, decision: Decision, action: int, people: tuple[int, ...]) -> dict[int, Intent]:
        """The parts of people in the plan."""
        from ludoteca.games.kick_ass.bots.intents import requests

        return requests(table, decision, action, people)

    def facts(self, content: Box) -> Facts:
        """Items of the Shop, shown and bought."""
        return stats.facts(content)

    def turns(self, state: CityState) -> int:
        """KA-R60: how many segments have begun."""
        return int(segments_begun(state))

    def tally(self, state: CityState) -> dict[str, int]:
        """Counters of a finished match."""
        out = {name: int(n) for name, n in zip(TALLY_NAMES, state.tally, strict=True)}
        out["rounds"] = int(state.round)
        out["completed"] = len(state.completed)
        out["matured"] = len(state.matured)
        return out

    def chart(self, state: CityState) -> dict[str, list[int]]:
        """Events, Minions, Happiness and Social Media."""
        return stats.chart(state)

    def highlight(self, event: Event) -> tuple[int, int] | None:
        """What players will tell of."""
        return stats.highlight(event)

    def merits(self, event: Event) -> Sequence[tuple[str, int, int]]:
        """What one gets an award for."""
        return stats.merits(event)

    def check(self, state: CityState) -> None:
        """Every card and token is somewhere exactly once."""
        check(state)

    def dump(self, state: CityState) -> dict[str, Any]:
        """The whole state."""
        return dump(state)


GAME = KickAss()

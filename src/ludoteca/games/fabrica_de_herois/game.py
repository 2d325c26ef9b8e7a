"""The front door of Fábrica de Heróis: who can play, with what options, and where everything else is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.games.fabrica_de_herois import hidden
from ludoteca.games.fabrica_de_herois.actions import ACTIONS
from ludoteca.games.fabrica_de_herois.checks.invariants import check, dump
from ludoteca.games.fabrica_de_herois.checks.position import place
from ludoteca.games.fabrica_de_herois.content.box import Content
from ludoteca.games.fabrica_de_herois.content.packs import PACK_FILES, shelf_of
from ludoteca.games.fabrica_de_herois.people import causes, names, previews, prompts, refusals, stats, view, worth
from ludoteca.games.fabrica_de_herois.people.events import EVENTS
from ludoteca.games.fabrica_de_herois.people.signs import SIGNS
from ludoteca.games.fabrica_de_herois.rules.ending import winners
from ludoteca.games.fabrica_de_herois.rules.turn import match
from ludoteca.games.fabrica_de_herois.state import NONE, REASONS, Factory, FactoryState, new_state
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, Flow, Policy
from ludoteca.kernel.gallery import GalleryCard
from ludoteca.kernel.game import NO_SUBJECT, Facts, Game, Outcome
from ludoteca.kernel.options import Option
from ludoteca.kernel.packs import PACKS, Pack
from ludoteca.kernel.present import Effect, Player, Prompt, Value

if TYPE_CHECKING:
    from ludoteca.kernel.encoding import Encoding


class FabricaDeHerois(Game[FactoryState, Factory]):
    """FH-R1: two to six players. FH-R2: the first to reach the target in completed Missions wins."""

    id = "fabrica-de-herois"
    rules_version = "2"
    prefix = "FH"
    seats = range(2, 7)
    turn_rule = "FH-R22"
    events = EVENTS
    actions = ACTIONS
    causes = True
    presses = ("answer",)
    only_pressing = True
    searched = "mestre"
    doubt = 0.5  # a round holds much luck; yet in two of five questions other worlds confirm a better idea
    pack_files = PACK_FILES
    reaction_seconds = 15
    unforeseen = ("team",)  # FH-R15: who begins is known when all have chosen
    # FH-D-45: Fields and Actions are open, so a window, and all that follows from it, tells nobody a secret.
    uncovered = ("answer", "target", "whom", "emblem", "order", "name-leader", "shrink")
    signs = SIGNS
    options: Sequence[Option] = (Option("target", 40, low=10, high=80, rule="FH-R4"),)

    # -- the rules ---------------------------------------------------------------------------------------------

    def __init__(self, packs: Sequence[Pack] = ()) -> None:
        """The game with the cards of the box, and with those of packs that a table may add."""
        self.shelf = shelf_of(packs)
        self.options = (*self.options, *self.shelf.option("FH-R5"))

    def with_packs(self, packs: Sequence[Pack]) -> FabricaDeHerois:
        """FH-R5: the game with packs."""
        return FabricaDeHerois(packs)

    def content(self, options: Mapping[str, Any]) -> Content:
        """The cards of the box, and of the packs that the table has added; equal tables share them."""
        return self.shelf.content(options.get(PACKS) or ())

    def new_state(self, seats: int, options: Mapping[str, Any]) -> FactoryState:
        """FH-R4, FH-R5: the target that was agreed on."""
        return new_state(self.content(options), seats, options["target"])

    def place(self, position: Mapping[str, Any]) -> tuple[FactoryState, int, dict[str, Any]]:
        """A position from plain data."""
        return place(self, position)

    def table(self, state: FactoryState, chance: Chance, sink: list[Event] | None) -> Factory:
        """The table of the rules."""
        return Factory(state, chance, sink)

    def flow(self, table: Factory) -> Flow[None]:
        """The whole match."""
        return match(table)

    def outcome(self, state: FactoryState) -> Outcome:
        """FH-R77, FH-D-21: who won, and everybody's points."""
        return Outcome(tuple(winners(state)), REASONS[state.reason], tuple(int(p.points) for p in state.players))

    # -- how long a standing order lasts -----------------------------------------------------------------------

    @property
    def spans(self) -> tuple[str, ...]:
        """This turn, until the own turn begins, this round of the table, or the match."""
        return ("turn", "own-turn", "round", "match")

    def span(self, state: FactoryState, name: str, seat: int) -> int:
        """FH-R22: a round of the table is a turn of everyone; FH-R24: one of a player begins with the own turn."""
        turns, count = int(state.turns), len(state.players)
        if name == "turn":
            return turns
        if name == "own-turn":
            turns -= (int(state.turn) - seat) % count  # the number of the seat's last turn; none yet: nought or less
        return -(-max(0, turns) // count) if name != "match" else 0

    def pressing(self, state: FactoryState, decision: Decision) -> bool:
        """FH-D-16: an Attack on this very player."""
        if decision.kind != "answer" or not state.stack:
            return False
        return bool(state.stack[-1].receivers >> decision.seat & 1)

    def subject(self, state: FactoryState, decision: Decision) -> int:
        """FH-D-16: the ability that waits; at a comparison and at the end of a turn none does."""
        if decision.kind != "answer" or not isinstance(decision.about, tuple) or decision.about[0] == NONE:
            return NO_SUBJECT
        return int(state.stack[decision.about[0]].ability)

    def subject_name(self, content: Content, subject: int) -> tuple[str, dict[str, Any]]:
        """The name of that ability."""
        return names.ability_name(content, subject)

    # -- what people see ---------------------------------------------------------------------------------------

    def view(self, state: FactoryState, seat: int | None) -> Mapping[str, Any]:
        """What a seat may see."""
        return view.board(state, seat)

    def present(self, state: FactoryState, decision: Decision) -> Prompt:
        """A decision for people."""
        return prompts.present(state, decision)

    def effects(self, before: FactoryState, after: FactoryState, seat: int) -> list[Effect]:
        """What a choice has led to."""
        return previews.effects(before, after, seat)

    def worth(self, state: FactoryState, seat: int, ref: str) -> list[Effect]:
        """What a Hero does for a seat now."""
        return worth.worth(state, seat, ref)

    def refuse(self, state: FactoryState, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
        """Why an action is not possible now."""
        return refusals.refuse(state, decision, action)

    def word(self, content: Content, kind: str, value: int) -> tuple[str, dict[str, Any]]:
        """The message for a value in an event."""
        return names.word(content, kind, value)

    def cause(self, content: Content, code: int) -> tuple[str, str, dict[str, Any]]:
        """An ability, a Mission, a Base, a step."""
        return causes.cause(content, code)

    def param(self, content: Content, event: Event, kind: str, value: int) -> Value:
        """An owner may be nobody: a Hero can be exiled from the Graveyard."""
        if kind == "owner":
            return "nobody" if value == NONE else Player(value)
        if kind == "place":
            return value + 1
        return super().param(content, event, kind, value)

    def pack_faces(self, key: str) -> Mapping[str, Any]:
        """The cards of a pack as they are printed."""
        from ludoteca.games.fabrica_de_herois.people.cards import faces

        return faces(self.shelf.content([key]), self.shelf.packs[key].name)

    def gallery(self, content: Content) -> list[GalleryCard]:
        """Heroes, Missions and Bases, one by one."""
        from ludoteca.games.fabrica_de_herois.people.gallery import cards

        return cards(content)

    # -- what bots and checks need -----------------------------------------------------------------------------

    def resample(self, state: FactoryState, seat: int, chance: Chance) -> None:
        """FH-D-45: Supports of others, decks, what others look at."""
        hidden.deal_anew(state, seat, chance)

    def offer_again(self, table: Factory, decision: Decision) -> Sequence[int]:
        """What a seat can do depends on its Support."""
        return hidden.offer_again(table, decision)

    def encoding(self, seats: int, options: Mapping[str, Any]) -> Encoding:
        """The table from one seat, and its actions without gaps."""
        from ludoteca.games.fabrica_de_herois.encoding import FactoryEncoding

        return FactoryEncoding(self.content(options), seats)

    def policy(self, level: str) -> Policy:
        """How a level plays."""
        from ludoteca.games.fabrica_de_herois.bots.levels import policy

        return policy(level)

    def candidates(self, table: Factory, decision: Decision, most: int) -> list[int]:
        """The few actions worth searching."""
        from ludoteca.games.fabrica_de_herois.bots.levels import candidates

        return candidates(table, decision, most)

    def evaluate(self, state: FactoryState, seat: int) -> float:
        """How likely this seat is to win."""
        from ludoteca.games.fabrica_de_herois.bots.levels import evaluate

        return evaluate(state, seat)

    def horizon(self, table: Factory, decision: Decision) -> int:
        """A search sees the next comparisons of all."""
        from ludoteca.games.fabrica_de_herois.bots.levels import horizon

        return horizon(table)

    def rests(self, table: Factory, decision: Decision) -> int:
        """… and no more than those: questions are many in one turn and few in another."""
        from ludoteca.games.fabrica_de_herois.bots.levels import rests

        return rests(table)

    def turns(self, state: FactoryState) -> int:
        """FH-R22: how many turns have begun."""
        return int(state.turns)

    def facts(self, content: Content) -> Facts:
        """Heroes that take the Field, Missions drawn and completed."""
        return stats.facts(content)

    def tally(self, state: FactoryState) -> dict[str, int]:
        """Counters of a finished match."""
        return stats.tally(state)

    def chart(self, state: FactoryState) -> dict[str, list[int]]:
        """Points and Actions."""
        return stats.chart(state)

    def highlight(self, event: Event) -> tuple[int, int] | None:
        """Key moments."""
        return stats.highlight(event)

    def merits(self, event: Event) -> Sequence[tuple[str, int, int]]:
        """What counts towards awards."""
        return stats.merits(event)

    def check(self, state: FactoryState) -> None:
        """Every card is somewhere exactly once, every number within its bounds."""
        check(state)

    def dump(self, state: FactoryState) -> dict[str, Any]:
        """The whole state."""
        return dump(state)


GAME = FabricaDeHerois()

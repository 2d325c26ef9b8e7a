"""The front door of King of Tokyo: who can play, with what options, and where everything else is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.games.king_of_tokyo.actions import ACTIONS
from ludoteca.games.king_of_tokyo.checks.invariants import check, dump
from ludoteca.games.king_of_tokyo.checks.position import place
from ludoteca.games.king_of_tokyo.content import MONSTERS
from ludoteca.games.king_of_tokyo.content.box import Content
from ludoteca.games.king_of_tokyo.content.load import Shelf, shelf
from ludoteca.games.king_of_tokyo.content.packs import PACK_FILES, read_packs
from ludoteca.games.king_of_tokyo.people import causes, dangers, names, previews, prompts, refusals, stats, view, worth
from ludoteca.games.king_of_tokyo.people.events import EVENTS
from ludoteca.games.king_of_tokyo.people.facts import facts
from ludoteca.games.king_of_tokyo.people.shapes import Board
from ludoteca.games.king_of_tokyo.rules.ending import LAST_ALIVE, REASONS
from ludoteca.games.king_of_tokyo.rules.market import buy_options
from ludoteca.games.king_of_tokyo.rules.turn import match
from ludoteca.games.king_of_tokyo.state import FACE_NAMES, PLACE_NAMES, Tokyo, TokyoState, new_state
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, Flow, Policy
from ludoteca.kernel.gallery import GalleryCard
from ludoteca.kernel.game import Facts, Game, Outcome
from ludoteca.kernel.options import Option
from ludoteca.kernel.packs import PACKS, Pack, PackShelf
from ludoteca.kernel.present import Effect, Faces, Player, Prompt, Value
from ludoteca.kernel.signs import Sign

if TYPE_CHECKING:
    from ludoteca.kernel.encoding import Encoding


class KingOfTokyo(Game[TokyoState, Tokyo]):
    """KOT-R1: two to six players, each a monster. KOT-R2: twenty stars, or being the last one alive, wins."""

    id = "king-of-tokyo"
    rules_version = "1"
    prefix = "KOT"
    seats = range(2, 7)
    turn_rule = "KOT-R20"
    events = EVENTS
    actions = ACTIONS
    causes = True
    pack_files = PACK_FILES
    options: Sequence[Option] = (
        Option("target", 20, low=5, high=20, rule="KOT-R2"),
        Option("monsters", None, choices=MONSTERS, per_seat=True, rule="KOT-R13"),
    )
    signs = (
        Sign("want", "card-pick", about=("card",)),
        Sign("all-at", "claw-slashes", about=("seat",)),
        Sign("careful", "light-bulb", about=("card", "seat", "place")),
        Sign("get-out", "exit-door", about=("place",)),
    )

    def __init__(self, cards: Shelf | None = None, packs: Sequence[Pack] = ()) -> None:
        """The game with the cards of the house, or with those of another shelf, and with packs that a table may add."""
        self.shelf = cards or shelf()
        found = read_packs(packs, sorted({card.icon for card in self.shelf.cards}))

        def mixed(chosen: tuple[str, ...]) -> Content:
            return self.shelf.content(chosen, [card for key in chosen for card in found.get(key, ())])

        self.packs = PackShelf(packs, mixed, self.shelf.packs)
        self.options = (*self.options, *self.packs.option("KOT-R7"))

    def with_packs(self, packs: Sequence[Pack]) -> KingOfTokyo:
        """KOT-R7: the game with packs."""
        return KingOfTokyo(self.shelf, packs)

    def content(self, options: Mapping[str, Any]) -> Content:
        """The cards of the box, and of the packs that the table has added; equal tables share them."""
        return self.packs.content(options.get(PACKS) or ())

    def new_state(self, seats: int, options: Mapping[str, Any]) -> TokyoState:
        """KOT-R13: every player has a monster; without a choice, in the order of the box."""
        chosen = options["monsters"] or MONSTERS[:seats]
        return new_state(self.content(options), [MONSTERS.index(name) for name in chosen], options["target"])

    def place(self, position: Mapping[str, Any]) -> tuple[TokyoState, int, dict[str, Any]]:
        """A position from plain data."""
        return place(self, position)

    def table(self, state: TokyoState, chance: Chance, sink: list[Event] | None) -> Tokyo:
        """The table of the rules."""
        return Tokyo(state, chance, sink)

    def flow(self, table: Tokyo) -> Flow[None]:
        """The whole match."""
        return match(table)

    def out(self, state: TokyoState) -> tuple[int, ...]:
        """KOT-R32: who has fallen."""
        return tuple(monster.seat for monster in state.monsters if not monster.alive)

    def outcome(self, state: TokyoState) -> Outcome:
        """KOT-R52, KOT-R54: who won, if anyone."""
        alive = [monster for monster in state.monsters if monster.alive]
        if state.reason == LAST_ALIVE:
            winners = alive
        else:
            winners = [monster for monster in alive if monster.stars >= state.target]
        scores = tuple(monster.stars for monster in state.monsters)
        return Outcome(tuple(monster.seat for monster in winners), REASONS[state.reason], scores)

    def view(self, state: TokyoState, seat: int | None) -> Board:
        """What a seat may see."""
        return view.board(state, seat)

    def sees_secrets(self, state: TokyoState, seat: int) -> bool:
        """KOT-made_in_a_lab: all lies open, but what a seat has seen of the deck."""
        return state.knows[seat] > 0

    def present(self, state: TokyoState, decision: Decision) -> Prompt:
        """A decision for people."""
        return prompts.present(state, decision)

    def effects(self, before: TokyoState, after: TokyoState, seat: int) -> list[Effect]:
        """What a choice has changed."""
        return previews.effects(before, after, seat)

    def worth(self, state: TokyoState, seat: int, ref: str) -> list[Effect]:
        """What a card does for a monster."""
        return worth.worth(state, seat, ref)

    def risk(self, decision: Decision, action: int, before: TokyoState, after: TokyoState) -> float:
        """How likely an answer is to be a monster's last."""
        return dangers.risk(decision, action, before, after)

    def refuse(self, state: TokyoState, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
        """Why an action is not possible now."""
        return refusals.refuse(state, decision, action)

    def word(self, content: Content, kind: str, value: int) -> tuple[str, dict[str, Any]]:
        """The message for a value in an event."""
        if kind == "card":
            return names.card_name(content, value)
        if kind == "instance":
            return names.card_name(content, content.kind_of[value]) if value < len(content.kind_of) else names.UNKNOWN
        if kind == "face":
            return names.face_name(value)
        if kind == "place":
            return f"place-{PLACE_NAMES[value]}", {}
        if kind == "cause":
            return self.cause(content, value)[1:]
        if kind == "reason":
            return f"reason-{REASONS[value]}", {}
        raise ValueError(f"king-of-tokyo has no values of type {kind!r}")

    def cause(self, content: Content, code: int) -> tuple[str, str, dict[str, Any]]:
        """A Power card, or a chapter of the rules."""
        return causes.cause(content, code)

    def param(self, content: Content, event: Event, kind: str, value: int) -> Value:
        """Dice as they lie, masks as a count, and who did it: a monster, or `self` or `nobody`."""
        if kind == "dice":
            return Faces(tuple(FACE_NAMES[face] for face in names.unpack(value)))
        if kind == "mask":
            return value.bit_count()
        if kind == "dealer":
            return "nobody" if value < 0 else "self" if value == event.args[0] else Player(value)
        return super().param(content, event, kind, value)

    def event_rule(self, content: Content, event: Event) -> str:
        """The rule `card` stands for the card that the event names."""
        declared = self.events[event.kind]
        if declared.rule != "card":
            return declared.rule
        (card,) = (value for (_, kind), value in zip(declared.params, event.args, strict=False) if kind == "card")
        return names.card_rule(content, card)

    def rule_of(self, key: str) -> str:
        """Every Power card has a rule of its own."""
        return f"{self.prefix}-{key.removeprefix('card-')}" if key.startswith("card-") else ""

    def seat_name(self, state: TokyoState, seat: int) -> tuple[str, dict[str, Any]]:
        """A seat goes by the name of its monster."""
        return names.monster_name(state, seat)

    def gallery(self, content: Content) -> list[GalleryCard]:
        """The Power cards, one by one."""
        from ludoteca.games.king_of_tokyo.people.gallery import cards

        return cards(content)

    def resample(self, state: TokyoState, seat: int, chance: Chance) -> None:
        """The deck below what this seat has seen of it is dealt anew."""
        known = state.knows[seat]
        unseen = sorted(state.deck[: len(state.deck) - known])  # so that a world tells nothing of the true order
        chance.shuffle("deck", unseen)
        state.deck[: len(unseen)] = unseen

    def offer_again(self, table: Tokyo, decision: Decision) -> Sequence[int]:
        """What can be bought from the top of the deck depends on which card lies there."""
        if decision.kind == "buy":
            return buy_options(table, table.s.monsters[decision.seat])
        return decision.actions

    def policy(self, level: str) -> Policy:
        """How a level plays."""
        from ludoteca.games.king_of_tokyo.bots.levels import policy

        return policy(level)

    def candidates(self, table: Tokyo, decision: Decision, most: int) -> list[int]:
        """What is worth thinking about."""
        from ludoteca.games.king_of_tokyo.bots.levels import candidates

        return candidates(table, decision, most)

    def evaluate(self, state: TokyoState, seat: int) -> float:
        """How well a seat stands."""
        from ludoteca.games.king_of_tokyo.bots.levels import evaluate

        return evaluate(state, seat)

    def encoding(self, seats: int, options: Mapping[str, Any]) -> Encoding:
        """The board from one seat, and its actions without gaps."""
        from ludoteca.games.king_of_tokyo.encoding import TokyoEncoding

        return TokyoEncoding(self.content(options), seats)

    def facts(self, content: Content) -> Facts:
        """Power cards, turned up and bought."""
        return facts(content)

    def turns(self, state: TokyoState) -> int:
        """KOT-R20: how many turns have begun, extra ones included."""
        return state.turns

    def chart(self, state: TokyoState) -> dict[str, list[int]]:
        """Stars and hearts."""
        return stats.chart(state)

    def fortune(self, event: Event) -> tuple[int, float, float] | None:
        """How lucky a roll was."""
        return stats.fortune(event)

    def highlight(self, event: Event) -> tuple[int, int] | None:
        """What a player will tell of."""
        return stats.highlight(event)

    def merits(self, event: Event) -> Sequence[tuple[str, int, int]]:
        """What one gets an award for."""
        return stats.merits(event)

    def check(self, state: TokyoState) -> None:
        """Every card is somewhere exactly once, every number within its bounds."""
        check(state)

    def dump(self, state: TokyoState) -> dict[str, Any]:
        """The whole state."""
        return dump(state)


GAME = KingOfTokyo()

"""The front door of Caravan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contents import Contents
from ludoteca.kernel.dealing import deal_again, hands_of_others
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.event import Event, EventKind
from ludoteca.kernel.flow import Decision, Flow, Policy
from ludoteca.kernel.game import Game, Outcome
from ludoteca.kernel.options import Option
from ludoteca.kernel.positions import fields, index, listed, must_be, number
from ludoteca.kernel.present import Choice, Prompt
from tests.kernel.caravan.bots import Traveller, water_bearer
from tests.kernel.caravan.content import BEASTS, COPIES, STOP_IDS, STOPS, WARE_IDS, WARES, Content, make_content
from tests.kernel.caravan.rules import ACTIONS, DRAW_WATER, LOOK, SELL, journey, turn_actions
from tests.kernel.caravan.state import BEAST, NOBODY, STOP, Caravan, CaravanState, new_state

EVENTS: dict[str, EventKind] = {
    "looked": EventKind("seat:seat", "CV-R3"),
    "kept": EventKind("ware:ware", "CV-R3"),
    "kept-hidden": EventKind("seat:seat", "CV-R3"),
    "drew-water": EventKind("seat:seat n", "CV-R2"),
    "sold": EventKind("seat:seat ware:ware", "CV-R4"),
    "earned": EventKind("seat:seat n", "CV-R4", bill="n"),
    "drank": EventKind("n left", "CV-R5"),
    "thirst": EventKind("", "CV-R5"),
    "arrived": EventKind("gold", "CV-R5"),
}
CONTENTS = Contents(make_content, "wares")
POSITION = ("players", "deck", "gold", "water", "day", "turn")  # what a position has besides options
GOLD_FOR_EACH = 2  # that every traveller must bring home, for each day


class CaravanGame(Game[CaravanState, Caravan]):
    """CV-R1: one to six travellers, who arrive together or not at all."""

    id = "caravan"
    rules_version = "1"
    prefix = "CV"
    seats = range(1, 7)
    turn_rule = "CV-R1"
    causes = True
    plans = True
    options: Sequence[Option] = (
        Option("wares", "bazaar", choices=tuple(WARES), rule="CV-R4"),
        Option("route", "hills", choices=tuple(STOPS), rule="CV-R1"),
        Option("wells", 1, low=0, high=2, when=("route", ("dunes",)), rule="CV-R5"),
        Option("stops", ("mill",), many=True, low=0, high=2, choices_by=("route", STOPS), rule="CV-R4"),
        Option("days", 2, low=1, high=4, rule="CV-R1"),
        Option("beasts", None, choices=BEASTS, per_seat=True, each={1: (1, 2)}, rule="CV-R4"),
    )
    events = EVENTS
    actions = ACTIONS

    # -- the rules ---------------------------------------------------------------------------------------------

    def content(self, options: Mapping[str, Any]) -> Content:
        """The wares of this table."""
        return CONTENTS.of(options)

    def new_state(self, seats: int, options: Mapping[str, Any]) -> CaravanState:
        """Everything packed. Without a choice each traveller has the next beast."""
        beasts = options["beasts"] or [[BEASTS[seat]] for seat in range(seats)]
        water = seats + (2 * options["wells"] if options["route"] == "dunes" else 0)
        return new_state(
            self.content(options),
            [[BEASTS.index(beast) for beast in mine] for mine in beasts],
            [STOP_IDS.index(stop) for stop in options["stops"]],
            options["days"],
            water,
        )

    def table(self, state: CaravanState, chance: Chance, sink: list[Event] | None) -> Caravan:
        """The table of the rules."""
        return Caravan(state, chance, sink)

    def flow(self, table: Caravan) -> Flow[None]:
        """The whole journey."""
        return journey(table)

    def team(self, state: CaravanState, seat: int) -> tuple[int, ...]:
        """CV-R1: all travel together."""
        return tuple(range(len(state.hands)))

    def outcome(self, state: CaravanState) -> Outcome:
        """CV-R1: enough gold for everyone, and nobody has died of thirst."""
        s = state
        if s.water < 0:
            return Outcome((), "thirst", (s.gold,) * len(s.hands))
        home = s.gold >= GOLD_FOR_EACH * len(s.hands) * s.days // 2
        return Outcome(self.team(s, 0) if home else (), "arrived", (s.gold,) * len(s.hands))

    # -- what people see ---------------------------------------------------------------------------------------

    def view(self, state: CaravanState, seat: int | None) -> dict[str, Any]:
        """Built up from nothing: hands, and what someone looks at, are for their owner alone."""
        s = state
        return {
            "day": s.day,
            "days": s.days,
            "turn": s.turn,
            "gold": s.gold,
            "water": s.water,
            "deck": len(s.deck),
            "sold": [WARE_IDS[ware] for ware in s.sold],
            "beasts": [[BEASTS[beast] for beast in mine] for mine in s.beasts],
            "stops": [STOP_IDS[stop] for stop in s.stops],
            "hands": [len(hand) for hand in s.hands],
            "looker": s.looker,
            "hand": None if seat is None else sorted(WARE_IDS[ware] for ware in s.hands[seat]),
            "looked": [WARE_IDS[ware] for ware in s.looked] if s.looker == seat else None,
        }

    def present(self, state: CaravanState, decision: Decision) -> Prompt:
        """A decision for people."""
        s = state
        if decision.kind == "keep":
            wares = [ware_name(ware) for ware in s.looked]
            kept = [Choice(n, "do-keep", {"ware": wares[n]}, [f"looked:{n}"], "CV-R3") for n in (0, 1)]
            return Prompt("keep", "ask-keep", "CV-R3", choices=kept)
        choices = []
        for action in decision.actions:
            if action == LOOK:
                choices.append(Choice(action, "do-look", {}, ["deck"], "CV-R3"))
            elif action == DRAW_WATER:
                choices.append(Choice(action, "do-water", {}, ["water"], "CV-R2"))
            else:
                ware = action - SELL
                choices.append(Choice(action, "do-sell", {"ware": ware_name(ware)}, [f"ware:{ware}"], "CV-R4"))
        return Prompt("turn", "ask-turn", "CV-R2", choices=choices)

    def refuse(self, state: CaravanState, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
        """Why not."""
        s = state
        if decision.kind == "turn" and action - SELL in s.content.wares:
            return "refuse-not-in-hand", {"ware": ware_name(action - SELL)}, "CV-R4"
        return "refuse-not-offered", {}, "CV-R2"

    def word(self, content: object, kind: str, value: int) -> tuple[str, dict[str, Any]]:
        """The message for a value in an event."""
        if kind == "ware":
            return ware_name(value)
        raise ValueError(f"caravan has no values of type {kind!r}")

    def cause(self, content: object, code: int) -> tuple[str, str, dict[str, Any]]:
        """Beasts, stops, and what travellers do."""
        if code >= STOP:
            return "CV-R4", f"stop-{STOP_IDS[code - STOP]}", {}
        if code >= BEAST:
            return "CV-R4", f"beast-{BEASTS[code - BEAST]}", {}
        rule = ("CV-R3", "CV-R4", "CV-R2", "CV-R5")[code]
        return rule, ("cause-looking", "cause-trade", "cause-rest", "cause-nightfall")[code], {}

    # -- what bots and checks need -----------------------------------------------------------------------------

    def resample(self, state: CaravanState, seat: int, chance: Chance) -> None:
        """The deck, the hands of the others and what another looks at are dealt anew."""
        looked = [] if state.looker == seat else [state.looked]
        deal_again(chance, state.deck, [*hands_of_others(state.hands, seat), *looked])

    def offer_again(self, table: Caravan, decision: Decision) -> Sequence[int]:
        """What a seat can sell depends on its hand, which the others do not know."""
        return turn_actions(table, decision.seat) if decision.kind == "turn" else decision.actions

    def policy(self, level: str) -> Policy:
        """All levels travel alike."""
        return Traveller()

    def horizon(self, table: Caravan, decision: Decision) -> int:
        """To the next night: two answers for everyone."""
        return 2 * len(table.s.hands)

    def plan(self, table: Caravan, seats: tuple[int, ...]) -> object:
        """Who draws water."""
        return water_bearer(table, seats)

    def evaluate(self, state: CaravanState, seat: int) -> float:
        """How much of the gold is there, unless they die of thirst."""
        s = state
        return 0.0 if s.water < 0 else min(1.0, s.gold / (GOLD_FOR_EACH * len(s.hands) * s.days))

    def check(self, state: CaravanState) -> None:
        """Every ware is somewhere exactly as often as it is in the box."""
        s = state
        wares = [*s.deck, *s.sold, *s.looked, *chain(*s.hands)]
        assert sorted(wares) == sorted(list(s.content.wares) * COPIES), "wares are missing or doubled"
        assert len(s.looked) == (0 if s.looker == NOBODY else 2), "someone looks at nothing"

    def place(self, position: Mapping[str, Any]) -> tuple[CaravanState, int, dict[str, Any]]:
        """`players` (each with `hand` and `beasts`), `deck` (the next ware first), `gold`, `water`, `day`, whose `turn`
        it is, and the options. What is nowhere else lies below the deck."""
        names = [option.name for option in self.options if not option.per_seat]
        data = fields("a position of Caravan", position, (*POSITION, *names))
        players = [fields("a traveller", player, ("hand", "beasts")) for player in listed(data, "players")]
        given: dict[str, Any] = {name: data[name] for name in names if name in data}
        led = [beast for player in players for beast in listed(player, "beasts")]
        spare = (beast for beast in BEASTS if beast not in led)
        if led:
            given["beasts"] = [listed(player, "beasts") or [next(spare)] for player in players]
        options = self.check_setup(len(players), given)
        state = self.new_state(len(players), options)
        state.dealt = True
        state.gold = number(data, "gold", 0)
        state.water = number(data, "water", state.water)
        state.day = number(data, "day", 1, 1, state.days)
        state.turn = number(data, "turn", 0, 0, len(players) - 1)
        top = [index(WARE_IDS, ware, "ware") for ware in listed(data, "deck")]
        state.hands = [[index(WARE_IDS, ware, "ware") for ware in listed(player, "hand")] for player in players]
        for ware in chain(top, *state.hands):
            if ware not in state.deck:
                raise BadSetup(f"there is no {WARE_IDS[ware]} left at this table")
            state.deck.remove(ware)
        state.deck += top[::-1]
        must_be(lambda: self.check(state))
        return state, len(players), options

    def dump(self, state: CaravanState) -> dict[str, Any]:
        """The whole state."""
        s = state.copy()
        cards = {"beasts": s.beasts, "hands": s.hands, "looked": s.looked, "deck": s.deck, "sold": s.sold}
        numbers = ("stops", "looker", "gold", "water", "turn", "day", "days")
        return {"wares": list(s.content.wares), **cards, **{name: getattr(s, name) for name in numbers}}


def ware_name(ware: int) -> tuple[str, dict[str, Any]]:
    """The message that names a ware."""
    return f"ware-{WARE_IDS[ware]}", {}


GAME = CaravanGame()

"""The front door of Keep the Heroes Out!: who can play, with what options, and where everything else is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.games.keep_the_heroes_out.actions import ACTIONS
from ludoteca.games.keep_the_heroes_out.checks.invariants import check, dump
from ludoteca.games.keep_the_heroes_out.checks.position import place
from ludoteca.games.keep_the_heroes_out.content.box import BUILDER, CLAN_NAMES, LABORATORY, LEVEL_NAMES
from ludoteca.games.keep_the_heroes_out.content.load import own_box
from ludoteca.games.keep_the_heroes_out.content.scenario import CHAPTERS
from ludoteca.games.keep_the_heroes_out.content.scenario_file import own_scenario, own_scenarios
from ludoteca.games.keep_the_heroes_out.content.table import Content
from ludoteca.games.keep_the_heroes_out.content.tables import table_content
from ludoteca.games.keep_the_heroes_out.people import causes, dangers, previews, prompts, refusals, stats, view, worth
from ludoteca.games.keep_the_heroes_out.people.events import EVENTS
from ludoteca.games.keep_the_heroes_out.people.facts import facts
from ludoteca.games.keep_the_heroes_out.people.names import clan_name, seat_name
from ludoteca.games.keep_the_heroes_out.people.shapes import Board
from ludoteca.games.keep_the_heroes_out.people.wording import acting, word
from ludoteca.games.keep_the_heroes_out.rules.attack import LAST_GUARD
from ludoteca.games.keep_the_heroes_out.rules.match import match
from ludoteca.games.keep_the_heroes_out.rules.tokens import LEADERS
from ludoteca.games.keep_the_heroes_out.state import REASONS, WON, Dungeon, DungeonState, new_clan, new_state
from ludoteca.kernel.campaign import Campaign, Chapter
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, Flow, Policy
from ludoteca.kernel.game import Facts, Game, Outcome
from ludoteca.kernel.options import Option
from ludoteca.kernel.present import Effect, Player, Prompt, Value
from ludoteca.kernel.signs import Sign

if TYPE_CHECKING:
    from ludoteca.kernel.encoding import Encoding

SCENARIOS = tuple(own_scenarios())


def _has_laboratory(name: str) -> bool:
    """KTHO-D-50: whether a scenario has a Laboratory, or one that may be built."""
    scenario = own_scenario(name)
    return scenario.has(LABORATORY) or (scenario.has(BUILDER) and LABORATORY not in scenario.without)


def _chronicle() -> tuple[Campaign, ...]:
    """Five chapters of four scenarios, each with the Clans that its scenario prescribes for so many players."""
    found = []
    for number, name in enumerate(CHAPTERS):
        own = [one for one in SCENARIOS if own_scenario(one).chapter == number]
        found.append(Campaign(name, [Chapter(one, {"scenario": one}, _prescribed(one)) for one in own]))
    return tuple(found)


def _prescribed(scenario_id: str) -> dict[int, dict[str, Any]]:
    """By the number of players: a Clan for each; who plays alone may have to lead two (KTHO-D-63)."""
    found: dict[int, dict[str, Any]] = {}
    for players, clans in enumerate(own_scenario(scenario_id).clans):
        names = [CLAN_NAMES[clan] for clan in clans]
        if names:
            found[players] = {"clans": [names] if players == 1 else [[name] for name in names]}
    return found


class KeepTheHeroesOut(Game[DungeonState, Dungeon]):
    """KTHO-R1: one to six players, all of them Monsters, who win or lose together (KTHO-R2, KTHO-R3)."""

    id = "keep-the-heroes-out"
    rules_version = "3"
    encoding_version = 2
    prefix = "KTHO"
    seats = range(1, 7)
    turn_rule = "KTHO-R21"
    events = EVENTS
    actions = ACTIONS
    causes = True
    councils = True
    presses = ("defend",)
    reaction_seconds = 0
    doubt = 1.0
    options: Sequence[Option] = (
        Option("scenario", SCENARIOS[0], choices=SCENARIOS, rule="KTHO-R4"),
        Option("level", LEVEL_NAMES[0], choices=LEVEL_NAMES, rule="KTHO-R16"),
        Option("clans", None, choices=CLAN_NAMES, per_seat=True, each={1: (1, 2)}, rule="KTHO-D-31"),
        Option(
            "laboratory",
            (),
            choices=CLAN_NAMES,
            many=True,
            low=0,
            high=2,
            when=("scenario", [name for name in SCENARIOS if _has_laboratory(name)]),
            apart="clans",
            rule="KTHO-D-49",
        ),
    )
    campaigns = _chronicle()
    signs = (
        Sign("hold", "shield", about=("room", "treasure")),
        Sign("kill", "crossed-swords", about=("hero", "room")),
        Sign("bring", "cardboard-box", about=("room",)),
        Sign("mine", "hand", about=("room", "loot", "card")),
        Sign("careful", "light-bulb", about=("room", "hero", "treasure", "loot")),
    )

    # -- the rules ---------------------------------------------------------------------------------------------

    def content(self, options: Mapping[str, Any]) -> Content:
        """The box, and the scenario that is played; equal tables share it."""
        return table_content(options)

    def clans_of(self, seats: int, options: Mapping[str, Any]) -> list[list[int]]:
        """KTHO-D-31, KTHO-D-63: the Clans of each seat; without a choice those that the scenario prescribes.

        KTHO-D-49: a Clan that was chosen for the Laboratory is nobody's; where nobody chose, another stands in for it.
        """
        chosen = options["clans"]
        if chosen is None:
            away = [CLAN_NAMES.index(name) for name in options["laboratory"] or ()]
            prescribed = own_scenario(options["scenario"]).clans[seats]
            others = [clan for clan in range(len(CLAN_NAMES)) if clan not in prescribed and clan not in away]
            clans = [others.pop(0) if clan in away else clan for clan in prescribed]
            return [clans] if seats == 1 else [[clan] for clan in clans]
        return [[CLAN_NAMES.index(name) for name in mine] for mine in chosen]

    def new_state(self, seats: int, options: Mapping[str, Any]) -> DungeonState:
        """KTHO-R9: every player has a Clan, and the box is open on the table."""
        content = self.content(options)
        clans = [
            new_clan(content, seat, clan) for seat, mine in enumerate(self.clans_of(seats, options)) for clan in mine
        ]
        state = new_state(content, clans, LEVEL_NAMES.index(options["level"]))
        state.foreign = [CLAN_NAMES.index(name) for name in options["laboratory"] or ()]  # KTHO-D-49
        return state

    def place(self, position: Mapping[str, Any]) -> tuple[DungeonState, int, dict[str, Any]]:
        """A position from plain data."""
        return place(self, position)

    def table(self, state: DungeonState, chance: Chance, sink: list[Event] | None) -> Dungeon:
        """The table of the rules."""
        return Dungeon(state, chance, sink)

    def flow(self, table: Dungeon) -> Flow[None]:
        """The whole match."""
        return match(table)

    def team(self, state: DungeonState, seat: int) -> tuple[int, ...]:
        """KTHO-R1: all players."""
        return tuple(sorted({int(clan.seat) for clan in state.clans}))

    def outcome(self, state: DungeonState) -> Outcome:
        """KTHO-R2, KTHO-R3: all win or nobody does; the score is what the Treasures that were held are worth."""
        everyone = self.team(state, 0)
        scores = (stats.treasure(state),) * len(everyone)
        return Outcome(everyone if state.reason == WON else (), REASONS[state.reason], scores)

    def pressing(self, state: DungeonState, decision: Decision) -> bool:
        """KTHO-R38: the Monster that is hit is the last one before a Treasure."""
        return decision.kind == "defend" and isinstance(decision.about, tuple) and bool(decision.about[LAST_GUARD])

    # -- what people see ---------------------------------------------------------------------------------------

    def view(self, state: DungeonState, seat: int | None) -> Board:
        """KTHO-D-41: everybody sees the same."""
        return view.board(state)

    def sees_secrets(self, state: DungeonState, seat: int) -> bool:
        """KTHO-D-41: hands are open; a shared screen need not be covered."""
        return False

    def present(self, state: DungeonState, decision: Decision) -> Prompt:
        """A decision for people."""
        return prompts.present(state, decision)

    def effects(self, before: DungeonState, after: DungeonState, seat: int) -> list[Effect]:
        """What a choice has changed."""
        return previews.effects(before, after, seat)

    def worth(self, state: DungeonState, seat: int, ref: str) -> list[Effect]:
        """What a card could be used for now."""
        return worth.worth(state, seat, ref)

    def risk(self, decision: Decision, action: int, before: DungeonState, after: DungeonState) -> float:
        """How likely an answer is to lose the 4."""
        return dangers.risk(decision, action, before)

    def refuse(self, state: DungeonState, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
        """Why an action is not possible now."""
        return refusals.refuse(state, decision, action)

    def word(self, content: Content, kind: str, value: int) -> tuple[str, dict[str, Any]]:
        """The message for a value in an event."""
        return word(content, kind, value)

    def param(self, content: Content, event: Event, kind: str, value: int) -> Value:
        """KTHO-D-63: who leads two Clans acts as one of them."""
        if kind == "leader":
            clan, seat = divmod(value, LEADERS)
            return Player(seat, clan_name(clan))
        return Player(value, acting(event)) if kind == "seat" else super().param(content, event, kind, value)

    def cause(self, content: Content, code: int) -> tuple[str, str, dict[str, Any]]:
        """A card, a room, a Treasure, a step of a Hero, a phase."""
        return causes.cause(content, code)

    def rule_of(self, key: str) -> str:
        """Cards and rooms are explained where the rulebook speaks of them."""
        return "KTHO-R21" if key.startswith("card-") else ""

    def seat_name(self, state: DungeonState, seat: int) -> tuple[str, dict[str, Any]]:
        """A seat goes by the name of its Clan."""
        return seat_name(state, seat)

    # -- what bots and checks need -----------------------------------------------------------------------------

    def resample(self, state: DungeonState, seat: int, chance: Chance) -> None:
        """KTHO-D-41: the decks, the Builder pile and the faces of Treasures, nothing else, are anybody's guess."""
        from ludoteca.games.keep_the_heroes_out.people.hidden import deal_anew

        deal_anew(state, chance)

    def encoding(self, seats: int, options: Mapping[str, Any]) -> Encoding:
        """The dungeon from one seat, and the actions without gaps."""
        from ludoteca.games.keep_the_heroes_out.encoding import DungeonEncoding

        clans = sum(len(mine) for mine in self.clans_of(seats, options))
        return DungeonEncoding(self.content(options), seats, clans)

    def policy(self, level: str) -> Policy:
        """How a level plays."""
        from ludoteca.games.keep_the_heroes_out.bots.levels import policy

        return policy(level)

    def candidates(self, table: Dungeon, decision: Decision, most: int) -> list[int]:
        """What is worth thinking about."""
        from ludoteca.games.keep_the_heroes_out.bots.levels import candidates

        return candidates(table, decision, most)

    def evaluate(self, state: DungeonState, seat: int) -> float:
        """KTHO-R1: how well everybody stands."""
        from ludoteca.games.keep_the_heroes_out.bots.levels import evaluate

        return evaluate(state)

    def horizon(self, table: Dungeon, decision: Decision) -> int:
        """Past the next invasion, however long it is: `rests` ends it."""
        return 400

    def rests(self, table: Dungeon, decision: Decision) -> int:
        """A turn begins, and all Heroes are exhausted: the invasion that follows from this decision has been seen."""
        return 1

    def facts(self, content: Any) -> Facts:
        """Loot shown and taken, cards drawn and played."""
        return facts(own_box())

    def turns(self, state: DungeonState) -> int:
        """KTHO-R21: how many turns have begun."""
        return int(state.turns)

    def tally(self, state: DungeonState) -> dict[str, int]:
        """Counters of a finished match."""
        return stats.tally(state)

    def chart(self, state: DungeonState) -> dict[str, list[int]]:
        """Treasure, Monsters and Loot."""
        return stats.chart(state)

    def highlight(self, event: Event) -> tuple[int, int] | None:
        """What players will tell of."""
        return stats.highlight(event)

    def merits(self, event: Event) -> Sequence[tuple[str, int, int]]:
        """What one gets an award for."""
        return stats.merits(event)

    def check(self, state: DungeonState) -> None:
        """Every card and token is somewhere exactly once."""
        check(state)

    def dump(self, state: DungeonState) -> dict[str, Any]:
        """The whole state."""
        return dump(state)


GAME = KeepTheHeroesOut()

"""The contract that a game fulfils. `docs/adding-a-game.md` walks through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.entropy import fresh_seed
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.event import Event, EventKind
from ludoteca.kernel.flow import Decision, Flow, Policy, State, Table
from ludoteca.kernel.options import Option
from ludoteca.kernel.present import Prompt

if TYPE_CHECKING:
    from ludoteca.kernel.live import LivePolicy, LiveSession, LiveTable
    from ludoteca.kernel.session import Session


class Outcome:
    """How a match ended. No winners means that everybody lost; co-operative games win with all seats or none."""

    def __init__(self, winners: tuple[int, ...], reason: str, scores: tuple[int, ...] = ()) -> None:
        self.winners = winners
        self.reason = reason
        self.scores = scores

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and (self.winners, self.reason, self.scores) == (
            other.winners,
            other.reason,
            other.scores,
        )

    def __hash__(self) -> int:
        return hash((self.winners, self.reason, self.scores))

    def __repr__(self) -> str:
        return f"<Outcome {self.reason}: winners {self.winners}, scores {self.scores}>"


class Deal:
    """How one kind of event tells what became of a thing: `thing` and `taker` are positions of its arguments.

    An event without a `taker` offers the thing to the table. `kinds` turns the argument into the index of a thing
    where it is not one already (a physical card, say).
    """

    def __init__(self, thing: int, taker: int | None = None, kinds: Sequence[int] | None = None) -> None:
        self.thing = thing
        self.taker = taker
        self.kinds = kinds


class Facts:
    """What the lab counts: the `things` that a game offers to its players, by id, and the events that tell of them."""

    def __init__(self, things: Sequence[str] = (), deals: Mapping[str, Deal] | None = None) -> None:
        self.things = tuple(things)
        self.deals = dict(deals or {})


NO_FACTS = Facts()


class Game:
    """A game as the kernel, the server, the lab and the terminal know it. Subclass it in `games/<game>/game.py`."""

    id: str
    rules_version: str
    prefix: str  # of the rule ids, e.g. "KOT"
    seats: range
    options: Sequence[Option] = ()
    events: Mapping[str, EventKind]
    turn_rule: str  # the rule cited when it is not someone's move

    # -- the rules ---------------------------------------------------------------------------------------------

    def new_state(self, seats: int, options: Mapping[str, Any]) -> State:
        """The state before the first rule runs; luck comes later, in the flow."""
        raise NotImplementedError

    def table(self, state: State, chance: Chance, sink: list[Event] | None) -> Table:
        """The table that this game's rules expect."""
        return Table(state, chance, sink)

    def flow(self, table: Table) -> Flow[None]:
        """The whole match from the state of the table, which is fresh or was saved at a checkpoint."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome:
        """How the match ended, once the flow has."""
        raise NotImplementedError

    # -- what people see ---------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat (or a spectator: None) may see, built up as an allow-list; plain JSON values."""
        raise NotImplementedError

    def present(self, state: State, decision: Decision) -> Prompt:
        """The decision as the one who must answer sees it."""
        raise NotImplementedError

    def refuse(self, state: State, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
        """Why this action is not among those of the decision: message key, parameters, rule id."""
        return "refuse-not-offered", {}, self.turn_rule

    def word(self, kind: str, value: int) -> tuple[str, dict[str, Any]]:
        """The message (key and parameters) that names a value of this type in an event or a label."""
        raise NotImplementedError

    def seat_name(self, state: State, seat: int) -> tuple[str, dict[str, Any]]:
        """The message (key and parameters) that names who sits in a seat."""
        return "seat-name", {"n": seat + 1}

    def hush(self, state: State, seat: int | None) -> tuple[str, dict[str, Any], str] | None:
        """Why this seat (None: a spectator) may not talk now: message key, parameters, rule id. None: it may."""
        return None

    # -- what bots and checks need -----------------------------------------------------------------------------

    def resample(self, state: State, seat: int, chance: Chance) -> None:
        """Re-deal, in place, all that this seat cannot know."""
        raise NotImplementedError

    def offer_again(self, table: Table, decision: Decision) -> Sequence[int]:
        """The actions of another seat's pending decision in a world that was just dealt anew.

        Work them out from the state wherever they depend on what is hidden (the cards of a hand, say): the actions of
        the true world may not be possible in this one, and would give the hand away.
        """
        return decision.actions

    def policy(self, level: str) -> Policy:
        """The playout policy of a level: `aprendiz` or `jogador`."""
        raise NotImplementedError

    def candidates(self, table: Table, decision: Decision, most: int) -> list[int]:
        """The few actions worth searching, best guess first."""
        actions = decision.actions
        return [actions[i] for i in range(min(most, len(actions)))]

    def evaluate(self, state: State, seat: int) -> float:
        """A guess between 0 and 1 of how likely this seat is to win from here."""
        raise NotImplementedError

    def check(self, state: State) -> None:
        """Raise AssertionError unless every card, die and token is somewhere exactly once."""
        raise NotImplementedError

    def dump(self, state: State) -> dict[str, Any]:
        """The whole state as plain JSON values, secrets included: for tests and checks, never for a client."""
        raise NotImplementedError

    def place(self, position: Mapping[str, Any]) -> tuple[State, int, dict[str, Any]]:
        """A state from plain data, with its number of seats and its options; `BadSetup` says what cannot be."""
        raise NotImplementedError

    # -- what the lab counts -----------------------------------------------------------------------------------

    def facts(self) -> Facts:
        """The things that are offered and taken in a match (cards, say), and which events tell it."""
        return NO_FACTS

    def turns(self, state: State) -> int | None:
        """How many turns have begun, in a game that has turns."""
        return None

    def tally(self, state: State) -> dict[str, int]:
        """Counters of a finished match, by name (`rounds`, `rounds-heroes`): the lab sums them up."""
        return {}

    # -- what the end page shows -------------------------------------------------------------------------------

    def chart(self, state: State) -> dict[str, list[int]]:
        """How the players stand, for lines over the turns: by name (`stars`, `hearts`), a value for each seat."""
        return {}

    def fortune(self, event: Event) -> tuple[int, float, float] | None:
        """If an event is luck: whose, how much above what chance owed them, and the variance of that."""
        return None

    def highlight(self, event: Event) -> tuple[int, int] | None:
        """If an event may be a key moment of a match: whose, and how great a one. Only events that everyone saw."""
        return None

    # -- starting a match --------------------------------------------------------------------------------------

    def check_setup(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """All options with their values; `BadSetup` when anything is unknown or impossible."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetup(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r}")
        given = dict(options or {})
        known = {option.name: option for option in self.options}
        unknown = sorted(set(given) - set(known))
        if unknown:
            has = f"it has {', '.join(sorted(known))}" if known else "it has none"
            raise BadSetup(f"{self.id} has no option {unknown[0]!r}; {has}")
        return {name: option.check(given.get(name, option.default), seats) for name, option in known.items()}

    def start(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        chance: Chance | None = None,
    ) -> Session:
        """A new match, waiting for its first decision."""
        from ludoteca.kernel.session import start_flow

        return start_flow(self, seats, options, seed, chance)

    def start_at(
        self, position: Mapping[str, Any], seed: int | None = None, *, chance: Chance | None = None
    ) -> Session:
        """A match that begins in a given position (`docs/testing.md` shows how to write one)."""
        from ludoteca.kernel.session import start_at

        return start_at(self, dict(position), seed, chance)

    def luck(self, seed: int | None) -> tuple[int, Chance]:
        """The seed (a fresh one when there is none) and the luck that it stands for."""
        if seed is not None and type(seed) is not int:
            raise BadSetup(f"a seed is a whole number, not {seed!r}")
        known = fresh_seed() if seed is None else seed
        return known, seeded(known)


class LiveGame(Game):
    """The contract of a turnless game, beside what every `Game` has: its rules are those of its `LiveTable`."""

    step_ms: int = 100  # how often a seat acts in random play
    calm: Mapping[str, Any] = {}  # options for those who play step by step, at a terminal

    def table(self, state: State, chance: Chance, sink: list[Event] | None) -> LiveTable:
        """The table, with the rules of this game."""
        raise NotImplementedError

    def own_view(self, state: State, seat: int) -> dict[str, Any] | None:
        """Where this seat's board differs from a spectator's, by key; None when the game does not tell them apart.

        Where players see nearly the same, say it here: then many eyes at a table cost hardly more than one.
        """
        return None

    def policy(self, level: str) -> LivePolicy:
        """How a level plays, all three of them: there is no time for a search while the others go on."""
        raise NotImplementedError

    def start(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        chance: Chance | None = None,
    ) -> LiveSession:
        """A new match, at its first moment."""
        from ludoteca.kernel.live import start_live

        return start_live(self, seats, options, seed, chance)

    def start_at(
        self, position: Mapping[str, Any], seed: int | None = None, *, chance: Chance | None = None
    ) -> LiveSession:
        """A match that begins in a given position: `place` has set it up, so the table's `begin` is not called."""
        from ludoteca.kernel.live import start_live_at

        return start_live_at(self, dict(position), seed, chance)

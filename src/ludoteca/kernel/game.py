"""The contract that a game fulfils. `docs/adding-a-game.md` walks through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, cast

from ludoteca.kernel.actions import ActionSpace
from ludoteca.kernel.campaign import Campaign
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.entropy import fresh_seed
from ludoteca.kernel.errors import BadSetup, LudotecaError
from ludoteca.kernel.event import Event, EventKind
from ludoteca.kernel.flow import Decision, Flow, Policy, State, Table
from ludoteca.kernel.gallery import GalleryCard
from ludoteca.kernel.intent import Intent
from ludoteca.kernel.options import Option, change_options, check_options, seat_counts
from ludoteca.kernel.packs import PACKS, Pack, check_packs
from ludoteca.kernel.present import Effect, Player, Prompt, Value
from ludoteca.kernel.signs import Sign

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from ludoteca.kernel.encoding import Encoding
    from ludoteca.kernel.live import LivePolicy, LiveSession, LiveTable
    from ludoteca.kernel.session import Session

    S = TypeVar("S", bound=State, default=Any)  # the state of a game, and the table of its rules:
    T = TypeVar("T", bound=Table, default=Any)  # whoever speaks of `Game` alone means any
    L = TypeVar("L", bound=LiveTable, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")
    T = TypeVar("T")
    L = TypeVar("L")


NO_SUBJECT = -1  # a reaction to nothing that could come again
ALWAYS = 1000  # the weight of a key moment that no end page may leave out


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
    """What the lab counts: the `things` that a game offers to its players, by id, and the events that tell of them.

    `decks` says what is shuffled under which tag: the thing that each card of it is, by its number (-1: none). What
    lies in a deck can be left in the box, to see what it is worth.
    """

    def __init__(
        self,
        things: Sequence[str] = (),
        deals: Mapping[str, Deal] | None = None,
        decks: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        self.things = tuple(things)
        self.deals = dict(deals or {})
        self.decks = dict(decks or {})


NO_FACTS = Facts()


class Game(Generic[S, T]):
    """A game as the kernel, the server, the lab and the terminal know it. Subclass it in `games/<game>/game.py`,
    with the types of its own state and table: `class NightFerry(Game[FerryState, Ferry])`."""

    id: str
    rules_version: str
    prefix: str  # of the rule ids, e.g. "KOT"
    seats: range
    options: Sequence[Option] = ()
    events: Mapping[str, EventKind]
    actions: Mapping[str, ActionSpace] = {}  # what the numbers mean, by the kind of the decision ("live" in live games)
    secrets: bool = True  # whether anything is hidden from anyone, but the luck to come
    turn_rule: str  # the rule cited when it is not someone's move
    causes: bool = False  # whether every event says what caused it; then `cause` names each
    plans: bool = False  # whether bots of one team share what `plan` makes
    searched: str = "jogador"  # the policy with which a search plays on for its own seat; the others play as *jogador*
    doubt: float = 0.0  # standard errors by which a search must be surer of another answer than of *jogador*'s
    adviser: str = "mestre"  # the level of the bot that gives people hints
    councils: bool = False  # whether a team is ever asked to decide together
    presses: tuple[str, ...] = ()  # the kinds of reactions among which some are `pressing`
    only_pressing: bool = False  # whether a table begins with that order for every seat: only those are asked
    # How long a table usually waits for a reaction, in seconds (0: as long as it takes); None: nobody is offered any.
    reaction_seconds: int | None = None
    unforeseen: tuple[str, ...] = ()  # the kinds of questions of which no choice leads to anything at once
    uncovered: tuple[str, ...] = ()  # the kinds of questions that take nothing hidden: no curtain on a shared screen
    campaigns: Sequence[Campaign] = ()  # stories over several matches, if the game has any
    pack_files: Sequence[str] = ()  # how the files of a pack are called, in a game that takes packs (kernel/packs.py)
    encoding_version: int = 1  # of `encoding`: see there
    most_outcomes: int = 256  # the faces of a die, and the numbers of what is shuffled, are below it
    signs: Sequence[Sign] = ()  # what players tell each other with one tap, beside what the house has for every game

    # -- the rules ---------------------------------------------------------------------------------------------

    def content(self, options: Mapping[str, Any]) -> Any:
        """The cards and numbers of a match with these options: `new_state` puts them into the state.

        They belong to the table: rules find them there, so that two tables with different cards never meet.
        """
        return None

    def with_packs(self, packs: Sequence[Pack]) -> Game:
        """This game with packs that a table may choose, for a game that says its `pack_files`.

        `Faults` tells all that is wrong with their cards.
        """
        raise NotImplementedError

    def new_state(self, seats: int, options: Mapping[str, Any]) -> S:
        """The state before the first rule runs; luck comes later, in the flow."""
        raise NotImplementedError

    def table(self, state: S, chance: Chance, sink: list[Event] | None) -> T:
        """The table that this game's rules expect."""
        return cast("T", Table(state, chance, sink))

    def flow(self, table: T) -> Flow[None]:
        """The whole match from the state of the table, which is fresh or was saved at a checkpoint."""
        raise NotImplementedError

    def team(self, state: S, seat: int) -> tuple[int, ...]:
        """The seats that win and lose with this one, itself among them. They can take back each other's answers."""
        return (seat,)

    def out(self, state: S) -> tuple[int, ...]:
        """The seats that are out of the match while the others play on: nothing is asked of them any more."""
        return ()

    def meant(self, state: S, ref: str) -> str:
        """What a sign that is pinned to a ref is about, as bots remember it for a while: the ref itself, or, where
        another thing can come to lie there meanwhile, more of it."""
        return ref

    def outcome(self, state: S) -> Outcome:
        """How the match ended, once the flow has."""
        raise NotImplementedError

    def chapter_won(self, outcome: Outcome) -> bool:
        """Whether a match that ended so brings its campaign on."""
        return bool(outcome.winners)

    # -- how long a standing order lasts -----------------------------------------------------------------------

    @property
    def spans(self) -> tuple[str, ...]:
        """The names of the times for which a player can give an order in advance ("pass until …"), shortest first."""
        return ("match",) if type(self).turns is Game.turns else ("turn", "match")

    def span(self, state: S, name: str, seat: int) -> int:
        """Which time of this name it is for this seat: its order ends when this number changes."""
        if name == "turn":
            return self.turns(state) or 0
        return 0

    def pressing(self, state: S, decision: Decision) -> bool:
        """Whether a reaction is one of those that matter most: a player may let all but these pass."""
        return False

    def subject(self, state: S, decision: Decision) -> int:
        """What a reaction is offered to (an ability, say), as a number: a player may let all offers to it pass."""
        return NO_SUBJECT

    def subject_name(self, content: Any, subject: int) -> tuple[str, dict[str, Any]]:
        """The message (key and parameters) that names such a thing."""
        raise NotImplementedError

    # -- what people see ---------------------------------------------------------------------------------------

    def view(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """What a seat (or a spectator: None) may see, built up as an allow-list; plain JSON values.

        With a client of its own, a game declares the shape of it in `people/shapes.py`, and returns that.
        """
        raise NotImplementedError

    def present(self, state: S, decision: Decision) -> Prompt:
        """The decision as the one who must answer sees it."""
        raise NotImplementedError

    def effects(self, before: S, after: S, seat: int) -> list[Effect]:
        """How two states differ, as `seat` may know it: what a choice has led to. See `kernel/previews.py`."""
        return []

    def worth(self, state: S, seat: int, ref: str) -> list[Effect]:
        """What a thing on the board (a card, say) does for a seat as things stand: for whoever looks at it closely.

        The state is a sampled world of that seat.
        """
        return []

    def risk(self, decision: Decision, action: int, before: S, after: S) -> float:
        """How likely this answer is to end the seat's match before it is asked again, beyond what is certain.

        `after` is a state that the answer leads to. Say it where the game can reckon it; 0 is nothing to speak of.
        """
        return 0.0

    def refuse(self, state: S, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
        """Why this action is not among those of the decision: message key, parameters, rule id."""
        return "refuse-not-offered", {}, self.turn_rule

    def over_rule(self, state: S) -> str:
        """The rule that is told to whoever would still answer when the match is over: what ended it, if a game says."""
        return self.turn_rule

    def word(self, content: Any, kind: str, value: int) -> tuple[str, dict[str, Any]]:
        """The message (key and parameters) that names a value of this type in an event or a label.

        `content` is that of the table, here and below: what a number stands for depends on its cards.
        """
        raise NotImplementedError

    def param(self, content: Any, event: Event, kind: str, value: int) -> Value:
        """What an argument of an event is, by its declared type: a number, a player, or what `word` says.

        Override it for a type that is no name: dice as they lie, the count of a mask, whoever did it.
        """
        if kind == "n":
            return value
        return Player(value) if kind == "seat" else self.word(content, kind, value)

    def event_rule(self, content: Any, event: Event) -> str:
        """The rule that an event comes from; override it where that depends on what it is about."""
        return self.events[event.kind].rule

    def rule_of(self, key: str) -> str:
        """The rule of the thing that a message names (a card, say), where things have rules of their own."""
        return ""

    def cause(self, content: Any, code: int) -> tuple[str, str, dict[str, Any]]:
        """What a cause is (a card, a rule, a step of the turn): its rule id, and the message that names it."""
        raise NotImplementedError

    def seat_name(self, state: S, seat: int) -> tuple[str, dict[str, Any]]:
        """The message (key and parameters) that names who sits in a seat."""
        return "seat-name", {"n": seat + 1}

    def sees_secrets(self, state: S, seat: int) -> bool:
        """Whether this seat sees something now that the others must not: a shared screen is covered between two people.

        A game that seldom hides anything says when it does.
        """
        return self.secrets

    def hush(self, state: S, seat: int | None) -> tuple[str, dict[str, Any], str] | None:
        """Why this seat (None: a spectator) may not talk now: message key, parameters, rule id. None: it may."""
        return None

    def gallery(self, content: Any) -> Sequence[GalleryCard]:
        """The cards of a table one by one, for whoever wants to read them (`kernel/gallery.py`); none where there is
        nothing to read."""
        return ()

    def pack_faces(self, key: str) -> Mapping[str, Any]:
        """The cards of a pack that is installed, as this game's client draws them in a gallery."""
        return {}

    # -- what bots and checks need -----------------------------------------------------------------------------

    def resample(self, state: S, seat: int, chance: Chance) -> None:
        """Re-deal, in place, all that this seat cannot know."""
        if self.secrets:
            name = type(self).__name__
            raise NotImplementedError(f"{name} hides something, and has no `resample`; or let it say `secrets = False`")

    def offer_again(self, table: T, decision: Decision) -> Sequence[int]:
        """The actions of another seat's pending decision in a world that was just dealt anew.

        Work them out from the state wherever they depend on what is hidden (the cards of a hand, say): the actions of
        the true world may not be possible in this one, and would give the hand away.
        """
        return decision.actions

    def policy(self, level: str) -> Policy:
        """The playout policy of a level: `aprendiz` or `jogador`."""
        raise NotImplementedError

    def candidates(self, table: T, decision: Decision, most: int) -> list[int]:
        """The few actions worth searching, best guess first."""
        actions = decision.actions
        return [actions[i] for i in range(min(most, len(actions)))]

    def evaluate(self, state: S, seat: int) -> float:
        """A guess between 0 and 1 of how likely this seat is to win from here."""
        raise NotImplementedError

    def horizon(self, table: T, decision: Decision) -> int:
        """How many decisions a search plays on before it judges: enough to see what this one leads to."""
        return 12

    def rests(self, table: T, decision: Decision) -> int:
        """How often a world comes to rest (`Table.rests`, counted by policies) until a search judges it.

        0 where only the horizon counts.
        """
        return 0

    def plan(self, table: T, seats: tuple[int, ...]) -> object:
        """What these seats, bots of one team, agree on, in a world that is dealt from what all of them know.

        Policies find it as `table.plan`. The same table gives the same plan.
        """
        return None

    def requests(self, table: T, decision: Decision, action: int, people: tuple[int, ...]) -> dict[int, Intent]:
        """What the plan asks of people, by seat, when a bot of their team answers a question so.

        Asked by the one who answers (`by`); in the same words that give a person the reason of a hint.
        """
        return {}

    def encoding(self, seats: int, options: Mapping[str, Any]) -> Encoding:
        """A match with this set-up as numbers: what a seat sees and can do (`kernel/encoding.py`).

        The options are those that `check_setup` gives. Raise `encoding_version` when the layout of any set-up changes:
        it stands in the ids of the environments, and whoever has learned for another one must learn anew.
        """
        raise LudotecaError(f"{self.id} has no encoding: it cannot be played by numbers")

    def check(self, state: S) -> None:
        """Raise AssertionError unless every card, die and token is somewhere exactly once."""
        raise NotImplementedError

    def dump(self, state: S) -> dict[str, Any]:
        """The whole state as plain JSON values, secrets included: for tests and checks, never for a client."""
        raise NotImplementedError

    def place(self, position: Mapping[str, Any]) -> tuple[S, int, dict[str, Any]]:
        """A state from plain data, with its number of seats and its options; `BadSetup` says what cannot be."""
        raise NotImplementedError

    # -- what the lab counts -----------------------------------------------------------------------------------

    def facts(self, content: Any) -> Facts:
        """The things that are offered and taken in a match (cards, say), and which events tell it."""
        return NO_FACTS

    def turns(self, state: S) -> int | None:
        """How many turns have begun, in a game that has turns."""
        return None

    def tally(self, state: S) -> dict[str, int]:
        """Counters of a finished match, by name (`rounds`, `rounds-heroes`): the lab sums them up."""
        return {}

    # -- what the end page shows -------------------------------------------------------------------------------

    def chart(self, state: S) -> dict[str, list[int]]:
        """How the players stand, for lines over the turns: by name (`stars`, `hearts`), a value for each seat."""
        return {}

    def fortune(self, event: Event) -> tuple[int, float, float] | None:
        """If an event is luck: whose, how much above what chance owed them, and the variance of that."""
        return None

    def highlight(self, event: Event) -> tuple[int, int] | None:
        """If an event may be a key moment of a match: whose (-1: everybody's), and how great a one; from `ALWAYS` on it
        is shown whatever else happened. Only events that everyone saw. `moment-<kind>` in the locales is its title."""
        return None

    def merits(self, event: Event) -> Sequence[tuple[str, int, int]]:
        """What an event counts towards awards of the end page: the award (`award-<name>` in the locales), whose, how
        much. Who has clearly the most of something in the end gets the award."""
        return ()

    # -- starting a match --------------------------------------------------------------------------------------

    def check_setup(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """All options with their values; `BadSetup` when anything is unknown or impossible."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetup(f"{self.id} is for {seat_counts(self.seats)}, not {seats!r}")
        given = dict(options or {})
        check_packs(self.options, given)
        known = [option.name for option in self.options]
        if PACKS not in known and not given.get(PACKS):
            given.pop(PACKS, None)  # none were chosen where there were some
        unknown = sorted(set(given) - set(known))
        if unknown:
            has = f"it has {', '.join(sorted(known))}" if known else "it has none"
            raise BadSetup(f"{self.id} has no option {unknown[0]!r}; {has}")
        return check_options(self.options, seats, given)

    def change_setup(self, seats: int, agreed: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
        """The options when some of what was agreed on changes: what no longer fits goes back to its usual value."""
        return self.check_setup(seats, change_options(self.options, seats, agreed, given))

    def start(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        chance: Chance | None = None,
    ) -> Session:
        """A new match, waiting for its first decision."""
        from ludoteca.kernel.starting import start_flow

        return start_flow(self, seats, options, seed, chance)

    def start_at(
        self, position: Mapping[str, Any], seed: int | None = None, *, chance: Chance | None = None
    ) -> Session:
        """A match that begins in a given position (`docs/testing.md` shows how to write one)."""
        from ludoteca.kernel.starting import start_at

        return start_at(self, dict(position), seed, chance)

    def luck(self, seed: int | None) -> tuple[int, Chance]:
        """The seed (a fresh one when there is none) and the luck that it stands for."""
        if seed is not None and type(seed) is not int:
            raise BadSetup(f"a seed is a whole number, not {seed!r}")
        known = fresh_seed() if seed is None else seed
        return known, seeded(known)


class LiveGame(Game[S, L]):
    """The contract of a turnless game, beside what every `Game` has: its rules are those of its `LiveTable`."""

    step_ms: int = 100  # how often a seat acts in random play
    terminal_options: Mapping[str, Any] = {}  # options for those who play step by step, at a terminal

    def table(self, state: S, chance: Chance, sink: list[Event] | None) -> L:
        """The table, with the rules of this game."""
        raise NotImplementedError

    def own_view(self, state: S, seat: int) -> Mapping[str, Any] | None:
        """Where this seat's board differs from a spectator's, by key; None when the game does not tell them apart.

        Where players see nearly the same, say it here: then many viewers at a table cost hardly more than one.
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

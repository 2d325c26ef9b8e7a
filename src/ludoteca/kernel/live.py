"""Turnless games: each seat always has its open actions, time moves by ticks, one order of inputs is the truth.

The rules of a live game are methods of its `LiveTable`. Every one of them is atomic, so a live session copies by
copying its state. Time enters only as milliseconds that pass.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import i64, mypyc_attr

from ludoteca.kernel.chance import EVERYTHING, Chance, Journal, Mark, Recorded
from ludoteca.kernel.errors import IllegalAnswer, LudotecaError, is_fault
from ludoteca.kernel.event import NO_CAUSE, Event
from ludoteca.kernel.flow import Decision, Policy, State, Table
from ludoteca.kernel.game import LiveGame
from ludoteca.kernel.present import Prompt
from ludoteca.kernel.refusal import LARGEST, explain
from ludoteca.kernel.session import Session
from ludoteca.kernel.starting import first_state
from ludoteca.kernel.undo import UndoResult

__all__ = ["LiveGame", "LivePolicy", "LiveSession", "LiveTable", "OwnWhim", "Stepping", "live_playout"]

LONGEST_TICK = 86_400_000
LONGEST_QUIET = 600_000  # milliseconds of simulated time in which nobody acts: then nobody ever will
USUAL_STEP = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class LiveTable(Table):
    """The rules of a live game, on a state and its luck. `clock` is the time that has passed, in milliseconds."""

    def __init__(self, state: State, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(state, chance, sink)
        self.clock: i64 = 0
        self.people: tuple[int, ...] = ()  # in a bot's imagined world: the seats that people play, not bots

    def begin(self) -> None:
        """Set up with the table's luck."""
        raise NotImplementedError

    def open(self, seat: i64) -> list[int]:
        """The actions that this seat may take at this very moment; empty when it can only wait."""
        raise NotImplementedError

    def can(self, seat: i64, action: i64) -> bool:
        """Whether this action is open now. Say it without the list, where there is a quicker way."""
        return action in self.open(seat)

    def act(self, seat: i64, action: i64) -> None:
        """Take an open action, completely, with all that follows from it."""
        raise NotImplementedError

    def pass_time(self, ms: i64) -> None:
        """Let any number of milliseconds pass: cool-downs end, deadlines come."""
        raise NotImplementedError

    def due(self) -> i64:
        """How many milliseconds from now something happens by itself; -1 when nothing will."""
        return -1

    def ended(self) -> bool:
        """Whether the match is over: then `Game.outcome` says how."""
        raise NotImplementedError


# -- who plays -------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class LivePolicy(Policy):
    """A way of playing a live game, with the pace of a person. It reads the table, so give it only a sampled one.

    What it says (`intent`) may also be why it waits: the action is -1 then.
    """

    def act(self, table: LiveTable, seat: i64, whim: Chance) -> i64:
        """An open action, or -1 to wait."""
        raise NotImplementedError

    def pause(self, table: LiveTable, seat: i64, acted: bool, whim: Chance) -> i64:
        """How many milliseconds until it wants to act, or look, again; `acted` says whether it just did."""
        raise NotImplementedError

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """What it does now, for those who ask as in a game with turns."""
        assert isinstance(table, LiveTable)
        return self.act(table, decision.seat, whim)


class Stepping(LivePolicy):
    """A policy without a sense of time (random play) as a live one: it acts once in every step, if it can."""

    def __init__(self, policy: Policy, step_ms: i64) -> None:
        self.policy = policy
        self.step_ms = step_ms

    def act(self, table: LiveTable, seat: i64, whim: Chance) -> i64:
        """What the policy chooses among the open actions."""
        actions = table.open(seat)
        if len(actions) == 0:
            return -1
        return self.policy.choose(table, Decision(seat, "live", actions), whim)

    def pause(self, table: LiveTable, seat: i64, acted: bool, whim: Chance) -> i64:
        """The same pause between any two actions."""
        return self.step_ms


class OwnWhim(LivePolicy):
    """A policy with whims of its own, whoever else is at the table: as a bot has them."""

    def __init__(self, policy: LivePolicy, whim: Chance) -> None:
        self.policy = policy
        self.whim = whim

    def act(self, table: LiveTable, seat: i64, whim: Chance) -> i64:
        """What the policy does."""
        return self.policy.act(table, seat, self.whim)

    def pause(self, table: LiveTable, seat: i64, acted: bool, whim: Chance) -> i64:
        """How long the policy pauses."""
        return self.policy.pause(table, seat, acted, self.whim)


def as_live(policy: Policy, step_ms: i64) -> LivePolicy:
    """The policy itself when it knows how to play live, else one that acts once in every step."""
    return policy if isinstance(policy, LivePolicy) else Stepping(policy, step_ms)


def live_playout(table: LiveTable, seats: i64, policies: Sequence[Policy], whim: Chance, limit: i64 = 0) -> int:
    """Play in simulated time, to the end or for `limit` actions, and count the actions.

    Time jumps to the next moment at which a seat wakes from its pause or something happens by itself. Seats that wake
    in the same millisecond take turns in being the first.
    """
    players: list[LivePolicy] = [as_live(policy, USUAL_STEP) for policy in policies]
    wake: list[int] = []  # by seat: when its pause is over
    seat: i64 = 0
    while seat < seats:
        wake.append(_pause(players[seat], table, seat, False, whim))
        seat += 1
    now: i64 = 0
    last: i64 = 0  # when somebody acted
    first: i64 = 0
    count: i64 = 0
    while not table.ended():
        soonest: i64 = wake[0]
        for moment in wake:
            if moment < soonest:
                soonest = moment
        due: i64 = table.due()
        if due >= 0 and now + due < soonest:
            soonest = now + (due if due > 0 else 1)
        if soonest > now:
            table.clock += soonest - now
            table.pass_time(soonest - now)
            now = soonest
            first = first + 1 if first + 1 < seats else 0
            continue
        seat = first
        while wake[seat] > now:
            seat = seat + 1 if seat + 1 < seats else 0
        action: i64 = players[seat].act(table, seat, whim)
        if action >= 0:
            table.act(seat, action)
            count += 1
            last = now
            if table.ended() or count == limit:
                break
        elif now - last > LONGEST_QUIET:
            raise AssertionError(f"nobody has done anything for {now - last} ms: this match does not end")
        wake[seat] = now + _pause(players[seat], table, seat, action >= 0, whim)
    return count


def _pause(player: LivePolicy, table: LiveTable, seat: i64, acted: bool, whim: Chance) -> i64:
    """A pause of at least a millisecond, so that time goes on."""
    ms: i64 = player.pause(table, seat, acted, whim)
    return ms if ms > 0 else 1


# -- one match -------------------------------------------------------------------------------------------------


class LiveSession(Session):
    """A match of a live game. `decision_id` never makes an answer stale: only what is no longer legal is refused."""

    def __init__(self, game: LiveGame, seats: int, options: dict[str, Any], seed: int | None, table: LiveTable) -> None:
        super().__init__(game, seats, options, seed)
        self.live = game
        self.table = table
        self.journal = Journal()
        self._first_luck: Chance | None = None  # as it was before the first roll; a sampled world does not know it
        self._acted = [0] * seats  # by seat: how often it has acted
        self._pending: dict[int, Decision] | None = None

    @property
    def moves(self) -> int:
        """How many answers and ticks the match has had."""
        return self.journal.moves

    @property
    def state(self) -> Any:
        """The true state."""
        return self.table.state

    @property
    def clock(self) -> int:
        """The milliseconds that have passed since the match began."""
        return self.table.clock

    @property
    def pending(self) -> dict[int, Decision]:
        """What each seat can do now, worked out when someone looks.

        The number of a seat's decision changes when the seat acts, and never by what the others do.
        """
        found = self._pending
        if found is None:
            found = {}
            if self.outcome is None:
                for seat in range(self.seats):
                    actions = self.table.open(seat)
                    if actions:
                        decision = Decision(seat, "live", actions)
                        decision.id = self._acted[seat] + 1
                        found[seat] = decision
            self._pending = found
        return found

    def begin(self, set_up: bool = True) -> None:
        """Set the table up, unless a position has done so."""
        self._first_luck = self.table.chance.copy()
        self.table.chance.journal = self.journal
        try:
            if set_up:
                self.table.begin()
            self._settle()
        except Exception as problem:
            if is_fault(problem):
                raise self.fault(None, problem) from problem
            raise
        self.opening = self.table.drain()

    def _settle(self) -> None:
        """After anything that may have changed the match."""
        self._pending = None
        if self.outcome is None and self.table.ended():
            self.outcome = self.live.outcome(self.table.state)

    def _take(self, who: int | str, what: int) -> list[Event]:
        """An input: it is in the journal before anything comes of it. When a rule fails, it was never there."""
        mark = self.journal.mark()
        self.journal.add(who, what)
        try:
            _put(self.table, who, what)
            self._settle()
        except BaseException as problem:
            fault = self.fault((who, what), problem) if is_fault(problem) else None
            self._go_back(mark)
            if fault is None:
                raise
            raise fault from problem
        if isinstance(who, int):
            self._acted[who] += 1
        return self.table.drain(self.journal.moves)

    def _go_back(self, mark: Mark) -> None:
        """Be where the match stood, by playing it again from its first moment. A sampled world cannot, and is spent."""
        self.journal.back_to(mark)
        if self._first_luck is None:
            return
        past = self.journal.entries()
        again = Journal()
        table = self._played_again(past, self._first_luck.copy(), again)
        if again.entries() != past:  # luck was forced on the way, as tests do: it came up as the journal says
            outcomes = [(str(who), list(what)) for who, what in past if isinstance(what, list)]
            table = self._played_again(past, Recorded(outcomes), again)
            table.chance = self.table.chance
        table.chance.journal = self.journal
        self.table = table
        self.outcome = None
        self._pending = None

    def _played_again(self, past: list[tuple[object, object]], luck: Chance, journal: Journal) -> LiveTable:
        position = self.position
        state = self.live.new_state(self.seats, self.options) if position is None else self.live.place(position)[0]
        table: LiveTable = self.live.table(state, luck, [])
        luck.journal = journal
        if position is None:
            table.begin()
        for who, what in past:
            if isinstance(what, int) and isinstance(who, (int, str)):
                journal.add(who, what)
                _put(table, who, what)
        table.drain()
        return table

    def answer(self, seat: object, action: object, *, decision_id: object = None) -> list[Event]:
        """Act, if it is legal at this moment in the server's order."""
        if (
            type(seat) is not int
            or type(action) is not int
            or self.outcome is not None
            or not 0 <= seat < self.seats
            or not 0 <= action <= LARGEST
            or not self.table.can(seat, action)
        ):
            raise self.refuse(seat, action)
        return self._take(seat, action)

    def refuse(self, seat: object, action: object) -> IllegalAnswer:
        """The error that explains why this seat cannot act so. A seat that can only wait is told for what."""
        asked: Decision | None = None
        on = self.outcome is None
        if on and type(seat) is int and 0 <= seat < self.seats:
            asked = Decision(seat, "live", self.table.open(seat))
        waiting = list(range(self.seats)) if on else []
        return explain(self.game, self.table.state, self.seats, waiting, seat, asked, action, False)

    def tick(self, ms: object) -> list[Event]:
        """Let `ms` milliseconds pass."""
        if type(ms) is not int or not 0 < ms <= LONGEST_TICK:
            raise LudotecaError(f"time moves forward in whole milliseconds, up to a day at once, not by {ms!r}")
        if self.outcome is not None:
            return []
        return self._take("tick", ms)

    def prompt(self, decision: Decision) -> Prompt:
        """What a seat can do now, with what each action does at this moment."""
        from ludoteca.kernel.previews import with_live_outcomes

        return with_live_outcomes(self, decision, self.game.present(self.state, decision))

    def _look(self, looker: int | None, foresee: bool) -> dict[str, Any]:
        """Nobody is waited for and nobody is asked: all is on the board."""
        return self._seen(looker, [], None)

    def plain_view(self, seat: int | None) -> dict[str, Any]:
        """A view without the game's help: what this seat can do, and the time."""
        board: dict[str, Any] = {"can": [] if seat is None else self.table.open(seat), "now": self.clock}
        view = self._framed(seat, board, [], [], None)
        view["fault"] = True
        return view

    # -- copies ------------------------------------------------------------------------------------------------

    def clone(self) -> LiveSession:
        """An equal, independent session, with the same luck to come."""
        table = self.live.table(self.table.state.copy(), self.table.chance.copy(), [])
        twin = LiveSession(self.live, self.seats, self.options, self.seed, table)
        table.clock = self.table.clock
        table.reveals = self.table.reveals
        twin.outcome = self.outcome
        twin.position = self.position
        twin.sampled = self.sampled
        twin._first_luck = self._first_luck
        twin.intents.repeat(self.intents)
        twin.journal.repeat(self.journal)
        twin._acted = self._acted[:]
        table.chance.journal = twin.journal
        return twin

    def sample(self, seat: int, chance: Chance) -> LiveSession:
        """A possible world as this seat knows it, with luck of its own."""
        table = self.sample_table(seat, chance)
        twin = LiveSession(self.live, self.seats, self.options, None, table)
        twin.become_a_sample()
        twin.outcome = self.outcome
        twin._acted = self._acted[:]
        table.sink = []
        table.chance.journal = twin.journal
        return twin

    def sample_table(self, seat: int, chance: Chance) -> LiveTable:
        """The table of a possible world, with nothing around it: a bot looks at one several times a second."""
        state: State = self.table.state.copy()
        table: LiveTable = self.live.table(state, chance.copy(), None)
        table.clock = self.table.clock
        if self.outcome is None:
            self.live.resample(state, seat, table.chance)
        return table

    def finish(self, policies: list[Policy], whim: Chance, limit: int = 0) -> int:
        """Play on in simulated time. A policy without a sense of time acts once in every `step_ms`, if it can."""
        self.kept = False
        self.table.sink = None
        self.table.chance.journal = None
        players = [as_live(policy, self.live.step_ms) for policy in policies]
        count = live_playout(self.table, self.seats, players, whim, limit)
        self._settle()
        return count

    # -- what it tells -----------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> UndoResult:
        """Time cannot be taken back."""
        return UndoResult(0, "live")

    def undo(self, seat: int, whole: bool = False) -> UndoResult:
        """Time cannot be taken back."""
        return UndoResult(0, "live")

    def log(self, since: int = EVERYTHING) -> list[tuple[object, object]]:
        """Answers, outcomes and ticks in order, oldest first: all, or those after so many moves."""
        return self.journal.entries(since)


def _put(table: LiveTable, who: int | str, what: int) -> None:
    """Let the rules take one input: a seat and its action, or "tick" and the milliseconds. Nothing else causes it."""
    table.cause = NO_CAUSE
    if isinstance(who, str):
        table.clock += what
        table.pass_time(what)
    else:
        table.act(who, what)


def start_live(
    game: LiveGame, seats: Any, options: Mapping[str, Any] | None, seed: Any, chance: Chance | None
) -> LiveSession:
    """A new match of a live game, at its first moment. Seats and seed come from outside: the game checks them."""
    checked = game.check_setup(seats, options)
    session = _seated(game, seats, checked, first_state(game, seats, checked), seed, chance)
    session.begin()
    return session


def start_live_at(game: LiveGame, position: dict[str, Any], seed: Any, chance: Chance | None) -> LiveSession:
    """A match of a live game that begins in a given position."""
    state, seats, options = game.place(position)
    session = _seated(game, seats, options, state, seed, chance)
    session.position = position
    session.begin(False)
    return session


def _seated(
    game: LiveGame, seats: int, options: dict[str, Any], state: State, seed: Any, chance: Chance | None
) -> LiveSession:
    """A session whose luck has a stream for each seat."""
    known: int | None = None
    luck = chance
    if luck is None:
        known, luck = game.luck(seed)
    return LiveSession(game, seats, options, known, game.table(state, luck.for_seats(seats), []))

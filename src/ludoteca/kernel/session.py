"""One match: what is asked, what is answered, what each seat may see.

A generator cannot be copied, so a flow session copies as *the state at the last checkpoint, the luck at the last
checkpoint, and the few answers since*. Clone, sample, undo, save and crash recovery are all that one mechanism.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

from mypy_extensions import i64, mypyc_attr

from ludoteca.kernel.chance import Chance, Journal
from ludoteca.kernel.errors import IllegalAnswer, LudotecaError
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Ask, Decision, Policy, State, Table, Together, playout
from ludoteca.kernel.game import Game, Outcome
from ludoteca.kernel.refusal import explain

Seed = int


class UndoResult:
    """How far undo reaches for a seat (`reach` answers), and what blocks it there.

    `blocked_by` is one of `start`, `roll`, `reveal`, `other`, `live`; `done` says whether an answer was undone.
    """

    def __init__(self, reach: int, blocked_by: str, done: bool = False) -> None:
        self.reach = reach
        self.blocked_by = blocked_by
        self.done = done

    def __repr__(self) -> str:
        return f"<undo reaches {self.reach}, blocked by {self.blocked_by}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Session:
    """What flow games and live games have in common. Only this is known to bots, server, lab and terminal."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: int | None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.outcome: Outcome | None = None
        self.opening: list[Event] = []  # what happened before the first decision
        self.sampled = False
        self.sealed: tuple[int, ...] = ()  # in a sampled world: who has answered already, nobody knows what
        self.kept = True
        self.position: dict[str, Any] | None = None  # where the match began, when not at the usual set-up

    @property
    def pending(self) -> dict[int, Decision]:
        """What each seat is asked now; seats that are not asked anything are left out."""
        raise NotImplementedError

    @property
    def state(self) -> State:
        """The true state. For rules, tests and checks; bots and clients get `view` and `sample`."""
        raise NotImplementedError

    def answer(self, seat: object, action: object, *, decision_id: object = None) -> list[Event]:
        """Answer what `seat` is asked. `IllegalAnswer` says why not, and then nothing has changed.

        Answers come from outside, so anything may be given; only a seat's number and one of its actions is taken.
        """
        raise NotImplementedError

    def tick(self, ms: object) -> list[Event]:
        """Let time pass. Only live games have time."""
        raise LudotecaError(f"{self.game.id} has no clock of its own: time passes by answers")

    def view(self, seat: object) -> dict[str, Any]:
        """What a seat may see (None: a spectator), as plain JSON values: the board, and what is asked of whom."""
        looker = self.looker(seat)
        pending = self.pending
        asked = pending.get(looker) if looker is not None else None
        waiting = [other for other in sorted(pending) if other not in self.sealed]
        return self._seen(looker, waiting, None if asked is None else self._presented(asked))

    def looker(self, seat: object) -> int | None:
        """A seat of this match, or None for a spectator; anything else is refused."""
        if seat is None:
            return None
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise LudotecaError(f"there is no seat {seat!r}; seats go from 0 to {self.seats - 1}")
        return seat

    def _seen(self, seat: int | None, waiting: list[int], decision: dict[str, Any] | None) -> dict[str, Any]:
        outcome = self.outcome
        return {
            "game": self.game.id,
            "seat": seat,
            "board": self.game.view(self.state, seat),
            "waiting": waiting,
            "decision": decision,
            "outcome": None
            if outcome is None
            else {"winners": list(outcome.winners), "reason": outcome.reason, "scores": list(outcome.scores)},
        }

    def _presented(self, decision: Decision) -> dict[str, Any]:
        from msgspec import json

        shown: dict[str, Any] = json.decode(json.encode(self.game.present(self.state, decision)))
        shown["id"] = decision.id
        return shown

    def clone(self) -> Session:
        """An equal, independent session."""
        raise NotImplementedError

    def sample(self, seat: int, chance: Chance) -> Session:
        """A possible world as this seat knows it, with luck of its own. This is all that a bot gets."""
        raise NotImplementedError

    def finish(self, policies: list[Policy], whim: Chance, limit: int = 0) -> int:
        """Play on with one policy per seat, to the end or for `limit` decisions; the session is spent afterwards."""
        raise NotImplementedError

    def undo(self, seat: int) -> UndoResult:
        """Take back this seat's last answer, unless a roll, a reveal or another seat's move lies between."""
        raise NotImplementedError

    def undoable(self, seat: int) -> UndoResult:
        """What `undo` would say, without doing it."""
        raise NotImplementedError

    def be_nobodys(self) -> None:
        """Be a sampled world: nothing in it tells of the true one."""
        self.sampled = True
        self.seed = None
        self.position = None

    def record(self) -> Any:
        """The match so far as a `Record`: the replay, the save file, the bug report."""
        from ludoteca.kernel.record import Record

        if self.sampled:
            raise LudotecaError("a sampled world is nobody's match: it has no record")
        return Record.of(self)

    def log(self) -> list[tuple[object, object]]:
        """Answers and outcomes in order, oldest first."""
        raise NotImplementedError

    def refusal(self, seat: object, decision: Decision | None, action: object, stale: bool = False) -> IllegalAnswer:
        """The error that explains why this seat cannot answer so."""
        return explain(self.game, self.state, self.seats, sorted(self.pending), seat, decision, action, stale)


class _Point:
    """A moment to return to: state and luck at a checkpoint, and the answers given since.

    `worlds` tells where a sampled world was dealt anew on the way: after how many answers, for whom, with what luck.
    """

    def __init__(
        self,
        state: State,
        chance: Chance,
        since: list[tuple[int, int]],
        tail: tuple[object, object, object] | None,
        worlds: list[tuple[int, int, Chance]],
    ) -> None:
        self.state = state
        self.chance = chance
        self.since = since
        self.tail = tail
        self.worlds = worlds


class FlowSession(Session):
    """A match of a game whose rules are a flow."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        seed: int | None,
        state: State,
        chance: Chance,
        keep: bool = True,
    ) -> None:
        super().__init__(game, seats, options, seed)
        self.kept = keep
        self.journal = Journal()
        self._pending: dict[int, Decision] = {}
        self._ids: i64 = 0
        self._sink: list[Event] | None = [] if keep else None
        self._undo: list[tuple[int, _Point]] = []
        self._undo_block = "start"
        self._together: Together | None = None
        self._base: _Point = _Point(state, chance, [], None, [])
        self.table: Table = game.table(state, chance, self._sink)
        self._flow: Generator[Ask, int, None] = game.flow(self.table)

    @property
    def pending(self) -> dict[int, Decision]:
        """What each seat is asked now."""
        return self._pending

    @property
    def state(self) -> State:
        """The true state."""
        return self.table.state

    def begin(self) -> None:
        """Run the rules up to the first decision."""
        if self.kept:
            self.table.chance.journal = self.journal
        self._mark()
        self._advance(-1)
        self.opening = self.table.drain()

    # -- driving the flow --------------------------------------------------------------------------------------

    def _mark(self) -> None:
        """Remember the present moment as the last checkpoint."""
        if self.kept:
            self._base = _Point(self.table.state.copy(), self.table.chance.copy(), [], self.journal.tail, [])

    def _advance(self, answer: int) -> None:
        self._pending = {}
        self.sealed = ()
        self._together = None
        flow = self._flow
        try:
            ask = next(flow) if answer < 0 else flow.send(answer)
            while not isinstance(ask, (Decision, Together)):
                self._mark()
                ask = flow.send(0)
        except StopIteration:
            self.outcome = self.game.outcome(self.table.state)
            return
        self._pend(ask)

    def _pend(self, ask: Ask) -> None:
        if isinstance(ask, Decision):
            self._ids += 1
            ask.id = self._ids
            if ask.group is None:
                self._pending[ask.seat] = ask
            else:
                for member in ask.group:
                    self._pending[member] = ask
        elif isinstance(ask, Together):
            self._together = ask
            for decision in ask.decisions:
                self._ids += 1
                decision.id = self._ids
                self._pending[decision.seat] = decision

    def _put(self, seat: int, action: int) -> None:
        """Give a legal answer to the flow, or hold it until all are in."""
        together = self._together
        if together is None:
            self._advance(action)
            return
        together.answers[seat] = action
        del self._pending[seat]
        if len(together.answers) == len(together.decisions):
            if len(together.decisions) > 1:
                self.table.reveal()  # who answers last must not see the others' answers and think again
            self._advance(0)

    def answer(self, seat: object, action: object, *, decision_id: object = None) -> list[Event]:
        """Answer what `seat` is asked; the events are what happened because of it."""
        if type(seat) is not int:
            raise self.refusal(seat, None, action)
        asked = self._pending.get(seat)
        stale = asked is not None and decision_id is not None and decision_id != asked.id
        if asked is None or stale or type(action) is not int or action not in asked.actions:
            raise self.refusal(seat, asked, action, stale)
        if not self.kept:
            self._put(seat, action)
            return []
        base = self._base
        before = _Point(base.state, base.chance, base.since[:], self.journal.tail, base.worlds)
        chance = self.table.chance
        draws = chance.draws
        reveals = self.table.reveals
        base.since.append((seat, action))
        self.journal.add(seat, action)
        self._put(seat, action)
        if chance.draws != draws:
            self._forget("roll")
        elif self.table.reveals != reveals:
            self._forget("reveal")
        else:
            self._undo.append((seat, before))
            self._trim()
        return self.table.drain()

    # -- undo --------------------------------------------------------------------------------------------------

    def _forget(self, why: str) -> None:
        self._undo.clear()
        self._undo_block = why

    def _trim(self) -> None:
        """Forget what no undo can reach: all before the moves of the last two seats, so that memory stays bounded."""
        together = self._together
        if together is not None and together.answers:
            return  # answers that wait for the others' can each be taken back
        undo = self._undo
        index = len(undo) - 1
        last = undo[index][0]
        while index >= 0 and undo[index][0] == last:
            index -= 1
        if index < 0:
            return
        last = undo[index][0]
        while index >= 0 and undo[index][0] == last:
            index -= 1
        if index >= 0:
            del undo[: index + 1]
            self._undo_block = "other"

    def _held(self, seat: int) -> int:
        """Where in the undo list this seat's answer is, if it still waits for the others'; -1 otherwise."""
        together = self._together
        if together is not None and seat in together.answers:
            first = len(self._undo) - len(together.answers)
            for index in range(max(0, first), len(self._undo)):
                if self._undo[index][0] == seat:
                    return index
        return -1

    def undoable(self, seat: int) -> UndoResult:
        """How many answers of this seat can be taken back now, and what stops it there.

        An answer that waits for the others' can be taken back whatever they have answered: nobody has seen it.
        """
        held = self._held(seat)
        if held >= 0 and self._together is not None and len(self._together.answers) > 1:
            return UndoResult(1, "other")
        reach = 0
        for index in range(len(self._undo) - 1, -1, -1):
            if self._undo[index][0] != seat:
                return UndoResult(reach, "other")
            reach += 1
        return UndoResult(reach, self._undo_block)

    def undo(self, seat: int) -> UndoResult:
        """Take back the last answer of this seat."""
        limit = self.undoable(seat)
        if limit.reach == 0:
            return limit
        held = self._held(seat)
        self._take_back(len(self._undo) - 1 if held < 0 else held)
        return UndoResult(limit.reach - 1, limit.blocked_by, True)

    def _take_back(self, index: int) -> None:
        """Undo one answer, and give those after it again: they wait together with it, so none depends on it."""
        _, point = self._undo[index]
        later = len(self._undo) - index - 1
        since = self._base.since
        again = since[len(since) - later :] if later else []
        others = self._pending
        waited = self._together is not None and len(self._together.answers) > 0
        del self._undo[index:]
        self.outcome = None
        self._restore(point, point.tail)
        for seat, action in again:
            self.answer(seat, action)
        if waited:  # the question of those who have not answered is still the same
            for seat, decision in others.items():
                self._pending[seat].id = decision.id

    def _restore(self, point: _Point, tail: tuple[object, object, object] | None) -> None:
        """Be again at an earlier moment: start the flow afresh at its checkpoint and repeat the answers."""
        self._base = _Point(point.state, point.chance, point.since[:], point.tail, point.worlds)
        self.table = self.game.table(point.state.copy(), point.chance.copy(), None)
        self._flow = self.game.flow(self.table)
        self._pending = {}
        kept = self.kept
        self.kept = False
        self._advance(-1)
        self._redeal_at(0)
        count = 0
        for seat, action in point.since:
            self._put(seat, action)
            count += 1
            self._redeal_at(count)
        self.kept = kept
        if kept:
            self.table.sink = self._sink
            self.journal.tail = tail
            self.table.chance.journal = self.journal

    # -- copies ------------------------------------------------------------------------------------------------

    def _twin(self, keep: bool) -> FlowSession:
        base = self._base
        if not self.kept:
            raise LudotecaError("a playout cannot be copied: it keeps no checkpoints")
        twin = FlowSession(self.game, self.seats, self.options, self.seed, base.state, base.chance, keep)
        twin.position = self.position
        twin._undo_block = self._undo_block
        if self.outcome is None:
            twin._restore(base, self.journal.tail)
            for seat in self._pending:
                twin._pending[seat].id = self._pending[seat].id
            twin._ids = self._ids
            twin.sealed = self.sealed
        else:
            twin.table = self.game.table(self.table.state.copy(), self.table.chance.copy(), twin._sink)
            twin.journal.tail = self.journal.tail
            twin.outcome = self.outcome
        return twin

    def clone(self) -> Session:
        """An equal, independent session, with the same luck to come."""
        twin = self._twin(True)
        twin._undo = self._undo[:]
        twin.sampled = self.sampled
        return twin

    def sample(self, seat: int, chance: Chance) -> Session:
        """A possible world as this seat knows it: what it cannot know is dealt anew, and luck is `chance`."""
        return self.sample_playout(seat, chance, True)

    def sample_playout(self, seat: int, chance: Chance, keep: bool = False) -> FlowSession:
        """`sample`, without checkpoints unless asked: the cheap root of one playout."""
        twin = self._twin(keep)
        twin.be_nobodys()
        twin._reopen(seat)
        base = twin._base
        world = (len(base.since), seat, chance.copy())
        base.worlds = [*base.worlds, world]
        twin._redeal(world)
        twin.journal.tail = None
        twin._forget("start")
        return twin

    def _reopen(self, seat: int) -> None:
        """Make the answers that others have given in secret open questions again."""
        together = self._together
        if together is None:
            return
        held = len(together.answers)
        hidden = [other for other in together.answers if other != seat]
        for decision in together.decisions:
            if decision.seat in hidden:
                del together.answers[decision.seat]
                self._pending[decision.seat] = decision
        since = self._base.since
        known = len(since) - held
        self._base.since = since[:known] + [entry for entry in since[known:] if entry[0] == seat]
        self.sealed = tuple(hidden)

    def _redeal_at(self, count: int) -> None:
        for world in self._base.worlds:
            if world[0] == count:
                self._redeal(world)

    def _redeal(self, world: tuple[int, int, Chance]) -> None:
        chance = world[2].copy()
        self.table.chance = chance
        if self.outcome is None:
            self.game.resample(self.table.state, world[1], chance)
            for seat, decision in self._pending.items():
                if seat != world[1] and decision.group is None:
                    decision.actions = self.game.offer_again(self.table, decision)
        if self.kept:
            chance.journal = self.journal

    def finish(self, policies: list[Policy], whim: Chance, limit: int = 0) -> int:
        """Play on with one policy per seat."""
        count: i64 = 0
        self.kept = False
        self.table.sink = None
        self.table.chance.journal = None
        first = -1
        together = self._together
        if together is not None:
            for seat, decision in list(self._pending.items()):
                together.answers[seat] = policies[seat].choose(self.table, decision, whim)
                count += 1
            first = 0
        else:
            for decision in self._pending.values():
                first = policies[decision.seat].choose(self.table, decision, whim)
                count += 1
                break
        if self.outcome is None:
            left = 0 if limit == 0 else max(1, limit - count)
            count += playout(self._flow, self.table, policies, whim, first, left)
            self._pending = {}
            if self.table.over:
                self.outcome = self.game.outcome(self.table.state)
        return count

    def log(self) -> list[tuple[object, object]]:
        """Answers and outcomes in order, oldest first."""
        return self.journal.entries()


def start_flow(
    game: Game, seats: Any, options: Mapping[str, Any] | None, seed: Any, chance: Chance | None
) -> FlowSession:
    """A new match of a flow game, at its first decision. Seats and seed come from outside: the game checks them."""
    checked = game.check_setup(seats, options)
    known: int | None = None
    luck = chance
    if luck is None:
        known, luck = game.luck(seed)
    session = FlowSession(game, seats, checked, known, game.new_state(seats, checked), luck)
    session.begin()
    return session


def start_at(game: Game, position: dict[str, Any], seed: Any = None, chance: Chance | None = None) -> FlowSession:
    """A match of a flow game that begins in a given position, at its first decision."""
    known: int | None = None
    luck = chance
    if luck is None:
        known, luck = game.luck(seed)
    state, seats, options = game.place(position)
    session = FlowSession(game, seats, options, known, state, luck)
    session.position = position
    session.begin()
    return session

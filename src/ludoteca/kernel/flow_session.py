"""A match of a game whose rules are a flow.

A generator cannot be copied, so a flow session copies as *the state at the last checkpoint, the luck at the last
checkpoint, and the few answers since*. Clone, sample, undo, save and crash recovery are all that one mechanism.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from mypy_extensions import i64

from ludoteca.kernel.chance import EVERYTHING, Chance, Journal, Mark
from ludoteca.kernel.dictated import Dictated
from ludoteca.kernel.errors import LudotecaError, is_fault
from ludoteca.kernel.event import NO_CAUSE, Event
from ludoteca.kernel.flow import (
    CHECKPOINT,
    Ask,
    Council,
    Decision,
    FirstOf,
    Policy,
    State,
    Table,
    Together,
    playout,
    speaker,
)
from ludoteca.kernel.game import Game
from ludoteca.kernel.pending import Pending
from ludoteca.kernel.present import Prompt
from ludoteca.kernel.session import Session
from ludoteca.kernel.undo import NO_WORLDS, History, Point, Step, UndoResult


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
        base: Point | None = None,
        history: History | None = None,
    ) -> None:
        super().__init__(game, seats, options, seed)
        self.kept = keep
        self.journal = Journal()
        self._asked = Pending()
        self._sink: list[Event] | None = [] if keep else None
        self._history = History() if history is None else history
        self._base = Point(state, chance, [], NO_WORLDS) if base is None else base
        self.table: Table = game.table(state, chance, self._sink)
        self._flow: Generator[Ask, int, None] = game.flow(self.table)

    @property
    def pending(self) -> dict[int, Decision]:
        """What each seat is asked now."""
        return self._asked.by_seat

    @property
    def ask(self) -> Ask | None:
        """The question as the rules have put it, whatever its kind."""
        return self._asked.ask

    def awaited(self) -> list[int]:
        """The seats that somebody waits for."""
        return self._asked.awaited()

    @property
    def is_race(self) -> bool:
        """Whether the first of several answers goes on."""
        return isinstance(self._asked.ask, FirstOf)

    @property
    def moves(self) -> int:
        """How many answers the match has had."""
        return self.journal.moves

    @property
    def state(self) -> State:
        """The true state."""
        return self.table.state

    def begin(self) -> None:
        """Run the rules up to the first decision."""
        if self.kept:
            self.table.chance.journal = self.journal
        self._mark()
        try:
            self._advance(-1)
        except Exception as problem:
            if is_fault(problem):
                raise self.fault(None, problem) from problem
            raise
        self._asked.number(-1)
        self.opening = self.table.drain()

    # -- driving the flow --------------------------------------------------------------------------------------

    def _mark(self) -> None:
        """Remember the present moment as the last checkpoint. What caused things before it causes no more."""
        self.table.cause = NO_CAUSE
        if self.kept:
            self._base = Point(self.table.state.copy(), self.table.chance.copy(), [], NO_WORLDS)

    def _advance(self, answer: int) -> None:
        """Let the flow go on to its next question. What is asked stays as it is until then, should a rule fail."""
        flow = self._flow
        try:
            ask = next(flow) if answer < 0 else flow.send(answer)
            if answer < 0 and ask is CHECKPOINT and self.table.chance.draws == self._base.chance.draws:
                self.table.cause = NO_CAUSE
                ask = flow.send(0)  # the flow has begun at the very checkpoint that is remembered already
            while ask is CHECKPOINT:
                self._mark()
                ask = flow.send(0)
        except StopIteration:
            self.outcome = self.game.outcome(self.table.state)
            self._asked.clear()
            return
        self._asked.put(ask, self.seats)

    def _put(self, seat: int, action: int) -> None:
        """Give a legal answer to the flow, or hold it until all are in."""
        ask = self._asked.ask
        if isinstance(ask, Together):
            if not self._asked.hold(ask, seat, action):
                return
            if len(ask.decisions) > 1 and not ask.open:
                self.table.reveal()  # who answers last must not see the others' answers and think again
            self._advance(0)
            return
        if isinstance(ask, FirstOf):
            ask.seat = seat
        self._advance(action)

    def answer(self, seat: object, action: object, *, decision_id: object = None) -> list[Event]:
        """Answer what `seat` is asked; the events are what happened because of it."""
        if type(seat) is not int:
            raise self.refusal(seat, None, action)
        asked = self._asked.by_seat.get(seat)
        stale = asked is not None and decision_id is not None and decision_id != asked.id
        if asked is None or stale or type(action) is not int or action not in asked.actions:
            raise self.refusal(seat, asked, action, stale)
        if not self.kept:
            self._put(seat, action)
            self._asked.number(seat)
            return []
        base = self._base
        given = len(base.since)
        ask = self._asked.ask
        chance = self.table.chance
        draws = chance.draws
        reveals = self.table.reveals
        step = Step(seat, action, asked, self.journal.mark())
        base.since.append((seat, action))
        self.journal.add(seat, action)
        try:
            self._put(seat, action)
        except BaseException as problem:
            fault = self.fault((seat, action), problem) if is_fault(problem) else None
            self._stand_at(base.after(given), step.mark)
            if fault is None:
                raise
            raise fault from problem
        if chance.draws != draws:
            self._history.forget("roll")
        elif self.table.reveals != reveals:
            self._history.forget("reveal")
        else:
            if isinstance(ask, Together) and not ask.open and self._asked.ask is ask:
                step.passed = asked.reaction  # what is answered in secret must not show in what can be taken back
            self._history.add(step, base, given)
        self._asked.number(seat)
        return self.table.drain(self.journal.moves)

    # -- going back --------------------------------------------------------------------------------------------

    def _held(self, seat: int) -> int:
        """Where in the history this seat's answer is, if it still waits for the others'; -1 otherwise."""
        steps = self._history.steps
        for index in range(len(steps) - 1, max(-1, len(steps) - 1 - self._asked.given), -1):
            if steps[index].seat == seat:
                return index
        return -1

    def undoable(self, seat: int) -> UndoResult:
        """How many answers can be taken back now, what stops it there, and whose consent it takes.

        An answer that waits for the others' can be taken back whatever they have answered.
        """
        found = self._history.look(seat, self.game.team(self.table.state, seat))
        if self._asked.given > 0 and self._held(seat) >= 0:
            return UndoResult(max(1, found.reach), found.blocked_by, False, 1)
        return found

    def undo(self, seat: int, whole: bool = False) -> UndoResult:
        """Take back the last answer, or the last move."""
        limit = self.undoable(seat)
        if limit.reach == 0:
            return limit
        index = self._held(seat)
        if index < 0:
            history = self._history
            index = history.last_move(seat, limit.reach) if whole else history.last_answer(seat)
        self._take_back(seat, index)
        self.takebacks += 1
        self.intents.cut(self.moves)
        found = self.undoable(seat)
        found.done = True
        return found

    def _take_back(self, seat: int, index: int) -> None:
        """Undo the answers from this step on; where they wait together with others', give those others again."""
        held = self._held(seat) == index
        steps = self._history.steps[index:]
        again = [step for step in steps if step.seat != seat] if held else []
        before = self._asked
        point = self._history.cut(index)
        self._replay(point, steps[0].mark)
        for step in again:
            self.answer(step.seat, step.action)
        self._asked.number_again(before, [step.seat for step in steps if step not in again])

    def _stand_at(self, point: Point, mark: Mark) -> None:
        """After a fault: be where the match stood, with the same questions under the same numbers."""
        before = self._asked
        self._replay(point, mark)
        self._asked.number_as(before)

    def _replay(self, point: Point, mark: Mark) -> None:
        """Be again at an earlier moment."""
        self.outcome = None
        self.table = self.game.table(point.state.copy(), point.chance.copy(), self._sink)
        self._flow = self.game.flow(self.table)
        self._asked = Pending()
        self._base = Point(point.state, point.chance, [], NO_WORLDS)
        self._repeat(point, mark)

    def _repeat(self, point: Point, mark: Mark) -> None:
        """Start the flow, on a copy of the state and the luck of a point, and repeat the answers since.

        The questions have no numbers yet.
        """
        self._advance(-1)
        self._redeal_after(0, point)
        count = 0
        for seat, action in point.since:
            self._base.since.append((seat, action))
            self._put(seat, action)
            count += 1
            self._redeal_after(count, point)
        if self.kept:
            self.table.drain()  # told long ago
            self.journal.back_to(mark)
            self.table.chance.journal = self.journal

    # -- copies ------------------------------------------------------------------------------------------------

    def _twin(self, keep: bool, history: History | None = None) -> FlowSession:
        base = self._base
        if not self.kept:
            raise LudotecaError("a playout cannot be copied: it keeps no checkpoints")
        if self.outcome is None:
            return self._again_from(base, keep, history)
        twin = self._fresh(self.table.state, self.table.chance, base, keep, history)
        twin.journal.repeat(self.journal)
        twin.outcome = self.outcome
        twin._asked.number_as(self._asked)
        return twin

    def _fresh(self, state: State, chance: Chance, point: Point, keep: bool, history: History | None) -> FlowSession:
        """A session of the same match that has not begun, on a copy of a state and of luck; a point is behind it."""
        base = Point(point.state, point.chance, [], NO_WORLDS)
        twin = FlowSession(
            self.game, self.seats, self.options, self.seed, state.copy(), chance.copy(), keep, base, history
        )
        twin.position = self.position
        return twin

    def _again_from(self, point: Point, keep: bool, history: History | None = None) -> FlowSession:
        """The present moment once more, from a point before it."""
        twin = self._fresh(point.state, point.chance, point, keep, history)
        twin._repeat(point, self.journal.mark())
        twin._asked.sealed = self._asked.sealed
        twin._asked.number_as(self._asked)
        return twin

    def after(self, seat: int, action: int, luck: list[list[int]]) -> FlowSession:
        """Another session, that has gone on with a legal answer and with this luck; this one stays as it is.

        For a match whose luck is `Dictated`: `LuckAsked` says what luck must say before the answer is done with.
        """
        base = self._base
        worlds = base.worlds
        said = worlds[-1][2] if worlds else base.chance  # in a world that was dealt anew, luck goes on from there
        assert isinstance(said, Dictated)
        more = said.and_then(luck)
        if worlds:
            last = worlds[-1]
            point = Point(base.state, base.chance, base.since, [*worlds[:-1], (last[0], last[1], more)])
        else:
            point = Point(base.state, more, base.since, [])
        twin = self._again_from(point, True)
        twin.sampled = self.sampled
        twin._base.since.append((seat, action))
        twin.journal.add(seat, action)
        try:
            twin._put(seat, action)
        except Exception as problem:
            if is_fault(problem):
                raise twin.fault((seat, action), problem) from problem
            raise
        twin._asked.number(seat)
        twin.table.drain()
        return twin

    def clone(self) -> Session:
        """An equal, independent session, with the same luck to come."""
        twin = self._twin(True, self._history.copy())
        twin.sampled = self.sampled
        twin.intents.repeat(self.intents)
        return twin

    def without_history(self) -> FlowSession:
        """The same moment of the match, and its true luck, to go on from as quickly as rules can: it keeps no journal
        and no checkpoints, so that it cannot be copied, saved or taken back."""
        return self._twin(False)

    def bare(self) -> tuple[Table, Generator[Ask, int, None], Ask | None]:
        """Table, rules and question, for whoever drives the rules from here. The session is spent afterwards."""
        return self.table, self._flow, self._asked.ask

    def sample(self, seat: int, chance: Chance) -> Session:
        """A possible world as this seat knows it: what it cannot know is dealt anew, and luck is `chance`."""
        return self.sample_playout(seat, chance, True)

    def sample_playout(self, seat: int, chance: Chance, keep: bool = False) -> FlowSession:
        """`sample`, without checkpoints unless asked: the cheap root of one playout."""
        twin = self._twin(keep)
        twin.become_a_sample()
        twin._reopen(seat)
        twin._redeal(seat, chance)
        twin.journal.forget()
        return twin

    def _reopen(self, seat: int) -> None:
        """Make the answers that others have given in secret open questions again."""
        asked = self._asked
        together = asked.ask
        if not isinstance(together, Together) or together.open:
            return
        held = len(together.answers)
        hidden = [other for other in together.answers if other != seat]
        for decision in together.decisions:
            if decision.seat in hidden:
                del together.answers[decision.seat]
                asked.by_seat[decision.seat] = decision
        since = self._base.since
        known = len(since) - held
        self._base.since = since[:known] + [entry for entry in since[known:] if entry[0] == seat]
        asked.sealed = tuple(hidden)

    def _redeal_after(self, count: int, point: Point) -> None:
        for world in point.worlds:
            if world[0] == count:
                self._redeal(world[1], world[2])

    def _redeal(self, seat: int, luck: Chance) -> None:
        """Deal anew what this seat cannot know, and go on with this luck; remember it, for copies of this world."""
        base = self._base
        base.worlds = [*base.worlds, (len(base.since), seat, luck.copy())]
        chance = luck.copy()
        self.table.chance = chance
        if self.outcome is None:
            self.game.resample(self.table.state, seat, chance.for_dealing())
            for other, decision in self._asked.by_seat.items():
                if other != seat and decision.council is None:
                    decision.actions = self.game.offer_again(self.table, decision)
            self._asked.stand()
        if self.kept:
            chance.journal = self.journal

    def prompt(self, decision: Decision) -> Prompt:
        """What is asked, with what each choice leads to before luck or another seat has a say."""
        from ludoteca.kernel.previews import with_outcomes

        return with_outcomes(self, decision, self.game.present(self.state, decision))

    def _chosen_openly(self) -> dict[str, Any] | None:
        """What partners have chosen so far."""
        from msgspec import json

        together = self._asked.ask
        if not isinstance(together, Together) or not together.open:
            return None
        shown: dict[str, Any] = {}
        for decision in together.decisions:
            action = together.answers.get(decision.seat)
            if action is not None:
                choices = self.game.present(self.state, decision).choices
                known: list[object] = [choice for choice in choices if choice.action == action]
                shown[str(decision.seat)] = json.decode(json.encode(known[0])) if known else {"action": action}
        return shown

    def step(self, seat: int, action: int) -> Ask:
        """Let the flow go on with an answer until it yields anything at all. The session is spent afterwards.

        Where others answer at the same time, they must have done so.
        """
        ask = self._asked.ask
        if isinstance(ask, Together):
            ask.answers[seat] = action
            return self._flow.send(0)
        if isinstance(ask, FirstOf):
            ask.seat = seat
        return self._flow.send(action)

    def go_on(self) -> Ask:
        """After a checkpoint that `step` has come to: until the flow yields anything again."""
        return self._flow.send(0)

    def finish(self, policies: list[Policy], whim: Chance, limit: int = 0, rests: int = 0) -> int:
        """Play on with one policy per seat; with `rests`, until they find so often that the match has come to rest."""
        count: i64 = 0
        self.kept = False
        self.table.sink = None
        self.table.chance.journal = None
        first = -1
        ask = self._asked.ask
        if isinstance(ask, Together):
            for decision in ask.decisions:
                if decision.seat not in ask.answers:
                    ask.answers[decision.seat] = policies[decision.seat].choose(self.table, decision, whim)
                    count += 1
            first = 0
        elif isinstance(ask, (Decision, FirstOf, Council)):
            decision = ask if isinstance(ask, Decision) else speaker(ask, -1)
            first = policies[decision.seat].choose(self.table, decision, whim)
            count += 1
        if self.outcome is None:
            left = 0 if limit == 0 else max(1, limit - count)
            count += playout(self._flow, self.table, policies, whim, first, left, rests)
            self._asked.clear()
            if self.table.over:
                self.outcome = self.game.outcome(self.table.state)
        return count

    def log(self, since: int = EVERYTHING) -> list[tuple[object, object]]:
        """Answers and outcomes in order, oldest first: all, or those after so many moves."""
        return self.journal.entries(since)

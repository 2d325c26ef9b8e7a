"""Whether a match survives a fault in a rule: rules are made to fail, after all that they do, and nothing may remain.

Any game can be sabotaged so: its flow, or its live table, does what it always does and then fails once.
"""

from __future__ import annotations

from copy import copy

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.errors import RuleFault
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Ask, Checkpoint, Flow, State, Table
from ludoteca.kernel.game import Game, LiveGame
from ludoteca.kernel.live import LiveSession, LiveTable
from ludoteca.kernel.session import Session
from ludoteca.testkit.live import Move
from ludoteca.testkit.portrait import outline, same
from ludoteca.testkit.report import Report


class Broken(Exception):
    """The fault that is put into a rule."""


class Sabotage:
    """A game whose rules fail once, when it is `armed`: after the answer has done all that it does."""

    def __init__(self, game: Game) -> None:
        self.armed = False
        self.real = game
        self.game = copy(game)
        if isinstance(game, LiveGame):
            setattr(self.game, "table", self._table)  # noqa: B010  (this one copy of the game has another table)
        else:
            setattr(self.game, "flow", self._flow)  # noqa: B010  (this one copy of the game has another flow)

    def strike(self) -> None:
        """Fail, if it is time."""
        if self.armed:
            self.armed = False
            raise Broken("a rule was made to fail")

    def _flow(self, table: Table) -> Flow[None]:
        flow = self.real.flow(table)
        ask: Ask = next(flow)
        while True:
            answer = yield ask
            try:
                ask = flow.send(answer)
            except StopIteration:
                self.strike()
                return
            if not isinstance(ask, Checkpoint):
                self.strike()

    def _table(self, state: State, chance: Chance, sink: list[Event] | None) -> LiveTable:
        assert isinstance(self.real, LiveGame)
        return _Sabotaged(self, self.real.table(state, chance, sink))


class _Sabotaged(LiveTable):
    """A live table that does what the real one does, and then fails."""

    def __init__(self, sabotage: Sabotage, real: LiveTable) -> None:
        super().__init__(real.state, real.chance, real.sink)
        self.sabotage = sabotage
        self.real = real

    def begin(self) -> None:
        self.real.begin()
        self.sabotage.strike()

    def open(self, seat: int) -> list[int]:
        return self.real.open(seat)

    def can(self, seat: int, action: int) -> bool:
        return self.real.can(seat, action)

    def act(self, seat: int, action: int) -> None:
        self.real.clock, self.real.cause = self.clock, self.cause
        self.real.act(seat, action)
        self.sabotage.strike()

    def pass_time(self, ms: int) -> None:
        self.real.clock, self.real.cause = self.clock, self.cause
        self.real.pass_time(ms)
        self.sabotage.strike()

    def due(self) -> int:
        return self.real.due()

    def ended(self) -> bool:
        return self.real.ended()


def sabotaged(session: Session) -> tuple[Session, Sabotage]:
    """A copy of a session whose rules fail when they are told to."""
    sabotage = Sabotage(session.game)
    real = session.game
    try:
        _give(session, sabotage.game)
        return session.clone(), sabotage
    finally:
        _give(session, real)


def _give(session: Session, game: Game) -> None:
    session.game = game
    if isinstance(session, LiveSession):
        assert isinstance(game, LiveGame)
        session.live = game


def check_fault(session: Session, move: Move, report: Report) -> None:
    """A rule fails in the middle of a move: the match stands as before, goes on, and the record shows what happened."""
    twin, sabotage = sabotaged(session)
    before = outline(twin)
    reach = [repr(twin.undoable(seat)) for seat in range(session.seats)]
    sabotage.armed = True
    fault = _fail(twin, move)
    sabotage.armed = False
    if fault is None:
        return  # the answer only waits for the others': no rule has run
    assert isinstance(fault.__cause__, Broken), f"a fault hides its cause: {fault.__cause__!r}"
    report.faults += 1
    same(outline(twin), before, "the match, after a fault in a rule,")
    assert reach == [repr(twin.undoable(seat)) for seat in range(session.seats)], "a fault changes what can be undone"
    assert fault.answer == move, f"the fault came of {move}, and names {fault.answer}"
    if session.sampled:
        return
    assert fault.record.luck.kind == "recorded", "the record of a fault tells the seed"
    moves = fault.record.moves()
    assert moves[-1] == move, f"the record of a fault ends with {moves[-1]}, not with {move}"
    known = before.log.entries()
    assert fault.record.log[: len(known)] == known, "the record of a fault is not that of the match"
    who, what = move
    told = twin.tick(what) if isinstance(who, str) else twin.answer(who, what)
    after = session.clone()
    wanted = after.tick(what) if isinstance(who, str) else after.answer(who, what)
    assert told == wanted, f"after a fault the match tells {told} where it should tell {wanted}"
    same(outline(twin), outline(after), "the match, gone on after a fault,")


def _fail(session: Session, move: Move) -> RuleFault | None:
    who, what = move
    try:
        if isinstance(who, str):
            session.tick(what)
        else:
            session.answer(who, what)
    except RuleFault as fault:
        return fault
    return None

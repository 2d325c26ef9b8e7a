"""A match of a game with turns, answered by numbers, one seat after the other: what `aec` and `single` share."""

from __future__ import annotations

import numpy as np

from ludoteca.kernel.flow import Decision, Policy, Table
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.game import Outcome
from ludoteca.lab.env.batch import NOT_OFFERED, PASS, Asking, Match, action_of, write_look
from ludoteca.lab.env.setup import Array, IllegalAction, Rows, Setup, not_offered, one_row


class Turns:
    """A match that somebody plays, and the memory that a look at it is written to."""

    asking: Asking  # who is asked now
    table: Table

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._rows: Rows | None = None

    @property
    def session(self) -> FlowSession:
        """The match with all that was."""
        raise NotImplementedError

    @property
    def seed(self) -> int | None:
        """The seed that it began with."""
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        raise NotImplementedError

    def decision(self) -> Decision | None:
        """What is asked now; None when the match is over."""
        raise NotImplementedError

    def play(self, index: int) -> None:
        """Answer by number for whoever is asked; `IllegalAction` when it is not offered."""
        raise NotImplementedError

    def refusal(self, index: int) -> IllegalAction:
        """The error for a number that is not offered."""
        return not_offered(self.setup, self.asking.decision(), index, self.asking.may_pass())

    def look(self, seat: int) -> tuple[Array, Array]:
        """What a seat may see now, and what it may do: nothing while another one is asked. After the end nothing is
        refused, or taken."""
        rows, features = self._rows, self.setup.encoding.features
        if rows is None:  # made when somebody looks: a copy that nobody looks at costs less
            rows = self._rows = one_row(features + self.setup.actions)
        rows.clear()
        write_look(self.setup.encoding, self.table, self.asking, self.decision() is None, seat, rows.memory)
        seen = rows.copy()
        return seen[:features], seen[features:].view(np.int8)

    def seen(self, seat: int) -> Array:
        """What a seat may see now."""
        return self.look(seat)[0]

    def mask(self, seat: int) -> Array:
        """What a seat may do now."""
        return self.look(seat)[1]


class Told(Turns):
    """A match with its session: for those who want it at every answer, as bots do."""

    def __init__(self, setup: Setup, session: FlowSession, asking: Asking | None = None) -> None:
        """`asking` is who was asked where the session was copied from."""
        super().__init__(setup)
        self._session = session
        ask = session.ask
        self.asking = Asking(setup.seats) if asking is None or ask is None else asking.copy(ask)
        if asking is None and ask is not None:
            self.asking.put(ask)

    @property
    def session(self) -> FlowSession:
        """The match with all that was."""
        return self._session

    @property
    def table(self) -> Table:  # type: ignore[override]  # a session has another one after its answers are taken back
        """The table of the rules."""
        return self._session.table

    @property
    def seed(self) -> int | None:
        """The seed that it began with."""
        return self._session.seed

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self._session.outcome

    def decision(self) -> Decision | None:
        """What is asked now; None when the match is over."""
        return None if self._session.outcome is not None else self.asking.decision()

    def play(self, index: int) -> None:
        """Answer by number for whoever is asked; `IllegalAction` when it is not offered."""
        action = action_of(self.setup.encoding, self.asking, index)
        if action == NOT_OFFERED:
            raise self.refusal(index)
        self.give(action)

    def give(self, action: int) -> None:
        """Answer for whoever is asked, or let the next one answer."""
        asking, session = self.asking, self._session
        if action == PASS:
            asking.next()
            return
        before = session.ask
        seat = asking.decision().seat
        session.answer(seat, action)
        asking.last = seat
        ask = session.ask
        if ask is before:
            asking.next()
        elif ask is not None:
            asking.put(ask)

    def clone(self) -> Told:
        """The same moment of the same match, with the same luck to come."""
        session = self._session.clone()
        assert isinstance(session, FlowSession)
        return Told(self.setup, session, self.asking)


class Quick(Turns):
    """A match without history, which is several times as quick; the session comes after when somebody wants a copy, a
    record or a picture."""

    def __init__(self, setup: Setup, seed: int | None, told: Told | None = None) -> None:
        """A new match with a seed, or one that goes on where another stands."""
        super().__init__(setup)
        self._told = told
        self._seed = seed
        self._heard = 0  # answers that the session has heard of
        nobody: list[Policy | None] = [None] * setup.seats
        self._match = Match(setup.start, nobody)
        if told is not None:
            self._match.stand(told.session.without_history(), told.asking)
        else:
            assert seed is not None
            self._match.begin(seed)
        self.table = self._match.table
        self.asking = self._match.asking
        self._outcome: Outcome | None = None

    def _all_told(self) -> Told:
        if self._told is None:
            assert self._seed is not None
            self._told = begin(self.setup, self._seed)
        told, answers = self._told, self._match.answers
        for action in answers[self._heard :]:
            told.give(action)
        self._heard = len(answers)
        return told

    @property
    def session(self) -> FlowSession:
        """The match with all that was."""
        return self._all_told().session

    @property
    def seed(self) -> int | None:
        """The seed that it began with."""
        return self._seed

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        if self._outcome is None and self._match.over:
            self._outcome = self.setup.game.outcome(self.table.state)
        return self._outcome

    def decision(self) -> Decision | None:
        """What is asked now; None when the match is over."""
        return None if self._match.over else self.asking.now

    def play(self, index: int) -> None:
        """Answer by number for whoever is asked; `IllegalAction` when it is not offered."""
        if not self._match.play(self.setup.encoding, index):
            raise self.refusal(index)

    def clone(self) -> Quick:
        """The same moment of the same match, with the same luck to come."""
        return Quick(self.setup, self._seed, self._all_told().clone())


def begin(setup: Setup, seed: int) -> Told:
    """A new match, at its first question."""
    session = setup.game.start(setup.seats, seed, setup.options)
    assert isinstance(session, FlowSession)
    return Told(setup, session)

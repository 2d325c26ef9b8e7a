"""A match of a game with turns, answered by numbers, one seat after the other: what `aec` and `single` share."""

from __future__ import annotations

import numpy as np

from ludoteca.kernel.flow import Decision
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.game import Outcome
from ludoteca.lab.env.batch import NOT_OFFERED, PASS, Asking, action_of, write_mask
from ludoteca.lab.env.setup import Array, Rows, Setup, not_offered, one_row


class Turns:
    """A match, whoever is asked in it now, and the memory that a look at it is written to.

    It is played without history, which is several times as quick. The session with all of it comes after when somebody
    wants a copy, a record or a picture.
    """

    def __init__(self, setup: Setup, session: FlowSession, asking: Asking | None = None, quickly: bool = True) -> None:
        """`quickly` is for those who seldom ask for the session; bots do at every answer."""
        self.setup = setup
        self.quickly = quickly
        self._whole = session
        self._behind: list[tuple[int, int]] = []  # answers that it has not heard of yet
        self.quick = session.without_history() if quickly else session
        self._memory: tuple[Rows, Rows] | None = None
        ask = self.quick.ask
        self.asking = Asking(setup.seats) if asking is None or ask is None else asking.copy(ask)
        if asking is None and ask is not None:
            self.asking.put(ask)

    @property
    def session(self) -> FlowSession:
        """The match with all that was."""
        for seat, action in self._behind:
            self._whole.answer(seat, action)
        self._behind.clear()
        return self._whole

    @property
    def seed(self) -> int | None:
        """The seed that it began with."""
        return self._whole.seed

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.quick.outcome

    def decision(self) -> Decision | None:
        """What is asked now; None when the match is over."""
        return None if self.quick.outcome is not None else self.asking.decision()

    def action_of(self, index: int) -> int:
        """What a number means to whoever is asked; `IllegalAction` when it is not offered."""
        asking = self.asking
        action = action_of(self.setup.encoding, asking, index)
        if action == NOT_OFFERED:
            raise not_offered(self.setup, asking.decision(), index, asking.may_pass())
        return action

    def give(self, action: int) -> None:
        """Answer for whoever is asked, or let the next one answer."""
        asking, session = self.asking, self.quick
        if action == PASS:
            asking.next()
            return
        before = session.ask
        seat = asking.decision().seat
        session.answer(seat, action)
        if self.quickly:
            self._behind.append((seat, action))
        asking.last = seat
        ask = session.ask
        if ask is before:
            asking.next()
        elif ask is not None:
            asking.put(ask)

    def _rows(self) -> tuple[Rows, Rows]:
        """Memory for a row and a mask, made when somebody looks: a copy that nobody looks at costs less."""
        if self._memory is None:
            self._memory = one_row(self.setup.encoding.features), one_row(self.setup.actions, np.int8)
        return self._memory

    def seen(self, seat: int) -> Array:
        """What a seat may see now."""
        decision = self.decision()
        if decision is not None and decision.seat != seat:
            decision = None
        row = self._rows()[0]
        row.clear()
        self.setup.encoding.write(self.quick.table, seat, decision, row.memory)
        return row.copy()

    def mask(self, seat: int) -> Array:
        """What a seat may do now: nothing while another one is asked. After the end nothing is refused, or taken."""
        decision = self.decision()
        if decision is None:
            return np.ones(self.setup.actions, np.int8)
        mask = self._rows()[1]
        mask.clear()
        if decision.seat == seat:
            write_mask(self.setup.encoding, self.asking, mask.memory, 0)
        return mask.copy()

    def clone(self) -> Turns:
        """The same moment of the same match, with the same luck to come."""
        session = self.session.clone()
        assert isinstance(session, FlowSession)
        return Turns(self.setup, session, self.asking, self.quickly)


def begin(setup: Setup, seed: int, quickly: bool = True) -> Turns:
    """A new match, at its first question."""
    session = setup.game.start(setup.seats, seed, setup.options)
    assert isinstance(session, FlowSession)
    return Turns(setup, session, quickly=quickly)

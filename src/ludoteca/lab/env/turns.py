"""A match of a game with turns, answered by numbers, one seat after the other: what `aec` and `single` share."""

from __future__ import annotations

import numpy as np

from ludoteca.kernel.flow import Decision
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.lab.env.batch import NOT_OFFERED, PASS, Asking, action_of, write_mask
from ludoteca.lab.env.setup import Array, Rows, Setup, not_offered, one_row


class Turns:
    """A session, whoever is asked in it now, and the memory that a look at it is written to."""

    def __init__(self, setup: Setup, session: FlowSession, asking: Asking | None = None) -> None:
        self.setup = setup
        self.session = session
        self._row: Rows = one_row(setup.encoding.features)
        self._mask: Rows = one_row(setup.actions, np.int8)
        self.asking = asking or Asking(setup.seats)
        if asking is None and session.ask is not None:
            self.asking.put(session.ask)

    def decision(self) -> Decision | None:
        """What is asked now; None when the match is over."""
        return None if self.session.outcome is not None else self.asking.decision()

    def action_of(self, index: int) -> int:
        """What a number means to whoever is asked; `IllegalAction` when it is not offered."""
        asking = self.asking
        action = action_of(self.setup.encoding, asking, index)
        if action == NOT_OFFERED:
            raise not_offered(self.setup, asking.decision(), index, asking.may_pass())
        return action

    def give(self, action: int) -> None:
        """Answer for whoever is asked, or let the next one answer."""
        asking, session = self.asking, self.session
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

    def seen(self, seat: int) -> Array:
        """What a seat may see now."""
        decision = self.decision()
        if decision is not None and decision.seat != seat:
            decision = None
        row = self._row
        row.clear()
        self.setup.encoding.write(self.session.table, seat, decision, row.memory)
        return row.copy()

    def mask(self, seat: int) -> Array:
        """What a seat may do now: nothing while another one is asked. After the end nothing is refused, or taken."""
        decision = self.decision()
        if decision is None:
            return np.ones(self.setup.actions, np.int8)
        mask = self._mask
        mask.clear()
        if decision.seat == seat:
            write_mask(self.setup.encoding, self.asking, mask.memory, 0)
        return mask.copy()

    def clone(self) -> Turns:
        """The same moment of the same match, with the same luck to come."""
        session = self.session.clone()
        assert isinstance(session, FlowSession)
        return Turns(
            self.setup, session, Asking(self.setup.seats) if session.ask is None else self.asking.copy(session.ask)
        )


def begin(setup: Setup, seed: int) -> Turns:
    """A new match, at its first question."""
    session = setup.game.start(setup.seats, seed, setup.options)
    assert isinstance(session, FlowSession)
    return Turns(setup, session)

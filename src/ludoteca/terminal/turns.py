"""Whose answer comes next at one terminal, where several may answer: races, councils, open choices."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel.council import settle
from ludoteca.kernel.flow import Decision, FirstOf
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.session import Session
from ludoteca.terminal.files import HUMAN


class Turns:
    """People and bots at one keyboard. Where anyone may be first, they take turns; people settle councils by wishes."""

    def __init__(self, session: Session, players: Sequence[str]) -> None:
        self.session = session
        self.players = players
        self._round = 0
        self._council = 0  # the number of the question that the wishes are for
        self._wishes: dict[int, int] = {}
        self._again: int | None = None  # who wants to change an open choice

    def next(self) -> int:
        """The seat that answers next."""
        session, again = self.session, self._again
        self._again = None
        if again is not None and again in session.pending:
            return again
        awaited = session.awaited()
        decision = session.pending[awaited[0]]
        if decision.council is not None:
            silent = [seat for seat in self.voters(decision) if seat not in self.wishes(decision)]
            return silent[0] if silent else decision.seat
        if self.anyone_first():
            return awaited[self._round % len(awaited)]
        bots = [seat for seat in awaited if self.players[seat] != HUMAN]
        return bots[0] if bots else awaited[0]

    def anyone_first(self) -> bool:
        """Whether several are asked and the first answer goes on."""
        session = self.session
        return isinstance(session, FlowSession) and isinstance(session.ask, FirstOf) and len(session.pending) > 1

    def go_on(self) -> None:
        """Whoever was next has answered, or lets the others go first."""
        self._round += 1

    # -- councils ----------------------------------------------------------------------------------------------

    def voters(self, decision: Decision) -> list[int]:
        """The people who decide together: bots never do while a person is there."""
        if decision.council is None:
            return []
        return [seat for seat in decision.council.seats if self.players[seat] == HUMAN]

    def wishes(self, decision: Decision) -> dict[int, int]:
        """By seat, what people have wished so far."""
        if decision.council is None or decision.id != self._council:
            return {}
        return self._wishes

    def wish(self, seat: int, decision: Decision, action: int) -> int | None:
        """Someone wishes; the answer of the council, once it is settled."""
        assert decision.council is not None
        self._wishes = {**self.wishes(decision), seat: action}
        self._council = decision.id
        return settle(self._wishes, self.voters(decision), decision.council.tie, default=decision.default)

    # -- open choices ------------------------------------------------------------------------------------------

    def change(self, asked: int) -> bool:
        """Let the next person who has chosen openly choose again; false when nobody else has."""
        chosen = [
            seat
            for seat in self.session.pending
            if seat != asked and self.players[seat] == HUMAN and seat not in self.session.awaited()
        ]
        self._again = chosen[self._round % len(chosen)] if chosen else None
        self._round += 1
        return bool(chosen)

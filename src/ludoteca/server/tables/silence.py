"""Passing for who is silent: where the table allows it, a partner lets a reaction pass that somebody does not answer.

Only what can be declined, only for a person of one's own team, and only after the time that the table agreed on. It is
recorded as a plain answer, the default one, and everyone is told who passed for whom.
"""

from __future__ import annotations

from ludoteca.kernel.game import Game
from ludoteca.kernel.session import Session
from ludoteca.server.messages import Silent
from ludoteca.server.refusals import NotYours, Refusal
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.standing import may_answer
from ludoteca.server.timekeeping import Timekeeper


class Silence:
    """Since when each person has been offered what they do not answer, at one table."""

    def __init__(self, game: Game, time: Timekeeper) -> None:
        self._game = game
        self._time = time
        self._since: dict[int, tuple[int, float]] = {}  # by seat: the question, and since when it is asked

    def silent(self, session: Session, seating: Seating) -> list[Silent]:
        """The people for whom partners may pass, now or when their time is over. To look is to notice."""
        now, known = self._time.now(), self._since
        self._since = {}
        if not seating.silence_seconds:
            return []
        found: list[Silent] = []
        for seat in session.awaited():
            asked = session.pending[seat]
            partners = [other for other in self._game.team(session.state, seat) if other != seat]
            if seating.bot_at(seat) or not may_answer(asked) or not partners:
                continue
            before = known.get(seat)
            self._since[seat] = before if before is not None and before[0] == asked.id else (asked.id, now)
            left = self._since[seat][1] + seating.silence_seconds - now
            found.append(Silent(seat, asked.id, partners, max(0, round(left * 1000))))
        return found

    def default_for(self, session: Session, seating: Seating, partner: int, seat: int, decision: int) -> int:
        """The answer that a partner may give for this seat to this question; `Refusal` when it may not."""
        if not seating.silence_seconds:
            raise Refusal("refuse-silence-not-allowed")
        one = next((one for one in self.silent(session, seating) if one.seat == seat), None)
        if one is None or one.decision != decision:
            raise Refusal("refuse-not-silent")
        if partner not in one.partners:
            raise NotYours("refuse-not-partner")
        if one.passes_in:
            raise Refusal("refuse-still-thinking")
        return int(session.pending[seat].default)

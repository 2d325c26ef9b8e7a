"""How long an offer to react waits for its answer: at its end it is declined, as its default says.

This time belongs to the offer and is not the clock of the match, which stands still meanwhile. Nobody thinks for anyone
here. Whoever wants to think longer says so, once for each offer; that is on disk. Time runs only while someone who
plays is here and nobody wants to take anything back; a server that was down, and a table that everyone had left, begin
anew.
"""

from __future__ import annotations

from ludoteca.kernel.flow import Decision
from ludoteca.kernel.session import Session
from ludoteca.server.messages import Window
from ludoteca.server.refusals import Refusal
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.standing import may_answer
from ludoteca.server.timekeeping import Timekeeper

MORE = 30  # seconds, for whoever wants to think longer


def is_timed(seating: Seating, seat: int, asked: Decision) -> bool:
    """Whether this question to this seat is an offer to a person at a table that does not wait for ever."""
    has_chosen = asked.chosen is not None and seat in asked.chosen
    return seating.reaction_seconds > 0 and may_answer(asked) and not seating.bot_at(seat) and not has_chosen


def seconds(seating: Seating, seat: int, decision: int) -> int:
    """How long an offer waits from beginning to end."""
    return seating.reaction_seconds + (MORE if seating.more_time.get(seat) == decision else 0)


def want_more(session: Session, seating: Seating, seat: int, decision: int) -> None:
    """A seat wants to think longer about an offer; `Refusal` where there is nothing to be waited for."""
    asked = session.pending.get(seat)
    if asked is None or asked.id != decision:
        raise Refusal("refuse-stale")
    if not is_timed(seating, seat, asked):
        raise Refusal("refuse-no-window")
    if seating.more_time.get(seat) == decision:
        raise Refusal("refuse-waited-already")
    seating.more_time = {**seating.more_time, seat: decision}


class Windows:
    """Since when each person has been offered what they have yet to answer, at one table."""

    def __init__(self, time: Timekeeper) -> None:
        self._time = time
        self._since: dict[int, tuple[int, float]] = {}  # by seat: the offer, and since when it stands

    def ask(self, session: Session | None, seating: Seating, runs: bool) -> None:
        """These are the questions now; `runs`: whether time passes for offers."""
        now, known = self._time.now(), self._since
        self._since = {}
        for seat, asked in session.pending.items() if session is not None and runs else ():
            if is_timed(seating, seat, asked):
                before = known.get(seat)
                is_same = before is not None and before[0] == asked.id
                self._since[seat] = before if before is not None and is_same else (asked.id, now)

    def ends(self, seating: Seating) -> dict[int, float]:
        """The moment at which each offer is declined, by seat."""
        return {seat: since + seconds(seating, seat, decision) for seat, (decision, since) in self._since.items()}

    def shown(self, seating: Seating) -> list[Window]:
        """The offers that stand, for those whom they are made to."""
        now, found = self._time.now(), []
        for seat, end in self.ends(seating).items():
            decision = self._since[seat][0]
            whole = seconds(seating, seat, decision) * 1000
            more = seating.more_time.get(seat) != decision
            found.append(Window(seat, decision, max(0, round((end - now) * 1000)), whole, more))
        return found

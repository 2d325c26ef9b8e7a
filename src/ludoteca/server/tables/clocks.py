"""Clocks of a table: how long each seat that is asked may still think."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.server.tables.seating import Seating
from ludoteca.server.timekeeping import Timekeeper


class Clocks:
    """When each pending question was asked. A server that was down did not let anyone's time run."""

    def __init__(self, time: Timekeeper) -> None:
        self._time = time
        self._asked: dict[int, tuple[int, float]] = {}  # by seat: the decision, and since when it thinks about it
        self._before: dict[int, float] = {}  # by seat: since when it thought about what it answered last
        self._again: dict[int, float] = {}  # by seat: it took that answer back, and its time runs on

    def ask(self, pending: Mapping[int, int], seating: Seating) -> None:
        """These decisions are asked now; those that were asked already go on running."""
        if seating.clock.kind == "none":
            return
        now = self._time.now()
        known = self._asked
        self._asked = {}
        for seat, decision in pending.items():
            running = known.get(seat)
            if running is None or running[0] != decision:
                running = (decision, self._again.pop(seat, now))
            self._asked[seat] = running
        self._again = {}

    def answered(self, seat: int, seating: Seating) -> None:
        """A seat has answered: note the time that it took."""
        asked = self._asked.pop(seat, None)
        if asked is None:
            return
        self._before[seat] = asked[1]
        if seating.clock.kind == "game" and seat < len(seating.spent):
            seating.spent[seat] += round((self._time.now() - asked[1]) * 1000)

    def undone(self, seat: int, seating: Seating) -> None:
        """A seat has taken its answer back: with a clock for each move, its time goes on from where it was."""
        self._asked.pop(seat, None)
        if seating.clock.kind == "move" and seat in self._before:
            self._again[seat] = self._before[seat]

    def left(self, seat: int, seating: Seating) -> float | None:
        """Seconds that this seat may still think; None without a clock."""
        if seating.clock.kind == "none" or seat not in self._asked:
            return None
        spent = seating.spent[seat] / 1000 if seating.clock.kind == "game" else 0.0
        return max(0.0, seating.clock.seconds - spent - (self._time.now() - self._asked[seat][1]))

    def shown(self, seating: Seating) -> dict[int, int]:
        """Milliseconds left by seat, for those who watch."""
        if seating.clock.kind == "none":
            return {}
        out: dict[int, int] = {}
        for seat in range(len(seating.chairs)):
            if seating.bot_at(seat):
                continue
            left = self.left(seat, seating)
            if left is None:
                spent = seating.spent[seat] / 1000 if seating.clock.kind == "game" and seating.spent else 0.0
                left = max(0.0, seating.clock.seconds - spent)
            out[seat] = int(left * 1000)
        return out

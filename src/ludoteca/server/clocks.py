"""Clocks of a table: how long each seat that is asked may still think."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from ludoteca.kernel.session import Session
from ludoteca.server.seating import Seating


class Clocks:
    """When each pending question was asked. A server that was down did not let anyone's time run."""

    def __init__(self) -> None:
        self._asked: dict[int, tuple[int, float]] = {}  # by seat: the decision, and when it was asked
        self._answered: dict[int, float] = {}  # by seat: when its last answered question was asked

    def ask(self, pending: Mapping[int, int], seating: Seating) -> None:
        """These decisions are asked now; those that were asked already go on running."""
        if seating.clock.kind == "none":
            return
        now = time.monotonic()
        self._asked = {
            seat: self._asked[seat]
            if seat in self._asked and self._asked[seat][0] == decision
            else (decision, self._answered.pop(seat, now))
            for seat, decision in pending.items()
        }

    def stop(self, seating: Seating, session: Session | None, answered: Any) -> None:
        """Someone has answered (`answered` tells who) or taken an answer back: note the time that it took."""
        if seating.clock.kind == "none" or session is None:
            return
        if answered is None:
            return
        seat = answered["seat"]
        asked = self._asked.pop(seat, None)
        if asked is None:
            return
        if seating.clock.kind == "game" and seat < len(seating.spent):
            seating.spent[seat] += int((time.monotonic() - asked[1]) * 1000)
        self._answered = {seat: asked[1]} if seating.clock.kind == "move" else {}

    def left(self, seat: int, seating: Seating) -> float | None:
        """Seconds that this seat may still think; None without a clock."""
        if seating.clock.kind == "none" or seat not in self._asked:
            return None
        spent = seating.spent[seat] / 1000 if seating.clock.kind == "game" else 0.0
        return max(0.0, seating.clock.seconds - spent - (time.monotonic() - self._asked[seat][1]))

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

"""A match of a live game by numbers: everybody acts in steps of so many milliseconds. Compiled like the rules.

In each step every seat that is played from outside does one thing, or waits (number 0); who is first goes round from
step to step. What is not open at that moment is not done: the seat has waited. Then the time of the step passes, in
which bots do what they like, at their own pace.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.encoding import Encoding
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.live import LivePolicy, LiveTable

WAIT: Final = 0  # the number of waiting; those of the game's encoding come after it


class Race:
    """The clock of one match. `players` has a policy for each seat that a bot plays, None for the others."""

    def __init__(self, table: LiveTable, seats: i64, players: list[LivePolicy | None], step_ms: i64) -> None:
        self.table = table
        self.seats = seats
        self.players = players
        self.step_ms = step_ms
        self.now: i64 = 0
        self.cycles: i64 = 0
        self.whim: Chance = seeded(0)  # that nobody uses: every bot has its own
        self.wake: list[int] = []  # by seat: when a bot wants to act, or look, again
        for seat in range(seats):
            player = players[seat]
            self.wake.append(0 if player is None else self._pause(player, seat, False))

    def copy(self, table: LiveTable, players: list[LivePolicy | None]) -> Race:
        """The same clock beside a copy of the match."""
        nobody: list[LivePolicy | None] = [None for _ in range(self.seats)]
        twin = Race(table, self.seats, nobody, self.step_ms)
        twin.players = players
        twin.now = self.now
        twin.cycles = self.cycles
        twin.wake = self.wake[:]
        return twin

    def _pause(self, player: LivePolicy, seat: i64, acted: bool) -> i64:
        ms: i64 = player.pause(self.table, seat, acted, self.whim)
        return ms if ms > 0 else 1

    def asked(self, seat: i64) -> Decision:
        """What a seat can do now, but wait."""
        return Decision(seat, "live", self.table.open(seat))

    def action_of(self, encoding: Encoding, seat: i64, index: i64) -> i64:
        """What a number means to a seat now; -1 for waiting, and for what is not open."""
        if index <= WAIT or index > encoding.actions:
            return -1
        return encoding.action(self.asked(seat), index - 1)

    def step(self, encoding: Encoding, indices: list[int]) -> list[bool]:
        """One step; `indices` has a number for each seat, of which those of bots do not count. Gives by seat whether
        its number was refused."""
        refused = [False for _ in range(self.seats)]
        table = self.table
        for turn in range(self.seats):
            seat = (turn + self.cycles) % self.seats
            index: i64 = indices[seat]
            if self.players[seat] is None and index != WAIT and not table.ended():
                action = self.action_of(encoding, seat, index)
                if action < 0:
                    refused[seat] = True
                else:
                    table.act(seat, action)
        self.cycles += 1
        self._pass(self.now + self.step_ms)
        return refused

    def _pass(self, until: i64) -> None:
        """Let time pass; bots act when they wake, and what is due happens in its moment."""
        table = self.table
        while not table.ended():
            soonest = until
            for seat in range(self.seats):
                if self.players[seat] is not None and self.wake[seat] < soonest:
                    soonest = self.wake[seat]
            due: i64 = table.due()
            if due >= 0 and self.now + due < soonest:
                soonest = self.now + (due if due > 0 else 1)
            if soonest > self.now:
                table.clock += soonest - self.now
                table.pass_time(soonest - self.now)
                self.now = soonest
                continue
            acted = False
            for turn in range(self.seats):
                seat = (turn + self.cycles) % self.seats
                player = self.players[seat]
                if player is not None and self.wake[seat] <= self.now and not table.ended():
                    action: i64 = player.act(table, seat, self.whim)
                    if action >= 0:
                        table.act(seat, action)
                    self.wake[seat] = self.now + self._pause(player, seat, action >= 0)
                    acted = True
            if not acted:
                return

    def write(self, encoding: Encoding, shown: LiveTable, seat: i64, row: vec[u8], start: i64) -> None:
        """What a seat sees now of the table, into a row of zeros."""
        encoding.write(shown, seat, None if self.table.ended() else self.asked(seat), row, start)

    def mask(self, encoding: Encoding, seat: i64, row: vec[u8], start: i64) -> None:
        """What a seat can do now, into a row of zeros; it can always wait."""
        row[start + WAIT] = u8(1)
        if not self.table.ended():
            decision = self.asked(seat)
            if decision.actions:
                encoding.mask(decision, row, start + 1)

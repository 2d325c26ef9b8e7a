"""Turnless games: each seat always has its open actions, time moves by ticks, one order of inputs is the truth.

The rules of a live game are plain functions on its state: `open`, `act` and `pass_time` (`LiveGame` is the contract).
Every call is atomic, so a live session copies by copying its state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from ludoteca.kernel.chance import Chance, Journal
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, Policy, Table
from ludoteca.kernel.game import LiveGame
from ludoteca.kernel.session import Session, UndoResult

__all__ = ["LiveGame", "LiveSession"]

LONGEST_TICK = 86_400_000


class LiveSession(Session):
    """A match of a live game. `decision_id` never makes an answer stale: only what is no longer legal is refused."""

    def __init__(self, game: LiveGame, seats: int, options: dict[str, Any], seed: int | None, table: Table) -> None:
        super().__init__(game, seats, options, seed)
        self.live = game
        self.table = table
        self.journal = Journal()
        self.clock: i64 = 0
        self._ids: i64 = 0

    @property
    def state(self) -> Any:
        """The true state."""
        return self.table.state

    def begin(self) -> None:
        """Set the table up."""
        self.table.chance.journal = self.journal
        self.live.begin(self.table)
        self._refresh()
        self.opening = self.table.drain()

    def _refresh(self) -> None:
        """Work out what each seat can do now. A seat's decision keeps its id while its actions stay the same."""
        self.outcome = self.live.ended(self.table)
        before = self.pending
        self.pending = {}
        if self.outcome is not None:
            return
        for seat in range(self.seats):
            actions = self.live.open(self.table, seat)
            if not actions:
                continue
            old = before.get(seat)
            if old is not None and list(old.actions) == list(actions):
                self.pending[seat] = old
                continue
            decision = Decision(seat, "live", actions)
            self._ids += 1
            decision.id = self._ids
            self.pending[seat] = decision

    def answer(self, seat: object, action: object, *, decision_id: object = None) -> list[Event]:
        """Act, if it is legal at this moment in the server's order."""
        if type(seat) is not int:
            raise self.refusal(seat, None, action)
        asked = self.pending.get(seat)
        if asked is None or type(action) is not int or action not in asked.actions:
            if asked is None and self.outcome is None and 0 <= seat < self.seats:
                asked = Decision(seat, "live", ())  # it can only wait now: the game says for what
            raise self.refusal(seat, asked, action)
        self.journal.add(seat, action)
        self.live.act(self.table, seat, action)
        self._refresh()
        return self.table.drain()

    def tick(self, ms: object) -> list[Event]:
        """Let `ms` milliseconds pass."""
        if type(ms) is not int or not 0 < ms <= LONGEST_TICK:
            raise LudotecaError(f"time moves forward in whole milliseconds, up to a day at once, not by {ms!r}")
        if self.outcome is not None:
            return []
        self.clock += ms
        self.journal.add("tick", ms)
        self.live.pass_time(self.table, ms)
        self._refresh()
        return self.table.drain()

    def clone(self) -> LiveSession:
        """An equal, independent session, with the same luck to come."""
        table = self.live.table(self.table.state.copy(), self.table.chance.copy(), [])
        twin = LiveSession(self.live, self.seats, self.options, self.seed, table)
        twin.clock = self.clock
        twin.sampled = self.sampled
        twin.journal.tail = self.journal.tail
        table.chance.journal = twin.journal
        twin._refresh()
        for seat, decision in self.pending.items():
            twin.pending[seat].id = decision.id
        twin._ids = self._ids
        return twin

    def sample(self, seat: int, chance: Chance) -> LiveSession:
        """A possible world as this seat knows it, with luck of its own."""
        twin = self.clone()
        twin.be_nobodys()
        twin.journal.tail = None
        twin.table.chance = chance.copy()
        if self.outcome is None:
            twin.live.resample(twin.table.state, seat, twin.table.chance)
        twin.table.chance.journal = twin.journal
        twin._refresh()
        return twin

    def finish(self, policies: list[Policy], whim: Chance, limit: int = 0) -> int:
        """Play on in simulated time: in each step every seat that can act does so once, then time moves."""
        count = 0
        while self.outcome is None and (limit == 0 or count < limit):
            for seat in range(self.seats):
                decision = self.pending.get(seat)  # none once the match is over
                if decision is not None:
                    action = policies[seat].choose(self.table, decision, whim)
                    if action >= 0:
                        self.answer(seat, action)
                        count += 1
            self.tick(self.live.step_ms)
        return count

    def undoable(self, seat: int) -> UndoResult:
        """Time cannot be taken back."""
        return UndoResult(0, "live")

    def undo(self, seat: int) -> UndoResult:
        """Time cannot be taken back."""
        return UndoResult(0, "live")

    def log(self) -> list[tuple[object, object]]:
        """Answers, outcomes and ticks in order, oldest first."""
        return self.journal.entries()


def start_live(
    game: LiveGame, seats: Any, options: Mapping[str, Any] | None, seed: Any, chance: Chance | None
) -> LiveSession:
    """A new match of a live game, at its first moment. Seats and seed come from outside: the game checks them."""
    checked = game.check_setup(seats, options)
    known: int | None = None
    luck = chance
    if luck is None:
        known, luck = game.luck(seed)
    session = LiveSession(game, seats, checked, known, game.table(game.new_state(seats, checked), luck, []))
    session.begin()
    return session

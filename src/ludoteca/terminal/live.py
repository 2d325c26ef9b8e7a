"""A live game at a terminal, step by step: time stands still while a person thinks, and passes when they have moved.

Each move takes as long as a calm player needs for it. In that time the bots play at their own pace.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludoteca.bots import Glimpse, make_bot
from ludoteca.bots.bot import LiveBot
from ludoteca.kernel.event import Event
from ludoteca.kernel.live import LiveSession
from ludoteca.terminal.files import HUMAN
from ludoteca.terminal.play import BotMaker, Play
from ludoteca.terminal.screen import Screen

MOVE_MS = 600  # what a move of a person takes
PATIENCE_MS = 60_000  # a person who can do nothing waits; after so long someone is asked whether to go on
LOOK_MS = 100  # how finely time passes while waiting for something to do


class LivePlay(Play):
    """One match of a live game at one terminal."""

    waits = True

    def __init__(
        self,
        session: LiveSession,
        players: Sequence[str],
        screen: Screen,
        language: str,
        file: Path | None = None,
        bots: BotMaker = make_bot,
    ) -> None:
        super().__init__(session, players, screen, language, file, bots)
        self.live = session
        self._wake = {seat: session.clock + self._pause(seat, False) for seat in self._bots}

    def _people(self) -> list[int]:
        """The seats of those who sit at this terminal."""
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def _glimpse(self, seat: int) -> Glimpse:
        """The match as a bot sees it, people and all."""
        return Glimpse(self.session, seat, tuple(self._people()))

    def _pause(self, seat: int, acted: bool) -> int:
        """How long a bot takes to its next move."""
        bot = self._bots[seat]
        assert isinstance(bot, LiveBot)
        return max(1, bot.pause(self._glimpse(seat), acted))

    def _step(self) -> None:
        """Everyone who sits here moves once, or lets the moment go by; then time passes."""
        people = self._people()
        asked = False
        for seat in people:
            if self.session.outcome is None and seat in self.session.pending:
                asked = True
                self._ask_person(seat)
        self._let_pass(MOVE_MS if asked else LOOK_MS)
        if not asked and people:
            self._wait_for(people)
        if not people:
            self._tell_news(None, 0)
            self._seen[0] = len(self.log)

    def _wait_for(self, people: list[int]) -> None:
        """Until one of the people can do something again."""
        waited = LOOK_MS
        while self.session.outcome is None and waited < PATIENCE_MS:
            if any(seat in self.session.pending for seat in people):
                return
            self._let_pass(LOOK_MS)
            waited += LOOK_MS

    def _let_pass(self, ms: int) -> None:
        """Time passes, and bots move in it when their pauses are over."""
        until = self.live.clock + ms
        while self.session.outcome is None and self.live.clock < until:
            moments = [until, *self._wake.values()]
            due = self.live.table.due()
            if due >= 0:
                moments.append(self.live.clock + max(1, due))
            soonest = min(moments)
            if soonest > self.live.clock:
                self._hear(self.session.tick(soonest - self.live.clock))
            for seat, moment in list(self._wake.items()):
                if moment <= self.live.clock and self.session.outcome is None:
                    self._let_bot_move(seat)

    def _let_bot_move(self, seat: int) -> None:
        bot = self._bots[seat]
        assert isinstance(bot, LiveBot)
        with self._blaming(seat):
            action = bot.choose(self._glimpse(seat))
        if action >= 0:
            self._hear(self.session.answer(seat, action))
        if self.session.outcome is None:
            self._wake[seat] = self.live.clock + self._pause(seat, action >= 0)

    def _hear(self, events: list[Event]) -> None:
        if events:
            self._answered(events)

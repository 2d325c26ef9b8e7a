"""All who have a table open, told what each may see: what many see alike is made and encoded once.

Whoever has a seat, and the host, sees the table as nobody else does. All others, be they two thousand, see the same:
their updates are one string, their welcome is kept for a moment, and that one of them comes or goes is told to those
who play once in a while, and to themselves the less often the more they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from ludoteca.server.messages import Pace, ServerMessage
from ludoteca.server.sight.sight import Sight
from ludoteca.server.tables import manners
from ludoteca.server.tables.links import Link, encode
from ludoteca.server.timekeeping import Alarm

if TYPE_CHECKING:
    from ludoteca.server.tables.table import GameTable

MANY = 24  # browsers above which presence is told once in a while
PAUSE = 1.0  # seconds between two tellings of it
PATIENT = 100  # of those who look on, who are told each second that some of them have come or gone
FRESH = 0.25  # seconds for which a welcome of those who look on may be used again
MOST_WELCOMES = 64
NO_MARK = '"me":"?"'  # where a welcome for all who look on has the mark of each


class Crowd:
    """The browsers at one table, as an audience."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self._alarm: Alarm | None = None  # when those who play are told who is here
        self._late: Alarm | None = None  # when everyone is
        self._late_at = 0.0
        self._welcomes: dict[tuple[int | None, Pace], str] = {}  # of those who only look on, as long as they are fresh
        self._welcomes_of: tuple[int, float, int] = (-1, 0.0, 0)
        self._welcomes_at = 0.0
        self._sight: Sight | None = None

    def stop(self) -> None:
        """Nobody is told anything any more."""
        for alarm in (self._alarm, self._late):
            if alarm is not None:
                alarm.cancel()

    def is_insider(self, player: str) -> bool:
        """Whether this player sees the table as nobody else does."""
        return player in self._insiders() or self.table.blocks.has_any(player)

    def _insiders(self) -> set[str]:
        return self.table.seating.players() | {self.table.seating.host}

    def welcome(self, link: Link, since: int | None) -> str:
        """Everything, for someone who only looks on."""
        table = self.table
        now, story = table.time.now(), table.story
        version = (table.row.version, story.chat[-1].at if story.chat else 0.0, table.driver.kept_back)
        if self._sight is None or self._welcomes_of != version or now - self._welcomes_at > FRESH:
            self._welcomes_of, self._welcomes_at = version, now
            self._welcomes = {}
            self._sight = table.sight()
        made = self._welcomes.get((since, link.speed))
        if made is None:
            found = self._sight.welcome("", story, since)
            made = encode(msgspec.structs.replace(found, speed=link.speed, me="?"))
            if len(self._welcomes) < MOST_WELCOMES:
                self._welcomes[since, link.speed] = made
        return made.replace(NO_MARK, f'"me":"{manners.mark_of(table.row.id, link.player)}"', 1)

    def broadcast(self, make: Callable[[str], ServerMessage], but: Link | None = None, inside: bool = False) -> None:
        """Tell everyone something, or only those `inside`, as each may see it; an empty name only looks on."""
        insiders = self._insiders()
        made: dict[str, str] = {}
        sluice = self.table.limits.onlookers if len(self.table.links) > MANY else None
        for link in self.table.links:
            viewer = link.player if link.player in insiders else ""
            link.outbox.sluice = None if viewer else sluice
            if link is but or link.behind or (inside and not viewer):
                continue
            data = made.get(viewer)
            if data is None:
                data = made[viewer] = encode(make(viewer))
            link.post(data)

    def show_presence(self, but: Link | None = None, outside: bool = False) -> None:
        """Tell everyone who is here. It is not on disk, so it raises no version. A crowd is told once in a while, and
        later still where nothing has changed but the number of those `outside`."""
        many = len(self.table.links)
        if many <= MANY:
            self._tell_presence(but)
            return
        if self._alarm is None:
            self._alarm = self.table.time.call_later(PAUSE, self.table.do, self._tell_insiders)
        pause = max(PAUSE, many / PATIENT) if outside else PAUSE
        at = self.table.time.now() + pause
        if self._late is None or at < self._late_at:
            if self._late is not None:
                self._late.cancel()
            self._late, self._late_at = self.table.time.call_later(pause, self.table.do, self._tell_all), at

    async def _tell_insiders(self) -> None:
        self._alarm = None
        self._tell_presence(inside=True)

    async def _tell_all(self) -> None:
        self._late = None
        self._tell_presence()

    def _tell_presence(self, but: Link | None = None, inside: bool = False) -> None:
        self.table.driver.show_rest()
        sight = self.table.sight()
        self.broadcast(lambda viewer: sight.update(viewer, [], with_view=False, with_table=True), but, inside)

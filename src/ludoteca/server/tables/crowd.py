"""All who have a table open, told what each may see: what many see alike is made and encoded once.

Whoever has a seat, and the host, sees the table as nobody else does. All others, be they two thousand, see the same:
their updates are one string, their welcome is kept for a moment, and that one of them comes or goes is told to those
who play once in a while, and to themselves the less often the more they are.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING
from weakref import ref

import msgspec

from ludoteca.server.messages import Pace, ServerMessage
from ludoteca.server.sight.sight import Sight
from ludoteca.server.tables import manners
from ludoteca.server.tables.links import MANY_WAITING, Link, encode
from ludoteca.server.timekeeping import Alarm
from ludoteca.server.work.ledger import BREATH

if TYPE_CHECKING:
    from ludoteca.server.tables.table import GameTable

MANY = 24  # browsers above which presence is told once in a while
PAUSE = 1.0  # seconds between two tellings of it
PATIENT = 100  # of those who look on, who are told each second that some of them have come or gone
FRESH = 0.25  # seconds for which a welcome of those who look on may be used again
MOST_WELCOMES = 64
SOME = 100  # of those who look on, who are sent something in one turn of the event loop
NO_MARK = '"me":"?"'  # where a welcome for all who look on has the mark of each


class Crowd:
    """The browsers at one table, as an audience."""

    def __init__(self, table: GameTable) -> None:
        self._table = ref(table)  # as with its driver
        self._alarm: Alarm | None = None  # when those who play are told who is here
        self._late: Alarm | None = None  # when everyone is
        self._late_at = 0.0
        self._welcomes: dict[tuple[int | None, Pace], str] = {}  # of those who only look on, as long as they are fresh
        self._welcomes_of: tuple[int, float, int] = (-1, 0.0, 0)
        self._welcomes_at = 0.0
        self._sight: Sight | None = None
        self._untold: deque[tuple[str, list[Link]]] = deque()  # what waits for many who look on, and for whom of them
        self._crammed = False  # it was more than anybody could be told

    @property
    def table(self) -> GameTable:
        """The table that they look at."""
        table = self._table()
        assert table is not None, "who looks on holds the table"
        return table

    def stop(self) -> None:
        """Nobody is told anything any more."""
        for alarm in (self._alarm, self._late):
            if alarm is not None:
                alarm.cancel()

    def is_insider(self, player: str) -> bool:
        """Whether this player sees the table as nobody else does."""
        return player in self._insiders()

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
        if table.blocks.has_any(link.player):  # they see what all others see, and do not hear some of them
            return encode(msgspec.structs.replace(self._sight.welcome(link.player, story, since), speed=link.speed))
        made = self._welcomes.get((since, link.speed))
        if made is None:
            found = self._sight.welcome("", story, since)
            made = encode(msgspec.structs.replace(found, speed=link.speed, me="?"))
            if len(self._welcomes) < MOST_WELCOMES:
                self._welcomes[since, link.speed] = made
        return made.replace(NO_MARK, f'"me":"{manners.mark_of(table.row.id, link.player)}"', 1)

    async def look_ahead(self, sight: Sight, players: Iterable[str]) -> None:
        """Make what these players will be shown, one view after the other, and let everybody else have their turn in
        between: what each of many choices leads to is played through for a view, which may take long. Of many tables
        that do so at once, those wait whose people have used most of the loop."""
        seats_of, ledger = self.table.seating.seats_of, self.table.limits.ledger
        began = perf_counter()
        for seat in sorted({seat for player in players for seat in seats_of(player)}):
            await ledger.do(*self.table.on_behalf, partial(sight.look_ahead, seat))
            if perf_counter() - began > BREATH:
                await asyncio.sleep(0)
                began = perf_counter()

    def parted(self) -> tuple[list[Link], list[Link]]:
        """All who were welcomed: those who see the table as nobody else does, and all others. Who was not sees what
        happens with the welcome."""
        insiders = self._insiders()
        sluice = self.table.limits.onlookers if len(self.table.links) > MANY else None
        inside: list[Link] = []
        outside: list[Link] = []
        for link in self.table.links:
            is_inside = link.player in insiders
            link.outbox.sluice = None if is_inside else sluice
            if link.ready:
                (inside if is_inside else outside).append(link)
        return inside, outside

    def broadcast(self, make: Callable[[str], ServerMessage], but: Link | None = None, only: bool = False) -> None:
        """Tell everyone something, or `only` those inside, as each may see it; an empty name only looks on."""
        made: dict[str, str] = {}
        inside, outside = self.parted()
        for link in inside:
            if link is but or link.behind:
                continue
            data = made.get(link.player)
            if data is None:
                data = made[link.player] = encode(make(link.player))
            link.post(data)
        others = [] if only else [link for link in outside if link is not but and not link.behind]
        if others:
            self.post_outside(encode(make("")), others)

    def post(self, data: str, links: Iterable[Link]) -> None:
        """Send these browsers the same; those who play get it at once, nobody before what they are yet to be sent."""
        insiders = self._insiders()
        outside: list[Link] = []
        for link in links:
            if link.player in insiders:
                link.post(data)
            elif link.ready:
                outside.append(link)
        self.post_outside(data, outside)

    def post_outside(self, data: str, links: list[Link]) -> None:
        """Send those who look on the same: many of them some at a time and always in order, for to put something into
        thousands of boxes takes as long as nobody should wait."""
        if len(links) <= MANY and not self._untold:
            for link in links:
                link.post(data)
        elif links:
            if not self._untold:
                asyncio.get_running_loop().call_soon(self._tell_some)
            self._untold.append((data, links))

    @property
    def at_work(self) -> bool:
        """Whether many are about to be sent something."""
        return bool(self._untold)

    @property
    def is_crammed(self) -> bool:
        """Whether so much waits to be told that who looks on at a live table is not told every change any more."""
        self._crammed = self._crammed or len(self._untold) >= MANY_WAITING
        return self._crammed

    def _tell_some(self) -> None:
        """Those who are next; whoever has gone meanwhile is passed over by their box."""
        room = SOME
        while self._untold and room:
            data, links = self._untold[0]
            for link in links[-room:]:
                link.post(data)
            told = min(room, len(links))
            del links[-told:]
            room -= told
            if not links:
                self._untold.popleft()
        if self._untold:
            asyncio.get_running_loop().call_soon(self._tell_some)
        elif self._crammed:
            self._crammed = False
            self.table.do(self._show_those_behind)

    async def _show_those_behind(self) -> None:
        self.catch_up([link for link in self.table.links if link.behind and link.outbox.empty()])

    def catch_up(self, links: Iterable[Link]) -> None:
        """Show those the table as it stands who were not told every change; who has missed the same gets the same."""
        table, insiders = self.table, self._insiders()
        missed: dict[tuple[str, int], list[Link]] = {}
        for link in links:
            if link.behind:
                missed.setdefault((link.player if link.player in insiders else "", link.v), []).append(link)
                link.behind = False
                link.v, link.seats = table.row.version, table.seating.seats_of(link.player)
        for (viewer, version), some in missed.items():
            past = table.story.since(version) or []
            self.post(encode(table.sight().update(viewer, past, with_view=True, with_table=True)), some)

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
        self._tell_presence(only=True)

    async def _tell_all(self) -> None:
        self._late = None
        self._tell_presence()

    def _tell_presence(self, but: Link | None = None, only: bool = False) -> None:
        self.table.driver.show_rest()
        sight = self.table.sight()
        self.broadcast(lambda viewer: sight.update(viewer, [], with_view=False, with_table=True), but, only)

"""Who has a table open, and since when the others are gone. Presence is in memory only: nobody writes it down."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.server.messages import Pace
from ludoteca.server.settings import Settings
from ludoteca.server.tables.links import Link


class Attendance:
    """The browsers at one table. Who was here a moment ago, or may not have found back to us yet, is not gone yet."""

    def __init__(self, settings: Settings) -> None:
        self.links: set[Link] = set()
        self.speeds: dict[str, Pace] = {}  # how fast players want to see bots move, as far as they were here
        self._settings = settings
        self._last_seen: dict[str, float] = {}
        self._browsers: dict[str, int] = {}  # of each player who is here
        self._emptied = -1e9  # when the last browser went
        self._opened = settings.time.now()

    def come(self, link: Link) -> bool:
        """A browser has come; whether it is the first of its player."""
        self.links.add(link)
        self._browsers[link.player] = self._browsers.get(link.player, 0) + 1
        self.speeds[link.player] = link.speed
        return self._browsers[link.player] == 1

    def browsers_of(self, player: str) -> int:
        """How many browsers of a player have the table open."""
        return self._browsers.get(player, 0)

    def go(self, link: Link, stranger: bool = False) -> bool:
        """A browser has gone; whether it was here at all. A stranger is forgotten: thousands may come and go."""
        if link not in self.links:
            return False
        self.links.discard(link)
        now = self._settings.time.now()
        left = self._browsers[link.player] - 1
        if left:
            self._browsers[link.player] = left
        else:
            del self._browsers[link.player]
            if stranger:
                self.speeds.pop(link.player, None)
                self._last_seen.pop(link.player, None)
            else:
                self._last_seen[link.player] = now
        if not self.links:
            self._emptied = now
        return True

    @property
    def watched(self) -> bool:
        """Whether anyone looks at this table, or did a moment ago."""
        return bool(self.links) or self._settings.time.now() - self._emptied < self._settings.grace

    def is_connected(self, player: str) -> bool:
        """Whether this player has the table open."""
        return player in self._browsers

    def is_online(self, player: str) -> bool:
        """Whether this player has the table open, or had a moment ago."""
        if self.is_connected(player):
            return True
        return self._settings.time.now() - self._last_seen.get(player, -1e9) < self._settings.grace

    def gone_for(self, player: str) -> float:
        """Seconds since this player was last seen; nought while they are here."""
        if self.is_connected(player):
            return 0.0
        return self._settings.time.now() - self._last_seen.get(player, self._opened)

    def grace_left(self, player: str) -> float:
        """Seconds until someone who is not connected counts as gone; nought or less when they do, or are connected."""
        if self.is_connected(player):
            return 0.0
        return self._settings.grace - self.gone_for(player)

    def here(self, players: Iterable[str]) -> set[str]:
        """All who are connected, and those of these players who do not count as gone yet."""
        return set(self._browsers) | {player for player in players if self.grace_left(player) > 0}

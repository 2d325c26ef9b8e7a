"""One browser's connection to one table, as the table knows it."""

from __future__ import annotations

import asyncio

import msgspec

from ludoteca.server.messages import Pace, ServerMessage
from ludoteca.server.settings import Settings
from ludoteca.server.work.metrics import METRICS

MOST_WAITING = 200  # messages; whoever reads slower than that comes back and asks for what it missed
MANY_WAITING = 40  # messages; whoever reads slower than that is not sent every change of a live table

_ENCODER = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """A message as it goes over the socket."""
    return _ENCODER.encode(message).decode()


class Link:
    """Where a table puts what a browser shall get. `player` is who it is, by the hash of their token; `place` is the
    neighbourhood that it comes from, as far as limits need to know."""

    __slots__ = (
        "behind",
        "commands",
        "errand",
        "lost",
        "name",
        "outbox",
        "place",
        "player",
        "ready",
        "seats",
        "since",
        "speed",
        "v",
    )

    def __init__(self, player: str, name: str, settings: Settings, speed: Pace, place: str = "") -> None:
        self.player = player
        self.place = place
        self.since = settings.time.now()
        self.errand: asyncio.Task[None] | None = None  # a hint that is being thought of; it goes with whoever asked
        self.name = name
        self.speed = speed  # how fast this player wants to see bots move
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.lost = False
        self.ready = False  # welcomed: before that it would not know what an update is an update of
        self.behind = False  # live tables: it reads too slowly, and gets a whole view once it has caught up
        self.v = 0  # live tables: the version that it has been sent
        self.seats: list[int] | None = None  # live tables: as whom it has seen that version

    def post(self, data: str) -> None:
        """Send a message, unless this browser has stopped reading."""
        if self.lost or not self.ready:
            return
        if self.outbox.qsize() >= MOST_WAITING:
            self.end()
            return
        METRICS.messages.inc()
        self.outbox.put_nowait(data)

    def send(self, message: ServerMessage) -> None:
        """Send one message to this browser alone."""
        self.post(encode(message))

    def end(self) -> None:
        """No more: the sender closes the socket after what is waiting."""
        if not self.lost:
            self.lost = True
            self.outbox.put_nowait(None)

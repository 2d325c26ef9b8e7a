"""One browser's connection to one table, as the table knows it."""

from __future__ import annotations

import asyncio

import msgspec

from ludoteca.server.limits import Bucket
from ludoteca.server.messages import ServerMessage
from ludoteca.server.metrics import METRICS
from ludoteca.server.settings import Rates

MOST_WAITING = 200  # messages; whoever reads slower than that comes back and asks for what it missed
MANY_WAITING = 40  # messages; whoever reads slower than that is not sent every change of a live table

_ENCODER = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """A message as it goes over the socket."""
    return _ENCODER.encode(message).decode()


class Link:
    """Where a table puts what a browser shall get. `player` is who it is, by the hash of their token."""

    __slots__ = ("behind", "chats", "commands", "hints", "lost", "name", "outbox", "player", "ready", "seats", "v")

    def __init__(self, player: str, name: str, rates: Rates) -> None:
        self.player = player
        self.name = name
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.lost = False
        self.ready = False  # welcomed: before that it would not know what an update is an update of
        self.behind = False  # live tables: it reads too slowly, and gets a whole view once it has caught up
        self.v = 0  # live tables: the version that it has been sent
        self.seats: list[int] | None = None  # live tables: through whose eyes it has seen that version
        self.commands = Bucket(*rates.commands)
        self.hints = Bucket(*rates.hints)
        self.chats = Bucket(*rates.chats)

    def post(self, data: str) -> None:
        """Send a message, unless this browser has stopped reading."""
        if self.lost or not self.ready:
            return
        if self.outbox.qsize() >= MOST_WAITING:
            self.end()
            return
        METRICS.messages.value += 1
        self.outbox.put_nowait(data)

    def send(self, message: ServerMessage) -> None:
        """Send one message to this browser alone."""
        self.post(encode(message))

    def end(self) -> None:
        """No more: the sender closes the socket after what is waiting."""
        if not self.lost:
            self.lost = True
            self.outbox.put_nowait(None)

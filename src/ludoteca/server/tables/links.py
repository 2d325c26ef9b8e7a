"""One browser's connection to one table, as the table knows it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from ludoteca.server.messages import Pace, ServerMessage
from ludoteca.server.settings import Settings
from ludoteca.server.work.fairness import Sluice
from ludoteca.server.work.metrics import METRICS

MOST_WAITING = 200  # messages; whoever reads slower than that comes back and asks for what it missed
MANY_WAITING = 40  # messages; whoever reads slower than that is not sent every change of a live table

_ENCODER = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """A message as it goes over the socket."""
    return _ENCODER.encode(message).decode()


class Outbox:
    """What waits for a browser, in order. Where nothing else waits it is given to the connection at once. Otherwise who
    sends it is woken: at once as well or, for one of a crowd, when it is its turn."""

    def __init__(self) -> None:
        self.sluice: Sluice | None = None
        self.give: Callable[[str], bool] | None = None  # to the connection, which says whether it could take it
        self._waiting: deque[str | None] = deque()
        self._sender: asyncio.Future[None] | None = None

    def put_nowait(self, data: str | None, at_once: bool = True) -> None:
        """One thing more; nothing at all is the end."""
        sender = self._sender
        is_awaited = sender is not None and not sender.done()
        give = self.give if at_once and is_awaited and self.sluice is None else None
        if data is not None and give is not None and give(data):
            return  # who sends it had sent all there was, and goes on waiting
        self._waiting.append(data)
        self._sender = None
        if sender is None or sender.done():
            return
        if self.sluice is None:
            sender.set_result(None)
        else:
            self.sluice.admit(sender)

    def get_nowait(self) -> str | None:
        """The next one, which is there."""
        return self._waiting.popleft()

    async def get(self) -> str | None:
        """The next one, as soon as there is one."""
        while not self._waiting:
            self._sender = asyncio.get_running_loop().create_future()
            await self._sender
        return self._waiting.popleft()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._waiting

    def qsize(self) -> int:
        """How much waits."""
        return len(self._waiting)


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
        self.outbox = Outbox()
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
        self.outbox.put_nowait(data, at_once=not self.behind)  # who sends it looks whether they have caught up

    def send(self, message: ServerMessage) -> None:
        """Send one message to this browser alone."""
        self.post(encode(message))

    def end(self) -> None:
        """No more: the sender closes the socket after what is waiting."""
        if not self.lost:
            self.lost = True
            self.outbox.put_nowait(None)

"""The socket of a table: decode what comes, hand it to the table, send what the table has for this browser.

Sockets do not go through the framework: thousands may come at once, and each message of each would pass its layers.
"""

from __future__ import annotations

import asyncio
import logging
import re

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.http.guard import DOOR, SIGNED_IN, Receive, Scope, Send, place_of
from ludoteca.server.messages import (
    Answer,
    Chat,
    ClientMessage,
    Emote,
    Examine,
    GiveSign,
    Hint,
    Ping,
    Refused,
    Word,
)
from ludoteca.server.refusals import NotThere
from ludoteca.server.store.line import cause_of
from ludoteca.server.store.rows import PlayerRow
from ludoteca.server.tables.house import House
from ludoteca.server.tables.links import Link
from ludoteca.server.tables.pace import remembered
from ludoteca.server.tables.table import GameTable
from ludoteca.server.work.metrics import METRICS

LOG = logging.getLogger(__name__)
NOT_THERE = 4404
COME_BACK = 1012
LATER = 1013
TOO_MUCH = 4429
ID_LENGTH = 40
SEEN = re.compile(rb"(?:^|&)v=(\d{1,15})(?:&|$)")  # in a query: the version that a browser has seen

# What a match is made of, and what has a limit of its own. All else is given seldom (who sits where, what is undone,
# whom one does not want to hear): each is written, and most of it is shown to everyone.
OftenGiven = Answer | Chat | Emote | Hint | Examine | GiveSign | Ping

_DECODER = msgspec.json.Decoder(ClientMessage)


class _Anything(msgspec.Struct):
    """Enough of a bad message to say which one was bad."""

    id: str = ""


class Socket:
    """A socket, as the server hands it over."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self._send = send

    async def accept(self) -> None:
        """Let it in."""
        await self.receive()
        await self._send({"type": "websocket.accept"})

    async def send(self, text: str) -> None:
        """Send a message."""
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int, reason: str) -> None:
        """End it; before it was let in, it is turned away."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


async def serve_socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """One connection to `/ws/{table}`, from its welcome to its end."""
    socket = Socket(scope, receive, send)
    player: str = scope["player"]
    if not house.limits.patience.has_room(player, place_of(scope)):
        METRICS.limited.inc()
        await socket.close(TOO_MUCH, "too often")
        return
    match [part for part in scope["path"].split("/") if part]:
        case ["ws", table_id] if _has_room(house, table_id, player):
            await socket.accept()
        case ["ws", _]:
            METRICS.limited.inc()
            await socket.close(TOO_MUCH, "too many")
            return
        case _:
            await socket.close(NOT_THERE, "no such table")
            return
    try:
        await house.table(table_id, place_of(scope), player)
        known = PlayerRow() if scope["new"] else await house.store.player(player)
        link = Link(player, known.name, house.settings, remembered(known.speed), place_of(scope))
        # It may have left memory; from here to `join` nothing waits.
        table = await house.table(table_id, link.place, player)
    except NotThere:
        await socket.close(NOT_THERE, "no such table")
        return
    except SQLAlchemyError as problem:
        LOG.warning("a table could not be opened: %s", cause_of(problem))
        await socket.close(LATER, "come back")
        return
    if not _has_room(house, table_id, player):  # others of the same player were quicker
        METRICS.limited.inc()
        await socket.close(TOO_MUCH, "too many")
        return
    if not scope[SIGNED_IN]():  # they signed out everywhere else while this was on its way
        await socket.close(COME_BACK, "come back")
        return
    link.outbox.give = scope[DOOR].give if DOOR in scope else None
    table.join(link, _version(scope["query_string"]))
    sender = asyncio.create_task(_send_all(socket, table, link))
    try:
        await _receive_all(socket, table, link, house)
    finally:
        table.leave(link)
        link.end()
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


def _has_room(house: House, table_id: str, player: str) -> bool:
    """Whether one more browser of this player may open a table."""
    table = house.tables.get(table_id)
    return table is None or table.attendance.browsers_of(player) < house.settings.most_browsers


def _version(query: bytes) -> int | None:
    given = SEEN.search(query)
    return int(given[1]) if given is not None else None


async def _send_all(socket: Socket, table: GameTable, link: Link) -> None:
    """Send what waits, in order; close when the table is done with this browser."""
    while True:
        if link.behind and link.outbox.empty():
            table.caught_up(link)
        data = await link.outbox.get()
        if data is None:
            await socket.close(COME_BACK, "come back")
            return
        await socket.send(data)


async def _receive_all(socket: Socket, table: GameTable, link: Link, house: House) -> None:
    most, limits = house.settings.message_size, house.limits
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        text: str | None = event.get("text")
        raw: bytes = text.encode() if text is not None else (event.get("bytes") or b"")
        if len(raw) > most:
            await socket.close(1009, "too large")
            return
        message: ClientMessage | _Anything | None = None
        may = limits.commands.let(link.player, link.place)
        if may:
            message = _decode(raw)
            seldom = not isinstance(message, OftenGiven | _Anything)
            may = not seldom or limits.changes.let(link.player, link.place)
        if not may:
            METRICS.limited.inc()
            if not limits.patience.let(link.player, link.place):
                await socket.close(TOO_MUCH, "too often")
                return
            link.send(Refused(_id_of(raw), Word("refuse-too-often")))
            continue
        if isinstance(message, _Anything):
            METRICS.refused.inc()
            link.send(Refused(message.id, Word("refuse-not-understood")))
            continue
        assert message is not None, "whatever may be given was read"
        table.receive(link, message)


def _decode(raw: bytes) -> ClientMessage | _Anything:
    """A message, or what is left of one that nobody understands."""
    try:
        message: ClientMessage = _DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _Anything(_id_of(raw))
    if not isinstance(message, Ping) and not _is_id(message.id):
        return _Anything(message.id[:ID_LENGTH])
    return message


def _is_id(given: str) -> bool:
    """Whether a command can be called so: it is kept with what the command does, and no database takes a NUL."""
    return 0 < len(given) <= ID_LENGTH and "\0" not in given


def _id_of(raw: bytes) -> str:
    """What a message calls itself, as far as it can be read."""
    try:
        return msgspec.json.decode(raw, type=_Anything).id[:ID_LENGTH]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""

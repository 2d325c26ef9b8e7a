"""The socket of a table: decode what comes, hand it to the table, send what the table has for this browser."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
from litestar import WebSocket

from ludoteca.server.http.guard import place_of
from ludoteca.server.messages import ClientMessage, Ping, Refused, Word
from ludoteca.server.refusals import NotThere
from ludoteca.server.tables.house import House
from ludoteca.server.tables.links import Link
from ludoteca.server.tables.pace import remembered
from ludoteca.server.tables.table import GameTable
from ludoteca.server.work.metrics import METRICS

NOT_THERE = 4404
TOO_MUCH = 4429
ID_LENGTH = 40
PATIENCE = 400  # commands over the limit before the connection is closed
NUMBER = re.compile(r"\d{1,15}")

_DECODER = msgspec.json.Decoder(ClientMessage)


class _Anything(msgspec.Struct):
    """Enough of a bad message to say which one was bad."""

    id: str = ""


async def serve_socket(house: House, socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """One connection, from its welcome to its end."""
    player: str = socket.scope["player"]  # type: ignore[typeddict-item]
    await socket.accept()
    try:
        table = await house.table(table_id)
    except NotThere:
        await socket.close(NOT_THERE, "no such table")
        return
    known = await house.store.player(player)
    link = Link(player, known.name, house.settings, remembered(known.speed), place_of(socket.scope))
    table = await house.table(table_id)  # it may have left memory meanwhile; from here to `join` nothing waits
    table.join(link, _version(socket.query_params.get("v")))
    sender = asyncio.create_task(_send_all(socket, table, link))
    try:
        await _receive_all(socket, table, link, house.settings.message_size)
    finally:
        table.leave(link)
        link.end()
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


def _version(given: str | None) -> int | None:
    return int(given) if given is not None and NUMBER.fullmatch(given) else None


async def _send_all(socket: WebSocket[Any, Any, Any], table: GameTable, link: Link) -> None:
    """Send what waits, in order; close when the table is done with this browser."""
    while True:
        if link.behind and link.outbox.empty():
            table.caught_up(link)
        data = await link.outbox.get()
        if data is None:
            await socket.close(1012, "come back")
            return
        await socket.send({"type": "websocket.send", "bytes": None, "text": data})


async def _receive_all(socket: WebSocket[Any, Any, Any], table: GameTable, link: Link, most: int) -> None:
    too_many = 0
    while True:
        event: dict[str, Any] = dict(await socket.receive())
        if event["type"] == "websocket.disconnect":
            return
        text: str | None = event.get("text")
        raw: bytes = text.encode() if text is not None else (event.get("bytes") or b"")
        if len(raw) > most:
            await socket.close(1009, "too large")
            return
        message = _decode(raw)
        if isinstance(message, Ping):
            table.receive(link, message)
            continue
        if not link.commands.take():
            METRICS.limited.inc()
            too_many += 1
            if too_many > PATIENCE:
                await socket.close(TOO_MUCH, "too often")
                return
            link.send(Refused(message.id, Word("refuse-too-often")))
            continue
        if isinstance(message, _Anything):
            METRICS.refused.inc()
            link.send(Refused(message.id[:ID_LENGTH], Word("refuse-not-understood")))
            continue
        table.receive(link, message)


def _decode(raw: bytes) -> ClientMessage | _Anything:
    """A message, or what is left of one that nobody understands."""
    try:
        message: ClientMessage = _DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        try:
            return msgspec.json.decode(raw, type=_Anything)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return _Anything()
    if not isinstance(message, Ping) and not 0 < len(message.id) <= ID_LENGTH:
        return _Anything(message.id[:ID_LENGTH])
    return message

"""Connections that cost next to nothing: bytes made beforehand go out, and what comes back is counted, not read.

For `bench.attacks` and the crowd of `bench.siege`: a client that understood each message would take more of the machine
than the server that it is meant to try.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import cast

TEXT = 0x81  # how a frame begins that is a whole message of text
CLOSE = 0x88
MUCH = 256 * 1024  # bytes that may wait to be sent


def head(path: str, *lines: str, method: str = "GET", host: str = "localhost") -> bytes:
    """The head of a request."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}", *lines, "", ""]).encode("latin-1")


def handshake(table: str, host: str, cookie: str, origin: str = "") -> bytes:
    """What opens a socket at a table."""
    lines = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
    lines.append("Sec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA==")
    lines.append(f"Origin: {origin or f'http://{host}'}")
    return head(f"/ws/{table}", *lines, *([f"Cookie: {cookie}"] if cookie else []), host=host)


def frame(first: int, payload: bytes) -> bytes:
    """A short frame as browsers send it; its mask changes nothing."""
    size = len(payload)
    start = struct.pack(">BB", first, 0x80 | size) if size < 126 else struct.pack(">BBH", first, 0x80 | 126, size)
    return start + bytes(4) + payload


def message(text: str) -> bytes:
    """A message as browsers send it."""
    return frame(TEXT, text.encode())


class Wire(asyncio.Protocol):
    """A connection, or a socket. What comes is counted."""

    def __init__(self) -> None:
        self.let_in: asyncio.Future[bool] = asyncio.get_running_loop().create_future()  # as a socket
        self.is_open = True
        self.came = 0  # times that something came

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is there."""
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Something came: the answer to the handshake, and then messages."""
        self.came += 1
        if not self.let_in.done():
            self.let_in.set_result(data[9:12] == b"101")
        elif data[0] == CLOSE:
            self.is_open = False

    def connection_lost(self, _why: Exception | None) -> None:
        """It was cut."""
        self.is_open = False
        if not self.let_in.done():
            self.let_in.set_result(False)

    def write(self, data: bytes) -> None:
        """Send something."""
        if self.is_open:
            self.transport.write(data)

    async def send(self, data: bytes) -> None:
        """Send something; come back when there is room for more."""
        self.write(data)
        while self.is_open and self.transport.get_write_buffer_size() > MUCH:
            await asyncio.sleep(0.005)

    def stop_reading(self) -> None:
        """Let what comes pile up."""
        if self.is_open:
            self.transport.pause_reading()

    def abort(self) -> None:
        """Cut it."""
        self.is_open = False
        self.transport.abort()


class Listener(Wire):
    """A socket that understands where each message ends, and gives them to whoever wants them."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        super().__init__()
        self._heard = heard
        self._rest = b""

    def data_received(self, data: bytes) -> None:
        """Something came: after the answer to the handshake frames, each of them a whole message."""
        data = self._rest + data
        if not self.let_in.done():
            answer, ends, data = data.partition(b"\r\n\r\n")
            if not ends:
                self._rest = answer
                return
            self.let_in.set_result(answer[9:12] == b"101")
        self.came += 1
        while (found := _payload(data)) is not None:
            kind, payload, data = found
            if kind == TEXT:
                self._heard(payload)
            self.is_open = self.is_open and kind != CLOSE
        self._rest = data


def _payload(data: bytes) -> tuple[int, bytes, bytes] | None:
    """How the first frame of a server begins, what is in it, and what comes after it; none, where it is not whole."""
    if len(data) < 2:
        return None
    size, start = data[1], 2
    if size > 125:
        start += 2 if size == 126 else 8
        size = int.from_bytes(data[2:start])
    end = start + size
    return (data[0], data[start:end], data[end:]) if start <= len(data) and end <= len(data) else None


class Call(asyncio.Protocol):
    """One request, and the status of its answer; empty when there is none."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self.status: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask."""
        cast("asyncio.Transport", transport).write(self._request)

    def data_received(self, data: bytes) -> None:
        """The answer begins."""
        if not self.status.done():
            self.status.set_result(data[9:12].decode("latin-1"))

    def connection_lost(self, _why: Exception | None) -> None:
        """It was cut."""
        if not self.status.done():
            self.status.set_result("")

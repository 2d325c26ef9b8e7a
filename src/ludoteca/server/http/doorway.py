"""Before a request is one: connections are counted by neighbourhood, and whatever they send has a size and a deadline.

Nothing of this can be done by the application, which hears of a request when its head is complete, and of a message
when all its frames have come. So the protocols of uvicorn get these bounds here: whoever sends a head without end, or
never ends it, or opens hundreds of connections, or sends thousands of requests or frames in one breath, costs this
house a socket for some seconds, and nobody else anything.
"""

from __future__ import annotations

import asyncio
import struct
from asyncio.transports import BaseTransport
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache, partial
from time import perf_counter
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ludoteca.server.http.guard import DOOR, Guard, Scope, header_map
from ludoteca.server.http.identity import COOKIE
from ludoteca.server.http.limits import Bucket, Doorkeeper, neighbourhood
from ludoteca.server.settings import Settings
from ludoteca.server.timekeeping import Alarm
from ludoteca.server.work.fairness import Sluice
from ludoteca.server.work.ledger import Ledger
from ludoteca.server.work.metrics import METRICS

BUSY = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MUCH = b"HTTP/1.1 413 Content Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NO_SOCKET = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FOREIGN = b"HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
BITE = 4096  # bytes that a parser is given at once: what is in them is done before anybody can say stop
BREATH = 0.002  # seconds of reading after which others have their turn
FRAMES_BITE = 512  # the same for frames: six bytes are one
BODIES = 4  # times the size of a body that may come after it was refused, so that the refusal arrives
WHOLE_TEXT = 0x81  # how a frame begins that is a whole message of text
FLOODING = 16  # times the frames of one socket that all sockets of one place may send together
GOODBYES = 20  # sockets whose end is dealt with in one turn of the event loop: a whole school may go at once
OF_SOCKETS = (b"host", b"origin", b"cookie", b"connection", b"upgrade", b"sec-", b"x-forwarded-")  # beginnings


class Doorway:
    """Who is connected, by neighbourhood. Behind a proxy all come from one place: there only the sum is bounded."""

    def __init__(self, settings: Settings, ledger: Ledger) -> None:
        self.settings = settings
        self.ledger = ledger
        self._inside: dict[int, str] = {}  # where a transport comes from, by its identity
        self._by_place: dict[str, int] = {}
        self._unread: dict[Reader, int] = {}  # bytes that were sent to them and that they have not taken yet
        self._unread_by_all = 0
        self.goodbyes = Sluice(GOODBYES)
        rate, burst = settings.rates.frames
        self._frames = Doorkeeper(rate * FLOODING, burst * FLOODING, settings.time)

    def enter(self, transport: Any, address: str) -> bool:
        """Whether one more connection from here may come in; it is counted until it leaves."""
        place = neighbourhood(address)
        bounded = not self.settings.behind_proxy
        crowded = bounded and self._by_place.get(place, 0) >= self.settings.most_connections
        if crowded or len(self._inside) >= self.settings.most_open:
            METRICS.limited.inc()
            return False
        self._inside[id(transport)] = place
        self._by_place[place] = self._by_place.get(place, 0) + 1
        return True

    def leave(self, transport: Any) -> None:
        """A connection has ended; nothing happens where it was not let in."""
        place = self._inside.pop(id(transport), None)
        if place is None:
            return
        left = self._by_place[place] - 1
        if left > 0:
            self._by_place[place] = left
        else:
            del self._by_place[place]

    def lets_frames(self, transport: Any, count: int) -> bool:
        """Whether all sockets from where this one comes have room for so many frames more."""
        place = self._inside.get(id(transport), "")
        return self.settings.behind_proxy or all(self._frames.lets(place) for _ in range(count))

    def takes_nothing(self, reader: Reader) -> None:
        """Somebody does not take what they are sent. It waits in memory, and a replay has megabytes: where all of it is
        too much, those of the place that it is most for have to go, whoever lets most wait first."""
        self.takes_again(reader)
        self._unread[reader] = size = int(reader.transport.get_write_buffer_size())
        self._unread_by_all += size
        while self._unread_by_all > self.settings.most_unread:
            places: Counter[str] = Counter()
            for one, waiting in self._unread.items():
                places[one.place] += waiting
            [(place, _)] = places.most_common(1)
            self._unread_of(place).abandon()

    def _unread_of(self, place: str) -> Reader:
        """Of those from a place, whoever lets most wait."""
        return max((one for one in self._unread if one.place == place), key=lambda one: self._unread[one])

    def takes_again(self, reader: Reader) -> None:
        """They have taken it, or are gone."""
        self._unread_by_all -= self._unread.pop(reader, 0)

    def __len__(self) -> int:
        return len(self._inside)


class Reader(asyncio.Protocol):
    """What comes is read when it is the turn of whoever sends it, and is written down for them in the ledger. And they
    have to read what they are sent: a connection that takes nothing for long ends."""

    doorway: Doorway
    transport: asyncio.Transport
    place = ""  # where it comes from, and whose it is, as far as that is known
    player = ""
    _unread: Alarm | None = None
    _held: list[bytes] | None = None  # what has come, and waits for its turn

    def is_of(self, place: str, player: str) -> None:
        """Whose connection it is; behind a proxy nobody knows before they have asked for something."""
        self.place, self.player = place, player

    @property
    def wants_no_more(self) -> bool:
        """Whether nothing shall be read on for the moment."""
        raise NotImplementedError

    def read(self, data: bytes) -> None:
        """Read what has come."""
        raise NotImplementedError

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        ledger = self.doorway.ledger
        if self._held is not None:
            self._held.append(data)
        elif ledger.is_light(self.place, self.player):
            self._read_now(data)
        else:
            self._hold(data)

    def _hold(self, data: bytes) -> None:
        """Read this when it is its turn."""
        self._held = [data]
        self.transport.pause_reading()
        self.doorway.ledger.wait(self.place, self._read_held)

    def _holds_on(self, more: list[bytes]) -> bool:
        """Whether what was read has not been read to its end; then what came after it waits, too."""
        if self._held is None:
            return False
        self._held += more
        return True

    def _read_now(self, data: bytes) -> None:
        began = perf_counter()
        try:
            self.read(data)
        finally:
            self.doorway.ledger.spend(self.place, self.player, perf_counter() - began)

    def _read_held(self) -> None:
        """It is its turn. Who has gone meanwhile wants no answer."""
        held, self._held = self._held or [], None
        for number, data in enumerate(held):
            if not self.transport.is_closing():
                self._read_now(data)
            if self._holds_on(held[number + 1 :]):
                return
        reader = self.transport.get_protocol()  # another one, where a request has become a socket
        if not self.transport.is_closing() and isinstance(reader, Reader) and not reader.wants_no_more:
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        """What was sent is not read; it may be so for a while."""
        super().pause_writing()
        if self._unread is None:
            settings = self.doorway.settings
            self._unread = settings.time.call_later(settings.unread_seconds, self.abandon)
        self.doorway.takes_nothing(self)

    def resume_writing(self) -> None:
        """They read on."""
        super().resume_writing()
        self._listens()

    def _listens(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        self.doorway.takes_again(self)

    def abandon(self) -> None:
        """To close it would wait until all is read, which is never."""
        METRICS.limited.inc()
        self._listens()
        self.transport.abort()


class Request(Reader, HttpToolsProtocol):
    """A connection that sends requests, one after the other: the next one when the last one has its answer."""

    doorway: Doorway
    guard: Guard

    _deadline: Alarm | None = None
    _reading_head = True
    _between = True  # no request has begun since the last one was complete
    _beside = 0  # bytes of this request that are not its body: head, marks of pieces, and what comes after the last
    _body = 0
    _deaf = False  # nothing more is read: the connection ends with the answer that is on its way
    _refused = False  # a request was turned away in this breath

    @property
    def _last(self) -> RequestResponseCycle | None:
        """The last request that was one, and its answer."""
        return cast("RequestResponseCycle | None", self.cycle)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, if there is room; the first head is due soon."""
        began = perf_counter()
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.doorway.settings.behind_proxy:  # there it is the proxy's, and everyone would wait for everyone
            self.place = neighbourhood(address)
        if self.doorway.enter(transport, address):
            self._wait(self.doorway.settings.head_seconds)
        else:
            self._turn_away(BUSY)
        self.doorway.ledger.spend(self.place, "", perf_counter() - began)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave."""
        self._wait(0)
        self._listens()
        self.doorway.leave(self.transport)
        super().connection_lost(exc)

    @property
    def wants_no_more(self) -> bool:
        """Whether the answer before has yet to be taken, or a body to be read."""
        return bool(self.flow.read_paused)

    def read(self, data: bytes) -> None:
        """Read on in small bites, as long as all of it is of a reasonable size: a parser cannot be stopped in one.
        Where they take long, the rest has to wait for another turn."""
        if self._between and self._deadline is None:
            self._wait(self.doorway.settings.head_seconds)
        began = perf_counter()
        self._refused = False
        for start in range(0, len(data), BITE):
            if self._deaf or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if start and perf_counter() - began > BREATH:
                self._hold(data[start:])
                return
            bite = data[start : start + BITE]
            self._beside += len(bite)
            HttpToolsProtocol.data_received(self, bite)
            self._check_size()

    def _check_size(self) -> None:
        """Turn away what is too large: heads, what lies around a body, and bodies that nobody reads any more."""
        settings = self.doorway.settings
        beside = settings.head_size if self._reading_head else 2 * settings.head_size
        if self._beside <= beside and self._body <= BODIES * settings.body_size:
            return
        cycle = self._last
        if cycle is not None and cycle.response_started and not self._reading_head:
            self.transport.close()  # it has its answer, or a part of it
        elif not self.transport.is_closing():
            self._turn_away(TOO_LARGE if self._reading_head else TOO_MUCH)

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self._between, self._reading_head = False, True
        self._beside = self._body = 0
        if not self._deaf:
            self._wait(self.doorway.settings.head_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header of the head. What comes after a body looks the same, and is none: the request is on its way."""
        if self._reading_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """A head is complete: now it is a request, unless the one before it has no answer yet."""
        last = self._last
        if last is not None and (self._refused or not last.response_complete):
            last.keep_alive = False
            self._deaf = True
            self._wait(0)
            METRICS.limited.inc()
            if last.response_complete:
                self.transport.close()
        if self._deaf or self.transport.is_closing():
            return
        self._reading_head = False
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self.doorway.settings.head_size:
            self._turn_away(TOO_LARGE)
            return
        self._wait(self.doorway.settings.body_seconds)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """A head has come: let it in, or turn it away on the spot, which costs a fraction. Behind a proxy it is the
        application that learns where it came from."""
        answer = None if self.doorway.settings.behind_proxy else self.guard.refusal(cast("Scope", cycle.scope))
        if answer is None:
            super()._start_asgi_task(cycle, app)
        elif self.flow.write_paused:
            self.transport.abort()  # who does not even read what they are refused
        else:
            self._refused = True
            more = [*self.server_state.default_headers, *([] if cycle.keep_alive else [(b"connection", b"close")])]
            first, _, rest = answer.partition(b"\r\n")
            self.transport.write(b"\r\n".join([first, *(name + b": " + value for name, value in more), rest]))
            cycle.response_started = cycle.response_complete = True
            if not cycle.keep_alive:
                self.transport.close()
            cycle.on_response()

    def on_body(self, body: bytes) -> None:
        """A piece of the body, unless this request was turned away."""
        self._beside -= len(body)
        self._body += len(body)
        if not self._deaf and not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        """All has come."""
        if self._deaf or self.transport.is_closing():
            return
        self._wait(0)
        self._between = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, with bounds of its own."""
        self._wait(0)
        if self._deaf or self.transport.is_closing():
            return
        if self._unread is not None:
            self.abandon()  # the answer before has not been taken: what a socket sends would only add to it
            return
        if self.guard.is_foreign(header_map(cast("Scope", self.scope))):
            self._turn_away(FOREIGN)
            return
        if _has_body(self.scope["headers"]):  # a proxy may have sent it, and we would take it for frames
            self._turn_away(NO_SOCKET)
            return
        self.scope["headers"] = _of_sockets(self.scope["headers"])
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, Socket):
            socket.place = self.place
            if not socket.handshake_initiated:
                self._turn_away(NO_SOCKET)  # nobody would ever answer it
            # Parser and connection know each other. No server looks through everything for what only holds itself
            # (`commands.calm_collector`): it would stay in memory for ever.
            self.parser = None  # type: ignore[assignment]

    def send_400_response(self, msg: str) -> None:
        """It is no request; nor does it get two answers."""
        if not self._deaf and not self.transport.is_closing():
            super().send_400_response(msg)

    def _turn_away(self, answer: bytes) -> None:
        self._wait(0)
        METRICS.limited.inc()
        self.transport.write(answer)
        self.transport.close()

    def _wait(self, seconds: float) -> None:
        """Wait so long for what must come next; not any more, with nought."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if seconds:
            self._deadline = self.doorway.settings.time.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        cycle = self._last
        if cycle is not None and cycle.response_started and not cycle.response_complete:
            self.transport.close()  # in the middle of an answer there is no place for another one
        elif not self.transport.is_closing():
            self._turn_away(TOO_SLOW)


class Socket(Reader, WebSocketsSansIOProtocol):
    """A connection that has become a socket. Frames are counted: most of them never become a message."""

    _told: dict[str, Any] | None = None  # the scope that knows this connection

    def connection_made(self, transport: BaseTransport) -> None:
        """The connection is the one that asked for it."""
        super().connection_made(transport)
        settings = self.doorway.settings
        self._may = Bucket(*settings.rates.frames, settings.time)

    def data_received(self, data: bytes) -> None:
        """Something has come. The handshake is what its request has waited for already."""
        if self.handshake_initiated:
            super().data_received(data)
        else:
            self._read_now(data)

    def handle_connect(self, event: Any) -> None:
        """A handshake; whoever lets it in can say whose it is."""
        super().handle_connect(event)
        if not self.close_sent:
            self._told = cast("dict[str, Any]", self.scope)
            self._told[DOOR] = self

    @property
    def wants_no_more(self) -> bool:
        """Whether a message waits to be taken."""
        return self.read_paused

    def read(self, data: bytes) -> None:
        """Read on in small bites, as long as they are not full of frames. Whoever sends some before they were let in is
        no browser, and is not."""
        if self.handshake_initiated and not self.handshake_complete:
            METRICS.limited.inc()
            self.transport.abort()
            return
        for start in range(0, len(data), FRAMES_BITE):
            if self.transport.is_closing():
                return
            WebSocketsSansIOProtocol.data_received(self, data[start : start + FRAMES_BITE])

    def handle_events(self) -> None:
        """Frames have come; whoever sends more of them than a browser ever would is cut off."""
        if self.handshake_initiated and not self.transport.is_closing():
            frames = self.conn.events
            alone = all(self._may.take() for _ in frames)
            # Where all from one place send too much together, those have to go who have sent more than a little.
            together = self.doorway.lets_frames(self.transport, len(frames)) or self._may.level > self._may.burst / 2
            if not alone or not together:
                frames.clear()
                METRICS.limited.inc()
                self.transport.abort()
                return
        super().handle_events()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave. Nothing is sent any more; whoever serves this socket hears of it in their turn."""
        self._listens()
        self.doorway.leave(self.transport)
        self.disconnected = True
        self.doorway.goodbyes.do(partial(self._end, exc))

    def _end(self, exc: Exception | None) -> None:
        """Whoever serves this socket hears of its end. Nothing is left that holds itself: a parser in the middle of a
        frame, and the scope that knows its connection."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if self._told is not None:
            self._told.pop(DOOR, None)

    def shutdown(self) -> None:
        """The server ends. Who is about to go has said goodbye already: to say it twice is a fault, which would keep
        all others from hearing it."""
        if self.disconnected or (self.handshake_complete and self.conn.state is not State.OPEN):
            self.transport.close()
        else:
            super().shutdown()

    def keepalive_timeout(self) -> None:
        """Nobody answers; what was sent last would wait for ever to be read."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """Send what the application has to say; a message of a table, of which there are many, the short way."""
        text = message.get("text")
        if text is None or not self.give(text):
            await super().send(message)

    def give(self, text: str) -> bool:
        """Send a message at once, unless something stands in its way."""
        open_ = self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN
        if not open_ or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True

    def send_receive_event_to_app(self) -> None:
        """A whole message has come; bytes that are no text end the connection, quietly."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.frames = []
            METRICS.refused.inc()
            self.conn.send_close(1007)  # bytes that are no text
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


@lru_cache(maxsize=16)
def framed(text: str) -> bytes:
    """A message as it goes over the wire, in one frame: the same bytes for all who are sent the same."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return struct.pack(">BB", WHOLE_TEXT, size) + data
    if size < 1 << 16:
        return struct.pack(">BBH", WHOLE_TEXT, 126, size) + data
    return struct.pack(">BBQ", WHOLE_TEXT, 127, size) + data


def protocols(settings: Settings, guard: Guard) -> tuple[type[Request], type[Socket]]:
    """What uvicorn talks HTTP and sockets with, inside of our bounds: one doorway for both."""
    inside = {"doorway": Doorway(settings, guard.ledger), "guard": guard}
    return type("Request", (Request,), inside), type("Socket", (Socket,), inside)


def _has_body(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether something comes between a head and what follows."""
    return any(name == b"transfer-encoding" or (name == b"content-length" and value != b"0") for name, value in headers)


def _of_sockets(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What a handshake needs: its parser takes fewer and shorter headers than we do, and neighbours' cookies are long.
    Of those, whatever could be ours."""
    found = []
    for name, value in headers:
        if name == b"cookie":
            ours = [part for part in value.split(b";") if COOKIE.encode() in part.partition(b"=")[0]]
            found.append((name, b";".join(ours)))
        elif name.startswith(OF_SOCKETS):
            found.append((name, value))
    return found


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True

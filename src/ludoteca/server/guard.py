"""What stands before everything else: identity, origin, header and rate checks, and the headers of every answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ludoteca.server.identity import Identity, set_cookie
from ludoteca.server.limits import Doorkeeper
from ludoteca.server.messages import Problem, Word
from ludoteca.server.metrics import METRICS
from ludoteca.server.settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "  # style attributes; never scripts
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Wraps the application. It sets `scope["player"]`, and turns away what must not come in."""

    def __init__(self, app: App, settings: Settings, identity: Identity) -> None:
        self.app = app
        self.settings = settings
        self.identity = identity
        rates = settings.rates
        self._requests = Doorkeeper(*rates.requests)
        self._tables = Doorkeeper(*rates.tables)
        self._sockets = Doorkeeper(*rates.sockets)
        self._replays = Doorkeeper(*rates.replays)
        self._open: dict[str, int] = {}  # sockets by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one socket, or the server's life."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # -- HTTP --------------------------------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = header_map(scope)
        fresh = self._identify(scope, headers)
        offer = fresh if scope["path"].startswith("/api/") else ""
        bodiless = scope["method"] == "HEAD"
        if bodiless:
            scope["method"] = "GET"

        async def guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                more = list(HEADERS)
                if offer:
                    more.append((b"set-cookie", set_cookie(offer, scope.get("scheme") == "https").encode()))
                names = {name.lower() for name, _ in message.get("headers", [])}
                if scope["path"].startswith("/api/") and b"cache-control" not in names:
                    more.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", []), *more]
            elif bodiless and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        problem = self._objection(scope, headers)
        if problem is not None:
            status, key = problem
            await refuse(guarded, status, key)
            return
        await self.app(scope, receive, guarded)

    def _objection(self, scope: Scope, headers: dict[bytes, str]) -> tuple[int, str] | None:
        """Why this request is turned away, if it is."""
        address = address_of(scope)
        path, method = scope["path"], scope["method"]
        if not self._requests.lets(address):
            METRICS.limited.add()
            return 429, "refuse-too-often"
        if method not in SAFE_METHODS:
            if not same_origin(headers) or headers.get(b"x-ludoteca") != "1":
                return 403, "refuse-foreign"
            if path.rstrip("/") == "/api/tables" and not self._tables.lets(address):
                METRICS.limited.add()
                return 429, "refuse-too-often"
        if path.endswith("/replay") and not self._replays.lets(address):
            METRICS.limited.add()
            return 429, "refuse-too-often"
        length = headers.get(b"content-length", "")
        if length.isdecimal() and int(length) > self.settings.body_size:
            return 413, "refuse-too-large"
        return None

    def _identify(self, scope: Scope, headers: dict[bytes, str]) -> str:
        """Set the player of this scope; the new cookie, when there was none of ours."""
        player = self.identity.of_header(headers.get(b"cookie", ""))
        fresh = ""
        if player is None:
            fresh = self.identity.fresh()
            player = self.identity.player(fresh)
        scope["player"] = player
        return fresh

    # -- sockets -----------------------------------------------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = header_map(scope)
        address = address_of(scope)
        fresh = self._identify(scope, headers)
        here = self._open.get(address, 0)
        if not same_origin(headers):
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
            return
        if here >= self.settings.most_connections or not self._sockets.lets(address):
            METRICS.limited.add()
            await send({"type": "websocket.close", "code": 4429, "reason": "too many"})
            return

        async def guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "websocket.accept" and fresh:
                cookie = set_cookie(fresh, scope.get("scheme") == "wss").encode()
                message["headers"] = [*message.get("headers", []), (b"set-cookie", cookie)]
            await send(message)

        self._open[address] = here + 1
        try:
            await self.app(scope, receive, guarded)
        finally:
            left = self._open.get(address, 1) - 1
            if left > 0:
                self._open[address] = left
            else:
                self._open.pop(address, None)


def header_map(scope: Scope) -> dict[bytes, str]:
    """The headers of a request by name; of several with one name the last, of cookies all."""
    found: dict[bytes, str] = {}
    for name, value in scope["headers"]:
        text = value.decode("latin-1")
        key = name.lower()
        found[key] = f"{found[key]}; {text}" if key == b"cookie" and key in found else text
    return found


def same_origin(headers: dict[bytes, str]) -> bool:
    """Whether the page that asks came from here. A browser always says where; without `Origin` it was no page."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", "none") in ("none", "same-origin")
    try:
        return bool(origin) and urlsplit(origin).netloc.lower() == headers.get(b"host", "").lower() != ""
    except ValueError:
        return False


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


async def refuse(send: Send, status: int, key: str) -> None:
    """Answer with a `Problem`."""
    body = msgspec.json.encode(Problem(key, Word(key)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

"""What stands before everything else: name, origin, rate and identity checks, and the headers of every answer.

What is limited for some requests alone (`Limits`) is checked by their handlers, which know what is asked however
its path is written.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache, partial
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

import msgspec
from uvicorn.protocols.utils import ClientDisconnected

from ludoteca.server.bodies import Problem
from ludoteca.server.http.identity import Identity
from ludoteca.server.http.limits import Doorkeeper, neighbourhood
from ludoteca.server.http.reach import Names
from ludoteca.server.messages import Word
from ludoteca.server.settings import Settings
from ludoteca.server.work.fairness import Sluice
from ludoteca.server.work.ledger import Ledger, timed
from ludoteca.server.work.metrics import METRICS

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

LOG = logging.getLogger(__name__)
ONLY_ONCE = (b"host", b"origin")  # headers that say who is meant, and who asks
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
DOOR = "ludoteca.door"  # in a scope: the connection, which wants to know whose it is
HEARD = "ludoteca.heard"  # in a scope: the headers of a request that was looked at, at the door, and let in
SIGNED_IN = "ludoteca.signed-in"  # in the scope of a socket: whether it is still whose it was when it was asked for
LONGEST_PATH = 512  # characters: to find the way along thousands of steps takes a tenth of a second
ARRIVALS = 3  # requests and sockets that are let in, in one turn of the event loop
HSTS = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """Wraps the application. It sets `scope["player"]`, and turns away what must not come in."""

    def __init__(self, app: App, sockets: App, settings: Settings, identity: Identity, ledger: Ledger) -> None:
        self.app = app
        self.sockets = sockets
        self.settings = settings
        self.identity = identity
        rates = settings.rates
        self._names = Names(settings.names)
        self._requests = Doorkeeper(*rates.requests, settings.time)
        self._sockets = Doorkeeper(*rates.sockets, settings.time)
        self._open: dict[str, int] = {}  # sockets by neighbourhood
        self.ledger = ledger
        self._arrivals = Sluice(ARRIVALS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one socket, or the server's life."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        place = place_of(scope)

        def spend(seconds: float) -> None:
            self.ledger.spend(place, scope.get("player", ""), seconds)

        serve = self._http if scope["type"] == "http" else self._socket
        await timed(serve(scope, receive, send), spend)

    # -- HTTP --------------------------------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = scope.get(HEARD) or header_map(scope)
        bodiless = scope["method"] == "HEAD"
        of_api = is_of_api(scope)
        offer = ""
        begun = False

        async def guarded(message: MutableMapping[str, Any]) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                secure = is_secure(scope)
                names = {name.lower() for name, _ in message.get("headers", [])}
                more = extra_headers(secure, of_api and b"cache-control" not in names)
                if offer and b"set-cookie" not in names:  # whoever has just signed out has been given another one
                    cookie = self.identity.set_cookie(offer, secure)
                    more.append((b"set-cookie", cookie.encode()))
                message["headers"] = [*message.get("headers", []), *more]
            elif bodiless and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        problem = None if HEARD in scope else self._objection(scope, headers)
        if problem is not None:
            await refuse(guarded, *problem)
            return
        fresh = self._identify(scope, headers)
        offer = fresh if of_api else ""
        await self.ledger.turn(place_of(scope), scope["player"])
        await self._arrivals.through()
        # The server reads the method as it was asked, to know that no body follows: the application gets a copy.
        try:
            await self.app({**scope, "method": "GET"} if bodiless else scope, receive, guarded)
        except asyncio.CancelledError:
            # The server stops, and has waited long enough: nothing has failed, and whoever asked may ask again.
            if not begun:
                await refuse(guarded, 503, "refuse-closing")

    def refusal(self, scope: Scope) -> bytes | None:
        """The whole answer to a request that is turned away, for the connection that it came by: what can be refused
        by its head alone costs a fraction there. None lets it in."""
        headers = header_map(scope)
        problem = self._objection(scope, headers)
        if problem is None:
            scope[HEARD] = headers
            return None
        return plain_refusal(*problem, is_secure(scope), is_of_api(scope), scope["method"] == "HEAD")

    def _objection(self, scope: Scope, headers: dict[bytes, str]) -> tuple[int, str] | None:
        """Why this request is turned away, if it is."""
        if not self._requests.lets(place_of(scope)):
            METRICS.limited.inc()
            return 429, "refuse-too-often"
        if not self._names.know(headers.get(b"host", "")):
            return 421, "refuse-host"
        if leads_nowhere(scope):
            return 404, "refuse-no-such-page"
        if scope["method"] not in SAFE_METHODS and (not same_origin(headers) or headers.get(b"x-ludoteca") != "1"):
            return 403, "refuse-foreign"
        length = headers.get(b"content-length", "")
        if length.isdecimal() and int(length) > self.settings.body_size:
            return 413, "refuse-too-large"
        return None

    def _identify(self, scope: Scope, headers: dict[bytes, str]) -> str:
        """Set the player of this scope; the new cookie, when there was none of ours."""
        key = self.identity.of_header(headers.get(b"cookie", ""))
        fresh = ""
        if key is None:
            fresh = self.identity.fresh()
            key = self.identity.key(fresh)
            assert key is not None
        scope["key"], scope["player"], scope["new"] = key, self.identity.owner(key), bool(fresh)
        return fresh

    # -- sockets -----------------------------------------------------------------------------------------------

    def is_foreign(self, headers: dict[bytes, str]) -> bool:
        """Whether a page of another site wants a socket, or one for another name."""
        return not same_origin(headers) or not self._names.know(headers.get(b"host", ""))

    def is_full(self, place: str) -> bool:
        """Whether a neighbourhood has as many sockets as it may have."""
        return self._open.get(place, 0) >= self.settings.most_sockets

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = header_map(scope)
        place = place_of(scope)
        if leads_nowhere(scope) or self.is_foreign(headers):
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
            return
        if self.is_full(place) or not self._sockets.lets(place):
            METRICS.limited.inc()
            await send({"type": "websocket.close", "code": 4429, "reason": "too many"})
            return
        fresh = self._identify(scope, headers)
        scope[SIGNED_IN] = partial(self.identity.stands, scope["key"], scope["player"])

        async def guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "websocket.accept" and fresh:
                cookie = self.identity.set_cookie(fresh, scope.get("scheme") == "wss").encode()
                message["headers"] = [*message.get("headers", []), (b"set-cookie", cookie)]
            await send(message)

        self._open[place] = self._open.get(place, 0) + 1
        try:
            if DOOR in scope:
                scope[DOOR].is_of(place, scope["player"])
            await self.ledger.turn(place, scope["player"])
            await self._arrivals.through()
            await self.sockets(scope, receive, guarded)
        except ClientDisconnected:
            pass  # gone in the middle of something
        except Exception:
            METRICS.errors.inc()
            LOG.exception("a socket failed")
            await send({"type": "websocket.close", "code": 1011, "reason": "fault"})
        finally:
            left = self._open.get(place, 1) - 1
            if left > 0:
                self._open[place] = left
            else:
                self._open.pop(place, None)


def extra_headers(secure: bool, fleeting: bool) -> list[tuple[bytes, bytes]]:
    """What every answer tells a browser, and whether it may keep it."""
    more = [*HEADERS, HSTS] if secure else list(HEADERS)
    return [*more, (b"cache-control", b"no-store")] if fleeting else more


def header_map(scope: Scope) -> dict[bytes, str]:
    """The headers of a request by name; of several with one name the last, of cookies all. Two names of a server, or
    two pages that ask, are nobody's: a proxy may have looked at the other one."""
    found: dict[bytes, str] = {}
    cookies: list[str] = []
    for name, value in scope["headers"]:
        key = name.lower()
        if key == b"cookie":
            cookies.append(value.decode("latin-1"))
        elif key in found and key in ONLY_ONCE:
            found[key] += ", " + value.decode("latin-1")  # which is nobody's name
        else:
            found[key] = value.decode("latin-1")
    if cookies:
        found[b"cookie"] = "; ".join(cookies)
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


def place_of(scope: Any) -> str:
    """The neighbourhood that a request comes from."""
    client = scope.get("client")
    return neighbourhood(str(client[0])) if client else ""


def is_of_api(scope: Scope) -> bool:
    """Whether the API is asked for, however it is written."""
    path: str = scope["path"]
    return path.lstrip("/").startswith("api/")


def leads_nowhere(scope: Scope) -> bool:
    """Whether a path is none that anything here could have: too long, or with what no database takes for text."""
    path: str = scope["path"]
    return len(path) > LONGEST_PATH or "\0" in path


def is_secure(scope: Scope) -> bool:
    """Whether it came over https."""
    return scope.get("scheme") == "https"


def problem_answer(key: str) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """Headers and body of a `Problem`."""
    body = msgspec.json.encode(Problem(key, Word(key)))
    return [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())], body


async def refuse(send: Send, status: int, key: str) -> None:
    """Answer with a `Problem`."""
    headers, body = problem_answer(key)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@lru_cache(maxsize=64)
def plain_refusal(status: int, key: str, secure: bool, of_api: bool, bodiless: bool) -> bytes:
    """The same as it goes over the wire, without the date."""
    headers, body = problem_answer(key)
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
    lines += [name + b": " + value for name, value in [*headers, *extra_headers(secure, of_api)]]
    return b"\r\n".join([*lines, b"", b"" if bodiless else body])

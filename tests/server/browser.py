"""A browser as the server meets it: one cookie, HTTP requests, and a socket for each open table."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from ludoteca.server.sight.deltas import patched
from tests.waiting import PATIENCE


class Browser:
    """Someone with a cookie."""

    def __init__(self, base: str, name: str = "Ana") -> None:
        self.base = base
        self.name = name
        headers = {"Origin": base, "X-Ludoteca": "1"}
        # `verify`: there is no TLS here, and reading all certificates of the world takes longer than most tests.
        self.http = httpx.AsyncClient(base_url=base, headers=headers, timeout=PATIENCE, verify=False)
        self.pages: list[Page] = []
        self.received: list[bytes] = []  # every byte that ever came, in order

    def move(self, base: str) -> None:
        """The server is somewhere else now; the cookie stays."""
        self.base = base
        self.http.base_url = httpx.URL(base)
        self.http.headers["Origin"] = base

    async def get(self, path: str, **params: Any) -> httpx.Response:
        answer = await self.http.get(path, params=params)
        self.received.append(answer.content)
        return answer

    async def json(self, path: str, **params: Any) -> Any:
        answer = await self.get(path, **params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any) -> httpx.Response:
        answer = await self.http.post(path, json=body)
        self.received.append(answer.content)
        return answer

    async def create(self, seats: int = 2, game: str = "king-of-tokyo", **more: Any) -> str:
        answer = await self.post("/api/tables", {"game": game, "name": self.name, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def cookie(self) -> str:
        """The cookie that says who this is, as `name=value`."""
        if not self.http.cookies:
            await self.get("/api/lobby")
        return next(f"{name}={value}" for name, value in self.http.cookies.items() if name.startswith("ludoteca"))

    async def open(self, table: str, v: int | None = None) -> Page:
        """Open a table, and wait for its welcome."""
        query = "" if v is None else f"?v={v}"
        socket = await connect(
            f"ws://{urlsplit(self.base).netloc}/ws/{table}{query}",
            additional_headers={"Cookie": await self.cookie()},
            origin=self.base,  # type: ignore[arg-type]
            compression=None,
            ping_interval=None,
            max_queue=None,  # a page that a test has stopped reading still sees its end; else closing it takes 10 s
        )
        page = Page(self, socket, table)
        self.pages.append(page)
        await page.take("welcome")
        return page

    async def open_two(self, table: str) -> Page:
        """Open a table twice, and see that a third time is turned away; the first page."""
        first = await self.open(table)
        await self.open(table)
        with pytest.raises(InvalidStatus):
            await self.open(table)
        return first

    async def close(self) -> None:
        for page in self.pages:
            await page.close()
        await self.http.aclose()


class Page:
    """One open table. It keeps what it shows as a client does: the last view, the table, all moments."""

    def __init__(self, browser: Browser, socket: ClientConnection, table: str) -> None:
        self.browser = browser
        self.socket = socket
        self.id = table
        self.v = 0
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.views: dict[str, dict[str, Any]] = {}
        self.seats: list[int] = []
        self.moments: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.undo: dict[str, Any] | None = None
        self.council: dict[str, Any] = {}  # empty: none sits that this browser may know of
        self.standing: list[dict[str, Any]] = []
        self.silent: list[dict[str, Any]] = []  # for whom this browser may pass
        self.windows: list[dict[str, Any]] = []  # how long offers to its seats still stand
        self.sayings: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []  # all that bots ever said
        self.welcome: dict[str, Any] = {}
        self.now = 0  # live tables: game time
        self.stored: list[dict[str, Any]] = []  # messages that nobody has waited for yet
        self._ids = 0

    # -- messages ----------------------------------------------------------------------------------------------

    async def next(self) -> dict[str, Any]:
        """The next message, applied to the page."""
        data = await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)
        assert isinstance(data, bytes)
        self.browser.received.append(data)
        message: dict[str, Any] = msgspec.json.decode(data)
        self._apply(message)
        return message

    def _apply(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "welcome":
            self.welcome = message
            self.v, self.seats, self.view = message["v"], message["seats"], message["view"]
            self.views, self.table = message.get("views", {}), message["table"]
            self.moments += message.get("log", [])
            self.chat = message.get("chat", [])
            self._learn_of_team(message)
            self.now = message.get("now", 0)
        elif kind == "update":
            self.v = message["v"]
            self.now = message.get("now", self.now)
            self.table = message.get("table") or self.table
            if "view" in message:
                self.view, self.views = message["view"], message.get("views", {})
                self._learn_of_team(message)
                self.seats = [place["seat"] for place in self.table["seats"] if place.get("you")]
            self.moments += message.get("moments", [])
        elif kind == "delta":
            self._go_on(message)
        elif kind == "chat":
            self.chat.append(message["said"])

    def _learn_of_team(self, message: dict[str, Any]) -> None:
        self.undo, self.council = message.get("undo"), message.get("council", {})
        self.standing, self.sayings = message.get("standing", []), message.get("sayings", [])
        self.silent = message.get("silent", [])
        self.windows = message.get("windows", [])
        self.heard += self.sayings

    def _go_on(self, message: dict[str, Any]) -> None:
        """A live table tells only what has changed since the version before."""
        assert message["v"] == self.v + 1
        assert self.view is not None
        self.v, self.now = message["v"], message["now"]
        self.table = message.get("table") or self.table
        self.view = patched(self.view, message.get("patch", {}))
        for seat, patch in message.get("patches", {}).items():
            self.views[seat] = patched(self.views[seat], patch)
        self.moments += message.get("moments", [])
        if "sayings" in message:
            self.sayings = message["sayings"]
            self.heard += self.sayings

    async def take(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of a kind (with these fields), whatever comes before it."""
        while True:
            for index, message in enumerate(self.stored):
                if message["t"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                    del self.stored[index]
                    return message
            self.stored.append(await self.next())

    async def until(self, true: Any) -> None:
        """Read on until something is true of the page."""
        while not true(self):
            await self.next()

    def fresh_id(self) -> str:
        self._ids += 1
        return f"{id(self):x}-{self._ids}"

    async def send(self, kind: str, /, **fields: Any) -> str:
        """Send a command; its id."""
        message = {"t": kind, "id": self.fresh_id(), **fields}
        await self.raw(msgspec.json.encode(message).decode())
        return str(message["id"])

    async def raw(self, data: str | bytes) -> None:
        await self.socket.send(data)

    async def ask(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for what becomes of it."""
        sent = await self.send(kind, **fields)
        while True:
            for index, message in enumerate(self.stored):
                if message["t"] in ("ack", "refused", "hint", "examined") and message["id"] == sent:
                    del self.stored[index]
                    return message
            self.stored.append(await self.next())

    async def do(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send a command that must be done; read on until the page shows its effect."""
        answer = await self.ask(kind, **fields)
        assert answer["t"] == "ack", answer
        await self.until(lambda page: page.v >= answer["v"])
        return answer

    async def refused(self, kind: str, /, **fields: Any) -> str:
        """Send a command that must be refused; the key of the reason."""
        answer = await self.ask(kind, **fields)
        assert answer["t"] == "refused", answer
        return str(answer["words"]["key"])

    # -- playing -----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.table.get("phase") == "over")

    def asked(self, seat: int | None = None) -> dict[str, Any] | None:
        """The decision that is mine to answer."""
        view = self.views.get(str(seat)) if self.views else self.view
        found: dict[str, Any] | None = (view or {}).get("decision")
        return found

    async def answer(self, action: int | None = None, seat: int | None = None) -> dict[str, Any]:
        """Answer what is asked, by default with the last choice (stop, done, stay)."""
        asked = self.asked(seat)
        assert asked is not None
        chosen = asked["choices"][-1]["action"] if action is None else action
        mine = self.seats[0] if seat is None else seat
        return await self.do("answer", seat=mine, decision=asked["id"], action=chosen)

    @property
    def board(self) -> dict[str, Any]:
        assert self.view is not None
        board: dict[str, Any] = self.view["board"]
        return board

    async def act(self, action: int, seat: int | None = None) -> dict[str, Any]:
        """Act in a live match; it must be done."""
        return await self.do("answer", seat=self.seats[0] if seat is None else seat, decision=0, action=action)

    async def play(self, most: int = 10_000) -> int:
        """Answer whatever comes until the match is over, or so many answers."""
        count = 0
        while not self.over and count < most:
            if self.asked() is not None:
                await self.answer()
                count += 1
            else:
                await self.next()
        return count

    async def close(self) -> None:
        await self.socket.close()

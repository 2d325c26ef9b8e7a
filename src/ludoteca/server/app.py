"""The application: HTTP API, sockets, pages, health and metrics. `docs/protocol.md` describes the API."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, put, websocket
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

import ludoteca
from ludoteca import rulebook, words
from ludoteca.kernel.errors import LudotecaError
from ludoteca.server.guard import Guard
from ludoteca.server.house import House, playable
from ludoteca.server.identity import Identity, load_key
from ludoteca.server.messages import Created, Lobby, NewTable, Problem, Replay, Shape, TableInfo, Word
from ludoteca.server.metrics import METRICS
from ludoteca.server.pages import Page, Pages
from ludoteca.server.refusals import Malformed, NotThere, Refusal
from ludoteca.server.replays import replay_of
from ludoteca.server.settings import Settings
from ludoteca.server.sockets import serve_socket
from ludoteca.server.store import Store
from ludoteca.server.thinking import Thinkers

LOG = logging.getLogger(__name__)

Asked = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=32)]
GameId = Annotated[str, PathParameter(max_length=64)]
Language = Annotated[str, PathParameter(max_length=10)]
PACKED = "packed"  # answers that come compressed already, where they can be
REPLAY = {200: ResponseSpec(Replay, description="the replay", generate_examples=False)}


class Me(Shape, frozen=True):
    """How I want to be called."""

    name: str


class RuleText(Shape, frozen=True):
    """A paragraph of a rulebook, in Markdown."""

    chapter: str
    section: str
    text: str


class Rules(Shape, frozen=True):
    """A rulebook by rule id, and the order of the book."""

    ids: dict[str, RuleText]
    order: list[str]


class Health(Shape, frozen=True):
    """Alive: what is here."""

    status: str
    version: str
    tables: int
    loaded: int


def _house(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def _player(request: Asked) -> str:
    return str(request.scope["player"])  # type: ignore[typeddict-item]


# -- the API ---------------------------------------------------------------------------------------------------


@get("/api/lobby", summary="What the lobby shows")
async def get_lobby(request: Asked) -> Lobby:
    """Me, the games, open tables, my unfinished tables, recent replays."""
    return await _house(request).lobby(_player(request))


@put("/api/me", status_code=204, summary="Set my name")
async def put_me(request: Asked, data: JSONBody[Me]) -> None:
    """A name is enough to play."""
    await _house(request).rename(_player(request), data.name)


@post("/api/tables", summary="Create a table")
async def post_table(request: Asked, data: JSONBody[NewTable]) -> Created:
    """The new table; with `start` the match has begun."""
    return await _house(request).create(data, _player(request))


@get("/api/tables/{table_id:str}", summary="One table")
async def get_table(request: Asked, table_id: TableId) -> TableInfo:
    """The table as everyone may know it."""
    return await _house(request).info(table_id, _player(request))


@get("/api/tables/{table_id:str}/record", summary="The record of a finished match")
async def get_record(request: Asked, table_id: TableId) -> Response[bytes]:
    """The record file with the seed; 409 before the match is over."""
    house = _house(request)
    info = await house.info(table_id, _player(request))
    data = await house.store.record(table_id)
    if data is None:
        raise Refusal("refuse-not-over")
    name = f'attachment; filename="{info.game}-{table_id}.ludo"'
    return Response(data, media_type="application/json", headers={"content-disposition": name})


@get(
    "/api/tables/{table_id:str}/replay", summary="A finished match, step by step", responses=REPLAY, opt={PACKED: True}
)
async def get_replay(
    request: Asked, table_id: TableId, seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None
) -> Response[bytes]:
    """As a seat saw it, or (without one) as a spectator did."""
    data = await replay_of(_house(request), table_id, seat, _player(request))
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        data = await asyncio.to_thread(gzip.compress, data, 1)  # it is large: nobody waits for it but who asked
        headers["content-encoding"] = "gzip"
    return Response(data, media_type=MediaType.JSON, headers=headers)


@get("/api/rules/{game:str}/{language:str}", summary="The rulebook of a game")
async def get_rules(game: GameId, language: Language) -> Rules:
    """Every paragraph by its rule id."""
    return _rules(playable(game).id, _language(language))


@get("/api/words/{game:str}/{language:str}", media_type=MediaType.TEXT, summary="The words of a game")
async def get_words(game: GameId, language: Language) -> str:
    """Fluent source of the house and the game. `house` gives the words of the house alone."""
    known = "" if game == "house" else playable(game).id
    return "\n".join(words.sources(known, _language(language)))


def _language(given: str) -> str:
    if given not in words.LANGUAGES:
        raise NotThere("refuse-no-such-language")
    return given


def _rules(game_id: str, language: str) -> Rules:
    try:
        lines = rulebook.lines(game_id, language)
        book = rulebook.paragraphs(game_id, language)
    except LudotecaError as problem:
        raise NotThere("refuse-no-rulebook") from problem
    marked = {rule: line.text for line in lines for rule in line.rules}
    ids = {rule: RuleText(entry.chapter, entry.section, marked[rule]) for rule, entry in book.items()}
    return Rules(ids, list(book))


# -- sockets ---------------------------------------------------------------------------------------------------


@websocket("/ws/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """The table, live."""
    house: House = socket.app.state.house
    await serve_socket(house, socket, table_id)


# -- operations ------------------------------------------------------------------------------------------------


@get("/health", summary="Liveness")
async def get_health(request: Asked) -> Health:
    """Whether the server and its database answer."""
    house = _house(request)
    return Health("ok", ludoteca.__version__, await house.store.count(), len(house.tables))


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8", summary="Prometheus metrics")
async def get_metrics() -> str:
    """Counters and histograms."""
    return METRICS.text()


# -- pages -----------------------------------------------------------------------------------------------------


@get(["/", "/t/{rest:path}", "/r/{rest:path}", "/rules/{rest:path}"], include_in_schema=False, opt={PACKED: True})
async def get_index(request: Asked) -> Response[bytes]:
    """The client; it reads the address itself."""
    pages: Pages = request.app.state.pages
    return _page(pages.index(request.headers.get("accept-encoding", "")))


@get("/{rest:path}", include_in_schema=False, opt={PACKED: True})
async def get_file(request: Asked, rest: FromPath[str]) -> Response[bytes]:
    """A file of the client."""
    pages: Pages = request.app.state.pages
    page = pages.file(str(rest), request.headers.get("accept-encoding", ""))
    if page is None:
        raise NotThere("refuse-no-such-page")
    return _page(page)


def _page(page: Page) -> Response[bytes]:
    kind = page.headers.pop("content-type")
    return Response(page.body, status_code=page.status, media_type=kind, headers=page.headers)


# -- problems --------------------------------------------------------------------------------------------------


def _problem(status: int, error: str, shown: Word | None = None) -> Response[Problem]:
    return Response(Problem(error, shown), status_code=status, media_type=MediaType.JSON)


def _on_refusal(_request: Asked, refusal: Refusal) -> Response[Problem]:
    return _problem(refusal.status, refusal.sentence or refusal.words.key, refusal.words)


def _on_http(_request: Asked, problem: HTTPException) -> Response[Problem]:
    return _problem(problem.status_code, problem.detail or "error")


def _on_malformed(_request: Asked, problem: Exception) -> Response[Problem]:
    return _on_refusal(_request, Malformed("refuse-not-understood", sentence=str(problem)))


def _on_fault(request: Asked, problem: Exception) -> Response[Problem]:
    METRICS.errors.add()
    LOG.error("%s could not be answered", request.scope["route_handler"], exc_info=problem)
    return _problem(500, "fault", Word("refuse-fault"))


# -- all together ----------------------------------------------------------------------------------------------


def make_app(settings: Settings, store: Store | None = None, thinkers: Thinkers | None = None) -> Guard:
    """The application, to be run by an ASGI server."""
    settings.data.mkdir(parents=True, exist_ok=True)
    house = House(settings, store, thinkers)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    handlers = [get_lobby, put_me, post_table, get_table, get_record, get_replay, get_rules, get_words]
    app = Litestar(
        route_handlers=[*handlers, table_socket, get_health, get_metrics, get_index, get_file],
        lifespan=[life],
        request_max_body_size=settings.body_size,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=1, minimum_size=2000, exclude_opt_key=PACKED
        ),
        exception_handlers={
            Refusal: _on_refusal,
            HTTPException: _on_http,
            msgspec.ValidationError: _on_malformed,
            msgspec.DecodeError: _on_malformed,
            RecursionError: _on_malformed,  # JSON nested without end
            Exception: _on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version=ludoteca.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(),
        ),
        logging_config=None,
    )
    app.state.house = house
    app.state.pages = Pages(settings.static)
    return Guard(app, settings, Identity(load_key(settings.data)))

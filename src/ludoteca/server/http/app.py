"""The application: HTTP API, sockets, pages, health and metrics. `docs/protocol.md` describes the API."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get, post, put, route
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from sqlalchemy.exc import SQLAlchemyError

import ludoteca
from ludoteca import rulebook, words
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.registry import installed
from ludoteca.server.bodies import (
    CampaignInfo,
    Chances,
    Created,
    Lobby,
    NewCampaign,
    NewTable,
    PackInfo,
    Problem,
    Reach,
    Replay,
    Verdict,
)
from ludoteca.server.http import reach
from ludoteca.server.http.guard import Guard, is_of_api, place_of
from ludoteca.server.http.identity import KEY_FILE, NOBODY, PASSAGE_SECONDS, Identity, Passages, has_key, load_key
from ludoteca.server.http.pages import Page, Pages
from ludoteca.server.http.sockets import serve_socket
from ludoteca.server.messages import Shape, TableInfo, Word
from ludoteca.server.refusals import Malformed, NotThere, NotYours, Refusal, TooOften
from ludoteca.server.settings import Settings
from ludoteca.server.store.line import cause_of
from ludoteca.server.store.store import NotKnown, Store, WriteFailed
from ludoteca.server.tables.house import House, playable
from ludoteca.server.work.analysis import Analyst
from ludoteca.server.work.metrics import METRICS
from ludoteca.server.work.pulse import pulse
from ludoteca.server.work.replays import replay_of
from ludoteca.server.work.thinking import Worker

LOG = logging.getLogger(__name__)

Asked = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=32)]
Code = Annotated[str, PathParameter(max_length=16)]
GameId = Annotated[str, PathParameter(max_length=64)]
PackKey = Annotated[str, PathParameter(max_length=64)]
Language = Annotated[str, PathParameter(max_length=10)]
PACKED = "packed"  # answers that come compressed already, where they can be
REPLAY = {200: ResponseSpec(Replay, description="the replay", generate_examples=False)}


class Me(Shape, frozen=True):
    """How I want to be called."""

    name: str


class Passage(Shape, frozen=True):
    """How another device becomes me: the code, where to open it, and for how many seconds."""

    code: str
    path: str
    seconds: int


class Claim(Shape, frozen=True):
    """The code of a passage."""

    code: str


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


def _analyst(request: Asked) -> Analyst:
    analyst: Analyst = request.app.state.analyst
    return analyst


def _player(request: Asked) -> str:
    return str(request.scope["player"])  # type: ignore[typeddict-item]


def _is_stranger(request: Asked) -> bool:
    return bool(request.scope["new"])  # type: ignore[typeddict-item]


def _key(request: Asked) -> str:
    return str(request.scope["key"])  # type: ignore[typeddict-item]


def _identity(request: Asked) -> Identity:
    identity: Identity = request.app.state.identity
    return identity


def _is_at_home(request: Asked) -> bool:
    """Whether this comes from this very machine."""
    client = request.scope.get("client")
    return client is not None and reach.is_loopback(client[0])


def _check_signed_in(request: Asked) -> None:
    """Who was signed out by another browser, while this was waiting for its turn, has nothing to say about it."""
    if not _identity(request).stands(_key(request), _player(request)):
        METRICS.refused.inc()
        raise NotYours("refuse-signed-out")


def limited(name: str) -> Any:
    """Let a handler do its work only as often as its player, and where they come from, may ask for it."""

    def check(connection: Any, _handler: Any) -> None:
        limits = connection.app.state.house.limits
        if not getattr(limits, name).let(str(connection.scope["player"]), place_of(connection.scope)):
            METRICS.limited.inc()
            raise TooOften("refuse-too-often")

    return check


# -- the API ---------------------------------------------------------------------------------------------------


@get("/api/lobby", summary="What the lobby shows")
async def get_lobby(request: Asked) -> Lobby:
    """Me, the games, open tables, my unfinished tables, recent replays."""
    return await _house(request).lobby(_player(request), _is_stranger(request))


@put("/api/me", status_code=204, summary="Set my name", guards=[limited("names")])
async def put_me(request: Asked, data: JSONBody[Me]) -> None:
    """A name is enough to play."""
    await _house(request).rename(_player(request), data.name)


@post("/api/me/passage", summary="Let another device be me", guards=[limited("tables")])
async def post_passage(request: Asked) -> Passage:
    """A code that makes the browser that claims it this player, once and soon."""
    _check_signed_in(request)
    code = request.app.state.passages.open(_player(request))
    return Passage(code, f"/me/{code}", int(PASSAGE_SECONDS))


@post("/api/me/claim", status_code=204, summary="Be the player of another device", guards=[limited("codes")])
async def post_claim(request: Asked, data: JSONBody[Claim]) -> None:
    """From now on this browser is the player who opened the passage; what it was before stays where it is."""
    async with _identity(request).changing:
        player = request.app.state.passages.whose(data.code)
        if player is None:
            raise NotThere("refuse-no-such-passage")
        if not _house(request).limits.devices.let(_player(request), place_of(request.scope)):
            raise TooOften("refuse-too-often")  # whose cookies are another's is kept for good
        await _house(request).hand_over([_key(request)], player)
        request.app.state.passages.use(data.code)
        _identity(request).learn({_key(request): player})


@post("/api/me/sign-out", status_code=204, summary="Sign out everywhere else", guards=[limited("devices")])
async def post_sign_out(request: Asked) -> Response[None]:
    """Every cookie that stands for me, and every passage that I opened, is worth nothing any more; this browser gets a
    new cookie."""
    identity, player = _identity(request), _player(request)
    fresh = identity.fresh()
    key = identity.key(fresh)
    assert key is not None
    async with identity.changing:
        _check_signed_in(request)
        old = identity.keys_of(player)
        await _house(request).hand_over(old, NOBODY, then=(key, player))
        identity.learn({**dict.fromkeys(old, NOBODY), key: player})
        request.app.state.passages.close(player)
    _house(request).send_away(player)
    cookie = identity.set_cookie(fresh, request.scope.get("scheme") == "https")
    return Response(None, status_code=204, headers={"set-cookie": cookie})


@post("/api/tables", summary="Create a table", guards=[limited("tables"), limited("many_tables")])
async def post_table(request: Asked, data: JSONBody[NewTable]) -> Created:
    """The new table; with `start` the match has begun."""
    return await _house(request).create(data, _player(request), place_of(request.scope))


@get("/api/codes/{code:str}", summary="The table with this code", guards=[limited("codes")])
async def get_code(request: Asked, code: Code) -> Created:
    """An unfinished table by the six letters that someone calls across the room."""
    return await _house(request).find(code)


@get("/api/reach", summary="Where others find this server")
async def get_reach(request: Asked) -> Reach:
    """Addresses for an invitation, told to whoever sits at this very machine."""
    settings = _house(request).settings
    server = request.scope.get("server")
    if settings.behind_proxy or server is None or not _is_at_home(request):
        return Reach()
    found = await asyncio.to_thread(reach.addresses, settings.host, server[1] or 80)
    return Reach(found, alone=reach.is_loopback(settings.host))


@post("/api/campaigns", summary="Begin a campaign", guards=[limited("tables"), limited("many_tables")])
async def post_campaign(request: Asked, data: JSONBody[NewCampaign]) -> CampaignInfo:
    """The new campaign. Its matches are tables that are created with its id and a chapter."""
    return await _house(request).begin_campaign(data, _player(request))


@get("/api/tables/{table_id:str}", summary="One table")
async def get_table(request: Asked, table_id: TableId) -> TableInfo:
    """The table as everyone may know it."""
    return await _house(request).info(table_id, _player(request))


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a finished match",
    opt={PACKED: True},
    guards=[limited("replays")],
)
async def get_record(request: Asked, table_id: TableId) -> Response[bytes]:
    """The record file with the seed; 409 before the match is over."""
    house = _house(request)
    info = await house.info(table_id, _player(request))
    data = await house.store.record(table_id)
    if data is None:
        raise Refusal("refuse-not-over")
    name = f'attachment; filename="{info.game}-{table_id}.ludo"'
    data, headers = await _packed(request, data)
    return Response(data, media_type="application/json", headers={**headers, "content-disposition": name})


@get(
    "/api/tables/{table_id:str}/replay",
    summary="A finished match, step by step",
    responses=REPLAY,
    opt={PACKED: True},
    guards=[limited("replays")],
)
async def get_replay(
    request: Asked, table_id: TableId, seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None
) -> Response[bytes]:
    """As a seat saw it, or (without one) as a spectator did."""
    data = await replay_of(_house(request), table_id, seat, _player(request), place_of(request.scope))
    data, headers = await _packed(request, data)
    return Response(data, media_type=MediaType.JSON, headers=headers)


async def _packed(request: Asked, data: bytes) -> tuple[bytes, dict[str, str]]:
    """A match as it goes out, and its headers. It is large: nobody waits until it is compressed but who asked."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return await asyncio.to_thread(gzip.compress, data, 1), {**headers, "content-encoding": "gzip"}
    return data, headers


@get(
    "/api/tables/{table_id:str}/chances",
    summary="Everyone's chances over a finished match",
    guards=[limited("replays")],
)
async def get_chances(request: Asked, table_id: TableId) -> Chances:
    """Estimated by playing on from the beginning of each turn; empty for a live match."""
    return await _analyst(request).chances(table_id, _player(request), place_of(request.scope))


@get(
    "/api/tables/{table_id:str}/verdict",
    summary="Whether a choice of a finished match was a good idea",
    guards=[limited("replays")],
)
async def get_verdict(
    request: Asked, table_id: TableId, frame: Annotated[int, QueryParameter(ge=1, le=100_000)]
) -> Verdict:
    """The answer that led to a frame of the replay, beside the best other one."""
    return await _analyst(request).verdict(table_id, frame, _player(request), place_of(request.scope))


@get("/api/rules/{game:str}/{language:str}", summary="The rulebook of a game")
async def get_rules(request: Asked, game: GameId, language: Language) -> Rules:
    """Every paragraph by its rule id."""
    await _house(request).has_read_up()
    return _rules(playable(game).id, _language(language))


@get("/api/words/{game:str}/{language:str}", media_type=MediaType.TEXT, summary="The words of a game")
async def get_words(game: GameId, language: Language) -> str:
    """Fluent source of the house and the game. `house` gives the words of the house alone."""
    known = "" if game == "house" else playable(game).id
    return "\n".join(words.sources(known, _language(language)))


@get("/api/packs/{game:str}/{key:str}", summary="The cards of a pack")
async def get_pack(game: GameId, key: PackKey) -> PackInfo:
    """A pack that whoever started this server has installed."""
    rules = playable(game)
    pack = next((one for one in installed() if one.game == rules.id and one.key == key), None)
    if pack is None:
        raise NotThere("refuse-no-such-pack")
    return PackInfo(pack.key, pack.title, pack.about, dict(rules.pack_faces(key)))


def _language(given: str) -> str:
    if given not in words.LANGUAGES:
        raise NotThere("refuse-no-such-language")
    return given


def _rules(game_id: str, language: str) -> Rules:
    try:
        lines = rulebook.lines(game_id, language)
        book = rulebook.paragraphs(game_id, language)
    except LudotecaError:  # a game without a rulebook can be played all the same
        return Rules({}, [])
    marked = {rule: line.text for line in lines for rule in line.rules}
    # A card with words and no paragraph of its own is told by its words.
    ids = {rule: RuleText(entry.chapter, entry.section, marked.get(rule, entry.text)) for rule, entry in book.items()}
    return Rules(ids, list(book))


# -- operations ------------------------------------------------------------------------------------------------


@get("/health", summary="Liveness")
async def get_health(request: Asked) -> Response[Health]:
    """Whether the server and its database answer, and can write: 503 when they cannot. Why is for the log: what a
    database says of a failure names files and folders, and anybody may ask."""
    house = _house(request)
    try:
        tables, status = await house.store.count(), "cannot write" if await house.store.can_write() else "ok"
    except SQLAlchemyError as problem:
        LOG.warning("the database does not answer: %s", cause_of(problem))
        tables, status = 0, "cannot read"
    health = Health(status, ludoteca.__version__, tables, len(house.tables))
    return Response(health, status_code=200 if status == "ok" else 503, media_type=MediaType.JSON)


@get("/metrics", media_type="text/plain; version=0.0.4", summary="Prometheus metrics")
async def get_metrics(request: Asked) -> str:
    """Counters and histograms, told to whoever sits at this very machine: by how many commands were done, and how often
    bots have thought, one could tell at a quiet server who has let something pass by themself."""
    if not _is_at_home(request):
        raise NotThere("refuse-no-such-page")
    return METRICS.text()


async def _describe(request: Asked) -> None:
    """Have the description of this API at hand: to make it, the first time, takes longer than anybody should wait."""
    await asyncio.to_thread(lambda: request.app.openapi_schema)


async def _described(response: Response[Any]) -> Response[Any]:
    """What is not there is told as it is everywhere; the framework has a page of its own for it."""
    if response.status_code == NotThere.status:
        return _on_refusal(None, NotThere("refuse-no-such-page"))
    return response


# -- pages -----------------------------------------------------------------------------------------------------


PAGES = ["/", "/me/{rest:path}", "/t/{rest:path}", "/r/{rest:path}", "/rules/{rest:path}", "/kit"]


@get(PAGES, include_in_schema=False, opt={PACKED: True})
async def get_index(request: Asked) -> Response[bytes]:
    """The client; it reads the address itself."""
    pages: Pages = request.app.state.pages
    return _page(pages.index(request.headers.get("accept-encoding", "")))


@get("/{rest:path}", include_in_schema=False, opt={PACKED: True})
async def get_file(request: Asked, rest: FromPath[str]) -> Response[bytes]:
    """A file of the client; the client itself where a person looks for a page that is not there: it says so."""
    pages: Pages = request.app.state.pages
    accepted = request.headers.get("accept-encoding", "")
    page = pages.file(str(rest), accepted)
    if page is None and not is_of_api({**request.scope}) and "text/html" in request.headers.get("accept", ""):
        page = pages.lost(accepted)
    if page is None:
        raise NotThere("refuse-no-such-page")
    return _page(page)


@route("/{rest:path}", http_method=["POST", "PUT", "PATCH", "DELETE"], status_code=404, include_in_schema=False)
async def change_file() -> None:
    """Nobody changes what is not there."""
    raise NotThere("refuse-no-such-page")


def _page(page: Page) -> Response[bytes]:
    kind = page.headers.pop("content-type")
    return Response(page.body, status_code=page.status, media_type=kind, headers=page.headers)


# -- problems --------------------------------------------------------------------------------------------------


# What the framework finds wrong, as people read it.
WORDS = {404: "refuse-no-such-page", 405: "refuse-not-so", 413: "refuse-too-large", 415: "refuse-not-understood"}


def _problem(status: int, error: str, shown: Word) -> Response[Problem]:
    return Response(Problem(error, shown), status_code=status, media_type=MediaType.JSON)


def _on_refusal(_request: Asked | None, refusal: Refusal) -> Response[Problem]:
    return _problem(refusal.status, refusal.sentence or refusal.words.key, refusal.words)


def _on_http(_request: Asked, problem: HTTPException) -> Response[Problem]:
    status = problem.status_code
    word = WORDS.get(status, "refuse-not-understood" if status < 500 else "refuse-fault")
    answer = _problem(status, problem.detail or word, Word(word))
    answer.headers.update(problem.headers or {})  # such as what else is allowed
    return answer


def _on_malformed(_request: Asked, problem: Exception) -> Response[Problem]:
    return _on_refusal(_request, Malformed("refuse-not-understood", sentence=str(problem)))


def _on_unwritten(_request: Asked, _failed: WriteFailed) -> Response[Problem]:
    """The disk is full, or gone: nothing has changed."""
    return _problem(507, "refuse-not-saved", Word("refuse-not-saved"))


def _on_not_known(_request: Asked, _failed: NotKnown) -> Response[Problem]:
    """The database was lost while it wrote."""
    return _problem(503, "refuse-not-known", Word("refuse-not-known"))


def _on_unread(_request: Asked, problem: SQLAlchemyError) -> Response[Problem]:
    """The database does not answer: nothing is known, and nothing has changed."""
    METRICS.errors.inc()
    LOG.error("the database does not answer: %s", cause_of(problem))
    return _problem(503, "refuse-not-read", Word("refuse-not-read"))


def _on_fault(request: Asked, problem: Exception) -> Response[Problem]:
    METRICS.errors.inc()
    LOG.error("%s could not be answered", request.scope["route_handler"], exc_info=problem)
    return _problem(500, "fault", Word("refuse-fault"))


# -- all together ----------------------------------------------------------------------------------------------


def make_app(settings: Settings, store: Store | None = None, workers: Sequence[Worker] | None = None) -> Guard:
    """The application, to be run by an ASGI server; with workers of its own, where none are lent to it."""
    settings.data.mkdir(parents=True, exist_ok=True)
    house = House(settings, store, workers)
    lost_key = not has_key(settings.data)
    identity = Identity(load_key(settings.data))

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        identity.learn(await house.store.keys())
        if lost_key and await house.store.has_players():
            LOG.error("%s was gone or cut short; with the new one nobody who played here is known any more", KEY_FILE)
        try:
            async with pulse():
                yield
        finally:
            await house.close()

    tables = [post_table, get_table, get_record, get_replay, get_chances, get_verdict]
    handlers = [get_lobby, put_me, post_campaign, *tables, get_rules, get_words, get_pack]
    handlers += [get_code, get_reach, post_passage, post_claim, post_sign_out]
    app = Litestar(
        route_handlers=[*handlers, get_health, get_metrics, get_index, get_file, change_file],
        lifespan=[life],
        request_max_body_size=settings.body_size,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=1, minimum_size=2000, exclude_opt_key=PACKED
        ),
        exception_handlers={
            Refusal: _on_refusal,
            HTTPException: _on_http,
            WriteFailed: _on_unwritten,
            NotKnown: _on_not_known,
            msgspec.ValidationError: _on_malformed,
            msgspec.DecodeError: _on_malformed,
            UnicodeDecodeError: _on_malformed,  # bytes in a body that are no text
            SQLAlchemyError: _on_unread,
            RecursionError: _on_malformed,  # JSON nested without end
            Exception: _on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version=ludoteca.__version__,
            openapi_router=Router(
                "/schema",
                route_handlers=[],
                before_request=_describe,
                after_request=_described,
                include_in_schema=False,
            ),
            render_plugins=[JsonRenderPlugin()],
            components=Components(),
        ),
        logging_config=None,
    )
    app.state.house = house
    app.state.analyst = Analyst(house)
    app.state.pages = Pages(settings.static)
    app.state.identity = identity
    app.state.passages = Passages(settings.time)
    return Guard(app, partial(serve_socket, house), settings, identity, house.limits.ledger)

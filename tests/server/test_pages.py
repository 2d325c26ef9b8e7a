"""Pages, words, rules, health and metrics."""

from __future__ import annotations

import asyncio
import gzip
import threading
from pathlib import Path

import pytest

from ludoteca import rulebook, words
from ludoteca.kernel.registry import game, game_ids
from ludoteca.server.tables import house
from tests.server.conftest import Serve

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as the build leaves it."""
    root = tmp_path / "dist"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<!doctype html><title>Ludoteca</title>")
    (root / "assets" / "index-abc123.js").write_text("let long = 1")
    (root / "assets" / "index-abc123.js.gz").write_bytes(gzip.compress(b"let long = 1"))
    (root / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return root


async def test_the_client(serve: Serve, built: Path) -> None:
    async with serve(static=built) as server:
        ana = server.browser()
        for path in ("/", "/t/abc", "/r/abc/2", "/rules/king-of-tokyo"):
            page = await ana.get(path)
            assert page.status_code == 200
            assert "Ludoteca" in page.text
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"].startswith("text/html")
        script = await ana.get("/assets/index-abc123.js")
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "let long = 1"
        assert "immutable" in script.headers["cache-control"]
        plain = await ana.http.get("/assets/index-abc123.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == "let long = 1"
        assert "content-encoding" not in plain.headers
        assert (await ana.get("/icon.svg")).headers["content-type"].startswith("image/svg+xml")
        assert (await ana.get("/assets/%2e%2e/%2e%2e/secret.txt")).status_code == 404
        assert (await ana.get("/nothing.js")).json()["words"]["key"] == "refuse-no-such-page"
        lost = await ana.http.get("/anywhere/else", headers={"Accept": "text/html,*/*;q=0.8"})
        assert lost.status_code == 404
        assert lost.headers["content-type"].startswith("text/html")
        assert "Ludoteca" in lost.text, "a person who mistypes an address reads the page that says so"
        asked = await ana.http.get("/api/nothing", headers={"Accept": "text/html"})
        assert asked.json()["words"]["key"] == "refuse-no-such-page", "the API speaks to programs"
        head = await ana.http.head("/")
        assert head.status_code == 200
        assert head.content == b""


async def test_a_server_without_a_client_says_so(serve: Serve, tmp_path: Path) -> None:
    async with serve(static=tmp_path / "nowhere") as server:
        page = await server.browser().get("/")
        assert page.status_code == 503
        assert "make web" in page.text


async def test_words_and_rules(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        for language in words.LANGUAGES:
            spoken = await ana.get(f"/api/words/king-of-tokyo/{language}")
            assert "event-rolled =" in spoken.text
            assert "refuse-not-host =" in spoken.text
            assert "event-rolled =" not in (await ana.get(f"/api/words/house/{language}")).text
            book = await ana.json(f"/api/rules/king-of-tokyo/{language}")
            assert book["order"][0] in book["ids"]
            assert book["ids"]["KOT-R12"]["text"]
        assert (await ana.get("/api/words/king-of-tokyo/fr")).status_code == 404
        assert (await ana.get("/api/words/chess/en")).status_code == 404
        assert (await ana.json("/api/rules/night-ferry/en"))["ids"] == {}, "a game may have no rulebook yet"


NOT_DONE = [
    ("GET", "/api/nothing", 404, "refuse-no-such-page"),
    ("POST", "/api/nothing", 404, "refuse-no-such-page"),
    ("DELETE", "/nothing.js", 404, "refuse-no-such-page"),
    ("GET", "/schema/nothing", 404, "refuse-no-such-page"),
    ("GET", "/schema/nothing.json", 404, "refuse-no-such-page"),
    ("GET", "/schema/nothing/at/all", 404, "refuse-no-such-page"),
    ("POST", "/schema", 405, "refuse-not-so"),
    ("GET", "/api/tables", 405, "refuse-not-so"),
    ("PATCH", "/api/me", 405, "refuse-not-so"),
    ("PUT", "/", 405, "refuse-not-so"),
    ("POST", "/health", 405, "refuse-not-so"),
    ("TRACE", "/health", 405, "refuse-not-so"),
    ("GET", "/api/tables/x/verdict", 400, "refuse-not-understood"),
    ("GET", "/api/tables/x/verdict?frame=ten", 400, "refuse-not-understood"),
    ("GET", "/api/tables/x/replay?seat=-1", 400, "refuse-not-understood"),
    ("GET", f"/api/tables/{'x' * 40}", 400, "refuse-not-understood"),
    ("POST", "/api/tables", 400, "refuse-not-understood"),
]


async def test_whatever_is_not_done_is_told_in_one_way(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        for method, path, status, key in NOT_DONE:
            answer = await ana.http.request(method, path)
            assert answer.status_code == status, (method, path, answer.text)
            assert answer.headers["content-type"] == "application/json", (method, path)
            assert answer.json()["words"]["key"] == key, (method, path)
            assert (status == 405) == ("allow" in answer.headers), (method, path)


async def test_what_can_be_done_here(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        for path in ("/", "/api/lobby", "/api/tables", "/health", "/schema", "/nothing"):
            asked = await ana.http.options(path)
            assert asked.status_code == 204
            assert "OPTIONS" in asked.headers["allow"]
        for path, status in (("/schema", 200), ("/metrics", 200), ("/nothing", 404), ("/api/tables", 405)):
            head = await ana.http.head(path)
            assert (head.status_code, head.content) == (status, b"")


async def test_what_a_game_reads_for_its_first_match_is_read_before_anybody_plays(serve: Serve) -> None:
    """Kick-Ass took a tenth of a second, in which everyone at every other table waited."""
    async with serve() as server:
        assert server.house._reader is not None
        await server.house._reader
        known = house.rehearse.cache_info()
        for name in ("fabrica-de-herois", "keep-the-heroes-out", "kick-ass", "king-of-tokyo", "rush-out"):
            house.rehearse(game(name))
        assert house.rehearse.cache_info().misses == known.misses


async def test_a_card_without_a_paragraph_is_told_in_its_words(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who adds a card writes its words; the rulebook need not tell of it."""
    told = rulebook.paragraphs("king-of-tokyo", "en")
    new = rulebook.Paragraph("KOT-new_card", "What it does.", "Cards", "")
    monkeypatch.setattr(rulebook, "paragraphs", lambda _game, _language: {**told, new.rule: new})
    async with serve() as server:
        book = await server.browser().json("/api/rules/king-of-tokyo/en")
    assert book["ids"][new.rule] == {"chapter": "Cards", "section": "", "text": "What it does."}


async def test_what_the_server_counts_is_told_at_this_machine_alone(serve: Serve) -> None:
    """A rival who looks at it after every moment would see whether a pass was given by hand or by a standing order."""
    async with serve(behind_proxy=True) as server:
        eve = server.browser()
        assert (await eve.get("/metrics")).status_code == 200
        eve.http.headers["X-Forwarded-For"] = "203.0.113.7"
        assert (await eve.get("/metrics")).status_code == 404


async def test_words_and_rulebooks_are_read_before_anybody_asks(serve: Serve) -> None:
    """The first rulebook in Portuguese, and the first hint, took a tenth of a second or more, in which all waited."""
    rulebook.paragraphs.cache_clear()
    for name in game_ids():
        words.forget(name)
    async with serve() as server:
        assert server.house._reader is not None
        await server.house._reader
        known = rulebook.paragraphs.cache_info()
        for name in ("fabrica-de-herois", "keep-the-heroes-out", "kick-ass", "king-of-tokyo", "rush-out"):
            for language in words.LANGUAGES:
                assert (name, language) in words._bundles
                await server.browser().json(f"/api/rules/{name}/{language}")
        assert rulebook.paragraphs.cache_info().misses == known.misses


async def test_who_asks_before_that_waits_alone(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    reading = threading.Event()
    monkeypatch.setattr(house, "read_up", reading.wait)
    async with serve() as server:
        asked = asyncio.create_task(server.browser().get("/api/rules/kick-ass/en"))
        try:
            assert await server.browser().json("/api/lobby"), "others do not wait"
            assert not asked.done()
        finally:
            reading.set()
        assert (await asked).status_code == 200


async def test_what_a_text_is_written_in_is_said_once(serve: Serve, tmp_path: Path) -> None:
    async with serve(static=tmp_path) as server:
        for path in ("/", "/metrics", "/api/words/house/en"):
            answer = await server.browser().get(path)
            assert answer.headers["content-type"].startswith("text/")
            assert answer.headers["content-type"].count("charset=utf-8") == 1, path


async def test_health_metrics_and_schema(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        await (await ana.open(await ana.create())).do("emote", emote="gg")
        health = await ana.json("/health")
        assert (health["status"], health["tables"], health["loaded"]) == ("ok", 1, 1)
        metrics = (await ana.get("/metrics")).text
        assert "# TYPE ludoteca_commit_seconds histogram" in metrics
        assert "ludoteca_connections " in metrics
        schema = await ana.json("/schema")
        assert "/api/tables/{table_id}/replay" in schema["paths"]
        assert "NewTable" in schema["components"]["schemas"]

"""One Chromium and one server for the tests of this folder; a browser context for each person of a test."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import PATIENCE, Person
from tests.browser.server import ROOT, Server
from tests.browser.wire import Wire
from tools.chromium import MISSING, find

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # nothing is fetched from elsewhere
]
PICTURES = ROOT / "build" / "browser"
FAILED = pytest.StashKey[bool]()

NewPerson = Callable[..., Person]
Serving = Callable[[str, tuple[str, ...]], Server]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here drives a browser."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Fixtures are told whether their test failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="package")
def client() -> None:
    """The client, built from these sources."""
    if os.environ.get("LUDOTECA_CLIENT"):
        return
    built = subprocess.run([sys.executable, str(ROOT / "tools" / "web.py")], check=False)
    assert built.returncode == 0, "the client cannot be built"


# The folder's scope and no longer: while Playwright runs, no other test of this process could run an event loop.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser process for all tests."""
    path = find()
    assert path is not None, MISSING
    playwright = sync_playwright().start()
    browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=2 * PATIENCE)
    yield browser
    browser.close()
    playwright.stop()


@pytest.fixture(scope="package")
def servers(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all who want the same games and the same lobby: to start one takes as long as a short test."""
    running: dict[tuple[str, tuple[str, ...]], Server] = {}

    def serving(whose: str, more_games: tuple[str, ...]) -> Server:
        if (whose, more_games) not in running:
            running[whose, more_games] = Server(tmp_path_factory.mktemp("served"), more_games)
            running[whose, more_games].start()
        return running[whose, more_games]

    yield serving
    for server in running.values():
        server.stop()
        server.assert_no_complaints()


@pytest.fixture
def server(request: pytest.FixtureRequest, servers: Serving) -> Iterator[Server]:
    """A server with `MORE_GAMES` of the module on its shelf, too. Others left tables in its lobby, unless the module
    says `OWN_LOBBY`; the luck is always the test's own.
    """
    own = request.module.__name__ if getattr(request.module, "OWN_LOBBY", False) else ""
    found = servers(own, getattr(request.module, "MORE_GAMES", ()))
    found.deal(request.node.nodeid)
    yield found
    found.assert_no_complaints()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    """A wire to the server that can be cut."""
    found = Wire(server.port)
    found.mend()
    yield found
    found.cut()


@pytest.fixture
def person(request: pytest.FixtureRequest, chromium: Browser, server: Server) -> Iterator[NewPerson]:
    """`person("Ana", phone=True)` opens a browser for someone; nothing on their screen may go wrong unnoticed."""
    people: list[Person] = []

    def make(name: str = "Ana", **how: Any) -> Person:
        made = Person(chromium, how.pop("base", server.base), name, **how)
        people.append(made)
        return made

    yield make
    failed = request.node.stash.get(FAILED, False)
    for who in people:
        if failed:
            PICTURES.mkdir(parents=True, exist_ok=True)
            if not who.page.is_closed():
                who.photograph(PICTURES / f"{re.sub(r'[^a-z0-9]+', '-', request.node.name)}-{who.name}.png")
        who.close()
    if not failed:
        for who in people:
            assert who.outside == [], "nothing is fetched from elsewhere"
            assert who.complaints == [], f"the page of {who.name} complained"

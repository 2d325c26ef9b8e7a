"""The shelf: every module of tests finds it as it is shipped, and asks for the example games where it needs them.

And the order of tests: what takes long begins first.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from ludoteca.kernel import registry
from tests.kernel.examples import put_on_shelf

# Tests share the cores already: threads of numpy beside them would only wait for each other, and busily.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# A machine that is busy with something else is no fault of what is tested.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

# Tests that take ten seconds and more each, longest first. A worker that is done takes from the end of what another one
# has before it: when these come first, nobody waits at the end for one that began last.
LONG = (
    "tests/browser/",
    "tests/test_wheel.py",
    "tests/server/test_restart.py",
    "tests/server/test_fuzz.py",
    "tests/games/rush_out/test_interleavings.py",
    "tests/bots/test_strength.py",
    "tests/conformance/",
)


# By what runs are chosen (Makefile): "(some or others) and not long", "long and not some and not others".
MARKS = frozenset({"compiled", "playouts", "browser", "long"})
CHOSEN = re.compile(r"\((?P<some>[a-z ]+)\) and (?:not )?long|(?P<long>long) and not [a-z ]+")
BROWSER = Path(__file__).parent / "browser"


def pytest_report_header() -> str:
    """What is not run here."""
    apart = (
        ("ray", "tests/ray_engine (Ray is not installed; `make test-ray` runs it)"),
        ("pyspiel", "tests/openspiel (OpenSpiel is not installed; `make test-spiel` runs it)"),
    )
    missing = [told for module, told in apart if find_spec(module) is None]
    return f"not run here: {', '.join(missing)}" if missing else ""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A run of some marks opens only the files that name one: to read all the others takes longer than some tests."""
    if not collection_path.name.startswith("test_"):
        return None
    chosen = CHOSEN.fullmatch(config.option.markexpr)
    wanted = set((chosen["some"] or chosen["long"]).split()) - {"or"} if chosen else set()
    if not wanted or not wanted <= MARKS:
        return None
    browsing = "browser" in wanted and collection_path.is_relative_to(BROWSER)  # its folder marks all of them
    return None if browsing or any(f"mark.{mark}" in collection_path.read_text("utf-8") for mark in wanted) else True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first; those of a module stay together."""
    items.sort(key=lambda item: place(item.nodeid))


def place(test: str) -> int:
    """Where a test comes in the order."""
    return next((number for number, long in enumerate(LONG) if test.startswith(long)), len(LONG))


def clear() -> None:
    """Take off the shelf what tests, or servers that tests started, put there."""
    for game_id in list(registry._extra):
        registry.unregister(game_id)


@pytest.fixture(autouse=True, scope="module")
def _shelf_as_shipped() -> Iterator[None]:
    clear()
    yield
    clear()


@pytest.fixture(scope="module")
def example_games(_shelf_as_shipped: None) -> None:
    """Night Ferry and its siblings are on the shelf."""
    put_on_shelf()

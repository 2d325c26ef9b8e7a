"""Every test of the kernel has the example games on the shelf."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.kernel.registry import unregister
from tests.kernel.examples import EXAMPLES, put_on_shelf


@pytest.fixture(autouse=True, scope="package")
def example_games() -> Iterator[None]:
    put_on_shelf()
    yield
    for game, _ in EXAMPLES:
        unregister(game.id)

"""Every test of the kernel has the example games on the shelf."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True, scope="module")
def _example_games(example_games: None) -> None:
    """Asked for by every module here."""

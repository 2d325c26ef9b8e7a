"""What tests of the lab share."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import active_children

import pytest


@pytest.fixture
def all_go_home() -> Iterator[None]:
    """No process that the test began is left; those that others keep for all their tests are not meant."""
    before = {process.pid for process in active_children()}
    yield
    assert {process.pid for process in active_children()} <= before

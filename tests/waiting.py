"""Waiting for what another process does, where nothing tells of it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

PATIENCE = 60.0  # seconds; the machine may be busy
LOOK = 0.02  # seconds between two looks


def wait_until(true: Callable[[], object]) -> None:
    """Come back as soon as something is true; fail when it never is."""
    deadline = time.monotonic() + PATIENCE
    nothing = threading.Event()
    while not true():
        assert time.monotonic() < deadline, "it never came true"
        nothing.wait(LOOK)

"""What the tools share: one line for the person at the terminal, and one process at a time in a checkout."""

from __future__ import annotations

import contextlib
import fcntl
from collections.abc import Iterator
from pathlib import Path


def say(text: str) -> None:
    """One line for the person at the terminal, shown at once."""
    print(text, flush=True)


@contextlib.contextmanager
def only_one(lock: Path, waiting: str) -> Iterator[None]:
    """Wait until no other process holds this lock; `waiting` is said when there is one."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(waiting)
            fcntl.flock(held, fcntl.LOCK_EX)
        yield

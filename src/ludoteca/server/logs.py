"""The log of the server: one line for each thing, with its cause; it cannot be flooded and names no stranger.

A line is the date, the level, a sentence, and for a fault `cause="…"` and `where="…"` (the frames of our own code, the
innermost first). Tables are known by a mark: whoever has the id of a table has its invitation. Addresses, queries and
headers are never written.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from traceback import extract_tb
from types import TracebackType

from ludoteca.server.timekeeping import Timekeeper

MOST_OF_A_KIND = 20  # lines of one kind in one minute; what is left out is counted
MINUTE = 60.0
FRAMES = 6
LONGEST = 64 * 1024  # characters of a line: a record that reproduces a fault is long


def mark(table_id: str) -> str:
    """A table, for the log: always the same, and nobody finds the table by it."""
    return sha256(table_id.encode()).hexdigest()[:8]


class OneLine(logging.Formatter):
    """Everything on one line, the fault of an exception included."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        date = datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        parts = [date, record.levelname, _flat(record.getMessage())]
        if record.exc_info and record.exc_info[1] is not None:
            problem, trace = record.exc_info[1], record.exc_info[2]
            parts += [f'cause="{_flat(_cause(problem))}"', f'where="{_where(trace)}"']
        return " ".join(parts)[:LONGEST]


def _flat(text: str) -> str:
    """Without anything that could begin a line of its own, or move a terminal's cursor."""
    return "".join(letter if letter.isprintable() else " " for letter in text).replace('"', "'")


def _cause(problem: BaseException) -> str:
    causes = [f"{type(problem).__name__}: {problem}"]
    if problem.__cause__ is not None:
        causes.append(f"{type(problem.__cause__).__name__}: {problem.__cause__}")
    return " from ".join(causes)


def _where(trace: TracebackType | None) -> str:
    frames = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in extract_tb(trace)]
    return " < ".join(reversed(frames[-FRAMES:]))


class Dam(logging.Filter):
    """Lets so many lines of one kind through in a minute, and says how many it held back."""

    def __init__(self, time: Timekeeper | None = None, most: int = MOST_OF_A_KIND) -> None:
        super().__init__()
        self._time = time or Timekeeper()
        self._most = most
        self._since = self._time.now()
        self._seen: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written."""
        now = self._time.now()
        if now - self._since >= MINUTE:
            self._since = now
            self._seen.clear()
        kind = f"{record.name}:{record.msg}"
        if kind not in self._seen and len(self._seen) >= 10 * self._most:
            kind = ""  # so many kinds of lines: these share one measure
        count = self._seen[kind] = self._seen.get(kind, 0) + 1
        if count == self._most:
            record.msg, record.args = f"{record.getMessage()} (more of these are left out for a minute)", ()
        return count <= self._most


def set_up(time: Timekeeper | None = None) -> None:
    """Write to the standard error stream of this process, and nothing of what libraries say by the way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    handler.addFilter(Dam(time))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    hush_libraries()


def hush_libraries() -> None:
    """uvicorn tells who connects and what they ask for; alembic every step that it does not take."""
    for name in ("uvicorn.error", "uvicorn.access", "alembic", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_no_noise)


def _no_noise(record: logging.LogRecord) -> bool:
    """What any stranger can make uvicorn say is no news."""
    return not str(record.msg).startswith(("Invalid HTTP request", "Unsupported upgrade", "No supported WebSocket"))

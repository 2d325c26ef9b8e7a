"""A server in a process of its own, with a free port and a data folder; it can be killed and started again."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.browser.serving import LUCK, STAGED
from tests.waiting import PATIENCE

ROOT = Path(__file__).resolve().parents[2]


PORTS = range(20_000, 32_000)  # below those that systems take for connections that go out


def free_port() -> int:
    """A port that stays ours while nobody listens there. One that the system chose would be of those that it gives to
    connections that go out: between the end of a server and its next start any other process could have it, or the
    very browser that tries to come back."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """`tests.browser.serving` while it runs."""

    def __init__(self, data: Path, examples: tuple[str, ...] = ()) -> None:
        self.data = data
        self.examples = examples  # `module:function`s that put more games on the shelf
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.complaints = data / "server.log"
        self._heard = 0  # how much of it was looked at
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        self.data.mkdir(parents=True, exist_ok=True)
        with self.complaints.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.serving", str(self.data), str(self.port), *self.examples],
                cwd=ROOT,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Ludoteca:"), self.complaints.read_text()

    def stage(self, position: Mapping[str, Any], faces: Sequence[int] = ()) -> None:
        """The next match begins in this position, and its first dice show these faces (`docs/testing.md` has both)."""
        (self.data / STAGED).write_text(json.dumps({"position": position, "faces": list(faces)}))

    def deal(self, name: str) -> None:
        """Tables that are made from now on have the luck of this name, and nothing is staged."""
        (self.data / LUCK).write_text(name)
        (self.data / STAGED).unlink(missing_ok=True)

    def assert_no_complaints(self) -> None:
        """Nothing has gone wrong since the last look."""
        told = self.complaints.read_text()
        new, self._heard = told[self._heard :], len(told)
        assert "Traceback" not in new, new

    def kill(self) -> None:
        """As a power cut: the server and its workers, at once."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Politely."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if how is signal.SIGKILL:
            os.killpg(process.pid, how)
        else:
            process.send_signal(how)
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()

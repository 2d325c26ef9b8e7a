"""A server in a process of its own, with a free port and a data folder; it can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`tests.browser.serving` while it runs."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.complaints = data / "server.log"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        self.data.mkdir(parents=True, exist_ok=True)
        with self.complaints.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.serving", str(self.data), str(self.port)],
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
        process.wait(20)
        assert process.stdout is not None
        process.stdout.close()

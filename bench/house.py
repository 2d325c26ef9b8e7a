"""A server that has bad days: killed and started again on the same data, or with a clock that jumps.

For `bench.kills` and `bench.bad_days`.
"""

from __future__ import annotations

import contextlib
import dataclasses
import multiprocessing
import os
import sys
import time
from pathlib import Path
from typing import Any

from ludoteca.server.timekeeping import Timekeeper

JUMP = "jump"  # a file in the data folder: by how many seconds the date is wrong


class Jumping(Timekeeper):
    """The time of this machine, as if someone had set its clock."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def date(self) -> float:
        """Today, or what is thought to be today."""
        try:
            return super().date() + float(self._file.read_text())
        except FileNotFoundError:
            return super().date()


def serve(data: str, database: str, port: Any) -> None:
    """A server that wastes no time: no pause of bots, a short breath before a live match goes on, and no workers,
    for nobody here has to think."""
    from ludoteca.server.commands import make_server
    from ludoteca.server.settings import Rates, Settings
    from ludoteca.server.store import folder
    from ludoteca.server.tables import house

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    free = (1e9, 1e9)
    rates = Rates(*(free for _ in dataclasses.fields(Rates)))
    settings = Settings(
        Path(data),
        database,
        pace=0.05,
        countdown=0.05,
        rates=rates,
        most_running=1000,
        workers=0,
        time=Jumping(Path(data) / JUMP),
    )
    house.EXPIRE_EVERY = 0.5  # what is too old is looked for all the time
    folder.own(settings.data)
    with folder.claim(settings.data):
        make_server(settings, "127.0.0.1", 0, port.send).run()


class House:
    """A server that is killed and started again on the same data. Each is a process of its own, forked from one that
    has read the program already: nearly all of a start is reading it, and it is the same every time."""

    def __init__(self, data: Path, database: str) -> None:
        self.data, self.database = data, database
        self.base = ""
        self.starts: list[float] = []
        self._processes = multiprocessing.get_context("forkserver")
        self._processes.set_forkserver_preload(["ludoteca.server.http.app", "bench.house", "bench.shelved"])

    def start(self) -> None:
        """Start it; come back when it answers."""
        began = time.perf_counter()
        mine, its = self._processes.Pipe()
        self.process = self._processes.Process(target=serve, args=(str(self.data), self.database, its))
        self.process.start()
        its.close()
        self.base = f"http://127.0.0.1:{mine.recv()}"
        mine.close()
        self.starts.append(time.perf_counter() - began)

    def end(self) -> None:
        """With -9, if it runs at all: nothing is left behind, whatever broke down."""
        with contextlib.suppress(AttributeError, ValueError):  # never started, or killed already
            self.kill()

    def kill(self) -> None:
        """With -9, without a word."""
        self.process.kill()
        self.process.join()
        self.process.close()

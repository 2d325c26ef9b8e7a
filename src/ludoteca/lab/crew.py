"""Spreads the games of a plan over processes.

The games are cut into chunks whose size depends on the plan alone, and every game has its own seed: who plays a chunk,
and when, changes nothing.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.packs import Pack
from ludoteca.kernel.registry import installed, put_packs
from ludoteca.lab.files import write_part
from ludoteca.lab.match import Played, Player
from ludoteca.lab.plan import Plan
from ludoteca.lab.tally import Tally

if TYPE_CHECKING:
    Pipe = Connection[Any, Any]

MOST_IN_CHUNK = 500


@dataclass(frozen=True)
class Chunk:
    """Games `first` to `last` - 1 of a plan."""

    number: int
    first: int
    last: int


@dataclass
class Done:
    """A chunk that has been played."""

    chunk: Chunk
    tally: Tally


class CrewFailed(LudotecaError):
    """A simulation could not go on: a game broke off, or a process was lost."""


def cores() -> int:
    """How many processes can run at the same time here."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not every system can tell
        return os.cpu_count() or 1


def cut(games: int, quick: bool) -> list[Chunk]:
    """Chunks that are small enough to share out and to show progress, large enough to be worth a message."""
    size = max(1, min(MOST_IN_CHUNK, games // (256 if quick else 4096)))
    return [Chunk(number, first, min(first + size, games)) for number, first in enumerate(range(0, games, size))]


def play_chunk(player: Player, chunk: Chunk, out: Path | None) -> Done:
    """Play one chunk, and write its part when there is a folder for it."""
    tally = Tally()
    kept: list[Played] = []
    for index in range(chunk.first, chunk.last):
        played = player.play(index)
        tally.add(played)
        if out is not None:
            kept.append(played)
    if out is not None:
        write_part(out, chunk.number, kept, player.facts.things)
    return Done(chunk, tally)


def play_all(what: Plan, jobs: int, out: Path | None = None) -> Generator[Done, None, None]:
    """Play every chunk, in this process or in `jobs` others. Closing the iterator stops them at once."""
    player = Player(what)
    chunks = cut(what.games, player.policies is not None)
    jobs = min(jobs, len(chunks))
    if jobs > 1:
        yield from _share_out(what, chunks, jobs, out)
        return
    for chunk in chunks:
        yield play_chunk(player, chunk, out)


def _share_out(what: Plan, chunks: list[Chunk], jobs: int, out: Path | None) -> Iterator[Done]:
    """Keep `jobs` processes busy, each with one chunk at a time."""
    context = get_context("spawn")
    crew: dict[Pipe, SpawnProcess] = {}
    left = iter(chunks)
    try:
        with _deaf_to_interrupts():
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs, what, out, tuple(installed())), daemon=True)
                process.start()
                theirs.close()
                crew[ours] = process
        for pipe in crew:
            pipe.send(next(left))
        busy = list(crew)
        while busy:
            ready = set(wait(busy))
            for pipe in [pipe for pipe in busy if pipe in ready]:
                done = _receive(pipe)
                following = next(left, None)
                if following is None:
                    busy.remove(pipe)
                else:
                    pipe.send(following)
                yield done
    finally:
        for pipe, process in crew.items():
            pipe.close()
            process.terminate()
        for process in crew.values():
            process.join()


def _receive(pipe: Pipe) -> Done:
    try:
        done = pipe.recv()
    except (EOFError, OSError) as problem:
        raise CrewFailed("a process of the simulation was lost; was it killed, or out of memory?") from problem
    if isinstance(done, Done):
        return done
    raise CrewFailed(str(done))


def _work(pipe: Pipe, what: Plan, out: Path | None, packs: tuple[Pack, ...]) -> None:
    """The life of one process of the crew: play chunks until there are no more to come."""
    stay_deaf(out)
    try:
        put_packs(packs)
        player = Player(what)
        while True:
            pipe.send(play_chunk(player, pipe.recv(), out))
    except EOFError:
        return
    except (LudotecaError, OSError) as problem:
        pipe.send(str(problem))


def stay_deaf(out: Path | None) -> None:
    """Leave Ctrl-C to the process at the terminal, whatever is imported here."""
    if out is not None:
        import_module("polars")  # it starts to listen itself: then it would break off in the middle of a part
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here do not hear Ctrl-C: the one at the terminal decides when they stop."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

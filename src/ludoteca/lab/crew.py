"""Spreads the games of a plan over processes.

The games are cut into chunks whose size depends on the plan alone, and every game has its own seed: who plays a chunk,
and when, changes nothing. So a chunk whose process was killed is simply played again.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from ludoteca.kernel.errors import BadSetup, LudotecaError
from ludoteca.kernel.packs import Pack
from ludoteca.kernel.registry import installed, put_packs
from ludoteca.lab.files import write_part
from ludoteca.lab.match import Played, Player
from ludoteca.lab.plan import Plan
from ludoteca.lab.tally import Tally

MOST_IN_CHUNK = 500
MOST_LOSSES = 3  # of one chunk: whatever it is that kills its processes, it is no accident


class Numbered(Protocol):
    """Some of the work, by its number."""

    @property
    def number(self) -> int:
        """Which part of the work it is."""
        ...


N = TypeVar("N", bound=Numbered)
R = TypeVar("R")


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


@dataclass(frozen=True)
class Trouble:
    """Why a part of the work could not be done; `asked` when what was asked for cannot be done at all."""

    text: str
    asked: bool = False


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


def play_all(what: Plan, jobs: int, out: Path | None = None, watched: bool = False) -> Generator[Done, None, None]:
    """Play every chunk, in this process or in `jobs` others. Closing the iterator stops them at once."""
    player = Player(what, watched=watched)
    chunks = cut(what.games, player.policies is not None)
    jobs = min(jobs, len(chunks))
    if jobs > 1:
        # What a game needs of this process, every other one is given once.
        crew: Crew[Chunk, Done] = Crew(jobs, _join, (what, out, watched, tuple(installed())), _play)
        yield from crew.work(chunks)
        return
    for chunk in chunks:
        yield play_chunk(player, chunk, out)


class _Context(SpawnContext):
    """Fresh processes, and a list of them: whoever stops a crew stops them all, at once."""

    def __init__(self) -> None:
        super().__init__()
        self.processes: list[SpawnProcess] = []

    def Process(self, *arguments: Any, **named: Any) -> SpawnProcess:  # type: ignore[override] # noqa: N802
        process = SpawnProcess(*arguments, **named)
        self.processes.append(process)
        return process


class Crew(Generic[N, R]):
    """Processes that share out numbered work.

    `join` is called once in each of them with `arguments`; it must not fail. `play` does one part of the work, and
    gives what came of it, or the `Trouble` with it. Both are functions of a module.
    """

    def __init__(
        self, jobs: int, join: Callable[..., None], arguments: tuple[Any, ...], play: Callable[[N], R | Trouble]
    ) -> None:
        self.jobs = jobs
        self._join = join
        self._arguments = arguments
        self._play = play
        self._context = _Context()
        self._pool: ProcessPoolExecutor | None = None
        self._losses: dict[int, int] = {}  # how often the process of a part was lost

    def work(self, parts: Iterable[N]) -> Generator[R, None, None]:
        """What comes of each part, in the order in which they are done; of those done at once, as they were given.
        Closing the iterator stops all at once."""
        left = iter(parts)
        again: deque[N] = deque()  # were under way when a process was lost: one at a time, to see which one does it
        busy: dict[Future[R | Trouble], N] = {}
        try:
            while True:
                self._fill(busy, left, again)
                if not busy:
                    return
                done, _ = wait(busy, return_when=FIRST_COMPLETED)
                lost = False
                for future in [one for one in busy if one in done]:
                    try:
                        made = future.result()
                    except BrokenProcessPool:
                        lost = True
                        continue
                    del busy[future]
                    if isinstance(made, Trouble):
                        raise BadSetup(made.text) if made.asked else CrewFailed(made.text)
                    yield made
                if lost:
                    again.extend(self._bury(busy.values()))
                    busy.clear()
        finally:
            self._stop()

    def _fill(self, busy: dict[Future[R | Trouble], N], left: Iterator[N], again: deque[N]) -> None:
        """Give everyone something to do."""
        most = self.jobs + 1  # one waits, so that nobody does
        while len(busy) < most:
            if again:
                if busy:
                    return
                most, part = 1, again.popleft()
            else:
                following = next(left, None)
                if following is None:
                    return
                part = following
            try:
                busy[self._submit(part)] = part
            except BrokenProcessPool:  # it was lost with nothing to do
                again.extend(self._bury([part, *busy.values()]))
                busy.clear()

    def _submit(self, part: N) -> Future[R | Trouble]:
        with _deaf_to_interrupts():
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self.jobs, mp_context=self._context, initializer=_arrive, initargs=(self._join, self._arguments)
                )
            return self._pool.submit(self._play, part)

    def _bury(self, parts: Iterable[N]) -> list[N]:
        """A process was lost: these parts are to be done again, by others."""
        lost = sorted(parts, key=lambda part: part.number)
        self._stop()
        for part in lost:
            self._losses[part.number] = self._losses.get(part.number, 0) + 1
            if self._losses[part.number] >= MOST_LOSSES:
                raise CrewFailed(
                    f"chunk {part.number} lost its process {MOST_LOSSES} times; is there not enough memory?"
                )
        return lost

    def _stop(self) -> None:
        """End all processes, whatever they are doing."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in self._context.processes:
            if process.pid is not None:
                process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)
        self._context.processes.clear()


def _arrive(join: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """The first thing that a process of a crew does."""
    threading.Thread(target=_follow, daemon=True).start()
    join(*arguments)


def _follow() -> None:
    """Nobody is left to work for, once the process that started this one is gone, however it went."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class _Bench:
    """What a process of a crew knows: its player comes when the first chunk does, so that a failure can be told."""

    what: Plan
    out: Path | None
    watched: bool
    packs: tuple[Pack, ...]
    player: Player | None = None


def _join(what: Plan, out: Path | None, watched: bool, packs: tuple[Pack, ...]) -> None:
    stay_deaf(out)
    _Bench.what, _Bench.out, _Bench.watched, _Bench.packs = what, out, watched, packs


def _play(chunk: Chunk) -> Done | Trouble:
    try:
        if _Bench.player is None:
            put_packs(_Bench.packs)
            _Bench.player = Player(_Bench.what, watched=_Bench.watched)
        return play_chunk(_Bench.player, chunk, _Bench.out)
    except (LudotecaError, OSError) as problem:
        return Trouble(str(problem))


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

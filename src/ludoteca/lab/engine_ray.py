"""Plays the chunks of a plan as tasks of Ray: on this machine, or on every node of a cluster.

Nodes share no disk: the parts of the files come back through Ray. Whoever plays has the same rules and the same build
as we, or the run ends with a sentence: a mark of all sources goes with every chunk. Ray starts no task again by itself;
what was lost with a process or a node is played again from here, and three losses of one chunk end the run with its
number.
"""

from __future__ import annotations

import io
import logging
import socket
from collections.abc import Generator, Iterator
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca import _compiled, extras
from ludoteca.kernel.errors import BadSetup, LudotecaError
from ludoteca.kernel.packs import Pack
from ludoteca.kernel.registry import installed, put_packs
from ludoteca.lab.crew import MOST_LOSSES, Chunk, CrewFailed, Done, Trouble, cut
from ludoteca.lab.files import PARTS, part_frames
from ludoteca.lab.match import Played, Player
from ludoteca.lab.plan import Plan
from ludoteca.lab.tally import Tally

PATIENCE = 10  # seconds, for a cluster to answer the door
WAITING = 2  # chunks for each processor: one is played, one waits

Parts = dict[str, bytes]  # the files of a chunk, by table


def mark(game_id: str) -> str:
    """The rules of a game and all sources of the package, in short: equal ones play equal games."""
    found = sha256()
    root = Path(str(files("ludoteca")))
    for path in sorted(root.rglob("*")):
        if path.suffix in (".py", ".toml") and "__pycache__" not in path.parts:
            found.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    build = "compiled" if _compiled.is_compiled() else "plain"
    rules = f"{game_id} {ludoteca.game(game_id).rules_version}"
    return f"{rules}, ludoteca {ludoteca.__version__} {build} {found.hexdigest()[:12]}"


class Ready:
    """What a process of Ray has at hand: one player, for the plan that it was last asked for."""

    plan: Plan | None = None
    player: Player | None = None
    mark: str = ""


def play_far(
    what: Plan, packs: tuple[Pack, ...], wanted: str, keep: bool, watched: bool, chunk: Chunk
) -> tuple[Done, Parts] | Trouble:
    """One chunk, in a process of Ray."""
    try:
        if Ready.player is None or Ready.plan != what or Ready.player.watched != watched:
            put_packs(packs)
            Ready.mark = mark(what.game)
            Ready.plan, Ready.player = what, Player(what, watched=watched)
        if Ready.mark != wanted:
            return Trouble(f"a node has other rules or another build: {Ready.mark}; here it is {wanted}", asked=True)
        tally, played = Tally(), list[Played]()
        for index in range(chunk.first, chunk.last):
            one = Ready.player.play(index)
            tally.add(one)
            played.append(one)
        parts: Parts = {}
        if keep:
            for table, frame in part_frames(played, Ready.player.facts.things).items():
                buffer = io.BytesIO()
                frame.write_parquet(buffer)
                parts[table] = buffer.getvalue()
        return Done(chunk, tally), parts
    except LudotecaError as problem:
        return Trouble(str(problem))


def _knock(address: str) -> None:
    """See whether anybody is there: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not colon or not port.isdecimal():
        raise BadSetup(f"the address of a cluster is HOST:PORT, not {address!r}")
    try:
        with socket.create_connection((host, int(port)), PATIENCE):
            pass
    except (OSError, OverflowError) as problem:
        raise BadSetup(f"there is no cluster of Ray at {address}: {problem}") from problem


class Ray:
    """A connection to Ray; leaving it stops what this process has started."""

    def __init__(self, address: str | None, jobs: int) -> None:
        extras.require("ray", "`--engine ray`")
        import ray

        self.ray: Any = ray
        if address is not None:
            _knock(address)
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR, "configure_logging": True}
        try:
            if address is None:
                ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
            else:
                ray.init(address=address, **quiet)
        except Exception as problem:
            where = "Ray does not start here" if address is None else f"there is no cluster of Ray at {address}"
            raise BadSetup(
                f"{where}: {str(problem).splitlines()[0] if str(problem) else type(problem).__name__}"
            ) from problem

    def close(self) -> None:
        """Let go of Ray."""
        self.ray.shutdown()

    def play_all(self, what: Plan, out: Path | None = None, watched: bool = False) -> Generator[Done, None, None]:
        """Play every chunk. Closing the iterator drops what is under way."""
        ray = self.ray
        task = ray.remote(num_cpus=1, max_retries=0)(play_far)
        chunks: Iterator[Chunk] = iter(cut(what.games, Player(what).policies is not None))
        common = [ray.put(value) for value in (what, tuple(installed()), mark(what.game))]
        lost: dict[int, int] = {}
        again: list[Chunk] = []
        busy: dict[Any, Chunk] = {}
        try:
            while True:
                room = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
                while len(busy) < room:
                    chunk = again.pop() if again else next(chunks, None)
                    if chunk is None:
                        break
                    busy[task.remote(*common, out is not None, watched, chunk)] = chunk
                if not busy:
                    return
                ready, _ = ray.wait(list(busy), num_returns=1)
                for reference in ready:
                    chunk = busy.pop(reference)
                    try:
                        made = ray.get(reference)
                    except ray.exceptions.RayError as problem:
                        if isinstance(problem, ray.exceptions.RayTaskError):
                            raise CrewFailed(f"chunk {chunk.number} broke off: {problem.cause}") from problem
                        lost[chunk.number] = lost.get(chunk.number, 0) + 1
                        if lost[chunk.number] >= MOST_LOSSES:
                            told = str(problem).strip().splitlines()
                            raise CrewFailed(
                                f"chunk {chunk.number} lost its process {MOST_LOSSES} times: {told[-1] if told else ''}"
                            ) from problem
                        again.append(chunk)
                        continue
                    if isinstance(made, Trouble):
                        raise BadSetup(made.text) if made.asked else CrewFailed(made.text)
                    done, parts = made
                    for table, data in parts.items():
                        assert out is not None
                        (out / PARTS / f"{table}-{chunk.number:08}.parquet").write_bytes(data)
                    yield done
        finally:
            for reference in busy:
                ray.cancel(reference, force=True)

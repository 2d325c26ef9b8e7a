"""The two sides of a comparison: a game with options, packs, a patch, or without some of its cards.

Both sides play the same games: the same seeds, the same bots with the same whims. A side with a patch is another game,
so it plays in processes of its own; others may play in this one.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.kernel.errors import BadSetup, LudotecaError
from ludoteca.kernel.options import parse_options
from ludoteca.kernel.packs import PACKS, Pack
from ludoteca.kernel.registry import install, installed, put_packs
from ludoteca.lab.crew import Chunk, Crew, Trouble, stay_deaf
from ludoteca.lab.match import Played, Player
from ludoteca.lab.patch import ENDING, Patch, put_patch, read_patch
from ludoteca.lab.plan import Plan, plan

NOTHING = "box"  # the word for a side that changes nothing
WITHOUT = "without:"
IN_CHUNK = 25  # games between two looks
IN_SLOW_CHUNK = 5  # … of bots that search


@dataclass(frozen=True)
class Glance:
    """What a comparison knows of one game."""

    winners: tuple[int, ...]
    bots: tuple[str, ...]
    reason: str
    decisions: int
    turns: int | None
    clock_ms: int | None
    counters: dict[str, int]
    takers: dict[str, tuple[int, ...]]  # by card, who took it


@dataclass(frozen=True)
class Side:
    """One of the two."""

    told: tuple[str, ...]  # as it was asked for
    plan: Plan
    patch: Patch | None = None

    def to_json(self) -> dict[str, Any]:
        """All that makes it what it is; a patch with all its text."""
        return {
            "side": list(self.told),
            "options": self.plan.options,
            "without": list(self.plan.without),
            "patch": None
            if self.patch is None
            else {"name": Path(self.patch.path).name, "digest": self.patch.digest, "text": self.patch.text},
        }


@dataclass(frozen=True)
class Words:
    """What a side is called on the command line, sorted."""

    options: tuple[str, ...] = ()
    packs: tuple[Path, ...] = ()
    patch: Path | None = None
    without: tuple[str, ...] = ()


def words_of(words: Sequence[str]) -> Words:
    """Sort the words for one side: `target=10`, the folder of a pack, a file of a patch, `without:card`, `box`."""
    options, packs, without, patches = [], [], [], []
    for word in words:
        path = Path(word)
        if word.startswith(WITHOUT):
            without += [name.strip() for name in word.removeprefix(WITHOUT).split(",")]
        elif path.suffix == ENDING:
            patches.append(path)
        elif "=" in word:
            options.append(word)
        elif path.is_dir():
            packs.append(path)
        elif word != NOTHING:
            raise BadSetup(
                f"{word!r} is no side: name NAME=VALUE, the folder of a pack, a patch (*{ENDING}), "
                f"{WITHOUT}CARD, or {NOTHING} for the game as it is"
            )
    if len(patches) > 1:
        raise BadSetup(f"one side has {len(patches)} patches: put them into one")
    return Words(tuple(options), tuple(packs), patches[0] if patches else None, tuple(without))


def sides(game_id: str, before: Sequence[str], after: Sequence[str], common: Sequence[str], **named: Any) -> list[Side]:
    """Both sides, checked; `common` are options of both, `named` goes into both plans. Installs the packs."""
    sorted_words = [words_of(before), words_of(after)]
    if sorted_words[0] == sorted_words[1]:
        raise BadSetup("both sides are the same: there is nothing to compare")
    game = ludoteca.game(game_id)
    folders = list(dict.fromkeys(folder for words in sorted_words for folder in words.packs))
    if folders:
        install(folders)
        game = ludoteca.game(game_id)
    found_packs = [(folder, pack) for folder in folders for pack in installed() if pack.folder == folder]
    for folder, pack in found_packs:
        if pack.game != game_id:
            raise BadSetup(f"{folder} is a pack for {pack.game}, not for {game_id}")
    keys = {folder.resolve(): pack.key for folder, pack in found_packs}
    found = []
    for told, words in zip((before, after), sorted_words, strict=True):
        own = {pair.partition("=")[0].strip() for pair in words.options}
        typed = [pair for pair in common if pair.partition("=")[0].strip() not in own]
        options = parse_options(game.options, [*typed, *words.options])
        if folders:
            options[PACKS] = [*options.get(PACKS, ()), *(keys[folder.resolve()] for folder in words.packs)]
        what = plan(game.id, options=options, without=words.without, **named)
        patch = None if words.patch is None else read_patch(words.patch, game.id)
        found.append(Side(tuple(told), what, patch))
    return found


# -- playing -----------------------------------------------------------------------------------------------------------


def glance(played: Played, things: Sequence[str]) -> Glance:
    """What is kept of a game."""
    takers: dict[str, tuple[int, ...]] = {}
    for thing, seat in sorted(played.taken):
        takers[things[thing]] = (*takers.get(things[thing], ()), seat)
    return Glance(
        played.outcome.winners,
        played.bots,
        played.outcome.reason,
        played.decisions,
        played.turns,
        played.clock_ms,
        played.counters,
        takers,
    )


@dataclass(frozen=True)
class Glances:
    """A chunk that one side has played."""

    chunk: Chunk
    games: list[Glance]


def play_glances(player: Player, chunk: Chunk) -> Glances:
    """Play some games of a side."""
    return Glances(chunk, [glance(player.play(index), player.facts.things) for index in range(chunk.first, chunk.last)])


class _Bench:
    """What a process that plays for one side knows."""

    side: Side
    packs: tuple[Pack, ...]
    player: Player | None = None


def _join(side: Side, packs: tuple[Pack, ...]) -> None:
    stay_deaf(None)
    _Bench.side, _Bench.packs = side, packs


def _play(chunk: Chunk) -> Glances | Trouble:
    try:
        if _Bench.player is None:
            if _Bench.side.patch is not None:
                put_patch(_Bench.side.patch)
            put_packs(_Bench.packs)
            _Bench.player = Player(_Bench.side.plan)
    except LudotecaError as problem:
        return Trouble(str(problem), asked=_Bench.side.patch is not None)
    try:
        return play_glances(_Bench.player, chunk)
    except LudotecaError as problem:
        return Trouble(str(problem))


def _chunks(size: int) -> Iterator[Chunk]:
    for number in count():
        yield Chunk(number, number * size, (number + 1) * size)


def _here(player: Player, size: int) -> Generator[Glances, None, None]:
    for chunk in _chunks(size):
        yield play_glances(player, chunk)


def _in_order(found: Iterator[Glances]) -> Generator[list[Glance], None, None]:
    """However they come, in the order of their numbers."""
    early: dict[int, list[Glance]] = {}
    for wanted in count():
        while wanted not in early:
            done = next(found)
            early[done.chunk.number] = done.games
        yield early.pop(wanted)


@contextmanager
def playing(both: Sequence[Side], jobs: int) -> Iterator[list[Iterator[list[Glance]]]]:
    """The games of both sides, chunk by chunk and without end; leaving stops all processes."""
    size = IN_CHUNK if all(Player(side.plan).policies is not None for side in both) else IN_SLOW_CHUNK
    here = jobs == 1 and all(side.patch is None for side in both)
    streams: list[Generator[Glances, None, None]] = []
    for side in both:
        if here:
            streams.append(_here(Player(side.plan), size))
        else:
            crew: Crew[Chunk, Glances] = Crew(max(1, jobs // 2), _join, (side, tuple(installed())), _play)
            streams.append(crew.work(_chunks(size)))
    with closing(streams[0]), closing(streams[1]):
        yield [_in_order(stream) for stream in streams]

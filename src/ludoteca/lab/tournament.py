"""Tournaments: many bots, balanced tables, one rating for all.

A *block* is one deal: the bots of a line-up play it as often as there are seats, and sit one seat further each time, so
that everyone has had everyone's luck. Where all players win or lose together, every bot leads a whole team through the
same deal instead. First all line-ups play alike; then games go where neighbours in the ranking are not yet apart. What
is played next depends on what was played, and on nothing else: a tournament that was broken off goes on from its folder
as if nothing had happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from itertools import combinations, pairwise
from typing import Any

import ludoteca
from ludoteca.bots import guests
from ludoteca.kernel.errors import BadSetup, LudotecaError
from ludoteca.kernel.packs import Pack
from ludoteca.kernel.registry import installed, put_packs
from ludoteca.lab.crew import Crew, Trouble, stay_deaf
from ludoteca.lab.match import Player
from ludoteca.lab.plan import Plan, plan
from ludoteca.lab.ratings import Choices, choices_of, choices_of_teams, fit, resampled, spread, summed

UNTIL = 20.0
MOST = 4000  # games
MOST_BOTS = 12
FIRST_BLOCKS = 8  # of every line-up, before anyone is preferred
GROWTH = 4  # every stage plays a fourth of what was played before
IN_CHUNK = 4  # blocks


@dataclass(frozen=True)
class Cup:
    """What a tournament depends on."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    playouts: int
    until: float = UNTIL
    most: int = MOST
    together: bool = False  # all seats win or lose together
    brought: tuple[tuple[str, bytes], ...] = ()  # the files of agents, by name

    def line_ups(self) -> list[tuple[int, ...]]:
        """Who can sit at a table: every choice of bots; with fewer bots than seats, all of them in turn."""
        count = len(self.bots)
        if self.together:
            return [tuple(range(count))]
        if count >= self.seats:
            return list(combinations(range(count), self.seats))
        return [tuple(seat % count for seat in range(self.seats))]

    @property
    def games_in_block(self) -> int:
        """How many games one deal is."""
        return len(self.bots) if self.together else self.seats

    def to_json(self) -> dict[str, Any]:
        """As plain values; of bots that are not of the house, what tells them from others of the same name."""
        told = {**asdict(self), "bots": list(self.bots)}
        del told["brought"]
        marks = {name: guests.mark_of(name, dict(self.brought)) for name in self.bots if guests.is_guest(name)}
        return {**told, "guests": marks} if marks else told


def cup(game_id: str, bots: Sequence[str], *, until: float = UNTIL, most: int = MOST, **named: Any) -> Cup:
    """A tournament that can be played; a `LudotecaError` says what cannot be."""
    if not 2 <= len(bots) <= MOST_BOTS or len(set(bots)) < len(bots):
        raise BadSetup(f"a tournament is for 2 to {MOST_BOTS} different bots, not {', '.join(bots) or 'none'}")
    if not 0 < until < float("inf"):
        raise BadSetup(f"--until takes points above 0, and not {until}")
    plans = [plan(game_id, [bot], **named) for bot in bots]
    first = plans[0]
    game = ludoteca.game(game_id)
    together = len(game.team(game.new_state(first.seats, first.options), 0)) == first.seats
    if first.seats < 2 and not together:
        raise BadSetup("a tournament needs at least 2 seats")
    brought = tuple(file for one in plans for file in one.brought)
    made = Cup(
        first.game, first.seats, first.options, tuple(bots), first.seed, first.playouts, until, most, together, brought
    )
    least = made.games_in_block * len(made.line_ups())
    if most < least:
        raise BadSetup(f"with these bots a tournament has at least {least} games, not {most}")
    return made


@dataclass(frozen=True)
class Block:
    """One deal for one line-up."""

    deal: int
    bots: tuple[int, ...]


@dataclass(frozen=True)
class Chunk:
    """Some blocks in a row."""

    number: int
    blocks: tuple[Block, ...]


@dataclass
class Table:
    """One game of a tournament."""

    deal: int
    seed: int
    bots: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    decisions: int


@dataclass
class Played:
    """A chunk that was played: the tables of each block."""

    number: int
    blocks: list[list[Table]]


# -- playing -----------------------------------------------------------------------------------------------------------


class Hall:
    """Where blocks are played; one player for each line-up."""

    def __init__(self, what: Cup) -> None:
        self.cup = what
        self._players: dict[tuple[int, ...], Player] = {}

    def _seat(self, bots: tuple[int, ...], deal: int) -> Table:
        what = self.cup
        if bots not in self._players:
            names = tuple(what.bots[bot] for bot in bots)
            self._players[bots] = Player(
                Plan(
                    what.game,
                    what.seats,
                    what.options,
                    names,
                    1,
                    what.seed,
                    playouts=what.playouts,
                    brought=what.brought,
                )
            )
        played = self._players[bots].play(deal)
        end = played.outcome
        return Table(deal, played.seed, bots, end.winners, end.reason, end.scores, played.decisions)

    def play(self, block: Block) -> list[Table]:
        """All games of one deal."""
        what = self.cup
        if what.together:
            return [self._seat((bot,) * what.seats, block.deal) for bot in block.bots]
        turns = [block.bots[shift:] + block.bots[:shift] for shift in range(what.seats)]
        return [self._seat(bots, block.deal) for bots in turns]

    def play_chunk(self, chunk: Chunk) -> Played:
        """All blocks of a chunk."""
        return Played(chunk.number, [self.play(block) for block in chunk.blocks])


class _Bench:
    cup: Cup
    packs: tuple[Pack, ...]
    hall: Hall | None = None


def _join(what: Cup, packs: tuple[Pack, ...]) -> None:
    stay_deaf(None)
    _Bench.cup, _Bench.packs = what, packs


def _play(chunk: Chunk) -> Played | Trouble:
    try:
        if _Bench.hall is None:
            put_packs(_Bench.packs)
            _Bench.hall = Hall(_Bench.cup)
        return _Bench.hall.play_chunk(chunk)
    except LudotecaError as problem:
        return Trouble(str(problem))


def play_chunks(what: Cup, chunks: Sequence[Chunk], jobs: int) -> Iterator[Played]:
    """Play these chunks, in this process or in `jobs` others."""
    jobs = min(jobs, len(chunks))
    if jobs > 1:
        crew: Crew[Chunk, Played] = Crew(jobs, _join, (what, tuple(installed())), _play)
        with closing(crew.work(chunks)) as working:
            yield from working
        return
    hall = Hall(what)
    for chunk in chunks:
        yield hall.play_chunk(chunk)


# -- the ranking -------------------------------------------------------------------------------------------------------


@dataclass
class Ranking:
    """How the bots stand; all lists go by the number of a bot."""

    points: list[float]
    intervals: list[tuple[float, float]]
    order: list[int]  # best first
    gaps: list[tuple[float, float]]  # how far each bot of that order is ahead of the next one, as an interval

    def open_pairs(self, until: float) -> list[tuple[int, int]]:
        """Neighbours of whom it is not known who is better, nor that there is little between them."""
        found = []
        for place, (low, high) in enumerate(self.gaps):
            if low <= 0 and high - low > 2 * until:
                found.append((self.order[place], self.order[place + 1]))
        return found


@dataclass
class Standing:
    """A tournament as far as it has been played."""

    cup: Cup
    blocks: list[list[Table]] = field(default_factory=list)
    told: list[Choices] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many there were."""
        return sum(len(block) for block in self.blocks)

    def add(self, block: list[Table]) -> None:
        """One more deal."""
        self.blocks.append(block)
        if self.cup.together:
            self.told.append(choices_of_teams([bool(table.winners) for table in block]))
            return
        self.told.append(summed(choices_of(table.bots, table.winners) for table in block))

    def ranking(self) -> Ranking:
        """By all games so far."""
        count = len(self.cup.bots)
        points = fit(count, summed(self.told))
        scattered = resampled(count, self.told, self.cup.seed)
        order = sorted(range(count), key=lambda bot: (-points[bot], bot))
        return Ranking(
            points,
            [spread([one[bot] for one in scattered]) for bot in range(count)],
            order,
            [spread([one[a] - one[b] for one in scattered]) for a, b in pairwise(order)],
        )


def next_stage(standing: Standing, ranking: Ranking | None) -> list[Chunk]:
    """What is played next, by what was played so far; nothing when the tournament is over."""
    what = standing.cup
    done = len(standing.blocks)
    room = (what.most - standing.games) // what.games_in_block
    every = what.line_ups()
    if ranking is None:
        wanted = [bots for _ in range(FIRST_BLOCKS) for bots in every]
    else:
        pairs = ranking.open_pairs(what.until)
        # Those at whose table most of such neighbours meet, and among these all alike.
        meets = [sum(a in bots and b in bots for a, b in pairs) for bots in every]
        best = [bots for bots, count in zip(every, meets, strict=True) if count == max(meets) > 0]
        wanted = [best[number % len(best)] for number in range(max(len(best), done // GROWTH))] if best else []
    wanted = wanted[: max(0, room)]
    blocks = [Block(done + number, bots) for number, bots in enumerate(wanted)]
    first = done  # chunks are numbered by their first deal: it tells them apart for ever
    return [Chunk(first + start, tuple(blocks[start : start + IN_CHUNK])) for start in range(0, len(blocks), IN_CHUNK)]


def run(
    what: Cup,
    jobs: int = 1,
    known: Callable[[Chunk], Played | None] | None = None,
    keep: Callable[[Played], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[Standing, Ranking]:
    """Play a tournament to its end. `known` gives what was played before, `keep` is given what is played now."""
    if jobs < 1:
        raise BadSetup(f"the number of jobs must be at least 1, not {jobs}")
    standing = Standing(what)
    ranking: Ranking | None = None
    while True:
        chunks = next_stage(standing, ranking)
        if not chunks:
            assert ranking is not None
            return standing, ranking
        found: dict[int, Played] = {}
        for chunk in chunks:
            old = None if known is None else known(chunk)
            if old is not None:
                found[chunk.number] = old
        for played in play_chunks(what, [chunk for chunk in chunks if chunk.number not in found], jobs):
            if keep is not None:
                keep(played)
            found[played.number] = played
            if progress is not None:
                progress(sum(len(block) for block in played.blocks))
        for chunk in chunks:
            for block in found[chunk.number].blocks:
                standing.add(block)
        ranking = standing.ranking()

"""Content belongs to a table: two matches with different options, side by side in one process, never meet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.kernel.chance import seeded
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import Session
from ludoteca.testkit.moves import Move, make_move, random_move

Setup = tuple[int, Mapping[str, Any]]  # number of seats, options
MOST_BESIDE = 500  # moves of each match: what two tables share shows as soon as both have used it


class _Line:
    """One match played at random, and everything that can be told of it on the way."""

    def __init__(self, game: Game, setup: Setup, seed: int) -> None:
        self.session: Session = game.start(setup[0], seed, setup[1])
        self.whim = seeded(seed + 1)
        self.moves: list[Move] = []
        self.told: list[list[Event]] = [self.session.opening]
        self.views: list[dict[str, Any]] = []

    def step(self) -> None:
        """The next move."""
        move = random_move(self.session, self.whim)
        self.moves.append(move)
        self.told.append(make_move(self.session, move))
        if len(self.moves) % 7 == 0:
            self.views.append(self.session.view(None))

    def on(self) -> bool:
        """Whether it goes on."""
        return self.session.outcome is None and len(self.moves) < MOST_BESIDE


def check_side_by_side(game: Game, one: Setup, other: Setup, seed: int) -> None:
    """Two matches, move by move in turns, are the matches that they are when each is played alone."""
    setups = (one, other)
    alone: list[_Line] = []
    for number, setup in enumerate(setups):
        line = _Line(game, setup, seed + number)
        while line.on():
            line.step()
        alone.append(line)
    beside = [_Line(game, setup, seed + number) for number, setup in enumerate(setups)]
    while any(line.on() for line in beside):
        for line in beside:
            if line.on():
                line.step()
    for setup, by_itself, with_another in zip(setups, alone, beside, strict=True):
        for what in ("moves", "told", "views"):
            found, wanted = getattr(with_another, what), getattr(by_itself, what)
            assert found == wanted, (
                f"a match of {game.id} with {setup[0]} seats and {dict(setup[1])} is another one beside one with "
                f"{[dict(setup[1]) for setup in setups]}: {_first(found, wanted)}. Something that belongs to a table "
                "is shared by a module"
            )


def _first(found: list[Any], wanted: list[Any]) -> str:
    for index, (one, other) in enumerate(zip(found, wanted, strict=False)):
        if one != other:
            return f"entry {index} is {one!r}, not {other!r}"
    return f"it has {len(found)} entries, not {len(wanted)}"

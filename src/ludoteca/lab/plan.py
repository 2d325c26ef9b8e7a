"""What to simulate: everything that the results depend on, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import ludoteca
from ludoteca.bots import LEVELS, guests
from ludoteca.kernel.errors import BadSetup, UnknownBot
from ludoteca.kernel.game import Game
from ludoteca.lab.luck import left_out

RANDOM = "random"  # any legal action; not offered to people, so not a level of the bots
PLAYOUTS = 400  # what searching bots may spend on a decision: a count, because time is not reproducible
USUAL_SEATS = 4
SEARCHES = "mestre"  # the level that spends playouts


@dataclass(frozen=True)
class Plan:
    """`games` games of one game, by these bots (one for each seat), from this seed."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int
    rotate: bool = False
    playouts: int = PLAYOUTS
    without: tuple[str, ...] = ()  # things that stay in the box
    brought: tuple[tuple[str, bytes], ...] = ()  # the files of agents, by name: whoever plays needs no disk of ours

    def line_up(self, index: int) -> tuple[str, ...]:
        """The bots by seat in game `index`; with `rotate` each bot sits one seat further in every game."""
        if not self.rotate:
            return self.bots
        shift = -index % self.seats
        return self.bots[shift:] + self.bots[:shift]

    def game_seed(self, index: int) -> int:
        """The seed of the luck of game `index`: `game.start(seats, seed=...)` deals the same again."""
        return _spread(f"{self.seed}:{index}")

    def bot_seed(self, index: int, seat: int) -> int:
        """The seed of the whims of the bot in this seat of game `index`."""
        return _spread(f"{self.seed}:{index}:{seat}")


def _spread(text: str) -> int:
    """A number of 63 bits: seeds that are close together lead to games that have nothing in common."""
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big") >> 1


def plan(
    game_id: str,
    bots: Sequence[str],
    games: int = 1000,
    seed: int = 0,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    rotate: bool = False,
    playouts: int = PLAYOUTS,
    without: Sequence[str] = (),
) -> Plan:
    """A plan that can be carried out; a `LudotecaError` says what cannot be. One bot fills all seats."""
    game = ludoteca.game(game_id)
    known = (*LEVELS, RANDOM)
    for name in bots:
        level, own = bot_of(name)
        if not guests.is_guest(name) and (level not in known or (own is not None and level != SEARCHES)):
            there = ", ".join([*known, f"{SEARCHES}@PLAYOUTS", guests.FORMS])
            raise UnknownBot(f"there is no bot {name!r}; there are: {there}")
    if not bots:
        raise BadSetup("name at least one bot")
    if games < 1:
        raise BadSetup(f"the number of games must be at least 1, not {games}")
    if playouts < 1:
        raise BadSetup(f"the number of playouts must be at least 1, not {playouts}")
    if len(bots) > 1 and seats is not None and seats != len(bots):
        raise BadSetup(f"{len(bots)} bots do not fit {seats} seats: name one for all seats, or one for each")
    if seats is None:
        seats = len(bots) if len(bots) > 1 else usual_seats(game)
    checked = game.check_setup(seats, options)
    left_out(game.facts(game.content(checked)), game.id, without)
    line_up = tuple(bots) if len(bots) > 1 else (bots[0],) * seats
    brought = {name: guests.read(name) for name in dict.fromkeys(bots) if guests.is_agent(name)}
    for name in dict.fromkeys(bots):
        if guests.is_guest(name):
            guests.Guest(name, game, seats, checked, brought)
    return Plan(game.id, seats, checked, line_up, games, seed, rotate, playouts, tuple(without), tuple(brought.items()))


def bot_of(name: str) -> tuple[str, int | None]:
    """The level of a bot, and the playouts that it brings itself: `mestre@50` spends 50 on a decision."""
    level, at, own = name.partition("@")
    if not at or guests.is_guest(name):
        return name, None
    return (level, int(own)) if own.isdecimal() and int(own) > 0 else (name, None)


def usual_seats(game: Game) -> int:
    """How many sit down when nobody says: four, or as near to it as the game allows."""
    return min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])

"""What every environment of one set-up shares: the game, its numbers, its spaces, who is paid what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from io import StringIO
from math import prod
from operator import index as as_index
from sys import getrefcount
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from librt.vecs import extend, vec
from mypy_extensions import i64, u8

import ludoteca
from ludoteca.bots import LEVELS
from ludoteca.bots.guests import AGENT, Guest, is_agent
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.encoding import Encoding, empty_row, room_for
from ludoteca.kernel.entropy import fresh_seed
from ludoteca.kernel.errors import BadSetup, LudotecaError, UnknownBot
from ludoteca.kernel.flow import Decision, Policy, RandomPolicy
from ludoteca.kernel.game import Game, LiveGame, Outcome
from ludoteca.kernel.session import Session
from ludoteca.lab.env.batch import Start, seed_of
from ludoteca.lab.plan import RANDOM, USUAL_SEATS

Reward = str | Callable[[Outcome], Sequence[float]]
Array = np.ndarray[Any, Any]

WON = 1.0
LOST = -1.0
MASKS = ("observation", "info")


class IllegalAction(LudotecaError):
    """A number that is not offered. Nothing has changed."""


def paid(reward: Reward, outcome: Outcome, seats: int) -> list[float]:
    """What each seat gets for the end of a match."""
    if callable(reward):
        given = [float(value) for value in reward(outcome)]
        if len(given) != seats:
            raise LudotecaError(f"the reward gives {len(given)} numbers for {seats} seats: one for each is wanted")
        return given
    if reward == "score" and outcome.scores:
        return [float(score) for score in outcome.scores]
    return [WON if seat in outcome.winners else LOST for seat in range(seats)]


class Setup:
    """A game with its seats and options, and all that follows from them."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, Any] | None, reward: Reward) -> None:
        if not callable(reward) and reward not in ("win", "score"):
            raise LudotecaError(f"a reward is 'win', 'score' or a function of an Outcome, not {reward!r}")
        self.game: Game = ludoteca.game(game)
        known = self.game.seats
        self.seats: int = min(max(USUAL_SEATS, known[0]), known[-1]) if seats is None else seats
        self.options = self.game.check_setup(self.seats, options)
        self.reward = reward
        self.start = Start(self.game, self.seats, self.options)
        self.encoding: Encoding = self.game.encoding(self.seats, self.options)
        self.live = isinstance(self.game, LiveGame)
        extra = 1 if self.live or self.encoding.passes else 0  # action 0 of a live game waits; the last one passes
        self.actions = self.encoding.actions + extra
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.name = f"{game.replace('-', '_')}_v{self.game.encoding_version}"
        self._guests: dict[str, Guest] = {}

    def box(self) -> Box:
        """The space of a row, with the bounds of every field."""
        fields = self.encoding.fields
        low = np.concatenate([np.full(field.length, field.low, np.uint8) for field in fields])
        high = np.concatenate([np.full(field.length, field.high, np.uint8) for field in fields])
        return Box(low, high, dtype=np.uint8)

    def with_mask(self) -> Dict:
        """The space of a row with its mask."""
        parts: dict[str, Space[Any]] = {"observation": self.box(), "action_mask": Box(0, 1, (self.actions,), np.int8)}
        return Dict(parts)

    def choices(self) -> Discrete[np.int64]:
        """The space of the actions."""
        return Discrete(self.actions)

    def pay(self, outcome: Outcome) -> list[float]:
        """What each seat gets."""
        return paid(self.reward, outcome, self.seats)

    def guest(self, name: str) -> Guest:
        """The agent in a file; it is read once."""
        if name not in self._guests:
            self._guests[name] = Guest(name, self.game, self.seats, self.options)
        return self._guests[name]

    def policy(self, name: str) -> Policy:
        """How a bot plays that answers without thinking ahead."""
        if name == RANDOM:
            return RandomPolicy()
        if is_agent(name):
            learned = self.guest(name).policy
            assert learned is not None
            return learned
        if name == "mestre" and not self.live:
            raise UnknownBot("a mestre thinks ahead, which many matches at once cannot wait for: use env.single")
        policy: Policy = self.game.policy(name)
        return policy


class Facing:
    """One seat against bots: where it sits, and who sits in the others."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str] | None,
        seat: int | None,
        seats: int | None,
        options: Mapping[str, Any] | None,
        reward: Reward,
    ) -> None:
        """The number of bots says how many seats there are, unless both are given."""
        if isinstance(bots, str):
            raise BadSetup(f"bots are a list with one name for each other seat, not {bots!r}")
        if bots is not None and seats is None:
            seats = len(bots) + 1
        self.setup = Setup(game, seats, options, reward)
        seats = self.setup.seats
        self.names = ["jogador"] * (seats - 1) if bots is None else list(bots)
        if len(self.names) != seats - 1:
            raise BadSetup(f"{len(self.names)} bots for the {seats - 1} other seats of {seats}")
        for name in self.names:
            if is_agent(name):
                self.setup.guest(name)
            elif name not in (RANDOM, *LEVELS):
                there = ", ".join((RANDOM, *LEVELS, f"FILE{AGENT}"))
                raise UnknownBot(f"there is no bot {name!r}; there are: {there}")
        if seat is not None and not 0 <= seat < seats:
            raise BadSetup(f"there is no seat {seat}; seats go from 0 to {seats - 1}, and None is any of them")
        self.seat = seat

    def seat_in(self, seed: int) -> int:
        """Where the learner sits in a match: where it was told to, or anywhere."""
        return seeded(seed_of(seed, 0)).below(self.setup.seats) if self.seat is None else self.seat

    def others(self, me: int) -> dict[int, str]:
        """The bots by seat: they sit clockwise, the first one to the left of the learner."""
        seats = self.setup.seats
        return {(me + 1 + number) % seats: name for number, name in enumerate(self.names)}


class Seeds:
    """The seeds of the matches of one environment: the one that was given, then one after the other from it."""

    def __init__(self, first: int | None = None, number: int = -1) -> None:
        self.first = fresh_seed() if first is None else first
        self.number = number

    def next(self, seed: int | None) -> int:
        """The seed of the next match."""
        if seed is not None:
            self.first = int(seed)
            self.number = 0
            return self.first
        self.number += 1
        return seed_of(self.first, self.number)

    def copy(self) -> Seeds:
        """The same seeds to come."""
        return Seeds(self.first, self.number)


class _Block:
    """Memory of compiled code as numpy may write to it. Whoever holds an array of it holds the memory, which never
    moves while it keeps its length."""

    def __init__(self, memory: vec[u8] | vec[i64], shape: tuple[int, ...], kind: type) -> None:
        self.memory = memory
        self.__array_interface__ = {
            "version": 3,
            "shape": shape,
            "typestr": np.dtype(kind).str,
            "data": (np.frombuffer(memoryview(memory), np.uint8).ctypes.data, False),
        }


class Rows:
    """Memory that compiled code writes and numpy reads."""

    def __init__(self, shape: tuple[int, ...], kind: type = np.uint8) -> None:
        size = prod(shape)
        self.room: vec[u8] = room_for(size)  # the same memory before anything lies there
        self.memory: vec[u8] = extend(self.room, empty_row(size))
        self._array: Array = np.asarray(_Block(self.memory, shape, kind))

    @property
    def seen(self) -> Array:
        """What stands there, now and later."""
        return self._array.view()

    def clear(self) -> None:
        """Make it all zeros."""
        self._array.fill(0)

    def clear_one(self, number: int) -> None:
        """Make one row zeros."""
        self._array[number] = 0

    def copy(self) -> Array:
        """What stands there now."""
        return self._array.copy()

    def is_held(self) -> bool:
        """Whether anybody has an array of this memory: all of them are views of ours."""
        return getrefcount(self._array) > UNHELD


def written_to(memory: vec[i64]) -> Array:
    """Memory of compiled code that numpy writes to: whole numbers."""
    return np.asarray(_Block(memory, (len(memory),), np.int64))


UNHELD = 2  # what `getrefcount` counts where nobody but us has it: ours, and its own look


class Sheets:
    """Rows that are given away without being copied. What somebody still holds is not written to again."""

    def __init__(self, shape: tuple[int, ...], kind: type, give: bool) -> None:
        """Where they are not to be given away there is one sheet, which everybody sees change."""
        self._own = Rows(shape, kind)
        self._given = [Rows(shape, kind), Rows(shape, kind)] if give else []
        self._give = give
        self.last = self._own  # the one that was written last

    def fresh(self) -> Rows:
        """Where to write next. What was there before is there still."""
        self.last = self._own
        for rows in self._given:
            if not rows.is_held():
                self.last = rows
                break
        return self.last

    def copy(self) -> Array:
        """What was written last."""
        return self.last.copy()

    def shown(self) -> Array:
        """What was written last, for good; where others hold all that could be given away, it is a copy."""
        if self.last is self._own and self._give:
            return self.last.copy()
        return self.last.seen


def one_row(length: int, kind: type = np.uint8) -> Rows:
    """The memory of one row."""
    return Rows((length,), kind)


LARGEST = 1 << 62  # what compiled code can look at


def number_of(action: object) -> int:
    """An action as a plain number: numpy's numbers are taken, fractions, texts and truth values are not."""
    if type(action) is int:
        number = action
    elif isinstance(action, (bool, np.bool_)):
        raise IllegalAction(f"an action is a whole number, not {action!r}")
    else:
        if isinstance(action, np.ndarray) and action.shape == ():
            action = action[()]
        try:
            number = as_index(action)  # type: ignore[arg-type]  # whatever is no number raises, which is what is asked
        except TypeError:
            raise IllegalAction(f"an action is a whole number, not {action!r}") from None
    if not -LARGEST < number < LARGEST:
        raise IllegalAction(f"{number} is not offered to anybody")
    return number


def spans(numbers: Iterable[int]) -> str:
    """Whole numbers in few words: 0 to 63, 70."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ", ".join(f"{low} to {high}" if high > low else str(low) for low, high in found)


def not_offered(setup: Setup, decision: Decision, index: int, may_pass: bool) -> IllegalAction:
    """The error for a number that is not offered."""
    offered = [setup.encoding.index(decision, action) for action in decision.actions]
    passing = f"; {setup.encoding.actions} passes" if may_pass else ""
    return IllegalAction(
        f"{index} is not offered to seat_{decision.seat}, who is asked {decision.kind!r}; "
        f"offered are {spans(offered)}{passing}"
    )


def painted(session: Session, seat: int | None) -> str:
    """The board as a terminal shows it to a seat."""
    from rich.console import Console

    from ludoteca.boards import Viewer, board_of
    from ludoteca.narrate import seat_names

    out = StringIO()
    names = seat_names(session, "en")
    viewer = Viewer(session.game.id, "en", names, list(names), seat, 100)
    Console(file=out, width=100, color_system=None).print(board_of(session.game).paint(session.view(seat), viewer))
    return out.getvalue()


def check_count(name: str, count: object) -> None:
    """A number that is needed."""
    if type(count) is not int or count < 1:
        raise LudotecaError(f"{name} is a number from 1 on, not {count!r}")


def check_most(name: str, most: int | None) -> None:
    """A bound, or none."""
    if most is not None and (type(most) is not int or most < 1):
        raise LudotecaError(f"{name} is a number from 1 on, or None, not {most!r}")


def check_illegal(illegal: str) -> None:
    """What becomes of a number that is not offered."""
    if illegal not in ("lose", "raise"):
        raise LudotecaError(f"illegal is 'lose' or 'raise', not {illegal!r}")


def check_render(mode: str | None) -> None:
    """`ansi` or nothing."""
    if mode not in (None, "ansi"):
        raise LudotecaError(f"render_mode is 'ansi' or None, not {mode!r}")

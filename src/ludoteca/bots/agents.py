"""Agents: bots that have learned. A net in a file (`.npz`) that plays by the numbers of its game's encoding.

The file says all that there is to know (`docs/learning.md` has its parts): for which game, seats and version of the
numbers the net is, its weights, and which things of a row it sees sorted. Nothing of a file is ever run: it is numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.encoding import Encoding, empty_row
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.flow import Decision, Policy, Table
from ludoteca.kernel.game import Game, LiveGame
from ludoteca.kernel.live import LivePolicy, LiveTable

FORMAT = "ludoteca-agent"
VERSION = 1
MOST_BYTES = 7  # of one of several things that are alike: what they are sorted by is one number
MOST_ALIKE = 10

Array = np.ndarray[Any, Any]


class BadAgent(LudotecaError):
    """A file that is no agent, or one for something else."""


@dataclass(frozen=True)
class Alike:
    """Things whose order means nothing, such as dice: a net sees them sorted, and of like ones names the first.

    It holds for rows with a 1 at `when`. There each part (where it begins, how many bytes each thing has) tells of
    `count` things one by one, and the 2 ** `count` numbers from `sets` on each name a set of them, the first by the
    lowest bit. What may be done with a thing may be done with its like.
    """

    when: int
    count: int
    parts: tuple[tuple[int, int], ...]
    sets: int
    _bits: Array = field(init=False, repr=False, compare=False)
    _first: Array = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not 1 <= self.count <= MOST_ALIKE or not 1 <= sum(width for _, width in self.parts) <= MOST_BYTES:
            raise BadAgent(f"at most {MOST_ALIKE} things of at most {MOST_BYTES} bytes can be sorted")
        sets = np.arange(1 << self.count)
        bits = (sets[:, None] >> np.arange(self.count)) & 1
        object.__setattr__(self, "_bits", bits)
        # By which neighbours are alike (a bit for each pair): the set with the first ones of each run instead.
        runs = np.arange(1 << (self.count - 1))
        found = np.zeros((len(runs), len(sets)), np.int64)
        for run in runs:
            begin = 0
            for thing in range(self.count):
                if thing == self.count - 1 or not run >> thing & 1:
                    chosen = bits[:, begin : thing + 1].sum(axis=1)
                    found[run] |= ((1 << chosen) - 1) << begin
                    begin = thing + 1
        object.__setattr__(self, "_first", found)

    def sort(self, rows: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Rows and masks as a net sees them, and by row the order: which thing lies in each place. Gives copies."""
        seen, open_to = rows.copy(), masks.copy()
        order = np.tile(np.arange(self.count), (len(rows), 1))
        which = np.flatnonzero(rows[:, self.when])
        if len(which):
            keys = self._keys(rows, which)
            own = np.argsort(-keys, axis=1, kind="stable")
            order[which] = own
            for start, width in self.parts:
                things = rows[which, start : start + self.count * width].reshape(len(which), self.count, width)
                moved = np.take_along_axis(things, own[:, :, None], axis=1)
                seen[which, start : start + self.count * width] = moved.reshape(len(which), -1)
            before = (1 << own) @ self._bits.T  # by row and sorted set: which set that is on the table
            block = masks[which, self.sets : self.sets + (1 << self.count)]
            first = self._first[self._runs(np.take_along_axis(keys, own, axis=1))]
            usual = first == np.arange(1 << self.count)
            open_to[which, self.sets : self.sets + (1 << self.count)] = (
                np.take_along_axis(block, before, axis=1) * usual
            )
        return seen, open_to, order

    def _keys(self, rows: Array, which: Array) -> Array:
        """By row and thing, a number that says all about it."""
        keys = np.zeros((len(which), self.count), np.int64)
        for start, width in self.parts:
            things = rows[which, start : start + self.count * width].reshape(len(which), self.count, width)
            for byte in range(width):
                keys = (keys << 8) | things[:, :, byte]
        return keys

    def _runs(self, keys: Array) -> Array:
        """By row, a bit for each pair of neighbours that are alike."""
        alike = keys[:, 1:] == keys[:, :-1]
        found: Array = alike @ (1 << np.arange(self.count - 1))
        return found

    def _named(self, actions: Array, rows: Array) -> Array:
        """The rows whose number names a set."""
        own = actions - self.sets
        found: Array = np.flatnonzero((own >= 0) & (own < 1 << self.count) & (rows[:, self.when] != 0))
        return found

    def to_table(self, actions: Array, order: Array, rows: Array) -> Array:
        """The numbers that a net has given, as the environment takes them."""
        given: Array = actions.copy()
        which = self._named(actions, rows)
        chosen = self._bits[actions[which] - self.sets]
        given[which] = self.sets + (chosen << order[which]).sum(axis=1)
        return given

    def to_net(self, actions: Array, order: Array, rows: Array) -> Array:
        """Numbers of the environment, as a net has them; `rows` are those of the environment."""
        seen: Array = actions.copy()
        which = self._named(actions, rows)
        if len(which):
            bits = np.take_along_axis(self._bits[actions[which] - self.sets], order[which], axis=1)
            keys = np.take_along_axis(self._keys(rows, which), order[which], axis=1)
            sets = (bits << np.arange(self.count)).sum(axis=1)
            seen[which] = self.sets + self._first[self._runs(keys), sets]
        return seen


@dataclass
class Agent:
    """What a file holds. The layers are weights and biases, with negative numbers cut off between them; the input is a
    row times `scale`, the output a number for each action: the greatest that is offered is the answer."""

    game: str
    numbers: int  # the version of the encoding
    layout: str  # its digest
    seats: int
    scale: Array
    layers: list[tuple[Array, Array]]
    alike: Alike | None = None
    step_ms: int = 0  # of a live game: how often it acts
    _last: Array = field(init=False, repr=False)  # the weights of the last layer, by action

    def __post_init__(self) -> None:
        self._last = np.ascontiguousarray(self.layers[-1][0].T) if self.layers else np.zeros((0, 0), np.float32)

    @property
    def features(self) -> int:
        """How many bytes a row has."""
        return len(self.scale)

    @property
    def actions(self) -> int:
        """How many numbers it gives."""
        return len(self.layers[-1][1])

    def save(self, path: str | Path) -> None:
        """Write the file."""
        told: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "numbers": self.numbers,
            "layout": self.layout,
            "seats": self.seats,
            "scale": self.scale,
            "layers": len(self.layers),
            "step_ms": self.step_ms,
        }
        for number, (weights, biases) in enumerate(self.layers):
            told |= {f"weights{number}": weights, f"biases{number}": biases}
        if self.alike is not None:
            told |= {
                "alike": np.array([self.alike.when, self.alike.count, self.alike.sets]),
                "alike_parts": np.array(self.alike.parts),
            }
        with Path(path).open("wb") as file:
            np.savez(file, **told)

    def answer(self, row: Array, mask: Array) -> int:
        """The number that it gives for one row: the best one that is offered."""
        rows, masks = row[None], mask[None]
        order: Array | None = None
        if self.alike is not None and row[self.alike.when]:
            seen, masks, order = self.alike.sort(rows, masks)
            row = seen[0]
        there, offered = np.flatnonzero(row), np.flatnonzero(masks[0])  # most of a row, and of a mask, is zeros
        values: Array = row[there] * self.scale[there]
        for number, (weights, biases) in enumerate(self.layers[:-1]):
            values = np.maximum(values @ (weights if number else weights[there]) + biases, 0)
        last = self._last[offered] if len(self.layers) > 1 else self._last[offered][:, there]
        best = int(offered[(last @ values + self.layers[-1][1][offered]).argmax()])
        if self.alike is None or order is None:
            return best
        return int(self.alike.to_table(np.array([best]), order, rows)[0])


def read_agent(data: bytes, name: str) -> Agent:
    """The agent in a file; `BadAgent` when it is none."""
    try:
        with np.load(BytesIO(data), allow_pickle=False) as told:
            _check_form(str(told["format"]), int(told["version"]), name)
            alike = None
            if "alike" in told:
                when, count, sets = (int(value) for value in told["alike"])
                parts = tuple((int(start), int(width)) for start, width in told["alike_parts"])
                alike = Alike(when, count, parts, sets)
            numbers = range(int(told["layers"]))
            agent = Agent(
                str(told["game"]),
                int(told["numbers"]),
                str(told["layout"]),
                int(told["seats"]),
                np.asarray(told["scale"], np.float32),
                [
                    (np.asarray(told[f"weights{n}"], np.float32), np.asarray(told[f"biases{n}"], np.float32))
                    for n in numbers
                ],
                alike,
                int(told["step_ms"]),
            )
    except BadAgent:  # it says itself what is wrong
        raise
    except (KeyError, ValueError, TypeError, EOFError, OSError, BadZipFile) as problem:
        raise BadAgent(f"{name} is no agent of ours ({type(problem).__name__})") from problem
    _check_shapes(agent, name)
    return agent


def _check_form(form: str, version: int, name: str) -> None:
    """It must be one of ours, and written as we write them."""
    if form != FORMAT:
        raise BadAgent(f"{name} is no agent of ours, but a {form}")
    if version != VERSION:
        raise BadAgent(f"{name} is written in version {version} of agents' files; this program reads {VERSION}")


def _check_shapes(agent: Agent, name: str) -> None:
    """All parts must fit each other."""
    wide = agent.features if agent.scale.ndim == 1 else -1
    fits = bool(agent.layers)
    for weights, biases in agent.layers:
        fits = fits and weights.ndim == 2 and biases.ndim == 1 and weights.shape == (wide, len(biases))
        wide = len(biases)
    alike = agent.alike
    if fits and alike is not None:
        ends = [start + alike.count * width for start, width in alike.parts]
        starts = [alike.when, alike.sets, *(start for start, _ in alike.parts)]
        fits = min(starts) >= 0 and max(*ends, alike.when) <= agent.features
        fits = fits and alike.sets + (1 << alike.count) <= agent.actions
    if not fits:
        raise BadAgent(f"{name} is no agent of ours: its parts do not fit each other")
    parts = [agent.scale, *(part for layer in agent.layers for part in layer)]
    if not all(np.isfinite(part).all() for part in parts):
        raise BadAgent(f"{name} holds numbers that are none or have no end: it has learned itself to pieces")


def fitting(agent: Agent, name: str, game: Game, seats: int, options: Mapping[str, Any]) -> Encoding:
    """The encoding of a set-up that this agent has learned; `BadAgent` when it has learned something else."""
    if agent.game != game.id:
        raise BadAgent(f"{name} plays {agent.game}, not {game.id}")
    if agent.numbers != game.encoding_version:
        raise BadAgent(
            f"{name} is for version {agent.numbers} of the numbers of {game.id}; here is {game.encoding_version}"
        )
    if agent.seats != seats:
        raise BadAgent(f"{name} is for {agent.seats} seats, not {seats}")
    encoding: Encoding = game.encoding(seats, dict(options))
    if agent.layout != encoding.digest():
        raise BadAgent(f"{name} was made for other options or packs of {game.id}: rows or actions are others here")
    live = isinstance(game, LiveGame)
    actions = {encoding.actions + 1} if live else {encoding.actions, encoding.actions + int(encoding.passes)}
    if agent.features != encoding.features or agent.actions not in actions:
        raise BadAgent(
            f"{name} is for {agent.features} features and {agent.actions} actions, "
            f"not {encoding.features} and {max(actions)}"
        )
    if live and agent.step_ms < 1:
        raise BadAgent(f"{name} does not say how often it acts (step_ms), which {game.id} needs")
    return encoding


def _look(agent: Agent, encoding: Encoding, table: Table, decision: Decision, offset: int) -> tuple[Array, Array]:
    """What the agent sees, and what it is offered from number `offset` on."""
    row, mask = empty_row(agent.features), empty_row(agent.actions)
    encoding.write(table, decision.seat, decision, row)
    if len(decision.actions):
        encoding.mask(decision, mask, offset)
    return np.frombuffer(memoryview(row), np.uint8), np.frombuffer(memoryview(mask), np.int8)


class AgentPolicy(Policy):
    """An agent at a table of a game with turns. What it is asked it answers itself: it leaves nothing to partners."""

    def __init__(self, agent: Agent, encoding: Encoding) -> None:
        self.agent = agent
        self.encoding = encoding

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """The answer of the net, which sees what the seat sees."""
        row, mask = _look(self.agent, self.encoding, table, decision, 0)
        return self.encoding.action(decision, self.agent.answer(row, mask))


class LiveAgentPolicy(LivePolicy):
    """An agent in a live game: it acts, or waits, once in every step."""

    def __init__(self, agent: Agent, encoding: Encoding) -> None:
        self.agent = agent
        self.encoding = encoding

    def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
        """What the net does; number 0 waits."""
        decision = Decision(seat, "live", table.open(seat))
        row, mask = _look(self.agent, self.encoding, table, decision, 1)
        open_to = mask.copy()
        open_to[0] = 1
        answer = self.agent.answer(row, open_to)
        return -1 if answer == 0 else self.encoding.action(decision, answer - 1)

    def pause(self, table: LiveTable, seat: int, acted: bool, whim: Chance) -> int:
        """Always the same."""
        return self.agent.step_ms


def policy_of(data: bytes, name: str, game: Game, seats: int, options: Mapping[str, Any]) -> Policy:
    """How the agent in a file plays a set-up; `BadAgent` when it does not."""
    agent = read_agent(data, name)
    encoding = fitting(agent, name, game, seats, options)
    return LiveAgentPolicy(agent, encoding) if isinstance(game, LiveGame) else AgentPolicy(agent, encoding)

"""Many matches of a live game at once: a row for each seat that is played from outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludoteca.kernel.chance import seeded
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.live import LivePolicy
from ludoteca.lab.env.batch import whim_of
from ludoteca.lab.env.copies import PlayedAgain
from ludoteca.lab.env.live import check_live, live_player, not_open
from ludoteca.lab.env.many import seeds_of
from ludoteca.lab.env.race import WAIT, Race
from ludoteca.lab.env.setup import (
    Array,
    Facing,
    IllegalAction,
    Reward,
    Rows,
    Seeds,
    Setup,
    check_count,
    check_most,
)


class Races:
    """So many races of one set-up, without sessions: what they follow from is their seeds and numbers."""

    def __init__(self, setup: Setup, facing: Facing | None, count: int, step_ms: int, max_cycles: int | None) -> None:
        check_count("the number of matches", count)
        check_count("step_ms", step_ms)
        check_most("max_cycles", max_cycles)
        self.setup = setup
        self.game = check_live(setup)
        self.facing = facing
        self.count = count
        self.step_ms = step_ms
        self.max_cycles = max_cycles
        self.shown = setup.seats if facing is None else 1  # rows of one match
        self.rows = Rows((count, self.shown, setup.encoding.features))
        self.masks = Rows((count, self.shown, setup.actions), np.int8)
        self.races: list[Race] = []
        self.steps: list[list[list[int]]] = [[] for _ in range(count)]
        self.seed: list[int] = [0] * count
        self.own: list[int] = [0] * count
        self.seeds = [Seeds() for _ in range(count)]

    def begin(self, number: int, seed: int) -> None:
        """A new race in one place."""
        setup = self.setup
        luck = seeded(seed).for_seats(setup.seats)
        table = self.game.table(self.game.new_state(setup.seats, setup.options), luck, None)
        table.begin()
        players: list[LivePolicy | None] = [None] * setup.seats
        if self.facing is not None:
            self.own[number] = self.facing.seat_in(seed)
            for seat, name in self.facing.others(self.own[number]).items():
                players[seat] = live_player(setup, name, whim_of(seed, seat))
        race = Race(table, setup.seats, players, self.step_ms)
        self.seed[number] = seed
        self.steps[number] = []
        if number < len(self.races):
            self.races[number] = race
        else:
            self.races.append(race)

    def seats_shown(self, number: int) -> Sequence[int]:
        """Whose rows there are of a match."""
        return range(self.setup.seats) if self.facing is None else (self.own[number],)

    def write(self) -> None:
        """Write what is seen now."""
        self.rows.clear()
        self.masks.clear()
        for number in range(self.count):
            self.write_one(number)

    def write_one(self, number: int) -> None:
        """Write the rows of one match, which are zeros."""
        setup = self.setup
        race = self.races[number]
        for place, seat in enumerate(self.seats_shown(number)):
            row = number * self.shown + place
            race.write(setup.encoding, race.table, seat, self.rows.memory, row * setup.encoding.features)
            race.mask(setup.encoding, seat, self.masks.memory, row * setup.actions)

    def step(self, actions: Array, strict: bool) -> Array:
        """One step in every match; gives by match and seat who was refused. `strict` refuses before anything happens,
        where a number is not open."""
        setup = self.setup
        given: list[list[int]] = []
        for number in range(self.count):
            indices = [WAIT] * setup.seats
            for place, seat in enumerate(self.seats_shown(number)):
                indices[seat] = int(actions[number, place])
                if strict and indices[seat] != WAIT:
                    self._check(number, seat, indices[seat])
            given.append(indices)
        refused = np.zeros((self.count, setup.seats), np.bool_)
        for number, indices in enumerate(given):
            refused[number] = self.races[number].step(setup.encoding, indices)
            self.steps[number].append(indices)
        return refused

    def _check(self, number: int, seat: int, index: int) -> None:
        race, encoding = self.races[number], self.setup.encoding
        if race.action_of(encoding, seat, index) < 0:
            raise IllegalAction(f"match {number}: {not_open(encoding, race, seat, index)}")

    def ended(self) -> tuple[list[int], list[int]]:
        """The matches that are over, and those that have had as many steps as they may have."""
        over = [number for number, race in enumerate(self.races) if race.table.ended()]
        most = self.max_cycles
        cut = [] if most is None else [number for number in range(self.count) if len(self.steps[number]) >= most]
        return over, [number for number in cut if number not in over]

    def pay(self, number: int) -> list[float]:
        """What each seat gets for a match that is over."""
        return self.setup.pay(self.game.outcome(self.races[number].table.state))

    def remember(self) -> Any:
        """All that the matches follow from."""
        return [one.copy() for one in self.seeds], list(zip(self.seed, [steps[:] for steps in self.steps], strict=True))

    def again(self, seeds: list[Seeds], matches: list[tuple[int, list[list[int]]]]) -> None:
        """Be where those were that are remembered."""
        self.seeds = [one.copy() for one in seeds]
        for number, (seed, steps) in enumerate(matches):
            self.begin(number, seed)
            for indices in steps:
                self.races[number].step(self.setup.encoding, indices)
            self.steps[number] = steps[:]


class RaceSelfPlay(PlayedAgain):
    """Every seat of every match is played from outside. `env.vector` of a live game without bots makes it."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None,
        options: Mapping[str, Any] | None,
        reward: Reward,
        step_ms: int,
        max_cycles: int | None,
        seed: int | None,
    ) -> None:
        self._made = (game, count, seats, options, reward, step_ms, max_cycles, seed)
        self.setup = Setup(game, seats, options, reward)
        self.num_envs = count
        self.races = Races(self.setup, None, count, step_ms, max_cycles)
        self.single_observation_space = self.setup.box()
        self.single_action_space = self.setup.choices()
        self._first = seed
        self._on = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Array]]:
        """New matches everywhere: rows by match and seat, and in the infos the masks."""
        first = seed if seed is not None or self._on else self._first
        for number, own in enumerate(seeds_of(self.races.seeds, first)):
            self.races.begin(number, own)
        self._on = True
        self.races.write()
        return self.races.rows.copy(), {"action_mask": self.races.masks.copy()}

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Array]]:
        """A number for every seat of every match. Who cannot do that now, because another was quicker, waits."""
        if not self._on:
            raise LudotecaError("there is no match yet: call reset() first")
        races = self.races
        given = np.asarray(actions)
        wanted = (races.count, self.setup.seats)
        if given.shape != wanted or not np.issubdtype(given.dtype, np.integer):
            raise IllegalAction(f"{wanted} whole numbers are wanted, not {given.dtype} of the shape {given.shape}")
        beyond = given[(given < 0) | (given >= self.setup.actions)]
        if beyond.size:
            raise IllegalAction(f"{beyond[0]} is no action of any seat; they are 0 to {self.setup.actions - 1}")
        refused = races.step(given, strict=False)
        over, cut = races.ended()
        rewards = np.zeros((races.count, self.setup.seats), np.float32)
        terminated, truncated = np.zeros(races.count, np.bool_), np.zeros(races.count, np.bool_)
        terminated[over] = True
        truncated[cut] = True
        for number in over:
            rewards[number] = races.pay(number)
        for number in (*over, *cut):
            races.begin(number, races.seeds[number].next(None))
        races.write()
        return (
            races.rows.copy(),
            rewards,
            terminated,
            truncated,
            {"action_mask": races.masks.copy(), "refused": refused},
        )

    def _since(self) -> tuple[Any, ...]:
        return self._on, *self.races.remember()

    def _go_on_from(self, *since: Any) -> None:
        self._on, seeds, matches = since
        if self._on:
            self.races.again(seeds, matches)
            self.races.write()

    def close(self) -> None:
        """Nothing is held."""


class RacesAgainstBots(PlayedAgain, VectorEnv[Array, Any, Array]):
    """One seat of each match; the others are bots. `env.vector` of a live game with bots makes it."""

    def __init__(
        self,
        game: str,
        count: int,
        bots: Sequence[str] | None,
        seat: int | None,
        seats: int | None,
        options: Mapping[str, Any] | None,
        reward: Reward,
        step_ms: int,
        max_cycles: int | None,
        seed: int | None,
    ) -> None:
        self._made = (game, count, bots, seat, seats, options, reward, step_ms, max_cycles, seed)
        self.facing = Facing(game, bots, seat, seats, options, reward)
        self.setup = self.facing.setup
        self.num_envs = count
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.races = Races(self.setup, self.facing, count, step_ms, max_cycles)
        self.single_observation_space: Space[Any] = self.setup.box()
        self.single_action_space: Space[Any] = self.setup.choices()
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._first = seed
        self._on = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """New matches everywhere."""
        first = seed if seed is not None or self._on else self._first
        super().reset(seed=first if isinstance(first, int) else None)
        for number, own in enumerate(seeds_of(self.races.seeds, first)):
            self.races.begin(number, own)
        self._on = True
        self.races.write()
        return self.races.rows.copy()[:, 0], self._infos()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.races.masks.copy()[:, 0], "seat": np.array(self.races.own)}

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One thing, or waiting, in every match, while bots play on. Where one has ended, a new one has begun: the last
        row of the old one is in the infos (`final_obs`)."""
        if not self._on:
            raise LudotecaError("there is no match yet: call reset() first")
        races = self.races
        given = np.asarray(actions)
        if given.shape != (races.count,) or not np.issubdtype(given.dtype, np.integer):
            raise IllegalAction(f"{races.count} whole numbers are wanted, not {given.dtype} of shape {given.shape}")
        races.step(given[:, None], strict=True)
        over, cut = races.ended()
        rewards = np.zeros(races.count, np.float64)
        terminated, truncated = np.zeros(races.count, np.bool_), np.zeros(races.count, np.bool_)
        terminated[over] = True
        truncated[cut] = True
        last = np.full(races.count, None, dtype=object)
        if over or cut:
            races.write()
        for number in (*over, *cut):
            last[number] = races.rows.seen[number, 0].copy()
            if number in over:
                rewards[number] = races.pay(number)[races.own[number]]
        for number in (*over, *cut):
            races.begin(number, races.seeds[number].next(None))
        races.write()
        infos = self._infos()
        if over or cut:
            infos["final_obs"] = last
            infos["_final_obs"] = terminated | truncated
        return races.rows.copy()[:, 0], rewards, terminated, truncated, infos

    def action_masks(self) -> Array:
        """Which numbers are open now, in each match."""
        masks: Array = self.races.masks.copy()[:, 0]
        return masks

    def _since(self) -> tuple[Any, ...]:
        return self._on, *self.races.remember()

    def _go_on_from(self, *since: Any) -> None:
        self._on, seeds, matches = since
        if self._on:
            self.races.again(seeds, matches)
            self.races.write()

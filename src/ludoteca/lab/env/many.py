"""Many matches of a game with turns at once: numbers in, numbers out, and a new match where one is over.

The matches are played and written by compiled code (`batch.py`), without sessions: nothing is kept of them but their
seeds and answers, from which copies are made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.flow import Policy
from ludoteca.lab.env.batch import Batch, Refused, seed_of
from ludoteca.lab.env.copies import PlayedAgain
from ludoteca.lab.env.setup import (
    Array,
    Facing,
    IllegalAction,
    Reward,
    Rows,
    Seeds,
    Setup,
    Sheets,
    check_count,
    check_most,
    not_offered,
    written_to,
)


def seeds_of(seeds: Sequence[Seeds], seed: int | Sequence[int | None] | None) -> list[int]:
    """The seed of the next match in each place; where one seed is given, all of them follow from it."""
    count = len(seeds)
    if seed is None or isinstance(seed, (int, np.integer)):
        given = [None if seed is None else seed_of(int(seed), number) for number in range(count)]
    else:
        given = [None if one is None else int(one) for one in seed]
        if len(given) != count:
            raise LudotecaError(f"{len(given)} seeds for {count} matches")
    return [own.next(one) for own, one in zip(seeds, given, strict=True)]


class Matches:
    """So many matches with their rows: what self-play and play against bots share."""

    def __init__(self, setup: Setup, count: int, max_decisions: int | None, copy: bool) -> None:
        check_count("the number of matches", count)
        check_most("max_decisions", max_decisions)
        self.setup = setup
        self.count = count
        self.max_decisions = max_decisions
        self.batch = Batch(setup.start, setup.encoding, count, setup.actions)
        self._answers = written_to(self.batch.answers)
        self.rows = Sheets((count, setup.encoding.features), np.uint8, give=copy)
        self.masks = Sheets((count, setup.actions), np.int8, give=copy)
        self.seats = Rows((count,))
        self.batch.seats = self.seats.memory
        self.seeds = [Seeds() for _ in range(count)]
        self._advisers: dict[str, Policy] = {}

    def take_room(self) -> None:
        """Be ready to write."""
        batch = self.batch
        rows = self.rows.fresh()
        masks = self.masks.fresh()
        batch.rows, batch.row_room = rows.memory, rows.room
        batch.masks, batch.mask_room = masks.memory, masks.room

    def write(self) -> None:
        """Write what is seen now."""
        self.take_room()
        self.rows.last.clear()
        self.masks.last.clear()
        for number in range(self.count):
            self.batch.write(number)

    def step(self, actions: Any) -> list[int]:
        """Answer in every match, and write what is seen then; gives those that are over, which have no rows yet."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise IllegalAction(f"{self.count} whole numbers are wanted, not {given.dtype} of the shape {given.shape}")
        batch = self.batch
        np.copyto(self._answers, given, casting="unsafe")
        try:
            batch.check()
        except Refused as refused:
            asking = batch.matches[refused.match].asking
            refusal = not_offered(self.setup, asking.decision(), refused.index, asking.may_pass())
            raise IllegalAction(f"match {refused.match}: {refusal}") from None
        self.take_room()
        return batch.step()

    def write_anew(self, number: int) -> None:
        """Write the row of a match that has begun since the others were written."""
        self.rows.last.clear_one(number)
        self.masks.last.clear_one(number)
        self.batch.write(number)

    def too_long(self, over: Sequence[int]) -> list[int]:
        """The matches that have had as many decisions as they may have."""
        most = self.max_decisions
        if most is None:
            return []
        ended = set(over)
        return [
            number
            for number, match in enumerate(self.batch.matches)
            if len(match.answers) >= most and number not in ended
        ]

    def advise(self, bot: str) -> Array:
        """What a bot would answer in each match, in the place of whoever is asked."""
        if bot not in self._advisers:
            self._advisers[bot] = self.setup.policy(bot)
        return np.array(self.batch.advise(self._advisers[bot]), np.int64)

    def remember(self) -> Any:
        """All that the matches follow from."""
        return [one.copy() for one in self.seeds], [(match.seed, match.answers[:]) for match in self.batch.matches]


class SelfPlay(PlayedAgain):
    """Every seat is played from outside: in each match, whoever is asked. `env.vector` without bots makes it."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None,
        options: Mapping[str, Any] | None,
        reward: Reward,
        max_decisions: int | None,
        seed: int | None,
        copy: bool,
    ) -> None:
        self._made = (game, count, seats, options, reward, max_decisions, seed, copy)
        self.setup = Setup(game, seats, options, reward)
        self.num_envs = count
        self.matches = Matches(self.setup, count, max_decisions, copy)
        self.single_observation_space = self.setup.box()
        self.single_action_space = self.setup.choices()
        self._first = seed
        self._on = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Array]]:
        """New matches everywhere. Rows, and in the infos the masks and whose rows they are."""
        first = seed if seed is not None or self._on else self._first
        for match, own in zip(self.matches.batch.matches, seeds_of(self.matches.seeds, first), strict=True):
            match.begin(own)
        self._on = True
        self.matches.write()
        return self._seen()

    def _seen(self) -> tuple[Array, dict[str, Array]]:
        held = self.matches
        return held.rows.shown(), {"action_mask": held.masks.shown(), "seat": held.seats.copy()}

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Answer in every match. A row for each, what each seat of each gets, which matches have ended.

        Where one has ended, a new one has begun: the row is its first.
        """
        if not self._on:
            raise LudotecaError("there is no match yet: call reset() first")
        held = self.matches
        over = held.step(actions)
        rewards = np.zeros((held.count, self.setup.seats), np.float32)
        terminated, truncated = np.zeros((2, held.count), np.bool_)
        batch = held.batch
        for number in held.too_long(over):
            truncated[number] = True
            batch.matches[number].begin(held.seeds[number].next(None))
            held.write_anew(number)
        for number in over:
            match = batch.matches[number]
            rewards[number] = self.setup.pay(self.setup.game.outcome(match.table.state))
            terminated[number] = True
            match.begin(held.seeds[number].next(None))
            batch.write(number)  # what was over has no row yet
        seen, infos = self._seen()
        return seen, rewards, terminated, truncated, infos

    def advise(self, bot: str) -> Array:
        """The number that this bot would answer in each match now: something to imitate, or to compare with."""
        return self.matches.advise(bot)

    def _since(self) -> tuple[Any, ...]:
        return self._on, *self.matches.remember()

    def _go_on_from(self, *since: Any) -> None:
        self._on, seeds, matches = since
        self.matches.seeds = [one.copy() for one in seeds]
        if self._on:
            for match, (seed, answers) in zip(self.matches.batch.matches, matches, strict=True):
                match.again(seed, answers)
            self.matches.write()

    def close(self) -> None:
        """Nothing is held."""


class AgainstBots(PlayedAgain, VectorEnv[Array, Any, Array]):
    """One seat of each match; the others are bots. `env.vector` with bots makes it."""

    def __init__(
        self,
        game: str,
        count: int,
        bots: Sequence[str] | None,
        seat: int | None,
        seats: int | None,
        options: Mapping[str, Any] | None,
        reward: Reward,
        max_decisions: int | None,
        seed: int | None,
        copy: bool,
    ) -> None:
        self._made = (game, count, bots, seat, seats, options, reward, max_decisions, seed, copy)
        self.facing = Facing(game, bots, seat, seats, options, reward)
        self.setup = self.facing.setup
        self.num_envs = count
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.matches = Matches(self.setup, count, max_decisions, copy)
        self.single_observation_space: Space[Any] = self.setup.box()
        self.single_action_space: Space[Any] = self.setup.choices()
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._policies: dict[str, Policy] = {name: self.setup.policy(name) for name in set(self.facing.names)}
        self._first = seed
        self._on = False
        self._own = np.zeros(count, np.int64)

    def _begin(self, number: int, seed: int) -> None:
        """A new match, with the learner in the seat that its seed says."""
        match = self.matches.batch.matches[number]
        self._sit(number, seed)
        match.begin(seed)
        while match.over:  # it ended before the learner was ever asked: nothing to be learned from it
            seed = self.matches.seeds[number].next(None)
            self._sit(number, seed)
            match.begin(seed)

    def _sit(self, number: int, seed: int) -> None:
        me = self.facing.seat_in(seed)
        others = self.facing.others(me)
        players: list[Policy | None] = [
            None if seat == me else self._policies[others[seat]] for seat in range(self.setup.seats)
        ]
        self.matches.batch.matches[number].seat_players(players)
        self._own[number] = me

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """New matches everywhere, each at the first question to the own seat."""
        first = seed if seed is not None or self._on else self._first
        super().reset(seed=first if isinstance(first, int) else None)
        for number, own in enumerate(seeds_of(self.matches.seeds, first)):
            self._begin(number, own)
        self._on = True
        self.matches.write()
        return self.matches.rows.shown(), self._infos()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.matches.masks.shown(), "seat": self._own.copy()}

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Answer in every match, and let the bots answer.

        Where one has ended, a new one has begun, and the row is its first; the last row of the old one is in the infos
        (`final_obs`, where `_final_obs` says so).
        """
        if not self._on:
            raise LudotecaError("there is no match yet: call reset() first")
        held = self.matches
        over = held.step(actions)
        cut = held.too_long(over)
        rewards = np.zeros(held.count, np.float64)
        terminated = np.zeros(held.count, np.bool_)
        truncated = np.zeros(held.count, np.bool_)
        finals: dict[int, Array] = {}
        for number in (*over, *cut):
            match = held.batch.matches[number]
            me = int(self._own[number])
            finals[number] = self._last_row(number, me)
            if match.over:
                rewards[number] = self.setup.pay(self.setup.game.outcome(match.table.state))[me]
            terminated[number] = match.over
            truncated[number] = not match.over
        for number in finals:
            self._begin(number, held.seeds[number].next(None))
            held.write_anew(number)
        infos = self._infos()
        if finals:
            last = np.full(held.count, None, dtype=object)
            for number, row in finals.items():
                last[number] = row
            infos["final_obs"] = last
            infos["_final_obs"] = terminated | truncated
        return held.rows.shown(), rewards, terminated, truncated, infos

    def _last_row(self, number: int, me: int) -> Array:
        """What the learner sees at the end."""
        rows = self.matches.rows.last
        match = self.matches.batch.matches[number]
        if match.over:  # it has no row yet
            self.setup.encoding.write(match.table, me, None, rows.memory, number * self.setup.encoding.features)
        row: Array = rows.seen[number].copy()
        return row

    def advise(self, bot: str) -> Array:
        """The number that this bot would answer in each match now: something to imitate, or to compare with."""
        return self.matches.advise(bot)

    def action_masks(self) -> Array:
        """Which numbers are offered now, in each match."""
        return self.matches.masks.copy()

    def _since(self) -> tuple[Any, ...]:
        return self._on, *self.matches.remember()

    def _go_on_from(self, *since: Any) -> None:
        self._on, seeds, matches = since
        self.matches.seeds = [one.copy() for one in seeds]
        if self._on:
            for number, (seed, answers) in enumerate(matches):
                self._sit(number, seed)
                self.matches.batch.matches[number].again(seed, answers)
            self.matches.write()

"""One seat of a game with turns against bots, as a gymnasium environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import gymnasium

from ludoteca.bots import Bot, Glimpse, make_bot
from ludoteca.bots.bot import PolicyBot
from ludoteca.bots.guests import is_guest
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.flow import RandomPolicy
from ludoteca.lab.env.batch import name_bot, whim_of
from ludoteca.lab.env.setup import (
    LOST,
    Array,
    Facing,
    IllegalAction,
    Reward,
    Seeds,
    Setup,
    check_illegal,
    check_most,
    check_render,
    number_of,
    painted,
)
from ludoteca.lab.env.turns import Told, begin
from ludoteca.lab.plan import PLAYOUTS, RANDOM


def bot_of(name: str, setup: Setup, seed: int) -> Bot:
    """A bot for one seat of one match."""
    if name == RANDOM:
        return PolicyBot(RANDOM, seed, setup.game, RandomPolicy())
    if is_guest(name):
        return setup.guest(name).bot(seed)
    return make_bot(name, setup.game.id, seed, playouts=PLAYOUTS)


class SingleEnv(gymnasium.Env[Array, Any]):
    """One seat; the others are bots. `env.single` makes it."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (gymnasium's own way)

    def __init__(
        self,
        game: str,
        bots: Sequence[str] | None,
        seat: int | None,
        seats: int | None,
        options: Mapping[str, Any] | None,
        reward: Reward,
        illegal: str,
        max_decisions: int | None,
        render_mode: str | None,
    ) -> None:
        check_illegal(illegal)
        check_render(render_mode)
        check_most("max_decisions", max_decisions)
        self._made = (game, bots, seat, seats, options, reward, illegal, max_decisions, render_mode)
        self.facing = Facing(game, bots, seat, seats, options, reward)
        self.setup = self.facing.setup
        self.illegal = illegal
        self.max_decisions = max_decisions
        self.render_mode = render_mode
        self.observation_space = self.setup.box()
        self.action_space = self.setup.choices()
        self._seeds = Seeds()
        self._steps: list[int] = []
        self._match: Told | None = None
        self._over = True

    @property
    def match(self) -> Told:
        """The match itself."""
        if self._match is None:
            raise LudotecaError("there is no match yet: call reset() first")
        return self._match

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new match, at the first question to the own seat. `options` are taken for others' sake, and not used."""
        super().reset(seed=seed)
        self._begin(self._seeds.next(seed))
        return self.match.seen(self.seat), self._info()

    def _begin(self, seed: int) -> None:
        match = begin(self.setup, seed)
        self._match = match
        self.seat = self.facing.seat_in(seed)
        self._steps = []
        self._over = False
        self._players = {
            seat: bot_of(name, self.setup, whim_of(seed, seat)) for seat, name in self.facing.others(self.seat).items()
        }
        self._glimpses = {seat: Glimpse(match.session, seat) for seat in self._players}
        self._let_bots_answer()

    def _let_bots_answer(self) -> None:
        match = self.match
        decision = match.decision()
        while decision is not None and decision.seat != self.seat:
            seat = decision.seat
            try:
                action = self._players[seat].choose(self._glimpses[seat], decision)
            except Exception as problem:
                name_bot(problem, self.setup.game.id, match.seed, seat)
                raise
            match.give(action)
            decision = match.decision()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots answer until the own seat is asked again or the match is over."""
        match = self.match
        if self._over:
            raise LudotecaError("the match is over: call reset()")
        try:
            index = number_of(action)
            match.play(index)
        except IllegalAction as refusal:
            if self.illegal == "raise":
                raise
            self._over = True
            return match.seen(self.seat), LOST, True, False, {**self._info(), "illegal": str(refusal)}
        self._steps.append(index)
        self._let_bots_answer()
        outcome = match.outcome
        amount = 0.0 if outcome is None else self.setup.pay(outcome)[self.seat]
        truncated = outcome is None and self.max_decisions is not None and len(self._steps) >= self.max_decisions
        self._over = truncated or outcome is not None
        return match.seen(self.seat), amount, outcome is not None, truncated, self._info()

    def action_masks(self) -> Array:
        """Which numbers are offered now; after the end none is refused, and none is taken."""
        return self.match.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def render(self) -> str | None:
        """The board as a terminal shows it to the own seat."""
        return None if self.render_mode is None else painted(self.match.session, self.seat)

    def record(self) -> Any:
        """The match so far, for `ludoteca replay` and the replay page."""
        return self.match.session.record()

    # -- copies ------------------------------------------------------------------------------------------------

    def clone(self) -> SingleEnv:
        """An equal, independent environment in the middle of the same match, with the same luck to come."""
        twin = SingleEnv(*self._made)
        twin._seeds = self._seeds.copy()
        if self._np_random is not None:
            twin.np_random.bit_generator.state = self.np_random.bit_generator.state
        if self._match is None:
            return twin
        twin._match = self._match.clone()
        twin.seat = self.seat
        twin._steps = self._steps[:]
        twin._over = self._over
        twin._players = {seat: copy(bot) for seat, bot in self._players.items()}
        twin._glimpses = {seat: Glimpse(twin._match.session, seat) for seat in self._players}
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> SingleEnv:
        return self.clone()

    def __reduce__(self) -> Any:
        seed = None if self._match is None else self._match.seed
        state = None if self._np_random is None else self._np_random.bit_generator.state
        return _again, (self._made, self._seeds, seed, self._steps, self._over, state)


def _again(made: Any, seeds: Seeds, seed: int | None, steps: list[int], over: bool, state: Any) -> SingleEnv:
    """The environment that was pickled: the same match, played again."""
    env = SingleEnv(*made)
    env._seeds = seeds
    if state is not None:
        env.np_random.bit_generator.state = state
    if seed is not None:
        env._begin(seed)
        for action in steps:
            env.step(action)
        env._over = over
    return env

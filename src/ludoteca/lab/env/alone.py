"""One seat against bots, as a gymnasium environment: of a game with turns, and of a live one."""

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
from ludoteca.kernel.session import Session
from ludoteca.lab.env.batch import name_bot, whim_of
from ludoteca.lab.env.copies import PlayedAgain
from ludoteca.lab.env.live import Live, begin_live, check_live, not_open
from ludoteca.lab.env.race import WAIT
from ludoteca.lab.env.setup import (
    LOST,
    Array,
    Facing,
    IllegalAction,
    Reward,
    Seeds,
    Setup,
    check_count,
    check_illegal,
    check_most,
    check_render,
    number_of,
    painted,
)
from ludoteca.lab.env.turns import Told, begin
from ludoteca.lab.plan import PLAYOUTS, RANDOM

NO_MATCH = "there is no match yet: call reset() first"


def bot_of(name: str, setup: Setup, seed: int) -> Bot:
    """A bot for one seat of one match."""
    if name == RANDOM:
        return PolicyBot(RANDOM, seed, setup.game, RandomPolicy())
    if is_guest(name):
        return setup.guest(name).bot(seed)
    return make_bot(name, setup.game.id, seed, playouts=PLAYOUTS)


class OneSeat(PlayedAgain, gymnasium.Env[Array, Any]):
    """One seat; the others are bots. `env.single` makes one of the two kinds below."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (gymnasium's own way)

    def __init__(self, facing: Facing, illegal: str, most: int | None, render_mode: str | None) -> None:
        """A match is cut off after the `most` answers of the own seat."""
        check_illegal(illegal)
        check_render(render_mode)
        self.facing = facing
        self.setup = facing.setup
        self.illegal = illegal
        self.most = most
        self.render_mode = render_mode
        self.observation_space = self.setup.box()
        self.action_space = self.setup.choices()
        self._seeds = Seeds()
        self._steps: list[int] = []
        self._begun = False
        self._over = True

    # -- what the two kinds do each in their way ---------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The match itself; `LudotecaError` before the first one."""
        raise NotImplementedError

    def _start(self, seed: int) -> None:
        """A new match, until the own seat can do something."""
        raise NotImplementedError

    def _play(self, index: int) -> None:
        """Do what a number means; `IllegalAction` when it cannot be done, and then nothing has changed."""
        raise NotImplementedError

    def _let_bots_play(self) -> None:
        """Until the own seat is asked again."""

    def _seen(self) -> Array:
        """What the own seat sees now."""
        raise NotImplementedError

    def action_masks(self) -> Array:
        """Which numbers can be done now."""
        raise NotImplementedError

    # -- a match -----------------------------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new match, at the first question to the own seat (a live one: at its first moment). `options` are taken for
        others' sake, and not used."""
        super().reset(seed=seed)
        self._begin(self._seeds.next(seed))
        return self._seen(), self._info()

    def _begin(self, seed: int) -> None:
        self.seat = self.facing.seat_in(seed)
        self._steps = []
        self._over = False
        self._start(seed)
        self._begun = True

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Do one thing; then bots play until the own seat is asked again, time has passed, or the match is over."""
        session = self.session
        if self._over:
            raise LudotecaError("the match is over: call reset()")
        try:
            index = number_of(action)
            self._play(index)
        except IllegalAction as refusal:
            if self.illegal == "raise":
                raise
            self._over = True
            return self._seen(), LOST, True, False, {**self._info(), "illegal": str(refusal)}
        self._steps.append(index)
        self._let_bots_play()
        outcome = session.outcome
        amount = 0.0 if outcome is None else self.setup.pay(outcome)[self.seat]
        truncated = outcome is None and self.most is not None and len(self._steps) >= self.most
        self._over = truncated or outcome is not None
        return self._seen(), amount, outcome is not None, truncated, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def render(self) -> str | None:
        """The board as a terminal shows it to the own seat."""
        return None if self.render_mode is None else painted(self.session, self.seat)

    def record(self) -> Any:
        """The match so far, for `ludoteca replay` and the replay page."""
        return self.session.record()

    # -- copies ------------------------------------------------------------------------------------------------

    def _since(self) -> tuple[Any, ...]:
        seed = self.session.seed if self._begun else None
        whims = None if self._np_random is None else self._np_random.bit_generator.state
        return self._seeds.copy(), seed, self._steps[:], self._over, whims

    def _go_on_from(self, *since: Any) -> None:
        seeds, seed, steps, over, whims = since
        self._seeds = seeds
        if whims is not None:
            self.np_random.bit_generator.state = whims
        if seed is not None:
            self._begin(seed)
            for action in steps:
                self.step(action)
            self._over = over


class SingleEnv(OneSeat):
    """One seat of a game with turns. Its bots have no memory but the match, so a copy is one of the session."""

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
        check_most("max_decisions", max_decisions)
        self._made = (game, bots, seat, seats, options, reward, illegal, max_decisions, render_mode)
        super().__init__(Facing(game, bots, seat, seats, options, reward), illegal, max_decisions, render_mode)
        self._match: Told | None = None

    @property
    def match(self) -> Told:
        """The match, with who is asked in it."""
        if self._match is None:
            raise LudotecaError(NO_MATCH)
        return self._match

    @property
    def session(self) -> Session:
        """The match itself."""
        return self.match.session

    def _start(self, seed: int) -> None:
        match = begin(self.setup, seed)
        self._match = match
        self._players = {
            seat: bot_of(name, self.setup, whim_of(seed, seat)) for seat, name in self.facing.others(self.seat).items()
        }
        self._glimpses = {seat: Glimpse(match.session, seat) for seat in self._players}
        self._let_bots_play()

    def _play(self, index: int) -> None:
        self.match.play(index)

    def _let_bots_play(self) -> None:
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

    def _seen(self) -> Array:
        return self.match.seen(self.seat)

    def action_masks(self) -> Array:
        """Which numbers are offered now; after the end none is refused, and none is taken."""
        return self.match.mask(self.seat)

    def clone(self) -> SingleEnv:
        """An equal, independent environment in the middle of the same match, with the same luck to come."""
        twin = SingleEnv(*self._made)
        seeds, seed, steps, over, whims = self._since()
        twin._go_on_from(seeds, None, [], True, whims)
        if seed is None:
            return twin
        twin._match = self.match.clone()
        twin.seat = self.seat
        twin._begun = True
        twin._steps = steps
        twin._over = over
        twin._players = {seat: copy(bot) for seat, bot in self._players.items()}
        twin._glimpses = {seat: Glimpse(twin._match.session, seat) for seat in self._players}
        return twin


class RaceSingle(OneSeat):
    """One seat of a live game; the bots play at their own pace, with pauses and whims, so a copy is played again."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str] | None,
        seat: int | None,
        seats: int | None,
        options: Mapping[str, Any] | None,
        reward: Reward,
        illegal: str,
        step_ms: int,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        check_count("step_ms", step_ms)
        check_most("max_cycles", max_cycles)
        self._made = (game, bots, seat, seats, options, reward, illegal, step_ms, max_cycles, render_mode)
        super().__init__(Facing(game, bots, seat, seats, options, reward), illegal, max_cycles, render_mode)
        check_live(self.setup)
        self.step_ms = step_ms
        self._live: Live | None = None

    @property
    def live(self) -> Live:
        """The match, with its clock."""
        if self._live is None:
            raise LudotecaError(NO_MATCH)
        return self._live

    @property
    def session(self) -> Session:
        """The match itself."""
        return self.live.session

    def _start(self, seed: int) -> None:
        self._live = begin_live(self.setup, seed, self.facing.others(self.seat), self.step_ms)

    def _play(self, index: int) -> None:
        """Do one thing, or wait (0); then time passes, in which the bots play."""
        race, encoding = self.live.race, self.setup.encoding
        if index != WAIT and race.action_of(encoding, self.seat, index) < 0:
            raise IllegalAction(not_open(encoding, race, self.seat, index))
        indices = [WAIT] * self.setup.seats
        indices[self.seat] = index
        race.step(encoding, indices)

    def _seen(self) -> Array:
        return self.live.seen(self.seat)

    def action_masks(self) -> Array:
        """Which numbers are open now; waiting always is."""
        return self.live.mask(self.seat)

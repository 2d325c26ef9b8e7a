"""A live game as environments: all seats at once for PettingZoo, one seat against bots for gymnasium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Space
from pettingzoo.utils.conversions import parallel_to_aec_wrapper
from pettingzoo.utils.env import ParallelEnv

from ludoteca.bots import Glimpse, make_bot
from ludoteca.bots.bot import LiveBot
from ludoteca.bots.guests import is_guest
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.errors import BadSetup, LudotecaError
from ludoteca.kernel.flow import Decision, Policy, RandomPolicy, Table
from ludoteca.kernel.game import LiveGame
from ludoteca.kernel.live import LivePolicy, LiveSession, OwnWhim, Stepping
from ludoteca.lab.env.batch import whim_of
from ludoteca.lab.env.race import WAIT, Race
from ludoteca.lab.env.setup import (
    LOST,
    MASKS,
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
    one_row,
    painted,
    spans,
)
from ludoteca.lab.match import Seated, TableOfSession
from ludoteca.lab.plan import RANDOM

STEP_MS = 150
MAX_CYCLES = 20_000


def check_live(setup: Setup) -> LiveGame:
    """A game without turns."""
    game = setup.game
    if not isinstance(game, LiveGame):
        raise BadSetup(f"{game.id} is played in turns, not by everyone at once: use env.aec")
    return game


class WithWhims(Policy):
    """A policy without a sense of time that has whims of its own."""

    def __init__(self, policy: Policy, whim: Chance) -> None:
        self.policy = policy
        self.whim = whim

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """What the policy chooses."""
        return self.policy.choose(table, decision, self.whim)


def live_player(setup: Setup, name: str, seed: int) -> LivePolicy:
    """How a bot plays a seat, asked at the table itself."""
    if name == RANDOM:
        return Stepping(WithWhims(RandomPolicy(), seeded(seed)), check_live(setup).step_ms)
    policy = setup.policy(name)
    assert isinstance(policy, LivePolicy)
    return OwnWhim(policy, seeded(seed))


def seated_player(setup: Setup, name: str, seed: int, session: LiveSession, seat: int) -> LivePolicy:
    """How a bot plays a seat that gets nothing but a glimpse of the match."""
    if name == RANDOM:
        return live_player(setup, name, seed)
    bot = setup.guest(name).bot(seed) if is_guest(name) else make_bot(name, setup.game.id, seed)
    assert isinstance(bot, LiveBot)
    return Seated(bot, Glimpse(session, seat))


class Live:
    """A session, its clock, and the memory that a look at it is written to."""

    def __init__(self, setup: Setup, session: LiveSession, race: Race) -> None:
        self.setup = setup
        self.session = session
        self.race = race
        self._row = one_row(setup.encoding.features)
        self._mask = one_row(setup.actions, np.int8)

    def seen(self, seat: int) -> Array:
        """What a seat may see now."""
        self._row.clear()
        self.race.write(self.setup.encoding, self.session.table, seat, self._row.memory, 0)
        return self._row.copy()

    def mask(self, seat: int) -> Array:
        """What a seat can do now: it can always wait."""
        self._mask.clear()
        self.race.mask(self.setup.encoding, seat, self._mask.memory, 0)
        return self._mask.copy()


def begin(setup: Setup, seed: int, bots: Mapping[int, str], step_ms: int) -> Live:
    """A new match, at its first moment."""
    game = check_live(setup)
    session = game.start(setup.seats, seed, setup.options)
    players: list[LivePolicy | None] = [None] * setup.seats
    for seat, name in bots.items():
        players[seat] = seated_player(setup, name, whim_of(seed, seat), session, seat)
    return Live(setup, session, Race(TableOfSession(session, []), setup.seats, players, step_ms))


class RaceEnv(ParallelEnv[str, Any, Any]):
    """All seats at once, in steps; `env.parallel` makes it."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, Any] | None,
        reward: Reward,
        mask: str,
        step_ms: int,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        if mask not in MASKS:
            raise LudotecaError(f"mask is one of {', '.join(MASKS)}, not {mask!r}")
        check_count("step_ms", step_ms)
        check_most("max_cycles", max_cycles)
        check_render(render_mode)
        self._made = (game, seats, options, reward, mask, step_ms, max_cycles, render_mode)
        self.setup = Setup(game, seats, options, reward)
        check_live(self.setup)
        self.mask = mask
        self.step_ms = step_ms
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {"name": self.setup.name, "render_modes": ["ansi"], "is_parallelizable": True}
        self.possible_agents = list(self.setup.agents)
        self.agents: list[str] = []
        self._space: Space[Any] = self.setup.with_mask() if mask == "observation" else self.setup.box()
        self._choices = {agent: self.setup.choices() for agent in self.possible_agents}
        self._seeds = Seeds()
        self._steps: list[list[int]] = []
        self._live: Live | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for every seat."""
        return self._space

    def action_space(self, agent: str) -> Space[Any]:
        """As wide for every seat."""
        return self._choices[agent]

    @property
    def live(self) -> Live:
        """The match itself."""
        if self._live is None:
            raise LudotecaError("there is no match yet: call reset() first")
        return self._live

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new match. `options` are taken for others' sake, and not used."""
        self._begin(self._seeds.next(seed))
        return self._seen(), self._infos([False] * self.setup.seats)

    def _begin(self, seed: int) -> None:
        self._live = begin(self.setup, seed, {}, self.step_ms)
        self._steps = []
        self.agents = list(self.possible_agents)

    def _seen(self) -> dict[str, Any]:
        live = self.live
        if self.mask == "info":
            return {agent: live.seen(seat) for seat, agent in enumerate(self.possible_agents)}
        return {
            agent: {"observation": live.seen(seat), "action_mask": live.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self, refused: Sequence[bool]) -> dict[str, dict[str, Any]]:
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            infos[agent] = {"refused": refused[seat]}
            if self.mask == "info":
                infos[agent]["action_mask"] = self.live.mask(seat)
        return infos

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody does one thing, then time passes. Who is not named, or cannot do that now, waits (`refused`)."""
        live = self.live
        if not self.agents:
            return {}, {}, {}, {}, {}
        unknown = sorted(set(actions) - set(self.possible_agents))
        if unknown:
            raise IllegalAction(f"there is no agent {unknown[0]!r}; there are {', '.join(self.possible_agents)}")
        indices = [self.chosen(agent, actions.get(agent, WAIT)) for agent in self.possible_agents]
        refused = live.race.step(self.setup.encoding, indices)
        self._steps.append(indices)
        outcome = live.session.outcome
        paid = [0.0] * self.setup.seats if outcome is None else self.setup.pay(outcome)
        cut = outcome is None and self.max_cycles is not None and len(self._steps) >= self.max_cycles
        agents = self.possible_agents
        if cut or outcome is not None:
            self.agents = []
        return (
            self._seen(),
            dict(zip(agents, paid, strict=True)),
            dict.fromkeys(agents, outcome is not None),
            dict.fromkeys(agents, cut),
            self._infos(refused),
        )

    def chosen(self, agent: str, action: Any) -> int:
        """A choice as a plain number. Who comes too late waits; what is no action at any time is refused."""
        index = number_of(action)
        if not 0 <= index < self.setup.actions:
            raise IllegalAction(f"{index} is no action that {agent} could have; they are 0 to {self.setup.actions - 1}")
        return index

    def render(self) -> str | None:
        """The board as a terminal shows it to someone who looks on."""
        return None if self.render_mode is None else painted(self.live.session, None)

    def record(self) -> Any:
        """The match so far, for `ludoteca replay` and the replay page."""
        return self.live.session.record()

    def close(self) -> None:
        """Nothing is held."""

    def clone(self) -> RaceEnv:
        """An equal, independent environment in the middle of the same match, with the same luck to come."""
        twin = RaceEnv(*self._made)
        twin.max_cycles = self.max_cycles
        twin._seeds = self._seeds.copy()
        if self._live is not None:
            session = self._live.session.clone()
            race = self._live.race.copy(TableOfSession(session, []), [None] * self.setup.seats)
            twin._live = Live(twin.setup, session, race)
            twin._steps = self._steps[:]
            twin.agents = self.agents[:]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> RaceEnv:
        return self.clone()

    def __reduce__(self) -> Any:
        seed = None if self._live is None else self._live.session.seed
        return _race_again, (self._made, self.max_cycles, self._seeds, seed, self._steps)


def _race_again(made: Any, max_cycles: int | None, seeds: Seeds, seed: int | None, steps: list[list[int]]) -> RaceEnv:
    """The environment that was pickled: the same match, played again."""
    env = RaceEnv(*made)
    env.max_cycles = max_cycles
    env._seeds = seeds
    if seed is not None:
        env._begin(seed)
        for indices in steps:
            env.step(dict(zip(env.possible_agents, indices, strict=True)))
    return env


class RaceInTurns(parallel_to_aec_wrapper[str, Any, Any]):
    """A live game for those who step one seat after the other: a step of the match is made when all have chosen."""

    env: RaceEnv

    @property
    def live(self) -> Live:
        """The match itself."""
        return self.env.live

    def step(self, action: Any) -> None:
        """Choose for whoever is next; when all have chosen, everybody does so at once."""
        _ = self.live  # says so where there is no match yet
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            action = self.env.chosen(agent, action)  # told to the one who chose it, before the others choose
        super().step(action)

    def render(self) -> str | None:
        """The board as a terminal shows it."""
        return self.env.render()

    def record(self) -> Any:
        """The match so far."""
        return self.env.record()

    def clone(self) -> RaceInTurns:
        """An equal, independent environment in the middle of the same match."""
        from copy import deepcopy

        return deepcopy(self)


class RaceSingle(gymnasium.Env[Array, Any]):
    """One seat of a live game; the others are bots, at their own pace. `env.single` makes it."""

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
        step_ms: int,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        check_illegal(illegal)
        check_render(render_mode)
        check_count("step_ms", step_ms)
        check_most("max_cycles", max_cycles)
        self._made = (game, bots, seat, seats, options, reward, illegal, step_ms, max_cycles, render_mode)
        self.facing = Facing(game, bots, seat, seats, options, reward)
        self.setup = self.facing.setup
        check_live(self.setup)
        self.illegal = illegal
        self.step_ms = step_ms
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.observation_space = self.setup.box()
        self.action_space = self.setup.choices()
        self._seeds = Seeds()
        self._steps: list[int] = []
        self._live: Live | None = None
        self._over = True

    @property
    def live(self) -> Live:
        """The match itself."""
        if self._live is None:
            raise LudotecaError("there is no match yet: call reset() first")
        return self._live

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new match, at its first moment. `options` are taken for others' sake, and not used."""
        super().reset(seed=seed)
        self._begin(self._seeds.next(seed))
        return self.live.seen(self.seat), self._info()

    def _begin(self, seed: int) -> None:
        self.seat = self.facing.seat_in(seed)
        self._live = begin(self.setup, seed, self.facing.others(self.seat), self.step_ms)
        self._steps = []
        self._over = False

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Do one thing, or wait (0); then time passes, in which the bots play."""
        live = self.live
        if self._over:
            raise LudotecaError("the match is over: call reset()")
        try:
            index = self._open(action)
        except IllegalAction as refusal:
            if self.illegal == "raise":
                raise
            self._over = True
            return live.seen(self.seat), LOST, True, False, {**self._info(), "illegal": str(refusal)}
        indices = [WAIT] * self.setup.seats
        indices[self.seat] = index
        live.race.step(self.setup.encoding, indices)
        self._steps.append(index)
        outcome = live.session.outcome
        amount = 0.0 if outcome is None else self.setup.pay(outcome)[self.seat]
        cut = outcome is None and self.max_cycles is not None and len(self._steps) >= self.max_cycles
        self._over = cut or outcome is not None
        return live.seen(self.seat), amount, outcome is not None, cut, self._info()

    def _open(self, action: Any) -> int:
        """A number that is open now."""
        index = number_of(action)
        race, encoding = self.live.race, self.setup.encoding
        if index != WAIT and race.action_of(encoding, self.seat, index) < 0:
            decision = race.asked(self.seat)
            offered = [WAIT, *(1 + encoding.index(decision, one) for one in decision.actions)]
            raise IllegalAction(f"{index} is not open to seat_{self.seat} now; open are {spans(offered)}")
        return index

    def action_masks(self) -> Array:
        """Which numbers are open now; waiting always is."""
        return self.live.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def render(self) -> str | None:
        """The board as a terminal shows it to the own seat."""
        return None if self.render_mode is None else painted(self.live.session, self.seat)

    def record(self) -> Any:
        """The match so far, for `ludoteca replay` and the replay page."""
        return self.live.session.record()

    def clone(self) -> RaceSingle:
        """An equal, independent environment in the middle of the same match: bots have pauses and whims of their own,
        so it is played again."""
        twin: RaceSingle = _single_again(*self.__reduce__()[1])
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> RaceSingle:
        return self.clone()

    def __reduce__(self) -> Any:
        seed = None if self._live is None else self._live.session.seed
        state = None if self._np_random is None else self._np_random.bit_generator.state
        return _single_again, (self._made, self._seeds.copy(), seed, self._steps[:], self._over, state)


def _single_again(made: Any, seeds: Seeds, seed: int | None, steps: list[int], over: bool, state: Any) -> RaceSingle:
    """The environment that was pickled: the same match, played again."""
    env = RaceSingle(*made)
    env._seeds = seeds
    if state is not None:
        env.np_random.bit_generator.state = state
    if seed is not None:
        env._begin(seed)
        for action in steps:
            env.step(action)
        env._over = over
    return env

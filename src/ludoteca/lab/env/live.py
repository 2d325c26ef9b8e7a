"""A live game as an environment for PettingZoo: all seats at once, or in turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Space
from pettingzoo.utils.conversions import parallel_to_aec_wrapper
from pettingzoo.utils.env import ParallelEnv

from ludoteca.bots import Glimpse, make_bot
from ludoteca.bots.bot import LiveBot
from ludoteca.bots.guests import is_guest
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.encoding import Encoding
from ludoteca.kernel.errors import BadSetup, LudotecaError
from ludoteca.kernel.flow import Decision, Policy, RandomPolicy, Table
from ludoteca.kernel.game import LiveGame
from ludoteca.kernel.live import LivePolicy, LiveSession, OwnWhim, Stepping
from ludoteca.lab.env.batch import whim_of
from ludoteca.lab.env.race import WAIT, Race
from ludoteca.lab.env.setup import (
    MASKS,
    Array,
    IllegalAction,
    Reward,
    Seeds,
    Setup,
    check_count,
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


def not_open(encoding: Encoding, race: Race, seat: int, index: int) -> str:
    """Why a number cannot be done now, and which can."""
    decision = race.asked(seat)
    offered = [WAIT, *(1 + encoding.index(decision, one) for one in decision.actions)]
    return f"{index} is not open to seat_{seat} now; open are {spans(offered)}"


def begin_live(setup: Setup, seed: int, bots: Mapping[int, str], step_ms: int) -> Live:
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
        self._live = begin_live(self.setup, seed, {}, self.step_ms)
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

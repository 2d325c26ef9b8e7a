"""A game with turns as a PettingZoo environment: one seat after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Space
from pettingzoo.utils.env import AECEnv

from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.env.setup import MASKS, Reward, Seeds, Setup, check_most, check_render, number_of, painted
from ludoteca.lab.env.turns import Quick


class TurnEnv(AECEnv[str, Any, Any]):
    """One match after the other; `env.aec` makes it."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, Any] | None,
        reward: Reward,
        mask: str,
        max_decisions: int | None,
        render_mode: str | None,
        like: TurnEnv | None = None,
    ) -> None:
        self._made = (game, seats, options, reward, mask, max_decisions, render_mode)
        self.mask = mask
        self.max_decisions = max_decisions
        self.render_mode = render_mode
        if like is None:
            if mask not in MASKS:
                raise LudotecaError(f"mask is one of {', '.join(MASKS)}, not {mask!r}")
            check_most("max_decisions", max_decisions)
            check_render(render_mode)
            self.setup = Setup(game, seats, options, reward)
            self._space: Space[Any] = self.setup.with_mask() if mask == "observation" else self.setup.box()
            self._choices = self.setup.choices()
            self._seat_of = {agent: seat for seat, agent in enumerate(self.setup.agents)}
            self.metadata = {"name": self.setup.name, "render_modes": ["ansi"], "is_parallelizable": False}
        else:
            self.setup = like.setup
            self._space, self._choices, self._seat_of = like._space, like._choices, like._seat_of
            self.metadata = like.metadata
        self.possible_agents = list(self.setup.agents)
        self.agents: list[str] = []
        self._seeds: Seeds = Seeds() if like is None else like._seeds.copy()
        self._steps: list[int | None] = []
        self._match: Quick | None = None

    # -- spaces ------------------------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for every seat."""
        return self._space

    def action_space(self, agent: str) -> Space[Any]:
        """The same for every seat."""
        return self._choices

    # -- a match -----------------------------------------------------------------------------------------------

    @property
    def match(self) -> Quick:
        """The match itself."""
        if self._match is None:
            raise LudotecaError("there is no match yet: call reset() first")
        return self._match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed, the one after the last. `options` are taken for others' sake, and not used."""
        self._begin(self._seeds.next(seed))

    def _begin(self, seed: int) -> None:
        self._match = match = Quick(self.setup, seed)
        self._steps = []
        self._asked = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._not_asked() for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection: str | None = None  # type: ignore[assignment]  # as PettingZoo uses it, not as it says
        self._go_on(match)

    def _go_on(self, match: Quick) -> None:
        """Whoever is asked is next; nobody is when the match is over."""
        decision = match.decision()
        if decision is None:
            self._end()
            return
        agent = self.possible_agents[decision.seat]
        self.agent_selection = agent
        if self.mask == "info":
            self.infos[agent] = {"action_mask": match.mask(decision.seat)}

    def _not_asked(self) -> dict[str, Any]:
        """The info of somebody who is not asked: nothing is offered."""
        return {"action_mask": np.zeros(self.setup.actions, np.int8)} if self.mask == "info" else {}

    def step(self, action: Any) -> None:
        """Answer what is asked; a number that is not offered is refused, and nothing has changed."""
        match = self.match
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            self._steps.append(None)
            return
        index = number_of(action)
        match.play(index)
        self._steps.append(index)
        self.infos[agent] = self._not_asked()
        self._asked += 1
        self._go_on(match)
        if self.max_decisions is not None and self._asked >= self.max_decisions and match.decision() is not None:
            self.truncations = dict.fromkeys(self.agents, True)
            self._close_masks()

    def _end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        for agent, amount in zip(self.possible_agents, self.setup.pay(outcome), strict=True):
            self.rewards[agent] = amount
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._close_masks()

    def _close_masks(self) -> None:
        """Nothing is asked any more: no number is refused, and none is taken."""
        if self.mask == "info":
            self.infos = {agent: {"action_mask": np.ones(self.setup.actions, np.int8)} for agent in self.agents}

    def observe(self, agent: str) -> Any:
        """What a seat may see now."""
        seen, mask = self.match.look(self._seat_of[agent])
        if self.mask == "info":
            return seen
        if self.truncations.get(agent):
            mask[:] = 1
        return {"observation": seen, "action_mask": mask}

    def render(self) -> str | None:
        """The board as a terminal shows it to whoever is asked."""
        if self.render_mode is None:
            return None
        return painted(self.match.session, self._seat_of[self.agent_selection])

    def record(self) -> Any:
        """The match so far, for `ludoteca replay` and the replay page."""
        return self.match.session.record()

    def close(self) -> None:
        """Nothing is held."""

    # -- copies ------------------------------------------------------------------------------------------------

    def clone(self) -> TurnEnv:
        """An equal, independent environment in the middle of the same match, with the same luck to come."""
        twin = TurnEnv(*self._made, like=self)
        if self._match is None:
            return twin
        twin._match = self._match.clone()
        twin._steps = self._steps[:]
        twin._asked = self._asked
        twin.agents = self.agents[:]
        twin.agent_selection = self.agent_selection
        twin.rewards = dict(self.rewards)
        twin._cumulative_rewards = dict(self._cumulative_rewards)
        twin.terminations = dict(self.terminations)
        twin.truncations = dict(self.truncations)
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        twin._skip_agent_selection = self._skip_agent_selection
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> TurnEnv:
        return self.clone()

    def __reduce__(self) -> Any:
        seed = None if self._match is None else self._match.seed
        return _again, (self._made, self._seeds, seed, self._steps)


def _again(made: Any, seeds: Seeds, seed: int | None, steps: list[int | None]) -> TurnEnv:
    """The environment that was pickled: the same match, played again."""
    env = TurnEnv(*made)
    env._seeds = seeds
    if seed is not None:
        env._begin(seed)
        for action in steps:
            env.step(action)
    return env

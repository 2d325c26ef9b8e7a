"""Playing environments at random, for tests."""

from __future__ import annotations

from typing import Any

import numpy as np

Rng = np.random.Generator


def pick(mask: Any, rng: Rng) -> Any:
    """One number that each mask offers."""
    flat = mask.reshape(-1, mask.shape[-1])
    return np.array([rng.choice(np.flatnonzero(row)) for row in flat]).reshape(mask.shape[:-1])


def play_turns(env: Any, steps: int, rng: Rng) -> list[Any]:
    """An AEC environment, and all that is seen on the way."""
    seen: list[Any] = []
    for agent in env.agent_iter(steps):
        observed, reward, terminated, truncated, info = env.last()
        mask = observed["action_mask"] if isinstance(observed, dict) else info["action_mask"]
        row = observed["observation"] if isinstance(observed, dict) else observed
        seen.append((agent, row.tobytes(), mask.tobytes(), reward, terminated, truncated))
        env.step(None if terminated or truncated else pick(mask, rng)[()])
    return seen


def play_alone(env: Any, steps: int, rng: Rng) -> list[Any]:
    """A gymnasium environment; a match that is over is followed by the next."""
    seen: list[Any] = []
    for _ in range(steps):
        row, reward, terminated, truncated, info = env.step(pick(env.action_masks(), rng)[()])
        seen.append((row.tobytes(), reward, terminated, truncated, info["action_mask"].tobytes()))
        if terminated or truncated:
            env.reset()
    return seen


def play_vector(env: Any, mask: Any, steps: int, rng: Rng) -> list[Any]:
    """Many matches at once."""
    seen: list[Any] = []
    for _ in range(steps):
        rows, rewards, terminated, truncated, infos = env.step(pick(mask, rng))
        mask = infos["action_mask"]
        seen.append((rows.tobytes(), rewards.tobytes(), terminated.tobytes(), truncated.tobytes(), mask.tobytes()))
    return seen


def play_all(env: Any, steps: int, rng: Rng) -> list[Any]:
    """A parallel environment, with the masks of its infos."""
    seen: list[Any] = []
    masks = {agent: env.live.mask(seat) for seat, agent in enumerate(env.possible_agents)}
    for _ in range(steps):
        rows, rewards, ended, cut, infos = env.step({agent: pick(masks[agent], rng)[()] for agent in env.agents})
        seen.append(
            ([row.tobytes() for row in rows.values()], rewards, ended, cut, [i["refused"] for i in infos.values()])
        )
        masks = {agent: info["action_mask"] for agent, info in infos.items()}
        if not env.agents:
            break
    return seen

"""Agents that know nothing, for tests: small nets with any weights, for any set-up."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import ludoteca
from ludoteca.bots.agents import Agent
from ludoteca.kernel.live import LiveGame

HIDDEN = 6


def newborn(game_id: str, seats: int, seed: int = 0) -> Agent:
    """An agent that has learned nothing yet."""
    game = ludoteca.game(game_id)
    encoding = game.encoding(seats, game.check_setup(seats, {}))
    live = isinstance(game, LiveGame)
    actions = encoding.actions + int(live or encoding.passes)
    luck = np.random.default_rng(seed)
    shapes = [(encoding.features, HIDDEN), (HIDDEN, actions)]
    layers = [(luck.standard_normal(shape).astype(np.float32), np.zeros(shape[1], np.float32)) for shape in shapes]
    scale = np.full(encoding.features, 0.1, np.float32)
    digest = encoding.digest()
    return Agent(game_id, game.encoding_version, digest, seats, scale, layers, step_ms=150 if live else 0)


def newborn_file(folder: Path, game_id: str, seats: int, seed: int = 0) -> str:
    """The file of such an agent."""
    path = folder / f"{game_id}-{seats}-{seed}.npz"
    newborn(game_id, seats, seed).save(path)
    return str(path)

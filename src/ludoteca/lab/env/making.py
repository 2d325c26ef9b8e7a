"""How environments are made, and under which names others find them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import pettingzoo
from pettingzoo.env_registry.registration import aec_registry, parallel_registry

import ludoteca
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.game import LiveGame
from ludoteca.lab.env.alone import RaceSingle, SingleEnv
from ludoteca.lab.env.by_turns import TurnEnv
from ludoteca.lab.env.live import MAX_CYCLES, STEP_MS, RaceEnv, RaceInTurns
from ludoteca.lab.env.many import AgainstBots, SelfPlay
from ludoteca.lab.env.races import RacesAgainstBots, RaceSelfPlay
from ludoteca.lab.env.setup import Reward

HERE = "ludoteca.lab.env.making"


def _is_live(game: str) -> bool:
    return isinstance(ludoteca.game(game), LiveGame)


def aec(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: Reward = "win",
    mask: str = "observation",
    max_decisions: int | None = None,
    render_mode: str | None = None,
    *,
    step_ms: int = STEP_MS,
    max_cycles: int | None = MAX_CYCLES,
) -> TurnEnv | RaceInTurns:
    """A PettingZoo environment: whoever is asked answers. In a live game each in turn, and then time passes: `step_ms`
    and `max_cycles` are for those, `max_decisions` is for the others."""
    if not _is_live(game):
        return TurnEnv(game, seats, options, reward, mask, max_decisions, render_mode)
    if max_decisions is not None:
        raise BadSetup(f"{game} is played by the clock: max_cycles says when a match is cut off, not max_decisions")
    return RaceInTurns(RaceEnv(game, seats, options, reward, mask, step_ms, max_cycles, render_mode))


def parallel(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: Reward = "win",
    mask: str = "observation",
    step_ms: int = STEP_MS,
    max_cycles: int | None = MAX_CYCLES,
    render_mode: str | None = None,
) -> RaceEnv:
    """A PettingZoo environment of a live game: everybody acts at once, in steps of time; action 0 waits."""
    return RaceEnv(game, seats, options, reward, mask, step_ms, max_cycles, render_mode)


def single(
    game: str,
    bots: Sequence[str] | None = None,
    seat: int | None = None,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: Reward = "win",
    illegal: str = "lose",
    max_decisions: int | None = None,
    render_mode: str | None = None,
    *,
    step_ms: int = STEP_MS,
    max_cycles: int | None = MAX_CYCLES,
) -> SingleEnv | RaceSingle:
    """A gymnasium environment: one seat (None: another one in each match) against bots."""
    if _is_live(game):
        return RaceSingle(game, bots, seat, seats, options, reward, illegal, step_ms, max_cycles, render_mode)
    return SingleEnv(game, bots, seat, seats, options, reward, illegal, max_decisions, render_mode)


def vector(
    game: str,
    num_envs: int,
    seats: int | None = None,
    bots: Sequence[str] | None = None,
    seed: int | None = None,
    *,
    seat: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: Reward = "win",
    max_decisions: int | None = None,
    copy: bool = True,
    step_ms: int = STEP_MS,
    max_cycles: int | None = MAX_CYCLES,
) -> SelfPlay | AgainstBots | RaceSelfPlay | RacesAgainstBots:
    """Many matches at once. Without bots every seat is played from outside; with bots it is a gymnasium VectorEnv."""
    if _is_live(game):
        if bots is None:
            return RaceSelfPlay(game, num_envs, seats, options, reward, step_ms, max_cycles, seed)
        return RacesAgainstBots(game, num_envs, bots, seat, seats, options, reward, step_ms, max_cycles, seed)
    if bots is None:
        return SelfPlay(game, num_envs, seats, options, reward, max_decisions, seed, copy)
    return AgainstBots(game, num_envs, bots, seat, seats, options, reward, max_decisions, seed, copy)


def facing_bots(
    game: str, num_envs: int, bots: Sequence[str] | None = None, seats: int | None = None, **more: Any
) -> AgainstBots | RacesAgainstBots:
    """What `gymnasium.make_vec` makes: one seat of each match, against players of the middle level unless others are
    named."""
    if bots is None:
        known = ludoteca.game(game).seats
        wanted = min(max(4, known[0]), known[-1]) if seats is None else seats
        bots = ["jogador"] * (wanted - 1)
    made = vector(game, num_envs, seats, bots, **more)
    assert isinstance(made, (AgainstBots, RacesAgainstBots))
    return made


def register() -> None:
    """Make every game known to PettingZoo and gymnasium; those that are known already are left alone."""
    for game_id in ludoteca.game_ids():
        game = ludoteca.game(game_id)
        known = {"game": game_id}
        version = game.encoding_version
        name = f"ludoteca/{game_id.replace('-', '_')}-v{version}"
        if name not in aec_registry:
            pettingzoo.register("aec", name, f"{HERE}:aec", kwargs=known)
        if isinstance(game, LiveGame) and name not in parallel_registry:
            pettingzoo.register("parallel", name, f"{HERE}:parallel", kwargs=known)
        title = f"ludoteca/{''.join(part.capitalize() for part in game_id.split('-'))}-v{version}"
        if title not in gymnasium.registry:
            gymnasium.register(title, f"{HERE}:single", vector_entry_point=f"{HERE}:facing_bots", kwargs=known)

"""What others ask of an environment: the suites of PettingZoo and gymnasium, at the fewest and at the most seats."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pettingzoo.test
import pettingzoo.utils.wrappers
import pytest
from gymnasium.utils.env_checker import check_env

import ludoteca
from ludoteca.kernel.game import LiveGame
from ludoteca.lab import env
from tests.lab.env.playing import play_turns

pytestmark = pytest.mark.playouts

SUITES: Any = pettingzoo.test  # has no types
WRAPPERS: Any = pettingzoo.utils.wrappers
GAMES = ludoteca.game_ids()
TURNS = [game for game in GAMES if not isinstance(ludoteca.game(game), LiveGame)]
LIVE = [game for game in GAMES if game not in TURNS]
ENDS = [
    (game, seats)
    for game in GAMES
    for seats in sorted(
        {ludoteca.game(game).seats[0], *({2} & set(ludoteca.game(game).seats)), ludoteca.game(game).seats[-1]}
    )
]
# The two that a Dict of rows and masks cannot avoid.
ABOUT_DICTS = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
CYCLES = 6


def made(game: str, seats: int, mask: str) -> Any:
    return env.aec(game, seats=seats, mask=mask, max_cycles=20)


def title(game: str) -> str:
    return f"ludoteca/{game.title().replace('-', '')}-v{ludoteca.game(game).encoding_version}"


@pytest.mark.parametrize(("game", "seats"), ENDS)
def test_pettingzoo_api_with_the_mask_in_the_info(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    SUITES.api_test(made(game, seats, "info"), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), ENDS)
def test_pettingzoo_api_with_the_mask_in_the_observation(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        for text in ABOUT_DICTS:
            warnings.filterwarnings("ignore", text)
        SUITES.api_test(made(game, seats, "observation"), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), ENDS)
def test_pettingzoo_seeds(game: str, seats: int) -> None:
    SUITES.seed_test(lambda: made(game, seats, "observation"), num_cycles=CYCLES)
    if game in LIVE:
        SUITES.parallel_seed_test(lambda: env.parallel(game, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize("game", LIVE)
@pytest.mark.parametrize("mask", ["info", "observation"])
@pytest.mark.parametrize("end", [0, -1])
def test_pettingzoo_parallel_api(game: str, mask: str, end: int) -> None:
    SUITES.parallel_api_test(env.parallel(game, seats=ludoteca.game(game).seats[end], mask=mask), num_cycles=15)


@pytest.mark.parametrize(("game", "seats"), [end for end in ENDS if end[0] in LIVE])
def test_pettingzoo_max_cycles(game: str, seats: int) -> None:
    module = SimpleNamespace(
        parallel_env=lambda max_cycles: env.parallel(game, seats=seats, max_cycles=max_cycles),
        env=lambda max_cycles: env.aec(game, seats=seats, max_cycles=max_cycles),
    )
    SUITES.max_cycles_test(module)


@pytest.mark.parametrize(("game", "seats"), ENDS)
def test_gymnasium_check_env(game: str, seats: int) -> None:
    check_env(gymnasium.make(title(game), bots=["random"] * (seats - 1)).unwrapped)


@pytest.mark.parametrize("mask", ["info", "observation"])
@pytest.mark.parametrize(("game", "seats"), [end for end in ENDS if end[0] in TURNS])
def test_the_wrapper_of_pettingzoo_ends_a_match_for_an_illegal_action(game: str, seats: int, mask: str) -> None:
    one: Any = WRAPPERS.TerminateIllegalWrapper(made(game, seats, mask), illegal_reward=-5)
    one.reset(seed=2)
    play_turns(one, 2 * seats, np.random.default_rng(1))
    agent = one.agent_selection
    seen, *_, info = one.last()
    mask_now = info["action_mask"] if mask == "info" else seen["action_mask"]
    one.step(int(np.flatnonzero(mask_now == 0)[0]))
    assert one.rewards[agent] == -5
    assert one.terminations == dict.fromkeys(one.possible_agents, True)
    for _ in range(seats):
        one.step(None)
    assert one.agents == []


@pytest.mark.parametrize("game", GAMES)
def test_the_wrapper_of_pettingzoo_for_several_matches_counts_them(game: str) -> None:
    seats = ludoteca.game(game).seats[-1]
    one: Any = WRAPPERS.MultiEpisodeEnv(made(game, seats, "observation"), 2)
    one.reset(seed=2)
    seen = play_turns(one, 10_000, np.random.default_rng(1))
    assert sum(terminated or truncated for *_, terminated, truncated in seen) == 2 * seats
    assert one.agents == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_registered(game: str) -> None:
    version = ludoteca.game(game).encoding_version
    name = f"ludoteca/{game.replace('-', '_')}_v{version}"
    assert str(pettingzoo.make("aec", name)) == f"{game.replace('-', '_')}_v{version}"
    alone: Any = gymnasium.make(title(game), bots=["random"] * (ludoteca.game(game).seats[-1] - 1))
    row, _ = alone.reset(seed=3)
    assert alone.observation_space.contains(row)
    many: Any = gymnasium.make_vec(title(game), num_envs=2, bots=["random"] * (ludoteca.game(game).seats[-1] - 1))
    rows, _ = many.reset(seed=3)
    assert many.observation_space.contains(rows)
    if game in LIVE:
        assert pettingzoo.make("parallel", name).max_num_agents == 4

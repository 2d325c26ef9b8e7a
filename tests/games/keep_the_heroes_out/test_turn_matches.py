"""Whole matches, played without any sense: every scenario, every number of players, to the end."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.games.keep_the_heroes_out.content.box import CLAN_NAMES, LEVEL_NAMES
from ludoteca.games.keep_the_heroes_out.content.scenario_file import own_scenarios
from ludoteca.games.keep_the_heroes_out.state import OVER, RUNNING, DungeonState
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import RandomPolicy, playout

GAME = ludoteca.game("keep-the-heroes-out")


def play(seats: int, seed: int, **options: Any) -> DungeonState:
    """A match of random answers."""
    state = GAME.new_state(seats, GAME.check_setup(seats, options))
    table = GAME.table(state, seeded(seed), None)
    playout(GAME.flow(table), table, [RandomPolicy() for _ in range(seats)], seeded(seed + 1))
    GAME.check(state)
    assert isinstance(state, DungeonState)
    return state


@pytest.mark.rule("KTHO-R1", "KTHO-D-2", "KTHO-R2", "KTHO-R3")
@pytest.mark.parametrize("scenario", list(own_scenarios()))
def test_one_to_six_players_come_to_an_end(scenario: str) -> None:
    for seats in range(1, 7):
        for number, level in enumerate(LEVEL_NAMES):
            state = play(seats, 10 * seats + number, scenario=scenario, level=level)
            assert state.step == OVER
            assert state.reason != RUNNING


@pytest.mark.rule("KTHO-D-63")
@pytest.mark.parametrize("seed", range(6))
def test_a_lone_player_with_two_clans(seed: int) -> None:
    pair = [CLAN_NAMES[seed], CLAN_NAMES[(seed + 4) % 9]]
    state = play(1, seed, clans=[pair])
    assert [clan.seat for clan in state.clans] == [0, 0]
    assert state.step == OVER

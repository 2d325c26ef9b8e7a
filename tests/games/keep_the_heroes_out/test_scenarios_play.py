"""Every scenario's rule acts in most matches; `bench/keep_the_heroes_out_rules.py` shows the same of many."""

from __future__ import annotations

import pytest

from bench.keep_the_heroes_out_rules import measure, play, without_rule
from ludoteca.games.keep_the_heroes_out.bots.levels import policy
from ludoteca.games.keep_the_heroes_out.checks.invariants import check
from ludoteca.games.keep_the_heroes_out.content.box import CHALLENGING
from ludoteca.games.keep_the_heroes_out.content.load import content_of
from ludoteca.games.keep_the_heroes_out.content.scenario import MARK_ACTED
from ludoteca.games.keep_the_heroes_out.content.scenario_file import own_scenario, own_scenarios
from ludoteca.games.keep_the_heroes_out.state import RUNNING

pytestmark = pytest.mark.playouts

MATCHES = 3


@pytest.mark.rule("KTHO-R4")
@pytest.mark.parametrize("name", own_scenarios())
def test_the_rule_of_a_scenario_acts_in_most_matches(name: str) -> None:
    content = content_of(own_scenario(name))
    acted = 0
    for seed in range(MATCHES):
        ended = play(content, 1 + seed, CHALLENGING, policy("jogador"), 1000 * seed)
        check(ended)
        assert ended.reason != RUNNING
        acted += ended.marks[MARK_ACTED] > 0
    assert acted > MATCHES // 2


def test_without_its_rule_a_scenario_is_a_dungeon_like_any_other() -> None:
    bare = content_of(without_rule(own_scenario("bands")))
    ended = play(bare, 2, CHALLENGING, policy("aprendiz"), 5)
    assert (ended.marks[MARK_ACTED], ended.marks[0]) == (0, 0)
    assert len(bare.guild) == len(content_of(own_scenario("bands")).guild)


def test_a_bot_that_knows_the_rule_plays_differently() -> None:
    row = measure("bands", 1, CHALLENGING, "jogador", 1)
    assert row.moves > row.looked // 50  # Heroes do not go to the Vault, and so guards need not

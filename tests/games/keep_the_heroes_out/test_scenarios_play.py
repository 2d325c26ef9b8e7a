"""Every scenario's rule acts in most matches, and whoever knows it plays otherwise.

`bench/keep_the_heroes_out_rules.py` shows the same of many matches, and what the rule does to the chance to win.
"""

from __future__ import annotations

import pytest

from bench.keep_the_heroes_out_rules import PLAYERS, measure, play, without_rule
from ludoteca.games.keep_the_heroes_out.bots.levels import policy
from ludoteca.games.keep_the_heroes_out.checks.invariants import check
from ludoteca.games.keep_the_heroes_out.content.box import CHALLENGING
from ludoteca.games.keep_the_heroes_out.content.load import content_of
from ludoteca.games.keep_the_heroes_out.content.scenario import MARK_ACTED, MARK_STAGE
from ludoteca.games.keep_the_heroes_out.content.scenario_file import own_scenario, own_scenarios
from ludoteca.games.keep_the_heroes_out.state import RUNNING

pytestmark = pytest.mark.playouts

MATCHES = len(PLAYERS)  # one for each number of players
# Rules that ask the players how the dungeon is to change: who knows them shows it in the answers to that.
ASKING = {"ring", "two-wings", "earthquake"}


@pytest.mark.long
@pytest.mark.rule("KTHO-R4")
@pytest.mark.parametrize("name", own_scenarios())
def test_the_rule_of_a_scenario_acts_in_most_matches_and_who_knows_it_plays_differently(name: str) -> None:
    row = measure(name, MATCHES, CHALLENGING, "jogador", 1, bare_matches=False)
    assert row.acted > MATCHES // 2
    if name in ASKING:
        assert row.asked >= MATCHES
        assert row.steered > row.asked // 4, "what the rule asks is weighed, and not just answered"
    else:
        assert row.looked > 100
        assert row.moves > 0, "in the same position something else would be done without the rule"


@pytest.mark.rule("KTHO-R4")
@pytest.mark.parametrize("name", own_scenarios())
def test_a_match_of_a_scenario_is_sound_to_its_end(name: str) -> None:
    ended = play(content_of(own_scenario(name)), 3, CHALLENGING, policy("jogador"), 7)
    check(ended)
    assert ended.reason != RUNNING


def test_without_its_rule_a_scenario_is_a_dungeon_like_any_other() -> None:
    bare = content_of(without_rule(own_scenario("bands")))
    ended = play(bare, 2, CHALLENGING, policy("aprendiz"), 5)
    assert (ended.marks[MARK_ACTED], ended.marks[MARK_STAGE]) == (0, 0)
    assert len(bare.guild) == len(content_of(own_scenario("bands")).guild)

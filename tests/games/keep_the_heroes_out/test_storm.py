"""The storm: when Wave 1 ends, so many Guild cards more come, once (KTHO-D-71)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import words
from ludoteca.games.keep_the_heroes_out.bots.sketch import MOST_CARDS, MOST_IN_STORM, danger, sketch_of, turns_to_come
from ludoteca.games.keep_the_heroes_out.content.scenario import GUILD, MARK_MORE, WAVE
from ludoteca.games.keep_the_heroes_out.content.scenario_file import own_scenario, own_scenarios
from tests.games.keep_the_heroes_out.scenarios import Rule, active, clan, event, my_turn
from tests.games.keep_the_heroes_out.table import GAME

STORM = 4  # whatever the scenario has
HELD = clan("slime", {"vault": [0] * 8})


def board(g: Rule) -> dict[str, Any]:
    """What anyone sees."""
    shown: dict[str, Any] = g.session.view(None)["board"]
    return shown


def ending(*cards: str, storm: int = STORM, **more: Any) -> Rule:
    """A turn on Challenging with these cards left of a Wave."""
    me = active("slime", {"vault": [0] * 8}, ["move"], deck=["move"] * 3)
    return my_turn("cauldron", me, guild=list(cards), guild_rest="discard", level="challenging", storm=storm, **more)


# -- the rule ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-D-71", "KTHO-R27", "KTHO-D-6")
def test_when_wave_one_ends_amid_an_invasion_the_storm_is_part_of_it() -> None:
    with event("cauldron", "mage jewel", clans=(HELD,), guild_rest="discard", storm=STORM) as g:
        g.guild_will_be("rogue eye", "rogue hats", "rogue bones", "mage eye", "mage hats", "mage bones")
        g.settles()
        assert g.state.wave == 2
        assert g.told("storm") == [(STORM, STORM, 0, 0, 0)]
        assert len(g.told("guild-card")) == 1 + STORM


@pytest.mark.rule("KTHO-D-71", "KTHO-D-5")
def test_when_wave_one_ends_in_a_turn_the_storm_comes_with_its_invasion_and_only_then() -> None:
    with ending("warrior jewel") as g:
        g.does("cells")
        assert (g.state.wave, g.state.marks[MARK_MORE]) == (2, STORM)
        while not g.told("invasion"):
            g.passes()
        assert g.told("invasion")[0][1] == 2 + STORM
        assert g.state.marks[MARK_MORE] == 0
        assert g.told("storm") == [(STORM, 2 + STORM, 0, 0, 0)]


@pytest.mark.rule("KTHO-D-71")
def test_without_a_storm_the_invasion_goes_on_as_it_is() -> None:
    with event("cauldron", "mage jewel", clans=(HELD,), guild_rest="discard", storm=0) as g:
        g.settles()
        assert g.state.wave == 2
        assert g.told("storm") == []
        assert len(g.told("guild-card")) == 1


@pytest.mark.rule("KTHO-D-71")
def test_the_storm_lights_up_the_rule_and_is_no_part_of_it() -> None:
    with ending("warrior jewel") as g:
        assert not board(g)["scenario"]["lit"]
        g.does("cells")
        assert board(g)["scenario"]["lit"]
        assert g.acted() == 0


# -- the files and the words -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", own_scenarios())
def test_a_scenario_says_its_storm_in_one_field_and_nowhere_else(name: str) -> None:
    scenario = own_scenario(name)
    for clause in scenario.clauses:
        always = clause.moment == WAVE and not clause.terms
        assert not (always and any(step.word == GUILD for step in clause.sides[0])), "this is what `storm` is for"
    n = max(2, int(scenario.storm))
    for language in words.LANGUAGES:
        told = words.say(GAME, language, "scenario-storm", {"n": n})
        assert f" {n} " in told
        assert told.split(":")[0] not in words.say(GAME, language, f"scenario-{name}.rule")


# -- what people and bots see of it ------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-D-71", "KTHO-R16")
def test_the_board_counts_the_storm_as_soon_as_wave_one_ends_by_the_cards_of_this_turn() -> None:
    cards = ("warrior jewel", "rogue jewel", "mage jewel")
    for left, today in ((3, 2), (2, 2 + STORM), (1, 2 + STORM)):
        with ending(*cards[:left]) as g:
            assert board(g)["guild"]["today"] == today
            assert g.session.prompt(g.question).params["cards"] == today
            assert board(g)["scenario"]["storm"] == STORM
    with ending(*cards[:1], wave=2) as g:
        assert board(g)["guild"]["today"] == 2
    with ending(*cards[:1], storm=0) as g:
        assert board(g)["guild"]["today"] == 2


@pytest.mark.rule("KTHO-D-71", "KTHO-R26")
def test_the_board_numbers_the_cards_of_an_invasion_with_the_storm() -> None:
    guards = clan("slime", {"vault": [0] * 4, "study": 1, "graveyard": 1}, hand=["defend"])
    with event("cauldron", "mage jewel", clans=(guards,), guild_rest="discard", storm=STORM) as g:
        g.guild_will_be("rogue eye", "rogue hats", "rogue bones", "mage eye", "mage hats", "mage bones")
        while not g.over and not (g.told("storm") and g.asked(0) is not None):
            g.answer(0, g.session.pending[0].actions[0])
        invasion = board(g)["invasion"]
        assert invasion["of"] == 1 + STORM
        assert invasion["number"] == len(g.told("guild-card"))


@pytest.mark.rule("KTHO-D-71")
def test_bots_count_the_cards_of_the_storm_before_it_breaks() -> None:
    cards = ["warrior jewel", "rogue eye", "mage hats", "mage bones", "rogue bones"]
    with ending(*cards) as g:
        far = sketch_of(g.table)
        assert (far.soon, far.length) == (2, MOST_CARDS)
    with ending(*cards[:4]) as g:
        tomorrow = sketch_of(g.table)
        assert (tomorrow.soon, tomorrow.length) == (2, min(MOST_IN_STORM, 4 + STORM))
    with ending(*cards[:2]) as g:
        today = sketch_of(g.table)
        assert (today.soon, today.length) == (2 + STORM, min(MOST_IN_STORM, 4 + STORM))
        assert len(today.futures) == today.length * len(today.likely)
        assert sum(today.likely) == pytest.approx(1.0)
    with ending(*cards[:2], wave=2) as g:
        assert danger(today) > danger(sketch_of(g.table))


@pytest.mark.rule("KTHO-D-71", "KTHO-R77")
def test_bots_look_no_further_than_the_last_card_of_wave_two() -> None:
    with ending("warrior jewel", "rogue eye", wave=2) as g:
        assert sketch_of(g.table).length == 2
        assert turns_to_come(g.table) == 1.0
    with ending("warrior jewel", wave=2) as g:
        sketch = sketch_of(g.table)
        assert (sketch.length, sketch.likely) == (1, [1.0])


@pytest.mark.rule("KTHO-D-71")
def test_the_cards_of_the_storm_are_nobodys_turn() -> None:
    with ending("warrior jewel", "rogue eye") as g:
        all_cards = len(g.state.content.guild)
        assert turns_to_come(g.table) == 1.0 + (all_cards - STORM) / 2

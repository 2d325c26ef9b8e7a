"""The Chronicle: five chapters of four scenarios, each with the Clans that it prescribes for one to six players."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import words
from ludoteca.games.keep_the_heroes_out.content.box import CLAN_NAMES
from ludoteca.games.keep_the_heroes_out.content.scenario import CHAPTERS
from ludoteca.games.keep_the_heroes_out.content.scenario_file import own_scenario, own_scenarios
from ludoteca.kernel.campaign import LOCKED, LOST, OPEN, WON, Campaign, Chapter
from ludoteca.kernel.game import Outcome
from tests.games.keep_the_heroes_out.table import GAME

CHRONICLE = ludoteca.game(GAME).campaigns
ALL = [(campaign, chapter) for campaign in CHRONICLE for chapter in campaign.chapters]


def test_the_chapters_are_played_in_their_order() -> None:
    assert [campaign.name for campaign in CHRONICLE] == list(CHAPTERS)
    assert [chapter.name for _, chapter in ALL] == list(own_scenarios())
    rent = CHRONICLE[0]
    assert list(rent.progress([("cauldron", True), ("bailiff", False)]).values()) == [WON, LOST, LOCKED, LOCKED]
    assert rent.progress([("cauldron", True), ("bailiff", False), ("bailiff", True)])["ring"] == OPEN


@pytest.mark.rule("KTHO-D-63", "KTHO-D-31")
@pytest.mark.parametrize(("campaign", "chapter"), ALL, ids=[chapter.name for _, chapter in ALL])
def test_who_plays_whom_depends_on_how_many_they_are(campaign: Campaign, chapter: Chapter) -> None:
    game = ludoteca.game(GAME)
    scenario = own_scenario(chapter.name)
    for seats in game.seats:
        session = game.start(seats, seed=seats, options=chapter.options_for(seats))
        clans = session.state.clans  # type: ignore[attr-defined]
        if seats == 1:  # both Clans are in one pair of hands: which comes first makes no difference
            assert sorted(clan.clan for clan in clans) == sorted(scenario.clans[1])
            assert {clan.seat for clan in clans} == {0}
        else:
            assert [(clan.seat, clan.clan) for clan in clans] == list(enumerate(scenario.clans[seats]))
        assert session.record().options["scenario"] == chapter.name


def test_how_hard_it_is_people_choose_each_time() -> None:
    chapter = ALL[0][1]
    game = ludoteca.game(GAME)
    assert "level" not in chapter.options_for(3)
    options = game.check_setup(3, {**chapter.options_for(3), "level": "hardcore"})
    assert (options["level"], options["clans"]) == ("hardcore", [["ratfolk"], ["witch"], ["dragon"]])
    assert set(CLAN_NAMES) >= {"ratfolk", "dragon", "witch"}


def test_a_chapter_is_won_when_the_vault_was_held() -> None:
    game = ludoteca.game(GAME)
    assert game.chapter_won(Outcome((0, 1), "held", (9, 9)))
    assert not game.chapter_won(Outcome((), "pillaged", (0, 0)))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_chapter_has_a_story_of_its_own(language: str) -> None:
    told = set()
    for campaign, chapter in ALL:
        key = f"campaign-{campaign.name}-{chapter.name}"
        for part in ("before", "won", "lost"):
            told.add(words.say(GAME, language, f"{key}.{part}"))
        assert words.has(GAME, language, f"campaign-{campaign.name}.about")
    assert len(told) == 60

"""How far a campaign has come, from the results of its matches."""

from __future__ import annotations

import pytest

from ludoteca.kernel.campaign import LOCKED, LOST, OPEN, WON, Campaign, Chapter

NIGHTS = Campaign("nights", [Chapter("dusk"), Chapter("storm"), Chapter("dawn")])


def test_only_the_first_chapter_is_open_at_the_beginning() -> None:
    assert NIGHTS.progress([]) == {"dusk": OPEN, "storm": LOCKED, "dawn": LOCKED}


def test_a_victory_opens_the_next_chapter_and_a_defeat_does_not() -> None:
    assert NIGHTS.progress([("dusk", False)]) == {"dusk": LOST, "storm": LOCKED, "dawn": LOCKED}
    assert NIGHTS.progress([("dusk", False), ("dusk", True)]) == {"dusk": WON, "storm": OPEN, "dawn": LOCKED}


def test_a_chapter_stays_won_when_it_is_played_and_lost_again() -> None:
    assert NIGHTS.progress([("dusk", True), ("dusk", False)])["dusk"] == WON


def test_a_campaign_may_go_on_after_a_defeat() -> None:
    brave = Campaign("nights", NIGHTS.chapters, go_on=True)
    assert brave.progress([("dusk", False)]) == {"dusk": LOST, "storm": OPEN, "dawn": LOCKED}


def test_results_of_chapters_that_are_no_longer_there_count_for_nothing() -> None:
    assert NIGHTS.progress([("noon", True)]) == NIGHTS.progress([])


@pytest.mark.parametrize("chapters", [[], [Chapter("dusk"), Chapter("dusk")]])
def test_chapters_need_names_of_their_own(chapters: list[Chapter]) -> None:
    with pytest.raises(ValueError, match="each with a name of its own"):
        Campaign("nights", chapters)


def test_a_chapter_prescribes_options_for_any_number_of_seats_and_for_some() -> None:
    chapter = Chapter("dusk", {"route": "hills"}, {1: {"beasts": [["mule", "ox"]]}, 2: {"beasts": [["mule"], ["ox"]]}})
    assert chapter.options_for(1) == {"route": "hills", "beasts": [["mule", "ox"]]}
    assert chapter.options_for(2) == {"route": "hills", "beasts": [["mule"], ["ox"]]}
    assert chapter.options_for(3) == {"route": "hills"}
    assert chapter.options == {"route": "hills"}


def test_what_is_prescribed_is_prescribed_once() -> None:
    with pytest.raises(ValueError, match="prescribes 'route' twice: for all, and for 2 seats"):
        Chapter("dusk", {"route": "hills"}, {2: {"route": "dunes"}})

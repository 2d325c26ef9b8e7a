"""Complete Destruction, Gourmet and Freeze Time: what the final roll is worth besides."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import TokyoScenario, given

ALL_SIX = "1 2 3 heart energy claw"


def _rolls_with(*cards: str) -> TokyoScenario:
    """Gigazaur has the turn and these cards; The King is in Tokyo City."""
    return given("Gigazaur", "The King").city("The King").owns("Gigazaur", *cards)


# -- Complete Destruction --------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-complete_destruction")
def test_all_six_faces_give_nine_stars_and_what_they_are_worth() -> None:
    with _rolls_with("complete_destruction").has("Gigazaur", hearts=5).rolls(ALL_SIX) as g:
        g.keeps_all().gained("Gigazaur", stars=9, hearts=1, energy=1).lost("The King", 1)
        g.is_asked("The King", "yield")


@pytest.mark.rule("KOT-complete_destruction")
@pytest.mark.parametrize(
    "faces",
    [
        "2 2 3 heart energy claw",
        "1 1 3 heart energy claw",
        "1 2 2 heart energy claw",
        "1 2 3 energy energy claw",
        "1 2 3 heart heart claw",
        "1 2 3 heart energy energy",
    ],
)
def test_with_a_face_missing_there_is_nothing(faces: str) -> None:
    with _rolls_with("complete_destruction").rolls(faces) as g:
        g.keeps_all().gained("Gigazaur", stars=0)


@pytest.mark.rule("KOT-complete_destruction")
def test_only_the_final_dice_count() -> None:
    with _rolls_with("complete_destruction").rolls(ALL_SIX) as g:
        g.rolls("heart").keeps(0, 1, 2, 3, 4).keeps_all().gained("Gigazaur", stars=0)


@pytest.mark.rule("KOT-complete_destruction.1")
def test_a_claw_from_burrowing_is_good_enough() -> None:
    g = given("Gigazaur", "The King").city("Gigazaur").owns("Gigazaur", "complete_destruction", "burrowing")
    with g.rolls("1 2 3 heart energy energy"):
        g.keeps_all().gained("Gigazaur", stars=9).lost("The King", 1)


@pytest.mark.rule("KOT-complete_destruction.1")
def test_extra_dice_do_no_harm() -> None:
    with _rolls_with("complete_destruction", "extra_head", "extra_head").rolls(ALL_SIX + " 1 1") as g:
        g.keeps_all().gained("Gigazaur", stars=10)  # one of them for three 1s


@pytest.mark.rule("KOT-complete_destruction.1")
def test_complete_destruction_comes_before_the_dice_and_only_once() -> None:
    with _rolls_with("complete_destruction").owns("The King", "burrowing").rolls(ALL_SIX) as g:
        g.keeps_all().is_asked("Gigazaur", "resolve").now("Gigazaur", stars=9, energy=0).now("The King", hearts=10)
        g.resolves("Gigazaur", "energies").now("Gigazaur", stars=9, energy=1)
        g.resolves("Gigazaur", "claws").now("Gigazaur", stars=9).stays("The King").now("Gigazaur", stars=9)


@pytest.mark.rule("KOT-complete_destruction.copy")
def test_two_complete_destructions_are_eighteen_stars() -> None:
    with _rolls_with("complete_destruction", "mimic").mimics("complete_destruction").rolls(ALL_SIX) as g:
        g.keeps_all().gained("Gigazaur", stars=18)


# -- Gourmet ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-gourmet")
@pytest.mark.parametrize(("faces", "stars"), [("1 1 1 2 2 3", 3), ("1 1 1 1 1 3", 5), ("1 1 2 2 2 3", 2)])
def test_three_ones_taste_of_two_stars_more(faces: str, stars: int) -> None:
    with _rolls_with("gourmet").rolls(faces) as g:
        g.keeps_all().gained("Gigazaur", stars=stars)


@pytest.mark.rule("KOT-gourmet.copy")
def test_two_gourmets_get_four_stars_more() -> None:
    with _rolls_with("gourmet", "mimic").mimics("gourmet").rolls("1 1 1 2 2 3") as g:
        g.keeps_all().gained("Gigazaur", stars=5)


# -- Freeze Time -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-freeze_time")
@pytest.mark.parametrize("faces", ["1 1 1 2 2 3", "1 1 1 1 2 3"])
def test_three_ones_freeze_time_for_a_turn_with_a_die_less(faces: str) -> None:
    with _rolls_with("freeze_time").rolls(faces) as g:
        g.keeps_all().turn_of("Gigazaur").is_asked("Gigazaur", "keep")
        assert len(g.state.dice) == 5


@pytest.mark.rule("KOT-freeze_time")
def test_two_ones_freeze_nothing() -> None:
    with _rolls_with("freeze_time").rolls("1 1 2 2 2 3") as g:
        g.keeps_all().turn_of("The King")


@pytest.mark.rule("KOT-freeze_time")
def test_ones_rolled_away_freeze_nothing() -> None:
    with _rolls_with("freeze_time").rolls("1 1 1 2 2 3") as g:
        g.rolls("2").keeps(0, 1, 3, 4, 5).keeps_all().turn_of("The King")


@pytest.mark.rule("KOT-freeze_time.1")
def test_each_turn_of_the_row_has_one_die_less_until_the_row_ends() -> None:
    with _rolls_with("freeze_time").rolls("1 1 1 2 2 3") as g:
        g.rolls("1 1 1 2 2").keeps_all().turn_of("Gigazaur")
        g.rolls("1 1 1 2").keeps_all().turn_of("Gigazaur")
        g.rolls("1 2 3").keeps_all().turn_of("Gigazaur")
        g.rolls("1 1 2 2 3 3").keeps_all().turn_of("The King")
        g.rolls("1 1 1 2 2 3").keeps_all().turn_of("Gigazaur")
        g.rolls("1 1 1 2 2").keeps_all().turn_of("Gigazaur")
        assert len(g.state.dice) == 5


@pytest.mark.rule("KOT-freeze_time.2", "KOT-freeze_time.copy")
def test_a_second_freeze_time_gives_no_second_turn() -> None:
    with _rolls_with("freeze_time", "mimic").mimics("freeze_time").rolls("1 1 1 2 2 3") as g:
        g.rolls("1 1 2 2 3").keeps_all().turn_of("Gigazaur")
        g.keeps_all().turn_of("The King")


@pytest.mark.rule("KOT-freeze_time.2")
def test_freeze_time_works_in_the_turn_it_is_bought() -> None:
    g = given("Gigazaur", "The King").city("The King").has("Gigazaur", energy=5).market("freeze_time")
    with g.rolls("1 1 1 2 2 3"):
        g.keeps_all().buys("Gigazaur", "freeze_time").turn_of("Gigazaur").is_asked("Gigazaur", "keep")
        assert len(g.state.dice) == 5


@pytest.mark.rule("KOT-freeze_time.3")
def test_the_frozen_turns_come_before_a_frenzy() -> None:
    with _rolls_with("freeze_time").has("Gigazaur", energy=7).market("frenzy").rolls("1 1 1 2 2 3") as g:
        g.keeps_all().rolls("1 1 1 2 2").buys("Gigazaur", "frenzy").turn_of("Gigazaur")
        g.rolls("1 1 2 2").keeps_all().turn_of("Gigazaur")
        g.rolls("1 1 2 2 3 3").keeps_all().turn_of("Gigazaur")
        g.keeps_all().turn_of("The King")


@pytest.mark.rule("KOT-freeze_time.3")
def test_a_frozen_turn_is_a_full_turn_that_nobody_is_asked_about() -> None:
    g = given("Gigazaur", "The King").city("Gigazaur").owns("Gigazaur", "freeze_time").rolls("1 1 1 2 2 3")
    with g:
        g.is_asked("Gigazaur", "keep").now("Gigazaur", stars=2)
        g.keeps_all().is_asked("Gigazaur", "keep").now("Gigazaur", stars=5)  # one for three 1s, two for the start
        assert g.state.rolls_left == 2

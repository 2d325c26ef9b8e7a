"""Chapter 3, the third step: Tokyo, and how one gets in and out."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import given, opening

FIVE = ("Gigazaur", "CyberKitty", "Space Penguin", "The King", "MekaDragon")
SIX = (*FIVE, "Alienoid")


@pytest.mark.rule("KOT-R37", "KOT-R42")
def test_who_enters_the_empty_city_gains_a_star() -> None:
    with given("Gigazaur", "The King") as g:
        g.keeps_all().is_in("Gigazaur", "city").gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-R38", "KOT-D-7")
def test_who_starts_the_turn_in_the_city_gains_two_stars_before_rolling() -> None:
    with given("Gigazaur", "The King").city("Gigazaur") as g:
        g.is_asked("Gigazaur", "keep").now("Gigazaur", stars=2)
        assert [event.kind for event in g.events] == ["turn", "stars-start", "rolled"]
        g.keeps_all().now("Gigazaur", stars=2)


@pytest.mark.rule("KOT-R38", "KOT-R41")
def test_who_starts_the_turn_in_the_bay_gains_two_stars() -> None:
    with given(*FIVE).city("The King").bay("Gigazaur") as g:
        g.now("Gigazaur", stars=2).now("The King", stars=0)


@pytest.mark.rule("KOT-R38")
def test_starting_outside_gives_no_stars() -> None:
    with given("Gigazaur", "The King").city("The King") as g:
        g.now("Gigazaur", stars=0).now("The King", stars=0)


@pytest.mark.rule("KOT-R40", "KOT-R31")
def test_nobody_walks_out_of_tokyo_without_being_clawed() -> None:
    with given("Gigazaur", "The King").city("The King") as g:
        g.keeps_all().is_not_asked("Gigazaur").turn_of("The King").is_asked("The King", "keep")
        g.keeps_all().turn_of("Gigazaur").keeps_all().is_in("The King", "city")


@pytest.mark.rule("KOT-R41", "KOT-R37")
def test_entering_the_bay_gives_a_star_as_well() -> None:
    with given(*FIVE).city("The King") as g:
        g.keeps_all().is_in("Gigazaur", "bay").gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-R42", "KOT-D-6")
def test_an_empty_city_must_be_entered_even_without_a_claw() -> None:
    with given("Gigazaur", "The King").has("Gigazaur", hearts=1).rolls("1 1 2 2 3 3") as g:
        g.keeps_all().is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-R43")
def test_the_first_player_enters_the_city_in_the_first_turn() -> None:
    with opening(*FIVE).rolls_off("1 1 2 2 3 3", "1 1 2 2 3 3", "claw 1 1 2 2 3", "1 1 2 2 3 3", "1 1 2 2 3 3") as g:
        g.turn_of("Space Penguin").keeps_all().is_in("Space Penguin", "city").now("Space Penguin", stars=1)


@pytest.mark.rule("KOT-D-15", "KOT-R44")
def test_with_five_the_first_player_takes_the_city_and_the_second_the_bay() -> None:
    with given(*FIVE) as g:
        g.keeps_all().is_in("Gigazaur", "city").turn_of("CyberKitty")
        g.keeps_all().is_in("CyberKitty", "bay").gained("CyberKitty", stars=1)
        g.keeps_all().is_in("Space Penguin", "outside").turn_of("The King")


@pytest.mark.rule("KOT-D-15")
def test_the_second_player_takes_the_city_if_the_first_yields_it() -> None:
    with given(*FIVE).rolls("1 1 2 2 3 3").rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().turn_of("CyberKitty").keeps_all().yields("Gigazaur")
        g.is_in("CyberKitty", "city").is_in("Gigazaur", "outside")


@pytest.mark.rule("KOT-R44", "KOT-D-6")
@pytest.mark.parametrize("names", [FIVE, SIX])
def test_an_empty_bay_must_be_entered_while_five_or_six_are_alive(names: tuple[str, ...]) -> None:
    with given(*names).city("The King") as g:
        g.keeps_all().is_in("Gigazaur", "bay")


@pytest.mark.rule("KOT-R44")
def test_with_five_players_of_whom_four_live_nobody_enters_the_bay() -> None:
    with given(*FIVE).city("The King").has("MekaDragon", hearts=0) as g:
        g.keeps_all().is_in("Gigazaur", "outside").gained("Gigazaur", stars=0)


@pytest.mark.rule("KOT-D-6")
def test_nobody_enters_while_both_places_are_taken() -> None:
    with given(*FIVE).city("The King").bay("MekaDragon").rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().stays("The King").stays("MekaDragon").is_in("Gigazaur", "outside").now("Gigazaur", stars=0)


@pytest.mark.rule("KOT-R45", "KOT-D-11")
def test_when_the_fifth_monster_falls_the_bay_closes_and_its_monster_is_outside() -> None:
    with given(*FIVE).city("Gigazaur").bay("The King").has("CyberKitty", hearts=1) as g:
        g.has("The King", energy=3).rolls("claw 1 1 2 2 3").keeps_all()
        g.is_out("CyberKitty").is_in("The King", "outside").now("The King", hearts=10, stars=0)
        g.is_not_asked("The King").is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-R45", "KOT-D-11")
def test_when_the_bay_closes_and_the_city_is_empty_its_monster_moves_there_without_a_star() -> None:
    with given(*FIVE).city("The King").bay("MekaDragon").has("The King", hearts=1) as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().is_out("The King").is_in("MekaDragon", "city")
        g.stays("MekaDragon").now("MekaDragon", stars=0, hearts=9).is_in("Gigazaur", "outside")


@pytest.mark.rule("KOT-R45")
def test_the_bay_stays_open_when_six_become_five() -> None:
    with given(*SIX).city("Gigazaur").bay("The King").has("CyberKitty", hearts=1) as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().is_out("CyberKitty").is_in("The King", "bay")


@pytest.mark.rule("KOT-D-11", "KOT-D-16")
def test_the_active_monster_is_pushed_out_of_the_bay_by_its_own_kill_and_still_buys() -> None:
    with given(*FIVE).city("The King").bay("Gigazaur").has("CyberKitty", hearts=1) as g:
        g.has("Gigazaur", energy=4).market("commuter_train", "wings", "jets").rolls("claw 1 1 2 2 3").keeps_all()
        g.is_out("CyberKitty").is_in("Gigazaur", "outside").is_in("The King", "city").is_asked("Gigazaur", "buy")
        g.buys("Gigazaur", "commuter_train").now("Gigazaur", stars=4)  # two for starting in the Bay, two for the card


@pytest.mark.rule("KOT-R46", "KOT-R56")
def test_the_attacker_must_take_the_place_of_who_yielded() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("MekaDragon").has("Gigazaur", hearts=1) as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().yields("MekaDragon")
        g.is_in("Gigazaur", "city").gained("Gigazaur", stars=1).turn_of("The King")


@pytest.mark.rule("KOT-D-4", "KOT-R46")
def test_both_yield_and_the_attacker_takes_the_city_alone() -> None:
    with given(*FIVE).city("The King").bay("MekaDragon").rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().yields("The King").yields("MekaDragon")
        g.is_in("Gigazaur", "city").is_in("The King", "outside").is_in("MekaDragon", "outside")
        g.now("Gigazaur", stars=1)


@pytest.mark.rule("KOT-D-4", "KOT-R46")
def test_only_the_city_yields_and_the_bay_does_not_slide_over() -> None:
    with given(*FIVE).city("The King").bay("MekaDragon").rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().yields("The King").stays("MekaDragon")
        g.is_in("Gigazaur", "city").is_in("MekaDragon", "bay").now("MekaDragon", stars=0)


@pytest.mark.rule("KOT-D-4", "KOT-R46")
def test_only_the_bay_yields_and_the_attacker_takes_the_bay() -> None:
    with given(*FIVE).city("The King").bay("MekaDragon").rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().stays("The King").yields("MekaDragon").is_in("Gigazaur", "bay").is_in("The King", "city")


@pytest.mark.rule("KOT-D-5")
def test_the_attacker_enters_the_place_of_a_monster_that_it_eliminated() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King").has("The King", hearts=1) as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().is_out("The King").is_in("Gigazaur", "city")
        g.gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-D-5")
def test_with_six_the_attacker_enters_the_bay_whose_monster_it_eliminated() -> None:
    with given(*SIX).city("The King").bay("MekaDragon").has("MekaDragon", hearts=1) as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().is_out("MekaDragon").stays("The King").is_in("Gigazaur", "bay")


@pytest.mark.rule("KOT-D-5", "KOT-R45")
def test_with_five_the_bay_of_the_eliminated_monster_is_closed() -> None:
    with given(*FIVE).city("The King").bay("MekaDragon").has("MekaDragon", hearts=1) as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().is_out("MekaDragon").stays("The King").is_in("Gigazaur", "outside")


@pytest.mark.rule("KOT-D-7", "KOT-R52")
def test_twenty_stars_at_the_start_of_the_turn_end_the_game_only_at_its_end() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("Gigazaur", stars=18) as g:
        g.is_asked("Gigazaur", "keep").now("Gigazaur", stars=20)
        assert g.session.outcome is None
        g.keeps_all().won_by("Gigazaur")

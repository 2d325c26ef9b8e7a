"""Energy Hoarder and Friend of Children: what energy brings, and more of it."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import TokyoScenario, given


def _rich(*cards: str, energy: int = 0) -> TokyoScenario:
    """Gigazaur has the turn, these cards and this much energy; The King is in Tokyo City."""
    return given("Gigazaur", "The King").city("The King").owns("Gigazaur", *cards).has("Gigazaur", energy=energy)


# -- Energy Hoarder --------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-energy_hoarder")
@pytest.mark.parametrize(("energy", "stars"), [(5, 0), (6, 1), (11, 1), (12, 2), (18, 3)])
def test_a_star_for_every_six_energy_that_stays(energy: int, stars: int) -> None:
    with _rich("energy_hoarder", energy=energy) as g:
        g.keeps_all().now("Gigazaur", stars=0)
        g.buys_nothing("Gigazaur").gained("Gigazaur", stars=stars, energy=0).turn_of("The King")


@pytest.mark.rule("KOT-energy_hoarder")
def test_the_hoarder_counts_at_the_end_of_its_own_turn_only() -> None:
    g = given("The King", "Gigazaur").city("The King").owns("Gigazaur", "energy_hoarder").has("Gigazaur", energy=6)
    with g:
        g.keeps_all().turn_of("Gigazaur").gained("Gigazaur", stars=0)


@pytest.mark.rule("KOT-energy_hoarder")
def test_the_hoarder_counts_what_is_left_after_buying() -> None:
    with _rich("energy_hoarder", energy=8).market("heal", "wings") as g:
        g.keeps_all().buys("Gigazaur", "heal").buys_nothing("Gigazaur").gained("Gigazaur", stars=0)


@pytest.mark.rule("KOT-energy_hoarder")
def test_the_hoarder_counts_what_metamorph_pays() -> None:
    with _rich("energy_hoarder", "metamorph", "wings") as g:
        g.keeps_all().sells("Gigazaur", "wings").gained("Gigazaur", energy=6, stars=0)
        g.sells_no_more("Gigazaur").gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-energy_hoarder.copy")
def test_two_hoarders_double_the_stars() -> None:
    with _rich("energy_hoarder", "mimic", energy=13).mimics("energy_hoarder") as g:
        g.keeps_all().buys_nothing("Gigazaur").gained("Gigazaur", stars=4)


# -- Friend of Children ----------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-friend_of_children", "KOT-friend_of_children.1")
@pytest.mark.parametrize(
    ("faces", "energy"), [("energy 1 1 2 2 3", 2), ("energy energy energy energy 1 2", 5), ("1 1 2 2 3 3", 0)]
)
def test_one_more_energy_for_all_the_dice_together(faces: str, energy: int) -> None:
    with _rich("friend_of_children").rolls(faces) as g:
        g.keeps_all().gained("Gigazaur", energy=energy)


@pytest.mark.rule("KOT-friend_of_children.1")
def test_energize_gives_ten() -> None:
    with _rich("friend_of_children", energy=8).market("energize") as g:
        g.keeps_all().buys("Gigazaur", "energize").now("Gigazaur", energy=10)


@pytest.mark.rule("KOT-friend_of_children.1")
def test_solar_power_gives_two() -> None:
    with _rich("friend_of_children", "solar_powered") as g:
        g.keeps_all().gained("Gigazaur", energy=2)


@pytest.mark.rule("KOT-friend_of_children.1")
def test_making_it_stronger_gives_two() -> None:
    g = given("The King", "Gigazaur").city("Gigazaur")
    with g.owns("Gigazaur", "friend_of_children", "were_only_making_it_stronger").rolls("claw claw 1 1 2 3"):
        g.keeps_all().lost("Gigazaur", 2).gained("Gigazaur", energy=2)


@pytest.mark.rule("KOT-friend_of_children.1")
def test_each_card_sold_gives_one_more() -> None:
    with _rich("friend_of_children", "metamorph", "wings", "gourmet") as g:
        g.keeps_all().sells("Gigazaur", "wings").gained("Gigazaur", energy=7)
        g.sells("Gigazaur", "gourmet").gained("Gigazaur", energy=5)


@pytest.mark.rule("KOT-friend_of_children.1")
def test_a_card_bought_away_pays_one_more() -> None:
    g = given("The King", "Gigazaur").city("Gigazaur").owns("The King", "parasitic_tentacles")
    with g.owns("Gigazaur", "friend_of_children", "wings").has("The King", energy=6):
        g.keeps_all().buys_from("The King", "Gigazaur", "wings").gained("Gigazaur", energy=7)
        g.gained("The King", energy=-6)


@pytest.mark.rule("KOT-friend_of_children.1")
def test_a_card_bought_away_for_nothing_pays_nothing() -> None:
    g = given("The King", "Gigazaur").city("Gigazaur").owns("Gigazaur", "friend_of_children", "made_in_a_lab")
    with g.owns("The King", "parasitic_tentacles", "alien_origin", "mimic").mimics("alien_origin"):
        g.keeps_all().buys_from("The King", "Gigazaur", "made_in_a_lab").gained("Gigazaur", energy=0)


@pytest.mark.rule("KOT-friend_of_children.1")
@pytest.mark.parametrize(("fee", "gained"), [(2, 3), (1, 2), (0, 0)])
def test_a_patient_pays_one_more_if_it_pays_at_all(fee: int, gained: int) -> None:
    g = _rich("friend_of_children", "healing_ray").has("The King", hearts=5, energy=fee).rolls("heart 1 1 2 2 3")
    with g:
        g.keeps_all().heart_for("Gigazaur", "The King").gained("Gigazaur", energy=gained)
        g.gained("The King", hearts=1, energy=-fee)


@pytest.mark.rule("KOT-friend_of_children.2")
def test_the_battery_gives_no_more_than_its_two() -> None:
    with _rich("friend_of_children", "battery_monster") as g:
        g.is_asked("Gigazaur", "keep").now("Gigazaur", energy=2)


@pytest.mark.rule("KOT-friend_of_children.copy")
def test_two_friends_add_two() -> None:
    with _rich("friend_of_children", "mimic").mimics("friend_of_children").rolls("energy energy 1 1 2 2") as g:
        g.keeps_all().gained("Gigazaur", energy=4)

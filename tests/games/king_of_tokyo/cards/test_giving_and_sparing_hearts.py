"""Even Bigger, Healing Ray and Herbivore: hearts to have, to give and not to take."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import TokyoScenario, given

# -- Even Bigger -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-even_bigger")
@pytest.mark.parametrize(("before", "after"), [(10, 12), (9, 11), (5, 7)])
def test_buying_even_bigger_heals_two(before: int, after: int) -> None:
    g = given("Gigazaur", "The King").city("The King").has("Gigazaur", hearts=before, energy=4)
    with g.market("even_bigger"):
        g.keeps_all().buys("Gigazaur", "even_bigger").now("Gigazaur", hearts=after)


@pytest.mark.rule("KOT-even_bigger")
def test_hearts_heal_up_to_twelve() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", "even_bigger").has("Gigazaur", hearts=9)
    with g.rolls("heart heart heart heart 1 2"):
        g.keeps_all().now("Gigazaur", hearts=12)


@pytest.mark.rule("KOT-even_bigger.1")
@pytest.mark.parametrize(("before", "after"), [(9, 11), (11, 12), (12, 12)])
def test_a_second_even_bigger_heals_again_within_twelve(before: int, after: int) -> None:
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", "even_bigger").market("mimic")
    with g.has("Gigazaur", hearts=before, energy=8):
        g.keeps_all().buys("Gigazaur", "mimic").copies("Gigazaur", "Gigazaur", "even_bigger")
        g.now("Gigazaur", hearts=after)
        assert g.game.view(g.state, 0)["monsters"][0]["max_hearts"] == 12


@pytest.mark.rule("KOT-even_bigger.2")
def test_selling_even_bigger_cuts_hearts_to_ten() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "even_bigger", "metamorph") as g:
        g.keeps_all().now("Gigazaur", hearts=12)
        g.sells("Gigazaur", "even_bigger").now("Gigazaur", hearts=10).gained("Gigazaur", energy=4)


@pytest.mark.rule("KOT-even_bigger.2")
def test_selling_even_bigger_leaves_fewer_hearts_alone() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", "even_bigger", "metamorph")
    with g.has("Gigazaur", hearts=8):
        g.keeps_all().sells("Gigazaur", "even_bigger").now("Gigazaur", hearts=8)


@pytest.mark.rule("KOT-even_bigger.2")
def test_even_bigger_bought_away_cuts_the_sellers_hearts() -> None:
    g = given("The King", "Gigazaur").city("The King").owns("Gigazaur", "even_bigger")
    with g.owns("The King", "parasitic_tentacles").has("The King", hearts=9, energy=4):
        g.keeps_all().buys_from("The King", "Gigazaur", "even_bigger")
        g.now("Gigazaur", hearts=10).now("The King", hearts=11)


@pytest.mark.rule("KOT-even_bigger.2")
def test_moving_mimic_away_cuts_hearts_to_ten() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("The King", "even_bigger", "gourmet")
    with g.owns("Gigazaur", "mimic").mimics("even_bigger").has("Gigazaur", hearts=12, energy=1):
        g.copies("Gigazaur", "The King", "gourmet").now("Gigazaur", hearts=10).now("The King", hearts=12)


@pytest.mark.rule("KOT-even_bigger.2")
def test_mimic_is_small_again_when_what_it_copied_is_sold() -> None:
    g = given("The King", "Gigazaur").city("The King").owns("The King", "even_bigger", "metamorph")
    with g.owns("Gigazaur", "mimic").mimics("even_bigger").has("Gigazaur", hearts=12):
        g.keeps_all().sells("The King", "even_bigger").now("Gigazaur", hearts=10).now("The King", hearts=10)


@pytest.mark.rule("KOT-even_bigger.3")
def test_regeneration_adds_to_the_two_hearts() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", "regeneration").market("even_bigger")
    with g.has("Gigazaur", hearts=5, energy=4):
        g.keeps_all().buys("Gigazaur", "even_bigger").now("Gigazaur", hearts=8)


@pytest.mark.rule("KOT-even_bigger.copy")
def test_mimic_as_even_bigger_heals_two_and_goes_to_twelve() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("The King", "even_bigger").market("mimic")
    with g.has("Gigazaur", hearts=10, energy=8):
        g.keeps_all().buys("Gigazaur", "mimic").copies("Gigazaur", "The King", "even_bigger")
        g.now("Gigazaur", hearts=12)


@pytest.mark.rule("KOT-even_bigger.copy")
def test_losing_one_of_two_even_biggers_leaves_the_limit_at_twelve() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", "even_bigger", "mimic", "metamorph")
    with g.mimics("even_bigger"):
        g.keeps_all().sells("Gigazaur", "mimic").now("Gigazaur", hearts=12)


# -- Healing Ray -----------------------------------------------------------------------------------------------


def _with_ray(faces: str, *more: str) -> TokyoScenario:
    """Gigazaur has the turn and a Healing Ray; The King is in Tokyo City, CyberKitty is not."""
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").owns("Gigazaur", "healing_ray", *more)
    return g.rolls(faces)


@pytest.mark.rule("KOT-healing_ray")
def test_hearts_heal_others_who_pay_two_energy_each() -> None:
    g = _with_ray("heart heart heart 1 1 2").has("Gigazaur", hearts=5).has("CyberKitty", hearts=5, energy=9)
    with g.has("The King", hearts=5, energy=9):
        g.keeps_all().heart_for("Gigazaur", "CyberKitty").heart_for("Gigazaur", "CyberKitty")
        g.heart_for("Gigazaur", "me").now("CyberKitty", hearts=7, energy=5)
        g.now("Gigazaur", hearts=6, energy=4).now("The King", hearts=5, energy=9)


@pytest.mark.rule("KOT-healing_ray")
def test_hearts_may_heal_several_others() -> None:
    g = _with_ray("heart heart 1 1 2 2").has("CyberKitty", hearts=5, energy=2).has("The King", hearts=5, energy=3)
    with g:
        g.keeps_all().heart_for("Gigazaur", "CyberKitty").heart_for("Gigazaur", "The King")
        g.now("CyberKitty", hearts=6, energy=0).now("The King", hearts=6, energy=1).now("Gigazaur", energy=4)


@pytest.mark.rule("KOT-healing_ray.1")
@pytest.mark.parametrize(("energy", "left"), [(5, 1), (4, 0), (3, 0), (1, 0), (0, 0)])
def test_two_hearts_cost_four_or_what_there_is(energy: int, left: int) -> None:
    g = _with_ray("heart heart 1 1 2 2").has("CyberKitty", hearts=5, energy=energy)
    with g:
        g.keeps_all().heart_for("Gigazaur", "CyberKitty").heart_for("Gigazaur", "CyberKitty")
        g.now("CyberKitty", hearts=7, energy=left).now("Gigazaur", energy=energy - left)


@pytest.mark.rule("KOT-healing_ray.2")
def test_the_ray_works_from_tokyo() -> None:
    g = given("Gigazaur", "The King").city("Gigazaur").owns("Gigazaur", "healing_ray")
    with g.has("Gigazaur", hearts=5).has("The King", hearts=5, energy=2).rolls("heart heart 1 1 2 2"):
        g.keeps_all().heart_for("Gigazaur", "The King").heart_for("Gigazaur", "me")
        g.now("The King", hearts=6, energy=0).now("Gigazaur", hearts=5)


@pytest.mark.rule("KOT-healing_ray.2")
def test_the_ray_reaches_into_tokyo_and_cannot_be_refused() -> None:
    with _with_ray("heart 1 1 2 2 3").has("The King", hearts=5, energy=2) as g:
        g.keeps_all().heart_for("Gigazaur", "The King").now("The King", hearts=6, energy=0)


@pytest.mark.rule("KOT-healing_ray.2")
def test_only_the_wounded_are_patients_and_only_up_to_their_limit() -> None:
    with _with_ray("heart heart 1 1 2 2").has("CyberKitty", hearts=9, energy=9).has("Gigazaur", hearts=5) as g:
        g.keeps_all()
        assert g.choices("Gigazaur", "do-heart-patient") == [["seat:2"]]
        g.heart_for("Gigazaur", "CyberKitty").now("CyberKitty", hearts=10, energy=7).now("Gigazaur", hearts=6)


@pytest.mark.rule("KOT-healing_ray.2")
def test_a_bigger_patient_is_healed_up_to_twelve() -> None:
    g = _with_ray("heart heart heart 1 2 2").owns("CyberKitty", "even_bigger").has("CyberKitty", hearts=10, energy=9)
    with g.has("Gigazaur", hearts=5):
        g.keeps_all().heart_for("Gigazaur", "CyberKitty").heart_for("Gigazaur", "CyberKitty")
        g.now("CyberKitty", hearts=12, energy=5).now("Gigazaur", hearts=6)


@pytest.mark.rule("KOT-healing_ray.2")
def test_with_nobody_wounded_the_hearts_are_ones_own() -> None:
    with _with_ray("heart heart 1 1 2 2").has("Gigazaur", hearts=5) as g:
        g.keeps_all().now("Gigazaur", hearts=7).turn_of("The King")


@pytest.mark.rule("KOT-healing_ray.3")
def test_the_patients_regeneration_adds_one() -> None:
    with _with_ray("heart heart 1 1 2 2").owns("CyberKitty", "regeneration") as g:
        g.has("CyberKitty", hearts=5, energy=9)
        g.keeps_all().heart_for("Gigazaur", "CyberKitty").heart_for("Gigazaur", "CyberKitty")
        g.now("CyberKitty", hearts=8, energy=5)


@pytest.mark.rule("KOT-healing_ray.3")
def test_the_healers_regeneration_adds_nothing_to_the_patient() -> None:
    with _with_ray("heart 1 1 2 2 3", "regeneration").has("CyberKitty", hearts=5, energy=9) as g:
        g.keeps_all().heart_for("Gigazaur", "CyberKitty").now("CyberKitty", hearts=6, energy=7)


@pytest.mark.rule("KOT-healing_ray.copy")
def test_a_second_ray_heals_and_charges_no_more() -> None:
    with _with_ray("heart 1 1 2 2 3", "mimic").mimics("healing_ray").has("CyberKitty", hearts=5, energy=9) as g:
        g.keeps_all()
        assert g.choices("Gigazaur", "do-heart-patient") == [["seat:2"]]
        g.heart_for("Gigazaur", "CyberKitty").now("CyberKitty", hearts=6, energy=7).now("Gigazaur", energy=2)


# -- Herbivore -------------------------------------------------------------------------------------------------


def _herbivore(*more: str) -> TokyoScenario:
    """Gigazaur has the turn and is a Herbivore; The King is in Tokyo City."""
    return given("Gigazaur", "The King").city("The King").owns("Gigazaur", "herbivore", *more)


@pytest.mark.rule("KOT-herbivore")
def test_a_peaceful_turn_gives_a_star() -> None:
    with _herbivore() as g:
        g.keeps_all().gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-herbivore")
def test_a_claw_that_hurts_costs_the_star() -> None:
    with _herbivore().rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().stays("The King").now("Gigazaur", stars=0).turn_of("The King")


@pytest.mark.rule("KOT-herbivore")
def test_a_card_that_hurts_costs_the_star() -> None:
    with _herbivore().has("Gigazaur", energy=3).market("flame_thrower") as g:
        g.keeps_all().buys("Gigazaur", "flame_thrower").now("Gigazaur", stars=0).now("The King", hearts=8)


@pytest.mark.rule("KOT-herbivore")
def test_the_next_turn_is_a_new_chance() -> None:
    with _herbivore().rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().stays("The King").keeps_all().turn_of("Gigazaur").keeps_all().now("Gigazaur", stars=1)


@pytest.mark.rule("KOT-herbivore.1")
def test_hurting_oneself_costs_the_star() -> None:
    with _herbivore().has("Gigazaur", energy=4).market("tank") as g:
        g.keeps_all().buys("Gigazaur", "tank").lost("Gigazaur", 3).gained("Gigazaur", stars=4)


@pytest.mark.rule("KOT-herbivore.1")
def test_a_claw_that_armor_stops_does_not_count() -> None:
    with _herbivore().owns("The King", "armor_plating").rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().now("Gigazaur", stars=1)


@pytest.mark.rule("KOT-herbivore.1")
def test_claws_that_camouflage_stops_do_not_count() -> None:
    with _herbivore().owns("The King", "camouflage").rolls("claw claw 1 2 2 3") as g:
        g.keeps_all().camouflage("heart heart").reacts("The King", "camouflage").gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-herbivore.1")
def test_claws_that_camouflage_stops_in_part_do_count() -> None:
    with _herbivore().owns("The King", "camouflage").rolls("claw claw 1 2 2 3") as g:
        g.keeps_all().camouflage("heart 1").reacts("The King", "camouflage").stays("The King")
        g.now("Gigazaur", stars=0).turn_of("The King")


@pytest.mark.rule("KOT-herbivore.1")
def test_a_tank_that_wings_escape_does_not_count() -> None:
    with _herbivore("wings").has("Gigazaur", energy=6).market("tank") as g:
        g.keeps_all().buys("Gigazaur", "tank").reacts("Gigazaur", "wings").now("Gigazaur", hearts=10, stars=5)


@pytest.mark.rule("KOT-herbivore.1")
def test_poison_does_not_count() -> None:
    with _herbivore().has("Gigazaur", poison=2) as g:
        g.keeps_all().lost("Gigazaur", 2).gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-herbivore.1")
def test_what_an_opportunist_does_in_the_turn_does_not_count() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").owns("Gigazaur", "herbivore")
    g.owns("The King", "opportunist").has("Gigazaur", energy=3).has("The King", energy=3)
    with g.market("heal").deck("flame_thrower"):
        g.keeps_all().buys("Gigazaur", "heal").buys("The King", "flame_thrower")
        g.lost("Gigazaur", 2).lost("CyberKitty", 2).gained("Gigazaur", stars=1).turn_of("The King")


@pytest.mark.rule("KOT-herbivore.copy")
def test_two_herbivores_get_two_stars() -> None:
    with _herbivore("mimic").mimics("herbivore") as g:
        g.keeps_all().gained("Gigazaur", stars=2)


@pytest.mark.rule("KOT-even_bigger.2")
def test_everyone_is_told_that_hearts_were_cut_with_even_bigger() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "even_bigger", "metamorph") as g:
        g.keeps_all().sells("Gigazaur", "even_bigger")
        (cut,) = [event.seen_by(1) for event in g.events if event.kind == "hearts-cut"]
        assert cut is not None
        assert cut.args[:2] == (0, 2)


@pytest.mark.rule("KOT-even_bigger.2")
def test_nothing_is_told_where_no_heart_was_cut() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", "even_bigger", "metamorph")
    with g.has("Gigazaur", hearts=8):
        g.keeps_all().sells("Gigazaur", "even_bigger")
        assert g.told("hearts-cut") == []

"""The 17 DISCARD cards: they act at once, when bought, and are gone."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import BOX, TokyoScenario, given

FIVE = ("Gigazaur", "CyberKitty", "Space Penguin", "The King", "MekaDragon")


def shop(card: str, *more: str) -> TokyoScenario:
    """Gigazaur outside, The King in the City, MekaDragon outside; Gigazaur can pay for this card, and then some."""
    g = given("Gigazaur", "The King", "MekaDragon", *more).city("The King").market(card, "nova_breath", "mimic")
    return g.deck("extra_head").has("Gigazaur", energy=BOX.costs[BOX.kind(card)] + 2)


# -- stars -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "cost", "stars"),
    [
        pytest.param("apartment_building", 5, 3, marks=pytest.mark.rule("KOT-apartment_building")),
        pytest.param("commuter_train", 4, 2, marks=pytest.mark.rule("KOT-commuter_train")),
        pytest.param("corner_store", 3, 1, marks=pytest.mark.rule("KOT-corner_store")),
        pytest.param("skyscraper", 6, 4, marks=pytest.mark.rule("KOT-skyscraper")),
    ],
)
def test_a_building_gives_its_stars_and_nothing_else(card: str, cost: int, stars: int) -> None:
    with shop(card) as g:
        g.keeps_all().buys("Gigazaur", card).gained("Gigazaur", stars=stars, energy=-cost, hearts=0)
        g.gained("The King", stars=0, energy=0, hearts=0).gained("MekaDragon", stars=0, energy=0, hearts=0)
        assert g.discarded() == [card]
        assert g.cards("Gigazaur") == []


@pytest.mark.rule("KOT-skyscraper", "KOT-D-9")
def test_the_last_stars_of_a_skyscraper_are_beyond_the_dial() -> None:
    with shop("skyscraper").has("Gigazaur", stars=18, energy=6) as g:
        g.keeps_all().buys("Gigazaur", "skyscraper").now("Gigazaur", stars=20).won_by("Gigazaur")


# -- Death From Above --------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-death_from_above", "KOT-death_from_above.1")
def test_from_outside_it_takes_the_city_and_gains_a_star_for_entering_too() -> None:
    with shop("death_from_above") as g:
        g.keeps_all().buys("Gigazaur", "death_from_above").gained("Gigazaur", stars=3, hearts=0)
        g.is_in("Gigazaur", "city").is_in("The King", "outside").gained("The King", hearts=0, stars=0)


@pytest.mark.rule("KOT-death_from_above", "KOT-death_from_above.1")
def test_it_empties_both_places_of_tokyo() -> None:
    with given(*FIVE).city("CyberKitty").bay("The King").has("Gigazaur", energy=7) as g:
        g.market("death_from_above", "mimic", "wings").keeps_all().buys("Gigazaur", "death_from_above")
        g.is_in("Gigazaur", "city").is_in("CyberKitty", "outside").is_in("The King", "outside")


@pytest.mark.rule("KOT-death_from_above.1")
def test_from_the_bay_it_slides_to_the_city_without_the_star_for_entering() -> None:
    with given(*FIVE).city("CyberKitty").bay("Gigazaur").has("Gigazaur", energy=7) as g:
        g.market("death_from_above", "mimic", "wings").keeps_all().buys("Gigazaur", "death_from_above")
        g.gained("Gigazaur", stars=2).is_in("Gigazaur", "city").is_in("CyberKitty", "outside")


@pytest.mark.rule("KOT-death_from_above.1")
def test_in_the_city_it_stays_and_the_bay_is_emptied() -> None:
    with given(*FIVE).city("Gigazaur").bay("CyberKitty").has("Gigazaur", energy=7) as g:
        g.market("death_from_above", "mimic", "wings").keeps_all().buys("Gigazaur", "death_from_above")
        g.gained("Gigazaur", stars=2).is_in("Gigazaur", "city").is_in("CyberKitty", "outside")


@pytest.mark.rule("KOT-death_from_above.1", "KOT-burrowing.3")
def test_it_hurts_nobody_and_is_no_yielding() -> None:
    with shop("death_from_above").owns("The King", "burrowing", "jets") as g:
        g.keeps_all().buys("Gigazaur", "death_from_above").lost("Gigazaur", 0).lost("The King", 0)
        g.is_not_asked("The King").is_in("The King", "outside")
        assert g.told("hurt") == []
        assert g.told("yielded") == []


# -- energy ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-energize")
def test_energize_gives_nine_energy() -> None:
    with shop("energize") as g:
        g.keeps_all().buys("Gigazaur", "energize")
        g.gained("Gigazaur", energy=1, stars=0)  # nine, less its cost of eight
        assert g.told("energy-card") == [(0, 9, BOX.kind("energize"), 11, 0)]


@pytest.mark.rule("KOT-energize.1", "KOT-friend_of_children.1")
def test_energize_is_one_gain() -> None:
    with shop("energize").owns("Gigazaur", "friend_of_children") as g:
        g.keeps_all().buys("Gigazaur", "energize").gained("Gigazaur", energy=2)


@pytest.mark.rule("KOT-vast_storm")
@pytest.mark.parametrize(("had", "left"), [(0, 0), (1, 1), (2, 1), (7, 4), (12, 6)])
def test_vast_storm_takes_half_the_energy_of_the_others_rounded_down(had: int, left: int) -> None:
    with shop("vast_storm").has("The King", energy=had).has("MekaDragon", energy=3) as g:
        g.keeps_all().buys("Gigazaur", "vast_storm").gained("Gigazaur", stars=2, energy=-6)
        g.now("The King", energy=left).now("MekaDragon", energy=2)


@pytest.mark.rule("KOT-vast_storm", "KOT-rapid_healing.1")
def test_who_heals_at_any_time_may_do_so_before_the_storm() -> None:
    with shop("vast_storm").owns("The King", "rapid_healing").has("The King", energy=6, hearts=5) as g:
        g.keeps_all().buys("Gigazaur", "vast_storm").is_asked("The King", "rapid-healing")
        g.heals_itself("The King").act("The King", "do-enough").now("The King", hearts=6, energy=2)


# -- others lose -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-evacuation_orders")
def test_evacuation_orders_take_five_stars_from_all_others_but_not_more_than_they_have() -> None:
    with shop("evacuation_orders").has("The King", stars=12).has("MekaDragon", stars=3).has("Gigazaur", stars=8) as g:
        g.keeps_all().buys("Gigazaur", "evacuation_orders").gained("Gigazaur", stars=0)
        g.now("The King", stars=7).now("MekaDragon", stars=0)


@pytest.mark.rule("KOT-evacuation_orders")
def test_there_are_two_evacuation_orders() -> None:
    g = given("Gigazaur", "The King").city("The King").market("evacuation_orders", "evacuation_orders", "mimic")
    with g.has("Gigazaur", energy=16).has("The King", stars=13).keeps_all():
        assert g.state.market[0] != g.state.market[1]
        g.does("Gigazaur", 1).now("The King", stars=8).does("Gigazaur", 2).now("The King", stars=3)


@pytest.mark.rule("KOT-flame_thrower", "KOT-R34")
def test_flame_thrower_burns_all_others_wherever_they_are() -> None:
    with shop("flame_thrower").owns("Gigazaur", "poison_spit", "fire_breathing") as g:
        g.keeps_all().buys("Gigazaur", "flame_thrower").lost("The King", 2).lost("MekaDragon", 2).lost("Gigazaur", 0)
        g.now("The King", poison=0).is_in("The King", "city").is_asked("Gigazaur", "buy")


@pytest.mark.rule("KOT-flame_thrower", "KOT-camouflage.2", "KOT-wings")
def test_everything_that_prevents_losses_works_against_a_card() -> None:
    with shop("flame_thrower").owns("The King", "camouflage").owns("MekaDragon", "wings") as g:
        g.has("MekaDragon", energy=2)
        g.camouflage("heart 1").keeps_all().buys("Gigazaur", "flame_thrower").is_asked("The King", "react")
        g.reacts("The King", "camouflage").lost("The King", 1).reacts("MekaDragon", "wings")
        g.now("MekaDragon", hearts=10, energy=0)


@pytest.mark.rule("KOT-gas_refinery")
def test_gas_refinery_gives_two_stars_and_costs_the_others_three_hearts() -> None:
    with shop("gas_refinery") as g:
        g.keeps_all().buys("Gigazaur", "gas_refinery").gained("Gigazaur", stars=2, hearts=0)
        g.lost("The King", 3).lost("MekaDragon", 3)


@pytest.mark.rule("KOT-gas_refinery.1")
def test_gas_refinery_gives_the_stars_first() -> None:
    with shop("gas_refinery").owns("The King", "camouflage").camouflage("1 1 1") as g:
        g.keeps_all().buys("Gigazaur", "gas_refinery").is_asked("The King", "react").now("Gigazaur", stars=2)
        g.now("The King", hearts=10).reacts("The King", "camouflage").now("The King", hearts=7)


@pytest.mark.rule("KOT-high_altitude_bombing")
def test_high_altitude_bombing_costs_everyone_three_hearts() -> None:
    with shop("high_altitude_bombing") as g:
        g.keeps_all().buys("Gigazaur", "high_altitude_bombing").gained("Gigazaur", stars=0)
        g.lost("Gigazaur", 3).lost("The King", 3).lost("MekaDragon", 3)


@pytest.mark.rule("KOT-high_altitude_bombing.1", "KOT-X10")
def test_the_bombs_fall_clockwise_and_on_the_buyer_last() -> None:
    g = given("MekaDragon", "The King", "Gigazaur").where(turn=1).city("Gigazaur").has("The King", energy=6)
    with g.market("high_altitude_bombing", "mimic", "wings").keeps_all():
        g.buys("The King", "high_altitude_bombing")
        assert [told[:3] for told in g.told("hurt")] == [(2, 3, 1), (0, 3, 1), (1, 3, 1)]


# -- hearts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-heal")
def test_heal_gives_two_hearts() -> None:
    with shop("heal").has("Gigazaur", hearts=5) as g:
        g.keeps_all().buys("Gigazaur", "heal").gained("Gigazaur", hearts=2, stars=0)


@pytest.mark.rule("KOT-heal", "KOT-R36")
def test_heal_does_not_go_beyond_ten() -> None:
    with shop("heal").has("Gigazaur", hearts=9) as g:
        g.keeps_all().buys("Gigazaur", "heal").now("Gigazaur", hearts=10)


@pytest.mark.rule("KOT-heal.1")
def test_heal_works_in_tokyo() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("Gigazaur", hearts=5, energy=5) as g:
        g.market("heal", "mimic", "wings").keeps_all().buys("Gigazaur", "heal").gained("Gigazaur", hearts=2)


@pytest.mark.rule("KOT-nuclear_power_plant")
def test_nuclear_power_plant_gives_two_stars_and_three_hearts() -> None:
    with shop("nuclear_power_plant").has("Gigazaur", hearts=5) as g:
        g.keeps_all().buys("Gigazaur", "nuclear_power_plant").gained("Gigazaur", stars=2, hearts=3, energy=-6)


# -- stars for hearts --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "stars", "hearts"),
    [
        pytest.param("jet_fighters", 5, 4, marks=pytest.mark.rule("KOT-jet_fighters")),
        pytest.param("national_guard", 2, 2, marks=pytest.mark.rule("KOT-national_guard")),
        pytest.param("tank", 4, 3, marks=pytest.mark.rule("KOT-tank")),
    ],
)
def test_the_army_gives_stars_and_costs_the_buyer_hearts(card: str, stars: int, hearts: int) -> None:
    with shop(card) as g:
        g.keeps_all().buys("Gigazaur", card).gained("Gigazaur", stars=stars).lost("Gigazaur", hearts)
        g.lost("The King", 0).lost("MekaDragon", 0)


@pytest.mark.rule("KOT-jet_fighters.1", "KOT-R53")
def test_jet_fighters_give_the_stars_first_but_the_dead_win_nothing() -> None:
    with shop("jet_fighters").has("Gigazaur", stars=15, hearts=4) as g:
        g.keeps_all().buys("Gigazaur", "jet_fighters").now("Gigazaur", stars=20, hearts=0).is_out("Gigazaur")
        assert g.session.outcome is None


@pytest.mark.rule("KOT-jet_fighters.1")
def test_jet_fighters_win_the_game_for_a_survivor() -> None:
    with shop("jet_fighters").has("Gigazaur", stars=15, hearts=5, energy=5) as g:
        g.keeps_all().buys("Gigazaur", "jet_fighters").now("Gigazaur", hearts=1).won_by("Gigazaur")


@pytest.mark.rule("KOT-tank", "KOT-wings.1")
def test_wings_pay_for_the_tank() -> None:
    with shop("tank").owns("Gigazaur", "wings") as g:
        g.keeps_all().buys("Gigazaur", "tank").reacts("Gigazaur", "wings")
        g.now("Gigazaur", hearts=10, stars=4, energy=0)


# -- Frenzy ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-frenzy")
def test_frenzy_gives_another_turn_after_this_one() -> None:
    with shop("frenzy") as g:
        g.keeps_all().buys("Gigazaur", "frenzy").turn_of("Gigazaur").buys_nothing("Gigazaur")
        g.turn_of("Gigazaur").is_asked("Gigazaur", "keep").keeps_all().buys_nothing("Gigazaur").turn_of("The King")
        assert g.told("extra-turn") == [(0, 0, 0, 0, 0)]


@pytest.mark.rule("KOT-frenzy.1")
def test_the_turn_of_frenzy_is_finished_first_and_the_extra_turn_is_a_full_one() -> None:
    g = (
        given("Gigazaur", "The King")
        .city("Gigazaur")
        .has("Gigazaur", energy=10, poison=1)
        .owns("Gigazaur", "herbivore")
    )
    with g.market("frenzy", "corner_store", "mimic").deck("nova_breath"):
        g.keeps_all().now("Gigazaur", stars=2).buys("Gigazaur", "frenzy").is_asked("Gigazaur", "buy")
        g.buys("Gigazaur", "corner_store").lost("Gigazaur", 1)
        # A star for the store, one for Herbivore, two for starting the extra turn in Tokyo.
        g.turn_of("Gigazaur").gained("Gigazaur", stars=4).is_asked("Gigazaur", "keep")


@pytest.mark.rule("KOT-frenzy.1", "KOT-X9")
def test_frenzy_is_lost_with_its_buyer() -> None:
    with shop("frenzy").has("Gigazaur", hearts=1, poison=1, energy=7) as g:
        g.keeps_all().buys("Gigazaur", "frenzy").is_out("Gigazaur").turn_of("The King")
        assert g.told("extra-turn") == []


@pytest.mark.rule("KOT-frenzy.1", "KOT-X7")
def test_frenzy_does_not_come_after_the_end_of_the_game() -> None:
    with shop("frenzy").has("Gigazaur", stars=19, energy=7).rolls("1 1 1 2 2 3") as g:
        g.keeps_all().buys("Gigazaur", "frenzy").won_by("Gigazaur")
        assert g.told("extra-turn") == []


@pytest.mark.rule("KOT-frenzy", "KOT-opportunist.3")
def test_an_opportunists_frenzy_comes_right_after_the_current_turn_and_play_goes_on_from_there() -> None:
    g = given("Gigazaur", "The King", "MekaDragon").city("The King").owns("MekaDragon", "opportunist")
    with g.has("MekaDragon", energy=7).has("Gigazaur", energy=3).market("heal", "mimic", "wings").deck("frenzy"):
        g.keeps_all().buys("Gigazaur", "heal").buys("MekaDragon", "frenzy").turn_of("MekaDragon")
        g.keeps_all().turn_of("The King").keeps_all().turn_of("MekaDragon")

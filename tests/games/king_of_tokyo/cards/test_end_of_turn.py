"""Cards that act at the end of the turn: Metamorph, Rooting for the Underdog, Solar Powered."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import TokyoScenario, given


def gigazaur(*cards: str, **numbers: int) -> TokyoScenario:
    """Gigazaur, outside with these cards and numbers, has the turn; The King is in Tokyo; nothing can be bought."""
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", *cards)
    return g.has("Gigazaur", **numbers).market()


# -- Metamorph -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-metamorph", "KOT-R60")
def test_metamorph_sells_any_own_cards_at_the_end_of_the_turn() -> None:
    with gigazaur("metamorph", "wings", "jets", "acid_attack") as g:
        g.rolls("1 1 2 2 3 3").keeps_all().stays("The King").is_asked("Gigazaur", "sell")
        assert g.touched("Gigazaur", "do-sell") == ["acid_attack", "jets", "metamorph", "wings"]
        g.sells("Gigazaur", "wings").gained("Gigazaur", energy=6)
        g.sells("Gigazaur", "jets").gained("Gigazaur", energy=5).sells_no_more("Gigazaur")
        g.now("Gigazaur", energy=11).turn_of("The King")
        assert g.cards("Gigazaur") == ["metamorph", "acid_attack"]
        assert g.pile() == ["wings", "jets"]


@pytest.mark.rule("KOT-metamorph")
def test_nothing_has_to_be_sold() -> None:
    with gigazaur("metamorph", "wings") as g:
        g.keeps_all().sells_no_more("Gigazaur").now("Gigazaur", energy=0).turn_of("The King")
        assert g.cards("Gigazaur") == ["metamorph", "wings"]


@pytest.mark.rule("KOT-metamorph", "KOT-energy_hoarder")
def test_metamorph_comes_before_the_stars_of_energy_hoarder() -> None:
    with gigazaur("metamorph", "wings", "energy_hoarder") as g:
        g.keeps_all().sells("Gigazaur", "wings").sells_no_more("Gigazaur").gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-metamorph")
def test_an_end_effect_that_is_sold_does_not_happen() -> None:
    with gigazaur("metamorph", "herbivore") as g:
        g.keeps_all().sells("Gigazaur", "herbivore").sells_no_more("Gigazaur").now("Gigazaur", stars=0)


@pytest.mark.rule("KOT-metamorph.1", "KOT-alien_origin.2", "KOT-R60")
def test_a_card_bought_cheaper_is_sold_at_its_printed_cost() -> None:
    with gigazaur("metamorph", "alien_origin", energy=3).market("regeneration") as g:
        g.keeps_all().buys("Gigazaur", "regeneration").gained("Gigazaur", energy=-3)
        g.sells("Gigazaur", "regeneration").gained("Gigazaur", energy=4)


@pytest.mark.rule("KOT-metamorph.1")
def test_a_partly_used_battery_monster_is_sold_at_its_printed_cost() -> None:
    with gigazaur("metamorph").owns("Gigazaur", "battery_monster", battery_monster=4) as g:
        g.now("Gigazaur", energy=2).keeps_all().buys_nothing("Gigazaur")
        g.sells("Gigazaur", "battery_monster").gained("Gigazaur", energy=3)


@pytest.mark.rule("KOT-metamorph.1")
def test_a_partly_used_smoke_cloud_is_sold_at_its_printed_cost() -> None:
    with gigazaur("metamorph").owns("Gigazaur", "smoke_cloud", smoke_cloud=2) as g:
        g.smokes("Gigazaur").keeps_all().sells("Gigazaur", "smoke_cloud").gained("Gigazaur", energy=4)


@pytest.mark.rule("KOT-metamorph.1")
def test_mimic_is_sold_for_eight_whatever_it_copies() -> None:
    with gigazaur("metamorph", "mimic", "solar_powered").mimics("solar_powered") as g:
        g.keeps_all().sells("Gigazaur", "mimic").gained("Gigazaur", energy=8)
        assert g.copied() == ""


@pytest.mark.rule("KOT-metamorph.1")
def test_metamorph_may_sell_itself_and_then_nothing_more() -> None:
    with gigazaur("metamorph", "wings") as g:
        g.keeps_all().sells("Gigazaur", "metamorph").gained("Gigazaur", energy=3).turn_of("The King")
        assert g.cards("Gigazaur") == ["wings"]


@pytest.mark.rule("KOT-metamorph.2")
def test_the_energy_of_metamorph_is_for_the_next_turn() -> None:
    with gigazaur("metamorph", "wings", energy=2).market("corner_store", "energize", "frenzy") as g:
        g.keeps_all().is_asked("Gigazaur", "buy").buys_nothing("Gigazaur").sells("Gigazaur", "wings")
        g.sells_no_more("Gigazaur").now("Gigazaur", energy=8).is_not_asked("Gigazaur").turn_of("The King")
        g.keeps_all().keeps_all().buys("Gigazaur", "corner_store").gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-metamorph.copy")
def test_a_second_metamorph_does_not_sell_dearer() -> None:
    with gigazaur("metamorph", "mimic", "wings").mimics("metamorph") as g:
        g.keeps_all().sells("Gigazaur", "wings").gained("Gigazaur", energy=6)
        g.sells_no_more("Gigazaur").turn_of("The King")


@pytest.mark.rule("KOT-metamorph.copy", "KOT-X36")
def test_selling_metamorph_ends_the_copy_of_it_too() -> None:
    with gigazaur("metamorph", "mimic", "wings").mimics("metamorph") as g:
        g.keeps_all().sells("Gigazaur", "metamorph").gained("Gigazaur", energy=3).turn_of("The King")
        assert g.cards("Gigazaur") == ["mimic", "wings"]
        assert g.copied() == ""


# -- Rooting for the Underdog --------------------------------------------------------------------------------


@pytest.mark.rule("KOT-rooting_for_the_underdog")
@pytest.mark.parametrize(("own", "king", "kitty", "stars"), [(3, 4, 9, 1), (3, 3, 9, 0), (3, 9, 2, 0), (0, 0, 0, 0)])
def test_who_is_alone_at_the_bottom_gets_a_star(own: int, king: int, kitty: int, stars: int) -> None:
    with given("Gigazaur", "The King", "CyberKitty").city("The King") as g:
        g.owns("Gigazaur", "rooting_for_the_underdog").has("Gigazaur", stars=own)
        g.has("The King", stars=king).has("CyberKitty", stars=kitty)
        g.keeps_all().gained("Gigazaur", stars=stars)


@pytest.mark.rule("KOT-rooting_for_the_underdog")
def test_the_dead_are_not_counted() -> None:
    with given("Gigazaur", "The King", "CyberKitty").city("The King").has("CyberKitty", hearts=0, stars=0) as g:
        g.owns("Gigazaur", "rooting_for_the_underdog").has("Gigazaur", stars=3).has("The King", stars=4)
        g.keeps_all().gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-rooting_for_the_underdog")
def test_it_is_counted_at_the_end_of_the_own_turn_alone() -> None:
    with given("The King", "Gigazaur").city("The King").has("The King", stars=5) as g:
        g.owns("Gigazaur", "rooting_for_the_underdog").keeps_all().now("Gigazaur", stars=0)
        g.keeps_all().now("Gigazaur", stars=1)


@pytest.mark.rule("KOT-rooting_for_the_underdog.1")
def test_it_comes_before_energy_hoarder_and_herbivore() -> None:
    with gigazaur("herbivore", "energy_hoarder", "rooting_for_the_underdog", stars=3, energy=6) as g:
        g.has("The King", stars=4).keeps_all().buys_nothing("Gigazaur").now("Gigazaur", stars=3 + 1 + 1 + 1)


@pytest.mark.rule("KOT-rooting_for_the_underdog.1")
def test_it_comes_after_metamorph() -> None:
    with gigazaur("metamorph", "rooting_for_the_underdog").has("The King", stars=4) as g:
        g.keeps_all().sells("Gigazaur", "rooting_for_the_underdog").sells_no_more("Gigazaur")
        g.now("Gigazaur", stars=0)


@pytest.mark.rule("KOT-rooting_for_the_underdog.copy")
def test_a_second_rooting_gives_another_star() -> None:
    with gigazaur("rooting_for_the_underdog", "mimic").mimics("rooting_for_the_underdog") as g:
        g.has("The King", stars=4).keeps_all().gained("Gigazaur", stars=2)


# -- Solar Powered -------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-solar_powered")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1)])
def test_a_turn_that_ends_without_energy_gives_one(before: int, after: int) -> None:
    with gigazaur("solar_powered", energy=before) as g:
        g.keeps_all().now("Gigazaur", energy=after).turn_of("The King")


@pytest.mark.rule("KOT-solar_powered")
def test_energy_spent_in_the_buy_step_is_gone_by_then() -> None:
    with gigazaur("solar_powered", energy=3).market("corner_store") as g:
        g.keeps_all().buys("Gigazaur", "corner_store").now("Gigazaur", energy=1)


@pytest.mark.rule("KOT-solar_powered")
def test_solar_powered_waits_for_the_own_turn() -> None:
    with given("The King", "Gigazaur").city("The King").owns("Gigazaur", "solar_powered") as g:
        g.keeps_all().now("Gigazaur", energy=0)


@pytest.mark.rule("KOT-solar_powered", "KOT-X39")
def test_solar_powered_looks_at_the_energy_after_metamorph() -> None:
    with gigazaur("solar_powered", "metamorph", "wings") as g:
        g.keeps_all().sells("Gigazaur", "wings").sells_no_more("Gigazaur").now("Gigazaur", energy=6)


@pytest.mark.rule("KOT-solar_powered.copy")
def test_a_second_solar_powered_gives_another_energy() -> None:
    with gigazaur("solar_powered", "mimic").mimics("solar_powered") as g:
        g.keeps_all().now("Gigazaur", energy=2)

"""Alien Origin and Media-Friendly: cheaper cards, and stars for buying them."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import TokyoScenario, given


def _buyer(*cards: str, energy: int) -> TokyoScenario:
    """Gigazaur has the turn, these cards and this much energy; The King is in Tokyo City."""
    return given("Gigazaur", "The King").city("The King").owns("Gigazaur", *cards).has("Gigazaur", energy=energy)


# -- Alien Origin ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-alien_origin", "KOT-alien_origin.1")
def test_a_card_of_four_costs_an_alien_three() -> None:
    with _buyer("alien_origin", energy=3).market("commuter_train", "gas_refinery") as g:
        g.keeps_all().refused("Gigazaur", 2, "KOT-R47")
        g.buys("Gigazaur", "commuter_train").gained("Gigazaur", stars=2, energy=-3)


@pytest.mark.rule("KOT-alien_origin", "KOT-alien_origin.1")
def test_the_discount_is_the_aliens_own() -> None:
    g = given("The King", "Gigazaur").city("Gigazaur").owns("Gigazaur", "alien_origin").has("The King", energy=5)
    with g.market("commuter_train"):
        g.keeps_all().buys("The King", "commuter_train").gained("The King", energy=-4)


@pytest.mark.rule("KOT-alien_origin.1")
def test_the_discount_with_made_in_a_lab() -> None:
    with _buyer("alien_origin", "made_in_a_lab", energy=3).deck("commuter_train") as g:
        g.keeps_all().buys_from_deck("Gigazaur", "commuter_train").gained("Gigazaur", stars=2, energy=-3)


@pytest.mark.rule("KOT-alien_origin.1")
def test_the_discount_as_an_opportunist() -> None:
    g = given("The King", "Gigazaur").city("Gigazaur").owns("Gigazaur", "alien_origin", "opportunist")
    g.has("The King", energy=3).has("Gigazaur", energy=3).market("corner_store").deck("commuter_train")
    with g:
        g.keeps_all().buys("The King", "corner_store").is_asked("Gigazaur", "snatch")
        g.buys("Gigazaur", "commuter_train").gained("Gigazaur", energy=-3)
        assert g.told("bought")[-1][2] == 3


@pytest.mark.rule("KOT-alien_origin.1")
def test_the_discount_with_parasitic_tentacles() -> None:
    with _buyer("alien_origin", "parasitic_tentacles", energy=5).owns("The King", "wings") as g:
        g.keeps_all().buys_from("Gigazaur", "The King", "wings").gained("Gigazaur", energy=-5)
        g.gained("The King", energy=5)
        assert "wings" in g.cards("Gigazaur")


@pytest.mark.rule("KOT-alien_origin.1")
def test_no_discount_on_sweeping() -> None:
    with _buyer("alien_origin", energy=2).market("energize", "nova_breath", "frenzy").deck("mimic") as g:
        g.keeps_all().sweeps("Gigazaur").gained("Gigazaur", energy=-2)


@pytest.mark.rule("KOT-alien_origin.1")
def test_one_energy_is_not_enough_to_sweep() -> None:
    with _buyer("alien_origin", energy=1).market("energize", "nova_breath", "made_in_a_lab") as g:
        g.keeps_all()
        assert sorted(g.offers("Gigazaur")) == ["do-buy", "do-finish-buying"]


@pytest.mark.rule("KOT-alien_origin.1")
def test_no_discount_on_moving_mimic() -> None:
    with _buyer("alien_origin", "mimic", energy=1).owns("The King", "gourmet", "wings").mimics("gourmet") as g:
        g.is_asked("Gigazaur", "mimic-move").copies("Gigazaur", "The King", "wings").gained("Gigazaur", energy=-1)


@pytest.mark.rule("KOT-alien_origin.1")
def test_mimic_does_not_move_for_nothing() -> None:
    with _buyer("alien_origin", "mimic", energy=0).owns("The King", "gourmet", "wings").mimics("gourmet") as g:
        g.is_asked("Gigazaur", "keep")


@pytest.mark.rule("KOT-alien_origin.2")
def test_metamorph_pays_the_printed_cost_all_the_same() -> None:
    with _buyer("alien_origin", "metamorph", energy=3).market("gourmet") as g:
        g.keeps_all().buys("Gigazaur", "gourmet").now("Gigazaur", energy=0)
        g.sells("Gigazaur", "gourmet").gained("Gigazaur", energy=4)


@pytest.mark.rule("KOT-alien_origin.copy")
def test_two_origins_take_two_off() -> None:
    with _buyer("alien_origin", "mimic", energy=2).mimics("alien_origin").market("commuter_train") as g:
        g.keeps_all().buys("Gigazaur", "commuter_train").gained("Gigazaur", stars=2, energy=-2)


@pytest.mark.rule("KOT-alien_origin.copy", "KOT-alien_origin")
def test_two_origins_make_a_card_of_two_free_but_pay_nothing_back() -> None:
    with _buyer("alien_origin", "mimic", energy=0).mimics("alien_origin").market("solar_powered", "gourmet") as g:
        g.keeps_all().refused("Gigazaur", 2, "KOT-R47")
        g.buys("Gigazaur", "solar_powered")
        assert "solar_powered" in g.cards("Gigazaur")
        assert g.told("bought")[-1][2] == 0


# -- Media-Friendly --------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-media_friendly")
def test_a_star_for_each_card_from_the_market() -> None:
    with _buyer("media_friendly", energy=9).market("heal", "gourmet", "energize").deck("wings", "tank") as g:
        g.keeps_all().buys("Gigazaur", "heal").gained("Gigazaur", stars=1)
        g.buys("Gigazaur", "gourmet").gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-media_friendly")
def test_no_star_for_sweeping() -> None:
    with _buyer("media_friendly", energy=2).market("heal", "gourmet", "energize") as g:
        g.keeps_all().sweeps("Gigazaur").gained("Gigazaur", stars=0)


@pytest.mark.rule("KOT-media_friendly")
def test_a_star_for_a_card_from_the_deck() -> None:
    with _buyer("media_friendly", "made_in_a_lab", energy=3).deck("heal") as g:
        g.keeps_all().buys_from_deck("Gigazaur", "heal").gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-media_friendly")
def test_a_star_for_a_card_from_another_player() -> None:
    with _buyer("media_friendly", "parasitic_tentacles", energy=6).owns("The King", "wings") as g:
        g.keeps_all().buys_from("Gigazaur", "The King", "wings").gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-media_friendly")
def test_a_star_for_a_card_snatched() -> None:
    g = given("The King", "Gigazaur").city("The King").owns("Gigazaur", "media_friendly", "opportunist")
    with g.has("The King", energy=3).has("Gigazaur", energy=3).market("corner_store").deck("heal"):
        g.keeps_all().buys("The King", "corner_store").gained("Gigazaur", stars=0)
        g.buys("Gigazaur", "heal").gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-media_friendly")
def test_a_star_for_a_card_that_costs_nothing() -> None:
    g = _buyer("media_friendly", "alien_origin", "mimic", energy=0).mimics("alien_origin").market("made_in_a_lab")
    with g:
        g.keeps_all().buys("Gigazaur", "made_in_a_lab").gained("Gigazaur", stars=1, energy=0)


@pytest.mark.rule("KOT-media_friendly.1")
def test_the_star_comes_before_a_keep_card_acts() -> None:
    with _buyer("media_friendly", energy=8).market("mimic") as g:
        g.keeps_all().buys("Gigazaur", "mimic").is_asked("Gigazaur", "mimic").gained("Gigazaur", stars=1)
        g.copies("Gigazaur", "Gigazaur", "media_friendly").gained("Gigazaur", stars=0)


@pytest.mark.rule("KOT-media_friendly.1")
def test_the_star_comes_before_a_discard_card_acts() -> None:
    with _buyer("media_friendly", energy=3).owns("The King", "camouflage").market("flame_thrower") as g:
        g.keeps_all().buys("Gigazaur", "flame_thrower").is_asked("The King", "react").now("The King", hearts=10)
        g.gained("Gigazaur", stars=1).takes_it("The King").gained("Gigazaur", stars=0)


@pytest.mark.rule("KOT-media_friendly.1")
def test_no_star_for_buying_media_friendly_itself() -> None:
    with _buyer(energy=6).market("media_friendly", "heal") as g:
        g.keeps_all().buys("Gigazaur", "media_friendly").gained("Gigazaur", stars=0)
        g.buys("Gigazaur", "heal").gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-media_friendly.copy")
def test_two_media_friends_give_two_stars() -> None:
    with _buyer("media_friendly", "mimic", energy=3).mimics("media_friendly").market("heal") as g:
        g.keeps_all().buys("Gigazaur", "heal").gained("Gigazaur", stars=2)

"""Other ways to buy: Made in a Lab, Opportunist, Parasitic Tentacles."""

from __future__ import annotations

import pytest

from ludoteca.games.king_of_tokyo.actions import SWEEP, extra
from tests.games.king_of_tokyo.table import BOX, TokyoScenario, given, opening

# Three cards that nobody in these scenarios can pay for.
DEAR = ("energize", "mimic", "frenzy")


def lab(energy: int, *more: str) -> TokyoScenario:
    """Gigazaur has Made in a Lab and some energy; The King is in Tokyo."""
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", "made_in_a_lab", *more)
    return g.has("Gigazaur", energy=energy)


def watched(energy: int = 3, waiting: int = 20) -> TokyoScenario:
    """Gigazaur can buy; The King, in Tokyo, waits with Opportunist. CyberKitty sits between them."""
    g = given("Gigazaur", "CyberKitty", "The King").city("The King").owns("The King", "opportunist")
    return g.has("Gigazaur", energy=energy).has("The King", energy=waiting)


# -- Made in a Lab -------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-made_in_a_lab.1")
@pytest.mark.parametrize("top", ["skyscraper", "solar_powered"])
def test_others_do_not_learn_from_the_pause_whether_the_top_card_is_cheap(top: str) -> None:
    """One energy, and a discount of one: too little to sweep, enough for a card that costs two."""
    with lab(1).owns("Gigazaur", "alien_origin").market(*DEAR).deck(top) as g:
        g.keeps_all().is_asked("Gigazaur", "buy")
        shown = g.session.view(1)
        assert shown["waiting"] == [0]
        assert shown["decision"] is None
        told = [event.seen_by(1) for event in g.events if event.kind == "peeked"]
        assert told == [None]


@pytest.mark.rule("KOT-made_in_a_lab.1")
def test_who_could_pay_for_no_card_of_the_deck_is_not_asked() -> None:
    with lab(1).market(*DEAR).deck("skyscraper") as g:
        g.keeps_all().turn_of("The King")


@pytest.mark.rule("KOT-made_in_a_lab")
def test_a_top_card_is_seen_but_not_bought_below_its_price() -> None:
    with lab(5).market(*DEAR).deck("skyscraper") as g:
        g.keeps_all()
        assert g.seen_on_deck("Gigazaur") == ["skyscraper"]
        assert g.touched("Gigazaur", "do-buy-from-deck") == []


@pytest.mark.rule("KOT-made_in_a_lab")
def test_buying_from_the_deck_does_what_the_card_does() -> None:
    with lab(7).market(*DEAR).deck("skyscraper", "extra_head") as g:
        g.keeps_all().buys_from_deck("Gigazaur", "skyscraper").gained("Gigazaur", stars=4, energy=-6)
        assert g.up() == list(DEAR)
        assert g.pile() == ["skyscraper"]


@pytest.mark.rule("KOT-made_in_a_lab")
def test_a_top_card_that_is_not_bought_stays_on_top() -> None:
    with lab(7).market(*DEAR).deck("skyscraper") as g:
        g.keeps_all().is_asked("Gigazaur", "buy").buys_nothing("Gigazaur").keeps_all()
        g.turn_of("Gigazaur").keeps_all()
        assert g.touched("Gigazaur", "do-buy-from-deck") == ["skyscraper"]


@pytest.mark.rule("KOT-made_in_a_lab")
def test_the_lab_is_for_the_buy_step_alone() -> None:
    with lab(7).market(*DEAR).deck("skyscraper") as g:
        assert g.seen_on_deck("Gigazaur") == []
        g.keeps_all()
        assert g.seen_on_deck("Gigazaur") == ["skyscraper"]


@pytest.mark.rule("KOT-made_in_a_lab.1")
def test_only_the_owner_sees_the_top_card() -> None:
    with lab(7).market(*DEAR).deck("skyscraper") as g:
        g.keeps_all()
        assert g.seen_on_deck("Gigazaur") == ["skyscraper"]
        assert g.seen_on_deck("The King") == []
        assert "known_top" not in g.session.view(None)["board"]
        assert [event.audience for event in g.events if event.kind == "peeked"] == [(0,)]


@pytest.mark.rule("KOT-made_in_a_lab.1")
def test_after_buying_it_the_next_card_is_shown() -> None:
    with lab(9).market(*DEAR).deck("corner_store", "commuter_train", "skyscraper") as g:
        g.keeps_all().buys_from_deck("Gigazaur", "corner_store")
        assert g.seen_on_deck("Gigazaur") == ["commuter_train"]
        g.buys_from_deck("Gigazaur", "commuter_train").now("Gigazaur", stars=1 + 2, energy=9 - 3 - 4)


@pytest.mark.rule("KOT-made_in_a_lab.1")
def test_after_buying_from_the_market_the_next_card_is_shown() -> None:
    with lab(9).market("heal", "energize", "mimic").deck("corner_store", "commuter_train") as g:
        g.keeps_all().buys("Gigazaur", "heal")
        assert g.up()[0] == "corner_store"
        assert g.seen_on_deck("Gigazaur") == ["commuter_train"]
        assert g.touched("Gigazaur", "do-buy-from-deck") == ["commuter_train"]


@pytest.mark.rule("KOT-made_in_a_lab.1")
def test_after_a_sweep_the_next_card_is_shown() -> None:
    with lab(9).market(*DEAR).deck("corner_store", "heal", "tank", "commuter_train") as g:
        g.keeps_all().sweeps("Gigazaur")
        assert g.up() == ["corner_store", "heal", "tank"]
        assert g.seen_on_deck("Gigazaur") == ["commuter_train"]
        assert g.touched("Gigazaur", "do-buy-from-deck") == ["commuter_train"]


@pytest.mark.rule("KOT-made_in_a_lab.1")
def test_who_has_seen_a_card_that_another_lab_takes_does_not_see_the_next_one() -> None:
    with given("The King", "Gigazaur", "CyberKitty").owns("The King", "made_in_a_lab") as g:
        g.owns("Gigazaur", "mimic").mimics("made_in_a_lab").has("Gigazaur", energy=6)
        g.market("energize", "frenzy", "extra_head").deck("skyscraper", "tank").keeps_all()
        assert g.seen_on_deck("The King") == ["skyscraper"]
        g.keeps_all().buys_from_deck("Gigazaur", "skyscraper")
        assert g.seen_on_deck("The King") == []


@pytest.mark.rule("KOT-made_in_a_lab.1", "KOT-X42")
def test_a_card_from_the_lab_is_not_revealed_to_an_opportunist() -> None:
    with lab(6).market(*DEAR).deck("skyscraper", "tank").owns("The King", "opportunist") as g:
        g.has("The King", energy=20).keeps_all().is_not_asked("The King")
        g.buys_from_deck("Gigazaur", "skyscraper").is_asked("The King", "keep").turn_of("The King")


@pytest.mark.rule("KOT-made_in_a_lab.1", "KOT-X42")
def test_a_card_seen_in_the_lab_is_revealed_when_it_fills_the_market() -> None:
    with lab(3).market("heal", "energize", "mimic").deck("tank").owns("The King", "opportunist") as g:
        g.has("The King", energy=4).keeps_all().buys("Gigazaur", "heal").is_asked("The King", "snatch")
        assert g.touched("The King", "do-buy") == ["tank"]


@pytest.mark.rule("KOT-made_in_a_lab.1")
def test_an_empty_deck_is_shuffled_anew_before_looking() -> None:
    with lab(9).market(*DEAR).where(rest="discard") as g:
        g.keeps_all()
        assert (len(g.state.deck), g.pile(), len(g.told("reshuffled"))) == (66 - 4, [], 1)
        assert len(g.seen_on_deck("Gigazaur")) == 1


@pytest.mark.rule("KOT-made_in_a_lab.copy")
def test_a_second_lab_shows_two_cards_and_either_can_be_bought() -> None:
    with lab(4, "mimic").mimics("made_in_a_lab").market("energize", "frenzy", "gas_refinery") as g:
        g.deck("commuter_train", "corner_store", "skyscraper").keeps_all()
        assert g.seen_on_deck("Gigazaur") == ["commuter_train", "corner_store"]
        assert g.touched("Gigazaur", "do-buy-from-deck") == ["commuter_train", "corner_store"]
        g.buys_from_deck("Gigazaur", "corner_store").gained("Gigazaur", stars=1, energy=-3)
        assert g.seen_on_deck("Gigazaur") == ["commuter_train", "skyscraper"]


# -- Opportunist ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-opportunist")
def test_the_opportunist_buys_a_revealed_card_before_the_active_player() -> None:
    with watched(energy=8).market("heal", *DEAR[:2]).deck("apartment_building", "frenzy") as g:
        g.keeps_all().buys("Gigazaur", "heal").is_asked("The King", "snatch").is_not_asked("Gigazaur")
        g.buys("The King", "apartment_building").gained("The King", stars=3, energy=-5)
        assert g.up() == ["frenzy", "energize", "mimic"]


@pytest.mark.rule("KOT-opportunist")
def test_what_the_opportunist_leaves_the_active_player_may_buy() -> None:
    with watched(energy=8).market("heal", *DEAR[:2]).deck("apartment_building") as g:
        g.keeps_all().buys("Gigazaur", "heal").declines("The King").is_asked("Gigazaur", "buy")
        g.buys("Gigazaur", "apartment_building").gained("Gigazaur", stars=3)


@pytest.mark.rule("KOT-opportunist")
def test_the_opportunist_needs_the_energy() -> None:
    with watched(waiting=4).market("heal", *DEAR[:2]).deck("apartment_building") as g:
        g.keeps_all().buys("Gigazaur", "heal").turn_of("CyberKitty")


@pytest.mark.rule("KOT-opportunist")
def test_only_the_revealed_card_is_on_offer() -> None:
    with watched().market("heal", "tank", "corner_store").deck("apartment_building") as g:
        g.keeps_all().buys("Gigazaur", "heal")
        assert g.touched("The King", "do-buy") == ["apartment_building"]
        g.refused("The King", 2, "KOT-R59")


@pytest.mark.rule("KOT-opportunist")
def test_in_its_own_turn_an_opportunist_just_buys() -> None:
    with given("The King", "Gigazaur").owns("The King", "opportunist").has("The King", energy=8) as g:
        g.market("heal", *DEAR[:2]).deck("apartment_building").keeps_all()
        g.buys("The King", "heal").is_asked("The King", "buy")


@pytest.mark.rule("KOT-opportunist.1", "KOT-R59", "KOT-X34")
def test_opportunists_choose_clockwise_from_the_active_player() -> None:
    with watched(energy=3).owns("CyberKitty", "mimic").mimics("opportunist") as g:
        g.has("CyberKitty", energy=20).market("heal", "energize", "frenzy").deck("tank", "corner_store")
        g.keeps_all().buys("Gigazaur", "heal").is_asked("CyberKitty", "snatch").is_not_asked("The King")
        g.declines("CyberKitty").is_asked("The King", "snatch").buys("The King", "tank")
        g.gained("The King", stars=4)


@pytest.mark.rule("KOT-opportunist.1")
def test_the_replacement_is_offered_to_the_same_opportunist_first_and_then_to_the_next() -> None:
    with watched(energy=3).owns("CyberKitty", "mimic").mimics("opportunist") as g:
        g.has("CyberKitty", energy=20).market("heal", "energize", "frenzy")
        g.deck("tank", "corner_store", "commuter_train").keeps_all().buys("Gigazaur", "heal")
        g.buys("CyberKitty", "tank").is_asked("CyberKitty", "snatch").is_not_asked("The King")
        assert g.touched("CyberKitty", "do-buy") == ["corner_store"]
        g.declines("CyberKitty").is_asked("The King", "snatch")
        assert g.touched("The King", "do-buy") == ["corner_store"]
        g.declines("The King").turn_of("CyberKitty")
        assert g.up() == ["corner_store", "energize", "frenzy"]


@pytest.mark.rule("KOT-R59", "KOT-X34")
def test_who_declined_has_the_first_chance_again_but_only_for_the_new_card() -> None:
    with watched(energy=2).owns("CyberKitty", "mimic").mimics("opportunist") as g:
        g.has("CyberKitty", energy=20).market("energize", "frenzy", "extra_head")
        g.deck("tank", "corner_store", "heal", "skyscraper").keeps_all().sweeps("Gigazaur")
        g.declines("CyberKitty").buys("The King", "tank").is_asked("CyberKitty", "snatch")
        assert g.touched("CyberKitty", "do-buy") == ["skyscraper"]
        g.declines("CyberKitty").is_asked("The King", "snatch")
        assert g.touched("The King", "do-buy") == ["corner_store", "heal", "skyscraper"]


@pytest.mark.rule("KOT-opportunist.2")
def test_after_a_sweep_all_three_cards_stay_on_offer_with_each_replacement() -> None:
    with watched(energy=2).market(*DEAR).deck("tank", "corner_store", "heal", "skyscraper") as g:
        g.keeps_all().sweeps("Gigazaur")
        assert g.touched("The King", "do-buy") == ["corner_store", "heal", "tank"]
        g.buys("The King", "corner_store")
        assert g.touched("The King", "do-buy") == ["heal", "skyscraper", "tank"]
        g.buys("The King", "heal").declines("The King").turn_of("CyberKitty")


@pytest.mark.rule("KOT-opportunist.2")
def test_the_first_three_cards_of_the_game_are_on_offer_to_nobody() -> None:
    with opening("Gigazaur", "The King") as g:
        g.rolls_off("claw 1 1 2 2 3", "1 1 2 2 3 3").shuffled("opportunist", "heal", "corner_store")
        g.turn_of("Gigazaur").is_asked("Gigazaur", "keep").is_not_asked("The King")


@pytest.mark.rule("KOT-opportunist.2")
def test_cards_that_already_lie_there_are_not_on_offer() -> None:
    with watched(energy=0).market("heal", "tank", "corner_store") as g:
        g.keeps_all().turn_of("CyberKitty").is_not_asked("The King")


@pytest.mark.rule("KOT-opportunist.2")
def test_a_snatched_discard_card_acts_for_the_opportunist() -> None:
    with watched().market("heal", *DEAR[:2]).deck("gas_refinery") as g:
        g.keeps_all().buys("Gigazaur", "heal").buys("The King", "gas_refinery")
        g.gained("The King", stars=2).lost("Gigazaur", 3).lost("CyberKitty", 3).lost("The King", 0)


@pytest.mark.rule("KOT-opportunist.2", "KOT-frenzy")
def test_a_snatched_frenzy_is_a_turn_after_this_one_and_then_play_goes_on_where_it_was() -> None:
    with watched().market("heal", "energize", "extra_head").deck("frenzy") as g:
        g.keeps_all().buys("Gigazaur", "heal").buys("The King", "frenzy").declines("The King")
        g.turn_of("The King").keeps_all().buys_nothing("The King").turn_of("CyberKitty")
        g.keeps_all().turn_of("The King")


@pytest.mark.rule("KOT-opportunist.2", "KOT-X43")
def test_a_snatched_death_from_above_takes_the_city_at_once() -> None:
    with given("Gigazaur", "CyberKitty", "The King").city("Gigazaur").owns("The King", "opportunist") as g:
        g.has("Gigazaur", energy=3).has("The King", energy=5).market("heal", *DEAR[:2]).deck("death_from_above")
        g.keeps_all().buys("Gigazaur", "heal").buys("The King", "death_from_above")
        g.gained("The King", stars=2 + 1).is_in("The King", "city").is_in("Gigazaur", "outside")


@pytest.mark.rule("KOT-opportunist.2")
def test_a_snatched_card_that_kills_the_active_player_ends_the_turn() -> None:
    with watched(energy=13).has("Gigazaur", hearts=2).market("corner_store", *DEAR[:2]) as g:
        g.deck("flame_thrower", "tank").keeps_all().buys("Gigazaur", "corner_store")
        g.buys("The King", "flame_thrower").is_out("Gigazaur").lost("CyberKitty", 2)
        g.turn_of("CyberKitty").is_asked("CyberKitty", "keep").is_not_asked("The King")


@pytest.mark.rule("KOT-opportunist.3")
def test_an_opportunist_cannot_sweep_nor_use_tentacles_or_the_lab() -> None:
    with watched().owns("The King", "parasitic_tentacles", "made_in_a_lab").owns("CyberKitty", "jets") as g:
        g.market("heal", *DEAR[:2]).deck("tank", "corner_store").keeps_all().buys("Gigazaur", "heal")
        assert sorted(g.offers("The King")) == ["do-buy", "do-no-snatch"]
        assert g.touched("The King", "do-buy") == ["tank"]
        g.refused("The King", SWEEP, "KOT-opportunist.3")
        jets = g.of("CyberKitty").cards[0]
        g.refused("The King", extra(BOX.kind("parasitic_tentacles"), jets), "KOT-R59")
        g.refused("The King", extra(BOX.kind("made_in_a_lab"), 0), "KOT-R59")


@pytest.mark.rule("KOT-opportunist.copy")
def test_a_second_opportunist_in_one_hand_changes_nothing() -> None:
    with watched().owns("The King", "mimic").mimics("opportunist").deck("tank") as g:
        g.market("heal", "energize", "frenzy").keeps_all().buys("Gigazaur", "heal")
        assert g.touched("The King", "do-buy") == ["tank"]
        g.declines("The King").turn_of("CyberKitty").is_not_asked("The King")


# -- Parasitic Tentacles -------------------------------------------------------------------------------------


def taker(energy: int, *more: str) -> TokyoScenario:
    """Gigazaur has Parasitic Tentacles and some energy; there is nothing to buy in the market."""
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").has("Gigazaur", energy=energy)
    return g.owns("Gigazaur", "parasitic_tentacles", *more).market(*DEAR[::2], "gas_refinery")


@pytest.mark.rule("KOT-parasitic_tentacles")
def test_tentacles_buy_a_card_from_another_player_who_is_paid() -> None:
    with taker(5).owns("The King", "regeneration") as g:
        g.keeps_all().buys_from("Gigazaur", "The King", "regeneration")
        g.gained("Gigazaur", energy=-4).gained("The King", energy=4)
        assert g.cards("Gigazaur") == ["parasitic_tentacles", "regeneration"]
        assert g.cards("The King") == []


@pytest.mark.rule("KOT-parasitic_tentacles")
def test_tentacles_buy_as_many_cards_as_they_can_pay() -> None:
    with taker(8).owns("The King", "regeneration").owns("CyberKitty", "smoke_cloud") as g:
        g.keeps_all().buys_from("Gigazaur", "The King", "regeneration")
        g.buys_from("Gigazaur", "CyberKitty", "smoke_cloud").gained("CyberKitty", energy=4)
        g.now("Gigazaur", energy=0).turn_of("The King")


@pytest.mark.rule("KOT-parasitic_tentacles.1")
def test_tentacles_reach_the_keep_cards_of_all_others_that_can_be_paid() -> None:
    with (
        taker(5, "jets").owns("The King", "regeneration", "wings").owns("CyberKitty", "extra_head", "opportunist") as g
    ):
        g.keeps_all()
        assert g.touched("Gigazaur", "do-buy-from") == ["opportunist", "regeneration"]


@pytest.mark.rule("KOT-parasitic_tentacles.1", "KOT-alien_origin.1")
def test_the_seller_gets_what_was_really_paid() -> None:
    with taker(3, "alien_origin").owns("The King", "regeneration") as g:
        g.keeps_all().buys_from("Gigazaur", "The King", "regeneration")
        g.gained("Gigazaur", energy=-3).gained("The King", energy=3)


@pytest.mark.rule("KOT-parasitic_tentacles.1")
def test_the_seller_is_not_asked() -> None:
    with taker(10).owns("The King", "jets") as g:
        g.keeps_all().buys_from("Gigazaur", "The King", "jets").is_not_asked("The King")
        assert g.cards("Gigazaur") == ["parasitic_tentacles", "jets"]
        assert [event.kind for event in g.events if event.kind == "bought-from"] == ["bought-from"]


@pytest.mark.rule("KOT-parasitic_tentacles.2")
def test_taking_a_card_is_buying_it_for_media_friendly() -> None:
    with taker(4, "media_friendly").owns("The King", "regeneration") as g:
        g.keeps_all().buys_from("Gigazaur", "The King", "regeneration").gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-parasitic_tentacles.2")
def test_even_bigger_heals_the_taker_and_leaves_the_seller_at_ten() -> None:
    with taker(4).owns("The King", "even_bigger").has("The King", hearts=12).has("Gigazaur", hearts=9) as g:
        g.keeps_all().buys_from("Gigazaur", "The King", "even_bigger")
        g.now("Gigazaur", hearts=11).now("The King", hearts=10)


@pytest.mark.rule("KOT-parasitic_tentacles.2", "KOT-battery_monster.1")
def test_battery_monster_starts_afresh_with_six() -> None:
    with taker(3).owns("The King", "battery_monster", battery_monster=2) as g:
        g.keeps_all().buys_from("Gigazaur", "The King", "battery_monster")
        assert g.charge("battery_monster") == 6


@pytest.mark.rule("KOT-parasitic_tentacles.2")
def test_smoke_cloud_starts_afresh_with_three() -> None:
    with taker(4).owns("The King", "smoke_cloud", smoke_cloud=1) as g:
        g.keeps_all().buys_from("Gigazaur", "The King", "smoke_cloud")
        assert g.charge("smoke_cloud") == 3


@pytest.mark.rule("KOT-parasitic_tentacles.2")
def test_the_seller_loses_the_effect_at_once() -> None:
    with taker(9).owns("The King", "wings").market("flame_thrower") as g:
        g.keeps_all().buys_from("Gigazaur", "The King", "wings").now("The King", energy=6)
        g.buys("Gigazaur", "flame_thrower").lost("The King", 2).lost("CyberKitty", 2)


@pytest.mark.rule("KOT-parasitic_tentacles.2", "KOT-X35")
def test_tentacles_take_a_card_bought_seconds_ago() -> None:
    with taker(9).owns("CyberKitty", "opportunist").has("CyberKitty", energy=5) as g:
        g.market("corner_store", "energize", "frenzy").deck("jets", "skyscraper")
        g.keeps_all().buys("Gigazaur", "corner_store").buys("CyberKitty", "jets")
        g.buys_from("Gigazaur", "CyberKitty", "jets").gained("CyberKitty", energy=5)
        assert g.cards("Gigazaur") == ["parasitic_tentacles", "jets"]


@pytest.mark.rule("KOT-parasitic_tentacles.copy")
def test_a_second_pair_of_tentacles_changes_nothing() -> None:
    with taker(4, "mimic").mimics("parasitic_tentacles").owns("The King", "regeneration") as g:
        g.market("energize", "frenzy", "gas_refinery").leaves_mimic("Gigazaur").keeps_all()
        assert g.touched("Gigazaur", "do-buy-from") == ["regeneration"]
        g.buys_from("Gigazaur", "The King", "regeneration")
        g.gained("Gigazaur", energy=-4).gained("The King", energy=4)


# -- what becomes affordable while the market is open ---------------------------------------------------------


@pytest.mark.rule("KOT-opportunist.1", "KOT-R59")
def test_who_declined_is_offered_what_it_can_pay_by_then() -> None:
    """The King lets a cheap card lie; a second opportunist's fire gives it the energy for the dear one."""
    g = given("Gigazaur", "The King", "CyberKitty").city("Gigazaur").has("Gigazaur", energy=2)
    g.owns("The King", "opportunist", "were_only_making_it_stronger").has("The King", energy=3)
    g.owns("CyberKitty", "mimic").mimics("opportunist").has("CyberKitty", energy=3)
    g.market("extra_head", "evacuation_orders", "frenzy").deck("flame_thrower", "corner_store", "tank", "energize")
    with g:
        g.keeps_all().sweeps("Gigazaur").is_asked("The King", "snatch").declines("The King")
        g.buys("CyberKitty", "flame_thrower").now("The King", energy=4).is_asked("The King", "snatch")
        assert g.touched("The King", "do-buy") == ["tank"]

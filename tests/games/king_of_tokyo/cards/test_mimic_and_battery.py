"""Mimic, the card that is another card, and Battery Monster, which is often copied."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import TokyoScenario, given


def buyer(energy: int = 8, *cards: str) -> TokyoScenario:
    """Gigazaur, outside with these cards, can buy Mimic; The King is in Tokyo."""
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").owns("Gigazaur", *cards)
    return g.has("Gigazaur", energy=energy).market("mimic")


def owner(*cards: str) -> TokyoScenario:
    """Gigazaur, outside, has Mimic and these cards; The King is in Tokyo and there is nothing to buy."""
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").owns("Gigazaur", "mimic", *cards)
    return g.market("energize", "frenzy", "gas_refinery")


# -- copying -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-mimic", "KOT-R57")
def test_mimic_becomes_a_copy_of_a_card_of_another_monster() -> None:
    with buyer().owns("The King", "extra_head") as g:
        g.keeps_all().buys("Gigazaur", "mimic").is_asked("Gigazaur", "mimic")
        g.copies("Gigazaur", "The King", "extra_head").turn_of("The King")
        assert g.cards("The King") == ["extra_head"]
        g.keeps_all().keeps_all().turn_of("Gigazaur").dice_are("1 1 2 2 3 3 1")


@pytest.mark.rule("KOT-mimic", "KOT-mimic.9")
def test_mimic_may_copy_a_card_of_its_owner_who_then_has_two() -> None:
    with buyer(8, "acid_attack") as g:
        g.keeps_all().stays("The King").buys("Gigazaur", "mimic").copies("Gigazaur", "Gigazaur", "acid_attack")
        g.keeps_all().keeps_all().turn_of("Gigazaur").keeps_all().lost("The King", 2)


@pytest.mark.rule("KOT-mimic.9")
@pytest.mark.parametrize(("hand", "lost"), [(["spiked_tail"], 2), (["mimic"], 2), (["spiked_tail", "mimic"], 3)])
def test_card_and_copy_count_each_for_one(hand: list[str], lost: int) -> None:
    with given("Gigazaur", "The King", "CyberKitty").city("The King").owns("Gigazaur", *hand) as g:
        if "spiked_tail" not in hand:
            g.owns("CyberKitty", "spiked_tail")
        if "mimic" in hand:
            g.mimics("spiked_tail")
        g.rolls("claw 1 1 2 2 3").keeps_all().lost("The King", lost)


@pytest.mark.rule("KOT-mimic", "KOT-R57")
def test_one_energy_moves_the_token_at_the_start_of_a_later_turn() -> None:
    with owner().owns("The King", "extra_head", "acid_attack").mimics("extra_head") as g:
        g.has("Gigazaur", energy=1).is_asked("Gigazaur", "mimic-move")
        g.copies("Gigazaur", "The King", "acid_attack").gained("Gigazaur", energy=-1)
        g.dice_are("1 1 2 2 3 3").keeps_all().lost("The King", 1)


@pytest.mark.rule("KOT-mimic", "KOT-R57")
def test_the_token_may_stay_where_it_is_for_free() -> None:
    with owner().owns("The King", "extra_head", "acid_attack").mimics("extra_head") as g:
        g.has("Gigazaur", energy=1).leaves_mimic("Gigazaur").now("Gigazaur", energy=1)
        g.dice_are("1 1 2 2 3 3 1")


@pytest.mark.rule("KOT-mimic")
def test_without_energy_the_token_cannot_be_moved() -> None:
    with owner().owns("The King", "extra_head", "acid_attack").mimics("extra_head") as g:
        g.is_asked("Gigazaur", "keep")


# -- what it may copy ----------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-mimic.1", "KOT-mimic.2")
def test_mimic_may_copy_any_keep_card_in_front_of_anyone() -> None:
    with buyer(8, "wings").owns("The King", "jets", "camouflage").owns("CyberKitty", "herbivore") as g:
        g.market("mimic", "tank", "heal").keeps_all().buys("Gigazaur", "mimic")
        assert g.touched("Gigazaur", "do-mimic") == ["camouflage", "herbivore", "jets", "wings"]
        assert set(g.offers("Gigazaur")) == {"do-mimic"}


@pytest.mark.rule("KOT-mimic.1")
def test_the_token_cannot_be_put_again_on_the_card_that_it_is_on() -> None:
    with owner("wings").owns("The King", "jets", "camouflage").mimics("jets").has("Gigazaur", energy=1) as g:
        assert g.touched("Gigazaur", "do-mimic") == ["camouflage", "wings"]


@pytest.mark.rule("KOT-mimic.1")
def test_without_another_card_to_copy_nothing_is_asked() -> None:
    with owner().owns("The King", "smoke_cloud").mimics("smoke_cloud").has("Gigazaur", energy=1) as g:
        g.is_asked("Gigazaur", "keep")


@pytest.mark.rule("KOT-mimic.2", "KOT-even_bigger.copy")
def test_a_copied_even_bigger_heals_two() -> None:
    with buyer().has("Gigazaur", hearts=9).owns("The King", "even_bigger") as g:
        g.keeps_all().buys("Gigazaur", "mimic").copies("Gigazaur", "The King", "even_bigger")
        g.now("Gigazaur", hearts=11)


@pytest.mark.rule("KOT-mimic.2")
def test_a_copied_battery_monster_puts_six_energy_on_mimic() -> None:
    with buyer().owns("CyberKitty", "battery_monster", battery_monster=2) as g:
        g.keeps_all().buys("Gigazaur", "mimic").copies("Gigazaur", "CyberKitty", "battery_monster")
        assert (g.charge("mimic"), g.charge("battery_monster")) == (6, 2)


@pytest.mark.rule("KOT-mimic.2")
def test_a_copied_smoke_cloud_puts_three_tokens_on_mimic() -> None:
    with buyer().owns("The King", "smoke_cloud", smoke_cloud=1) as g:
        g.keeps_all().buys("Gigazaur", "mimic").copies("Gigazaur", "The King", "smoke_cloud")
        assert (g.charge("mimic"), g.charge("smoke_cloud")) == (3, 1)


@pytest.mark.rule("KOT-mimic.2")
def test_a_moved_token_counts_as_just_bought_too() -> None:
    with owner().owns("The King", "jets", "smoke_cloud").mimics("jets").has("Gigazaur", energy=1) as g:
        g.copies("Gigazaur", "The King", "smoke_cloud").is_asked("Gigazaur", "keep")
        assert g.touched("Gigazaur", "do-smoke") == ["mimic"]
        assert g.charge("mimic") == 3


# -- nothing to copy, or not any more ------------------------------------------------------------------------


@pytest.mark.rule("KOT-mimic.3")
def test_without_a_card_to_copy_the_token_waits_and_costs_one_energy_later() -> None:
    with buyer(9).deck("energize", "frenzy", "extra_head") as g:
        g.has("The King", energy=7).market("mimic", "extra_head").keeps_all().buys("Gigazaur", "mimic")
        g.turn_of("The King")
        assert g.copied() == ""
        g.keeps_all().buys("The King", "extra_head").keeps_all().is_asked("Gigazaur", "mimic-move")
        g.copies("Gigazaur", "The King", "extra_head").gained("Gigazaur", energy=-1)
        g.dice_are("1 1 2 2 3 3 1")


@pytest.mark.rule("KOT-mimic.4", "KOT-X8")
def test_when_the_owner_of_the_copied_card_falls_mimic_is_nothing() -> None:
    with owner().owns("The King", "smoke_cloud").has("The King", hearts=1).mimics("smoke_cloud") as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().is_out("The King")
        assert (g.copied(), g.charge("mimic")) == ("", 0)
        assert g.cards("Gigazaur") == ["mimic"]


@pytest.mark.rule("KOT-mimic.4", "KOT-even_bigger.2")
def test_when_the_copied_card_is_sold_what_it_was_worth_is_gone() -> None:
    with given("The King", "Gigazaur").owns("The King", "even_bigger", "metamorph") as g:
        g.owns("Gigazaur", "mimic").mimics("even_bigger").has("Gigazaur", hearts=12)
        g.keeps_all().sells("The King", "even_bigger").now("Gigazaur", hearts=10)
        assert g.copied() == ""


@pytest.mark.rule("KOT-mimic.4", "KOT-R57")
def test_the_token_that_came_back_is_placed_before_a_later_roll_for_one_energy() -> None:
    with owner("smoke_cloud").owns("The King", "extra_head").mimics("smoke_cloud") as g:
        g.has("Gigazaur", energy=1).leaves_mimic("Gigazaur")
        g.smokes("Gigazaur").smokes("Gigazaur").smokes("Gigazaur")
        assert (g.copied(), g.charge("mimic"), g.cards("Gigazaur")) == ("", 0, ["mimic"])
        assert g.touched("Gigazaur", "do-smoke") == []
        g.keeps_all().buys_nothing("Gigazaur").turn_of("The King")
        g.keeps_all().keeps_all().is_asked("Gigazaur", "mimic-move")
        g.copies("Gigazaur", "The King", "extra_head").gained("Gigazaur", energy=-1)
        g.dice_are("1 1 2 2 3 3 1")


@pytest.mark.rule("KOT-mimic.4")
def test_an_idle_mimic_does_nothing() -> None:
    with owner().rolls("claw 1 1 2 2 3") as g:
        g.is_asked("Gigazaur", "keep").keeps_all().lost("The King", 1)


# -- cards that change hands ---------------------------------------------------------------------------------


@pytest.mark.rule("KOT-mimic.5")
def test_a_copied_card_that_somebody_takes_stays_copied() -> None:
    with given("CyberKitty", "Gigazaur", "The King").owns("CyberKitty", "parasitic_tentacles") as g:
        g.owns("Gigazaur", "mimic").owns("The King", "extra_head").mimics("extra_head")
        g.has("CyberKitty", energy=7).market("energize").keeps_all()
        g.buys_from("CyberKitty", "The King", "extra_head").turn_of("Gigazaur")
        assert g.copied() == "extra_head"
        g.dice_are("1 1 2 2 3 3 1")


@pytest.mark.rule("KOT-mimic.5")
def test_a_copied_smoke_cloud_that_somebody_takes_leaves_mimic_its_tokens() -> None:
    with given("CyberKitty", "Gigazaur", "The King").owns("CyberKitty", "parasitic_tentacles") as g:
        g.owns("Gigazaur", "mimic", mimic=2).owns("The King", "smoke_cloud", smoke_cloud=1).mimics("smoke_cloud")
        g.has("CyberKitty", energy=4).market("energize").keeps_all()
        g.buys_from("CyberKitty", "The King", "smoke_cloud")
        assert (g.charge("mimic"), g.charge("smoke_cloud")) == (2, 3)


@pytest.mark.rule("KOT-mimic.6", "KOT-X35")
def test_who_buys_mimic_chooses_anew() -> None:
    with given("CyberKitty", "Gigazaur", "The King").owns("CyberKitty", "parasitic_tentacles") as g:
        g.owns("Gigazaur", "mimic", mimic=2).owns("The King", "smoke_cloud", "jets").mimics("smoke_cloud")
        g.has("CyberKitty", energy=8).market("energize").keeps_all()
        g.buys_from("CyberKitty", "Gigazaur", "mimic").gained("Gigazaur", energy=8)
        g.is_asked("CyberKitty", "mimic")
        assert (g.copied(), g.charge("mimic")) == ("", 0)
        assert g.touched("CyberKitty", "do-mimic") == ["jets", "parasitic_tentacles", "smoke_cloud"]
        g.copies("CyberKitty", "The King", "smoke_cloud").now("CyberKitty", energy=0)
        assert g.charge("mimic") == 3
        assert g.cards("Gigazaur") == []


# -- when things happen --------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-mimic.7")
def test_a_copy_of_battery_monster_chosen_now_pays_only_next_turn() -> None:
    with owner().owns("The King", "jets", "battery_monster").mimics("jets").has("Gigazaur", energy=1) as g:
        g.copies("Gigazaur", "The King", "battery_monster").now("Gigazaur", energy=0)
        assert g.charge("mimic") == 6
        g.keeps_all().keeps_all().buys_nothing("The King").keeps_all()
        g.turn_of("Gigazaur").now("Gigazaur", energy=2)
        assert g.charge("mimic") == 4


@pytest.mark.rule("KOT-mimic.7")
def test_a_copy_of_urbavore_chosen_now_gives_no_star_this_turn_but_its_claw() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").owns("Gigazaur", "mimic").mimics("jets") as g:
        g.owns("The King", "jets", "urbavore").has("Gigazaur", energy=1).now("Gigazaur", stars=2)
        g.rolls("claw 1 1 2 2 3").copies("Gigazaur", "The King", "urbavore").now("Gigazaur", stars=2)
        g.keeps_all().lost("The King", 2)


@pytest.mark.rule("KOT-mimic.7")
def test_stars_and_battery_come_before_the_move_of_the_token() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").owns("The King", "battery_monster", "jets") as g:
        g.owns("Gigazaur", "mimic").mimics("battery_monster").is_asked("Gigazaur", "mimic-move")
        g.now("Gigazaur", stars=2, energy=2).copies("Gigazaur", "The King", "jets")
        g.now("Gigazaur", energy=1)
        assert g.charge("mimic") == 0


# -- copies that discard themselves --------------------------------------------------------------------------


@pytest.mark.rule("KOT-mimic.8")
def test_a_copied_plot_twist_costs_mimic() -> None:
    with owner().owns("The King", "plot_twist").mimics("plot_twist") as g:
        g.keeps_all().sets_die("Gigazaur", "plot_twist", 0, "claw").lost("The King", 1)
        assert (g.cards("Gigazaur"), g.cards("The King")) == ([], ["plot_twist"])
        assert (g.pile(), g.copied()) == (["mimic"], "")


@pytest.mark.rule("KOT-mimic.8")
def test_a_heart_on_a_copied_psychic_probe_costs_mimic() -> None:
    with given("The King", "Gigazaur").owns("The King", "psychic_probe").owns("Gigazaur", "mimic") as g:
        g.mimics("psychic_probe").keeps_all().probe_rolls("heart").probes("Gigazaur", 0)
        assert (g.cards("Gigazaur"), g.cards("The King")) == ([], ["psychic_probe"])
        assert (g.pile(), g.copied()) == (["mimic"], "")


@pytest.mark.rule("KOT-mimic.8")
def test_an_empty_copy_of_battery_monster_costs_mimic() -> None:
    with given("Gigazaur", "The King").owns("Gigazaur", "mimic", mimic=2).mimics("battery_monster") as g:
        g.owns("The King", "battery_monster").now("Gigazaur", energy=2)
        assert (g.cards("Gigazaur"), g.cards("The King")) == ([], ["battery_monster"])
        assert (g.pile(), g.copied(), g.charge("battery_monster")) == (["mimic"], "", 6)


@pytest.mark.rule("KOT-mimic.8")
def test_an_empty_copy_of_smoke_cloud_leaves_mimic_idle() -> None:
    with owner().owns("The King", "smoke_cloud").mimics("smoke_cloud") as g:
        g.smokes("Gigazaur", "mimic").smokes("Gigazaur", "mimic").smokes("Gigazaur", "mimic")
        assert g.cards("Gigazaur") == ["mimic"]
        assert g.offers("Gigazaur") == ["do-stop"]
        assert (g.charge("mimic"), g.charge("smoke_cloud")) == (0, 3)


# -- Battery Monster -----------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-battery_monster")
def test_battery_monster_pays_two_at_the_start_of_three_turns_and_goes() -> None:
    with given("Gigazaur", "The King").market("battery_monster").has("Gigazaur", energy=3) as g:
        g.keeps_all().buys("Gigazaur", "battery_monster").now("Gigazaur", energy=0)
        for left in (4, 2, 0):
            assert g.cards("Gigazaur") == ["battery_monster"]
            g.buys_nothing("Gigazaur").keeps_all().turn_of("Gigazaur").now("Gigazaur", energy=6 - left)
            assert g.charge("battery_monster") == left
            g.keeps_all()
        assert g.cards("Gigazaur") == []
        assert g.pile() == ["battery_monster"]


@pytest.mark.rule("KOT-battery_monster.1")
def test_battery_monster_comes_first_of_all() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").owns("Gigazaur", "battery_monster", "urbavore") as g:
        g.now("Gigazaur", energy=2, stars=3)
        told = [event.kind for event in g.events if event.kind in ("energy-card", "stars-start", "stars-card")]
        assert told == ["energy-card", "stars-start", "stars-card"]


@pytest.mark.rule("KOT-battery_monster.1", "KOT-friend_of_children.2")
def test_friend_of_children_adds_nothing_to_battery_monster() -> None:
    with given("Gigazaur", "The King").owns("Gigazaur", "battery_monster", "friend_of_children") as g:
        g.now("Gigazaur", energy=2)


@pytest.mark.rule("KOT-battery_monster.copy")
def test_a_second_battery_monster_has_six_energy_of_its_own() -> None:
    with given("Gigazaur", "The King").mimics("battery_monster") as g:
        g.owns("Gigazaur", "battery_monster", "mimic", battery_monster=6, mimic=4).now("Gigazaur", energy=4)
        assert (g.charge("battery_monster"), g.charge("mimic")) == (4, 2)

"""Armor Plating and Camouflage: losses that do not happen."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import TokyoScenario, given


def _attacked(*cards: str, claws: int) -> TokyoScenario:
    """Gigazaur attacks The King, who is in Tokyo City with these cards."""
    g = given("Gigazaur", "The King").city("The King").owns("The King", *cards)
    return g.rolls(" ".join(["claw"] * claws + ["1", "1", "2", "2", "3"][: 6 - claws]))


# -- Armor Plating ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-armor_plating")
def test_armor_stops_a_single_heart() -> None:
    with _attacked("armor_plating", claws=1) as g:
        g.keeps_all().lost("The King", 0)


@pytest.mark.rule("KOT-armor_plating")
@pytest.mark.parametrize("claws", [2, 3, 4])
def test_armor_takes_a_bigger_loss_in_full(claws: int) -> None:
    with _attacked("armor_plating", claws=claws) as g:
        g.keeps_all().lost("The King", claws)


@pytest.mark.rule("KOT-armor_plating.1")
def test_armor_stops_the_one_heart_that_camouflage_leaves() -> None:
    with _attacked("armor_plating", "camouflage", claws=2) as g:
        g.keeps_all().camouflage("heart 1").reacts("The King", "camouflage").lost("The King", 0)
        g.turn_of("The King").is_asked("The King", "keep").is_in("The King", "city")


@pytest.mark.rule("KOT-armor_plating.1")
def test_armor_does_not_stop_the_two_hearts_that_camouflage_leaves() -> None:
    with _attacked("armor_plating", "camouflage", claws=3) as g:
        g.keeps_all().camouflage("heart 1 1").reacts("The King", "camouflage").lost("The King", 2)


@pytest.mark.rule("KOT-armor_plating.2")
def test_armor_stops_a_single_poison_token() -> None:
    g = given("The King", "Gigazaur").city("Gigazaur").owns("The King", "armor_plating").has("The King", poison=1)
    with g:
        g.keeps_all().lost("The King", 0).now("The King", poison=1).turn_of("Gigazaur")


@pytest.mark.rule("KOT-armor_plating.2")
def test_armor_does_not_stop_two_poison_tokens() -> None:
    g = given("The King", "Gigazaur").city("Gigazaur").owns("The King", "armor_plating").has("The King", poison=2)
    with g:
        g.keeps_all().lost("The King", 2)


@pytest.mark.rule("KOT-armor_plating.2")
@pytest.mark.parametrize(("armor", "lost"), [(["armor_plating"], 0), ([], 2)])
def test_armor_stops_each_of_two_burrowing_hits(armor: list[str], lost: int) -> None:
    g = given("Gigazaur", "The King", "CyberKitty", "MekaDragon", "Alienoid").city("The King").bay("CyberKitty")
    g.owns("The King", "burrowing").owns("CyberKitty", "mimic").mimics("burrowing").owns("Gigazaur", *armor)
    with g.rolls("claw 1 2 2 3 3"):
        g.keeps_all().yields("The King").yields("CyberKitty").lost("Gigazaur", lost).is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-armor_plating.3")
def test_who_loses_nothing_thanks_to_armor_may_not_yield() -> None:
    with _attacked("armor_plating", claws=1) as g:
        g.keeps_all().turn_of("The King").is_asked("The King", "keep").is_in("The King", "city")


@pytest.mark.rule("KOT-armor_plating.3")
def test_who_loses_nothing_thanks_to_armor_gets_no_tokens() -> None:
    with _attacked("armor_plating", claws=1).owns("Gigazaur", "poison_spit", "shrink_ray") as g:
        g.keeps_all().now("The King", hearts=10, poison=0, shrink=0)


@pytest.mark.rule("KOT-armor_plating.4", "KOT-armor_plating.copy")
@pytest.mark.parametrize(("claws", "lost"), [(1, 0), (2, 2)])
def test_two_armors_stop_no_more_than_one(claws: int, lost: int) -> None:
    with _attacked("armor_plating", "mimic", claws=claws).mimics("armor_plating") as g:
        g.keeps_all().lost("The King", lost)


@pytest.mark.rule("KOT-armor_plating.5")
def test_armor_acts_before_camouflage_is_offered() -> None:
    with _attacked("armor_plating", "camouflage", claws=1) as g:
        g.keeps_all().lost("The King", 0).turn_of("The King").is_asked("The King", "keep")
        assert g.told("camouflaged") == []


# -- Camouflage ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-camouflage")
@pytest.mark.parametrize(("faces", "lost"), [("heart 1 heart", 1), ("1 claw energy", 3), ("heart 2 3", 2)])
def test_each_heart_rolled_saves_one(faces: str, lost: int) -> None:
    with _attacked("camouflage", claws=3) as g:
        g.keeps_all().camouflage(faces).reacts("The King", "camouflage").lost("The King", lost)


@pytest.mark.rule("KOT-camouflage")
def test_camouflage_dice_are_no_part_of_the_roll() -> None:
    with _attacked("camouflage", claws=3) as g:
        g.keeps_all().camouflage("energy energy heart").reacts("The King", "camouflage")
        g.dice_are("claw claw claw 1 1 2").now("The King", energy=0).now("Gigazaur", energy=0)


@pytest.mark.rule("KOT-camouflage", "KOT-camouflage.1")
def test_camouflage_is_a_choice() -> None:
    with _attacked("camouflage", claws=3) as g:
        g.keeps_all().takes_it("The King").lost("The King", 3).is_asked("The King", "yield")


@pytest.mark.rule("KOT-camouflage.1")
def test_camouflage_rolls_once_for_each_loss() -> None:
    with _attacked("camouflage", claws=2) as g:
        g.keeps_all().camouflage("1 1").reacts("The King", "camouflage")
        g.lost("The King", 2).is_asked("The King", "yield")


@pytest.mark.rule("KOT-camouflage.1")
def test_the_next_loss_of_the_same_turn_is_a_new_roll() -> None:
    with _attacked("camouflage", claws=2).has("Gigazaur", energy=3).market("flame_thrower") as g:
        g.keeps_all().camouflage("1 1").reacts("The King", "camouflage").stays("The King")
        g.buys("Gigazaur", "flame_thrower").camouflage("heart 1").reacts("The King", "camouflage").lost("The King", 1)


@pytest.mark.rule("KOT-camouflage.1")
def test_wings_after_camouflage_save_the_rest() -> None:
    with _attacked("camouflage", "wings", claws=3).has("The King", energy=2) as g:
        g.keeps_all().camouflage("heart 1 1").reacts("The King", "camouflage")
        assert sorted(g.offers("The King")) == ["do-react-wings", "do-take-it"]
        g.reacts("The King", "wings").now("The King", hearts=10, energy=0)


@pytest.mark.rule("KOT-camouflage.1")
def test_wings_instead_of_camouflage_need_no_dice() -> None:
    with _attacked("camouflage", "wings", claws=3).has("The King", energy=2) as g:
        g.keeps_all()
        assert sorted(g.offers("The King")) == ["do-react-camouflage", "do-react-wings", "do-take-it"]
        g.reacts("The King", "wings").now("The King", hearts=10, energy=0).turn_of("The King")


@pytest.mark.rule("KOT-camouflage.2")
def test_camouflage_against_an_own_discard_card() -> None:
    g = given("The King", "Gigazaur").city("Gigazaur").owns("The King", "camouflage").has("The King", energy=4)
    with g.market("tank"):
        g.keeps_all().buys("The King", "tank").camouflage("heart heart 1").reacts("The King", "camouflage")
        g.lost("The King", 1).now("The King", stars=4)


@pytest.mark.rule("KOT-camouflage.2")
def test_camouflage_against_poison() -> None:
    g = given("The King", "Gigazaur").city("Gigazaur").owns("The King", "camouflage").has("The King", poison=2)
    with g:
        g.keeps_all().camouflage("heart 1").reacts("The King", "camouflage").lost("The King", 1)
        g.now("The King", poison=2).turn_of("Gigazaur")


@pytest.mark.rule("KOT-camouflage.2")
def test_camouflage_against_the_card_of_another() -> None:
    g = given("Gigazaur", "The King").city("Gigazaur").owns("The King", "camouflage").has("Gigazaur", energy=6)
    with g.market("gas_refinery"):
        g.keeps_all().buys("Gigazaur", "gas_refinery").camouflage("heart 1 1").reacts("The King", "camouflage")
        g.lost("The King", 2)


@pytest.mark.rule("KOT-camouflage.2")
def test_camouflage_against_fire_breathing() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").city("CyberKitty").owns("Gigazaur", "fire_breathing")
    with g.owns("The King", "camouflage").rolls("claw 1 2 2 3 3"):
        g.keeps_all().camouflage("heart").reacts("The King", "camouflage").lost("The King", 0)


@pytest.mark.rule("KOT-camouflage.2")
def test_camouflage_against_burrowing() -> None:
    with _attacked("burrowing", claws=1).owns("Gigazaur", "camouflage") as g:
        g.keeps_all().yields("The King").camouflage("heart").reacts("Gigazaur", "camouflage").lost("Gigazaur", 0)
        g.is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-camouflage.3")
def test_who_hides_completely_may_not_yield_and_gets_no_tokens() -> None:
    with _attacked("camouflage", claws=2).owns("Gigazaur", "poison_spit", "shrink_ray") as g:
        g.keeps_all().camouflage("heart heart").reacts("The King", "camouflage")
        g.now("The King", hearts=10, poison=0, shrink=0)
        g.turn_of("The King").is_asked("The King", "keep").is_in("The King", "city")


@pytest.mark.rule("KOT-camouflage.copy", "KOT-camouflage.1")
def test_a_second_camouflage_rolls_for_what_is_left() -> None:
    with _attacked("camouflage", "mimic", claws=4).mimics("camouflage") as g:
        g.keeps_all().camouflage("heart 1 1 1").reacts("The King", "camouflage").is_asked("The King", "react")
        g.camouflage("heart heart 1").reacts("The King", "camouflage")
        g.lost("The King", 1).is_asked("The King", "yield")


@pytest.mark.rule("KOT-camouflage.copy")
def test_the_second_camouflage_is_a_choice_too() -> None:
    with _attacked("camouflage", "mimic", claws=4).mimics("camouflage") as g:
        g.keeps_all().camouflage("heart 1 1 1").reacts("The King", "camouflage")
        g.takes_it("The King").lost("The King", 3)


def hidden_dweller() -> TokyoScenario:
    """Gigazaur attacks The King, which has Camouflage and Background Dweller."""
    g = given("Gigazaur", "The King").city("The King").owns("The King", "camouflage", "background_dweller")
    return g.rolls("claw claw claw 1 1 2")


@pytest.mark.rule("KOT-background_dweller.2")
def test_threes_in_camouflage_may_be_rerolled_as_often_as_one_likes() -> None:
    with hidden_dweller() as g:
        g.keeps_all().camouflage("3 3 1").reacts("The King", "camouflage").is_asked("The King", "camouflage-threes")
        g.camouflage("3 heart").rerolls_in_camouflage("The King", 2).is_asked("The King", "camouflage-threes")
        g.camouflage("heart").rerolls_in_camouflage("The King", 1).lost("The King", 1).is_asked("The King", "yield")


@pytest.mark.rule("KOT-background_dweller.2")
def test_threes_in_camouflage_may_be_left() -> None:
    with hidden_dweller() as g:
        g.keeps_all().camouflage("3 3 heart").reacts("The King", "camouflage")
        g.rerolls_in_camouflage("The King", 0).lost("The King", 2)


@pytest.mark.rule("KOT-background_dweller.2")
def test_only_some_of_the_threes_in_camouflage_may_be_rerolled() -> None:
    with hidden_dweller() as g:
        g.keeps_all().camouflage("3 3 heart").reacts("The King", "camouflage")
        g.camouflage("heart").rerolls_in_camouflage("The King", 1).is_asked("The King", "camouflage-threes")
        g.rerolls_in_camouflage("The King", 0).lost("The King", 1)


@pytest.mark.rule("KOT-background_dweller.2")
def test_nobody_is_asked_about_threes_in_camouflage_without_one_or_without_the_card() -> None:
    with hidden_dweller() as g:
        g.keeps_all().camouflage("1 1 heart").reacts("The King", "camouflage").lost("The King", 2)
    g = given("Gigazaur", "The King").city("The King").owns("The King", "camouflage").rolls("claw claw 1 1 2 2")
    with g:
        g.keeps_all().camouflage("3 3").reacts("The King", "camouflage").lost("The King", 2)

"""Background Dweller, Extra Head, Giant Brain and Herd Culler: more dice, more rolls, other faces."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import TokyoScenario, given


def _rolls_with(*cards: str) -> TokyoScenario:
    """Gigazaur has the turn and these cards; The King is in Tokyo City."""
    return given("Gigazaur", "The King").city("The King").owns("Gigazaur", *cards)


# -- Background Dweller ----------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-background_dweller")
def test_threes_are_rerolled_as_often_as_one_likes() -> None:
    with _rolls_with("background_dweller").rolls("3 3 1 1 2 2") as g:
        g.rolls("3 3").rerolls_threes("Gigazaur", 0, 1).dice_are("3 3 1 1 2 2")
        g.rolls("3 energy").rerolls_threes("Gigazaur", 0, 1).dice_are("3 energy 1 1 2 2")
        g.rolls("3").rerolls_threes("Gigazaur", 0)
        g.rolls("heart").rerolls_threes("Gigazaur", 0).dice_are("heart energy 1 1 2 2")
        g.keeps_all().gained("Gigazaur", energy=1)


@pytest.mark.rule("KOT-background_dweller")
def test_one_three_may_be_rerolled_and_another_kept() -> None:
    with _rolls_with("background_dweller").rolls("3 1 3 1 2 2") as g:
        g.rolls("energy").rerolls_threes("Gigazaur", 2).dice_are("3 1 energy 1 2 2")


@pytest.mark.rule("KOT-background_dweller")
def test_only_threes_are_rerolled() -> None:
    with _rolls_with("background_dweller").rolls("1 1 2 2 claw heart") as g:
        assert g.offers("Gigazaur") == ["do-stop"]


@pytest.mark.rule("KOT-background_dweller.1")
def test_rerolling_threes_uses_up_no_roll() -> None:
    with _rolls_with("background_dweller").rolls("3 1 1 2 2 heart") as g:
        g.rolls("energy").rerolls_threes("Gigazaur", 0)
        g.rolls("1 2 energy energy heart").keeps(0)
        g.rolls("1 2 energy energy heart").keeps(0)
        g.dice_are("energy 1 2 energy energy heart").gained("Gigazaur", energy=3).turn_of("Gigazaur")


@pytest.mark.rule("KOT-background_dweller.1")
def test_threes_are_rerolled_even_after_the_last_roll() -> None:
    with _rolls_with("background_dweller").rolls("1 1 2 2 claw heart") as g:
        g.rolls("1 1 2 2 claw heart").keeps()
        g.rolls("3 1 1 2 2 energy").keeps().is_asked("Gigazaur", "keep").refused("Gigazaur", 0, "KOT-R24")
        g.rolls("3").rerolls_threes("Gigazaur", 0).is_asked("Gigazaur", "keep")
        g.rolls("energy").rerolls_threes("Gigazaur", 0).gained("Gigazaur", energy=2)


@pytest.mark.rule("KOT-background_dweller.1")
def test_a_three_may_be_kept_after_the_last_roll() -> None:
    with _rolls_with("background_dweller").rolls("3 3 3 2 2 1") as g:
        g.rolls("1").keeps(0, 1, 2, 3, 4).rolls("1").keeps(0, 1, 2, 3, 4)
        g.keeps_all().gained("Gigazaur", stars=3)


@pytest.mark.rule("KOT-background_dweller.2")
def test_a_three_made_by_ones_own_probe_is_rerolled() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("The King", "psychic_probe", "background_dweller")
    with g.rolls("claw claw claw 1 2 2"):
        g.keeps_all().probe_rolls("3").probes("The King", 0).is_asked("The King", "reroll-three")
        g.probe_rolls("3").rerolls_threes("The King", 0).is_asked("The King", "reroll-three")
        g.probe_rolls("1").rerolls_threes("The King", 0).dice_are("1 claw claw 1 2 2").lost("The King", 2)


@pytest.mark.rule("KOT-background_dweller.2")
def test_a_three_made_by_ones_own_probe_may_stay() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("The King", "psychic_probe", "background_dweller")
    with g.rolls("claw claw claw 1 2 2"):
        g.keeps_all().probe_rolls("3").probes("The King", 0)
        g.leaves_three("The King").dice_are("3 claw claw 1 2 2").lost("The King", 2)


@pytest.mark.rule("KOT-background_dweller.2")
def test_a_three_given_by_anothers_probe_is_rerolled() -> None:
    with _rolls_with("background_dweller").owns("The King", "psychic_probe").rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().probe_rolls("3").probes("The King", 0).is_asked("Gigazaur", "reroll-three")
        g.rolls("3").rerolls_threes("Gigazaur", 0).is_asked("Gigazaur", "reroll-three")
        g.rolls("claw").rerolls_threes("Gigazaur", 0).dice_are("claw claw 1 1 2 2").lost("The King", 2)


@pytest.mark.rule("KOT-background_dweller.2")
def test_a_kept_three_that_a_probe_rolls_as_three_again_is_rerolled() -> None:
    with _rolls_with("background_dweller").owns("The King", "psychic_probe").rolls("3 claw 1 1 2 2") as g:
        g.keeps_all().probe_rolls("3").probes("The King", 0).is_asked("Gigazaur", "reroll-three")
        g.rolls("claw").rerolls_threes("Gigazaur", 0).lost("The King", 2)


@pytest.mark.rule("KOT-background_dweller.2")
def test_a_kept_three_that_no_probe_touched_stays() -> None:
    with _rolls_with("background_dweller").owns("The King", "psychic_probe").rolls("3 claw 1 1 2 2") as g:
        g.keeps_all().probe_rolls("energy").probes("The King", 1).gained("Gigazaur", energy=1)
        g.lost("The King", 0).turn_of("The King")


@pytest.mark.rule("KOT-background_dweller.copy")
def test_a_second_dweller_offers_nothing_more() -> None:
    with _rolls_with("background_dweller", "mimic").mimics("background_dweller").rolls("3 1 1 2 2 heart") as g:
        assert g.offers("Gigazaur") == ["do-stop", "do-reroll-threes"]
        g.rolls("energy").rerolls_threes("Gigazaur", 0).dice_are("energy 1 1 2 2 heart")


@pytest.mark.rule("KOT-background_dweller.copy")
def test_mimic_as_a_dweller_rerolls_threes() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", "mimic")
    with g.owns("The King", "background_dweller").mimics("background_dweller").rolls("3 1 1 2 2 heart"):
        g.rolls("energy").rerolls_threes("Gigazaur", 0).dice_are("energy 1 1 2 2 heart")


# -- Extra Head ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-extra_head")
def test_a_head_rolls_a_green_die_that_counts() -> None:
    with _rolls_with("extra_head").rolls("1 1 2 2 3 3 energy") as g:
        shown = g.game.view(g.state, 0)["dice"]
        assert [die["green"] for die in shown] == [False] * 6 + [True]
        g.keeps_all().gained("Gigazaur", energy=1)


@pytest.mark.rule("KOT-extra_head")
def test_the_green_die_is_rerolled_like_the_others() -> None:
    with _rolls_with("extra_head").rolls("1 1 2 2 3 3 heart") as g:
        g.rolls("energy").keeps(0, 1, 2, 3, 4, 5).dice_are("1 1 2 2 3 3 energy")


@pytest.mark.rule("KOT-extra_head")
def test_a_head_bought_now_rolls_from_the_next_turn_on() -> None:
    g = given("Gigazaur", "The King").city("The King").has("Gigazaur", energy=9).market("extra_head")
    with g.deck("even_bigger"):
        g.keeps_all().buys("Gigazaur", "extra_head").dice_are("1 1 2 2 3 3")
        g.buys_nothing("Gigazaur").turn_of("The King").dice_are("1 1 2 2 3 3").keeps_all()
        g.turn_of("Gigazaur")
        assert len(g.state.dice) == 7


@pytest.mark.rule("KOT-extra_head.copy")
def test_two_heads_are_two_dice() -> None:
    with _rolls_with("extra_head", "extra_head").rolls("1 1 2 2 3 3 energy energy") as g:
        g.keeps_all().gained("Gigazaur", energy=2)


@pytest.mark.rule("KOT-extra_head.copy")
def test_mimic_is_a_head_of_its_own() -> None:
    with _rolls_with("extra_head", "mimic").mimics("extra_head").rolls("1 1 2 2 3 3 energy energy") as g:
        g.keeps_all().gained("Gigazaur", energy=2)


@pytest.mark.rule("KOT-extra_head.copy")
def test_mimic_and_both_heads_are_nine_dice() -> None:
    g = _rolls_with("extra_head", "extra_head", "mimic").mimics("extra_head")
    with g.rolls("1 1 2 2 3 3 energy energy energy"):
        g.keeps_all().gained("Gigazaur", energy=3)


# -- Giant Brain -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-giant_brain")
def test_a_giant_brain_rolls_four_times() -> None:
    with _rolls_with("giant_brain").rolls("1 1 2 2 3 3") as g:
        for _ in range(2):
            g.rolls("1 1 2 2 3 3").keeps().is_asked("Gigazaur", "keep")
        g.rolls("1 1 2 2 3 energy").keeps().gained("Gigazaur", energy=1).turn_of("The King")


@pytest.mark.rule("KOT-giant_brain")
def test_a_giant_brain_has_its_roll_every_turn() -> None:
    with _rolls_with("giant_brain") as g:
        g.keeps_all().turn_of("The King")
        assert g.state.rolls_left == 2
        g.keeps_all().turn_of("Gigazaur")
        assert g.state.rolls_left == 3


@pytest.mark.rule("KOT-giant_brain.copy")
def test_two_brains_roll_five_times() -> None:
    with _rolls_with("giant_brain", "mimic").mimics("giant_brain").rolls("1 1 2 2 3 3") as g:
        for _ in range(3):
            g.rolls("1 1 2 2 3 3").keeps().is_asked("Gigazaur", "keep")
        g.rolls("1 1 2 2 3 energy").keeps().gained("Gigazaur", energy=1).turn_of("The King")


# -- Herd Culler -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-herd_culler")
def test_the_culler_turns_one_die_to_1() -> None:
    with _rolls_with("herd_culler").rolls("1 1 claw 2 3 3") as g:
        g.keeps_all().culls("Gigazaur", 2).gained("Gigazaur", stars=1).lost("The King", 0).turn_of("The King")


@pytest.mark.rule("KOT-herd_culler")
def test_the_culler_comes_after_all_rolls() -> None:
    with _rolls_with("herd_culler").rolls("1 1 claw 2 3 3") as g:
        g.is_asked("Gigazaur", "keep")
        g.rolls("claw 2 3 3").keeps(0, 1).is_asked("Gigazaur", "keep")
        g.rolls("claw 2 3 3").keeps(0, 1).is_asked("Gigazaur", "change")
        g.culls("Gigazaur", 3).gained("Gigazaur", stars=1).lost("The King", 1)


@pytest.mark.rule("KOT-herd_culler")
def test_the_culler_is_a_choice() -> None:
    with _rolls_with("herd_culler").rolls("1 1 claw 2 3 3") as g:
        g.keeps_all().changes_no_die("Gigazaur").gained("Gigazaur", stars=0).lost("The King", 1)


@pytest.mark.rule("KOT-herd_culler")
def test_the_culler_culls_once_in_every_turn() -> None:
    with _rolls_with("herd_culler").rolls("1 1 2 2 3 3") as g:
        g.keeps_all().culls("Gigazaur", 2).turn_of("The King").keeps_all().turn_of("Gigazaur")
        g.keeps_all().culls("Gigazaur", 2).gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-herd_culler.copy")
def test_two_cullers_turn_two_dice() -> None:
    with _rolls_with("herd_culler", "mimic").mimics("herd_culler").rolls("1 1 2 2 3 3") as g:
        g.keeps_all().culls("Gigazaur", 2).is_asked("Gigazaur", "change")
        g.culls("Gigazaur", 3).gained("Gigazaur", stars=2).turn_of("The King")

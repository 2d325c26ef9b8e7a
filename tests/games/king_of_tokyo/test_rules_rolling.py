"""Chapter 3, the turn and its first step: rolling the dice."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import given


@pytest.mark.rule("KOT-R20")
def test_the_five_steps_of_a_turn_come_in_their_order() -> None:
    with given("Gigazaur", "The King").owns("Gigazaur", "solar_powered").market("heal", "wings", "jets") as g:
        g.rolls("energy energy energy 1 1 2").is_asked("Gigazaur", "keep")
        g.keeps_all().is_asked("Gigazaur", "buy").is_in("Gigazaur", "city").buys("Gigazaur", "heal")
        g.turn_of("The King")
        steps = ("turn", "rolled", "energy-dice", "entered", "bought", "energy-card")
        assert [event.kind for event in g.events if event.kind in steps] == [*steps, "turn", "rolled"]


@pytest.mark.rule("KOT-R20")
def test_one_buys_with_the_energy_of_this_very_roll() -> None:
    with given("Gigazaur", "The King").city("The King").market("heal", "wings", "jets") as g:
        g.rolls("energy energy energy 1 1 2").keeps_all().buys("Gigazaur", "heal").now("Gigazaur", energy=0)


@pytest.mark.rule("KOT-R21", "KOT-R24")
def test_three_rolls_and_no_more() -> None:
    with given("Gigazaur", "The King").city("The King").rolls("1 1 2 2 3 3") as g:
        assert g.state.rolls_left == 2
        g.rolls("1 2 2 3 3").keeps(0)
        assert g.state.rolls_left == 1
        g.rolls("2 3 3 energy").keeps(0, 1)
        g.turn_of("The King").now("Gigazaur", energy=1)


@pytest.mark.rule("KOT-R21", "KOT-R24")
def test_one_may_stop_after_the_first_roll() -> None:
    with given("Gigazaur", "The King").city("The King").rolls("1 1 1 2 3 3") as g:
        g.keeps_all().gained("Gigazaur", stars=1).turn_of("The King")


@pytest.mark.rule("KOT-R21", "KOT-R24")
def test_one_may_stop_after_the_second_roll() -> None:
    with given("Gigazaur", "The King").city("The King").rolls("1 1 2 2 3 3") as g:
        g.rolls("1 2 3 energy").keeps(0, 1).is_asked("Gigazaur", "keep")
        g.keeps_all().gained("Gigazaur", stars=1, energy=1).turn_of("The King")


@pytest.mark.rule("KOT-R21")
def test_the_first_roll_is_not_a_choice() -> None:
    with given("Gigazaur", "The King") as g:
        g.is_asked("Gigazaur", "keep")
        assert g.told("rolled")[0][:1] == (0,)
        assert len(g.state.dice) == 6


@pytest.mark.rule("KOT-R22", "KOT-R6")
@pytest.mark.parametrize("heads", [0, 1, 2])
def test_the_first_roll_is_of_six_dice_and_one_more_for_each_extra_head(heads: int) -> None:
    with given("Gigazaur", "The King").owns("Gigazaur", *["extra_head"] * heads) as g:
        assert g.session.pending
        assert len(g.state.dice) == 6 + heads


@pytest.mark.rule("KOT-R23", "KOT-R55")
def test_dice_set_aside_stay_and_the_others_are_rolled() -> None:
    with given("Gigazaur", "The King").city("The King").rolls("1 2 3 heart energy claw") as g:
        g.rolls("3 3 3 3").keeps(0, 5).dice_are("1 3 3 3 3 claw")
        assert [die["kept"] for die in g.session.view(0)["board"]["dice"]] == [True, False, False, False, False, True]


@pytest.mark.rule("KOT-R23", "KOT-R55", "KOT-X23")
def test_a_die_set_aside_earlier_may_be_rolled_again() -> None:
    with given("Gigazaur", "The King").city("The King").rolls("1 2 3 heart energy claw") as g:
        g.rolls("3 3 3 3").keeps(0, 5)  # the claw is kept ...
        g.rolls("energy 2").keeps(1, 2, 3, 4)  # ... and now it goes back in
        g.gained("Gigazaur", stars=4, energy=1).lost("The King", 0)


@pytest.mark.rule("KOT-R23")
def test_all_dice_may_be_rolled_again() -> None:
    with given("Gigazaur", "The King").city("The King").rolls("1 1 2 2 3 3") as g:
        g.rolls("2 2 2 1 1 3").keeps().dice_are("2 2 2 1 1 3")


@pytest.mark.rule("KOT-X23")
def test_the_dice_of_one_reroll_are_rolled_together() -> None:
    with given("Gigazaur", "The King").city("The King").rolls("1 1 2 2 3 3") as g:
        g.rolls("energy claw heart").keeps(0, 2, 4)
        g.dice_are("1 energy 2 claw 3 heart")
        assert len(g.told("rolled")) == 2


@pytest.mark.rule("KOT-R24", "KOT-R26")
def test_only_the_faces_after_the_last_roll_count() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", hearts=5) as g:
        g.rolls("3 3 3 energy claw heart")
        g.rolls("1 1 2 2 3 energy").keeps().gained("Gigazaur", stars=0, energy=0, hearts=0).lost("The King", 0)
        g.rolls("1 1 2 2 3 3").keeps().gained("Gigazaur", stars=0, energy=0, hearts=0).lost("The King", 0)


@pytest.mark.rule("KOT-R55")
def test_before_every_roll_one_says_anew_which_dice_stay() -> None:
    with given("Gigazaur", "The King").city("The King") as g:
        assert len(g.decision("Gigazaur").actions) == 64
        g.rolls("1 1 1").keeps(0, 2, 4)
        assert len(g.decision("Gigazaur").actions) == 64


@pytest.mark.rule("KOT-R21")
def test_more_rolls_come_only_with_cards() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "giant_brain") as g:
        assert g.session.pending
        for left in (3, 2, 1):
            assert g.state.rolls_left == left
            g.rolls("1 1 2 2 3 3").keeps()
        g.turn_of("The King")
